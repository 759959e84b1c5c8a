//! The page in every language, and from one to another.

use std::collections::BTreeMap;

use super::player::{Visitor, rules_texts, texts};
use crate::app::event::{Event, KeyPress};
use crate::app::message::Message;
use crate::app::settings::Setting;
use crate::app::strings::{Catalog, Language, Msg, Value, args};
use crate::app::view::Node;
use crate::app::{App, Asset, Boot, Effect, Storage};

fn others() -> impl Iterator<Item = Language> {
    Language::ALL.into_iter().filter(|language| *language != Language::English)
}

fn catalog(language: Language) -> Catalog {
    let mut catalog = Catalog::parse(&texts(language)).expect("a sound file");
    catalog.extend(&rules_texts(language)).expect("a sound file of the same language");
    catalog
}

/// What the page says, but for what is read aloud: that is said once.
fn said(node: &Node<Message>) -> String {
    match node {
        Node::Text(text) => format!("{text}|"),
        Node::Element(element) if element.id.as_deref().is_some_and(|id| id.starts_with("live")) => {
            String::new()
        }
        Node::Element(element) => {
            let label = element.attribute("aria-label").unwrap_or_default().to_owned();
            label + &element.children.iter().map(said).collect::<String>()
        }
    }
}

fn choose(visitor: &mut Visitor, language: Option<Language>) {
    visitor.send(Event::Message(Message::Set(Setting::Language(language))));
}

#[test]
fn every_message_is_there_in_every_language() {
    for language in Language::ALL {
        let catalog = catalog(language);
        for message in Msg::ALL {
            for n in [0, 1, 2, 3, 11, 100] {
                let given: Vec<(&str, Value)> =
                    message.arguments().iter().map(|name| (*name, Value::Number(n))).collect();
                let text = catalog.text(message, &given);
                assert!(
                    !text.is_empty() && !text.contains("{$") && !text.contains("{#"),
                    "{}: {text}",
                    message.id()
                );
            }
        }
    }
}

#[test]
fn a_game_goes_on_in_another_language_as_if_it_had_been_begun_in_it() {
    for (i, language) in others().enumerate() {
        let ruleset = ["kendall", "reed", "piccione", "cemea", "faraones"][i];
        let query = format!("ruleset={ruleset}&white=1&black=2&seed={i}");
        let mut changed = Visitor::new(&query);
        let mut native = Visitor::new(&format!("{query}&lang={}", language.code()));
        for visitor in [&mut changed, &mut native] {
            visitor.lay_out(900.0, 420.0);
            for _ in 0..60 {
                let next = visitor.timers.values().map(|timer| timer.0).next();
                visitor.now += 3000.0;
                visitor.timers.clear();
                match next {
                    _ if visitor.app.animating() => visitor.send(Event::Frame),
                    Some(id) => visitor.send(Event::Timer(id)),
                    None => break,
                }
            }
            while visitor.app.animating() {
                visitor.now += 3000.0;
                visitor.send(Event::Frame);
            }
        }
        let before = changed.position();
        assert_eq!(before, native.position());
        assert_ne!(said(&changed.view()), said(&native.view()));
        choose(&mut changed, Some(language));
        assert_eq!(changed.position(), before, "the game is kept");
        // What the page offers as the choice, and nothing else, may differ.
        assert_eq!(said(&changed.view()), said(&native.view()), "{language:?}");
        let root = changed.effects.iter().any(|e| matches!(e, Effect::SetRoot { .. }));
        assert!(root || changed.app.words.catalog().language() == language);
        choose(&mut changed, Some(Language::English));
        assert_eq!(changed.app.words.catalog().language(), Language::English);
    }
}

#[test]
fn a_record_calls_players_without_names_what_the_page_calls_them() {
    let record = |visitor: &Visitor| {
        let table = visitor.app.table.as_ref().expect("a game is on the table");
        table.game().write(crate::record::Form::Record)
    };
    let mut visitor = Visitor::new("ruleset=bell&white=human&black=2&seed=1");
    for language in others().chain([Language::English]) {
        choose(&mut visitor, Some(language));
        let catalog = catalog(language);
        let (white, black) =
            (catalog.text(Msg::StartPerson, &[]), catalog.text(Msg::PlayerComputer, &args![level: 2]));
        let tags = format!("[Ruleset \"bell\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n");
        assert!(record(&visitor).starts_with(&tags), "{}", record(&visitor));
        let own = |name: &str| name == white || name == black;
        visitor.reload(super::player::Leaving::Orderly);
        let read = crate::record::Game::read(&record(&visitor), crate::rng::Seed(1)).expect("a record");
        assert!(own(&read.seats().white) && own(&read.seats().black), "{language:?}");
    }
}

#[test]
fn complaints_are_retold() {
    let mut visitor = Visitor::with("theme=pink&seed=zz", "game=gone", Some(BTreeMap::new()), 1);
    let english = said(&visitor.view());
    choose(&mut visitor, Some(Language::German));
    let german = said(&visitor.view());
    let catalog = catalog(Language::German);
    assert!(german.contains(&catalog.text(Msg::LinkTheme, &args![given: "pink"])), "{german}");
    assert!(!english.contains(&catalog.text(Msg::LinkTheme, &args![given: "pink"])));
}

#[test]
fn a_language_that_cannot_be_had_leaves_the_page_as_it_is_and_says_so() {
    let mut visitor = Visitor::new("");
    visitor.texts = false;
    choose(&mut visitor, Some(Language::French));
    assert_eq!(visitor.app.words.catalog().language(), Language::English);
    let told = Catalog::english().text(Msg::LanguageFailed, &args![language: "Français", current: "English"]);
    assert!(said(&visitor.view()).contains(&told));
    visitor.send(Event::Message(Message::DismissNotice));
    assert!(!said(&visitor.view()).contains(&told));
    visitor.texts = true;
    choose(&mut visitor, Some(Language::French));
    assert_eq!(visitor.app.words.catalog().language(), Language::French);
    // What has been overtaken comes to nothing.
    let bytes = Some(texts(Language::Arabic));
    visitor.send(Event::Loaded { asset: Asset::Texts(Language::Arabic), bytes });
    assert_eq!(visitor.app.words.catalog().language(), Language::French);
    visitor.send(Event::Loaded { asset: Asset::Texts(Language::French), bytes: Some(vec![1, 2, 3]) });
    assert_eq!(visitor.app.words.catalog().language(), Language::French);
}

#[test]
fn the_link_comes_first_then_the_choice_then_the_browser() {
    let cases: [(&str, Option<&str>, &[&str], Language); 8] = [
        ("", None, &[], Language::English),
        ("", None, &["pt-BR", "fr-CA", "de"], Language::French),
        ("", None, &["en-GB", "fr"], Language::English),
        ("", Some("de"), &["fr"], Language::German),
        ("lang=it", Some("de"), &["fr"], Language::Italian),
        ("?theme=ebony&lang=ar", Some("de"), &[], Language::Arabic),
        ("lang=tlh", Some("de"), &["fr"], Language::German),
        ("lang=en", Some("de"), &["fr"], Language::English),
    ];
    for (query, chosen, browser, expected) in cases {
        let chosen = chosen.map(|code| ("settings".to_owned(), format!("settings 1\nlanguage {code}\n")));
        let boot = Boot {
            query: query.to_owned(),
            fragment: String::new(),
            base: "https://senet.example/".to_owned(),
            now: 0.0,
            utc_offset: 0,
            window: super::player::WIDE,
            preferences: crate::app::Preferences::default(),
            languages: browser.iter().map(|tag| (*tag).to_owned()).collect(),
            storage: Storage::Open(chosen.into_iter().collect()),
            seed: 1,
            texts: None,
        };
        let asset = (expected != Language::English).then_some(Asset::Texts(expected));
        assert_eq!(App::wants(&boot), asset, "{query} {browser:?}");
        // Not there in time: it is asked for again, and the page is in English meanwhile.
        let (app, effects) = App::start(boot.clone());
        assert_eq!(app.words.catalog().language(), Language::English);
        let asked = effects.iter().find_map(|effect| match effect {
            Effect::Load(asset) => Some(*asset),
            _ => None,
        });
        assert_eq!(asked, asset);
        let (app, effects) = App::start(Boot { texts: Some(texts(expected)), ..boot });
        assert_eq!(app.words.catalog().language(), expected);
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Load(_))));
    }
}

#[test]
fn a_choice_outlives_the_visit_and_puts_the_link_aside() {
    let mut visitor = Visitor::new("lang=it&theme=ebony");
    assert_eq!(visitor.app.words.catalog().language(), Language::Italian);
    choose(&mut visitor, Some(Language::Spanish));
    assert_eq!(visitor.app.words.catalog().language(), Language::Spanish);
    assert_eq!(visitor.query, "theme=ebony");
    visitor.reload(super::player::Leaving::Orderly);
    assert_eq!(visitor.app.words.catalog().language(), Language::Spanish);
    choose(&mut visitor, None);
    assert_eq!(visitor.app.words.catalog().language(), Language::English, "as the browser has it");
}

#[test]
fn arabic_has_its_digits_in_prose_and_ours_in_notation() {
    let catalog = catalog(Language::Arabic);
    assert_eq!(catalog.text(Msg::SquarePlain, &args![square: 14]), "المربع ١٤");
    assert!(catalog.text(Msg::MovePlain, &args![from: 12, to: 15]).contains("12 → 15"));
    let sent = catalog.text(Msg::MoveSend, &args![from: 12, to: 15, sent: 15, back: 10]);
    assert!(sent.contains("12 → 15") && sent.contains("١٥") && sent.contains("١٠"), "{sent}");
}

#[test]
fn days_are_told_as_each_language_does() {
    let told = [
        (Language::English, "30 November 2026"),
        (Language::Italian, "30 novembre 2026"),
        (Language::Spanish, "30 de noviembre de 2026"),
        (Language::French, "30 novembre 2026"),
        (Language::German, "30. November 2026"),
        (Language::Arabic, "٣٠ نوفمبر ٢٠٢٦"),
    ];
    for (language, day) in told {
        let args = args![day: 30, month: 11, year: 2026];
        assert_eq!(catalog(language).text(Msg::Date, &args), day);
    }
    assert_eq!(
        catalog(Language::French).text(Msg::Date, &args![day: 1, month: 1, year: 2027]),
        "1er janvier 2027"
    );
}

#[test]
fn keys_act_by_their_place_where_the_layout_has_other_letters() {
    let mut visitor = Visitor::new("ruleset=kendall&white=human&black=human&seed=1");
    let before = visitor.position();
    let press = |key: &str, code: &str| {
        Event::Key(KeyPress { key: key.into(), code: code.into(), ..KeyPress::default() })
    };
    // On an Arabic keyboard the key of the T has this letter.
    visitor.send(press("ف", "KeyT"));
    assert_ne!(visitor.position(), before);
    // A Latin letter is what it says, wherever it is.
    let mut visitor = Visitor::new("ruleset=kendall&white=human&black=human&seed=1");
    visitor.send(press("k", "KeyT"));
    assert_eq!(visitor.position(), before);
}

/// The ranges of `unicode-range` in the style sheet.
fn ranges() -> Vec<(u32, u32)> {
    let style = include_str!("../../../style.css");
    let mut ranges = Vec::new();
    for line in style.lines().filter_map(|line| line.trim().strip_prefix("unicode-range:")) {
        for range in line.trim_end_matches(';').split(',') {
            let range = range.trim().trim_start_matches("U+");
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            let code = |text| u32::from_str_radix(text, 16).expect("a range");
            ranges.push((code(first), code(last)));
        }
    }
    ranges
}

#[test]
fn the_fonts_have_every_letter() {
    // Marks of direction have no look, and arrows come from any font.
    const ELSEWHERE: &str = "\n→⇄\u{200e}\u{200f}\u{2066}\u{2068}\u{2069}";
    let ranges = ranges();
    assert!(ranges.len() > 8);
    for language in Language::ALL {
        let folder = format!("assets/lang/{}", language.code());
        let files = std::fs::read_dir(folder).expect("a folder a language");
        let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("a text"));
        let lines: String = texts
            .flat_map(|text| {
                text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect::<Vec<_>>()
            })
            .collect();
        assert!(lines.len() > 10_000);
        for c in lines.chars().filter(|c| !ELSEWHERE.contains(*c)) {
            let code = u32::from(c);
            assert!(
                ranges.iter().any(|(first, last)| (*first..=*last).contains(&code)),
                "{language:?}: {c:?}"
            );
        }
    }
}
