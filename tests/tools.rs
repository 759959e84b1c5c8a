//! The native tools, run as programs: what they print, and how they refuse.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use senet::rng::Seed;
use senet::rules::{Phase, Rules, Spec};

/// Where the tools are, built as this test is.
fn tools() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let test = std::env::current_exe().unwrap();
        let profile = test.ancestors().nth(2).unwrap();
        let mut build = Command::new(env!("CARGO"));
        build.current_dir(env!("CARGO_MANIFEST_DIR")).args([
            "build",
            "--quiet",
            "--examples",
            "--target-dir",
        ]);
        build.arg(profile.parent().unwrap());
        if profile.ends_with("release") {
            build.arg("--release");
        }
        assert!(build.status().unwrap().success());
        profile.join("examples")
    })
}

/// Exit code, standard output and standard error.
fn run(tool: &str, arguments: &[&str]) -> (i32, String, String) {
    let done = Command::new(tools().join(tool)).args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (done.status.code().unwrap(), text(done.stdout), text(done.stderr))
}

/// The output of a tool that has nothing to complain of.
fn prints(tool: &str, arguments: &[&str]) -> String {
    let (code, output, errors) = run(tool, arguments);
    assert_eq!((code, errors.as_str()), (0, ""), "{tool} {arguments:?}");
    output
}

#[test]
fn wrong_arguments_get_one_line_of_usage() {
    let start = "wbwbwbwbwb/wbwbwbwbwb/.......... w throw 0-0 0-0 0-0 -";
    for (tool, arguments) in [
        ("moves", &[][..]),
        ("moves", &["bell"]),
        ("moves", &["bell", start, "more"]),
        ("trace", &[]),
        ("trace", &["bell"]),
        ("trace", &["bell", "--games", "1"]),
        ("trace", &["bell", "--games", "1", "--seed"]),
        ("trace", &["bell", "--games", "1", "--games", "1"]),
        ("trace", &["bell", "--games", "1", "--sead", "1"]),
        ("trace", &["bell", "--games", "one", "--seed", "1"]),
        ("trace", &["bell", "--games", "-1", "--seed", "1"]),
        ("trace", &["bell", "--games", "1", "--seed", "18446744073709551616"]),
        ("trace", &["bell", "--games", "1", "--seed", "0x"]),
        ("trace", &["bell", "--games", "1", "--seed", "1", "--seed", "1"]),
        ("perft", &["bell"]),
        ("perft", &["bell", "x"]),
        ("perft", &["bell", "2", "--split"]),
        ("perft", &["bell", "2", "--divide", "--divide"]),
        ("playouts", &["bell"]),
        ("playouts", &["bell", "1"]),
        ("playouts", &["bell", "--seconds", "soon"]),
        ("playouts", &["bell", "--seconds", "-1"]),
        ("playouts", &["bell", "--seconds", "NaN"]),
        ("playouts", &["bell", "--seconds", "inf"]),
        ("arena", &["bell", "random", "--games", "2", "--seed", "1"]),
        ("arena", &["bell", "random", "greedy", "--games", "3", "--seed", "1"]),
        ("arena", &["bell", "random", "greedy", "--games", "0", "--seed", "1"]),
        ("arena", &["bell", "random", "human", "--games", "2", "--seed", "1"]),
        ("arena", &["bell", "random", "level6", "--games", "2", "--seed", "1"]),
    ] {
        let (code, output, errors) = run(tool, arguments);
        assert_eq!((code, output.as_str()), (2, ""), "{tool} {arguments:?}");
        assert_eq!(errors.lines().count(), 1, "{tool} {arguments:?}: {errors}");
        assert!(
            errors.starts_with(&format!("usage: cargo run --release --example {tool} -- <ruleset>")),
            "{errors}"
        );
    }
}

#[test]
fn what_is_unsound_gets_every_reason() {
    let start = "wbwbwbwbwb/wbwbwbwbwb/.......... w throw 0-0 0-0 0-0 -";
    for (tool, arguments, reasons) in [
        ("moves", &["chess", start][..], 1),
        ("moves", &["reed+exits+exits+fire", start], 2),
        ("trace", &["chess", "--games", "1", "--seed", "1"], 1),
        ("perft", &["reed+fire+exits+exits", "2"], 2),
        ("playouts", &["bell+seven", "--seconds", "1"], 1),
        ("arena", &["", "random", "greedy", "--games", "2", "--seed", "1"], 1),
        ("moves", &["bell", "start"], 1),
        // The side, the counts and a token, all at once.
        ("moves", &["bell", "wbwbwbwbwb/wbwbwbwbwb/.......... x throw 0 0-0 0-0 fire"], 3),
    ] {
        let (code, output, errors) = run(tool, arguments);
        assert_eq!((code, output.as_str()), (1, ""), "{tool} {arguments:?}");
        assert_eq!(errors.lines().count(), reasons, "{tool} {arguments:?}: {errors}");
    }
}

#[test]
fn moves_lists_the_legal_moves() {
    // K7, K12: 28 leaves by 3 alone, 30 by any throw; bearing off may be declined.
    let position = "b........./........../.......w.w w move:3,4 0-0 5-6 0-0 -";
    let listed = "3:28-off\n3:30-off\n3:pass\n4:30-off\n4:pass\n";
    assert_eq!(prints("moves", &["kendall", position]), listed);
    for nothing in [
        "bwbwbwbwbw/bwbw....../.......... w open 0-0 0-0 0-0 unopened:w",
        "b........./........../.......... w over:w 0-0 7-6 0-0 -",
    ] {
        assert_eq!(prints("moves", &["kendall", nothing]), "");
    }
}

#[test]
fn moves_lists_each_possible_throw() {
    // K4, K5: before the gate a 3 retreats.
    let position = "b........./........../....w..... w throw 0-0 6-6 0-0 -";
    let listed = "throw 1 (4/16): throw again\nthrow 2 (6/16)\n2:25-23\nthrow 3 (4/16)\n3:25-22\n\
                  throw 4 (1/16): throw again\nthrow 5 (1/16): throw again\n";
    assert_eq!(prints("moves", &["kendall", position]), listed);
    // B1, B3: advances only, off by the exact throw.
    let position = "b........./........../........w. w throw 0-0 9-9 0-0 -";
    let listed =
        "throw 1 (1/4)\n1:29-30\nthrow 2 (1/4)\n2:29-off\nthrow 3 (1/4)\npass\nthrow 4 (1/4)\npass\n";
    assert_eq!(prints("moves", &["bell", position]), listed);
    // C7 with the ordinary die: 30 leaves by 1; without an advance it retreats.
    let position = "w........./........../.........b b throw 0-0 6-6 0-0 -";
    let listed = "throw 1 (1/6)\n1:30-off\nthrow 2 (1/6)\n2:30-28\nthrow 3 (1/6)\n3:30-27\n\
                  throw 4 (1/6)\n4:30-26\nthrow 5 (1/6)\n5:30-25\nthrow 6 (1/6)\n6:30-24\n";
    assert_eq!(prints("moves", &["cemea+die", position]), listed);
}

#[test]
fn perft_counts_what_another_program_counted() {
    let data = include_str!("data/perft.txt");
    let mut rulesets = 0;
    for line in data.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let mut words = line.split(' ');
        let spec = words.next().unwrap();
        let rules = Rules::new(spec.parse::<Spec>().unwrap());
        let root = rules.perft_root();
        assert!(data.contains(&format!("# {spec}: {}\n", rules.write(&root))), "{spec}");
        let mut deepest = (0, "");
        for (depth, count) in (1..).zip(words) {
            assert_eq!(rules.perft(&root, depth).to_string(), count, "{spec} {depth}");
            deepest = (depth, count);
        }
        let (depth, count) = deepest;
        let depth = depth.to_string();
        assert_eq!(prints("perft", &[spec, &depth]), format!("{count}\n"));
        let divided = prints("perft", &[spec, &depth, "--divide"]);
        let (plies, total) = divided.trim_end().rsplit_once('\n').unwrap();
        assert_eq!(total, count, "{spec}");
        let parts = plies.lines().map(|ply| ply.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap());
        assert_eq!(parts.sum::<u64>().to_string(), count, "{spec}");
        rulesets += 1;
    }
    assert_eq!(rulesets, 29);
    assert_eq!(prints("perft", &["bell", "0"]), "1\n");
    assert_eq!(prints("perft", &["bell", "0", "--divide"]), "1\n");
    assert_eq!(prints("perft", &["bell", "1", "--divide"]), "1 1\n2 1\n3 1\n4 1\n4\n");
}

/// C1: black's pieces before an empty square play the 1.
#[test]
fn perft_divides_by_moves_too() {
    let divided = prints("perft", &["cemea", "1", "--divide"]);
    assert!(divided.starts_with("1:2-3 1\n1:4-5 1\n") && divided.ends_with("1:14-15 1\n7\n"), "{divided}");
}

#[test]
fn trace_follows_the_rules_from_line_to_line() {
    for spec in Spec::all() {
        let rules = Rules::new(spec);
        let text = prints("trace", &[&spec.to_string(), "--games", "2", "--seed", "7"]);
        let (mut game, mut ply, mut throws, mut position) = (0, 0, 0, rules.start());
        for line in text.lines() {
            let event: serde_json::Value = serde_json::from_str(line).unwrap();
            if event["game"] == game + 1 {
                (game, ply, throws, position) = (game + 1, 0, 0, rules.start());
            }
            assert_eq!((&event["game"], &event["ply"]), (&game.into(), &ply.into()), "{line}");
            assert_eq!(event["pos"], rules.write(&position), "{line}");
            position = if let Phase::Move { .. } = position.phase() {
                let legal = rules.legal(&position);
                let moves: Vec<_> = legal.iter().map(ToString::to_string).collect();
                assert_eq!(event["moves"], serde_json::json!(moves), "{line}");
                let played = event["played"].as_str().unwrap().parse().unwrap();
                rules.play(&position, played).unwrap().next
            } else {
                let device = rules.ruleset().device;
                let way = Seed(7).derive(game).throws().way(throws, device.total());
                throws += 1;
                assert_eq!(event["throw"], device.fall(way).value(), "{line}");
                rules.throw(&position, device.fall(way)).unwrap()
            };
            assert_eq!(event["next"], rules.write(&position), "{line}");
            let keys = event.as_object().unwrap().len();
            assert_eq!(keys, if event.get("moves").is_some() { 6 } else { 5 }, "{line}");
            ply += 1;
        }
        assert_eq!(game, 1, "{spec}");
        assert!(position.outcome().is_some(), "{spec}");
    }
}

#[test]
fn trace_repeats_itself() {
    let first = prints("trace", &["kendall", "--games", "3", "--seed", "0xFF"]);
    assert_eq!(prints("trace", &["kendall", "--seed", "255", "--games", "3"]), first);
    assert_ne!(prints("trace", &["kendall", "--seed", "256", "--games", "3"]), first);
    // More games begin with the same ones.
    assert!(prints("trace", &["kendall", "--seed", "255", "--games", "4"]).starts_with(&first));
    assert_eq!(prints("trace", &["kendall", "--seed", "255", "--games", "0"]), "");
}

#[test]
fn playouts_prints_one_line_of_numbers() {
    for spec in ["reed+exits+beauty+water", "bell"] {
        let text = prints("playouts", &[spec, "--seconds", "0.05"]);
        assert_eq!(text.lines().count(), 1);
        let line: serde_json::Value = serde_json::from_str(&text).unwrap();
        let number = |key: &str| line[key].as_f64().unwrap_or_else(|| panic!("{key}: {text}"));
        assert_eq!(line["ruleset"], spec.parse::<Spec>().unwrap().to_string());
        assert_eq!(line.as_object().unwrap().len(), 8);
        assert!(number("games") >= 1.0 && number("seconds") >= 0.05);
        assert!((number("decisions") / number("games") - number("mean_decisions")).abs() < 0.01, "{text}");
        let speed = number("games") / number("seconds");
        assert!((speed / number("games_per_second") - 1.0).abs() < 0.02, "{text}");
        assert!((0.2..0.8).contains(&number("first_player_share")) || number("games") < 50.0, "{text}");
        assert!(line["draws"].as_u64().unwrap() <= line["games"].as_u64().unwrap());
    }
}

/// The numbers of an arena's last line: score, interval, games.
fn score(line: &str) -> (f64, f64, f64, u64) {
    let parse = || {
        let (score, rest) = line.strip_prefix("score ")?.split_once(" % (")?;
        let (interval, rest) = rest.split_once(") over ")?;
        let (low, high) = interval.split_once('-')?;
        let games = rest.strip_suffix(" games")?;
        let tenths = |text: &str| text.split_once('.').is_some_and(|(_, tenth)| tenth.len() == 1);
        if ![score, low, high].into_iter().all(tenths) {
            return None;
        }
        Some((score.parse().ok()?, low.parse().ok()?, high.parse().ok()?, games.parse().ok()?))
    };
    parse().unwrap_or_else(|| panic!("{line}"))
}

#[test]
fn arena_scores_paired_duels() {
    let last = |arguments: &[&str]| prints("arena", arguments).lines().last().unwrap().to_owned();
    // Players without a whim share every pair of games evenly.
    let line = last(&["reed", "greedy", "greedy", "--games", "20", "--seed", "3"]);
    assert_eq!(line, "score 50.0 % (50.0-50.0) over 20 games");
    let line = last(&["reed", "random", "random", "--games", "2", "--seed", "3"]);
    assert!(line.ends_with(" % (0.0-100.0) over 2 games"), "{line}");
    let ahead = last(&["common", "greedy", "random", "--seed", "3", "--games", "300"]);
    let (share, low, high, games) = score(&ahead);
    assert!(low > 50.0 && low < share && share < high && games == 300, "{ahead}");
    let even = last(&["common", "random", "random", "--seed", "3", "--games", "300"]);
    let (share, low, high, _) = score(&even);
    assert!(low < 50.0 && high > 50.0 && (share - low - (high - share)).abs() < 0.2, "{even}");
    let arguments = ["common", "greedy", "random", "--games", "300", "--seed", "3"];
    assert_eq!(prints("arena", &arguments), prints("arena", &arguments));
}
