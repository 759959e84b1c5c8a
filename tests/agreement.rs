//! The engine and the second opinion side by side over random games of every specification: legal moves, what
//! follows, how records write a move, scores, and which positions are admitted must be the same.
//!
//! 20,000 plies of each specification are played in every run, a million in the long one.

mod second_opinion;

use senet::rules::{Phase, Rules, Spec, Throw};

/// A small generator of the test's own, so that the engine's is not needed to test the engine.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

#[test]
fn both_know_the_same_specifications() {
    let ours: Vec<_> = Spec::all().map(|spec| spec.to_string()).collect();
    assert_eq!(ours.len(), 63);
    let mut theirs = second_opinion::specs();
    let mut sorted = ours;
    sorted.sort();
    theirs.sort();
    assert_eq!(sorted, theirs);
}

#[test]
fn random_games_agree() {
    play_all_side_by_side(20_000);
}

#[test]
#[ignore = "takes minutes; `make long` runs it"]
fn a_million_plies_of_each_specification_agree() {
    play_all_side_by_side(1_000_000);
}

fn play_all_side_by_side(plies: usize) {
    let specs: Vec<Spec> = Spec::all().collect();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|scope| {
        for share in 0..threads {
            let specs = &specs;
            scope.spawn(move || {
                for spec in specs.iter().skip(share).step_by(threads) {
                    play_side_by_side(*spec, plies);
                }
            });
        }
    });
}

fn play_side_by_side(spec: Spec, plies: usize) {
    let (rules, name) = (Rules::new(spec), spec.to_string());
    let seed =
        name.bytes().fold(0x5e_6e_74_u64, |seed, byte| seed.wrapping_mul(0x100_0000_01b3) ^ u64::from(byte));
    let mut chance = Chance(seed | 1);
    let start = second_opinion::start(&name);
    assert_eq!(rules.write(&rules.start()), start, "{name}: the start");
    let mut text = start.clone();
    let mut idle = 0;
    for ply in 0..plies {
        let position = rules.read(&text).unwrap_or_else(|e| panic!("{name} {text}\n{e}"));
        assert_eq!(rules.write(&position), text, "{name}: round trip");
        second_opinion::check(&name, &text).unwrap_or_else(|e| panic!("{name} {text}\n{e:?}"));
        let context = || format!("{name}, ply {ply}: {text}");
        let next = match position.phase() {
            Phase::Over(_) => {
                assert_eq!(rules.score(&position), second_opinion::score(&name, &text), "{}", context());
                idle = 0;
                start.clone()
            }
            Phase::Move { .. } => {
                let ours = rules.legal(&position);
                let listed: Vec<_> = ours.iter().map(ToString::to_string).collect();
                assert_eq!(listed, second_opinion::legal(&name, &text), "{}", context());
                let chosen = chance.below(ours.len());
                let played =
                    rules.play(&position, ours[chosen]).unwrap_or_else(|e| panic!("{}: {e}", context()));
                let theirs = second_opinion::play(&name, &text, &listed[chosen]);
                assert_eq!(rules.write(&played.next), theirs, "{} {}", context(), listed[chosen]);
                let shown = second_opinion::display(&name, &text, &listed[chosen]);
                assert_eq!(played.to_string(), shown, "{}", context());
                idle += 1;
                // Games that don't progress are started again, so that every stage is visited.
                if idle > 2_000 { start.clone() } else { theirs }
            }
            Phase::Open { .. } | Phase::Throw { .. } => {
                let ours = throws(&rules);
                assert_eq!(ours, second_opinion::throws(&name, &text), "{}", context());
                let mut way = chance.below(ours[0].2 as usize) as u32;
                let (value, ..) = *ours
                    .iter()
                    .find(|(_, weight, _)| {
                        let hit = way < *weight;
                        way = way.wrapping_sub(*weight);
                        hit
                    })
                    .expect("the weights add up");
                let throw = Throw::new(value).expect("a throw");
                let next = rules.throw(&position, throw).unwrap_or_else(|e| panic!("{}: {e}", context()));
                let theirs = second_opinion::throw(&name, &text, value);
                assert_eq!(rules.write(&next), theirs, "{} throw {value}", context());
                theirs
            }
        };
        text = next;
    }
}

fn throws(rules: &Rules) -> Vec<(u8, u32, u32)> {
    let device = rules.ruleset().device;
    device.values().map(|throw| (throw.value(), device.weight(throw), device.total())).collect()
}
