//! The program as pure functions of its state: where things go, what is drawn, how it moves.

pub mod anim;
pub mod layout;
pub mod scene;
mod small;
pub mod theme;
