//! The game without a network: kept on the device after one visit, installed, taken over by a newer version.
//!
//! WebKitGTK under automation has no service worker: there these tests see that the game does without.

mod installed;
mod kept;
mod site;
mod versions;
