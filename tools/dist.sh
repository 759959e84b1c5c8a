#!/usr/bin/env bash
# Builds the page into dist/: `dist.sh` in release mode, `dist.sh debug` without optimisation.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh

need_page_tools
case "${1:-release}" in
    release)
        say "building the page in release mode"
        trunk build --release
        ;;
    debug)
        say "building the page without optimisation"
        trunk build
        ;;
    *) die "dist.sh takes 'release' or 'debug', not '$1'." ;;
esac
say "dist/ is ready: any static file host can serve it, under any path"
