//! The program as a pure state machine: [`App`] takes [`Event`]s and gives [`Effect`]s, a tree of elements
//! and pictures. Nothing in here knows a browser.

pub mod anim;

mod brain;
mod effect;
mod event;
mod figures;
mod finery;
mod flow;
mod host;
mod keys;
mod kiosk;
pub mod layout;
mod link;
mod message;
mod named;
mod pictures;
mod pointing;
mod program;
mod reading;
pub mod scene;
mod screen;
mod settings;
mod shelf;
mod sitting;
pub(crate) mod small;
pub mod sound;
mod speech;
mod stage;
pub mod strings;
mod table;
#[cfg(test)]
mod tests;
pub mod theme;
mod thinking;
mod timers;
mod tongue;
pub mod view;
mod words;

pub use effect::{Asset, Effect, History, Silence};
pub use event::{
    Boot, Colours, Contrast, Copied, Event, Fullscreen, KeyPress, Modifiers, Preferences, Size, Storage,
    Stroke, TextEntry, TextSize, TimerId, Visibility,
};
pub use host::{Asked, Call, FIELDS, News, Players, Scalar, VERSION};
pub use message::{Dialog, Message};
pub use pictures::Picture;
pub use program::App;
