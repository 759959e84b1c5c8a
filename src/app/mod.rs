//! The program as a pure state machine: [`App`] takes [`Event`]s and gives [`Effect`]s, a tree of elements
//! and pictures. Nothing in here knows a browser.

pub mod anim;

mod effect;
mod event;
mod figures;
mod finery;
mod flow;
mod keys;
pub mod layout;
mod link;
mod message;
mod named;
mod program;
pub mod scene;
mod screen;
mod settings;
mod shelf;
mod sitting;
pub(crate) mod small;
mod speech;
mod stage;
pub mod strings;
mod table;
#[cfg(test)]
mod tests;
pub mod theme;
pub mod view;
mod words;

pub use effect::{Effect, History};
pub use event::{
    Boot, Colours, Contrast, Copied, Event, KeyPress, Modifiers, Preferences, Size, Storage, Stroke,
    TextEntry, TextSize, TimerId, Visibility,
};
pub use message::{Dialog, Message};
pub use program::{App, Picture};
