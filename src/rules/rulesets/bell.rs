//! Bell 1979: R. C. Bell's rules, from the literature, as the Digital Ludeme Project catalogues them.
//! Clauses B1 to B4.

use super::Definition;
use crate::rules::ruleset::{Capture, Contest, Ending, FirstThrow, Opening, Precedence, Ruleset};
use crate::rules::side::Side;
use crate::rules::square::SquareSet;
use crate::rules::throw::Device;

/// The ruleset.
pub(super) const DEFINITION: Definition = Definition { id: "bell", base: BASE, options: &[] };

/// B2: the marked squares.
const MARKED: SquareSet = SquareSet::of(&[15, 26, 27, 28, 29]);

const BASE: Ruleset = Ruleset {
    pieces: 10,
    device: Device::Die { faces: 4 },
    opening: Opening { contest: Contest::Higher, leader: Side::White, first: FirstThrow::Fresh },
    // B1
    capture: Capture::Take,
    // B2
    safe: MARKED,
    precedence: Precedence::IfMovable(MARKED),
    // B4
    ending: Ending::MostBorneOff,
    ..Ruleset::PLAIN
}
.checked();
