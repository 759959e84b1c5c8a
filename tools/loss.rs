//! What a decision of the fifth level costs in endgames, measured against their exact values: the level plays both
//! sides of endgames drawn from all that are solved, knowing what it knows on a page.

mod cli;
mod nets;
mod options;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::solve::{Limits, Progress, Solver};
use senet::ai::{Level, Player, losses};
use senet::rng::Rng;
use senet::rules::{Move, Position, Rules, Spec, SpecErrors};

/// What the tables may take.
const BYTES: usize = 2 << 30;

fn main() -> ExitCode {
    cli::main("loss -- <ruleset> --pieces N --a-side M --games G --seed S (pieces in play at most)", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec, rest @ ..] = arguments else { return Err(Refusal::Usage) };
    let [pieces, a_side, games, seed] = options::values(rest, ["--pieces", "--a-side", "--games", "--seed"])?;
    let small = |text: &str| text.parse::<u8>().map_err(|_| Refusal::Usage);
    let limits = Limits { in_all: small(pieces)?, a_side: small(a_side)?, bytes: BYTES, ..Limits::PAGE };
    let (games, seed) = (options::count(games)?, options::seed(seed)?);
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let (rules, mind) = (Rules::new(spec), nets::mind_with_endgames(spec)?);
    let mut exact = Solver::new(&rules, limits);
    while exact.step(u32::MAX) == Progress::Working {}
    let level = |position: &Position, _: &[Move], rng: &mut Rng| mind.choose(Level::Five, position, rng);
    let greedy = |position: &Position, legal: &[Move], rng: &mut Rng| {
        Player::Greedy.choose(&rules, position, legal, rng)
    };
    for in_play in exact.solved().collect::<Vec<_>>() {
        let five = losses(&rules, &exact, &level, in_play, games, seed);
        let simple = losses(&rules, &exact, &greedy, in_play, games, seed);
        writeln!(
            out,
            "{spec} {}-{}: level5 loses {:.6} ± {:.6} a decision, {:.4} at worst, over {}; greedy {:.6}",
            in_play[0],
            in_play[1],
            five.mean(),
            five.margin(),
            five.worst,
            five.decisions,
            simple.mean(),
        )?;
        out.flush()?;
    }
    Ok(())
}
