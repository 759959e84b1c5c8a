//! The whole game as one file (`make single`), opened from a disk.

use senet_browser::{Options, Page, in_chromium, in_every_engine, json};
use std::fs;
use std::path::{Path, PathBuf};

in_every_engine!(runs_from_a_file);
in_chromium!(Options::default().chromium_pref("profile.default_content_setting_values.cookies", 2) => runs_where_nothing_is_stored);

fn file() -> PathBuf {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../single/senet.html");
    path.canonicalize().unwrap_or_else(|_| panic!("{} is not there: run `make single` first", path.display()))
}

fn open(page: &Page, query: &str) {
    page.visit(&format!("file://{}{query}", file().display()));
    page.wait_ready();
}

#[test]
fn it_is_one_file_and_not_too_large() {
    let text = fs::read_to_string(file()).expect("it can be read");
    assert!(text.len() <= 1_200_000, "{} bytes", text.len());
    assert_eq!(text.matches("<script").count(), 1, "it has one script");
    // What stands in a style or a script is looked at by the browsers below.
    for attribute in ["src=", "href=\"http", "href=/", "href=./", "@import"] {
        assert!(!text.contains(attribute), "it names nothing outside itself: {attribute}");
    }
}

/// Another language, another alphabet and the computer: all of it is in there.
fn runs_from_a_file(page: &Page) {
    open(page, "?ruleset=kendall&white=2&black=3&lang=it");
    assert_eq!(page.attribute("html", "lang").as_deref(), Some("it"));
    page.wait(
        "the computer plays",
        "return Number(document.querySelector('[data-follow]')?.dataset.follow) > 0",
    );
    assert_eq!(page.count(".notice"), 0, "nothing is amiss");
    open(page, "?lang=ar");
    assert_eq!(page.attribute("html", "dir").as_deref(), Some("rtl"));
    page.wait(
        "the Arabic font is there",
        "return [...document.fonts].filter((font) => font.status === 'loaded').length >= 1",
    );
    let loaded = page.script(
        "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => !name.startsWith('data:'))",
    );
    assert_eq!(loaded, json!([]), "nothing is loaded");
    page.script("location.hash = ''");
    open(page, "?ruleset=bell&seed=e1&white=human&black=human&lang=en");
    page.click("#act");
    page.wait("something is thrown", "return !document.querySelector('#stage.moving')");
}

fn runs_where_nothing_is_stored(page: &Page) {
    open(page, "?ruleset=bell&seed=e1&white=human&black=human&lang=en");
    let refused = page.script("try { localStorage.length; return false } catch { return true }");
    assert_eq!(refused, true);
    page.click("#act");
    page.wait("something is thrown", "return !document.querySelector('#stage.moving')");
    assert!(page.text(".unsaved").len() > 10, "it says that nothing is saved");
}
