//! The pages on embedding and about the game.

use crate::host;
use senet_browser::{Page, in_chromium, in_every_engine};

in_every_engine!(the_code_for_a_frame_works, small_frames_hold_the_game);
in_chromium!(the_pages_are_reached_from_the_start);

/// What is copied, pasted into a page of another site, plays.
fn the_code_for_a_frame_works(page: &Page) {
    page.open("?page=embed&lang=en");
    let code = |goal: usize| {
        page.script_with(
            "const list = [...document.querySelectorAll('.outcome select')][0];
             list.value = String(arguments[0]);
             list.dispatchEvent(new Event('change', { bubbles: true }))",
            &[senet_browser::json!(goal)],
        );
        let code = page.script("return document.querySelector('#embed-code').value");
        code.as_str().unwrap_or_default().to_owned()
    };
    let (element, frame) = (code(0), code(1));
    assert!(element.contains("<senet-board ruleset=\"reed+beauty+water+exits\""), "{element}");
    assert!(
        frame.starts_with("<iframe src=\"") && frame.contains("ruleset=reed%2Bbeauty%2Bwater%2Bexits"),
        "{frame}"
    );
    page.wait(
        "the example is shown",
        "return document.querySelector('iframe.example')?.src.includes('embed=1')",
    );
    for code in [element, frame] {
        host::open(page, &code);
        page.wait("the pasted code plays", "return heard.some(({ type }) => type === 'ready')");
    }
}

fn the_pages_are_reached_from_the_start(page: &Page) {
    page.open("?lang=en");
    for (name, address) in [("About", "page=about"), ("Put it on your site", "page=embed")] {
        page.click(("button", name));
        assert_eq!(page.text("h1"), name);
        assert!(page.address().contains(address), "{}", page.address());
        page.reload();
        assert_eq!(page.text("h1"), name);
        page.back();
        page.wait("the start is back", "return document.querySelector('#start-begin')");
    }
    page.open("?page=about&lang=en");
    let licences =
        page.script("return fetch(document.querySelector('main a').href).then((file) => file.text())");
    for part in ["wasm-bindgen ", "arrayvec ", "SIL OPEN FONT LICENSE", "Apache License", "MIT License"] {
        assert!(licences.as_str().is_some_and(|text| text.contains(part)), "{part}");
    }
}

fn small_frames_hold_the_game(page: &Page) {
    for (width, height) in [(320, 200), (480, 270), (800, 600)] {
        host::open(
            page,
            &format!(
                "<senet-board ruleset=kendall lang=ar style='width:{width}px;height:{height}px'></senet-board>"
            ),
        );
        host::run(page, "await ready()");
        host::enter(page, "return frame()");
        let fits = page.script(
            "const root = document.documentElement, act = document.querySelector('#act').getBoundingClientRect();
             return root.scrollWidth <= root.clientWidth && root.scrollHeight <= root.clientHeight
                 && act.left >= 0 && act.right <= innerWidth && act.bottom <= innerHeight && act.width > 40",
        );
        assert_eq!(fits, true, "{width} × {height}");
        host::leave(page);
    }
}
