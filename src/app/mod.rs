//! The program as pure functions of its state: where things go, what is drawn, how it moves.

pub mod anim;
pub mod layout;
pub mod scene;
pub(crate) mod small;
pub mod theme;
