//! Reading the bytes of a language file: forward, and never past the end.

use std::ops::Range;

use super::catalog::CatalogError;
use super::format::{ARGUMENT, BY_CATEGORY, BY_NAME, BY_NUMBER, MAGIC, SELECT, Section, VERSION};
use super::language::Language;
use super::plural::Category;

/// What stands at the head of a section.
pub(super) struct Header {
    pub(super) section: Section,
    pub(super) language: Language,
    pub(super) fingerprint: u32,
    pub(super) length: usize,
}

/// What stands next in a message.
pub(super) enum Item {
    Text(Range<usize>),
    Argument(u8),
    Select { name: u8, variants: u8, default: u8 },
}

/// What a variant is for.
pub(super) enum Key {
    Category(Category),
    Number(i64),
    Name(Range<usize>),
}

/// One of a selection's texts.
pub(super) struct Variant {
    pub(super) key: Key,
    pub(super) message: Range<usize>,
}

/// A place in some bytes. Every error names the byte where it was noticed.
pub(super) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Reader { bytes, at: 0 }
    }

    /// The same bytes, from another place on.
    pub(super) fn at(self, at: usize) -> Self {
        Reader { at, ..self }
    }

    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn byte(&mut self) -> Result<u8, CatalogError> {
        let byte = self.bytes.get(self.at).copied().ok_or(CatalogError::Damaged(self.at))?;
        self.at += 1;
        Ok(byte)
    }

    /// The next `length` bytes, passed over.
    pub(super) fn range(&mut self, length: usize) -> Result<Range<usize>, CatalogError> {
        let end = self.at.checked_add(length).filter(|end| *end <= self.bytes.len());
        let range = self.at..end.ok_or(CatalogError::Damaged(self.at))?;
        self.at = range.end;
        Ok(range)
    }

    fn word(&mut self) -> Result<u32, CatalogError> {
        (0..4).try_fold(0, |word, place| Ok(word | u32::from(self.byte()?) << (8 * place)))
    }

    /// At most four bytes: nothing in a language file is longer than 2²⁸.
    pub(super) fn varint(&mut self) -> Result<usize, CatalogError> {
        let mut value = 0;
        for place in 0..4 {
            let byte = self.byte()?;
            value |= usize::from(byte & 0x7f) << (7 * place);
            if byte < 0x80 {
                return Ok(value);
            }
        }
        Err(CatalogError::Damaged(self.at))
    }

    pub(super) fn utf8(&self, range: Range<usize>) -> Result<&'a str, CatalogError> {
        let at = range.start;
        let bytes = self.bytes.get(range).ok_or(CatalogError::Damaged(at))?;
        std::str::from_utf8(bytes).map_err(|_| CatalogError::Damaged(at))
    }

    pub(super) fn header(&mut self) -> Result<Header, CatalogError> {
        if self.range(MAGIC.len()).map(|range| &self.bytes[range]) != Ok(&MAGIC) {
            return Err(CatalogError::NotACatalog);
        }
        let version = self.byte()?;
        if version != VERSION {
            return Err(CatalogError::Version(version));
        }
        let section = usize::from(self.byte()?);
        let section = *Section::ALL.get(section).ok_or(CatalogError::OtherEdition)?;
        let code = self.range(2)?;
        let language = self.utf8(code).ok().and_then(Language::from_code).ok_or(CatalogError::Language)?;
        let fingerprint = self.word()?;
        let length = self.word()? as usize;
        Ok(Header { section, language, fingerprint, length })
    }

    /// The next item of a message; none at its end.
    pub(super) fn item(&mut self) -> Result<Option<Item>, CatalogError> {
        let is_text = |byte: u8| byte >= b' ' || byte == b'\n';
        let start = self.at;
        while self.bytes.get(self.at).copied().is_some_and(is_text) {
            self.at += 1;
        }
        if self.at > start {
            return Ok(Some(Item::Text(start..self.at)));
        }
        if self.at >= self.bytes.len() {
            return Ok(None);
        }
        match self.byte()? {
            ARGUMENT => Ok(Some(Item::Argument(self.byte()?))),
            SELECT => {
                let (name, variants, default) = (self.byte()?, self.byte()?, self.byte()?);
                Ok(Some(Item::Select { name, variants, default }))
            }
            _ => Err(CatalogError::Damaged(start)),
        }
    }

    /// The next variant of a selection, its text passed over.
    pub(super) fn variant(&mut self) -> Result<Variant, CatalogError> {
        let start = self.at;
        let key = match self.byte()? {
            BY_CATEGORY => {
                let code = usize::from(self.byte()?);
                Key::Category(*Category::ALL.get(code).ok_or(CatalogError::Damaged(start))?)
            }
            BY_NUMBER => {
                let zigzag = self.varint()? as i64;
                Key::Number((zigzag >> 1) ^ -(zigzag & 1))
            }
            BY_NAME => {
                let length = usize::from(self.byte()?);
                Key::Name(self.range(length)?)
            }
            _ => return Err(CatalogError::Damaged(start)),
        };
        let length = self.varint()?;
        Ok(Variant { key, message: self.range(length)? })
    }
}
