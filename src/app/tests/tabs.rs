//! Several tabs, refused storage, damaged saves, links.

use std::collections::BTreeMap;

use super::player::{Leaving, Visitor};
use crate::app::Effect;
use crate::app::event::Event;
use crate::app::message::Message;

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
    visitor.send(Event::StoreFailed { key: "game/x".into() });
    assert!(visitor.view().text_content().contains("no room left"));
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
    ] {
        let mut visitor = Visitor::new(query);
        visitor.settle();
        let text = visitor.view().text_content();
        assert!(text.contains("could not be used") && text.contains(part), "{query}: {text}");
        visitor.press("All right");
        assert!(!visitor.view().text_content().contains("could not be used"));
    }
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
