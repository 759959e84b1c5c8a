# Sourced after rust.sh: trunk, wasm-bindgen, wasm-opt and geckodriver in the cache folder.
#
# Each lives in $SENET_CACHE/<tool>-<version>. It is built beside that folder and moved there whole,
# so a run that is interrupted leaves nothing that looks complete. Two runs at once wait for each other.

# answers VERSION PROGRAM…: whether the program runs and says that it is this version.
answers() {
    local version=$1
    shift
    [ "$("$@" --version 2>/dev/null | first_version)" = "$version" ]
}

# locked NAME COMMAND…: runs the command while no other run does so under this name.
locked() {
    local name=$1
    shift
    mkdir -p "$SENET_CACHE" || die "The cache folder $SENET_CACHE cannot be made." "Set SENET_CACHE to another place."
    if have flock; then
        (
            flock -n 9 || {
                say "waiting for another run that is installing $name"
                flock 9
            }
            "$@"
        ) 9>"$SENET_CACHE/.lock-$name"
    else
        "$@"
    fi
}

# settle FROM TO: moves a finished folder into place, unless another run was quicker.
settle() {
    if [ -e "$2" ]; then rm -rf "$1"; else mv "$1" "$2"; fi
}

# by_binstall CRATE VERSION FOLDER: a prebuilt program, where cargo-binstall is present and answers.
by_binstall() {
    have cargo-binstall || return 1
    say "fetching $1 $2 with cargo binstall"
    cargo binstall --no-confirm --disable-strategies compile --root "$3" "$1@$2" </dev/null
}

# install_crate CRATE VERSION PROGRAM CARGO-OPTION…: called under the lock.
install_crate() {
    local crate=$1 version=$2 program=$3
    shift 3
    local name=${crate%-cli}-$version
    local home="$SENET_CACHE/$name" half="$SENET_CACHE/.half-$name" build="$SENET_CACHE/.build-$name"
    answers "$version" "$home/bin/$program" && return
    rm -rf "$half" "$home"
    if ! by_binstall "$crate" "$version" "$half" || ! answers "$version" "$half/bin/$program"; then
        rm -rf "$half"
        say "building $crate $version with cargo (once; some minutes)"
        # The build folder stays when the run is interrupted, so that the next one goes on from there.
        # The variables of a surrounding build would change what is built here.
        env -u CARGO_BUILD_TARGET -u RUSTFLAGS -u CARGO_ENCODED_RUSTFLAGS \
            CARGO_TARGET_DIR="$build" \
            cargo install "$crate" --version "$version" --root "$half" "$@" </dev/null ||
            die "cargo could not install $crate $version (its messages stand above)." "Is crates.io within reach?"
        rm -rf "$build"
    fi
    answers "$version" "$half/bin/$program" || die "$crate $version was installed, but does not run."
    settle "$half" "$home"
}

# need_crate CRATE VERSION PROGRAM CARGO-OPTION…: installs it where it is missing, and puts it on the PATH.
need_crate() {
    local crate=$1 version=$2 program=$3
    local home="$SENET_CACHE/${crate%-cli}-$version"
    if ! answers "$version" "$home/bin/$program"; then
        answers "$version" "$program" && return
        locked "${crate%-cli}" install_crate "$@"
    fi
    PATH="$home/bin:$PATH"
}

# Unoptimised tools are quicker to have and no slower to use, wasm-bindgen excepted; its own lock file
# names a release that was withdrawn, so it goes without.
need_trunk() { need_crate trunk "$TRUNK_VERSION" trunk --debug --locked --no-default-features; }
need_wasm_bindgen() { need_crate wasm-bindgen-cli "$WASM_BINDGEN_VERSION" wasm-bindgen --no-default-features; }
need_geckodriver() { need_crate geckodriver "$GECKODRIVER_VERSION" geckodriver --debug --locked; }

# install_npm NAME VERSION: called under the lock.
install_npm() {
    local home="$SENET_CACHE/$1-$2" half="$SENET_CACHE/.half-$1-$2"
    [ -d "$home/node_modules/$1" ] && return
    rm -rf "$half" "$home"
    mkdir -p "$half"
    say "installing $1 $2 with npm"
    npm install --prefix "$half" --no-audit --no-fund --ignore-scripts --save-exact "$1@$2" </dev/null ||
        die "npm could not install $1 $2 (its messages stand above)."
    settle "$half" "$home"
}

# need_npm NAME VERSION: a package of npm's, in $SENET_CACHE/<name>-<version>/node_modules.
need_npm() {
    [ -d "$SENET_CACHE/$1-$2/node_modules/$1" ] && return
    have npm || die "npm is missing, and $1 comes by it."
    locked "$1" install_npm "$1" "$2"
}

# install_binaryen FOLDER: called under the lock.
install_binaryen() {
    local half="$SENET_CACHE/.half-binaryen-$BINARYEN_VERSION"
    answers "${BINARYEN_VERSION%%.*}" "$1/node_modules/.bin/wasm-opt" && return
    rm -rf "$half" "$1"
    mkdir -p "$half"
    say "installing wasm-opt (binaryen $BINARYEN_VERSION) with npm"
    npm install --prefix "$half" --no-audit --no-fund --ignore-scripts --save-exact \
        "binaryen@$BINARYEN_VERSION" </dev/null || return 1
    answers "${BINARYEN_VERSION%%.*}" "$half/node_modules/.bin/wasm-opt" || return 1
    settle "$half" "$1"
}

# need_wasm_opt: wasm-opt in the one version that trunk is told to use. Other releases build pages that
# die at the start. Without node the page is built all the same, only larger.
need_wasm_opt() {
    local home="$SENET_CACHE/binaryen-$BINARYEN_VERSION" version=${BINARYEN_VERSION%%.*} lack=
    if ! answers "$version" "$home/node_modules/.bin/wasm-opt"; then
        answers "$version" wasm-opt && return
        if ! have node; then
            lack="node is missing"
        elif ! have npm; then
            lack="npm is missing"
        elif ! locked binaryen install_binaryen "$home"; then
            lack="wasm-opt could not be installed"
        fi
    fi
    if [ -n "$lack" ]; then
        say "NOTE: $lack, so the page is built without wasm-opt: it works, but is larger"
        export SENET_WITHOUT_WASM_OPT="$lack"
        PATH="$root/tools/setup/without-wasm-opt:$PATH"
    else
        PATH="$home/node_modules/.bin:$PATH"
    fi
}

# need_page_tools: all that building the page takes.
need_page_tools() {
    need_wasm_target
    need_trunk
    need_wasm_bindgen
    need_wasm_opt
    if have node; then
        SENET_WASM_BINDGEN=$(command -v wasm-bindgen)
        export SENET_WASM_BINDGEN
        PATH="$root/tools/setup/glue:$PATH"
    fi
    export PATH
    # A trunk that looks for news of itself asks a host that may be out of reach.
    export TRUNK_SKIP_VERSION_CHECK=true
    # Anything in NO_COLOR asks for no colour, but trunk refuses all values other than these two.
    if [ -n "${NO_COLOR:-}" ]; then export NO_COLOR=true; else unset NO_COLOR; fi
}
