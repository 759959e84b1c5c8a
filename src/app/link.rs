//! What an address asks for.

use crate::app::kiosk::Terms;
use crate::app::settings::{Switch, theme_name};
use crate::app::small::{join, printable};
use crate::app::strings::{Catalog, Language, Msg, args, ruleset_words};
use crate::app::theme::ThemeId;
use crate::app::words::reasons;
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
    /// Whether this is a frame in another page.
    pub embedded: Embedded,
    /// What the embedding page calls the game.
    pub name: Option<String>,
    /// The rulesets that are offered; all where it is empty.
    pub rulesets: Vec<Spec>,
    /// The page that is shown where the board is not.
    pub page: Page,
    /// What it says about a kiosk.
    pub terms: Terms,
    /// What was wrong, in words.
    pub complaints: Vec<String>,
    /// How much more was wrong.
    untold: usize,
}

/// Whether the page is a frame in another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Embedded {
    /// It is the site itself.
    #[default]
    No,
    /// It is only the game.
    Yes,
}

/// The pages beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// The start screen.
    #[default]
    Games,
    /// How to put the game on another site.
    Embed,
    /// What this is.
    About,
}

impl Page {
    /// Every page.
    pub const ALL: [Self; 3] = [Self::Games, Self::Embed, Self::About];

    /// As links write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Embed => "embed",
            Self::About => "about",
        }
    }
}

/// The ruleset of a first visit.
#[must_use]
pub fn first_ruleset() -> Spec {
    // The bare form comes first, then its combinations; the last has every option.
    let reed = Spec::all().filter(|spec| spec.id() == "reed").last();
    reed.unwrap_or_default()
}

/// The pages that links can name, and that are not there.
const MISSING_PAGES: [&str; 7] = ["rules", "compare", "lessons", "history", "check", "editor", "puzzle"];

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

    /// The language that a query asks for: what has to be known before there are words.
    #[must_use]
    pub fn language_in(query: &str) -> Option<Language> {
        let pairs = query.trim_start_matches('?').split('&');
        let mut values = pairs.filter_map(|pair| pair.strip_prefix("lang=")).filter_map(decode);
        values.find_map(|value| Language::from_code(value.trim()))
    }

    /// Reads what an address's fragment carries: a game or a position. One that names a game of this device is
    /// for others to look up; anything else is none of our business.
    pub fn read_fragment(&mut self, fragment: &str, catalog: &Catalog) {
        if fragment.starts_with("g=") {
            self.complain(catalog.text(Msg::LinkGameMissing, &[]));
        } else if let Some(text) = fragment.strip_prefix("p=") {
            match decode(text) {
                Some(position) => self.take_position(&position, catalog),
                None => self.complain(catalog.text(Msg::LinkEncoding, &args![name: "p"])),
            }
        }
    }

    /// The fragment names a game that this device does not have.
    pub fn complain_of_game(&mut self, id: &str, catalog: &Catalog) {
        let given = printable(&decode(id).unwrap_or_else(|| id.to_owned()));
        self.complain(catalog.text(Msg::LinkNoGame, &args![given: &given]));
    }

    /// The ruleset to play.
    #[must_use]
    pub fn spec(&self) -> Spec {
        self.ruleset.or(self.rulesets.first().copied()).unwrap_or_else(first_ruleset)
    }

    /// Who plays, by seat, or by colour where the position is past the opening.
    #[must_use]
    pub fn seats(&self) -> BySide<Player> {
        BySide::new(
            self.players.white.unwrap_or(Player::Human),
            self.players.black.unwrap_or(Player::Computer(3)),
        )
    }

    /// Takes one parameter, decoded; all but `pos`.
    pub(super) fn take(&mut self, name: &str, value: &str, catalog: &Catalog) {
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
                        self.embedded = Embedded::Yes;
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
            "idle" => match value.parse().ok().filter(|seconds| (1..=86_400).contains(seconds)) {
                Some(seconds) => self.terms.idle = Some(seconds),
                None => self.complain(catalog.text(Msg::LinkValue, &args![given: &shown, name: name])),
            },
            // It is entered on a pad of digits.
            "code" if (4..=12).contains(&value.len()) && value.bytes().all(|byte| byte.is_ascii_digit()) => {
                self.terms.code = Some(value.to_owned());
            }
            "code" => self.complain(catalog.text(Msg::LinkValue, &args![given: "…", name: name])),
            "page" if MISSING_PAGES.contains(&value) => {
                self.complain(catalog.text(Msg::LinkPageMissing, &args![given: &shown]));
            }
            "page" => match Page::ALL.into_iter().find(|page| page.word() == value) {
                Some(page) => self.page = page,
                None => self.complain(catalog.text(Msg::LinkValue, &args![given: &shown, name: name])),
            },
            "rulesets" => {
                let mut sound = Vec::new();
                let mut whole = true;
                for spec in value.split(',') {
                    match spec.replace(' ', "+").parse::<Spec>() {
                        Ok(spec) if sound.contains(&spec) => {}
                        Ok(spec) => sound.push(spec),
                        Err(errors) => {
                            whole = false;
                            self.complain_of_spec(&errors.0, catalog);
                        }
                    }
                }
                if whole {
                    self.rulesets = sound;
                }
            }
            "name" if !value.is_empty() => self.name = Some(shown),
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
            self.complain(reasons::spec(catalog, error));
        }
    }

    /// Takes a position, once the ruleset is known.
    pub(super) fn take_position(&mut self, text: &str, catalog: &Catalog) {
        self.board = true;
        match Rules::new(self.spec()).read(text) {
            Ok(position) => self.position = Some(position),
            Err(errors) => {
                self.complain(catalog.text(Msg::LinkPosition, &[]));
                for error in &errors.0 {
                    self.complain(reasons::position(catalog, error));
                }
            }
        }
    }

    fn complain(&mut self, text: String) {
        /// As many as there are squares; what is wrong with a link made by hand is among them.
        const MOST: usize = 30;
        if self.complaints.contains(&text) {
        } else if self.complaints.len() < MOST {
            self.complaints.push(text);
        } else {
            self.untold += 1;
        }
    }

    /// What was wrong, and how much more there was.
    #[must_use]
    pub fn all_complaints(mut self, catalog: &Catalog) -> Vec<String> {
        if self.untold > 0 {
            self.complaints.push(catalog.text(Msg::ReasonsMore, &args![count: self.untold]));
        }
        self.complaints
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

#[cfg(test)]
mod tests;
