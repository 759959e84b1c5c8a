//! What is pointed at: by the mouse, by the keyboard, by a piece in the hand.

use crate::app::effect::Effect;
use crate::app::layout::{Hit, Point, Rect};
use crate::app::program::App;
use crate::app::scene::Place;
use crate::rules::Square;

/// What is pointed at.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Pointed {
    /// The square under the mouse, or under a piece in the hand.
    pub over: Option<Square>,
    /// The square that has the focus.
    pub focus: Option<Square>,
    /// What was used last.
    pub by: Means,
    /// Where the pointer took hold of a piece.
    pub grip: Option<Grip>,
}

/// What one points with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Means {
    /// Mouse, finger or pen.
    #[default]
    Pointer,
    /// The keyboard; only then the focus is something that is pointed at.
    Keys,
}

/// A pointer that is down on a piece that can move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Grip {
    place: Place,
    /// Where it went down, on the stage.
    start: Point,
}

impl App {
    /// The square that is pointed at.
    pub(super) fn pointed(&self) -> Option<Square> {
        self.pointed.over.or(self.pointed.focus.filter(|_| self.pointed.by == Means::Keys))
    }

    /// Changes what is pointed at.
    pub(super) fn point(&mut self, change: impl FnOnce(&mut Pointed)) {
        let before = self.pointed();
        change(&mut self.pointed);
        if self.pointed() != before {
            self.stages.spoil_board();
        }
    }

    /// The pointer goes down on a piece: perhaps it will be carried.
    pub(super) fn grip(&mut self, place: Place, at: (i32, i32)) {
        let start = self.on_stage(place, at);
        let can = self.table.as_ref().is_some_and(|table| table.can_lift(place));
        self.carrying = false;
        self.pointed.grip = start.filter(|_| can).map(|start| Grip { place, start });
    }

    /// The pointer moves with the piece.
    pub(super) fn carry(&mut self, at: (i32, i32)) {
        let Some((Grip { place, start }, here)) = self.gripped(at) else { return };
        let over = self.layout().and_then(|layout| layout.hit(here));
        if let Some(table) = &mut self.table {
            table.carry(place, here - start);
            self.same_page = table.carrying() && self.pointed.over == square(over) && self.carrying;
            self.carrying = table.carrying();
        }
        self.pointed.over = square(over);
        self.stages.spoil_board();
    }

    /// The pointer goes up.
    pub(super) fn let_go(&mut self, at: (i32, i32), now: f64, effects: &mut Vec<Effect>) {
        let over = self.gripped(at).and_then(|(_, here)| self.layout()?.hit(here));
        let layout = self.layout();
        self.pointed.grip = None;
        self.pointed.over = None;
        if let Some(layout) = layout {
            self.act_at_table(now, effects, |table, around| table.let_go(over, &layout, around));
        }
    }

    /// The grip, and where on the stage the pointer is now.
    fn gripped(&self, at: (i32, i32)) -> Option<(Grip, Point)> {
        let grip = self.pointed.grip?;
        Some((grip, self.on_stage(grip.place, at)?))
    }

    /// A point of the element over a place, on the stage.
    fn on_stage(&self, place: Place, (x, y): (i32, i32)) -> Option<Point> {
        let layout = self.layout()?;
        let rect: Rect = match place {
            Place::Square(square) => layout.squares[square],
            Place::Waiting(side) | Place::Off(side) | Place::Taken(side) => layout.trays[side],
        };
        // No screen has more pixels than a float counts exactly.
        Some(Point::new(rect.x + x as f32, rect.y + y as f32))
    }
}

fn square(hit: Option<Hit>) -> Option<Square> {
    match hit {
        Some(Hit::Square(square)) => Some(square),
        _ => None,
    }
}
