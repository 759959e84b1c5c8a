//! The common ground of the rulesets, as far as players meet it.

use super::{Entry, Row, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const FIVE: &[(&str, Value)] = &[("count", Value::Number(5)), ("last", Value::Number(10))];
pub(super) const SEVEN: &[(&str, Value)] = &[("count", Value::Number(7)), ("last", Value::Number(14))];

pub(super) const PATH: Entry =
    clause("G1", Msg::RulesHPath, &[text(Msg::RulesPath), reading(Msg::RulesPathReading)]);
pub(super) const SQUARE: Entry = clause("G2", Msg::RulesHSquare, &[text(Msg::RulesSquare)]);
pub(super) const MOVE: Entry =
    clause("G3", Msg::RulesHMove, &[text(Msg::RulesMoveWhole), text(Msg::RulesMoveWays)]);
pub(super) const WIN: Entry = clause("G7", Msg::RulesHWin, &[text(Msg::RulesWin)]);
pub(super) const PASS: Entry =
    clause("G11", Msg::RulesHPass, &[text(Msg::RulesPass), text(Msg::RulesPassNone)]);
pub(super) const DRAW: Entry = clause("G12", Msg::RulesHDraw, &[reading(Msg::RulesDrawReading)]);

/// The modern rulesets' five or seven pieces.
pub(super) const SETUP_FIVE_OR_SEVEN: Entry = clause(
    "setup",
    Msg::RulesHSetup,
    &[text(Msg::RulesSetup).args(FIVE).without("seven"), text(Msg::RulesSetup).args(SEVEN).with("seven")],
);
/// Five pieces on the first ten squares, with no option about it.
pub(super) const SETUP_FIVE: Entry = clause("setup", Msg::RulesHSetup, &[text(Msg::RulesSetup).args(FIVE)]);
pub(super) const OPENING_HIGHER_BLACK: Entry =
    clause("G9", Msg::RulesHOpening, &[reading(Msg::RulesOpeningHigherBlackReading)]);

/// Throwing again after a 1, 4 or 5, or after a 1, 4 or 6.
pub(super) const SEQUENCE_145: Row = text(Msg::RulesSequence).args(&[("bonus", Value::Number(145))]);
pub(super) const SEQUENCE_146: Row = text(Msg::RulesSequence).args(&[("bonus", Value::Number(146))]);
