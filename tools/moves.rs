//! The legal moves of a position, or of every throw in it.

mod cli;

use std::io::Write;
use std::process::ExitCode;

use cli::Refusal;
use senet::rules::{Phase, Position, Rules, Spec, SpecErrors};

fn main() -> ExitCode {
    cli::main("moves -- <ruleset> '<position>'", run)
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [spec, position] = arguments else { return Err(Refusal::Usage) };
    let spec: Spec = spec.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
    let rules = Rules::new(spec);
    let position = rules.read(position).map_err(Refusal::unsound)?;
    match position.phase() {
        Phase::Move { .. } => list(&rules, &position, out),
        Phase::Throw { .. } => by_throw(&rules, &position, out),
        Phase::Open { .. } | Phase::Over(_) => Ok(()),
    }
}

fn list(rules: &Rules, position: &Position, out: &mut dyn Write) -> Result<(), Refusal> {
    for played in rules.legal(position) {
        writeln!(out, "{played}")?;
    }
    Ok(())
}

fn by_throw(rules: &Rules, position: &Position, out: &mut dyn Write) -> Result<(), Refusal> {
    let device = rules.ruleset().device;
    for throw in device.values() {
        let Ok(next) = rules.throw(position, throw) else { continue };
        write!(out, "throw {throw} ({}/{})", device.weight(throw), device.total())?;
        if let Phase::Throw { .. } = next.phase() {
            writeln!(out, ": throw again")?;
        } else {
            writeln!(out)?;
            list(rules, &next, out)?;
        }
    }
    Ok(())
}
