//! The net while it learns: real numbers, and the moments of Adam (Kingma, Ba 2015).

use crate::ai::features::{Active, INPUTS};
use crate::ai::net::{FIRST, Net, SECOND, logistic, named};
use crate::rng::Rng;

/// Where the parts stand in one row of numbers.
const FIRST_BIAS: usize = INPUTS * FIRST;
const SECOND_AT: usize = FIRST_BIAS + FIRST;
const SECOND_BIAS: usize = SECOND_AT + SECOND * FIRST;
const OUTPUT: usize = SECOND_BIAS + SECOND;
const OUTPUT_BIAS: usize = OUTPUT + SECOND;
/// How many numbers a net has.
pub const WEIGHTS: usize = OUTPUT_BIAS + 1;

/// What part of the net still changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Free {
    /// All of it.
    All,
    /// The second layer and the output; the first has its eight bits.
    FromSecond,
    /// The output; both layers have their eight bits.
    Output,
}

/// A net that learns.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    pub(super) weights: Vec<f32>,
    pub(super) mean: Vec<f32>,
    pub(super) square: Vec<f32>,
    /// How many batches it has learnt from.
    pub(super) batches: u32,
    gradient: Vec<f32>,
    free: Free,
}

/// One position to learn from: what is seen of it, and what it is worth.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The inputs.
    pub seen: Active,
    /// The winning chance.
    pub target: f32,
}

impl Model {
    /// A net that knows nothing yet.
    #[must_use]
    pub fn new(rng: &mut Rng) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        let mut random = |size: f32| ((rng.number() >> 40) as f32 / (1u64 << 23) as f32 - 1.0) * size;
        weights[..FIRST_BIAS].iter_mut().for_each(|weight| *weight = random(0.15));
        weights[SECOND_AT..SECOND_BIAS].iter_mut().for_each(|weight| *weight = random(0.2));
        weights[OUTPUT..OUTPUT_BIAS].iter_mut().for_each(|weight| *weight = random(0.3));
        Self::with(weights, vec![0.0; WEIGHTS], vec![0.0; WEIGHTS], 0)
    }

    pub(super) fn with(weights: Vec<f32>, mean: Vec<f32>, square: Vec<f32>, batches: u32) -> Self {
        Self { weights, mean, square, batches, gradient: vec![0.0; WEIGHTS], free: Free::All }
    }

    /// The winning chance that the net gives.
    #[must_use]
    pub fn chance(&self, seen: &Active) -> f32 {
        logistic(self.forward(seen).2)
    }

    fn forward(&self, seen: &Active) -> ([f32; FIRST], [f32; SECOND], f32) {
        let mut hidden = [0.0; FIRST];
        hidden.copy_from_slice(&self.weights[FIRST_BIAS..SECOND_AT]);
        for &input in seen {
            let row = &self.weights[usize::from(input) * FIRST..][..FIRST];
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        hidden.iter_mut().for_each(|sum| *sum = sum.max(0.0));
        let mut second = [0.0; SECOND];
        let mut output = self.weights[OUTPUT_BIAS];
        for (k, neuron) in second.iter_mut().enumerate() {
            let row = &self.weights[SECOND_AT + k * FIRST..][..FIRST];
            // Eight sums side by side, so that the loop can be done eight at a time.
            let mut sums = [0.0; 8];
            for (a, b) in hidden.chunks_exact(8).zip(row.chunks_exact(8)) {
                sums.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum += a * b);
            }
            let sum: f32 = sums.iter().sum();
            *neuron = (sum + self.weights[SECOND_BIAS + k]).max(0.0);
            output += *neuron * self.weights[OUTPUT + k];
        }
        (hidden, second, output)
    }

    /// Learns from a batch: one step of Adam down the cross-entropy. Gives the sum of the squared errors.
    pub fn learn<'a>(&mut self, batch: impl Iterator<Item = &'a Sample>, rate: f32) -> f32 {
        self.gradient.fill(0.0);
        let (mut errors, mut count) = (0.0, 0.0);
        for sample in batch {
            errors += self.back(sample);
            count += 1.0f32;
        }
        self.batches += 1;
        let (beta1, beta2) = (0.9f32, 0.999f32);
        let steps = self.batches.min(100_000) as i32;
        let rate = rate * (1.0 - beta2.powi(steps)).sqrt() / (1.0 - beta1.powi(steps));
        let from = match self.free {
            Free::All => 0,
            Free::FromSecond => SECOND_AT,
            Free::Output => OUTPUT,
        };
        let scale = 1.0 / count.max(1.0);
        let moments = self.mean[from..].iter_mut().zip(&mut self.square[from..]);
        for ((weight, gradient), (mean, square)) in
            self.weights[from..].iter_mut().zip(&self.gradient[from..]).zip(moments)
        {
            let gradient = gradient * scale;
            *mean = beta1 * *mean + (1.0 - beta1) * gradient;
            *square = beta2 * *square + (1.0 - beta2) * gradient * gradient;
            *weight -= rate * *mean / (square.sqrt() + 1e-7);
        }
        errors
    }

    /// Adds one sample's gradient; gives its squared error.
    fn back(&mut self, sample: &Sample) -> f32 {
        let (hidden, second, output) = self.forward(&sample.seen);
        let error = logistic(output) - sample.target;
        self.gradient[OUTPUT_BIAS] += error;
        let mut hidden_error = [0.0; FIRST];
        for (k, neuron) in second.iter().enumerate() {
            self.gradient[OUTPUT + k] += error * neuron;
            if *neuron > 0.0 {
                let error = error * self.weights[OUTPUT + k];
                self.gradient[SECOND_BIAS + k] += error;
                let at = SECOND_AT + k * FIRST;
                let row = self.gradient[at..][..FIRST].iter_mut().zip(&self.weights[at..][..FIRST]);
                for ((gradient, weight), (hidden, back)) in row.zip(hidden.iter().zip(&mut hidden_error)) {
                    *gradient += error * hidden;
                    *back += error * weight;
                }
            }
        }
        if self.free == Free::All {
            hidden_error.iter_mut().zip(&hidden).for_each(|(error, hidden)| {
                if *hidden <= 0.0 {
                    *error = 0.0;
                }
            });
            for input in sample.seen.iter().map(|&input| usize::from(input)).chain([INPUTS]) {
                let row = &mut self.gradient[input * FIRST..][..FIRST];
                row.iter_mut().zip(&hidden_error).for_each(|(gradient, error)| *gradient += error);
            }
        }
        error * error
    }

    /// The net in eight bits. Each neuron's weights are stretched until the greatest fills its eight bits;
    /// the next layer takes that back.
    #[must_use]
    pub fn net(&self, id: &str) -> Net {
        let mut net = Net {
            name: named(id),
            noises: [0.0; 4],
            first: vec![[0; FIRST]; INPUTS],
            first_bias: [0; FIRST],
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            output: [0.0; SECOND],
            output_bias: self.weights[OUTPUT_BIAS],
        };
        let (firsts, seconds) = self.scales();
        let met: Vec<bool> = self.square[..FIRST_BIAS]
            .chunks(FIRST)
            .map(|row| row.iter().any(|&square| square > 0.0))
            .collect();
        for (j, scale) in firsts.iter().enumerate() {
            // What was never met keeps no trace of the chance that it began with.
            for (i, row) in net.first.iter_mut().enumerate().filter(|(i, _)| met[*i]) {
                row[j] = (self.weights[i * FIRST + j] * scale).round() as i16;
            }
            net.first_bias[j] = (self.weights[FIRST_BIAS + j] * scale).round() as i16;
        }
        for (k, scale) in seconds.iter().enumerate() {
            for (j, first) in firsts.iter().enumerate() {
                net.second[k][j] = (self.weights[SECOND_AT + k * FIRST + j] / first * scale).round() as i16;
            }
            net.second_bias[k] = (self.weights[SECOND_BIAS + k] * scale).clamp(-5e8, 5e8).round() as i32;
            net.output[k] = self.weights[OUTPUT + k] / scale;
        }
        net
    }

    /// How far each neuron's weights are stretched to fill eight bits.
    fn scales(&self) -> ([f32; FIRST], [f32; SECOND]) {
        let firsts = core::array::from_fn(|j| {
            let greatest = (0..INPUTS).map(|i| self.weights[i * FIRST + j].abs()).fold(1e-6, f32::max);
            // The bias has sixteen bits, but must stay in range.
            (127.0 / greatest).min(15_000.0 / self.weights[FIRST_BIAS + j].abs().max(1e-6))
        });
        let seconds = core::array::from_fn(|k| {
            let row = self.weights[SECOND_AT + k * FIRST..][..FIRST].iter().zip(&firsts);
            127.0 / row.map(|(weight, scale): (_, &f32)| (weight / scale).abs()).fold(1e-9, f32::max)
        });
        (firsts, seconds)
    }

    /// Takes over what rounding the layers that are not free makes of them, so that the free ones can learn to
    /// make up for it; from now on only these change.
    pub fn freeze(&mut self, free: Free) {
        self.free = free;
        if free == Free::All {
            return;
        }
        let (net, (firsts, seconds)) = (self.net(""), self.scales());
        for (j, scale) in firsts.iter().enumerate() {
            for (i, row) in net.first.iter().enumerate() {
                self.weights[i * FIRST + j] = f32::from(row[j]) / scale;
            }
            self.weights[FIRST_BIAS + j] = f32::from(net.first_bias[j]) / scale;
        }
        if free == Free::Output {
            for (k, scale) in seconds.iter().enumerate() {
                for (j, first) in firsts.iter().enumerate() {
                    self.weights[SECOND_AT + k * FIRST + j] = f32::from(net.second[k][j]) * first / scale;
                }
                self.weights[SECOND_BIAS + k] = net.second_bias[k] as f32 / scale;
            }
        }
    }
}
