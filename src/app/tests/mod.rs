//! The whole program, driven through its events and looked at through its tree.

mod games;
mod hand;
mod host;
mod languages;
mod motion;
mod player;
mod seats;
mod sentences;
mod tabs;
mod texts;
