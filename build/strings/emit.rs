//! Writing the names as Rust and the texts in their compact form.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::format::{ARGUMENT, BY_CATEGORY, BY_NAME, BY_NUMBER, Edition, MAGIC, SELECT, Section, VERSION};
use super::language::Language;
use super::pattern::{Key, Pattern, Piece, arguments};
use super::plural::Category;
use super::source::{Book, Message};
use super::{Fault, Output, file_name, is_loaded, loaded_name};

/// Writes checked languages, English among them.
///
/// # Errors
/// A text too long for the form, or two ids with one Rust name.
pub fn emit(books: &[Book]) -> Result<Output, Fault> {
    let english: Vec<&Message> = books
        .iter()
        .filter(|book| book.language == Language::English)
        .flat_map(|book| &book.messages)
        .collect();
    let sections = Section::ALL.map(|section| {
        english.iter().copied().filter(|message| message.section() == section).collect::<Vec<_>>()
    });
    let editions = sections.each_ref().map(|messages| edition(messages));
    let mut files = Vec::new();
    for book in books {
        let own: BTreeMap<&str, &Message> =
            book.messages.iter().map(|message| (message.id.as_str(), message)).collect();
        for (section, measure) in Section::ALL.into_iter().zip(&sections) {
            let messages: Vec<&Message> =
                measure.iter().filter_map(|message| own.get(message.id.as_str()).copied()).collect();
            let edition = &editions[usize::from(section.code())];
            files.push((book.language, section, write_section(book.language, section, edition, &messages)?));
        }
    }
    let first = super::first::texts(books);
    Ok(Output { first, rust: write_rust(&sections, &editions, books, &files)?, files })
}

fn edition(messages: &[&Message]) -> Edition {
    let mut hash: u32 = 0x811c_9dc5;
    for message in messages {
        let arguments = arguments(&message.pattern).into_keys();
        for name in std::iter::once(message.id.clone()).chain(arguments) {
            for byte in name.bytes().chain([0]) {
                hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
        }
    }
    Edition { fingerprint: hash, messages: messages.len() }
}

fn write_section(
    language: Language,
    section: Section,
    edition: &Edition,
    messages: &[&Message],
) -> Result<Vec<u8>, Fault> {
    let used: BTreeSet<String> =
        messages.iter().flat_map(|message| arguments(&message.pattern).into_keys()).collect();
    let names: Vec<String> = used.into_iter().collect();
    let too_much = |what: &str| Fault {
        file: language.code().into(),
        id: None,
        reason: format!("too many {what} for a language file"),
    };
    let mut rest = vec![u8::try_from(names.len()).map_err(|_| too_much("argument names"))?];
    for name in &names {
        rest.push(u8::try_from(name.len()).map_err(|_| too_much("letters in an argument's name"))?);
        rest.extend(name.as_bytes());
    }
    rest.extend(u16::try_from(messages.len()).map_err(|_| too_much("messages"))?.to_le_bytes());
    let mut texts = Vec::new();
    for message in messages {
        let text = write_pattern(&message.pattern, &names)
            .ok_or_else(|| Fault::new(&message.file, &message.id, "too long for a language file"))?;
        varint(text.len(), &mut rest).ok_or_else(|| too_much("letters in a message"))?;
        texts.extend(text);
    }
    rest.extend(texts);
    let mut out = MAGIC.to_vec();
    out.extend([VERSION, section.code()]);
    out.extend(language.code().as_bytes());
    out.extend(edition.fingerprint.to_le_bytes());
    out.extend(u32::try_from(rest.len()).map_err(|_| too_much("texts"))?.to_le_bytes());
    out.extend(rest);
    Ok(out)
}

/// None where something does not fit into its length.
fn write_pattern(pattern: &Pattern, names: &[String]) -> Option<Vec<u8>> {
    let index = |name: &String| u8::try_from(names.binary_search(name).ok()?).ok();
    let mut out = Vec::new();
    for piece in pattern {
        match piece {
            Piece::Text(text) => out.extend(text.as_bytes()),
            Piece::Argument(name) => out.extend([ARGUMENT, index(name)?]),
            Piece::Select { argument, variants, default } => {
                let (count, default) = (u8::try_from(variants.len()).ok()?, u8::try_from(*default).ok()?);
                out.extend([SELECT, index(argument)?, count, default]);
                for (key, variant) in variants {
                    write_key(key, &mut out)?;
                    let text = write_pattern(variant, names)?;
                    varint(text.len(), &mut out)?;
                    out.extend(text);
                }
            }
        }
    }
    Some(out)
}

fn write_key(key: &Key, out: &mut Vec<u8>) -> Option<()> {
    match key {
        Key::Category(category) => {
            let code = Category::ALL.iter().position(|listed| listed == category)?;
            out.extend([BY_CATEGORY, u8::try_from(code).ok()?]);
        }
        Key::Number(n) => {
            out.push(BY_NUMBER);
            varint(usize::try_from((n << 1) ^ (n >> 63)).ok()?, out)?;
        }
        Key::Name(name) => {
            out.extend([BY_NAME, u8::try_from(name.len()).ok()?]);
            out.extend(name.as_bytes());
        }
    }
    Some(())
}

/// At most four bytes, as the reader takes them.
fn varint(mut value: usize, out: &mut Vec<u8>) -> Option<()> {
    if value >= 1 << 28 {
        return None;
    }
    while value >= 0x80 {
        out.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
    Some(())
}

fn write_rust(
    sections: &[Vec<&Message>; 2],
    editions: &[Edition; 2],
    books: &[Book],
    compiled: &[(Language, Section, Vec<u8>)],
) -> Result<String, Fault> {
    let messages: Vec<&Message> = sections.iter().flatten().copied().collect();
    let mut names = BTreeSet::new();
    let (mut variants, mut all, mut ids, mut wanted) =
        (String::new(), String::new(), String::new(), String::new());
    for message in &messages {
        let name = camel_case(&message.id);
        if !names.insert(name.clone()) {
            return Err(Fault::new(&message.file, &message.id, format!("a second {name}")));
        }
        let text = show(&message.pattern).replace('\n', " ");
        let doc = format!("`{}` in `{}`:\n```text\n{text}\n```", message.id, message.file_name());
        let arguments: Vec<String> = arguments(&message.pattern).into_keys().collect();
        // Writing to a `String` cannot fail.
        let _ = writeln!(variants, "    #[doc = {doc:?}]\n    {name},");
        let _ = writeln!(all, "        Msg::{name},");
        let _ = writeln!(ids, "            Msg::{name} => {:?},", message.id);
        let _ = writeln!(wanted, "            Msg::{name} => &{arguments:?},");
    }
    let (interface, count) = (sections[0].len(), messages.len());
    let mut files = String::new();
    for book in books {
        for section in Section::ALL {
            let name = file_name(book.language, section);
            let _ = writeln!(
                files,
                "    (Language::{:?}, Section::{section:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))),",
                book.language
            );
        }
    }
    let mut loaded = String::new();
    for (language, section, bytes) in compiled.iter().filter(|(of, part, _)| is_loaded(*of, *part)) {
        let name = loaded_name(*language, *section, bytes);
        let _ = writeln!(loaded, "        (Language::{language:?}, Section::{section:?}) => Some({name:?}),");
    }
    Ok(format!(
        r#"/// A message: something the page says. Its English text stands beside each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u16)]
pub enum Msg {{
{variants}}}

impl Msg {{
    /// Every message, the interface's first.
    pub const ALL: [Msg; {count}] = [
{all}    ];

    /// The id in the Fluent files.
    pub const fn id(self) -> &'static str {{
        match self {{
{ids}        }}
    }}

    /// The names of its arguments, sorted.
    pub const fn arguments(self) -> &'static [&'static str] {{
        match self {{
{wanted}        }}
    }}

    /// The part of a language that it stands in.
    pub const fn section(self) -> Section {{
        if (self as usize) < {interface} {{ Section::Interface }} else {{ Section::Rules }}
    }}

    /// Its place in that part.
    const fn index(self) -> usize {{
        match self.section() {{
            Section::Interface => self as usize,
            Section::Rules => self as usize - {interface},
        }}
    }}
}}

/// What this program's language files must be made for.
const EDITIONS: [format::Edition; 2] = [
    format::Edition {{ fingerprint: {}, messages: {} }},
    format::Edition {{ fingerprint: {}, messages: {} }},
];

/// The file that a part of a language is loaded from, beside the page; none for one that is compiled in, or that
/// there is not.
pub const fn language_file(language: Language, section: Section) -> Option<&'static str> {{
    match (language, section) {{
{loaded}        _ => None,
    }}
}}

static ENGLISH_INTERFACE: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/en.interface.lang"));

/// Every language file, for native tools and tests.
#[cfg(not(target_arch = "wasm32"))]
pub const LANGUAGE_FILES: &[(Language, Section, &[u8])] = &[
{files}];
"#,
        editions[0].fingerprint, editions[0].messages, editions[1].fingerprint, editions[1].messages
    ))
}

fn camel_case(id: &str) -> String {
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split('-').filter(|word| !word.is_empty()).map(capital).collect()
}

/// A text as documentation shows it.
fn show(pattern: &Pattern) -> String {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => text.clone(),
        Piece::Argument(name) => format!("{{ ${name} }}"),
        Piece::Select { argument, variants, default } => {
            let variants = variants.iter().enumerate().map(|(place, (key, variant))| {
                let star = if place == *default { "*" } else { "" };
                let key = match key {
                    Key::Category(category) => category.name().to_owned(),
                    Key::Number(n) => n.to_string(),
                    Key::Name(name) => name.clone(),
                };
                format!(" {star}[{key}] {}", show(variant))
            });
            format!("{{ ${argument} ->{} }}", variants.collect::<String>())
        }
    };
    pattern.iter().map(piece).collect()
}
