//! Why texts are no records.

use super::game::{MoveRefused, ThrowRefused};
use crate::rng::SeedError;
use crate::rules::{MoveErrors, PositionErrors, Side, SpecErrors};

/// Why a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: ReadReason,
}

/// What is wrong in a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadReason {
    /// A tag line is not of its form.
    #[error("a tag is written [Name \"value\"]; here {0} is wanted")]
    Tag(TagPart),
    /// A tag stands twice.
    #[error("the tag {0} stands twice")]
    TagTwice(String),
    /// There is no ruleset.
    #[error("the tag Ruleset is missing")]
    NoRuleset,
    /// The ruleset is unknown.
    #[error(transparent)]
    Ruleset(#[from] SpecErrors),
    /// The game starts from no position of its ruleset.
    #[error(transparent)]
    Position(#[from] PositionErrors),
    /// The seed is none.
    #[error(transparent)]
    Seed(#[from] SeedError),
    /// A tag has none of the values that it can have.
    #[error("{tag} is {possible}, not «{found}»")]
    Value {
        /// The tag.
        tag: &'static str,
        /// What it can be.
        possible: Possible,
        /// What it is.
        found: String,
    },
    /// A tag says something else than the game does.
    #[error("{tag} is «{found}», and the game's is «{}»", .actual.as_deref().unwrap_or("none"))]
    Disagrees {
        /// The tag.
        tag: &'static str,
        /// What it says.
        found: String,
        /// What is so; nothing where the game has no such thing.
        actual: Option<String>,
    },
    /// A line does not begin with the number of its turn.
    #[error("here the turn's number «{expected}.» is wanted, not «{found}»")]
    TurnNumber {
        /// The number.
        expected: u32,
        /// What stands there.
        found: String,
    },
    /// The letter of a side is wanted.
    #[error("here the side «{expected}» is wanted, not «{found}»")]
    WrongSide {
        /// The side.
        expected: Side,
        /// What stands there.
        found: String,
    },
    /// An event stands in the line of a turn that is over.
    #[error("this turn is over: turn {0} begins a line")]
    TurnOver(u32),
    /// An event is none.
    #[error("«{0}» is neither a throw nor a move")]
    Event(String),
    /// A move is none.
    #[error(transparent)]
    Move(#[from] MoveErrors),
    /// A throw can't be made.
    #[error(transparent)]
    ThrowRefused(#[from] ThrowRefused),
    /// A move can't be played.
    #[error(transparent)]
    MoveRefused(#[from] MoveRefused),
    /// Something stands behind the end of the game.
    #[error("the game is over, and nothing can follow")]
    GameOver,
    /// The game is called a draw, and is none.
    #[error("the game is not drawn here")]
    NotDrawn,
    /// The drawn game is not called so.
    #[error("the game is drawn here for want of progress: «draw» is wanted")]
    DrawWanted,
}

/// What is wanted at a place of a tag line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "each part's text says what it is")]
pub enum TagPart {
    #[error("«[»")]
    Bracket,
    #[error("a tag's name of letters, digits and «_»")]
    Name,
    #[error("the tag's value in quotation marks")]
    Value,
    #[error("«\"» or «\\» after «\\»")]
    Escaped,
    #[error("the closing quotation mark")]
    Quote,
    #[error("«]»")]
    ClosingBracket,
    #[error("the end of the line")]
    End,
}

/// What a tag can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Possible {
    /// How a game ended.
    #[error("w, b, draw or *")]
    Result,
    /// Where throws come from.
    #[error("given, fresh or hand")]
    Throws,
    /// A place in the game.
    #[error("the number of events before it")]
    Cursor,
}
