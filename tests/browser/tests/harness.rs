//! The harness itself, on small pages of its own: it must see what is there, and must not miss an error.

use senet_browser::{Options, Page, in_chromium, in_every_engine, json};

in_every_engine!(
    errors_are_seen,
    a_clean_page_has_none,
    errors_outlive_their_page,
    elements_are_found_as_a_visitor_would,
    keys_arrive,
    pointers_arrive,
    the_viewport_takes_its_size,
    frames_and_tabs,
    another_origin_has_its_own_storage,
    the_server_can_go_offline,
);
in_chromium!(narrow_windows);
in_chromium!(Options::default().device_pixel_ratio(2.0).languages("it").reduced_motion() => options_arrive);

/// Shows this markup, on the page's own server.
fn show(page: &Page, markup: &str) {
    let html =
        format!("<!doctype html><html lang=en><title>t</title><link rel=icon href=data:,>{markup}</html>");
    page.server().put("/own.html", "text/html", html);
    page.visit(&format!("{}/own.html", page.server().origin()));
}

fn errors_are_seen(page: &Page) {
    let cases = [
        ("error", "<script>setTimeout(() => { throw new Error('alpha') })</script>"),
        ("error", "<script>throw new Error('alpha')</script>"),
        ("rejection", "<script>Promise.reject(new Error('alpha'))</script>"),
        ("console", "<script>console.error('alpha')</script>"),
        ("resource", "<img src=alpha.png>"),
        ("resource", "<script type=module src=alpha.js></script>"),
        (
            "policy",
            "<meta http-equiv=Content-Security-Policy content=\"script-src 'self'\"><script>alpha</script>",
        ),
    ];
    for (kind, markup) in cases {
        page.visit("about:blank");
        let before = page.errors().len();
        show(page, markup);
        page.wait_until(&format!("{markup} is reported"), || {
            page.errors()[before..].iter().any(|error| error.starts_with(kind)).then_some(())
        });
    }
    page.allow_error("alpha");
    page.allow_error("policy");
    page.allow_error("Content Security Policy");
}

fn a_clean_page_has_none(page: &Page) {
    show(page, "<p>fine</p><script>console.log('fine'); console.warn('fine')</script>");
    page.check_errors();
}

fn errors_outlive_their_page(page: &Page) {
    show(page, "<script>throw new Error('alpha')</script>");
    show(page, "<p>another");
    page.wait_until("the first page's error is known", || {
        page.errors().iter().any(|error| error.contains("alpha")).then_some(())
    });
    page.allow_error("alpha");
}

fn elements_are_found_as_a_visitor_would(page: &Page) {
    show(
        page,
        "<button aria-label='New game'>x</button> <button hidden>New game</button> <div role=button>Old game</div>
         <a href='#there'>there</a> <h2 id=h>No game</h2>
         <script>for (const e of document.querySelectorAll('button, div'))
             e.onclick = () => { h.textContent = e.getAttribute('aria-label') ?? e.textContent; e.focus() }</script>",
    );
    page.click(("button", "New game"));
    assert_eq!(page.text("h2"), "New game");
    assert_eq!(page.focused(), ("button".to_owned(), "New game".to_owned()));
    page.click(("button", "Old game"));
    assert_eq!(page.text(("heading", "Old game")), "Old game");
    assert_eq!(page.count(("button", "No game")), 0);
    assert_eq!(page.count("button"), 1, "hidden ones do not count");
    assert_eq!(page.attribute(("link", "there"), "href").as_deref(), Some("#there"));
    assert_eq!((page.role("h2"), page.label("h2")), ("heading".to_owned(), "Old game".to_owned()));
}

fn keys_arrive(page: &Page) {
    show(
        page,
        "<button>before</button><input aria-label=field><p></p><script>let seen = [];
         addEventListener('keydown', (e) => {
             seen.push((e.shiftKey && e.key !== 'Shift' ? 'shift ' : '') + e.key);
             document.querySelector('p').textContent = seen.join();
         });</script>",
    );
    page.click("input");
    page.type_text("né");
    assert_eq!(page.script("return document.querySelector('input').value"), "né");
    for key in ["ArrowLeft", "Escape"] {
        page.press(key);
    }
    assert_eq!(page.text("p"), "n,é,ArrowLeft,Escape");
    page.press("Shift+Tab");
    assert_eq!(page.label(":focus"), "before");
    page.press("Tab");
    assert_eq!(page.label(":focus"), "field");
}

fn pointers_arrive(page: &Page) {
    show(
        page,
        "<style>div { width: 100px; height: 100px; display: inline-block; touch-action: none }</style>
         <div id=a>a</div><div id=b>b</div><p>.</p><script>
         for (const kind of ['pointerdown', 'pointerup', 'mouseover']) addEventListener(kind, (e) => {
             if (e.target.id) document.querySelector('p').textContent += ` ${e.pointerType ?? 'm'}-${kind}-${e.target.id}`;
         });</script>",
    );
    page.hover("#b");
    assert!(page.text("p").contains("m-mouseover-b"), "{}", page.text("p"));
    page.drag("#a", "#b");
    let text = page.text("p");
    assert!(text.contains("mouse-pointerdown-a") && text.contains("mouse-pointerup-b"), "{text}");
    page.tap("#b");
    let text = page.text("p");
    let finger = if page.engine().has_touch() { "touch" } else { "mouse" };
    assert!(text.contains(&format!("{finger}-pointerdown-b")), "{text}");
}

fn the_viewport_takes_its_size(page: &Page) {
    show(page, "<p>x");
    let size = || page.script("return [innerWidth, innerHeight]");
    assert_eq!(size(), json!([1000, 750]));
    page.set_size(600, 500);
    assert_eq!(size(), json!([600, 500]));
}

fn narrow_windows(page: &Page) {
    show(page, "<p>x");
    page.set_size(320, 600);
    assert_eq!(page.script("return innerWidth"), 320);
}

fn frames_and_tabs(page: &Page) {
    page.server().put("/inner.html", "text/html", "<!doctype html><p>inner</p>");
    show(page, "<iframe src=inner.html></iframe><p>outer</p>");
    assert_eq!(page.in_frame("iframe", || page.text("p")), "inner");
    assert_eq!(page.text("p"), "outer");
    let first = page.new_tab();
    page.visit(&format!("{}/inner.html", page.server().origin()));
    assert_eq!(page.text("p"), "inner");
    page.switch_to(&first);
    assert_eq!(page.text("p"), "outer");
}

fn another_origin_has_its_own_storage(page: &Page) {
    show(page, "<p>x");
    assert_eq!(page.script("localStorage.a = 1; return localStorage.length"), 1);
    go_to_other_origin(page);
    assert_eq!(page.script("return localStorage.length"), 0);
}

/// The same server by another name is another origin, as another test's server is.
fn go_to_other_origin(page: &Page) {
    page.visit(&format!("{}/own.html", page.server().other_origin()));
}

fn the_server_can_go_offline(page: &Page) {
    show(page, "<p>x");
    let fetched = "return fetch('/own.html?' + Math.random()).then((r) => r.ok, () => false)";
    assert_eq!(page.script(fetched), true);
    page.server().stop();
    assert_eq!(page.script(fetched), false);
    page.server().resume().expect("the port is free");
    assert_eq!(page.script(fetched), true);
    page.allow_error("ERR_CONNECTION_REFUSED");
}

fn options_arrive(page: &Page) {
    show(page, "<p>x");
    assert_eq!(page.script("return [devicePixelRatio, navigator.language]"), json!([2, "it"]));
    assert_eq!(page.script("return matchMedia('(prefers-reduced-motion)').matches"), true);
}
