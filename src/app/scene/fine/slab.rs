//! A block of the board's material, lit and seen, row by row.
//!
//! The relief is read row by row into a window of rows just deep enough for its slopes and its hollows, so that
//! a large board needs hardly more memory than a small one.

use super::blur::Blur;
use super::cut::{Cut, Place};
use super::form::{Cuts, Form, Point};
use super::mask::Mask;
use super::noise::{Noise, Tones, bell, blend, mix, squared, step, to_box, unit};
use super::surface::{Material, Spot, Stuff, Surface};
use super::work::Frame;
use crate::app::layout::Shape;
use crate::app::small::Within as _;

/// Where the light comes from: from the left, from behind, from above.
const SUN: [f32; 3] = [-0.50, -0.46, 0.73];
/// Half way from there to the eye, of length 1.
const HALF: [f32; 3] = [-0.2999, 0.0240, 0.9537];

/// A block in the making.
#[derive(Debug)]
pub(super) struct Slab {
    form: Form,
    surface: Surface,
    frame: Frame,
    /// The signs and the lines that are cut into it.
    signs: Mask,
    lines: Mask,
    /// What is still to be cut.
    cuts: Vec<Cut>,
    /// Rows whose middle is on the upper face.
    face_rows: usize,
    /// Rows of the relief that have been read.
    read: usize,
    done: usize,
    window: Vec<Point>,
    near: Blur,
    near_rows: Vec<f32>,
    far: Blur,
    far_row: Vec<f32>,
    rough: [Noise; 2],
    wave: Noise,
}

impl Slab {
    pub fn new(form: Form, frame: Frame, cuts: Vec<Cut>) -> Self {
        let bottom = form.all.y + form.face.1 * form.depth;
        let face_rows = (0..frame.height).take_while(|y| frame.at(0, *y).y < bottom).count();
        let far = Blur::new(((0.045 * form.s * frame.ratio).round() as usize).max(2));
        Self {
            surface: Surface::new(form.material),
            window: Vec::new(),
            near: Blur::new(1),
            near_rows: Vec::new(),
            far_row: Vec::new(),
            rough: [Noise::new(61), Noise::new(62)],
            wave: Noise::new(66),
            form,
            frame,
            signs: Mask::default(),
            lines: Mask::default(),
            cuts,
            face_rows,
            read: 0,
            done: 0,
            far,
        }
    }

    /// Reads a row of the relief or paints a row of the picture; says how much work it was, 0 when there is none
    /// left.
    pub fn advance(&mut self, tones: &Tones, out: &mut Vec<u8>) -> u32 {
        let width = self.frame.width as u32;
        if self.done >= self.frame.height {
            return 0;
        }
        if !self.cuts.is_empty() {
            let cut = self.cuts.remove(0);
            let mask = match cut.place {
                Place::Signs => &mut self.signs,
                Place::Lines => &mut self.lines,
            };
            mask.fit(self.frame.width, self.frame.height);
            cut.make(mask);
            return width * 6;
        }
        if self.done >= self.face_rows {
            self.front(tones, out);
        } else if self.read <= self.done + self.far.delay() {
            self.relief();
            return width * 2;
        } else {
            self.face(tones, out);
        }
        self.done += 1;
        width * 6
    }

    /// Rows that are kept.
    fn kept(&self) -> usize {
        self.far.delay() + 3
    }

    fn relief(&mut self) {
        let (width, kept) = (self.frame.width, self.kept());
        let y = self.read.min(self.face_rows - 1);
        let deep = 0.03 * self.form.s;
        if self.window.is_empty() {
            let none = Point { height: 0.0, stuff: Stuff::Body, tone: 0.0 };
            self.window = vec![none; width * kept];
            self.near_rows = vec![0.0; width * kept];
        }
        let start = self.read % kept * width;
        let (marks, lines) = (self.signs.row(y), self.lines.row(y));
        let mut heights = Vec::with_capacity(width);
        for x in 0..width {
            let (bx, by) = self.frame.on(&self.form, x, y);
            let mut point = self.form.at(bx, by);
            let cut = |mask: &[u8]| f32::from(mask.get(x).copied().unwrap_or(0)) / 255.0;
            point.height -= deep * cut(marks) + 0.5 * deep * cut(lines);
            heights.push(point.height);
            self.window[start + x] = point;
        }
        self.far_row.clone_from(&heights);
        self.far.push(&mut self.far_row);
        self.near.push(&mut heights);
        // what has come out is the row that went in two rows ago
        let row = (self.read + kept - self.near.delay()) % kept * width;
        self.near_rows[row..row + width].copy_from_slice(&heights);
        self.read += 1;
    }

    fn face(&mut self, tones: &Tones, out: &mut Vec<u8>) {
        let (width, kept, y) = (self.frame.width, self.kept(), self.done);
        let row = |y: usize| y % kept * width;
        let (above, here, below) = (row(y.saturating_sub(1)), row(y), row((y + 1).min(self.face_rows - 1)));
        let (s, (w, h)) = (self.form.s, self.form.face);
        let faience = self.form.material == Material::Faience;
        let upright = self.form.shape == Shape::Upright;
        let slope = 0.5 * self.frame.ratio;
        let rough = if faience { 0.05 } else { 0.025 };
        for x in 0..width {
            let (bx, by) = self.frame.on(&self.form, x, y);
            let (u, v) = (bx / s, by / s);
            let heights = &self.near_rows;
            let (left, right) = (x.saturating_sub(1), (x + 1).min(width - 1));
            let nx = (heights[here + left] - heights[here + right]) * slope
                + (self.rough[0].at(u * 5.0, v * 5.0) - 0.5) * rough;
            let ny = (heights[above + x] - heights[below + x]) * slope
                + (self.rough[1].at(u * 5.0, v * 5.0) - 0.5) * rough;
            let length = 1.0 / (nx * nx + ny * ny + 1.0).sqrt();
            let facing = |to: [f32; 3]| ((nx * to[0] + ny * to[1] + to[2]) * length).max(0.0);
            let hollow = (self.far_row[x] - heights[here + x]) / (s * 0.022);
            let Point { stuff, tone, .. } = self.window[here + x];
            // wood's grain runs along the board
            let (u, v) = if upright && !faience { (v, u) } else { (u, v) };
            let mut colour = self.surface.colour(stuff, Spot { u, v, tone, hollow });
            let cut = |mask: &Mask| f32::from(mask.row(y).get(x).copied().unwrap_or(0)) / 255.0;
            let (mark, line) = (cut(&self.signs), cut(&self.lines));
            if mark > 0.0 {
                colour = blend(colour, self.surface.ink(u, v), mark * 0.98);
            }
            if line > 0.0 {
                let own = self.surface.colour(Stuff::Line, Spot { u, v, tone: 0.5, hollow: 0.0 });
                colour = blend(colour, own, line);
            }
            // a window's light, upper left, falls off to the lower right
            let (gx, gy) = (bx / w, by / h);
            let fall = if upright { 1.10 - 0.14 * (gx + gy) } else { 1.10 - 0.16 * gx - 0.10 * gy };
            let open = 1.0 - (hollow * 0.42).within(0.0, 0.55);
            let lit = (0.34 + 0.66 * facing(SUN) / SUN[2]) * open * fall * self.walls(bx, by, stuff);
            let shine = match stuff {
                Stuff::Floor => 0.0,
                _ if faience => 0.13,
                _ if line > 0.5 => 0.5,
                Stuff::Body => 0.05,
                _ => 0.07,
            };
            let mirror = facing(HALF);
            let mirror = if faience { squared(mirror, 6) * squared(mirror, 5) } else { squared(mirror, 6) };
            let mut gleam = mirror * shine;
            if faience && matches!(stuff, Stuff::Body | Stuff::Tile) {
                // broad bands of a bright sky in the glaze, broken by its waves
                let wave = (self.wave.at(u * 1.3, v * 1.3) - 0.5) * 0.12;
                let across = if upright { 0.6 } else { 1.5 };
                let at = gx * across + gy * 0.7 + nx * 1.6 + ny * 1.4 + wave;
                gleam += 0.030 * bell((at - 0.42) / 0.2) + 0.012 * bell((at - 1.15) / 0.16);
            }
            // little is mirrored from the bottom of a cut
            gleam *= 1.0 - 0.85 * mark;
            let light = [colour[0] * lit + gleam, colour[1] * lit + gleam, colour[2] * lit + gleam * 0.96];
            tones.write(out, light, self.opacity(x, y));
        }
    }

    /// How much light the walls of a dish leave.
    fn walls(&self, x: f32, y: f32, stuff: Stuff) -> f32 {
        let Cuts::Dishes(dishes) = &self.form.cuts else { return 1.0 };
        let s = self.form.s;
        let Some(dish) = dishes.iter().find(|d| {
            stuff == Stuff::Floor
                && d.inset(-0.02 * s, -0.02 * s).contains(crate::app::layout::Point::new(x, y))
        }) else {
            return 1.0;
        };
        let back = 1.0 - 0.55 * unit(1.0 - (y - dish.y) / (0.40 * s));
        let left = 1.0 - 0.42 * unit(1.0 - (x - dish.x) / (0.26 * s));
        squared(back * left, 1)
    }

    fn front(&mut self, tones: &Tones, out: &mut Vec<u8>) {
        let y = self.done;
        let (s, (w, h)) = (self.form.s, self.form.face);
        let faience = self.form.material == Material::Faience;
        let steep = (1.0 - self.form.depth * self.form.depth).max(0.01).sqrt();
        let top = self.form.all.y + h * self.form.depth;
        let tall = (self.form.all.bottom() - top).max(1.0) / steep;
        let z = (self.frame.at(0, y).y - top).max(0.0) / steep;
        for x in 0..self.frame.width {
            let bx = self.frame.at(x, y).x - self.form.all.x;
            let (stuff, line, tone) = self.form.front(bx, z, tall);
            let spot = Spot { u: bx / s, v: (h + z) / s, tone, hollow: 0.0 };
            let mut colour = self.surface.colour(stuff, spot);
            let line = unit(0.5 - line * self.frame.ratio);
            if line > 0.0 {
                colour = blend(colour, self.surface.colour(Stuff::Line, spot), line);
            }
            let mut lit = if faience { 0.62 } else { 0.78 } - 0.26 * (z / tall);
            lit *= 1.06 - 0.2 * bx / w;
            // the worn upper edge catches the light, the foot lies in shadow
            lit += 0.30 * bell(z / (s * 0.020));
            lit *= mix(1.0, 0.55, unit((z - tall + s * 0.05) / (s * 0.05)));
            lit *= 0.8 + 0.2 * step(0.0, s * 0.12, bx.min(w - bx));
            let gleam = match stuff {
                Stuff::Body | Stuff::Tile if faience => 0.012,
                _ => {
                    if faience {
                        0.0
                    } else {
                        0.03 * line
                    }
                }
            };
            tones.write(out, colour.map(|c| c * lit + gleam), self.opacity(x, y));
        }
    }

    /// How much of the pixel the block covers.
    fn opacity(&self, x: usize, y: usize) -> f32 {
        let (at, all) = (self.frame.at(x, y), self.form.all);
        let middle = all.centre();
        let out = to_box(at.x - middle.x, at.y - middle.y, all.w, all.h, self.form.corner());
        0.5 - out * self.frame.ratio
    }
}
