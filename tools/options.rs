//! Options with values: `--games 10 --seed 1`, in any order.

use senet::rng::Seed;

use crate::cli::Refusal;

/// The values of options that must each stand exactly once, in the order in which they are asked for.
pub fn values<'a, const N: usize>(words: &[&'a str], names: [&str; N]) -> Result<[&'a str; N], Refusal> {
    let mut values = [None; N];
    for pair in words.chunks(2) {
        let &[name, value] = pair else { return Err(Refusal::Usage) };
        let place = names.iter().position(|known| *known == name).ok_or(Refusal::Usage)?;
        if values[place].replace(value).is_some() {
            return Err(Refusal::Usage);
        }
    }
    if values.contains(&None) {
        return Err(Refusal::Usage);
    }
    Ok(values.map(Option::unwrap_or_default))
}

/// A whole number.
#[allow(dead_code, reason = "not every tool counts")]
pub fn count(text: &str) -> Result<u64, Refusal> {
    text.parse().map_err(|_| Refusal::Usage)
}

/// A seed of 64 bits: decimal, or hexadecimal behind `0x`.
#[allow(dead_code, reason = "not every tool has a seed")]
pub fn seed(text: &str) -> Result<Seed, Refusal> {
    match text.strip_prefix("0x") {
        Some(digits) => digits.parse().map_err(|_| Refusal::Usage),
        None => count(text).map(Seed),
    }
}
