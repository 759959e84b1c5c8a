//! The fibres of papyrus, light and dark, laid thinly over the whole stage: two layers across each other, the one
//! along hardly covering the one below.

use super::noise::{Noise, unit};
use super::work::Frame;
use crate::app::small::Within as _;

/// The strongest that a fibre covers what is under it.
const MOST: f32 = 0.12;
/// How far from the stage's edge the fibres are whole, in CSS pixels.
const FADE: f32 = 28.0;

/// Fibres in the making.
#[derive(Debug)]
pub(super) struct Fibre {
    frame: Frame,
    done: usize,
    strands: Noise,
    weave: Noise,
    bands: Noise,
    patch: Noise,
}

impl Fibre {
    pub fn new(frame: Frame) -> Self {
        let [strands, weave, bands, patch] = [3, 4, 8, 12].map(Noise::new);
        Self { frame, done: 0, strands, weave, bands, patch }
    }

    /// Paints a row; says how much work it was, 0 when there was none left.
    pub fn advance(&mut self, out: &mut Vec<u8>) -> u32 {
        let Frame { width, height, .. } = self.frame;
        if self.done >= height {
            return 0;
        }
        let stage = self.frame.rect();
        for x in 0..width {
            let at = self.frame.at(x, self.done);
            let edge = at.x.min(at.y).min(stage.right() - at.x).min(stage.bottom() - at.y);
            let patch = self.patch.at(at.x * 0.011, at.y * 0.019);
            let tone = (self.strands.at(at.x * 0.0139, at.y * 0.289) - 0.5) * (0.4 + 0.5 * patch)
                + (self.weave.at(at.x * 0.233, at.y * 0.0083) - 0.5) * (0.30 - 0.28 * patch)
                + (self.bands.at(at.x * 0.0083, at.y * 0.094) - 0.5) * 0.55;
            let alpha = (tone.abs() * 0.20).within(0.0, MOST) * unit(edge / FADE);
            out.extend(if tone < 0.0 { [120, 88, 40] } else { [255, 250, 228] });
            out.push((alpha * 255.0) as u8);
        }
        self.done += 1;
        width as u32 * 3
    }
}
