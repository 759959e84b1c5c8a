//! What is dragged, pointed at and heard.

use super::player::Visitor;
use crate::app::event::{Event, Visibility};
use crate::app::message::Message;
use crate::app::scene::Place;
use crate::app::settings::{Setting, Switch};
use crate::app::sound::{Voice, Volume};
use crate::app::view::Element;
use crate::app::{Effect, Silence};
use crate::rules::{Side, Square};

const POOL: &str =
    "ruleset=kendall&black=human&pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
const TO_THROW: &str = "ruleset=kendall&black=human&seed=5";

fn at(query: &str) -> Visitor {
    let mut visitor = Visitor::new(query);
    visitor.lay_out(900.0, 560.0);
    visitor.now += 1000.0;
    visitor
}

fn on(n: u8) -> Place {
    Place::Square(Square::at(n))
}

/// The middle of a square, from the corner of another one.
fn way(visitor: &Visitor, from: u8, to: u8) -> (i32, i32) {
    let layout = visitor.app.layout().unwrap();
    let (corner, goal) = (layout.squares[Square::at(from)], layout.squares[Square::at(to)].centre());
    ((goal.x - corner.x) as i32, (goal.y - corner.y) as i32)
}

fn grip(visitor: &mut Visitor, from: u8) {
    let here = way(visitor, from, from);
    visitor.send(Event::Message(Message::Grip(on(from), here)));
}

fn carry(visitor: &mut Visitor, from: u8, to: u8) {
    grip(visitor, from);
    let there = way(visitor, from, to);
    visitor.send(Event::Message(Message::Carry(there)));
}

fn drag(visitor: &mut Visitor, from: u8, to: u8) {
    carry(visitor, from, to);
    let there = way(visitor, from, to);
    visitor.send(Event::Message(Message::LetGo(there)));
}

fn carrying(visitor: &Visitor) -> bool {
    visitor.app.table.as_ref().is_some_and(|table| table.carrying())
}

fn moves(visitor: &Visitor) -> usize {
    visitor.app.table.as_ref().map_or(0, |table| table.game().cursor())
}

fn played(visitor: &Visitor) -> Option<&Vec<Voice>> {
    visitor.effects.iter().find_map(|effect| match effect {
        Effect::Play(voices) => Some(voices),
        _ => None,
    })
}

#[test]
fn a_piece_dragged_to_a_lit_square_moves_there() {
    // By the first throw of the pool, by another one, onto an enemy.
    for (from, to) in [(15, 16), (12, 13), (2, 3)] {
        let mut visitor = at(POOL);
        let before = visitor.position();
        carry(&mut visitor, from, to);
        assert!(carrying(&visitor) && visitor.position() == before, "{from}: it is only in the hand");
        assert!(!visitor.app.animating(), "no frame is wanted while the pointer rests");
        let there = way(&visitor, from, to);
        visitor.send(Event::Message(Message::LetGo(there)));
        assert!(!carrying(&visitor));
        assert_eq!(moves(&visitor), 1, "{from} to {to}");
        visitor.settle();
        assert!(visitor.view().by_id(&format!("square-{to}")).is_some_and(is_white), "{from} to {to}");
    }
}

fn is_white(cell: &Element<Message>) -> bool {
    cell.attribute("aria-label").is_some_and(|label| label.contains("white"))
}

#[test]
fn a_piece_let_go_elsewhere_goes_back_and_the_page_says_why() {
    for (to, why) in [(24, "No throw takes it there."), (12, "Your own piece stands on 12.")] {
        let mut visitor = at(POOL);
        drag(&mut visitor, 15, to);
        assert_eq!(moves(&visitor), 0);
        assert!(visitor.text("status").contains(why), "{}", visitor.text("status"));
        visitor.settle();
        assert!(visitor.view().by_id("square-15").is_some_and(is_white));
    }
    let mut visitor = at(POOL);
    drag(&mut visitor, 15, 15);
    assert_eq!(moves(&visitor), 0);
    assert!(!visitor.text("status").contains("No throw"), "put back where it was, nothing is refused");
}

#[test]
fn what_comes_between_does_a_drag_no_harm() {
    // A second finger, or the browser.
    let mut visitor = at(POOL);
    carry(&mut visitor, 15, 24);
    visitor.send(Event::Message(Message::GoBack));
    assert!(!carrying(&visitor));
    let there = way(&visitor, 15, 16);
    visitor.send(Event::Message(Message::Carry(there)));
    visitor.send(Event::Message(Message::LetGo(there)));
    assert_eq!(moves(&visitor), 0, "nothing is in the hand any more");

    // An undo, and giving up.
    for message in [Message::Undo, Message::Resign(Side::White)] {
        let mut visitor = at(POOL);
        drag(&mut visitor, 15, 16);
        visitor.settle();
        visitor.now += 1000.0;
        carry(&mut visitor, 16, 18);
        visitor.send(Event::Message(message.clone()));
        let events = moves(&visitor);
        let there = way(&visitor, 16, 18);
        visitor.send(Event::Message(Message::Carry(there)));
        visitor.send(Event::Message(Message::LetGo(there)));
        assert_eq!(moves(&visitor), events, "{message:?}");
        assert!(!carrying(&visitor), "{message:?}");
        visitor.settle();
    }

    // Another size of the window, leaving the game, a hidden page.
    let mut visitor = at(POOL);
    carry(&mut visitor, 15, 16);
    visitor.lay_out(390.0, 500.0);
    visitor.send(Event::Visibility(Visibility::Hidden));
    visitor.send(Event::Message(Message::ToStart));
    visitor.send(Event::Message(Message::Carry((5, 5))));
    visitor.send(Event::Message(Message::LetGo((5, 5))));
    visitor.settle();
}

#[test]
fn only_pieces_that_can_move_are_taken_into_the_hand() {
    let mut visitor = at(POOL);
    for from in [1, 14, 30] {
        drag(&mut visitor, from, 16);
        assert!(moves(&visitor) == 0 && !carrying(&visitor), "{from}");
        let view = visitor.view();
        let cell = view.by_id(&format!("square-{from}")).unwrap();
        assert!(!cell.has_class("liftable"), "a finger there scrolls");
    }
    assert!(visitor.view().by_id("square-15").is_some_and(|cell| cell.has_class("liftable")));
    let mut waiting = at("ruleset=kendall&white=1&black=1&seed=4");
    drag(&mut waiting, 10, 11);
    assert!(!carrying(&waiting), "while computers play nothing can be taken");
}

#[test]
fn a_frame_of_a_motion_leaves_the_page_as_it_is() {
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    let page = |visitor: &Visitor| format!("{:?}", visitor.view());
    let before = page(&visitor);
    for _ in 0..3 {
        visitor.now += 50.0;
        visitor.send(Event::Frame);
        assert!(visitor.app.same_page() && page(&visitor) == before);
    }
    visitor.now += 2000.0;
    visitor.send(Event::Frame);
    assert!(!visitor.app.same_page(), "at its end the value is told");

    let mut visitor = at(POOL);
    carry(&mut visitor, 15, 24);
    let before = page(&visitor);
    let (x, y) = way(&visitor, 15, 24);
    visitor.send(Event::Message(Message::Carry((x + 3, y + 2))));
    assert!(visitor.app.same_page() && page(&visitor) == before, "within a square the hand moves alone");
}

#[test]
fn what_is_pointed_at_shows_what_would_happen() {
    let mut visitor = at(POOL);
    visitor.send(Event::Message(Message::Over(Some(Square::at(12)))));
    assert!(visitor.text("status").contains("Swaps places: the enemy goes to 12."));
    assert_eq!(visitor.pictures, 1);
    visitor.send(Event::Message(Message::Over(None)));
    assert!(!visitor.text("status").contains("Swaps places"));
    // Focus does the same, but only where the keyboard is used.
    visitor.send(Event::Message(Message::At(Square::at(12))));
    assert!(!visitor.text("status").contains("Swaps places"));
    visitor.key("Tab", "square-12");
    assert!(visitor.text("status").contains("Swaps places"));
    visitor.send(Event::Message(Message::Away));
    assert!(!visitor.text("status").contains("Swaps places"));
}

#[test]
fn an_own_piece_that_cannot_move_says_why() {
    // By a 4, 10 comes to 14, which is empty; 8 comes to 12, where an own piece stands.
    let query = POOL.replace("move:1,2,4", "move:4");
    let mut visitor = at(&query);
    visitor.send(Event::Message(Message::Over(Some(Square::at(8)))));
    let why = "Your own piece stands on 12.";
    assert!(visitor.text("status").contains(why), "{}", visitor.text("status"));
    let view = visitor.view();
    let told = view.by_id("square-8").and_then(|cell| cell.attribute("aria-description"));
    assert_eq!(told, Some(why));
    let free = view.by_id("square-10").unwrap();
    assert_eq!(free.attribute("aria-description"), None);
}

#[test]
fn every_event_is_heard_unless_sound_is_off() {
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    assert!(played(&visitor).is_some_and(|voices| voices.len() > 8), "four sticks");
    for query in ["&sound=0", "&embed=1"] {
        let mut silent = at(&format!("{TO_THROW}{query}"));
        silent.send(Event::Message(Message::Throw));
        assert_eq!(played(&silent), None, "{query}");
        // One tap, and it is heard.
        silent.settle();
        silent.click("sound");
        assert!(played(&silent).is_some(), "{query}");
        assert_eq!(silent.view().by_id("sound").and_then(|b| b.attribute("aria-pressed")), Some("true"));
    }
    let mut asked = at(&format!("{TO_THROW}&embed=1&sound=1"));
    asked.send(Event::Message(Message::Throw));
    assert!(played(&asked).is_some());
    // Off in one tap, and remembered.
    let mut visitor = at(TO_THROW);
    visitor.click("sound");
    assert!(visitor.effects.contains(&Effect::Hush(Silence::Now)) && played(&visitor).is_none());
    visitor.reload(super::player::Leaving::Orderly);
    visitor.lay_out(900.0, 560.0);
    visitor.send(Event::Message(Message::Throw));
    assert_eq!(played(&visitor), None);
}

#[test]
fn without_motion_events_are_heard_too_and_at_no_volume_nothing() {
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Set(Setting::Speed(crate::app::anim::Speed::None))));
    visitor.send(Event::Message(Message::Throw));
    assert!(!visitor.app.animating() && played(&visitor).is_some());
    let mut quiet = at(TO_THROW);
    quiet.send(Event::Message(Message::Set(Setting::Volume(Volume::new(0)))));
    quiet.send(Event::Message(Message::Throw));
    assert_eq!(played(&quiet), None);
    assert_eq!(quiet.app.sounds(), Switch::On);
}

#[test]
fn a_motion_cut_short_is_cut_short_in_sound() {
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    visitor.send(Event::Message(Message::Throw));
    assert!(visitor.effects.contains(&Effect::Hush(Silence::Now)));
    let voices = played(&visitor).expect("the sticks are heard to lie");
    assert!(voices.iter().all(|voice| voice.at < 100.0), "at once: {voices:?}");
    // Nobody is there to hear it.
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    visitor.send(Event::Visibility(Visibility::Hidden));
    assert!(visitor.effects.contains(&Effect::Hush(Silence::Away)) && played(&visitor).is_none());
    // A motion that has run its time has nothing left to cut.
    let mut visitor = at(TO_THROW);
    visitor.send(Event::Message(Message::Throw));
    visitor.settle();
    visitor.send(Event::Message(Message::Over(Some(Square::at(1)))));
    assert!(!visitor.effects.contains(&Effect::Hush(Silence::Now)));
}

/// Games of every ruleset by chance: whatever keeps a piece back has a sentence of its own.
#[test]
fn every_obstacle_that_play_brings_is_told() {
    use crate::app::strings::{Catalog, Msg};
    use crate::app::words::{self, Marking, Words};
    use crate::record::{Game, Setup};
    use crate::rng::{Rng, Seed};
    use crate::rules::{Phase, Spec};
    let words = Words::new(Catalog::english(), Marking::Plain);
    let fallback = words.plain(Msg::WhyNoSuchMove);
    for spec in Spec::all() {
        let mut game = Game::new(Setup::new(spec, Seed(7)));
        let mut rng = Rng::new(Seed(11));
        for _ in 0..240 {
            if game.end().is_some() {
                break;
            }
            let legal = game.legal();
            if legal.is_empty() {
                if game.throw().is_err() {
                    break;
                }
                continue;
            }
            let position = *game.position();
            let Phase::Move { pool } = position.phase() else { break };
            for throw in pool.values() {
                for from in position.pieces(position.side()) {
                    let Some(why) = game.rules().why_not(&position, throw, from) else { continue };
                    let told = words::obstacle(&words, game.rules(), &position, throw, from, why);
                    assert!(
                        told != fallback && told.len() > 8,
                        "{spec}: {throw} from {from} in {}: {why:?} is told as «{told}»",
                        game.rules().write(&position)
                    );
                }
            }
            let played = legal[rng.below(legal.len() as u32) as usize];
            if game.play(played).is_err() {
                break;
            }
        }
    }
}
