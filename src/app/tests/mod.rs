//! The whole program, driven through its events and looked at through its tree.

mod games;
mod hand;
mod player;
mod sentences;
mod tabs;
mod texts;
