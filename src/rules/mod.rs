//! The game itself: squares, throws, rulesets as data, one interpreter, positions, notation.

mod side;
mod square;

pub use side::{BySide, Side};
pub use square::{Square, SquareSet, Squares};
