//! Players that need no player: whom they choose, how fast they play, and who is better.

mod duel;
mod falls;
mod features;
mod level;
#[cfg(not(target_arch = "wasm32"))]
mod loss;
mod mind;
mod net;
mod pace;
mod player;
mod playout;
#[cfg(not(target_arch = "wasm32"))]
pub mod protocol;
mod run;
mod search;
mod seen;
pub mod solve;
mod think;
mod trace;
#[cfg(not(target_arch = "wasm32"))]
pub mod train;

pub use duel::{Chooser, Duels, duels};
pub use falls::{Fall, fallen, falls};
pub use features::{Active, INPUTS, Lens};
pub use level::Level;
#[cfg(not(target_arch = "wasm32"))]
pub use loss::{Losses, loss, losses};
pub use mind::{Exact, Mind};
pub use net::{Net, NetError};
pub use pace::{Pace, middles, pace};
pub use player::{Player, UnknownPlayer, gain};
pub use playout::{Playouts, playouts};
pub use run::Run;
pub use search::{Search, Width, decided};
pub use think::{Progress, Thinker, values, win};
pub use trace::trace;
