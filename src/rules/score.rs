//! The winner's points.

use super::engine::Rules;
use super::position::{Outcome, Phase, Position};
use super::ruleset::Scoring;

impl Rules {
    /// The winner's points in a finished game (clauses F9, R6, J6); `None` where the ruleset gives none, the
    /// game is not over, or nobody has won.
    #[must_use]
    pub fn score(&self, position: &Position) -> Option<u32> {
        match (self.ruleset().scoring, position.phase()) {
            (Scoring::ByRow(points), Phase::Over(Outcome::Won(winner))) => {
                let left = position.pieces(!winner);
                Some(left.into_iter().map(|square| u32::from(points[usize::from(square.row() - 1)])).sum())
            }
            _ => None,
        }
    }
}
