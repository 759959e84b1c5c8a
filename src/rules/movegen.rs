//! Which moves are legal.

use super::engine::{Bearing, IF_EMPTY, NOWHERE, OFF, Rules};
use super::moves::{Move, MoveList, Target};
use super::position::{Direction, Phase, Position};
use super::ruleset::{
    Capture, Decline, Hold, JumpKind, LastResort, Precedence, Protection, Release, Retreat, StartingOrder,
    Turn,
};
use super::side::Side;
use super::square::{Square, SquareSet};
use super::throw::{Pool, Throw};

impl Rules {
    /// The legal moves, by throw, then origin, then target; given-away throws after the other moves of their
    /// throw, `pass` and `back` last. Empty in every phase but [`Phase::Move`], never empty in that one.
    #[must_use]
    pub fn legal(&self, position: &Position) -> MoveList {
        let mut list = MoveList::new();
        if let Phase::Move { pool } = position.phase {
            self.generate(position, pool, &mut list);
        }
        list
    }

    /// Whether some throw would give the side a move that is not a pass (clause G12).
    pub(super) fn could_move(&self, position: &Position, side: Side) -> bool {
        let mut probe = *position;
        probe.side = side;
        // The starting 1 may still be thrown.
        probe.flags.unstarted[side] = false;
        let mut list = MoveList::new();
        self.set.device.values().any(|throw| {
            list.clear();
            self.generate(&probe, Pool::one(throw), &mut list);
            list.first() != Some(&Move::Pass)
        })
    }

    /// Whether no throw would give either side a move (clause G12).
    pub(super) fn deadlocked(&self, position: &Position) -> bool {
        !self.could_move(position, !position.side) && !self.could_move(position, position.side)
    }

    fn generate(&self, position: &Position, pool: Pool, list: &mut MoveList) {
        let view = View::new(self, position);
        if position.flags.unstarted[position.side] {
            list.push(Move::Pass);
            return;
        }
        if let Some(hold) = self.set.hold {
            let held = view.own.contains(hold.square);
            if held || position.flags.reborn[position.side] {
                view.held(hold, held, pool, list);
                return;
            }
        }
        match self.set.turn {
            Turn::Pool => pool.values().for_each(|throw| view.of_throw(throw, list)),
            Turn::Sequential => {
                if let Some(throw) = pool.lowest() {
                    view.of_throw(throw, list);
                }
            }
            Turn::Split => {
                if let Some(left) = pool.lowest() {
                    view.of_split(left, list);
                }
            }
        }
        let may_decline = match self.set.decline {
            Decline::From(shelter) => {
                list.iter().all(|step| step.from().is_some_and(|from| shelter.contains(from)))
            }
            Decline::Never | Decline::BearingOff => list.is_empty(),
        };
        if may_decline {
            list.push(Move::Pass);
        }
    }
}

/// A position as the side to act sees it.
pub(super) struct View<'a> {
    rules: &'a Rules,
    position: &'a Position,
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
        match self.rules.set.starting_order {
            StartingOrder::Free => self.own,
            StartingOrder::FrontFirst => {
                let fixed = self.position.flags.fixed;
                self.own.minus(SquareSet::from_bits(fixed.bits() & fixed.bits() >> 1))
            }
        }
    }

    /// Where the throw carries the piece: a square, [`OFF`], or [`NOWHERE`]; with [`IF_EMPTY`].
    pub(super) fn reach(&self, throw: Throw, from: Square) -> u8 {
        self.rules.advances[self.bearing as usize][usize::from(throw.value())][usize::from(from.number())]
    }

    /// The moves of one whole throw.
    fn of_throw(&self, throw: Throw, list: &mut MoveList) {
        let begin = list.len();
        let mut movers = self.free();
        if let Some(first) = self.duty() {
            self.advances(throw, first, list);
            if list.len() > begin {
                return;
            }
        }
        match self.rules.set.precedence {
            Precedence::None => {}
            Precedence::Only(squares) => {
                let bound = movers.intersection(squares);
                if !bound.is_empty() {
                    movers = bound;
                }
            }
            Precedence::IfMovable(squares) => {
                self.advances(throw, movers.intersection(squares), list);
                if list.len() > begin {
                    return;
                }
            }
        }
        self.entries(throw, list);
        self.advances(throw, movers, list);
        if list.len() > begin {
            let all_off = || list[begin..].iter().all(|m| matches!(m, Move::Step { to: Target::Off, .. }));
            if self.rules.set.decline == Decline::BearingOff && all_off() {
                list.push(Move::GiveAway { throw });
            }
            return;
        }
        self.retreats(throw, movers, list);
        if list.len() == begin && self.rules.set.last_resort == LastResort::OccupyOwn {
            self.occupations(throw, movers, list);
        }
    }

    /// The piece that must make its side's first move, while that is owed.
    fn duty(&self) -> Option<SquareSet> {
        let side = self.position.side;
        let square = self.rules.set.first_move[side].filter(|_| self.position.flags.unopened[side])?;
        self.own.contains(square).then(|| SquareSet::EMPTY.with(square))
    }

    /// The moves by parts of what is left of a throw.
    fn of_split(&self, left: Throw, list: &mut MoveList) {
        let parts = || Throw::all().take_while(move |&part| part <= left);
        let flags = &self.position.flags;
        if flags.entered {
            let entered =
                self.rules.set.entry.map_or(SquareSet::EMPTY, |entry| SquareSet::EMPTY.with(entry.square));
            parts().for_each(|part| self.advances(part, self.own.intersection(entered), list));
            return;
        }
        if flags.direction != Some(Direction::Retreat) {
            for part in parts() {
                if flags.direction.is_none() && part == left {
                    self.entries(part, list);
                }
                self.advances(part, self.own, list);
            }
        }
        if list.is_empty() && flags.direction != Some(Direction::Advance) {
            parts().for_each(|part| self.retreats(part, self.own, list));
        }
    }

    /// The moves of a side that is held by a piece in the water, or by one that has come back from it.
    fn held(&self, hold: Hold, in_water: bool, pool: Pool, list: &mut MoveList) {
        let reborn = match hold.release {
            Release::Optional { back_to } if self.position.flags.reborn[self.position.side] => {
                self.own.intersection(SquareSet::EMPTY.with(back_to))
            }
            _ => SquareSet::EMPTY,
        };
        for throw in pool.values() {
            let begin = list.len();
            self.advances(throw, reborn, list);
            if list.len() == begin {
                self.retreats(throw, reborn, list);
            }
            let leaves = in_water && throw == hold.off_by && self.bearing == Bearing::Allowed;
            if leaves && !self.walled(hold.square, self.rules.set.bear_off.line) {
                list.push(Move::Step { throw, from: hold.square, to: Target::Off });
            }
        }
        match hold.release {
            Release::Optional { back_to } if in_water => {
                list.push(Move::Pass);
                if reborn.is_empty() && !self.own.union(self.enemy).contains(back_to) {
                    list.push(Move::Back);
                }
            }
            _ if list.is_empty() => list.push(Move::Pass),
            _ => {}
        }
    }

    fn entries(&self, throw: Throw, list: &mut MoveList) {
        if let Some(entry) = self.rules.set.entry
            && entry.by == throw
            && self.position.waiting[self.position.side] > 0
            && !self.own.union(self.enemy).contains(entry.square)
        {
            list.push(Move::Enter { throw, on: entry.square });
        }
    }

    fn advances(&self, throw: Throw, movers: SquareSet, list: &mut MoveList) {
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

    fn retreats(&self, throw: Throw, movers: SquareSet, list: &mut MoveList) {
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
    fn occupations(&self, throw: Throw, movers: SquareSet, list: &mut MoveList) {
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
