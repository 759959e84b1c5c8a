//! axe over every screen: in each theme, and in each language.

use crate::screens::{SCREENS, reach};
use senet::app::strings::Language;
use senet_browser::{Checks, Page, in_chromium, json};

in_chromium!(
    #[ignore = "takes minutes, and finds faults that are not mended yet"]
    every_screen_in_every_theme,
    #[ignore = "takes minutes"]
    every_screen_in_every_language,
    #[ignore = "finds faults that are not mended yet"]
    what_is_said_without_the_program,
);

/// Colours that run into each other, which axe can't judge, are held at either end: whatever a text lies on is
/// between the two.
const ENDS: [&str; 2] = [
    "body { background: var(--page) !important }
     .act:not([aria-disabled=true]) { background: var(--accent-deep) !important }",
    "body { background: var(--page-edge) !important }
     .act:not([aria-disabled=true]) { background: color-mix(in srgb, var(--accent) 88%, #fff) !important }",
];

/// Colours change at once.
pub fn without_motion(page: &Page, test: impl FnOnce()) {
    let ask = |value: &str| {
        let features = json!([{ "name": "prefers-reduced-motion", "value": value }]);
        page.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    };
    ask("reduce");
    test();
    ask("");
}

fn every_screen_in_every_theme(page: &Page) {
    without_motion(page, || {
        let mut faults = Vec::new();
        page.open("");
        for screen in &SCREENS {
            reach(page, screen, Language::English, screen.size);
            for theme in ["faience", "ebony", "papyrus", "contrast"] {
                page.script_with("document.documentElement.dataset.theme = arguments[0]", &[json!(theme)]);
                for (i, end) in ENDS.iter().enumerate() {
                    page.restyle(end);
                    let all = i == 0 && theme == "faience";
                    let found = page.axe(if all { Checks::All } else { Checks::Contrast });
                    faults
                        .extend(found.into_iter().map(|fault| format!("{}, {theme}: {fault}", screen.name)));
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

fn every_screen_in_every_language(page: &Page) {
    without_motion(page, || {
        let mut faults = Vec::new();
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            // What the last one has set is forgotten.
            page.open("");
            page.script("localStorage.clear()");
            page.reload();
            for screen in &SCREENS {
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
        for theme in ["faience", "ebony", "papyrus", "contrast"] {
            page.script_with("document.documentElement.dataset.theme = arguments[0]", &[json!(theme)]);
            for end in ENDS {
                page.restyle(end);
                assert_eq!(page.axe(Checks::All), [""; 0], "{language:?}, {theme}");
            }
        }
    }
}
