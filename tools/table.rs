//! What the levels reach in each ruleset, and what games between strong players are like: a table in
//! Markdown, a row a ruleset. Scores are in percent with their intervals of 95 %.
//!
//! | column | what |
//! |---|---|
//! | greedy, random | the fifth level against these players, paired |
//! | 5:4 … 2:1 | each level against the one below, paired |
//! | throws, decisions | a game between fifth levels, on average |
//! | draws, first | how many of these are drawn, and the first player's share, in percent |

mod cli;
mod nets;
mod options;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{Chooser, Duels, Level, Mind, Player, Run, duels};
use senet::rng::{Rng, Seed};
use senet::rules::{Move, Outcome, Phase, Position, RULESETS, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("table -- --games N --seed S --only <ruleset or all>   (N even)", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [games, seed, only] = options::values(arguments, ["--games", "--seed", "--only"])?;
    let (games, seed) = (options::count(games)?, options::seed(seed)?);
    if games == 0 || games % 2 == 1 {
        return Err(Refusal::Usage);
    }
    let all: Vec<&str> = RULESETS.iter().map(|definition| definition.id).collect();
    let wanted = if only == "all" { all } else { vec![only] };
    writeln!(
        out,
        "| ruleset | greedy | random | 5:4 | 4:3 | 3:2 | 2:1 | throws | decisions | draws | first |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|---|---|")?;
    for word in wanted {
        let spec: Spec = word.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
        let mind = nets::mind(spec)?;
        write!(out, "| {spec} ")?;
        for rival in [Player::Greedy, Player::Random] {
            write!(out, "| {} ", score(against(&mind, rival, games / 2, seed)))?;
            out.flush()?;
        }
        for pair in Level::ALL.windows(2).rev() {
            // Each pair of levels plays games of its own; twice as many, as their distance is smaller.
            write!(out, "| {} ", score(between(&mind, [pair[1], pair[0]], games, seed)))?;
            out.flush()?;
        }
        let all = strong(&mind, games / 2, seed);
        let share = |count: f64| 100.0 * count / all.games as f64;
        writeln!(
            out,
            "| {:.0} | {:.0} | {:.1} | {:.1} |",
            all.throws as f64 / all.games as f64,
            all.decisions as f64 / all.games as f64,
            share(all.draws as f64),
            share(all.first as f64 + all.draws as f64 / 2.0),
        )?;
        out.flush()?;
    }
    Ok(())
}

fn score(duels: Duels) -> String {
    let (low, high) = duels.interval();
    format!("{:.1} ({:.1}–{:.1})", duels.score() * 100.0, low * 100.0, high * 100.0)
}

fn chooser(mind: &Mind, level: Level) -> impl Fn(&Position, &[Move], &mut Rng) -> Move {
    move |position, _, rng| mind.choose(level, position, rng)
}

fn against(mind: &Mind, rival: Player, pairs: u64, seed: Seed) -> Duels {
    let rules = mind.rules();
    let other =
        |position: &Position, legal: &[Move], rng: &mut Rng| rival.choose(rules, position, legal, rng);
    let players: [&Chooser<'_>; 2] = [&chooser(mind, Level::Five), &other];
    duels(rules, players, pairs, seed)
}

fn between(mind: &Mind, levels: [Level; 2], pairs: u64, seed: Seed) -> Duels {
    let players = levels.map(|level| chooser(mind, level));
    duels(mind.rules(), [&players[0], &players[1]], pairs, seed)
}

/// What games between fifth levels came to.
#[derive(Default)]
struct Strong {
    games: u64,
    throws: u64,
    decisions: u64,
    draws: u64,
    first: u64,
}

fn strong(mind: &Mind, games: u64, seed: Seed) -> Strong {
    let (rules, mut all) = (mind.rules(), Strong::default());
    for game in 0..games.max(1) {
        let seed = seed.derive(game);
        let (mut run, mut rng) = (Run::new(rules, seed.throws()), Rng::new(seed.derive(0)));
        loop {
            if let Some(outcome) = run.outcome() {
                all.draws += u64::from(outcome == Outcome::Draw);
                all.first += u64::from(outcome == Outcome::Won(rules.ruleset().opening.leader));
                break;
            }
            if let Phase::Move { .. } = run.position.phase() {
                run.play(mind.choose(Level::Five, &run.position, &mut rng));
                all.decisions += 1;
            } else if run.throw().is_some() {
                all.throws += 1;
            }
        }
        all.games += 1;
    }
    all
}
