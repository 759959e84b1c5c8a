//! Which moves are legal.

use super::engine::{Bearing, Rules};
use super::moves::{Move, MoveList, Target};
use super::position::{Direction, Phase, Position};
use super::ruleset::{Decline, Hold, LastResort, Precedence, Release, Turn};
use super::square::SquareSet;
use super::throw::{Pool, Throw};
use super::view::View;

impl Rules {
    /// The legal moves, by throw, then origin, then target; given-away throws after the other moves of their
    /// throw, `pass` and `back` last. Empty in every phase but [`Phase::Move`], never empty in that one.
    #[must_use]
    pub fn legal(&self, position: &Position) -> MoveList {
        let mut list = MoveList::new();
        self.legal_into(position, &mut list);
        list
    }

    /// As [`Self::legal`], into a list that the caller keeps: nothing is copied.
    pub fn legal_into(&self, position: &Position, list: &mut MoveList) {
        list.clear();
        if let Phase::Move { pool } = position.phase {
            self.generate(position, pool, list);
        }
    }

    pub(super) fn generate(&self, position: &Position, pool: Pool, list: &mut MoveList) {
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

impl View<'_> {
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
            let leaves = in_water && throw == hold.off_by && self.bearing() == Bearing::Allowed;
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
}
