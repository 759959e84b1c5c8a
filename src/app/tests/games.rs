//! Whole games, played through the page.

use super::player::{Leaving, Visitor, squares_in};
use crate::app::message::Message;
use crate::app::view::Element;
use crate::rng::{Rng, Seed};
use crate::rules::Spec;

/// What a person does next in the page: throw, pass, or pick a lit piece and a square that it can reach.
pub fn step(visitor: &mut Visitor, rng: &mut Rng) {
    let pick = |list: &[String], rng: &mut Rng| list[rng.below(list.len() as u32) as usize].clone();
    let view = visitor.view();
    let act = view.by_id("act").expect("the button is there");
    // Now and then a pass that may be taken, or going back.
    let extras: Vec<_> = view.by_class("extra").filter_map(Element::clicked).cloned().collect();
    if !extras.is_empty() && rng.below(4) == 0 {
        visitor.send(crate::app::Event::Message(extras[rng.below(extras.len() as u32) as usize].clone()));
        visitor.now += 500.0;
        visitor.settle();
        return;
    }
    if act.clicked().is_some() {
        visitor.click("act");
        visitor.settle();
        return;
    }
    // Another throw of the pool, now and then.
    let throws: Vec<Message> = view.by_class("throw-value").filter_map(Element::clicked).cloned().collect();
    if !throws.is_empty() && rng.below(3) == 0 {
        visitor.send(crate::app::Event::Message(throws[rng.below(throws.len() as u32) as usize].clone()));
    }
    let before = visitor.position();
    let view = visitor.view();
    let mut origins = squares_in(&view, "can move");
    for tray in ["tray-white", "tray-black"] {
        let label = view.by_id(tray).and_then(|t| t.attribute("aria-label").map(str::to_owned));
        if label.is_some_and(|label| label.ends_with("to enter")) {
            origins.push(tray.to_owned());
        }
    }
    if origins.is_empty() {
        // All that this throw can do has a button, or another throw must be taken.
        if let Some(throw) = throws.first() {
            let other = throws[rng.below(throws.len() as u32) as usize].clone();
            let _ = throw;
            visitor.send(crate::app::Event::Message(other));
            return;
        }
        assert!(!extras.is_empty(), "something can be done: {}", visitor.view().text_content());
        visitor.send(crate::app::Event::Message(extras[0].clone()));
        visitor.now += 500.0;
        visitor.settle();
        return;
    }
    let origin = pick(&origins, rng);
    visitor.click(&origin);
    assert_eq!(visitor.position(), before, "picking a piece up moves nothing");
    let view = visitor.view();
    let words =
        ["can be reached", "swaps with the piece here", "takes the piece here", "sends the piece here back"];
    let mut goals: Vec<_> = words.iter().flat_map(|words| squares_in(&view, words)).collect();
    for tray in ["tray-white", "tray-black"] {
        if view.by_id(tray).is_some_and(|t| t.has_class("target")) {
            goals.push(tray.to_owned());
        }
    }
    assert!(
        !goals.is_empty(),
        "{origin} leads somewhere in {before}: {:?}",
        visitor.app.table.as_ref().map(|t| t.choices().chosen_moves())
    );
    // Where one move only is open, the piece itself will do.
    let goal = if goals.len() == 1 && rng.below(2) == 0 { origin } else { pick(&goals, rng) };
    visitor.click(&goal);
    assert_ne!(visitor.position(), before, "the tap on {goal} has moved");
    visitor.settle();
}

fn over(visitor: &Visitor) -> bool {
    visitor.app.table.as_ref().is_some_and(|table| table.end().is_some())
}

/// Plays a game of the ruleset to its end, reloading now and then.
fn play(spec: &str, players: &str, seed: u64) {
    let mut visitor = Visitor::new(&format!("ruleset={}&{players}&seed={seed:x}", spec.replace('+', "%2B")));
    visitor.lay_out(900.0, 560.0);
    visitor.settle();
    let mut rng = Rng::new(Seed(seed));
    for turn in 0.. {
        assert!(turn < 30_000, "{spec}: the game goes on for ever");
        if over(&visitor) {
            break;
        }
        step(&mut visitor, &mut rng);
        if rng.below(40) == 0 && !over(&visitor) {
            let position = visitor.position();
            visitor.reload(if rng.below(2) == 0 { Leaving::Orderly } else { Leaving::Crash });
            // A computer may have gone on at once.
            let table = visitor.app.table.as_ref().expect("the game is on the table again");
            let known = table.game().events().len();
            let met = (0..=known).any(|i| table.rules().write(table.game().position_after(i)) == position);
            assert!(met, "{spec}: {position} comes back");
            visitor.lay_out(900.0, 560.0);
        }
    }
    assert!(visitor.view().by_id("dialog").is_some(), "{spec}: the end is told");
    visitor.press("Look at the board");
    assert!(visitor.view().by_id("dialog").is_none());
    visitor.press("Play again");
    assert!(!over(&visitor), "a new game stands on the table");
}

#[test]
fn every_ruleset_is_played_to_its_end_by_two_people() {
    for (i, spec) in Spec::all().enumerate().filter(|(_, spec)| spec.options().count() == 0) {
        play(&spec.to_string(), "white=human&black=human", 100 + i as u64);
    }
}

#[test]
fn every_ruleset_is_played_to_its_end_against_the_computer() {
    for (i, spec) in Spec::all().enumerate().filter(|(_, spec)| spec.options().count() == 0) {
        play(&spec.to_string(), "white=human&black=3", 200 + i as u64);
    }
}

#[test]
fn options_are_played_too() {
    for (i, spec) in [
        "reed+beauty+water+exits",
        "kendall+start+trap+single",
        "cemea+high+die+playon",
        "figurine+strict",
        "skyriuk+seven",
    ]
    .into_iter()
    .enumerate()
    {
        play(spec, "white=2&black=human", 300 + i as u64);
    }
}

#[test]
fn two_computers_play_by_themselves() {
    let mut visitor = Visitor::new("ruleset=faraones&white=1&black=5&seed=7");
    visitor.lay_out(900.0, 560.0);
    visitor.settle();
    assert!(over(&visitor));
}
