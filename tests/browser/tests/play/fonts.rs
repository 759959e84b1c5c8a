//! Texts are set in the page's own font.

use senet_browser::{Page, Value, in_chromium};

in_chromium!(each_language_is_set_in_our_font);

/// The files that are loaded, and whether the heading and the notation are set in the family.
const LOADED: &str = "
    return document.fonts.ready.then(() => [
        [...document.fonts].filter((f) => /Cairo/.test(f.family) && !/stand-in/.test(f.family))
            .map((f) => `${f.unicodeRange.startsWith('U+60C') ? 'arabic' : 'latin'} ${f.status}`),
        ['Senet 23', ...document.querySelector('h1').innerText.split(/\\s+/)]
            .every((text) => document.fonts.check('400 16px Cairo', text)),
    ]);";

fn each_language_is_set_in_our_font(page: &Page) {
    for lang in ["en", "it", "es", "fr", "de", "ar"] {
        page.open(&format!("?lang={lang}"));
        page.wait("the language is shown", &format!("return document.documentElement.lang === '{lang}'"));
        // The picker names Arabic in its own letters, so that part may be there in any language.
        let wanted = |found: &Value| {
            let parts = found[0].as_array().map_or(0, Vec::len);
            let arabic = found[0][1] == "arabic loaded" || lang != "ar" && found[0][1] == "arabic unloaded";
            parts == 2 && found[0][0] == "latin loaded" && arabic && found[1] == true
        };
        page.wait_until("the fonts are there", || wanted(&page.script(LOADED)).then_some(()));
    }
}
