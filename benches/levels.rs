//! How long a decision of each level takes, by ruleset: the median and the longest of positions from the middle of games, and
//! how that compares with a loop of the generator alone.
//!
//! `cargo bench --bench levels [-- <part of a ruleset's specification>]`

use std::hint::black_box;
use std::time::Instant;

use senet::ai::{Level, Mind, Net, middles, pace};
use senet::rng::{Rng, Seed};
use senet::rules::{Phase, Position, RULESETS, Rules, Spec};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // As a test it only has to run.
    let games = if arguments.iter().any(|word| word == "--bench") { 20 } else { 1 };
    let filter = arguments.iter().find(|word| !word.starts_with('-'));
    println!(
        "{:14} {:>5} {:>12} {:>12} {:>14}",
        "ruleset", "level", "median, µs", "longest, µs", "in numbers"
    );
    for definition in RULESETS {
        if filter.is_some_and(|part| !definition.id.contains(part.as_str())) {
            continue;
        }
        let Ok(spec) = definition.id.parse::<Spec>() else { continue };
        let path = format!("{}/assets/ai/{spec}.net", env!("CARGO_MANIFEST_DIR"));
        let Some(net) = std::fs::read(path).ok().and_then(|bytes| Net::read(&bytes).ok()) else {
            println!("{spec} has no net");
            continue;
        };
        let mind = Mind::new(Rules::new(spec), net);
        // Pools of several throws are counted by themselves.
        let several =
            |position: &Position| matches!(position.phase(), Phase::Move { pool } if pool.len() > 1);
        let (pools, single): (Vec<_>, Vec<_>) = middles(mind.rules(), games).into_iter().partition(several);
        for (level, (name, positions)) in
            Level::ALL.into_iter().flat_map(|level| [(level, ("", &single)), (level, (" pool", &pools))])
        {
            let (number, begin) = (nanoseconds_a_number(), Instant::now());
            let Some(pace) = pace(&mind, level, positions, || begin.elapsed().as_secs_f64() * 1e6) else {
                continue;
            };
            println!(
                "{:14} {:>5} {:>12.1} {:>12.1} {:>14.0}",
                format!("{spec}{name}"),
                level.number(),
                pace.median,
                pace.longest,
                pace.median * 1000.0 / number
            );
        }
    }
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
