//! From Fluent files to Rust names and compact language files.
//!
//! A folder of `assets/lang` is a language; `en` is the measure of the others. Every fault that is found is
//! reported, each with its file, the message's id and the reason.

mod check;
mod emit;
mod first;
mod pattern;
mod source;

use std::fmt;
use std::fs;
use std::path::Path;

pub use source::Source;

// Shared with the program. The build script and the tests, which take this module in, both bring them.
use super::{format, language, plural};
use format::Section;
use language::Language;

/// Something wrong with the texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// `<code>/<file>.ftl`, or a folder.
    pub file: String,
    /// The message or term, where it is about one.
    pub id: Option<String>,
    /// What is wrong.
    pub reason: String,
}

impl Fault {
    fn new(file: &str, id: &str, reason: impl Into<String>) -> Fault {
        Fault { file: file.into(), id: Some(id.into()), reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.id {
            Some(id) => write!(f, "assets/lang/{}: {id}: {}", self.file, self.reason),
            None => write!(f, "assets/lang/{}: {}", self.file, self.reason),
        }
    }
}

/// What comes out: the Rust source of the names, and the sections of each language.
pub struct Output {
    /// Defines `Msg`, the editions and the embedded files.
    pub rust: String,
    /// What the page says before the program runs: language, id and text.
    pub first: Vec<(Language, &'static str, String)>,
    /// Language, section and bytes; English first.
    pub files: Vec<(Language, Section, Vec<u8>)>,
}

/// Checks and compiles languages, English among them.
///
/// # Errors
/// Every fault found.
pub fn compile(languages: &[(Language, Vec<Source>)]) -> Result<Output, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut books = Vec::new();
    for (language, sources) in languages {
        books.push(source::read(*language, sources, &mut faults));
    }
    // Comparing languages that did not parse would only repeat what is known.
    if faults.is_empty() {
        faults = check::compare(&books);
    }
    if faults.is_empty() { emit::emit(&books).map_err(|fault| vec![fault]) } else { Err(faults) }
}

/// Reads the folder of languages, compiles it and writes `messages.rs` and `<code>.<section>.lang`; into `page`
/// what the page is to have of it (see `first`). Gives the faults, none if all went well.
pub fn build(lang: &Path, out: &Path, page: Option<&Path>) -> Vec<Fault> {
    let written = load(lang).and_then(|languages| compile(&languages)).and_then(|output| {
        let write = |name: String, bytes: &[u8]| {
            let path = out.join(&name);
            fs::write(path, bytes).map_err(|error| vec![in_folder(&name, &error.to_string())])
        };
        for (language, section, bytes) in &output.files {
            write(file_name(*language, *section), bytes)?;
        }
        write("messages.rs".into(), output.rust.as_bytes())?;
        if let Some(page) = page {
            first::write(page, &output).map_err(|error| vec![in_folder("", &error.to_string())])?;
        }
        Ok(())
    });
    written.err().unwrap_or_default()
}

/// Whether the page loads a part of a language; what it needs to start is compiled in, in English.
fn is_loaded(language: Language, section: Section) -> bool {
    (language, section) != (Language::English, Section::Interface)
}

/// Where the page has it: under a name that changes with what is in it.
fn loaded_name(language: Language, section: Section, bytes: &[u8]) -> String {
    let hash =
        bytes.iter().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    let part = match section {
        Section::Interface => String::new(),
        Section::Rules => format!("{}-", section.name()),
    };
    format!("lang/{part}{}-{hash:08x}.bin", language.code())
}

fn file_name(language: Language, section: Section) -> String {
    format!("{}.{}.lang", language.code(), section.name())
}

fn load(lang: &Path) -> Result<Vec<(Language, Vec<Source>)>, Vec<Fault>> {
    let mut languages = Vec::new();
    let failed = |file: &str| {
        let file = file.to_owned();
        move |error: std::io::Error| vec![in_folder(&file, &error.to_string())]
    };
    for folder in entries(lang).map_err(failed(""))? {
        if !lang.join(&folder).is_dir() {
            continue;
        }
        let language = Language::from_code(&folder)
            .ok_or_else(|| vec![in_folder(&folder, "no language has this code")])?;
        let mut sources = Vec::new();
        for name in entries(&lang.join(&folder)).map_err(failed(&folder))? {
            if name.ends_with(".ftl") {
                let file = format!("{folder}/{name}");
                let text = fs::read_to_string(lang.join(&file)).map_err(failed(&file))?;
                sources.push(Source { file, text });
            }
        }
        languages.push((language, sources));
    }
    languages.sort_by_key(|(language, _)| Language::ALL.iter().position(|listed| listed == language));
    Ok(languages)
}

/// The names in a folder, sorted, so that the order of the messages is the same on every machine.
fn entries(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

fn in_folder(file: &str, reason: &str) -> Fault {
    Fault { file: file.into(), id: None, reason: reason.into() }
}
