//! The computer's turns, and those that nobody can use: at their own pace, and told in words.

use crate::player::{Player, State};
use senet_browser::{Page, in_chromium, json};

in_chromium!(
    two_computers_play_to_the_end,
    a_person_is_told_why_nothing_moves,
    the_computer_passes_in_words,
    a_pass_that_is_made_for_one_is_told_first,
);

/// Notes when the stage begins to move and when it comes to rest.
const PACE: &str = "
    const stage = document.querySelector('#stage');
    let moving = stage.classList.contains('moving');
    window.__rests = [];
    let since = moving ? null : performance.now();
    new MutationObserver(() => {
        if (stage.classList.contains('moving') === moving) return;
        moving = !moving;
        if (moving && since !== null) window.__rests.push(performance.now() - since);
        if (!moving) since = performance.now();
    }).observe(stage, { attributes: true, attributeFilter: ['class'] });";

/// Notes every state of play that is shown. It stays with the tab until it is taken out.
const NOTES: &str = "
    window.__told = [];
    const note = () => {
        const told = document.querySelector('#status')?.textContent ?? '';
        if (told !== '' && told !== window.__told.at(-1)) window.__told.push(told);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });";

fn two_computers_play_to_the_end(page: &Page) {
    let player = Player::new(page);
    player.open("?ruleset=bell&seed=e1&white=1&black=2");
    page.script(PACE);
    page.wait("the computers have moved", "return window.__rests.length >= 6");
    let rests = page.script("return window.__rests.slice(1)");
    let rests: Vec<f64> = rests.as_array().into_iter().flatten().filter_map(|ms| ms.as_f64()).collect();
    // 400 ms and more are meant; a browser's clock may be coarse.
    assert!(rests.iter().all(|ms| *ms > 300.0), "each throw and move comes after a pause: {rests:?}");
    assert_eq!(page.attribute("#act", "aria-disabled").as_deref(), Some("true"), "nobody else may throw");

    // On to the end without motion, and by quicker timers.
    player.set_speed("No motion");
    page.script(
        "const wait = window.setTimeout.bind(window);
         window.setTimeout = (call, ms, ...rest) => wait(call, ms / 50, ...rest);",
    );
    let mut turns = 0;
    for _ in 0..2_000 {
        let progress = page.wait_until("the computers play on", || {
            let seen = page.script(
                "if (document.querySelector('.dialog-result')) return -1;
                 return Number(document.querySelector('[data-follow]').dataset.follow);",
            );
            seen.as_i64().filter(|seen| *seen != turns)
        });
        if progress < 0 {
            player.check_end();
            return;
        }
        turns = progress;
    }
    panic!("{}: the game goes on for ever", player.status());
}

/// A forced pass waits for the person, with the reason in words, seen and heard. Black, alone on the board,
/// needs a certain throw for each piece, and passes as often as not.
fn a_person_is_told_why_nothing_moves(page: &Page) {
    let mut player = Player::new(page);
    player.open(
        "?ruleset=bell&seed=e2&white=human&black=human\
         &pos=........../........../........bb%20b%20throw%200-0%203-2%207-6%20-",
    );
    player.set_speed("No motion");
    let mut told = 0;
    while player.step() != State::Over {
        if !page.text("#act").starts_with("Pass") {
            continue;
        }
        let status = player.status();
        let (_, reason) =
            status.split_once("No piece can move ").unwrap_or_else(|| panic!("«{status}» says so"));
        // Not only that none can, but also what each lacks.
        assert!(reason.contains("From ") && reason.ends_with('.'), "«{status}» gives the reason");
        let heard = "return /No piece can move \\d.*From/.test(document.querySelector('#live').textContent)";
        page.wait("the reason is read aloud", heard);
        assert_eq!(player.status(), status, "it waits");
        let turns = "return document.querySelector('.turns').textContent";
        let before = page.script(turns);
        assert_eq!(player.step(), State::Ready);
        assert_ne!(page.script(turns), before, "the pass is made");
        told += 1;
    }
    assert!(told > 0, "nobody passes with this seed");
    player.check_end();
}

/// Opens a position in which Black can't use a 2, collecting what is told.
fn blocked(player: &Player, black: &str, settle: impl FnOnce()) {
    let page = player.page;
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTES }));
    player.open(&format!(
        "?ruleset=common&seed=e3&white=human&black={black}\
         &pos=........../........../..wwbb.bw.%20b%20move:2%200-0%202-2%200-0%20-"
    ));
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
    settle();
    page.wait(
        "White may throw",
        "return /your turn|white to throw/i.test(document.querySelector('#status').textContent)",
    );
    let told = page.script("return window.__told.join('\\n')");
    let told = told.as_str().unwrap_or_default();
    let reason = told.find("No piece can move 2").unwrap_or_else(|| panic!("the reason is told: {told}"));
    let turn = ["Your turn", "White to throw"].iter().find_map(|turn| told.find(turn));
    assert!(turn > Some(reason), "the reason comes before the next turn: {told}");
    let game = player.check();
    assert_eq!(game.events().len(), 1, "one pass and no more:\n{}", player.record());
}

fn the_computer_passes_in_words(page: &Page) {
    let player = Player::new(page);
    blocked(&player, "1", || {});
}

fn a_pass_that_is_made_for_one_is_told_first(page: &Page) {
    let player = Player::new(page);
    blocked(&player, "human", || {
        player.open_menu("Settings");
        player.press_label("Throw for me");
        player.close();
        page.wait("the pass is made", "return document.querySelector('.turns').textContent.includes('pass')");
        player.open_menu("Settings");
        player.press_label("Throw for me");
        player.close();
    });
}
