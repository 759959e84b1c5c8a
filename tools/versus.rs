//! Two nets of the same ruleset against each other, each looking at the positions after its moves only:
//! whether a new one is better than the old.

mod cli;
mod options;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{Chooser, Level, Mind, Net, duels};
use senet::rng::Rng;
use senet::rules::{Move, Position, Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("versus -- <ruleset> <net> <net> --games N --seed S   (N even)", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec, first, second, rest @ ..] = arguments else { return Err(Refusal::Usage) };
    let [games, seed] = options::values(rest, ["--games", "--seed"])?;
    let (games, seed) = (options::count(games)?, options::seed(seed)?);
    if games == 0 || games % 2 == 1 {
        return Err(Refusal::Usage);
    }
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let minds = [mind(spec, first)?, mind(spec, second)?];
    let choosers = minds.each_ref().map(|mind| {
        move |position: &Position, _: &[Move], rng: &mut Rng| mind.choose(Level::Four, position, rng)
    });
    let players: [&Chooser<'_>; 2] = [&choosers[0], &choosers[1]];
    writeln!(out, "{}", duels(minds[0].rules(), players, games / 2, seed))?;
    Ok(())
}

/// What a player knows that trusts its net.
fn mind(spec: Spec, path: &str) -> Result<Mind, Refusal> {
    let bytes = std::fs::read(path).map_err(|why| Refusal::unsound(format!("{path}: {why}")))?;
    let net = Net::read(&bytes).map_err(|why| Refusal::unsound(format!("{path}: {why}")))?;
    Ok(Mind::new(Rules::new(spec), net.with_noises([0.0; 4])))
}
