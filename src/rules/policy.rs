//! The policies that a ruleset is made of: each names one thing that rulesets decide differently.

use super::side::Side;
use super::square::{Square, SquareSet};
use super::throw::Throw;

/// Where the pieces stand before the first throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// On the first squares, by turns, this side on the odd ones.
    Alternating {
        /// The side on square 1.
        odd: Side,
    },
    /// Off the board, waiting to enter.
    Waiting,
}

/// How a piece that waits comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The square it enters on, which must be empty.
    pub square: Square,
    /// The throw that enters it.
    pub by: Throw,
}

/// How the opening throws are made (clause G9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Contest {
    /// The sides throw in turn until one throws 1.
    FirstOne,
    /// Both throw each round, until exactly one has 1.
    OnlyOne,
    /// Both throw; the higher throw wins, ties are thrown again.
    Higher,
}

/// What the winner of the opening does first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstThrow {
    /// Plays the 1 that won the opening.
    Won,
    /// Throws afresh.
    Fresh,
}

/// The opening of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opening {
    /// How it is thrown for.
    pub contest: Contest,
    /// The colour that the winner takes.
    pub leader: Side,
    /// What the winner plays.
    pub first: FirstThrow,
}

/// How the throws of a turn are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// All throws are made first, then played in any order.
    Pool,
    /// Each throw is moved before the next.
    Sequential,
    /// As [`Self::Sequential`], and a throw may be split among pieces; all its parts go in one direction.
    Split,
}

/// What becomes of a bonus throw that cannot be played at all (clause G10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnplayableBonus {
    /// The turn ends.
    Lost,
    /// It still earns its throw.
    Kept,
}

/// What a throw means that gives no move at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    /// The throw is passed.
    Passes,
    /// The game is over, without a winner.
    EndsGame,
}

/// What becomes of an enemy piece that is landed on (clause G4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Capture {
    /// It goes to the square that the mover came from.
    Swap,
    /// It goes to the lowest free square, judged after the mover has left its own.
    SendToLowestFree,
    /// It is out of the game.
    Take,
    /// No piece can be landed on.
    None,
}

/// Which enemy pieces their companions protect (clause G5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Protection {
    /// None.
    None,
    /// Every piece with a companion beside it.
    Pair,
    /// Every piece with any piece beside it but the attacker.
    AnyNeighbour,
    /// The two end pieces of a group; those between can be captured, past their own group.
    GroupEnds,
}

/// How many enemy pieces in a row can't be passed (clause G5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Wall {
    /// Any can be passed.
    None,
    /// Two.
    Two,
    /// Three.
    Three,
}

/// Whether a throw without an advance moves a piece back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Retreat {
    /// Never.
    None,
    /// A piece on one of these squares goes back, capturing as in an advance.
    Capturing(SquareSet),
    /// A piece on one of these squares goes back, to an empty square only.
    ToEmpty(SquareSet),
}

/// What a throw does that can neither advance nor retreat a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LastResort {
    /// Nothing.
    Pass,
    /// A move onto an own piece is forced; that piece goes to the lowest free square.
    OccupyOwn,
}

/// A square that no advance from below passes, but…
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gate {
    /// There is no such square.
    None,
    /// …that must be reached by the exact throw.
    Exact(Square),
    /// …where a throw that would pass it stops.
    Stop(Square),
    /// …by a throw that would pass it and falls into the second square, where that is empty.
    Trap(Square, Square),
}

/// Which throws carry a piece over the last line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Leave {
    /// Only the exact throw.
    Exactly,
    /// The exact throw or any higher.
    OrBeyond,
}

/// When pieces may be borne off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// While no own piece stands on 1–10.
    FirstRowClear,
    /// While all own pieces left stand on 21–30.
    AllInLastRow,
}

/// How pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BearOff {
    /// The number that counts as off: 31, or 30 where reaching the last square is leaving.
    pub line: u8,
    /// Which throws reach it.
    pub throws: Leave,
    /// The squares from which pieces leave.
    pub from: SquareSet,
    /// The squares that any throw leaves from.
    pub any_throw: SquareSet,
    /// When.
    pub condition: Condition,
    /// What a throw means that would leave while it is not allowed.
    pub refused: Refused,
}

/// What a throw means that would bear off while that is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refused {
    /// It is no move.
    NoMove,
    /// An ordinary move where it reaches a square.
    Ordinary,
}

/// Where a piece goes that is sent away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Otherwise {
    /// To the lowest free square.
    LowestFree,
    /// To the first free square below the one that was named.
    FirstFreeBelow,
    /// It stays.
    Stay,
}

/// What a square does to a piece that comes to rest on it by its own move (clause G6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Landing {
    /// Nothing.
    None,
    /// Sends it to the named square if that is empty, otherwise as the second says.
    Send(Option<Square>, Otherwise),
    /// Takes it off the board, to wait and enter again.
    Unenter,
}

/// An advance that the track alone would not give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Jump {
    /// The square it starts from.
    pub from: Square,
    /// The throw it takes.
    pub throw: Throw,
    /// Where it goes.
    pub to: Square,
    /// Beside the ordinary move of that throw, or in its place.
    pub kind: JumpKind,
}

/// How a [`Jump`] stands to the ordinary move of its throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum JumpKind {
    /// It is a second choice, to an empty square only.
    BesideIfEmpty,
    /// It is the only one.
    Instead,
}

/// Where a piece goes that starts from `from` and finds its target occupied, by anyone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Detour {
    /// The square it starts from.
    pub from: Square,
    /// The square that it tries first.
    pub first: Option<Square>,
    /// The square it goes to else, or to the first free one below.
    pub then: Square,
}

/// A square that holds the whole side of a piece that stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hold {
    /// The square.
    pub square: Square,
    /// The throw that bears the piece off.
    pub off_by: Throw,
    /// What else its side can do.
    pub release: Release,
}

/// What a side can do that is held by a piece in the water.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Release {
    /// Only bear it off, which is compulsory; any other throw ends the turn.
    Compulsory,
    /// Bear it off, stay, or give up: back to this square if it is empty, the next turn lost, and until it
    /// has left that square no other piece may move. Meanwhile the side's pairs do not protect.
    Optional {
        /// Where the piece goes that gives up.
        back_to: Square,
    },
}

/// What follows when a held piece has been borne off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Released {
    /// The turn goes on as after any other throw.
    TurnGoesOn,
    /// The turn is over.
    EndsTurn,
}

/// Squares on which a captured piece is not swapped but sent into the water, which must be empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Drowning {
    /// The squares.
    pub on: SquareSet,
    /// Where the captured piece goes.
    pub to: Square,
}

/// Whether bearing off may be declined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decline {
    /// A move must be made while there is one.
    Never,
    /// A throw whose advances all bear off may be given away.
    BearingOff,
    /// A throw whose moves all start from these squares may be passed.
    From(SquareSet),
}

/// Which pieces must be moved before others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Precedence {
    /// None.
    None,
    /// A piece on one of these squares must be moved at the first throw that can move it.
    IfMovable(SquareSet),
    /// A piece on one of these squares must use the throw; no other may.
    Only(SquareSet),
}

/// Whether pieces wait for the one before them to leave its starting square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StartingOrder {
    /// They move as they like.
    Free,
    /// A piece on its starting square may not move until the piece that started on the next square has.
    FrontFirst,
}

/// Whether a side must throw a 1 before it moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StartingThrow {
    /// No.
    NotNeeded,
    /// A side moves nothing until it has thrown a 1 in some turn of its own.
    One,
}

/// When a game is over (clause G7 and what replaces it).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// A side that has borne off its last piece wins at once.
    FirstOut,
    /// The first out is the winner; the other goes on alone until it is out too.
    PlayOn,
    /// A side without pieces has no more turns; at the end the side that bore off more wins.
    MostBorneOff,
}

/// The winner's points for each enemy piece left on rows 1, 2 and 3 of the track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scoring {
    /// The game is won or lost, without points.
    None,
    /// Points a piece, by row.
    ByRow([u8; 3]),
}
