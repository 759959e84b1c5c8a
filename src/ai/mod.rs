//! The computer player.

use crate::rules::{Move, Phase, Position, Rules};

/// What another throw is worth, in pips.
const THROW: i64 = 4;

/// The move with the greatest gain in pips after all effects: own pips advanced less the enemy's, and a little
/// for another throw; the first of equals. `None` where no move is due.
#[must_use]
pub fn greedy(rules: &Rules, position: &Position) -> Option<Move> {
    let side = position.side();
    let lead = |position: &Position| i64::from(position.pips(!side)) - i64::from(position.pips(side));
    let gain = |played: &Move| {
        let next = rules.successor(position, *played);
        let again = matches!(next.phase(), Phase::Throw { .. }) && next.side() == side;
        lead(&next) - lead(position) + if again { THROW } else { 0 }
    };
    // Of equals `max_by_key` gives the last.
    rules.legal(position).into_iter().rev().max_by_key(gain)
}
