//! The program's state and its three verbs: start, update, show.

use crate::app::effect::Effect;
use crate::app::event::{Boot, Event};
use crate::app::scene::Scene;

/// The whole program.
pub struct App {}

/// A picture to be painted.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The canvas's id in the tree.
    pub canvas: String,
    /// What to paint; without its fixed layer where that has been handed out already since the canvas's last
    /// `Resized`.
    pub scene: Scene,
}

impl App {
    /// Starts the program. The tree is to be shown, then the effects carried out in order.
    #[must_use]
    pub fn start(boot: Boot) -> (Self, Vec<Effect>) {
        let _ = boot;
        (Self {}, Vec::new())
    }

    /// Takes in what happened at the time `now`, and says what is to be done: first the tree is brought up to
    /// date, then the effects are carried out in order.
    pub fn update(&mut self, event: Event, now: f64) -> Vec<Effect> {
        let _ = (event, now);
        Vec::new()
    }

    // pub fn view(&self) -> Node<Message>

    /// The pictures that have changed since the last call; none when nothing has.
    pub fn canvases(&mut self, now: f64) -> Vec<Picture> {
        let _ = now;
        Vec::new()
    }

    /// Whether frames are wanted. Nothing moves while this is false.
    #[must_use]
    pub fn animating(&self) -> bool {
        false
    }
}
