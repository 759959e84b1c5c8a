//! The clauses of Five Figurines.

use super::ground::{DRAW, MOVE, PATH, SEQUENCE_146, SETUP_FIVE, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutFigurine)]),
    SETUP_FIVE,
    PATH,
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks).args(&[("face", Value::Text("whiteflat")), ("none", Value::Number(6))])],
    ),
    clause("F1", Msg::RulesHOpening, &[text(Msg::RulesF1), reading(Msg::RulesF1Reading)]),
    clause("F2", Msg::RulesHTurn, &[SEQUENCE_146, reading(Msg::RulesAgainAnyReading)]),
    SQUARE,
    MOVE,
    clause(
        "F3",
        Msg::RulesHSwap,
        &[
            text(Msg::RulesF3),
            reading(Msg::RulesF3Reading).without("strict"),
            text(Msg::RulesF3Strict).with("strict"),
            reading(Msg::RulesSwapReading),
            reading(Msg::RulesOwnReading),
        ],
    ),
    clause("F4", Msg::RulesHBack, &[text(Msg::RulesF4)]),
    clause(
        "F5",
        Msg::RulesHStuck,
        &[reading(Msg::RulesF5Reading).without("blocked"), text(Msg::RulesF5Blocked).with("blocked")],
    ),
    clause("F6", Msg::RulesH27, &[text(Msg::RulesF6), reading(Msg::RulesF6Reading)]),
    clause("F7", Msg::RulesHShelter, &[text(Msg::RulesF7), reading(Msg::RulesF7Reading)]),
    clause("F8", Msg::RulesHOff, &[text(Msg::RulesF8), reading(Msg::RulesF8Reading)]),
    clause("F9", Msg::RulesHScore, &[text(Msg::RulesF9)]),
    WIN,
    clause(
        "G11",
        Msg::RulesHPass,
        &[text(Msg::RulesPassDecline), text(Msg::RulesPassNone).without("blocked")],
    ),
    DRAW,
];
