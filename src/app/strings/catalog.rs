//! The texts of one language, and how a message becomes a `String`.

use std::borrow::Cow;
use std::ops::Range;

use super::format::{Edition, HEADER, MAX_DEPTH, Section};
use super::language::{Direction, Language};
use super::plural::category;
use super::reader::{Item, Key, Reader};
use super::value::{Digits, Value};
use super::{EDITIONS, Msg};

/// The texts of one language: the interface, the rules, or both.
#[derive(Clone, Debug)]
pub struct Catalog {
    language: Language,
    digits: Digits,
    sections: [Option<Table>; 2],
}

/// Why a language file was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    /// It does not begin as a language file does.
    #[error("not a language file")]
    NotACatalog,
    /// It is written in another version of the form.
    #[error("a language file of version {0}")]
    Version(u8),
    /// It was built for other messages than this program has.
    #[error("a language file of another edition of the game")]
    OtherEdition,
    /// The language is none that the program knows.
    #[error("an unknown language")]
    Language,
    /// It holds another language than the catalogue that it was to extend.
    #[error("sections of two languages")]
    MixedLanguages,
    /// It breaks off, or is damaged, at this byte of a section.
    #[error("damaged at byte {0}")]
    Damaged(usize),
}

impl Catalog {
    /// English, as compiled in: the interface. The rules are loaded when they are asked for.
    pub fn english() -> Catalog {
        let mut catalog =
            Catalog { language: Language::English, digits: Digits::Latin, sections: [None, None] };
        // The build step wrote these bytes and a test reads them, so there is nothing to report.
        let _ = catalog.read(Cow::Borrowed(super::ENGLISH_INTERFACE), &EDITIONS);
        catalog
    }

    /// Reads a language file: one section, or several after one another.
    ///
    /// # Errors
    /// [`CatalogError`] for whatever this program's build step cannot have written.
    pub fn parse(bytes: &[u8]) -> Result<Catalog, CatalogError> {
        Catalog::parse_edition(bytes, &EDITIONS)
    }

    /// [`Catalog::parse`], for the messages of any edition.
    pub(super) fn parse_edition(bytes: &[u8], editions: &[Edition; 2]) -> Result<Catalog, CatalogError> {
        let language = Reader::new(bytes).header()?.language;
        let mut catalog = Catalog { language, digits: Digits::of(language), sections: [None, None] };
        catalog.read(Cow::Owned(bytes.to_vec()), editions)?;
        Ok(catalog)
    }

    /// Adds the sections of another file of the same language; one that is there already is replaced.
    ///
    /// # Errors
    /// As [`Catalog::parse`], and for another language; the catalogue then stays as it was.
    pub fn extend(&mut self, bytes: &[u8]) -> Result<(), CatalogError> {
        self.read(Cow::Owned(bytes.to_vec()), &EDITIONS)
    }

    /// A language with all its parts, for native tools and tests.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn whole(language: Language) -> Catalog {
        let mut catalog = Catalog { language, digits: Digits::of(language), sections: [None, None] };
        for (_, _, bytes) in super::LANGUAGE_FILES.iter().filter(|(of, ..)| *of == language) {
            let _ = catalog.read(Cow::Borrowed(bytes), &EDITIONS);
        }
        catalog
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether the texts of a section are there.
    pub fn has(&self, section: Section) -> bool {
        self.sections[usize::from(section.code())].is_some()
    }

    /// The digits of its numbers; what stands between U+2066 and U+2069 is notation, and has 0 to 9 in every
    /// language.
    pub fn digits(&self) -> Digits {
        self.digits
    }

    /// The text of a message. An argument that is not given shows as `{$name}`, a message whose section is
    /// not loaded as `{#number}`; arguments that the message does not name are ignored.
    pub fn text(&self, message: Msg, args: &[(&str, Value)]) -> String {
        self.text_at(message.section(), message.index(), args)
    }

    /// A number in the catalogue's digits.
    pub fn number(&self, n: i64) -> String {
        let mut out = String::new();
        self.digits.write(n, &mut out);
        out
    }

    /// [`Catalog::text`], by section and place in it.
    pub(super) fn text_at(&self, section: Section, index: usize, args: &[(&str, Value)]) -> String {
        let mut out = String::new();
        let table = self.sections[usize::from(section.code())].as_ref();
        match table.and_then(|table| Some((table, table.messages.get(index)?))) {
            Some((table, message)) => {
                let pattern = Pattern { catalog: self, table, args };
                // A parsed table is sound; were it not, the text would break off here.
                let _ = pattern.write(message.clone(), MAX_DEPTH, &mut out);
            }
            None => out = format!("{{#{index}}}"),
        }
        out
    }

    /// Reads every section of `bytes` and takes them over together, or none.
    fn read(&mut self, bytes: Cow<'static, [u8]>, editions: &[Edition; 2]) -> Result<(), CatalogError> {
        let mut read = [None, None];
        let mut start = 0;
        while start < bytes.len() || start == 0 {
            let rest = bytes.get(start..).unwrap_or_default();
            let header = Reader::new(rest).header()?;
            if header.language != self.language {
                return Err(CatalogError::MixedLanguages);
            }
            let edition = &editions[usize::from(header.section.code())];
            if header.fingerprint != edition.fingerprint {
                return Err(CatalogError::OtherEdition);
            }
            let length = HEADER.checked_add(header.length).filter(|length| *length <= rest.len());
            let end = start + length.ok_or(CatalogError::Damaged(rest.len()))?;
            let section = match &bytes {
                Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[start..end]),
                Cow::Owned(bytes) => Cow::Owned(bytes[start..end].to_vec()),
            };
            read[usize::from(header.section.code())] = Some(Table::new(section, edition.messages)?);
            start = end;
        }
        for (place, table) in self.sections.iter_mut().zip(read) {
            if table.is_some() {
                *place = table;
            }
        }
        Ok(())
    }
}

/// One section, checked through: its bytes and where things stand in them.
#[derive(Clone, Debug)]
struct Table {
    bytes: Cow<'static, [u8]>,
    names: Vec<Range<usize>>,
    messages: Vec<Range<usize>>,
}

impl Table {
    /// A section with this many messages.
    fn new(bytes: Cow<'static, [u8]>, messages: usize) -> Result<Table, CatalogError> {
        let mut table = Table { bytes, names: Vec::new(), messages: Vec::new() };
        table.index(messages)?;
        Ok(table)
    }

    /// Finds the names and messages, and walks each message once.
    fn index(&mut self, expected: usize) -> Result<(), CatalogError> {
        let mut reader = Reader::new(&self.bytes).at(HEADER);
        for _ in 0..reader.byte()? {
            let length = usize::from(reader.byte()?);
            let name = reader.range(length)?;
            reader.utf8(name.clone())?;
            self.names.push(name);
        }
        let count = usize::from(reader.byte()?) | usize::from(reader.byte()?) << 8;
        if count != expected {
            return Err(CatalogError::Damaged(reader.position()));
        }
        let lengths = (0..count).map(|_| reader.varint()).collect::<Result<Vec<_>, _>>()?;
        for length in lengths {
            let message = reader.range(length)?;
            self.messages.push(message);
        }
        if reader.position() != self.bytes.len() {
            return Err(CatalogError::Damaged(reader.position()));
        }
        for message in &self.messages {
            self.check(message.clone(), MAX_DEPTH)?;
        }
        Ok(())
    }

    /// Walks one message, every variant of it.
    fn check(&self, message: Range<usize>, depth: usize) -> Result<(), CatalogError> {
        let bytes = self.bytes.get(..message.end).unwrap_or_default();
        let mut reader = Reader::new(bytes).at(message.start);
        while let Some(item) = reader.item()? {
            match item {
                Item::Text(text) => {
                    reader.utf8(text)?;
                }
                Item::Argument(name) => self.name(name, reader.position()).map(|_| ())?,
                Item::Select { name, variants, default } => {
                    self.name(name, reader.position())?;
                    if default >= variants || depth == 0 {
                        return Err(CatalogError::Damaged(reader.position()));
                    }
                    for _ in 0..variants {
                        let variant = reader.variant()?;
                        if let Key::Name(name) = variant.key {
                            reader.utf8(name)?;
                        }
                        self.check(variant.message, depth - 1)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// The name of an argument.
    fn name(&self, name: u8, at: usize) -> Result<&str, CatalogError> {
        let range = self.names.get(usize::from(name)).ok_or(CatalogError::Damaged(at))?;
        Reader::new(&self.bytes).utf8(range.clone())
    }
}

/// A message being written.
struct Pattern<'a> {
    catalog: &'a Catalog,
    table: &'a Table,
    args: &'a [(&'a str, Value<'a>)],
}

impl Pattern<'_> {
    fn write(&self, message: Range<usize>, depth: usize, out: &mut String) -> Result<(), CatalogError> {
        let bytes = self.table.bytes.get(..message.end).unwrap_or_default();
        let mut reader = Reader::new(bytes).at(message.start);
        while let Some(item) = reader.item()? {
            match item {
                Item::Text(text) => out.push_str(reader.utf8(text)?),
                Item::Argument(name) => self.write_argument(self.table.name(name, reader.position())?, out),
                Item::Select { name, variants, default } => {
                    let value = self.value(self.table.name(name, reader.position())?);
                    let (mut fitting, mut fallback) = (None, None);
                    for place in 0..variants {
                        let variant = reader.variant()?;
                        if place == default {
                            fallback = Some(variant.message.clone());
                        }
                        if value.is_some_and(|value| self.fits(&reader, &variant.key, value)) {
                            fitting = fitting.or(Some(variant.message));
                        }
                    }
                    if let Some(chosen) = fitting.or(fallback).filter(|_| depth > 0) {
                        self.write(chosen, depth - 1, out)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn value(&self, name: &str) -> Option<Value<'_>> {
        self.args.iter().find(|(given, _)| *given == name).map(|(_, value)| *value)
    }

    fn fits(&self, reader: &Reader, key: &Key, value: Value) -> bool {
        match (key, value) {
            (Key::Category(wanted), Value::Number(n)) => category(self.catalog.language, n) == *wanted,
            (Key::Number(wanted), Value::Number(n)) => n == *wanted,
            (Key::Name(name), Value::Text(text)) => reader.utf8(name.clone()) == Ok(text),
            _ => false,
        }
    }

    fn write_argument(&self, name: &str, out: &mut String) {
        match self.value(name) {
            Some(Value::Number(n)) if is_notation(out) => Digits::Latin.write(n, out),
            Some(Value::Number(n)) => self.catalog.digits.write(n, out),
            // A name typed by a player may run the other way than the sentence around it.
            Some(Value::Text(text)) => match self.catalog.language.direction() {
                Direction::LeftToRight => out.push_str(text),
                Direction::RightToLeft => out.extend(["\u{2068}", text, "\u{2069}"]),
            },
            None => out.extend(["{$", name, "}"]),
        }
    }
}

/// Whether a text has come into a stretch that runs from left to right, as notation does in Arabic, and not yet
/// out of it.
fn is_notation(text: &str) -> bool {
    text.chars().rev().find(|c| matches!(c, '\u{2066}' | '\u{2069}')) == Some('\u{2066}')
}
