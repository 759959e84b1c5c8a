//! The rules panel's table, against the clauses of the reference.

use std::collections::BTreeSet;

use crate::app::strings::ruletext::{Clause, PartKind, rule_text};
use crate::app::strings::{Catalog, Language, Msg, RULESETS, Section, house_name, ruleset_words};

/// Every choice of options of every ruleset.
fn choices() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut all = Vec::new();
    for ruleset in RULESETS {
        let words = ruleset_words(ruleset).expect("a known ruleset");
        for bits in 0..1u32 << words.options.len() {
            let chosen = words.options.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
            all.push((ruleset, chosen.map(|(_, option)| option.token).collect()));
        }
    }
    all
}

/// The clauses that the reference has for a ruleset under some options, of the common ground those that say
/// something to its players and are not told by a clause of its own.
fn expected(ruleset: &str, options: &[&str]) -> BTreeSet<String> {
    let has = |option: &str| options.contains(&option);
    let (letter, count, ground): (&str, u8, &[u8]) = match ruleset {
        "kendall" => ("K", 12 + u8::from(!options.is_empty()), &[7, 8]),
        "cemea" => ("C", 7 + u8::from(has("die") || has("playon")), &[7, 8]),
        "figurine" => ("F", 9, &[7, 8]),
        "faraones" => ("P", 5, &[7, 8, 9, 10]),
        "reed" => ("R", 6 + u8::from(!options.is_empty()), &[7, 8]),
        "jequier" => ("J", 6, &[7, 8, 9, 10]),
        "bell" => ("B", 4, &[8, 9, 10]),
        "piccione" => ("I", 7, &[7, 8, 9]),
        "common" => ("M", 5, &[7, 8, 9, 10]),
        "skyriuk" => ("S", 4, &[7, 8, 9, 10]),
        _ => ("", 0, &[]),
    };
    let own = (1..=count).map(|n| format!("{letter}{n}"));
    let everywhere = ["about", "setup", "G1", "G2", "G3", "G11", "G12"].map(str::to_owned);
    let mut ids: BTreeSet<String> = own.chain(everywhere).collect();
    ids.extend(ground.iter().map(|n| format!("G{n}")));
    if ruleset == "skyriuk" {
        ids.insert("M2".into());
    }
    // The die takes the sticks' place, and playing on replaces the common way of winning.
    if has("die") {
        ids.remove("G8");
    }
    if has("playon") {
        ids.remove("G7");
    }
    ids
}

#[test]
fn each_clause_appears_exactly_once() {
    for (ruleset, options) in choices() {
        let clauses = rule_text(ruleset, &options);
        let ids: Vec<&str> = clauses.iter().map(|clause| clause.id).collect();
        let once: BTreeSet<String> = ids.iter().map(|id| (*id).to_owned()).collect();
        assert_eq!(ids.len(), once.len(), "{ruleset} {options:?}: {ids:?}");
        assert_eq!(once, expected(ruleset, &options), "{ruleset} {options:?}");
    }
}

/// What the panel itself says, around the clauses.
const FRAME: [Msg; 3] = [Msg::RulesReading, Msg::RulesOption, Msg::RulesIntro];

#[test]
fn every_rules_message_is_reachable() {
    let mut reached: BTreeSet<Msg> = FRAME.into();
    for (ruleset, options) in choices() {
        for clause in rule_text(ruleset, &options) {
            reached.insert(clause.heading);
            reached.extend(clause.body.iter().map(|part| part.text));
        }
    }
    let wanted: BTreeSet<Msg> =
        Msg::ALL.into_iter().filter(|message| message.section() == Section::Rules).collect();
    assert_eq!(wanted.difference(&reached).map(|message| message.id()).collect::<Vec<_>>(), [""; 0]);
    assert_eq!(reached.difference(&wanted).map(|message| message.id()).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn readings_are_told_apart_by_their_ids() {
    for (ruleset, options) in choices() {
        for part in rule_text(ruleset, &options).iter().flat_map(|clause| &clause.body) {
            let id = part.text.id();
            assert_eq!(id.ends_with("-reading"), part.kind == PartKind::Reading, "{id} in {ruleset}");
        }
    }
}

#[test]
fn every_option_changes_what_is_told_and_marks_it() {
    for ruleset in RULESETS {
        let plain = rule_text(ruleset, &[]);
        let marked = |clauses: &[Clause]| -> BTreeSet<&str> {
            clauses.iter().flat_map(|clause| &clause.body).filter_map(|part| part.option).collect()
        };
        assert!(marked(&plain).is_empty(), "{ruleset}");
        for option in ruleset_words(ruleset).expect("a known ruleset").options {
            let clauses = rule_text(ruleset, &[option.token]);
            assert_ne!(clauses, plain, "{ruleset} {}", option.token);
            assert_eq!(marked(&clauses), BTreeSet::from([option.token]), "{ruleset}");
        }
    }
}

#[test]
fn texts_have_exactly_their_arguments() {
    let catalog = Catalog::whole(Language::English);
    for (ruleset, options) in choices() {
        for part in rule_text(ruleset, &options).iter().flat_map(|clause| &clause.body) {
            let mut given: Vec<&str> = part.args.iter().map(|(name, _)| *name).collect();
            given.sort_unstable();
            assert_eq!(given, part.text.arguments(), "{} in {ruleset}", part.text.id());
            assert!(!catalog.text(part.text, part.args).contains('{'), "{}", part.text.id());
        }
    }
}

#[test]
fn what_is_unknown_has_no_words() {
    assert_eq!(rule_text("chess", &[]), []);
    assert_eq!(ruleset_words("chess"), None);
    assert_eq!(rule_text("bell", &["five"]), rule_text("bell", &[]));
}

#[test]
fn houses_follow_the_ruleset() {
    let catalog = Catalog::english();
    let name = |ruleset, square| house_name(ruleset, square).map(|house| catalog.text(house, &[]));
    assert_eq!(name("kendall", 14), None);
    assert_eq!(name("kendall", 15).as_deref(), Some("House of Rebirth"));
    assert_eq!(name("kendall", 26).as_deref(), Some("House of Beauty"));
    assert_eq!(name("faraones", 26).as_deref(), Some("the Three Judges"));
    assert_eq!(name("faraones", 27).as_deref(), Some("Horus"));
    assert_eq!(name("cemea", 15).as_deref(), Some("House of Rebirth"));
    assert_eq!(name("cemea", 27).as_deref(), Some("House of Ill Fortune"));
}
