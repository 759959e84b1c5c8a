//! A page that nobody looks after.

mod locked;
mod soak;
mod visit;
