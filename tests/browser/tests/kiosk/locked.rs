//! No way out, nothing to select, zoom or upset.

use senet_browser::{Method, Page, in_chromium, json};

in_chromium!(nothing_leads_out, many_fingers_are_harmless, targets_are_large_and_within_reach,);

fn start(page: &Page) {
    page.open("?kiosk=1&ruleset=bell&lang=en&white=human&black=human");
    page.click("#kiosk-first");
    page.click(("button", "English"));
    page.wait("the board is there", "return document.querySelectorAll('[role=gridcell]').length === 30");
}

fn nothing_leads_out(page: &Page) {
    start(page);
    let address = page.address();
    let prevented = page.script(
        "const fire = (kind, of, more) => !document.querySelector('#act').dispatchEvent(
             new of(kind, { bubbles: true, cancelable: true, ...more }));
         return {
             menu: fire('contextmenu', MouseEvent), select: fire('selectstart', Event), drag: fire('dragstart', Event),
             zoom: fire('wheel', WheelEvent, { ctrlKey: true }), reload: fire('keydown', KeyboardEvent, { key: 'F5' }),
             print: fire('keydown', KeyboardEvent, { key: 'p', ctrlKey: true }),
             back: fire('keydown', KeyboardEvent, { key: 'ArrowLeft', altKey: true }),
         }",
    );
    for kind in ["menu", "select", "drag", "zoom", "reload", "print", "back"] {
        assert_eq!(prevented[kind], true, "{kind} does nothing");
    }
    assert_eq!(page.script("return getComputedStyle(document.querySelector('#status')).userSelect"), "none");
    page.script(
        "const link = Object.assign(document.createElement('a'), { href: 'https://example.org/', id: 'out', textContent: 'out' });
         document.querySelector('#page').append(link); link.click(); link.remove();",
    );
    page.click("#menu");
    for gone in ["Record", "Full screen", "Settings"] {
        assert_eq!(page.count(("button", gone)), 0, "{gone}");
    }
    page.press("Escape");
    assert_eq!(page.address(), address);
    assert_eq!(page.count("a[href]"), 0, "there are no links");
    assert_eq!(page.count("#fullscreen"), 0);
}

/// Five fingers at once, spread as for zooming: the page stays as large as it is, the game as it stands.
fn many_fingers_are_harmless(page: &Page) {
    start(page);
    let state = "return [document.querySelector('[data-follow]')?.dataset.follow, document.querySelector('#status').innerText,
        visualViewport.scale, scrollX, scrollY]";
    let before = page.script(state);
    let finger = |at: usize| {
        let (x, y) = (300 + 60 * at, 250);
        json!({
            "type": "pointer", "id": format!("finger{at}"), "parameters": { "pointerType": "touch" },
            "actions": [
                { "type": "pointerMove", "duration": 0, "x": x, "y": y },
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerMove", "duration": 60, "x": x * 2 - 350, "y": y + 100 * (at % 2) },
                { "type": "pointerUp", "button": 0 },
            ],
        })
    };
    let fingers: Vec<_> = (0..5).map(finger).collect();
    page.webdriver(Method::POST, "actions", Some(json!({ "actions": fingers })));
    page.webdriver(Method::DELETE, "actions", None);
    assert_eq!(page.script(state), before);
    // And it still answers to one.
    page.tap("#act");
    page.wait("something is thrown", "return document.querySelector('#stage.moving') || !/throw/i.test(document.querySelector('#act').innerText)");
}

/// What a visitor finds to touch is at least 48 pixels wide and high, and on a screen that stands upright it lies in the
/// lower half, which can be reached from a seat.
fn targets_are_large_and_within_reach(page: &Page) {
    let wrong =
        "return [...document.querySelectorAll('button:not([tabindex=\"-1\"]), .square, .tray, .sticks')]
         .filter((b) => b.checkVisibility({ visibilityProperty: true }) && !b.closest('.skip'))
         .map((b) => [b.id || b.innerText || b.className, b.getBoundingClientRect()])
         .filter(([, r]) => Math.min(r.width, r.height) < 48
             || innerHeight > innerWidth && (r.top + r.bottom) / 2 < innerHeight / 2)
         .map(([name, r]) => `${name}: ${r.width} × ${r.height} at ${r.top}`)";
    for (width, height) in [(1080, 1920), (1200, 1600), (1920, 1080)] {
        page.set_size(width, height);
        page.open("?kiosk=1&rulesets=bell,kendall&lang=en&white=human&black=human");
        for click in ["#kiosk-first", ".kiosk-list button:nth-child(1)", ".kiosk-list button:nth-child(1)"] {
            let [_, _, wide, high] = page.bounds(click);
            assert!(wide >= 88.0 && high >= 88.0, "{click} is {wide} × {high} at {width} × {height}");
            assert_eq!(page.script(wrong), json!([]), "beside {click} at {width} × {height}");
            page.click(click);
        }
        page.wait("the board is there", "return document.querySelectorAll('[role=gridcell]').length === 30");
        page.wait_rest();
        assert_eq!(page.script(wrong), json!([]), "at {width} × {height}");
        page.click("#menu");
        page.wait("the menu is there", "return document.querySelector('.dialog[open]')");
        let wrong =
            wrong.replace("button:not", ".dialog button:not").replace(", .square, .tray, .sticks", "");
        assert_eq!(page.script(&wrong), json!([]), "the menu at {width} × {height}");
    }
}
