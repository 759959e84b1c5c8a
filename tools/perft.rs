//! Counts all sequences of plies from the position after the opening.

mod cli;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::rules::{Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("perft -- <ruleset> <depth> [--divide]", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let (spec, depth, divides) = match arguments {
        [spec, depth] => (spec, depth, false),
        [spec, depth, "--divide"] | [spec, "--divide", depth] | ["--divide", spec, depth] => {
            (spec, depth, true)
        }
        _ => return Err(Refusal::Usage),
    };
    let depth: u32 = depth.parse().map_err(|_| Refusal::Usage)?;
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let rules = Rules::new(spec);
    let root = rules.perft_root();
    if !divides || depth == 0 {
        writeln!(out, "{}", rules.perft(&root, depth))?;
        return Ok(());
    }
    let mut total = 0u64;
    for (ply, count) in rules.divide(&root, depth) {
        writeln!(out, "{ply} {count}")?;
        total = total.wrapping_add(count);
    }
    writeln!(out, "{total}")?;
    Ok(())
}
