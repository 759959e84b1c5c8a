//! For those who hear the page: what is said, in which order, and what keys tell.

use super::player::Visitor;
use crate::app::anim::Speed;
use crate::app::settings::{Setting, Switch};
use crate::app::{Effect, Event, KeyPress, Message, Modifiers};
use crate::record::Event as CoreEvent;
use crate::rules::{Move, Phase, Side};

/// The squares whose buttons lie somewhere.
fn placed(visitor: &Visitor) -> usize {
    let view = visitor.view();
    view.by_role("gridcell").filter(|cell| cell.style.iter().any(|(name, _)| *name == "width")).count()
}

#[test]
fn the_buttons_lie_over_the_board_in_the_next_game_too() {
    let mut visitor = Visitor::new("ruleset=cemea&white=human&black=human");
    visitor.lay_out(900.0, 600.0);
    assert_eq!(placed(&visitor), 30);
    // The browser's way back leads from game to game, and the canvas stays as it is.
    for query in ["?ruleset=kendall&white=human&black=human", "?ruleset=bell"] {
        visitor.send(Event::Navigated { query: query.into(), fragment: String::new() });
        assert_eq!(placed(&visitor), 30, "{query}");
    }
    visitor.send(Event::Navigated { query: String::new(), fragment: String::new() });
    visitor.settle();
    assert!(!visitor.app.animating(), "a board that is not there asks for no frames");
}

/// Every text that the live regions show, in order, from the start of a game to its end.
fn heard_to_the_end(visitor: &mut Visitor) -> String {
    let mut heard = String::new();
    let mut last = String::new();
    for _ in 0..100_000 {
        let next = visitor.timers.iter().min_by(|a, b| a.1.1.total_cmp(&b.1.1));
        let Some((key, (id, at))) = next.map(|(key, value)| (key.clone(), *value)) else { return heard };
        visitor.now = visitor.now.max(at);
        visitor.timers.remove(&key);
        visitor.send(if visitor.app.animating() { Event::Frame } else { Event::Timer(id) });
        let shown = visitor.app.speech.shown();
        if shown != last {
            last = shown.to_owned();
            heard += shown;
            heard.push(' ');
        }
    }
    panic!("the game goes on for ever");
}

/// The throws and moves among sentences, in short.
fn told(heard: &str) -> Vec<String> {
    let mut told = Vec::new();
    for sentence in heard.split(['.', '\u{a0}']) {
        let words: Vec<&str> = sentence.split_whitespace().collect();
        match words.as_slice() {
            [side, "throws", value, ..] => {
                told.push(format!("{side} throws {}", value.trim_end_matches(':')))
            }
            [side, "moves", from, "to", ..] => told.push(format!("{side} from {from}")),
            [side, "moves", "back,", from, ..] => told.push(format!("{side} from {from}")),
            [side, "bears", "off", .., from] => told.push(format!("{side} from {from}")),
            _ => {}
        }
    }
    told
}

#[test]
fn the_fastest_game_is_told_whole_and_in_order() {
    for (ruleset, seed) in [("bell", 3), ("common", 4), ("kendall", 5)] {
        let mut visitor = Visitor::new(&format!("ruleset={ruleset}&white=1&black=2&seed={seed}"));
        visitor.send(Event::Message(Message::Set(Setting::Speed(Speed::None))));
        let heard = heard_to_the_end(&mut visitor);
        let game = visitor.app.table.as_ref().expect("a game").game();
        assert!(game.end().is_some(), "{ruleset}: it is played to its end");
        let name = |side: Side| if side == Side::White { "White" } else { "Black" };
        let mut expected = Vec::new();
        for (i, event) in game.events().iter().enumerate() {
            let before = game.position_after(i);
            match event {
                // In the opening seats throw.
                CoreEvent::Throw(thrown) => expected.push(match before.phase() {
                    Phase::Open { .. } => format!("seat throws {}", thrown.throw.value()),
                    _ => format!("{} throws {}", name(before.side()), thrown.throw.value()),
                }),
                CoreEvent::Move(done) => {
                    if let Move::Step { from, .. } = done.played {
                        expected.push(format!("{} from {}", name(done.side), from.number()));
                    }
                }
                CoreEvent::Resignation(_) => {}
            }
        }
        let heard = heard.replace("First seat", "seat").replace("Second seat", "seat");
        assert_eq!(told(&heard), expected, "{ruleset}");
        assert!(visitor.text("live-dialog").contains("Borne off"), "the end is told in its dialog");
    }
}

/// Presses a key on a square, and gives what is said.
fn said(visitor: &mut Visitor, key: &str, focus: &str) -> String {
    visitor.now += 5_000.0;
    visitor.key(key, focus);
    visitor.settle();
    visitor.text("live").trim_end_matches('\u{a0}').to_owned()
}

const POOL: &str = "ruleset=kendall&white=human&black=human\
    &pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";

#[test]
fn keys_read_rows_turn_counts_and_moves_by_throw() {
    let mut visitor = Visitor::new(POOL);
    visitor.settle();
    assert_eq!(
        said(&mut visitor, "w", "square-13"),
        "Row 2, squares 11 to 20: 11 black, 12 white, 13 black, 15 white."
    );
    assert_eq!(said(&mut visitor, "w", "square-30"), "Row 3, squares 21 to 30: empty.");
    assert_eq!(said(&mut visitor, "o", ""), "White: 0 of 7 borne off. Black: 0 of 7 borne off.");
    assert_eq!(said(&mut visitor, "c", ""), "White to play 1, 2, 4. 7 pieces can move.");
    let moves = said(&mut visitor, "m", "");
    // White stands on 2, 4, 6, 8, 10, 12 and 15; alone, for no two whites are neighbours, and so is black.
    assert!(moves.starts_with("With the 1: 2 to 3, swapping places, 4 to 5, swapping places"), "{moves}");
    assert!(moves.contains(" With the 2: ") && moves.contains(" With the 4: "), "{moves}");
    assert!(!moves.contains(['→', '⇄']), "{moves}");
    // Twice in a breath is once; later it is said again, and differs so that it is heard.
    visitor.now += 5_000.0;
    visitor.key("o", "");
    visitor.key("b", "");
    visitor.key("b", "");
    visitor.settle();
    assert_eq!(visitor.text("live").matches("Black on").count(), 1);
    assert_eq!(said(&mut visitor, "x", ""), "There is no passing now.");
    assert_eq!(said(&mut visitor, "3", ""), "There is no 3 to play.");
    assert_eq!(said(&mut visitor, "r", ""), "Nothing to play again.");
}

fn focused(visitor: &mut Visitor, key: &str, shift: bool, focus: &str) -> Option<String> {
    let held = Modifiers { shift, ..Modifiers::default() };
    visitor.send(Event::Key(KeyPress { key: key.into(), held, focus: focus.into(), ..KeyPress::default() }));
    visitor.effects.iter().find_map(|effect| match effect {
        Effect::Focus(id) => Some(id.clone()),
        _ => None,
    })
}

#[test]
fn a_key_leads_from_one_choice_to_the_next() {
    let mut visitor = Visitor::new(POOL);
    visitor.settle();
    let mut at = String::from("act");
    let mut found = Vec::new();
    for _ in 0..8 {
        at = focused(&mut visitor, "f", false, &at).expect("there are choices");
        found.push(at.clone());
    }
    let squares = [2, 4, 6, 8, 10, 12, 15, 2].map(|number| format!("square-{number}"));
    assert_eq!(found, squares, "in the order of the path, and round");
    assert_eq!(focused(&mut visitor, "F", true, "square-15").as_deref(), Some("square-12"));
    assert_eq!(focused(&mut visitor, "F", true, "square-2").as_deref(), Some("square-15"));
    // With a piece in hand, its goals; here by the 1.
    visitor.click("square-15");
    assert_eq!(focused(&mut visitor, "f", false, "square-15").as_deref(), Some("square-16"));
    // The way off the board leads to the tray.
    let mut visitor = Visitor::new(
        "ruleset=common&black=human&pos=........../........../b......w..%20w%20move:3%200-0%204-4%200-0%20-",
    );
    visitor.settle();
    visitor.click("square-28");
    assert_eq!(focused(&mut visitor, "f", false, "square-28").as_deref(), Some("tray-white"));
    visitor.click("tray-white");
    visitor.settle();
    // Nothing is left to choose: it is said what there is to do.
    let mut visitor = Visitor::new("ruleset=common&white=human&black=human");
    visitor.settle();
    visitor.now += 5_000.0;
    assert_eq!(focused(&mut visitor, "f", false, "square-1"), None);
    visitor.settle();
    assert!(visitor.text("live").contains("throw for the opening"), "{}", visitor.text("live"));
}

#[test]
fn real_sticks_are_told_by_digits_on_every_keyboard() {
    for (key, code, shift) in [
        ("1", "Digit1", false),
        ("1", "Numpad1", false),
        // French keyboards have signs there, and digits above them; Arabic ones have digits of their own.
        ("&", "Digit1", false),
        ("1", "Digit1", true),
        ("١", "Digit1", false),
    ] {
        let mut visitor = Visitor::new("ruleset=kendall&white=human&black=human");
        visitor.send(Event::Message(Message::Set(Setting::Hand(Switch::On))));
        visitor.settle();
        let held = Modifiers { shift, ..Modifiers::default() };
        let (key, code) = (key.to_owned(), code.to_owned());
        visitor.send(Event::Key(KeyPress { key: key.clone(), code, held, ..KeyPress::default() }));
        visitor.settle();
        // Whoever throws the first 1 begins (K1).
        assert!(visitor.text("live").contains("plays White and begins"), "{key}: {}", visitor.text("live"));
    }
}

#[test]
fn single_keys_can_be_turned_off_and_others_stay() {
    let mut visitor = Visitor::new(POOL);
    visitor.settle();
    visitor.send(Event::Message(Message::Set(Setting::SingleKeys(Switch::Off))));
    visitor.settle();
    let before = visitor.text("live");
    for key in ["t", "m", "l", "s", "b", "w", "c", "o", "h", "u", "r", "x", "?", "1", "4", "n", "p", "f"] {
        visitor.now += 5_000.0;
        visitor.key(key, "square-1");
        assert_eq!(visitor.effects, [], "{key}");
    }
    assert_eq!(visitor.text("live"), before);
    assert_eq!(focused(&mut visitor, "ArrowDown", false, "square-1"), None, "the board is not laid out");
    assert_eq!(focused(&mut visitor, "End", false, "square-1").as_deref(), Some("square-30"));
}
