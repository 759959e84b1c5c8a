//! The rules panel: its texts come when they are asked for.

use super::player::{Visitor, rules_texts};
use crate::app::event::Event;
use crate::app::message::{Dialog, Message};
use crate::app::settings::Setting;
use crate::app::strings::{Catalog, Language, Msg};
use crate::app::{Asset, Effect};
use crate::rules::Spec;

/// What the panel says of the first clause of every ruleset.
const CLAUSE: Msg = Msg::RulesHAbout;

/// Sends an event and leaves what it asks for unanswered; tells what that is.
fn asked(visitor: &mut Visitor, message: Message) -> Vec<Asset> {
    let effects = visitor.app.update(Event::Message(message), visitor.now);
    let loads = effects.into_iter().filter_map(|effect| match effect {
        Effect::Load(asset) => Some(asset),
        _ => None,
    });
    loads.collect()
}

fn open() -> Message {
    let spec: Spec = "kendall".parse().expect("a ruleset");
    Message::Open(Dialog::Rules(spec))
}

fn answer(visitor: &mut Visitor, language: Language, bytes: Option<Vec<u8>>) {
    visitor.send(Event::Loaded { asset: Asset::Rules(language), bytes });
}

fn says(visitor: &Visitor, language: Language, message: Msg) -> bool {
    visitor.text("dialog").contains(&Catalog::whole(language).text(message, &[]))
}

fn busy(visitor: &Visitor) -> bool {
    let view = visitor.view();
    let dialog = view.by_id("dialog").expect("the rules are open");
    let node = crate::app::view::Node::Element(dialog.clone());
    node.elements().any(|element| element.attribute("aria-busy") == Some("true"))
}

#[test]
fn the_rules_come_once_when_they_are_first_to_be_shown() {
    for language in Language::ALL {
        let mut visitor = Visitor::new(&format!("lang={}", language.code()));
        assert_eq!(asked(&mut visitor, open()), [Asset::Rules(language)]);
        assert!(says(&visitor, language, Msg::RulesComing) && busy(&visitor));
        assert_eq!(asked(&mut visitor, Message::Close), []);
        assert_eq!(asked(&mut visitor, open()), [], "they are on their way");
        answer(&mut visitor, language, Some(rules_texts(language)));
        assert!(says(&visitor, language, CLAUSE) && !busy(&visitor));
        assert_eq!(asked(&mut visitor, Message::Close), []);
        assert_eq!(asked(&mut visitor, open()), [], "they are there");
        assert!(says(&visitor, language, CLAUSE));
    }
}

#[test]
fn rules_that_cannot_be_had_are_told_and_tried_for_again() {
    let mut cut = rules_texts(Language::English);
    cut.pop();
    let other = crate::app::tests::player::texts(Language::English);
    for bytes in [None, Some(Vec::new()), Some(cut), Some(other), Some(rules_texts(Language::German))] {
        let mut visitor = Visitor::new("");
        assert_eq!(asked(&mut visitor, open()), [Asset::Rules(Language::English)]);
        answer(&mut visitor, Language::English, bytes);
        visitor.settle();
        assert!(says(&visitor, Language::English, Msg::RulesLost) && !busy(&visitor));
        let told = Catalog::english().text(Msg::RulesLost, &[]);
        assert!(visitor.text("live-dialog").contains(&told), "it is said aloud");
        assert_eq!(asked(&mut visitor, Message::DismissNotice), [], "not tried again by itself");
        let again = Catalog::english().text(Msg::RulesTryAgain, &[]);
        visitor.press(&again);
        assert!(says(&visitor, Language::English, CLAUSE));
    }
    // Opening the panel anew tries again, too.
    let mut visitor = Visitor::new("");
    visitor.texts = false;
    visitor.send(Event::Message(open()));
    assert!(says(&visitor, Language::English, Msg::RulesLost));
    visitor.send(Event::Message(Message::Close));
    visitor.texts = true;
    visitor.send(Event::Message(open()));
    assert!(says(&visitor, Language::English, CLAUSE));
}

#[test]
fn another_language_has_rules_of_its_own() {
    let choose = |language| Message::Set(Setting::Language(Some(language)));
    let mut visitor = Visitor::new("");
    assert_eq!(asked(&mut visitor, open()), [Asset::Rules(Language::English)]);
    // The page's own texts come at once, those of the rules with them.
    visitor.send(Event::Message(choose(Language::German)));
    assert!(says(&visitor, Language::German, CLAUSE));
    // What was asked for before comes to nothing.
    answer(&mut visitor, Language::English, Some(rules_texts(Language::English)));
    answer(&mut visitor, Language::English, None);
    assert!(says(&visitor, Language::German, CLAUSE));
    assert_eq!(asked(&mut visitor, choose(Language::English)), [Asset::Rules(Language::English)]);
    assert!(says(&visitor, Language::English, Msg::RulesComing) && busy(&visitor));
    answer(&mut visitor, Language::English, Some(rules_texts(Language::English)));
    assert!(says(&visitor, Language::English, CLAUSE));
}

#[test]
fn a_game_goes_on_beside_rules_that_are_on_their_way() {
    let mut visitor = Visitor::new("ruleset=kendall&white=human&black=human&seed=1");
    visitor.lay_out(900.0, 420.0);
    assert_eq!(asked(&mut visitor, open()), [Asset::Rules(Language::English)]);
    let before = visitor.position();
    visitor.click("act");
    visitor.settle();
    assert_ne!(visitor.position(), before);
    assert!(busy(&visitor));
}
