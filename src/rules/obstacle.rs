//! What stands in the way of a move, for error messages and for players.

use core::fmt;

use super::square::Square;
use super::throw::Throw;

/// What stands in the way of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// The throw is not among those to be played.
    NotThrown(Throw),
    /// The side has no piece on the square.
    NoPiece(Square),
    /// No piece waits to enter, or none enters by this throw.
    NoEntry,
    /// The throw does not carry the piece there, but to this square.
    GoesTo(Square),
    /// The throw does not carry the piece there.
    WrongTarget,
    /// An own piece stands on the square.
    OwnPiece(Square),
    /// The square is occupied, and must be empty.
    Occupied(Square),
    /// The enemy piece on the square is protected by a companion.
    Pair(Square),
    /// The enemy piece on the square has a piece beside it, and only one that stands alone can be captured.
    NotAlone(Square),
    /// No piece can be captured on the square.
    Safe(Square),
    /// While the first square is occupied, no piece on the second can be captured.
    WaterOccupied(Square, Square),
    /// A wall stands from the first square to the second.
    Wall(Square, Square),
    /// The square must be reached first, by the exact throw.
    Gate(Square),
    /// The piece leaves its square only by another throw.
    ExactThrow,
    /// No piece leaves while an own piece stands on 1–10.
    FirstRow,
    /// No piece leaves until all own pieces stand on 21–30.
    LastRow,
    /// The piece on the square holds its whole side.
    Held(Square),
    /// The piece on the square must move first.
    First(Square),
    /// The side must throw a 1 before it moves.
    Unstarted,
    /// The piece that started on the square has to move first.
    Behind(Square),
    /// Nothing retreats, or not from there.
    NoRetreat,
    /// A piece moves back only where none can advance.
    AdvanceExists,
    /// The parts of a throw all go in one direction.
    OneDirection,
    /// A move exists, so that the throw can't be passed.
    MoveExists,
    /// Nothing there may be given up, or given away.
    NothingToGive,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotThrown(throw) => write!(f, "there is no {throw} to be played"),
            Self::NoPiece(square) => write!(f, "the side to act has no piece on {square}"),
            Self::NoEntry => f.write_str("no piece can enter by that"),
            Self::GoesTo(square) => write!(f, "the throw carries the piece to {square}"),
            Self::WrongTarget => f.write_str("the throw does not carry the piece there"),
            Self::OwnPiece(square) => write!(f, "an own piece stands on {square}"),
            Self::Occupied(square) => write!(f, "{square} must be empty"),
            Self::Pair(square) => write!(f, "the piece on {square} is protected by a companion"),
            Self::NotAlone(square) => write!(f, "the piece on {square} does not stand alone"),
            Self::Safe(square) => write!(f, "{square} is safe"),
            Self::WaterOccupied(water, square) => {
                write!(f, "while {water} is occupied, {square} is safe")
            }
            Self::Wall(first, last) => write!(f, "a wall stands on {first} to {last}"),
            Self::Gate(square) => write!(f, "{square} must be reached first, by the exact throw"),
            Self::ExactThrow => f.write_str("the piece can't move by that throw"),
            Self::FirstRow => f.write_str("no piece leaves while an own piece stands on 1 to 10"),
            Self::LastRow => f.write_str("no piece leaves until all own pieces stand on 21 to 30"),
            Self::Held(square) => write!(f, "the piece on {square} holds its side"),
            Self::First(square) => write!(f, "the piece on {square} must move first"),
            Self::Unstarted => f.write_str("the side must throw a 1 before it moves"),
            Self::Behind(square) => write!(f, "the piece that started on {square} has to move first"),
            Self::NoRetreat => f.write_str("the piece can't move back"),
            Self::AdvanceExists => f.write_str("a piece moves back only where none can advance"),
            Self::OneDirection => f.write_str("the parts of a throw go in one direction"),
            Self::MoveExists => f.write_str("a move exists"),
            Self::NothingToGive => f.write_str("there is nothing to give up or away"),
        }
    }
}
