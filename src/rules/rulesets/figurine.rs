//! Five Figurines: an Italian leaflet. Clauses F1 to F9.

use super::{Definition, Variation};
use crate::rules::ruleset::{
    BearOff, Blocked, Capture, Condition, Contest, Decline, FirstThrow, Landing, Leave, Opening, Otherwise,
    Protection, Refused, Retreat, Ruleset, Scoring, UnplayableBonus, Wall,
};
use crate::rules::side::{BySide, Side};
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset and its options.
pub(super) const DEFINITION: Definition = Definition {
    id: "figurine",
    base: BASE,
    options: &[Variation { id: "strict", apply: strict }, Variation { id: "blocked", apply: blocked }],
};

/// F7: the squares where pieces are sheltered.
const SHELTER: SquareSet = SquareSet::of(&[26, 28, 29]);

const BASE: Ruleset = Ruleset {
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(6) },
    bonus: ThrowSet::of(&[1, 4, 6]),
    // F1
    opening: Opening { contest: Contest::FirstOne, leader: Side::Black, first: FirstThrow::Won },
    first_move: BySide::new(None, Some(Square::at(10))),
    // F3, F4, F5
    capture: Capture::Swap,
    protection: Protection::Pair,
    wall: Wall::Three,
    retreat: Retreat::Capturing(SquareSet::ALL),
    unplayable_bonus: UnplayableBonus::Kept,
    // F6: square 1, the second choice of the text, is the lowest free square whenever it is free.
    landings: &[(Square::at(27), Landing::Send(Some(Square::at(15)), Otherwise::LowestFree))],
    // F7
    safe: SHELTER,
    decline: Decline::From(SHELTER),
    // F8
    bear_off: BearOff {
        line: 30,
        throws: Leave::OrBeyond,
        from: SquareSet::ALL,
        any_throw: SquareSet::EMPTY,
        condition: Condition::FirstRowClear,
        refused: Refused::NoMove,
    },
    // F9
    scoring: Scoring::ByRow([3, 3, 1]),
    ..Ruleset::PLAIN
}
.checked();

fn strict(rules: Ruleset) -> Ruleset {
    Ruleset { protection: Protection::AnyNeighbour, ..rules }
}

fn blocked(rules: Ruleset) -> Ruleset {
    Ruleset { blocked: Blocked::EndsGame, ..rules }
}
