//! A newer version announces itself, and takes over when it is told to.

use crate::site::{Site, allow_workers, caches, later, wait_kept};
use senet_browser::{Engine, Page, in_every_engine};

in_every_engine!(a_newer_version_takes_over_in_mid_game, a_newer_version_waits_for_consent);

const HOME: &str = "/some/where/senet/";
const RELEASE: &str = "return document.querySelector('meta[name=release]')?.content ?? 'older'";

/// Plays a little, in a page that is kept; false where the browser keeps none.
fn begin(page: &Page) -> bool {
    // Under automation WebKitGTK has no service worker, or one that comes too late to be waited for.
    if !allow_workers(page) || page.engine() == Engine::WebKit {
        println!("{}: not shown", page.engine());
        return false;
    }
    page.open("?ruleset=bell&seed=e1&white=human&black=human&lang=en");
    wait_kept(page);
    page.click("#act");
    page.wait("something is thrown", "return !document.querySelector('#stage.moving')");
    true
}

fn record(page: &Page) -> String {
    page.click("#menu");
    page.click(("button", "Record"));
    let record = page.script("return document.querySelector('#record-text').value");
    page.press("Escape");
    record.as_str().unwrap_or_default().to_owned()
}

/// The host gets a newer version, and the browser looks for it.
fn publish(page: &Page, name: &str) {
    let newer = Site::copy(&format!("{name}-{}", page.engine())).changed();
    page.server().mount(HOME, newer.0);
    page.script(&later("await (await navigator.serviceWorker.getRegistration()).update()"));
}

fn a_newer_version_takes_over_in_mid_game(page: &Page) {
    if !begin(page) {
        return;
    }
    let (before, older) = (record(page), caches(page));
    publish(page, "taken");
    page.click(("button", "Start it"));
    page.wait("the newer version is shown", &format!("{} === 'newer'", RELEASE.replace(" ?? 'older'", "")));
    page.wait_ready();
    assert_eq!(record(page), before, "the game goes on");
    wait_kept(page);
    page.wait("the older cache is gone", &later("return (await caches.keys()).length === 1"));
    assert_ne!(caches(page), older);
    assert_eq!(page.count("#version"), 0, "it has nothing more to announce");
}

fn a_newer_version_waits_for_consent(page: &Page) {
    if !begin(page) {
        return;
    }
    let before = record(page);
    publish(page, "waits");
    page.click(("button", "Later"));
    assert_eq!(page.count("#version"), 0);
    page.reload();
    assert_eq!(page.script(RELEASE), "older", "nothing is taken over without consent");
    page.click(("button", "Start it"));
    page.wait("the newer version is shown", &format!("{} === 'newer'", RELEASE.replace(" ?? 'older'", "")));
    page.wait_ready();
    assert_eq!(record(page), before);
}
