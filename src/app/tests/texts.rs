//! Every word in the page comes from the catalogue.

use super::player::Visitor;
use crate::app::effect::Asset;
use crate::app::event::{Boot, Event, Preferences, Storage};
use crate::app::message::{Dialog, Message};
use crate::app::program::App;
use crate::app::strings::Language;
use crate::app::tests::player::{rules_texts, texts};
use crate::app::view::Node;
use crate::app::words::Marking;
use crate::rules::Spec;

/// What is left of a text without what the catalogue gave; digits and the catalogue's own joints are no words.
fn strange(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for c in text.chars() {
        match c {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            c if depth == 0 => left.push(c),
            _ => {}
        }
    }
    left.chars().filter(|c| c.is_alphabetic()).collect()
}

fn check(node: &Node<Message>, place: &str) {
    match node {
        Node::Text(text) => assert_eq!(strange(text), "", "{place}: «{text}»"),
        Node::Element(element) => {
            for name in ["aria-label", "title", "alt", "placeholder", "aria-description"] {
                if let Some(text) = element.attribute(name) {
                    assert_eq!(strange(text), "", "{place}: {name} «{text}»");
                }
            }
            element.children.iter().for_each(|child| check(child, place));
            for text in element.attributes.iter().map(|(_, text)| text) {
                assert!(!text.contains("{$") && !text.contains("{#"), "{place}: «{text}» lacks an argument");
            }
        }
    }
    if let Node::Text(text) = node {
        assert!(!text.contains("{$") && !text.contains("{#"), "{place}: «{text}» lacks an argument");
    }
}

fn marked(query: &str, language: Language) -> App {
    let boot = Boot {
        query: query.to_owned(),
        fragment: String::new(),
        base: "https://senet.example/".to_owned(),
        now: 0.0,
        utc_offset: 0,
        window: super::player::WIDE,
        preferences: Preferences::default(),
        languages: vec![language.code().to_owned()],
        storage: Storage::Open(vec![("game/broken".into(), "x".into())]),
        seed: 1,
        texts: Some(texts(language)),
    };
    App::start_marked(boot, Marking::Marked).0
}

#[test]
fn every_text_of_every_screen_is_a_message() {
    for (i, spec) in Spec::all().filter(|spec| spec.options().count() == 0).enumerate() {
        // English sees every ruleset, the others two each.
        for language in Language::ALL.into_iter().skip(i % 5 + 1).take(1).chain([Language::English]) {
            look_at(spec, language);
        }
    }
}

fn look_at(spec: Spec, language: Language) {
    {
        let mut app = marked("", language);
        assert_eq!(app.words.catalog().language(), language);
        app.update(Event::Message(Message::Pick(spec)), 1.0);
        app.update(Event::NewVersion, 1.0);
        check(&app.view(), "start");
        let mut app = marked(&format!("ruleset={spec}&white=1&black=2&seed=3&theme=pink"), language);
        let mut now = 10.0;
        for step in 0..3000 {
            now += 3000.0;
            if app.animating() {
                app.update(Event::Frame, now);
            } else {
                app.update(Event::Timer(crate::app::TimerId::Step), now);
            }
            app.update(Event::Timer(crate::app::TimerId::Speak), now);
            if app.table.as_ref().is_some_and(|table| table.end().is_some()) {
                break;
            }
            // Every state comes about sooner or later; not every one has to be looked at.
            if step % 5 == 0 {
                check(&app.view(), &spec.to_string());
            }
        }
        check(&app.view(), &spec.to_string());
        for dialog in [
            Dialog::Menu,
            Dialog::Rules(spec),
            Dialog::Moves,
            Dialog::Record,
            Dialog::Settings,
            Dialog::Keys,
            Dialog::Resign,
            Dialog::Result,
            Dialog::Delete("x".into()),
        ] {
            app.update(Event::Message(Message::Open(dialog)), now);
            check(&app.view(), &spec.to_string());
            let asset = Asset::Rules(language);
            for bytes in [None, Some(rules_texts(language))] {
                app.update(Event::Loaded { asset, bytes }, now);
                check(&app.view(), &spec.to_string());
            }
        }
    }
}

#[test]
fn every_text_of_a_kiosk_is_a_message() {
    use crate::app::kiosk::Deed;
    for language in [Language::English, Language::Arabic] {
        let query = "kiosk=1&rulesets=bell,kendall%2Bfive&code=1234&idle=60&lang=";
        let mut app = marked(&format!("{query}{}", language.code()), language);
        let mut now = 0.0;
        for _ in 0..crate::app::kiosk::CAPTIONS {
            now += 100.0;
            app.update(Event::Timer(crate::app::TimerId::Kiosk), now);
            check(&app.view(), "attract");
        }
        let play = Deed::Play("bell".parse().expect("a ruleset"));
        for deed in [Deed::Wake, Deed::Speak(language), play] {
            app.update(Event::Message(Message::Kiosk(deed)), now);
            check(&app.view(), "kiosk");
        }
        app.update(Event::Timer(crate::app::TimerId::Kiosk), now + 61_000.0);
        assert_eq!(app.dialog, Some(Dialog::Idle));
        check(&app.view(), "warning");
        app.update(Event::Message(Message::Kiosk(Deed::Stay)), now);
        app.update(Event::Timer(crate::app::TimerId::Press), now);
        check(&app.view(), "code");
        for digit in [1, 1, 1, 1, 1, 2, 3, 4] {
            app.update(Event::Message(Message::Kiosk(Deed::Digit(digit))), now);
            check(&app.view(), "code");
        }
        check(&app.view(), "desk");
    }
}

#[test]
fn the_check_finds_strangers() {
    assert_eq!(strange("⟦a ⟦b⟧ c⟧, 12"), "");
    assert_eq!(strange("⟦a⟧ or b"), "orb");
    let _ = Visitor::new("");
}
