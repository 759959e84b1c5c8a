//! What is thrown: four sticks, or a die.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

use super::die::{self, Die};
use super::item::{Group, List, Paint, Path};
use super::material::chance;
use super::stick::Stick;
use super::view::{Cast, Device, Face, Throwing};
use crate::app::anim::Flight;
use crate::app::layout::{Layout, Point};
use crate::app::small::{Within as _, sin_cos, sort_by};
use crate::app::theme::Theme;

/// A stick's width in its length.
pub(super) const WIDTH: f32 = 0.10;

/// How something lies: its middle, and its turn as seen from right above.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    pub at: Point,
    pub turn: f32,
}

/// The device as it lies, or as it flies.
#[inline(never)]
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
            let (at, lift, turn) = place(die::lying(layout, throwing.cast), &flights[0]);
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
#[inline(never)]
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
    let gap = ((w.min(h) - 2.0 * margin) / 3.0).within(1.2 * margin, 0.30 * length);
    let Some(cast) = cast else {
        let tilt = if w.min(h) > 1.1 * length { 0.22 } else { 0.0 };
        return core::array::from_fn(|i| lanes(i, gap.min(0.18 * length), lying - tilt));
    };
    let mut next = chance(cast.seed ^ 0xa7);
    let half = length / 2.0;
    // sticks from one hand lie more or less one way, which the place must leave room for
    let spread = (1.2 * w.min(h) / length).within(0.2, PI);
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
pub(super) fn along(turn: f32) -> Point {
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
        (x - (p + u * t.within(-1.0, 1.0))).length()
    };
    to_line(p + u, q, v).min(to_line(p - u, q, v)).min(to_line(q + v, p, u)).min(to_line(q - v, p, u))
}

/// A quiet line around the place of the sticks when a tap throws them.
#[inline(never)]
pub(super) fn invitation(list: &mut List, layout: &Layout, theme: &Theme) {
    let area = layout.throwing;
    if area.is_empty() {
        return;
    }
    let (rx, ry) = (area.w / 2.0, area.h / 2.0);
    let stops = [(0.0, theme.glow.at(0.50)), (0.6, theme.glow.at(0.20)), (1.0, theme.glow.at(0.0))];
    let group = Group { at: area.centre(), scale: Point::new(1.0, ry / rx.max(1.0)), ..Group::default() };
    list.group(group, |list| {
        list.fill(Path::arc(Point::default(), rx, rx, 0.0, TAU), Paint::radial(Point::default(), rx, &stops));
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
