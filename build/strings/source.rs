//! Reading a language's Fluent files.

use std::collections::BTreeMap;

use fluent_syntax::{ast, parser};

use super::Fault;
use super::format::Section;
use super::language::Language;
use super::pattern::{Pattern, Resolver, Scope};

/// A Fluent file.
#[derive(Clone, Debug)]
pub struct Source {
    /// `<code>/<name>.ftl`
    pub file: String,
    pub text: String,
}

/// A message, resolved.
#[derive(Clone, Debug)]
pub struct Message {
    pub id: String,
    pub file: String,
    pub pattern: Pattern,
}

impl Message {
    /// The name of its file, without the language's folder.
    pub fn file_name(&self) -> &str {
        self.file.rsplit('/').next().unwrap_or_default()
    }

    /// The part of the language that it belongs to: rules stand in files named `rules….ftl`.
    pub fn section(&self) -> Section {
        if self.file_name().starts_with("rules") { Section::Rules } else { Section::Interface }
    }
}

/// A language, resolved; its messages in the order of files and lines.
#[derive(Clone, Debug)]
pub struct Book {
    pub language: Language,
    pub messages: Vec<Message>,
}

/// Reads a language. Faults are added to `faults`; what is sound comes back.
pub fn read(language: Language, sources: &[Source], faults: &mut Vec<Fault>) -> Book {
    let mut parsed = Vec::new();
    for source in sources {
        match parser::parse(source.text.clone()) {
            Ok(resource) => parsed.push((source.file.as_str(), resource)),
            Err((_, errors)) => faults.extend(errors.iter().map(|error| syntax_fault(source, error))),
        }
    }
    let mut scope = Scope { language, messages: BTreeMap::new(), terms: BTreeMap::new() };
    let mut unresolved = Vec::new();
    for (file, resource) in &parsed {
        for entry in &resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    if let Some(value) = read_message(file, message, &mut scope, faults) {
                        unresolved.push((*file, message.id.name.as_str(), value));
                    }
                }
                ast::Entry::Term(term) => {
                    let before = scope.terms.insert(&term.id.name, &term.value);
                    let id = format!("-{}", term.id.name);
                    faults.extend(before.map(|_| Fault::new(file, &id, "defined twice")));
                }
                _ => {}
            }
        }
    }
    let mut messages = Vec::new();
    for (file, id, value) in unresolved {
        let mut resolver = Resolver { scope: &scope, file, id, within: Vec::new(), bound: None };
        match resolver.resolve(value) {
            Ok(pattern) => messages.push(Message { id: id.into(), file: file.into(), pattern }),
            Err(fault) => faults.push(fault),
        }
    }
    Book { language, messages }
}

fn read_message<'a>(
    file: &str,
    message: &'a ast::Message<String>,
    scope: &mut Scope<'a>,
    faults: &mut Vec<Fault>,
) -> Option<&'a ast::Pattern<String>> {
    let id = message.id.name.as_str();
    let mut fault = |reason: &str| faults.push(Fault::new(file, id, reason));
    if !message.attributes.is_empty() {
        fault("attributes are not supported");
    }
    if !is_plain(id) {
        fault("an id is of lower-case letters, digits and hyphens");
    }
    let Some(value) = &message.value else {
        fault("no value");
        return None;
    };
    if scope.messages.insert(id, value).is_some() {
        fault("defined twice");
    }
    Some(value)
}

fn is_plain(id: &str) -> bool {
    id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

fn syntax_fault(source: &Source, error: &parser::ParserError) -> Fault {
    let before = source.text.get(..error.pos.start).unwrap_or(&source.text);
    let line = before.matches('\n').count() + 1;
    // The entry is the one whose id begins the nearest line above that is not indented.
    let begins = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-');
    let here = source.text.get(error.pos.start..).and_then(|rest| rest.lines().next());
    let id = before.lines().chain(here).rfind(begins).and_then(|line| line.split([' ', '=']).next());
    Fault { file: source.file.clone(), id: id.map(str::to_owned), reason: format!("line {line}: {error}") }
}
