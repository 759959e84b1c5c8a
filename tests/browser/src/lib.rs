//! The built page under test: its size, and its behaviour in real browsers.
//!
//! A browser test is a function that takes a [`Page`], named in [`in_every_engine!`] or [`in_chromium!`]:
//!
//! ```ignore
//! use senet_browser::{Page, in_every_engine};
//!
//! in_every_engine!(a_game_can_be_begun);
//!
//! fn a_game_can_be_begun(page: &Page) {
//!     page.open("?lang=en");
//!     page.click(("button", "New game"));
//!     page.press("ArrowRight");
//!     assert_eq!(page.text("[role=status]"), "White throws");
//! }
//! ```
//!
//! - Each test gets a fresh origin under some path, so no storage, cache or service worker of another test;
//!   the window is one tab of 1000 × 750 CSS pixels.
//! - Elements are meant by selector or by role and name ([`Query`]), must be visible and the only ones, and
//!   are waited for.
//! - A test fails on any error in the page that it did not allow ([`Page::allow_error`]).
//! - A failure leaves a picture in `target/browser/`, and the drivers' logs in `target/browser/logs/`.
//! - Tests of one engine run one after another and share its browser; those of different engines run at the
//!   same time. A test with [`Options`] gets a browser of its own.
//! - `make browser T=name` builds the page and runs the tests whose name contains `name`.
//!   `cargo test -p senet-browser` runs them on what is in `dist/`.

mod axe;
mod cache;
mod engine;
pub mod frames;
mod http;
mod input;
mod keys;
mod page;
mod process;
mod query;
mod run;
mod server;
mod session;
pub mod sizes;

pub use ::http::Method;
pub use axe::Checks;
pub use engine::{Engine, Options};
pub use page::{COPIED, Page, Tab, dist};
pub use query::Query;
pub use run::{run, run_with};
pub use serde_json::{Value, json};
pub use server::{Report, Server};
