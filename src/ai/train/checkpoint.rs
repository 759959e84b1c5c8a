//! A training put aside: all that it takes to go on as if it had not stopped.

use super::{Solver, Training};
use super::model::{Model, WEIGHTS};
use crate::rng::Seed;
use crate::rules::Spec;

const MAGIC: &[u8; 8] = b"SNETTRN1";

/// Why bytes are no training.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no training of this ruleset, seed and length")]
pub struct CheckpointError;

impl Training {
    /// The training as bytes. Positions kept to learn from are left out: going on, the next step learns from
    /// fewer.
    #[must_use]
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [self.step, self.steps, self.model.batches] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.spread.to_le_bytes());
        for part in [&self.model.weights, &self.model.mean, &self.model.square] {
            part.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
        }
        bytes
    }

    /// The training that the bytes hold.
    ///
    /// # Errors
    /// Where they are none, or one of another length.
    pub fn resume(spec: Spec, steps: u32, seed: Seed, solver: &Solver<'_>, bytes: &[u8]) -> Result<Self, CheckpointError> {
        if bytes.len() != MAGIC.len() + 16 + WEIGHTS * 12 || !bytes.starts_with(MAGIC) {
            return Err(CheckpointError);
        }
        let words: Vec<[u8; 4]> = bytes[MAGIC.len()..].chunks_exact(4).map(|c| [c[0], c[1], c[2], c[3]]).collect();
        let [step, of, batches] = [0, 1, 2].map(|i: usize| u32::from_le_bytes(words[i]));
        if of != steps {
            return Err(CheckpointError);
        }
        let floats: Vec<f32> = words[3..].iter().map(|&word| f32::from_le_bytes(word)).collect();
        let part = |i: usize| floats[1 + i * WEIGHTS..][..WEIGHTS].to_vec();
        let mut training = Self::new(spec, steps, seed, solver);
        training.model = Model::with(part(0), part(1), part(2), batches);
        training.spread = floats[0];
        training.step = step;
        Ok(training)
    }
}
