//! The clauses of El juego de los faraones.

use super::ground::{DRAW, FIVE, MOVE, OPENING_HIGHER_BLACK, PASS, SEVEN, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutFaraones)]),
    clause(
        "setup",
        Msg::RulesHSetup,
        &[
            text(Msg::RulesSetupInTurn).args(FIVE).without("seven"),
            text(Msg::RulesSetupInTurn).args(SEVEN).with("seven"),
            reading(Msg::RulesPSetupReading),
        ],
    ),
    clause(
        "G1",
        Msg::RulesHPath,
        &[text(Msg::RulesPath), text(Msg::RulesPathFaraones), reading(Msg::RulesPathFaraonesReading)],
    ),
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks).args(&[("face", Value::Text("white")), ("none", Value::Number(6))])],
    ),
    OPENING_HIGHER_BLACK,
    clause(
        "G10",
        Msg::RulesHTurn,
        &[
            reading(Msg::RulesPTurnReading).without("bonus"),
            reading(Msg::RulesPBonusReading).with("bonus"),
            reading(Msg::RulesAgainReading).with("bonus"),
        ],
    ),
    SQUARE,
    MOVE,
    clause(
        "P1",
        Msg::RulesHSwap,
        &[text(Msg::RulesP1), reading(Msg::RulesP1Reading), reading(Msg::RulesSwapReading)],
    ),
    clause("P2", Msg::RulesHBack, &[text(Msg::RulesP2), reading(Msg::RulesP2Reading)]),
    clause("P3", Msg::RulesH26, &[text(Msg::RulesP3), reading(Msg::RulesP3Reading)]),
    clause("P4", Msg::RulesH27, &[text(Msg::RulesP4), reading(Msg::RulesP4Reading)]),
    clause("P5", Msg::RulesHLast, &[text(Msg::RulesP5), reading(Msg::RulesP5Reading)]),
    WIN,
    PASS,
    DRAW,
];
