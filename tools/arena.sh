#!/usr/bin/env bash
# What the computer's levels reach, ruleset by ruleset, as the table of the README: GAMES (2000) games of the
# fifth level against greedy and random play, twice as many of each level against the one below.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh

need_rust
cargo build --quiet --locked --release --example table
target/release/examples/table --games "${GAMES:-2000}" --seed "${SEED:-1}" --only "${RULESET:-all}"
