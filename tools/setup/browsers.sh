# Sourced after tools.sh: three browsers with their drivers, and axe-core, for the tests. The only step that
# touches the system, and only where something is missing.

# any PROGRAM…: whether one of them is there.
any() {
    local program
    for program; do have "$program" && return; done
    return 1
}

# minibrowser: the window in which WebKitGTK is driven; it comes with the driver, off the PATH.
minibrowser() {
    local path
    for path in /usr/lib/*/webkit2gtk-4.*/MiniBrowser /usr/lib/*/webkitgtk-6.*/MiniBrowser \
        /usr/libexec/webkit2gtk-4.*/MiniBrowser /usr/libexec/webkitgtk-6.*/MiniBrowser; do
        [ -x "$path" ] && return
    done
    return 1
}

# lacking: the packages, one a line, whose programs are missing.
lacking() {
    any chromium chromium-browser google-chrome || echo chromium
    have chromedriver || echo chromium-driver
    any firefox-esr firefox || echo firefox-esr
    have WebKitWebDriver && minibrowser || echo webkit2gtk-driver
    have Xvfb || echo xvfb
    [ -d "$SENET_CACHE/axe-core-$AXE_VERSION" ] || have npm || echo npm
}

# in_this_system PACKAGE: Ubuntu has some of them under other names.
in_this_system() {
    local name other=
    case "$1" in
        chromium) other=chromium-browser ;;
        chromium-driver) other=chromium-chromedriver ;;
        firefox-esr) other=firefox ;;
    esac
    for name in "$1" $other; do
        if apt-cache show "$name" 2>/dev/null | grep -q '^Filename:'; then
            echo "$name"
            return
        fi
    done
    echo "$1"
}

# need_browsers: chromium, firefox and WebKitGTK with their drivers, a display for the last, and axe-core, which
# comes by npm.
need_browsers() {
    install_browsers
    need_npm axe-core "$AXE_VERSION"
}

# install_browsers: all of it that is the system's.
install_browsers() {
    need_geckodriver
    export PATH
    local missing
    missing=$(lacking)
    [ -z "$missing" ] && return
    missing=$(echo $missing)
    local how="apt-get install -y --no-install-recommends $missing"
    have apt-get || die "The browser tests lack: $missing." \
        "They install these by apt-get, on Debian and Ubuntu; here there is no apt-get." \
        "Install them by hand, or run the other tests alone: cargo test"
    local as=
    if [ "$(id -u)" != 0 ]; then
        if have sudo && sudo -n true 2>/dev/null; then
            as="sudo -n"
        elif have sudo && [ -t 0 ] && [ -t 1 ]; then
            say "the browser tests lack $missing; sudo is asked for leave to install them"
            as=sudo
        else
            die "The browser tests lack: $missing." \
                "Installing them takes root or sudo, and there is neither. As root:" "    $how" \
                "or run the other tests alone: cargo test"
        fi
    fi
    say "installing for the browser tests: $missing"
    $as apt-get update -q </dev/null || say "NOTE: apt-get update failed; the packages known so far must do"
    local package packages=
    for package in $missing; do packages="$packages $(in_this_system "$package")"; done
    $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $packages </dev/null ||
        die "apt-get could not install:$packages (its messages stand above)."
    missing=$(echo $(lacking))
    [ -z "$missing" ] || die "Installed, but still not to be found: $missing."
}
