//! The program as a pure state machine: [`App`] takes [`Event`]s and gives [`Effect`]s, a tree of elements
//! and pictures. Nothing in here knows a browser.

pub mod anim;
mod app;
mod effect;
mod event;
pub mod layout;
mod message;
pub mod scene;
pub mod strings;
pub mod theme;
pub mod view;

pub use app::{App, Picture};
pub use effect::{Effect, History};
pub use event::{
    Boot, Colours, Contrast, Copied, Event, KeyPress, Modifiers, Preferences, Size, Storage, TextEntry,
    TimerId, Visibility,
};
pub use message::Message;
