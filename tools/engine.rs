//! The engine as a program that others talk to: commands on standard input, answers on standard output.

mod cli;
mod nets;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::protocol::{Protocol, Trained};

fn main() -> ExitCode {
    cli::main("engine (commands on standard input: senet, ruleset, level, position, go, quit)", run)
}

fn run(arguments: &[&str], mut out: &mut dyn Write) -> Result<(), Refusal> {
    if !arguments.is_empty() {
        return Err(Refusal::Usage);
    }
    Ok(Protocol::new(Trained::new(|spec| nets::mind(spec).ok().map(|mind| mind.net().clone())))
        .run(&mut std::io::stdin().lock(), &mut out)?)
}
