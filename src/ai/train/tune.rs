//! How far off the lower levels have to be, so that each is a fair opponent for somebody: the way from the
//! net at its best down to play at random, in even steps.

use crate::ai::duel::duels;
use crate::ai::level::Level;
use crate::ai::mind::Mind;
use crate::ai::player::Player;
use crate::rng::{Rng, Seed};
use crate::rules::{Move, Position};

/// The way down is cut in so many steps; the last leads to play at random.
const STEPS: f64 = 4.5;
/// By so much the steps shrink, where the first level would come out below play at random.
const SHRINK: f64 = 0.88;
/// No step is greater than this, in logarithms of odds: 67 of 100 games.
const GREATEST: f64 = 0.7;
/// No step shrinks further, once it is less than this.
const LEAST: f64 = 0.12;
/// Between these, in winning chance, the right amount is looked for.
const BOUNDS: (f32, f32) = (1e-4, 2.0);
/// How often the bounds are halved.
const HALVINGS: usize = 8;

/// The standard deviations, in winning chance, of levels 1 to 4: each loses by an even step to the one above
/// it, the fourth to the net without any. Each try plays so many pairs of games.
#[must_use]
pub fn tune(mind: &Mind, pairs: u64, seed: Seed) -> [f32; 4] {
    let rules = mind.rules();
    let sure = off(mind, 0.0);
    let random = |position: &Position, legal: &[Move], rng: &mut Rng| {
        Player::Random.choose(rules, position, legal, rng)
    };
    let score = duels(rules, [&sure, &random], pairs, seed).score();
    let score = if score < 0.99 { score } else { 0.99 };
    let mut step = ((score / (1.0 - score)).ln() / STEPS).min(GREATEST);
    // Scores do not quite add up: on the way down some of the distance is lost.
    loop {
        let noises = steps(mind, pairs, seed, step);
        if noises[0] < BOUNDS.1 || step < LEAST {
            return noises;
        }
        step *= SHRINK;
    }
}

/// The standard deviations for steps of this size, in logarithms of odds.
fn steps(mind: &Mind, pairs: u64, seed: Seed, step: f64) -> [f32; 4] {
    let wanted = 1.0 / (1.0 + (-step).exp());
    let (mut noises, mut above) = ([0.0; 4], 0.0);
    for place in [3, 2, 1, 0] {
        let better = off(mind, above);
        let (mut low, mut high) = (f32::max(BOUNDS.0, above), BOUNDS.1);
        let seed = seed.derive(place as u64);
        for _ in 0..HALVINGS {
            let middle = (low * high).sqrt();
            let worse = off(mind, middle);
            if duels(mind.rules(), [&better, &worse], pairs, seed).score() < wanted {
                low = middle;
            } else {
                high = middle;
            }
        }
        above = (low * high).sqrt();
        noises[place] = above;
        if above > BOUNDS.1 / 4.0 {
            // There is no room for the levels below.
            for (lower, noise) in noises[..place].iter_mut().rev().enumerate() {
                *noise = BOUNDS.1 * (lower + 1) as f32;
            }
            return noises;
        }
    }
    noises
}

/// A player that judges positions by the net, so far off.
fn off(mind: &Mind, noise: f32) -> impl Fn(&Position, &[Move], &mut Rng) -> Move {
    let mut mind = mind.clone();
    mind.set_net(mind.net().clone().with_noises([noise; 4]));
    move |position, _, rng| mind.choose(Level::Four, position, rng)
}
