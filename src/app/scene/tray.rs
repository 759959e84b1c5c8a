//! The trays: shallow dishes of the board's own material.

use super::item::{Item, List, Paint, Path, Text};
use super::material::slab;
use super::view::{BoardView, Waits};
use crate::app::layout::{Compartment, Layout, Point, Rect};
use crate::app::theme::{Finish, Theme};
use crate::rules::Side;

/// Both trays, without what stands in them.
#[inline(never)]
pub(super) fn trays(list: &mut List, view: &BoardView, layout: &Layout, theme: &Theme) {
    for side in Side::BOTH {
        let all = layout.trays[side];
        if all.is_empty() {
            continue;
        }
        let (_, front) = layout.tray_rim();
        let u = (all.w.min(all.h) * 0.9).min(layout.unit * 0.9);
        let top = Rect { h: all.h - front, ..all };
        slab(list, theme, layout, all, (top, None), u);
        let parts = match view.waits {
            Waits::Never => &[Compartment::Off][..],
            Waits::Sometimes => &[Compartment::Waiting, Compartment::Off],
        };
        for part in parts {
            dish(list, theme, layout.compartment(side, *part, view.waits), u);
        }
    }
}

fn dish(list: &mut List, t: &Theme, floor: Rect, u: f32) {
    let path = Path::round(floor, 0.07 * u);
    if t.finish != Finish::Solid {
        list.fill(path.clone(), t.floor);
        list.stroke(path, (0.012 * u).max(0.8), t.line);
        return;
    }
    let (a, b) = (Point::new(floor.x, floor.y), Point::new(floor.x, floor.bottom()));
    list.fill(path.clone(), Paint::linear(a, b, &[(0.0, t.floor.mix(t.groove, 0.35)), (1.0, t.floor)]));
    // the back wall and the left one throw their shadow into the dish
    let dark = t.groove;
    let stops = |alpha: f32| [(0.0, dark.at(alpha)), (0.35, dark.at(alpha * 0.42)), (1.0, dark.at(0.0))];
    list.fill(path.clone(), Paint::linear(a, Point::new(floor.x, floor.y + 0.36 * u), &stops(0.80)));
    list.fill(path.clone(), Paint::linear(a, Point::new(floor.x + 0.28 * u, floor.y), &stops(0.55)));
    list.clipped(path.clone(), |list| list.stroke(path.clone(), 0.05 * u, t.groove));
    let lip = floor.inset(-0.012 * u, -0.012 * u);
    let stops = [(0.0, t.edge.at(0.0)), (0.7, t.edge.at(0.0)), (1.0, t.edge.at(0.6))];
    list.stroke(Path::round(lip, 0.08 * u), (0.016 * u).max(0.7), Paint::linear(a, b, &stops));
}

/// The lines of text beside trays and sticks.
#[inline(never)]
pub(super) fn words(list: &mut List, view: &BoardView, layout: &Layout, theme: &Theme) {
    let mut line = |words: &str, rect: Rect, size: f32, weight: u16, colour| {
        if !words.is_empty() && !rect.is_empty() {
            let at = Point::new(rect.centre().x, rect.centre().y + size * 0.36);
            list.0.push(Item::Text(Text { words: words.to_owned(), at, size, weight, colour, most: rect.w }));
        }
    };
    // they lie in the trays' shadow
    let caption = theme.second_ink.mix(theme.ink, 0.6);
    for side in Side::BOTH {
        line(&view.captions[side], layout.captions[side], 14.0, 400, caption);
    }
    let value = layout.value;
    line(&view.throwing.value, value, value.h.min(value.w) * 0.92, 300, theme.ink);
    line(&view.throwing.note, layout.note, 14.0, 400, theme.second_ink);
}
