//! Throws: their values, sets of them, the pool of a turn, and the device that makes them.

use core::fmt;

/// The value of one throw, in squares: 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw(u8);

impl Throw {
    /// The highest value that any device can throw.
    pub const MAX: u8 = 6;
    /// The throw that opens games, enters pieces and skips the water.
    pub const ONE: Self = Self(1);

    /// The throw of this value, or `None` outside 1 to 6.
    #[must_use]
    pub const fn new(value: u8) -> Option<Self> {
        if value >= 1 && value <= Self::MAX { Some(Self(value)) } else { None }
    }

    /// The throw of this value, for constants.
    ///
    /// # Panics
    /// Outside 1 to 6; in a constant that is a compile error.
    #[must_use]
    pub const fn of(value: u8) -> Self {
        assert!(value >= 1 && value <= Self::MAX, "throws are 1 to 6");
        Self(value)
    }

    /// The value, in squares.
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0
    }

    /// All values, lowest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::MAX).map(Self)
    }
}

impl fmt::Debug for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Throw({})", self.0)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of throw values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ThrowSet(u8);

impl ThrowSet {
    /// No throw.
    pub const EMPTY: Self = Self(0);

    /// The set of these values.
    ///
    /// # Panics
    /// Where a value is no throw's; in a constant that is a compile error.
    #[must_use]
    pub const fn of(values: &[u8]) -> Self {
        let (mut set, mut i) = (0, 0);
        while i < values.len() {
            set |= 1 << Throw::of(values[i]).0;
            i += 1;
        }
        Self(set)
    }

    /// Whether the throw is in the set.
    #[must_use]
    pub const fn contains(self, throw: Throw) -> bool {
        self.0 >> throw.0 & 1 == 1
    }
}

/// The throws of a turn that are still to be played, or have been made so far: how often each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pool([u8; Throw::MAX as usize]);

impl Pool {
    /// No throw.
    pub const EMPTY: Self = Self([0; Throw::MAX as usize]);

    /// The pool of one throw.
    #[must_use]
    pub const fn one(throw: Throw) -> Self {
        let mut pool = Self::EMPTY;
        pool.0[throw.0 as usize - 1] = 1;
        pool
    }

    /// How often the value is in the pool.
    #[must_use]
    pub const fn count(self, throw: Throw) -> u8 {
        self.0[throw.0 as usize - 1]
    }

    /// Whether the value is in the pool.
    #[must_use]
    pub const fn contains(self, throw: Throw) -> bool {
        self.count(throw) > 0
    }

    /// How many throws there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether no throw is left.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let mut i = 0;
        while i < self.0.len() {
            if self.0[i] > 0 {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The pool with one more of the value, or `None` where 255 of it are there already.
    #[must_use]
    pub const fn with(mut self, throw: Throw) -> Option<Self> {
        let i = throw.0 as usize - 1;
        match self.0[i].checked_add(1) {
            Some(count) => {
                self.0[i] = count;
                Some(self)
            }
            None => None,
        }
    }

    /// The pool with one fewer of the value; unchanged where it has none.
    #[must_use]
    pub const fn without(mut self, throw: Throw) -> Self {
        let i = throw.0 as usize - 1;
        self.0[i] = self.0[i].saturating_sub(1);
        self
    }

    /// The different values in the pool, lowest first.
    pub fn values(self) -> impl DoubleEndedIterator<Item = Throw> {
        Throw::all().filter(move |&throw| self.contains(throw))
    }

    /// Every throw in the pool, lowest first, each as often as it is there.
    pub fn throws(self) -> impl Iterator<Item = Throw> {
        Throw::all().flat_map(move |throw| (0..self.count(throw)).map(move |_| throw))
    }

    /// The lowest value in the pool.
    #[must_use]
    pub fn lowest(self) -> Option<Throw> {
        self.values().next()
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.throws()).finish()
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, throw) in self.throws().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            throw.fmt(f)?;
        }
        Ok(())
    }
}

/// Which face of a throwing stick counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// The flat, light face.
    Flat,
    /// The rounded, dark back.
    Curved,
}

/// What is thrown (clause G8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Device {
    /// Four two-sided sticks: the value is the number of counting faces, or `none` where no face counts.
    Sticks {
        /// The face that counts.
        counting: Face,
        /// The value of a throw without any counting face.
        none: Throw,
    },
    /// One die, its faces numbered from 1 up and equally likely.
    Die {
        /// How many faces it has.
        faces: u8,
    },
}

impl Device {
    /// How many of [`Self::total`] equally likely ways there are to throw the value; 0 where it can't be thrown.
    #[must_use]
    pub const fn weight(self, throw: Throw) -> u32 {
        match self {
            Self::Sticks { none, .. } => {
                let ways = match throw.0 {
                    1 | 3 => 4,
                    2 => 6,
                    4 => 1,
                    _ => 0,
                };
                if throw.0 == none.0 { ways + 1 } else { ways }
            }
            Self::Die { faces } => (throw.0 <= faces) as u32,
        }
    }

    /// The number of equally likely ways a throw can fall.
    #[must_use]
    pub const fn total(self) -> u32 {
        match self {
            Self::Sticks { .. } => 16,
            Self::Die { faces } => faces as u32,
        }
    }

    /// The values that can be thrown, lowest first.
    pub fn values(self) -> impl DoubleEndedIterator<Item = Throw> {
        Throw::all().filter(move |&throw| self.weight(throw) > 0)
    }

    /// The throw that the `way`-th of [`Self::total`] ways gives. For sticks, each of the four low bits of
    /// `way` is a stick, 1 where its counting face is up; for a die, `way` 0 is the face 1.
    ///
    /// `way` is taken modulo the number of ways.
    #[must_use]
    pub const fn fall(self, way: u32) -> Throw {
        let way = way % self.total();
        match self {
            Self::Sticks { none, .. } => {
                let counting = way.count_ones() as u8;
                if counting == 0 { none } else { Throw(counting) }
            }
            Self::Die { .. } => Throw(way as u8 + 1),
        }
    }
}
