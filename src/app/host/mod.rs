//! The page as a frame in another one: what it is told, what it tells, how its games are kept.

mod answer;
mod message;
mod seat;
mod tell;

pub use message::{Asked, Call, FIELDS, News, Players, Scalar, VERSION};
pub use seat::{EXAMPLE, is_example};

use crate::app::link::{Embedded, Link};
use crate::app::program::App;
use crate::app::small::Within as _;
use crate::rules::Spec;

/// What a page in a frame knows of the page around it.
#[derive(Clone, Debug, Default)]
pub(super) struct Host {
    embedded: Embedded,
    /// What the page around calls the game.
    name: Option<String>,
    /// The rulesets that are offered; where there is none, only the game itself is.
    pub offered: Vec<Spec>,
    /// How far the game has been told; `None` before the first word about it.
    told: Option<usize>,
    /// The height that was told last.
    height: u32,
    /// What the next word is to repeat.
    reply: Option<Scalar>,
    /// That nothing is saved has been read: in a frame there is little room to go on saying so.
    pub unsaved_read: bool,
}

impl Host {
    /// By an address.
    pub fn new(link: &Link) -> Self {
        let (name, offered) = (link.name.clone(), link.rulesets.clone());
        Self { embedded: link.embedded, name, offered, ..Self::default() }
    }

    /// The form in which a ruleset is offered: `Some(None)` where all are, as they are; `None` where it is not.
    pub fn offers(&self, id: &str) -> Option<Option<Spec>> {
        if self.embedded == Embedded::No || self.offered.is_empty() {
            return Some(None);
        }
        let offered = self.offered.iter().find(|spec| spec.id() == id)?;
        Some(Some(*offered))
    }

    /// Another game is to be told of from its beginning.
    pub fn forget(&mut self) {
        self.told = None;
    }
}

impl App {
    /// Whether the page is only the game, in a frame of another page.
    pub(super) fn embedded(&self) -> bool {
        self.host.embedded == Embedded::Yes
    }

    /// Whether there is a start screen: in a frame only where there is something to choose. A kiosk's begins with the
    /// languages.
    pub(super) fn has_start(&self) -> bool {
        !self.embedded() || self.host.offered.len() > 1 || self.kiosk.is_some()
    }

    /// The height that suits the page at its width, in CSS pixels.
    fn fitting_height(&self) -> u32 {
        let text = f32::from(self.preferences.text.0.max(1));
        let width = self.window.width / text;
        // In lengths of text, as the page is arranged: upright, words beside the sticks, or with a panel.
        let height = if width < 34.0 {
            (1.55 * width).within(31.0, 40.0)
        } else if width <= 56.0 {
            (0.56 * width).within(20.0, 26.0)
        } else {
            (0.62 * width).within(37.0, 45.0)
        };
        (height * text).round() as u32
    }
}
