//! The nets: what is read, what is refused, and that the sums are right.

use senet::ai::{Active, INPUTS, Lens, Level, Mind, Net, NetError};
use senet::rng::{Rng, Seed};
use senet::rules::{MoveList, Phase, Position, RULESETS, Rules, Spec};

fn file(id: &str) -> Vec<u8> {
    let path = format!("{}/assets/ai/{id}.net", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Positions to throw in from games at random.
fn positions(rules: &Rules, count: usize) -> Vec<Position> {
    let (mut rng, mut found, device) = (Rng::new(Seed(2)), Vec::new(), rules.ruleset().device);
    let mut position = rules.start();
    while found.len() < count {
        position = match position.phase() {
            Phase::Over(_) => rules.start(),
            Phase::Move { .. } => {
                let legal: MoveList = rules.legal(&position);
                rules.successor(&position, legal[rng.below(legal.len() as u32) as usize])
            }
            Phase::Open { .. } | Phase::Throw { .. } => {
                rules.throw(&position, device.fall(rng.below(device.total()))).unwrap()
            }
        };
        if matches!(position.phase(), Phase::Throw { .. }) && position.pool().is_empty() {
            found.push(position);
        }
    }
    found
}

#[test]
fn every_ruleset_has_a_net_of_its_own_that_fits_its_budget() {
    for definition in RULESETS {
        let bytes = file(definition.id);
        let net = Net::read(&bytes).unwrap_or_else(|why| panic!("{}: {why}", definition.id));
        for other in RULESETS {
            assert_eq!(net.is_for(other.id), other.id == definition.id);
        }
        // Each level is further off than the one above it.
        let noises = Level::ALL.map(|level| net.noise(level));
        assert!(noises.windows(2).all(|pair| pair[0] > pair[1]), "{}: {noises:?}", definition.id);
        assert_eq!(noises[4], 0.0);
        assert_eq!(net.write(), bytes, "{}", definition.id);
    }
}

#[test]
fn bytes_that_are_no_net_are_refused_with_the_reason() {
    let sound = file("reed");
    let with = |at: usize, bytes: &[u8]| {
        let mut damaged = sound.clone();
        damaged[at..at + bytes.len()].copy_from_slice(bytes);
        Net::read(&damaged)
    };
    assert_eq!(Net::read(b""), Err(NetError::Magic));
    assert_eq!(Net::read(b"SNE"), Err(NetError::Magic));
    assert_eq!(Net::read(b"<!doctype html>"), Err(NetError::Magic));
    assert_eq!(with(4, &[2]), Err(NetError::Version(2)));
    assert_eq!(with(17, &[1, 0]), Err(NetError::Shape));
    assert_eq!(with(19, &[32]), Err(NetError::Shape));
    assert_eq!(with(20, &[8]), Err(NetError::Shape));
    assert_eq!(with(5, b"r\0\0\0"), Err(NetError::Checksum));
    // Whatever is cut off or added.
    for length in 4..sound.len() {
        assert_eq!(Net::read(&sound[..length]), Err(NetError::Length), "{length} bytes");
    }
    assert_eq!(Net::read(&[&sound[..], b"\n"].concat()), Err(NetError::Length));
    // Whatever bit is turned over.
    for at in (0..sound.len()).step_by(37).chain(0..60) {
        for bit in 0..8 {
            let read = with(at, &[sound[at] ^ 1 << bit]);
            let expected = match at {
                0..4 => NetError::Magic,
                4 => NetError::Version(sound[4] ^ 1 << bit),
                17..21 => NetError::Shape,
                _ => NetError::Checksum,
            };
            assert_eq!(read, Err(expected), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn numbers_out_of_range_are_refused_though_the_checksum_is_right() {
    let sound = file("reed");
    let body = 25;
    let first_bias = body + 16 + INPUTS * 64;
    let second_bias = first_bias + 128 + 16 * 64;
    let output = second_bias + 64;
    for (at, bytes) in [
        (body, f32::NAN.to_le_bytes().to_vec()),
        (body + 12, (-1.0f32).to_le_bytes().to_vec()),
        (first_bias, 20_000i16.to_le_bytes().to_vec()),
        (first_bias + 126, i16::MIN.to_le_bytes().to_vec()),
        (second_bias, i32::MAX.to_le_bytes().to_vec()),
        (output, f32::INFINITY.to_le_bytes().to_vec()),
        (output + 64, f32::NAN.to_le_bytes().to_vec()),
    ] {
        let mut damaged = sound.clone();
        damaged[at..at + bytes.len()].copy_from_slice(&bytes);
        // FNV-1a, over everything but itself.
        let sum = damaged[..21]
            .iter()
            .chain(&damaged[25..])
            .fold(0x811c_9dc5u32, |sum, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        damaged[21..25].copy_from_slice(&sum.to_le_bytes());
        assert_eq!(Net::read(&damaged), Err(NetError::Range), "at {at}");
    }
}

/// The documented file, valued with real numbers.
fn reference(bytes: &[u8], seen: &Active) -> f64 {
    let weight = |at: usize| f64::from(bytes[at] as i8);
    let (first, mut at) = (41, 41 + INPUTS * 64);
    let mut hidden = [0.0; 64];
    for (j, sum) in hidden.iter_mut().enumerate() {
        *sum = f64::from(i16::from_le_bytes([bytes[at + 2 * j], bytes[at + 2 * j + 1]]));
        *sum += seen.iter().map(|&input| weight(first + usize::from(input) * 64 + j)).sum::<f64>();
        *sum = sum.max(0.0);
    }
    at += 128;
    let four = |at: usize| [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]];
    let (biases, outputs) = (at + 16 * 64, at + 16 * 64 + 64);
    let mut output = f64::from(f32::from_le_bytes(four(outputs + 64)));
    for k in 0..16 {
        let sum: f64 = hidden.iter().enumerate().map(|(j, a)| a * weight(at + k * 64 + j)).sum();
        let sum = sum + f64::from(i32::from_le_bytes(four(biases + 4 * k)));
        output += sum.max(0.0) * f64::from(f32::from_le_bytes(four(outputs + 4 * k)));
    }
    1.0 / (1.0 + (-output).exp())
}

#[test]
fn a_net_values_positions_as_real_numbers_do() {
    for definition in RULESETS {
        let (bytes, rules) = (file(definition.id), Rules::new(definition.id.parse().unwrap()));
        let (net, lens) = (Net::read(&bytes).unwrap(), Lens::new(&rules));
        for position in positions(&rules, 300) {
            let seen = lens.look(&position, position.side());
            let (value, expected) = (f64::from(net.chance(&seen)), reference(&bytes, &seen));
            assert!((value - expected).abs() < 1e-5, "{}: {value} for {expected}", rules.write(&position));
        }
    }
}

/// Exchanging the colours changes nothing that the net is shown.
#[test]
fn the_net_is_shown_sides_not_colours() {
    let (rules, lens) =
        (Rules::new("common".parse().unwrap()), Lens::new(&Rules::new("common".parse().unwrap())));
    for (white, black) in [
        (
            "ww...w..b./..bbb...../.....w.... w throw 0-0 1-1 0-0 -",
            "bb...b..w./..www...../.....b.... b throw 0-0 1-1 0-0 -",
        ),
        (
            "w........./b........./.......b.w w throw 0-0 3-3 0-0 -",
            "b........./w........./.......w.b b throw 0-0 3-3 0-0 -",
        ),
    ] {
        let [white, black] = [white, black].map(|text| rules.read(text).unwrap());
        assert_eq!(lens.look(&white, white.side()), lens.look(&black, black.side()));
        assert_ne!(lens.look(&white, white.side()), lens.look(&white, !white.side()));
    }
}

/// Inputs stay in their table, and tell options apart.
#[test]
fn inputs_are_numbered_within_the_net() {
    for spec in Spec::all() {
        let rules = Rules::new(spec);
        let lens = Lens::new(&rules);
        for position in positions(&rules, 100) {
            let seen = lens.look(&position, position.side());
            assert!(seen.iter().all(|&input| usize::from(input) < INPUTS), "{spec}");
            assert_eq!(seen.iter().filter(|&&input| input >= 263).count(), spec.options().count(), "{spec}");
        }
    }
}

/// What a lens sees, in places worked out by hand: groups, counts, captures and blocked throws.
#[test]
fn a_lens_sees_groups_counts_and_chances() {
    let rules = Rules::new("common".parse().unwrap());
    let position = rules.read("ww...w..b./..bbb...../.....w.... w throw 0-0 1-1 0-0 -").unwrap();
    let seen = Lens::new(&rules).look(&position, position.side());
    let mut expected: Vec<u16> = vec![
        // Own: 1 and 2 a pair, 6 and 26 alone.
        30,
        31,
        5,
        25,
        // Enemy: 9 alone, 13 to 15 a row of three.
        90 + 8,
        150 + 12,
        150 + 13,
        150 + 14,
        // One off each.
        180,
        190,
        // The mover: 6 reaches 9 by 3.
        238 + 2,
        // The enemy: nothing to capture from 9, 13, 14, 15 upwards.
    ];
    let mut seen: Vec<u16> = seen.to_vec();
    seen.sort_unstable();
    expected.sort_unstable();
    assert_eq!(seen, expected);
}

/// A mind says what its net says.
#[test]
fn a_net_is_kept_whole_in_a_mind() {
    let net = Net::read(&file("reed")).unwrap();
    let mind = Mind::new(Rules::new("reed".parse().unwrap()), net.clone());
    assert_eq!(*mind.net(), net);
}
