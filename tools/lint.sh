#!/usr/bin/env bash
# Formatting, clippy for both targets and the documentation; warnings are errors.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh

need_wasm_target
need_lint_components
say "rustfmt"
cargo fmt --all --check
say "clippy, native"
cargo clippy --workspace --all-targets --quiet -- -D warnings
say "clippy, wasm"
cargo clippy --target wasm32-unknown-unknown --lib --bins --quiet -- -D warnings
cargo clippy --target wasm32-unknown-unknown --example bench_wasm --quiet -- -D warnings
say "rustdoc"
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
say "lint: clean"
