//! Why a piece can't move, and why none can.

use super::{Words, side_word};
use crate::app::small::sort;
use crate::app::strings::{Msg, args};
use crate::rules::ruleset::{Leave, Precedence, Release, Retreat, Turn, Wall};
use crate::rules::{Obstacle, Phase, Position, Rules, Square, Throw};

/// What keeps the piece on a square from using a throw, in a sentence.
#[must_use]
pub fn obstacle(
    words: &Words,
    rules: &Rules,
    position: &Position,
    throw: Throw,
    from: Square,
    why: Obstacle,
) -> String {
    let set = rules.ruleset();
    let from_number = from.number();
    match why {
        Obstacle::OwnPiece(to) => words.say(Msg::WhyOwnPiece, &args![to: to.number()]),
        Obstacle::Occupied(to) => words.say(Msg::WhyOccupied, &args![to: to.number()]),
        Obstacle::NotAlone(to) => words.say(Msg::WhyStrict, &args![to: to.number()]),
        Obstacle::Pair(to) => words.say(Msg::WhyPair, &args![to: to.number()]),
        Obstacle::Safe(to) => words.say(Msg::WhySafe, &args![to: to.number()]),
        Obstacle::WaterOccupied(..) => words.plain(Msg::WhySafeWhileWater),
        Obstacle::Wall(first, last) => {
            let message = if set.wall == Wall::Two { Msg::WhyBlock } else { Msg::WhyWall };
            words.say(message, &args![first: first.number(), last: last.number()])
        }
        Obstacle::Gate(square) => words.say(Msg::WhyStopFirst, &args![square: square.number()]),
        Obstacle::ExactThrow => exact_throw(words, rules, throw, from),
        Obstacle::FirstRow => words.plain(Msg::WhyHomeRow),
        Obstacle::LastRow => words.plain(Msg::WhyLastRow),
        Obstacle::Held(square) => match set.hold {
            Some(hold) if hold.release == Release::Compulsory => {
                words.say(Msg::WhyStuck, &args![square: square.number(), throw: hold.off_by.value()])
            }
            _ => words.say(Msg::WhyWaterHolds, &args![square: square.number()]),
        },
        Obstacle::First(square) => {
            let flags = position.flags();
            let side = position.side();
            let message = if flags.entered {
                Msg::WhyEntered
            } else if flags.reborn[side] {
                Msg::WhyReborn
            } else if flags.unopened[side] {
                Msg::WhyFirstMove
            } else {
                match set.precedence {
                    Precedence::IfMovable(_) => Msg::WhyMarked,
                    Precedence::Only(_) | Precedence::None => Msg::WhyMust,
                }
            };
            words.say(message, &args![square: square.number()])
        }
        Obstacle::Unstarted => words.say(Msg::WhyStartingThrow, &args![side: side_word(position.side())]),
        Obstacle::Behind(ahead) => words.say(Msg::WhyFile, &args![from: from_number, ahead: ahead.number()]),
        Obstacle::NoRetreat if set.retreat == Retreat::None => words.plain(Msg::WhyNoRetreat),
        Obstacle::NoRetreat => words.say(Msg::WhyNoRetreatHere, &args![from: from_number]),
        Obstacle::AdvanceExists => words.plain(Msg::WhyAdvanceFirst),
        Obstacle::OneDirection => words.plain(Msg::WhyDirection),
        Obstacle::NoEntry => words.plain(Msg::WhyEnterThrow),
        Obstacle::NoPiece(_) => words.plain(Msg::WhyEmpty),
        Obstacle::NotThrown(_)
        | Obstacle::GoesTo(_)
        | Obstacle::WrongTarget
        | Obstacle::MoveExists
        | Obstacle::NothingToGive => words.plain(Msg::WhyNoSuchMove),
    }
}

fn exact_throw(words: &Words, rules: &Rules, throw: Throw, from: Square) -> String {
    let set = rules.ruleset();
    let from_number = from.number();
    if let Some(hold) = set.hold
        && hold.square == from
    {
        let message = if hold.release == Release::Compulsory { Msg::WhyStuck } else { Msg::WhyWaterOnly };
        return words.say(message, &args![square: from_number, throw: hold.off_by.value()]);
    }
    let exact = Throw::new(set.bear_off.line - from_number).filter(|exact| set.device.weight(*exact) > 0);
    match exact {
        Some(exact) if set.bear_off.from.contains(from) && set.bear_off.throws == Leave::Exactly => {
            words.say(Msg::WhyExact, &args![from: from_number, throw: exact.value()])
        }
        _ => words.say(Msg::WhyTooFar, &args![throw: throw.value(), from: from_number]),
    }
}

/// Why nothing can be moved, in a few sentences: what was thrown, the reasons that stop most pieces, and what
/// becomes of the turn. Empty where something can be moved.
#[must_use]
pub fn no_move(words: &Words, rules: &Rules, position: &Position) -> Vec<String> {
    /// More reasons than these are no help.
    const MOST: usize = 3;
    let Phase::Move { pool } = position.phase() else { return Vec::new() };
    let split_rest = rules.ruleset().turn == Turn::Split && position.flags().direction.is_some();
    let mut sentences = vec![match (pool.len(), pool.lowest()) {
        _ if split_rest => words.plain(Msg::PassNonePart),
        (1, Some(throw)) => words.say(Msg::PassNone, &args![throw: throw.value()]),
        _ => words.plain(Msg::PassNonePool),
    }];
    let mut reasons: Vec<(String, usize)> = Vec::new();
    for throw in pool.values() {
        for from in position.pieces(position.side()) {
            let Some(why) = rules.why_not(position, throw, from) else { continue };
            let text = obstacle(words, rules, position, throw, from, why);
            match reasons.iter_mut().find(|(known, _)| *known == text) {
                Some((_, count)) => *count += 1,
                None => reasons.push((text, 1)),
            }
        }
    }
    if position.waiting(position.side()) > 0 && reasons.is_empty() {
        reasons.push((words.plain(Msg::WhyEnterThrow), 1));
    }
    // The most common first; a stable sort keeps the order of the track among equals.
    sort(&mut reasons, |a, b| a.1 > b.1);
    sentences.extend(reasons.into_iter().take(MOST).map(|(text, _)| text));
    sentences
}
