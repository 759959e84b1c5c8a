//! What the elements of the tree say when they are used.

use crate::rules::{Side, Square, Throw};

/// What an element says when it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A square was tapped.
    Square(Square),
    /// A side's tray was tapped.
    Tray(Side),
    /// The sticks were tapped, or the button for throwing.
    Throw,
    /// A throw of the pool was tapped.
    Choose(Throw),
}
