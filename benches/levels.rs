//! How long a decision of each level takes, by ruleset: the median and the longest of positions from the middle of games, and
//! how that compares with a loop of the generator alone.
//!
//! `cargo bench --bench levels [-- <part of a ruleset's specification>]`

use std::hint::black_box;
use std::time::Instant;

use senet::ai::{Level, Mind, Net, Player, Run};
use senet::rng::{Rng, Seed};
use senet::rules::{Phase, Position, RULESETS, Rules, Spec};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // As a test it only has to run.
    let games = if arguments.iter().any(|word| word == "--bench") { 60 } else { 1 };
    let filter = arguments.iter().find(|word| !word.starts_with('-'));
    println!(
        "{:12} {:>5} {:>12} {:>12} {:>14}",
        "ruleset", "level", "median, µs", "longest, µs", "in numbers"
    );
    for definition in RULESETS {
        if filter.is_some_and(|part| !definition.id.contains(part.as_str())) {
            continue;
        }
        let Ok(spec) = definition.id.parse::<Spec>() else { continue };
        let path = format!("{}/assets/ai/{spec}.net", env!("CARGO_MANIFEST_DIR"));
        let Some(net) = std::fs::read(path).ok().and_then(|bytes| Net::read(&bytes).ok()) else {
            println!("{spec:12} has no net");
            continue;
        };
        let mind = Mind::new(Rules::new(spec), net);
        let positions = middles(mind.rules(), games);
        for level in Level::ALL {
            let number = nanoseconds_a_number();
            let mut times: Vec<f64> = positions.iter().map(|position| time(&mind, level, position)).collect();
            times.sort_by(f64::total_cmp);
            let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
            println!(
                "{:12} {:>5} {median:>12.1} {longest:>12.1} {:>14.0}",
                spec.to_string(),
                level.number(),
                median * 1000.0 / number
            );
        }
    }
}

/// How long a decision takes, in microseconds: the quickest of three.
fn time(mind: &Mind, level: Level, position: &Position) -> f64 {
    let once = |_| {
        let begin = Instant::now();
        black_box(mind.choose(level, black_box(position), &mut Rng::new(Seed(1))));
        begin.elapsed().as_secs_f64() * 1e6
    };
    (0..3).map(once).fold(f64::INFINITY, f64::min)
}

/// Positions from greedy games, their tenth to fortieth decisions, where there is something to decide.
fn middles(rules: &Rules, games: u64) -> Vec<Position> {
    let mut positions = Vec::new();
    for game in 0..games {
        let seed = Seed(11).derive(game);
        let (mut run, mut rng, mut decisions) = (Run::new(rules, seed.throws()), Rng::new(seed), 0);
        while run.outcome().is_none() && decisions < 40 {
            if let Phase::Move { .. } = run.position.phase() {
                let legal = rules.legal(&run.position);
                if legal.len() > 1 {
                    decisions += 1;
                    if decisions > 10 {
                        positions.push(run.position);
                    }
                }
                run.play(Player::Greedy.choose(rules, &run.position, &legal, &mut rng));
            } else {
                run.throw();
            }
        }
    }
    positions
}

/// The calibration: a number from the generator, each depending on the one before.
fn nanoseconds_a_number() -> f64 {
    const COUNT: u32 = 1_000_000;
    let (begin, mut number) = (Instant::now(), 0);
    for _ in 0..COUNT {
        number = Rng::new(Seed(black_box(number))).number();
    }
    black_box(number);
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(COUNT)
}
