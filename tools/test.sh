#!/usr/bin/env bash
# Every test: the native ones, then the release page's size and its behaviour in three browsers.
# A part that fails does not keep the next from running. `test.sh browser [FILTER]` runs the last part
# alone; `test.sh long` runs only those marked #[ignore] because they take long; `test.sh pictures [FILTER]`
# takes pictures instead, `test.sh icons` makes the icons anew, `test.sh frames` measures frames.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh
. tools/setup/browsers.sh

started=$SECONDS
mkdir -p target
log=target/test.log
: >"$log"
failed=

# part NAME COMMAND…: runs one part, keeps its output for the count, and remembers a failure.
part() {
    say "$1 ($((SECONDS - started)) s so far)"
    local name=$1
    shift
    "$@" 2>&1 | tee -a "$log" || failed="$failed
  $name"
}

native() { part "native tests" cargo test --locked --no-fail-fast "$@"; }
page() {
    part "the page, in release mode, and as one file" bash tools/single.sh
    part "the page's size, and three browsers" cargo test --locked -p senet-browser --no-fail-fast "$@"
}

need_rust
case "${1:-all}" in
    all)
        # What a new machine lacks comes first: better to learn in the first minute that it can't be had.
        need_browsers
        need_page_tools
        native
        page
        ;;
    browser)
        need_browsers
        need_page_tools
        page -- "${2:-}"
        ;;
    pictures)
        need_browsers
        need_page_tools
        bash tools/dist.sh
        cargo run --locked --quiet -p senet-browser --example pictures -- "${2:-}"
        exit
        ;;
    icons)
        need_browsers
        need_page_tools
        bash tools/dist.sh
        cargo run --locked --quiet -p senet-browser --example icons
        exit
        ;;
    frames)
        need_browsers
        need_page_tools
        bash tools/dist.sh
        cargo run --locked -q -p senet-browser --example frames
        exit
        ;;
    long)
        need_browsers
        need_page_tools
        say "the long tests"
        native --release -- --ignored
        page -- --ignored
        ;;
    *) die "test.sh takes nothing, 'browser', 'pictures', 'icons', 'frames' or 'long', not '$1'." ;;
esac

say "done in $((SECONDS - started)) s"
[ -z "$failed" ] || printf '\nsenet: these parts failed:%s\n\n' "$failed"
# The runners' closing lines, added up.
awk '/^test result: / { for (i = 2; i <= NF; i++) { if ($i ~ /^passed/) p += $(i - 1); if ($i ~ /^failed/) f += $(i - 1) } }
    END { printf "%d passed, %d failed\n", p, f }' "$log"
[ -z "$failed" ]
