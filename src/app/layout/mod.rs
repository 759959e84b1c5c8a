//! Where everything goes on the stage.
//!
//! A [`Layout`] follows from the stage's size alone (and the ruleset's orientation): the board, lying or
//! upright, the squares' hit areas, the trays, the place for sticks or die and for the throw's value.
//! The drawing, the buttons laid over it and the animation all read it.

mod arrange;
mod geometry;
mod shared;
#[cfg(test)]
mod tests;

pub use geometry::{Point, Rect};

use crate::app::scene::{BySquare, Place, Tray, Waits};
use crate::rules::{BySide, Side, Square};

/// Where square 1 lies on the board lying down; every other square follows along the track.
///
/// The two are each other's half turn. Upright, the board is turned a quarter clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Orientation {
    /// Row 1 on top, from left to right.
    #[default]
    FirstOnTop,
    /// Row 1 at the bottom, from right to left.
    FirstAtBottom,
}

impl Orientation {
    /// The board turned by half a turn.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::FirstOnTop => Self::FirstAtBottom,
            Self::FirstAtBottom => Self::FirstOnTop,
        }
    }
}

/// What the stage is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Room {
    /// The scene alone.
    #[default]
    Whole,
    /// The scene, and room for words and buttons ([`Layout::words`], [`Layout::deeds`]): for small frames.
    Shared,
    /// The board alone, and trays where pieces wait: for small pictures.
    Board(Waits),
}

/// How the board lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// Ten columns, three rows.
    Lying,
    /// Three columns, ten rows.
    Upright,
}

/// Where everything goes, in CSS pixels from the stage's left upper corner.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The stage's width.
    pub width: f32,
    /// The stage's height.
    pub height: f32,
    /// How the board lies.
    pub shape: Shape,
    /// Where square 1 lies.
    pub orientation: Orientation,
    /// A square's width; all measures of the drawing follow from it.
    pub unit: f32,
    /// What a length away from the viewer shrinks to, 0 to 1: a square is `unit * depth` high.
    pub depth: f32,
    /// The board with its frame and its front face.
    pub board: Rect,
    /// The board's upper face.
    pub top: Rect,
    /// Where the squares lie within the frame.
    pub field: Rect,
    /// Each square: its hit area, and where it is drawn.
    pub squares: BySquare<Rect>,
    /// The trays, also hit areas for bearing off and entering; empty where there is none.
    pub trays: BySide<Rect>,
    /// A line of text under each tray; empty where there is no room.
    pub captions: BySide<Rect>,
    /// Where sticks or die lie, also the hit area for throwing.
    pub throwing: Rect,
    /// A stick's length.
    pub stick: f32,
    /// The throw's value.
    pub value: Rect,
    /// A line of text under the value; empty where there is no room.
    pub note: Rect,
    /// The room for words, in a [`Room::Shared`] stage; else empty.
    pub words: Rect,
    /// The room for buttons there.
    pub deeds: Rect,
}

/// What lies at a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hit {
    /// A square of the board.
    Square(Square),
    /// A side's tray.
    Tray(Side),
    /// The sticks or the die.
    Throwing,
}

/// A place and, in a tray, which one of its pieces, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spot {
    /// Where.
    pub place: Place,
    /// Which piece there; 0 on a square.
    pub index: u8,
}

/// Where a piece stands and how large it is there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The middle of the piece's foot.
    pub foot: Point,
    /// A square's width at the piece's scale.
    pub unit: f32,
}

impl Layout {
    /// The layout of a stage. Sizes under 280 × 200 are laid out as if they had that size
    /// (a [`Room::Board`] from 60 × 20), and what is not a number likewise.
    #[must_use]
    pub fn new(width: f32, height: f32, orientation: Orientation, room: Room) -> Self {
        arrange::arrange(width, height, orientation, room)
    }

    /// The layout of a [`Room::Shared`] stage whose text is `text` CSS pixels high (usually 16).
    #[must_use]
    pub fn shared(width: f32, height: f32, orientation: Orientation, text: f32) -> Self {
        shared::shared(width, height, orientation, text)
    }

    /// What lies at a point.
    #[must_use]
    pub fn hit(&self, at: Point) -> Option<Hit> {
        if let Some(square) = Square::all().find(|s| self.squares[*s].contains(at)) {
            return Some(Hit::Square(square));
        }
        if let Some(side) = Side::BOTH.into_iter().find(|s| self.trays[*s].contains(at)) {
            return Some(Hit::Tray(side));
        }
        self.throwing.contains(at).then_some(Hit::Throwing)
    }

    /// Where a piece on this spot stands, given its side's tray.
    #[must_use]
    pub fn standing(&self, spot: Spot, trays: &BySide<Tray>, waits: Waits) -> Standing {
        let (side, place) = match spot.place {
            Place::Square(square) => {
                let centre = self.squares[square].centre();
                let foot = Point::new(centre.x, centre.y + 0.10 * self.unit * self.depth);
                return Standing { foot, unit: self.unit };
            }
            Place::Waiting(side) | Place::Off(side) | Place::Taken(side) => (side, spot.place),
        };
        let tray = &trays[side];
        // Taken pieces stand behind those borne off, counted from the far end.
        let (part, index) = match place {
            Place::Taken(_) => (Compartment::Off, tray.total.saturating_sub(spot.index + 1)),
            Place::Waiting(_) => (Compartment::Waiting, spot.index),
            _ => (Compartment::Off, spot.index),
        };
        self.slot(self.compartment(side, part, waits), index, tray.total)
    }

    /// The floor of a tray's compartment.
    #[must_use]
    pub fn compartment(&self, side: Side, part: Compartment, waits: Waits) -> Rect {
        let tray = self.trays[side];
        let (rim, front) = self.tray_rim();
        let floor = Rect::new(
            tray.x + rim,
            tray.y + rim * self.depth,
            tray.w - 2.0 * rim,
            tray.h - front - 2.0 * rim * self.depth,
        );
        if waits == Waits::Never {
            return if part == Compartment::Off { floor } else { Rect { w: 0.0, h: 0.0, ..floor } };
        }
        // on a small picture of the opening there is nothing but pieces that wait
        if self.throwing.is_empty() {
            return if part == Compartment::Waiting { floor } else { Rect { w: 0.0, h: 0.0, ..floor } };
        }
        let gap = rim * 0.7;
        let second = u8::from(part == Compartment::Off);
        if floor.w >= floor.h {
            let w = (floor.w - gap) / 2.0;
            Rect { x: floor.x + f32::from(second) * (w + gap), w, ..floor }
        } else {
            let h = (floor.h - gap) / 2.0;
            Rect { y: floor.y + f32::from(second) * (h + gap), h, ..floor }
        }
    }

    /// The width of a tray's rim and the height of its front face.
    #[must_use]
    pub fn tray_rim(&self) -> (f32, f32) {
        let tray = self.trays.white;
        let u = self.unit.min(tray.w * 0.7).min(tray.h * 0.8);
        (0.10 * u, 0.14 * u)
    }

    fn slot(&self, floor: Rect, index: u8, total: u8) -> Standing {
        let (columns, unit) = self.grid(floor, total);
        let rows = total.max(1).div_ceil(columns);
        let (column, row) = (index % columns, (index / columns).min(rows - 1));
        let head = 0.50 * unit; // a piece rises above its foot
        let (w, h) = (floor.w / f32::from(columns), (floor.h - head * 0.55) / f32::from(rows));
        let x = floor.x + (f32::from(column) + 0.5) * w;
        let y = floor.y + head * 0.55 + (f32::from(row) + 0.56) * h;
        Standing { foot: Point::new(x, y), unit }
    }

    /// How many columns hold `total` pieces in the largest size, and that size.
    fn grid(&self, floor: Rect, total: u8) -> (u8, f32) {
        let mut best = (1, 0.0_f32);
        for columns in 1..=total.max(1) {
            let rows = total.max(1).div_ceil(columns);
            let unit = (floor.w / f32::from(columns) / 0.64)
                .min(floor.h / (f32::from(rows) * 0.56 * self.depth + 0.36))
                .min(self.unit * 0.86);
            if unit > best.1 + 0.01 {
                best = (columns, unit);
            }
        }
        best
    }
}

/// A part of a tray.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Compartment {
    /// For pieces that wait to enter.
    Waiting,
    /// For pieces borne off or taken.
    Off,
}
