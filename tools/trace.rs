//! Random games as JSON lines, for other programs to check.

mod cli;
mod options;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai;
use senet::rules::{Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("trace -- <ruleset> --games N --seed S", run)
}

fn run(arguments: &[&str], mut out: &mut dyn Write) -> Result<(), Refusal> {
    let (spec, rest) = arguments.split_first().ok_or(Refusal::Usage)?;
    let [games, seed] = options::values(rest, ["--games", "--seed"])?;
    let (games, seed) = (options::count(games)?, options::seed(seed)?);
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    Ok(ai::trace(&Rules::new(spec), games, seed, &mut out)?)
}
