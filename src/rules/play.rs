//! What follows from a throw and from a move.

use super::carry::Doing;
use super::engine::Rules;
use super::moves::Move;
use super::position::{Phase, Position};
use super::ruleset::{Contest, FirstThrow, Turn};
use super::side::{BySide, Side};
use super::square::Square;
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
    #[error("no move is due: {}", what_is_due(*.0))]
    NotDue(Phase),
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
    #[error("no throw is due: {}", what_is_due(*.0))]
    NotDue(Phase),
    /// The sticks or the die can't throw this.
    #[error("{0} can't be thrown here")]
    NoSuchThrow(Throw),
    /// The pool holds 255 of this value already.
    #[error("the pool is full")]
    PoolFull,
}

fn what_is_due(phase: Phase) -> &'static str {
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
            return Err(PlayError::NotDue(position.phase));
        };
        if self.legal(position).contains(&played) {
            let mut next = *position;
            let Doing { side, rest, sent_from, displaced, withdrawn, lost_turn, .. } =
                self.carry_out(&mut next, played);
            Ok(Played { next, played, side, rest, sent_from, displaced, withdrawn, lost_turn })
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
        let mut next = *position;
        self.carry_out(&mut next, played);
        next
    }

    /// As [`Self::successor`], changing the position itself.
    pub fn advance(&self, position: &mut Position, played: Move) {
        self.carry_out(position, played);
    }

    /// Makes a throw.
    ///
    /// # Errors
    /// Where no throw is due, or the device can't throw this value.
    pub fn throw(&self, position: &Position, throw: Throw) -> Result<Position, ThrowError> {
        match position.phase {
            Phase::Move { .. } | Phase::Over(_) => Err(ThrowError::NotDue(position.phase)),
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
}
