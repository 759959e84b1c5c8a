//! Paired duels between two players.

mod cli;
mod options;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{self, Player};
use senet::rules::{Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main(
        "arena -- <ruleset> <playerA> <playerB> --games N --seed S (N even; players: random, greedy, level1 … level5)",
        run,
    )
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec, first, second, rest @ ..] = arguments else { return Err(Refusal::Usage) };
    let [games, seed] = options::values(rest, ["--games", "--seed"])?;
    let (games, seed) = (options::count(games)?, options::seed(seed)?);
    let player = |name: &str| name.parse::<Player>().map_err(|_| Refusal::Usage);
    let players = [player(first)?, player(second)?];
    if games == 0 || games % 2 == 1 {
        return Err(Refusal::Usage);
    }
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let done = ai::duels(&Rules::new(spec), players, games / 2, seed);
    let lost = done.games() - done.won - done.drawn;
    writeln!(out, "{spec}: {first} against {second}: {} won, {} drawn, {lost} lost", done.won, done.drawn)?;
    writeln!(out, "{done}")?;
    Ok(())
}
