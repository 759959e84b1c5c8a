//! The rules panel's table: which texts tell which clause of a ruleset, under which options.
//!
//! The clauses bear the marks of the rulesets' reference (`K4`, `G12`), besides `about` (where a ruleset
//! comes from) and `setup`. What a source says and how we read it stand apart; see [`PartKind`].

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

use super::{Msg, Value};

/// A clause as the panel shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Its mark.
    pub id: &'static str,
    /// Its heading.
    pub heading: Msg,
    /// What it says, in order; never empty.
    pub body: Vec<Part>,
}

/// A paragraph of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Whose words these stand for.
    pub kind: PartKind,
    /// What it says; its section must be loaded.
    pub text: Msg,
    /// The message's arguments.
    pub args: &'static [(&'static str, Value<'static>)],
    /// The option that it is due to, if it is due to one.
    pub option: Option<&'static str>,
}

/// Whether a paragraph tells the source or our reading of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// What the source, or the common ground of all rulesets, says.
    Text,
    /// What we chose where the source is silent or says two things; shown under [`Msg::RulesReading`].
    Reading,
}

/// The clauses of a ruleset under some of its options; options that it does not have are passed over. An
/// unknown ruleset has none.
pub fn rule_text(ruleset: &str, options: &[&str]) -> Vec<Clause> {
    let clauses = entries(ruleset).iter().map(|entry| {
        let rows = entry.rows.iter().filter(|row| row.when.holds(options));
        Clause { id: entry.id, heading: entry.heading, body: rows.map(Row::part).collect() }
    });
    clauses.filter(|clause| !clause.body.is_empty()).collect()
}

fn entries(ruleset: &str) -> &'static [Entry] {
    match ruleset {
        "kendall" => kendall::CLAUSES,
        "cemea" => cemea::CLAUSES,
        "figurine" => figurine::CLAUSES,
        "faraones" => faraones::CLAUSES,
        "reed" => reed::CLAUSES,
        "jequier" => jequier::CLAUSES,
        "bell" => bell::CLAUSES,
        "piccione" => piccione::CLAUSES,
        "common" => common::CLAUSES,
        "skyriuk" => skyriuk::CLAUSES,
        _ => &[],
    }
}

/// A clause with every paragraph that it can have.
#[derive(Clone, Copy)]
struct Entry {
    id: &'static str,
    heading: Msg,
    rows: &'static [Row],
}

/// A paragraph and when it is shown.
#[derive(Clone, Copy)]
struct Row {
    kind: PartKind,
    text: Msg,
    args: &'static [(&'static str, Value<'static>)],
    when: When,
}

/// Under which options a paragraph is shown.
#[derive(Clone, Copy)]
enum When {
    Always,
    With(&'static str),
    Without(&'static str),
    WithAny(&'static [&'static str]),
}

impl When {
    fn holds(self, options: &[&str]) -> bool {
        match self {
            When::Always => true,
            When::With(option) => options.contains(&option),
            When::Without(option) => !options.contains(&option),
            When::WithAny(listed) => listed.iter().any(|option| options.contains(option)),
        }
    }
}

impl Row {
    fn part(&self) -> Part {
        let option = match self.when {
            When::With(option) => Some(option),
            _ => None,
        };
        Part { kind: self.kind, text: self.text, args: self.args, option }
    }

    const fn args(self, args: &'static [(&'static str, Value<'static>)]) -> Row {
        Row { args, ..self }
    }

    const fn with(self, option: &'static str) -> Row {
        Row { when: When::With(option), ..self }
    }

    const fn without(self, option: &'static str) -> Row {
        Row { when: When::Without(option), ..self }
    }

    const fn with_any(self, options: &'static [&'static str]) -> Row {
        Row { when: When::WithAny(options), ..self }
    }
}

const fn text(text: Msg) -> Row {
    Row { kind: PartKind::Text, text, args: &[], when: When::Always }
}

const fn reading(text: Msg) -> Row {
    Row { kind: PartKind::Reading, text, args: &[], when: When::Always }
}

const fn clause(id: &'static str, heading: Msg, rows: &'static [Row]) -> Entry {
    Entry { id, heading, rows }
}
