//! The levels at play: each ruleset's net is worth having, and chance comes from the seed alone.

use senet::ai::{Chooser, Level, Mind, Net, Player, duels};
use senet::rng::{Rng, Seed};
use senet::rules::{Move, Position, RULESETS, Rules};

fn mind(id: &str) -> Mind {
    let path = format!("{}/assets/ai/{id}.net", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
    let net = Net::read(&bytes).unwrap_or_else(|why| panic!("{path}: {why}"));
    Mind::new(Rules::new(id.parse().unwrap()), net)
}

fn level(mind: &Mind, level: Level) -> impl Fn(&Position, &[Move], &mut Rng) -> Move {
    move |position, _, rng| mind.choose(level, position, rng)
}

#[test]
fn every_net_beats_random_play() {
    for definition in RULESETS {
        let mind = mind(definition.id);
        let rules = mind.rules();
        let random = |position: &Position, legal: &[Move], rng: &mut Rng| {
            Player::Random.choose(rules, position, legal, rng)
        };
        let players: [&Chooser<'_>; 2] = [&level(&mind, Level::Four), &random];
        let done = duels(rules, players, 150, Seed(21));
        // The lower end of the interval, so that luck alone would not do.
        assert!(done.interval().0 > 0.55, "{}: {done}", definition.id);
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    for definition in RULESETS {
        let mind = mind(definition.id);
        let play = |seed| {
            let players: [&Chooser<'_>; 2] = [&level(&mind, Level::Two), &level(&mind, Level::Three)];
            duels(mind.rules(), players, 3, Seed(seed))
        };
        assert_eq!(play(4), play(4), "{}", definition.id);
    }
}

/// A weak level is off by chance, a strong one is not.
#[test]
fn only_weaker_levels_depend_on_their_generator() {
    let mind = mind("common");
    let text = "w.bw..w.b./b.w....b../.....b...w w move:2 0-0 0-0 0-0 -";
    let position = mind.rules().read(text).unwrap();
    let choices = |level| {
        let mut chosen: Vec<String> = (0..60)
            .map(|seed| mind.choose(level, &position, &mut Rng::new(Seed(seed))).to_string())
            .collect();
        chosen.sort();
        chosen.dedup();
        chosen.len()
    };
    assert!(choices(Level::One) > 1);
    assert_eq!(choices(Level::Five), 1);
}
