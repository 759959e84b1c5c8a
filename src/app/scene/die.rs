//! A die: a cube, or a long one with four faces.

use super::device::Pose;
use super::item::{List, Paint, Path};
use super::material::chance;
use super::view::{Cast, Device, Throwing};
use crate::app::layout::{Layout, Point};
use crate::app::small::{Within as _, sin_cos};
use crate::app::theme::{Finish, Rgba, Theme};

/// How a die lies.
pub(super) fn lying(layout: &Layout, cast: Option<Cast>) -> Pose {
    let mut next = chance(cast.map_or(1, |c| c.seed) ^ 0xd1e);
    let area = layout.throwing;
    let shift = Point::new((next() - 0.5) * 0.3 * area.w, (next() - 0.5) * 0.2 * area.h);
    let room = 0.45 * layout.stick;
    let at = area.centre() + shift;
    let at = Point::new(
        at.x.within(area.x + room.min(area.w / 2.0), area.right() - room.min(area.w / 2.0)),
        at.y.within(area.y + room.min(area.h / 2.0), area.bottom() - room.min(area.h / 2.0)),
    );
    Pose { at, turn: (next() - 0.5) * 0.9 }
}

/// A die at a place.
pub(super) struct Die<'a> {
    pub layout: &'a Layout,
    pub theme: &'a Theme,
    pub at: Point,
    /// How high it is.
    pub lift: f32,
    pub turn: f32,
}

/// Where pips sit on a face, on a grid of -1 to 1.
fn pips(shows: u8) -> &'static [(f32, f32)] {
    match shows {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    }
}

impl Die<'_> {
    #[inline(never)]
    pub fn draw(&self, list: &mut List, throwing: &Throwing, roll: f32) {
        let (t, k) = (self.theme, self.layout.depth);
        let side = 0.34 * self.layout.stick;
        let long = throwing.device == Device::FourSided;
        let (a, b, most) = if long { (1.05 * side, 0.40 * side, 4) } else { (0.5 * side, 0.5 * side, 6) };
        let tall = 2.0 * b * (1.0 - k * k).max(0.0).sqrt();
        let shows = throwing.cast.map_or(1, |c| c.shows.clamp(1, most));
        // every quarter turn brings up another face; the last one is the one thrown
        let up = (shows - 1 + (roll.abs() * 2.0).round() as u8 % most) % most + 1;
        let (sin, cos) = sin_cos(self.turn);
        let middle = self.at - Point::new(0.0, self.lift + tall);
        let on = |x: f32, y: f32| middle + Point::new(x * cos - y * sin, (x * sin + y * cos) * k);
        let corners = [on(-a, -b), on(a, -b), on(a, b), on(-a, b)];
        let down = Point::new(0.0, tall);
        if t.finish == Finish::Solid {
            let fall = Point::new(0.10 * side + 0.5 * self.lift, tall + self.lift + 0.05 * side);
            let foot = corners.map(|c| middle.toward(c, 1.04) + fall);
            list.shadow(Path::closed(&foot), t.table.at(0.55), 0.22 * side + 0.3 * self.lift, 0.0);
            list.shadow(Path::closed(&corners.map(|c| c + down)), t.table.at(0.5), 0.08 * side, 0.02 * side);
        }
        // strokes of a face's own colour round its corners
        let (soft, line) = (0.09 * side, (0.025 * side).max(0.8));
        let shape = |list: &mut List, points: &[Point], paint: Paint| {
            list.stroke(Path::closed(points), soft, paint.clone());
            list.fill(Path::closed(points), paint);
        };
        let ink = t.round.0;
        list.stroke(Path::closed(&corners), soft + 2.0 * line, ink.at(0.8));
        list.stroke(Path::closed(&corners.map(|c| c + down)), soft + 2.0 * line, ink.at(0.8));
        let (light, own, shade) =
            (t.flat.0.mix(Rgba::rgb(0xff_ffff), 0.45), t.flat.0, t.flat.0.mix(t.flat.1, 0.55));
        for i in 0..4 {
            let (p, q) = (corners[i], corners[(i + 1) % 4]);
            if p.x <= q.x {
                continue; // it faces away
            }
            // the left one has the light, the right one less
            let tone = if p.y < q.y { shade.mix(t.round.0, 0.18) } else { shade.mix(own, 0.35) };
            let stops = [(0.0, tone), (1.0, tone.mix(t.round.0, 0.22))];
            shape(list, &[p, q, q + down, p + down], Paint::linear(p, p + down, &stops));
        }
        shape(list, &corners, Paint::linear(corners[0], corners[2], &[(0.0, light), (1.0, own)]));
        list.stroke(Path::line(&[corners[3], corners[2], corners[1]]), 0.5 * soft, light.at(0.8));
        let pip = 0.105 * side;
        let mut dot = |x: f32, y: f32| list.fill(Path::ellipse(on(x, y), pip, pip * k), ink);
        if long {
            let first = -0.5 * (f32::from(up) - 1.0);
            (0..up).for_each(|i| dot((first + f32::from(i)) * 0.46 * side, 0.0));
        } else {
            pips(up).iter().for_each(|(x, y)| dot(x * 0.26 * side, y * 0.26 * side));
        }
    }
}
