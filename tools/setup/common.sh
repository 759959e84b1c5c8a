# Sourced by the scripts in tools/: where things are, and how to speak.
# Written for bash 3.2 and later, so that macOS can build the page, too.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root"
. tools/setup/versions.sh

# The cache folder: SENET_CACHE, else `senet` in the user's cache directory.
if [ -z "${SENET_CACHE:-}" ]; then
    case "$(uname -s)" in
        Darwin) SENET_CACHE="${HOME:+$HOME/Library/Caches/senet}" ;;
        *) SENET_CACHE="${XDG_CACHE_HOME:+$XDG_CACHE_HOME/senet}"
           SENET_CACHE="${SENET_CACHE:-${HOME:+$HOME/.cache/senet}}" ;;
    esac
fi
# say TEXT: one line about what is being done.
say() { printf '==> %s\n' "$*"; }

# die TEXT [LINE…]: says what is missing and how to get it, and ends the script.
die() {
    printf '\nsenet: %s\n' "$1" >&2
    shift
    local line
    for line in "$@"; do printf '       %s\n' "$line" >&2; done
    exit 1
}

[ -n "$SENET_CACHE" ] || die "there is no place for the tools: neither HOME nor SENET_CACHE is set." \
    "Name a folder for them: SENET_CACHE=/some/folder"
case "$SENET_CACHE" in
    /*) ;;
    *) SENET_CACHE="$root/$SENET_CACHE" ;;
esac
export SENET_CACHE

# have PROGRAM: whether it can be called.
have() { command -v "$1" >/dev/null 2>&1; }

# at_least VERSION MINIMUM: compares dotted numbers; what follows the numbers is ignored.
at_least() {
    awk -v a="$1" -v b="$2" 'BEGIN {
        split(a, x, "."); split(b, y, ".")
        for (i = 1; i <= 3; i++) if (x[i] + 0 != y[i] + 0) exit !(x[i] + 0 > y[i] + 0)
    }'
}

# first_version: the first dotted number on standard input.
first_version() { sed -n 's/^[^0-9]*\([0-9][0-9.]*\).*/\1/p' | head -n 1; }
