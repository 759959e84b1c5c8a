//! Which language the page speaks, and how it comes to speak another.

use crate::app::effect::{Asset, Effect, History};
use crate::app::event::{Boot, Storage};
use crate::app::link::Link;
use crate::app::message::Dialog;
use crate::app::program::App;
use crate::app::settings::{self, Settings};
use crate::app::small::join;
use crate::app::strings::{Catalog, Language, Msg, Section, args};
use crate::app::table::Table;

/// How asking for a part of a language stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It has not been asked for, or has come.
    Not,
    /// It is on its way.
    Coming(Language),
    /// It can't be had.
    Lost(Language),
}

/// The language of a visit: the link's, else the visitor's own choice, else the first of the browser's that there
/// is, else English.
#[must_use]
pub fn wanted(asked: Option<Language>, chosen: Option<Language>, browser: &[String]) -> Language {
    let of_browser = || browser.iter().find_map(|tag| Language::from_tag(tag));
    asked.or(chosen).or_else(of_browser).unwrap_or(Language::English)
}

/// The texts of a language, if they are these; else English.
#[must_use]
pub fn catalog(language: Language, texts: Option<&[u8]>) -> Catalog {
    let catalog = texts.and_then(|bytes| Catalog::parse(bytes).ok());
    catalog.filter(|catalog| catalog.language() == language).unwrap_or_else(Catalog::english)
}

impl App {
    /// What a visit should have before it starts, so that it starts in its language: to be loaded, and put into
    /// [`Boot::texts`]. It is not worth waiting long for: the program asks for it anew.
    #[must_use]
    pub fn wants(boot: &Boot) -> Option<Asset> {
        let stored = match &boot.storage {
            Storage::Open(items) => items.iter().find(|(key, _)| key == settings::KEY),
            Storage::Refused => None,
        };
        let chosen = stored.and_then(|(_, text)| Settings::read(text).language);
        let language = wanted(Link::language_in(&boot.query), chosen, &boot.languages);
        (language != Language::English).then_some(Asset::Texts(language))
    }

    /// The visitor chooses a language: what the link asked for is done with.
    pub(super) fn choose_language(&mut self, effects: &mut Vec<Effect>) {
        self.language_lost = None;
        if self.language_asked.take().is_some() {
            let others: Vec<_> = self.query.split('&').filter(|pair| !pair.starts_with("lang=")).collect();
            self.query = join(&others, "&");
            effects.push(self.set_url(self.fragment(), History::Replace));
        }
    }

    /// Sees to it that the page speaks the language that is wanted, now or once its texts have come.
    pub(super) fn mind_language(&mut self, now: f64, effects: &mut Vec<Effect>) {
        let language = wanted(self.language_asked, self.settings.language, &self.languages);
        if language == self.words.catalog().language() {
            self.language_coming = None;
        } else if language == Language::English {
            self.language_coming = None;
            self.speak(Catalog::english(), now, effects);
        } else if self.language_coming != Some(language) && self.language_lost != Some(language) {
            self.language_coming = Some(language);
            effects.push(Effect::Load(Asset::Texts(language)));
        }
    }

    /// A file has come, or can't be had.
    pub(super) fn loaded(&mut self, asset: Asset, bytes: Option<&[u8]>, now: f64, effects: &mut Vec<Effect>) {
        match asset {
            Asset::Net(ruleset) => self.net_came(ruleset, bytes, now, effects),
            Asset::Texts(language) => self.texts_came(language, bytes, now, effects),
            Asset::Rules(language) => self.rules_came(language, bytes),
        }
    }

    /// The texts of a language have come, or can't be had.
    fn texts_came(&mut self, language: Language, bytes: Option<&[u8]>, now: f64, effects: &mut Vec<Effect>) {
        if self.language_coming != Some(language) {
            return;
        }
        self.language_coming = None;
        let catalog = catalog(language, bytes);
        if catalog.language() == language {
            self.language_lost = None;
            self.speak(catalog, now, effects);
        } else {
            self.language_lost = Some(language);
            self.unsaid.extend(self.lost_language());
        }
    }

    /// Asks for the texts of the rules where they are to be shown and not there.
    pub(super) fn mind_rules(&mut self, effects: &mut Vec<Effect>) {
        let (catalog, shown) = (self.words.catalog(), matches!(self.dialog, Some(Dialog::Rules(_))));
        let language = catalog.language();
        let known = [Asked::Coming(language), Asked::Lost(language)].contains(&self.rules_asked);
        if shown && !catalog.has(Section::Rules) && !known {
            self.rules_asked = Asked::Coming(language);
            effects.push(Effect::Load(Asset::Rules(language)));
        }
    }

    /// What could not be had of the rules may be asked for once more.
    pub(super) fn forgive_rules(&mut self) {
        if matches!(self.rules_asked, Asked::Lost(_)) {
            self.rules_asked = Asked::Not;
        }
    }

    /// The texts of the rules have come, or can't be had.
    fn rules_came(&mut self, language: Language, bytes: Option<&[u8]>) {
        if self.words.catalog().language() != language {
            return;
        }
        let learnt = bytes.is_some_and(|bytes| self.words.learn(bytes).is_ok());
        if learnt && self.words.catalog().has(Section::Rules) {
            self.rules_asked = Asked::Not;
        } else {
            self.rules_asked = Asked::Lost(language);
            self.unsaid.push(self.words.plain(Msg::RulesLost));
        }
    }

    /// That a language could not be had, in the one that is spoken.
    pub(super) fn lost_language(&self) -> Option<String> {
        let (lost, current) = (self.language_lost?.own_name(), self.words.catalog().language().own_name());
        Some(self.words.say(Msg::LanguageFailed, &args![language: lost, current: current]))
    }

    /// Everything is said in another language from here on, what was said before as well.
    fn speak(&mut self, catalog: Catalog, now: f64, effects: &mut Vec<Effect>) {
        self.words.speak(catalog);
        self.speech.forget();
        self.unsaid.clear();
        self.copied = None;
        self.retell_complaints();
        if let Some((table, around)) = self.at_table(now) {
            Table::retell(table, around.words);
        }
        self.start.refresh(&self.shelf, &self.words);
        self.stages.spoil();
        effects.extend([self.root(), self.title()]);
    }
}
