//! What the program asks of the world outside.

use crate::app::event::{Fullscreen, TimerId};
use crate::app::host::{News, Scalar};
use crate::app::scene::fine::Strip;
use crate::app::sound::Voice;
use crate::app::strings::{Language, Section, language_file};

/// Something for the shell to carry out, in order.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Store an item under the page's prefix; a failure comes back as `StoreFailed`.
    Store {
        /// The key, without the prefix.
        key: String,
        /// The value.
        value: String,
    },
    /// Remove an item.
    Forget {
        /// The key, without the prefix.
        key: String,
    },
    /// Start a timer, or start it anew.
    SetTimer {
        /// Which.
        id: TimerId,
        /// After how many milliseconds.
        ms: f64,
    },
    /// Stop a timer; no harm where it does not run.
    ClearTimer(TimerId),
    /// Put a text on the clipboard; the answer comes back as `Copied`.
    Copy(String),
    /// Offer a text as a file.
    Download {
        /// The file's name.
        name: String,
        /// What is in it.
        text: String,
    },
    /// Move the focus to the element with this id, once the tree is in place.
    Focus(String),
    /// Select all of the text in the field with this id, once the tree is in place, and focus it.
    SelectText(String),
    /// Name the page.
    SetTitle(String),
    /// Look an item up anew; its value comes back as `StorageChanged`, changed or not.
    Recall {
        /// The key, without the prefix.
        key: String,
    },
    /// Change the address's query and fragment, without loading anything.
    SetUrl {
        /// The new query, without `?`; empty for none.
        query: String,
        /// The new fragment, without `#`; empty for none.
        fragment: String,
        /// As a new entry of the history, or in place of the present one.
        history: History,
    },
    /// Set the root element's `lang`, `dir` and `data-theme`.
    SetRoot {
        /// The language's code.
        lang: String,
        /// `ltr` or `rtl`.
        dir: String,
        /// The theme's name.
        theme: String,
    },
    /// Put rows of pixels into the image of that name, which begins empty; if that can't be done, `ImagesRefused`
    /// comes back.
    Paint(Strip),
    /// Keep the images of these names, and no others.
    Keep(Vec<u64>),
    /// Sound these voices. Where the browser lets nothing sound yet, or can't, they are dropped.
    Play(Vec<Voice>),
    /// Drop all that still sounds or is to sound.
    Hush(Silence),
    /// Have the page fill the screen, or leave it again.
    Fullscreen(Fullscreen),
    /// Load a file of the page's own; it comes back as `Loaded`.
    Load(Asset),
    /// Draw a fresh seed; it comes back as `SeedDrawn`.
    DrawSeed,
    /// Keep the screen awake, and visitors from selecting, zooming, dragging and following links.
    LockDown,
    /// Look whether there is a newer version of the page.
    LookForVersion,
    /// Have the newer version take over, and start the page anew.
    TakeVersion,
    /// Tell the page around this one something.
    Tell {
        /// What it answers.
        id: Option<Scalar>,
        /// What there is to be told.
        news: News,
    },
    /// The key press that this answers is dealt with: keep the browser from acting on it too.
    PreventDefault,
}

/// A file that is loaded when it is needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asset {
    /// The net of the ruleset with this id.
    Net(&'static str),
    /// What the page and the game say in a language.
    Texts(Language),
    /// What the rules panel says in a language.
    Rules(Language),
}

impl Asset {
    /// Where it is, from the page.
    #[must_use]
    pub fn path(self) -> String {
        match self {
            Self::Net(ruleset) => format!("ai/{ruleset}.net"),
            Self::Texts(language) => text_file(language, Section::Interface),
            Self::Rules(language) => text_file(language, Section::Rules),
        }
    }
}

fn text_file(language: Language, section: Section) -> String {
    language_file(language, section).unwrap_or_default().to_owned()
}

/// How an address enters the history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum History {
    /// As a new entry.
    Push,
    /// In place of the present one.
    Replace,
}

/// How long silence is to last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Silence {
    /// Until the next sound.
    Now,
    /// Nobody is there: the device's sound may rest until somebody comes back.
    Away,
}
