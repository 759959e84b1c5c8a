//! The search against an expectimax that spells everything out, and the thinker that works in slices.

use senet::ai::{Level, Mind, Net, Progress, Search, Thinker, Width, decided, fallen, falls, values, win};
use senet::rng::{Rng, Seed};
use senet::rules::ruleset::Turn;
use senet::rules::{Outcome, Phase, Position, Rules, Side, Spec};

fn mind(spec: Spec) -> Mind {
    let path = format!("{}/assets/ai/{}.net", env!("CARGO_MANIFEST_DIR"), spec.id());
    let bytes = std::fs::read(&path).unwrap_or_else(|why| panic!("{path}: {why}"));
    Mind::new(Rules::new(spec), Net::read(&bytes).unwrap_or_else(|why| panic!("{path}: {why}")))
}

/// Positions of games at random in which fewer than so many pieces are left on the board, or any.
fn positions(rules: &Rules, seed: u64, most: u8, wanted: usize, fits: fn(&Phase) -> bool) -> Vec<Position> {
    let (mut rng, mut found, device) = (Rng::new(Seed(seed)), Vec::new(), rules.ruleset().device);
    let (mut position, mut since) = (rules.start(), 0);
    for _ in 0..200_000 {
        if found.len() == wanted {
            break;
        }
        position = match position.phase() {
            Phase::Over(_) => rules.start(),
            Phase::Move { .. } => {
                let legal = rules.legal(&position);
                rules.successor(&position, legal[rng.below(legal.len() as u32) as usize])
            }
            Phase::Open { .. } | Phase::Throw { .. } => {
                rules.throw(&position, device.fall(rng.below(device.total()))).unwrap()
            }
        };
        since += 1;
        // Some way apart, so that they are not all of one game.
        if since > 23 && fits(&position.phase()) && position.occupied().len() <= most {
            found.push(position);
            since = 0;
        }
    }
    assert!(!found.is_empty(), "{}", rules.spec());
    found
}

/// Every throw, every move, nothing kept, nothing left out.
fn expectimax(mind: &Mind, position: &Position, side: Side, throws: u8) -> f32 {
    let rules = mind.rules();
    if let Some(outcome) = decided(rules, position) {
        return match outcome {
            Outcome::Draw => 0.5,
            Outcome::Won(winner) => f32::from(u8::from(winner == side)),
        };
    }
    if let Phase::Move { .. } = position.phase() {
        let own = rules
            .legal(position)
            .into_iter()
            .map(|played| expectimax(mind, &rules.successor(position, played), position.side(), throws));
        let best = own.fold(0.0, f32::max);
        return if position.side() == side { best } else { 1.0 - best };
    }
    if throws == 0 {
        let mut search = Search::new(mind, Width::FULL);
        return search.value(position, side, 0);
    }
    falls(rules)
        .iter()
        .map(|fall| fall.weight * expectimax(mind, &fallen(rules, position, fall.pool), side, throws - 1))
        .sum()
}

#[test]
fn the_search_is_an_expectimax() {
    for spec in Spec::all() {
        let mind = mind(spec);
        let pool = mind.rules().ruleset().turn == Turn::Pool;
        let fits: fn(&Phase) -> bool = |phase| matches!(phase, Phase::Throw { .. });
        let few = if mind.rules().ruleset().turn == Turn::Split { 3 } else { 5 };
        for (throws, most, wanted) in if pool { [(1, 4, 2), (1, 3, 2)] } else { [(1, 8, 4), (2, few, 2)] } {
            for position in positions(mind.rules(), 3, most, wanted, fits) {
                if !position.pool().is_empty() {
                    continue;
                }
                let mut search = Search::new(&mind, Width::FULL);
                let value = search.value(&position, Side::White, throws);
                let expected = expectimax(&mind, &position, Side::White, throws);
                let text = mind.rules().write(&position);
                assert!((value - expected).abs() < 1e-4, "{spec}, {throws}: {value} for {expected}: {text}");
            }
        }
    }
}

#[test]
fn throws_fall_as_the_device_does() {
    for spec in Spec::all() {
        let rules = Rules::new(spec);
        let (set, list) = (rules.ruleset(), falls(&rules));
        let total: f32 = list.iter().map(|fall| fall.weight).sum();
        assert!((total - 1.0).abs() < 1e-5, "{spec}: {total}");
        if set.turn == Turn::Pool {
            // A pool ends with one throw that is no bonus.
            let ends =
                |fall: &senet::ai::Fall| fall.pool.throws().filter(|&t| !set.bonus.contains(t)).count();
            assert!(list.iter().all(|fall| ends(fall) == 1), "{spec}");
        } else {
            let exact = |fall: &senet::ai::Fall| {
                let throw = fall.pool.lowest().unwrap();
                (fall.weight - set.device.weight(throw) as f32 / set.device.total() as f32).abs() < 1e-6
            };
            assert_eq!(list.len(), set.device.values().count(), "{spec}");
            assert!(list.iter().all(exact), "{spec}");
        }
    }
    // Kendall: 2 comes at once in 6 of 16, 1 then 2 in 4 · 6 of 256, and so on; 99 % are listed, and
    // their weights made up to one.
    let list = falls(&Rules::new("kendall".parse().unwrap()));
    let weight = |throws: &[u8]| {
        let pool = throws.iter().fold(senet::rules::Pool::EMPTY, |pool, &throw| {
            pool.with(senet::rules::Throw::of(throw)).unwrap()
        });
        list.iter().find(|fall| fall.pool == pool).map_or(0.0, |fall| fall.weight)
    };
    let two = weight(&[2]);
    assert!((6.0 / 16.0..6.0 / 16.0 / 0.99).contains(&two), "{two}");
    for (pool, ratio) in [
        (&[3][..], 4.0 / 6.0),
        (&[1, 2], 4.0 / 16.0),
        (&[4, 2], 1.0 / 16.0),
        // 1 then 4, or 4 then 1.
        (&[1, 4, 2], 2.0 * 4.0 / 256.0),
        (&[1, 1, 3], 16.0 / 256.0 * 4.0 / 6.0),
    ] {
        assert!((weight(pool) / two - ratio).abs() < 1e-5, "{pool:?}: {} for {ratio}", weight(pool) / two);
    }
}

#[test]
fn a_decision_is_legal_and_the_same_however_it_is_sliced() {
    let fits: fn(&Phase) -> bool = |phase| matches!(phase, Phase::Move { .. });
    for spec in Spec::all() {
        let mind = mind(spec);
        let options = spec.options().count();
        for (i, position) in positions(mind.rules(), 5, 30, 6, fits).into_iter().enumerate() {
            let legal = mind.rules().legal(&position);
            for level in Level::ALL {
                // The fifth level costs most; of the many combinations of options every other will do.
                if level == Level::Five && (options > 1 && i > 1 || legal.len() > 30) {
                    continue;
                }
                let rng = Rng::new(Seed(i as u64));
                let mut whole = Thinker::new(&mind, &position, level, rng.clone());
                let Progress::Done(played) = whole.step(&mind, u64::MAX) else { panic!("not done") };
                let text = mind.rules().write(&position);
                assert!(legal.contains(&played), "{spec}, {level:?}: {played} in {text}");
                let mut sliced = Thinker::new(&mind, &position, level, rng);
                assert_eq!(sliced.best(), None);
                let mut slices = 0;
                while sliced.step(&mind, 1) == Progress::Thinking {
                    // Cut short here, it would still have a move to play.
                    assert!(sliced.best().is_some_and(|best| legal.contains(&best)), "{spec}: {text}");
                    slices += 1;
                    assert!(slices < 100_000);
                }
                assert_eq!(sliced.step(&mind, 1), Progress::Done(played), "{spec}, {level:?}: {text}");
                assert_eq!(sliced.values(), whole.values());
            }
        }
    }
}

#[test]
fn values_name_every_legal_move_once_the_best_first() {
    let fits: fn(&Phase) -> bool = |phase| matches!(phase, Phase::Move { .. });
    for word in ["common", "kendall+single", "cemea", "piccione", "bell", "skyriuk", "reed+exits"] {
        let mind = mind(word.parse().unwrap());
        for position in positions(mind.rules(), 8, 12, 8, fits) {
            let values = values(&mind, &position);
            let text = mind.rules().write(&position);
            assert!(values.windows(2).all(|pair| pair[0].1 >= pair[1].1), "{text}");
            assert!(values.iter().all(|(_, value)| (0.0..=1.0).contains(value)), "{text}");
            let mut named: Vec<String> = values.iter().map(|(played, _)| played.to_string()).collect();
            let mut legal: Vec<String> =
                mind.rules().legal(&position).iter().map(|m| m.to_string()).collect();
            named.sort();
            legal.sort();
            assert_eq!(named, legal, "{text}");
            assert!((win(&mind, &position) - values[0].1).abs() < 1e-6, "{text}");
        }
        assert!(senet::ai::values(&mind, &mind.rules().start()).is_empty(), "no move is due in the opening");
    }
}

#[test]
fn a_position_about_to_be_won_is_worth_one() {
    for (ruleset, position, expected) in [
        // Any throw takes white's last piece off.
        ("reed", "b........./........../.........w w throw 0-0 4-4 0-0 -", 1.0),
        // 3 takes it off, 4 of 16; black then is off with any throw.
        ("skyriuk", "........../........../.......w.b w throw 0-0 4-4 0-0 -", 0.25),
        ("reed", "........../........../.........b w over:w 0-0 5-4 0-0 -", 1.0),
        ("bell", "w........./........../.......... w throw 0-0 4-5 5-5 -", 0.5),
        ("bell", "ww......../........../.......... w throw 0-0 4-5 4-5 -", 1.0),
        ("cemea+playon", "........../........../.b........ b throw 0-0 7-6 0-0 -", 0.0),
    ] {
        let mind = mind(ruleset.parse().unwrap());
        let position = mind.rules().read(position).unwrap_or_else(|why| panic!("{position}: {why}"));
        let value = Search::new(&mind, Width::FULL).value(&position, position.side(), 2);
        assert!((value - expected).abs() < 1e-5, "{ruleset}: {value} for {expected}");
    }
}

/// In the opening the seats are equal where both throw, and who throws first has the better half else.
#[test]
fn the_opening_is_worth_what_it_leads_to() {
    for spec in Spec::all() {
        let mind = mind(spec);
        let start = mind.rules().start();
        let value = win(&mind, &start);
        if mind.rules().ruleset().opening.contest == senet::rules::ruleset::Contest::FirstOne {
            let one = mind.rules().throw(&start, senet::rules::Throw::ONE).unwrap();
            let leader = win(&mind, &one);
            // With p the chance of a 1, the seat leads in 1 of 2 − p.
            let p = mind.rules().ruleset().device.weight(senet::rules::Throw::ONE) as f32
                / mind.rules().ruleset().device.total() as f32;
            let leads = 1.0 / (2.0 - p);
            let expected = leads * leader + (1.0 - leads) * (1.0 - leader);
            assert!((value - expected).abs() < 0.02, "{spec}: {value} for {expected}");
        } else {
            assert!((value - 0.5).abs() < 1e-5, "{spec}: {value}");
        }
    }
}
