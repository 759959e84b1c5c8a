//! Why positions are refused.

use core::fmt;

use super::side::Side;
use super::square::Square;
use super::throw::{Pool, Throw};

/// One reason why a position was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "each reason's text says what it is")]
pub enum PositionError {
    #[error("a position has seven fields, separated by one space; here are {0}")]
    Fields(usize),
    #[error("the squares stand in three rows, separated by «/»; here are {0}")]
    Rows(usize),
    #[error("row {row} has {squares} squares in place of ten")]
    RowLength { row: u8, squares: usize },
    #[error("square {square}: «{letter}» is neither w nor b nor «.»")]
    SquareLetter { square: Square, letter: char },
    #[error("the side to act is w or b, not «{0}»")]
    Side(String),
    #[error(
        "«{0}» is no phase: phases are open, open:3, throw, throw:1,4, move:1,2,4, over:w, over:b, over:draw"
    )]
    Phase(String),
    #[error("«{0}» is no throw from 1 to 6")]
    Throw(String),
    #[error("the throws «{0}» are not in ascending order")]
    PoolOrder(String),
    #[error("too many throws of {0}")]
    PoolFull(Throw),
    #[error("{field}: «{text}» is not of the form white-black, as 0-0")]
    Counts { field: Count, text: String },
    #[error("«{0}» is no known token")]
    Token(String),
    #[error("the token «{0}» stands twice")]
    TokenTwice(String),
    #[error("the tokens are sorted by bytes: «{second}» comes before «{first}»")]
    TokenOrder { first: String, second: String },
    #[error("{side} has {found} pieces in all, and this ruleset has {expected} a side")]
    PieceCount { side: Name, found: u32, expected: u8 },
    #[error("nothing is taken in this ruleset")]
    NothingTaken,
    #[error("no piece waits in this ruleset")]
    NothingWaits,
    #[error("no piece can stand on {0} in this ruleset")]
    NeverOccupied(Square),
    #[error("no piece is left standing on {0}: it has moved on before its side's turn is over")]
    NeverLeftStanding(Square),
    #[error("{0} has nothing left, and the game is not over")]
    NothingLeft(Name),
    #[error("{0} is to act, and has no piece")]
    ActsWithoutPieces(Name),
    #[error("{0} can't be thrown in this ruleset")]
    NoSuchThrow(Throw),
    #[error("this ruleset plays one throw at a time: the throws {0} can't be together")]
    SeveralThrows(Pool),
    #[error("this ruleset plays each throw before the next: none is kept while throwing, not {0}")]
    KeptThrow(Pool),
    #[error("throws made before throwing again are bonus throws: not {0}")]
    PoolNotBonus(Throw),
    #[error("a throw that earns no other ends the throwing: there is at most one in a pool")]
    SecondLast,
    #[error("the opening is thrown from the start position")]
    OpenElsewhere,
    #[error("the opening carries its start tokens, no more and no fewer: {0}")]
    OpenTokens(String),
    #[error("in this opening the sides throw singly, in turn: there is no open:{0}")]
    OpenAgainst(Throw),
    #[error("in this opening white's seat throws first: there is no «w open:{0}»")]
    OpenOrder(Throw),
    #[error("in this opening black's seat throws only after white's: there is no «b open»")]
    OpenSecond,
    #[error("there is no token {0} in this ruleset")]
    ForeignToken(&'static str),
    #[error("the token {0} does not fit here: {1}")]
    MisplacedToken(&'static str, Misplacement),
    #[error("the token must:{0} is missing")]
    MissingMust(Square),
    #[error("must:{0} is written only where the side to act has its piece there")]
    WrongMust(Square),
    #[error("two pieces can't both have to use the throw")]
    TwoBound,
    #[error("fixed:{0}: no piece that started there can stand there")]
    FixedWithoutPiece(Square),
    #[error("{0} has not won")]
    NotWon(Name),
    #[error("the side field tells who moved last: that can't be {0} here")]
    WrongLastMover(Name),
    #[error("the game is not drawn: a side can still move")]
    NotDrawn,
    #[error("a finished game carries no tokens")]
    OverTokens,
}

/// Why a token does not fit where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "each reason's text says what it is")]
pub enum Misplacement {
    #[error("the side to act loses no turn")]
    Acts,
    #[error("the side has no piece there")]
    NoPiece,
    #[error("the opening move has been made")]
    Opened,
    #[error("the opening move has its start tokens")]
    OpeningTokens,
    #[error("the opening has moved that piece")]
    OpeningMoved,
    #[error("the side has thrown its 1")]
    ThrewOne,
    #[error("a side that has given up has thrown its 1")]
    GaveUp,
    #[error("the opening 1 counts for that side")]
    OpeningOne,
    #[error("no throw has been split")]
    NotSplit,
    #[error("no part of the throw has been used")]
    NoPartUsed,
    #[error("a part of the throw has been used")]
    PartUsed,
    #[error("such a throw has earned another: owed:1")]
    EarnedThrow,
    #[error("no piece can have come back there")]
    NoneCameBack,
}

/// Which pieces a field of a position counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// Those that wait to enter.
    Waiting,
    /// Those borne off.
    Off,
    /// Those taken.
    Taken,
}

impl Count {
    /// The field's name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Off => "off",
            Self::Taken => "taken",
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A side's name in an error message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name(pub Side);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Side::White => "white",
            Side::Black => "black",
        })
    }
}

/// Every reason why a position was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionErrors(pub Vec<PositionError>);

impl fmt::Display for PositionErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::moves::one_a_line(f, &self.0)
    }
}

impl core::error::Error for PositionErrors {}
