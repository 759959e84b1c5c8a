//! A ruleset made ready to be played: its policies read once into tables.

use super::position::{Flags, Phase, Position};
use super::ruleset::{
    Contest, FirstThrow, Gate, JumpKind, Layout, Leave, Opening, Protection, Refused, Ruleset, StartingOrder,
    StartingThrow, Wall,
};
use super::side::{BySide, Side};
use super::spec::Spec;
use super::square::{Square, SquareSet};
use super::throw::Throw;

/// What the tables say of a throw from a square: nowhere, a square's number, or [`OFF`]; with
/// [`IF_EMPTY`] added where only an empty square can be reached.
pub(super) type Reach = u8;

/// No advance.
pub(super) const NOWHERE: Reach = 0;
/// Off the board; also the number that counts as off when walls are judged.
pub(super) const OFF: Reach = 31;
/// Added to a square's number where it must be empty.
pub(super) const IF_EMPTY: Reach = 0x80;

/// The rows of a table: one a throw (0 unused), each with a place for every square (0 and 31 unused).
type Table = [[Reach; 32]; Throw::MAX as usize + 1];

/// A ruleset ready for play: the one interpreter.
///
/// ```
/// use senet::rules::{Rules, Spec};
/// let rules = Rules::new("kendall+five".parse::<Spec>().unwrap());
/// let start = rules.start();
/// assert_eq!(rules.write(&start), "bwbwbwbwbw/........../.......... w open 0-0 0-0 0-0 unopened:w");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    spec: Spec,
    pub(super) set: Ruleset,
    /// Advances while bearing off is refused, and while it is allowed.
    pub(super) advances: [Table; 2],
    /// The landings by square.
    pub(super) landings: [super::ruleset::Landing; 31],
    /// Squares from which an occupied target is no obstacle.
    pub(super) detoured: SquareSet,
    /// Squares from which a throw of 1 always carries a piece to the next square, if that is empty.
    pub(super) single_steps: SquareSet,
    /// How many enemies in a row block, or more than there can be.
    pub(super) wall: u8,
}

impl Rules {
    /// The rules that the specification names.
    #[must_use]
    pub fn new(spec: Spec) -> Self {
        let set = spec.ruleset();
        let mut landings = [super::ruleset::Landing::None; 31];
        for &(square, landing) in set.landings {
            landings[usize::from(square.number())] = landing;
        }
        let advances = [table(&set, Bearing::Refused), table(&set, Bearing::Allowed)];
        let steps_by_one = |square: &Square| {
            let number = square.number();
            advances.iter().all(|table| table[1][usize::from(number)] == number + 1)
        };
        Self {
            spec,
            advances,
            single_steps: Square::all().filter(steps_by_one).fold(SquareSet::EMPTY, SquareSet::with),
            landings,
            detoured: set.detours.iter().fold(SquareSet::EMPTY, |squares, detour| squares.with(detour.from)),
            wall: match set.wall {
                Wall::None => u8::MAX,
                Wall::Two => 2,
                Wall::Three => 3,
            },
            set,
        }
    }

    /// The specification that the rules were made from.
    #[must_use]
    pub const fn spec(&self) -> Spec {
        self.spec
    }

    /// The ruleset as data.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        &self.set
    }

    /// The start position: the pieces set up, white's seat to make its opening throw.
    #[must_use]
    pub fn start(&self) -> Position {
        let mut pieces = BySide::new(SquareSet::EMPTY, SquareSet::EMPTY);
        if let Layout::Alternating { odd } = self.set.layout {
            for square in SquareSet::range(1, self.set.filled()) {
                let side = if square.number() % 2 == 1 { odd } else { !odd };
                pieces[side] = pieces[side].with(square);
            }
        }
        let waiting = if self.set.layout == Layout::Waiting { self.set.pieces } else { 0 };
        Position {
            pieces,
            side: Side::White,
            phase: Phase::Open { against: None },
            waiting: BySide::new(waiting, waiting),
            off: BySide::default(),
            taken: BySide::default(),
            flags: self.start_flags(),
        }
    }

    /// The tokens that the start position carries.
    pub(super) fn start_flags(&self) -> Flags {
        let owes_one = self.set.starting_throw == StartingThrow::One;
        let Opening { leader, contest, first } = self.set.opening;
        // The opening's own 1 is the leader's starting throw where it is played.
        let started = |side: Side| side == leader && first == FirstThrow::Won && contest != Contest::Higher;
        Flags {
            unopened: self.set.first_move.map(|square| square.is_some()),
            unstarted: BySide::new(owes_one && !started(Side::White), owes_one && !started(Side::Black)),
            fixed: match self.set.starting_order {
                StartingOrder::Free => SquareSet::EMPTY,
                StartingOrder::FrontFirst => SquareSet::range(1, self.set.filled()),
            },
            ..Flags::default()
        }
    }

    /// Whether the throw carries a piece on from the square in every position.
    pub(super) fn always_reaches(&self, throw: Throw, from: Square) -> bool {
        let (throw, from) = (usize::from(throw.value()), usize::from(from.number()));
        let [refused, allowed] = self.advances;
        let never_refused = self.set.bear_off.condition == super::ruleset::Condition::Always;
        allowed[throw][from] != NOWHERE && (never_refused || refused[throw][from] != NOWHERE)
    }

    /// Whether the position allows the side to bear off.
    pub(super) fn bears_off(&self, position: &Position, side: Side) -> Bearing {
        use super::ruleset::Condition;
        const FIRST_ROW: SquareSet = SquareSet::range(1, 10);
        const LAST_ROW: SquareSet = SquareSet::range(21, 30);
        let pieces = position.pieces[side];
        let allowed = match self.set.bear_off.condition {
            Condition::Always => true,
            Condition::FirstRowClear => pieces.intersection(FIRST_ROW).is_empty(),
            Condition::AllInLastRow => pieces.minus(LAST_ROW).is_empty() && position.waiting[side] == 0,
        };
        if allowed { Bearing::Allowed } else { Bearing::Refused }
    }

    /// The enemy pieces that `attacker`'s pieces, `distance` squares away in this direction, find protected
    /// by their companions.
    pub(super) fn protected(
        &self,
        own: SquareSet,
        enemy: SquareSet,
        distance: u8,
        direction: super::position::Direction,
    ) -> SquareSet {
        use super::position::Direction;
        let enemies = enemy.bits();
        let bits = match self.set.protection {
            Protection::None => 0,
            Protection::Pair => enemies & (enemies << 1 | enemies >> 1),
            Protection::GroupEnds => enemies & ((enemies << 1) ^ (enemies >> 1)),
            Protection::AnyNeighbour => {
                let all = enemies | own.bits();
                // A neighbour on the attacker's side at distance 1 is the attacker itself.
                let (behind, ahead) = (all << 1, all >> 1);
                match (direction, distance) {
                    (Direction::Advance, 1) => enemies & ahead,
                    (Direction::Retreat, 1) => enemies & behind,
                    _ => enemies & (behind | ahead),
                }
            }
        };
        SquareSet::from_bits(bits)
    }
}

/// Whether a side may bear off now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Bearing {
    Refused = 0,
    Allowed = 1,
}

fn table(set: &Ruleset, bearing: Bearing) -> Table {
    let mut table = [[NOWHERE; 32]; Throw::MAX as usize + 1];
    for throw in Throw::all() {
        for from in Square::all() {
            table[usize::from(throw.value())][usize::from(from.number())] = reach(set, bearing, throw, from);
        }
    }
    table
}

/// Where a throw carries a piece forward, all other pieces left aside.
fn reach(set: &Ruleset, bearing: Bearing, throw: Throw, from: Square) -> Reach {
    let instead = |jump: &&super::ruleset::Jump| {
        jump.kind == JumpKind::Instead && jump.from == from && jump.throw == throw
    };
    if let Some(jump) = set.jumps.iter().find(instead) {
        return jump.to.number();
    }
    let number = from.number() + throw.value();
    let passes = |gate: Square| from < gate && number > gate.number();
    match set.gate {
        Gate::Exact(gate) if passes(gate) => return NOWHERE,
        Gate::Stop(gate) if passes(gate) => return gate.number(),
        Gate::Trap(gate, water) if passes(gate) => return water.number() | IF_EMPTY,
        _ => {}
    }
    let off = &set.bear_off;
    let reaches_line = match off.throws {
        Leave::Exactly => number == off.line,
        Leave::OrBeyond => number >= off.line,
    };
    if off.any_throw.contains(from) || off.from.contains(from) && reaches_line {
        match (bearing, off.refused) {
            (Bearing::Allowed, _) => return OFF,
            (Bearing::Refused, Refused::NoMove) => return NOWHERE,
            (Bearing::Refused, Refused::Ordinary) => {}
        }
    }
    if number > Square::COUNT || set.exit_only.contains(from) {
        return NOWHERE;
    }
    number
}
