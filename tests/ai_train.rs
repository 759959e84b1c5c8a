//! The training: it learns, it is the same from the same seed, and it can be put aside.

use senet::ai::train::{CheckpointError, Free, Model, Sample, Training};
use senet::ai::{Exact, Lens, Mind, Search, Width};
use senet::rng::{Rng, Seed};
use senet::rules::{Phase, Position, Rules, Spec};
use std::rc::Rc;

const STEPS: u32 = 3;

fn spec(word: &str) -> Spec {
    word.parse().unwrap()
}

fn begun(seed: u64) -> Training {
    Training::new(spec("common"), STEPS, Seed(seed), &|_| None).in_steps_of(1024)
}

fn done(mut training: Training) -> Training {
    while !training.is_done() {
        training.step();
    }
    training
}

#[test]
fn equal_seeds_give_equal_nets_also_after_a_rest() {
    let whole = done(begun(1));
    assert_eq!(done(begun(1)).net(), whole.net());
    assert_ne!(done(begun(2)).net(), whole.net());
    for stop in 1..STEPS {
        let mut first = begun(1);
        for _ in 0..stop {
            first.step();
        }
        let aside = first.checkpoint();
        let second = Training::resume(spec("common"), STEPS, Seed(1), &|_| None, &aside).unwrap();
        assert_eq!(done(second.in_steps_of(1024)).net(), whole.net(), "stopped after {stop}");
    }
}

#[test]
fn what_is_no_training_put_aside_is_refused() {
    let mut training = begun(1);
    training.step();
    let aside = training.checkpoint();
    let resume = |bytes: &[u8], steps| {
        Training::resume(spec("common"), steps, Seed(1), &|_| None, bytes).map(|_| ()).unwrap_err()
    };
    assert_eq!(resume(&aside, STEPS + 1), CheckpointError);
    assert_eq!(resume(b"", STEPS), CheckpointError);
    for length in [4, 8, 20, 1000, aside.len() / 2, aside.len() - 1] {
        assert_eq!(resume(&aside[..length], STEPS), CheckpointError, "{length} bytes");
    }
    assert_eq!(resume(&[&aside[..], b"!"].concat(), STEPS), CheckpointError);
}

/// Positions to throw in from random games, with a value that follows from the pips.
fn samples(count: usize) -> Vec<Sample> {
    let rules = Rules::new(spec("common"));
    let (lens, mut rng, device) = (Lens::new(&rules), Rng::new(Seed(3)), rules.ruleset().device);
    let (mut found, mut position) = (Vec::new(), rules.start());
    while found.len() < count {
        position = match position.phase() {
            Phase::Over(_) => rules.start(),
            Phase::Move { .. } => {
                let legal = rules.legal(&position);
                rules.successor(&position, legal[rng.below(legal.len() as u32) as usize])
            }
            _ => rules.throw(&position, device.fall(rng.below(device.total()))).unwrap(),
        };
        if let Phase::Throw { .. } = position.phase() {
            let lead = position.pips(!position.side()) as f32 - position.pips(position.side()) as f32;
            let target = 1.0 / (1.0 + (-lead / 20.0).exp());
            found.push(Sample { seen: lens.look(&position, position.side()), target });
        }
    }
    found
}

#[test]
fn a_net_learns_what_it_is_shown_and_keeps_it_in_eight_bits() {
    let samples = samples(6000);
    let (learnt, unseen) = samples.split_at(5000);
    let mut model = Model::new(&mut Rng::new(Seed(1)));
    let error = |value: &dyn Fn(&Sample) -> f32| {
        let squares = unseen.iter().map(|sample| (value(sample) - sample.target).powi(2)).sum::<f32>();
        (squares / unseen.len() as f32).sqrt()
    };
    let ignorant = error(&|sample| model.chance(&sample.seen));
    let learn = |model: &mut Model, rounds: usize| {
        for _ in 0..rounds {
            for batch in learnt.chunks(50) {
                model.learn(batch.iter(), 2e-3);
            }
        }
    };
    learn(&mut model, 20);
    let real = error(&|sample| model.chance(&sample.seen));
    assert!(real < ignorant / 4.0 && ignorant > 0.1, "{ignorant} to {real}");
    let net = model.net("common");
    let rounded = error(&|sample| net.chance(&sample.seen));
    assert!(rounded < real + 0.01, "{real} to {rounded}");
    // Once frozen, the net of eight bits says what the model says.
    model.freeze(Free::Output);
    learn(&mut model, 1);
    let net = model.net("common");
    let worst = unseen.iter().map(|sample| (net.chance(&sample.seen) - model.chance(&sample.seen)).abs());
    assert!(worst.fold(0.0, f32::max) < 1e-3);
}

/// A solver that says that whoever is to throw has a chance of 0.9.
struct Sure;

impl Exact for Sure {
    fn value(&self, _: &Position) -> Option<f32> {
        Some(0.9)
    }
}

#[test]
fn what_a_solver_knows_comes_before_the_net() {
    let net = begun(1).net();
    let rules = Rules::new(spec("common"));
    let position = rules.read("w...w...../........../..b....b.. w throw 0-0 3-3 0-0 -").unwrap();
    let mind = Mind::new(rules, net).with_exact(Rc::new(Sure));
    for throws in 0..3 {
        let value = Search::new(&mind, Width::FULL).thrown(&position, throws);
        assert_eq!(value, 0.9, "{throws} ahead");
    }
    // Trained with it, the net learns its values.
    let solver = |_: &Rules| -> Option<Rc<dyn Exact>> { Some(Rc::new(Sure)) };
    let mut training = Training::new(spec("common"), 6, Seed(1), &solver).in_steps_of(2048);
    let first = training.step().error;
    let last = (1..6).map(|_| training.step().error).fold(0.0, |_, error| error);
    assert!(last < 0.05 && last < first / 2.0, "{first} to {last}");
}
