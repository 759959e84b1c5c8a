//! Positions: where the pieces are, who acts, and what the turn has come to.

use super::side::{BySide, Side};
use super::square::{Square, SquareSet};
use super::throw::{Pool, Throw};

/// What the side to act does next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The opening throw of a seat; where both throw in a round, what the other seat has thrown in it.
    Open {
        /// The other seat's throw in this round.
        against: Option<Throw>,
    },
    /// To throw; in a pool, with the throws of this turn made already.
    Throw {
        /// The throws made so far.
        pool: Pool,
    },
    /// To play these throws.
    Move {
        /// The throws to be played; of a split throw, what is left of it.
        pool: Pool,
    },
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A side has won.
    Won(Side),
    /// Nobody has.
    Draw,
}

/// Towards 30, or towards 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards 30.
    Advance,
    /// Towards 1.
    Retreat,
}

/// What a position has to remember besides pieces and phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Flags {
    /// The side loses its next turn.
    pub skip: BySide<bool>,
    /// The side's piece on the square of rebirth must move first.
    pub reborn: BySide<bool>,
    /// The side owes its compulsory first move.
    pub unopened: BySide<bool>,
    /// The side has not thrown its starting 1.
    pub unstarted: BySide<bool>,
    /// Starting squares whose first piece has not moved.
    pub fixed: SquareSet,
    /// The direction of this throw, once a part of it has been used.
    pub direction: Option<Direction>,
    /// Whether a throw has been earned and not yet taken.
    pub owed: bool,
    /// Whether the throw must be used by the piece that has just entered.
    pub entered: bool,
}

/// A position of a game under some ruleset.
///
/// Positions are made by [`super::Rules`]: by its start position, by play, and by reading the notation, so
/// that they always fit the ruleset that made them. They are small and `Copy`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) pieces: BySide<SquareSet>,
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) waiting: BySide<u8>,
    pub(super) off: BySide<u8>,
    pub(super) taken: BySide<u8>,
    pub(super) flags: Flags,
}

impl Position {
    /// A position past the opening in which white is to throw, made of these parts: for tables of positions,
    /// which build each from its number.
    ///
    /// Whether a ruleset's play can come to it is not looked at: [`super::Rules::read`] does that. What play
    /// makes of one that it can't come to means nothing, but never panics.
    #[must_use]
    pub const fn to_throw(
        pieces: BySide<SquareSet>,
        waiting: BySide<u8>,
        off: BySide<u8>,
        taken: BySide<u8>,
        flags: Flags,
    ) -> Self {
        Self {
            pieces,
            side: Side::White,
            phase: Phase::Throw { pool: Pool::EMPTY },
            waiting,
            off,
            taken,
            flags,
        }
    }

    /// The squares of a side's pieces.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.pieces.white,
            Side::Black => self.pieces.black,
        }
    }

    /// The side whose piece stands on the square.
    #[must_use]
    pub const fn at(&self, square: Square) -> Option<Side> {
        if self.pieces.white.contains(square) {
            Some(Side::White)
        } else if self.pieces.black.contains(square) {
            Some(Side::Black)
        } else {
            None
        }
    }

    /// The squares that hold a piece.
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.pieces.white.union(self.pieces.black)
    }

    /// The side to act; in the opening, the seat; when the game is over, the side that moved last.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// What the side to act does next.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The throws to be played, or made so far; empty in other phases.
    #[must_use]
    pub const fn pool(&self) -> Pool {
        match self.phase {
            Phase::Throw { pool } | Phase::Move { pool } => pool,
            _ => Pool::EMPTY,
        }
    }

    /// The number of a side's pieces that wait to enter.
    #[must_use]
    pub const fn waiting(&self, side: Side) -> u8 {
        match side {
            Side::White => self.waiting.white,
            Side::Black => self.waiting.black,
        }
    }

    /// The number of a side's pieces that have been borne off.
    #[must_use]
    pub const fn off(&self, side: Side) -> u8 {
        match side {
            Side::White => self.off.white,
            Side::Black => self.off.black,
        }
    }

    /// The number of a side's pieces that the enemy has taken.
    #[must_use]
    pub const fn taken(&self, side: Side) -> u8 {
        match side {
            Side::White => self.taken.white,
            Side::Black => self.taken.black,
        }
    }

    /// What else the position remembers.
    #[must_use]
    pub const fn flags(&self) -> &Flags {
        &self.flags
    }

    /// Whether the side has a piece on the board or waiting to enter.
    #[must_use]
    pub fn in_play(&self, side: Side) -> bool {
        !self.pieces[side].is_empty() || self.waiting[side] > 0
    }

    /// The sum of a side's ways still to go, in pips: to 31 for each piece, a waiting piece all of it.
    #[must_use]
    pub fn pips(&self, side: Side) -> u32 {
        let on_board: u32 = self.pieces[side].into_iter().map(|square| 31 - u32::from(square.number())).sum();
        on_board + 31 * u32::from(self.waiting[side])
    }
}
