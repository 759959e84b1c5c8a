#!/usr/bin/env bash
# Called by trunk once the page is built: puts the languages' files beside it, and the first words of each language
# into it, in place of the marks that stand in index.html. The build script has left both in target/beside-page.
set -euo pipefail
from="${CARGO_TARGET_DIR:-target}/beside-page"
to="$TRUNK_STAGING_DIR"
mkdir -p "$to/lang"
cp "$from"/*.bin "$to/lang/"
page=$(<"$to/index.html") script=$(<"$from/first.js") unscripted=$(<"$from/first.html")
for mark in '"FIRST WORDS"' "'FIRST WORDS'" '`FIRST WORDS`'; do
    page=${page//"$mark"/"$script"}
done
page=${page//"FIRST WORDS"/"$unscripted"}
if [[ $page == *"FIRST WORDS"* || $page != *"$script"* || $page != *"$unscripted"* ]]; then
    echo "languages.sh: index.html has not the marks for the first words" >&2
    exit 1
fi
printf '%s\n' "$page" >"$to/index.html"
bash tools/embedding.sh
# Last, since it lists what is there.
bash tools/precache.sh
