//! Games at random, written out for other programs to check.

use std::io::{self, Write};

use super::run::Run;
use crate::rng::{Rng, Seed};
use crate::rules::{Phase, Rules};

/// Writes games of moves chosen at random as JSON lines, one a decision and one a throw: the position, the
/// legal moves and the one that was played, or the throw, and the next position. The same seed gives the same
/// bytes on every machine.
///
/// # Errors
/// Where the output takes nothing more.
pub fn trace(rules: &Rules, games: u64, seed: Seed, out: &mut impl Write) -> io::Result<()> {
    for game in 0..games {
        let seed = seed.derive(game);
        let (mut run, mut rng) = (Run::new(rules, seed.throws()), Rng::new(seed.derive(0)));
        for ply in 0u64.. {
            if run.outcome().is_some() {
                break;
            }
            // Nothing in positions and moves needs escaping.
            write!(out, "{{\"game\":{game},\"ply\":{ply},\"pos\":\"{}\"", rules.write(&run.position))?;
            if let Phase::Move { .. } = run.position.phase() {
                let legal = rules.legal(&run.position);
                let played = legal[rng.below(legal.len() as u32) as usize];
                let moves: Vec<_> = legal.iter().map(|m| format!("\"{m}\"")).collect();
                write!(out, ",\"moves\":[{}],\"played\":\"{played}\"", moves.join(","))?;
                run.play(played);
            } else if let Some(throw) = run.throw() {
                write!(out, ",\"throw\":{throw}")?;
            }
            writeln!(out, ",\"next\":\"{}\"}}", rules.write(&run.position))?;
        }
    }
    Ok(())
}
