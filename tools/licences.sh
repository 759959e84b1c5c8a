#!/usr/bin/env bash
# Prints the licences of all that the page is made of: the game's own, the fonts', and those of the crates that are
# compiled into it, which cargo names. A text that several share is printed once.
set -euo pipefail
target=wasm32-unknown-unknown

crates=$(cargo tree --locked --offline --target "$target" --edges normal,no-proc-macro --prefix none --no-dedupe \
    --format '{p} | {l} | {r}' | sed 's/^\([^|]*\) ([^)]*) |/\1 |/; s/ v\([0-9]\)/ \1/' | sort -u | grep -v '^senet ')
manifests=$(cargo metadata --locked --offline --format-version 1 --filter-platform "$target" |
    grep -o '"manifest_path":"[^"]*"' | cut -d '"' -f 4)
[ -n "$crates" ] && [ -n "$manifests" ] || { echo "licences.sh: cargo names no crates" >&2; exit 1; }

rule='------------------------------------------------------------------------------'
cat <<END
Senet is made of these parts. Their licences follow, in full.

Senet itself | MIT OR Apache-2.0
The font Cairo | SIL Open Font License 1.1
Outlines of hieroglyphs, after Noto Sans Egyptian Hieroglyphs | SIL Open Font License 1.1
The standard library of Rust | MIT OR Apache-2.0 | https://github.com/rust-lang/rust
$crates
END

seen=
# text TITLE FILE: the text under its title, or where it has been printed before.
text() {
    local sum known
    sum=$(tr -d ' \t\r\n' <"$2" | cksum | tr ' ' '-')
    printf '\n%s\n%s\n\n' "$rule" "$1"
    known=$(printf '%s' "$seen" | grep "^$sum " | cut -d ' ' -f 2- || true)
    if [ -n "$known" ]; then
        echo "The same text as that of $known, above."
    else
        seen="$seen$sum $1
"
        cat "$2"
    fi
}

text "Senet: MIT" LICENSE-MIT
text "Senet: Apache-2.0" LICENSE-APACHE
text "Cairo" assets/fonts/OFL.txt
text "Noto Sans Egyptian Hieroglyphs" assets/fonts/OFL-NotoSansEgyptianHieroglyphs.txt
while read -r name version _; do
    folder=$(printf '%s\n' "$manifests" | grep "/$name-$version/Cargo.toml\$" | head -n 1) || true
    [ -n "$folder" ] || { echo "licences.sh: no folder for $name $version" >&2; exit 1; }
    found=
    for file in "${folder%/Cargo.toml}"/LICEN[CS]E* "${folder%/Cargo.toml}"/COPYING*; do
        [ -f "$file" ] || continue
        found=yes
        text "$name $version: ${file##*/}" "$file"
    done
    [ -n "$found" ] || printf '\n%s\n%s %s\n\nIt comes without a text of its own.\n' "$rule" "$name" "$version"
done <<<"$crates"
