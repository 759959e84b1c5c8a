//! The game itself: squares, throws, rulesets as data, one interpreter, positions, notation.
//!
//! A ruleset is a value ([`Ruleset`]) made of policies; [`Rules`] reads it and is the only code that plays.
//! Nothing here draws a random number, reads a clock or shows a word to a player.

mod carry;
mod check;
mod course;
mod engine;
mod movegen;
mod moves;
mod notation;
mod obstacle;
mod perft;
mod play;
mod policy;
mod position;
mod position_error;
pub mod ruleset;
mod rulesets;
mod score;
mod side;
mod spec;
mod square;
mod throw;
mod turn;
mod view;
mod why;

pub use course::PATIENCE;
pub use engine::Rules;
pub use moves::{MAX_MOVES, Move, MoveError, MoveErrors, MoveList, Target};
pub use obstacle::Obstacle;
pub use perft::Ply;
pub use play::{Displaced, Place, PlayError, Played, ThrowError};
pub use position::{Direction, Flags, Outcome, Phase, Position};
pub use position_error::{Count, Misplacement, Name, PositionError, PositionErrors};
pub use ruleset::Ruleset;
pub use rulesets::{Definition, RULESETS, Variation};
pub use side::{BySide, Side};
pub use spec::{Spec, SpecError, SpecErrors};
pub use square::{Square, SquareSet, Squares};
pub use throw::{Device, Face, Pool, Throw, ThrowSet};
