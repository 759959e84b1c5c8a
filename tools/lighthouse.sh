#!/usr/bin/env bash
# Lighthouse's figures for dist/, which it builds: median of RUNS (5). Needs node and Chromium.
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh

have node || die "node is missing, and Lighthouse runs in it."
chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
    die "Chromium is missing."
bash tools/dist.sh
need_npm lighthouse "$LIGHTHOUSE_VERSION"
node tools/lighthouse.mjs "$SENET_CACHE/lighthouse-$LIGHTHOUSE_VERSION" "$chromium" "${RUNS:-5}"
