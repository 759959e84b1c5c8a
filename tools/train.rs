//! Trains a ruleset's net by self-play and writes it to `assets/ai`.
//!
//! With 0 steps the net that is there stays, and its levels are tuned anew.
//!
//! Endgames of few pieces are solved first, for every set of options: their values are what the net is held to.
//!
//! What is done so far stands in `target/train`, so that a training that was stopped goes on where it was.

mod cli;
mod options;

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::rc::Rc;
use std::time::Instant;

use cli::Refusal;
use senet::ai::solve::{Limits, Progress, Solver};
use senet::ai::train::{Training, tune};
use senet::ai::{Chooser, Exact, Mind, Net, Player, Search, Width, duels};
use senet::rng::{Rng, Seed};
use senet::rules::ruleset::Turn;
use senet::rules::{Move, Position, Rules, Spec, SpecErrors};

/// Pairs of games in the log's duels.
const PAIRS: u64 = 1000;

fn main() -> ExitCode {
    cli::main("train -- <ruleset> --steps N --seed S", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec, rest @ ..] = arguments else { return Err(Refusal::Usage) };
    let [steps, seed] = options::values(rest, ["--steps", "--seed"])?;
    let (steps, seed) = (options::count(steps)? as u32, options::seed(seed)?);
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    if steps == 0 {
        return retune(spec, seed, out);
    }
    let aside = format!("target/train/{spec}.{steps}.{seed}");
    fs::create_dir_all("target/train")?;
    let mut training = match fs::read(&aside) {
        Ok(bytes) => Training::resume(spec, steps, seed, &endgames, &bytes).map_err(Refusal::unsound)?,
        Err(_) => Training::new(spec, steps, seed, &endgames),
    };
    let begin = Instant::now();
    while !training.is_done() {
        let report = training.step();
        let mark = (steps / 10).max(1);
        if report.step % 10 == 0 || report.step % mark == 0 || training.is_done() {
            write_whole(&aside, &training.checkpoint())?;
        }
        if report.step % mark == 0 || report.step == 1 || training.is_done() {
            let (spent, net) = (begin.elapsed().as_secs_f64(), training.net());
            writeln!(
                out,
                "{spec}: step {} of {steps}, {spent:.0} s, {} games, error {:.4}, spread {:.4}, greedy {}",
                report.step,
                report.games,
                report.error,
                report.spread,
                score(spec, &net, Player::Greedy, 200),
            )?;
            out.flush()?;
        }
    }
    let noises = tune(&mind(spec, training.net()), PAIRS, seed);
    let net = training.net().with_noises(noises);
    let path = format!("assets/ai/{}.net", spec.id());
    write_whole(&path, &net.write())?;
    writeln!(
        out,
        "{spec}: rounding {:.5}, levels off by {noises:.4?}, {:.0} s",
        training.rounding(),
        begin.elapsed().as_secs_f64()
    )?;
    writeln!(out, "{spec}: one move deep against greedy: {}", score(spec, &net, Player::Greedy, PAIRS))?;
    writeln!(out, "{spec}: one move deep against random: {}", score(spec, &net, Player::Random, PAIRS))?;
    Ok(())
}

/// What the page's player knows with this net.
fn mind(spec: Spec, net: Net) -> Mind {
    let rules = Rules::new(spec);
    let mind = Mind::new(rules.clone(), net);
    endgames(&rules).map_or(mind.clone(), |exact| mind.with_exact(exact))
}

/// The endgames of these rules: what a page solves, but of games of pools, and under options, of a piece less
/// each. All sets of options together would take longer than the training else.
fn endgames(rules: &Rules) -> Option<Rc<dyn Exact>> {
    let pool = rules.ruleset().turn == Turn::Pool;
    let options = rules.spec().to_string() != rules.spec().id();
    let in_all = Limits::PAGE.in_all - u8::from(pool) - u8::from(options);
    let mut solver = Solver::new(rules, Limits { in_all, ..Limits::PAGE });
    while solver.step(u32::MAX) == Progress::Working {}
    Some(Rc::new(solver))
}

/// Tunes the levels of the net that is there already.
fn retune(spec: Spec, seed: Seed, out: &mut dyn Write) -> Result<(), Refusal> {
    let path = format!("assets/ai/{}.net", spec.id());
    let net = Net::read(&fs::read(&path)?).map_err(|why| Refusal::unsound(format!("{path}: {why}")))?;
    let noises = tune(&mind(spec, net.clone()), PAIRS, seed);
    write_whole(&path, &net.with_noises(noises).write())?;
    writeln!(out, "{spec}: levels off by {noises:.4?}")?;
    Ok(())
}

/// Writes a file whole or not at all.
fn write_whole(path: &str, bytes: &[u8]) -> std::io::Result<()> {
    let beside = format!("{path}.new");
    fs::write(&beside, bytes)?;
    fs::rename(Path::new(&beside), path)
}

/// How the net, looking at the positions after its moves only, does against a player.
fn score(spec: Spec, net: &Net, player: Player, pairs: u64) -> String {
    let rules = Rules::new(spec);
    let mind = Mind::new(rules.clone(), net.clone());
    let first = |position: &Position, legal: &[Move], _: &mut Rng| best(&mind, position, legal);
    let second =
        |position: &Position, legal: &[Move], rng: &mut Rng| player.choose(&rules, position, legal, rng);
    let players: [&Chooser<'_>; 2] = [&first, &second];
    duels(&rules, players, pairs, Seed(7)).to_string()
}

fn best(mind: &Mind, position: &Position, legal: &[Move]) -> Move {
    let mut search = Search::new(mind, Width { beam: 8, ..Width::FULL });
    let mut best = (Move::Pass, -1.0);
    for &played in legal {
        let next = mind.rules().successor(position, played);
        let value = search.value(&next, position.side(), 0);
        if value > best.1 {
            best = (played, value);
        }
    }
    best.0
}
