//! Plays random games for some seconds and tells how many, as one line of JSON.

mod cli;
mod options;

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use cli::Refusal;
use senet::ai;
use senet::rng::Seed;
use senet::rules::{Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("playouts -- <ruleset> --seconds T", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let (spec, rest) = arguments.split_first().ok_or(Refusal::Usage)?;
    let [seconds] = options::values(rest, ["--seconds"])?;
    let seconds: f64 = seconds.parse().map_err(|_| Refusal::Usage)?;
    if !(seconds >= 0.0 && seconds.is_finite()) {
        return Err(Refusal::Usage);
    }
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let begin = Instant::now();
    let done = ai::playouts(&Rules::new(spec), Seed(1), seconds, || begin.elapsed().as_secs_f64());
    writeln!(out, "{}", done.json(spec))?;
    Ok(())
}
