//! CEMEA: the rules of the games group of the CEMEA, after an Italian encyclopaedia article. Clauses C1 to C8.

use super::{Definition, Variation};
use crate::rules::ruleset::{
    BearOff, Capture, Contest, Ending, FirstThrow, Hold, Jump, JumpKind, Landing, LastResort, Opening,
    Otherwise, Protection, Release, Retreat, Ruleset, Wall,
};
use crate::rules::side::Side;
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset and its options.
pub(super) const DEFINITION: Definition = Definition {
    id: "cemea",
    base: BASE,
    options: &[
        Variation { id: "high", apply: high },
        Variation { id: "die", apply: die },
        Variation { id: "playon", apply: play_on },
    ],
};

const BASE: Ruleset = Ruleset {
    pieces: 7,
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(6) },
    bonus: ThrowSet::of(&[1, 4, 6]),
    // C1
    opening: Opening { contest: Contest::FirstOne, leader: Side::Black, first: FirstThrow::Won },
    // C3
    capture: Capture::Swap,
    protection: Protection::Pair,
    wall: Wall::Three,
    // C4
    retreat: Retreat::Capturing(SquareSet::ALL),
    last_resort: LastResort::OccupyOwn,
    // C5
    jumps: &[Jump {
        from: Square::at(26),
        throw: Throw::ONE,
        to: Square::at(28),
        kind: JumpKind::BesideIfEmpty,
    }],
    // C6
    landings: &[(Square::at(27), Landing::Send(Some(Square::at(15)), Otherwise::Stay))],
    hold: Some(Hold { square: Square::at(27), off_by: Throw::of(4), release: Release::Compulsory }),
    // C7
    safe: SquareSet::range(28, 30),
    bear_off: BearOff { from: SquareSet::range(28, 30), ..Ruleset::PLAIN.bear_off },
    ..Ruleset::PLAIN
}
.checked();

fn high(rules: Ruleset) -> Ruleset {
    Ruleset {
        opening: Opening { contest: Contest::Higher, leader: Side::Black, first: FirstThrow::Fresh },
        ..rules
    }
}

fn die(rules: Ruleset) -> Ruleset {
    Ruleset { device: Device::Die { faces: 6 }, ..rules }
}

fn play_on(rules: Ruleset) -> Ruleset {
    Ruleset { ending: Ending::PlayOn, ..rules }
}
