#!/usr/bin/env bash
# How fast the engine plays random games, natively and in wasm under node.
# RULESET (kendall) and SECONDS_EACH (5) choose what is played and for how long.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh

ruleset=${RULESET:-kendall}
seconds=${SECONDS_EACH:-5}

need_rust
say "native, $ruleset, $seconds s"
cargo run --quiet --locked --release --example playouts -- "$ruleset" --seconds "$seconds"

have node || die "node is missing, and the wasm side of the benchmark runs in it."
need_wasm_target
need_wasm_bindgen
need_wasm_opt
export PATH
out=target/bench-wasm
say "building the engine for wasm"
cargo build --quiet --locked --profile page --target wasm32-unknown-unknown --example bench_wasm
wasm-bindgen --target nodejs --out-dir "$out" target/wasm32-unknown-unknown/page/examples/bench_wasm.wasm
# As trunk does it for the page (index.html); the module itself says what it may use.
wasm-opt -Oz --low-memory-unused --output="$out/optimised.wasm" "$out/bench_wasm_bg.wasm"
mv "$out/optimised.wasm" "$out/bench_wasm_bg.wasm"
say "wasm in node $(node --version), $ruleset, $seconds s"
node tools/bench_wasm.cjs "$out/bench_wasm.js" "$ruleset" "$seconds"
