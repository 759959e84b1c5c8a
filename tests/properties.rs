//! What must hold in every game of every specification, whatever is thrown and played.

use senet::rules::{Move, Outcome, Phase, Position, Rules, Side, Spec, Square, Target, Throw};

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Plays random games of the specification and shows each position to `look`.
fn games(spec: Spec, games: usize, mut look: impl FnMut(&Rules, &Position, Option<&Position>)) {
    let rules = Rules::new(spec);
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    for game in 0..games {
        let mut position = rules.start();
        let mut last: Option<Position> = None;
        for ply in 0.. {
            look(&rules, &position, last.as_ref());
            let next = match position.phase() {
                Phase::Over(_) => break,
                Phase::Move { .. } => {
                    let moves = rules.legal(&position);
                    assert!(!moves.is_empty(), "{spec}: no move in {}", rules.write(&position));
                    rules.successor(&position, moves[chance.below(moves.len())])
                }
                _ => {
                    let device = rules.ruleset().device;
                    let throw = device.fall(chance.below(device.total() as usize) as u32);
                    rules.throw(&position, throw).expect("what the device throws is accepted")
                }
            };
            assert!(ply < 200_000, "{spec}: game {game} does not end");
            last = Some(position);
            position = next;
        }
    }
}

/// Every move that can be written for a throw up to 6: what is not listed must be refused.
fn every_move() -> Vec<Move> {
    let mut all = vec![Move::Pass, Move::Back];
    for throw in Throw::all() {
        all.push(Move::GiveAway { throw });
        for from in Square::all() {
            all.push(Move::Enter { throw, on: from });
            all.push(Move::Step { throw, from, to: Target::Off });
            all.extend(Square::all().map(|to| Move::Step { throw, from, to: Target::On(to) }));
        }
    }
    all
}

#[test]
fn pieces_are_conserved() {
    for spec in Spec::all() {
        games(spec, 40, |rules, position, _| {
            let written = || rules.write(position);
            assert!(position.pieces(Side::White).intersection(position.pieces(Side::Black)).is_empty());
            for side in Side::BOTH {
                let all = position.pieces(side).len()
                    + position.waiting(side)
                    + position.off(side)
                    + position.taken(side);
                assert_eq!(all, rules.ruleset().pieces, "{spec} {}", written());
            }
        });
    }
}

#[test]
fn nothing_comes_back_that_has_left() {
    for spec in Spec::all() {
        games(spec, 20, |rules, position, last| {
            let Some(last) = last else { return };
            for side in Side::BOTH {
                assert!(position.off(side) >= last.off(side), "{spec} {}", rules.write(position));
                assert!(position.taken(side) >= last.taken(side), "{spec} {}", rules.write(position));
            }
        });
    }
}

#[test]
fn listed_moves_are_played_and_all_others_refused_with_a_reason() {
    let all = every_move();
    for spec in Spec::all() {
        let mut seen = 0;
        games(spec, 4, |rules, position, _| {
            seen += 1;
            let moves = rules.legal(position);
            for m in &moves {
                let played = rules.play(position, *m).expect("a listed move is played");
                assert_eq!(played.next, rules.successor(position, *m));
                assert_eq!(m.to_string().parse(), Ok(*m), "{spec}: the notation of {m}");
                assert_eq!(played.to_string().parse(), Ok(*m), "{spec}: the record form of {m}");
            }
            // Refusals are many: every 37th position shows them all.
            if seen % 37 == 1 {
                for m in all.iter().filter(|m| !moves.contains(m)) {
                    let before = *position;
                    let error = rules.play(position, *m).expect_err("an unlisted move is refused");
                    assert_eq!(before, *position);
                    assert!(!error.to_string().is_empty());
                }
            }
            if !matches!(position.phase(), Phase::Open { .. } | Phase::Throw { .. }) {
                for throw in Throw::all() {
                    assert!(rules.throw(position, throw).is_err(), "{spec} {}", rules.write(position));
                }
            }
        });
    }
}

#[test]
fn every_piece_that_cannot_move_has_a_reason_and_no_other() {
    for spec in Spec::all() {
        games(spec, 10, |rules, position, _| {
            let Phase::Move { pool } = position.phase() else { return };
            for throw in pool.values() {
                for from in position.pieces(position.side()) {
                    let movable = rules
                        .legal(position)
                        .iter()
                        .any(|m| m.from() == Some(from) && m.throw() == Some(throw));
                    let reason = rules.why_not(position, throw, from);
                    assert_eq!(reason.is_none(), movable, "{spec} {} {throw}:{from}", rules.write(position));
                }
            }
        });
    }
}

#[test]
fn notation_round_trips() {
    for spec in Spec::all() {
        games(spec, 20, |rules, position, _| {
            let written = rules.write(position);
            let read = rules.read(&written).unwrap_or_else(|e| panic!("{spec} {written}\n{e}"));
            assert_eq!(read, *position, "{spec} {written}");
        });
        assert_eq!(spec.to_string().parse(), Ok(spec));
    }
}

#[test]
fn every_game_ends_as_its_clauses_say() {
    for spec in Spec::all() {
        games(spec, 40, |rules, position, _| {
            let Some(outcome) = position.outcome() else { return };
            let (id, written) = (spec.id(), rules.write(position));
            let all = rules.ruleset().pieces;
            match outcome {
                // G7, C8
                Outcome::Won(side) if id != "bell" => assert_eq!(position.off(side), all, "{spec} {written}"),
                // B4
                Outcome::Won(side) => {
                    assert!(position.off(side) > position.off(!side), "{spec} {written}");
                    assert!(position.occupied().is_empty(), "{spec} {written}");
                }
                Outcome::Draw if id == "bell" => {
                    assert_eq!(position.off(Side::White), position.off(Side::Black), "{written}");
                }
                // F5
                Outcome::Draw => assert!(spec.to_string().contains("blocked"), "{spec} {written}"),
            }
        });
    }
}

#[test]
fn malformed_specifications_are_refused_with_the_known_names() {
    for (text, wanted) in [
        ("", "kendall, cemea"),
        ("chess", "«chess»"),
        ("Kendall", "«Kendall»"),
        ("kendall+", "«»"),
        ("kendall+six", "five, start, trap, home, single"),
        ("reed+beauty+beauty", "more than once"),
        ("bell+seven", "it has none"),
        ("reed beauty", "«reed beauty»"),
        ("reed+exits+sea+exits+lake", "«lake»"),
    ] {
        let error = text.parse::<Spec>().expect_err(text).to_string();
        assert!(error.contains(wanted), "{text}: {error}");
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 48, "{}", size_of::<Position>());
    assert!(size_of::<Move>() <= 8);
}
