//! The clauses of Jéquier.

use super::ground::{DRAW, MOVE, PASS, PATH, SEQUENCE_146, SETUP_FIVE, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutJequier)]),
    SETUP_FIVE,
    PATH,
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks).args(&[("face", Value::Text("plain")), ("none", Value::Number(6))])],
    ),
    clause("G9", Msg::RulesHOpening, &[text(Msg::RulesOpeningFront)]),
    clause("G10", Msg::RulesHTurn, &[SEQUENCE_146, reading(Msg::RulesAgainReading)]),
    SQUARE,
    MOVE,
    clause("J1", Msg::RulesHFile, &[text(Msg::RulesJ1)]),
    clause(
        "J2",
        Msg::RulesHHit,
        &[
            text(Msg::RulesJ2),
            reading(Msg::RulesJ2Reading),
            reading(Msg::RulesOwnReading),
            reading(Msg::RulesWallOffReading),
        ],
    ),
    clause("J3", Msg::RulesHBack, &[text(Msg::RulesJ3)]),
    clause("J4", Msg::RulesH27, &[text(Msg::RulesWaterLowest)]),
    clause("J5", Msg::RulesHOff, &[text(Msg::RulesJ5)]),
    clause("J6", Msg::RulesHScore, &[text(Msg::RulesScoreRows)]),
    WIN,
    PASS,
    DRAW,
];
