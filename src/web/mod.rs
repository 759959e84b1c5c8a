//! The shell around the program: turns what the browser tells into [`Event`](crate::app::Event)s, carries
//! out [`Effect`](crate::app::Effect)s, keeps elements and canvases as the program says. It decides nothing.
//!
//! ```text
//! shell      the loop, and the one match over effects
//! inward     what the window and the document tell        (keys, storage, system)
//! outward    what is done in the browser for the program
//! host       messages to and from the page around this one
//! dom        the tree made real                           (patch: how; gesture: the events of its elements)
//! audio      the voices of sounds
//! canvases   which canvases there are, and their sizes    (picture: what of them is painted; canvas: how; screen: on what)
//! kiosk      what keeps a kiosk's page as it is
//! offline    the game kept on the device, and its newer versions
//! listener   handles that stop when they are dropped
//! failure    words in the page when the program has died
//! ```
//!
//! Only [`patch`] is compiled natively too, for its tests: it knows elements, but no browser.

#[cfg(target_arch = "wasm32")]
pub mod audio;
#[cfg(target_arch = "wasm32")]
pub mod canvas;
#[cfg(target_arch = "wasm32")]
pub mod canvases;
#[cfg(target_arch = "wasm32")]
pub mod dom;
#[cfg(target_arch = "wasm32")]
pub mod error;
#[cfg(target_arch = "wasm32")]
pub mod failure;
#[cfg(target_arch = "wasm32")]
pub mod gesture;
#[cfg(target_arch = "wasm32")]
pub mod host;
#[cfg(target_arch = "wasm32")]
pub mod images;
#[cfg(target_arch = "wasm32")]
pub mod inward;
#[cfg(target_arch = "wasm32")]
pub mod keys;
#[cfg(target_arch = "wasm32")]
pub mod kiosk;
#[cfg(target_arch = "wasm32")]
pub mod listener;
#[cfg(target_arch = "wasm32")]
pub mod offline;
#[cfg(target_arch = "wasm32")]
pub mod outward;
pub mod patch;
#[cfg(target_arch = "wasm32")]
pub mod picture;
#[cfg(target_arch = "wasm32")]
pub mod screen;
#[cfg(target_arch = "wasm32")]
pub mod shell;
#[cfg(target_arch = "wasm32")]
pub mod storage;
#[cfg(target_arch = "wasm32")]
pub mod surface;
#[cfg(target_arch = "wasm32")]
pub mod system;
