//! Pieces as seen: rays marched to a solid of revolution, shaded, and the shadow that it casts on the ground.

use super::noise::{Light, Noise, Tones, blend, hash, light, mix, octaves, squared, step, sum, unit};
use super::solid::{Profile, Vector, along, dot, normal};
use super::surface::Material;
use super::work::Frame;
use crate::app::layout::Rect;
use crate::app::small::Within as _;
use crate::rules::Side;

/// Where the light comes from: from the left, from behind, from above.
const SUN: Vector = [-0.520, 0.300, 0.800];
/// From where along its way to the ground a ray is followed, in squares.
const FAR: f32 = 3.2;
/// How far along it a ray may first meet something: above all that stands here.
const NEAR: f32 = 1.9;

/// What a ray meets.
enum Seen {
    /// The piece, at this point.
    Body(Vector),
    /// The line around it.
    Edge,
    Nothing,
}

/// What of a piece an image shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::scene) enum Part {
    Body,
    Shadow,
}

/// An image of a piece in the making.
#[derive(Debug)]
pub(super) struct Turned {
    pub side: Side,
    pub part: Part,
    frame: Frame,
    /// A square's width in CSS pixels.
    unit: f32,
    depth: f32,
    dress: Dress,
    shadow: [u8; 3],
    done: usize,
    cloud: [Noise; 3],
}

/// What a piece is made of.
#[derive(Clone, Copy, Debug)]
struct Dress {
    own: Light,
    other: Light,
    ring: Light,
    /// How strong its rings are.
    inlay: f32,
    gilt: f32,
    edge: Light,
    /// How much of the sun it mirrors, and how sharply, as a number of squarings.
    gloss: (f32, u8),
    /// How much of the sky it mirrors.
    mirror: f32,
    /// How far light goes around it.
    soft: f32,
    fill: Light,
    sky: Light,
    bounce: Light,
    key: Light,
}

impl Part {
    /// What an image has to hold, with the foot at the origin of squares of this width.
    pub fn bounds(self, unit: f32) -> Rect {
        match self {
            Self::Body => Rect::new(-0.36 * unit, -0.66 * unit, 0.72 * unit, 1.0 * unit),
            Self::Shadow => Rect::new(-0.50 * unit, -0.52 * unit, 1.50 * unit, 1.12 * unit),
        }
    }
}

impl Dress {
    fn new(side: Side, material: Material) -> Self {
        let faience = material == Material::Faience;
        let (own, other, ring, inlay) = match (side, faience) {
            (Side::White, true) => (0xfb_f3e0, 0xed_dcb9, 0x5b_4a36, 0.62),
            (Side::White, false) => (0xf8_efdb, 0xec_dcb8, 0xb0_7f2c, 0.9),
            (Side::Black, true) => (0x28_2733, 0x1b_2a3a, 0x0d_0d12, 0.5),
            (Side::Black, false) => (0x2a_1c15, 0x17_0e0a, 0xb9_8832, 0.9),
        };
        let white = side == Side::White;
        let bounce = if faience { [0.10, 0.30, 0.28] } else { [0.34, 0.27, 0.17] };
        let key = if faience { [1.08, 1.03, 0.95] } else { [1.16, 1.06, 0.88] };
        let pick = |white_: f32, black: f32| if white { white_ } else { black };
        Self {
            own: light(own),
            other: light(other),
            ring: light(ring),
            inlay,
            gilt: if faience { 0.0 } else { 1.0 },
            edge: light(match (white, faience) {
                (true, true) => 0x09_2a2e,
                (true, false) => 0x3b_2715,
                (false, _) => 0x0b_0a0c,
            }),
            gloss: (pick(0.22, 0.24), 6),
            mirror: pick(0.155, if faience { 0.24 } else { 0.29 }),
            soft: pick(0.28, 0.08),
            fill: if white { [0.34, 0.315, 0.27] } else { [0.13; 3] },
            sky: [if white { 0.29 } else { 0.32 }; 3],
            bounce: bounce.map(|c| c * pick(0.62, 0.85)),
            key: key.map(|c| c * pick(0.82, 0.78)),
        }
    }
}

impl Turned {
    pub fn new(side: Side, part: Part, frame: Frame, unit: f32, depth: f32, material: Material) -> Self {
        let shadow = if material == Material::Faience { [9, 34, 40] } else { [26, 14, 6] };
        let dress = Dress::new(side, material);
        Self { side, part, frame, unit, depth, dress, shadow, done: 0, cloud: octaves(5) }
    }

    /// Paints a row; says how much work it was, 0 when there was none left.
    pub fn advance(&mut self, profile: &Profile, tones: &Tones, out: &mut Vec<u8>) -> u32 {
        if self.done >= self.frame.height {
            return 0;
        }
        let cost = match self.part {
            Part::Body => self.body(profile, tones, out),
            Part::Shadow => self.cast(profile, out),
        };
        self.done += 1;
        cost
    }

    /// The way from the eye.
    fn ray(&self) -> Vector {
        [0.0, (1.0 - self.depth * self.depth).max(0.0).sqrt(), -self.depth]
    }

    fn body(&mut self, solid: &Profile, tones: &Tones, out: &mut Vec<u8>) -> u32 {
        const SAMPLES: [(f32, f32); 4] = [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)];
        let mut cost = 0;
        let pixel = 1.0 / (self.frame.ratio * self.unit);
        for x in 0..self.frame.width {
            let middle = self.frame.at(x, self.done) * (1.0 / self.unit);
            let (mut place, mut hits, mut edges) = ([0.0; 3], 0.0_f32, 0.0);
            for (dx, dy) in SAMPLES {
                match self.see(solid, middle.x + dx * pixel, -(middle.y + dy * pixel)) {
                    Seen::Body(p) => {
                        place = along(place, p, 1.0);
                        hits += 1.0;
                    }
                    Seen::Edge => edges += 1.0,
                    Seen::Nothing => {}
                }
            }
            cost += if hits > 0.0 { 60 } else { 12 };
            let own = match hits {
                0.0 => [0.0; 3],
                // once for all, for a surface changes little within a pixel
                hits => self.shade(solid, place.map(|v| v / hits)),
            };
            let all = (hits + edges).max(1.0);
            let light = blend(self.dress.edge, own, hits / all);
            tones.write(out, light, (hits + 0.92 * edges) / 4.0);
        }
        cost
    }

    /// What is seen at a point of the picture, `v` up.
    fn see(&self, solid: &Profile, u: f32, v: f32) -> Seen {
        let ray = self.ray();
        let from = along([u, v * self.depth, v * ray[1]], ray, -FAR);
        let (mut t, mut least) = (NEAR, 9.0_f32);
        for _ in 0..40 {
            let p = along(from, ray, t);
            if p[2] < -0.004 {
                break;
            }
            let gap = solid.distance(p);
            if gap < 0.0022 {
                return Seen::Body(p);
            }
            least = least.min(gap);
            t += gap * 0.9;
        }
        // a thin dark line around it keeps it apart from its ground
        if least < (0.014_f32).max(0.8 / self.unit) { Seen::Edge } else { Seen::Nothing }
    }

    /// The light that a point of the surface sends to the eye.
    fn shade(&mut self, solid: &Profile, p: Vector) -> Light {
        let (n, ray, d) = (solid.facing(p), self.ray(), self.dress);
        let white = self.side == Side::White;
        // how much of the sky it sees
        let mut open = 1.0;
        for i in 1..=4 {
            let i = i as f32;
            let reach = 0.021 * i * i;
            open -= (reach - solid.distance(along(p, n, reach))).max(0.0) * 0.9 / i;
        }
        let open = open.within(0.25, 1.0) * mix(0.62, 1.0, step(0.0, 0.16, p[2]));
        let sun = toward_sun(solid, along(p, n, 0.03), 0.04, 1.2, 6.0);
        let [x, y, z] = p;
        let cloud = sum(&mut self.cloud, x * 4.0 + 9.0, z * 9.0 + y * 3.0);
        let mut colour = blend(d.own, d.other, unit(cloud * 1.3 - 0.2));
        let ring = |at: f32, half: f32| 1.0 - step(half * 0.6, half * 1.4, (z - at).abs());
        let ring = if white {
            ring(0.135, 0.011).max(ring(0.175, 0.008))
        } else {
            ring(0.512, 0.009).max(ring(0.052, 0.009))
        };
        colour = blend(colour, d.ring, ring * d.inlay);
        if white && hash((x * 60.0) as i32, (z * 60.0) as i32 + (y * 60.0) as i32 * 7, 3) > 0.992 {
            colour = colour.map(|c| c * 0.8);
        }
        let lit = unit((dot(n, SUN) + d.soft) / (1.0 + d.soft)) * mix(0.25, 1.0, sun);
        let sky = 0.5 + 0.5 * n[2];
        let side = (n[1] * -0.75 + n[2] * 0.35 + n[0] * 0.35).max(0.0);
        let around = blend(d.bounce, d.sky, sky);
        for i in 0..3 {
            colour[i] *= d.key[i] * lit + open * (around[i] + side * d.fill[i]);
        }
        // a window to the upper left and a bright wall to the right, mirrored
        let r = along(ray, n, -2.0 * dot(n, ray));
        let level = r[2].max(0.05);
        let (wx, wy) = (r[0] / level, r[1] / level);
        let window = step(0.05, 0.10, r[2])
            * step(-1.95, -1.40, wx)
            * step(-0.10, -0.70, wx)
            * step(-1.1, -0.50, wy)
            * step(1.45, 0.90, wy);
        let wall = step(0.50, 0.78, r[0]) * step(0.98, 0.80, r[0]) * step(-0.2, 0.1, r[2]) * 0.5;
        let grazing = (1.0 + dot(n, ray)).within(0.0, 1.0);
        let fresnel = 0.04 + 0.96 * squared(grazing, 2) * grazing;
        let half = normal(along(SUN, ray, -1.0));
        let gilt = ring * d.gilt;
        let gleam = squared(unit(dot(n, half)), d.gloss.1) * d.gloss.0 * sun
            + (window * mix(0.55, 1.0, sun) + wall) * d.mirror * (1.0 + 3.0 * fresnel) * open
            + fresnel * 0.30 * open * (0.3 + 0.7 * sky) * (d.mirror + 0.05)
            + gilt * (window * 0.5 + 0.06);
        // the brightest are held back, so that none burns out
        colour.map(|c| c + gleam).map(|c| c / (1.0 + (c - 0.72).max(0.0) * 0.7))
    }

    /// The shadow on the ground: long and soft, and dark where the piece touches.
    fn cast(&mut self, solid: &Profile, out: &mut Vec<u8>) -> u32 {
        let [r, g, b] = self.shadow;
        for x in 0..self.frame.width {
            let at = self.frame.at(x, self.done) * (1.0 / self.unit);
            let (u, v) = (at.x, -at.y / self.depth);
            let sun = toward_sun(solid, [u, v, 0.002], 0.015, 2.2, 5.5);
            let sun = sun * sun * (3.0 - 2.0 * sun);
            let gap = 1.0 - unit(solid.distance([u, v, 0.05]) / 0.16);
            let alpha = ((1.0 - sun) * 0.50 + gap * gap * 0.58).min(0.86);
            out.extend([r, g, b, (alpha * 255.0 + 0.5) as u8]);
        }
        self.frame.width as u32 * 8
    }
}

/// How much of the sun a point sees past the solid, 0 to 1: the less, the closer the way there passes by it.
fn toward_sun(solid: &Profile, from: Vector, mut t: f32, most: f32, sharp: f32) -> f32 {
    let mut least = 1.0_f32;
    while t < most {
        let gap = solid.distance(along(from, SUN, t));
        if gap < 0.001 {
            return 0.0;
        }
        least = least.min(sharp * gap / t);
        t += gap.within(0.04, 0.2) + 0.04 * t;
    }
    least
}
