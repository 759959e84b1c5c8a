//! The computer's levels: how far each looks ahead, and how far it is off.

use super::mind::Mind;
use super::search::Width;
use crate::rules::ruleset::Turn;

/// A level of the computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game.
    One = 1,
    /// For one who knows the rules.
    Two,
    /// For one who plays often.
    Three,
    /// For one who plays well.
    Four,
    /// As well as it can.
    Five,
}

/// One look at the moves: the best of the look before, some throws further.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Look {
    /// How many throws ahead.
    pub throws: u8,
    /// How many ways to play the throw are looked at, the best first.
    pub ways: usize,
    /// How much worse than the best, in winning chance, such a way may be.
    pub margin: f32,
    /// How much is looked at below it.
    pub width: Width,
}

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Skill {
    /// How far off its values are: the standard deviation, in winning chance.
    pub noise: f32,
    /// How many half-played turns are followed up at first.
    pub beam: usize,
    /// The looks ahead, one after the other.
    pub looks: &'static [Look],
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// The level with this number, 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            _ => None,
        }
    }

    /// The level's number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    pub(super) fn skill(self, mind: &Mind) -> Skill {
        let looks: &[Look] = match mind.rules().ruleset().turn {
            Turn::Sequential => &DEEP,
            Turn::Split => &SPLIT,
            Turn::Pool => &POOL,
        };
        let noise = mind.net().noise(self);
        match self {
            Self::One | Self::Two | Self::Three | Self::Four => Skill { noise, beam: 6, looks: &[] },
            Self::Five => Skill { noise, beam: 32, looks },
        }
    }
}

/// One throw ahead, then two.
const DEEP: [Look; 2] = [
    Look { throws: 1, ways: 8, margin: 0.1, width: Width::FULL },
    Look { throws: 2, ways: 4, margin: 0.04, width: Width { moves: 2, margin: 0.03, ..Width::FULL } },
];

/// One throw ahead, where it can be split in many ways.
const SPLIT: [Look; 1] = [Look { throws: 1, ways: 5, margin: 0.05, width: Width::FULL }];

/// One pool ahead.
const POOL: [Look; 1] =
    [Look { throws: 1, ways: 5, margin: 0.03, width: Width { beam: 3, falls: 24, ..Width::FULL } }];

/// For hints and analysis: every move, one throw ahead.
pub(super) const ANALYSIS: Skill = Skill {
    noise: 0.0,
    beam: 32,
    looks: &[Look {
        throws: 1,
        ways: usize::MAX,
        margin: f32::INFINITY,
        width: Width { beam: 3, ..Width::FULL },
    }],
};

/// For measuring only: what some fifty times the fifth level's work would gain.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const DEEPEST: Skill = Skill {
    noise: 0.0,
    beam: 64,
    looks: &[
        Look { throws: 1, ways: usize::MAX, margin: 0.3, width: Width { beam: 8, ..Width::FULL } },
        Look { throws: 2, ways: 8, margin: 0.1, width: Width { moves: 5, margin: 0.1, ..Width::FULL } },
        Look { throws: 3, ways: 4, margin: 0.04, width: Width { moves: 3, margin: 0.04, ..Width::FULL } },
    ],
};

/// The same in games of pools.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const DEEPEST_POOL: Skill = Skill {
    noise: 0.0,
    beam: 128,
    looks: &[Look { throws: 1, ways: 40, margin: 0.2, width: Width { beam: 12, ..Width::FULL } }],
};
