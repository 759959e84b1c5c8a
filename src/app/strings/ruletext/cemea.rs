//! The clauses of CEMEA.

use super::ground::{DRAW, MOVE, PASS, SEQUENCE_146, SEVEN, SQUARE};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutCemea)]),
    clause("setup", Msg::RulesHSetup, &[text(Msg::RulesSetup).args(SEVEN)]),
    clause("G1", Msg::RulesHPath, &[text(Msg::RulesPath), text(Msg::RulesPathCemea)]),
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks)
            .args(&[("face", Value::Text("white")), ("none", Value::Number(6))])
            .without("die")],
    ),
    clause(
        "C1",
        Msg::RulesHOpening,
        &[
            text(Msg::RulesC1).without("high"),
            reading(Msg::RulesC1Reading).without("high"),
            text(Msg::RulesC1High).with("high"),
            reading(Msg::RulesC1HighReading).with("high"),
        ],
    ),
    clause("C2", Msg::RulesHTurn, &[SEQUENCE_146, reading(Msg::RulesAgainAnyReading)]),
    SQUARE,
    MOVE,
    clause(
        "C3",
        Msg::RulesHSwap,
        &[text(Msg::RulesC3), reading(Msg::RulesSwapReading), reading(Msg::RulesOwnReading)],
    ),
    clause(
        "C4",
        Msg::RulesHBack,
        &[
            text(Msg::RulesC4),
            reading(Msg::RulesC4SwapReading),
            reading(Msg::RulesC4OwnReading),
            text(Msg::RulesC4Own),
            text(Msg::RulesC4Pass),
        ],
    ),
    clause("C5", Msg::RulesH26, &[text(Msg::RulesC5), reading(Msg::RulesC5Reading)]),
    clause("C6", Msg::RulesH27, &[text(Msg::RulesC6), reading(Msg::RulesC6Reading)]),
    clause("C7", Msg::RulesHLast, &[text(Msg::RulesC7), reading(Msg::RulesC7Reading)]),
    clause(
        "C8",
        Msg::RulesHOptions,
        &[
            text(Msg::RulesC8Die).with("die"),
            reading(Msg::RulesC8DieReading).with("die"),
            text(Msg::RulesC8Playon).with("playon"),
            reading(Msg::RulesC8PlayonReading).with("playon"),
        ],
    ),
    clause("G7", Msg::RulesHWin, &[text(Msg::RulesWin).without("playon")]),
    PASS,
    DRAW,
];
