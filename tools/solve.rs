//! Solves a ruleset's endgames and tells how long it took.

mod cli;
mod options;

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use cli::Refusal;
use senet::ai::solve::{self, Limits};
use senet::rules::{Spec, SpecErrors};

/// What the tables may take: three pieces against three need some 600 MB.
const BYTES: usize = 1 << 30;

fn main() -> ExitCode {
    cli::main("solve -- <ruleset> --pieces N --a-side M (pieces in play: of both sides, of one)", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec, rest @ ..] = arguments else { return Err(Refusal::Usage) };
    let [pieces, a_side] = options::values(rest, ["--pieces", "--a-side"])?;
    let small = |text: &str| text.parse::<u8>().map_err(|_| Refusal::Usage);
    let limits = Limits { in_all: small(pieces)?, a_side: small(a_side)?, bytes: BYTES, ..Limits::PAGE };
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let begin = Instant::now();
    writeln!(out, "{}", solve::measure(spec, limits, || begin.elapsed().as_secs_f64()))?;
    Ok(())
}
