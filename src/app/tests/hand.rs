//! Single gestures: what a tap does, and what it does not.

use super::player::Visitor;
use crate::app::Effect;
use crate::app::event::{Copied, Event, Stroke, Visibility};
use crate::app::message::Message;

const KENDALL: &str =
    "ruleset=kendall&black=human&pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
const TO_THROW: &str = "ruleset=kendall&black=human&seed=5&pos=bwbwbwbwbw/bwb.w...../..........%20w%20throw%200-0%200-0%200-0%20-";

fn at(query: &str) -> Visitor {
    let mut visitor = Visitor::new(query);
    visitor.lay_out(900.0, 560.0);
    visitor
}

fn events(visitor: &Visitor) -> usize {
    visitor.app.table.as_ref().map_or(0, |table| table.game().events().len())
}

#[test]
fn a_double_tap_throws_once_and_finishes_the_motion() {
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    assert!(visitor.app.animating());
    assert!(!visitor.text("status").contains("to play"), "the value is told when the sticks lie");
    visitor.send(Event::Message(Message::Throw));
    assert_eq!(events(&visitor), 1, "the second tap only ends the motion");
    assert!(!visitor.app.animating());
}

#[test]
fn nothing_moves_at_rest_and_hidden_pages_do_not_wait_for_frames() {
    let mut visitor = at(TO_THROW);
    assert!(!visitor.app.animating());
    assert_eq!(visitor.pictures, 1, "the first picture");
    let now = visitor.now;
    assert_eq!(visitor.app.canvases(now).len(), 0, "nothing has changed");
    visitor.send(Event::Message(Message::Throw));
    visitor.send(Event::Visibility(Visibility::Hidden));
    assert!(!visitor.app.animating());
}

#[test]
fn many_pictures_come_over_several_frames_and_then_none() {
    let mut visitor = Visitor::new("");
    for spec in ["kendall", "cemea", "bell", "reed", "skyriuk"] {
        let size = crate::app::Size { width: 240.0, height: 80.0 };
        visitor.send(Event::Resized { canvas: format!("card-{spec}"), size, ratio: 1.0 });
    }
    visitor.send(Event::Preferences(crate::app::Preferences::default()));
    let mut pictures = visitor.pictures;
    assert!(pictures > 0 && visitor.app.animating());
    for _ in 0..10 {
        visitor.send(Event::Frame);
        pictures += visitor.pictures;
    }
    assert_eq!(pictures, 5);
    assert!(!visitor.app.animating());
}

#[test]
fn the_throw_is_saved_before_the_sticks_lie() {
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    let thrown = visitor.position();
    visitor.reload(super::player::Leaving::Crash);
    assert_eq!(visitor.position(), thrown);
}

#[test]
fn an_undo_gives_the_same_throw_again() {
    let mut visitor = at(TO_THROW);
    visitor.click("act");
    visitor.settle();
    while visitor.view().by_id("act").is_some_and(|act| act.clicked().is_some()) {
        visitor.click("act");
        visitor.settle();
    }
    let thrown = visitor.position();
    let piece = visitor.squares_that("can move")[0].clone();
    visitor.click(&piece);
    let goal = visitor.squares_that("reached").first().or(visitor.squares_that("swaps").first()).cloned();
    visitor.click(&goal.expect("there is a goal"));
    visitor.settle();
    assert_ne!(visitor.position(), thrown);
    visitor.control("z");
    assert_eq!(visitor.position(), thrown);
    visitor.reload(super::player::Leaving::Orderly);
    assert_eq!(visitor.position(), thrown, "also what was taken back is remembered");
    visitor.key("r", "");
    assert_ne!(visitor.position(), thrown, "and can be played again after a reload");
}

#[test]
fn undo_goes_back_through_the_computers_turn() {
    let mut visitor = at("ruleset=reed&white=human&black=1&seed=9");
    let mut choices = Vec::new();
    for _ in 0..200 {
        visitor.settle();
        let movable = visitor.squares_that("can move");
        if let Some(piece) = movable.first() {
            if movable.len() > 1 {
                choices.push(visitor.position());
            }
            visitor.click(&piece.clone());
            if !visitor.squares_that("chosen").is_empty() {
                visitor.click(&piece.clone());
            }
        } else {
            visitor.click("act");
        }
        if choices.len() > 5 {
            break;
        }
    }
    visitor.settle();
    visitor.click("undo");
    assert_eq!(Some(visitor.position()), choices.pop());
    visitor.click("undo");
    assert_eq!(Some(visitor.position()), choices.pop());
}

#[test]
fn the_chosen_throw_is_clear_and_can_be_changed() {
    let mut visitor = at(KENDALL);
    let pressed = |visitor: &Visitor| {
        let view = visitor.view();
        let pressed = view.by_class("throw-value").find(|b| b.attribute("aria-pressed") == Some("true"));
        pressed.map(crate::app::view::Element::text_content)
    };
    assert_eq!(pressed(&visitor).as_deref(), Some("1"));
    visitor.key("4", "");
    assert_eq!(pressed(&visitor).as_deref(), Some("4"));
    // A piece that moves by another throw brings that throw along.
    let by_four = visitor.squares_that("can move");
    visitor.key("2", "");
    let by_two = visitor.squares_that("can move");
    let other = by_four.iter().find(|square| !by_two.contains(square)).expect("4 and 2 differ");
    visitor.click(other);
    assert_ne!(pressed(&visitor).as_deref(), Some("2"));
    visitor.key("Escape", "");
    assert!(visitor.squares_that("chosen").is_empty());
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut visitor = at(KENDALL);
    visitor.click("square-30");
    assert!(visitor.text("status").contains("No piece stands there."));
    visitor.click("square-1");
    assert!(visitor.text("status").contains("other side"));
    // The sticks have their turn later: that is no mistake to be told off for.
    assert!(visitor.view().by_class("refusal").next().is_some());
    visitor.click("sticks");
    assert!(visitor.text("status").contains("First play 1, 2, 4."), "{}", visitor.text("status"));
    assert!(visitor.view().by_class("refusal").next().is_none());
    let mut visitor = at(&KENDALL.replace("move:1,2,4", "move:4"));
    visitor.click("sticks");
    assert!(visitor.text("status").contains("First play the 4."), "{}", visitor.text("status"));
}

#[test]
fn no_move_gives_its_reason_and_waits_for_a_pass() {
    // White's only piece needs a 3 to leave 28 (K7), and a 2 was thrown.
    let pos = "b........./........../.......w..%20w%20move:2%200-0%206-6%200-0%20-";
    let mut visitor = at(&format!("ruleset=kendall&black=human&pos={pos}"));
    let before = visitor.position();
    visitor.send(Event::Message(Message::Play(crate::rules::Move::Pass)));
    assert_eq!(visitor.position(), before, "a tap that comes too soon was meant for the throw");
    visitor.settle();
    assert_eq!(visitor.position(), before, "it waits");
    assert!(visitor.text("live").contains("No piece can move 2."), "it is read aloud at once");
    let status = visitor.text("status");
    assert!(status.contains("No piece can move 2."), "{status}");
    assert!(status.contains("only a 3"), "{status}");
    assert!(status.contains("White cannot move.") && !status.contains("to play"), "{status}");
    visitor.click("sticks");
    assert!(visitor.view().by_class("refusal").next().is_none());
    visitor.now += 1000.0;
    visitor.click("act");
    assert_ne!(visitor.position(), before);
}

#[test]
fn the_board_is_played_by_keys_alone() {
    let mut visitor = at(KENDALL);
    // The second row runs back: from 1, down is 20, and right of that 19.
    visitor.key("ArrowDown", "square-1");
    assert!(visitor.effects.contains(&Effect::Focus("square-20".into())));
    assert!(visitor.effects.contains(&Effect::PreventDefault));
    visitor.key("ArrowRight", "square-20");
    assert!(visitor.effects.contains(&Effect::Focus("square-19".into())));
    visitor.key("n", "square-19");
    assert!(visitor.effects.contains(&Effect::Focus("square-20".into())));
    visitor.key("p", "square-20");
    assert!(visitor.effects.contains(&Effect::Focus("square-19".into())));
    visitor.key("ArrowLeft", "square-1");
    assert!(visitor.effects.contains(&Effect::Focus("square-1".into())), "the edge holds");
    let view = visitor.view();
    let stops: Vec<_> = view.by_role("gridcell").filter(|c| c.attribute("tabindex") == Some("0")).collect();
    assert_eq!(stops.len(), 1, "the grid is one stop");
    visitor.key("m", "square-1");
    visitor.settle();
    assert!(visitor.text("live").contains("With the 1: 2 to 3"), "{}", visitor.text("live"));
    let mut visitor = at(TO_THROW);
    visitor.key(" ", "");
    assert_eq!(events(&visitor), 1);
    let mut visitor = at(TO_THROW);
    visitor.key(" ", "square-4");
    assert_eq!(events(&visitor), 0, "on a square, Space presses the square");
    visitor.key("t", "square-4");
    assert_eq!(events(&visitor), 1);
    visitor.settle();
    let held = crate::app::KeyPress { key: "t".into(), stroke: Stroke::Repeated, ..Default::default() };
    let before = events(&visitor);
    visitor.send(Event::Key(held.clone()));
    visitor.send(Event::Key(held));
    assert_eq!(events(&visitor), before, "a key that is held throws once");
}

#[test]
fn upright_boards_have_rows_of_three() {
    let mut visitor = at(KENDALL);
    visitor.lay_out(390.0, 560.0);
    let view = visitor.view();
    let rows: Vec<_> = view.by_role("row").map(|row| row.children.len()).collect();
    assert_eq!(rows, [3; 10]);
    visitor.lay_out(900.0, 560.0);
    let view = visitor.view();
    assert_eq!(view.by_role("row").map(|row| row.children.len()).collect::<Vec<_>>(), [10; 3]);
}

#[test]
fn a_record_that_cannot_be_copied_is_selected() {
    let mut visitor = at(KENDALL);
    visitor.click("menu");
    visitor.press("Record");
    visitor.press("Copy the record");
    assert!(visitor.effects.iter().any(|e| matches!(e, Effect::Copy(text) if text.starts_with("[Ruleset"))));
    visitor.send(Event::Copied(Copied::Refused));
    assert!(visitor.effects.contains(&Effect::SelectText("record-text".into())));
    assert!(visitor.view().text_content().contains("copy it by hand"));
}

#[test]
fn words_are_heard_where_the_visitor_is() {
    let mut visitor = at(KENDALL);
    visitor.settle();
    assert!(visitor.text("live").contains("A new game"));
    visitor.click("menu");
    visitor.press("Record");
    assert_eq!(visitor.text("live-dialog"), "", "a region begins empty, and is heard by its changes");
    visitor.press("Copy the record");
    visitor.send(Event::Copied(Copied::Done));
    visitor.settle();
    assert_eq!((visitor.text("live").as_str(), visitor.text("live-dialog").as_str()), ("", "Copied."));
    visitor.press("Close");
    assert_eq!(visitor.text("live"), "", "what was said in the dialog is not said again");
    visitor.key("m", "");
    visitor.settle();
    assert!(visitor.text("live").contains("With the 1: 2 to 3"));
    assert!(visitor.view().by_id("live-dialog").is_none());
}

#[test]
fn what_is_played_again_from_the_menu_is_seen() {
    let mut visitor = at(TO_THROW);
    visitor.click("act");
    visitor.settle();
    for message in [Message::Undo, Message::Redo] {
        visitor.send(Event::Message(Message::Open(crate::app::message::Dialog::Menu)));
        visitor.send(Event::Message(message));
        assert!(visitor.view().by_id("dialog").is_none());
    }
}

#[test]
fn resigning_is_asked_first_and_told() {
    let mut visitor = at("ruleset=reed&black=1&seed=3");
    visitor.settle();
    visitor.click("menu");
    visitor.press("Resign");
    visitor.press("Play on");
    assert!(visitor.app.table.as_ref().is_some_and(|t| t.end().is_none()));
    visitor.click("menu");
    visitor.press("Resign");
    visitor.press("Resign");
    assert!(visitor.app.table.as_ref().is_some_and(|t| t.end().is_some()));
    let said = visitor.text("dialog");
    assert!(said.contains("The computer has won.") && said.contains(" resigns."), "{said}");
    visitor.settle();
    assert_eq!(visitor.text("live-dialog").matches(" resigns.").count(), 1, "it is said once");
}

#[test]
fn a_game_that_was_given_up_counts_nothing() {
    let mut visitor = at(KENDALL);
    assert!(visitor.view().by_class("throw-value").next().is_some());
    visitor.send(Event::Message(Message::Resign(crate::rules::Side::White)));
    let view = visitor.view();
    assert_eq!(view.by_class("throw-value").count(), 0, "no throw is left to be played");
    assert!(!view.text_content().contains(" left"), "{}", view.text_content());
    assert!(visitor.text("dialog").contains("White resigns."));
    assert!(!visitor.text("dialog").contains("orne off"), "{}", visitor.text("dialog"));
}

#[test]
fn those_at_the_table_are_told_who_begins() {
    for seed in 0..8 {
        let mut visitor = at(&format!("ruleset=reed&white=human&black=1&seed={seed}"));
        let mut told = String::new();
        for _ in 0..40 {
            visitor.settle();
            told = visitor.app.table.as_ref().map(|t| t.tale.join(" ")).unwrap_or_default();
            let table = visitor.app.table.as_ref().expect("a game");
            if table.game().turn() > 0 {
                break;
            }
            visitor.click("act");
        }
        let table = visitor.app.table.as_ref().expect("a game");
        let human = table.only_person().expect("one person");
        // In `reed` the winner of the opening is black.
        let begins = human == crate::rules::Side::Black;
        if begins {
            assert!(told.contains("You play Black and begin."), "{told}");
        }
        assert_eq!(table.game().colour_of(crate::rules::Side::White), Some(human));
    }
}
