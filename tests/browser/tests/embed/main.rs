//! The game in frames of other pages, and what the page is allowed.

mod host;
mod messages;
mod pages;
mod policy;
mod sandbox;
