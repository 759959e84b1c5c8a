# Sourced after common.sh, rust.sh and tools.sh: the engine as wasm, for node.

bench_wasm=target/bench-wasm/bench_wasm.js

# need_bench_wasm: builds it as the page is built.
need_bench_wasm() {
    have node || die "node is missing, and the wasm side of the benchmark runs in it."
    need_wasm_target
    need_wasm_bindgen
    need_wasm_opt
    export PATH
    local out
    out=$(dirname "$bench_wasm")
    cargo build --quiet --locked --profile page --target wasm32-unknown-unknown --example bench_wasm
    wasm-bindgen --target nodejs --out-dir "$out" target/wasm32-unknown-unknown/page/examples/bench_wasm.wasm
    # As trunk does it for the page (index.html); the module itself says what it may use.
    wasm-opt -Oz --low-memory-unused --output="$out/optimised.wasm" "$out/bench_wasm_bg.wasm"
    mv "$out/optimised.wasm" "$out/bench_wasm_bg.wasm"
}
