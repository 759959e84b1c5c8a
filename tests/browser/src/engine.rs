//! The three engines: their programs, and how each is asked for what a test wants.

use crate::cache::cached;
use crate::process::find_program;
use serde_json::{Value, json};
use std::fmt;
use std::path::{Path, PathBuf};

/// A browser engine. All three must be there: a missing one fails the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, by chromedriver.
    Chromium,
    /// Firefox, by geckodriver.
    Firefox,
    /// WebKitGTK's MiniBrowser, by WebKitWebDriver, under Xvfb.
    WebKit,
}

/// What a session can be given beyond the defaults; each engine reads what is meant for it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Options {
    chromium_args: Vec<String>,
    chromium_prefs: serde_json::Map<String, Value>,
    firefox_prefs: serde_json::Map<String, Value>,
    trace: Option<&'static str>,
    environment: Vec<(String, String)>,
}

impl Options {
    /// A command-line argument for Chromium: `--force-device-scale-factor=2`.
    pub fn chromium_arg(mut self, arg: &str) -> Self {
        self.chromium_args.push(arg.to_owned());
        self
    }

    /// A preference of Chromium's profile: `profile.block_third_party_cookies`.
    pub fn chromium_pref(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.chromium_prefs.insert(name.to_owned(), value.into());
        self
    }

    /// A preference of Firefox, as in `about:config`.
    pub fn firefox_pref(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.firefox_prefs.insert(name.to_owned(), value.into());
        self
    }

    /// The visitor's languages, best first: `it,en`.
    pub fn languages(mut self, languages: &str) -> Self {
        // WebKitGTK takes them from the environment, as underscored locales.
        let posix = languages.replace(',', ":").replace('-', "_");
        self.environment.push(("LANGUAGE".to_owned(), posix));
        self.environment.push(("LC_ALL".to_owned(), "C.UTF-8".to_owned()));
        self.chromium_pref("intl.accept_languages", languages)
            .firefox_pref("intl.accept_languages", languages)
    }

    /// The system asks for less motion (Chromium, Firefox).
    pub fn reduced_motion(self) -> Self {
        self.chromium_arg("--force-prefers-reduced-motion").firefox_pref("ui.prefersReducedMotion", 1)
    }

    /// The system is dark (Chromium, Firefox).
    pub fn dark(self) -> Self {
        self.chromium_arg("--force-dark-mode").firefox_pref("ui.systemUsesDarkTheme", 1)
    }

    /// The system forces its colours (Chromium, Firefox).
    pub fn forced_colours(self) -> Self {
        self.chromium_arg("--force-high-contrast")
            .firefox_pref("browser.display.document_color_use", 2)
            .firefox_pref("ui.useAccessibilityTheme", 1)
    }

    /// Device pixels to a CSS pixel (Chromium, Firefox).
    pub fn device_pixel_ratio(self, ratio: f64) -> Self {
        self.chromium_arg(&format!("--force-device-scale-factor={ratio}"))
            .firefox_pref("layout.css.devPixelsPerPx", ratio.to_string())
    }

    /// What the main thread does is recorded ([`Page::trace`](crate::Page::trace), Chromium).
    pub fn traced(mut self) -> Self {
        self.trace = Some("toplevel,devtools.timeline,disabled-by-default-devtools.timeline");
        self
    }

    pub(crate) fn environment(&self) -> &[(String, String)] {
        &self.environment
    }
}

impl Engine {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Whether a finger is one: WebKitGTK's driver makes a mouse of it.
    pub fn has_touch(self) -> bool {
        self != Self::WebKit
    }

    /// The driver's program.
    pub(crate) fn driver(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => find_program(&["chromedriver"]),
            Self::Firefox => geckodriver(),
            Self::WebKit => find_program(&["WebKitWebDriver"]),
        }
    }

    /// The browser's program.
    pub(crate) fn browser(self) -> Option<PathBuf> {
        match self {
            Self::Chromium => find_program(&["chromium", "chromium-browser", "google-chrome"]),
            Self::Firefox => find_program(&["firefox-esr", "firefox"]),
            Self::WebKit => minibrowser(),
        }
    }

    pub(crate) fn driver_args(self, port: u16) -> Vec<String> {
        match self {
            Self::Chromium | Self::WebKit => vec![format!("--port={port}")],
            Self::Firefox => ["--port", &port.to_string(), "--websocket-port", "0"].map(str::to_owned).into(),
        }
    }

    /// The capabilities to ask for, with the browser's profile in `folder`.
    pub(crate) fn capabilities(
        self,
        browser: &Path,
        folder: &Path,
        options: &Options,
    ) -> serde_json::Map<String, Value> {
        let browser = browser.to_string_lossy();
        let wanted = match self {
            Self::Chromium => {
                let profile = format!("--user-data-dir={}", folder.join("profile").display());
                let mut args: Vec<&str> = CHROMIUM_ARGS.to_vec();
                args.push(&profile);
                args.extend(options.chromium_args.iter().map(String::as_str));
                let mut wanted = json!({
                    "goog:chromeOptions": { "binary": browser, "args": args, "prefs": options.chromium_prefs },
                    "goog:loggingPrefs": { "browser": "ALL" },
                });
                if let Some(categories) = options.trace {
                    wanted["goog:loggingPrefs"]["performance"] = json!("ALL");
                    wanted["goog:chromeOptions"]["perfLoggingPrefs"] = json!({
                        "enableNetwork": false, "enablePage": false, "traceCategories": categories,
                    });
                }
                wanted
            }
            Self::Firefox => json!({
                "moz:firefoxOptions": {
                    "binary": browser, "args": ["-headless"], "prefs": options.firefox_prefs,
                },
            }),
            Self::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": browser, "args": ["--automation"] },
            }),
        };
        match wanted {
            Value::Object(map) => map,
            _ => unreachable!("each arm is an object"),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        })
    }
}

/// As root there is no sandbox; the rest keeps a headless browser from talking to the world.
const CHROMIUM_ARGS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// geckodriver is no system package everywhere; `make` keeps one in the project's cache folder.
fn geckodriver() -> Option<PathBuf> {
    let cached = cached("geckodriver", "GECKODRIVER_VERSION", "bin/geckodriver");
    cached.or_else(|| find_program(&["geckodriver"]))
}

/// The driver's package brings it, in a folder named after the machine and the version.
fn minibrowser() -> Option<PathBuf> {
    let mut homes = vec![PathBuf::from("/usr/libexec")];
    homes.extend(std::fs::read_dir("/usr/lib").ok()?.filter_map(|entry| Some(entry.ok()?.path())));
    let candidates = homes.iter().flat_map(|home| {
        ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map(|name| home.join(name).join("MiniBrowser"))
    });
    candidates.into_iter().find(|path| path.is_file())
}
