//! What is painted, and when.

use crate::app::event::{Contrast, Size};
use crate::app::layout::Rect;
use crate::app::program::App;
use crate::app::scene::{BoardView, Scene, draw_fine, mini};
use crate::app::screen;
use crate::app::settings::Settings;
use crate::app::stage;
use crate::app::table::{Table, orientation};
use crate::app::theme::Theme;
use crate::rules::Rules;

/// A picture to be painted.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The canvas's id in the tree.
    pub canvas: String,
    /// What to paint; without its fixed layer where that has been handed out already since the canvas's last
    /// `Resized`.
    pub scene: Scene,
    /// Where what moves keeps within, more or less, in CSS pixels; nothing while nothing moves.
    pub moving: Option<Rect>,
}

impl App {
    /// The pictures that have changed since the last call; none when nothing has. Of many, some come with later
    /// calls.
    #[inline(never)]
    pub fn canvases(&mut self, now: f64) -> Vec<Picture> {
        let forced;
        let theme = match self.preferences.contrast {
            Contrast::Forced(system) => {
                forced = Theme::forced(system);
                &forced
            }
            _ => self.theme().theme(),
        };
        let mut pictures = Vec::new();
        let told = self.kiosk.as_ref().map(|kiosk| kiosk.told()).unwrap_or_default();
        let (plan, text, pointed) = (self.plan(), self.preferences.text, self.pointed());
        for (canvas, stage) in self.stages.next_stale() {
            stage.stale = false;
            let mut moving = None;
            let scene = if canvas == stage::BOARD {
                let Some(table) = &self.table else { continue };
                let layout =
                    stage::layout(stage.size, plan, text, orientation(table.rules(), &self.settings));
                let view = BoardView { told, ..table.picture(&self.words, &self.settings, pointed) };
                moving = table.reach(&layout, &view);
                let frame = table.frame(now);
                draw_fine(&view, &layout, theme, frame.as_ref(), stage.known, self.finery.fine(now))
            } else {
                let Some(spec) = screen::card_spec(canvas) else { continue };
                let rules = Rules::new(spec);
                let view = crate::app::table::opening(&rules, &self.settings);
                let Size { width, height } = stage.size;
                mini(&view, orientation(&rules, &Settings::default()), width, height, theme)
            };
            stage.known = Some(scene.key);
            pictures.push(Picture { canvas: canvas.to_owned(), scene, moving });
        }
        pictures
    }

    /// Whether frames are wanted. Nothing moves while this is false.
    #[must_use]
    pub fn animating(&self) -> bool {
        self.table.as_ref().is_some_and(Table::moving) || self.stages.any_stale() || self.finery.is_fading()
    }
}
