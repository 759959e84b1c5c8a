//! El juego de los faraones: a Spanish rules sheet. Clauses P1 to P5.

use super::{Definition, Variation};
use crate::rules::ruleset::{
    BearOff, Capture, Contest, FirstThrow, Gate, Landing, Opening, Otherwise, Protection, Retreat, Ruleset,
    Wall,
};
use crate::rules::side::Side;
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset and its options.
pub(super) const DEFINITION: Definition = Definition {
    id: "faraones",
    base: BASE,
    options: &[Variation { id: "seven", apply: seven }, Variation { id: "bonus", apply: bonus }],
};

const BASE: Ruleset = Ruleset {
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(6) },
    opening: Opening { contest: Contest::Higher, leader: Side::Black, first: FirstThrow::Fresh },
    // P1, P2
    capture: Capture::Swap,
    protection: Protection::Pair,
    wall: Wall::Three,
    retreat: Retreat::Capturing(SquareSet::range(1, 27)),
    // P3
    landings: &[(Square::at(26), Landing::Send(Some(Square::at(15)), Otherwise::LowestFree))],
    // P4, P5
    gate: Gate::Exact(Square::at(27)),
    bear_off: BearOff { from: SquareSet::range(28, 30), ..Ruleset::PLAIN.bear_off },
    exit_only: SquareSet::range(28, 30),
    ..Ruleset::PLAIN
}
.checked();

fn seven(rules: Ruleset) -> Ruleset {
    Ruleset { pieces: 7, ..rules }
}

fn bonus(rules: Ruleset) -> Ruleset {
    Ruleset { bonus: ThrowSet::of(&[1, 4, 6]), ..rules }
}
