#!/usr/bin/env bash
# How long a decision of each level takes in the middle of games, ruleset by ruleset, and how long the endgames
# take to solve: natively, then in wasm under node, one thread. RULESET measures one alone, GAMES (4) sets how many
# games are looked into in wasm.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh
. tools/setup/bench_wasm.sh

rulesets=${RULESET:-kendall cemea figurine faraones reed jequier bell piccione common skyriuk}

need_rust
say "decisions natively"
cargo bench --quiet --locked --bench levels -- ${RULESET:-}
need_bench_wasm
say "decisions in wasm, in node $(node --version) as the page is built"
printf '%-14s %5s %12s %12s\n' ruleset level 'median, ms' 'longest, ms'
for ruleset in $rulesets; do
    node tools/bench_wasm.cjs "$bench_wasm" levels "$ruleset" "${GAMES:-4}"
done
say "endgames in wasm, as a page solves them"
for ruleset in $rulesets; do
    node tools/bench_wasm.cjs "$bench_wasm" solve "$ruleset" 1
done
