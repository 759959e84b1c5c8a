//! The trained nets, as the tools find them.

use std::rc::Rc;

use senet::ai::solve::{Limits, Progress, Solver};
use senet::ai::{Mind, Net};
use senet::rules::{Rules, Spec};

use crate::cli::Refusal;

/// What the computer player knows of the ruleset.
pub fn mind(spec: Spec) -> Result<Mind, Refusal> {
    let path = format!("{}/assets/ai/{}.net", env!("CARGO_MANIFEST_DIR"), spec.id());
    let bytes = std::fs::read(&path).map_err(|why| Refusal::unsound(format!("{path}: {why}")))?;
    let net = Net::read(&bytes).map_err(|why| Refusal::unsound(format!("{path}: {why}")))?;
    if !net.is_for(spec.id()) {
        return Err(Refusal::unsound(format!("{path}: the net is not for {}", spec.id())));
    }
    Ok(Mind::new(Rules::new(spec), net))
}

/// The same with the endgames that a page solves. It takes seconds.
#[allow(dead_code, reason = "not every tool plays to the end")]
pub fn mind_with_endgames(spec: Spec) -> Result<Mind, Refusal> {
    let mind = mind(spec)?;
    let mut solver = Solver::new(mind.rules(), Limits::PAGE);
    while solver.step(u32::MAX) == Progress::Working {}
    Ok(mind.with_exact(Rc::new(solver)))
}
