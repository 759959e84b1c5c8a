//! The notations of `interfaces.md`, read and written.

use super::state::Tokens;
use super::state::{BOTH, Direction, Each, IN, Move, OFF, Outcome, Phase, Position, Side, Tail};

/// A position that is known to be well written.
pub fn position(text: &str) -> Position {
    match parse(text) {
        (Some(position), reasons) if reasons.is_empty() => position,
        (_, reasons) => panic!("{text}: {reasons:?}"),
    }
}

/// Reads what can be read; with every reason against the form.
pub fn parse(text: &str) -> (Option<Position>, Vec<String>) {
    let mut reasons = Vec::new();
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let [squares, side, phase, waiting, off, taken, flags] = fields[..] else {
        return (None, vec!["a position has seven fields".to_string()]);
    };
    let track = parse_squares(squares, &mut reasons);
    let side = parse_side(side);
    if side.is_none() {
        reasons.push("the side is w or b".to_string());
    }
    let phase = parse_phase(phase, &mut reasons);
    let waiting = parse_counts(waiting, &mut reasons);
    let off = parse_counts(off, &mut reasons);
    let taken = parse_counts(taken, &mut reasons);
    let tokens = parse_flags(flags, &mut reasons);
    let position = (|| {
        Some(Position {
            track: track?,
            side: side?,
            phase: phase?,
            waiting: waiting?,
            off: off?,
            taken: taken?,
            tokens,
        })
    })();
    // "A form not as written (unsorted pool or flags, leading zeros, other
    // spacing) is refused too": what is read must be written the same way.
    if reasons.is_empty() && position.as_ref().is_some_and(|pos| print(pos) != text) {
        reasons.push("not the written form".to_string());
    }
    (position, reasons)
}

fn parse_squares(text: &str, reasons: &mut Vec<String>) -> Option<[Option<Side>; 32]> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 3 || rows.iter().any(|row| row.chars().count() != 10) {
        reasons.push("three rows of ten squares".to_string());
        return None;
    }
    let mut track = [None; 32];
    for (n, c) in rows.concat().chars().enumerate() {
        track[n + 1] = match c {
            'w' => Some(Side::White),
            'b' => Some(Side::Black),
            '.' => None,
            _ => {
                reasons.push(format!("no piece {c}"));
                return None;
            }
        };
    }
    Some(track)
}

fn parse_side(text: &str) -> Option<Side> {
    match text {
        "w" => Some(Side::White),
        "b" => Some(Side::Black),
        _ => None,
    }
}

fn parse_phase(text: &str, reasons: &mut Vec<String>) -> Option<Phase> {
    let (name, rest) = match text.split_once(':') {
        Some((name, rest)) => (name, Some(rest)),
        None => (text, None),
    };
    let phase = match (name, rest) {
        ("open", None) => Some(Phase::Open(None)),
        ("open", Some(value)) => value.parse().ok().map(|value| Phase::Open(Some(value))),
        ("throw", None) => Some(Phase::Throw(Vec::new())),
        ("throw", Some(pool)) => parse_pool(pool).map(Phase::Throw),
        ("move", Some(pool)) => parse_pool(pool).map(Phase::Move),
        ("over", Some("draw")) => Some(Phase::Over(Outcome::Draw)),
        ("over", Some(winner)) => parse_side(winner).map(|side| Phase::Over(Outcome::Won(side))),
        _ => None,
    };
    if phase.is_none() {
        reasons.push(format!("no phase {text}"));
    }
    phase
}

fn parse_pool(text: &str) -> Option<Vec<u8>> {
    text.split(',').map(|value| value.parse().ok()).collect()
}

fn parse_counts(text: &str, reasons: &mut Vec<String>) -> Option<Each<u8>> {
    let counts = text
        .split_once('-')
        .and_then(|(white, black)| Some(Each::new(white.parse().ok()?, black.parse().ok()?)));
    if counts.is_none() {
        reasons.push(format!("counts are white-black, not {text}"));
    }
    counts
}

fn parse_flags(text: &str, reasons: &mut Vec<String>) -> Tokens {
    let mut tokens = Tokens::default();
    if text == "-" {
        return tokens;
    }
    for token in text.split(',') {
        let (name, value) = token.split_once(':').unwrap_or((token, ""));
        match (name, value, parse_side(value)) {
            ("dir", "+", _) => tokens.dir = Some(Direction::Forward),
            ("dir", "-", _) => tokens.dir = Some(Direction::Backward),
            ("owed", "1", _) => tokens.owed = true,
            ("must", "26", _) => tokens.must.push(26),
            ("must", "27", _) => tokens.must.push(27),
            ("reborn", _, Some(side)) => tokens.reborn.set(side, true),
            ("skip", _, Some(side)) => tokens.skip.set(side, true),
            ("unopened", _, Some(side)) => tokens.unopened.set(side, true),
            ("unstarted", _, Some(side)) => tokens.unstarted.set(side, true),
            ("entered", _, _) if token == "entered" => tokens.entered = true,
            ("fixed", list, _) => {
                match list.split('.').map(|sq| sq.parse().ok()).collect::<Option<Vec<u8>>>() {
                    Some(squares) => tokens.fixed.extend(squares),
                    None => reasons.push(format!("unknown token {token}")),
                }
            }
            _ => reasons.push(format!("unknown token {token}")),
        }
    }
    tokens
}

pub fn print(pos: &Position) -> String {
    let row = |low: u8| -> String { (low..low + 10).map(|sq| pos.at(sq).map_or('.', letter)).collect() };
    let phase = match &pos.phase {
        Phase::Open(None) => "open".to_string(),
        Phase::Open(Some(value)) => format!("open:{value}"),
        Phase::Throw(pool) if pool.is_empty() => "throw".to_string(),
        Phase::Throw(pool) => format!("throw:{}", listed(pool, ",")),
        Phase::Move(pool) => format!("move:{}", listed(pool, ",")),
        Phase::Over(Outcome::Won(side)) => format!("over:{}", letter(*side)),
        Phase::Over(Outcome::Draw) => "over:draw".to_string(),
    };
    let counts = |each: &Each<u8>| format!("{}-{}", each.of(Side::White), each.of(Side::Black));
    let tokens = token_names(&pos.tokens);
    format!(
        "{}/{}/{} {} {} {} {} {} {}",
        row(1),
        row(11),
        row(21),
        letter(pos.side),
        phase,
        counts(&pos.waiting),
        counts(&pos.off),
        counts(&pos.taken),
        if tokens.is_empty() { "-".to_string() } else { tokens.join(",") }
    )
}

/// The tokens as written, sorted by bytes.
pub fn token_names(tokens: &Tokens) -> Vec<String> {
    let mut names = Vec::new();
    match tokens.dir {
        Some(Direction::Forward) => names.push("dir:+".to_string()),
        Some(Direction::Backward) => names.push("dir:-".to_string()),
        None => {}
    }
    if tokens.entered {
        names.push("entered".to_string());
    }
    if !tokens.fixed.is_empty() {
        names.push(format!("fixed:{}", listed(&tokens.fixed, ".")));
    }
    for square in &tokens.must {
        names.push(format!("must:{square}"));
    }
    if tokens.owed {
        names.push("owed:1".to_string());
    }
    let by_side = [
        ("reborn", tokens.reborn),
        ("skip", tokens.skip),
        ("unopened", tokens.unopened),
        ("unstarted", tokens.unstarted),
    ];
    for (name, each) in by_side {
        for side in BOTH {
            if each.of(side) {
                names.push(format!("{name}:{}", letter(side)));
            }
        }
    }
    names.sort();
    names.dedup();
    names
}

pub fn letter(side: Side) -> char {
    match side {
        Side::White => 'w',
        Side::Black => 'b',
    }
}

/// Sorted; a repeated throw stays, a repeated square never is.
fn listed(values: &[u8], between: &str) -> String {
    let mut sorted = values.to_vec();
    sorted.sort();
    if between == "." {
        sorted.dedup();
    }
    let words: Vec<String> = sorted.iter().map(u8::to_string).collect();
    words.join(between)
}

pub fn print_move(mv: Move) -> String {
    print_told(mv, Tail::default())
}

pub fn print_told(mv: Move, tail: Tail) -> String {
    match mv {
        Move::Pass => "pass".to_string(),
        Move::Back => "back".to_string(),
        Move::GiveAway(throw) => format!("{throw}:pass"),
        Move::Step { throw, from, to } => {
            let hyphen = if tail.hit { 'x' } else { '-' };
            let sent = tail.sent.map_or(String::new(), |sq| format!(">{}", place(sq)));
            format!("{throw}:{}{hyphen}{}{sent}", place(from), place(to))
        }
    }
}

fn place(sq: u8) -> String {
    match sq {
        IN => "in".to_string(),
        OFF => "off".to_string(),
        _ => sq.to_string(),
    }
}

/// "An optional tail … is ignored on reading."
pub fn without_tail(mv: &str) -> String {
    let (plain, _) = mv.split_once('>').unwrap_or((mv, ""));
    plain.replace('x', "-")
}
