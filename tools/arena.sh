#!/usr/bin/env bash
# What the computer's levels reach, ruleset by ruleset: GAMES (2000) games of the fifth level against greedy and
# random play, twice as many of each level against the one below, half as many between fifth levels; DEEPER (400) of
# a player who looks at fifty times as much. RULESET measures one alone. The rows go into assets/figures.tsv, which
# the start screen reads, and into the README's table; INTO=… names another file, and leaves these alone.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh

need_rust
cargo build --quiet --locked --release --example table
target/release/examples/table --games "${GAMES:-2000}" --seed "${SEED:-1}" --deeper "${DEEPER:-400}" \
    --only "${RULESET:-all}" --into "${INTO:-assets/figures.tsv}"
