//! What is heard: every sound is data, and a cue of a motion becomes a few voices.
//!
//! A `Patch` is a list of layers; each is a tone or filtered noise that swells and dies away. [`voices`]
//! takes the cues of a plan and gives every voice with its time, a little different each time, as wood and
//! stone are. `web::audio` carries them out and knows nothing else.

mod patches;
#[cfg(test)]
mod tests;

use crate::app::anim::Cue;
use crate::app::small::Within as _;

/// One layer of a sound, at its time.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Voice {
    /// When it begins, in milliseconds from now.
    pub at: f32,
    /// What sounds.
    pub source: Source,
    /// The pitch, or the middle of the filter, at the beginning and at the end of the sweep, in hertz.
    pub hertz: (f32, f32),
    /// How long it takes to swell, in milliseconds.
    pub attack: f32,
    /// How long it then takes to fall to 1/e, in milliseconds; after [`Voice::length`] it is silent.
    pub decay: f32,
    /// The amplitude at its height, 0 to 1.
    pub gain: f32,
    /// Where in the noise it begins, 0 to 1.
    pub grain: f32,
}

/// What sounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Source {
    /// A sine.
    Tone,
    /// Noise around a pitch; the greater the number, the narrower.
    Band(f32),
    /// Noise below a pitch.
    Low,
}

impl Voice {
    /// How long it is heard, in milliseconds: by then it has fallen to a thousandth.
    #[must_use]
    pub fn length(&self) -> f32 {
        self.attack + 7.0 * self.decay
    }

    /// How long its sweep takes, in milliseconds.
    #[must_use]
    pub fn sweep(&self) -> f32 {
        self.attack + 3.0 * self.decay
    }
}

/// A sound: its layers.
type Patch = &'static [Layer];

/// A layer of a sound.
#[derive(Clone, Copy, Debug)]
struct Layer {
    /// How long after the cue, in milliseconds.
    after: f32,
    source: Source,
    hertz: (f32, f32),
    attack: f32,
    decay: f32,
    gain: f32,
}

/// How loud sounds are, as the player has set it: 0 to 100.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Volume(u8);

impl Volume {
    /// As at first.
    pub const USUAL: Self = Self(60);

    /// The volume of a number; more than 100 counts as 100.
    #[must_use]
    pub fn new(percent: u8) -> Self {
        Self(percent.min(100))
    }

    /// The number, 0 to 100.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.0
    }

    /// What amplitudes are multiplied by: the square, since ears go by ratios.
    #[must_use]
    pub fn gain(self) -> f32 {
        let share = f32::from(self.0) / 100.0;
        share * share
    }
}

/// The voices of a plan's cues. `seed` settles their small differences.
#[must_use]
pub fn voices(cues: &[(f32, Cue)], volume: Volume, seed: u32) -> Vec<Voice> {
    let mut chance = Chance(seed ^ 0x9e37_79b9);
    let mut voices = Vec::new();
    if volume.percent() == 0 {
        return voices;
    }
    for (at, cue) in cues {
        let (patch, own) = patches::of(*cue);
        // One draw a sound: its layers are of one body.
        let pitch = own * (1.0 + 0.06 * chance.next());
        let gain = volume.gain() * (1.0 + 0.15 * chance.next());
        for layer in patch {
            voices.push(Voice {
                // What leads up to a cue has no room before the beginning.
                at: (at + layer.after).max(0.0),
                source: layer.source,
                hertz: (layer.hertz.0 * pitch, layer.hertz.1 * pitch),
                attack: layer.attack,
                decay: layer.decay,
                gain: layer.gain * gain,
                grain: (0.5 + 0.5 * chance.next()).within(0.0, 1.0),
            });
        }
    }
    voices
}

/// A small generator; these differences need no better one.
struct Chance(u32);

impl Chance {
    /// Between -1 and 1.
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as f32 / 8_388_608.0 - 1.0
    }
}
