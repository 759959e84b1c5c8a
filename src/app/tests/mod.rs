//! The whole program, driven through its events and looked at through its tree.

mod games;
mod hand;
mod player;
mod seats;
mod tabs;
mod texts;
