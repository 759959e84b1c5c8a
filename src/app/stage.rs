//! The canvases of the page: their sizes, and whether their pictures are up to date.

use crate::app::event::Size;
use crate::app::layout::{Layout, Orientation, Room};
use crate::app::named::Named;
use crate::app::scene::Key;

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

    /// The canvases are gone, all but those that will say their size again.
    pub fn clear(&mut self) {
        self.stages.clear();
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

    /// Those whose picture has to be made anew: the board, and a few of the others at a time, so that a frame
    /// stays short.
    pub fn next_stale(&mut self) -> impl Iterator<Item = (&str, &mut Stage)> {
        /// Pictures besides the board's that are made between two frames.
        const FEW: usize = 2;
        let mut others = 0;
        self.stages.iter_mut().filter(move |(canvas, stage)| {
            let other = stage.stale && *canvas != BOARD;
            others += usize::from(other);
            stage.stale && (!other || others <= FEW)
        })
    }

    /// Whether a picture has to be made anew.
    #[must_use]
    pub fn any_stale(&self) -> bool {
        self.stages.values().any(|stage| stage.stale)
    }
}

/// How the board shares its stage.
#[must_use]
pub fn room(window: Size) -> Room {
    if is_small(window) { Room::Shared } else { Room::Whole }
}

/// Whether the window is so low, or so small, that the words have to go beside the board.
#[must_use]
pub fn is_small(window: Size) -> bool {
    window.height > 0.0 && window.height <= 420.0
}

/// The board's layout on a stage of this size.
#[must_use]
pub fn layout(size: Size, window: Size, orientation: Orientation) -> Layout {
    Layout::new(size.width, size.height, orientation, room(window))
}
