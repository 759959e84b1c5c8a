//! The players: what greedy counts, and whom it chooses; what playouts and duels report.

use senet::ai::{Player, UnknownPlayer, gain, playouts};
use senet::rng::{Rng, Seed};
use senet::rules::{Position, Rules, Spec};

fn read(ruleset: &str, position: &str) -> (Rules, Position) {
    let rules = Rules::new(ruleset.parse::<Spec>().unwrap());
    let position = rules.read(position).unwrap_or_else(|why| panic!("{position}: {why}"));
    (rules, position)
}

/// Each move with its gain: pips forward, less the enemy's, four for a throw that it earns.
#[test]
fn gains_count_every_effect() {
    for (ruleset, position, played, expected) in [
        ("common", "....w...../........../b......... w move:3 0-0 4-4 0-0 -", "3:5-8", 3),
        ("common", "....w...../........../b......... w move:4 0-0 4-4 0-0 -", "4:5-9", 4 + 4),
        ("common", "....w..b../........../.......... w move:3 0-0 4-4 0-0 -", "3:5-8", 3 + 3),
        ("common", "b...w...../........../.......... w move:4 0-0 4-4 0-0 -", "4:5-9", 4 + 4),
        ("common", "b........./....w...../.......w.. w move:1 0-0 3-4 0-0 -", "1:15-16", 1 + 4),
        ("common", "b........./........../...w...... w move:2 0-0 4-4 0-0 -", "2:24-26", 2),
        ("common", "b........./........../.......w.. w move:3 0-0 4-4 0-0 -", "3:28-off", 3),
        // R4: to the lowest unoccupied square.
        ("reed", "b........./........../....w..... w move:2 0-0 4-4 0-0 -", "2:25-27", 2 - 25),
        // J2: sent to the lowest unoccupied square.
        ("jequier", "w........./....w.b.../.......... w move:2 0-0 3-4 0-0 -", "2:15-17", 2 + 15),
        // B1: taken.
        ("bell", "....w..b../b........./.......... w move:3 0-0 9-8 0-0 -", "3:5-8", 3 + 8),
        // K1, K2: the opening's move earns the pool, the pool's own moves nothing.
        ("kendall", "bwbwbwbwbw/bwbw....../.......... w move:1 0-0 0-0 0-0 unopened:w", "1:14-15", 1 + 4),
        ("kendall", "b...w...../........../.......... w move:2,4 0-0 6-6 0-0 -", "4:5-9", 4),
        ("kendall", "b...w...../........../.......... w move:4 0-0 6-6 0-0 -", "4:5-9", 4),
        ("kendall+single", "b...w...../........../.......... w move:4 0-0 6-6 0-0 -", "4:5-9", 4 + 4),
        // K9: black will throw again, as white has lost its turn; earned it has nothing.
        ("kendall", "...b....../....w...../.......... b move:2 0-0 6-6 0-0 reborn:w,skip:w", "2:4-6", 2),
        ("kendall", "b........./........../......w... w move:2 0-0 6-6 0-0 -", "back", 15 - 27),
        // I1, I2, I5: entering earns a throw, so does the first part of a 5, but no later part.
        ("piccione", "........../........../.......... w move:1 5-5 0-0 0-0 -", "1:in-1", 1 + 4),
        ("piccione", "w........./........../.......... w move:5 4-5 0-0 0-0 -", "2:1-3", 2 + 4),
        ("piccione", "..w......./........../.......... w move:3 4-5 0-0 0-0 dir:+,owed:1", "3:3-6", 3),
        ("piccione", "........../...w....../.......... w move:3 4-5 0-0 0-0 -", "1:14-15", 1 + 4),
        ("piccione", "........../..w......./.......... w move:2 4-5 0-0 0-0 -", "2:13-15", 2 + 4),
        ("piccione", "........../........../.....w.... w move:1 4-5 0-0 0-0 -", "1:26-27", -26),
        // S2: stopping on 26 earns a throw.
        ("skyriuk", "b........./........../...w...... w move:3 0-0 4-4 0-0 -", "3:24-26", 2 + 4),
        // C8: alone on the board, black throws after every move.
        ("cemea+playon", "........../........../.b........ b move:4 0-0 7-6 0-0 -", "4:22-26", 4),
    ] {
        let (rules, position) = read(ruleset, position);
        let played = played.parse().unwrap();
        let next = rules.play(&position, played).unwrap_or_else(|why| panic!("{ruleset}: {why}")).next;
        assert_eq!(gain(&position, &next), expected, "{ruleset}: {} {played}", rules.write(&position));
    }
}

#[test]
fn greedy_takes_the_greatest_gain_and_of_several_the_first() {
    for (ruleset, position, chosen) in [
        // A swap by 2 is worth 4, every other move 2.
        ("common", "w..b.w.b../........../.......... w move:2 0-0 3-3 0-0 -", "2:6-8"),
        ("common", "w...w...w./........../........bb w move:3 0-0 2-3 0-0 -", "3:1-4"),
        // Both parts of the throw are open; the larger earns more.
        ("piccione", "w........./........../.......... w move:3 4-5 0-0 0-0 -", "3:1-4"),
    ] {
        let (rules, position) = read(ruleset, position);
        let moves = rules.legal(&position);
        let mut rng = Rng::new(Seed(1));
        for player in [Player::Greedy, Player::Level(3)] {
            assert_eq!(player.choose(&rules, &position, &moves, &mut rng).to_string(), chosen);
        }
        assert!(moves.len() > 1, "{ruleset}: nothing to choose");
    }
}

#[test]
fn random_takes_every_move_as_often() {
    let (rules, position) = read("common", "w...w...w./........../........bb w move:3 0-0 2-3 0-0 -");
    let moves = rules.legal(&position);
    let mut rng = Rng::new(Seed(1));
    let mut counts = vec![0; moves.len()];
    for _ in 0..3000 {
        let played = Player::Random.choose(&rules, &position, &moves, &mut rng);
        counts[moves.iter().position(|&known| known == played).unwrap()] += 1;
    }
    // Three moves, a thousand each, give or take six standard deviations.
    assert_eq!(counts.len(), 3);
    assert!(counts.iter().all(|&count: &i32| (count - 1000).abs() < 156), "{counts:?}");
}

#[test]
fn players_are_known_by_name() {
    for name in Player::NAMES {
        assert_eq!(name.parse::<Player>().unwrap().to_string(), name);
    }
    for name in ["", "Random", "level", "level0", "level6", "level11"] {
        assert_eq!(name.parse::<Player>(), Err(UnknownPlayer(name.into())));
    }
}

/// The clock is an input: each look at it is a second here.
#[test]
fn playouts_stop_with_the_clock() {
    let rules = Rules::new("figurine+blocked".parse().unwrap());
    let mut now = 0.0;
    let clock = || {
        now += 1.0;
        now
    };
    let done = playouts(&rules, Seed(5), 300.0, clock);
    assert_eq!((done.games, done.seconds), (300, 300.0));
    assert_eq!(done.games_per_second(), 1.0);
    assert!(done.first_won + done.draws <= 300 && done.draws > 0);
    assert_eq!(done.mean_decisions() * 300.0, done.decisions as f64);
    // No time at all still gives one game; no sound clock, no endless loop.
    assert_eq!(playouts(&rules, Seed(5), 0.0, || 0.0).games, 1);
    assert_eq!(playouts(&rules, Seed(5), 1.0, || f64::NAN).games, 1);
}
