#!/usr/bin/env bash
# How fast the engine plays random games, natively and in wasm under node, one thread: decisions and games a
# second by ruleset, and how the two compare. RULESET plays one ruleset alone, SECONDS_EACH (1) sets how long.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh
. tools/setup/bench_wasm.sh

rulesets=${RULESET:-kendall cemea figurine faraones reed reed+beauty+water+exits jequier bell piccione common skyriuk}
seconds=${SECONDS_EACH:-1}

need_rust
say "building the engine"
cargo build --quiet --locked --release --example playouts
need_bench_wasm

# row LINE: decisions and games a second, from a line of the tool's JSON.
row() {
    node -e '
        const line = process.argv[1];
        if (!line.startsWith("{")) { console.error(line); process.exit(1); }
        const { decisions, games, seconds } = JSON.parse(line);
        console.log(`${(decisions / seconds / 1e6).toFixed(2)} ${Math.round(games / seconds)}`);' "$1"
}

# best OLD NEW: of two rows, the faster one: another program's work only ever slows a run down.
best() {
    awk -v old="$1" -v new="$2" 'BEGIN { split(old, a); split(new, b); print (a[1] + 0 >= b[1] + 0 ? old : new) }'
}

say "random games, the best of three runs of $seconds s each: native, then wasm in node $(node --version) as the page is built"
printf '%-26s %14s %14s %14s %14s %7s\n' ruleset 'M decisions/s' 'games/s' 'wasm M dec./s' 'wasm games/s' ratio
for ruleset in $rulesets; do
    native='' wasm=''
    for _ in 1 2 3; do
        line=$(target/release/examples/playouts "$ruleset" --seconds "$seconds")
        line=$(row "$line")
        native=$(best "$native" "$line")
        line=$(node tools/bench_wasm.cjs "$bench_wasm" playouts "$ruleset" "$seconds")
        line=$(row "$line")
        wasm=$(best "$wasm" "$line")
    done
    read -r decisions games <<<"$native"
    read -r wasm_decisions wasm_games <<<"$wasm"
    ratio=$(awk -v a="$wasm_decisions" -v b="$decisions" 'BEGIN { printf "%.2f", a / b }')
    printf '%-26s %14s %14s %14s %14s %7s\n' "$ruleset" "$decisions" "$games" "$wasm_decisions" "$wasm_games" "$ratio"
done
