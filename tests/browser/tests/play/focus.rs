//! Where the focus goes when the control that had it goes away, and where words are heard meanwhile.

use senet_browser::{Page, in_chromium};

in_chromium!(a_control_that_goes_away_hands_the_focus_on, words_in_a_dialog_are_heard_there);

/// Focuses the first button that is called so, and presses it by its key.
fn press(page: &Page, name: &str) {
    // Presses right after a new demand are meant for the one before.
    page.script("window.since = performance.now()");
    page.wait("people are not that fast", "return performance.now() - window.since > 500");
    let focus = format!(
        "const named = [...document.querySelectorAll('button')].find((button) =>
             (button.getAttribute('aria-label') ?? button.textContent).trim().startsWith('{name}'));
         named.focus(); return document.activeElement === named"
    );
    assert_eq!(page.script(&focus), true, "{name} takes the focus");
    page.press("Enter");
}

fn focus_is_on(page: &Page, id: &str, after: &str) {
    page.wait(after, &format!("return document.activeElement.id === '{id}'"));
}

fn a_control_that_goes_away_hands_the_focus_on(page: &Page) {
    page.open("?theme=pink");
    press(page, "All right");
    focus_is_on(page, "start-heading", "after the notice comes the page");
    press(page, "Begin");
    focus_is_on(page, "act", "after the start comes the throw");
    press(page, "Senet");
    focus_is_on(page, "start-heading", "and back");
    press(page, "Continue");
    focus_is_on(page, "act", "the same for a game that goes on");
    // K9: from the water one may give up or stay; either button goes away with its press.
    let water = "bwbwbwbwbw/bwb......./......w...%20w%20move:1%200-0%200-0%200-0%20-";
    for name in ["Give up", "Stay"] {
        page.open(&format!("?ruleset=kendall&black=human&pos={water}"));
        press(page, name);
        focus_is_on(page, "act", name);
    }
}

fn words_in_a_dialog_are_heard_there(page: &Page) {
    page.open("?ruleset=kendall&black=human&seed=5");
    press(page, "Menu");
    press(page, "Record");
    press(page, "Copy the record");
    page.wait(
        "what became of it stands in a region that is within the dialog",
        "return /cop(ied|y it by hand)/i.test(document.querySelector('dialog [aria-live]').textContent)",
    );
}
