//! The engine's line protocol: what every command answers, and that whatever is wrong is answered by one line and
//! changes nothing.

use std::io::{Cursor, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use senet::ai::protocol::{Estimate, Evaluator, LONGEST, Protocol};
use senet::rules::{Move, Phase, Position, Rules};

/// Says that the first listed move is worth 0.9 and each further one a tenth less, and every position 0.25; a
/// player of level 1 takes the worst.
#[derive(Default)]
struct Plain;

impl Evaluator for Plain {
    fn win(&mut self, _: &Rules, position: &Position) -> f32 {
        assert!(matches!(position.phase(), Phase::Throw { .. } | Phase::Open { .. }));
        0.25
    }

    fn moves(&mut self, rules: &Rules, position: &Position) -> Vec<(Move, f32)> {
        let worth = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
        rules.legal(position).into_iter().zip(worth).collect()
    }

    fn choose(&mut self, _: &Rules, _: &Position, level: u8, moves: &[(Move, f32)]) -> Option<Move> {
        let chosen = if level == 1 { moves.last() } else { moves.first() };
        chosen.map(|&(played, _)| played)
    }
}

fn answers_to(input: &[u8]) -> String {
    let mut output = Vec::new();
    Protocol::new(Plain).run(&mut Cursor::new(input), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// C7: the piece on 30 leaves by 1, on 29 by 2; 28 has an ordinary move by 1.
const POSITION: &str = "b........./........../.......www w move:1 0-0 4-6 0-0 -";
const BEST: &str = "best 1:30-off win 0.9000\n";

#[test]
fn senet_introduces_itself() {
    let rulesets =
        "rulesets kendall cemea figurine faraones reed jequier bell piccione common skyriuk\nready\n";
    let answer = answers_to(b"senet\n");
    assert!(answer.starts_with("id name Senet "), "{answer}");
    assert!(answer.ends_with(rulesets), "{answer}");
    assert_eq!(answer.lines().count(), 3);
}

#[test]
fn settings_are_silent() {
    for line in ["ruleset cemea", "ruleset reed+exits+beauty", "level 1", "level 5", "", "   ", "quit"] {
        assert_eq!(answers_to(format!("{line}\n").as_bytes()), "", "{line}");
    }
    assert_eq!(answers_to(format!("ruleset cemea\nposition {POSITION}\n").as_bytes()), "");
}

#[test]
fn go_gives_the_move_of_the_level() {
    let given = format!("ruleset cemea\nposition {POSITION}\n");
    assert_eq!(answers_to(format!("{given}go\n").as_bytes()), BEST);
    assert_eq!(answers_to(format!("{given}level 2\ngo\n").as_bytes()), BEST);
    // The listed moves end with the last one that the evaluator has.
    assert_eq!(answers_to(format!("{given}level 1\ngo\n").as_bytes()), BEST);
    let two = "ruleset bell\nposition w........b/........../.......... w move:1 0-0 9-9 0-0 -\n";
    assert_eq!(answers_to(format!("{two}go\n").as_bytes()), "best 1:1-2 win 0.9000\n");
}

#[test]
fn go_all_lists_every_move_best_first() {
    // M1 to M5: the three pieces move one square each.
    let given = "ruleset common\nposition b.....w..w/..w......./.......... w move:1 0-0 2-4 0-0 -\n";
    let listed = "move 1:7-8 win 0.9000\nmove 1:10-11 win 0.8000\nmove 1:13-14 win 0.7000\nend\n";
    assert_eq!(answers_to(format!("{given}go all\n").as_bytes()), listed);
    assert_eq!(answers_to(format!("{given}level 1\ngo\n").as_bytes()), "best 1:13-14 win 0.7000\n");
}

#[test]
fn where_no_move_is_due_the_chance_is_told() {
    for position in [
        "b........./........../.......www w throw 0-0 4-6 0-0 -",
        "wbwbwbwbwb/wbwb....../.......... w open 0-0 0-0 0-0 -",
    ] {
        let given = format!("ruleset cemea\nposition {position}\n");
        assert_eq!(answers_to(format!("{given}go\n").as_bytes()), "win 0.2500\n");
        assert_eq!(answers_to(format!("{given}go all\n").as_bytes()), "win 0.2500\nend\n");
    }
}

#[test]
fn a_game_that_is_over_and_no_position_are_errors() {
    for go in ["go", "go all"] {
        let answer = answers_to(format!("{go}\n").as_bytes());
        assert_eq!(answer, "error no position has been given\n");
        let over = format!("position b........./........../.......... w over:w 0-0 7-6 0-0 -\n{go}\n");
        assert_eq!(answers_to(over.as_bytes()), "error the game is over\n");
    }
}

#[test]
fn another_ruleset_forgets_the_position() {
    let given = format!("ruleset cemea\nposition {POSITION}\nruleset cemea+die\ngo\n");
    assert_eq!(answers_to(given.as_bytes()), "error no position has been given\n");
}

/// Lines that must each be answered by one line of error.
fn bad_lines() -> Vec<Vec<u8>> {
    let words = [
        "senet now",
        "SENET",
        "quit now",
        "exit",
        "go on",
        "go all all",
        "goall",
        "ruleset",
        "ruleset chess",
        "ruleset reed+fire",
        "ruleset reed+exits+exits",
        "ruleset cemea die",
        "level",
        "level 0",
        "level 6",
        "level five",
        "level 55",
        "level 1 2",
        "level -1",
        "position",
        "position w",
        "position b........./........../.......www w move:1 0-0 4-6 0-0",
        "position b........./........../.......www w move:5,7 0-0 4-6 0-0 -",
        "position b........./........../.......www x move:1 0 4-6 0-0 fire",
        "position b........./........../.......www w  move:1 0-0 4-6 0-0 -",
        "\u{0}",
        "\u{1b}[2J",
        "سنت",
        "go\u{a0}all",
    ];
    let mut lines: Vec<Vec<u8>> = words.iter().map(|line| line.as_bytes().to_vec()).collect();
    lines.push(vec![0xff, 0xfe, b'g', b'o']);
    lines.push(b"level 5\xc3".to_vec());
    lines.push(vec![b'x'; LONGEST + 1]);
    lines.push([b"position ".as_slice(), &vec![b'.'; 1 << 20]].concat());
    // Sound at its beginning, and cut in the midst of a character.
    lines.push([b"go ".as_slice(), "é".repeat(LONGEST).as_bytes()].concat());
    lines
}

#[test]
fn bad_lines_get_one_error_and_change_nothing() {
    for line in bad_lines() {
        let before = format!("ruleset cemea\nposition {POSITION}\nlevel 2\n");
        let input = [before.as_bytes(), &line, b"\ngo\n"].concat();
        let answer = answers_to(&input);
        let shown = String::from_utf8_lossy(&line[..line.len().min(80)]).into_owned();
        let Some((error, after)) = answer.split_once('\n') else { panic!("{shown}: no answer") };
        assert!(error.starts_with("error ") && error.len() > 12, "{shown}: {error}");
        assert!(!error.contains(['\r', '\u{0}', '\u{1b}']), "{shown}: {error:?}");
        assert_eq!(after, BEST, "{shown}");
    }
}

#[test]
fn every_reason_stands_in_the_error() {
    let answer = answers_to(b"ruleset reed+fire+exits+exits\n");
    assert_eq!(answer.lines().count(), 1);
    assert!(answer.contains("fire") && answer.contains("exits") && answer.contains("; "), "{answer}");
}

#[test]
fn lines_may_end_in_any_way() {
    let given = format!("ruleset cemea\r\nposition {POSITION}\r\n  go  \r\ngo all");
    assert_eq!(answers_to(given.as_bytes()), format!("{BEST}{}end\n", all()));
    // The longest line that is read, and the shortest one that is not.
    let padded = |length: usize| format!("senet{}\n", " ".repeat(length - 5));
    assert_eq!(answers_to(padded(LONGEST).as_bytes()).lines().count(), 3);
    assert_eq!(answers_to(padded(LONGEST + 1).as_bytes()), "error the line is too long\n");
    assert_eq!(answers_to(b""), "");
    assert_eq!(answers_to(b"\n\n\n"), "");
}

fn all() -> String {
    let rules = Rules::new("cemea".parse().unwrap());
    let legal = rules.legal(&rules.read(POSITION).unwrap());
    assert_eq!(legal.len(), 1);
    legal.iter().map(|played| format!("move {played} win 0.9000\n")).collect()
}

#[test]
fn nothing_is_answered_after_quit() {
    assert_eq!(answers_to(b"quit\nsenet\ngo\n"), "");
}

#[test]
fn the_estimate_is_exact_where_few_pieces_are_left() {
    // C7: a piece on 30 leaves by 1.
    let rules = Rules::new("cemea".parse().unwrap());
    let mut estimate = Estimate::default();
    let won = rules.read("b........./........../.........w w move:1 0-0 6-6 0-0 -").unwrap();
    assert_eq!(estimate.win(&rules, &won), 1.0);
    assert_eq!(estimate.moves(&rules, &won)[0].1, 1.0);
    // B1, B3, B4: white leaves by 1, black by 2, and then the other one too, which is a draw; but with 1 black
    // takes white's piece and wins. White's chance is v = 1/4 * 1/2 + 3/4 * (1/4 * 1/2 + 1/2 * v), so v = 7/20.
    let bell = Rules::new("bell".parse().unwrap());
    let even = bell.read("........../........../........bw w throw 0-0 5-5 4-4 -").unwrap();
    assert!((estimate.win(&bell, &even) - 0.35).abs() < 1e-6);
    for (position, worth) in [
        ("wbwbwbwbwb/wbwb....../.......... w open 0-0 0-0 0-0 -", 0.5..0.7),
        ("wbwbwbwbwb/wbwb....../.......... b throw 0-0 0-0 0-0 -", 0.4..0.7),
        ("........../bbbbbbb.../...wwwwwww w throw 0-0 0-0 0-0 -", 0.9..1.0),
        ("........../bbbbbbb.../...wwwwwww b throw 0-0 0-0 0-0 -", 0.0..0.1),
    ] {
        let win = estimate.win(&rules, &rules.read(position).unwrap());
        assert!(worth.contains(&win), "{position}: {win}");
    }
}

#[test]
fn the_tool_speaks_the_protocol() {
    let test = std::env::current_exe().unwrap();
    let profile = test.ancestors().nth(2).unwrap();
    let mut build = Command::new(env!("CARGO"));
    build.current_dir(env!("CARGO_MANIFEST_DIR")).args(["build", "--quiet", "--example", "engine"]);
    build.arg("--target-dir").arg(profile.parent().unwrap());
    if profile.ends_with("release") {
        build.arg("--release");
    }
    assert!(build.status().unwrap().success());
    let engine = profile.join("examples/engine");
    let (code, output, errors) = speak(&engine, &["now"], b"senet\n");
    assert_eq!((code, output.as_str()), (2, ""));
    assert_eq!(errors.lines().count(), 1);
    assert!(errors.starts_with("usage: cargo run --release --example engine"), "{errors}");
    let input =
        b"ruleset cemea\nposition b........./........../.........w w move:1 0-0 6-6 0-0 -\ngo\nquit\nsenet\n";
    let (code, output, errors) = speak(&engine, &[], input);
    assert_eq!((code, output.as_str(), errors.as_str()), (0, "best 1:30-off win 1.0000\n", ""));
    let (code, output, _) = speak(&engine, &[], b"\xff\n");
    assert_eq!((code, output.as_str()), (0, "error the line is not UTF-8\n"));
}

/// Exit code, standard output and standard error.
fn speak(engine: &Path, arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    let mut engine = Command::new(engine);
    engine.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut engine = engine.spawn().unwrap();
    // One that refuses its arguments reads nothing.
    let _ = engine.stdin.take().unwrap().write_all(input);
    let done = engine.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code().unwrap(), text(done.stdout), text(done.stderr))
}
