//! Players that need no player: whom they choose, how fast they play, and who is better.

mod duel;
mod player;
mod playout;
#[cfg(not(target_arch = "wasm32"))]
pub mod protocol;
mod run;
pub mod solve;
mod trace;

pub use duel::{Duels, duels};
pub use player::{Player, UnknownPlayer, gain};
pub use playout::{Playouts, playouts};
pub use run::Run;
pub use trace::trace;
