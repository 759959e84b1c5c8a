//! The release page starts, in every engine and under any path.

use senet_browser::{Page, in_every_engine};

in_every_engine!(starts, starts_again, starts_at_the_root, starts_with_the_wrong_type);

fn starts(page: &Page) {
    page.open("");
    assert_ne!(page.text("main"), "", "the page stays blank");
}

fn starts_again(page: &Page) {
    page.open("");
    let first = page.script("return performance.timeOrigin");
    page.reload();
    assert_ne!(page.script("return performance.timeOrigin"), first, "it is the same document still");
    assert_ne!(page.text("main"), "", "the page stays blank");
}

fn starts_at_the_root(page: &Page) {
    page.serve_under("/");
    page.open("");
    assert!(page.address().ends_with(&page.url("")));
}

/// Many hosts do not know wasm: streaming fails, and the page loads it in the other way.
fn starts_with_the_wrong_type(page: &Page) {
    page.server().set_type("wasm", "application/octet-stream");
    page.open("");
}
