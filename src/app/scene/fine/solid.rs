//! Solids as distances: how far a point is from a piece.

use super::noise::{mix, unit};
use crate::app::scene::piece::outline_of;
use crate::rules::Side;

/// A point or a direction: to the right, away from the viewer, up; in squares.
pub(super) type Vector = [f32; 3];

pub(super) fn dot(a: Vector, b: Vector) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// `a` and `t` times `b`.
pub(super) fn along(a: Vector, b: Vector, t: f32) -> Vector {
    [a[0] + b[0] * t, a[1] + b[1] * t, a[2] + b[2] * t]
}

pub(super) fn normal(a: Vector) -> Vector {
    a.map(|v| v / dot(a, a).max(1e-12).sqrt())
}

/// The distances around a piece, by radius and height, made row by row.
#[derive(Clone, Debug)]
pub(super) struct Profile {
    points: Vec<(f32, f32)>,
    grid: Vec<f32>,
}

/// Between neighbours of the grid.
const STEP: f32 = 0.0125;
const WIDE: usize = 56;
const TALL: usize = 112;
/// The grid's lowest height.
const LOWEST: f32 = -0.14;

impl Profile {
    pub fn new(side: Side) -> Self {
        Self { points: outline_of(side), grid: Vec::with_capacity(WIDE * TALL) }
    }

    /// Works out a row; says how much work it was, 0 when there was none left.
    pub fn advance(&mut self) -> u32 {
        let row = self.grid.len() / WIDE;
        if row >= TALL {
            return 0;
        }
        let z = LOWEST + row as f32 * STEP;
        for i in 0..WIDE {
            let x = i as f32 * STEP;
            let (mut least, mut inside) = (9.0_f32, false);
            for pair in self.points.windows(2) {
                let ((ax, az), (bx, bz)) = (pair[0], pair[1]);
                let (ex, ez, wx, wz) = (bx - ax, bz - az, x - ax, z - az);
                let t = unit((wx * ex + wz * ez) / (ex * ex + ez * ez + 1e-9));
                let (dx, dz) = (wx - ex * t, wz - ez * t);
                least = least.min(dx * dx + dz * dz);
                if (az > z) != (bz > z) && x < ax + wz / ez * ex {
                    inside = !inside;
                }
            }
            let least = least.sqrt();
            self.grid.push(if inside { -least } else { least });
        }
        WIDE as u32 * 12
    }

    /// The distance of a point at this radius and height; negative inside.
    fn at(&self, r: f32, z: f32) -> f32 {
        let (x, z) = (r / STEP, (z - LOWEST) / STEP);
        let (in_x, in_z) = (x.min(WIDE as f32 - 1.01), z.max(0.0).min(TALL as f32 - 1.01));
        let beyond = (x - in_x + (z - in_z).abs()) * STEP;
        let (i, j) = (in_x as usize, in_z as usize);
        let (a, b) = (in_x - i as f32, in_z - j as f32);
        match self.grid.get(j * WIDE + i..j * WIDE + i + WIDE + 2) {
            Some(g) => mix(mix(g[0], g[1], a), mix(g[WIDE], g[WIDE + 1], a), b) + beyond * 0.8,
            None => 9.0,
        }
    }
}

impl Profile {
    /// How far a point is from the surface of the piece that stands at the origin; negative inside.
    #[inline(never)]
    pub fn distance(&self, p: Vector) -> f32 {
        self.at((p[0] * p[0] + p[1] * p[1]).sqrt(), p[2])
    }

    /// Which way the surface faces near a point: by the distances at the corners of a tetrahedron.
    pub fn facing(&self, p: Vector) -> Vector {
        const CORNERS: [Vector; 4] =
            [[1.0, -1.0, -1.0], [-1.0, -1.0, 1.0], [-1.0, 1.0, -1.0], [1.0, 1.0, 1.0]];
        let mut sum = [0.0; 3];
        for corner in CORNERS {
            sum = along(sum, corner, self.distance(along(p, corner, 0.009)));
        }
        normal(sum)
    }
}
