//! What follows from a throw and from a move.

use super::engine::Rules;
use super::moves::{Move, Target};
use super::position::{Direction, Flags, Outcome, Phase, Position};
use super::ruleset::{
    Blocked, Capture, Contest, Decline, Ending, FirstThrow, Landing, Otherwise, Release, Released, Turn,
    UnplayableBonus,
};
use super::side::{BySide, Side};
use super::square::{Square, SquareSet};
use super::throw::{Pool, Throw};

/// Where a piece has come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// On a square.
    On(Square),
    /// Borne off.
    Off,
    /// Off the board, to enter again.
    Waiting,
    /// Taken, out of the game.
    Taken,
}

/// A piece that a move has pushed from its square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Displaced {
    /// Whose piece it is: the enemy's, or in a forced occupation the mover's own.
    pub side: Side,
    /// The square it stood on.
    pub from: Square,
    /// Where it went.
    pub to: Place,
}

/// A move carried out: the position it leads to, and what happened on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The position after the move, the turn handed over where it is.
    pub next: Position,
    /// The move.
    pub played: Move,
    /// The side that made it.
    pub side: Side,
    /// Where the moved piece came to rest, after every effect; `None` where no piece moved.
    pub rest: Option<Place>,
    /// Where the moved piece stood before a landing effect sent it on, where one did.
    pub sent_from: Option<Square>,
    /// The piece that the move displaced.
    pub displaced: Option<Displaced>,
    /// The piece taken off again because it could not use its entering throw.
    pub withdrawn: Option<Square>,
    /// The sides whose next turn was lost at the hand-over.
    pub lost_turn: BySide<bool>,
}

/// Why a move was refused. The position stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// The position is not one in which a move is due.
    #[error("no move is due: {0}")]
    NotDue(&'static str),
    /// The move is not among the legal ones.
    #[error("{played} is not legal: {reason}")]
    Illegal {
        /// The move.
        played: Move,
        /// Why not.
        reason: super::Obstacle,
    },
}

/// Why a throw was refused. The position stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThrowError {
    /// The position is not one in which a throw is due.
    #[error("no throw is due: {0}")]
    NotDue(&'static str),
    /// The sticks or the die can't throw this.
    #[error("{0} can't be thrown here")]
    NoSuchThrow(Throw),
    /// The pool holds 255 of this value already.
    #[error("the pool is full")]
    PoolFull,
}

pub(super) fn what_is_due(phase: Phase) -> &'static str {
    match phase {
        Phase::Open { .. } => "the opening is to be thrown",
        Phase::Throw { .. } => "the side is to throw",
        Phase::Move { .. } => "a throw is to be played",
        Phase::Over(_) => "the game is over",
    }
}

impl Rules {
    /// Plays a move.
    ///
    /// # Errors
    /// Where no move is due, or the move is not legal; with the reason.
    pub fn play(&self, position: &Position, played: Move) -> Result<Played, PlayError> {
        let Phase::Move { .. } = position.phase else {
            return Err(PlayError::NotDue(what_is_due(position.phase)));
        };
        if self.legal(position).contains(&played) {
            Ok(self.carry_out(position, played))
        } else {
            Err(PlayError::Illegal { played, reason: self.obstacle(position, played) })
        }
    }

    /// The position after a move that is known to be legal: for searches, which play nothing but what
    /// [`Self::legal`] lists.
    ///
    /// Any other move gives a position that means nothing; it never panics.
    #[must_use]
    pub fn successor(&self, position: &Position, played: Move) -> Position {
        self.carry_out(position, played).next
    }

    /// Makes a throw.
    ///
    /// # Errors
    /// Where no throw is due, or the device can't throw this value.
    pub fn throw(&self, position: &Position, throw: Throw) -> Result<Position, ThrowError> {
        match position.phase {
            Phase::Move { .. } | Phase::Over(_) => Err(ThrowError::NotDue(what_is_due(position.phase))),
            _ if self.set.device.weight(throw) == 0 => Err(ThrowError::NoSuchThrow(throw)),
            Phase::Open { against } => Ok(self.opening_throw(position, against, throw)),
            Phase::Throw { pool } => {
                let mut next = *position;
                let pool = pool.with(throw).ok_or(ThrowError::PoolFull)?;
                if throw == Throw::ONE {
                    next.flags.unstarted[next.side] = false;
                }
                next.phase = if self.set.turn == Turn::Pool && self.set.bonus.contains(throw) {
                    Phase::Throw { pool }
                } else {
                    Phase::Move { pool }
                };
                Ok(next)
            }
        }
    }

    fn opening_throw(&self, position: &Position, against: Option<Throw>, throw: Throw) -> Position {
        let mut next = *position;
        let opening = self.set.opening;
        let won = match (opening.contest, against) {
            (Contest::FirstOne, _) => throw == Throw::ONE,
            (Contest::OnlyOne, Some(other)) => (throw == Throw::ONE) != (other == Throw::ONE),
            (Contest::Higher, Some(other)) => throw != other,
            (Contest::OnlyOne | Contest::Higher, None) => false,
        };
        if won {
            next.side = opening.leader;
            next.phase = match opening.first {
                FirstThrow::Won => Phase::Move { pool: Pool::one(Throw::ONE) },
                FirstThrow::Fresh => Phase::Throw { pool: Pool::EMPTY },
            };
            return next;
        }
        next.side = !position.side;
        next.phase = match (opening.contest, against) {
            (Contest::OnlyOne | Contest::Higher, None) => Phase::Open { against: Some(throw) },
            _ => Phase::Open { against: None },
        };
        next
    }

    #[inline]
    fn carry_out(&self, position: &Position, played: Move) -> Played {
        let side = position.side;
        let mut done = Played {
            next: *position,
            played,
            side,
            rest: None,
            sent_from: None,
            displaced: None,
            withdrawn: None,
            lost_turn: BySide::default(),
        };
        match played {
            Move::Step { throw, from, to } => self.step(&mut done, throw, from, to),
            Move::Enter { on, .. } => {
                done.rest = Some(Place::On(on));
                let next = &mut done.next;
                next.waiting[side] = next.waiting[side].saturating_sub(1);
                next.pieces[side] = next.pieces[side].with(on);
                next.flags.entered = true;
                next.phase = Phase::Throw { pool: Pool::EMPTY };
            }
            Move::GiveAway { throw } => self.use_up(&mut done, throw, Use::Declined),
            Move::Pass => self.pass(&mut done),
            Move::Back => {
                if let Some(hold) = self.set.hold
                    && let Release::Optional { back_to } = hold.release
                {
                    let next = &mut done.next;
                    next.pieces[side] = next.pieces[side].without(hold.square).with(back_to);
                    next.flags.skip[side] = true;
                    next.flags.reborn[side] = true;
                    done.rest = Some(Place::On(back_to));
                }
                self.hand_over(&mut done);
            }
        }
        done
    }

    #[inline]
    fn step(&self, done: &mut Played, throw: Throw, from: Square, to: Target) {
        let side = done.side;
        let next = &mut done.next;
        next.pieces[side] = next.pieces[side].without(from);
        let (mut usage, mut earned) = (Use::Played, false);
        let rest = match to {
            Target::Off => {
                next.off[side] += 1;
                if self.set.hold.is_some_and(|hold| hold.square == from) {
                    usage = Use::Released;
                }
                Place::Off
            }
            Target::On(named) => {
                let target = self.detour(next, from, named);
                if target != named {
                    done.sent_from = Some(named);
                }
                done.displaced = self.displace(next, side, from, target);
                next.pieces[side] = next.pieces[side].with(target);
                let rest = self.land(next, side, target);
                if rest != Place::On(target) {
                    done.sent_from = Some(named);
                }
                if let Place::On(square) = rest {
                    earned = square > from && self.set.earning.contains(square);
                }
                rest
            }
        };
        done.rest = Some(rest);
        self.release_flags(next, done.displaced, side, from);
        let opening = next.flags.unopened[side];
        next.flags.unopened[side] = false;
        if opening && usage == Use::Played {
            usage = Use::Opening;
        }
        if earned {
            usage = Use::Earned;
        }
        let direction = if rest == Place::Off || matches!(to, Target::On(named) if named > from) {
            Direction::Advance
        } else {
            Direction::Retreat
        };
        if self.set.turn == Turn::Split {
            self.use_part(done, throw, direction, usage);
        } else {
            self.use_up(done, throw, usage);
        }
    }

    /// Where a move ends that finds its target occupied and may go elsewhere.
    #[inline]
    fn detour(&self, next: &Position, from: Square, named: Square) -> Square {
        if !self.detoured.contains(from) || !next.occupied().contains(named) {
            return named;
        }
        let Some(detour) = self.set.detours.iter().find(|detour| detour.from == from) else { return named };
        let free = |square: &Square| !next.occupied().contains(*square);
        match detour.first.filter(free) {
            Some(square) => square,
            None => first_free_from(next.occupied(), detour.then).unwrap_or(named),
        }
    }

    /// Moves the piece away that stands on the target.
    #[inline]
    fn displace(&self, next: &mut Position, side: Side, from: Square, target: Square) -> Option<Displaced> {
        let whose = next.at(target)?;
        next.pieces[whose] = next.pieces[whose].without(target);
        let place = if whose == side {
            // The target itself will be filled by the mover.
            lowest_free(next.occupied().with(target)).map(Place::On)
        } else if let Some(drowning) = self.set.drowning.filter(|drowning| drowning.on.contains(target)) {
            Some(Place::On(drowning.to))
        } else {
            match self.set.capture {
                Capture::Swap => Some(Place::On(from)),
                Capture::SendToLowestFree => lowest_free(next.occupied().with(target)).map(Place::On),
                Capture::Take | Capture::None => None,
            }
        };
        let to = match place {
            Some(Place::On(square)) => {
                next.pieces[whose] = next.pieces[whose].with(square);
                Place::On(square)
            }
            _ => {
                next.taken[whose] += 1;
                Place::Taken
            }
        };
        Some(Displaced { side: whose, from: target, to })
    }

    /// Applies the landing effect of the square that the mover has come to.
    #[inline]
    fn land(&self, next: &mut Position, side: Side, target: Square) -> Place {
        let landing = self.landings[usize::from(target.number())];
        if landing == Landing::None {
            return Place::On(target);
        }
        let others = next.occupied().without(target);
        let sent = match landing {
            Landing::None => None,
            Landing::Unenter => {
                next.pieces[side] = next.pieces[side].without(target);
                next.waiting[side] += 1;
                return Place::Waiting;
            }
            Landing::Send(Some(named), _) if !others.contains(named) => Some(named),
            Landing::Send(_, Otherwise::LowestFree) => lowest_free(others.with(target)),
            Landing::Send(Some(named), Otherwise::FirstFreeBelow) => first_free_from(others, named),
            Landing::Send(None, Otherwise::FirstFreeBelow) => first_free_from(others.with(target), target),
            Landing::Send(_, Otherwise::Stay) => None,
        };
        let Some(square) = sent else { return Place::On(target) };
        next.pieces[side] = next.pieces[side].without(target).with(square);
        Place::On(square)
    }

    /// Drops what the flags remember of pieces that have left their squares.
    #[inline]
    fn release_flags(&self, next: &mut Position, displaced: Option<Displaced>, side: Side, from: Square) {
        if let Some(Release::Optional { back_to }) = self.set.hold.map(|hold| hold.release) {
            if from == back_to {
                next.flags.reborn[side] = false;
            }
            if let Some(displaced) = displaced
                && displaced.from == back_to
            {
                next.flags.reborn[displaced.side] = false;
            }
        }
        let mut fixed = next.flags.fixed.without(from);
        if let Some(displaced) = displaced {
            fixed = fixed.without(displaced.from);
        }
        next.flags.fixed = fixed;
    }

    /// Goes on after a throw has been used whole, or declined.
    #[inline]
    fn use_up(&self, done: &mut Played, throw: Throw, usage: Use) {
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
    fn use_part(&self, done: &mut Played, part: Throw, direction: Direction, usage: Use) {
        if self.settle(done) {
            return;
        }
        let next = &mut done.next;
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

    fn end_of_split(&self, done: &mut Played, owed: bool) {
        if owed {
            let flags = &mut done.next.flags;
            (flags.direction, flags.owed, flags.entered) = (None, false, false);
            done.next.phase = Phase::Throw { pool: Pool::EMPTY };
        } else {
            self.hand_over(done);
        }
    }

    fn pass(&self, done: &mut Played) {
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
        let declined = matches!(self.set.decline, Decline::From(_)) && self.legal(&done.next).len() > 1;
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
    fn settle(&self, done: &mut Played) -> bool {
        let (next, side) = (&done.next, done.side);
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

    fn finish(&self, done: &mut Played, outcome: Outcome) {
        done.next.phase = Phase::Over(outcome);
        done.next.flags = Flags::default();
    }

    /// Hands the turn over: to the side that is next and loses no turn.
    #[inline]
    fn hand_over(&self, done: &mut Played) {
        let next = &mut done.next;
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
}

/// How a throw was used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
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

fn lowest_free(occupied: SquareSet) -> Option<Square> {
    SquareSet::ALL.minus(occupied).lowest()
}

/// The named square if it is free, else the first free one below.
fn first_free_from(occupied: SquareSet, named: Square) -> Option<Square> {
    SquareSet::range(1, named.number()).minus(occupied).highest()
}
