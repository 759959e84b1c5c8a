//! Senet, the ancient Egyptian game of passing: the rules, the record of a game,
//! the computer player and the program around them.
//!
//! Dependencies point one way only: [`rules`] ← [`record`], [`ai`] ← [`app`] ← `web`.

pub mod ai;
pub mod app;
pub mod record;
pub mod rng;
pub mod rules;
pub mod web;
