//! The pieces: cones and reels, turned on a lathe.
//!
//! A solid of revolution is drawn as a stack of ellipses from its foot to its top, each with a gradient that
//! follows the light around it, and an outline around the whole. The stack is made once for each kind and
//! size and used as a sprite.

use std::rc::Rc;

use super::item::{Item, List, Paint, Path, Sprite};
use super::print::Print;
use crate::app::layout::{Point, Rect};
use crate::app::small::{Within as _, sin_cos};
use crate::app::theme::{Finish, Rgba, Theme};
use crate::rules::Side;

/// Radius and height of a solid along its outline, from the middle of its foot to that of its top, in squares.
type Profile = &'static [(f32, f32)];

const CONE: Profile = &[
    (0.25, 0.0),
    (0.285, 0.01),
    (0.287, 0.055),
    (0.264, 0.10),
    (0.232, 0.24),
    (0.192, 0.42),
    (0.150, 0.585),
    (0.124, 0.66),
    (0.120, 0.70),
    (0.138, 0.745),
    (0.134, 0.81),
    (0.097, 0.865),
    (0.05, 0.885),
    (0.005, 0.888),
];
const REEL: Profile = &[
    (0.25, 0.0),
    (0.285, 0.01),
    (0.290, 0.06),
    (0.278, 0.105),
    (0.20, 0.15),
    (0.158, 0.21),
    (0.150, 0.28),
    (0.158, 0.35),
    (0.20, 0.41),
    (0.278, 0.455),
    (0.290, 0.50),
    (0.282, 0.555),
    (0.255, 0.570),
    (0.225, 0.566),
    (0.13, 0.548),
    (0.005, 0.545),
];

/// Where rings are cut, by height.
const CONE_RINGS: [f32; 2] = [0.135, 0.178];
const REEL_RINGS: [f32; 2] = [0.515, 0.055];

/// How far below its foot's place an emblem begins, in squares.
pub(super) const EMBLEM_DROP: f32 = 0.22;

/// The direction of the light: from the left, from behind, from above.
const LIGHT: [f32; 3] = [-0.52, 0.30, 0.80];

/// A solid's height, in squares.
pub(super) const fn height(side: Side) -> f32 {
    match side {
        Side::White => 0.89,
        Side::Black => 0.57,
    }
}

/// Makes pieces of one theme, seen from one angle.
pub(super) struct Lathe<'a> {
    pub theme: &'a Theme,
    /// What a length away from the viewer shrinks to.
    pub depth: f32,
    made: Vec<(u64, Rc<Vec<Item>>)>,
}

#[derive(Clone, Copy)]
enum Part {
    Body,
    Shadow,
}

impl<'a> Lathe<'a> {
    pub fn new(theme: &'a Theme, depth: f32) -> Self {
        Self { theme, depth, made: Vec::new() }
    }

    /// What a height shrinks to.
    pub fn rise(&self) -> f32 {
        match self.theme.finish {
            Finish::Solid | Finish::Engraved => (1.0 - self.depth * self.depth).max(0.0).sqrt(),
            Finish::Flat => 0.72,
        }
    }

    /// What a piece's own depth shrinks to. Without shading, a piece is told by its outline, which is
    /// clearer from lower down.
    pub fn own_depth(&self) -> f32 {
        match self.theme.finish {
            Finish::Solid | Finish::Engraved => self.depth,
            Finish::Flat => 0.24,
        }
    }

    /// A piece standing on its foot at the origin, made for a square `unit` wide.
    pub fn body(&mut self, side: Side, unit: f32) -> Sprite {
        self.sprite(side, unit, Part::Body)
    }

    /// The shadow that it throws on the ground.
    pub fn shadow(&mut self, side: Side, unit: f32) -> Sprite {
        self.sprite(side, unit, Part::Shadow)
    }

    fn sprite(&mut self, side: Side, unit: f32, part: Part) -> Sprite {
        // sizes are told apart to a quarter of a pixel, which the eye cannot see
        let size = (unit * 4.0).round().max(1.0);
        let view = (self.depth * 255.0) as u64;
        let name = size as u64
            | view << 20
            | (self.theme.id as u64) << 32
            | (side as u64) << 36
            | (part as u64) << 37;
        let unit = size / 4.0;
        let items = match self.made.iter().find(|(made, _)| *made == name) {
            Some((_, items)) => items.clone(),
            None => {
                let mut list = List::default();
                match part {
                    Part::Body => self.turn(&mut list, side, unit),
                    Part::Shadow => self.cast(&mut list, side, unit),
                }
                let items = Rc::new(list.0);
                self.made.push((name, items.clone()));
                items
            }
        };
        let bounds = match part {
            Part::Body => Rect::new(-0.36 * unit, -0.66 * unit, 0.72 * unit, 1.0 * unit),
            Part::Shadow => Rect::new(-0.55 * unit, -0.50 * unit, 1.65 * unit, 1.30 * unit),
        };
        Sprite { name, items, bounds, at: Point::default(), scale: 1.0, alpha: 1.0 }
    }

    #[inline(never)]
    fn turn(&self, list: &mut List, side: Side, u: f32) {
        let t = self.theme;
        let (profile, tones, edge, ring, rings) = match side {
            Side::White => (CONE, t.cone, t.cone_edge, t.cone_ring, CONE_RINGS),
            Side::Black => (REEL, t.reel, t.reel_edge, t.reel_ring, REEL_RINGS),
        };
        let mut points = smooth(profile);
        if t.finish == Finish::Flat {
            // an emblem stands in the middle of its square, and a reel is told by its waist, which needs height
            let stretch = if side == Side::Black { 1.22 } else { 1.0 };
            for point in &mut points {
                point.1 = point.1 * stretch - EMBLEM_DROP;
            }
        }
        let outline = self.outline(&points, u);
        let width = (0.014 * u).max(1.0);
        if t.finish != Finish::Solid {
            list.fill(outline.clone(), tones[1]);
            list.stroke(
                outline.clone(),
                (if t.finish == Finish::Flat { 0.040 } else { 0.026 } * u).max(1.0),
                edge,
            );
            let print = Print { lathe: self, points: &points, u, ink: edge, pale: ring };
            match (t.finish, side) {
                (Finish::Flat, Side::White) => print.band(list),
                (Finish::Flat, Side::Black) => print.rim(list),
                (_, Side::White) => print.hatched(list),
                (_, Side::Black) => print.scored(list),
            }
            return;
        }
        list.stroke(outline.clone(), 2.0 * width, edge.at(0.92));
        list.clipped(outline.clone(), |list| {
            list.fill(outline.clone(), tones[1]);
            for pair in points.windows(2) {
                self.slice(list, pair[0], pair[1], side, &tones, u);
            }
            self.rings(list, &points, &rings, u, (0.014 * u).max(0.6), ring.at(0.85));
        });
    }

    /// One ring of the surface, between two points of the profile.
    fn slice(
        &self,
        list: &mut List,
        low: (f32, f32),
        high: (f32, f32),
        side: Side,
        tones: &[Rgba; 3],
        u: f32,
    ) {
        let ((r0, z0), (r1, z1)) = (low, high);
        let (dr, dz) = (r1 - r0, z1 - z0);
        let length = (dr * dr + dz * dz).sqrt().max(1e-6);
        let (out, up) = (dz / length, -dr / length);
        let (r, z) = ((r0 + r1) / 2.0, (z0 + z1) / 2.0);
        let near = smoothstep(0.0, 0.20, z);
        // in a hollow the far wall is seen, elsewhere the near one
        let toward = if dz < 0.0 { 1.0 } else { -1.0 };
        let mut stops = Vec::with_capacity(9);
        for i in 0..9 {
            let x = (i as f32 / 4.0 - 1.0) * 0.999;
            let y = toward * (1.0 - x * x).sqrt();
            let normal = [out * x, out * y, up];
            stops.push((i as f32 / 8.0, self.shade(normal, near, side, tones)));
        }
        let centre = Point::new(0.0, -z * self.rise() * u);
        let (left, right) = (Point::new(-r * u, centre.y), Point::new(r * u, centre.y));
        list.fill(Path::ellipse(centre, r * u, r * self.own_depth() * u), Paint::linear(left, right, &stops));
    }

    /// The light that a surface sends to the eye.
    fn shade(&self, n: [f32; 3], near: f32, side: Side, tones: &[Rgba; 3]) -> Rgba {
        let dot = |a: [f32; 3], b: [f32; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        let eye = [0.0, -self.rise(), self.own_depth()];
        // ivory is soft and lets light through, glaze is hard and mirrors a window
        let (wrap, gloss, shine) = match side {
            Side::White => (0.34, 4, 0.35),
            Side::Black => (0.06, 5, 0.85),
        };
        let key = ((dot(n, LIGHT) + wrap) / (1.0 + wrap)).max(0.0);
        let fill = 0.22 * (-0.75 * n[1] + 0.35 * n[0] + 0.35 * n[2]).max(0.0) + 0.10 * (0.5 + 0.5 * n[2]);
        let light = (0.86 * key + fill) * (0.58 + 0.42 * near);
        let body = if light < 0.5 {
            tones[2].mix(tones[1], light * 2.0)
        } else {
            tones[1].mix(tones[0], light * 2.0 - 1.0)
        };
        let half = [LIGHT[0] + eye[0], LIGHT[1] + eye[1], LIGHT[2] + eye[2]];
        let size = dot(half, half).sqrt();
        let mirror = power((dot(n, half) / size).max(0.0), gloss) * shine;
        // and, low on the left, a second window
        let low = [-0.62, -0.66, 0.42];
        let second = power(dot(n, low).max(0.0), gloss) * shine * 0.42;
        let rim = power(1.0 - dot(n, eye).max(0.0), 2) * 0.16 * near;
        body.mix(Rgba::rgb(0xff_fdf6), mirror + second + rim)
    }

    fn rings(&self, list: &mut List, points: &[(f32, f32)], rings: &[f32], u: f32, width: f32, colour: Rgba) {
        for z in rings {
            let radius = points
                .windows(2)
                .find(|p| p[0].1 <= *z && *z < p[1].1)
                .map_or(0.28, |p| (p[0].0 + p[1].0) / 2.0);
            let centre = Point::new(0.0, -z * self.rise() * u);
            let path = Path::arc(
                centre,
                radius * u,
                radius * self.own_depth() * u,
                0.03,
                core::f32::consts::PI - 0.03,
            );
            list.stroke(path, width, colour);
        }
    }

    /// The outline of the whole: at each height of the picture, the widest of the ellipses.
    fn outline(&self, points: &[(f32, f32)], u: f32) -> Path {
        let reach = |(r, z): &(f32, f32)| {
            (z * self.rise() + r * self.own_depth(), -z * self.rise() + r * self.own_depth())
        };
        let top = points.iter().map(|p| reach(p).0).fold(0.0, f32::max);
        let bottom = points.iter().map(|p| reach(p).1).fold(0.0, f32::max);
        let mut right = Vec::with_capacity(96);
        for i in 0..=44 {
            // denser towards both ends, where it curves
            let y = -top + (top + bottom) * (0.5 - 0.5 * sin_cos(i as f32 / 44.0 * core::f32::consts::PI).1);
            let half = points.iter().map(|(r, z)| {
                let v = (y + z * self.rise()) / (r * self.own_depth());
                r * (1.0 - v * v).max(0.0).sqrt()
            });
            right.push(Point::new(half.fold(0.0, f32::max) * u, y * u));
        }
        let left: Vec<_> = right.iter().rev().map(|p| Point::new(-p.x, p.y)).collect();
        right.extend(left);
        Path::closed(&right)
    }

    /// The shadow, long and soft, and a darker one where the foot touches the ground.
    #[inline(never)]
    fn cast(&self, list: &mut List, side: Side, u: f32) {
        let t = self.theme;
        let strength = match t.finish {
            Finish::Solid => 1.0,
            Finish::Engraved => 0.5,
            Finish::Flat => return,
        };
        let (top, height) = match side {
            Side::White => (0.13, 0.85),
            Side::Black => (0.28, 0.53),
        };
        let fall = Point::new(-LIGHT[0] / LIGHT[2], LIGHT[1] / LIGHT[2]) * height;
        // the hull of foot and top: in each direction, the one that reaches farther
        let hull: Vec<_> = (0..40)
            .map(|i| {
                let (sin, cos) = sin_cos(i as f32 / 40.0 * core::f32::consts::TAU);
                let (r, at) = if fall.x * cos + fall.y * sin + top > 0.28 {
                    (top, fall)
                } else {
                    (0.28, Point::default())
                };
                Point::new((at.x + r * cos) * u, (at.y + r * sin) * self.depth * u)
            })
            .collect();
        list.shadow(Path::closed(&hull), t.shadow.at(0.46 * strength), 0.17 * u, 0.0);
        list.shadow(
            Path::ellipse(Point::new(0.02 * u, 0.02 * u), 0.29 * u, 0.25 * u),
            t.shadow.at(0.62 * strength),
            0.10 * u,
            0.0,
        );
    }
}

/// A piece's outline, radius and height, from the middle of its foot to that of its top, in squares.
pub(super) fn outline_of(side: Side) -> Vec<(f32, f32)> {
    let mut points = smooth(match side {
        Side::White => CONE,
        Side::Black => REEL,
    });
    points.insert(0, (0.0, 0.0));
    points
}

/// The profile with its corners cut twice.
fn smooth(profile: Profile) -> Vec<(f32, f32)> {
    let mut points = profile.to_vec();
    for _ in 0..2 {
        let mut next = vec![points[0]];
        for pair in points.windows(2) {
            let at =
                |t: f32| (pair[0].0 + (pair[1].0 - pair[0].0) * t, pair[0].1 + (pair[1].1 - pair[0].1) * t);
            next.extend([at(0.25), at(0.75)]);
        }
        next.extend(points.last());
        points = next;
    }
    points
}

/// `x` squared so many times.
fn power(x: f32, squared: u8) -> f32 {
    (0..squared).fold(x, |x, _| x * x)
}

fn smoothstep(from: f32, to: f32, x: f32) -> f32 {
    let t = ((x - from) / (to - from)).within(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}
