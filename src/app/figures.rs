//! How long games last, measured; written by `cargo run --release --example lengths`.

/// A ruleset, and the mean number of throws and of decisions of its games, opening included, both sides played
/// by the greedy player.
pub const LENGTHS: [(&str, u32, u32); 10] = [
    ("kendall", 0, 0),
    ("cemea", 0, 0),
    ("figurine", 0, 0),
    ("faraones", 0, 0),
    ("reed", 0, 0),
    ("jequier", 0, 0),
    ("bell", 0, 0),
    ("piccione", 0, 0),
    ("common", 0, 0),
    ("skyriuk", 0, 0),
];

/// What a throw and what a move takes two people at a table, in seconds.
const SECONDS: (u32, u32) = (3, 4);

/// The minutes that a game of the ruleset takes, rounded to fives; at least five.
#[must_use]
pub fn minutes(ruleset: &str) -> Option<u32> {
    let (_, throws, decisions) = LENGTHS.iter().find(|(id, ..)| *id == ruleset)?;
    let seconds = throws * SECONDS.0 + decisions * SECONDS.1;
    Some((seconds.div_ceil(30) / 10 * 5).max(5))
}
