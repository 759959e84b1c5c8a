//! Addresses, sound and malformed.

use crate::player::Player;
use senet_browser::{Page, in_chromium};

in_chromium!(
    malformed_links_say_what_is_wrong,
    after_a_malformed_link_one_can_play,
    players_come_from_the_link,
    a_seed_gives_its_throws,
    a_position_is_played_on,
);

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
            "Black should have 5 pieces in all; here: 4",
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

/// Whatever is wrong with the link, what is said goes when it has been read, and a game can be played.
fn after_a_malformed_link_one_can_play(page: &Page) {
    for (query, name) in [
        ("?ruleset=chess&white=human&black=human", "Reed Sticks"),
        ("?ruleset=bell%2Bfive&white=human&black=human", "Reed Sticks"),
        ("?ruleset=custom:AAAA&white=human&black=human", "Reed Sticks"),
        ("?pos=%E0%A4%A&ruleset=bell&white=human&black=human", "Bell 1979"),
        ("?ruleset=bell&white=human&black=human&pos=", "Bell 1979"),
        ("?ruleset=skyriuk&white=human&black=human&seed=", "Skyriuk"),
        ("?ruleset=skyriuk&white=HUMAN&black=human&lang=tlh&theme=pink&embed=yes&idle=-1", "Skyriuk"),
    ] {
        let player = Player::new(page);
        player.open(query);
        page.click(("button", "All right"));
        assert_eq!(page.count(".notice"), 0, "{query}");
        assert_eq!(page.text(".ruleset strong"), name, "{query}");
        page.click("#act");
        page.wait("the throw is made", "return /\\d/.test(document.querySelector('.turns').textContent)");
        player.rest();
        assert_eq!(player.check().events().len(), 1, "{query}");
    }
}

fn players_come_from_the_link(page: &Page) {
    for (query, white, black) in [
        ("?ruleset=bell", "human", "3"),
        ("?ruleset=reed+beauty+water+exits&white=5&black=human", "5", "human"),
        ("?ruleset=kendall%2Bfive%2Btrap&white=human&black=human&seed=00Ff", "human", "human"),
    ] {
        page.open(query);
        page.wait(
            "the game is kept",
            "return Object.keys(localStorage).some((key) => key.includes('game/'))",
        );
        let save = page.script(
            "const key = 'game/' + location.hash.replace('#game=', '');
             return localStorage.getItem('senet:' + location.pathname + ':' + key);",
        );
        let save = save.as_str().unwrap_or_default();
        assert!(save.contains(&format!("players {white} {black}\n")), "{query}: {save}");
        assert_eq!(page.count(".notice"), 0, "{query}");
        assert_eq!(query.contains("seed="), page.text(".ruleset").contains("given throws"), "{query}");
    }
}
