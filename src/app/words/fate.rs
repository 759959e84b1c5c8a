//! What becomes of a piece that a move displaces: told in the list of moves, on the squares, before and after.

use crate::app::strings::Msg;
use crate::rules::{Displaced, Move, Place, Played, Rules, Square};

/// What becomes of a displaced piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It changes places with the mover.
    Swapped,
    /// It goes back to another square than the mover's.
    SentBack(Square),
    /// It goes into the water on this square.
    Drowned(Square),
    /// The mover's own piece goes back to this square.
    OwnBack(Square),
    /// It is out of the game.
    Taken,
}

impl Fate {
    /// What becomes of the piece that a move displaces, if it displaces one.
    #[must_use]
    pub fn of(rules: &Rules, played: &Played) -> Option<Self> {
        let Displaced { side, from, to } = played.displaced?;
        let Place::On(square) = to else { return Some(Self::Taken) };
        let drowning = rules.ruleset().drowning;
        Some(if side == played.side {
            Self::OwnBack(square)
        } else if drowning.is_some_and(|drowning| drowning.on.contains(from)) {
            Self::Drowned(square)
        } else if matches!(played.played, Move::Step { from: left, .. } if left == square) {
            Self::Swapped
        } else {
            Self::SentBack(square)
        })
    }

    /// How the label of the square tells it.
    #[must_use]
    pub const fn on_square(self) -> Msg {
        match self {
            Self::Swapped => Msg::SquareTargetSwap,
            Self::Taken => Msg::SquareTargetCapture,
            Self::SentBack(_) | Self::Drowned(_) | Self::OwnBack(_) => Msg::SquareTargetSendsBack,
        }
    }
}
