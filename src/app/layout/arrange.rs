//! The arrangements of a stage that holds the scene alone, and the choice between them.

use super::shared::shared;
use super::{Layout, Orientation, Point, Rect, Room, Shape};
use crate::app::scene::{BySquare, Waits};
use crate::app::small::Within as _;
use crate::rules::{BySide, Square};

/// The least side of a square's hit area.
pub(super) const LEAST: f32 = 24.0;
/// The depth that the drawing is made for: seen from 59 degrees above.
const DEPTH: f32 = 0.86;
/// The greatest square.
const MOST: f32 = 150.0;
/// Lying squares from this width on are large enough for a finger: 44 pixels high.
const COMFORTABLE: f32 = 52.0;

/// The frame's width and the front face's height, in squares.
const fn frame(unit: f32) -> (f32, f32) {
    if unit >= 70.0 {
        (0.30, 0.50)
    } else if unit >= 36.0 {
        (0.26, 0.44)
    } else {
        (0.22, 0.34)
    }
}

pub(super) fn arrange(width: f32, height: f32, orientation: Orientation, room: Room) -> Layout {
    let least = if matches!(room, Room::Board(_)) { (60.0, 20.0) } else { (280.0, 200.0) };
    let stage = Stage::new(width, height, least, orientation);
    match room {
        Room::Board(waits) => stage.board_alone(waits),
        Room::Whole => {
            let (below, beside) = (largest(|u| stage.below(u)), largest(|u| stage.beside(u)));
            let lying = if below.unit >= beside.unit * 0.92 { below } else { beside };
            stage.upright_if_larger(lying, |stage, u| stage.upright(u, None))
        }
        Room::Shared => shared(width, height, orientation, 16.0),
    }
}

/// The layout with the largest square that fits. `make` returns the layout for a square's width, and
/// whether it fits.
fn largest(make: impl Fn(f32) -> (Layout, bool)) -> Layout {
    largest_fit(make).0
}

/// The same, and whether even the least square fits.
pub(super) fn largest_fit(make: impl Fn(f32) -> (Layout, bool)) -> (Layout, bool) {
    let (mut low, mut high) = (LEAST, MOST);
    for _ in 0..12 {
        let middle = (low + high) / 2.0;
        if make(middle).1 { low = middle } else { high = middle }
    }
    make(low)
}

pub(super) struct Stage {
    pub(super) w: f32,
    pub(super) h: f32,
    orientation: Orientation,
}

impl Stage {
    pub(super) fn new(width: f32, height: f32, least: (f32, f32), orientation: Orientation) -> Self {
        // whatever is not a number becomes the least; no screen is wider than the most
        Self { w: width.max(least.0).min(16_384.0), h: height.max(least.1).min(16_384.0), orientation }
    }

    pub(super) fn margin(&self) -> f32 {
        (self.w.min(self.h) * 0.03).within(4.0, 28.0)
    }

    pub(super) fn upright_if_larger(
        &self,
        lying: Layout,
        make: impl Fn(&Self, f32) -> (Layout, bool),
    ) -> Layout {
        if lying.unit >= COMFORTABLE {
            return lying;
        }
        let (upright, fits) = largest_fit(|u| make(self, u));
        if fits && upright.unit > lying.unit * 1.05 { upright } else { lying }
    }

    /// The board on top; trays, sticks and value in a strip below it.
    fn below(&self, unit: f32) -> (Layout, bool) {
        let mut l = self.blank(unit, Shape::Lying);
        let margin = self.margin();
        let words = if unit >= 50.0 { (unit * 0.27).within(18.0, 26.0) } else { 0.0 };
        let (gap, strip) = (0.36 * unit, 1.62 * unit);
        // the board's shadow and the front's foot need a little air on a large stage
        let (bw, bh) = (l.board.w, l.board.h);
        let needed = bh + gap + strip + words + 2.0 * margin;
        let fits = needed <= self.h && bw + 2.0 * margin <= self.w;
        let spare = (self.h - needed).max(0.0);
        l.place_board((self.w - bw) / 2.0, margin + spare * 0.34);
        let (x, right) = (l.board.x, l.board.right());
        let gap = gap + (spare * 0.24).min(0.6 * unit);
        let y = l.board.bottom() + gap;
        let tray = Rect::new(x, y, 2.5 * unit, strip);
        l.trays = BySide::new(tray, Rect { x: right - tray.w, ..tray });
        if words > 0.0 {
            l.captions = l.trays.map(|t| Rect::new(t.x, t.bottom() + 4.0, t.w, words - 4.0));
        }
        let value = 1.15 * unit;
        let middle = tray.right() + 0.3 * unit;
        l.value = Rect::new(right - tray.w - 0.2 * unit - value, y + 0.22 * unit, value, unit);
        l.note = if words > 0.0 { Rect::new(l.value.x, l.value.bottom(), value, words) } else { l.note };
        let air = gap - 0.24 * unit;
        // sticks may roll a little farther than the trays reach
        let bottom = (y + strip + words + 0.4 * unit).min(self.h - margin);
        l.throwing = Rect::new(middle, y - air, l.value.x - middle - 0.1 * unit, bottom - y + air);
        l.fit_sticks();
        (l, fits)
    }

    /// Trays to the left of the board, sticks and value to its right: for low, wide stages.
    fn beside(&self, unit: f32) -> (Layout, bool) {
        let mut l = self.blank(unit, Shape::Lying);
        let margin = self.margin();
        let (bw, bh) = (l.board.w, l.board.h);
        let (tray_w, side, gap) = (1.5 * unit, 2.7 * unit, 0.3 * unit);
        let used = tray_w + gap + bw + gap + side;
        let fits = used + 2.0 * margin <= self.w && bh + 2.0 * margin <= self.h;
        let x = (self.w - used).max(2.0 * margin) / 2.0;
        l.place_board(x + tray_w + gap, (self.h - bh) / 2.0);
        let tray_h = (bh - gap) / 2.0;
        let black = Rect::new(x, l.board.y, tray_w, tray_h);
        l.trays = BySide::new(black.moved(0.0, tray_h + gap), black);
        let value = unit;
        l.throwing = Rect::new(l.board.right() + gap, l.board.y, side, bh - value);
        l.value = Rect::new(l.throwing.x, l.throwing.bottom(), side, value);
        l.fit_sticks();
        (l, fits)
    }

    /// The board upright, trays to its left, sticks and value to its right; at the foot, where that is asked
    /// for, words and buttons: their height, and the buttons' part of it.
    pub(super) fn upright(&self, unit: f32, foot: Option<(f32, f32)>) -> (Layout, bool) {
        let mut l = self.blank(unit, Shape::Upright);
        let margin = self.margin().min(12.0);
        let (bw, bh) = (l.board.w, l.board.h);
        let gap = (0.2 * unit).within(6.0, 20.0);
        let h = self.h - foot.map_or(0.0, |(rest, _)| rest + margin) - 2.0 * margin;
        let least = (1.05 * unit).max(48.0);
        let fits = bh <= h && bw + 2.0 * (least + gap + margin) <= self.w;
        let side =
            ((self.w - bw) / 2.0 - gap - margin).min(2.2 * unit).max(least.min((self.w - bw) / 2.0 - 2.0));
        l.place_board((self.w - bw) / 2.0, margin + (h - bh).max(0.0) / 2.0);
        let words = if unit >= 40.0 { 20.0 } else { 0.0 };
        let tray_w = side.min(1.45 * unit);
        let tray_h = ((bh - gap) / 2.0 - words).min(3.1 * unit);
        let x = l.board.x - gap - tray_w - (side - tray_w) / 2.0;
        let black = Rect::new(x, l.top.y, tray_w, tray_h);
        l.trays = BySide::new(Rect { y: l.board.bottom() - words - tray_h, ..black }, black);
        if words > 0.0 {
            l.captions =
                l.trays.map(|t| Rect::new(x - (side - tray_w) / 2.0, t.bottom() + 2.0, side, words - 2.0));
        }
        let right = l.board.right() + gap;
        let value = 1.3 * unit;
        l.note = if words > 0.0 { Rect::new(right, l.board.bottom() - words, side, words) } else { l.note };
        l.value = Rect::new(right, l.board.bottom() - words - value, side, value);
        l.throwing = Rect::new(right, l.board.y, side, l.value.y - l.board.y - 0.1 * unit);
        if let Some((rest, high)) = foot {
            l.divide(Rect::new(margin, self.h - margin - rest, self.w - 2.0 * margin, rest), high);
        }
        l.fit_sticks();
        (l, fits)
    }

    fn board_alone(&self, waits: Waits) -> Layout {
        let margin = (self.h * 0.06).within(1.0, 12.0);
        let trays = if waits == Waits::Sometimes { 1.6 } else { 0.0 };
        let make = |unit: f32| {
            let mut l = self.blank_at(unit, Shape::Lying, DEPTH);
            let (bw, bh) = (l.board.w, l.board.h);
            let used = bw + trays * unit;
            let x = (self.w - used) / 2.0;
            l.place_board(x + trays * unit, (self.h - bh) / 2.0);
            if trays > 0.0 {
                let black = Rect::new(x, l.board.y, (trays - 0.2) * unit, (bh - 0.2 * unit) / 2.0);
                l.trays = BySide::new(black.moved(0.0, black.h + 0.2 * unit), black);
            }
            let fits = used + 2.0 * margin <= self.w && bh + 2.0 * margin <= self.h;
            (l, fits)
        };
        let (mut low, mut high) = (1.0, MOST);
        for _ in 0..14 {
            let middle = (low + high) / 2.0;
            if make(middle).1 { low = middle } else { high = middle }
        }
        make(low).0
    }

    pub(super) fn blank(&self, unit: f32, shape: Shape) -> Layout {
        self.blank_at(unit, shape, DEPTH.max((LEAST / unit).min(1.0)))
    }

    /// A layout with the board's size and nothing placed.
    fn blank_at(&self, unit: f32, shape: Shape, depth: f32) -> Layout {
        let (rim, front) = frame(unit);
        let (columns, rows) = match shape {
            Shape::Lying => (10.0, 3.0),
            Shape::Upright => (3.0, 10.0),
        };
        let field = Rect::new(rim * unit, rim * unit * depth, columns * unit, rows * unit * depth);
        let top = Rect::new(0.0, 0.0, field.w + 2.0 * field.x, field.h + 2.0 * field.y);
        Layout {
            width: self.w,
            height: self.h,
            shape,
            orientation: self.orientation,
            unit,
            depth,
            board: Rect { h: top.h + front * unit, ..top },
            top,
            field,
            squares: BySquare::default(),
            trays: BySide::default(),
            captions: BySide::default(),
            throwing: Rect::default(),
            stick: 0.0,
            value: Rect::default(),
            note: Rect::default(),
            words: Rect::default(),
            deeds: Rect::default(),
        }
    }
}

impl Layout {
    pub(super) fn place_board(&mut self, x: f32, y: f32) {
        for rect in [&mut self.board, &mut self.top, &mut self.field] {
            *rect = rect.moved(x, y);
        }
        let (w, h) = (self.unit, self.unit * self.depth);
        self.squares = BySquare::from_fn(|square| {
            let (column, row) = cell(square, self.shape, self.orientation);
            let corner = Point::new(self.field.x + f32::from(column) * w, self.field.y + f32::from(row) * h);
            Rect::new(corner.x, corner.y, w, h)
        });
    }

    pub(super) fn fit_sticks(&mut self) {
        let area = self.throwing;
        self.stick = (2.35 * self.unit).min(area.w.max(area.h) * 0.62).min(area.w.min(area.h) * 1.6);
    }
}

/// The column and row where a square is drawn, from 0.
fn cell(square: Square, shape: Shape, orientation: Orientation) -> (u8, u8) {
    let row = square.row() - 1;
    let along = (square.number() - 1) % 10;
    let column = if row == 1 { 9 - along } else { along };
    let (column, row) = match orientation {
        Orientation::FirstOnTop => (column, row),
        Orientation::FirstAtBottom => (9 - column, 2 - row),
    };
    match shape {
        Shape::Lying => (column, row),
        Shape::Upright => (2 - row, column),
    }
}
