//! A game that can be taken back, saved and read again: seed, throws, moves, cursor; and its text.
//!
//! # The game
//!
//! A [`Game`] is made of a [`Setup`] and grows by [`Game::throw`], [`Game::play`] and [`Game::resign`]; each
//! gives the [`Event`] back that it has added, with the position after it. Nothing else changes a game but the
//! cursor: [`Game::undo`], [`Game::redo`], [`Game::go_to`]. Everything that is asked of a game, its position,
//! side, end and score, is as of the cursor. What was taken back is dropped as soon as something else is played;
//! but **the n-th throw stays the n-th throw**, whatever is played in between.
//!
//! Players have *seats*, white's and black's, from which they make the opening throws. Who wins the opening
//! takes the leading colour, and both go with their seats: [`Game::colour_of`], [`Game::seat_of`],
//! [`Game::player`].
//!
//! # The text
//!
//! Tag lines, an empty line, one line a turn ([`Game::write`], [`Game::read`]):
//!
//! ```text
//! [Ruleset "kendall+five"]
//! [White "Anna"]
//! [Black "Bruno"]
//! [Date "2026-11-30"]
//! [Result "*"]
//!
//! 0. w 3 b 2 w 1
//! 1. w 1:10-11 4 1 2 4:8-12 1:12-13 2:6-8
//! 2. b 3 3:9x12
//! ```
//!
//! - `White` and `Black` name seats until the opening is decided, and colours from then on.
//! - Line 0 holds the opening's throws, each behind its seat; the 1 that the leader goes on to play is not
//!   repeated in line 1. A game from a position past the opening has no line 0.
//! - Turns are counted from 1, whoever's they are. A lost turn is not written and not counted: two lines of
//!   one side in a row show it. A side that is left alone has one turn for each throw it has to make.
//! - Throws stand as bare numbers before the moves that use them, moves with their tails.
//! - `resigns` stands in the line of the side's turn; a side that resigns while the other acts has a line of
//!   its own. `draw` follows the decision at which a game is drawn for want of progress.
//! - `Position` is the position that the game starts from, where that is not the ruleset's own start.
//! - `Seed` is written when the game is over, or was given by a player. `Throws "given"` marks the latter.
//! - In a *saved* game ([`Form::Saved`]) the seed is always written, with `Throws "fresh"` where it should
//!   be kept from the players; so are the events behind the cursor, with `Cursor` for the number of events
//!   before it.
//! - A throw that is not the seed's (thrown by hand, or from another program) is as good as any. `Throws
//!   "hand"` marks a game with throws made by hand; its seed is not written but in a saved game, where it is
//!   the computer's.
//! - `Score` is there where the ruleset counts points and somebody has won.
//! - In tags `"` and `\` are written `\"` and `\\`. Unknown tags are kept as they are.
//!
//! Reading takes any amount of space between words, empty lines, a turn broken over several lines that repeat
//! its number, and a missing `Date`, `Seed`, `Result` or `Score`. What is there must be right.

mod ask;
mod event;
mod game;
mod read;
mod read_error;
mod tags;
mod write;

pub use event::{End, Event, Reason, Thrown};
pub use game::{Game, MoveRefused, Origin, ResignRefused, Setup, ThrowRefused};
pub use read_error::{Possible, ReadError, ReadReason, TagPart};
pub use write::Form;
