//! How long decisions take.

use super::level::Level;
use super::mind::Mind;
use super::player::Player;
use super::run::Run;
use crate::rng::{Rng, Seed};
use crate::rules::{Phase, Position, Rules};

/// How long decisions took, in the clock's unit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pace {
    /// Half of them took no longer.
    pub median: f64,
    /// None took longer.
    pub longest: f64,
}

/// Positions in which there is something to decide: the eleventh to the fortieth of each of these greedy games.
#[must_use]
pub fn middles(rules: &Rules, games: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for game in 0..games {
        let seed = Seed(11).derive(game);
        let (mut run, mut rng, mut decisions) = (Run::new(rules, seed.throws()), Rng::new(seed), 0);
        while run.outcome().is_none() && decisions < 40 {
            if let Phase::Move { .. } = run.position.phase() {
                let legal = rules.legal(&run.position);
                if legal.len() > 1 {
                    decisions += 1;
                    if decisions > 10 {
                        found.push(run.position);
                    }
                }
                run.play(Player::Greedy.choose(rules, &run.position, &legal, &mut rng));
            } else {
                run.throw();
            }
        }
    }
    found
}

/// How long a level takes to decide in these positions, each tried three times; nothing where there are none.
pub fn pace(
    mind: &Mind,
    level: Level,
    positions: &[Position],
    mut clock: impl FnMut() -> f64,
) -> Option<Pace> {
    let mut times = Vec::with_capacity(positions.len());
    for position in positions {
        // Other work on the machine only ever adds to it.
        let mut shortest = f64::INFINITY;
        for _ in 0..3 {
            let begin = clock();
            core::hint::black_box(mind.choose(
                level,
                core::hint::black_box(position),
                &mut Rng::new(Seed(1)),
            ));
            shortest = shortest.min(clock() - begin);
        }
        times.push(shortest);
    }
    times.sort_by(f64::total_cmp);
    Some(Pace { median: *times.get(times.len() / 2)?, longest: *times.last()? })
}
