//! The generator: frozen numbers, and how evenly throws fall.

use senet::rng::{Rng, Seed, SeedError};
use senet::rules::{Device, Face, Throw};

/// SplitMix64's published outputs, from the state 1234567.
#[test]
fn choices_are_splitmix64() {
    let mut rng = Rng::new(Seed(1_234_567));
    let published: [u64; 5] = [
        6_457_827_717_110_365_317,
        3_203_168_211_198_807_973,
        9_817_491_932_198_370_423,
        4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
    ];
    assert_eq!(published.map(|_| rng.number()), published);
}

/// Computed by another program from the description at the head of the module.
#[test]
fn throws_are_frozen() {
    for (seed, numbers) in [
        (0, [0xa706_dd2f_4d19_7e6f, 0xb382_a305_f441_4f5e, 0x631a_9154_fbab_f717]),
        (1, [0x5e41_ab08_7439_611e, 0xf18d_6ce9_3d6c_f1ee, 0x0b95_f66d_327e_8d78]),
        (0xdead_beef, [0x1ed5_4347_3e16_964c, 0x0c8c_677a_4f78_d499, 0x9b03_bfcf_e1dc_c4f5]),
        (u64::MAX, [0x5dc2_0aa7_b2a2_7137, 0xbda5_668a_01d7_049c, 0x82b4_3276_abb8_0226]),
    ] {
        let throws = Seed(seed).throws();
        assert_eq!([0, 1, 2].map(|n| throws.number(n)), numbers, "seed {seed:x}");
    }
    assert_eq!(Seed(0).derive(0), Seed(0x0b51_26cc_fa27_6836));
    assert_eq!(Seed(1).derive(1), Seed(0xe99f_9d47_06f6_7671));
}

/// The same program's ways, for sticks, a die and Bell's four-sided die.
#[test]
fn ways_are_frozen() {
    let throws = Seed(1).throws();
    let ways = |count| -> Vec<u32> { (0..16).map(|n| throws.way(n, count)).collect() };
    assert_eq!(ways(16), [5, 15, 0, 12, 3, 12, 10, 3, 2, 3, 9, 14, 2, 12, 11, 5]);
    assert_eq!(ways(6), [2, 5, 0, 4, 1, 4, 3, 1, 1, 1, 3, 5, 0, 4, 4, 2]);
    assert_eq!(ways(4), [1, 3, 0, 3, 0, 3, 2, 0, 0, 0, 2, 3, 0, 3, 2, 1]);
}

const STICKS: Device = Device::Sticks { counting: Face::Flat, none: Throw::of(5) };
const MILLION: u64 = 1_000_000;

/// Pearson's statistic of a million throws against probabilities in parts of the whole.
fn chi_square(counts: &[u64], weights: &[u64]) -> f64 {
    let (total, whole): (u64, u64) = (counts.iter().sum(), weights.iter().sum());
    counts
        .iter()
        .zip(weights)
        .map(|(&count, &weight)| {
            let expected = total as f64 * weight as f64 / whole as f64;
            (count as f64 - expected).powi(2) / expected
        })
        .sum()
}

fn fall(device: Device, way: impl Fn(u64) -> u32) -> Vec<u64> {
    let mut counts = vec![0; 6];
    for i in 0..MILLION {
        counts[usize::from(device.fall(way(i)).value()) - 1] += 1;
    }
    counts.truncate(device.values().count());
    counts
}

// The bounds are the 99.9 % points of the chi-square distribution. Every case is fixed, so a test that passes
// goes on passing.

#[test]
fn sticks_fall_binomially() {
    let weights = [4, 6, 4, 1, 1];
    let along = |seed: Seed| fall(STICKS, |n| seed.throws().way(n, 16));
    for seed in [Seed(0), Seed(1), Seed(0x5eed), Seed(u64::MAX)] {
        let statistic = chi_square(&along(seed), &weights);
        assert!(statistic < 18.467, "{seed}: {statistic}");
    }
    for n in [0, 1, 100] {
        let statistic = chi_square(&fall(STICKS, |seed| Seed(seed).throws().way(n, 16)), &weights);
        assert!(statistic < 18.467, "throw {n} of consecutive seeds: {statistic}");
    }
}

#[test]
fn dice_fall_evenly() {
    for (faces, bound) in [(4, 16.266), (6, 20.515)] {
        let device = Device::Die { faces };
        let weights = vec![1; usize::from(faces)];
        for seed in [Seed(0), Seed(1), Seed(0x5eed)] {
            let counts = fall(device, |n| seed.throws().way(n, u32::from(faces)));
            assert!(chi_square(&counts, &weights) < bound, "{faces} faces, {seed}: {counts:?}");
        }
        let counts = fall(device, |seed| Seed(seed).throws().way(0, u32::from(faces)));
        assert!(chi_square(&counts, &weights) < bound, "{faces} faces, consecutive seeds: {counts:?}");
    }
}

/// Throws next to each other, along a game and across neighbouring seeds, know nothing of each other.
#[test]
fn neighbouring_throws_are_independent() {
    let weights = [1; 256];
    let pairs = |way: &dyn Fn(u64) -> u32| {
        let mut counts = vec![0; 256];
        for i in 0..MILLION {
            counts[(way(i) * 16 + way(i + 1)) as usize] += 1;
        }
        chi_square(&counts, &weights)
    };
    let throws = Seed(42).throws();
    let statistics = [
        pairs(&|n| throws.way(n, 16)),
        pairs(&|seed| Seed(seed).throws().way(0, 16)),
        pairs(&|seed| Seed(seed).derive(0).throws().way(0, 16)),
    ];
    for statistic in statistics {
        assert!(statistic < 330.52, "{statistics:?}");
    }
}

#[test]
fn choices_stay_in_range_and_reach_all() {
    let mut rng = Rng::new(Seed(9));
    for count in [1, 2, 3, 7, 100] {
        let mut seen = vec![false; count as usize];
        (0..count * 50).for_each(|_| seen[rng.below(count) as usize] = true);
        assert!(seen.iter().all(|&seen| seen), "of {count}");
    }
    assert_eq!(rng.below(0), 0);
}

#[test]
fn seeds_are_hexadecimal() {
    for (text, seed) in [
        ("0", 0),
        ("beef", 0xbeef),
        ("BEEF", 0xbeef),
        ("00000000000000ff", 255),
        ("ffffffffffffffff", u64::MAX),
    ] {
        assert_eq!(text.parse(), Ok(Seed(seed)));
        assert_eq!(Seed(seed).to_string().parse(), Ok(Seed(seed)));
    }
    for text in ["", "0x1", "-1", "+1", " 1", "g", "10000000000000000", "é"] {
        assert_eq!(text.parse::<Seed>(), Err(SeedError(text.into())));
    }
}
