//! What a player gives away in endgames that are solved.

use super::duel::Chooser;
use super::solve::Solver;
use crate::rng::{Rng, Seed};
use crate::rules::{Move, Phase, Position, Rules};

/// A game is left after so many decisions.
const LONGEST: u32 = 400;

/// What a player's decisions have cost, in winning chance. Only those are counted in which there was something to
/// choose.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// How many decisions there were.
    pub decisions: u64,
    /// The most that one has cost.
    pub worst: f32,
    sum: f64,
    squares: f64,
}

impl Losses {
    /// What a decision has cost on average.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.sum / self.decisions.max(1) as f64
    }

    /// So far to either side of the mean the true one is with a probability of 95 %, were the decisions
    /// independent.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let count = self.decisions.max(2) as f64;
        let variance = (self.squares - self.sum * self.sum / count).max(0.0) / (count - 1.0);
        1.96 * (variance / count).sqrt()
    }

    fn add(&mut self, loss: f32) {
        self.decisions += 1;
        self.worst = self.worst.max(loss);
        self.sum += f64::from(loss);
        self.squares += f64::from(loss) * f64::from(loss);
    }
}

/// What a move costs against the best one; `None` where that is not known.
#[must_use]
pub fn loss(rules: &Rules, exact: &Solver, position: &Position, played: Move) -> Option<f32> {
    let value = |played| {
        let next = rules.successor(position, played);
        let value = exact.value(&next)?;
        Some(if next.side() == position.side() { value } else { 1.0 - value })
    };
    let mut best = 0.0f32;
    for other in rules.legal(position) {
        best = best.max(value(other)?);
    }
    Some(best - value(played)?)
}

/// Lets the player play both sides of endgames, each from a position with these numbers of pieces in play, drawn
/// from all that are solved; nothing where there are none.
#[must_use]
pub fn losses(
    rules: &Rules,
    exact: &Solver,
    player: &Chooser<'_>,
    in_play: [u8; 2],
    games: u64,
    seed: Seed,
) -> Losses {
    let (mut all, device) = (Losses::default(), rules.ruleset().device);
    for game in 0..games {
        let mut rng = Rng::new(seed.derive(game));
        let Some(mut position) = exact.sample(in_play, &mut rng) else { break };
        let mut decisions = 0;
        while decisions < LONGEST && position.outcome().is_none() {
            if !matches!(position.phase(), Phase::Move { .. }) {
                let Ok(next) = rules.throw(&position, device.fall(rng.below(device.total()))) else { break };
                position = next;
                continue;
            }
            let legal = rules.legal(&position);
            let played = player(&position, &legal, &mut rng);
            if legal.len() > 1
                && let Some(loss) = loss(rules, exact, &position, played)
            {
                all.add(loss);
            }
            decisions += 1;
            position = rules.successor(&position, played);
        }
    }
    all
}
