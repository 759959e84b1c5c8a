//! Every text that is shown: messages by name, in the language of a [`Catalog`].
//!
//! The texts stand in `assets/lang/<code>/*.ftl` (Fluent). The build step checks them, makes [`Msg`] of
//! their ids and one compact file a language of the rest; English is compiled in. A text's arguments are
//! named as in the file:
//!
//! ```
//! use senet::app::strings::{Catalog, Msg, Value};
//!
//! let catalog = Catalog::english();
//! let text = catalog.text(Msg::SquarePlain, &[("square", Value::from(14))]);
//! assert_eq!(text, "Square 14");
//! ```

mod catalog;
mod format;
mod language;
mod names;
mod plural;
mod reader;
pub mod ruletext;
mod value;

pub use catalog::{Catalog, CatalogError};
pub use format::Section;
pub use language::{Direction, Language};
pub use names::{OptionWords, RULESETS, RulesetWords, house_name, ruleset_words};
pub use plural::{Category, categories, category};
pub use value::{Digits, Value, args};

#[cfg(test)]
mod tests;

// The generated code has `language_file`, too.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));
