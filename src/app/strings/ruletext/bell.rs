//! The clauses of Bell.

use super::ground::{DRAW, MOVE, PASS, PATH, SQUARE};
use super::{Entry, clause, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutBell)]),
    clause(
        "setup",
        Msg::RulesHSetup,
        &[text(Msg::RulesSetup).args(&[("count", Value::Number(10)), ("last", Value::Number(20))])],
    ),
    PATH,
    clause("G8", Msg::RulesHThrow, &[text(Msg::RulesSticksDie)]),
    clause("G9", Msg::RulesHOpening, &[text(Msg::RulesBOpening)]),
    clause("G10", Msg::RulesHTurn, &[text(Msg::RulesOneThrow)]),
    SQUARE,
    MOVE,
    clause("B1", Msg::RulesHCapture, &[text(Msg::RulesB1)]),
    clause("B2", Msg::RulesHMarked, &[text(Msg::RulesB2)]),
    clause("B3", Msg::RulesHOff, &[text(Msg::RulesB3)]),
    clause("B4", Msg::RulesHWin, &[text(Msg::RulesB4)]),
    PASS,
    DRAW,
];
