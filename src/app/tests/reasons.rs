//! What is refused is told in the language of the page, every reason.

use std::collections::{BTreeMap, BTreeSet};

use super::player::{Visitor, texts};
use crate::app::strings::{Catalog, Language};
use crate::app::view::Element;
use crate::app::words::reasons;
use crate::record::{Game, MoveRefused, Possible, ReadError, ReadReason, TagPart, ThrowRefused};
use crate::rng::Seed;
use crate::rules::{
    Count, Misplacement, Move, MoveError, MoveErrors, Name, Obstacle, Phase, PlayError, Pool, PositionError,
    PositionErrors, Side, Spec, SpecError, SpecErrors, Square, Throw, ThrowError,
};

fn catalog(language: Language) -> Catalog {
    Catalog::parse(&texts(language)).expect("a sound file")
}

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

fn throw(number: u8) -> Throw {
    Throw::new(number).expect("a throw")
}

/// Given by strangers, and shown as it is.
const GIVEN: &str = "qqq";

fn positions() -> Vec<PositionError> {
    use PositionError as E;
    let (text, white) = (|| GIVEN.to_owned(), Name(Side::White));
    let pool = Pool::one(throw(2)).with(throw(3)).expect("room for two");
    let misplaced = [
        Misplacement::Acts,
        Misplacement::NoPiece,
        Misplacement::Opened,
        Misplacement::OpeningTokens,
        Misplacement::OpeningMoved,
        Misplacement::ThrewOne,
        Misplacement::GaveUp,
        Misplacement::OpeningOne,
        Misplacement::NotSplit,
        Misplacement::NoPartUsed,
        Misplacement::PartUsed,
        Misplacement::EarnedThrow,
        Misplacement::NoneCameBack,
    ];
    let mut all = vec![
        E::Fields(3),
        E::Rows(4),
        E::RowLength { row: 2, squares: 11 },
        E::SquareLetter { square: square(7), letter: 'q' },
        E::Side(text()),
        E::Phase(text()),
        E::Throw(text()),
        E::PoolOrder(text()),
        E::PoolFull(throw(1)),
        E::Counts { field: Count::Waiting, text: text() },
        E::Counts { field: Count::Off, text: text() },
        E::Counts { field: Count::Taken, text: text() },
        E::Token(text()),
        E::TokenTwice(text()),
        E::TokenOrder { first: text(), second: text() },
        E::PieceCount { side: white, found: 3, expected: 5 },
        E::NothingTaken,
        E::NothingWaits,
        E::NeverOccupied(square(27)),
        E::NeverLeftStanding(square(26)),
        E::NothingLeft(white),
        E::ActsWithoutPieces(white),
        E::NoSuchThrow(throw(5)),
        E::SeveralThrows(pool),
        E::KeptThrow(pool),
        E::PoolNotBonus(throw(2)),
        E::SecondLast,
        E::OpenElsewhere,
        E::OpenTokens("-".into()),
        E::OpenAgainst(throw(3)),
        E::OpenOrder(throw(3)),
        E::OpenSecond,
        E::ForeignToken("must"),
        E::MissingMust(square(26)),
        E::WrongMust(square(27)),
        E::TwoBound,
        E::FixedWithoutPiece(square(9)),
        E::NotWon(white),
        E::WrongLastMover(white),
        E::NotDrawn,
        E::OverTokens,
    ];
    all.extend(misplaced.map(|why| E::MisplacedToken("skip", why)));
    all
}

fn obstacles() -> Vec<Obstacle> {
    let (one, two) = (square(11), square(13));
    vec![
        Obstacle::NotThrown(throw(4)),
        Obstacle::NoPiece(one),
        Obstacle::NoEntry,
        Obstacle::GoesTo(one),
        Obstacle::WrongTarget,
        Obstacle::OwnPiece(one),
        Obstacle::Occupied(one),
        Obstacle::Pair(one),
        Obstacle::NotAlone(one),
        Obstacle::Safe(one),
        Obstacle::WaterOccupied(one, two),
        Obstacle::Wall(one, two),
        Obstacle::Gate(one),
        Obstacle::ExactThrow,
        Obstacle::FirstRow,
        Obstacle::LastRow,
        Obstacle::Held(one),
        Obstacle::First(one),
        Obstacle::Unstarted,
        Obstacle::Behind(one),
        Obstacle::NoRetreat,
        Obstacle::AdvanceExists,
        Obstacle::OneDirection,
        Obstacle::MoveExists,
        Obstacle::NothingToGive,
    ]
}

fn records() -> Vec<ReadReason> {
    use ReadReason as E;
    let (text, played) = (|| GIVEN.to_owned(), Move::Pass);
    let moving = Phase::Move { pool: Pool::one(throw(2)) };
    let mut all = vec![
        E::TagTwice(text()),
        E::NoRuleset,
        E::Ruleset(SpecErrors(vec![
            SpecError::UnknownRuleset(text()),
            SpecError::UnknownRuleset("custom:qqq".into()),
            SpecError::UnknownOption { ruleset: "kendall", option: text() },
            SpecError::UnknownOption { ruleset: "bell", option: text() },
            SpecError::Repeated("five"),
        ])),
        E::Position(PositionErrors(positions())),
        E::Seed("qqq".parse::<Seed>().expect_err("no seed")),
        E::Disagrees { tag: "Score", found: text(), actual: Some("2".into()) },
        E::Disagrees { tag: "Score", found: text(), actual: None },
        E::TurnNumber { expected: 3, found: text() },
        E::WrongSide { expected: Side::White, found: text() },
        E::WrongSide { expected: Side::White, found: String::new() },
        E::TurnOver(4),
        E::Event(text()),
        E::Move(MoveErrors(vec![
            MoveError::Form(text()),
            MoveError::Throw { text: text(), part: text() },
            MoveError::Square { text: text(), part: text() },
        ])),
        E::ThrowRefused(ThrowRefused::GameOver),
        E::ThrowRefused(ThrowRefused::Rules(ThrowError::NotDue(moving))),
        E::ThrowRefused(ThrowRefused::Rules(ThrowError::NoSuchThrow(throw(5)))),
        E::ThrowRefused(ThrowRefused::Rules(ThrowError::PoolFull)),
        E::MoveRefused(MoveRefused::GameOver),
        E::MoveRefused(MoveRefused::Rules(PlayError::NotDue(Phase::Open { against: None }))),
        E::GameOver,
        E::NotDrawn,
        E::DrawWanted,
    ];
    let parts = [
        TagPart::Bracket,
        TagPart::Name,
        TagPart::Value,
        TagPart::Escaped,
        TagPart::Quote,
        TagPart::ClosingBracket,
        TagPart::End,
    ];
    all.extend(parts.map(E::Tag));
    let possible = [Possible::Result, Possible::Throws, Possible::Cursor];
    all.extend(possible.map(|possible| E::Value { tag: "Result", possible, found: text() }));
    all.extend(
        obstacles()
            .into_iter()
            .map(|reason| E::MoveRefused(MoveRefused::Rules(PlayError::Illegal { played, reason }))),
    );
    all
}

/// What of an Arabic text is in Latin letters and neither notation nor given, both of which stand in isolates.
fn strange(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for c in text.chars() {
        match c {
            '\u{2066}' | '\u{2068}' => depth += 1,
            '\u{2069}' => depth = depth.saturating_sub(1),
            c if depth == 0 && c.is_ascii_alphabetic() => left.push(c),
            _ => {}
        }
    }
    left
}

#[test]
fn every_reason_is_a_sentence_of_its_own_in_every_language() {
    let english = Catalog::english();
    for language in Language::ALL {
        let catalog = catalog(language);
        let mut told: BTreeMap<String, String> = BTreeMap::new();
        for reason in records() {
            let (texts, originals) = (reasons::record(&catalog, &reason), reasons::record(&english, &reason));
            for (text, original) in texts.into_iter().zip(originals) {
                let end = text.trim_end_matches(['\u{2069}', '\n']);
                assert!(end.ends_with('.') && !text.contains("{$"), "{language:?}: {text}");
                assert!(language == Language::English || text != original, "{language:?}: {text}");
                if language == Language::Arabic {
                    assert_eq!(strange(&text), "", "{text}");
                }
                told.insert(text, original);
            }
        }
        // Two reasons of English are two reasons here.
        let originals: BTreeSet<&String> = told.values().collect();
        assert_eq!(originals.len(), told.len(), "{language:?}");
        assert!(told.len() > 110, "{}", told.len());
    }
}

/// Positions that are refused, each with a ruleset.
const POSITIONS: [(&str, &str); 6] = [
    ("kendall", "nonsense"),
    ("kendall", "q/q/q v mov 0 0-0-0 x fixed:99,q"),
    ("kendall", "w........./......./.......... w open 9-0 0-9 0-0 -"),
    ("kendall", "bwbwbwbwbw/bwb.w...../.......... b throw:2,3 0-0 0-0 1-0 skip:b,must:26"),
    ("piccione", "w........./........../.......... w move:3 4-5 0-0 0-0 dir:-,entered"),
    ("bell", "........../........../.......... w over:w 0-0 3-3 7-7 -"),
];

/// A text with single spaces, as the page's tree gives it.
fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_malformed_link_is_told_of_in_the_language_of_the_page() {
    for language in Language::ALL {
        let catalog = catalog(language);
        for (ruleset, text) in POSITIONS {
            let pos = text.replace(' ', "%20");
            let query = format!("lang={}&ruleset={ruleset}&pos={pos}&seed=qqq&rulesets=qqq", language.code());
            let visitor = Visitor::new(&query);
            let spec: Spec = ruleset.parse().expect("a ruleset");
            let errors = crate::rules::Rules::new(spec).read(text).expect_err("it is refused");
            let shown: Vec<_> = visitor.app.complaints.iter().map(String::as_str).collect();
            let page = visitor.view().text_content();
            for error in &errors.0 {
                let reason = reasons::position(&catalog, error);
                assert!(
                    shown.contains(&reason.as_str()) && page.contains(&spaced(&reason)),
                    "{shown:?}: {reason}"
                );
            }
            if language == Language::Arabic {
                for complaint in shown {
                    assert_eq!(strange(complaint), "", "{complaint}");
                }
            }
        }
    }
}

#[test]
fn very_many_reasons_are_counted() {
    let squares = ["qqqqqqqqqq"; 3].join("/");
    let visitor =
        Visitor::new(&format!("ruleset=kendall&pos={squares}%20w%20throw%200-0%200-0%200-0%20-&seed=x"));
    let told = &visitor.app.complaints;
    // The seed, that the position can't be played, thirty squares; thirty are told.
    assert_eq!(told.len(), 31);
    assert_eq!(told[30], "2 more things are wrong.");
}

const SAVES: [&str; 9] = [
    "x",
    "senet-save 99\n\n[Ruleset \"kendall\"]\n",
    "senet-save 1\nplayers human 3\n\n",
    "senet-save 1\n\n[Ruleset \"qqq\"]\n",
    "senet-save 1\n\n[Ruleset \"kendall\"]\n[Position \"q w\"]\n",
    "senet-save 1\n\n[Ruleset \"kendall\"]\n[Result \"q\"]\n",
    "senet-save 1\n\n[Ruleset \"kendall\"\n",
    "senet-save 1\n\n[Ruleset \"kendall\"]\n\n0. w 3 b qqq\n",
    "senet-save 1\n\n[Ruleset \"bell\"]\n\n0. w 3 b 2\n1. w 2 2:1-3\n",
];

#[test]
fn a_damaged_save_is_told_of_in_the_language_of_the_page() {
    for language in Language::ALL {
        for save in SAVES {
            let stored = BTreeMap::from([("game/broken".to_owned(), save.to_owned())]);
            let visitor = Visitor::with(&format!("lang={}", language.code()), "", Some(stored), 1);
            let why = visitor.view().by_class("under-way").map(Element::text_content).collect::<String>();
            assert!(!why.is_empty() && !why.contains("{$"), "{save}");
            if language == Language::Arabic {
                assert_eq!(strange(&why), "", "{why}");
            }
        }
    }
}

#[test]
fn a_damaged_save_is_told_of_with_its_own_line_and_column() {
    let save = "senet-save 1\nplayers human human\n\n[Ruleset \"kendall\"]\n\n0. w 3 b qqq\n";
    let stored = BTreeMap::from([("game/broken".to_owned(), save.to_owned())]);
    let visitor = Visitor::with("", "", Some(stored), 1);
    let text = visitor.view().text_content();
    assert!(text.contains("Line 6, column 10: “qqq” is neither a throw nor a move."), "{text}");
    let record = Game::read("[Ruleset \"kendall\"]\n\n0. w 3 b qqq\n", Seed::default());
    let error: ReadError = record.expect_err("it is refused");
    assert_eq!((error.line, error.column), (3, 10));
}
