//! The relief of board and trays: how high each point is, and what it is made of.

use super::noise::{Noise, hash, step, to_box};
use super::surface::{Material, Stuff};
use crate::app::layout::{Compartment, Layout, Rect, Shape};
use crate::app::scene::item::Path;
use crate::app::scene::view::Waits;
use crate::rules::Side;

/// A block with a relief on its upper face. Lengths are CSS pixels; on the upper face they are those seen from
/// right above, from its left upper corner.
#[derive(Clone, Debug)]
pub(super) struct Form {
    /// Where all of it is seen, the front face included.
    pub all: Rect,
    /// The upper face's width and depth.
    pub face: (f32, f32),
    /// A square's width, by which details are measured.
    pub s: f32,
    /// What depth shrinks to.
    pub depth: f32,
    pub shape: Shape,
    pub material: Material,
    pub cuts: Cuts,
    wobble: Noise,
}

/// What is cut into a block.
#[derive(Clone, Debug)]
pub(super) enum Cuts {
    /// Squares, within a frame of this width.
    Squares { rim: (f32, f32), columns: i32, rows: i32 },
    /// Dishes.
    Dishes(Vec<Rect>),
}

/// A point of the relief.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub height: f32,
    pub stuff: Stuff,
    /// The tone of its tile.
    pub tone: f32,
}

impl Form {
    /// The board.
    pub fn board(l: &Layout, material: Material) -> Self {
        let (columns, rows) = if l.shape == Shape::Lying { (10, 3) } else { (3, 10) };
        let rim = (l.field.x - l.top.x, (l.field.y - l.top.y) / l.depth);
        Self {
            all: l.board,
            face: (l.top.w, l.top.h / l.depth),
            s: l.unit,
            depth: l.depth,
            shape: l.shape,
            material,
            cuts: Cuts::Squares { rim, columns, rows },
            wobble: Noise::new(15),
        }
    }

    /// A side's tray; `None` where there is none.
    pub fn tray(l: &Layout, side: Side, waits: Waits, material: Material) -> Option<Self> {
        let all = l.trays[side];
        let (_, front) = l.tray_rim();
        let parts = match waits {
            Waits::Never => &[Compartment::Off][..],
            Waits::Sometimes => &[Compartment::Waiting, Compartment::Off],
        };
        let dishes = parts
            .iter()
            .map(|part| l.compartment(side, *part, waits))
            .map(|r| Rect::new(r.x - all.x, (r.y - all.y) / l.depth, r.w, r.h / l.depth))
            .collect();
        (!all.is_empty()).then(|| Self {
            all,
            face: (all.w, (all.h - front) / l.depth),
            s: (all.w.min(all.h) * 0.9).min(l.unit * 0.9),
            depth: l.depth,
            shape: Shape::Lying,
            material,
            cuts: Cuts::Dishes(dishes),
            wobble: Noise::new(15),
        })
    }

    /// The radius of the outer corners.
    pub fn corner(&self) -> f32 {
        0.07 * self.s
    }

    /// What is at a point of the upper face.
    pub fn at(&mut self, x: f32, y: f32) -> Point {
        let (s, (w, h)) = (self.s, self.face);
        let wobble = (self.wobble.at(x / s * 2.2, y / s * 2.2) - 0.5) * s * 0.016;
        let edge = x.min(y).min(w - x).min(h - y);
        match &self.cuts {
            Cuts::Squares { rim, columns, rows } => {
                let (x, y) = (x - rim.0, y - rim.1);
                let (column, row) = ((x / s).floor(), (y / s).floor());
                let (c, r) = (column as i32, row as i32);
                if c >= 0 && r >= 0 && c < *columns && r < *rows {
                    return self.square(x - (column + 0.5) * s, y - (row + 0.5) * s, (c, r), wobble);
                }
                let out = |v: f32, most: f32| if v < 0.0 { -v } else { v - most };
                let out = out(x, *columns as f32 * s).max(out(y, *rows as f32 * s));
                let stuff = match self.material {
                    Material::Faience if out < s * 0.012 => Stuff::Groove,
                    _ => Stuff::Body,
                };
                let height = 0.046
                    * s
                    * step(0.0, s * 0.05, out + wobble)
                    * step(-0.01 * s, 0.07 * s, edge + wobble * 0.6);
                Point { height, stuff, tone: 0.5 }
            }
            Cuts::Dishes(dishes) => {
                let mut height = 0.03 * s * step(0.0, 0.06 * s, edge + wobble);
                let mut stuff = Stuff::Body;
                for dish in dishes {
                    let middle = dish.centre();
                    let (dx, dy) = (x - middle.x, y - middle.y);
                    let inside = -to_box(dx, dy, dish.w, dish.h, 0.08 * s) + wobble * 0.7;
                    if inside > 0.0 {
                        height -= 0.10 * s * step(-0.01 * s, 0.10 * s, inside);
                    }
                    if inside > -0.012 * s {
                        stuff = Stuff::Floor;
                    }
                }
                Point { height, stuff, tone: 0.5 }
            }
        }
    }

    /// A point of a square, from its middle.
    fn square(&self, x: f32, y: f32, (c, r): (i32, i32), wobble: f32) -> Point {
        let s = self.s;
        let gap = (0.022 * s).max(0.6);
        let inside = -to_box(x, y, s, s, 0.05 * s) + wobble - gap;
        let stuff = match self.material {
            _ if inside > 0.0 => Stuff::Tile,
            Material::Ebony if inside <= -gap * 0.55 => Stuff::Body,
            _ => Stuff::Groove,
        };
        let height = 0.034 * s * step(-gap * 0.6, 0.055 * s, inside) + 0.012 * s * step(0.0, 0.3 * s, inside)
            - if inside < 0.0 { 0.012 * s } else { 0.0 };
        Point { height, stuff, tone: hash(c * 7 + 1, r * 13 + 5, 5) }
    }

    /// Lines of gilt on the upper face: around what is cut into it. Outlines and a width.
    pub fn gilt(&self) -> (Path, f32) {
        let s = self.s;
        let mut path = Path::default();
        let mut around = |r: Rect, out: f32, corner: f32| {
            path.0.extend(Path::round(r.inset(-out, -out), corner).0);
        };
        match &self.cuts {
            _ if self.material == Material::Faience => {}
            Cuts::Squares { rim, columns, rows } => {
                let field = Rect::new(rim.0, rim.1, *columns as f32 * s, *rows as f32 * s);
                around(field, 0.045 * s, 0.03 * s);
            }
            Cuts::Dishes(dishes) => dishes.iter().for_each(|dish| around(*dish, 0.045 * s, 0.09 * s)),
        }
        (path, 0.034 * s)
    }

    /// What is at a point of the front face, `z` below its upper edge, of `tall` in all; how far from the line
    /// around a panel; and the panel's tone.
    pub fn front(&self, x: f32, z: f32, tall: f32) -> (Stuff, f32, f32) {
        let Cuts::Squares { rim, columns, .. } = self.cuts else { return (Stuff::Body, 9.0, 0.5) };
        let s = self.s;
        let column = ((x - rim.0) / s).floor();
        let h = tall - 0.26 * s;
        if column < 0.0 || column >= columns as f32 || h < 0.08 * s {
            return (Stuff::Body, 9.0, 0.5);
        }
        let inside = -to_box(x - rim.0 - (column + 0.5) * s, z - tall / 2.0, 0.90 * s, h, 0.05 * s);
        let line = inside.abs() - (0.015 * s).max(0.35);
        if inside > 0.0 {
            (Stuff::Tile, line, hash(10 + column as i32, 3, 8))
        } else {
            (Stuff::Body, line, 0.5)
        }
    }
}
