#!/usr/bin/env bash
# Trains the nets of all rulesets, one after the other, or of those that are named: train.sh [RULESET…].
# TRAIN_STEPS (1200) says how long: about 16,000 positions each, all ten within an hour on two cores. What is
# done stands in target/train: a training that was stopped goes on where it was. The log stays there too.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh

steps=${TRAIN_STEPS:-1200}
seed=${TRAIN_SEED:-1}
[ $# -gt 0 ] || set -- kendall cemea figurine faraones reed jequier bell piccione common skyriuk

need_rust
cargo build --quiet --locked --release --example train
mkdir -p target/train
for ruleset; do
    say "training $ruleset: $steps steps"
    target/release/examples/train "$ruleset" --steps "$steps" --seed "$seed" | tee -a target/train/log
done
