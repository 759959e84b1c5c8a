//! Kendall: Timothy Kendall's rules booklet to *Passing Through the Netherworld*, late 1970s, as catalogued
//! in English. Clauses K1 to K13; the options of K13 are catalogued with the booklet.

use super::{Definition, Variation};
use crate::rules::ruleset::{
    BearOff, Capture, Condition, Contest, Decline, Drowning, FirstThrow, Gate, Hold, Layout, Leave, Opening,
    Protection, Refused, Release, Released, Retreat, Ruleset, StartingThrow, Turn, UnplayableBonus,
};
use crate::rules::side::{BySide, Side};
use crate::rules::square::{Square, SquareSet};
use crate::rules::throw::{Device, Face, Throw, ThrowSet};

/// The ruleset and its options.
pub(super) const DEFINITION: Definition = Definition {
    id: "kendall",
    base: BASE,
    options: &[
        Variation { id: "five", apply: five },
        Variation { id: "start", apply: start },
        Variation { id: "trap", apply: trap },
        Variation { id: "home", apply: home },
        Variation { id: "single", apply: single },
    ],
};

const BASE: Ruleset = Ruleset {
    pieces: 7,
    layout: Layout::Alternating { odd: Side::Black },
    device: Device::Sticks { counting: Face::Flat, none: Throw::of(5) },
    bonus: ThrowSet::of(&[1, 4, 5]),
    // K1: the first to throw 1 is white, and that 1 moves the front piece.
    opening: Opening { contest: Contest::FirstOne, leader: Side::White, first: FirstThrow::Won },
    first_move: BySide::new(Some(Square::at(14)), None),
    // K2, K3
    turn: Turn::Pool,
    capture: Capture::Swap,
    protection: Protection::Pair,
    // K4: the last three squares are never left backwards; the water has rules of its own.
    retreat: Retreat::Capturing(SquareSet::range(1, 26)),
    // K5 to K7
    gate: Gate::Exact(Square::at(26)),
    bear_off: BearOff {
        line: 31,
        throws: Leave::Exactly,
        from: SquareSet::of(&[26, 28, 29, 30]),
        any_throw: SquareSet::of(&[30]),
        condition: Condition::Always,
        refused: Refused::NoMove,
    },
    exit_only: SquareSet::range(27, 30),
    // K8
    drowning: Some(Drowning { on: SquareSet::range(28, 30), to: Square::at(27) }),
    // K9 to K11
    hold: Some(Hold {
        square: Square::at(27),
        off_by: Throw::of(4),
        release: Release::Optional { back_to: Square::at(15) },
    }),
    // K12
    decline: Decline::BearingOff,
    ..Ruleset::PLAIN
}
.checked();

fn five(rules: Ruleset) -> Ruleset {
    Ruleset { pieces: 5, first_move: BySide::new(Some(Square::at(10)), None), ..rules }
}

fn start(rules: Ruleset) -> Ruleset {
    Ruleset { starting_throw: StartingThrow::One, ..rules }
}

fn trap(rules: Ruleset) -> Ruleset {
    Ruleset { gate: Gate::Trap(Square::at(26), Square::at(27)), ..rules }
}

fn home(rules: Ruleset) -> Ruleset {
    Ruleset { bear_off: BearOff { condition: Condition::FirstRowClear, ..rules.bear_off }, ..rules }
}

fn single(rules: Ruleset) -> Ruleset {
    Ruleset {
        turn: Turn::Sequential,
        unplayable_bonus: UnplayableBonus::Kept,
        released: Released::EndsTurn,
        ..rules
    }
}
