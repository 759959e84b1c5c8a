//! What the page has of the languages beside the program: their files, and the words that are said before the
//! program runs, or where it can't.
//!
//! A hook of trunk (`tools/languages.sh`) puts them into the page: `*.bin` as they are, `first.js` and
//! `first.html` in place of marks in `index.html`.

use std::fs;
use std::io;
use std::path::Path;

use super::format::Section;
use super::language::{Direction, Language};
use super::pattern::Piece;
use super::source::Book;
use super::{Output, is_loaded, loaded_name};

/// The messages that are said without the program.
const FIRST: [&str; 6] =
    ["page-loading", "page-stopped", "page-needs-script", "start-intro", "page-blocked", "page-closed"];

/// The texts of those messages; they have no arguments.
pub fn texts(books: &[Book]) -> Vec<(Language, &'static str, String)> {
    let mut texts = Vec::new();
    for book in books {
        for id in FIRST {
            let message = book.messages.iter().find(|message| message.id == id);
            if let Some([Piece::Text(text)]) = message.map(|message| message.pattern.as_slice()) {
                texts.push((book.language, id, text.clone()));
            }
        }
    }
    texts
}

/// Writes them into a folder, in place of what an earlier build has left there.
pub fn write(page: &Path, output: &Output) -> io::Result<()> {
    if page.exists() {
        fs::remove_dir_all(page)?;
    }
    fs::create_dir_all(page)?;
    for (language, section, bytes) in output.files.iter().filter(|(of, part, _)| is_loaded(*of, *part)) {
        let name = loaded_name(*language, *section, bytes);
        fs::write(page.join(name.trim_start_matches("lang/")), bytes)?;
    }
    let (mut words, mut unscripted) = (Vec::new(), String::new());
    for (language, section, bytes) in output.files.iter().filter(|(_, part, _)| *part == Section::Interface) {
        let text = |wanted: &str| {
            let found = output.first.iter().find(|(of, id, _)| of == language && *id == wanted);
            found.map_or("", |(_, _, text)| text.as_str())
        };
        let (code, dir) = (
            language.code(),
            match language.direction() {
                Direction::LeftToRight => "ltr",
                Direction::RightToLeft => "rtl",
            },
        );
        let loaded = is_loaded(*language, *section);
        let file = if loaded { loaded_name(*language, *section, bytes) } else { String::new() };
        let fields: Vec<_> = [dir, &file].into_iter().chain(FIRST.map(text)).map(quoted).collect();
        let fields = fields.join(",");
        words.push(format!("{code}:[{fields}]"));
        unscripted +=
            &format!("<p class=\"failure\" lang=\"{code}\" dir=\"{dir}\">{}</p>", escaped(text(FIRST[2])));
    }
    fs::write(page.join("first.js"), format!("{{{}}}", words.join(",")))?;
    fs::write(page.join("first.html"), unscripted)
}

/// A text as JavaScript writes it, inside a page too.
fn quoted(text: &str) -> String {
    format!("{text:?}").replace('<', "\\x3c")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
