//! A training put aside: all that it takes to go on as if it had not stopped.

use super::model::{Model, Sample, WEIGHTS};
use super::{Solver, Training};
use crate::ai::features::{Active, INPUTS};
use crate::rng::Seed;
use crate::rules::Spec;

const MAGIC: &[u8; 8] = b"SNETTRN1";

/// Why bytes are no training.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no training of this ruleset, seed and length")]
pub struct CheckpointError;

impl Training {
    /// The training as bytes, the positions that it learns from included.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [self.step, self.steps, self.model.batches] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.rounding.to_le_bytes());
        for part in [&self.model.weights, &self.model.mean, &self.model.square] {
            part.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        }
        for chunk in &self.kept {
            bytes.extend((chunk.len() as u32).to_le_bytes());
            for Sample { seen, target } in chunk {
                bytes.extend(target.to_le_bytes());
                bytes.push(seen.len() as u8);
                seen.iter().for_each(|input| bytes.extend(input.to_le_bytes()));
            }
        }
        bytes
    }

    /// The training that the bytes hold.
    ///
    /// # Errors
    /// Where they are none, or one of another length.
    pub fn resume(
        spec: Spec,
        steps: u32,
        seed: Seed,
        solver: &Solver<'_>,
        bytes: &[u8],
    ) -> Result<Self, CheckpointError> {
        let mut reader = Reader { rest: bytes.strip_prefix(MAGIC).ok_or(CheckpointError)? };
        let mut training = Self::new(spec, steps, seed, solver);
        training.step = reader.number()?;
        if reader.number()? != steps || training.step > steps {
            return Err(CheckpointError);
        }
        let batches = reader.number()?;
        training.rounding = reader.float()?;
        let mut part = || (0..WEIGHTS).map(|_| reader.float()).collect::<Result<Vec<f32>, _>>();
        training.model = Model::with(part()?, part()?, part()?, batches);
        while !reader.rest.is_empty() {
            let mut chunk = Vec::new();
            for _ in 0..reader.number()? {
                let (target, [count]) = (reader.float()?, reader.bytes()?);
                let mut seen = Active::new();
                for _ in 0..count {
                    let input = u16::from_le_bytes(reader.bytes()?);
                    if usize::from(input) >= INPUTS {
                        return Err(CheckpointError);
                    }
                    seen.try_push(input).map_err(|_| CheckpointError)?;
                }
                chunk.push(Sample { seen, target });
            }
            if chunk.is_empty() {
                return Err(CheckpointError);
            }
            training.kept.push(chunk);
        }
        Ok(training)
    }
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], CheckpointError> {
        let (bytes, rest) = self.rest.split_first_chunk::<N>().ok_or(CheckpointError)?;
        self.rest = rest;
        Ok(*bytes)
    }

    fn number(&mut self) -> Result<u32, CheckpointError> {
        Ok(u32::from_le_bytes(self.bytes()?))
    }

    fn float(&mut self) -> Result<f32, CheckpointError> {
        Ok(f32::from_le_bytes(self.bytes()?))
    }
}
