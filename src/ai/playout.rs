//! Games at random, as many as time allows: how fast the rules are, and what games they make.

use super::run::Run;
use crate::rng::{Rng, Seed};
use crate::rules::{Outcome, Phase, Rules, Spec};

/// What came of games at random.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Playouts {
    /// How many games were played to their end.
    pub games: u64,
    /// The decisions in them, forced ones and passes included.
    pub decisions: u64,
    /// The time that they took, in seconds.
    pub seconds: f64,
    /// How many were drawn.
    pub draws: u64,
    /// How many were won by the side that was to move after the opening.
    pub first_won: u64,
}

impl Playouts {
    /// Games a second.
    #[must_use]
    pub fn games_per_second(&self) -> f64 {
        per(self.games as f64, self.seconds)
    }

    /// Decisions a second.
    #[must_use]
    pub fn decisions_per_second(&self) -> f64 {
        per(self.decisions as f64, self.seconds)
    }

    /// Decisions a game.
    #[must_use]
    pub fn mean_decisions(&self) -> f64 {
        per(self.decisions as f64, self.games as f64)
    }

    /// The share of the side that was to move after the opening, 0 to 1, a draw counting half.
    #[must_use]
    pub fn first_player_share(&self) -> f64 {
        per(self.first_won as f64 + self.draws as f64 / 2.0, self.games as f64)
    }

    /// One line of JSON, as the tool `playouts` prints it.
    #[must_use]
    pub fn json(&self, spec: Spec) -> String {
        let Self { games, decisions, draws, seconds, .. } = self;
        format!(
            "{{\"ruleset\":\"{spec}\",\"games\":{games},\"decisions\":{decisions},\"seconds\":{seconds:.3},\
             \"games_per_second\":{:.1},\"mean_decisions\":{:.2},\"first_player_share\":{:.4},\"draws\":{draws}}}",
            self.games_per_second(),
            self.mean_decisions(),
            self.first_player_share(),
        )
    }
}

fn per(amount: f64, unit: f64) -> f64 {
    if unit > 0.0 { amount / unit } else { 0.0 }
}

/// Plays whole games of moves chosen at random, one after the other, until `seconds` have gone by on the
/// clock, and one at least. The clock gives seconds from any beginning. Nothing is allocated.
pub fn playouts(rules: &Rules, seed: Seed, seconds: f64, mut clock: impl FnMut() -> f64) -> Playouts {
    let begin = clock();
    let mut done = Playouts::default();
    loop {
        let seed = seed.derive(done.games);
        let (outcome, decisions) = playout(rules, seed);
        done.games += 1;
        done.decisions += decisions;
        match outcome {
            Outcome::Draw => done.draws += 1,
            Outcome::Won(side) if side == rules.ruleset().opening.leader => done.first_won += 1,
            Outcome::Won(_) => {}
        }
        done.seconds = clock() - begin;
        // A clock that gives no number ends it too.
        if done.seconds >= seconds || done.seconds.is_nan() {
            return done;
        }
    }
}

/// One game: how it ended, and after how many decisions.
fn playout(rules: &Rules, seed: Seed) -> (Outcome, u64) {
    let (mut run, mut rng) = (Run::new(rules, seed.throws()), Rng::new(seed.derive(0)));
    let mut decisions = 0;
    loop {
        if let Some(outcome) = run.outcome() {
            return (outcome, decisions);
        }
        if let Phase::Move { .. } = run.position.phase() {
            let legal = rules.legal(&run.position);
            run.play(legal[rng.below(legal.len() as u32) as usize]);
            decisions += 1;
        } else {
            run.throw();
        }
    }
}
