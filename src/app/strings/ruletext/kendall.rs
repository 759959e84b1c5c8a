//! The clauses of Kendall.

use super::ground::{DRAW, FIVE, MOVE, PATH, SEVEN, SQUARE, WIN};
use super::{Entry, clause, reading, text};
use crate::app::strings::{Msg, Value};

pub(super) const CLAUSES: &[Entry] = &[
    clause("about", Msg::RulesHAbout, &[text(Msg::RulesAboutKendall)]),
    clause(
        "setup",
        Msg::RulesHSetup,
        &[
            text(Msg::RulesSetupInTurn).args(SEVEN).without("five"),
            text(Msg::RulesSetupInTurn).args(FIVE).with("five"),
            reading(Msg::RulesKSetupReading),
        ],
    ),
    PATH,
    clause(
        "G8",
        Msg::RulesHThrow,
        &[text(Msg::RulesSticks).args(&[("face", Value::Text("blank")), ("none", Value::Number(5))])],
    ),
    clause(
        "K1",
        Msg::RulesHOpening,
        &[
            text(Msg::RulesK1),
            reading(Msg::RulesK1Reading)
                .args(&[("from", Value::Number(14)), ("to", Value::Number(15))])
                .without("five"),
            reading(Msg::RulesK1Reading)
                .args(&[("from", Value::Number(10)), ("to", Value::Number(11))])
                .with("five"),
            text(Msg::RulesK1Start).with("start"),
        ],
    ),
    clause(
        "K2",
        Msg::RulesHTurn,
        &[
            text(Msg::RulesK2).without("single"),
            reading(Msg::RulesK2Reading).without("single"),
            text(Msg::RulesK2Single).with("single"),
        ],
    ),
    SQUARE,
    MOVE,
    clause(
        "K3",
        Msg::RulesHSwap,
        &[
            text(Msg::RulesK3),
            reading(Msg::RulesK3Reading),
            text(Msg::RulesK3Walls),
            reading(Msg::RulesSwapReading),
        ],
    ),
    clause(
        "K4",
        Msg::RulesHBack,
        &[
            text(Msg::RulesK4),
            text(Msg::RulesK4Pool).without("single"),
            reading(Msg::RulesK4Reading).without("single"),
        ],
    ),
    clause(
        "K5",
        Msg::RulesH26,
        &[text(Msg::RulesK5), text(Msg::RulesK5Trap).with("trap"), reading(Msg::RulesK5Reading)],
    ),
    clause("K6", Msg::RulesHFrom26, &[text(Msg::RulesK6), reading(Msg::RulesK6Reading)]),
    clause("K7", Msg::RulesHLast, &[text(Msg::RulesK7), reading(Msg::RulesK7Reading)]),
    clause("K8", Msg::RulesHLastCaptures, &[text(Msg::RulesK8)]),
    clause(
        "K9",
        Msg::RulesHWater,
        &[
            text(Msg::RulesK9),
            text(Msg::RulesK9Pool).without("single"),
            reading(Msg::RulesK9PoolReading).without("single"),
            reading(Msg::RulesK9Reading),
        ],
    ),
    clause(
        "K10",
        Msg::RulesHReborn,
        &[
            text(Msg::RulesK10),
            text(Msg::RulesK10Pool).without("single"),
            text(Msg::RulesK10Single).with("single"),
            text(Msg::RulesK10Both),
        ],
    ),
    clause("K11", Msg::RulesHUnprotected, &[text(Msg::RulesK11)]),
    clause(
        "K12",
        Msg::RulesHOff,
        &[
            text(Msg::RulesK12),
            reading(Msg::RulesK12Reading),
            text(Msg::RulesK12Home).with("home"),
            reading(Msg::RulesK12HomeReading).with("home"),
        ],
    ),
    clause(
        "K13",
        Msg::RulesHOptions,
        &[text(Msg::RulesK13).with_any(&["five", "start", "trap", "home", "single"])],
    ),
    WIN,
    clause("G11", Msg::RulesHPass, &[text(Msg::RulesPassDecline), text(Msg::RulesPassNone)]),
    DRAW,
];
