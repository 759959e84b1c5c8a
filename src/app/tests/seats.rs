//! Who sits at the table, and what they do with their own hands: names, real sticks, the window.

use super::player::{Leaving, Visitor};
use crate::app::Effect;
use crate::app::event::{Event, Fullscreen, Preferences};
use crate::app::message::Message;
use crate::app::settings::{Setting, Switch};
use crate::record::{Form, Game, Origin};
use crate::rng::Seed;
use crate::rules::Side;

fn record(visitor: &Visitor) -> String {
    visitor.app.table.as_ref().expect("a game is on the table").game().write(Form::Record)
}

/// Types a name into the field of a seat.
fn type_name(visitor: &mut Visitor, seat: &str, name: &str) {
    let view = visitor.view();
    let message = view.by_id(seat).and_then(|field| field.changed(name)).expect("the field takes a name");
    visitor.send(Event::Message(message));
}

#[test]
fn names_go_with_the_seats_into_words_and_record() {
    let mut visitor = Visitor::new("");
    visitor.send(Event::Message(Message::Seat(Side::Black, crate::app::link::Player::Human)));
    type_name(&mut visitor, "name-white", "  Anna\n ");
    type_name(&mut visitor, "name-black", "Bruno «b» \"B\"");
    visitor.click("start-begin");
    visitor.lay_out(900.0, 560.0);
    assert!(visitor.text("status").starts_with("Anna: throw"), "{}", visitor.text("status"));
    let mut throws = 0;
    while visitor.app.table.as_ref().is_some_and(|table| table.game().turn() == 0) {
        visitor.click("act");
        visitor.settle();
        throws += 1;
        assert!(throws < 200);
    }
    let table = visitor.app.table.as_ref().expect("a game is on the table");
    let side = table.position().side();
    let seat = table.game().seat_of(side).expect("the opening is decided");
    let (first, other) = if seat == Side::White {
        ("Anna", "Bruno «b» \\\"B\\\"")
    } else {
        ("Bruno «b» \\\"B\\\"", "Anna")
    };
    let tags = match side {
        Side::White => format!("[White \"{first}\"]\n[Black \"{other}\"]"),
        Side::Black => format!("[White \"{other}\"]\n[Black \"{first}\"]"),
    };
    assert!(record(&visitor).contains(&tags), "{} holds {tags}", record(&visitor));
    let shown =
        |visitor: &Visitor| visitor.view().by_class("name").map(|e| e.text_content()).collect::<Vec<_>>();
    let before = (visitor.text("status"), shown(&visitor));
    assert!(before.0.contains(first.get(..4).unwrap_or_default()), "{}", before.0);
    visitor.reload(Leaving::Orderly);
    visitor.lay_out(900.0, 560.0);
    assert_eq!(shown(&visitor), before.1, "the game keeps its players");
    // The start screen remembers them, too.
    visitor.send(Event::Message(Message::ToStart));
    let field = visitor.view().by_id("name-white").and_then(|field| field.properties.value.clone());
    assert_eq!(field.as_deref(), Some("Anna"));
    assert!(visitor.view().text_content().contains("Anna"), "the list of games names them");
}

/// Who gives up and who wins by that is told by name, in the opening by seat, and later by colour.
#[test]
fn who_resigns_is_told_by_name() {
    for seed in [None, Some(1), Some(2), Some(3), Some(4)] {
        let mut visitor = Visitor::new("");
        visitor.send(Event::Message(Message::Seat(Side::Black, crate::app::link::Player::Human)));
        visitor.app.seed = Seed(seed.unwrap_or_default());
        type_name(&mut visitor, "name-white", "Anna");
        type_name(&mut visitor, "name-black", "Bruno");
        visitor.click("start-begin");
        visitor.lay_out(900.0, 560.0);
        let turn = |visitor: &Visitor| visitor.app.table.as_ref().map(|table| table.game().turn());
        while seed.is_some() && turn(&visitor) == Some(0) {
            visitor.click("act");
            visitor.settle();
        }
        let seat = visitor.app.table.as_ref().and_then(|table| table.game().seat_of(Side::White));
        assert_eq!(seat.is_some(), seed.is_some(), "the opening is over");
        let (loser, winner) = match seat {
            Some(Side::Black) => ("Bruno", "Anna"),
            _ => ("Anna", "Bruno"),
        };
        visitor.send(Event::Message(Message::Resign(Side::White)));
        let said = visitor.text("dialog");
        let told = [format!("{winner} wins."), format!("{loser} resigns.")];
        assert!(told.iter().all(|told| said.contains(told.as_str())), "{said}");
    }
}

/// What is said of players who have names names them.
#[test]
fn what_happens_is_told_by_name() {
    for (ruleset, seed) in [("kendall", 1), ("piccione", 2), ("bell", 3), ("reed", 4)] {
        let mut visitor = Visitor::new("");
        visitor.send(Event::Message(Message::Pick(ruleset.parse().expect("a ruleset"))));
        visitor.send(Event::Message(Message::Seat(Side::Black, crate::app::link::Player::Human)));
        visitor.app.seed = Seed(seed);
        type_name(&mut visitor, "name-white", "Anna");
        type_name(&mut visitor, "name-black", "Bruno");
        visitor.click("start-begin");
        visitor.lay_out(900.0, 560.0);
        let (mut told, mut seats) = (String::new(), Vec::new());
        for _ in 0..150 {
            let table = visitor.app.table.as_ref().expect("a game is on the table");
            if table.end().is_some() {
                break;
            }
            let (side, due) = (table.position().side(), table.throw_due());
            let seat = table.game().seat_of(side).unwrap_or(side);
            if !due && table.choices().only_pass() {
                let status = visitor.text("status");
                assert!(status.contains("Anna cannot") || status.contains("Bruno cannot"), "{status}");
            }
            let next = match table.choices().legal().first() {
                Some(played) if !due => Message::Play(*played),
                _ => Message::Throw,
            };
            visitor.send(Event::Message(next));
            visitor.now += 500.0;
            visitor.settle();
            let table = visitor.app.table.as_ref().expect("a game is on the table");
            let subject = table.tale.first().cloned().unwrap_or_default();
            let name = if seat == Side::White { "Anna " } else { "Bruno " };
            assert!(subject.starts_with(name), "{ruleset}: {:?}", table.tale);
            told += &(table.tale.join("|") + "|");
            seats.push(seat);
        }
        for general in ["|White throws", "|Black throws", "White to throw", "Black to throw", "First seat"] {
            assert!(!told.contains(general), "{told}");
        }
        assert!(
            told.contains(" plays White and begins.") || told.contains(" plays Black and begins."),
            "{told}"
        );
        assert!(seats.contains(&Side::White) && seats.contains(&Side::Black));
        visitor.key("m", "");
        let table = visitor.app.table.as_ref().expect("a game is on the table");
        let resigning = table.position().side();
        let seat = table.game().seat_of(resigning).unwrap_or(resigning);
        visitor.send(Event::Message(Message::Resign(resigning)));
        let name = if seat == Side::White { "Anna" } else { "Bruno" };
        let table = visitor.app.table.as_ref().expect("a game is on the table");
        assert_eq!(table.tale, [format!("{name} resigns.")]);
    }
}

#[test]
fn no_name_is_one_too() {
    let mut visitor = Visitor::new("");
    type_name(&mut visitor, "name-white", " \t ");
    visitor.click("start-begin");
    visitor.lay_out(900.0, 560.0);
    assert!(visitor.text("status").starts_with("Throw for the opening"), "{}", visitor.text("status"));
}

/// Every value that real sticks can show has a button; what is entered counts, and the record says how it came.
#[test]
fn throws_are_entered_by_hand() {
    for (spec, values) in
        [("kendall", &[1, 2, 3, 4, 5][..]), ("cemea%2Bdie", &[1, 2, 3, 4, 5, 6]), ("bell", &[1, 2, 3, 4])]
    {
        let mut visitor = Visitor::new(&format!("ruleset={spec}&white=human&black=human"));
        visitor.lay_out(900.0, 560.0);
        visitor.send(Event::Message(Message::Set(Setting::Hand(Switch::On))));
        visitor.send(Event::Message(Message::Set(Setting::AutoThrow(Switch::On))));
        visitor.settle();
        let game =
            |visitor: &Visitor| visitor.app.table.as_ref().map(|table| table.game().clone()).expect("a game");
        assert_eq!(game(&visitor).events().len(), 0, "nothing is thrown for those who throw themselves");
        let labels: Vec<_> = visitor.view().by_class("hand-value").map(|e| e.text_content()).collect();
        let device = game(&visitor).rules().ruleset().device;
        let possible: Vec<_> = values
            .iter()
            .filter(|value| crate::rules::Throw::new(**value).is_some_and(|throw| device.weight(throw) > 0))
            .map(u8::to_string)
            .collect();
        assert_eq!(labels, possible, "{spec}");
        // The sticks on the screen are not those.
        visitor.send(Event::Message(Message::Throw));
        assert_eq!(game(&visitor).events().len(), 0);
        assert!(visitor.text("status").contains("what your sticks show"), "{}", visitor.text("status"));
        visitor.now += 1000.0;
        visitor.press("I threw 2");
        visitor.settle();
        let text = record(&visitor);
        assert!(
            text.contains("0. w 2") && text.contains("[Throws \"hand\"]") && !text.contains("Seed"),
            "{text}"
        );
        assert_eq!(Game::read(&text, Seed(9)).map(|game| game.origin()), Ok(Origin::Hand));
        visitor.reload(Leaving::Crash);
        assert_eq!(record(&visitor), text);
    }
}

/// A digit enters the throw, where it is one; the other digits, and those of other times, do nothing.
#[test]
fn throws_are_entered_by_digits() {
    for (spec, values) in
        [("kendall", "12345"), ("cemea%2Bdie", "123456"), ("cemea", "12346"), ("bell", "1234")]
    {
        for digit in "0123456789".chars() {
            let mut visitor = Visitor::new(&format!("ruleset={spec}&white=human&black=human"));
            visitor.lay_out(900.0, 560.0);
            let throws =
                |visitor: &Visitor| visitor.app.table.as_ref().map_or(0, |table| table.game().events().len());
            visitor.key(&digit.to_string(), "");
            visitor.settle();
            assert_eq!(throws(&visitor), 0, "the screen's own sticks are thrown by other keys");
            visitor.send(Event::Message(Message::Set(Setting::Hand(Switch::On))));
            visitor.key(&digit.to_string(), "");
            visitor.settle();
            let taken = usize::from(values.contains(digit));
            assert_eq!(throws(&visitor), taken, "{spec} {digit}");
            assert_eq!(record(&visitor).contains(&format!("0. w {digit}")), taken == 1);
            visitor.send(Event::Message(Message::Set(Setting::SingleKeys(Switch::Off))));
            visitor.key("1", "");
            visitor.settle();
            assert_eq!(throws(&visitor), taken, "single keys are switched off");
        }
    }
}

#[test]
fn a_throw_that_is_not_due_is_not_taken() {
    let query = "ruleset=kendall&black=human&pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
    let mut visitor = Visitor::new(query);
    visitor.lay_out(900.0, 560.0);
    let before = visitor.position();
    let two = crate::rules::Throw::new(2).expect("a throw");
    visitor.send(Event::Message(Message::Enter(two)));
    assert_eq!(visitor.position(), before);
    assert_eq!(visitor.app.table.as_ref().map(|table| table.game().origin()), Some(Origin::Fresh));
}

#[test]
fn full_screen_is_offered_where_the_browser_has_it() {
    let mut visitor = Visitor::new("ruleset=bell&white=human&black=human");
    visitor.lay_out(900.0, 560.0);
    assert!(visitor.view().by_id("fullscreen").is_none());
    for (now, asked) in
        [(Fullscreen::Possible, Fullscreen::Filled), (Fullscreen::Filled, Fullscreen::Possible)]
    {
        visitor.send(Event::Preferences(Preferences { fullscreen: now, ..Preferences::default() }));
        visitor.click("fullscreen");
        assert!(visitor.effects.contains(&Effect::Fullscreen(asked)), "{now:?}: {:?}", visitor.effects);
    }
}

/// The player across the table turns the board: square 1 goes to the opposite corner, and everything with it.
#[test]
fn the_board_is_turned_by_a_button() {
    let mut visitor = Visitor::new("ruleset=bell&white=human&black=human");
    visitor.lay_out(900.0, 560.0);
    let corner = |visitor: &Visitor, square: u8| {
        let layout = visitor.app.layout().expect("the board is laid out");
        let rect = layout.squares[crate::rules::Square::at(square)];
        (rect.x.round(), rect.y.round())
    };
    let before = (corner(&visitor, 1), corner(&visitor, 30));
    visitor.click("turn-board");
    let after = (corner(&visitor, 1), corner(&visitor, 30));
    assert_ne!(before.0, after.0);
    assert!(after.0.1 > before.0.1, "row 1 is at the bottom now");
    visitor.reload(Leaving::Orderly);
    visitor.lay_out(900.0, 560.0);
    assert_eq!((corner(&visitor, 1), corner(&visitor, 30)), after, "it stays so");
}
