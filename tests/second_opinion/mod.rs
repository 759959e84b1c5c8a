//! The second opinion: what is legal and what follows, read from `rules.md`
//! clause by clause, slowly and plainly.
//!
//! It shares no line and no type with the engine. Everything goes in and out
//! as text in the notations of `interfaces.md`. Every ruleset is written out
//! on its own, in its own file, its clauses in their order; only the common
//! ground G1–G12 is shared (`ground.rs`). Where two rulesets have the same
//! clause, it is written twice: that is on purpose.
//!
//! Reading order: `state.rs` (what a position and a move are), `ground.rs`,
//! then the ten rulesets; `text.rs` reads and writes the notations, and
//! `soundness.rs` holds what is common to the refusals of `check`.

#![allow(dead_code)]

mod bell;
mod cemea;
mod common;
mod faraones;
mod figurine;
mod ground;
mod jequier;
mod kendall;
mod piccione;
mod reed;
mod skyriuk;
mod soundness;
mod state;
mod text;

use state::{Move, Phase, Position, Tail};

/// One ruleset, with its options, read plainly.
trait Reading {
    /// Pieces a side.
    fn pieces(&self) -> u8;
    /// The start position, with every token in force.
    fn start(&self) -> Position;
    /// G8 and its kin: value, weight, out of; by value.
    fn throws(&self) -> &'static [(u8, u32, u32)];
    /// What follows a throw, in phase `open` or `throw`.
    fn throw(&self, pos: &Position, value: u8) -> Position;
    /// What may be played in phase `move`, in any order.
    fn legal(&self, pos: &Position) -> Vec<Move>;
    /// What follows a legal move.
    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail);
    /// The winner's score, in the rulesets that score.
    fn score(&self, _pos: &Position) -> Option<u32> {
        None
    }
    /// Whether the game can have ended here without a winner by the ruleset's
    /// own word, not by G12.
    fn draws(&self, _pos: &Position) -> bool {
        false
    }
    /// What this ruleset has against a position, beside `soundness::common`.
    fn objections(&self, pos: &Position) -> Vec<String>;
}

/// All 63 specifications, in canonical form.
pub fn specs() -> Vec<String> {
    let table: [(&str, &[&str]); 10] = [
        ("kendall", &["five", "start", "trap", "home", "single"]),
        ("cemea", &["high", "die", "playon"]),
        ("figurine", &["strict", "blocked"]),
        ("faraones", &["seven", "bonus"]),
        ("reed", &["beauty", "water", "exits"]),
        ("jequier", &[]),
        ("bell", &[]),
        ("piccione", &[]),
        ("common", &["seven"]),
        ("skyriuk", &["seven"]),
    ];
    let mut all = Vec::new();
    for (id, options) in table {
        for chosen in 0..1usize << options.len() {
            let mut spec = id.to_string();
            for (n, option) in options.iter().enumerate() {
                if chosen & (1 << n) != 0 {
                    spec += "+";
                    spec += option;
                }
            }
            all.push(spec);
        }
    }
    all
}

/// The start position: `w open`, with every token in force.
pub fn start(spec: &str) -> String {
    text::print(&reading(spec).start())
}

/// Value, weight, out of: the throws possible in `open` and `throw`; else none.
pub fn throws(spec: &str, pos: &str) -> Vec<(u8, u32, u32)> {
    match text::position(pos).phase {
        Phase::Open(_) | Phase::Throw(_) => reading(spec).throws().to_vec(),
        Phase::Move(_) | Phase::Over(_) => Vec::new(),
    }
}

/// The full list in the order of `interfaces.md`; empty outside phase `move`.
pub fn legal(spec: &str, pos: &str) -> Vec<String> {
    let list = legal_in_order(&*reading(spec), &text::position(pos));
    list.into_iter().map(text::print_move).collect()
}

/// The position after a listed move; a tail on the move is ignored.
pub fn play(spec: &str, pos: &str, mv: &str) -> String {
    text::print(&played(spec, pos, mv).1)
}

/// The move with its tail: `x` for a swap or capture, `>15` for where a
/// landing effect sent the mover, `>in` where Piccione I6 takes it off to wait.
/// Cemea's occupation of one's own square (C4) is neither a swap nor a
/// capture, and shows no tail.
pub fn display(spec: &str, pos: &str, mv: &str) -> String {
    let (mv, _, tail) = played(spec, pos, mv);
    text::print_told(mv, tail)
}

/// The position after a throw.
pub fn throw(spec: &str, pos: &str, value: u8) -> String {
    let reading = reading(spec);
    let pos = text::position(pos);
    assert!(reading.throws().iter().any(|t| t.0 == value), "no throw {value} in {spec}");
    assert!(matches!(pos.phase, Phase::Open(_) | Phase::Throw(_)), "not a time to throw");
    text::print(&reading.throw(&pos, value))
}

/// The winner's score in a finished game, where the ruleset scores.
pub fn score(spec: &str, pos: &str) -> Option<u32> {
    reading(spec).score(&text::position(pos))
}

/// Every reason why a position must be refused.
pub fn check(spec: &str, pos: &str) -> Result<(), Vec<String>> {
    let reading = reading(spec);
    let (position, mut reasons) = text::parse(pos);
    if let Some(position) = position {
        reasons.extend(soundness::common(&*reading, &position));
        reasons.extend(reading.objections(&position));
    }
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

/// The number of sequences of that many plies, a throw and a move each one.
/// The root is the position after the opening throw and, where that leaves a
/// single move, after that move.
pub fn perft(spec: &str, depth: u32) -> u64 {
    let reading = reading(spec);
    count(&*reading, &perft_root(&*reading), depth)
}

/// The root of `perft`, as a position.
pub fn root(spec: &str) -> String {
    text::print(&perft_root(&*reading(spec)))
}

fn perft_root(reading: &dyn Reading) -> Position {
    // A first throw of 1 opens or, where both throw, loses to a 2 (and in
    // `reed` is the only 1); whoever wins plays the colour that leads.
    let mut pos = reading.throw(&reading.start(), 1);
    if matches!(pos.phase, Phase::Open(_)) {
        pos = reading.throw(&pos, 2);
    }
    if let [only] = legal_in_order(reading, &pos)[..] {
        pos = reading.play(&pos, only).0;
    }
    pos
}

fn count(reading: &dyn Reading, pos: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match pos.phase {
        Phase::Over(_) => 0,
        Phase::Open(_) | Phase::Throw(_) => {
            let values = reading.throws().iter();
            values.map(|t| count(reading, &reading.throw(pos, t.0), depth - 1)).sum()
        }
        Phase::Move(_) => {
            let moves = reading.legal(pos).into_iter();
            moves.map(|mv| count(reading, &reading.play(pos, mv).0, depth - 1)).sum()
        }
    }
}

fn legal_in_order(reading: &dyn Reading, pos: &Position) -> Vec<Move> {
    if !matches!(pos.phase, Phase::Move(_)) {
        return Vec::new();
    }
    let mut list = reading.legal(pos);
    // By throw, origin (`in` first), target; `<throw>:pass` after the other
    // moves of that throw; bare `pass`, then `back`, last.
    list.sort_by_key(|mv| match *mv {
        Move::Step { throw, from, to } => (throw, 0, from, to),
        Move::GiveAway(throw) => (throw, 1, 0, 0),
        Move::Pass => (u8::MAX, 0, 0, 0),
        Move::Back => (u8::MAX, 1, 0, 0),
    });
    assert!(list.windows(2).all(|two| two[0] != two[1]), "a move listed twice");
    assert!(!list.is_empty(), "G11: there is always a move, be it `pass`");
    list
}

fn played(spec: &str, pos: &str, mv: &str) -> (Move, Position, Tail) {
    let reading = reading(spec);
    let pos = text::position(pos);
    let wanted = text::without_tail(mv);
    let list = legal_in_order(&*reading, &pos);
    let found = list.into_iter().find(|mv| text::print_move(*mv) == wanted);
    let mv = found.unwrap_or_else(|| panic!("{mv} is not legal"));
    let (next, tail) = reading.play(&pos, mv);
    (mv, next, tail)
}

fn reading(spec: &str) -> Box<dyn Reading> {
    let mut parts = spec.split('+');
    let id = parts.next().unwrap_or_default();
    let options: Vec<&str> = parts.collect();
    let on = |name: &str| options.contains(&name);
    match id {
        "kendall" => Box::new(kendall::Kendall {
            five: on("five"),
            start: on("start"),
            trap: on("trap"),
            home: on("home"),
            single: on("single"),
        }),
        "cemea" => Box::new(cemea::Cemea { high: on("high"), die: on("die"), playon: on("playon") }),
        "figurine" => Box::new(figurine::Figurine { strict: on("strict"), blocked: on("blocked") }),
        "faraones" => Box::new(faraones::Faraones { seven: on("seven"), bonus: on("bonus") }),
        "reed" => Box::new(reed::Reed { beauty: on("beauty"), water: on("water"), exits: on("exits") }),
        "jequier" => Box::new(jequier::Jequier),
        "bell" => Box::new(bell::Bell),
        "piccione" => Box::new(piccione::Piccione),
        "common" => Box::new(common::Common { seven: on("seven") }),
        "skyriuk" => Box::new(skyriuk::Skyriuk { seven: on("seven") }),
        _ => panic!("no ruleset {id}"),
    }
}
