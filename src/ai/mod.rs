//! Players that need no player: whom they choose, how fast they play, and who is better.

mod duel;
mod falls;
mod features;
mod net;
mod player;
mod playout;
mod run;
mod search;
mod seen;
mod trace;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;

pub use falls::{Fall, fallen, falls};
pub use duel::{Chooser, Duels, duels};
pub use features::{Active, INPUTS, Lens};
pub use net::{Net, NetError};
pub use player::{Player, UnknownPlayer, gain};
pub use playout::{Playouts, playouts};
pub use run::Run;
pub use search::{Exact, Knowledge, Search, Width, decided};
pub use trace::trace;
