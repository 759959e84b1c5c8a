//! The shell around the program: turns what the browser tells into [`Event`](crate::app::Event)s, carries
//! out [`Effect`](crate::app::Effect)s, keeps elements and canvases as the program says. It decides nothing.
//!
//! Only [`patch`] is compiled natively too, for its tests: it knows elements, but no browser.

#[cfg(target_arch = "wasm32")]
pub mod canvas;
pub mod patch;
