//! Training: the net plays itself, and learns from looking one throw ahead of where it stands.

mod checkpoint;
mod model;
mod play;
mod tune;

pub use checkpoint::CheckpointError;
pub use model::{Free, Model, Sample, WEIGHTS};
pub use play::{Manner, game};
pub use tune::tune;

use std::rc::Rc;

use super::mind::{Exact, Mind};
use super::net::Net;
use crate::rng::{Rng, Seed};
use crate::rules::{BySide, Rules, Spec};

/// Positions a step, between two looks at the net that plays.
const CHUNK: usize = 16_384;
/// Chunks that are kept to learn from.
const KEPT: usize = 6;
/// Samples a step of learning.
const BATCH: usize = 128;
/// How often each position is learnt from, on average.
const USES: usize = 3;

/// Gives what solves the endgames of these rules, if anything does.
pub type Solver<'a> = dyn Fn(&Rules) -> Option<Rc<dyn Exact>> + 'a;

/// A training under way. The same ruleset, seed and number of steps give the same net.
pub struct Training {
    /// The ruleset without its options, and with each set of them.
    variants: Vec<Mind>,
    id: &'static str,
    model: Model,
    seed: Seed,
    rng: Rng,
    /// Steps done, and to be done.
    step: u32,
    steps: u32,
    /// What rounding has cost before the later layers made up for it.
    rounding: f32,
    chunk: usize,
    kept: Vec<Vec<Sample>>,
}

/// What a step of training has come to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Report {
    /// Steps done.
    pub step: u32,
    /// Games played in this one.
    pub games: u32,
    /// The root of the mean squared error of the net against its targets.
    pub error: f32,
    /// What a random move costs on average.
    pub spread: f32,
}

impl Training {
    /// A training from the beginning: of so many steps, 16,384 positions each.
    #[must_use]
    pub fn new(spec: Spec, steps: u32, seed: Seed, solver: &Solver<'_>) -> Self {
        let mut rng = Rng::new(seed);
        let model = Model::new(&mut rng);
        let net = model.net(spec.id());
        let mut variants: Vec<Mind> = Spec::all()
            .filter(|known| known.id() == spec.id())
            .map(|known| mind(Rules::new(known), net.clone(), solver))
            .collect();
        // The one asked for comes first: it is played most.
        if let Some(at) = variants.iter().position(|known| known.rules().spec() == spec) {
            variants.swap(0, at);
        }
        Self {
            variants,
            id: spec.id(),
            model,
            seed,
            rng,
            step: 0,
            steps,
            rounding: 0.0,
            chunk: CHUNK,
            kept: Vec::new(),
        }
    }

    /// The same in steps of so many positions, for a quick trial. To go on with one that was put aside it must
    /// be told again.
    #[must_use]
    pub fn in_steps_of(self, positions: usize) -> Self {
        Self { chunk: positions, ..self }
    }

    /// Whether all steps are done.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.step >= self.steps
    }

    /// How much of the training is done, 0 to 1.
    fn progress(&self) -> f32 {
        self.step as f32 / self.steps.max(1) as f32
    }

    /// The net as it is.
    #[must_use]
    pub fn net(&self) -> Net {
        self.model.net(self.id)
    }

    /// The net that learns.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Plays one chunk of positions and learns from the last few.
    pub fn step(&mut self) -> Report {
        // Chance depends on the seed and the step alone, so that a training put aside goes on as it would have.
        self.rng = Rng::new(self.seed.derive(u64::from(self.step)));
        let net = self.net();
        for variant in &mut self.variants {
            variant.set_net(net.clone());
        }
        let progress = self.progress();
        let lambda = 1.0 - 0.3 * (progress * 1.6).min(1.0);
        let (mut samples, mut cost, mut games) = (Vec::with_capacity(self.chunk + 512), (0.0, 0.0), 0);
        while samples.len() < self.chunk {
            // Half of the games under the rules asked for, the others under all.
            let pick = if self.rng.below(2) == 0 { 0 } else { self.rng.below(self.variants.len() as u32) };
            let variant = &self.variants[pick as usize];
            let random = carelessness(&mut self.rng);
            let manner = Manner { lambda, random };
            let paid = game(variant, manner, &mut self.rng, &mut samples);
            cost = (cost.0 + paid.0, cost.1 + paid.1);
            games += 1;
        }
        if self.kept.len() >= KEPT {
            self.kept.remove(0);
        }
        self.kept.push(samples);
        if self.step == self.steps * 9 / 10 {
            self.rounding = self.off_by_rounding();
        }
        // The last part of the training fits the later layers to the rounded first ones.
        self.model.freeze(match self.step {
            step if step >= self.steps * 19 / 20 => Free::Output,
            step if step >= self.steps * 9 / 10 => Free::FromSecond,
            _ => Free::All,
        });
        let rate = 2e-3 * (0.02 + 0.98 * (0.5 + 0.5 * (progress * core::f32::consts::PI).cos()));
        let error = self.learn(rate);
        self.step += 1;
        Report { step: self.step, games, error, spread: cost.0 / f32::max(cost.1, 1.0) }
    }

    fn learn(&mut self, rate: f32) -> f32 {
        let (kept, rng) = (&self.kept, &mut self.rng);
        let (mut errors, batches) = (0.0, self.chunk * USES / BATCH);
        for _ in 0..batches {
            let mut picks: [(usize, usize); BATCH] = [(0, 0); BATCH];
            for pick in &mut picks {
                let chunk = rng.below(kept.len() as u32) as usize;
                *pick = (chunk, rng.below(kept[chunk].len() as u32) as usize);
            }
            errors += self.model.learn(picks.iter().map(|&(chunk, i)| &kept[chunk][i]), rate);
        }
        (errors / (batches * BATCH) as f32).sqrt()
    }

    /// How far rounding to eight bits moved the net's values, before the later layers learnt to make up for
    /// it: the root of the mean square, in winning chance. None before nine tenths are done.
    #[must_use]
    pub const fn rounding(&self) -> f32 {
        self.rounding
    }

    fn off_by_rounding(&self) -> f32 {
        let Some(samples) = self.kept.last() else { return 0.0 };
        let net = self.net();
        let off = |sample: &Sample| (net.chance(&sample.seen) - self.model.chance(&sample.seen)).powi(2);
        (samples.iter().map(off).sum::<f32>() / samples.len().max(1) as f32).sqrt()
    }
}

fn mind(rules: Rules, net: Net, solver: &Solver<'_>) -> Mind {
    let exact = solver(&rules);
    let mind = Mind::new(rules, net);
    match exact {
        Some(exact) => mind.with_exact(exact),
        None => mind,
    }
}

/// How many of a hundred moves each side of a game makes at random: the net has to know what to do with the
/// positions that weak play leads to.
fn carelessness(rng: &mut Rng) -> BySide<u32> {
    match rng.below(8) {
        0 => BySide::new(60, 3),
        1 => BySide::new(3, 60),
        2 => BySide::new(25, 25),
        _ => BySide::new(4, 4),
    }
}
