//! Why rulesets, positions, moves and records are refused, in words.
//!
//! The layers below tell each reason as a value. Here each value has its message; the compiler asks for those of
//! new ones.

use super::side_word;
use crate::app::small::{join, printable};
use crate::app::strings::{Catalog, Msg, RULESETS, Value, args, ruleset_words};
use crate::record::{MoveRefused, Possible, ReadError, ReadReason, TagPart, ThrowRefused};
use crate::rules::{
    Misplacement, MoveError, Obstacle, Phase, PlayError, Pool, PositionError, SpecError, ThrowError,
};

/// A text that stands in a message as it was given.
fn given(catalog: &Catalog, message: Msg, text: &str) -> String {
    catalog.text(message, &args![given: &printable(text)])
}

fn list(catalog: &Catalog, parts: &[&str]) -> String {
    join(parts, &catalog.text(Msg::ListSeparator, &[]))
}

fn throws(catalog: &Catalog, pool: Pool) -> String {
    let numbers: Vec<_> = pool.throws().map(|throw| catalog.number(throw.value().into())).collect();
    join(&numbers, &catalog.text(Msg::ListSeparator, &[]))
}

/// Why a ruleset specification is refused.
#[must_use]
pub fn spec(catalog: &Catalog, error: &SpecError) -> String {
    match error {
        SpecError::UnknownRuleset(id) if id.starts_with("custom:") => catalog.text(Msg::LinkCustom, &[]),
        SpecError::UnknownRuleset(id) => {
            let known = list(catalog, &RULESETS);
            catalog.text(Msg::LinkRuleset, &args![given: &printable(id), known: &known])
        }
        SpecError::UnknownOption { ruleset, option } => {
            let tokens: Vec<_> = ruleset_words(ruleset)
                .map(|words| words.options.iter().map(|option| option.token).collect())
                .unwrap_or_default();
            let option = printable(option);
            if tokens.is_empty() {
                catalog.text(Msg::LinkOptionNone, &args![given: &option, ruleset: *ruleset])
            } else {
                let known = list(catalog, &tokens);
                catalog.text(Msg::LinkOption, &args![given: &option, ruleset: *ruleset, known: &known])
            }
        }
        SpecError::Repeated(option) => catalog.text(Msg::LinkOptionTwice, &args![given: *option]),
    }
}

/// Why a position is refused.
#[must_use]
pub fn position(catalog: &Catalog, error: &PositionError) -> String {
    use PositionError as Error;
    let say = |message, args: &[(&str, Value)]| catalog.text(message, args);
    let given = |message, text: &str| given(catalog, message, text);
    match error {
        Error::Fields(count) => say(Msg::PositionFields, &args![count: *count]),
        Error::Rows(count) => say(Msg::PositionRows, &args![count: *count]),
        Error::RowLength { row, squares } => say(Msg::PositionRowLength, &args![row: *row, count: *squares]),
        Error::SquareLetter { square, letter } => {
            let letter = printable(letter.encode_utf8(&mut [0; 4]));
            say(Msg::PositionLetter, &args![square: square.number(), given: &letter])
        }
        Error::Side(text) => given(Msg::PositionSide, text),
        Error::Phase(text) => given(Msg::PositionPhase, text),
        Error::Throw(text) => given(Msg::PositionThrow, text),
        Error::PoolOrder(text) => given(Msg::PositionThrowsOrder, text),
        Error::PoolFull(throw) => say(Msg::PositionThrowsFull, &args![throw: throw.value()]),
        Error::Counts { field, text } => {
            say(Msg::PositionCounts, &args![field: field.word(), given: &printable(text)])
        }
        Error::Token(text) => given(Msg::PositionToken, text),
        Error::TokenTwice(text) => given(Msg::PositionTokenTwice, text),
        Error::TokenOrder { first, second } => {
            say(Msg::PositionTokenOrder, &args![first: &printable(first), second: &printable(second)])
        }
        Error::PieceCount { side, found, expected } => {
            say(Msg::PositionPieceCount, &args![side: side_word(side.0), found: *found, expected: *expected])
        }
        Error::NothingTaken => say(Msg::PositionNothingTaken, &[]),
        Error::NothingWaits => say(Msg::PositionNothingWaits, &[]),
        Error::NeverOccupied(square) => say(Msg::PositionNeverOccupied, &args![square: square.number()]),
        Error::NeverLeftStanding(square) => say(Msg::PositionNeverLeft, &args![square: square.number()]),
        Error::NothingLeft(side) => say(Msg::PositionNothingLeft, &args![side: side_word(side.0)]),
        Error::ActsWithoutPieces(side) => say(Msg::PositionActsWithout, &args![side: side_word(side.0)]),
        Error::NoSuchThrow(throw) => say(Msg::PositionNoSuchThrow, &args![throw: throw.value()]),
        Error::SeveralThrows(pool) => {
            say(Msg::PositionSeveralThrows, &args![throws: &throws(catalog, *pool)])
        }
        Error::KeptThrow(pool) => say(Msg::PositionKeptThrow, &args![throws: &throws(catalog, *pool)]),
        Error::PoolNotBonus(throw) => say(Msg::PositionNotBonus, &args![throw: throw.value()]),
        Error::SecondLast => say(Msg::PositionSecondLast, &[]),
        Error::OpenElsewhere => say(Msg::PositionOpenElsewhere, &[]),
        Error::OpenTokens(tokens) => say(Msg::PositionOpenTokens, &args![tokens: tokens]),
        Error::OpenAgainst(throw) => given(Msg::PositionOpenAgainst, &format!("open:{throw}")),
        Error::OpenOrder(throw) => given(Msg::PositionOpenOrder, &format!("w open:{throw}")),
        Error::OpenSecond => say(Msg::PositionOpenSecond, &[]),
        Error::ForeignToken(token) => given(Msg::PositionForeignToken, token),
        Error::MisplacedToken(token, why) => {
            say(Msg::PositionMisplaced, &args![given: *token, reason: &say(misplaced(*why), &[])])
        }
        Error::MissingMust(square) => given(Msg::PositionMissingMust, &format!("must:{square}")),
        Error::WrongMust(square) => given(Msg::PositionWrongMust, &format!("must:{square}")),
        Error::TwoBound => say(Msg::PositionTwoBound, &[]),
        Error::FixedWithoutPiece(square) => given(Msg::PositionFixed, &format!("fixed:{square}")),
        Error::NotWon(side) => say(Msg::PositionNotWon, &args![side: side_word(side.0)]),
        Error::WrongLastMover(side) => say(Msg::PositionLastMover, &args![side: side_word(side.0)]),
        Error::NotDrawn => say(Msg::PositionNotDrawn, &[]),
        Error::OverTokens => say(Msg::PositionOverTokens, &[]),
    }
}

const fn misplaced(why: Misplacement) -> Msg {
    match why {
        Misplacement::Acts => Msg::MisplacedActs,
        Misplacement::NoPiece => Msg::MisplacedNoPiece,
        Misplacement::Opened => Msg::MisplacedOpened,
        Misplacement::OpeningTokens => Msg::MisplacedOpeningTokens,
        Misplacement::OpeningMoved => Msg::MisplacedOpeningMoved,
        Misplacement::ThrewOne => Msg::MisplacedThrewOne,
        Misplacement::GaveUp => Msg::MisplacedGaveUp,
        Misplacement::OpeningOne => Msg::MisplacedOpeningOne,
        Misplacement::NotSplit => Msg::MisplacedNotSplit,
        Misplacement::NoPartUsed => Msg::MisplacedNoPart,
        Misplacement::PartUsed => Msg::MisplacedPartUsed,
        Misplacement::EarnedThrow => Msg::MisplacedEarned,
        Misplacement::NoneCameBack => Msg::MisplacedNoneBack,
    }
}

/// Why a text is no move.
#[must_use]
pub fn no_move_text(catalog: &Catalog, error: &MoveError) -> String {
    match error {
        MoveError::Form(text) => given(catalog, Msg::MoveForm, text),
        MoveError::Throw { text, part } => {
            catalog.text(Msg::MoveThrow, &args![given: &printable(text), part: &printable(part)])
        }
        MoveError::Square { text, part } => {
            catalog.text(Msg::MoveSquare, &args![given: &printable(text), part: &printable(part)])
        }
    }
}

/// Why a text is no record, and where.
#[must_use]
pub fn read_error(catalog: &Catalog, error: &ReadError) -> String {
    let reasons = join(&record(catalog, &error.reason), &catalog.text(Msg::SentenceSeparator, &[]));
    catalog.text(Msg::RecordError, &args![line: error.line, column: error.column, reason: &reasons])
}

/// What is wrong in a record, every reason.
#[must_use]
pub fn record(catalog: &Catalog, reason: &ReadReason) -> Vec<String> {
    let say = |message, args: &[(&str, Value)]| vec![catalog.text(message, args)];
    match reason {
        ReadReason::Tag(part) => say(Msg::RecordTag, &args![part: tag_part(*part)]),
        ReadReason::TagTwice(tag) => say(Msg::RecordTagTwice, &args![tag: &printable(tag)]),
        ReadReason::NoRuleset => say(Msg::RecordRulesetMissing, &[]),
        ReadReason::Ruleset(errors) => errors.0.iter().map(|error| spec(catalog, error)).collect(),
        ReadReason::Position(errors) => errors.0.iter().map(|error| position(catalog, error)).collect(),
        ReadReason::Seed(error) => say(Msg::LinkSeed, &args![given: &printable(&error.0)]),
        ReadReason::Value { tag, possible, found } => {
            let possible = match possible {
                Possible::Result => "result",
                Possible::Throws => "throws",
                Possible::Cursor => "cursor",
            };
            say(Msg::RecordValue, &args![tag: *tag, given: &printable(found), possible: possible])
        }
        ReadReason::Disagrees { tag, found, actual: Some(actual) } => {
            say(Msg::RecordDisagrees, &args![tag: *tag, given: &printable(found), actual: actual])
        }
        ReadReason::Disagrees { tag, found, actual: None } => {
            say(Msg::RecordDisagreesNone, &args![tag: *tag, given: &printable(found)])
        }
        ReadReason::TurnNumber { expected, found } => {
            say(Msg::RecordTurnNumber, &args![wanted: &format!("{expected}."), given: &printable(found)])
        }
        ReadReason::WrongSide { expected, found } if found.is_empty() => {
            say(Msg::RecordSideMissing, &args![wanted: &expected.to_string()])
        }
        ReadReason::WrongSide { expected, found } => {
            say(Msg::RecordSide, &args![wanted: &expected.to_string(), given: &printable(found)])
        }
        ReadReason::TurnOver(turn) => say(Msg::RecordTurnOver, &args![turn: *turn]),
        ReadReason::Event(text) => say(Msg::RecordEvent, &args![given: &printable(text)]),
        ReadReason::Move(errors) => errors.0.iter().map(|error| no_move_text(catalog, error)).collect(),
        ReadReason::ThrowRefused(refused) => vec![throw_refused(catalog, refused)],
        ReadReason::MoveRefused(refused) => vec![move_refused(catalog, refused)],
        ReadReason::GameOver => say(Msg::RecordAfterEnd, &[]),
        ReadReason::NotDrawn => say(Msg::RecordNotDrawn, &[]),
        ReadReason::DrawWanted => say(Msg::RecordDrawWanted, &[]),
    }
}

const fn tag_part(part: TagPart) -> &'static str {
    match part {
        TagPart::Bracket => "bracket",
        TagPart::Name => "name",
        TagPart::Value => "value",
        TagPart::Escaped => "escaped",
        TagPart::Quote => "quote",
        TagPart::ClosingBracket => "closing",
        TagPart::End => "end",
    }
}

fn throw_refused(catalog: &Catalog, refused: &ThrowRefused) -> String {
    match refused {
        ThrowRefused::GameOver => catalog.text(Msg::RecordAfterEnd, &[]),
        ThrowRefused::Rules(ThrowError::NotDue(phase)) => not_due(catalog, *phase),
        ThrowRefused::Rules(ThrowError::NoSuchThrow(throw)) => {
            catalog.text(Msg::PositionNoSuchThrow, &args![throw: throw.value()])
        }
        ThrowRefused::Rules(ThrowError::PoolFull) => catalog.text(Msg::RecordThrowsFull, &[]),
    }
}

fn move_refused(catalog: &Catalog, refused: &MoveRefused) -> String {
    match refused {
        MoveRefused::GameOver => catalog.text(Msg::RecordAfterEnd, &[]),
        MoveRefused::Rules(PlayError::NotDue(phase)) => not_due(catalog, *phase),
        MoveRefused::Rules(PlayError::Illegal { played, reason }) => {
            let reason = illegal(catalog, *reason);
            catalog.text(Msg::RecordNotLegal, &args![move: &played.to_string(), reason: &reason])
        }
    }
}

/// What is due in place of what was tried.
fn not_due(catalog: &Catalog, phase: Phase) -> String {
    catalog.text(
        match phase {
            Phase::Open { .. } | Phase::Throw { .. } => Msg::RecordThrowDue,
            Phase::Move { .. } => Msg::RecordMoveDue,
            Phase::Over(_) => Msg::RecordAfterEnd,
        },
        &[],
    )
}

/// What stands in the way of a record's move. It is told of anybody's piece; what a player hears of their own is
/// [`super::obstacle`].
fn illegal(catalog: &Catalog, why: Obstacle) -> String {
    let plain = |message| catalog.text(message, &[]);
    let on = |message, square: crate::rules::Square| catalog.text(message, &args![square: square.number()]);
    match why {
        Obstacle::NotThrown(throw) => catalog.text(Msg::IllegalNotThrown, &args![throw: throw.value()]),
        Obstacle::NoPiece(square) => on(Msg::IllegalNoPiece, square),
        Obstacle::NoEntry => plain(Msg::IllegalNoEntry),
        Obstacle::GoesTo(square) => on(Msg::IllegalGoesTo, square),
        Obstacle::WrongTarget => plain(Msg::IllegalWrongTarget),
        Obstacle::OwnPiece(square) => on(Msg::IllegalOwnPiece, square),
        Obstacle::Occupied(square) => on(Msg::IllegalOccupied, square),
        Obstacle::Pair(square) => on(Msg::IllegalPair, square),
        Obstacle::NotAlone(square) => on(Msg::IllegalNotAlone, square),
        Obstacle::Safe(square) | Obstacle::WaterOccupied(_, square) => on(Msg::IllegalSafe, square),
        Obstacle::Wall(first, last) => {
            catalog.text(Msg::IllegalWall, &args![first: first.number(), last: last.number()])
        }
        Obstacle::Gate(square) => on(Msg::IllegalGate, square),
        Obstacle::ExactThrow => plain(Msg::IllegalExact),
        Obstacle::FirstRow => plain(Msg::IllegalFirstRow),
        Obstacle::LastRow => plain(Msg::IllegalLastRow),
        Obstacle::Held(square) => on(Msg::IllegalHeld, square),
        Obstacle::First(square) => on(Msg::IllegalFirst, square),
        Obstacle::Unstarted => plain(Msg::IllegalUnstarted),
        Obstacle::Behind(square) => on(Msg::IllegalBehind, square),
        Obstacle::NoRetreat => plain(Msg::IllegalNoRetreat),
        Obstacle::AdvanceExists => plain(Msg::IllegalAdvanceExists),
        Obstacle::OneDirection => plain(Msg::IllegalDirection),
        Obstacle::MoveExists => plain(Msg::IllegalMoveExists),
        Obstacle::NothingToGive => plain(Msg::IllegalNothingToGive),
    }
}
