//! The clauses of Modern common.

use super::ground::{
    DRAW, MOVE, OPENING_HIGHER_BLACK, PASS, PATH, SEQUENCE_145, SETUP_FIVE_OR_SEVEN, SQUARE, WIN,
};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const STICKS: Entry = clause(
    "G8",
    Msg::RulesHThrow,
    &[text(Msg::RulesSticks).args(&[("face", Value::Text("light")), ("none", Value::Number(5))])],
);
pub(super) const TURN: Entry =
    clause("G10", Msg::RulesHTurn, &[SEQUENCE_145, reading(Msg::RulesAgainReading)]);
pub(super) const BACK: Entry = clause("M2", Msg::RulesHBack, &[text(Msg::RulesM2)]);

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutCommon)]),
    SETUP_FIVE_OR_SEVEN,
    PATH,
    STICKS,
    OPENING_HIGHER_BLACK,
    TURN,
    SQUARE,
    MOVE,
    clause(
        "M1",
        Msg::RulesHSwap,
        &[
            text(Msg::RulesM1),
            reading(Msg::RulesSwapReading),
            reading(Msg::RulesOwnReading),
            reading(Msg::RulesWallOffReading),
        ],
    ),
    BACK,
    clause("M3", Msg::RulesH26, &[text(Msg::RulesM3)]),
    clause("M4", Msg::RulesH27, &[text(Msg::RulesM4)]),
    clause("M5", Msg::RulesHLast, &[text(Msg::RulesM5)]),
    WIN,
    PASS,
    DRAW,
];
