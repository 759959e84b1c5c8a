//! The arrangements of a stage that the scene shares with words and buttons: small frames, low windows, and
//! large text.

use super::arrange::{LEAST, Stage, largest_fit};
use super::{Layout, Orientation, Rect, Shape};
use crate::app::small::Within as _;
use crate::rules::BySide;

/// A [`Room::Shared`] stage whose text is of this size.
pub(super) fn shared(width: f32, height: f32, orientation: Orientation, text: f32) -> Layout {
    let stage = Stage::new(width, height, (280.0, 200.0), orientation);
    let text = if text.is_finite() { text.within(8.0, 64.0) } else { 16.0 };
    let need = Need::of(text);
    let plans: [Plan; 3] = [Stage::side, Stage::stack, Stage::rows];
    let mut best: Option<Layout> = None;
    for plan in plans {
        let (layout, fits) = largest_fit(|u| plan(&stage, u, need));
        // An earlier plan is the neater one.
        if fits && best.as_ref().is_none_or(|best| layout.unit > best.unit * 1.04) {
            best = Some(layout);
        }
    }
    let lying = best.unwrap_or_else(|| stage.rows(LEAST, need).0);
    stage.upright_if_larger(lying, |stage, u| stage.upright(u, Some((need.foot(stage.w), need.high))))
}

type Plan = fn(&Stage, f32, Need) -> (Layout, bool);

/// What words and buttons need at least, in CSS pixels.
#[derive(Clone, Copy)]
struct Need {
    /// The words' width.
    words: f32,
    /// The words' area: for some hundred letters.
    area: f32,
    /// The buttons' width in one row.
    row: f32,
    /// The width of a corner that holds them, and every value of a die.
    corner: f32,
    /// The buttons' height.
    high: f32,
}

impl Need {
    fn of(text: f32) -> Self {
        Self {
            words: 9.0 * text,
            area: 32.0 * text * text,
            row: 11.0 * text,
            corner: 15.5 * text,
            high: (2.5 * text).max(40.0),
        }
    }

    /// Whether the words of a layout have room.
    fn is_met(self, words: Rect) -> bool {
        words.w >= self.words && words.w * words.h >= self.area
    }

    /// The height of words over buttons, all across.
    fn foot(self, width: f32) -> f32 {
        self.area / (width - 24.0).max(1.0) + self.high + 2.0 * GAP
    }
}

/// Between words and buttons.
const GAP: f32 = 4.0;

impl Stage {
    /// Words over buttons, in the strip below the board.
    fn side(&self, unit: f32, need: Need) -> (Layout, bool) {
        let (mut l, y) = self.on_top(unit);
        let margin = self.edge();
        let h = self.h - margin - y;
        let wide = (self.w * 0.42).within(need.corner, 2.0 * need.corner);
        let corner = Rect::new(self.w - margin - wide, y, wide, h);
        l.divide(corner, need.high);
        let apart = l.strip(Rect::new(margin, y, corner.x - 2.0 * GAP - margin, h.min(2.2 * unit)));
        let apart = apart && l.throwing.w >= 1.7 * unit;
        let fits = self.holds(&l) && h >= (1.9 * unit).max(62.0) && apart && need.is_met(l.words);
        (l, fits)
    }

    /// Words in the strip, buttons in a row below it.
    fn rows(&self, unit: f32, need: Need) -> (Layout, bool) {
        let (mut l, y) = self.on_top(unit);
        let margin = self.edge();
        let wide = self.w - 2.0 * margin;
        l.deeds = Rect::new(margin, self.h - margin - need.high, wide, need.high);
        let h = (l.deeds.y - GAP - y).max(50.0);
        // The sticks get what the words leave, and not more than they need.
        let least = tray_width(unit) + value_width(unit) + 54.0 + 3.0 * GAP;
        let strip = (wide * 0.4).within(least, least + unit);
        l.words = Rect::new(margin + strip + 2.0 * GAP, y, (wide - strip - 2.0 * GAP).max(0.0), h);
        let apart = l.strip(Rect::new(margin, y, strip, h.min(2.2 * unit).max(50.0)));
        let fits = self.holds(&l)
            && y + h + GAP <= l.deeds.y + 0.01
            && h >= 1.35 * unit
            && apart
            && need.is_met(l.words)
            && wide >= need.row;
        (l, fits)
    }

    /// Everything one below the other.
    fn stack(&self, unit: f32, need: Need) -> (Layout, bool) {
        let (mut l, y) = self.on_top(unit);
        let margin = self.edge();
        let wide = self.w - 2.0 * margin;
        let strip = (1.9 * unit).within(62.0, 170.0);
        let apart = l.strip(Rect::new(margin, y, wide, strip));
        l.divide(Rect::new(margin, y + strip + GAP, wide, self.h - margin - y - strip - GAP), need.high);
        let fits = self.holds(&l) && apart && need.is_met(l.words) && wide >= need.row;
        (l, fits)
    }

    /// The board at the top, and where the strip below it begins.
    fn on_top(&self, unit: f32) -> (Layout, f32) {
        let mut l = self.blank(unit, Shape::Lying);
        l.place_board((self.w - l.board.w) / 2.0, self.edge());
        let y = l.board.bottom() + (0.2 * unit).within(GAP, 18.0);
        (l, y)
    }

    /// What is left free around everything.
    fn edge(&self) -> f32 {
        (self.w.min(self.h) * 0.02).within(4.0, 16.0)
    }

    fn holds(&self, l: &Layout) -> bool {
        l.board.w + 2.0 * self.edge() <= self.w && l.deeds.bottom() <= self.h && l.words.h > 0.0
    }
}

fn tray_width(unit: f32) -> f32 {
    (1.75 * unit).within(44.0, 110.0)
}

fn value_width(unit: f32) -> f32 {
    (0.95 * unit).within(26.0, 60.0)
}

impl Layout {
    /// Trays, sticks and value from left to right; whether the sticks have room enough.
    fn strip(&mut self, room: Rect) -> bool {
        let tray_h = ((room.h - 2.0) / 2.0).max(0.0);
        let black = Rect::new(room.x, room.y, tray_width(self.unit), tray_h);
        self.trays = BySide::new(black.moved(0.0, tray_h + 2.0), black);
        let value = value_width(self.unit).min(room.h);
        self.value = Rect::new(room.right() - value, room.y + (room.h - value) / 2.0, value, value);
        let left = black.right() + GAP;
        self.throwing = Rect::new(left, room.y, (self.value.x - GAP - left).max(0.0), room.h);
        self.fit_sticks();
        self.throwing.w >= 54.0 && tray_h >= 24.0
    }

    /// Words over buttons, in what is left of a stage.
    pub(super) fn divide(&mut self, rest: Rect, high: f32) {
        self.deeds = Rect { y: rest.bottom() - high, h: high, ..rest };
        self.words = Rect { h: (rest.h - high - GAP).max(0.0), ..rest };
    }
}
