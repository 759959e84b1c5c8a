//! The canvases of the page: their sizes, and whether their pictures are up to date.

use crate::app::event::{Size, TextSize};
use crate::app::layout::{Layout, Orientation, Room};
use crate::app::named::Named;
use crate::app::program::App;
use crate::app::scene::Key;
use crate::app::table::orientation;

/// The id of the board's canvas.
pub const BOARD: &str = "board";

/// Every canvas that has been laid out.
#[derive(Clone, Debug, Default)]
pub struct Stages {
    stages: Named<Stage>,
}

/// One canvas.
#[derive(Clone, Debug)]
pub struct Stage {
    /// Its size.
    pub size: Size,
    /// Device pixels in a CSS pixel.
    pub ratio: f32,
    /// The key of the fixed layer that has been handed out for it.
    pub known: Option<Key>,
    /// Whether its picture has to be made anew.
    pub stale: bool,
}

impl Stages {
    /// A canvas has been laid out, or has changed.
    pub fn resized(&mut self, canvas: String, size: Size, ratio: f32) {
        self.stages.insert(canvas, Stage { size, ratio, known: None, stale: true });
    }

    /// All pictures are to be made anew.
    pub fn spoil(&mut self) {
        for stage in self.stages.values_mut() {
            stage.stale = true;
        }
    }

    /// The board's picture is to be made anew.
    pub fn spoil_board(&mut self) {
        if let Some(stage) = self.stages.get_mut(BOARD) {
            stage.stale = true;
        }
    }

    /// Another screen, or another game: the canvases are gone, or their pictures out of date. A board that stays in
    /// the page does not say its size again.
    pub fn clear(&mut self) {
        let board = self.stages.remove(BOARD);
        self.stages.clear();
        if let Some(Stage { size, ratio, .. }) = board {
            self.resized(BOARD.to_owned(), size, ratio);
        }
    }

    /// The size of a canvas.
    #[must_use]
    pub fn size(&self, canvas: &str) -> Option<Size> {
        self.stages.get(canvas).map(|stage| stage.size)
    }

    /// The device pixels in a CSS pixel of a canvas.
    #[must_use]
    pub fn ratio(&self, canvas: &str) -> Option<f32> {
        self.stages.get(canvas).map(|stage| stage.ratio)
    }

    /// Those whose picture has to be made anew: the board, and one of the others at a time, so that a frame stays
    /// short.
    pub fn next_stale(&mut self) -> impl Iterator<Item = (&str, &mut Stage)> {
        let mut others = 0;
        self.stages.iter_mut().filter(move |(canvas, stage)| {
            let other = stage.stale && *canvas != BOARD;
            others += usize::from(other);
            stage.stale && (!other || others <= 1)
        })
    }

    /// Whether a picture has to be made anew.
    #[must_use]
    pub fn any_stale(&self) -> bool {
        self.stages.values().any(|stage| stage.stale)
    }
}

/// How the page is arranged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// The board fills the window, words and buttons stand beside the sticks.
    Small,
    /// One below the other.
    Narrow,
    /// With a panel beside the board.
    Wide,
}

/// The arrangement for a window, by how much text it could hold.
#[must_use]
pub fn plan(window: Size, text: TextSize) -> Plan {
    let text = f32::from(text.0.max(1));
    let (width, height) = (window.width / text, window.height / text);
    let lying = width > 1.25 * height;
    if height <= 0.0 {
        Plan::Wide
    } else if height <= 26.25 || (lying && height < 36.0 && width < 56.0) {
        Plan::Small
    } else if width <= 56.0 {
        Plan::Narrow
    } else {
        Plan::Wide
    }
}

/// Whether a window is so low that what can be left out should be.
#[must_use]
pub fn is_low(window: Size, text: TextSize) -> bool {
    let enough = if plan(window, text) == Plan::Wide { 36.0 } else { 44.0 };
    window.height > 0.0 && window.height < enough * f32::from(text.0)
}

/// The board's layout on a stage of this size.
#[must_use]
pub fn layout(size: Size, plan: Plan, text: TextSize, orientation: Orientation) -> Layout {
    match plan {
        Plan::Small => Layout::shared(size.width, size.height, orientation, f32::from(text.0)),
        Plan::Narrow | Plan::Wide => Layout::new(size.width, size.height, orientation, Room::Whole),
    }
}

impl App {
    /// The board's layout, once its canvas has one.
    pub(super) fn layout(&self) -> Option<Layout> {
        let table = self.table.as_ref()?;
        let size = self.stages.size(BOARD)?;
        let turned = orientation(table.rules(), &self.settings);
        Some(layout(size, self.plan(), self.preferences.text, turned))
    }

    /// How the page is arranged.
    pub(super) fn plan(&self) -> Plan {
        plan(self.window, self.preferences.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows that people have, and frames that hosts give.
    #[test]
    fn a_window_is_arranged_by_how_much_text_it_could_hold() {
        for (width, height, text, expected) in [
            (320.0, 200.0, 16, Plan::Small),
            (480.0, 270.0, 16, Plan::Small),
            (844.0, 390.0, 16, Plan::Small),
            (800.0, 480.0, 16, Plan::Small),
            (320.0, 568.0, 16, Plan::Narrow),
            (390.0, 844.0, 16, Plan::Narrow),
            (768.0, 1024.0, 16, Plan::Narrow),
            (1024.0, 768.0, 16, Plan::Wide),
            (1280.0, 800.0, 16, Plan::Wide),
            (1920.0, 1080.0, 16, Plan::Wide),
            // twice the text is half the window
            (640.0, 400.0, 32, Plan::Small),
            (1280.0, 800.0, 32, Plan::Small),
            (780.0, 1688.0, 32, Plan::Narrow),
            (1920.0, 1200.0, 32, Plan::Wide),
            // not known yet
            (0.0, 0.0, 16, Plan::Wide),
            (320.0, 200.0, 0, Plan::Wide),
        ] {
            let window = Size { width, height };
            assert_eq!(plan(window, TextSize(text)), expected, "{width} × {height}, text {text}");
        }
    }
}
