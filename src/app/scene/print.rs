//! Pieces as they are printed: emblems in flat black and white, or engraved with lines that follow their turning.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

use super::item::{List, Path};
use super::piece::{EMBLEM_DROP, Lathe};
use crate::app::layout::Point;
use crate::app::theme::Rgba;

/// What is cut into a piece whose body and outline are there.
pub(super) struct Print<'a> {
    pub lathe: &'a Lathe<'a>,
    /// Its profile: radius and height.
    pub points: &'a [(f32, f32)],
    /// A square's width.
    pub u: f32,
    pub ink: Rgba,
    /// The colour of lines on a dark body.
    pub pale: Rgba,
}

impl Print<'_> {
    /// An emblem's cone: a band above its foot.
    pub fn band(&self, list: &mut List) {
        list.stroke(self.ring(0.15 - EMBLEM_DROP, 0.0, PI), (0.030 * self.u).max(1.0), self.ink);
    }

    /// An emblem's reel: the rim of its upper disc.
    pub fn rim(&self, list: &mut List) {
        let (at, r) = (self.top(), 0.235 * self.u);
        let rim = Path::ellipse(at, r, r * self.lathe.own_depth());
        list.stroke(rim, (0.030 * self.u).max(1.0), self.pale);
    }

    /// An engraved cone: rings from foot to knob, heavier away from the light.
    pub fn hatched(&self, list: &mut List) {
        let fine = (0.009 * self.u).max(0.35);
        let mut z = 0.04;
        while z < 0.86 {
            list.stroke(self.ring(z, 0.12, PI - 0.35), fine, self.ink.at(0.75));
            list.stroke(self.ring(z, 0.06, 0.46 * PI), 1.8 * fine, self.ink.at(0.85));
            list.stroke(self.ring(z, 0.02, 0.26 * PI), 2.8 * fine, self.ink.at(0.9));
            z += if z < 0.70 { 0.048 } else { 0.036 };
        }
    }

    /// An engraved reel: dark, its rings cut out of the ink.
    pub fn scored(&self, list: &mut List) {
        let fine = (0.010 * self.u).max(0.4);
        let k = self.lathe.own_depth();
        for (i, r) in [0.05, 0.09, 0.13, 0.17, 0.21, 0.25].into_iter().enumerate() {
            let r = r * self.u;
            let path = Path::arc(self.top(), r, r * k, 0.0, TAU);
            list.stroke(path, fine * if i == 5 { 1.8 } else { 1.0 }, self.pale.at(0.80));
        }
        for z in [0.06, 0.10, 0.14, 0.36, 0.41, 0.45, 0.49] {
            list.stroke(self.ring(z, 0.62 * PI, PI - 0.10), fine, self.pale.at(0.70));
            list.stroke(self.ring(z, FRAC_PI_2 - 0.2, 0.66 * PI), 0.6 * fine, self.pale.at(0.45));
        }
    }

    /// The middle of the upper disc.
    fn top(&self) -> Point {
        let high = self.points.last().map_or(0.0, |point| point.1);
        Point::new(0.0, -high * self.lathe.rise() * self.u)
    }

    /// A part of the ring at a height, by its angles: 0 on the right, half of π in front.
    fn ring(&self, z: f32, from: f32, to: f32) -> Path {
        let radius = self.points.windows(2).find(|p| p[0].1 <= z && z < p[1].1).map_or(0.28, |p| {
            let t = (z - p[0].1) / (p[1].1 - p[0].1).max(1e-4);
            p[0].0 + (p[1].0 - p[0].0) * t
        });
        let centre = Point::new(0.0, -z * self.lathe.rise() * self.u);
        let r = radius * self.u;
        Path::arc(centre, r, r * self.lathe.own_depth(), from, to)
    }
}
