#!/usr/bin/env bash
# Builds the game in release mode and serves it on this machine. PORT chooses the port (8080).
. "$(dirname "$0")/setup/common.sh"
. tools/setup/rust.sh
. tools/setup/tools.sh

port=${PORT:-8080}
case "$port" in
    '' | *[!0-9]* | 0?* | ??????*) die "PORT must be a number from 1 to 65535; it is '$port'." ;;
esac
[ "$port" -ge 1 ] && [ "$port" -le 65535 ] || die "PORT must be a number from 1 to 65535; it is $port."

# listening: whether something answers on the port.
listening() { (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; }

listening && die "Port $port is taken by another program." "Choose another one: make play PORT=$((port % 65535 + 1))"

need_page_tools
say "building the game in release mode (the first build takes some minutes)"

# trunk serves once the first build is through; only then is the address worth printing.
announce() {
    until listening; do sleep 0.2; done
    printf '\n==> Senet is ready: http://127.0.0.1:%s/   (Ctrl-C ends it)\n\n' "$port"
}
announce &
announcer=$!
server=
# Whoever ends this script ends the server too.
trap 'kill "$announcer" $server 2>/dev/null || true' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP
# A folder of its own, so that a `make dist` meanwhile does not get in the way.
mkdir -p target/play
trunk serve --release --port "$port" --dist target/play &
server=$!
wait "$server" || die "trunk ended (its messages stand above)."
