//! Modern common: what most current sets and apps play, a simplified Kendall. Clauses M1 to M5.

use super::{Definition, Variation};
use crate::rules::ruleset::{
    BearOff, Capture, Contest, FirstThrow, Gate, Landing, Opening, Otherwise, Protection, Retreat, Ruleset,
    Wall,
};
use crate::rules::side::Side;
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset and its option.
pub(super) const DEFINITION: Definition =
    Definition { id: "common", base: BASE, options: &[Variation { id: "seven", apply: seven }] };

/// M1: where no piece can be captured.
pub(super) const SAFE: SquareSet = SquareSet::of(&[15, 26, 27, 28, 29, 30]);

/// The ruleset without its options.
pub(super) const BASE: Ruleset = Ruleset {
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(5) },
    bonus: ThrowSet::of(&[1, 4, 5]),
    opening: Opening { contest: Contest::Higher, leader: Side::Black, first: FirstThrow::Fresh },
    // M1
    capture: Capture::Swap,
    protection: Protection::Pair,
    wall: Wall::Three,
    safe: SAFE,
    // M2
    retreat: Retreat::Capturing(SquareSet::range(1, 25)),
    // M3, M5
    gate: Gate::Exact(Square::at(26)),
    bear_off: BearOff { from: SquareSet::of(&[26, 28, 29, 30]), ..Ruleset::PLAIN.bear_off },
    exit_only: SquareSet::range(28, 30),
    // M4
    landings: &[(Square::at(27), Landing::Send(Some(Square::at(15)), Otherwise::FirstFreeBelow))],
    ..Ruleset::PLAIN
}
.checked();

/// Seven pieces a side.
pub(super) fn seven(rules: Ruleset) -> Ruleset {
    Ruleset { pieces: 7, ..rules }
}
