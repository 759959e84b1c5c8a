//! The clauses of Skyriuk.

use super::common::{BACK, STICKS, TURN};
use super::ground::{DRAW, MOVE, OPENING_HIGHER_BLACK, PASS, PATH, SETUP_FIVE_OR_SEVEN, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::Msg;

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutSkyriuk)]),
    SETUP_FIVE_OR_SEVEN,
    PATH,
    STICKS,
    OPENING_HIGHER_BLACK,
    TURN,
    SQUARE,
    MOVE,
    clause(
        "S1",
        Msg::RulesHSwap,
        &[
            text(Msg::RulesS1),
            text(Msg::RulesS1Groups),
            reading(Msg::RulesSwapReading),
            reading(Msg::RulesOwnReading),
        ],
    ),
    BACK,
    clause("S2", Msg::RulesH26, &[text(Msg::RulesS2), text(Msg::RulesS2Bonus)]),
    clause("S3", Msg::RulesH27, &[reading(Msg::RulesS3Reading)]),
    clause("S4", Msg::RulesHLast, &[text(Msg::RulesS4)]),
    WIN,
    PASS,
    DRAW,
];
