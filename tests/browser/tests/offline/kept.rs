//! After one visit everything is there.

use crate::site::{allow_workers, caches, later, wait_kept};
use senet_browser::{Page, dist, in_chromium, in_every_engine};
use std::fs;

in_every_engine!(starts_without_a_network, from_several_places_of_one_host);
in_chromium!(not_in_a_frame);

/// One visit, in English, to the start screen; then from any link, in every ruleset and language.
fn starts_without_a_network(page: &Page) {
    if !allow_workers(page) {
        return;
    }
    page.open("?lang=en");
    wait_kept(page);
    let kept = page.script(&later(
        "const [name] = await caches.keys();
         const requests = await (await caches.open(name)).keys();
         return requests.map(({ url }) => url.slice(new URL('.', location).href.length).split('?')[0])",
    ));
    let kept: Vec<&str> = kept.as_array().into_iter().flatten().filter_map(|path| path.as_str()).collect();
    for folder in ["ai", "lang", "fonts"] {
        for file in fs::read_dir(dist().join(folder)).expect("the build has it").flatten() {
            let name = file.file_name().into_string().expect("a name");
            if name.contains(".net") || name.contains(".bin") || name.contains(".woff2") {
                let path = format!("{folder}/{name}");
                assert!(kept.contains(&path.as_str()), "{path} is kept: {kept:?}");
            }
        }
    }

    page.server().stop();
    // The probe can't report, and is not there after a new start.
    page.allow_error("__probe");
    for (link, ruleset, said) in [
        ("?lang=ar", None, "سينيت"),
        ("?ruleset=skyriuk%2Bseven&lang=it&white=4&black=4&theme=ebony", Some("skyriuk+seven"), "Skyriuk"),
        ("index.html?ruleset=bell&lang=de&white=1&black=2#x", Some("bell"), "Bell"),
        ("?kiosk=1&ruleset=cemea&lang=fr", None, "Senet"),
    ] {
        page.open(link);
        let title = "return document.title + document.body.innerText";
        let shown = page.wait_until("the page speaks", || {
            page.script(title).as_str().filter(|text| text.contains(said)).map(str::to_owned)
        });
        let Some(ruleset) = ruleset else { continue };
        page.wait(
            "the computer plays",
            "return Number(document.querySelector('[data-follow]')?.dataset.follow) > 0",
        );
        assert!(!shown.is_empty() && page.count(".notice") == 0, "{ruleset}: nothing is amiss");
    }
    page.server().resume().expect("the port is free");
}

/// Projects of one host share an origin: what one keeps is no business of another.
fn from_several_places_of_one_host(page: &Page) {
    if !allow_workers(page) {
        return;
    }
    for place in ["/", "/museum/", "/museum/senet/"] {
        page.serve_under(place);
        page.open("?ruleset=bell&lang=en");
        let scope =
            format!("return navigator.serviceWorker.controller?.scriptURL === '{}'", page.url("sw.js"));
        page.wait("its own service worker is in charge", &scope);
    }
    let names = caches(page);
    let of = |place: &str| names.iter().filter(|name| name.starts_with(&format!("senet:{place}:"))).count();
    assert_eq!((names.len(), of("/"), of("/museum/"), of("/museum/senet/")), (3, 1, 1, 1), "{names:?}");
    page.server().stop();
    page.allow_error("__probe");
    for place in ["/", "/museum/", "/museum/senet/"] {
        page.visit(&format!("{}{place}?ruleset=bell&lang=en", page.server().origin()));
        page.wait_ready();
    }
    page.server().resume().expect("the port is free");
}

/// A page that shows the game in a frame decides itself what is kept on the device.
fn not_in_a_frame(page: &Page) {
    assert!(allow_workers(page));
    let host = format!(
        "<!doctype html><link rel=icon href=data:,><iframe src='{}' width=900 height=600></iframe>",
        page.url("?lang=en")
    );
    page.server().put("/host.html", "text/html", host);
    page.visit(&format!("{}/host.html", page.server().origin()));
    page.in_frame("iframe", || {
        page.wait_ready();
        // As long as the page itself would wait, on the page's own clock, and a little more.
        page.script("return new Promise((done) => setTimeout(done, 2500))");
        let kept = page.script(&later("return (await navigator.serviceWorker.getRegistrations()).length"));
        assert_eq!(kept, 0);
    });
}
