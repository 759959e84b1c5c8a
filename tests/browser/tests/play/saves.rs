//! A game is kept: reloaded at any moment, taken back, shared by tabs, or not kept where that is refused.

use crate::player::Player;
use senet::record::{Event, Game};
use senet::rng::Seed;
use senet::rules::Phase;
use senet_browser::{Engine, Options, Page, in_chromium, json, run_with};

in_chromium!(
    reloaded_in_mid_game,
    reloaded_in_mid_pool,
    reloaded_in_mid_motion,
    the_same_throw_comes_after_an_undo,
    undo_goes_back_through_the_computers_turn,
    one_game_in_two_tabs,
    two_games_in_two_tabs,
    a_damaged_save_is_kept,
);

const TWO: &str = "white=human&black=human";

fn reloaded_in_mid_game(page: &Page) {
    let mut player = Player::new(page);
    player.open(&format!("?ruleset=common&seed=a1&{TWO}"));
    player.set_speed("No motion");
    for _ in 0..4 {
        let mut steps = 0;
        player.play(|_| {
            steps += 1;
            steps > 12
        });
        page.press("Escape");
        let (record, board) = (player.record(), player.board());
        assert!(record.contains("[Ruleset \"common\"]"), "{record}");
        player.reload();
        assert_eq!((player.record(), player.board()), (record, board));
        player.check();
    }
}

/// The first pool of this seed in which something is left after a move.
fn reloaded_in_mid_pool(page: &Page) {
    let mut player = Player::new(page);
    player.open(&format!("?ruleset=kendall&seed=a2&{TWO}"));
    player.set_speed("No motion");
    player.play(|player| {
        let game = Game::read(&player.record(), Seed(0)).expect("a sound record");
        let played = matches!(game.events().last(), Some(Event::Move(_)));
        played && matches!(game.position().phase(), Phase::Move { .. })
    });
    page.press("Escape");
    let (record, board) = (player.record(), player.board());
    player.reload();
    assert_eq!((player.record(), player.board()), (record, board));
    player.check();
}

/// The throw is made, and the move is played, as soon as they are begun: what moves is only shown.
fn reloaded_in_mid_motion(page: &Page) {
    let player = Player::new(page);
    player.open(&format!("?ruleset=cemea%2Bhigh&seed=a3&{TWO}"));
    // A busy machine must not be too late to break it off.
    player.set_speed("Slow");
    let begun = player.record();
    page.click("#act");
    page.wait("the sticks are in the air", "return document.querySelector('.stage.moving')");
    player.reload();
    let thrown = player.record();
    assert_ne!(thrown, begun, "the throw is kept");
    player.check();
    // On to the first move, which is broken off too.
    let mut player = player;
    player.play(|player| {
        player.page.count(".stage .target, [role=gridcell].target") > 0 || player.status().contains("to play")
    });
    player.rest();
    let before = player.record();
    for _ in 0..3 {
        player.step();
        if page.script("return !!document.querySelector('.stage.moving')") == json!(true) {
            break;
        }
    }
    player.reload();
    assert_ne!(player.record(), before, "the move is kept");
    player.check();
}

fn the_same_throw_comes_after_an_undo(page: &Page) {
    let player = Player::new(page);
    player.open(&format!("?ruleset=common&{TWO}"));
    player.set_speed("No motion");
    let mut player = player;
    let throws = |player: &Player| -> Vec<_> {
        let game = player.check();
        game.events()
            .iter()
            .filter_map(|event| if let Event::Throw(throw) = event { Some(throw.throw) } else { None })
            .collect()
    };
    for _ in 0..2 {
        let mut steps = 0;
        player.play(|_| {
            steps += 1;
            // Long enough that there were three choices, whatever was thrown.
            steps > 40
        });
        player.rest();
        let before = throws(&player);
        for _ in 0..3 {
            page.click("#undo");
        }
        assert!(throws(&player).len() < before.len(), "throws are taken back");
        let mut steps = 0;
        player.play(|_| {
            steps += 1;
            steps > 12
        });
        player.rest();
        let after = throws(&player);
        let both = before.len().min(after.len());
        assert_eq!(before[..both], after[..both], "other throws came");
    }
}

fn undo_goes_back_through_the_computers_turn(page: &Page) {
    let mut player = Player::new(page);
    player.open("?ruleset=common&seed=a4&white=human&black=3");
    player.set_speed("No motion");
    let turns = |record: &str| record.lines().filter(|line| line.contains(". ")).count();
    player.play(|player| turns(&player.record()) > 4);
    player.rest();
    let later = turns(&player.record());
    for _ in 0..3 {
        page.click("#undo");
    }
    let earlier = player.record();
    assert!(turns(&earlier) < later, "{earlier}");
    player.check();
    page.click("#redo");
    assert_ne!(player.record(), earlier);
}

fn one_game_in_two_tabs(page: &Page) {
    let mut player = Player::new(page);
    player.open(&format!("?ruleset=bell&seed=a5&{TWO}"));
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 10
    });
    let (record, address) = (player.record(), page.address());
    let first = page.new_tab();
    page.visit(&address);
    page.wait("the second tab says who plays", "return /another tab/i.test(document.body.innerText)");
    page.switch_to(&first);
    page.script("window.__hurry?.(1000)");
    assert_eq!(player.record(), record, "the first tab goes on as it was");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 6
    });
    let later = player.record();
    player.reload();
    assert_eq!(player.record(), later);
}

fn two_games_in_two_tabs(page: &Page) {
    let mut player = Player::new(page);
    player.open(&format!("?ruleset=bell&seed=a6&{TWO}"));
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 6
    });
    let one = player.record();
    let first = page.new_tab();
    player.open(&format!("?ruleset=skyriuk&seed=a7&{TWO}"));
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 6
    });
    let two = player.record();
    assert_ne!(one, two);
    player.reload();
    assert_eq!(player.record(), two);
    page.switch_to(&first);
    player.reload();
    assert_eq!(player.record(), one);
}

fn a_damaged_save_is_kept(page: &Page) {
    let player = Player::new(page);
    player.open(&format!("?ruleset=bell&{TWO}"));
    page.click("#act");
    player.rest();
    let damaged = page.script(
        "const key = Object.keys(localStorage).find((key) => key.includes('game/'));
         localStorage.setItem(key, localStorage.getItem(key).replace('[Ruleset', '[Rules'));
         return localStorage.getItem(key);",
    );
    player.open("");
    page.wait("the page says so", "return /cannot be read/.test(document.body.innerText)");
    assert_eq!(page.count(("button", "Download it")), 1);
    let kept = page.script(
        "const key = Object.keys(localStorage).find((key) => key.includes('game/'));
         return localStorage.getItem(key);",
    );
    assert_eq!(kept, damaged);
}

/// Where the browser refuses storage, as in a foreign frame, the game is played all the same.
#[test]
fn storage_refused() {
    run_with(Engine::Chromium, &Options::default(), "storage_refused", |page| {
        page.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "Object.defineProperty(window, 'localStorage',
                { get() { throw new DOMException('refused', 'SecurityError'); } });" }),
        );
        let mut player = Player::new(page);
        player.open(&format!("?ruleset=bell&seed=a8&{TWO}"));
        page.wait("the page says so", "return /cannot save/.test(document.body.innerText)");
        let mut steps = 0;
        player.play(|_| {
            steps += 1;
            steps > 8
        });
        assert!(player.check().events().len() > 4);
    });
}
