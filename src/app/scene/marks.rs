//! The signs on the squares, and the sets of them that rulesets use.

use super::view::BySquare;
use crate::rules::Square;

/// A sign on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// The sign of life.
    Ankh,
    /// The sign for good and beautiful.
    Nefer,
    /// Three of them.
    ThreeNefers,
    /// Three ripples.
    Water,
    /// Two crossed strokes.
    Cross,
    /// Three strokes.
    Three,
    /// Two strokes.
    Two,
    /// One stroke.
    One,
    /// Three birds that stand for spirits.
    ThreeBas,
    /// Two seated men.
    TwoMen,
    /// The falcon.
    Falcon,
    /// The sun's disc.
    Sun,
    /// Three seated judges.
    Judges,
}

/// The sign on each square that has one.
pub type Marks = BySquare<Option<Mark>>;

/// Which squares bear which signs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MarkSet {
    /// Rebirth on 15, beauty on 26, water on 27, then three, two and one.
    #[default]
    Usual,
    /// The three judges on 26 and the falcon on 27, then III, II, I.
    Faraones,
    /// The cross on 27, then III, II, I.
    Cemea,
}

/// How the usual signs are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MarkStyle {
    /// Birds, men, falcon.
    #[default]
    Elaborate,
    /// One nefer, a cross, strokes.
    Plain,
}

/// The signs of a set. The style changes the usual set only; the others have one form, their sources'.
#[must_use]
pub fn marks(set: MarkSet, style: MarkStyle) -> Marks {
    use Mark::{Ankh, Cross, Falcon, Judges, Nefer, One, Three, ThreeBas, ThreeNefers, Two, TwoMen, Water};
    let last_row = match (set, style) {
        (MarkSet::Usual, MarkStyle::Elaborate) => [ThreeNefers, Water, ThreeBas, TwoMen, Falcon],
        (MarkSet::Usual, MarkStyle::Plain) | (MarkSet::Cemea, _) => [Nefer, Cross, Three, Two, One],
        (MarkSet::Faraones, _) => [Judges, Falcon, Three, Two, One],
    };
    let mut marks = Marks::default();
    marks[Square::at(15)] = Some(Ankh);
    for (number, mark) in (26..).zip(last_row) {
        marks[Square::at(number)] = Some(mark);
    }
    marks
}
