//! What board and trays are made of: blocks of glaze or wood, worn at the edges.

use super::item::{List, Paint, Path};
use crate::app::layout::{Layout, Point, Rect};
use crate::app::theme::{Finish, Theme};
use crate::rules::Side;

/// Numbers between 0 and 1 in an order that the seed settles.
pub(super) fn chance(seed: u32) -> impl FnMut() -> f32 {
    let mut state = seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995;
    move || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        (state >> 8) as f32 / 16_777_216.0
    }
}

/// The shadows that board and trays throw on the page.
pub(super) fn shadows(list: &mut List, t: &Theme, l: &Layout) {
    shadow(list, t, l, l.board, l.unit);
    for side in Side::BOTH {
        let all = l.trays[side];
        if !all.is_empty() {
            shadow(list, t, l, all, (all.w.min(all.h) * 0.9).min(l.unit * 0.9));
        }
    }
}

fn shadow(list: &mut List, t: &Theme, l: &Layout, all: Rect, u: f32) {
    let radius = 0.07 * u;
    let low = Rect { y: all.y + all.h * 0.3, h: all.h * 0.7, ..all };
    // its shadow ends within the stage
    let room = all.x.min(l.width - all.right()).min(l.height - all.bottom() - 0.1 * u).max(1.0);
    let wide = (0.47 * u).min(1.1 * room);
    list.shadow(Path::round(low.inset(0.02 * u, 0.0), radius), t.table.at(0.42), wide, 0.55 * wide);
    list.shadow(Path::round(low.inset(0.05 * u, 0.0), radius), t.table.at(0.50), 0.10 * u, 0.05 * u);
}

/// A block of the board's material, seen from above and in front: `top` is its upper face, where `hole` is covered.
#[inline(never)]
pub(super) fn slab(
    list: &mut List,
    t: &Theme,
    l: &Layout,
    all: Rect,
    (top, hole): (Rect, Option<Rect>),
    u: f32,
) {
    let radius = 0.07 * u;
    if t.finish != Finish::Solid {
        // a drawing from right above: it has no front
        let path = Path::round(top, if t.finish == Finish::Flat { radius } else { 0.015 * u });
        list.fill(path.clone(), t.frame);
        list.stroke(path, (0.042 * u).max(1.4), t.line);
        return;
    }
    shadow(list, t, l, all, u);
    let (a, b) = (Point::new(all.x, top.bottom() - radius), Point::new(all.x, all.bottom()));
    // what is covered by the face and the field is not painted: on a phone this is a good part of the first picture
    let below = Rect { y: top.bottom() - 2.0 * radius, h: all.bottom() - top.bottom() + 2.0 * radius, ..all };
    list.fill(
        Path::round(below, radius),
        Paint::linear(
            a,
            b,
            &[
                (0.0, t.front.mix(t.edge, 0.12)),
                (0.25, t.front),
                (0.86, t.front.mix(t.groove, 0.32)),
                (1.0, t.groove),
            ],
        ),
    );
    let face = Path::round(top, radius);
    let across = Point::new(top.right(), top.bottom());
    let stops = [(0.0, t.frame.mix(t.edge, 0.22)), (0.45, t.frame), (1.0, t.frame.mix(t.groove, 0.24))];
    let mut ring = face;
    if let Some(hole) = hole {
        ring.0.extend(Path::round(hole, radius).0);
    }
    list.fill(ring, Paint::linear(Point::new(top.x, top.y), across, &stops));
    // the upper edges, worn, catch the light
    let width = (0.022 * u).max(0.8);
    let stops = [(0.0, t.edge.at(0.85)), (0.5, t.edge.at(0.25)), (1.0, t.edge.at(0.55))];
    let inner = Path::round(top.inset(width / 2.0, width / 2.0), radius);
    list.stroke(
        inner,
        width,
        Paint::linear(Point::new(top.x, top.y), Point::new(top.x, top.bottom()), &stops),
    );
}
