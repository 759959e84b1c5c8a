//! By a finger on a small screen, against the computer, and in every engine.

use crate::player::{Hand, Player};
use senet_browser::{Page, in_chromium, in_every_engine};

in_chromium!(
    by_finger_on_a_small_screen,
    the_computer_plays,
    with_motion,
    space_presses_the_focused_button,
    a_closed_dialog_gives_the_focus_back,
    a_notice_can_be_put_away_in_a_small_frame,
);
in_every_engine!(a_whole_game);

fn a_whole_game(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=reed%2Bbeauty%2Bwater%2Bexits&seed=b1&white=human&black=human");
    player.set_speed("No motion");
    player.play_out();
    player.check_end();
}

fn by_finger_on_a_small_screen(page: &Page) {
    page.set_size(320, 568);
    let mut player = Player::new(page);
    player.hand = Hand::Finger;
    player.open("?ruleset=kendall&seed=b3&white=human&black=human");
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|player| {
        steps += 1;
        let wide = player.page.script("return document.scrollingElement.scrollWidth - innerWidth");
        assert!(wide.as_f64().is_some_and(|wide| wide <= 0.0), "nothing scrolls sideways");
        steps > 60
    });
    player.check();
    let faults = page.script(
        "const boxes = [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getBoundingClientRect());
         const small = boxes.filter((box) => box.width < 24 || box.height < 24).length;
         const out = boxes.filter((box) => box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight).length;
         let overlaps = 0;
         boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => {
             if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) overlaps += 1;
         }));
         return `${boxes.length} squares, ${small} small, ${out} outside, ${overlaps} overlap`;",
    );
    assert_eq!(faults, "30 squares, 0 small, 0 outside, 0 overlap");
}

fn the_computer_plays(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=bell&seed=b4&white=human&black=2");
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 24
    });
    let record = player.record();
    player.check();
    let lines = |side: &str| record.lines().filter(|line| line.contains(&format!(". {side} "))).count();
    assert!(lines("w") > 1 && lines("b") > 1, "{record}");
}

fn with_motion(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=common&seed=b5&white=human&black=human");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 8
    });
    player.rest();
    player.check();
}

const POOL: &str = "?ruleset=kendall&white=human&black=human\
    &pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";

/// Space presses what has the focus; it throws only where nothing has.
fn space_presses_the_focused_button(page: &Page) {
    Player::new(page).open(POOL);
    page.script("window.__hurry(1000)");
    page.script("document.querySelectorAll('button.throw-value')[1].focus()");
    page.press(" ");
    page.wait(
        "the second throw is chosen",
        "return [...document.querySelectorAll('button.throw-value')]
            .findIndex((b) => b.getAttribute('aria-pressed') === 'true' || b.classList.contains('chosen')) === 1",
    );
}

/// Who closes a dialog is where they were when they opened it.
fn a_closed_dialog_gives_the_focus_back(page: &Page) {
    let player = Player::new(page);
    player.open(POOL);
    for item in ["Settings", "Record"] {
        page.script("document.querySelector('#menu').focus()");
        page.script("window.__hurry(1000)");
        player.open_menu(item);
        page.wait(
            "the dialog is open",
            &format!("return document.querySelector('dialog h2')?.textContent.includes('{item}')"),
        );
        page.press("Escape");
        page.wait("the dialog is gone", "return !document.querySelector('dialog')");
        page.wait("the menu's button has the focus", "return document.activeElement.id === 'menu'");
    }
}

/// What a link got wrong can be put away in the smallest window.
fn a_notice_can_be_put_away_in_a_small_frame(page: &Page) {
    page.set_size(480, 270);
    page.open("?ruleset=kendall%2Bnine&pos=x&white=9");
    page.click(("button", "All right"));
    page.wait("the notice is gone", "return !document.querySelector('.notice')");
}
