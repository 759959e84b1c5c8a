//! Values positions: one a line on standard input; on standard output, for each, the winning chance of the
//! side to act and, where a move is due, every legal move with its own, the best first. A line that is no
//! position of the ruleset gives a line `error …`, and the others are valued all the same.

mod cli;
mod nets;

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{values, win};
use senet::rules::{Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("value -- <ruleset>   (positions on standard input, one a line)", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec] = arguments else { return Err(Refusal::Usage) };
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let mind = nets::mind(spec)?;
    for line in io::stdin().lock().lines() {
        match mind.rules().read(&line?) {
            Ok(position) => {
                write!(out, "{:.4}", win(&mind, &position))?;
                for (played, value) in values(&mind, &position) {
                    write!(out, " {played} {value:.4}")?;
                }
                writeln!(out)?;
            }
            Err(why) => writeln!(out, "error {}", why.to_string().replace('\n', "; "))?,
        }
    }
    Ok(())
}
