//! The board: its body, the frame, the squares with their marks.

use super::item::{Group, Item, List, Paint, Path, Segment, Text};
use super::material::{chance, slab};
use super::signs;
use super::view::{BoardView, Numbers};
use crate::app::layout::{Layout, Point, Rect, Shape};
use crate::app::theme::{Finish, Rgba, Theme};
use crate::rules::Square;

const WHITE: Rgba = Rgba::rgb(0xff_ffff);

pub(super) struct Board<'a> {
    pub view: &'a BoardView,
    pub layout: &'a Layout,
    pub theme: &'a Theme,
}

impl Board<'_> {
    #[inline(never)]
    pub fn draw(&self, list: &mut List) {
        self.body(list);
        self.frame(list);
        list.fill(
            Path::round(self.layout.field.inset(-0.014 * self.u(), -0.014 * self.u()), 0.04 * self.u()),
            self.theme.groove,
        );
        for square in Square::all() {
            self.square(list, square);
        }
        self.glaze(list);
        for square in Square::all() {
            self.mark(list, square);
        }
        self.numbers(list);
        if self.u() >= 40.0 {
            self.direction(list);
        }
    }

    /// The squares' numbers.
    #[inline(never)]
    pub fn numbers(&self, list: &mut List) {
        for square in Square::all() {
            self.number(list, square);
        }
    }

    /// The lines cut into the frame: around it, and the signs for the track's direction.
    pub fn lines(&self, list: &mut List) {
        let (path, width) = self.frame_line();
        list.stroke(path, width, self.theme.line);
        if self.u() >= 40.0 {
            self.direction(list);
        }
    }

    fn u(&self) -> f32 {
        self.layout.unit
    }

    fn solid(&self) -> bool {
        self.theme.finish == Finish::Solid
    }

    /// The block as a whole: its shadow on the page and its front face.
    fn body(&self, list: &mut List) {
        let (u, t, l) = (self.u(), self.theme, self.layout);
        slab(list, t, l, l.board, (l.top, Some(l.field)), u);
        let (w, h) = (0.90 * u, l.board.h - l.top.h - 0.17 * u);
        if h < 3.0 || !self.solid() {
            return;
        }
        let columns = if l.shape == Shape::Lying { 10 } else { 3 };
        for column in 0..columns {
            let x = l.field.x + (column as f32 + 0.5) * u - w / 2.0;
            let panel = Path::round(Rect::new(x, l.top.bottom() + 0.085 * u, w, h), 0.05 * u);
            let tone = (chance(column + 90)() - 0.5) * 0.16;
            let down = |c: Rgba, by: f32| if by > 0.0 { c.mix(t.edge, by) } else { c.mix(t.groove, -by) };
            let (a, b) = (Point::new(x, l.top.bottom()), Point::new(x + 0.2 * w, l.board.bottom()));
            let stops = [(0.0, down(t.front, tone + 0.12)), (1.0, down(t.front, tone - 0.16))];
            list.fill(panel.clone(), Paint::linear(a, b, &stops));
            list.stroke(panel, (0.022 * u).max(0.8), t.line.at(0.9));
        }
    }

    /// The frame's upper face and the line cut into it.
    fn frame(&self, list: &mut List) {
        let (u, t, l) = (self.u(), self.theme, self.layout);
        let (rim_x, rim_y) = (l.field.x - l.top.x, l.field.y - l.top.y);
        let (line, width) = self.frame_line();
        if self.solid() {
            let below = Path::round(
                l.top.inset(0.20 * rim_x, 0.20 * rim_y).moved(width * 0.8, width * 0.8),
                0.05 * u,
            );
            list.stroke(below, width, t.edge.at(0.30));
        }
        list.stroke(line, width, t.line.at(0.85));
    }

    /// The line around the frame, and its width.
    fn frame_line(&self) -> (Path, f32) {
        let (u, l) = (self.u(), self.layout);
        let (rim_x, rim_y) = (l.field.x - l.top.x, l.field.y - l.top.y);
        (Path::round(l.top.inset(0.20 * rim_x, 0.20 * rim_y), 0.05 * u), (0.016 * u).max(0.7))
    }

    #[inline(never)]
    fn square(&self, list: &mut List, square: Square) {
        let (u, t) = (self.u(), self.theme);
        let gap = (if self.solid() { 0.020 } else { 0.014 } * u).max(0.6);
        let tile = self.layout.squares[square].inset(gap, gap);
        let path = Path::round(tile, if self.solid() { 0.05 * u } else { 0.0 });
        let mut next = chance(u32::from(square.number()) * 7 + 3);
        let tone = 0.22 + 0.56 * next();
        let colour = |tone: f32| t.square.0.mix(t.square.1, tone);
        if !self.solid() {
            list.fill(path.clone(), colour(tone));
            if t.finish == Finish::Engraved && self.view.marks[square].is_some() {
                let stops = [(0.0, t.worn.at(0.30)), (0.55, t.worn.at(0.55)), (1.0, t.worn.at(0.85))];
                list.fill(path, Paint::radial(tile.centre(), 0.62 * u, &stops));
            }
            return;
        }
        let (a, b) = (Point::new(tile.x, tile.y), Point::new(tile.right(), tile.bottom()));
        list.fill(
            path.clone(),
            Paint::linear(
                a,
                b,
                &[(0.0, colour(tone + 0.26)), (0.5, colour(tone)), (1.0, colour(tone - 0.22))],
            ),
        );
        // The fine picture, which soon lies over this one, has the glaze's spots and cracks.
        let deep = t.groove;
        let corners = [(0.0, deep.at(0.0)), (0.50, deep.at(0.04)), (1.0, deep.at(0.52))];
        list.fill(path, Paint::radial(tile.centre(), 0.70 * u, &corners));
        let r = tile.inset(0.016 * u, 0.016 * u);
        let (left, right, top, bottom) = (r.x, r.right(), r.y, r.bottom());
        let corner = |from: (f32, f32), over: (f32, f32), to: (f32, f32)| {
            Path::line(&[from, over, to].map(|(x, y)| Point::new(x, y)))
        };
        let width = (0.018 * u).max(0.8);
        list.stroke(corner((right, top), (right, bottom), (left, bottom)), width, t.groove.at(0.30));
        list.stroke(corner((left, bottom), (left, top), (right, top)), width, t.edge.at(0.42));
    }

    /// A window's broad light lies over the whole face.
    #[inline(never)]
    fn glaze(&self, list: &mut List) {
        if !self.solid() {
            return;
        }
        let top = self.layout.top;
        let (a, b) = (Point::new(top.x, top.y), Point::new(top.right(), top.bottom()));
        let end = if self.layout.shape == Shape::Lying {
            Point::new(b.x, a.y + b.x - a.x)
        } else {
            Point::new(a.x + b.y - a.y, b.y)
        };
        let light = |a: f32| WHITE.at(a);
        let stops = [
            (0.0, light(0.05)),
            (0.20, light(0.12)),
            (0.38, light(0.02)),
            (0.60, light(0.0)),
            (0.80, self.theme.shadow.at(0.07)),
            (1.0, self.theme.shadow.at(0.16)),
        ];
        list.fill(Path::round(top, 0.07 * self.u()), Paint::linear(a, end, &stops));
    }

    #[inline(never)]
    fn mark(&self, list: &mut List, square: Square) {
        let Some(mark) = self.view.marks[square] else { return };
        let (u, t) = (self.u(), self.theme);
        let shapes = signs::shapes(mark).0;
        let group = |dx: f32, dy: f32| Group {
            at: self.layout.squares[square].centre() + Point::new(dx * u, dy * u),
            scale: Point::new(u, u * self.layout.depth),
            ..Group::default()
        };
        let ground = t.square.0.mix(t.square.1, 0.55);
        if self.solid() {
            // the lower right wall of the cut catches the light
            list.group(group(0.014, 0.016), |list| {
                for shape in &shapes {
                    list.fill(shape.body.clone(), t.edge.at(0.50));
                }
            });
        }
        let overlap = mark == super::Mark::ThreeBas;
        list.group(group(0.0, 0.0), |list| {
            for (i, shape) in shapes.into_iter().enumerate() {
                if overlap && i > 0 {
                    list.stroke(shape.body.clone(), 0.030, ground);
                }
                list.fill(shape.body, t.mark);
                if u > 44.0 && !shape.detail.0.is_empty() {
                    list.fill(shape.detail, ground.at(0.92));
                }
            }
        });
    }

    fn number(&self, list: &mut List, square: Square) {
        if self.view.numbers == Numbers::Hidden {
            return;
        }
        let (u, rect) = (self.u(), self.layout.squares[square]);
        let size = (0.15 * u).max(8.5);
        let mut words = String::new();
        self.view.digits.write(square.number().into(), &mut words);
        let at = Point::new(rect.x + 0.06 * u + size * 0.62, rect.y + 0.06 * u + size * 0.80);
        if self.solid() {
            // the glaze is too dark in places for words as small
            let (w, h) = (size * if square.number() < 10 { 0.86 } else { 1.36 }, size);
            let plate = Rect { x: at.x - w / 2.0, y: at.y - size * 0.85, w, h };
            list.fill(Path::round(plate, 0.2 * size), self.theme.square.1.mix(self.theme.worn, 0.6).at(0.9));
        }
        list.0.push(Item::Text(Text { words, at, size, weight: 600, colour: self.theme.mark, most: u }));
    }

    /// Small hooks in the frame where the track turns, and an arrow where it leaves.
    #[inline(never)]
    fn direction(&self, list: &mut List) {
        let (u, l) = (self.u(), self.layout);
        let at = |n: u8| l.squares[Square::at(n)].centre();
        let rim = l.field.x - l.top.x;
        let (ink, width) = (self.theme.line.at(0.9), (0.022 * u).max(0.9));
        let middle = l.field.centre();
        for (a, b) in [(10, 11), (20, 21)] {
            let (a, b) = (at(a), at(b));
            let centre = a.toward(b, 0.5);
            // outwards from the field, and along from the one row to the next
            let along = (b - a) * (0.16 * u / (b - a).length());
            let out = if l.shape == Shape::Lying {
                Point::new((centre.x - middle.x).signum() * (u / 2.0), 0.0)
            } else {
                Point::new(0.0, (centre.y - middle.y).signum() * (u * l.depth / 2.0))
            };
            let unit = out * (1.0 / out.length());
            let depth = if l.shape == Shape::Lying { rim } else { rim * l.depth };
            let (near, far) = (centre + out + unit * (0.26 * depth), centre + out + unit * (0.78 * depth));
            let hook = Path(vec![
                Segment::Move(near - along),
                Segment::Quad(far - along, far),
                Segment::Quad(far + along, near + along),
            ]);
            list.stroke(hook, width, ink);
            tip(list, near + along, unit * -1.0, 0.055 * u, ink);
        }
        let last = at(30);
        let (out, depth) = if l.shape == Shape::Lying {
            (Point::new((last.x - middle.x).signum(), 0.0), rim)
        } else {
            (Point::new(0.0, (last.y - middle.y).signum()), rim * l.depth)
        };
        let edge = last + out * (if l.shape == Shape::Lying { u / 2.0 } else { u * l.depth / 2.0 });
        let (from, to) = (edge + out * (0.20 * depth), edge + out * (0.62 * depth));
        list.stroke(Path::line(&[from, to]), width, ink);
        tip(list, to, out, 0.055 * u, ink);
    }
}

/// An arrow's head whose middle is `at`, pointing along `way`, a length of 1.
fn tip(list: &mut List, at: Point, way: Point, size: f32, ink: Rgba) {
    let side = Point::new(-way.y, way.x) * size;
    list.fill(
        Path::closed(&[
            at + way * (1.3 * size),
            at + side - way * (0.6 * size),
            at - side - way * (0.6 * size),
        ]),
        ink,
    );
}
