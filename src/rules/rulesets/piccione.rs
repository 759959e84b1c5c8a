//! Piccione 1977: Peter Piccione's rules, from the literature, as the Digital Ludeme Project catalogues them.
//! Clauses I1 to I7.

use super::Definition;
use crate::rules::ruleset::{Contest, Entry, FirstThrow, Landing, Layout, Opening, Retreat, Ruleset, Turn};
use crate::rules::side::Side;
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset.
pub(super) const DEFINITION: Definition = Definition { id: "piccione", base: BASE, options: &[] };

const BASE: Ruleset = Ruleset {
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(5) },
    bonus: ThrowSet::of(&[5]),
    opening: Opening { contest: Contest::Higher, leader: Side::White, first: FirstThrow::Fresh },
    // I1
    layout: Layout::Waiting,
    entry: Some(Entry { square: Square::at(1), by: Throw::ONE }),
    // I2
    turn: Turn::Split,
    // I4, I7
    retreat: Retreat::ToEmpty(SquareSet::range(1, 27)),
    // I5
    earning: SquareSet::of(&[15, 26]),
    // I6
    landings: &[(Square::at(27), Landing::Unenter)],
    ..Ruleset::PLAIN
}
.checked();
