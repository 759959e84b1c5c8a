//! What a game, as distinct from a position, has to know of a throw or a move: who won the opening, and
//! whether the game gets on.

use super::engine::Rules;
use super::moves::Move;
use super::position::{Phase, Position};
use super::ruleset::Contest;
use super::side::Side;
use super::throw::Throw;

/// A game is drawn when this many decisions in a row have been played with no piece borne off, taken or
/// entered (clause G12).
pub const PATIENCE: u32 = 2000;

impl Rules {
    /// The seat that wins the opening by this throw: the one that takes the leading colour. `None` where the
    /// throw decides nothing, or the position is past the opening.
    #[must_use]
    pub fn opening_winner(&self, position: &Position, throw: Throw) -> Option<Side> {
        let Phase::Open { against } = position.phase else { return None };
        let thrower = position.side;
        match (self.set.opening.contest, against) {
            (Contest::FirstOne, _) => (throw == Throw::ONE).then_some(thrower),
            (Contest::OnlyOne, Some(other)) => match (throw == Throw::ONE, other == Throw::ONE) {
                (true, false) => Some(thrower),
                (false, true) => Some(!thrower),
                _ => None,
            },
            (Contest::Higher, Some(other)) => match throw.cmp(&other) {
                core::cmp::Ordering::Greater => Some(thrower),
                core::cmp::Ordering::Less => Some(!thrower),
                core::cmp::Ordering::Equal => None,
            },
            (Contest::OnlyOne | Contest::Higher, None) => None,
        }
    }
}

impl Position {
    /// Whether the move that led from this position to the next has brought the game on: a piece has been
    /// borne off or taken, or has entered.
    #[must_use]
    pub fn gets_on(&self, played: Move, next: &Self) -> bool {
        matches!(played, Move::Enter { .. }) || self.off != next.off || self.taken != next.taken
    }

    /// Whether the move that led from this position to the next ended its side's turn: the enemy acts, or
    /// has lost its turn, or has nothing left to act with, so that each further throw is a turn of its own.
    #[must_use]
    pub fn hands_over(&self, next: &Self) -> bool {
        let enemy = !self.side;
        let lost_turn = self.flags.skip[enemy] && !next.flags.skip[enemy];
        let alone = matches!(next.phase, Phase::Throw { .. }) && !next.in_play(enemy);
        next.side != self.side || lost_turn || alone
    }
}
