//! What an address asks for.

use crate::app::settings::{Switch, theme_name};
use crate::app::small::join;
use crate::app::strings::{Catalog, Language, Msg, RULESETS, args, ruleset_words};
use crate::app::theme::ThemeId;
use crate::rules::{BySide, Position, Rules, Side, Spec, SpecError};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The computer, at a level from 1 to 5.
    Computer(u8),
}

impl Player {
    /// As links and saves write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Computer(level) => match level {
                1 => "1",
                2 => "2",
                3 => "3",
                4 => "4",
                _ => "5",
            },
        }
    }

    /// The player of this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "human" => Some(Self::Human),
            "1" | "2" | "3" | "4" | "5" => word.parse().ok().map(Self::Computer),
            _ => None,
        }
    }
}

/// What an address asks for; everything that it got wrong has become a complaint.
#[derive(Clone, Debug, Default)]
pub struct Link {
    /// The ruleset.
    pub ruleset: Option<Spec>,
    /// Who plays, by seat, or by colour where `position` is past the opening.
    pub players: BySide<Option<Player>>,
    /// The position to start from, legal under the ruleset asked for, or under the default one.
    pub position: Option<Position>,
    /// The seed of the throws.
    pub seed: Option<u64>,
    /// The language.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Option<ThemeId>,
    /// Whether there is to be sound; frames of other pages are silent at first.
    pub sound: Option<Switch>,
    /// Whether the board opens, not the picker.
    pub board: bool,
    /// What was wrong, in words.
    pub complaints: Vec<String>,
}

/// The ruleset of a first visit.
#[must_use]
pub fn first_ruleset() -> Spec {
    // The bare form comes first, then its combinations; the last has every option.
    let reed = Spec::all().filter(|spec| spec.id() == "reed").last();
    reed.unwrap_or_default()
}

/// The pages that links can name.
const PAGES: [&str; 10] =
    ["rules", "compare", "lessons", "history", "embed", "check", "games", "editor", "puzzle", "about"];

impl Link {
    /// Reads an address's query, with or without its `?`. Words of the catalogue say what was wrong.
    #[must_use]
    pub fn read(query: &str, catalog: &Catalog) -> Self {
        let mut link = Self::default();
        let mut position = None;
        for pair in query.strip_prefix('?').unwrap_or(query).split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let (Some(name), Some(value)) = (decode(name), decode(value)) else {
                let shown = decode(name).unwrap_or_else(|| printable(name));
                link.complain(catalog.text(Msg::LinkEncoding, &args![name: &shown]));
                continue;
            };
            if name == "pos" {
                position = Some(value);
            } else {
                link.take(&name, value.trim(), catalog);
            }
        }
        if let Some(text) = position {
            link.take_position(&text, catalog);
        }
        link
    }

    /// The ruleset to play.
    #[must_use]
    pub fn spec(&self) -> Spec {
        self.ruleset.unwrap_or_else(first_ruleset)
    }

    fn take(&mut self, name: &str, value: &str, catalog: &Catalog) {
        let shown = printable(value);
        match name {
            "ruleset" => self.take_ruleset(value, catalog),
            "white" | "black" => {
                let side = if name == "white" { Side::White } else { Side::Black };
                match Player::from_word(value) {
                    Some(player) => self.players[side] = Some(player),
                    None => self.complain(catalog.text(Msg::LinkPlayer, &args![given: &shown])),
                }
            }
            "seed" => {
                let hexadecimal =
                    !value.is_empty() && value.len() <= 16 && value.bytes().all(|b| b.is_ascii_hexdigit());
                match u64::from_str_radix(value, 16) {
                    Ok(seed) if hexadecimal => self.seed = Some(seed),
                    _ => self.complain(catalog.text(Msg::LinkSeed, &args![given: &shown])),
                }
            }
            "lang" => match Language::from_code(value) {
                Some(language) => self.language = Some(language),
                None => self.complain(catalog.text(Msg::LinkLanguage, &args![given: &shown])),
            },
            "theme" => match ThemeId::ALL.into_iter().find(|theme| theme_name(*theme) == value) {
                Some(theme) => self.theme = Some(theme),
                None => self.complain(catalog.text(Msg::LinkTheme, &args![given: &shown])),
            },
            "embed" | "kiosk" => match value {
                "1" => {
                    self.board = true;
                    if name == "embed" {
                        self.sound = self.sound.or(Some(Switch::Off));
                    }
                }
                _ => self.complain(catalog.text(Msg::LinkValue, &args![given: &shown, name: name])),
            },
            "sound" => match value {
                "0" => self.sound = Some(Switch::Off),
                "1" => self.sound = Some(Switch::On),
                _ => self.complain(catalog.text(Msg::LinkValue, &args![given: &shown, name: name])),
            },
            "idle" if !value.parse::<u32>().is_ok_and(|seconds| (1..=86_400).contains(&seconds)) => {
                self.complain(catalog.text(Msg::LinkValue, &args![given: &shown, name: name]));
            }
            "page" if !PAGES.contains(&value) => {
                self.complain(catalog.text(Msg::LinkValue, &args![given: &shown, name: name]));
            }
            "rulesets" => {
                for spec in value.split(',') {
                    if let Err(errors) = spec.replace(' ', "+").parse::<Spec>() {
                        self.complain_of_spec(&errors.0, catalog);
                    }
                }
            }
            // What others have put there is none of our business.
            _ => {}
        }
    }

    fn take_ruleset(&mut self, value: &str, catalog: &Catalog) {
        self.board = true;
        match value.replace(' ', "+").parse::<Spec>() {
            Ok(spec) => self.ruleset = Some(spec),
            Err(errors) => {
                self.complain_of_spec(&errors.0, catalog);
                self.complain(catalog.text(Msg::LinkInstead, &args![used: &spec_name(self.spec(), catalog)]));
            }
        }
    }

    fn complain_of_spec(&mut self, errors: &[SpecError], catalog: &Catalog) {
        for error in errors {
            let text = match error {
                SpecError::UnknownRuleset(given) if given.starts_with("custom:") => {
                    catalog.text(Msg::LinkCustom, &[])
                }
                SpecError::UnknownRuleset(given) => {
                    let known = join(&RULESETS, &catalog.text(Msg::ListSeparator, &[]));
                    catalog.text(Msg::LinkRuleset, &args![given: &printable(given), known: &known])
                }
                SpecError::UnknownOption { ruleset, option } => {
                    let tokens: Vec<_> = ruleset_words(ruleset)
                        .map(|words| words.options.iter().map(|option| option.token).collect())
                        .unwrap_or_default();
                    let given = printable(option);
                    if tokens.is_empty() {
                        catalog.text(Msg::LinkOptionNone, &args![given: &given, ruleset: *ruleset])
                    } else {
                        let known = join(&tokens, &catalog.text(Msg::ListSeparator, &[]));
                        catalog.text(Msg::LinkOption, &args![given: &given, ruleset: *ruleset, known: &known])
                    }
                }
                SpecError::Repeated(option) => catalog.text(Msg::LinkOptionTwice, &args![given: *option]),
            };
            self.complain(text);
        }
    }

    fn take_position(&mut self, text: &str, catalog: &Catalog) {
        self.board = true;
        match Rules::new(self.spec()).read(text) {
            Ok(position) => self.position = Some(position),
            Err(errors) => {
                self.complain(catalog.text(Msg::LinkPosition, &[]));
                for error in &errors.0 {
                    self.complain(catalog.text(Msg::LinkPositionReason, &args![reason: &error.to_string()]));
                }
            }
        }
    }

    fn complain(&mut self, text: String) {
        /// More than these nobody reads.
        const MOST: usize = 8;
        if self.complaints.len() < MOST && !self.complaints.contains(&text) {
            self.complaints.push(text);
        }
    }
}

/// A ruleset's name with its options, in words.
#[must_use]
pub fn spec_name(spec: Spec, catalog: &Catalog) -> String {
    let Some(words) = ruleset_words(spec.id()) else { return spec.to_string() };
    let mut parts = vec![catalog.text(words.name, &[])];
    for option in spec.options() {
        if let Some(option) = words.options.iter().find(|known| known.token == option.id) {
            parts.push(catalog.text(option.name, &[]));
        }
    }
    join(&parts, &catalog.text(Msg::ListSeparator, &[]))
}

/// Percent-decoded text, a `+` standing for a blank; `None` where it is not properly encoded.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                let (high, low) = (digit(rest.next())?, digit(rest.next())?);
                u8::try_from(high * 16 + low).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

/// A stranger's text, short and without anything that could disturb the words around it.
fn printable(text: &str) -> String {
    const MOST: usize = 60;
    let mut out: String = text.chars().filter(|c| !c.is_control() && !turns(*c)).take(MOST).collect();
    if text.chars().count() > MOST {
        out.push('…');
    }
    out
}

/// Whether a character changes the direction of the text around it.
const fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str) -> Link {
        Link::read(query, &Catalog::english())
    }

    #[test]
    fn a_blank_reads_as_plus() {
        for query in ["ruleset=kendall+five", "?ruleset=kendall%2Bfive", "ruleset=kendall%20five&utm=x"] {
            let link = read(query);
            assert_eq!(link.spec().to_string(), "kendall+five", "{query}");
            assert!(link.board && link.complaints.is_empty(), "{query}");
        }
    }

    #[test]
    fn nothing_asked_opens_the_picker() {
        let link = read("");
        assert!(!link.board && link.complaints.is_empty());
        assert_eq!(link.spec().to_string(), "reed+beauty+water+exits");
        assert!(!read("white=1&black=human&lang=it&theme=ebony&page=rules&sound=0&idle=60").board);
    }

    #[test]
    fn malformed_links_give_defaults_and_say_why() {
        for query in [
            "ruleset=",
            "ruleset=chess",
            "ruleset=kendall%2Bnine",
            "ruleset=kendall+five+five",
            "ruleset=bell+five",
            "ruleset=custom:AAAA",
            "ruleset=%FF",
            "ruleset=%2",
            "white=6",
            "black=",
            "seed=",
            "seed=-1",
            "seed=11112222333344445",
            "seed=xyz",
            "lang=tlh",
            "theme=pink",
            "pos=",
            "pos=nonsense",
            "pos=%E0%A4%A",
            "embed=yes",
            "kiosk=0",
            "sound=2",
            "idle=0",
            "idle=-4",
            "page=nowhere",
            "rulesets=reed,chess",
        ] {
            let link = read(query);
            assert!(!link.complaints.is_empty(), "{query} is complained of");
            assert_eq!(link.spec(), first_ruleset(), "{query}");
            assert_eq!(link.position, None, "{query}");
            assert_eq!((link.seed, link.players.white, link.players.black), (None, None, None), "{query}");
        }
    }

    #[test]
    fn a_position_is_read_under_the_ruleset_wherever_it_stands() {
        let pos = "bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
        let link = read(&format!("pos={pos}&ruleset=kendall&seed=00Ff"));
        assert!(link.complaints.is_empty(), "{:?}", link.complaints);
        assert!(link.position.is_some());
        assert_eq!(link.seed, Some(255));
        let link = read(&format!("pos={pos}&ruleset=bell"));
        assert!(link.position.is_none() && link.board && link.complaints.len() > 1);
    }

    #[test]
    fn percent_signs_are_decoded() {
        for (text, decoded) in [
            ("a%20b+c", Some("a b c")),
            ("%c3%A9", Some("é")),
            ("100%25", Some("100%")),
            ("%", None),
            ("%4", None),
            ("%zz", None),
            ("%c3", None),
            ("%+1", None),
        ] {
            assert_eq!(decode(text).as_deref(), decoded, "{text}");
        }
    }
}
