//! How many decisions a second each ruleset plays at random, one thread, and how that compares with a loop of
//! the generator alone: the ratio says more than the speed where machines differ.
//!
//! `cargo bench --bench playouts [-- <part of a ruleset's specification>]`

use std::hint::black_box;
use std::time::Instant;

use senet::ai;
use senet::rng::{Rng, Seed};
use senet::rules::{Rules, Spec};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // As a test it only has to run.
    let seconds = if arguments.iter().any(|word| word == "--bench") { 0.25 } else { 0.0 };
    let filter = arguments.iter().find(|word| !word.starts_with('-'));
    println!("{:44} {:>12} {:>10} {:>10} {:>8}", "ruleset", "decisions/s", "games/s", "a game", "numbers");
    for spec in Spec::all().filter(|spec| filter.is_none_or(|part| spec.to_string().contains(part.as_str())))
    {
        let rules = Rules::new(spec);
        let numbers = numbers_per_second();
        let begin = Instant::now();
        let done = ai::playouts(&rules, Seed(1), seconds, || begin.elapsed().as_secs_f64());
        println!(
            "{:44} {:>12.0} {:>10.0} {:>10.1} {:>8.1}",
            spec.to_string(),
            done.decisions_per_second(),
            done.games_per_second(),
            done.mean_decisions(),
            numbers / done.decisions_per_second(),
        );
    }
}

/// The calibration: numbers a second from the generator, each depending on the one before.
fn numbers_per_second() -> f64 {
    const COUNT: u32 = 2_000_000;
    let (begin, mut number) = (Instant::now(), 0);
    for _ in 0..COUNT {
        number = Rng::new(Seed(black_box(number))).number();
    }
    black_box(number);
    f64::from(COUNT) / begin.elapsed().as_secs_f64()
}
