//! The rulesets: one file and one line each.

mod bell;
mod cemea;
mod common;
mod faraones;
mod figurine;
mod jequier;
mod kendall;
mod piccione;
mod reed;
mod skyriuk;

use super::ruleset::Ruleset;

/// A ruleset with its options, as the specification names them.
#[derive(Debug)]
pub struct Definition {
    /// The word that names it in specifications.
    pub id: &'static str,
    /// The ruleset without options.
    pub base: Ruleset,
    /// Its options, in the order in which specifications write them.
    pub options: &'static [Variation],
}

/// One option of a ruleset.
#[derive(Debug)]
pub struct Variation {
    /// The word that names it in specifications.
    pub id: &'static str,
    /// What it changes.
    pub apply: fn(Ruleset) -> Ruleset,
}

/// Every ruleset, in the order in which they are offered.
pub static RULESETS: [&Definition; 10] = [
    &kendall::DEFINITION,
    &cemea::DEFINITION,
    &figurine::DEFINITION,
    &faraones::DEFINITION,
    &reed::DEFINITION,
    &jequier::DEFINITION,
    &bell::DEFINITION,
    &piccione::DEFINITION,
    &common::DEFINITION,
    &skyriuk::DEFINITION,
];
