//! Several tabs, refused storage, damaged saves, links.

use std::collections::BTreeMap;

use super::games::step;
use super::player::{Leaving, Visitor};
use crate::app::Effect;
use crate::app::event::{Event, Size};
use crate::app::message::Message;
use crate::rng::{Rng, Seed};

/// Carries what one tab has stored over to another, as the browser does.
fn tell(from: &Visitor, to: &mut Visitor) -> Vec<Effect> {
    let mut answers = Vec::new();
    for effect in from.effects.clone() {
        let event = match effect {
            Effect::Store { key, value } => Event::StorageChanged { key, value: Some(value) },
            Effect::Forget { key } => Event::StorageChanged { key, value: None },
            _ => continue,
        };
        to.send(event);
        answers.extend(to.effects.clone());
    }
    to.effects.clone_from(&answers);
    answers
}

fn playing() -> Visitor {
    let mut visitor = Visitor::new("ruleset=reed&black=human&seed=4");
    visitor.settle();
    visitor.click("act");
    visitor.settle();
    visitor
}

#[test]
fn a_game_that_another_tab_plays_is_not_opened() {
    let mut one = playing();
    let mut two = Visitor::with("", "", one.stored.clone(), 50);
    let position = one.position();
    two.press("Continue");
    assert!(two.app.table.is_none(), "it asks first");
    let answer = tell(&two, &mut one);
    assert!(answer.iter().any(|e| matches!(e, Effect::Store { key, .. } if key.starts_with("lease/"))));
    tell(&one, &mut two);
    two.settle();
    assert!(two.app.table.is_none());
    assert!(two.view().text_content().contains("another tab"));
    // Taking it over is a choice, and the first tab hears of it and writes no more.
    two.press("Play it here");
    assert_eq!(two.position(), position);
    let told: Vec<_> = two.effects.clone();
    two.effects = told;
    tell(&two, &mut one);
    assert!(one.view().text_content().contains("Another tab has taken over this game."));
    one.send(Event::Message(Message::Throw));
    assert_eq!(one.position(), position);
    assert!(!one.effects.iter().any(|e| matches!(e, Effect::Store { .. })));
}

#[test]
fn a_crashed_tab_does_not_hold_its_game() {
    let one = playing();
    let position = one.position();
    let mut two = Visitor::with("", "", one.stored.clone(), 51);
    two.press("Continue");
    two.settle();
    assert_eq!(two.position(), position);
}

#[test]
fn a_game_deleted_elsewhere_goes_on_unsaved() {
    let mut one = playing();
    let id = one.app.table.as_ref().map(|t| t.id.clone()).unwrap_or_default();
    one.send(Event::StorageChanged { key: format!("game/{id}"), value: None });
    assert!(one.view().text_content().contains("deleted in another tab"));
    one.settle();
    one.click("act");
    assert!(!one.effects.iter().any(|e| matches!(e, Effect::Store { key, .. } if key.starts_with("game/"))));
}

#[test]
fn without_storage_it_plays_and_says_so() {
    let mut visitor = Visitor::with("", "", None, 3);
    assert!(visitor.view().text_content().contains("cannot save here"));
    visitor.click("start-begin");
    visitor.settle();
    visitor.click("act");
    visitor.settle();
    assert!(visitor.app.table.as_ref().is_some_and(|t| !t.game().events().is_empty()));
    assert!(!visitor.effects.iter().any(|e| matches!(e, Effect::Store { .. })));
    let position = visitor.position();
    visitor.send(Event::Message(Message::ToStart));
    visitor.press("Continue");
    assert_eq!(visitor.position(), position, "the page itself remembers");
}

#[test]
fn a_full_store_is_told() {
    let mut visitor = playing();
    let full = |visitor: &Visitor| visitor.view().text_content().contains("no room left");
    let key = format!("game/{}", visitor.app.table.as_ref().map(|t| t.id.clone()).unwrap_or_default());
    for _ in 0..2 {
        visitor.send(Event::StoreFailed { key: key.clone() });
        assert!(full(&visitor));
        // The next save may succeed: then it is as if nothing had been.
        visitor.settle();
        step(&mut visitor, &mut Rng::new(Seed(1)));
        assert!(!full(&visitor));
    }
}

#[test]
fn a_cleared_store_is_every_game_deleted() {
    let mut one = playing();
    let mut two = Visitor::with("", "", one.stored.clone(), 52);
    assert!(two.view().text_content().contains("Games under way"));
    for tab in [&mut one, &mut two] {
        tab.send(Event::StorageCleared);
    }
    assert!(one.view().text_content().contains("deleted in another tab"));
    assert!(!two.view().text_content().contains("Games under way"));
    assert_eq!(two.app.shelf.keys(), [""; 0]);
}

#[test]
fn a_game_that_is_gone_is_told_and_not_offered() {
    let mut one = playing();
    let id = one.app.table.as_ref().map(|t| t.id.clone()).unwrap_or_default();
    one.send(Event::StorageChanged { key: format!("lease/{id}"), value: Some("another 1".into()) });
    assert!(one.view().text_content().contains("Another tab has taken over this game."));
    // What can't be done in a tab that has lost its game is not offered there.
    assert_eq!(one.view().by_id("undo").and_then(|b| b.attribute("aria-disabled")), Some("true"));
    one.click("menu");
    let view = one.view();
    for name in ["Resign", "Redo"] {
        assert!(view.named("button", name).is_none_or(|b| b.attribute("aria-disabled") == Some("true")));
    }
    one.press("Close");
    one.send(Event::StorageChanged { key: format!("game/{id}"), value: None });
    one.press("Play it here");
    assert!(one.app.table.is_none(), "there is nothing to be played");
    assert!(one.fragment.is_empty());
    one.settle();
    assert!(one.text("live").contains("This game is gone"), "{}", one.text("live"));
    one.press("All right");
    assert_eq!(one.view().by_class("notice").count(), 0);
}

#[test]
fn times_that_cannot_be_true_are_no_dates() {
    let stored = playing().stored.unwrap_or_default();
    let (key, save) = stored.iter().find(|(key, _)| key.starts_with("game/")).expect("a game");
    let shown = |played: &str| {
        let lines = save.lines().map(|line| match line.starts_with("played ") {
            true => format!("played {played}"),
            false => line.to_owned(),
        });
        let save = lines.collect::<Vec<_>>().join("\n") + "\n";
        let visitor = Visitor::with("", "", Some(BTreeMap::from([(key.clone(), save)])), 3);
        let text = visitor.view().text_content();
        assert!(text.contains("Continue"), "{text}");
        text.contains("last played")
    };
    assert!(shown("1796000000000"));
    for absurd in ["0", "-1", "-1796000000000", "1", "253402300800000", "9007199254740992", "1e12", "", "x"] {
        assert!(!shown(absurd), "{absurd}");
    }
}

#[test]
fn an_unreadable_save_is_kept_and_offered() {
    for save in
        ["garbage", "senet-save 2\n\nfrom the future", "senet-save 1\n\n[Ruleset \"kendall\"]\n\n0. w 9"]
    {
        let stored = BTreeMap::from([("game/x".to_owned(), save.to_owned())]);
        let mut visitor = Visitor::with("", "#game=x", Some(stored.clone()), 3);
        visitor.settle();
        assert!(visitor.app.table.is_none());
        visitor.press("Download it");
        assert!(visitor.effects.iter().any(|e| matches!(e, Effect::Download { text, .. } if text == save)));
        assert_eq!(visitor.stored.as_ref().and_then(|s| s.get("game/x")).map(String::as_str), Some(save));
        visitor.press("Delete");
        visitor.press("Delete it");
        assert_eq!(visitor.stored.as_ref().map(|s| s.contains_key("game/x")), Some(false));
    }
}

#[test]
fn a_reload_comes_back_to_the_game_not_to_a_new_one() {
    let mut visitor = playing();
    let (position, games) = (visitor.position(), count(&visitor));
    for leaving in [Leaving::Orderly, Leaving::Crash, Leaving::Orderly] {
        visitor.reload(leaving);
        assert_eq!(visitor.position(), position);
        assert_eq!(count(&visitor), games);
    }
}

fn count(visitor: &Visitor) -> usize {
    visitor.stored.iter().flat_map(|s| s.keys()).filter(|key| key.starts_with("game/")).count()
}

#[test]
fn choices_are_remembered() {
    let mut visitor = Visitor::new("");
    assert!(visitor.text("setup-heading").contains("Reed Sticks"));
    assert!(visitor.view().text_content().contains("A good first game"));
    visitor.tick("Bell 1979");
    visitor.reload(Leaving::Orderly);
    assert!(visitor.text("setup-heading").contains("Bell 1979"));
}

#[test]
fn malformed_links_open_something_and_say_what_was_wrong() {
    for (query, part) in [
        ("ruleset=chess", "chess"),
        ("ruleset=kendall%2Bnine", "nine"),
        ("pos=x", "cannot be played"),
        ("seed=zz&ruleset=bell", "zz"),
        ("white=%FF", "white"),
        ("theme=pink", "pink"),
        ("lang=tlh", "tlh"),
        ("page=lessons", "lessons"),
        ("page=nowhere", "nowhere"),
        ("#game=junk", "junk"),
        ("ruleset=bell#game=1%20%3Cb%3E", "1 <b>"),
        ("#g=AAAA", "A game in a link"),
        ("#p=x", "seven fields"),
        ("ruleset=reed#p=%2", "not properly encoded"),
    ] {
        let (before, fragment) = query.split_once('#').unwrap_or((query, ""));
        let came = Event::Navigated { query: before.to_owned(), fragment: fragment.to_owned() };
        let mut later = Visitor::new("");
        later.send(came);
        for mut visitor in [Visitor::with(before, fragment, Some(BTreeMap::new()), 1), later] {
            let view = visitor.view();
            let notice = view.by_class("notice").next().map(crate::app::view::Element::text_content);
            let notice = notice.unwrap_or_default();
            assert!(notice.contains("could not be used") && notice.contains(part), "{query}: {notice}");
            visitor.settle();
            let heard = visitor.text("live");
            assert!(heard.contains("could not be used") && heard.contains(part), "{query}: {heard}");
            visitor.press("All right");
            assert_eq!(visitor.view().by_class("notice").count(), 0);
        }
    }
}

#[test]
fn a_position_comes_in_the_fragment_too() {
    let pos = "b........./........../.......w..%20w%20move:2%200-0%206-6%200-0%20-";
    let mut visitor =
        Visitor::with("ruleset=kendall&black=human", &format!("#p={pos}"), Some(BTreeMap::new()), 1);
    assert_eq!(visitor.position(), pos.replace("%20", " "));
    assert_eq!(visitor.view().by_class("notice").count(), 0);
    assert!(visitor.fragment.starts_with("game="), "from here on it is a game of this device");
    visitor.settle();
    assert!(visitor.text("live").contains("No piece can move 2."));
}

#[test]
fn a_given_seed_is_marked_and_gives_the_same_throws() {
    let play = || {
        let mut visitor = Visitor::new("ruleset=reed&white=1&black=1&seed=abc");
        assert!(visitor.view().text_content().contains("given throws"));
        visitor.settle();
        visitor.position()
    };
    assert_eq!(play(), play());
}

#[test]
fn back_leads_to_the_start_screen() {
    let mut visitor = Visitor::new("");
    visitor.click("start-begin");
    assert!(visitor.app.table.is_some());
    visitor.send(Event::Navigated { query: String::new(), fragment: String::new() });
    assert!(visitor.app.table.is_none());
    assert!(visitor.view().text_content().contains("Games under way"));
}

/// In a small window a notice lies over the board, so each can be taken away; elsewhere it stays.
#[test]
fn in_a_small_window_every_notice_can_be_taken_away() {
    let small = Event::Window(Size { width: 320.0, height: 256.0 });
    let notices = |visitor: &Visitor| visitor.view().by_class("notice").count();

    let mut one = playing();
    let id = one.app.table.as_ref().map(|table| table.id.clone()).unwrap_or_default();
    one.send(Event::StorageChanged { key: format!("game/{id}"), value: None });
    assert!(one.view().named("button", "All right").is_none());
    one.send(small.clone());
    one.press("All right");
    assert_eq!(notices(&one), 0);
    let stored = one.stored.clone();
    one.click("act");
    one.settle();
    assert_eq!(one.stored, stored, "it is still not saved");

    let mut unsaved = Visitor::with("ruleset=bell&black=human", "", None, 1);
    assert_eq!(notices(&unsaved), 1);
    assert!(unsaved.view().named("button", "All right").is_none());
    unsaved.send(small);
    unsaved.press("All right");
    assert_eq!(notices(&unsaved), 0);
}
