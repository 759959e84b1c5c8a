#!/usr/bin/env bash
# What a decision of the fifth level costs in solved endgames, ruleset by ruleset: up to three pieces a side, fewer
# where that would take hours to solve. GAMES (500) endgames of each kind, RULESET measures one ruleset alone.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh

need_rust
cargo build --quiet --locked --release --example loss
for ruleset in ${RULESET:-kendall cemea figurine faraones reed jequier bell piccione common skyriuk}; do
    case $ruleset in
        kendall*) pieces=4 ;;
        bell | piccione) pieces=5 ;;
        *) pieces=6 ;;
    esac
    target/release/examples/loss "$ruleset" --pieces "$pieces" --a-side 3 --games "${GAMES:-500}" --seed "${SEED:-1}"
done
