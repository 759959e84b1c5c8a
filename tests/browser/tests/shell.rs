//! What the page does when something goes wrong around the program.

use senet_browser::{Page, in_every_engine};

in_every_engine!(
    an_error_inside_is_said_in_words,
    a_page_that_others_change_is_made_anew,
    a_lost_focus_is_not
);

const GAME: &str = "?ruleset=bell&seed=e1&white=human&black=human";

/// What the browser throws into the midst of an event stops the program; then the page must not look alive.
fn an_error_inside_is_said_in_words(page: &Page) {
    page.open(GAME);
    assert_eq!(page.count("#failure"), 0, "nothing has failed yet");
    page.script("document.createTextNode = () => { throw new Error('broken on purpose') }");
    // The menu holds words that are not in the page yet. The driver may tell of the error as well.
    page.script("setTimeout(() => document.querySelector('#menu').click())");
    page.wait(
        "the page says that it can't go on",
        "return document.documentElement.dataset.state === 'failed'",
    );
    assert!(page.text("#failure").contains("Reload"), "{}", page.text("#failure"));
    page.allow_error("broken on purpose");
    // So Chromium calls what a script of the driver's throws.
    page.allow_error("Script error");
    page.reload();
    assert_eq!(page.count("#failure"), 0);
    // The dead page could not give the game back, so the new one asks around first.
    page.wait("the game is there again", "return document.querySelectorAll('[role=gridcell]').length === 30");
}

/// Translators and other extensions put nodes in, take them out and wrap them up.
fn a_page_that_others_change_is_made_anew(page: &Page) {
    page.open(GAME);
    page.script(
        "for (const text of [...document.querySelectorAll('.player, #status p, #act, .turns')]) {
             const wrap = document.createElement('font');
             wrap.append(...text.childNodes);
             text.append(wrap);
         }
         document.querySelector('.actions').prepend(document.createElement('i'));
         document.querySelector('#squares').replaceChildren();",
    );
    let act = "document.querySelector('#act')";
    for _ in 0..4 {
        page.script(&format!("performance.now = () => 1e9; {act}.click(); {act}.click()"));
    }
    page.script("document.querySelector('#page').remove()");
    page.script("dispatchEvent(new Event('resize'))");
    page.wait("the page is whole", "return document.querySelectorAll('[role=gridcell]').length === 30");
    assert_eq!(page.count("#failure"), 0);
    page.click("#menu");
    page.click(("button", "Record"));
    let record = page.script("return document.querySelector('#record-text').value");
    assert!(record.as_str().is_some_and(|record| record.contains("[Ruleset \"bell\"]")), "{record}");
}

/// A redraw of the page leaves the focus, and the text being selected, where they are.
fn a_lost_focus_is_not(page: &Page) {
    page.open(GAME);
    page.click("#menu");
    page.click(("button", "Record"));
    page.script(
        "const field = document.querySelector('#record-text'); field.focus(); field.setSelectionRange(3, 7)",
    );
    page.set_size(900, 700);
    page.wait("the page knows", "return innerWidth === 900");
    let kept = page.script(
        "const field = document.activeElement;
         return [field.id, field.selectionStart, field.selectionEnd]",
    );
    assert_eq!(kept, senet_browser::json!(["record-text", 3, 7]));
}
