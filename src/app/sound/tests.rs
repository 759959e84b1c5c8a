//! Every sound rendered without a browser: how loud it gets, how long it lasts, that it ends in silence.

use super::*;

const RATE: f32 = 44_100.0;

const CUES: [Cue; 12] = [
    Cue::Stick(0),
    Cue::Stick(1),
    Cue::Stick(2),
    Cue::Stick(3),
    Cue::Die,
    Cue::Hop,
    Cue::Step,
    Cue::Slide,
    Cue::Splash,
    Cue::Rise,
    Cue::Off,
    Cue::End,
];

/// What the voices sound like: by the formulas of the Web Audio specification, one sample after the other.
fn render(voices: &[Voice]) -> Vec<f32> {
    let end = voices.iter().map(|v| v.at.max(0.0) + v.length()).fold(0.0, f32::max);
    let mut out = vec![0.0; (end / 1000.0 * RATE) as usize + 1];
    for (index, voice) in voices.iter().enumerate() {
        let begin = (voice.at.max(0.0) / 1000.0 * RATE) as usize;
        let samples = (voice.length() / 1000.0 * RATE) as usize;
        let mut noise = Chance(index as u32 + 1);
        let (mut phase, mut x, mut y) = (0.0_f32, [0.0_f32; 2], [0.0_f32; 2]);
        for i in 0..samples {
            let ms = i as f32 / RATE * 1000.0;
            let swept = (ms / voice.sweep()).min(1.0);
            let hertz = voice.hertz.0 * (voice.hertz.1 / voice.hertz.0).powf(swept);
            let sample = match voice.source {
                Source::Tone => {
                    phase += hertz / RATE;
                    (phase * core::f32::consts::TAU).sin()
                }
                Source::Band(_) | Source::Low => {
                    let w = core::f32::consts::TAU * hertz / RATE;
                    let (b, q) = match voice.source {
                        Source::Band(q) => ([1.0, 0.0, -1.0], q),
                        _ => ([0.0; 3], 1.0),
                    };
                    let alpha = w.sin() / (2.0 * q);
                    let b = match voice.source {
                        Source::Band(_) => b.map(|b| b * alpha),
                        _ => [(1.0 - w.cos()) / 2.0, 1.0 - w.cos(), (1.0 - w.cos()) / 2.0],
                    };
                    let now = noise.next();
                    let value = (b[0] * now + b[1] * x[0] + b[2] * x[1] + 2.0 * w.cos() * y[0]
                        - (1.0 - alpha) * y[1])
                        / (1.0 + alpha);
                    (x, y) = ([now, x[0]], [value, y[0]]);
                    value
                }
            };
            let level = if ms < voice.attack {
                ms / voice.attack
            } else {
                (-(ms - voice.attack) / voice.decay).exp()
            };
            out[begin + i] += sample * level * voice.gain;
        }
    }
    out
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |most, sample| sample.abs().max(most))
}

fn at(cues: &[(f32, Cue)], percent: u8, seed: u32) -> Vec<f32> {
    render(&voices(cues, Volume::new(percent), seed))
}

#[test]
fn no_sound_clips_and_none_is_too_faint_to_hear() {
    for cue in CUES {
        for seed in 0..8 {
            let loud = peak(&at(&[(500.0, cue)], 100, seed));
            assert!(loud < 0.9, "{cue:?} reaches {loud}");
            let usual = peak(&at(&[(500.0, cue)], Volume::USUAL.percent(), seed));
            assert!(usual > 0.02, "{cue:?} is hardly heard: {usual}");
        }
    }
}

#[test]
fn all_that_comes_together_in_a_motion_does_not_clip() {
    let throw: Vec<_> = (0..4).map(|i| (500.0 + 30.0 * i as f32, Cue::Stick(i))).collect();
    let swap = [(500.0, Cue::Step), (600.0, Cue::Slide)];
    let last = [(700.0, Cue::Off), (700.0, Cue::End)];
    let water = [(500.0, Cue::Step), (510.0, Cue::Splash), (900.0, Cue::Rise)];
    let at_once = [(0.0, Cue::Step), (0.0, Cue::Slide), (0.0, Cue::Splash), (0.0, Cue::Rise)];
    for cues in [&throw[..], &swap, &last, &water, &at_once] {
        for seed in 0..8 {
            let loud = peak(&at(cues, 100, seed));
            assert!(loud < 1.0, "{cues:?} reach {loud}");
        }
    }
}

#[test]
fn every_sound_is_short_and_dies_away() {
    for cue in CUES {
        let voices = voices(&[(500.0, cue)], Volume::new(100), 3);
        let most = if cue == Cue::End { 6000.0 } else { 1700.0 };
        for voice in &voices {
            assert!(voice.at >= 0.0 && voice.at + voice.length() <= 500.0 + most, "{cue:?}: {voice:?}");
            assert!(voice.attack > 0.0 && voice.decay > 0.0 && voice.gain > 0.0, "{cue:?}: {voice:?}");
            for hertz in [voice.hertz.0, voice.hertz.1] {
                assert!((20.0..16_000.0).contains(&hertz), "{cue:?}: {voice:?}");
            }
        }
        let samples = render(&voices);
        let tail = samples.len() - (0.005 * RATE) as usize;
        assert!(peak(&samples[tail..]) < 0.004, "{cue:?} ends in silence");
    }
}

#[test]
fn each_stick_has_a_voice_of_its_own() {
    let pitch = |stick| voices(&[(0.0, Cue::Stick(stick))], Volume::USUAL, 1)[1].hertz.0;
    let pitches = [0, 1, 2, 3].map(pitch);
    for (i, one) in pitches.iter().enumerate() {
        for other in &pitches[..i] {
            assert!((one / other - 1.0).abs() > 0.02, "{pitches:?}");
        }
    }
}

#[test]
fn volume_is_heard_and_none_is_silence() {
    let cues = [(0.0, Cue::Step)];
    let levels = [0, 25, 50, 100].map(|percent| peak(&at(&cues, percent, 1)));
    assert!(levels.windows(2).all(|pair| pair[0] < pair[1]), "{levels:?}");
    assert!(voices(&cues, Volume::new(0), 1).is_empty());
    assert_eq!(Volume::new(255).percent(), 100);
}

#[test]
fn the_same_cues_sound_a_little_different_but_not_for_the_same_seed() {
    let cues = [(0.0, Cue::Step)];
    assert_eq!(voices(&cues, Volume::USUAL, 7), voices(&cues, Volume::USUAL, 7));
    assert_ne!(voices(&cues, Volume::USUAL, 7), voices(&cues, Volume::USUAL, 8));
}
