//! Games: throws, undo, seats, ends, and their text.

use senet::record::{
    End, Event, Form, Game, MoveRefused, Origin, Reason, ResignRefused, Setup, ThrowRefused,
};
use senet::rng::{Rng, Seed};
use senet::rules::{BySide, Outcome, Phase, Rules, Side, Spec, Throw};

fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

fn game(text: &str) -> Game {
    Game::new(Setup::new(spec(text), Seed(1)))
}

/// A game from a position.
fn from(ruleset: &str, position: &str) -> Game {
    let start = Rules::new(spec(ruleset)).read(position).unwrap();
    Game::new(Setup { start: Some(start), ..Setup::new(spec(ruleset), Seed(1)) })
}

fn enter(game: &mut Game, throws: &[u8]) {
    for &throw in throws {
        game.enter_throw(Throw::of(throw)).unwrap();
    }
}

/// One ply: a throw, or a move chosen at random.
fn step(game: &mut Game, rng: &mut Rng) {
    if let Phase::Move { .. } = game.position().phase() {
        let legal = game.legal();
        game.play(legal[rng.below(legal.len() as u32) as usize]).unwrap();
    } else {
        game.throw().unwrap();
    }
}

#[test]
fn a_throw_depends_on_seed_and_number_alone() {
    let mut rng = Rng::new(Seed(5));
    for text in ["kendall", "reed", "piccione", "bell"] {
        let mut played = Game::new(Setup::new(spec(text), Seed(77)));
        while played.end().is_none() {
            step(&mut played, &mut rng);
        }
        let device = played.rules().ruleset().device;
        let thrown = played.events().iter().filter_map(|event| match event {
            Event::Throw(thrown) => Some((thrown.number, thrown.throw, thrown.way)),
            _ => None,
        });
        let thrown: Vec<_> = thrown.collect();
        let expected: Vec<_> = (0..thrown.len() as u64)
            .map(|n| {
                let way = Seed(77).throws().way(n, device.total());
                (n, device.fall(way), way)
            })
            .collect();
        assert_eq!(thrown, expected, "{text}");
    }
}

#[test]
fn after_an_undo_the_same_throw_comes() {
    let mut game = game("common");
    while !matches!(game.position().phase(), Phase::Move { .. }) {
        game.throw().unwrap();
    }
    let before = game.cursor();
    let legal = game.legal();
    assert!(legal.len() > 1);
    let mut seen = Vec::new();
    for &played in &legal {
        game.go_to(before);
        game.play(played).unwrap();
        seen.push(game.throw().unwrap().throw);
    }
    assert!(seen.iter().all(|&throw| throw == seen[0]), "{seen:?}");
}

#[test]
fn a_throw_by_hand_stays_what_it_was_too() {
    let mut game = game("reed");
    enter(&mut game, &[2, 1]);
    let played = game.legal()[0];
    game.play(played).unwrap();
    for throw in [1, 2, 3, 4, 6] {
        enter(&mut game, &[throw]);
        assert_eq!(game.undo().map(|event| matches!(event, Event::Throw(_))), Some(true));
        let thrown = game.throw().unwrap();
        assert_eq!((thrown.throw, thrown.number), (Throw::of(throw), 2));
        assert_eq!(game.rules().ruleset().device.fall(thrown.way), Throw::of(throw));
        game.undo();
    }
}

#[test]
fn undo_and_redo_walk_through_a_game() {
    let mut rng = Rng::new(Seed(11));
    let mut game = game("kendall");
    while game.end().is_none() {
        step(&mut game, &mut rng);
    }
    let whole = game.clone();
    let length = game.events().len();
    for i in (0..length).rev() {
        assert_eq!(game.undo(), Some(whole.events()[i]));
        assert_eq!((game.cursor(), game.end()), (i, None));
        assert_eq!(game.position(), whole.position_after(i));
    }
    assert_eq!((game.undo(), game.cursor()), (None, 0));
    // The same again is no new game: nothing of what was taken back is lost.
    game.throw().unwrap();
    assert_eq!(game.events().len(), length);
    while game.redo().is_some() {}
    assert_eq!(game, whole);
    game.go_to(3);
    game.resign(Side::White).unwrap();
    assert_eq!((game.events().len(), game.redo()), (4, None));
}

#[test]
fn the_last_choice_is_where_a_player_chose() {
    let mut rng = Rng::new(Seed(3));
    let mut game = game("faraones");
    for _ in 0..200 {
        if game.end().is_none() {
            step(&mut game, &mut rng);
        }
    }
    for side in Side::BOTH {
        let choice = game.last_choice(|colour| colour == side).unwrap();
        let position = game.position_after(choice);
        assert_eq!(position.side(), side);
        assert!(game.rules().legal(position).len() > 1);
        let forced = |i: usize| {
            let position = game.position_after(i);
            position.side() != side || game.rules().legal(position).len() < 2
        };
        assert!((choice + 1..game.cursor()).all(forced));
    }
    assert_eq!(game.last_choice(|_| false), None);
}

#[test]
fn players_go_with_their_seats() {
    let names = BySide::new("Anna".to_owned(), "Bruno".to_owned());
    // Ruleset, the opening's throws, and whom they make white.
    for (ruleset, throws, white) in [
        ("kendall", &[1][..], "Anna"),
        ("kendall", &[2, 1], "Bruno"),
        ("cemea", &[1], "Bruno"),
        ("cemea", &[3, 4, 2, 1], "Anna"),
        ("reed", &[1, 2], "Bruno"),
        ("reed", &[1, 1, 2, 1], "Anna"),
        ("common", &[4, 4, 2, 3], "Anna"),
        ("common", &[3, 2], "Bruno"),
        ("bell", &[3, 2], "Anna"),
        ("piccione", &[2, 3], "Bruno"),
    ] {
        let mut game = Game::new(Setup { players: names.clone(), ..Setup::new(spec(ruleset), Seed(1)) });
        assert_eq!((game.colour_of(Side::White), game.player(Side::White)), (None, "Anna"));
        enter(&mut game, throws);
        let black = if white == "Anna" { "Bruno" } else { "Anna" };
        assert_eq!((game.player(Side::White), game.player(Side::Black)), (white, black), "{ruleset}");
        let annas = if white == "Anna" { Side::White } else { Side::Black };
        assert_eq!(game.colour_of(Side::White), Some(annas), "{ruleset}");
        assert_eq!(game.seat_of(annas), Some(Side::White), "{ruleset}");
        let text = game.write(Form::Record);
        assert!(text.contains(&format!("[White \"{white}\"]\n[Black \"{black}\"]")), "{text}");
        let read = Game::read(&text, Seed(1)).unwrap();
        assert_eq!(read.seats(), game.seats(), "{ruleset}");
        game.go_to(0);
        assert_eq!(game.seat_of(Side::White), None);
    }
}

#[test]
fn resignation_ends_a_game() {
    let mut game = from("reed", "......w.w./b........w/....w...bb w move:2 0-0 1-2 0-0 -");
    assert_eq!(game.score(), None);
    let end = game.resign(Side::White).unwrap();
    assert_eq!(end, End { outcome: Outcome::Won(Side::Black), reason: Reason::Resignation });
    // R6: two on the first row, one on the second, one on the third.
    assert_eq!(game.score(), Some(3 + 3 + 2 + 1));
    assert!(game.legal().is_empty());
    assert_eq!(game.throw(), Err(ThrowRefused::GameOver));
    let played = "2:7-9".parse().unwrap();
    assert_eq!(game.play(played), Err(MoveRefused::GameOver));
    assert_eq!(game.resign(Side::Black), Err(ResignRefused));
    game.undo();
    assert_eq!(game.end(), None);
    game.resign(Side::Black).unwrap();
    assert_eq!(game.score(), Some(1 + 1 + 2));
}

/// G12: drawn when the 2,000th decision in a row without progress has been played. In `kendall` a side whose
/// piece is in the water may stay there for ever.
#[test]
fn a_game_without_progress_is_drawn() {
    let start = "........../........../......w... w move:2 0-0 6-6 0-0 -";
    let start = start.replacen("........../", "...b....../", 1);
    let mut game = from("kendall", &start);
    while game.end().is_none() {
        match game.position().phase() {
            Phase::Move { .. } => {
                assert!(game.quiet_decisions() < 2000);
                // White stays; black walks up to the gate, and before it by threes back and forth.
                let legal = game.legal();
                let stays = legal.iter().copied().find(|played| played.throw().is_none());
                game.play(stays.unwrap_or(legal[0])).unwrap();
            }
            _ if game.position().side() == Side::White => enter(&mut game, &[2]),
            _ if game.position().pieces(Side::Black).highest().unwrap().number() > 6 => {
                enter(&mut game, &[3])
            }
            _ => enter(&mut game, &[2]),
        }
    }
    assert_eq!(game.end(), Some(End { outcome: Outcome::Draw, reason: Reason::NoProgress }));
    let decisions = game.events().iter().filter(|event| matches!(event, Event::Move(_))).count();
    assert_eq!(decisions, 2000);
    assert_eq!(game.position().outcome(), None);
    let text = game.write(Form::Record);
    assert!(text.contains("[Result \"draw\"]") && text.trim_end().ends_with(" draw"), "{text}");
    assert_eq!(Game::read(&text, Seed(9)).unwrap().write(Form::Record), text);
    let untold = text.trim_end().trim_end_matches(" draw");
    let error = Game::read(untold, Seed(9)).unwrap_err();
    assert_eq!(error.line, untold.lines().count());
    game.undo();
    assert_eq!(game.end(), None);
    let early = format!("{} draw\n", game.write(Form::Record).trim_end());
    assert!(Game::read(&early, Seed(9)).unwrap_err().reason.to_string().contains("not drawn"));
}

#[test]
fn progress_counts_afresh() {
    let mut game = from("bell", "wb......../........../.......... w move:1 0-0 8-9 1-0 -");
    game.play("1:1-2".parse().unwrap()).unwrap();
    assert_eq!(game.quiet_decisions(), 0);
    let mut game = from("piccione", "..w......./........../.......... w move:1 4-5 0-0 0-0 -");
    game.play("1:3-4".parse().unwrap()).unwrap();
    assert_eq!(game.quiet_decisions(), 1);
    game.undo();
    game.play("1:in-1".parse().unwrap()).unwrap();
    assert_eq!(game.quiet_decisions(), 0);
}

#[test]
fn a_record_is_written_as_described() {
    let names = BySide::new("Anna \"the fox\"".to_owned(), "B\\C\nD".to_owned());
    let setup =
        Setup { players: names, date: "2026-11-30".into(), ..Setup::new(spec("kendall+five"), Seed(0xab)) };
    let mut game = Game::new(setup);
    enter(&mut game, &[3, 2, 1]);
    game.play("1:10-11".parse().unwrap()).unwrap();
    enter(&mut game, &[4, 1, 2]);
    for played in ["4:8-12", "1:12-13", "2:6-8"] {
        game.play(played.parse().unwrap()).unwrap();
    }
    enter(&mut game, &[3]);
    game.play("3:9-12".parse().unwrap()).unwrap();
    let turns = "0. w 3 b 2 w 1\n1. w 1:10-11 4 1 2 4:8-12 1:12-13 2:6-8\n2. b 3 3:9-12\n";
    let head = "[Ruleset \"kendall+five\"]\n[White \"Anna \\\"the fox\\\"\"]\n[Black \"B\\\\C D\"]\n[Date \"2026-11-30\"]\n";
    assert_eq!(game.write(Form::Record), format!("{head}[Result \"*\"]\n\n{turns}"));
    let saved = format!("{head}[Seed \"00000000000000ab\"]\n[Throws \"fresh\"]\n[Result \"*\"]\n\n{turns}");
    assert_eq!(game.write(Form::Saved), saved);
    game.undo();
    let saved = saved.replace("[Result", "[Cursor \"11\"]\n[Result");
    assert_eq!(game.write(Form::Saved), saved);
    assert_eq!(Game::read(&saved, Seed(5)), Ok(game.clone()));
    let turns = turns.replace(" 3:9-12", "");
    assert_eq!(game.write(Form::Record), format!("{head}[Result \"*\"]\n\n{turns}"));
    game.resign(Side::White).unwrap();
    let end = format!("{head}[Seed \"00000000000000ab\"]\n[Result \"b\"]\n\n{turns}3. w resigns\n");
    assert_eq!(game.write(Form::Record), end);
    assert_eq!(Game::read(&end, Seed(5)), Ok(game));
}

#[test]
fn resignations_stand_in_a_line_of_their_side() {
    let mut opening = game("reed");
    opening.resign(Side::Black).unwrap();
    assert!(opening.write(Form::Record).ends_with("[Result \"w\"]\n[Score \"15\"]\n\n0. b resigns\n"));
    let mut opening = game("reed");
    enter(&mut opening, &[1]);
    opening.resign(Side::White).unwrap();
    assert!(opening.write(Form::Record).ends_with("\n\n0. w 1 w resigns\n"));
    let mut to_act = game("kendall");
    enter(&mut to_act, &[1]);
    to_act.resign(Side::White).unwrap();
    assert!(to_act.write(Form::Record).ends_with("\n\n0. w 1\n1. w resigns\n"));
    let mut other = game("kendall");
    enter(&mut other, &[1]);
    other.resign(Side::Black).unwrap();
    assert!(other.write(Form::Record).ends_with("\n\n0. w 1\n1. b resigns\n"));
    let mut amidst = game("kendall");
    enter(&mut amidst, &[1]);
    amidst.play("1:14-15".parse().unwrap()).unwrap();
    amidst.resign(Side::Black).unwrap();
    assert!(amidst.write(Form::Record).ends_with("\n\n0. w 1\n1. w 1:14-15\n2. b resigns\n"));
    for game in [opening, to_act, other, amidst] {
        assert_eq!(Game::read(&game.write(Form::Record), Seed(1)), Ok(game));
    }
}

/// K9, K10: white gives up and loses its next turn; black has two turns in a row.
#[test]
fn a_lost_turn_is_not_written() {
    let mut game = from("kendall", "...b....../........../......w... w move:2 0-0 6-6 0-0 -");
    game.play("back".parse().unwrap()).unwrap();
    for played in ["2:4-6", "2:6-8"] {
        enter(&mut game, &[2]);
        game.play(played.parse().unwrap()).unwrap();
    }
    let text = game.write(Form::Record);
    assert!(text.ends_with("\n\n1. w back\n2. b 2 2:4-6\n3. b 2 2:6-8\n"), "{text}");
    assert!(
        text.contains("[Position \"...b....../........../......w... w move:2 0-0 6-6 0-0 -\"]\n"),
        "{text}"
    );
    assert_eq!(Game::read(&text, Seed(1)), Ok(game));
}

/// C8: a side that is left alone has a turn for each of its throws.
#[test]
fn a_side_left_alone_has_a_turn_a_throw() {
    let mut game = from("cemea+playon", "........../........../...b...... b throw 0-0 7-6 0-0 -");
    for (throw, played) in [(1, "1:24-25"), (2, "2:25-27"), (4, "4:15-19")] {
        enter(&mut game, &[throw]);
        game.play(played.parse().unwrap()).unwrap();
    }
    let text = game.write(Form::Record);
    assert!(text.ends_with("\n\n1. b 1 1:24-25\n2. b 2 2:25-27>15\n3. b 4 4:15-19\n"), "{text}");
    assert_eq!(Game::read(&text, Seed(1)), Ok(game));
}

#[test]
fn the_seed_is_written_when_it_may_be_known() {
    let mut fresh = game("bell");
    assert!(!fresh.write(Form::Record).contains("Seed"));
    let mut given = Game::new(Setup { origin: Origin::Given, ..Setup::new(spec("bell"), Seed(2)) });
    let tags = "[Seed \"0000000000000002\"]\n[Throws \"given\"]\n";
    for end in [false, true] {
        assert!(given.write(Form::Record).contains(tags) && given.write(Form::Saved).contains(tags));
        assert_eq!(Game::read(&given.write(Form::Record), Seed(8)), Ok(given.clone()));
        if !end {
            given.resign(Side::White).unwrap();
        }
    }
    // A stranger's record of an unfinished game with a seed: the seed was given.
    let text = given.write(Form::Record).replace("[Throws \"given\"]\n", "");
    let unfinished = text.replace("0. w resigns\n", "").replace("[Result \"b\"]", "[Result \"*\"]");
    assert_eq!(Game::read(&unfinished, Seed(8)).unwrap().origin(), Origin::Given);
    fresh.resign(Side::White).unwrap();
    assert!(fresh.write(Form::Record).contains("[Seed \"0000000000000001\"]\n[Result"));
    assert_eq!(Game::read(&fresh.write(Form::Record), Seed(8)).unwrap().origin(), Origin::Fresh);
}

/// Throws made with real sticks are the players' own: no seed tells them.
#[test]
fn throws_by_hand_have_no_seed() {
    let mut game = Game::new(Setup { origin: Origin::Given, ..Setup::new(spec("bell"), Seed(2)) });
    let three = Throw::new(3).unwrap();
    assert!(game.throw_by_hand(Throw::new(6).unwrap()).is_err());
    assert_eq!(game.origin(), Origin::Given, "what is refused changes nothing");
    game.throw_by_hand(three).unwrap();
    for end in [false, true] {
        let text = game.write(Form::Record);
        assert!(text.contains("[Throws \"hand\"]") && !text.contains("Seed"), "{text}");
        let read = Game::read(&text, Seed(8)).unwrap();
        assert_eq!((read.origin(), read.events()), (Origin::Hand, game.events()));
        // The computer's choices come from the seed all the same, so a saved game keeps it.
        assert_eq!(Game::read(&game.write(Form::Saved), Seed(8)), Ok(game.clone()));
        if !end {
            game.resign(Side::White).unwrap();
        }
    }
}

#[test]
fn the_points_are_the_winners() {
    for (ruleset, position, score) in [
        // F9: one on 21–30, two on 1–20.
        ("figurine", "b........./....b...../....b..... w over:w 0-0 5-2 0-0 -", Some(7)),
        // R6, J6: one on each row, one more on the last.
        ("reed", "b........./....b...../....b...b. w over:w 0-0 5-1 0-0 -", Some(7)),
        ("jequier", "w........./....w...../....w...w. b over:b 0-0 1-5 0-0 -", Some(7)),
        ("common", "b........./....b...../....b...b. w over:w 0-0 5-1 0-0 -", None),
    ] {
        let game = from(ruleset, position);
        assert_eq!(game.score(), score, "{ruleset}");
        assert_eq!(game.rules().score(game.position()), score, "{ruleset}");
        assert_eq!(game.end().unwrap().reason, Reason::BorneOff);
        let text = game.write(Form::Record);
        assert_eq!(text.contains("[Score \"7\"]"), score.is_some(), "{text}");
        assert_eq!(Game::read(&text, Seed(1)), Ok(game));
    }
}
