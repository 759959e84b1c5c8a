#!/usr/bin/env bash
# Builds the page and packs it as target/senet-<version>.zip, with a page of instructions, for one's own server.
# BASE_URL as for dist.sh.
. "$(dirname "$0")/setup/common.sh"

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name=senet-$version
bash tools/dist.sh
rm -rf "target/release-page" "target/$name.zip"
mkdir -p "target/release-page/$name"
cp -R dist "target/release-page/$name/senet"
sed "s/{version}/$version/g" assets/release/README.html >"target/release-page/$name/README.html"
cd target/release-page
if have zip; then
    zip -q -r -X "../$name.zip" "$name"
elif have python3; then
    python3 -m zipfile -c "../$name.zip" "$name"
elif have bsdtar; then
    bsdtar -a -cf "../$name.zip" "$name"
else
    die "Nothing here can pack a zip file." "Install zip, or pack the folder target/release-page/$name by hand."
fi
say "target/$name.zip is ready: put the folder senet in it on any static file host"
