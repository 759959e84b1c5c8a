//! What is thrown: four sticks, or a die.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

use super::board::chance;
use super::item::{Group, List, Paint, Path, Segment};
use super::view::{Cast, Device, Face, Throwing};
use crate::app::anim::Flight;
use crate::app::layout::{Layout, Point, Rect};
use crate::app::small::{sin_cos, sort_by};
use crate::app::theme::{Finish, Rgba, Theme};

/// A stick's width in its length.
const WIDTH: f32 = 0.10;

/// How something lies: its middle, and its turn as seen from right above.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    pub at: Point,
    pub turn: f32,
}

/// The device as it lies, or as it flies.
pub(super) fn device(
    list: &mut List,
    throwing: &Throwing,
    layout: &Layout,
    theme: &Theme,
    toss: Option<&[Flight; 4]>,
) {
    if layout.throwing.is_empty() {
        return;
    }
    let still = Flight { along: 1.0, lift: 0.0, turn: 0.0, roll: 0.0, alpha: 1.0 };
    let flights = toss.copied().unwrap_or([still; 4]);
    let area = layout.throwing;
    // the hand: where everything is thrown from
    let hand = Point::new(area.centre().x, area.bottom() - 0.1 * area.h);
    let place = |pose: Pose, flight: &Flight| {
        let at = hand.toward(pose.at, flight.along);
        let room = (at.y - 0.5 * layout.stick).max(0.0);
        (at, (flight.lift * layout.stick).min(room), pose.turn + flight.turn)
    };
    match throwing.device {
        Device::Sticks(counts) => {
            let poses = sticks(layout, throwing.cast);
            let faces = faces(counts, throwing.cast);
            let mut order = [0, 1, 2, 3];
            sort_by(&mut order, |i| flights[*i].lift);
            for i in order {
                let (at, lift, turn) = place(poses[i], &flights[i]);
                let group = Group { alpha: flights[i].alpha, ..Group::default() };
                list.group(group, |list| {
                    Stick { layout, theme, at, lift, turn, roll: flights[i].roll }.draw(list, faces[i])
                });
            }
        }
        Device::FourSided | Device::SixSided => {
            let (at, lift, turn) = place(die(layout, throwing.cast), &flights[0]);
            let group = Group { alpha: flights[0].alpha, ..Group::default() };
            list.group(group, |list| {
                Die { layout, theme, at, lift, turn }.draw(list, throwing, flights[0].roll)
            });
        }
    }
}

/// Which face each stick shows.
fn faces(counts: Face, cast: Option<Cast>) -> [Face; 4] {
    let other = match counts {
        Face::Flat => Face::Round,
        Face::Round => Face::Flat,
    };
    // before the first throw they lie two and two
    let Some(cast) = cast else { return [Face::Flat, Face::Round, Face::Flat, Face::Round] };
    let mut faces = [other; 4];
    for i in 0..cast.shows.min(4) {
        faces[usize::from(i)] = counts;
    }
    let mut next = chance(cast.seed ^ 0x51);
    for i in (1..4).rev() {
        faces.swap(i, ((next() * (i + 1) as f32) as usize).min(i));
    }
    faces
}

/// How the sticks lie: in the disorder that the seed settles, none on another.
fn sticks(layout: &Layout, cast: Option<Cast>) -> [Pose; 4] {
    let (area, k, length) = (layout.throwing, layout.depth, layout.stick);
    // the ground of the area, its depth unforeshortened
    let (w, h) = (area.w, area.h / k);
    let lanes = |i: usize, gap: f32, turn: f32| {
        let across = (i as f32 - 1.5) * gap;
        let (sin, cos) = sin_cos(turn);
        let at = Point::new(w / 2.0 - sin * across, h / 2.0 + cos * across);
        Pose { at: Point::new(area.x + at.x, area.y + at.y * k), turn }
    };
    let lying = if w > 0.9 * h { 0.0 } else { FRAC_PI_2 };
    let margin = WIDTH * length;
    // side by side, as close as need be
    let gap = ((w.min(h) - 2.0 * margin) / 3.0).clamp(1.2 * margin, 0.30 * length);
    let Some(cast) = cast else {
        let tilt = if w.min(h) > 1.1 * length { 0.22 } else { 0.0 };
        return core::array::from_fn(|i| lanes(i, gap.min(0.18 * length), lying - tilt));
    };
    let mut next = chance(cast.seed ^ 0xa7);
    let half = length / 2.0;
    // sticks from one hand lie more or less one way, which the place must leave room for
    let spread = (1.2 * w.min(h) / length).clamp(0.2, PI);
    let mut found: Vec<(Point, f32)> = Vec::with_capacity(4);
    for round in 0..120 {
        found.clear();
        // far apart in the first rounds, then ever closer, so that they spread over the place
        let apart = length * (0.36 - 0.23 * (round as f32 / 120.0));
        let common = lying + (next() - 0.5) * spread;
        for _ in 0..24 {
            let turn = common + (next() + next() - 1.0) * 0.5 * spread.min(1.2);
            let (sin, cos) = sin_cos(turn);
            let (mx, my) = (half * cos.abs() + margin, half * sin.abs() + margin);
            if 2.0 * mx > w || 2.0 * my > h {
                continue;
            }
            let at = Point::new(mx + next() * (w - 2.0 * mx), my + next() * (h - 2.0 * my));
            let way = Point::new(cos, sin) * half;
            let clear = |(p, t): &(Point, f32)| {
                distance(at, way, *p, along(*t) * half) >= apart && (t - turn).abs() > 0.07
            };
            if found.iter().all(clear) {
                found.push((at, turn));
                if found.len() == 4 {
                    break;
                }
            }
        }
        if found.len() == 4 {
            break;
        }
    }
    match <[_; 4]>::try_from(found) {
        Ok(found) => found.map(|(at, turn)| Pose { at: Point::new(area.x + at.x, area.y + at.y * k), turn }),
        Err(_) => core::array::from_fn(|i| lanes(i, gap, lying)),
    }
}

/// The direction of a turn, as a way of length 1.
fn along(turn: f32) -> Point {
    let (sin, cos) = sin_cos(turn);
    Point::new(cos, sin)
}

/// The distance between two lines, each given by its middle and the way from there to its end.
fn distance(p: Point, u: Point, q: Point, v: Point) -> f32 {
    let cross = |a: Point, b: Point| a.x * b.y - a.y * b.x;
    let (d, between) = (cross(u, v), q - p);
    if d.abs() > 1e-3 {
        let (s, t) = (cross(between, v) / d, cross(between, u) / d);
        if s.abs() <= 1.0 && t.abs() <= 1.0 {
            return 0.0;
        }
    }
    let to_line = |x: Point, p: Point, u: Point| {
        let t = ((x.x - p.x) * u.x + (x.y - p.y) * u.y) / (u.x * u.x + u.y * u.y).max(1e-6);
        (x - (p + u * t.clamp(-1.0, 1.0))).length()
    };
    to_line(p + u, q, v).min(to_line(p - u, q, v)).min(to_line(q + v, p, u)).min(to_line(q - v, p, u))
}

struct Stick<'a> {
    layout: &'a Layout,
    theme: &'a Theme,
    at: Point,
    lift: f32,
    turn: f32,
    roll: f32,
}

impl Stick<'_> {
    fn draw(&self, list: &mut List, lies: Face) {
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
        if t.finish == Finish::Solid {
            let fall = Point::new(0.035 * length + 0.32 * self.lift, 0.030 * length + 0.10 * self.lift);
            list.group(group(self.at + fall, 1.0 / (1.0 + 2.5 * self.lift / length)), |list| {
                for grow in [0.10, 0.085, 0.07, 0.055, 0.04, 0.025, 0.01, -0.005, -0.02] {
                    list.fill(bar(grow * length), t.table.at(0.065));
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
        if t.finish == Finish::Flat {
            list.fill(bar.clone(), t.flat.0);
            list.stroke(bar.clone(), (0.12 * w).max(1.2), t.flat.1);
            return;
        }
        let (a, b) = (Point::new(-l / 2.0, -w / 2.0), Point::new(l / 2.0, w / 2.0));
        let tones = vec![
            (0.0, t.flat.0.mix(Rgba::rgb(0xff_ffff), 0.25)),
            (0.5, t.flat.0),
            (1.0, t.flat.0.mix(t.flat.1, 0.22)),
        ];
        list.fill(bar.clone(), Paint::Linear(a, b, tones));
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
            let tones = vec![
                (0.0, t.round.0),
                (0.24, light),
                (0.40, t.round.0.mix(light, 0.3)),
                (0.72, t.round.0),
                (1.0, t.round.0.mix(Rgba::rgb(0), 0.6)),
            ];
            list.fill(bar.clone(), Paint::Linear(a, b, tones));
            list.stroke(bar.clone(), (0.05 * w).max(0.6), t.round.0.mix(Rgba::rgb(0), 0.6));
        } else {
            list.fill(bar.clone(), t.round.0);
            list.stroke(bar.clone(), (0.12 * w).max(1.2), t.line);
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

/// How a die lies.
fn die(layout: &Layout, cast: Option<Cast>) -> Pose {
    let mut next = chance(cast.map_or(1, |c| c.seed) ^ 0xd1e);
    let area = layout.throwing;
    let shift = Point::new((next() - 0.5) * 0.3 * area.w, (next() - 0.5) * 0.2 * area.h);
    let room = 0.45 * layout.stick;
    let at = area.centre() + shift;
    let at = Point::new(
        at.x.clamp(area.x + room.min(area.w / 2.0), area.right() - room.min(area.w / 2.0)),
        at.y.clamp(area.y + room.min(area.h / 2.0), area.bottom() - room.min(area.h / 2.0)),
    );
    Pose { at, turn: (next() - 0.5) * 0.9 }
}

struct Die<'a> {
    layout: &'a Layout,
    theme: &'a Theme,
    at: Point,
    lift: f32,
    turn: f32,
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
    fn draw(&self, list: &mut List, throwing: &Throwing, roll: f32) {
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
            let stops = vec![(0.0, tone), (1.0, tone.mix(t.round.0, 0.22))];
            shape(list, &[p, q, q + down, p + down], Paint::Linear(p, p + down, stops));
        }
        shape(list, &corners, Paint::Linear(corners[0], corners[2], vec![(0.0, light), (1.0, own)]));
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

/// A quiet line around the place of the sticks when a tap throws them.
pub(super) fn invitation(list: &mut List, layout: &Layout, theme: &Theme) {
    let area = layout.throwing;
    if area.is_empty() {
        return;
    }
    let (rx, ry) = (area.w / 2.0, area.h / 2.0);
    let stops = vec![(0.0, theme.glow.at(0.50)), (0.6, theme.glow.at(0.20)), (1.0, theme.glow.at(0.0))];
    let group = Group { at: area.centre(), scale: Point::new(1.0, ry / rx.max(1.0)), ..Group::default() };
    list.group(group, |list| {
        list.fill(Path::arc(Point::default(), rx, rx, 0.0, TAU), Paint::Radial(Point::default(), rx, stops));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::{Orientation, Room};

    #[test]
    fn as_many_sticks_show_the_counting_face_as_were_thrown() {
        for counts in [Face::Flat, Face::Round] {
            for shows in 0..=4 {
                for seed in 0..50 {
                    let faces = faces(counts, Some(Cast { shows, seed }));
                    assert_eq!(faces.iter().filter(|f| **f == counts).count(), usize::from(shows));
                }
            }
        }
    }

    #[test]
    fn sticks_lie_in_their_place_and_none_on_another() {
        for (w, h) in
            [(1280.0, 800.0), (390.0, 560.0), (480.0, 270.0), (320.0, 200.0), (320.0, 420.0), (844.0, 390.0)]
        {
            for room in [Room::Whole, Room::Shared] {
                let layout = Layout::new(w, h, Orientation::FirstOnTop, room);
                for seed in 0..60 {
                    let cast = (seed > 0).then_some(Cast { shows: 2, seed });
                    let poses = sticks(&layout, cast);
                    let half = layout.stick / 2.0;
                    let ends = |p: Pose| {
                        let ground = Point::new(p.at.x, p.at.y / layout.depth);
                        (ground, along(p.turn) * half)
                    };
                    for (i, pose) in poses.iter().enumerate() {
                        let (at, way) = ends(*pose);
                        for end in [at + way, at - way] {
                            let seen = Point::new(end.x, end.y * layout.depth);
                            assert!(
                                layout.throwing.inset(-1.0, -1.0).contains(seen),
                                "{w}x{h} {room:?} {seed}: {seen:?} {:?}",
                                layout.throwing
                            );
                        }
                        for other in &poses[..i] {
                            let (to, along) = ends(*other);
                            let apart = distance(at, way, to, along);
                            assert!(apart >= 1.1 * WIDTH * layout.stick, "{w}x{h} {room:?} {seed}: {apart}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_distance_of_two_lines() {
        let p = Point::new;
        assert_eq!(distance(p(0.0, 0.0), p(1.0, 0.0), p(0.0, 0.0), p(0.0, 1.0)), 0.0, "they cross");
        assert_eq!(distance(p(0.0, 0.0), p(1.0, 0.0), p(0.0, 2.0), p(1.0, 0.0)), 2.0, "side by side");
        assert_eq!(distance(p(0.0, 0.0), p(1.0, 0.0), p(5.0, 0.0), p(1.0, 0.0)), 3.0, "end to end");
    }
}
