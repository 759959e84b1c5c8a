//! Records of random games of every ruleset, and records with faults.

use senet::record::{Form, Game, Origin, Setup};
use senet::rng::{Rng, Seed};
use senet::rules::{BySide, Phase, Side, Spec};

/// A game of random moves, cut off after so many plies, sometimes resigned.
fn played(spec: Spec, seed: Seed, plies: u32) -> Game {
    let mut rng = Rng::new(seed);
    let players = BySide::new("Ἀν\"να\\".to_owned(), String::new());
    let origin = if seed.0.is_multiple_of(3) { Origin::Given } else { Origin::Fresh };
    let date = if seed.0.is_multiple_of(2) { String::new() } else { "2026-11-30".to_owned() };
    let mut game = Game::new(Setup { players, origin, date, ..Setup::new(spec, seed) });
    for _ in 0..plies {
        if game.end().is_some() {
            break;
        }
        step(&mut game, &mut rng);
    }
    if rng.below(3) == 0 && game.end().is_none() {
        let side = if rng.below(2) == 0 { Side::White } else { Side::Black };
        game.resign(side).unwrap();
    }
    game
}

fn step(game: &mut Game, rng: &mut Rng) {
    if let Phase::Move { .. } = game.position().phase() {
        let legal = game.legal();
        game.play(legal[rng.below(legal.len() as u32) as usize]).unwrap();
    } else {
        game.throw().unwrap();
    }
}

fn random_games() -> impl Iterator<Item = Game> {
    let mut rng = Rng::new(Seed(2026));
    Spec::all().flat_map(move |spec| {
        let plies = [0, 1, 3, 10, rng.below(300), u32::MAX];
        plies.map(|plies| played(spec, Seed(rng.number()), plies))
    })
}

#[test]
fn every_game_is_read_as_it_was_written() {
    for game in random_games() {
        let text = game.write(Form::Record);
        let read = Game::read(&text, Seed(404)).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!(read.write(Form::Record), text);
        assert_eq!(read.events().len(), game.events().len());
        assert_eq!((read.position(), read.end()), (game.position(), game.end()), "{text}");
        let saved = game.write(Form::Saved);
        assert_eq!(Game::read(&saved, Seed(404)), Ok(game), "{saved}");
    }
}

#[test]
fn a_game_that_goes_on_from_any_position_is_read_as_it_was_written() {
    let mut rng = Rng::new(Seed(12));
    for game in random_games() {
        let start = Some(*game.position_after(rng.below(1 + game.events().len() as u32) as usize));
        let mut game = Game::new(Setup { start, ..Setup::new(game.spec(), Seed(6)) });
        for _ in 0..rng.below(60) {
            if game.end().is_none() {
                step(&mut game, &mut rng);
            }
        }
        let saved = game.write(Form::Saved);
        assert_eq!(Game::read(&saved, Seed(404)), Ok(game), "{saved}");
    }
}

/// What is taken back is kept in a saved game, and the throws to come are the same.
#[test]
fn a_saved_game_goes_on_as_it_would_have() {
    let mut rng = Rng::new(Seed(13));
    for mut game in random_games() {
        game.go_to(rng.below(1 + game.events().len() as u32) as usize);
        let saved = game.write(Form::Saved);
        let mut read = Game::read(&saved, Seed(404)).unwrap();
        assert_eq!(read, game, "{saved}");
        for _ in 0..20 {
            let due = !matches!(game.position().phase(), Phase::Move { .. });
            if due && game.end().is_none() {
                assert_eq!(read.throw(), game.throw());
            } else if let Some(&played) = game.legal().last() {
                assert_eq!(read.play(played), game.play(played));
            }
        }
        let record = game.write(Form::Record);
        assert_eq!(read.write(Form::Record), record);
    }
}

#[test]
fn unknown_tags_are_kept() {
    let text = "[Event \"A \\\"match\\\"\"]\n[Ruleset \"bell\"]\n[Round_2 \"\"]\n\n0. w 4 b 2\n1. w 3\n";
    let game = Game::read(text, Seed(1)).unwrap();
    let kept = [("Event".to_owned(), "A \"match\"".to_owned()), ("Round_2".to_owned(), String::new())];
    assert_eq!(game.unknown_tags(), kept);
    let written = game.write(Form::Record);
    assert!(written.contains("[Event \"A \\\"match\\\"\"]\n[Round_2 \"\"]\n\n"), "{written}");
    assert_eq!(Game::read(&written, Seed(1)), Ok(game));
}

#[test]
fn space_and_broken_lines_are_taken() {
    let tidy =
        "[Ruleset \"kendall\"]\n[White \"\"]\n[Black \"\"]\n[Result \"*\"]\n\n0. w 3 b 1\n1. w 1:14-15 4 2\n";
    let game = Game::read(tidy, Seed(1)).unwrap();
    assert_eq!(game.write(Form::Record), tidy);
    for loose in [
        "\u{feff}[Ruleset \"kendall\"]\n\n0. w 3 b 1\n1. w 1:14-15 4 2",
        "  [ Ruleset  \"kendall\" ]  \r\n0. w 3\t b 1\r\n\r\n1. w 1:14-15 4 2\r\n\r\n",
        "[Ruleset \"kendall\"]\n0. w 3\n0. b 1\n1. w 1:14-15\n1. w 4\n1. w 2\n",
        // Tails are for people.
        "[Ruleset \"kendall\"]\n0. w 3 b 1\n1. w 1:14x15>9 4 2",
    ] {
        assert_eq!(Game::read(loose, Seed(1)).as_ref(), Ok(&game), "{loose}");
    }
}

/// Each record with the place of its fault, and words of the reason.
#[test]
fn faults_are_named_with_line_and_column() {
    let head = "[Ruleset \"kendall\"]\n";
    for (text, line, column, why) in [
        ("", 1, 1, "Ruleset is missing"),
        ("0. w 1\n", 1, 1, "Ruleset is missing"),
        ("[White \"a\"]\n", 1, 1, "Ruleset is missing"),
        ("[Ruleset \"chess\"]", 1, 11, "there is no ruleset «chess»"),
        ("[Ruleset \"kendall+water\"]", 1, 11, "no option «water»"),
        ("[Ruleset kendall]", 1, 10, "quotation marks"),
        ("[Ruleset \"kendall\"", 1, 19, "«]»"),
        ("[Ruleset \"kendall]", 1, 19, "closing quotation mark"),
        ("[Ruleset \"ken\\dall\"]", 1, 15, "after «\\»"),
        ("[Ruleset \"kendall\"] x", 1, 21, "the end of the line"),
        ("[ \"kendall\"]", 1, 3, "a tag's name"),
        ("[Ruleset \"kendall\"]\n[Ruleset \"reed\"]", 2, 2, "Ruleset stands twice"),
        ("[X \"\"]\n[X \"\"]", 3, 2, "X stands twice"),
        ("[Seed \"xyz\"]", 2, 8, "«xyz» is no seed"),
        ("[Position \"nowhere\"]", 2, 12, "seven fields"),
        ("[Throws \"many\"]", 2, 10, "given, fresh or hand"),
        ("[Cursor \"1\"]", 2, 10, "the number of events"),
        ("[Cursor \"-1\"]\n0. w 1", 2, 10, "the number of events"),
        ("[Result \"white\"]", 2, 10, "w, b, draw or *"),
        ("[Result \"w\"]\n0. w 1", 2, 10, "the game's is «*»"),
        ("[Result \"*\"]\n0. w resigns", 2, 10, "the game's is «b»"),
        ("[Score \"3\"]", 2, 9, "the game's is «none»"),
        ("1. w 1", 2, 1, "«0.»"),
        ("0 w 1", 2, 1, "«0.»"),
        ("00. w 1", 2, 1, "«0.»"),
        ("0. b 1", 2, 4, "the side «w»"),
        ("0. w 2 w 1", 2, 8, "the side «b»"),
        ("0. w", 2, 4, "neither a throw nor a move"),
        ("0. w 1 w", 2, 8, "neither a throw nor a move"),
        ("0. w 1 w 2", 2, 8, "turn 1 begins a line"),
        ("0. w 6", 2, 6, "can't be thrown"),
        ("0. w 0", 2, 6, "neither a throw nor a move"),
        ("0. w 01", 2, 6, "neither a throw nor a move"),
        ("0. w pass", 2, 6, "no move is due"),
        ("0. w draw", 2, 6, "not drawn"),
        ("0. w 1\n\n2. w 1:14-15", 4, 1, "«1.»"),
        ("0. w 1\n1.", 3, 1, "the side «w»"),
        ("0. w 1\n1. b 1:14-15", 3, 4, "the side «w»"),
        ("0. w 1\n1. w 1:14-16", 3, 6, "not legal"),
        ("0. w 1\n1. w 1:14-15 3 3:14-15", 3, 16, "not legal"),
        ("0. w 1\n1. w 1:14–15", 3, 6, "is no move"),
        ("0. w 1\n1. w hello", 3, 6, "neither a throw nor a move"),
        ("0. w 1\n1. w 3", 3, 6, "no throw is due"),
        ("0. w 1\n1. w 1:14-15 2 3", 3, 16, "no throw is due"),
        ("0. w 1\n1. w 1:14-15 2 2:15-17 3", 3, 24, "turn 2 begins a line"),
        ("0. w 1\n1. w 1:14-15 2 2:15-17\n2. w 3", 4, 4, "the side «b»"),
        ("0. w 1\n1. w resigns 4", 3, 14, "the game is over"),
        ("0. w 1\n1. w resigns\n2. b 4", 4, 1, "the game is over"),
        ("0. w 1\n1. w 1:14-15\n1. b resigns", 4, 1, "«2.»"),
        ("0. w 1\n1. w 1:14-15 [x]", 3, 14, "neither a throw nor a move"),
        ("0. w 1\n[X \"\"]", 3, 1, "«1.»"),
    ] {
        // What has no ruleset of its own, and is not about that, has this one's.
        let whole = line == 1 || text.contains("Ruleset");
        let text = if whole { text.to_owned() } else { format!("{head}{text}") };
        match Game::read(&text, Seed(1)) {
            Ok(_) => panic!("read: {text}"),
            Err(error) => {
                let reason = error.reason.to_string();
                assert_eq!((error.line, error.column), (line, column), "{reason}: {text}");
                assert!(reason.contains(why), "«{reason}» for {text}");
                assert_eq!(error.to_string(), format!("line {line}, column {column}: {reason}"));
            }
        }
    }
}

/// Sound records with characters changed, dropped, doubled, lines exchanged: read or refused in place, never
/// a panic; and what is read is written soundly.
#[test]
fn mutations_are_read_or_refused_in_place() {
    let mut rng = Rng::new(Seed(99));
    let alphabet: Vec<char> = "0123456789wb.:-x>[]\" \n\\pasinofdr*é\u{feff}".chars().collect();
    let (mut refused, mut taken) = (0, 0);
    for game in random_games().filter(|game| game.events().len() < 400) {
        let form = if rng.below(2) == 0 { Form::Record } else { Form::Saved };
        let sound: Vec<char> = game.write(form).chars().collect();
        for _ in 0..4 {
            let mut text = sound.clone();
            for _ in 0..=rng.below(3) {
                let at = rng.below(text.len() as u32) as usize;
                let other = alphabet[rng.below(alphabet.len() as u32) as usize];
                match rng.below(5) {
                    0 => text[at] = other,
                    1 => text.insert(at, other),
                    2 if text.len() > 1 => drop(text.remove(at)),
                    3 => text.truncate(at.max(1)),
                    _ => {
                        let lines: String = text.iter().collect();
                        let mut lines: Vec<&str> = lines.lines().collect();
                        if lines.len() > 1 {
                            let (a, b) = (rng.below(lines.len() as u32), rng.below(lines.len() as u32));
                            lines.swap(a as usize, b as usize);
                        }
                        text = lines.join("\n").chars().collect();
                        text.push('\n');
                    }
                }
            }
            let text: String = text.into_iter().collect();
            match Game::read(&text, Seed(1)) {
                Ok(read) => {
                    taken += 1;
                    let saved = read.write(Form::Saved);
                    assert_eq!(Game::read(&saved, Seed(2)), Ok(read), "{text}");
                }
                Err(error) => {
                    refused += 1;
                    let end = text.lines().count().max(1);
                    assert!((1..=end).contains(&error.line), "{error}: {text}");
                    let line = text.lines().nth(error.line - 1).unwrap_or("");
                    let longest = line.chars().count() + 1;
                    assert!((1..=longest).contains(&error.column), "{error}: {text}");
                    assert!(!error.reason.to_string().is_empty());
                }
            }
        }
    }
    assert!(refused > 500 && taken > 100, "{refused} refused, {taken} taken");
}
