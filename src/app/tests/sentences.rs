//! What is said about the game: whole sentences, and true ones.

use super::games::step;
use super::player::Visitor;
use crate::app::message::{Dialog, Message};
use crate::app::strings::{Catalog, Msg, Value, house_name};
use crate::app::view::{Element, Node};
use crate::app::words::{Marking, Words};
use crate::app::{Copied, Event};
use crate::record::{Game, Setup};
use crate::rng::{Rng, Seed};
use crate::rules::{Move, Phase, Place, Spec, Square, Target};

/// What is wrong with a text that should be one or several sentences.
fn fault(text: &str) -> Option<&'static str> {
    let text = text.trim_end_matches('\u{a0}');
    let unfinished = !text.ends_with(['.', '…', '?']);
    let doubled = ["..", ":.", ",.", " .", "  ", " ,", "to off"].iter().any(|odd| text.contains(odd));
    // A move alone may be told in signs: «in → 1.».
    let small = |text: &str| text.starts_with(char::is_lowercase) && !text.starts_with("in →");
    if text.is_empty() {
        None
    } else if unfinished {
        Some("it does not end as a sentence does")
    } else if doubled {
        Some("something is doubled, or missing")
    } else if text.split(". ").any(small) {
        Some("a sentence begins with a small letter")
    } else {
        None
    }
}

/// Whether an element holds sentences.
fn holds_sentences(element: &Element<Message>) -> bool {
    let id = element.id.as_deref().unwrap_or_default();
    ["headline", "detail", "unsaved", "told"].iter().any(|class| element.has_class(class))
        || ["live", "live-dialog"].contains(&id)
}

fn paragraphs<'a>(view: &'a Node<Message>, class: &'a str) -> impl Iterator<Item = &'a Element<Message>> {
    let all = view.by_class(class).flat_map(|element| element.children.iter());
    all.filter_map(|node| match node {
        Node::Element(element) if element.tag == "p" => Some(element),
        _ => None,
    })
}

fn look(visitor: &Visitor) {
    let view = visitor.view();
    let said = view.elements().filter(|element| holds_sentences(element));
    for element in said.chain(paragraphs(&view, "legend")).chain(paragraphs(&view, "notice")) {
        let text = element.text_content();
        assert_eq!(fault(&text), None, "«{text}»");
    }
    let Some(table) = &visitor.app.table else { return };
    if table.choices().only_pass() && !table.moving() && table.end().is_none() {
        let status = visitor.text("status");
        let nothing = ["cannot move.", "Nothing to move."].iter().any(|words| status.contains(words));
        assert!(nothing && !status.contains("to play") && !status.contains("Your throw"), "{status}");
        let note = view.by_class("throws").flat_map(|throws| throws.children.iter());
        let note: Vec<_> = note
            .filter_map(|node| match node {
                Node::Element(element) if element.tag == "p" => Some(element.text_content()),
                _ => None,
            })
            .collect();
        assert_eq!(note, [""], "nothing is left where nothing can be played");
    }
}

#[test]
fn what_stands_in_sentences_is_sentences() {
    for (i, spec) in Spec::all().enumerate().filter(|(_, spec)| spec.options().count() == 0) {
        for players in ["white=human&black=human", "white=human&black=1"] {
            let mut visitor = Visitor::new(&format!("ruleset={spec}&{players}&seed={i:x}&theme=pink&pos=x"));
            visitor.look = look;
            let mut rng = Rng::new(Seed(i as u64));
            for _ in 0..50 {
                if visitor.app.table.as_ref().is_some_and(|table| table.end().is_some()) {
                    break;
                }
                visitor.click("sticks");
                visitor.settle();
                for key in ["m", "l", "s", "b"] {
                    visitor.key(key, "square-9");
                }
                let square = Square::at(1 + rng.below(30) as u8);
                visitor.send(Event::Message(Message::Square(square)));
                visitor.key("Escape", "");
                if visitor
                    .app
                    .table
                    .as_ref()
                    .is_some_and(|table| table.end().is_none() && table.person_acts())
                {
                    step(&mut visitor, &mut rng);
                }
            }
            visitor.send(Event::Message(Message::Open(Dialog::Record)));
            visitor.send(Event::Copied(Copied::Done));
            visitor.settle();
        }
    }
}

/// Texts that stand alone, or within others: no sentences.
const PARTS: [&str; 11] = [
    "legend-shown",
    "link-dismiss",
    "link-notice-name",
    "position-misplaced",
    "record-error",
    "record-heading",
    "record-not-legal",
    "result-again",
    "result-look-back",
    "result-won-name",
    "save-download",
];

#[test]
fn messages_that_are_shown_as_sentences_end_as_such() {
    let kinds = [
        "announce-",
        "turn-",
        "why-",
        "pass-",
        "result-",
        "legend-",
        "link-",
        "save-",
        "position-",
        "record-",
        "hint-",
        "status-",
        "undo-",
    ];
    let catalog = Catalog::english();
    let mut seen = 0;
    for message in Msg::ALL {
        let id = message.id();
        if PARTS.contains(&id) || !kinds.iter().any(|kind| id.starts_with(kind)) {
            continue;
        }
        let args: Vec<(&str, Value)> =
            message.arguments().iter().map(|name| (*name, Value::Number(1))).collect();
        let text = catalog.text(message, &args);
        assert_eq!(fault(&text), None, "{id}: «{text}»");
        seen += 1;
    }
    assert!(seen > 200, "{seen}");
    for bad in ["White to move", "It can go to off the board.", "Your 3:.", "A. b."] {
        assert!(fault(bad).is_some(), "{bad}");
    }
}

/// The numbers in a text, in order.
fn numbers(text: &str) -> Vec<u8> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// Every legal move of random games, with what is shown of it.
fn every_move(mut look: impl FnMut(&Game, &crate::rules::Played, &str)) {
    let words = Words::new(Catalog::english(), Marking::Plain);
    for (i, spec) in Spec::all().enumerate() {
        let mut game = Game::new(Setup::new(spec, Seed(7 + i as u64)));
        let mut rng = Rng::new(Seed(i as u64));
        for _ in 0..250 {
            if game.end().is_some() {
                break;
            }
            if !matches!(game.position().phase(), Phase::Move { .. }) {
                game.throw().expect("a throw is due");
                continue;
            }
            let legal = game.legal();
            for played in legal.iter().copied() {
                let done = game.rules().play(game.position(), played).expect("it is legal");
                look(&game, &done, &words.shown_move(game.rules(), game.position(), &done));
            }
            game.play(legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
        }
    }
}

#[test]
fn a_house_is_named_beside_its_own_number() {
    let catalog = Catalog::english();
    let mut sent_on = 0;
    every_move(|game, done, shown| {
        let Move::Step { to: Target::On(_), .. } = done.played else { return };
        let id = game.spec().id();
        for square in Square::all() {
            let Some(house) = house_name(id, square.number()).map(|house| catalog.text(house, &[])) else {
                continue;
            };
            if shown.ends_with(&format!(", {house}.")) {
                assert_eq!(numbers(shown).last(), Some(&square.number()), "{id}: {shown}");
                assert_eq!(done.rest, Some(Place::On(square)), "{id}: {shown}");
                sent_on += u32::from(done.sent_from.is_some());
            }
        }
    });
    assert!(sent_on > 10, "some are sent on to a house: {sent_on}");
}

#[test]
fn only_pieces_that_change_places_are_said_to() {
    let (mut swaps, mut sent, mut taken) = (0, 0, 0);
    every_move(|game, done, shown| {
        let Move::Step { from, .. } = done.played else { return };
        let id = game.spec().id();
        let enemy_behind = done.next.at(from) == Some(!done.side);
        match done.displaced {
            _ if shown.contains('⇄') => {
                swaps += 1;
                assert!(enemy_behind, "{id}: {shown}");
            }
            None => assert!(!enemy_behind && !shown.contains(['×', '⇄']), "{id}: {shown}"),
            Some(gone) => match gone.to {
                Place::On(back) => {
                    sent += 1;
                    assert!(!shown.contains('×'), "{id}: {shown}");
                    let told = numbers(shown);
                    let told = told.get(2..4);
                    assert_eq!(told, Some(&[gone.from.number(), back.number()][..]), "{id}: {shown}");
                }
                _ => {
                    taken += 1;
                    assert!(shown.contains('×'), "{id}: {shown}");
                }
            },
        }
    });
    assert!(swaps > 100 && sent > 20 && taken > 10, "{swaps} {sent} {taken}");
}

#[test]
fn where_a_piece_can_go_is_a_sentence_also_off_the_board() {
    // One piece on 28 leaves by a 3 (R6); the other can't.
    let pos = "........../........../b......w..%20w%20move:3%200-0%204-4%200-0%20-";
    let mut visitor = Visitor::new(&format!("ruleset=common&black=human&pos={pos}"));
    visitor.settle();
    visitor.click("square-28");
    visitor.settle();
    assert!(visitor.text("live").contains("It can leave the board."), "{}", visitor.text("live"));
}

#[test]
fn the_focus_has_somewhere_to_go_on_every_screen() {
    let check = |visitor: &Visitor, place: &str| {
        let view = visitor.view();
        let page = view.by_id("page").and_then(|page| page.attribute("data-home").map(str::to_owned));
        let home = page.as_deref().and_then(|id| view.by_id(id));
        let home = home.unwrap_or_else(|| panic!("{place}: {page:?} is in the page"));
        assert!(home.tag == "button" || home.attribute("tabindex").is_some(), "{place}");
        if visitor.app.modal() {
            let dialog = view.by_id("dialog").expect("a dialog");
            assert!(dialog.text_content().contains(&home.text_content()), "{place}: behind the dialog");
        }
    };
    let mut visitor = Visitor::new("");
    check(&visitor, "start");
    for dialog in [Dialog::Delete("x".into()), Dialog::Rules(visitor.app.start.spec)] {
        visitor.send(Event::Message(Message::Open(dialog)));
        check(&visitor, "start");
    }
    visitor.send(Event::Message(Message::Begin));
    check(&visitor, "game");
    let spec = visitor.app.start.spec;
    let all =
        [Dialog::Menu, Dialog::Rules(spec), Dialog::Moves, Dialog::Record, Dialog::Settings, Dialog::Keys];
    for dialog in all.into_iter().chain([Dialog::Resign, Dialog::Result]) {
        visitor.send(Event::Message(Message::Open(dialog.clone())));
        check(&visitor, &format!("{dialog:?}"));
    }
}
