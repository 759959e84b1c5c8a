//! Frames that are shut off, more or less.

use crate::host;
use senet_browser::{Engine, Options, Page, in_chromium, json};

// To WebKit nothing is 'self' in a frame without an origin of its own, so the page's own policy keeps its files from it.
in_chromium!(sandboxed_frames_play_or_say_why_not);

mod without_storage {
    //! Third-party storage is refused: in Chromium and Firefox it throws.

    use super::{Engine, Options};

    fn blocked() -> Options {
        Options::default()
            .chromium_pref("profile.block_third_party_cookies", true)
            .chromium_pref("profile.cookie_controls_mode", 1)
            .firefox_pref("network.cookie.cookieBehavior", 1)
    }

    #[test]
    #[ignore = "the notice is not found there yet"]
    fn chromium() {
        senet_browser::run_with(
            Engine::Chromium,
            &blocked(),
            "without_storage",
            super::plays_without_storage,
        );
    }

    #[test]
    #[ignore = "the notice is not found there yet"]
    fn firefox() {
        senet_browser::run_with(Engine::Firefox, &blocked(), "without_storage", super::plays_without_storage);
    }
}

/// What a frame says within its first words: that it is ready, or why it can't be.
const FIRST_WORD: &str = "
    const [sandbox] = arguments;
    return new Promise((done) => {
        const frame = document.createElement('iframe');
        addEventListener('message', function hear({ data, source }) {
            if (source !== frame.contentWindow || !['ready', 'error'].includes(data.type)) return;
            removeEventListener('message', hear);
            frame.remove();
            done([data.type, data.message ?? '']);
        });
        if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
        frame.src = game;
        document.body.append(frame);
    })";

fn sandboxed_frames_play_or_say_why_not(page: &Page) {
    for part in [
        "CORS",
        "Cross-Origin",
        "cross-origin",
        "access control",
        "ERR_FAILED",
        "resource",
        "Storage",
        "storage",
        "sandbox",
        "Failed to load",
        "rejection",
        "error at",
        "console",
    ] {
        page.allow_error(part);
    }
    let game = page.url("?embed=1&ruleset=bell&white=human&black=human&lang=fr");
    host::open(page, &format!("<script>var game = '{game}'</script>"));
    let first = |sandbox| {
        let told = page.script_with(FIRST_WORD, &[sandbox]);
        (told[0].as_str().unwrap_or_default().to_owned(), told[1].as_str().unwrap_or_default().to_owned())
    };
    for sandbox in [
        json!(null),
        json!("allow-scripts allow-same-origin"),
        json!("allow-scripts allow-same-origin allow-popups allow-forms allow-downloads"),
    ] {
        assert_eq!(first(sandbox.clone()).0, "ready", "{sandbox}");
    }
    let shut = [json!("allow-scripts"), json!("allow-scripts allow-popups allow-forms allow-modals")];
    for sandbox in &shut {
        let (kind, words) = first(sandbox.clone());
        assert_eq!(kind, "error", "{sandbox}");
        assert!(words.contains("allow-same-origin") && words.contains("cadre"), "{words}");
    }
    page.server().set_header("Access-Control-Allow-Origin", "*");
    for sandbox in &shut {
        let (kind, words) = first(sandbox.clone());
        assert_eq!(kind, "ready", "{sandbox}, with files for everybody: {words}");
    }
}

fn plays_without_storage(page: &Page) {
    host::open(page, "<senet-board ruleset=bell white=human black=human lang=en></senet-board>");
    let told = host::run(page, "const { value } = await board().throw(); return value");
    assert!(told.as_u64().is_some_and(|value| (1..=4).contains(&value)), "{told}");
    host::enter(page, "return frame()");
    assert!(page.text(".unsaved").contains("cannot save"));
    page.click(".notice button");
    page.wait("it is read once", "return !document.querySelector('.notice')");
    host::leave(page);
}
