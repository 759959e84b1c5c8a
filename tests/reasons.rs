//! Refusals say what is true, all of it, and once.

use senet::rules::{Move, Obstacle, PlayError, Rules, Spec, Square, Throw};

fn rules(spec: &str) -> Rules {
    Rules::new(spec.parse::<Spec>().expect("a ruleset"))
}

const fn at(square: u8) -> Square {
    Square::at(square)
}

/// Each with the reason that its clause gives, where several stand in the way the one that binds most.
#[test]
fn a_refused_move_is_told_the_true_reason() {
    for (spec, position, played, reason) in [
        // C4: a forced occupation is no advance; 3 is protected by its neighbours.
        (
            "cemea+high",
            "wbwwwbbbbb/bwww....../.......... b move:3 0-0 0-0 0-0 -",
            "3:6-3",
            Obstacle::Pair(at(3)),
        ),
        // C6, G5: the wall on 28-30 stops even the 4.
        (
            "cemea",
            "b........./........../......wbbb w move:4 0-0 6-3 0-0 -",
            "4:27-off",
            Obstacle::Wall(at(28), at(30)),
        ),
        // C5: only to an empty 28.
        (
            "cemea",
            "b........./........../.....w.b.. w move:1 0-0 6-5 0-0 -",
            "1:26-28",
            Obstacle::Occupied(at(28)),
        ),
        // K9: giving up needs 15 empty.
        (
            "kendall",
            "b........./....b...../......w... w move:2 0-0 6-5 0-0 -",
            "back",
            Obstacle::Occupied(at(15)),
        ),
        // I2: all parts in one direction.
        (
            "piccione",
            "w.....w.../........../.......... w move:2 3-5 0-0 0-0 dir:-",
            "1:1-2",
            Obstacle::OneDirection,
        ),
        // R5: 28 leaves by a 2 once all stand in the last row.
        ("reed", "w........./....w...../..w..w.w.b w move:2 0-0 0-4 0-0 -", "2:28-off", Obstacle::LastRow),
        // Nothing enters in Kendall.
        ("kendall", "b..w....../........../.......... w move:1 0-0 6-6 0-0 -", "1:in-1", Obstacle::NoEntry),
        // F3 strict: the neighbour is the mover's own piece.
        (
            "figurine+strict",
            "w.w...bw../b........./.......... w move:4 0-0 2-3 0-0 -",
            "4:3-7",
            Obstacle::NotAlone(at(7)),
        ),
        // K8: while 27 is held, 28-30 are safe.
        (
            "kendall",
            "w........./........../.....wbb.. w move:2 0-0 5-5 0-0 -",
            "2:26-28",
            Obstacle::WaterOccupied(at(27), at(28)),
        ),
        // K13 home.
        (
            "kendall+home",
            "b...w...../........../.......w.. w move:3 0-0 5-6 0-0 -",
            "3:28-off",
            Obstacle::FirstRow,
        ),
        // B2
        ("bell", "..w......./....w....b/.......... w move:2 0-0 8-9 0-0 -", "2:3-5", Obstacle::First(at(15))),
        // J1
        (
            "jequier",
            "wbwbwbwbw./b........./.......... b move:2 0-0 0-0 0-0 fixed:1.2.3.4.5.6.7.8.9",
            "2:8-10",
            Obstacle::Behind(at(9)),
        ),
        // M3
        (
            "common",
            "b........./........../...w...... w move:4 0-0 4-4 0-0 -",
            "4:24-28",
            Obstacle::Gate(at(26)),
        ),
    ] {
        let rules = rules(spec);
        let position = rules.read(position).unwrap_or_else(|e| panic!("{spec} {position}\n{e}"));
        let played: Move = played.parse().expect("a move");
        match rules.play(&position, played) {
            Err(PlayError::Illegal { reason: found, .. }) => assert_eq!(found, reason, "{spec} {played}"),
            other => panic!("{spec} {played}: {other:?}"),
        }
    }
}

#[test]
fn what_is_asked_of_no_throw_or_piece_is_told_so() {
    let rules = rules("common");
    let position = rules.read("b...w...../........../.......... w move:2 0-0 4-4 0-0 -").expect("sound");
    assert_eq!(rules.why_not(&position, Throw::of(3), at(5)), Some(Obstacle::NotThrown(Throw::of(3))));
    assert_eq!(rules.why_not(&position, Throw::of(2), at(6)), Some(Obstacle::NoPiece(at(6))));
    assert_eq!(rules.why_not(&position, Throw::of(2), at(5)), None);
    let to_throw = rules.read("b...w...../........../.......... w throw 0-0 4-4 0-0 -").expect("sound");
    assert_eq!(rules.why_not(&to_throw, Throw::of(2), at(5)), Some(Obstacle::NotThrown(Throw::of(2))));
}

/// How many reasons each text has; all are told, none twice.
#[test]
fn every_reason_is_told_once() {
    for (spec, text, count) in [
        // Side; white's count, something taken, a piece on 27.
        ("common", "w........./........../......w... q throw 0-0 0-0 5-0 -", 5),
        // An unknown token, no piece on 15, the side to act skips.
        ("kendall", "w........./........../b......... w throw 0-0 6-6 0-0 boo,reborn:w,skip:w", 3),
        // Two orders wrong or one repeated: skip, reborn, skip.
        ("kendall", "w........./........../b......... b throw 0-0 6-6 0-0 skip:w,reborn:w,skip:w", 3),
        // A row too long, and its x.
        ("common", "xbwbwbwbwbb/........../.......... w throw 0-0 0-0 0-0 -", 2),
        ("piccione", "w........./........../.......... w move:6 4-5 0-0 0-0 -", 1),
        ("piccione", "w..w....../........../.......... w move:2 3-5 0-0 0-0 dir:+,dir:+", 1),
        ("kendall", "w........./........../b......... w move:4,3,2 0-0 6-6 0-0 -", 1),
        ("kendall", "w........./........../b......... w throw 0-0 6-6 0-0 reborn:b,reborn:w", 2),
        ("common", "w........./........../b......... w throw:1 0-0 4-4 0-0 -", 1),
        ("skyriuk", "w........./........../.....b.... w throw 0-0 4-4 0-0 must:26", 2),
    ] {
        let errors = rules(spec).read(text).expect_err(text).0;
        assert_eq!(errors.len(), count, "{spec} {text}\n{errors:#?}");
        let mut texts: Vec<_> = errors.iter().map(ToString::to_string).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), count, "{errors:?}");
    }
    assert_eq!("9:40-50".parse::<Move>().expect_err("no move").0.len(), 3);
    assert_eq!("kendall+six+six".parse::<Spec>().expect_err("no option").0.len(), 1);
    assert_eq!("kendall+six+nine".parse::<Spec>().expect_err("no option").0.len(), 2);
    assert_eq!("kendall+five+five+five".parse::<Spec>().expect_err("repeated").0.len(), 1);
}
