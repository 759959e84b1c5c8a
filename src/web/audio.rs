//! The synthesiser: carries out voices with the browser's own. What the browser refuses stays silent.

use std::cell::{Cell, RefCell};

use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode, BiquadFilterType,
    GainNode,
};

use crate::app::Silence;
use crate::app::sound::{Source, Voice};
use crate::web::error::WebError;
use crate::web::listener::settle;

/// The device's sound, once there has been a gesture.
#[derive(Debug, Default)]
pub struct Audio {
    gesture: Cell<bool>,
    bench: RefCell<Option<Bench>>,
}

/// What voices are made with.
#[derive(Debug)]
struct Bench {
    context: AudioContext,
    /// Everything goes through it, so that all can be cut off at once.
    out: GainNode,
    /// A second of noise.
    noise: AudioBuffer,
}

impl Audio {
    /// The visitor has touched the page: sound may begin, or go on after an interruption.
    pub fn gesture(&self) {
        self.gesture.set(true);
        if let Some(bench) = self.bench.borrow().as_ref() {
            bench.wake();
        }
    }

    /// Sounds voices.
    pub fn play(&self, voices: &[Voice]) {
        if !self.gesture.get() {
            return;
        }
        let mut bench = self.bench.borrow_mut();
        if bench.is_none() {
            *bench = Bench::new().ok();
        }
        if let Some(bench) = bench.as_ref() {
            bench.wake();
            let now = bench.context.current_time();
            for voice in voices {
                // The others may do.
                let _ = bench.sound(voice, now);
            }
        }
    }

    /// Drops all that sounds or is to sound.
    pub fn hush(&self, silence: Silence) {
        if let Some(bench) = self.bench.borrow_mut().as_mut() {
            let _ = bench.cut();
            if silence == Silence::Away
                && let Ok(promise) = bench.context.suspend()
            {
                settle(&promise, |_| {});
            }
        }
    }
}

impl Bench {
    fn new() -> Result<Self, WebError> {
        let context = AudioContext::new()?;
        let out = context.create_gain()?;
        out.connect_with_audio_node(&context.destination())?;
        let rate = context.sample_rate();
        let mut seed = 1_u32;
        let noise: Vec<f32> = (0..rate as usize)
            .map(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 8) as f32 / 8_388_608.0 - 1.0
            })
            .collect();
        let buffer = context.create_buffer(1, noise.len() as u32, rate)?;
        buffer.copy_to_channel(&noise, 0)?;
        Ok(Self { context, out, noise: buffer })
    }

    fn wake(&self) {
        if self.context.state() != AudioContextState::Running
            && let Ok(promise) = self.context.resume()
        {
            settle(&promise, |_| {});
        }
    }

    fn cut(&mut self) -> Result<(), WebError> {
        let out = self.context.create_gain()?;
        out.connect_with_audio_node(&self.context.destination())?;
        self.out.disconnect()?;
        self.out = out;
        Ok(())
    }

    fn sound(&self, voice: &Voice, now: f64) -> Result<(), WebError> {
        let c = &self.context;
        let seconds = |ms: f32| f64::from(ms) / 1000.0;
        let start = now + seconds(voice.at);
        let level = c.create_gain()?;
        let gain = level.gain();
        gain.set_value_at_time(0.0, start)?;
        gain.linear_ramp_to_value_at_time(voice.gain, start + seconds(voice.attack))?;
        gain.set_target_at_time(0.0, start + seconds(voice.attack), seconds(voice.decay))?;
        level.connect_with_audio_node(&self.out)?;

        let (pitch, ends): (_, AudioScheduledSourceNode) = match voice.source {
            Source::Tone => {
                let tone = c.create_oscillator()?;
                tone.connect_with_audio_node(&level)?;
                tone.start_with_when(start)?;
                (tone.frequency(), tone.into())
            }
            Source::Band(_) | Source::Low => {
                let filter = c.create_biquad_filter()?;
                match voice.source {
                    Source::Band(narrow) => {
                        filter.set_type(BiquadFilterType::Bandpass);
                        filter.q().set_value(narrow);
                    }
                    _ => filter.set_type(BiquadFilterType::Lowpass),
                }
                filter.connect_with_audio_node(&level)?;
                let noise = c.create_buffer_source()?;
                noise.set_buffer(Some(&self.noise));
                noise.set_loop(true);
                let from: &AudioNode = &noise;
                from.connect_with_audio_node(&filter)?;
                noise.start_with_when_and_grain_offset(start, f64::from(voice.grain))?;
                (filter.frequency(), noise.into())
            }
        };
        pitch.set_value_at_time(voice.hertz.0, start)?;
        pitch.exponential_ramp_to_value_at_time(voice.hertz.1, start + seconds(voice.sweep()))?;
        ends.stop_with_when(start + seconds(voice.length()))?;
        Ok(())
    }
}
