//! The compact form of a language file: what the build step writes and [`super::Catalog`] reads.
//! Shared with the build step, so it stands on `core` alone.
//!
//! A file is one or more *sections* after one another, each
//!
//! ```text
//! "SNTL"  version  section  language (2)  fingerprint (4)  length of the rest (4)
//! number of argument names (1), each: length (1), UTF-8
//! number of messages (2)
//! length of each message (varint), in the order of the ids
//! the messages, one after another
//! ```
//!
//! Numbers of several bytes are little-endian; a varint carries seven bits a byte, low bits first.
//! A message is UTF-8 text without control characters (but the line feed), between which stand
//!
//! ```text
//! ARGUMENT  name (1)
//! SELECT    name (1)  number of variants (1)  default (1)  the variants
//! variant:  BY_CATEGORY category (1) | BY_NUMBER zigzag varint | BY_NAME length (1) UTF-8
//!           length (varint)  message
//! ```

/// First bytes of every section.
pub const MAGIC: [u8; 4] = *b"SNTL";
/// Version of this form.
pub const VERSION: u8 = 1;
/// Bytes of a section before its counted rest.
pub const HEADER: usize = 16;

/// An argument's value stands here.
pub const ARGUMENT: u8 = 0x01;
/// One of several texts stands here, chosen by an argument.
pub const SELECT: u8 = 0x02;
/// A variant for the numbers of a plural category.
pub const BY_CATEGORY: u8 = 0x03;
/// A variant for one number.
pub const BY_NUMBER: u8 = 0x04;
/// A variant for one text.
pub const BY_NAME: u8 = 0x05;

/// How deep selections may stand in one another.
pub const MAX_DEPTH: usize = 6;

/// A part of a language that is loaded by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Section {
    /// What the page and the game say.
    Interface,
    /// What the rules panel says.
    Rules,
}

impl Section {
    /// Both, in the order of their codes.
    pub const ALL: [Section; 2] = [Section::Interface, Section::Rules];

    /// Its code in a file, also its place in [`Section::ALL`].
    pub const fn code(self) -> u8 {
        match self {
            Section::Interface => 0,
            Section::Rules => 1,
        }
    }

    /// Its name in file names.
    pub const fn name(self) -> &'static str {
        match self {
            Section::Interface => "interface",
            Section::Rules => "rules",
        }
    }
}

/// Which messages a section is made for. Files of other editions are refused, since messages are told apart
/// by their place alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edition {
    /// FNV-1a over the ids and the names of their arguments.
    pub fingerprint: u32,
    /// How many messages.
    pub messages: usize,
}
