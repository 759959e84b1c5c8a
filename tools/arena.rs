//! Paired duels between two players.

mod cli;
mod nets;
mod options;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{self, Chooser, Level, Mind, Player};
use senet::rng::Rng;
use senet::rules::{Move, Position, Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main(
        "arena -- <ruleset> <playerA> <playerB> --games N --seed S (N even; players: random, greedy, level1 … level5, deepest)",
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
    let rules = Rules::new(spec);
    // Only the levels need a net.
    let levels = players.iter().any(|player| matches!(player, Player::Level(_) | Player::Deepest));
    let mind = if levels { Some(nets::mind_with_endgames(spec)?) } else { None };
    let choosers = players.map(|player| chooser(player, &rules, mind.as_ref()));
    let done = ai::duels(&rules, choosers.each_ref().map(|chooser| &**chooser), games / 2, seed);
    let lost = done.games() - done.won - done.drawn;
    writeln!(out, "{spec}: {first} against {second}: {} won, {} drawn, {lost} lost", done.won, done.drawn)?;
    writeln!(out, "{done}")?;
    Ok(())
}

/// How a player chooses.
fn chooser<'a>(player: Player, rules: &'a Rules, mind: Option<&'a Mind>) -> Box<Chooser<'a>> {
    match (player, mind) {
        (Player::Level(number), Some(mind)) => {
            let level = Level::new(number).unwrap_or(Level::Five);
            Box::new(move |position: &Position, _: &[Move], rng: &mut Rng| mind.choose(level, position, rng))
        }
        (Player::Deepest, Some(mind)) => {
            Box::new(move |position: &Position, _: &[Move], _: &mut Rng| mind.choose_deepest(position))
        }
        _ => Box::new(move |position: &Position, legal: &[Move], rng: &mut Rng| {
            player.choose(rules, position, legal, rng)
        }),
    }
}
