//! Jéquier 1930: from the literature, as the Digital Ludeme Project catalogues it. Clauses J1 to J6.

use super::Definition;
use crate::rules::ruleset::{
    BearOff, Capture, Condition, Contest, FirstThrow, Landing, Leave, Opening, Otherwise, Protection,
    Refused, Retreat, Ruleset, Scoring, StartingOrder, Wall,
};
use crate::rules::side::{BySide, Side};
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset.
pub(super) const DEFINITION: Definition = Definition { id: "jequier", base: BASE, options: &[] };

const BASE: Ruleset = Ruleset {
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(6) },
    bonus: ThrowSet::of(&[1, 4, 6]),
    opening: Opening { contest: Contest::FirstOne, leader: Side::Black, first: FirstThrow::Won },
    first_move: BySide::new(None, Some(Square::at(10))),
    // J1
    starting_order: StartingOrder::FrontFirst,
    // J2
    capture: Capture::SendToLowestFree,
    protection: Protection::Pair,
    wall: Wall::Three,
    safe: SquareSet::of(&[26, 28, 29, 30]),
    // J3
    retreat: Retreat::ToEmpty(SquareSet::ALL),
    // J4
    landings: &[(Square::at(27), Landing::Send(None, Otherwise::LowestFree))],
    // J5
    bear_off: BearOff {
        line: 31,
        throws: Leave::OrBeyond,
        from: SquareSet::ALL,
        any_throw: SquareSet::EMPTY,
        condition: Condition::AllInLastRow,
        refused: Refused::NoMove,
    },
    // J6
    scoring: Scoring::ByRow([3, 2, 1]),
    ..Ruleset::PLAIN
}
.checked();
