#!/usr/bin/env bash
# The whole game as one HTML file, single/senet.html, which runs from a USB stick, too.
. "$(dirname "$0")/setup/common.sh"
bash tools/dist.sh
have gzip || die "gzip is missing."
mkdir -p single
cargo run --locked --quiet --example single -- dist single/senet.html
