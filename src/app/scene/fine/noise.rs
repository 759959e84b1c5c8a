//! Seeded noise and the small sums of shading, in 32-bit floats and without the mathematical library.

use crate::app::small::Within as _;

/// Red, green and blue of light, linear, 0 to 1.
pub(super) type Light = [f32; 3];

/// Smooth noise between 0 and 1 over the plane, the same for the same seed everywhere. It keeps the corners of
/// the cell that was asked for last, for neighbouring points mostly share one.
#[derive(Clone, Debug)]
pub(super) struct Noise {
    seed: u32,
    cell: (i32, i32),
    corners: [f32; 4],
}

impl Noise {
    pub fn new(seed: u32) -> Self {
        Self { seed, cell: (i32::MIN, i32::MIN), corners: [0.0; 4] }
    }

    pub fn at(&mut self, x: f32, y: f32) -> f32 {
        let (left, top) = (x.floor(), y.floor());
        let cell = (left as i32, top as i32);
        if cell != self.cell {
            self.fetch(cell);
        }
        let (x, y) = (ease(x - left), ease(y - top));
        let [a, b, c, d] = self.corners;
        a + (b - a) * x + (c - a) * y + (a - b - c + d) * x * y
    }

    #[inline(never)]
    fn fetch(&mut self, (x, y): (i32, i32)) {
        self.cell = (x, y);
        let (right, below) = (x.wrapping_add(1), y.wrapping_add(1));
        self.corners = [(x, y), (right, y), (x, below), (right, below)].map(|(x, y)| hash(x, y, self.seed));
    }
}

/// Noises for as many octaves.
pub(super) fn octaves<const N: usize>(seed: u32) -> [Noise; N] {
    core::array::from_fn(|i| Noise::new(seed + 17 * i as u32))
}

/// The sum of octaves, each half as strong and twice as fine as the one before; between 0 and 1.
#[inline(never)]
pub(super) fn sum(octaves: &mut [Noise], mut x: f32, mut y: f32) -> f32 {
    let (mut value, mut strength, mut all) = (0.0, 0.5, 0.0);
    for noise in octaves {
        value += strength * noise.at(x, y);
        all += strength;
        strength *= 0.5;
        x = x * 2.03 + 11.7;
        y = y * 2.03 + 5.3;
    }
    value / all
}

/// A number between 0 and 1 for a point of the grid.
#[inline(never)]
pub(super) fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut h = (x as u32)
        .wrapping_mul(374_761_393)
        .wrapping_add((y as u32).wrapping_mul(668_265_263))
        .wrapping_add(seed.wrapping_mul(982_451_653));
    h = (h ^ h >> 13).wrapping_mul(1_274_126_177);
    h = (h ^ h >> 15).wrapping_mul(2_246_822_519);
    h ^= h >> 16;
    (h >> 8) as f32 / 16_777_216.0
}

fn ease(t: f32) -> f32 {
    t * t * (3.0 - 2.0 * t)
}

/// From 0 at `from` to 1 at `to`, level at both ends.
pub(super) fn step(from: f32, to: f32, x: f32) -> f32 {
    ease(unit((x - from) / (to - from)))
}

/// The number within 0 and 1.
pub(super) fn unit(x: f32) -> f32 {
    x.within(0.0, 1.0)
}

/// The share `t` of the way from `a` to `b`.
pub(super) fn mix(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// [`mix`] of two lights.
#[inline(never)]
pub(super) fn blend(a: Light, b: Light, t: f32) -> Light {
    core::array::from_fn(|i| mix(a[i], b[i], t))
}

/// `x` squared so many times.
pub(super) fn squared(x: f32, times: u8) -> f32 {
    (0..times).fold(x, |x, _| x * x)
}

/// A bell of height 1 about 0, as the Gaussian exp(-x²) but ending at 2.8.
pub(super) fn bell(x: f32) -> f32 {
    squared((1.0 - x * x / 8.0).max(0.0), 3)
}

/// The signed distance from a box with rounded corners, given the way from its middle; negative inside.
#[inline(never)]
pub(super) fn to_box(x: f32, y: f32, w: f32, h: f32, radius: f32) -> f32 {
    let (x, y) = (x.abs() - w / 2.0 + radius, y.abs() - h / 2.0 + radius);
    let (out_x, out_y) = (x.max(0.0), y.max(0.0));
    (out_x * out_x + out_y * out_y).sqrt() + x.max(y).min(0.0) - radius
}

/// From light to the bytes of a screen, by a gamma of 2.2, and back.
#[derive(Clone, Debug)]
pub(super) struct Tones {
    /// By the square root of the light, which spreads the darks.
    bytes: Vec<u8>,
}

const STEPS: f32 = 1023.0;

impl Tones {
    pub fn new() -> Self {
        let mut byte = 0_u8;
        let bytes = (0..=STEPS as u32)
            .map(|i| {
                let light = squared(i as f32 / STEPS, 1);
                while byte < 255 && power_2_2((f32::from(byte) + 0.5) / 255.0) < light {
                    byte += 1;
                }
                byte
            })
            .collect();
        Self { bytes }
    }

    pub fn byte(&self, light: f32) -> u8 {
        let at = (light.within(0.0, 1.0).sqrt() * STEPS + 0.5) as usize;
        self.bytes.get(at).copied().unwrap_or(255)
    }

    /// A pixel of this light and opacity.
    #[inline(never)]
    pub fn write(&self, out: &mut Vec<u8>, light: Light, opacity: f32) {
        let [r, g, b] = light.map(|c| self.byte(c));
        out.extend([r, g, b, (unit(opacity) * 255.0 + 0.5) as u8]);
    }
}

/// The light of a colour `0xRRGGBB`.
#[inline(never)]
pub(super) fn light(rgb: u32) -> Light {
    [16, 8, 0].map(|shift| power_2_2((rgb >> shift & 0xff) as f32 / 255.0))
}

/// `x` to the power 2.2, for `x` from 0 to 1: its square times its fifth root, the latter by Newton's method.
fn power_2_2(x: f32) -> f32 {
    if x <= 0.0 {
        return 0.0;
    }
    let mut root = 1.0_f32;
    for _ in 0..12 {
        root -= (root - x / squared(root, 2)) / 5.0;
    }
    x * x * root
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gamma_is_that_of_the_library() {
        let tones = Tones::new();
        for i in 0..=255_u32 {
            let exact = (i as f32 / 255.0).powf(2.2);
            assert!((power_2_2(i as f32 / 255.0) - exact).abs() < 1e-4, "{i}");
            let back = u32::from(tones.byte(exact));
            assert!(back.abs_diff(i) <= 1, "{i} became {back}");
        }
        assert_eq!([tones.byte(-1.0), tones.byte(7.0), tones.byte(f32::NAN)], [0, 255, 0]);
    }

    #[test]
    fn noise_stays_between_0_and_1_and_has_no_jumps() {
        let mut octaves = octaves::<4>(5);
        let mut before = sum(&mut octaves, -20.0, 3.0);
        for i in -20_000..20_000 {
            let value = sum(&mut octaves, i as f32 * 0.001, 3.0);
            assert!((0.0..=1.0).contains(&value));
            assert!((value - before).abs() < 0.02, "{i}");
            before = value;
        }
    }

    #[test]
    fn what_was_asked_before_changes_no_answer() {
        let (mut one, mut other) = (Noise::new(9), Noise::new(9));
        for i in 0..500 {
            let (x, y) = (i as f32 * 0.37, i as f32 * -0.81);
            other.at(x + 3.0, y);
            assert_eq!(one.at(x, y), other.at(x, y));
        }
    }
}
