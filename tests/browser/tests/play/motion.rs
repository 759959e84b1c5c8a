//! Motion in real browsers: dragging with mouse and finger, taps that finish, hidden tabs, speeds, and pictures
//! that are the same however they came about.

use crate::player::{Hand, Player};
use senet_browser::{COPIED, Engine, Options, Page, in_chromium, in_every_engine, json, run_with};

in_every_engine!(a_piece_is_dragged_with_the_mouse);
in_chromium!(
    a_piece_is_dragged_with_a_finger,
    a_tap_finishes_a_motion_and_does_nothing_else,
    a_hidden_tab_comes_back_to_the_final_state,
    every_speed_takes_its_time,
    a_picture_after_a_motion_is_the_picture_without,
    the_board_scrolls_its_page_but_for_what_can_be_moved,
    sound_begins_with_a_gesture_and_not_before,
);

const POOL: &str = "?ruleset=kendall&white=human&black=human\
    &pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
const TO_THROW: &str = "?ruleset=kendall&seed=d1&white=human&black=human";

fn label(page: &Page, square: u8) -> String {
    page.attribute(format!("#square-{square}").as_str(), "aria-label").unwrap_or_default()
}

fn a_piece_is_dragged_with_the_mouse(page: &Page) {
    Player::new(page).open(POOL);
    page.drag("#square-15", "#square-16");
    page.wait(
        "it stands there, and nothing is chosen by the click that ends a drag",
        "return /white/.test(document.querySelector('#square-16').ariaLabel ?? \
             document.querySelector('#square-16').getAttribute('aria-label')) \
             && !document.querySelector('[aria-selected]') && !document.querySelector('.stage.moving')",
    );
    page.drag("#square-16", "#square-24");
    page.wait(
        "the page says why not",
        "return /No throw takes it there/.test(document.querySelector('#status').textContent)",
    );
    assert!(label(page, 16).contains("white"), "{}", label(page, 16));
    // Taps and keys go on as before.
    page.wait("it has come to rest", "return !document.querySelector('.stage.moving')");
    page.script("window.__hurry?.(1000)");
    page.click("#square-12");
    page.wait("it is chosen", "return document.querySelector('#square-12[aria-selected=true]')");
}

fn a_piece_is_dragged_with_a_finger(page: &Page) {
    page.set_size(390, 700);
    let mut player = Player::new(page);
    player.hand = Hand::Finger;
    player.open(POOL);
    let middle = |square: &str| {
        let [left, top, width, height] = page.bounds(square);
        (left + width / 2.0, top + height / 2.0)
    };
    page.swipe(middle("#square-15"), middle("#square-16"));
    page.wait(
        "it stands there",
        "return /white/.test(document.querySelector('#square-16').getAttribute('aria-label'))",
    );
}

fn a_tap_finishes_a_motion_and_does_nothing_else(page: &Page) {
    Player::new(page).open(TO_THROW);
    // Both in one task: no machine is so slow that the motion is over in between.
    let after = page.script(
        "document.querySelector('#act').click();
         const moving = !!document.querySelector('.stage.moving');
         document.querySelector('#square-10').click();
         return [moving, !!document.querySelector('.stage.moving'), !!document.querySelector('[aria-selected]'),
             document.querySelector('.detail').classList.contains('refusal')];",
    );
    assert_eq!(after, json!([true, false, false, false]));
}

fn a_hidden_tab_comes_back_to_the_final_state(page: &Page) {
    Player::new(page).open(TO_THROW);
    page.script("document.querySelector('#act').click()");
    let left = page.new_tab();
    page.switch_to(&left);
    page.wait("it has come to rest", "return !document.querySelector('.stage.moving')");
    assert_eq!(page.script("return getComputedStyle(document.querySelector('.over')).display"), "none");
    // The same when the browser says in mid-motion that the page is hidden.
    Player::new(page).open(TO_THROW);
    let moving = page.script(
        "document.querySelector('#act').click();
         Object.defineProperty(document, 'hidden', { value: true, configurable: true });
         document.dispatchEvent(new Event('visibilitychange'));
         return !!document.querySelector('.stage.moving');",
    );
    assert_eq!(moving, false);
}

/// Clicks, one after the other, what the selectors name, and says how far the page's own clock, which is moved by
/// hand, has to go until nothing moves any more.
fn ahead_until_rest(page: &Page, clicks: &[&str]) -> f64 {
    let took = page.script_with(
        "const real = performance.now.bind(performance), start = real();
         let ahead = 0;
         performance.now = () => start + ahead;
         for (const selector of arguments[0]) document.querySelector(selector).click();
         const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
         return (async () => {
             while (document.querySelector('.stage.moving')) { ahead += 10; await frame(); }
             performance.now = real;
             return ahead;
         })();",
        &[json!(clicks)],
    );
    took.as_f64().unwrap_or(f64::NAN)
}

/// The time goes by the page's own clock, which this test moves: no machine is too slow for it.
fn every_speed_takes_its_time(page: &Page) {
    let player = Player::new(page);
    player.open(TO_THROW);
    for (speed, least, most) in
        [("Slow", 1190.0, 1530.0), ("Normal", 700.0, 900.0), ("Fast", 350.0, 450.0), ("No motion", 0.0, 0.0)]
    {
        player.open(TO_THROW);
        player.set_speed(speed);
        let took = ahead_until_rest(page, &["#act"]);
        assert!((least..=most + 20.0).contains(&took), "{speed}: {took} ms");
    }
}

/// All pixels of the board's canvas, in short.
const PIXELS: &str = "const seen = document.querySelector('#board');
    const { data } = copied(seen).getImageData(0, 0, seen.width, seen.height);
    let sum = 7;
    for (let i = 0; i < data.length; i++) sum = (Math.imul(sum, 31) + data[i]) | 0;
    return sum;";

fn a_picture_after_a_motion_is_the_picture_without(page: &Page) {
    let player = Player::new(page);
    let mut pictures = Vec::new();
    for speed in ["Normal", "No motion"] {
        player.open(POOL);
        player.set_speed(speed);
        page.script(
            "document.querySelector('#square-12').click(); document.querySelector('#square-12').click()",
        );
        page.wait("it has come to rest", "return !document.querySelector('.stage.moving')");
        page.wait(
            "the window is closed",
            "return getComputedStyle(document.querySelector('.over')).display === 'none'",
        );
        // The finer board may still have been made when the piece was moved.
        page.wait_rest();
        pictures.push(page.script(&format!("{COPIED}{PIXELS}")));
    }
    assert_eq!(pictures[0], pictures[1]);
}

fn the_board_scrolls_its_page_but_for_what_can_be_moved(page: &Page) {
    Player::new(page).open(POOL);
    let action = |square: u8| {
        page.script(&format!(
            "return getComputedStyle(document.querySelector('#square-{square}')).touchAction"
        ))
    };
    assert_eq!(action(15), "none", "a finger drags it");
    for square in [1, 14, 24] {
        assert_ne!(action(square), "none", "a finger on {square} scrolls");
    }
}

fn sound_begins_with_a_gesture_and_not_before(page: &Page) {
    let count = "window.__contexts = 0;
        const Real = window.AudioContext;
        window.AudioContext = class extends Real { constructor() { super(); window.__contexts += 1; } };";
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count }));
    let player = Player::new(page);
    player.open("?ruleset=kendall&seed=d1&white=1&black=1");
    page.wait("the computers play", "return document.querySelectorAll('.turns li').length > 2");
    assert_eq!(page.script("return window.__contexts"), 0, "nobody has touched the page");
    player.open(TO_THROW);
    page.click("#act");
    page.wait("there is sound", "return window.__contexts === 1");
    player.open(&format!("{TO_THROW}&embed=1"));
    page.click("#act");
    page.wait("it has come to rest", "return !document.querySelector('.stage.moving')");
    assert_eq!(page.script("return window.__contexts"), 0, "silent at first in another page's frame");
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
}

/// What moves is painted in a window of its own: as fine as the rest, at every ratio.
#[test]
fn what_moves_is_as_fine_as_the_screen() {
    for ratio in [1.0, 1.5, 2.0, 3.0] {
        let options = Options::default().device_pixel_ratio(ratio);
        run_with(Engine::Chromium, &options, &format!("moving_ratio_{ratio}"), |page| {
            Player::new(page).open(POOL);
            // The clock stands still while the piece is on its way.
            let off = page.script(
                "const stop = performance.now();
                 performance.now = () => stop;
                 document.querySelector('#square-12').click();
                 document.querySelector('#square-12').click();
                 const over = document.querySelector('.over'), box = over.getBoundingClientRect();
                 const board = document.querySelector('#board').getBoundingClientRect();
                 return [over.width - box.width * devicePixelRatio, over.height - box.height * devicePixelRatio,
                     ((box.left - board.left) * devicePixelRatio) % 1, box.width];",
            );
            let off: Vec<f64> = off.as_array().into_iter().flatten().filter_map(|n| n.as_f64()).collect();
            assert!(off.len() == 4 && off[3] > 40.0, "{ratio}: a window is open: {off:?}");
            assert!(off[..2].iter().all(|off| off.abs() < 0.5), "{ratio}: {off:?}");
            assert!(off[2] < 0.01 || off[2] > 0.99, "{ratio}: on whole pixels: {off:?}");
        });
    }
}

/// Nothing travels, and what happened is shown within a quarter of a second.
#[test]
fn less_motion_is_a_short_fade() {
    run_with(Engine::Chromium, &Options::default().reduced_motion(), "less_motion", |page| {
        Player::new(page).open(POOL);
        let took = ahead_until_rest(page, &["#square-12", "#square-12"]);
        assert!(took <= 260.0, "{took} ms");
    });
}
