//! The cases derived by hand from the clauses, each a test of its own: a full list of legal moves, what a
//! move or a throw leads to, a score, or a position, move or throw that must be refused.
//!
//! `tests/data/cases.jsonl` and `tests/data/clauses/*.jsonl` hold one case a line; the second opinion answers
//! the same cases, so that a wrong case is found from both sides.

mod second_opinion;

use libtest_mimic::{Arguments, Failed, Trial};
use senet::rules::{Move, PlayError, Rules, Spec, Throw};
use serde_json::Value;

fn main() {
    let arguments = Arguments::from_args();
    let mut trials = Vec::new();
    for (file, text) in files() {
        for (line, text) in (1..).zip(text.lines()) {
            trials.extend(trials_of(&file, line, text));
        }
    }
    trials.push(Trial::test("every_reason_for_refusal_occurs", every_reason_occurs));
    trials.push(Trial::test("every_specification_occurs", every_specification_occurs));
    libtest_mimic::run(&arguments, trials).exit();
}

fn files() -> Vec<(String, String)> {
    let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let mut paths = vec![data.join("cases.jsonl")];
    let clauses = std::fs::read_dir(data.join("clauses")).expect("tests/data/clauses is there");
    paths.extend(clauses.map(|entry| entry.expect("the folder can be listed").path()));
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let name = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("the file can be read"))
        })
        .collect()
}

fn trials_of(file: &str, line: usize, text: &str) -> [Trial; 2] {
    let case: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("{file}:{line}: {e}"));
    let name = match case["name"].as_str() {
        Some(name) => name.to_owned(),
        None => {
            let clause = field(&case, "clause").to_lowercase();
            format!("{clause}_{}_{line}", field(&case, "ruleset").replace('+', "_"))
        }
    };
    let other = case.clone();
    [
        Trial::test(format!("engine::{name}"), move || by_engine(&case)),
        Trial::test(format!("second_opinion::{name}"), move || by_second_opinion(&other)),
    ]
}

fn field<'a>(case: &'a Value, name: &str) -> &'a str {
    case[name].as_str().unwrap_or_else(|| panic!("a case without «{name}»: {case}"))
}

fn listed(case: &Value) -> Option<Vec<String>> {
    let list = case["legal"].as_array()?;
    Some(list.iter().map(|m| m.as_str().expect("moves are texts").to_owned()).collect())
}

fn thrown(case: &Value) -> Option<u8> {
    case["throw"].as_u64().map(|throw| u8::try_from(throw).expect("throws are small"))
}

fn same<T: PartialEq + std::fmt::Debug>(found: &T, right: &T, case: &Value) -> Result<(), Failed> {
    if found == right { Ok(()) } else { Err(format!("found {found:?}\nright {right:?}\n{case:#}").into()) }
}

fn refused(accepted: bool, case: &Value) -> Result<(), Failed> {
    if accepted { Err(format!("accepted, and must be refused\n{case:#}").into()) } else { Ok(()) }
}

fn by_engine(case: &Value) -> Result<(), Failed> {
    let spec: Spec = field(case, "ruleset").parse()?;
    let rules = Rules::new(spec);
    let read = rules.read(field(case, "pos"));
    let (play, throw) = (case["play"].as_str(), thrown(case));
    if case["reject"].is_string() && play.is_none() && throw.is_none() {
        return refused(read.is_ok(), case);
    }
    let position = read?;
    same(&rules.write(&position).as_str(), &field(case, "pos"), case)?;
    if let Some(right) = listed(case) {
        let found: Vec<_> = rules.legal(&position).iter().map(ToString::to_string).collect();
        return same(&found, &right, case);
    }
    if let Some(points) = case["score"].as_u64() {
        return same(&rules.score(&position).map(u64::from), &Some(points), case);
    }
    let next = if let Some(text) = play {
        text.parse::<Move>()
            .map_err(|e| e.to_string())
            .and_then(|m| rules.play(&position, m).map_err(|e| e.to_string()))
            .map(|played| played.next)
    } else {
        let throw = throw.expect("a case is of a known kind");
        Throw::new(throw)
            .ok_or_else(|| "no throw".to_owned())
            .and_then(|throw| rules.throw(&position, throw).map_err(|e| e.to_string()))
    };
    if case["reject"].is_string() {
        return refused(next.is_ok(), case);
    }
    let next = next?;
    rules.read(&rules.write(&next)).map_err(|e| format!("{e}\n{case:#}"))?;
    same(&rules.write(&next).as_str(), &field(case, "next"), case)
}

fn by_second_opinion(case: &Value) -> Result<(), Failed> {
    let (spec, position) = (field(case, "ruleset"), field(case, "pos"));
    let (play, throw) = (case["play"].as_str(), thrown(case));
    let sound = second_opinion::check(spec, position);
    if case["reject"].is_string() {
        let accepted = sound.is_ok()
            && match (play, throw) {
                (Some(play), _) => {
                    let text = play.replace('x', "-");
                    let plain = text.split('>').next().unwrap_or_default();
                    second_opinion::legal(spec, position).iter().any(|m| m == plain)
                }
                (_, Some(throw)) => second_opinion::throws(spec, position).iter().any(|t| t.0 == throw),
                _ => true,
            };
        return refused(accepted, case);
    }
    sound.map_err(|reasons| format!("{reasons:?}\n{case:#}"))?;
    if let Some(right) = listed(case) {
        return same(&second_opinion::legal(spec, position), &right, case);
    }
    if let Some(points) = case["score"].as_u64() {
        return same(&second_opinion::score(spec, position).map(u64::from), &Some(points), case);
    }
    let next = match (play, throw) {
        (Some(play), _) => second_opinion::play(spec, position, play),
        (_, Some(throw)) => second_opinion::throw(spec, position, throw),
        _ => panic!("a case of no known kind: {case}"),
    };
    same(&next.as_str(), &field(case, "next"), case)
}

fn cases() -> Vec<Value> {
    let lines = files().into_iter().flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.map(|line| serde_json::from_str(&line).expect("a case is JSON")).collect()
}

/// The names of an enum's cases, read from its source.
fn variants(file: &str, name: &str) -> Vec<String> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules").join(file);
    let text = std::fs::read_to_string(path).expect("the source is there");
    let body = text.split(&format!("pub enum {name} {{\n")).nth(1).expect("the enum is there");
    let body = body.split("\n}").next().unwrap_or_default();
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    names.map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect()).collect()
}

fn variant(error: &impl std::fmt::Debug) -> String {
    format!("{error:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
}

/// Each reason that the engine can give for a refusal is given for at least one case.
fn every_reason_occurs() -> Result<(), Failed> {
    let mut given = std::collections::BTreeSet::new();
    for case in cases().iter().filter(|case| case["reject"].is_string()) {
        let rules = Rules::new(field(case, "ruleset").parse()?);
        let position = match rules.read(field(case, "pos")) {
            Ok(position) => position,
            Err(errors) => {
                given.extend(errors.0.iter().map(|error| format!("PositionError {}", variant(error))));
                continue;
            }
        };
        if let Some(text) = case["play"].as_str() {
            match text.parse::<Move>() {
                Err(errors) => given.extend(errors.0.iter().map(|e| format!("MoveError {}", variant(e)))),
                Ok(m) => match rules.play(&position, m) {
                    Err(PlayError::Illegal { reason, .. }) => {
                        given.insert(format!("Obstacle {}", variant(&reason)));
                    }
                    Err(error) => _ = given.insert(format!("PlayError {}", variant(&error))),
                    Ok(_) => {}
                },
            }
        }
        if let Some(Err(error)) = thrown(case).and_then(Throw::new).map(|throw| rules.throw(&position, throw))
        {
            given.insert(format!("ThrowError {}", variant(&error)));
        }
    }
    // A pool of 256 equal throws is too long for a case: `limits.rs` has it.
    let elsewhere = ["PositionError PoolFull", "ThrowError PoolFull", "PlayError Illegal"];
    let mut missing = Vec::new();
    for (file, name) in [
        ("position_error.rs", "PositionError"),
        ("moves.rs", "MoveError"),
        ("obstacle.rs", "Obstacle"),
        ("play.rs", "PlayError"),
        ("play.rs", "ThrowError"),
    ] {
        let all = variants(file, name);
        assert!(!all.is_empty());
        let wanted = all.into_iter().map(|variant| format!("{name} {variant}"));
        missing.extend(wanted.filter(|w| !given.contains(w) && !elsewhere.contains(&w.as_str())));
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("no case is refused for {missing:#?}").into()) }
}

fn every_specification_occurs() -> Result<(), Failed> {
    let named: std::collections::BTreeSet<_> =
        cases().iter().map(|case| field(case, "ruleset").to_owned()).collect();
    let missing: Vec<_> =
        Spec::all().map(|spec| spec.to_string()).filter(|spec| !named.contains(spec)).collect();
    if missing.is_empty() { Ok(()) } else { Err(format!("no case for {missing:?}").into()) }
}
