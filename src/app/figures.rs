//! How long games last, measured; written by `cargo run --release --example lengths`.

/// A ruleset, and the mean number of throws and of decisions of its games, opening included, both sides played
/// by the greedy player.
pub const LENGTHS: [(&str, u32, u32); 10] = [
    ("kendall", 287, 270),
    ("cemea", 352, 348),
    ("figurine", 169, 166),
    ("faraones", 339, 337),
    ("reed", 232, 227),
    ("jequier", 380, 377),
    ("bell", 66, 64),
    ("piccione", 159, 170),
    ("common", 237, 234),
    ("skyriuk", 368, 365),
];

/// What a throw, and what a decision, takes at the page, in seconds: a throw's motion is 0.8 of them.
const SECONDS: (u32, u32) = (3, 2);

/// The minutes that a game of the ruleset takes, to the nearest five, five at least.
#[must_use]
pub fn minutes(ruleset: &str) -> Option<u32> {
    let (_, throws, decisions) = LENGTHS.iter().find(|(id, ..)| *id == ruleset)?;
    let seconds = throws * SECONDS.0 + decisions * SECONDS.1;
    Some(((seconds + 150) / 300 * 5).max(5))
}
