//! What the net sees of a position: a short list of facts that hold, from the mover's point of view.
//!
//! | inputs | from | what |
//! |---|---|---|
//! | 90 | 0 | own piece on the square: alone, with one companion at least, in a row of three or more |
//! | 90 | 90 | the same of the enemy's pieces |
//! | 40 | 180 | how many are off, and how many wait or are taken: own, enemy's, 1 to 10 each |
//! | 8 | 220 | turn to be lost, reborn, unopened, unstarted: own, enemy's |
//! | 10 | 228 | starting squares whose piece has not moved |
//! | 24 | 238 | for each throw: the mover could capture, could not move; the enemy likewise |
//! | 1 | 262 | the piece that has entered must use the throw |
//! | 8 | 263 | the ruleset's options |

use crate::rules::ruleset::{Capture, Gate, Leave, Protection};
use crate::rules::{Position, Rules, Side, Square, SquareSet, Throw};

/// How many inputs there are.
pub const INPUTS: usize = 271;

/// x
const MOST: usize = 96;

/// The inputs that hold, by number.
pub type Active = arrayvec::ArrayVec<u16, MOST>;

const OWN: u16 = 0;
const ENEMY: u16 = 90;
const COUNTS: u16 = 180;
const FLAGS: u16 = 220;
const FIXED: u16 = 228;
const THROWS: u16 = 238;
const ENTERED: u16 = 262;
const OPTIONS: u16 = 263;

/// The highest count that has an input of its own.
const HIGHEST: u8 = 10;

/// A ruleset as the net sees it: where throws lead when nothing stands in the way, and what is safe.
#[derive(Clone, Debug)]
pub struct Lens {
    /// By throw: the squares from which it carries a piece on to a square.
    steps: [u32; Throw::MAX as usize + 1],
    /// By throw: the squares from which it bears off, where that is allowed.
    leaves: [u32; Throw::MAX as usize + 1],
    throws: u8,
    safe: u32,
    captures: bool,
    protection: Protection,
    options: u8,
}

impl Lens {
    /// How these rules are seen.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        let set = rules.ruleset();
        let mut lens = Self {
            steps: [0; 7],
            leaves: [0; 7],
            throws: 0,
            safe: set.safe.bits(),
            captures: set.capture != Capture::None,
            protection: set.protection,
            options: (0..8u8).filter(|&i| rules.spec().has(usize::from(i))).fold(0, |all, i| all | 1 << i),
        };
        for throw in set.device.values() {
            let (value, bit) = (usize::from(throw.value()), |square: Square| 1u32 << square.number());
            lens.throws = lens.throws.max(throw.value());
            for from in Square::all() {
                let number = from.number() + throw.value();
                let gated = match set.gate {
                    Gate::Exact(gate) | Gate::Stop(gate) | Gate::Trap(gate, _) => {
                        from < gate && number > gate.number()
                    }
                    Gate::None => false,
                };
                let line = set.bear_off.line;
                let reaches = number == line || number > line && set.bear_off.throws == Leave::OrBeyond;
                if set.bear_off.any_throw.contains(from) || reaches && set.bear_off.from.contains(from) {
                    lens.leaves[value] |= bit(from);
                } else if number <= Square::COUNT && !gated && !set.exit_only.contains(from) {
                    lens.steps[value] |= bit(from);
                }
            }
        }
        lens
    }

    /// The inputs that hold when `side` is to throw.
    #[must_use]
    pub fn look(&self, position: &Position, side: Side) -> Active {
        let mut seen = Active::new();
        let (own, enemy) = (position.pieces(side), position.pieces(!side));
        let (own_groups, enemy_groups) = (Groups::of(own), Groups::of(enemy));
        own_groups.pieces(own, OWN, &mut seen);
        enemy_groups.pieces(enemy, ENEMY, &mut seen);
        for (i, side) in (0u16..).zip([side, !side]) {
            let gone = position.waiting(side) + position.taken(side);
            for (block, count) in (0u16..).zip([position.off(side), gone]) {
                if count > 0 {
                    let count = u16::from(count.min(HIGHEST)) - 1;
                    seen.push(COUNTS + (block * 2 + i) * u16::from(HIGHEST) + count);
                }
            }
        }
        let flags = position.flags();
        for (i, side) in (0u16..).zip([side, !side]) {
            let facts = [flags.skip[side], flags.reborn[side], flags.unopened[side], flags.unstarted[side]];
            for (fact, holds) in (0u16..).zip(facts) {
                if holds {
                    seen.push(FLAGS + fact * 2 + i);
                }
            }
        }
        for square in flags.fixed.intersection(SquareSet::range(1, 10)) {
            seen.push(FIXED + u16::from(square.number()) - 1);
        }
        if flags.entered {
            seen.push(ENTERED);
        }
        self.chances(own.bits(), enemy.bits(), enemy_groups.paired, THROWS, &mut seen);
        self.chances(enemy.bits(), own.bits(), own_groups.paired, THROWS + 12, &mut seen);
        let mut options = self.options;
        while options != 0 {
            seen.push(OPTIONS + options.trailing_zeros() as u16);
            options &= options - 1;
        }
        seen
    }

    /// For each throw, whether one side could capture, and whether it could not move. Walls, duties and
    /// retreats are left aside: it is an input, not the rule.
    fn chances(&self, own: u32, enemy: u32, paired: u32, base: u16, seen: &mut Active) {
        let shielded = match self.protection {
            _ if !self.captures => enemy,
            Protection::None => enemy & self.safe,
            Protection::Pair => enemy & (paired | self.safe),
            Protection::GroupEnds => enemy & (((enemy << 1) ^ (enemy >> 1)) | self.safe),
            Protection::AnyNeighbour => {
                let all = own | enemy;
                enemy & (all << 1 | all >> 1 | self.safe)
            }
        };
        for value in 1..=self.throws {
            let at = usize::from(value);
            let reached = (own & self.steps[at]) << value & !own & !shielded;
            let input = base + u16::from(value) - 1;
            if reached & enemy != 0 {
                seen.push(input);
            }
            if reached | own & self.leaves[at] == 0 {
                seen.push(input + 6);
            }
        }
    }
}

/// Which pieces of a side have companions beside them.
struct Groups {
    paired: u32,
    walled: u32,
}

impl Groups {
    fn of(pieces: SquareSet) -> Self {
        let pieces = pieces.bits();
        let middle = pieces & pieces << 1 & pieces >> 1;
        Self { paired: pieces & (pieces << 1 | pieces >> 1), walled: middle | middle << 1 | middle >> 1 }
    }

    fn pieces(&self, pieces: SquareSet, base: u16, seen: &mut Active) {
        for square in pieces {
            let bit = square.number();
            let company = (self.paired >> bit & 1) + (self.walled >> bit & 1);
            seen.push(base + company as u16 * 30 + u16::from(bit) - 1);
        }
    }
}
