//! Addresses, sound and malformed.

use crate::player::Player;
use senet_browser::{Page, in_chromium};

in_chromium!(malformed_links_say_what_is_wrong, a_seed_gives_its_throws, a_position_is_played_on);

fn malformed_links_say_what_is_wrong(page: &Page) {
    for (query, said) in [
        ("?ruleset=chess", "chess"),
        ("?ruleset=kendall%2Bsix", "six"),
        ("?ruleset=reed%2Bbeauty%2Bbeauty", "beauty"),
        ("?ruleset=bell&white=9", "9"),
        ("?ruleset=bell&seed=xyz", "xyz"),
        ("?ruleset=bell&seed=12345678901234567", "12345678901234567"),
        ("?ruleset=common&pos=nonsense", "seven fields"),
        (
            "?ruleset=common&pos=w........./........../..b.......%20w%20throw%200-0%204-3%200-0%20-",
            "black has 4",
        ),
        ("?ruleset=%FF%FE", "could not be used"),
        ("?ruleset=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E", "<img"),
    ] {
        page.open(query);
        page.wait(&format!("{query} gets a notice"), "return document.querySelector('.notice')");
        let text = page.script("return document.querySelector('.notice').innerText");
        let text = text.as_str().unwrap_or_default();
        assert!(text.contains(said), "{query}: «{text}» should say {said}");
        let ready = page.script("return !!document.querySelector('#act, #start-begin')");
        assert_eq!(ready, true, "{query}: the page can be played");
    }
}

fn a_seed_gives_its_throws(page: &Page) {
    let mut records = Vec::new();
    for seed in ["c1", "c1", "c2"] {
        let mut player = Player::new(page);
        player.open(&format!("?ruleset=piccione&seed={seed}&white=human&black=human"));
        player.set_speed("No motion");
        let mut steps = 0;
        player.play(|_| {
            steps += 1;
            steps > 12
        });
        let game = player.check();
        records.push(game.events().to_vec());
    }
    assert_eq!(records[0], records[1]);
    assert_ne!(records[0], records[2]);
}

fn a_position_is_played_on(page: &Page) {
    let player = Player::new(page);
    player.open("?ruleset=common&white=human&black=human&pos=.b......../........../.........w%20w%20move:1%200-0%204-4%200-0%20-");
    page.click("#square-30");
    page.script("window.__hurry(1000)");
    page.click("#square-30");
    page.wait("white has won", "return document.querySelector('.dialog-result')");
    player.press(("button", "Look at the board"));
    assert!(player.check().end().is_some());
}
