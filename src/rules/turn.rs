//! How a turn goes on after a move, and when a game is over.

use super::carry::Doing;
use super::engine::Rules;
use super::moves::{Move, MoveList};
use super::position::{Direction, Flags, Outcome, Phase, Position};
use super::ruleset::{Blocked, Decline, Ending, Precedence, Released, Turn, UnplayableBonus};
use super::side::Side;
use super::throw::{Pool, Throw};

impl Rules {
    /// Goes on after a throw has been used whole, or declined.
    #[inline]
    pub(super) fn use_up(&self, done: &mut Doing<'_>, throw: Throw, usage: Use) {
        if self.settle(done) {
            return;
        }
        let again = match (self.set.turn, usage) {
            (Turn::Pool, _) => {
                let left = done.next.pool().without(throw);
                if !left.is_empty() {
                    done.next.phase = Phase::Move { pool: left };
                    return;
                }
                usage == Use::Opening && self.set.bonus.contains(throw)
            }
            (_, Use::Released) if self.set.released == Released::EndsTurn => false,
            (_, Use::Earned) => true,
            _ => self.set.bonus.contains(throw),
        };
        if again {
            done.next.phase = Phase::Throw { pool: Pool::EMPTY };
        } else {
            self.hand_over(done);
        }
    }

    /// Goes on after a part of a throw has been used.
    pub(super) fn use_part(&self, done: &mut Doing<'_>, part: Throw, direction: Direction, usage: Use) {
        if self.settle(done) {
            return;
        }
        let next = &mut *done.next;
        let left = next.pool().lowest().map_or(0, Throw::value);
        let whole = next.flags.direction.is_none();
        let by_value = whole && Throw::new(left).is_some_and(|throw| self.set.bonus.contains(throw));
        let owed = next.flags.owed || by_value || usage == Use::Earned;
        match Throw::new(left.saturating_sub(part.value())) {
            Some(rest) => {
                next.phase = Phase::Move { pool: Pool::one(rest) };
                next.flags.direction = Some(direction);
                next.flags.owed = owed;
                next.flags.entered = false;
            }
            None => self.end_of_split(done, owed),
        }
    }

    fn end_of_split(&self, done: &mut Doing<'_>, owed: bool) {
        if owed {
            let flags = &mut done.next.flags;
            (flags.direction, flags.owed, flags.entered) = (None, false, false);
            done.next.phase = Phase::Throw { pool: Pool::EMPTY };
        } else {
            self.hand_over(done);
        }
    }

    pub(super) fn pass(&self, done: &mut Doing<'_>) {
        let side = done.side;
        let throw = done.next.pool().lowest();
        let bonus = throw.is_some_and(|throw| self.set.bonus.contains(throw));
        if self.set.turn == Turn::Split {
            let owed = done.next.flags.owed;
            if done.next.flags.entered
                && let Some(entry) = self.set.entry
            {
                done.next.pieces[side] = done.next.pieces[side].without(entry.square);
                done.next.waiting[side] += 1;
                done.withdrawn = Some(entry.square);
            }
            self.end_of_split(done, owed);
            return;
        }
        let held = self.set.hold.is_some_and(|hold| done.next.pieces[side].contains(hold.square));
        let declined = matches!(self.set.decline, Decline::From(_)) && self.legal(done.next).len() > 1;
        if !declined && self.set.blocked == Blocked::EndsGame {
            self.finish(done, Outcome::Draw);
            return;
        }
        let kept = declined || self.set.unplayable_bonus == UnplayableBonus::Kept;
        if self.set.turn == Turn::Sequential && bonus && kept && !held {
            done.next.phase = Phase::Throw { pool: Pool::EMPTY };
        } else {
            self.hand_over(done);
        }
    }

    /// Ends the game where it is won, or hands over where the mover has nothing left to play with. Whether
    /// the turn is over.
    #[inline]
    fn settle(&self, done: &mut Doing<'_>) -> bool {
        let (next, side) = (&*done.next, done.side);
        if next.in_play(side) {
            return false;
        }
        match self.set.ending {
            Ending::FirstOut => self.finish(done, Outcome::Won(side)),
            Ending::PlayOn if next.in_play(!side) => self.hand_over(done),
            Ending::PlayOn => self.finish(done, Outcome::Won(!side)),
            Ending::MostBorneOff if next.in_play(!side) => self.hand_over(done),
            Ending::MostBorneOff => {
                let outcome = match next.off.white.cmp(&next.off.black) {
                    core::cmp::Ordering::Greater => Outcome::Won(Side::White),
                    core::cmp::Ordering::Less => Outcome::Won(Side::Black),
                    core::cmp::Ordering::Equal => Outcome::Draw,
                };
                self.finish(done, outcome);
            }
        }
        true
    }

    fn finish(&self, done: &mut Doing<'_>, outcome: Outcome) {
        done.next.phase = Phase::Over(outcome);
        done.next.flags = Flags::default();
    }

    /// Hands the turn over: to the side that is next and loses no turn.
    #[inline]
    pub(super) fn hand_over(&self, done: &mut Doing<'_>) {
        let next = &mut *done.next;
        let flags = &mut next.flags;
        (flags.direction, flags.owed, flags.entered) = (None, false, false);
        if self.deadlocked(next) {
            self.finish(done, Outcome::Draw);
            return;
        }
        let mut to = !next.side;
        while next.flags.skip[to] {
            next.flags.skip[to] = false;
            done.lost_turn[to] = true;
            to = !to;
        }
        if self.set.ending != Ending::FirstOut && !next.in_play(to) {
            to = !to;
        }
        next.side = to;
        next.phase = Phase::Throw { pool: Pool::EMPTY };
    }

    /// Whether no throw would give either side a move (clause G12).
    pub(super) fn deadlocked(&self, position: &Position) -> bool {
        !self.could_move(position, !position.side) && !self.could_move(position, position.side)
    }

    /// Whether some throw would give the side a move that is not a pass (clause G12).
    pub(super) fn could_move(&self, position: &Position, side: Side) -> bool {
        self.steps_by_one(position, side) || self.could_move_somehow(position, side)
    }

    /// Whether a piece that nothing binds can take a single step: a quick look that settles nearly every
    /// position. A piece that must be moved before it only adds moves.
    fn steps_by_one(&self, position: &Position, side: Side) -> bool {
        let pieces = position.pieces[side];
        let bound = match self.set.precedence {
            Precedence::Only(squares) => !pieces.intersection(squares).is_empty(),
            Precedence::None | Precedence::IfMovable(_) => false,
        };
        let held = match self.set.hold {
            Some(hold) => pieces.contains(hold.square) || position.flags.reborn[side],
            None => false,
        };
        let free = self.in_starting_order(position, pieces).intersection(self.single_steps);
        !bound && !held && free.bits() << 1 & !position.occupied().bits() != 0
    }

    fn could_move_somehow(&self, position: &Position, side: Side) -> bool {
        let mut probe = *position;
        probe.side = side;
        // The starting 1 may still be thrown.
        probe.flags.unstarted[side] = false;
        let mut list = MoveList::new();
        self.set.device.values().any(|throw| {
            list.clear();
            self.generate(&probe, Pool::one(throw), &mut list);
            list.iter().any(|m| *m != Move::Pass)
        })
    }
}

/// How a throw was used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// By an ordinary move.
    Played,
    /// By the compulsory move that opens the game.
    Opening,
    /// By a move that came to rest where another throw is earned.
    Earned,
    /// To bear off the piece that held its side.
    Released,
    /// Given away.
    Declined,
}
