//! The program as pure functions of its state.

pub mod view;
