//! The whole program, driven through its events and looked at through its tree.

mod embed;
mod games;
mod hand;
mod host;
mod kiosk;
mod languages;
mod motion;
mod panel;
mod player;
mod reasons;
mod seats;
mod sentences;
mod spoken;
mod tabs;
mod texts;
