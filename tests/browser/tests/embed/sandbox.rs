//! Frames that are shut off, more or less.

use crate::host;
use senet_browser::{Engine, Options, Page, in_every_engine, json};

in_every_engine!(sandboxed_frames_play_or_say_why_not, goes_on);

mod without_storage {
    //! What a frame of another site stores is refused, or kept apart.

    use super::{Engine, Options};

    /// As visitors set it who refuse what other sites store: Chromium keeps it apart, Firefox refuses.
    fn foreign() -> Options {
        Options::default()
            .chromium_pref("profile.block_third_party_cookies", true)
            .chromium_pref("profile.cookie_controls_mode", 1)
            .firefox_pref("network.cookie.cookieBehavior", 1)
    }

    /// All storage is refused.
    fn all() -> Options {
        Options::default().chromium_pref("profile.default_content_setting_values.cookies", 2)
    }

    #[test]
    fn chromium() {
        senet_browser::run_with(Engine::Chromium, &all(), "without_storage", super::plays_without_storage);
    }

    #[test]
    fn chromium_apart() {
        senet_browser::run_with(Engine::Chromium, &foreign(), "with_storage_apart", super::goes_on);
    }

    #[test]
    fn firefox() {
        senet_browser::run_with(Engine::Firefox, &foreign(), "without_storage", super::plays_without_storage);
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
        "policy",
        "Policy",
        "integrity",
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
        // To WebKit nothing is 'self' in a frame without an origin of its own: the page's own policy keeps its files
        // from it.
        let plays = page.engine() != Engine::WebKit;
        assert_eq!(kind == "ready", plays, "{sandbox}, with files for everybody: {kind} {words}");
        assert!(plays || words.contains("allow-same-origin"), "{words}");
    }
}

fn plays_without_storage(page: &Page) {
    host::open(page, "<senet-board ruleset=bell white=human black=human lang=en></senet-board>");
    let told = host::run(page, "const { value } = await board().throw(); return value");
    assert!(told.as_u64().is_some_and(|value| (1..=4).contains(&value)), "{told}");
    host::enter(page, "return frame()");
    let refused = page.script("try { return localStorage === null } catch { return true }");
    assert_eq!(refused, true, "the browser refuses");
    assert!(page.text(".unsaved").contains("cannot save"));
    page.click(".notice button");
    page.wait("it is read once", "return !document.querySelector('.notice')");
    host::leave(page);
}

/// Where a frame of another site may store, its game goes on at the next visit.
fn goes_on(page: &Page) {
    let body = "<senet-board ruleset=bell white=human black=human lang=en></senet-board>";
    host::open(page, body);
    let record = "const { record } = await board().get(); return record.split('\\n\\n')[1]";
    host::run(page, "await board().throw()");
    let before = host::run(page, record);
    assert!(before.as_str().is_some_and(|record| record.starts_with("0. ")), "{before}");
    host::open(page, body);
    assert_eq!(host::run(page, record), before);
}
