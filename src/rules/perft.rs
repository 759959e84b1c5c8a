//! Counting all sequences of plies: the test that finds what a move generator gets wrong.

use core::fmt;

use super::engine::Rules;
use super::moves::Move;
use super::position::{Phase, Position};
use super::throw::Throw;

/// A throw or a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ply {
    /// A throw.
    Throw(Throw),
    /// A move.
    Move(Move),
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Throw(throw) => throw.fmt(f),
            Self::Move(played) => played.fmt(f),
        }
    }
}

impl Rules {
    /// The number of sequences of so many plies from the position, throws not weighted, forced passes counted.
    /// Sequences that the game's end cuts short count no more.
    ///
    /// The number is taken modulo 2⁶⁴, which depths in reach don't come near.
    #[must_use]
    pub fn perft(&self, position: &Position, depth: u32) -> u64 {
        match (position.phase, depth) {
            (_, 0) => 1,
            (Phase::Over(_), _) => 0,
            (Phase::Move { .. }, 1) => self.legal(position).len() as u64,
            _ => self.divide(position, depth).map(|(_, count)| count).fold(0, u64::wrapping_add),
        }
    }

    /// For each ply from the position, how many sequences of so many plies begin with it; none at depth 0.
    pub fn divide(&self, position: &Position, depth: u32) -> impl Iterator<Item = (Ply, u64)> {
        let deeper = depth.checked_sub(1);
        let moves = self.legal(position).into_iter().map(Ply::Move);
        let throws = Throw::all().map(Ply::Throw);
        throws.chain(moves).filter_map(move |ply| {
            let next = match ply {
                Ply::Throw(throw) => self.throw(position, throw).ok()?,
                Ply::Move(played) => self.successor(position, played),
            };
            Some((ply, self.perft(&next, deeper?)))
        })
    }

    /// The position to count from: after the opening, and where that leaves a single move, after it.
    #[must_use]
    pub fn perft_root(&self) -> Position {
        let mut root = self.start();
        // The first seat throws 1, and where that alone decides nothing, the second one 2.
        for throw in [Throw::ONE, Throw::of(2)] {
            if let (Phase::Open { .. }, Ok(next)) = (root.phase, self.throw(&root, throw)) {
                root = next;
            }
        }
        match *self.legal(&root) {
            [only] => self.successor(&root, only),
            _ => root,
        }
    }
}
