//! Reed Sticks: a German rules sheet, its English twin sold with boards by a chess shop. Clauses R1 to R7.

use super::{Definition, Variation};
use crate::rules::ruleset::{
    BearOff, Capture, Condition, Contest, FirstThrow, Gate, Landing, Leave, Opening, Otherwise, Protection,
    Refused, Ruleset, Scoring, Wall,
};
use crate::rules::side::{BySide, Side};
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset and its options.
pub(super) const DEFINITION: Definition = Definition {
    id: "reed",
    base: BASE,
    options: &[
        Variation { id: "beauty", apply: beauty },
        Variation { id: "water", apply: water },
        Variation { id: "exits", apply: exits },
    ],
};

const BASE: Ruleset = Ruleset {
    device: Device::Sticks { counting: Face::Curved, none: Throw::of(6) },
    bonus: ThrowSet::of(&[1, 4, 6]),
    // R1
    opening: Opening { contest: Contest::OnlyOne, leader: Side::Black, first: FirstThrow::Won },
    first_move: BySide::new(Some(Square::at(9)), Some(Square::at(10))),
    // R3
    capture: Capture::Swap,
    protection: Protection::Pair,
    wall: Wall::Three,
    safe: SquareSet::of(&[26, 28, 29, 30]),
    // R4
    landings: &[(Square::at(27), Landing::Send(None, Otherwise::LowestFree))],
    // R5
    bear_off: BearOff {
        line: 30,
        throws: Leave::Exactly,
        from: SquareSet::ALL,
        any_throw: SquareSet::of(&[30]),
        condition: Condition::AllInLastRow,
        refused: Refused::Ordinary,
    },
    // R6
    scoring: Scoring::ByRow([3, 2, 1]),
    ..Ruleset::PLAIN
}
.checked();

fn beauty(rules: Ruleset) -> Ruleset {
    Ruleset { gate: Gate::Exact(Square::at(26)), ..rules }
}

fn water(rules: Ruleset) -> Ruleset {
    const TO_REBIRTH: &[(Square, Landing)] =
        &[(Square::at(27), Landing::Send(Some(Square::at(15)), Otherwise::LowestFree))];
    Ruleset { landings: TO_REBIRTH, ..rules }
}

fn exits(rules: Ruleset) -> Ruleset {
    Ruleset {
        bear_off: BearOff {
            line: 31,
            throws: Leave::Exactly,
            from: SquareSet::range(28, 30),
            any_throw: SquareSet::EMPTY,
            ..rules.bear_off
        },
        ..rules
    }
}
