//! What is lit: pieces that can move, where they can go, the way there, the move made last.

use super::item::{Group, List, Paint, Path, Segment};
use super::view::{BoardView, Place, Target, TargetKind};
use crate::app::anim::Gleam;
use crate::app::layout::{Layout, Point, Rect, Shape};
use crate::app::theme::{Finish, Rgba, Theme};
use crate::rules::Square;

pub(super) struct Light<'a> {
    pub view: &'a BoardView,
    pub layout: &'a Layout,
    pub theme: &'a Theme,
}

impl Light<'_> {
    fn u(&self) -> f32 {
        self.layout.unit
    }

    /// Under the pieces: the last move, rings and frames.
    #[inline(never)]
    pub fn ground(&self, list: &mut List) {
        if let Some((from, to)) = self.view.last {
            self.last(list, from, 0.45);
            self.last(list, to, 0.75);
        }
        for square in self.view.lit {
            if self.view.chosen != Some(Place::Square(square)) {
                self.ring(list, square, false);
            }
        }
        if let Some(Place::Square(square)) = self.view.chosen {
            self.ring(list, square, true);
        }
        let waiting = self.view.lit_waiting.map(Place::Waiting);
        for place in waiting.into_iter().chain(self.view.chosen) {
            if let Place::Waiting(side) | Place::Off(side) | Place::Taken(side) = place {
                self.outline(list, self.layout.trays[side], self.theme.lit);
            }
        }
        for target in &self.view.targets {
            self.target(list, *target);
        }
        for square in self.view.told {
            self.told(list, square);
        }
    }

    /// A frame around a square that is being spoken of. It lies on the board: pieces stand before it.
    fn told(&self, list: &mut List, square: Square) {
        let (u, t) = (self.u(), self.theme);
        let path = Path::round(self.layout.squares[square].inset(0.045 * u, 0.045 * u), 0.06 * u);
        list.stroke(path.clone(), (0.10 * u).max(4.0), t.under.at(0.75));
        list.stroke(path, (0.055 * u).max(2.2), t.lit);
    }

    /// The light of a victory, as it passes over the squares.
    #[inline(never)]
    pub fn gleam(&self, list: &mut List, gleam: Gleam) {
        let u = self.u();
        for square in Square::all() {
            let strength = gleam.on_square(square);
            if strength > 0.0 {
                let rect = self.layout.squares[square].inset(0.03 * u, 0.03 * u);
                let (glow, o) = (self.theme.glow.mix(Rgba::rgb(0x00ff_ffff), 0.4), rect.centre());
                let stops =
                    [(0.0, glow.at(0.85 * strength)), (0.55, glow.at(0.42 * strength)), (1.0, glow.at(0.0))];
                list.fill(Path::round(rect, 0.06 * u), Paint::radial(o, 0.66 * u, &stops));
            }
        }
    }

    #[inline(never)]
    fn last(&self, list: &mut List, place: Place, strength: f32) {
        let Place::Square(square) = place else { return };
        let u = self.u();
        let rect = self.layout.squares[square].inset(0.075 * u, 0.075 * u);
        let (length, width) = (0.15 * u, (0.020 * u).max(1.0));
        // four corners, so that it differs from a target by more than its tone
        for (x, sx) in [(rect.x, 1.0), (rect.right(), -1.0)] {
            for (y, sy) in [(rect.y, 1.0), (rect.bottom(), -1.0)] {
                let corner = Path::line(&[
                    Point::new(x + sx * length, y),
                    Point::new(x, y),
                    Point::new(x, y + sy * length),
                ]);
                list.stroke(corner.clone(), width * 2.2, self.theme.under.at(0.45 * strength));
                list.stroke(corner, width, self.theme.lit.at(strength));
            }
        }
    }

    /// The ring around a piece that can move.
    #[inline(never)]
    fn ring(&self, list: &mut List, square: Square, chosen: bool) {
        let (u, t, k) = (self.u(), self.theme, self.layout.depth);
        if t.finish == Finish::Flat {
            // an emblem has no foot to stand in a ring: a frame, dashed until it is chosen
            let inset = 0.075 * u;
            let path = Path::round(self.layout.squares[square].inset(inset, inset), 0.06 * u);
            let width = (if chosen { 0.075 } else { 0.038 } * u).max(if chosen { 3.0 } else { 1.8 });
            if chosen {
                list.stroke(path, width, t.lit);
            } else {
                list.dashed(path, width, (0.09 * u, 0.075 * u), t.lit);
            }
            return;
        }
        let at = self.layout.squares[square].centre() + Point::new(0.0, 0.10 * u * k);
        let group = Group { at, scale: Point::new(1.0, k), ..Group::default() };
        list.group(group, |list| {
            let o = Point::default();
            if t.finish == Finish::Solid {
                let (inner, outer) = if chosen { (0.95, 0.50) } else { (0.60, 0.24) };
                let stops = [
                    (0.0, t.glow.at(inner)),
                    (0.42, t.glow.at(inner)),
                    (0.70, t.glow.at(outer)),
                    (1.0, t.glow.at(0.0)),
                ];
                list.fill(Path::ellipse(o, 0.5 * u, 0.5 * u), Paint::radial(o, 0.49 * u, &stops));
            }
            let (under, width) = if chosen { (0.070, 0.040) } else { (0.054, 0.028) };
            let circle = Path::ellipse(o, 0.352 * u, 0.352 * u);
            list.stroke(circle.clone(), (under * u).max(2.6), t.under.at(0.75));
            list.stroke(circle, (width * u).max(1.4), t.lit);
        });
    }

    #[inline(never)]
    fn target(&self, list: &mut List, target: Target) {
        let colour = if target.kind == TargetKind::Water { self.theme.cost } else { self.theme.lit };
        let rect = match target.place {
            Place::Square(square) => {
                let inset = 0.05 * self.u();
                self.layout.squares[square].inset(inset, inset)
            }
            Place::Waiting(side) | Place::Off(side) | Place::Taken(side) => self.layout.trays[side],
        };
        self.outline(list, rect, colour);
    }

    /// A glowing frame.
    fn outline(&self, list: &mut List, rect: Rect, colour: Rgba) {
        if rect.is_empty() {
            return;
        }
        let (u, t) = (self.u(), self.theme);
        let path = Path::round(rect, 0.07 * u);
        if t.finish == Finish::Solid {
            let stops = [(0.0, colour.at(0.0)), (0.55, colour.at(0.05)), (1.0, colour.at(0.38))];
            list.fill(path.clone(), Paint::radial(rect.centre(), 0.62 * rect.w.max(rect.h), &stops));
            for (width, alpha) in [(0.20, 0.07), (0.14, 0.10)] {
                list.stroke(path.clone(), width * u, colour.at(alpha));
            }
        } else {
            list.fill(path.clone(), colour.at(0.14));
        }
        list.stroke(path.clone(), (0.078 * u).max(3.0), t.under.at(0.70));
        list.stroke(path, (0.040 * u).max(1.6), colour);
    }

    /// Over the pieces: the way of the shown move, and a sign for what happens at each target.
    #[inline(never)]
    pub fn above(&self, list: &mut List) {
        for (from, to) in &self.view.knocks {
            self.knock(list, *from, *to);
        }
        self.way(list);
        for target in &self.view.targets {
            self.badge(list, *target);
        }
    }

    /// Where the way touches a square: on top of a piece that stands there.
    fn touch(&self, square: Square, first: bool) -> Point {
        let u = self.u();
        let stands = self.view.squares[square].is_some();
        let up = match (stands, first) {
            (_, true) => 0.48,
            (true, false) => 0.34,
            (false, false) => 0.0,
        };
        self.layout.squares[square].centre() + Point::new(0.0, (0.06 - up) * u)
    }

    #[inline(never)]
    fn way(&self, list: &mut List) {
        let (u, t) = (self.u(), self.theme);
        let points: Vec<_> = self.view.path.iter().enumerate().map(|(i, s)| self.touch(*s, i == 0)).collect();
        if points.len() < 2 {
            return;
        }
        let mut path = Path(vec![Segment::Move(points[0])]);
        let mut heading = Point::new(1.0, 0.0);
        for (i, pair) in self.view.path.windows(2).enumerate() {
            let (a, b) = (points[i], points[i + 1]);
            let across = self.layout.squares[pair[0]].x != self.layout.squares[pair[1]].x;
            let control = if across {
                Point::new((a.x + b.x) / 2.0, a.y.min(b.y) - 0.36 * u)
            } else {
                // up or down the picture it bulges sideways, outwards where the board lies
                let middle = self.layout.field.centre().x;
                let out = if self.layout.shape == Shape::Lying && a.x < middle { -1.0 } else { 1.0 };
                Point::new(a.x + out * 0.48 * u, (a.y + b.y) / 2.0)
            };
            path.0.push(Segment::Quad(control, b));
            heading = b - control;
        }
        let width = (0.050 * u).max(2.2);
        list.stroke(path.clone(), width * 1.8, t.under.at(0.55));
        list.dashed(path, width, (0.01, width * 1.6), t.lit);
        for point in &points[1..points.len() - 1] {
            list.fill(Path::ellipse(*point, width * 1.1, width * 1.1), t.under);
            list.fill(Path::ellipse(*point, width * 0.8, width * 0.8), t.lit);
        }
        let end = points[points.len() - 1];
        let way = heading * (1.0 / heading.length().max(1e-3));
        let side = Point::new(-way.y, way.x);
        let s = (0.09 * u).max(4.0);
        let head = Path::closed(&[
            end + way * s,
            end - way * (0.7 * s) + side * s,
            end - way * (0.3 * s),
            end - way * (0.7 * s) - side * s,
        ]);
        list.stroke(head.clone(), 0.04 * u, t.under.at(0.7));
        list.fill(head, t.lit);
    }

    /// Where a piece would be sent: one wide arc, and where it would stand.
    #[inline(never)]
    fn knock(&self, list: &mut List, from: Place, to: Place) {
        let (u, t) = (self.u(), self.theme);
        let middle = |place: Place| match place {
            Place::Square(square) => self.layout.squares[square].centre(),
            Place::Waiting(side) | Place::Off(side) | Place::Taken(side) => self.layout.trays[side].centre(),
        };
        let (a, b) = (middle(from), middle(to));
        let way = b - a;
        if way.length() < 1.0 {
            return;
        }
        // It swings out to the other side than the piece that comes, and does not hide its way.
        let out = Point::new(-way.y, way.x) * (0.22 + 0.10 * u / way.length());
        let out = if out.y < 0.0 { out * -1.0 } else { out };
        let control = a.toward(b, 0.5) + out;
        let width = (0.036 * u).max(1.6);
        let path = Path(vec![Segment::Move(a), Segment::Quad(control, b)]);
        list.stroke(path.clone(), width * 2.0, t.under.at(0.55));
        list.dashed(path, width, (0.10 * u, 0.09 * u), t.cost);
        let r = (0.15 * u).max(4.0);
        let ring = Path::ellipse(b, r, r * self.layout.depth);
        list.stroke(ring.clone(), width * 2.2, t.under.at(0.70));
        list.stroke(ring, width * 1.2, t.cost);
    }

    /// A small disc at the target's corner that says what happens there, without colour.
    #[inline(never)]
    fn badge(&self, list: &mut List, target: Target) {
        let (u, t) = (self.u(), self.theme);
        let r = (0.135 * u).max(6.5);
        let rect = match target.place {
            Place::Square(square) => self.layout.squares[square],
            Place::Waiting(side) | Place::Off(side) | Place::Taken(side) => self.layout.trays[side],
        };
        if target.kind == TargetKind::Plain || rect.is_empty() {
            return;
        }
        let at = Point::new(rect.right() - r * 1.1, rect.y + r * 1.1);
        let colour = if target.kind == TargetKind::Water { t.cost } else { t.lit };
        let ink = t.under;
        list.fill(Path::ellipse(at, r * 1.18, r * 1.18), t.under.at(0.85));
        list.fill(Path::ellipse(at, r, r), colour);
        let p = |x: f32, y: f32| at + Point::new(x * r, y * r);
        let pen = (0.17 * r).max(1.2);
        let mut line = |points: &[Point]| list.stroke(Path::line(points), pen, ink);
        match target.kind {
            TargetKind::Plain => {}
            TargetKind::Capture => {
                for (y, s) in [(-0.24, 1.0), (0.24, -1.0)] {
                    line(&[p(-0.52 * s, y), p(0.52 * s, y)]);
                    line(&[p(0.24 * s, y - 0.26), p(0.52 * s, y), p(0.24 * s, y + 0.26)]);
                }
            }
            TargetKind::Water => {
                for y in [-0.28, 0.06, 0.40] {
                    line(&[p(-0.56, y), p(-0.28, y - 0.22), p(0.0, y), p(0.28, y - 0.22), p(0.56, y)]);
                }
            }
            TargetKind::Off => {
                line(&[p(0.0, 0.52), p(0.0, -0.50)]);
                line(&[p(-0.36, -0.12), p(0.0, -0.50), p(0.36, -0.12)]);
            }
        }
    }
}
