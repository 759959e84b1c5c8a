//! The seeded generator: every throw of a game, and every choice of a player that plays at random.
//!
//! All numbers come from SplitMix64 (Steele, Lea, Flood, *Fast Splittable Pseudorandom Number Generators*,
//! OOPSLA 2014): the state grows by the golden ratio's 64 bits, and each state is mixed into a number (mixing
//! constants: David Stafford's variant 13). As the n-th state is known without the ones before it, so is the
//! n-th number.
//!
//! - A game's **throws** are the outputs of the SplitMix64 that starts from the *first output* of the one that
//!   starts from the seed. The first step scatters neighbouring seeds; the n-th throw depends on the seed and
//!   `n` alone.
//! - The **seeds of many games** under one seed ([`Seed::derive`]) are the throws' numbers of a seed whose bits
//!   are flipped by a constant, so that they are never the throws of the game with that seed.
//! - **Choices** ([`Rng`]) are the plain outputs from a seed on.
//!
//! All of it is integer arithmetic, the same on every machine. It is made for games: whoever sees enough
//! throws can work the seed out.

use core::fmt;
use core::str::FromStr;

/// What the state grows by: 2⁶⁴ divided by the golden ratio, made odd.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
/// Keeps derived seeds apart from throws: the letters `senet-of`.
const DERIVED: u64 = 0x7365_6e65_742d_6f66;

/// The output of a state.
const fn mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// What all the chance of a game comes from. Written and read in hexadecimal, sixteen digits.
///
/// ```
/// use senet::rng::Seed;
/// let seed: Seed = "beef".parse()?;
/// assert_eq!(seed, Seed(0xbeef));
/// assert_eq!(seed.to_string(), "000000000000beef");
/// # Ok::<(), senet::rng::SeedError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seed(pub u64);

impl Seed {
    /// The throws that the seed gives.
    #[must_use]
    pub const fn throws(self) -> Throws {
        Throws { key: mix(self.0.wrapping_add(GOLDEN)) }
    }

    /// The seed of the game, or stream of choices, of this number under the seed.
    #[must_use]
    pub const fn derive(self, number: u64) -> Self {
        Self(Self(self.0 ^ DERIVED).throws().number(number))
    }
}

/// The throws of one game, any of them at any time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throws {
    key: u64,
}

impl Throws {
    /// The 64 bits behind the `n`-th throw, from 0.
    #[must_use]
    pub const fn number(self, n: u64) -> u64 {
        mix(self.key.wrapping_add(n.wrapping_add(1).wrapping_mul(GOLDEN)))
    }

    /// How the `n`-th throw falls, from 0: one of so many equally likely ways, counted from 0. Of sixteen
    /// ways, each bit is a stick, 1 where its counting face is up.
    ///
    /// Where the number of ways is no power of two, one way is likelier than another by at most 2⁻³².
    #[must_use]
    pub const fn way(self, n: u64, ways: u32) -> u32 {
        scaled(self.number(n), ways)
    }
}

/// A sequence of choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// The sequence that the seed starts.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { state: seed.0 }
    }

    /// The next 64 bits.
    pub const fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        mix(self.state)
    }

    /// One of so many equally likely numbers, from 0 up; 0 where there are none.
    pub const fn below(&mut self, count: u32) -> u32 {
        scaled(self.number(), count)
    }
}

/// The number's upper half, taken as a fraction of one, times the count.
const fn scaled(number: u64, count: u32) -> u32 {
    (((number >> 32) * count as u64) >> 32) as u32
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Why a text is no seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("«{0}» is no seed: a seed is one to sixteen hexadecimal digits")]
pub struct SeedError(pub String);

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads a seed.
    ///
    /// # Errors
    /// Where the text is not one to sixteen hexadecimal digits, of either case.
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let digits = (1..=16).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_hexdigit());
        let number = if digits { u64::from_str_radix(text, 16).ok() } else { None };
        number.map(Self).ok_or_else(|| SeedError(text.into()))
    }
}
