#!/usr/bin/env bash
# Called once the page is built (tools/languages.sh): what it needs on other people's servers and pages. Puts the
# licences beside it; with BASE_URL, the address that it will have, also its canonical address, a preview and static
# oEmbed; and last, since it is about all that stands in the page, the content security policy.
set -euo pipefail
to="$TRUNK_STAGING_DIR"
bash tools/licences.sh >"$to/licences.txt"
page=$(<"$to/index.html")

# insert BEFORE TEXT: puts TEXT into the page in front of the first BEFORE.
insert() {
    case "$page" in
        *"$1"*) page="${page%%"$1"*}$2$1${page#*"$1"}" ;;
        *) echo "embedding.sh: index.html has no $1" >&2 && exit 1 ;;
    esac
}

base=${BASE_URL:-}
if [ -n "$base" ]; then
    case "$base" in
        *[\"\'\<\>\&\ \\]* | *[![:print:]]*) echo "BASE_URL is no address: $base" >&2 && exit 1 ;;
        http://*/ | https://*/) ;;
        http://* | https://*) base="$base/" ;;
        *) echo "BASE_URL has to begin with https:// (or http://): $base" >&2 && exit 1 ;;
    esac
    title='Senet: the Egyptian game of passing'
    text='Play senet, the board game of ancient Egypt, by ten careful readings of its lost rules.'
    cp assets/root/preview.jpg "$to/preview.jpg"
    # Quotes as JSON has them within a text.
    frame="<iframe src=\\\"${base}?embed=1\\\" width=\\\"800\\\" height=\\\"450\\\" title=\\\"$title\\\" allow=\\\"fullscreen; clipboard-write; autoplay\\\" style=\\\"border:0\\\"></iframe>"
    printf '%s' "{\"version\":\"1.0\",\"type\":\"rich\",\"provider_name\":\"Senet\",\"provider_url\":\"$base\",\"title\":\"$title\"," \
        "\"width\":800,\"height\":450,\"html\":\"$frame\"," \
        "\"thumbnail_url\":\"${base}preview.jpg\",\"thumbnail_width\":1200,\"thumbnail_height\":630}" >"$to/oembed.json"
    insert '<link' "<link rel=\"canonical\" href=\"$base\"><link rel=\"alternate\" type=\"application/json+oembed\" href=\"${base}oembed.json\" title=\"Senet\"><meta property=\"og:type\" content=\"website\"><meta property=\"og:url\" content=\"$base\"><meta property=\"og:title\" content=\"$title\"><meta property=\"og:description\" content=\"$text\"><meta property=\"og:image\" content=\"${base}preview.jpg\"><meta property=\"og:image:width\" content=\"1200\"><meta property=\"og:image:height\" content=\"630\"><meta name=\"twitter:card\" content=\"summary_large_image\">"
fi

# hash: the SHA-256 of standard input as policies write it.
hash() {
    local hex
    hex=$( (sha256sum 2>/dev/null || shasum -a 256) | cut -c 1-64)
    # shellcheck disable=SC2059
    printf "$(printf '%s' "$hex" | sed 's/../\\x&/g')" | base64 | tr -d '\n'
}

rest=$page hashes=
while [[ $rest == *'<script'* ]]; do
    rest=${rest#*'<script'}
    tag=${rest%%'>'*} rest=${rest#*'>'}
    body=${rest%%'</script>'*} rest=${rest#*'</script>'}
    [[ $tag == *src=* ]] || hashes="$hashes 'sha256-$(printf '%s' "$body" | hash)'"
done
policy="default-src 'none'; script-src 'self'$hashes 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
insert '<meta' "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\">"
printf '%s\n' "$policy" >"$to/policy.txt"
printf '%s\n' "$page" >"$to/index.html"
