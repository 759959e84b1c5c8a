//! What happened, in sentences: first what was done, then what it means.

use super::{Fate, Names, Words, face_word, player, side_word};
use crate::app::strings::{Msg, args, house_name};
use crate::rules::ruleset::{Landing, Release};
use crate::rules::{
    Device, Displaced, Move, Phase, Place, Played, Position, Rules, Side, Square, Target, Throw,
};

/// Sentences about one event, in order.
pub type Tale = Vec<String>;

/// The name of a square's house, if it has one.
#[must_use]
pub fn house(words: &Words, rules: &Rules, square: Square) -> Option<String> {
    house_name(rules.spec().id(), square.number()).map(|house| words.plain(house))
}

/// How sticks or die lie, in words.
#[must_use]
pub fn lie(words: &Words, rules: &Rules, throw: Throw) -> String {
    match (rules.ruleset().device, face_word(rules)) {
        (Device::Sticks { none, .. }, Some(face)) => {
            let count = if throw == none { 0 } else { throw.value() };
            words.say(Msg::SticksLie, &args![count: count, face: face])
        }
        _ => words.say(Msg::DieLies, &args![value: throw.value()]),
    }
}

/// A throw, and what it means.
#[must_use]
pub fn tell_throw(
    words: &Words,
    rules: &Rules,
    names: Names,
    before: &Position,
    throw: Throw,
    after: &Position,
) -> Tale {
    let (side, name) = player(names, before.side());
    if let Phase::Open { .. } = before.phase() {
        let mut tale =
            vec![words.say(Msg::AnnounceOpening, &args![side: side, name: name, value: throw.value()])];
        if !matches!(after.phase(), Phase::Open { .. }) {
            tale.push(words.of_side(Msg::AnnounceOpeningWon, after.side()));
        } else if matches!(after.phase(), Phase::Open { against: None }) && after.side() == Side::White {
            tale.push(words.plain(Msg::AnnounceOpeningAgain));
        }
        return tale;
    }
    let lie = lie(words, rules, throw);
    let args = args![side: side, name: name, value: throw.value(), lie: &lie];
    let mut tale = vec![words.say(Msg::AnnounceThrow, &args)];
    if matches!(after.phase(), Phase::Throw { .. }) {
        tale.push(words.plain(Msg::AnnounceBonus));
    }
    tale
}

/// A move, and what it means.
#[must_use]
pub fn tell_move(words: &Words, rules: &Rules, names: Names, before: &Position, played: &Played) -> Tale {
    let (side, name) = player(names, played.side);
    let mut tale = Tale::new();
    match played.played {
        Move::Step { from, to: Target::Off, .. } => {
            tale.push(words.say(Msg::AnnounceOff, &args![side: side, name: name, from: from.number()]));
            let left = played.next.pieces(played.side).len() + played.next.waiting(played.side);
            tale.push(words.say(Msg::AnnounceOffLeft, &args![count: left]));
        }
        Move::Step { to: Target::On(_), .. } => tell_step(words, rules, names, played, &mut tale),
        Move::Enter { on, .. } => {
            tale.push(words.say(Msg::AnnounceEnter, &args![side: side, name: name, to: on.number()]))
        }
        Move::GiveAway { throw } => {
            tale.push(
                words.say(Msg::AnnounceThrowAway, &args![side: side, name: name, throw: throw.value()]),
            );
        }
        Move::Pass => tale.push(tell_pass(words, rules, names, before)),
        Move::Back => {
            let to = match played.rest {
                Some(Place::On(square)) => square.number(),
                _ => 0,
            };
            tale.push(words.say(Msg::AnnounceGiveUp, &args![side: side, name: name, to: to]));
        }
    }
    for side in Side::BOTH {
        if played.lost_turn[side] {
            tale.push(words.of_player(Msg::AnnounceSkip, names, side));
        }
    }
    let again = matches!(played.next.phase(), Phase::Throw { .. }) && played.next.side() == played.side;
    if again && !played.lost_turn[!played.side] {
        tale.push(words.plain(Msg::AnnounceBonus));
    }
    tale
}

fn tell_pass(words: &Words, rules: &Rules, names: Names, before: &Position) -> String {
    let (side, name) = player(names, before.side());
    let held = rules.ruleset().hold.is_some_and(|hold| {
        hold.release != Release::Compulsory && before.pieces(before.side()).contains(hold.square)
    });
    if held {
        return words.of_player(Msg::AnnounceStay, names, before.side());
    }
    let forced = rules.legal(before).len() == 1;
    match before.pool().lowest() {
        Some(throw) if forced && before.pool().len() == 1 => {
            words.say(Msg::AnnounceNoMove, &args![side: side, name: name, throw: throw.value()])
        }
        _ => words.of_player(Msg::AnnouncePass, names, before.side()),
    }
}

fn tell_step(words: &Words, rules: &Rules, names: Names, played: &Played, tale: &mut Tale) {
    let Move::Step { from, to: Target::On(to), .. } = played.played else { return };
    let (side, name) = player(names, played.side);
    let landing = rules.ruleset().landing(to);
    // A detour leads elsewhere without any effect of the square that was named.
    let reached = match (played.sent_from, played.rest, landing) {
        (Some(_), Some(Place::On(square)), Landing::None) => square,
        _ => to,
    };
    let (origin, goal) = (from.number(), reached.number());
    tale.push(if reached < from {
        words.say(Msg::AnnounceBack, &args![side: side, name: name, from: origin, to: goal])
    } else if let Some(house) = house(words, rules, reached) {
        words.say(
            Msg::AnnounceMoveHouse,
            &args![side: side, name: name, from: origin, to: goal, house: &house],
        )
    } else {
        words.say(Msg::AnnounceMove, &args![side: side, name: name, from: origin, to: goal])
    });
    if let (Some(displaced), Some(fate)) = (played.displaced, Fate::of(rules, played)) {
        tale.push(tell_displaced(words, displaced, fate));
    }
    tale.extend(tell_landing(words, rules, played, reached));
}

fn tell_displaced(words: &Words, displaced: Displaced, fate: Fate) -> String {
    let side = side_word(displaced.side);
    let message = match fate {
        Fate::OwnBack(_) => Msg::AnnounceOwnBack,
        Fate::Drowned(_) => Msg::AnnounceIntoWater,
        Fate::Swapped => Msg::AnnounceSwap,
        Fate::SentBack(_) => Msg::AnnounceSendBack,
        Fate::Taken => Msg::AnnounceCapture,
    };
    match displaced.to {
        Place::On(square) => words.say(message, &args![side: side, square: square.number()]),
        _ => words.say(message, &args![side: side]),
    }
}

fn tell_landing(words: &Words, rules: &Rules, played: &Played, reached: Square) -> Option<String> {
    let set = rules.ruleset();
    let judges = reached.number() != 27;
    match (set.landing(reached), played.rest) {
        (Landing::Unenter, Some(Place::Waiting)) => Some(words.plain(Msg::AnnounceWaterOff)),
        (Landing::Send(..), Some(Place::On(rest))) if rest != reached => {
            let message = match set.hold.map(|hold| hold.release) {
                _ if judges => Msg::AnnounceJudges,
                Some(Release::Compulsory) => Msg::AnnounceIllFortune,
                _ => Msg::AnnounceWaterTo,
            };
            Some(words.say(message, &args![to: rest.number()]))
        }
        (_, Some(Place::On(rest))) => match set.hold {
            Some(hold) if hold.square == rest && hold.release == Release::Compulsory => {
                Some(words.say(Msg::AnnounceIllFortuneStuck, &args![square: rest.number()]))
            }
            Some(hold) if hold.square == rest => Some(words.plain(Msg::AnnounceWater)),
            _ => None,
        },
        _ => None,
    }
}
