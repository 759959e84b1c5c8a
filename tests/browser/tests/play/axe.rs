//! axe over every screen: in each theme, and in each language.

use crate::screens::{SCREENS, USUAL, reach};
use senet::app::strings::Language;
use senet_browser::{Checks, Page, in_chromium, json};

in_chromium!(every_screen_in_every_theme, every_screen_in_every_language, what_is_said_without_the_program);

/// Each theme, and where its texts have the least contrast on colours that run into each other, which axe can't judge:
/// dark texts on the darkest of them, pale texts on the palest. What else a text may lie on is between the two.
const THEMES: [(&str, &str); 4] = [
    (
        "faience",
        "body { background: var(--page-edge) !important }
         .act:not([aria-disabled=true]) { background: color-mix(in srgb, var(--accent) 88%, #fff) !important }",
    ),
    (
        "ebony",
        "body { background: var(--page) !important }
         .act:not([aria-disabled=true]) { background: var(--accent-deep) !important }",
    ),
    (
        "papyrus",
        "body { background: var(--page-edge) !important }
         .act:not([aria-disabled=true]) { background: color-mix(in srgb, var(--accent) 88%, #fff) !important }",
    ),
    ("contrast", "body { background: var(--page) !important }"),
];

/// What the browser says that the system asks for.
fn ask(page: &Page, motion: &str, colours: &str) {
    let features = json!([
        { "name": "prefers-reduced-motion", "value": motion },
        { "name": "forced-colors", "value": colours },
    ]);
    page.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
}

/// Colours change at once.
pub fn without_motion(page: &Page, test: impl FnOnce()) {
    ask(page, "reduce", "");
    test();
    ask(page, "", "");
}

fn set_theme(page: &Page, (theme, end): (&str, &str)) {
    page.script_with("document.documentElement.dataset.theme = arguments[0]", &[json!(theme)]);
    page.restyle(end);
}

/// The colours in English, where all else is looked at too, in the windows of all sizes.
fn every_screen_in_every_theme(page: &Page) {
    without_motion(page, || {
        let mut faults = Vec::new();
        page.open("");
        for screen in &SCREENS {
            reach(page, screen, Language::English, screen.size);
            let mut look = |checks, theme| {
                let found = page.axe(checks);
                faults.extend(found.into_iter().map(|fault| format!("{}, {theme}: {fault}", screen.name)));
            };
            look(Checks::Structure, "faience");
            for theme in THEMES {
                set_theme(page, theme);
                look(Checks::Contrast, theme.0);
            }
            ask(page, "reduce", "active");
            look(Checks::Contrast, "forced colours");
            ask(page, "reduce", "");
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

/// Names, roles and structure, in the usual window: which parts are there depends on its size, and not on the language.
fn every_screen_in_every_language(page: &Page) {
    without_motion(page, || {
        let mut faults = Vec::new();
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            // What the last one has set is forgotten.
            page.open("");
            page.script("localStorage.clear()");
            page.reload();
            for screen in SCREENS.iter().filter(|screen| screen.size == USUAL) {
                reach(page, screen, language, screen.size);
                let found = page.axe(Checks::Structure);
                let code = language.code();
                faults.extend(found.into_iter().map(|fault| format!("{}, {code}: {fault}", screen.name)));
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

/// Before the program runs, and where it can't.
fn what_is_said_without_the_program(page: &Page) {
    for part in ["CompileError", "WebAssembly", "wasm", "Content Security Policy", "Content-Security-Policy"]
    {
        page.allow_error(part);
    }
    page.server().set_header("Content-Security-Policy", "script-src 'self' 'unsafe-inline'");
    for language in Language::ALL {
        page.visit(&page.url(&format!("?lang={}", language.code())));
        page.wait("it is said", "return document.documentElement.dataset.state === 'failed'");
        assert_eq!(page.axe(Checks::Structure), [""; 0], "{language:?}");
        for theme in THEMES {
            set_theme(page, theme);
            assert_eq!(page.axe(Checks::Contrast), [""; 0], "{language:?}, {}", theme.0);
        }
    }
}
