//! Who chooses the moves.

use core::fmt;
use core::str::FromStr;

use crate::rng::Rng;
use crate::rules::{Move, Phase, Position, Rules, Side};

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Any legal move, all equally likely.
    Random,
    /// The move with the greatest [`gain`]; of several, the one listed first.
    Greedy,
    /// The computer player's levels, 1 to 5. Without a [`super::Mind`] they play as [`Self::Greedy`].
    Level(u8),
    /// Some fifty times the work of the fifth level, for measuring. Without a [`super::Mind`] it is
    /// [`Self::Greedy`].
    Deepest,
}

impl Player {
    /// The names of all players.
    pub const NAMES: [&str; 8] =
        ["random", "greedy", "level1", "level2", "level3", "level4", "level5", "deepest"];

    /// One of the position's legal moves, which must not be none; `pass` where they are.
    #[must_use]
    pub fn choose(self, rules: &Rules, position: &Position, moves: &[Move], rng: &mut Rng) -> Move {
        let chosen = match self {
            Self::Random => moves.get(rng.below(moves.len() as u32) as usize),
            Self::Greedy | Self::Level(_) | Self::Deepest => {
                // The first of the greatest: `max_by_key` takes the last.
                moves.iter().rev().max_by_key(|&&played| gain(position, &rules.successor(position, played)))
            }
        };
        chosen.copied().unwrap_or(Move::Pass)
    }
}

/// What the side to act gains in pips by a move from one position to the next, all effects counted: its own
/// pips advanced less the enemy's, and four more where the move earns another throw.
///
/// A piece has come as many pips as its square's number, 31 when it is off, none while it waits or when it is
/// taken. A move *earns* another throw where its side is to throw again after it, though the turn has not
/// been handed over (a side that throws because the other one loses its turn, or has nothing left, has earned
/// nothing), or where by it another throw has come to be owed once the present one is used up (Piccione).
/// The last part of a split throw earns nothing that an earlier part has earned. In a pool (Kendall) only the
/// opening's move earns a throw: the others were made before moving.
#[must_use]
pub fn gain(before: &Position, after: &Position) -> i32 {
    let side = before.side();
    let advance = |side: Side| way_come(after, side) - way_come(before, side);
    let throws_again = matches!(after.phase(), Phase::Throw { .. }) && !before.hands_over(after);
    let earned = (throws_again || after.flags().owed) && !before.flags().owed;
    advance(side) - advance(!side) + if earned { 4 } else { 0 }
}

/// The pips that a side's pieces have come.
fn way_come(position: &Position, side: Side) -> i32 {
    let on_board: i32 = position.pieces(side).into_iter().map(|square| i32::from(square.number())).sum();
    on_board + 31 * i32::from(position.off(side))
}

/// Why a word names no player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no player «{0}»; the players are {list}", list = Player::NAMES.join(", "))]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    /// Reads a player's name.
    ///
    /// # Errors
    /// Where no player has it.
    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        Ok(match text {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            "level1" => Self::Level(1),
            "level2" => Self::Level(2),
            "level3" => Self::Level(3),
            "level4" => Self::Level(4),
            "level5" => Self::Level(5),
            "deepest" => Self::Deepest,
            _ => return Err(UnknownPlayer(text.into())),
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Deepest => f.write_str("deepest"),
            Self::Level(level) => write!(f, "level{level}"),
        }
    }
}
