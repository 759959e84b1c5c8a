//! No message is written in six languages for nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::app::strings::Msg;

/// The text of every file of this ending in a folder and those within, but for tests.
fn texts(folder: &Path, ending: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            texts(&path, ending, found);
        } else if name.ends_with(ending) && name != "tests.rs" {
            found.push(fs::read_to_string(&path).expect("a text"));
        }
    }
}

fn read(folder: &str, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    texts(Path::new(folder), ending, &mut found);
    assert!(!found.is_empty(), "{folder}");
    found
}

/// What stands behind a word in some texts, as far as it is a name.
fn behind(texts: &[String], word: &str, part: fn(char) -> bool) -> BTreeSet<String> {
    let name = |rest: &str| rest.chars().take_while(|c| part(*c)).collect::<String>();
    texts.iter().flat_map(|text| text.split(word).skip(1).map(name)).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let said = behind(&read("src", ".rs"), "Msg::", |c| c.is_ascii_alphanumeric());
    let before = behind(&read("build/strings", "first.rs"), "\"", |c| c != '"');
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let within = behind(&read("assets/lang/en", ".ftl"), "{ ", part);
    let unsaid = Msg::ALL.into_iter().filter(|message| {
        !said.contains(&format!("{message:?}"))
            && ![&before, &within].iter().any(|ids| ids.contains(message.id()))
    });
    assert_eq!(unsaid.map(Msg::id).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_term_is_used() {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '-';
    for folder in fs::read_dir("assets/lang").expect("the languages") {
        let folder = folder.expect("an entry").path();
        if !folder.is_dir() {
            continue;
        }
        let own = read(&folder.to_string_lossy(), ".ftl");
        let used = behind(&own, "{ -", part);
        let lines = own.iter().flat_map(|text| text.lines());
        for term in lines.filter_map(|line| line.strip_prefix('-')?.split_once(" =")) {
            assert!(used.contains(term.0), "{}: -{}", folder.display(), term.0);
        }
    }
}
