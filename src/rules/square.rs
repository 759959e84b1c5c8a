//! The thirty squares of the track, and sets of them.

use core::fmt;

/// One of the thirty squares, numbered 1 to 30 along the track (clause G1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The last square's number, and how many squares there are.
    pub const COUNT: u8 = 30;

    /// The square with this number, or `None` outside 1 to 30.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// The square with this number, for constants.
    ///
    /// # Panics
    /// Outside 1 to 30; in a constant that is a compile error.
    #[must_use]
    pub const fn at(number: u8) -> Self {
        assert!(number >= 1 && number <= Self::COUNT, "squares are numbered 1 to 30");
        Self(number)
    }

    /// The square's number, 1 to 30.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The row along the track, 1 (squares 1–10) to 3 (21–30).
    #[must_use]
    pub const fn row(self) -> u8 {
        (self.0 - 1) / 10 + 1
    }

    /// All squares, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (1..=Self::COUNT).map(Self)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of squares: bit *n* stands for square *n*; bits 0 and 31 are never set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All thirty squares.
    pub const ALL: Self = Self(0x7fff_fffe);

    /// The squares from `first` to `last`, both included.
    ///
    /// # Panics
    /// Where either is not a square's number.
    #[must_use]
    pub const fn range(first: u8, last: u8) -> Self {
        let (mut set, mut n) = (0, first);
        while n <= last {
            set |= 1 << Square::at(n).number();
            n += 1;
        }
        Self(set)
    }

    /// The squares with these numbers.
    ///
    /// # Panics
    /// Where a number is not a square's.
    #[must_use]
    pub const fn of(numbers: &[u8]) -> Self {
        let (mut set, mut i) = (0, 0);
        while i < numbers.len() {
            set |= 1 << Square::at(numbers[i]).number();
            i += 1;
        }
        Self(set)
    }

    /// The set with these bits; bits that are no squares are dropped.
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits, bit *n* for square *n*.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// The set with the square added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    /// The set with the square taken out.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.0))
    }

    /// The squares in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many squares there are in the set.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The square with the lowest number.
    #[must_use]
    pub const fn lowest(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(self.0.trailing_zeros() as u8)) }
    }

    /// The square with the highest number.
    #[must_use]
    pub const fn highest(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square(31 - self.0.leading_zeros() as u8)) }
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    // Also where the compiler is told to build small: this is the innermost step of all play.
    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.lowest()?;
        self.0 = self.0.without(square);
        Some(square)
    }
}
