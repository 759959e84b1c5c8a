//! A position as the side to act sees it, and what single pieces can do there.

use super::engine::{Bearing, IF_EMPTY, NOWHERE, OFF, Rules};
use super::moves::{Move, MoveList, Target};
use super::position::{Direction, Position};
use super::ruleset::{Capture, Hold, JumpKind, Protection, Release, Retreat, StartingOrder};
use super::square::{Square, SquareSet};
use super::throw::Throw;

/// A position as the side to act sees it.
pub(super) struct View<'a> {
    pub(super) rules: &'a Rules,
    pub(super) position: &'a Position,
    pub(super) own: SquareSet,
    pub(super) enemy: SquareSet,
    bearing: Bearing,
    /// Enemy pieces that can't be landed on, whatever stands beside them.
    untouchable: SquareSet,
    /// Whether the enemy's companions protect each other now (clause K11).
    companions: Companions,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Companions {
    Protect,
    Suspended,
}

impl Rules {
    /// The pieces among these that starting order lets move.
    pub(super) fn in_starting_order(&self, position: &Position, pieces: SquareSet) -> SquareSet {
        match self.set.starting_order {
            StartingOrder::Free => pieces,
            StartingOrder::FrontFirst => {
                let fixed = position.flags.fixed.bits();
                pieces.minus(SquareSet::from_bits(fixed & fixed >> 1))
            }
        }
    }
}

impl<'a> View<'a> {
    pub(super) fn new(rules: &'a Rules, position: &'a Position) -> Self {
        let (side, set) = (position.side, &rules.set);
        let (own, enemy) = (position.pieces[side], position.pieces[!side]);
        let mut untouchable = set.safe;
        if set.capture == Capture::None {
            untouchable = SquareSet::ALL;
        }
        if let Some(drowning) = set.drowning
            && own.union(enemy).contains(drowning.to)
        {
            untouchable = untouchable.union(drowning.on);
        }
        let companions = match set.hold {
            Some(Hold { square, release: Release::Optional { .. }, .. })
                if enemy.contains(square) || position.flags.reborn[!side] =>
            {
                Companions::Suspended
            }
            _ => Companions::Protect,
        };
        Self {
            rules,
            position,
            own,
            enemy,
            bearing: rules.bears_off(position, side),
            untouchable: untouchable.intersection(enemy),
            companions,
        }
    }

    /// Whether the side may bear off.
    pub(super) const fn bearing(&self) -> Bearing {
        self.bearing
    }

    /// How many enemies in a row block.
    pub(super) const fn wall_length(&self) -> u8 {
        self.rules.wall
    }

    /// The enemy pieces that can't be landed on by a move of this distance.
    pub(super) fn shielded(&self, distance: Throw, direction: Direction) -> SquareSet {
        match self.companions {
            Companions::Suspended => self.untouchable,
            Companions::Protect => self
                .rules
                .protected(self.own, self.enemy, distance.value(), direction)
                .union(self.untouchable),
        }
    }

    /// The own pieces that starting order lets move.
    pub(super) fn free(&self) -> SquareSet {
        self.rules.in_starting_order(self.position, self.own)
    }

    /// Where the throw carries the piece: a square, [`OFF`], or [`NOWHERE`]; with [`IF_EMPTY`].
    #[inline(always)]
    pub(super) fn reach(&self, throw: Throw, from: Square) -> u8 {
        self.rules.advances[self.bearing as usize][usize::from(throw.value())][usize::from(from.number())]
    }

    pub(super) fn entries(&self, throw: Throw, list: &mut MoveList) {
        if let Some(entry) = self.rules.set.entry
            && entry.by == throw
            && self.position.waiting[self.position.side] > 0
            && !self.own.union(self.enemy).contains(entry.square)
        {
            list.push(Move::Enter { throw, on: entry.square });
        }
    }

    pub(super) fn advances(&self, throw: Throw, movers: SquareSet, list: &mut MoveList) {
        let barred = self.own.union(self.shielded(throw, Direction::Advance));
        for from in movers {
            let reach = self.reach(throw, from);
            if reach == OFF {
                if !self.walled(from, self.rules.set.bear_off.line) {
                    list.push(Move::Step { throw, from, to: Target::Off });
                }
            } else if reach != NOWHERE
                && let Some(to) = Square::new(reach & !IF_EMPTY)
            {
                let full = if reach & IF_EMPTY == 0 { barred } else { self.own.union(self.enemy) };
                let lands = !full.contains(to) || self.rules.detoured.contains(from);
                if lands && !self.walled(from, to.number()) {
                    list.push(Move::Step { throw, from, to: Target::On(to) });
                }
            }
            for jump in self.rules.set.jumps {
                if jump.from == from
                    && jump.throw == throw
                    && jump.kind == JumpKind::BesideIfEmpty
                    && !self.own.union(self.enemy).contains(jump.to)
                    && !self.walled(from, jump.to.number())
                {
                    list.push(Move::Step { throw, from, to: Target::On(jump.to) });
                }
            }
        }
    }

    pub(super) fn retreats(&self, throw: Throw, movers: SquareSet, list: &mut MoveList) {
        let (from_squares, barred) = match self.rules.set.retreat {
            Retreat::None => return,
            Retreat::Capturing(squares) => {
                (squares, self.own.union(self.shielded(throw, Direction::Retreat)))
            }
            Retreat::ToEmpty(squares) => (squares, self.own.union(self.enemy)),
        };
        for from in movers.intersection(from_squares) {
            if let Some(to) = back(from, throw)
                && !barred.contains(to)
                && !self.walled(from, to.number())
            {
                list.push(Move::Step { throw, from, to: Target::On(to) });
            }
        }
    }

    /// Forced moves onto own pieces, in either direction (clause C4).
    pub(super) fn occupations(&self, throw: Throw, movers: SquareSet, list: &mut MoveList) {
        for from in movers {
            let ahead = Square::new(self.reach(throw, from));
            for to in [back(from, throw), ahead].into_iter().flatten() {
                if self.own.contains(to) && !self.walled(from, to.number()) {
                    list.push(Move::Step { throw, from, to: Target::On(to) });
                }
            }
        }
    }

    /// Whether a wall of the enemy stands strictly between the square and the number that is reached.
    pub(super) fn walled(&self, from: Square, to: u8) -> bool {
        if self.rules.wall == u8::MAX || self.rules.set.wall_free_from.contains(from) {
            return false;
        }
        let (low, high) = if from.number() < to { (from.number(), to) } else { (to, from.number()) };
        let between = ((1u32 << high) - 1) & !((2u32 << low) - 1);
        let mut inside = self.enemy.bits() & between;
        if self.rules.set.protection == Protection::GroupEnds {
            inside = self.without_group_of(inside, to);
        }
        if self.rules.wall == 2 { inside & inside >> 1 != 0 } else { inside & inside >> 1 & inside >> 2 != 0 }
    }

    /// The pieces of the group that is attacked do not block the way to it (clause S1).
    fn without_group_of(&self, mut inside: u32, to: u8) -> u32 {
        if to <= Square::COUNT && self.enemy.bits() >> to & 1 == 1 {
            let mut n = to - 1;
            while inside >> n & 1 == 1 {
                inside &= !(1 << n);
                n -= 1;
            }
            n = to + 1;
            while inside >> n & 1 == 1 {
                inside &= !(1 << n);
                n += 1;
            }
        }
        inside
    }
}

/// The square that a retreat reaches.
pub(super) fn back(from: Square, throw: Throw) -> Option<Square> {
    from.number().checked_sub(throw.value()).and_then(Square::new)
}
