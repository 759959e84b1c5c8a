//! The languages that the texts come in. Shared with the build step, so it stands on `core` alone.

/// Which way a language is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Left to right.
    LeftToRight,
    /// Right to left.
    RightToLeft,
}

/// A language of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, compiled in.
    English,
    /// Italian.
    Italian,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// German.
    German,
    /// Arabic.
    Arabic,
}

impl Language {
    /// Every language, in the order in which a menu lists them.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Italian,
        Language::Spanish,
        Language::French,
        Language::German,
        Language::Arabic,
    ];

    /// The two-letter code (ISO 639-1), as in the `lang` parameter and in `assets/lang/<code>/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Italian => "it",
            Language::Spanish => "es",
            Language::French => "fr",
            Language::German => "de",
            Language::Arabic => "ar",
        }
    }

    /// The language with this two-letter code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The best language for a browser's language tag (`it-CH` gives Italian), if there is one.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Italian => "Italiano",
            Language::Spanish => "Español",
            Language::French => "Français",
            Language::German => "Deutsch",
            Language::Arabic => "العربية",
        }
    }

    /// Which way it is written.
    pub const fn direction(self) -> Direction {
        match self {
            Language::Arabic => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        }
    }
}
