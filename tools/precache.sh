#!/usr/bin/env bash
# Called when everything else of the page is in its folder (TRUNK_STAGING_DIR): puts the manifest, its pictures and the
# service worker beside it, and writes into the service worker what it is to keep, by path and digest.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
to="$TRUNK_STAGING_DIR"
cp -R "$root/assets/root/manifest.webmanifest" "$root/assets/root/icons" "$root/assets/root/screenshots" "$to/"
cd "$to"

# While the page is worked on, nothing is kept: what an earlier build has kept here goes.
if [ "${TRUNK_PROFILE:-release}" = debug ]; then
    cp "$root/assets/root/sw-none.js" sw.js
    exit
fi

sha256() {
    if command -v sha256sum >/dev/null 2>&1; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# A hexadecimal digest, in base64 as integrity attributes have it.
base64_of() {
    # shellcheck disable=SC2059
    printf "$(printf '%s' "$1" | sed 's/../\\x&/g')" | base64 | tr -d '\n'
}

# All that the game may need, its icons too, which browsers ask for again; not what only a host, an installer or a
# reader of the source looks at.
files=$(find . -type f | sed 's|^\./||' | LC_ALL=C sort | grep -Ev \
    '^(sw\.js|embed.*|oembed.*|.*\.(md|py|txt|map)|preview\.jpg|screenshots/.*|\..*)$')
list=
while read -r digest file; do
    list="$list\"$file\":\"$(base64_of "$digest")\","
done < <(printf '%s\n' "$files" | while read -r file; do sha256 "$file"; done)
version=$(printf '%s' "$list" | sha256 - | cut -c 1-16)

worker=$(<"$root/assets/root/sw.js")
worker=${worker/'files = {}; // FILES: '/"files = {${list%,}}; // "}
worker=${worker/'version = ""; // VERSION: '/"version = \"$version\"; // "}
case "$worker" in
    *FILES:* | *VERSION:*)
        echo "precache.sh: assets/root/sw.js has not the marks for the files" >&2
        exit 1
        ;;
esac
printf '%s\n' "$worker" >sw.js
