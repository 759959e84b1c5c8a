//! What happens in a game, and how it ends.

use crate::rules::{Outcome, Played, Position, Side, Throw};

/// One entry of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A throw.
    Throw(Thrown),
    /// A move.
    Move(Played),
    /// A side gave the game up: a colour, in the opening a seat.
    Resignation(Side),
}

/// A throw that has been made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thrown {
    /// Who threw: a colour, in the opening a seat.
    pub side: Side,
    /// The value.
    pub throw: Throw,
    /// How it fell, as [`crate::rules::Device::fall`] reads it: for sticks, each of the four low bits is one,
    /// 1 where its counting face is up.
    pub way: u32,
    /// Which throw of the game it is, from 0.
    pub number: u64,
    /// The seat that has won the opening by it.
    pub opening_won_by: Option<Side>,
    /// The position after it.
    pub next: Position,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// Who has won; in a game given up in the opening, a seat.
    pub outcome: Outcome,
    /// By what.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// All pieces that had to be borne off are; in `bell`, no piece is left.
    BorneOff,
    /// No throw would ever give either side a move.
    Deadlock,
    /// A throw could not be played, in a ruleset in which that ends the game.
    Blocked,
    /// The other side resigned.
    Resignation,
    /// Too many decisions in a row without progress ([`crate::rules::PATIENCE`]).
    NoProgress,
}
