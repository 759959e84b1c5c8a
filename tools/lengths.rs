//! Plays games of the greedy player against itself and tells how long they are: the table in
//! `src/app/figures.rs`, a row a ruleset, in its order.

mod cli;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{Player, Run};
use senet::rng::{Rng, Seed};
use senet::rules::{Phase, RULESETS, Rules, Spec, SpecErrors};

/// Games of each ruleset: enough for the mean to be sure to about one part in fifty.
const GAMES: u64 = 2000;

fn main() -> ExitCode {
    cli::main("lengths", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    if !arguments.is_empty() {
        return Err(Refusal::Usage);
    }
    for definition in RULESETS {
        let spec: Spec = definition.id.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
        let (throws, decisions) = mean(&Rules::new(spec));
        writeln!(out, "    (\"{spec}\", {throws}, {decisions}),")?;
    }
    Ok(())
}

/// The mean numbers of throws and decisions of a game, rounded.
fn mean(rules: &Rules) -> (u64, u64) {
    let (mut throws, mut decisions) = (0, 0);
    for game in 0..GAMES {
        let seed = Seed(1).derive(game);
        let (mut run, mut rng) = (Run::new(rules, seed.throws()), Rng::new(seed));
        while run.outcome().is_none() {
            if let Phase::Move { .. } = run.position.phase() {
                let legal = rules.legal(&run.position);
                run.play(Player::Greedy.choose(rules, &run.position, &legal, &mut rng));
                decisions += 1;
            } else if run.throw().is_some() {
                throws += 1;
            }
        }
    }
    let rounded = |sum: u64| (sum + GAMES / 2) / GAMES;
    (rounded(throws), rounded(decisions))
}
