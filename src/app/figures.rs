//! What games between strong players are like, measured: `assets/figures.tsv`, written by `make arena`.

/// A ruleset, and of its games between computer players of the fifth level: the mean number of throws and of
/// decisions, opening included; how many of a hundred come to no end, and are drawn for want of progress; how many of a hundred the side wins that begins,
/// a draw counting half.
const FIGURES: [(&str, [u32; 4]); 10] = include!(concat!(env!("OUT_DIR"), "/figures.rs"));

/// What a throw, and what a decision, takes at the page, in seconds: a throw's motion is 0.8 of them.
const SECONDS: (u32, u32) = (3, 2);

/// With so many throws a game is long, even for those who like it: three quarters of an hour and more.
const LONG: u32 = 500;
/// With so many endless games in a hundred players may get nowhere.
const OFTEN: u32 = 2;

/// What a game is like between strong players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strong {
    /// The minutes that it takes, to the nearest five, five at least.
    pub minutes: u32,
    /// How many of a hundred games the side wins that begins, where that has been measured.
    pub first: Option<u32>,
    /// Where such play makes the game endless or dull.
    pub doubt: Option<Doubt>,
}

/// What may spoil a game between strong players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// Some of the games come to no end, and are drawn.
    Endless,
    /// They are very long.
    Long,
}

/// What games of the ruleset are like.
#[must_use]
pub fn strong(ruleset: &str) -> Option<Strong> {
    let (_, [throws, decisions, endless, first]) = *FIGURES.iter().find(|(id, _)| *id == ruleset)?;
    let seconds = throws * SECONDS.0 + decisions * SECONDS.1;
    let doubt = match (endless, throws) {
        (OFTEN.., _) => Some(Doubt::Endless),
        (_, LONG..) => Some(Doubt::Long),
        _ => None,
    };
    Some(Strong { minutes: ((seconds + 150) / 300 * 5).max(5), first: (first > 0).then_some(first), doubt })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RULESETS;

    #[test]
    fn every_ruleset_has_figures_that_can_be() {
        for definition in RULESETS {
            let strong = strong(definition.id).unwrap_or_else(|| panic!("{}: none", definition.id));
            assert!((5..=240).contains(&strong.minutes), "{}: {strong:?}", definition.id);
            let can_be = strong.first.is_none_or(|first| (20..=80).contains(&first));
            assert!(can_be, "{}: {strong:?}", definition.id);
        }
        assert_eq!(strong("chess"), None);
    }
}
