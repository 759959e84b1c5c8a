//! The trained nets, as the tools find them.

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
