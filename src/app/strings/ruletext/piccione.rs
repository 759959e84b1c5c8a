//! The clauses of Piccione.

use super::ground::{DRAW, PASS, PATH, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutPiccione)]),
    clause("setup", Msg::RulesHSetup, &[text(Msg::RulesSetupWaiting)]),
    PATH,
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks).args(&[("face", Value::Text("flat")), ("none", Value::Number(5))])],
    ),
    clause("G9", Msg::RulesHOpening, &[reading(Msg::RulesIOpeningReading)]),
    SQUARE,
    clause("G3", Msg::RulesHMove, &[text(Msg::RulesMoveWays)]),
    clause("I1", Msg::RulesHEnter, &[text(Msg::RulesI1), reading(Msg::RulesI1Reading)]),
    clause("I2", Msg::RulesHShare, &[text(Msg::RulesI2)]),
    clause("I3", Msg::RulesHMeet, &[text(Msg::RulesI3)]),
    clause("I4", Msg::RulesHBack, &[text(Msg::RulesI4)]),
    clause("I5", Msg::RulesHAgain, &[text(Msg::RulesI5), reading(Msg::RulesI5Reading)]),
    clause("I6", Msg::RulesH27, &[text(Msg::RulesI6)]),
    clause("I7", Msg::RulesHOff, &[text(Msg::RulesI7)]),
    WIN,
    PASS,
    DRAW,
];
