//! The clauses of Reed Sticks.

use super::ground::{DRAW, MOVE, PASS, PATH, SEQUENCE_146, SETUP_FIVE, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutReed)]),
    SETUP_FIVE,
    PATH,
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks).args(&[("face", Value::Text("curved")), ("none", Value::Number(6))])],
    ),
    clause("R1", Msg::RulesHOpening, &[text(Msg::RulesR1), reading(Msg::RulesR1Reading)]),
    clause("R2", Msg::RulesHTurn, &[SEQUENCE_146, text(Msg::RulesR2), reading(Msg::RulesR2Reading)]),
    SQUARE,
    MOVE,
    clause(
        "R3",
        Msg::RulesHSwap,
        &[text(Msg::RulesR3), reading(Msg::RulesSwapReading), reading(Msg::RulesOwnReading)],
    ),
    clause(
        "R4",
        Msg::RulesH27,
        &[
            text(Msg::RulesWaterLowest).without("water"),
            text(Msg::RulesR4Water).with("water"),
            reading(Msg::RulesR4WaterReading).with("water"),
        ],
    ),
    clause(
        "R5",
        Msg::RulesHOff,
        &[
            text(Msg::RulesR5),
            text(Msg::RulesR5Exact).without("exits"),
            reading(Msg::RulesR5Reading).without("exits"),
            text(Msg::RulesR5Exits).with("exits"),
            reading(Msg::RulesR5ExitsReading).with("exits"),
        ],
    ),
    clause("R6", Msg::RulesHScore, &[text(Msg::RulesScoreRows), reading(Msg::RulesR6Reading)]),
    clause(
        "R7",
        Msg::RulesHOptions,
        &[
            text(Msg::RulesR7Beauty).with("beauty"),
            reading(Msg::RulesR7BeautyReading).with("beauty"),
            reading(Msg::RulesR7Reading).with_any(&["beauty", "water", "exits"]),
        ],
    ),
    WIN,
    PASS,
    DRAW,
];
