//! The texts' own tests; the build step is taken in again, to compile small languages for them.

mod catalog;
mod checks;
mod plurals;
mod rules;
mod used;

#[path = "../../../../build/strings/mod.rs"]
#[allow(dead_code)]
mod build;

use super::{format, language, plural};
use build::Source;
use language::Language;

/// Files by language's code, name and text.
type Files<'a> = &'a [(&'a str, &'a str, &'a str)];

/// Compiles a few files.
fn compile(files: Files) -> Result<build::Output, Vec<build::Fault>> {
    let mut languages: Vec<(Language, Vec<Source>)> = Vec::new();
    for (code, name, text) in files {
        let language = Language::from_code(code).expect("a known language");
        let source = Source { file: format!("{code}/{name}"), text: (*text).to_owned() };
        match languages.iter_mut().find(|(listed, _)| *listed == language) {
            Some((_, sources)) => sources.push(source),
            None => languages.push((language, vec![source])),
        }
    }
    build::compile(&languages)
}
