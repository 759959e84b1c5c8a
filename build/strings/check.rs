//! Holding each language to English.

use std::collections::BTreeMap;

use super::Fault;
use super::language::Language;
use super::pattern::{Use, arguments};
use super::source::{Book, Message};

/// Compares every language with English; gives the faults.
pub fn compare(books: &[Book]) -> Vec<Fault> {
    let Some(english) = books.iter().find(|book| book.language == Language::English) else {
        return vec![Fault { file: "en".into(), id: None, reason: "English is missing".into() }];
    };
    let mut faults = Vec::new();
    for message in &english.messages {
        for (name, usage) in arguments(&message.pattern) {
            if usage.counted && !usage.named.is_empty() {
                let reason = format!("${name} is selected on both as a number and as a name");
                faults.push(Fault::new(&message.file, &message.id, reason));
            }
        }
    }
    let measure = by_id(english);
    for book in books.iter().filter(|book| book.language != Language::English) {
        let own = by_id(book);
        for (id, message) in &measure {
            if !own.contains_key(id) {
                let file = format!("{}/{}", book.language.code(), message.file_name());
                faults.push(Fault::new(&file, id, "missing"));
            }
        }
        for (id, message) in own {
            match measure.get(id) {
                Some(measure) => faults.extend(compare_message(measure, message)),
                None => faults.push(Fault::new(&message.file, id, "English has no such message")),
            }
        }
    }
    faults
}

fn by_id(book: &Book) -> BTreeMap<&str, &Message> {
    book.messages.iter().map(|message| (message.id.as_str(), message)).collect()
}

fn compare_message(english: &Message, other: &Message) -> Vec<Fault> {
    let mut reasons = Vec::new();
    if english.file_name() != other.file_name() {
        reasons.push(format!("stands in {} in English", english.file_name()));
    }
    let (measure, own) = (arguments(&english.pattern), arguments(&other.pattern));
    for name in measure.keys().filter(|name| !own.contains_key(*name)) {
        reasons.push(format!("${name} is missing"));
    }
    for (name, usage) in &own {
        match measure.get(name) {
            None => reasons.push(format!("English has no ${name}")),
            Some(measure) => reasons.extend(compare_use(name, measure, usage)),
        }
    }
    reasons.into_iter().map(|reason| Fault::new(&other.file, &other.id, reason)).collect()
}

fn compare_use(name: &str, english: &Use, other: &Use) -> Option<String> {
    if other.counted && !english.named.is_empty() || english.counted && !other.named.is_empty() {
        return Some(format!("${name} is a number in one language and a name in the other"));
    }
    // A name that English does not know is a slip, and would never be chosen; where English does not select
    // at all, the program says what names there are.
    let unknown = other.named.iter().find(|key| !english.named.is_empty() && !english.named.contains(key));
    unknown.map(|key| format!("English has no variant [{key}] of ${name}"))
}
