//! Moves and their notation.

use core::fmt;
use core::str::FromStr;

use super::square::Square;
use super::throw::Throw;

/// Where a move goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// A square.
    On(Square),
    /// Off the board.
    Off,
}

/// One decision of a player.
///
/// ```
/// use senet::rules::Move;
/// let bear_off: Move = "3:28-off".parse()?;
/// assert_eq!(bear_off.to_string(), "3:28-off");
/// // The tail that records add is ignored.
/// assert_eq!("2:25x27>15".parse::<Move>()?, "2:25-27".parse()?);
/// # Ok::<(), senet::rules::MoveErrors>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A piece moves by a throw, or by a part of a split one.
    Step {
        /// The throw, or the part of it.
        throw: Throw,
        /// The square it leaves.
        from: Square,
        /// Where the throw carries it, before any landing effect.
        to: Target,
    },
    /// A waiting piece enters.
    Enter {
        /// The throw.
        throw: Throw,
        /// The square.
        on: Square,
    },
    /// A throw of the pool is given away.
    GiveAway {
        /// The throw.
        throw: Throw,
    },
    /// Nothing is moved.
    Pass,
    /// The piece in the water gives up and goes back.
    Back,
}

impl Move {
    /// The throw that the move uses, if it names one.
    #[must_use]
    pub const fn throw(self) -> Option<Throw> {
        match self {
            Self::Step { throw, .. } | Self::Enter { throw, .. } | Self::GiveAway { throw } => Some(throw),
            Self::Pass | Self::Back => None,
        }
    }

    /// The square that a piece leaves by the move, where the move names it.
    #[must_use]
    pub const fn from(self) -> Option<Square> {
        match self {
            Self::Step { from, .. } => Some(from),
            _ => None,
        }
    }
}

/// The most moves that any position of any ruleset has.
pub const MAX_MOVES: usize = 128;

/// The legal moves of a position, in the order of the notation.
pub type MoveList = arrayvec::ArrayVec<Move, MAX_MOVES>;

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(square) => square.fmt(f),
            Self::Off => f.write_str("off"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step { throw, from, to } => write!(f, "{throw}:{from}-{to}"),
            Self::Enter { throw, on } => write!(f, "{throw}:in-{on}"),
            Self::GiveAway { throw } => write!(f, "{throw}:pass"),
            Self::Pass => f.write_str("pass"),
            Self::Back => f.write_str("back"),
        }
    }
}

/// Why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// It has no known form.
    #[error("«{0}» is no move: moves are written 4:14-18, 3:28-off, 1:in-1, 5:pass, pass or back")]
    Form(String),
    /// What stands for the throw is none.
    #[error("«{text}» is no move: «{part}» is no throw from 1 to 6")]
    Throw {
        /// The whole text.
        text: String,
        /// The part.
        part: String,
    },
    /// What stands for a square is none.
    #[error("«{text}» is no move: «{part}» is no square from 1 to 30")]
    Square {
        /// The whole text.
        text: String,
        /// The part.
        part: String,
    },
}

/// Every reason why a text is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveErrors(pub Vec<MoveError>);

impl fmt::Display for MoveErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        one_a_line(f, &self.0)
    }
}

impl core::error::Error for MoveErrors {}

/// Writes the reasons, one a line.
pub(super) fn one_a_line(f: &mut fmt::Formatter<'_>, errors: &[impl fmt::Display]) -> fmt::Result {
    for (i, error) in errors.iter().enumerate() {
        if i > 0 {
            f.write_str("\n")?;
        }
        error.fmt(f)?;
    }
    Ok(())
}

/// A number written without sign, blank or leading zero.
pub(super) fn plain_number(text: &str) -> Option<u8> {
    let plain = !text.is_empty()
        && text.bytes().all(|b| b.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}

impl FromStr for Move {
    type Err = MoveErrors;

    /// Reads a move; a tail as records have it is ignored.
    ///
    /// # Errors
    /// Every reason why the text is no move.
    fn from_str(text: &str) -> Result<Self, MoveErrors> {
        match text {
            "pass" => return Ok(Self::Pass),
            "back" => return Ok(Self::Back),
            _ => {}
        }
        let form = || MoveErrors(vec![MoveError::Form(text.into())]);
        let mut errors = Vec::new();
        let (throw_text, rest) = text.split_once(':').ok_or_else(form)?;
        let throw = plain_number(throw_text).and_then(Throw::new);
        if throw.is_none() {
            errors.push(MoveError::Throw { text: text.into(), part: throw_text.into() });
        }
        let mut square = |part: &str| {
            let square = plain_number(part).and_then(Square::new);
            if square.is_none() {
                errors.push(MoveError::Square { text: text.into(), part: part.into() });
            }
            square
        };
        let read = if rest == "pass" {
            throw.map(|throw| Self::GiveAway { throw })
        } else {
            let (step, tail) = rest.split_once('>').unwrap_or((rest, "in"));
            let (from, to) = step.split_once(['-', 'x']).ok_or_else(form)?;
            let origin = if from == "in" { None } else { Some(square(from)) };
            let target =
                if to == "off" && origin.is_some() { Some(Target::Off) } else { square(to).map(Target::On) };
            if tail != "in" {
                square(tail);
            }
            match (throw, origin, target) {
                (Some(throw), None, Some(Target::On(on))) => Some(Self::Enter { throw, on }),
                (Some(throw), Some(Some(from)), Some(to)) => Some(Self::Step { throw, from, to }),
                _ => None,
            }
        };
        match read {
            Some(read) if errors.is_empty() => Ok(read),
            _ if errors.is_empty() => Err(form()),
            _ => Err(MoveErrors(errors)),
        }
    }
}
