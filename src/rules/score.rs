//! The points of a won game (clauses F9, R6, J6).

use super::engine::Rules;
use super::position::{Outcome, Position};
use super::ruleset::Scoring;
use super::side::Side;
use super::square::SquareSet;

impl Rules {
    /// The winner's score in a finished game; `None` where nobody has won, or the ruleset counts no points.
    #[must_use]
    pub fn score(&self, position: &Position) -> Option<u32> {
        match position.outcome() {
            Some(Outcome::Won(winner)) => self.points(position, winner),
            _ => None,
        }
    }

    /// The points that the side would have if it had won in this position, as it has where the enemy resigns;
    /// `None` where the ruleset counts no points. An enemy piece that waits to enter has all the way to go,
    /// and counts as one on the first row.
    #[must_use]
    pub fn points(&self, position: &Position, winner: Side) -> Option<u32> {
        let Scoring::ByRow(each) = self.set.scoring else { return None };
        let rows = [SquareSet::range(1, 10), SquareSet::range(11, 20), SquareSet::range(21, 30)];
        let left = position.pieces[!winner];
        let on_board: u32 =
            rows.iter().zip(each).map(|(&row, points)| count(left.intersection(row).len(), points)).sum();
        Some(on_board + count(position.waiting[!winner], each[0]))
    }
}

fn count(pieces: u8, points: u8) -> u32 {
    u32::from(pieces) * u32::from(points)
}
