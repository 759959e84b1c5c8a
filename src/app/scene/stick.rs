//! A stick: half-round, ivory on its flat face, dark and shaped like a finger on the other.

use core::f32::consts::{FRAC_PI_2, PI};

use super::device::{WIDTH, along};
use super::item::{Group, List, Paint, Path, Segment};
use super::view::Face;
use crate::app::layout::{Layout, Point, Rect};
use crate::app::small::sin_cos;
use crate::app::theme::{Finish, Rgba, Theme};

/// A stick at a place.
pub(super) struct Stick<'a> {
    pub layout: &'a Layout,
    pub theme: &'a Theme,
    pub at: Point,
    /// How high it is.
    pub lift: f32,
    pub turn: f32,
    /// The half-turns about its long axis until it shows the face that it comes to lie on.
    pub roll: f32,
}

impl Stick<'_> {
    #[inline(never)]
    pub fn draw(&self, list: &mut List, lies: Face) {
        let (t, k) = (self.theme, self.layout.depth);
        let length = self.layout.stick;
        // a turn on the ground is seen foreshortened
        let way = Point::new(along(self.turn).x, along(self.turn).y * k);
        let (seen, angle) = (way.length(), way.y.atan2(way.x));
        let around = sin_cos(self.roll * PI).1;
        let face = if (around >= 0.0) == (lies == Face::Flat) { Face::Flat } else { Face::Round };
        let (l, w) = (length * seen, length * WIDTH * (0.62 + 0.38 * around.abs()));
        let bar = |grow: f32| {
            let (l, w) = (l + grow, w + grow);
            Path::round(Rect::new(-l / 2.0, -w / 2.0, l, w), w / 2.0)
        };
        let group = |at: Point, alpha: f32| Group { at, turn: angle, alpha, ..Group::default() };
        if t.finish != Finish::Flat {
            let soft = if t.finish == Finish::Solid { 0.065 } else { 0.028 };
            let fall = Point::new(0.035 * length + 0.32 * self.lift, 0.030 * length + 0.10 * self.lift);
            // what flies is seen for a moment, and may be softened in fewer steps
            let all = [0.10, 0.085, 0.07, 0.055, 0.04, 0.025, 0.01, -0.005, -0.02];
            let every = if self.lift > 0.1 * length { 3 } else { 1 };
            let dark = t.table.at(soft * every as f32);
            list.group(group(self.at + fall, 1.0 / (1.0 + 2.5 * self.lift / length)), |list| {
                for grow in all.iter().skip(every / 2).step_by(every) {
                    list.fill(bar(grow * length), dark);
                }
            });
        }
        let up = Point::new(0.0, -self.lift);
        let thick = 0.022 * length;
        if face == Face::Flat {
            // the curved back shows below the flat face
            let back = if t.finish == Finish::Solid { t.round.0 } else { t.line };
            list.group(group(self.at + up + Point::new(0.0, thick), 1.0), |list| {
                list.fill(bar(0.012 * length), back)
            });
        }
        list.group(group(self.at + up, 1.0), |list| match face {
            Face::Flat => self.flat(list, &bar(0.0), l, w),
            Face::Round => self.round(list, &bar(0.0), l, w, angle),
        });
    }

    fn flat(&self, list: &mut List, bar: &Path, l: f32, w: f32) {
        let t = self.theme;
        if t.finish != Finish::Solid {
            list.fill(bar.clone(), t.flat.0);
            list.stroke(bar.clone(), (0.10 * w).max(1.2), t.line);
            let x = l / 2.0 - 0.7 * w;
            for y in [-0.24 * w, 0.24 * w] {
                let line = Path::line(&[Point::new(-x, y), Point::new(x, y)]);
                list.stroke(line, (0.035 * w).max(0.6), t.line.at(0.8));
            }
            return;
        }
        let (a, b) = (Point::new(-l / 2.0, -w / 2.0), Point::new(l / 2.0, w / 2.0));
        let tones = [
            (0.0, t.flat.0.mix(Rgba::rgb(0xff_ffff), 0.25)),
            (0.5, t.flat.0),
            (1.0, t.flat.0.mix(t.flat.1, 0.22)),
        ];
        list.fill(bar.clone(), Paint::linear(a, b, &tones));
        list.stroke(bar.clone(), (0.05 * w).max(0.6), t.round.0.at(0.75));
        let x = l / 2.0 - 0.7 * w;
        for y in [-0.28 * w, 0.28 * w] {
            list.stroke(
                Path::line(&[Point::new(-x, y), Point::new(x, y)]),
                (0.05 * w).max(0.5),
                t.flat.1.at(0.75),
            );
        }
    }

    fn round(&self, list: &mut List, bar: &Path, l: f32, w: f32, angle: f32) {
        let t = self.theme;
        // the ridge that faces the light, whichever way the stick lies
        let ridge = if angle.abs() <= FRAC_PI_2 { -1.0 } else { 1.0 };
        let (a, b) = (Point::new(0.0, ridge * w / 2.0), Point::new(0.0, -ridge * w / 2.0));
        if t.finish == Finish::Solid {
            let light = t.round.0.mix(t.flat.0, 0.34);
            let tones = [
                (0.0, t.round.0),
                (0.24, light),
                (0.40, t.round.0.mix(light, 0.3)),
                (0.72, t.round.0),
                (1.0, t.round.0.mix(Rgba::rgb(0), 0.6)),
            ];
            list.fill(bar.clone(), Paint::linear(a, b, &tones));
            list.stroke(bar.clone(), (0.05 * w).max(0.6), t.round.0.mix(Rgba::rgb(0), 0.6));
        } else {
            list.fill(bar.clone(), t.round.0);
            list.stroke(bar.clone(), (0.12 * w).max(1.2), t.line);
            if t.finish == Finish::Engraved {
                // its back, rounded by lines that grow finer away from the light
                let x = l / 2.0 - 0.6 * w;
                for (y, width) in [(-0.30, 0.07), (-0.16, 0.05), (-0.02, 0.035), (0.12, 0.02)] {
                    let line = Path::line(&[Point::new(-x, -ridge * y * w), Point::new(x, -ridge * y * w)]);
                    list.stroke(line, (width * w).max(0.4), t.round.1.at(0.55));
                }
            }
        }
        // a finger: joints, and the nail at its tip
        let pen = (0.055 * w).max(0.7);
        for x in [-0.30, -0.285, 0.12, 0.135] {
            let bow = 0.05 * w * if x > 0.0 { 1.0 } else { -1.0 };
            let p = |y: f32, bend: f32| Point::new(x * l + bend * bow, y * w);
            let joint = Path(vec![Segment::Move(p(-0.47, 0.0)), Segment::Quad(p(0.0, 2.0), p(0.47, 0.0))]);
            list.stroke(joint, pen, t.round.1.at(0.85));
        }
        list.stroke(
            Path::ellipse(Point::new(l / 2.0 - 0.52 * w, 0.0), 0.38 * w, 0.27 * w),
            pen,
            t.round.1.at(0.85),
        );
    }
}
