//! Skyriuk: from the literature, as published with an open implementation. Clauses S1 to S4; what the source
//! shares with the common game is taken from there.

use super::{Definition, Variation, common};
use crate::rules::ruleset::{BearOff, Detour, Gate, Jump, JumpKind, Precedence, Protection, Ruleset, Wall};
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::Throw;

/// The ruleset and its option.
pub(super) const DEFINITION: Definition =
    Definition { id: "skyriuk", base: BASE, options: &[Variation { id: "seven", apply: common::seven }] };

/// S3: out of the water by 1, 2 or 3, back to 15.
const fn ashore(throw: u8) -> Jump {
    Jump { from: Square::at(27), throw: Throw::of(throw), to: Square::at(15), kind: JumpKind::Instead }
}

const BASE: Ruleset = Ruleset {
    // S1
    protection: Protection::GroupEnds,
    wall: Wall::Two,
    // S2, S3
    gate: Gate::Stop(Square::at(26)),
    wall_free_from: SquareSet::range(26, 30),
    earning: SquareSet::of(&[26, 27]),
    precedence: Precedence::Only(SquareSet::of(&[26, 27])),
    jumps: &[ashore(1), ashore(2), ashore(3)],
    detours: &[
        Detour { from: Square::at(26), first: Some(Square::at(27)), then: Square::at(15) },
        Detour { from: Square::at(27), first: None, then: Square::at(15) },
    ],
    landings: &[],
    // S4
    bear_off: BearOff {
        from: SquareSet::range(26, 30),
        any_throw: SquareSet::of(&[30]),
        ..common::BASE.bear_off
    },
    exit_only: SquareSet::range(27, 30),
    ..common::BASE
}
.checked();
