//! What a move would do, told before it is made.

use super::{Fate, Words};
use crate::app::strings::{Msg, args};
use crate::rules::ruleset::{Gate, Landing, Release};
use crate::rules::{Move, Phase, Place, Played, Position, Rules, Square, Target};

/// What a move would do besides moving the piece where it says, in sentences.
#[must_use]
pub fn legend(words: &Words, rules: &Rules, before: &Position, played: &Played) -> Vec<String> {
    let set = rules.ruleset();
    let mut told = Vec::new();
    match played.played {
        Move::Step { to: Target::Off, .. } => told.push(words.plain(Msg::LegendOff)),
        Move::Step { from, to: Target::On(to), .. } => {
            if to < from {
                told.push(words.say(Msg::LegendRetreat, &args![to: to.number()]));
            }
            told.extend(displaced(words, rules, played));
            told.extend(landing(words, rules, played, to));
            if matches!(set.gate, Gate::Exact(gate) if gate == to) && played.rest == Some(Place::On(to)) {
                told.push(words.plain(Msg::LegendBeauty));
            }
        }
        Move::Enter { on, .. } => return vec![words.say(Msg::LegendEnter, &args![to: on.number()])],
        Move::Back => {
            if let Some(Place::On(to)) = played.rest {
                told.push(words.say(Msg::LegendGiveUp, &args![to: to.number()]));
            }
            return told;
        }
        Move::Pass | Move::GiveAway { .. } => return vec![words.plain(Msg::LegendPass)],
    }
    let again = matches!(played.next.phase(), Phase::Throw { .. }) && played.next.side() == before.side();
    if again {
        told.push(words.plain(Msg::LegendAgain));
    }
    told
}

fn displaced(words: &Words, rules: &Rules, played: &Played) -> Option<String> {
    let displaced = played.displaced?;
    let (from, to) = (displaced.from.number(), displaced.to);
    Some(match (Fate::of(rules, played)?, to) {
        (Fate::OwnBack(back), _) => words.say(Msg::LegendOwnBack, &args![to: from, back: back.number()]),
        (Fate::Drowned(water), _) => words.say(Msg::LegendWaterSwapped, &args![square: water.number()]),
        (Fate::SentBack(back), _) => words.say(Msg::LegendSendBack, &args![back: back.number()]),
        (Fate::Swapped, Place::On(back)) => words.say(Msg::LegendSwap, &args![back: back.number()]),
        (Fate::Swapped | Fate::Taken, _) => words.plain(Msg::LegendCapture),
    })
}

fn landing(words: &Words, rules: &Rules, played: &Played, named: Square) -> Option<String> {
    let set = rules.ruleset();
    let effect = set.landing(named);
    let compulsory = set.hold.filter(|hold| hold.release == Release::Compulsory);
    match (effect, played.rest?) {
        (Landing::Unenter, Place::Waiting) => Some(words.plain(Msg::LegendWaterWaits)),
        (Landing::Send(..), Place::On(rest)) if rest != named => {
            let (square, to) = (named.number(), rest.number());
            Some(if named.number() != 27 {
                words.say(Msg::LegendJudges, &args![to: to])
            } else if compulsory.is_some() {
                words.say(Msg::LegendIllFortuneTo, &args![square: square, to: to])
            } else {
                words.say(Msg::LegendWaterTo, &args![square: square, to: to])
            })
        }
        (Landing::Send(Some(held), _), Place::On(rest)) => {
            let hold = compulsory.filter(|hold| hold.square == rest)?;
            let throw = hold.off_by.value();
            Some(words.say(
                Msg::LegendIllFortuneStuck,
                &args![square: rest.number(), held: held.number(), throw: throw],
            ))
        }
        (_, Place::On(rest)) if rest != named => Some(words.say(Msg::LegendMove, &args![to: rest.number()])),
        (_, Place::On(rest)) if set.hold.is_some_and(|hold| hold.square == rest) => {
            Some(words.say(Msg::LegendWater, &args![square: rest.number()]))
        }
        _ => None,
    }
}
