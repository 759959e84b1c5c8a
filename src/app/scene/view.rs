//! What a picture shows: plain data, made by the program, read by the drawing.

use core::ops::{Index, IndexMut};

use super::marks::Marks;
use crate::app::strings::Digits;
use crate::rules::{BySide, Side, Square, SquareSet};

/// One value for each of the thirty squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySquare<T>([T; Square::COUNT as usize]);

impl<T> BySquare<T> {
    /// What `f` says for each square.
    #[must_use]
    pub fn from_fn(mut f: impl FnMut(Square) -> T) -> Self {
        Self(core::array::from_fn(|i| f(Square::at(i as u8 + 1))))
    }
}

impl<T: Default> Default for BySquare<T> {
    fn default() -> Self {
        Self::from_fn(|_| T::default())
    }
}

impl<T> Index<Square> for BySquare<T> {
    type Output = T;

    fn index(&self, square: Square) -> &T {
        &self.0[usize::from(square.number() - 1)]
    }
}

impl<T> IndexMut<Square> for BySquare<T> {
    fn index_mut(&mut self, square: Square) -> &mut T {
        &mut self.0[usize::from(square.number() - 1)]
    }
}

/// Everything that a picture at rest shows.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BoardView {
    /// Who stands on each square.
    pub squares: BySquare<Option<Side>>,
    /// The sign on each square.
    pub marks: Marks,
    /// Whether the squares' numbers are written on them.
    pub numbers: Numbers,
    /// The digits of those numbers.
    pub digits: Digits,
    /// The pieces off the board.
    pub trays: BySide<Tray>,
    /// Whether the ruleset lets pieces wait off the board; if so each tray has a compartment for them.
    pub waits: Waits,
    /// The sticks or the die.
    pub throwing: Throwing,
    /// Squares whose piece can move now.
    pub lit: SquareSet,
    /// The side whose waiting pieces can enter now.
    pub lit_waiting: Option<Side>,
    /// The piece that is picked up, or pointed at.
    pub chosen: Option<Place>,
    /// Where the chosen piece can go.
    pub targets: Vec<Target>,
    /// The squares that the shown move visits, its origin and its landing included; empty shows no path.
    pub path: Vec<Square>,
    /// Where the shown move sends pieces beside its own way, as an enemy that makes way.
    pub knocks: Vec<(Place, Place)>,
    /// The move made last.
    pub last: Option<(Place, Place)>,
    /// Squares that are being spoken of.
    pub told: SquareSet,
    /// A line of text under each tray, where the layout has room for it.
    pub captions: BySide<String>,
}

/// Where a piece can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// On the board.
    Square(Square),
    /// In its side's tray, still to enter.
    Waiting(Side),
    /// In its side's tray, borne off.
    Off(Side),
    /// In its side's tray, taken by the enemy.
    Taken(Side),
}

/// One side's pieces off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tray {
    /// How many wait to enter.
    pub waiting: u8,
    /// How many are borne off.
    pub off: u8,
    /// How many are taken.
    pub taken: u8,
    /// How many pieces the side has in all, wherever they are.
    pub total: u8,
}

/// Whether pieces can wait off the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Waits {
    /// All pieces begin on the board, and none returns to its tray.
    #[default]
    Never,
    /// Pieces enter from the tray.
    Sometimes,
}

/// Whether the squares show their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Numbers {
    /// No numbers.
    #[default]
    Hidden,
    /// Every square's number, small, in a corner.
    Shown,
}

/// A place where the chosen piece can go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// Where.
    pub place: Place,
    /// What would happen there.
    pub kind: TargetKind,
}

/// What happens at a target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TargetKind {
    /// The piece stands there.
    Plain,
    /// An enemy piece is swapped away, sent back or taken.
    Capture,
    /// The piece is sent away from there: the water, or what stands for it.
    Water,
    /// The piece leaves the board.
    Off,
}

/// The throwing device and how it lies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Throwing {
    /// What is thrown.
    pub device: Device,
    /// How it fell; `None` before the first throw, when it lies ready.
    pub cast: Option<Cast>,
    /// The throw's value, as written beside it; empty for none.
    pub value: String,
    /// A line under the value ("three flat"), where the layout has room for it.
    pub note: String,
    /// Whether it can be thrown now.
    pub ready: Ready,
}

impl Default for Throwing {
    fn default() -> Self {
        Self {
            device: Device::Sticks(Face::Flat),
            cast: None,
            value: String::new(),
            note: String::new(),
            ready: Ready::No,
        }
    }
}

/// What is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Device {
    /// Four half-round sticks, and the face that counts.
    Sticks(Face),
    /// A long die with four faces, 1 to 4.
    FourSided,
    /// A cubic die, 1 to 6.
    SixSided,
}

/// A stick's face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// The flat, pale one.
    Flat,
    /// The curved, dark one.
    Round,
}

/// How the device fell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cast {
    /// Sticks: how many show the counting face, 0 to 4. Die: the pips on top, from 1.
    /// More than the device has counts as its highest.
    pub shows: u8,
    /// Settles which sticks show which face, and the disorder in which they lie.
    pub seed: u32,
}

/// Whether a tap throws.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ready {
    /// Not now.
    #[default]
    No,
    /// A tap throws.
    Yes,
}
