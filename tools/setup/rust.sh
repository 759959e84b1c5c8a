# Sourced after common.sh: the Rust toolchain with the wasm target.

# need_rust: a Rust that is new enough, with a linker.
need_rust() {
    have cargo && have rustc || die "Rust is missing (no cargo on the PATH)." \
        "Install rustup from https://rustup.rs, open a new shell, and run this again."
    have cc || have gcc || have clang || die "A C linker is missing (no cc on the PATH)." \
        "On Debian and Ubuntu: apt-get install build-essential; on macOS: xcode-select --install"
    local version
    version=$(rustc --version | first_version)
    at_least "$version" "$RUST_MINIMUM" && return
    have rustup || die "Rust $RUST_MINIMUM or newer is needed; this one is $version, and there is no rustup to bring another."
    # A toolchain beside the user's own, whose default stays as it is.
    export RUSTUP_TOOLCHAIN=$RUST_MINIMUM
    rustc --version >/dev/null 2>&1 && return
    say "installing Rust $RUST_MINIMUM beside $version, with rustup"
    rustup toolchain install "$RUST_MINIMUM" --profile minimal --no-self-update ||
        die "rustup could not install Rust $RUST_MINIMUM (this one is $version)."
}

# need_wasm_target: the standard library for wasm32-unknown-unknown.
need_wasm_target() {
    need_rust
    [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib" ] && return
    have rustup || die "The Rust target wasm32-unknown-unknown is missing, and there is no rustup to bring it."
    say "adding the Rust target wasm32-unknown-unknown"
    rustup target add wasm32-unknown-unknown || die "rustup could not add the target wasm32-unknown-unknown."
}

# need_lint_components: rustfmt and clippy.
need_lint_components() {
    need_rust
    cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 && return
    have rustup || die "rustfmt or clippy is missing, and there is no rustup to bring them."
    say "adding rustfmt and clippy"
    rustup component add rustfmt clippy || die "rustup could not add rustfmt and clippy."
}
