//! The tag lines: `[Name "value"]`.

use super::event::End;
use super::read_error::TagPart;
use crate::rules::{Outcome, Side};

/// The tags that this program writes.
pub(super) const RULESET: &str = "Ruleset";
pub(super) const WHITE: &str = "White";
pub(super) const BLACK: &str = "Black";
pub(super) const DATE: &str = "Date";
pub(super) const POSITION: &str = "Position";
pub(super) const SEED: &str = "Seed";
pub(super) const THROWS: &str = "Throws";
pub(super) const CURSOR: &str = "Cursor";
pub(super) const RESULT: &str = "Result";
pub(super) const SCORE: &str = "Score";
pub(super) const KNOWN: [&str; 10] =
    [RULESET, WHITE, BLACK, DATE, POSITION, SEED, THROWS, CURSOR, RESULT, SCORE];

/// What `Throws` says.
pub(super) const GIVEN: &str = "given";
pub(super) const FRESH: &str = "fresh";
pub(super) const HAND: &str = "hand";

/// Words of the turns' lines.
pub(super) const RESIGNS: &str = "resigns";
pub(super) const DRAW: &str = "draw";

/// What `Result` says.
pub(super) fn result(end: Option<End>) -> &'static str {
    match end.map(|end| end.outcome) {
        None => "*",
        Some(Outcome::Draw) => "draw",
        Some(Outcome::Won(Side::White)) => "w",
        Some(Outcome::Won(Side::Black)) => "b",
    }
}

/// A tag line, without its end.
pub(super) fn line(name: &str, value: &str) -> String {
    let mut text = format!("[{name} \"");
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push_str("\"]");
    text
}

/// What is wrong with a tag line, and at which of its characters, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Malformed {
    pub at: usize,
    pub wanted: TagPart,
}

/// A tag, and at which characters of its line name and value begin, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tag {
    pub name: String,
    pub name_at: usize,
    pub value: String,
    pub value_at: usize,
}

/// Reads a tag line.
pub(super) fn parse(line: &str) -> Result<Tag, Malformed> {
    let mut chars = line.chars().enumerate().peekable();
    let end = line.chars().count();
    let blanks = |chars: &mut core::iter::Peekable<core::iter::Enumerate<core::str::Chars>>| {
        while chars.next_if(|(_, c)| c.is_whitespace()).is_some() {}
        chars.peek().map_or(end, |&(at, _)| at)
    };
    let at = blanks(&mut chars);
    let malformed = |at, wanted| Err(Malformed { at, wanted });
    if chars.next_if(|&(_, c)| c == '[').is_none() {
        return malformed(at, TagPart::Bracket);
    }
    let name_at = blanks(&mut chars);
    let mut name = String::new();
    while let Some((_, c)) = chars.next_if(|(_, c)| c.is_ascii_alphanumeric() || *c == '_') {
        name.push(c);
    }
    if name.is_empty() {
        return malformed(name_at, TagPart::Name);
    }
    let at = blanks(&mut chars);
    if chars.next_if(|&(_, c)| c == '"').is_none() {
        return malformed(at, TagPart::Value);
    }
    let value_at = at + 1;
    let mut value = String::new();
    loop {
        match chars.next() {
            Some((_, '"')) => break,
            Some((_, '\\')) => match chars.next() {
                Some((_, c @ ('"' | '\\'))) => value.push(c),
                Some((at, _)) => return malformed(at, TagPart::Escaped),
                None => return malformed(end, TagPart::Escaped),
            },
            Some((_, c)) => value.push(c),
            None => return malformed(end, TagPart::Quote),
        }
    }
    let at = blanks(&mut chars);
    if chars.next_if(|&(_, c)| c == ']').is_none() {
        return malformed(at, TagPart::ClosingBracket);
    }
    let at = blanks(&mut chars);
    if at < end {
        return malformed(at, TagPart::End);
    }
    Ok(Tag { name, name_at, value, value_at })
}
