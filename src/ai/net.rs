//! A ruleset's evaluation: a small net with weights of eight bits, and the file it is kept in.
//!
//! [`INPUTS`] facts → 64 → 16 → 1. The first layers add whole numbers, so that the same position has the
//! same value on every machine; only the facts that hold are added. Both hidden layers cut off what is below
//! zero; the output is the logistic function of a weighted sum.
//!
//! The file, all numbers little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `SNET` |
//! | 1 | version of the format: 1 |
//! | 12 | the ruleset's id, filled up with zeros |
//! | 2, 1, 1 | inputs, first and second hidden layer |
//! | 4 | checksum: FNV-1a of everything else |
//! | 4 × 4 | how far off levels 1 to 4 are: the standard deviation, in winning chance (`f32`) |
//! | inputs × 64 | weights of the first layer, input by input (`i8`) |
//! | 64 × 2 | biases of the first layer (`i16`) |
//! | 16 × 64 | weights of the second layer, output by output (`i8`) |
//! | 16 × 4 | biases of the second layer (`i32`) |
//! | 16 × 4, 4 | weights and bias of the output (`f32`) |

use super::features::{Active, INPUTS};
use super::level::Level;

/// Neurons of the first hidden layer.
pub const FIRST: usize = 64;
/// Neurons of the second hidden layer.
pub const SECOND: usize = 16;

const MAGIC: &[u8; 4] = b"SNET";
const VERSION: u8 = 1;
const NAME: usize = 12;
/// How many levels are off.
const NOISES: usize = 4;
/// Where the parts begin.
const SHAPE: usize = 5 + NAME;
const CHECKSUM: usize = SHAPE + 4;
const BODY: usize = CHECKSUM + 4;
const LENGTH: usize =
    BODY + NOISES * 4 + INPUTS * FIRST + FIRST * 2 + SECOND * FIRST + SECOND * 4 + SECOND * 4 + 4;

/// So far from zero first biases may be: no sum can then leave its sixteen bits.
const FIRST_BIAS: i16 = 16_000;
/// So far from zero second biases may be.
const SECOND_BIAS: i32 = 1 << 29;

/// The trained evaluation of one ruleset.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    pub(super) name: [u8; NAME],
    pub(super) noises: [f32; NOISES],
    pub(super) first: Vec<[i16; FIRST]>,
    pub(super) first_bias: [i16; FIRST],
    pub(super) second: [[i16; FIRST]; SECOND],
    pub(super) second_bias: [i32; SECOND],
    pub(super) output: [f32; SECOND],
    pub(super) output_bias: f32,
}

/// Why bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NetError {
    /// They do not begin as a net does.
    #[error("this is no net")]
    Magic,
    /// They are of a format that is not known.
    #[error("the net's format is not known: version {0}")]
    Version(u8),
    /// They are of another shape than the player's.
    #[error("the net has another shape than this player")]
    Shape,
    /// They are too few or too many.
    #[error("the net is not whole")]
    Length,
    /// They have changed on the way.
    #[error("the net is damaged: its checksum is wrong")]
    Checksum,
    /// A number is out of range.
    #[error("the net holds a number that is out of range")]
    Range,
}

impl Net {
    /// Reads a net.
    ///
    /// # Errors
    /// Where the bytes are no net that this player can use.
    pub fn read(bytes: &[u8]) -> Result<Self, NetError> {
        if !bytes.starts_with(MAGIC) {
            return Err(NetError::Magic);
        }
        match bytes.get(4) {
            Some(&VERSION) => {}
            Some(&version) => return Err(NetError::Version(version)),
            None => return Err(NetError::Length),
        }
        let mut reader = Reader { rest: bytes.get(5..).unwrap_or_default() };
        let name = reader.bytes::<NAME>()?;
        let head = bytes.get(..CHECKSUM).unwrap_or_default();
        let inputs = usize::from(u16::from_le_bytes(reader.bytes()?));
        let [first, second] = reader.bytes()?.map(usize::from);
        if (inputs, first, second) != (INPUTS, FIRST, SECOND) {
            return Err(NetError::Shape);
        }
        let sum = u32::from_le_bytes(reader.bytes()?);
        if bytes.len() != LENGTH {
            return Err(NetError::Length);
        }
        if checksum(head, reader.rest) != sum {
            return Err(NetError::Checksum);
        }
        let mut net = Self {
            name,
            noises: [0.0; NOISES],
            first: Vec::with_capacity(INPUTS),
            first_bias: [0; FIRST],
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            output: [0.0; SECOND],
            output_bias: 0.0,
        };
        for noise in &mut net.noises {
            *noise = reader.float()?;
        }
        for _ in 0..INPUTS {
            net.first.push(reader.row()?);
        }
        for bias in &mut net.first_bias {
            *bias = i16::from_le_bytes(reader.bytes()?);
        }
        for row in &mut net.second {
            *row = reader.row()?;
        }
        for bias in &mut net.second_bias {
            *bias = i32::from_le_bytes(reader.bytes()?);
        }
        for weight in &mut net.output {
            *weight = reader.float()?;
        }
        net.output_bias = reader.float()?;
        net.in_range().then_some(net).ok_or(NetError::Range)
    }

    /// Whether no sum can overflow.
    fn in_range(&self) -> bool {
        let first = |bias: &i16| (-FIRST_BIAS..=FIRST_BIAS).contains(bias);
        let second = |bias: &i32| (-SECOND_BIAS..=SECOND_BIAS).contains(bias);
        self.first_bias.iter().all(first)
            && self.second_bias.iter().all(second)
            && self.noises.iter().all(|&noise| noise >= 0.0)
    }

    /// The net as it is kept in a file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(LENGTH);
        for noise in self.noises {
            body.extend(noise.to_le_bytes());
        }
        for row in &self.first {
            body.extend(row.iter().map(|&weight| weight as i8 as u8));
        }
        for bias in self.first_bias {
            body.extend(bias.to_le_bytes());
        }
        for row in &self.second {
            body.extend(row.iter().map(|&weight| weight as i8 as u8));
        }
        for bias in self.second_bias {
            body.extend(bias.to_le_bytes());
        }
        for weight in self.output {
            body.extend(weight.to_le_bytes());
        }
        body.extend(self.output_bias.to_le_bytes());
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.push(VERSION);
        bytes.extend(self.name);
        bytes.extend((INPUTS as u16).to_le_bytes());
        bytes.extend([FIRST as u8, SECOND as u8]);
        bytes.extend(checksum(&bytes, &body).to_le_bytes());
        bytes.extend(body);
        bytes
    }

    /// Whether the net was trained for the ruleset with this id.
    #[must_use]
    pub fn is_for(&self, id: &str) -> bool {
        named(id) == self.name
    }

    /// How far off the values of a level are, 1 to 4: the standard deviation, in winning chance. None for
    /// any other.
    #[must_use]
    pub fn noise(&self, level: Level) -> f32 {
        self.noises.get(usize::from(level.number()) - 1).copied().unwrap_or(0.0)
    }

    /// The same net, its levels 1 to 4 so far off.
    #[must_use]
    pub const fn with_noises(mut self, noises: [f32; NOISES]) -> Self {
        self.noises = noises;
        self
    }

    /// The winning chance, 0 to 1, of the side that sees these inputs and is to throw.
    #[must_use]
    pub fn chance(&self, seen: &Active) -> f32 {
        logistic(self.sum(seen))
    }

    /// What the output's logistic function is taken of.
    fn sum(&self, seen: &Active) -> f32 {
        let mut hidden = self.first_bias;
        for &input in seen {
            if let Some(row) = self.first.get(usize::from(input)) {
                for (sum, weight) in hidden.iter_mut().zip(row) {
                    *sum = sum.wrapping_add(*weight);
                }
            }
        }
        for sum in &mut hidden {
            *sum = (*sum).max(0);
        }
        let mut output = self.output_bias;
        for ((row, bias), weight) in self.second.iter().zip(&self.second_bias).zip(&self.output) {
            let products = hidden.iter().zip(row).map(|(&a, &b)| i32::from(a) * i32::from(b));
            let sum: i32 = products.sum::<i32>() + bias;
            output += sum.max(0) as f32 * weight;
        }
        output
    }
}

/// The first bytes of an id, filled up with zeros.
pub(super) fn named(id: &str) -> [u8; NAME] {
    let mut name = [0; NAME];
    for (place, byte) in name.iter_mut().zip(id.bytes()) {
        *place = byte;
    }
    name
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], NetError> {
        let (bytes, rest) = self.rest.split_first_chunk::<N>().ok_or(NetError::Length)?;
        self.rest = rest;
        Ok(*bytes)
    }

    fn float(&mut self) -> Result<f32, NetError> {
        let number = f32::from_le_bytes(self.bytes()?);
        if number.is_finite() { Ok(number) } else { Err(NetError::Range) }
    }

    fn row(&mut self) -> Result<[i16; FIRST], NetError> {
        Ok(self.bytes::<FIRST>()?.map(|byte| i16::from(byte as i8)))
    }
}

/// FNV-1a of 32 bits.
fn checksum(head: &[u8], body: &[u8]) -> u32 {
    head.iter().chain(body).fold(0x811c_9dc5, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// 1 / (1 + e⁻ˣ), right to 1e-6, by arithmetic that is the same on every machine.
pub(super) fn logistic(x: f32) -> f32 {
    // e⁻ˣ is a power of two: its whole part goes into the exponent, the rest is a short series.
    let power = (-x * core::f32::consts::LOG2_E).clamp(-60.0, 60.0);
    let whole = power.floor();
    let part = (power - whole) * core::f32::consts::LN_2;
    let series = 1.0
        + part
            * (1.0
                + part / 2.0
                    * (1.0 + part / 3.0 * (1.0 + part / 4.0 * (1.0 + part / 5.0 * (1.0 + part / 6.0)))));
    let scale = f32::from_bits(((whole as i32 + 127) as u32) << 23);
    1.0 / (1.0 + series * scale)
}
