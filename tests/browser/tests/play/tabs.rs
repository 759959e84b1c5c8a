//! Several tabs: a game has one owner, and whoever does not own it writes nothing.

use crate::player::Player;
use senet_browser::{Engine, Page, in_chromium, run};

in_chromium!(a_game_is_taken_over, a_game_is_deleted_elsewhere, a_crashed_tab_keeps_nobody_out);

/// WebKitGTK's driver opens tabs in the back, where nothing is laid out.
#[test]
fn a_game_is_taken_over_in_firefox() {
    run(Engine::Firefox, "a_game_is_taken_over", a_game_is_taken_over);
}

/// All that is stored about games, but for the claims of tabs.
const STORED: &str = "return Object.keys(localStorage).filter((key) => key.includes('game/')).sort()
    .map((key) => `${key}=${localStorage.getItem(key)}`).join('\\n')";

fn some_steps(player: &mut Player, enough: u32) {
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > enough
    });
}

fn a_game_is_taken_over(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=bell&seed=f1&white=human&black=human");
    player.set_speed("No motion");
    some_steps(&mut player, 6);
    let record = player.record();
    let address = page.address();

    let first = page.new_tab();
    player.visit(&address);
    page.wait(
        "the second tab says who plays",
        "return /being played in another tab/.test(document.body.innerText)",
    );
    page.click(("button", "Play it here"));
    assert_eq!(player.record(), record, "the game as it stands goes over");
    some_steps(&mut player, 8);
    let record = player.record();
    let stored = page.script(STORED);

    let second = page.tab();
    page.switch_to(&first);
    let lost = "return /Another tab has taken over this game/.test(document.body.innerText)";
    page.wait("the first tab says that it has lost the game", lost);
    // Whatever is pressed there changes nothing.
    for control in ["#act", "#sticks", "#undo", "#square-1", "#square-10"] {
        page.script(&format!("document.querySelector('{control}').click()"));
    }
    page.press("t");
    page.press("u");
    assert_eq!(page.script(STORED), stored, "a tab that has lost the game writes nothing");
    assert_eq!(page.script(lost), true);

    page.click(("button", "Play it here"));
    assert_eq!(player.record(), record, "and gets it back as the other left it");
    page.switch_to(&second);
    page.wait("now the second tab has lost it", lost);
    assert_eq!(page.script(STORED).as_str().map(|stored| stored.lines().count() > 4), Some(true));
}

fn a_game_is_deleted_elsewhere(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=bell&seed=f2&white=human&black=human");
    player.set_speed("No motion");
    some_steps(&mut player, 6);
    let record = player.record();
    let first = page.new_tab();
    player.open("");
    page.click(("button", "Delete"));
    page.click(("button", "Delete it"));
    page.wait("it is gone", "return !Object.keys(localStorage).some((key) => key.includes('game/'))");
    page.switch_to(&first);
    page.wait("the first tab says so", "return /deleted in another tab/.test(document.body.innerText)");
    assert_eq!(player.record(), record, "it is still here");
    some_steps(&mut player, 6);
    assert_ne!(player.record(), record, "and goes on");
    let kept = page.script("return Object.keys(localStorage).some((key) => key.includes('game/'))");
    assert_eq!(kept, false, "what was deleted stays so");
}

fn a_crashed_tab_keeps_nobody_out(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=bell&seed=f3&white=human&black=human");
    player.set_speed("No motion");
    some_steps(&mut player, 6);
    let record = player.record();
    let address = page.address();
    // A tab that crashes leaves its claim behind, and answers no longer.
    page.server().put(
        "/blank.html",
        "text/html",
        "<!doctype html><title>t</title><link rel=icon href=data:,>",
    );
    page.visit(&format!("{}/blank.html", page.server().origin()));
    let claimed = page.script(
        "const game = Object.keys(localStorage).find((key) => key.includes('game/'));
         localStorage.setItem(game.replace('game/', 'lease/'), '123456 7');
         return localStorage.length;",
    );
    assert!(claimed.as_i64() > Some(1), "{claimed}");
    player.visit(&address);
    page.wait("the game is opened", "return document.querySelector('#stage')");
    assert_eq!(player.record(), record);
}
