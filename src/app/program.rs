//! The program's state and its verbs: start, update, view, canvases.

use crate::app::brain::Brain;
use crate::app::effect::{Effect, History, Silence};
use crate::app::event::{Boot, Contrast, Copied, Event, Preferences, Size, Storage, Visibility};
use crate::app::finery::Finery;
use crate::app::host::Host;
use crate::app::keys;
use crate::app::kiosk::{self, Kiosk};
use crate::app::link::{Link, Page};
use crate::app::message::{Dialog, Message};
use crate::app::pointing::{Means, Pointed};
use crate::app::screen::{self, Frame, Start};
use crate::app::settings::{self, Settings, Switch, theme_name};
use crate::app::shelf::Shelf;
use crate::app::speech::Speech;
use crate::app::stage::Stages;
use crate::app::strings::{Direction, Language, Msg};
use crate::app::table::{Around, Due, Table};
use crate::app::tongue::{self, Asked};
use crate::app::view::Node;
use crate::app::words::{Marking, Words};
use crate::rng::Seed;

/// The whole program.
#[derive(Debug)]
pub struct App {
    pub(super) words: Words,
    pub(super) settings: Settings,
    pub(super) preferences: Preferences,
    pub(super) shelf: Shelf,
    pub(super) speech: Speech,
    /// Where the live region is.
    pub(super) heard: Heard,
    /// What is to be said once the sticks lie.
    pub(super) unsaid: Vec<String>,
    pub(super) start: Start,
    /// Which page is shown where no game is on the table.
    pub(super) page: Page,
    /// What is chosen on the page about frames, beside the game.
    pub(super) frame: Frame,
    /// The page around this one.
    pub(super) host: Host,
    /// The address of this page, without query and fragment.
    pub(super) base: String,
    /// The game on the table; without one, the start screen is shown.
    pub(super) table: Option<Table>,
    pub(super) dialog: Option<Dialog>,
    /// The end of this game has been shown.
    pub(super) end_shown: bool,
    /// What was wrong with the link.
    pub(super) complaints: Vec<String>,
    /// The query and the fragment that they are about.
    pub(super) address: (String, String),
    /// What else has to be told.
    pub(super) notice: Option<Msg>,
    pub(super) copied: Option<Copied>,
    pub(super) pointed: Pointed,
    /// Whether a piece is in the hand, as the page shows it.
    pub(super) carrying: bool,
    /// Whether the last event has changed nothing but pictures.
    pub(super) same_page: bool,
    pub(super) window: Size,
    pub(super) stages: Stages,
    pub(super) finery: Finery,
    pub(super) visibility: Visibility,
    pub(super) utc_offset: i32,
    /// Where seeds come from.
    pub(super) seed: Seed,
    pub(super) seeds_used: u64,
    /// The query that belongs to the page as such.
    pub(super) query: String,
    /// The computer.
    pub(super) brain: Brain,
    /// Its net is waited for, so that it can move or give a hint.
    pub(super) awaited: bool,
    /// A hint is asked for, at this place of the game.
    pub(super) hinting: Option<usize>,
    /// Endgames are being solved.
    pub(super) solving: bool,
    /// White's chance of winning, and the place of the game that it is for.
    pub(super) chance: Option<(usize, f32)>,
    /// The game that another tab is being asked about.
    pub(super) knocking: Option<String>,
    /// The visitor's languages, best first.
    pub(super) languages: Vec<String>,
    /// The language that the link asks for, until the visitor decides.
    pub(super) language_asked: Option<Language>,
    /// The language that is on its way.
    pub(super) language_coming: Option<Language>,
    /// The language that can't be had.
    pub(super) language_lost: Option<Language>,
    /// What has become of asking for the rules' texts.
    pub(super) rules_asked: Asked,
    pub(super) theme_asked: Option<crate::app::theme::ThemeId>,
    /// Whether the link wants sound, until the visitor decides.
    pub(super) sound_asked: Option<Switch>,
    pub(super) version: Version,
    /// Where nobody looks after the page.
    pub(super) kiosk: Option<Box<Kiosk>>,
    /// What the step timer runs for: the game's cursor then, and what was due.
    pub(super) step: Option<(usize, Due)>,
}

/// Whether a newer version of the page waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Version {
    /// None is known of.
    Current,
    /// One does.
    Waiting,
}

/// Where the live region is: behind a dialog nothing is heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heard {
    /// Beside everything else.
    OnPage,
    /// In the dialog that is over the page.
    InDialog,
}

impl App {
    /// Starts the program. The tree is to be shown, then the effects carried out in order.
    #[must_use]
    pub fn start(boot: Boot) -> (Self, Vec<Effect>) {
        Self::start_marked(boot, Marking::Plain)
    }

    /// [`App::start`], with texts that tell where they come from.
    #[must_use]
    pub(super) fn start_marked(boot: Boot, marking: Marking) -> (Self, Vec<Effect>) {
        let seed = Seed(boot.seed);
        // Seeds of games are derived from 0 up; a tab's token is far from them.
        let figures = kiosk::is_asked(&boot.query).then(|| kiosk::stored(&boot.storage));
        let storage = if figures.is_some() { Storage::Open(Vec::new()) } else { boot.storage };
        let shelf = Shelf::new(storage, seed.derive(u64::MAX).to_string());
        let settings = shelf.get(settings::KEY).map_or_else(Settings::default, Settings::read);
        let asked = Link::language_in(&boot.query);
        let wanted = tongue::wanted(asked, settings.language, &boot.languages);
        let words = Words::new(tongue::catalog(wanted, boot.texts.as_deref()), marking);
        let mut app = Self {
            start: Start::new(&shelf, &words),
            words,
            settings,
            preferences: boot.preferences,
            shelf,
            speech: Speech::new(boot.now),
            heard: Heard::OnPage,
            unsaid: Vec::new(),
            page: Page::Games,
            frame: Frame::default(),
            host: Host::default(),
            base: boot.base,
            table: None,
            dialog: None,
            end_shown: false,
            complaints: Vec::new(),
            address: (boot.query.clone(), boot.fragment.clone()),
            notice: None,
            copied: None,
            pointed: Pointed::default(),
            carrying: false,
            same_page: false,
            window: boot.window,
            stages: Stages::default(),
            finery: Finery::default(),
            visibility: Visibility::Visible,
            utc_offset: boot.utc_offset,
            seed,
            seeds_used: 0,
            query: boot.query.trim_start_matches('?').to_owned(),
            brain: Brain::default(),
            awaited: false,
            hinting: None,
            solving: false,
            chance: None,
            knocking: None,
            languages: boot.languages,
            language_asked: asked,
            language_coming: None,
            language_lost: None,
            rules_asked: Asked::Not,
            theme_asked: None,
            sound_asked: None,
            version: Version::Current,
            kiosk: None,
            step: None,
        };
        let mut effects = Vec::new();
        let link = Link::read(&boot.query, app.words.catalog());
        app.theme_asked = link.theme;
        app.sound_asked = link.sound;
        match figures {
            Some(figures) => app.open_kiosk(link, figures, boot.now, &mut effects),
            None => app.go_where(link, &boot.fragment, boot.now, &mut effects),
        }
        let plain = app.page == Page::Games && app.words.catalog().language() == Language::English;
        if app.table.is_none() && !plain {
            effects.push(app.title());
        }
        effects.push(app.root());
        app.mind_language(boot.now, &mut effects);
        app.after(boot.now, &mut effects);
        app.restrain(&mut effects);
        (app, effects)
    }

    /// Takes in what happened at the time `now`, and says what is to be done: first the tree is brought up to
    /// date, then the effects are carried out in order.
    #[inline(never)]
    pub fn update(&mut self, event: Event, now: f64) -> Vec<Effect> {
        let mut effects = Vec::new();
        self.same_page = false;
        match event {
            Event::Message(message) => self.take(message, now, &mut effects),
            Event::Key(key) if self.kiosk_key(&key, now, &mut effects) => {}
            Event::Key(key) => {
                self.point(|pointed| pointed.by = Means::Keys);
                if let Some(deed) = keys::deed(self, &key) {
                    effects.push(Effect::PreventDefault);
                    self.act(deed, now, &mut effects);
                }
            }
            Event::Resized { canvas, size, ratio } => self.stages.resized(canvas, size, ratio),
            Event::Window(size) => {
                self.window = size;
                self.stages.spoil();
            }
            Event::Slice { spent } => {
                self.slice(spent, now, &mut effects);
                return effects;
            }
            Event::ImagesRefused => self.refuse_images(),
            Event::Frame => {
                self.fade(now);
                self.same_page = true;
                let Some(table) = self.table.as_mut().filter(|table| table.moving()) else { return effects };
                self.stages.spoil_board();
                if !table.tick(now) {
                    return effects;
                }
                self.same_page = false;
            }
            Event::Timer(id) => self.timer(id, now, &mut effects),
            Event::StorageChanged { key, value } => self.storage_changed(&key, value, now, &mut effects),
            Event::StorageCleared => {
                for key in self.shelf.keys() {
                    self.storage_changed(&key, None, now, &mut effects);
                }
            }
            // Visitors can do nothing about figures that are not kept.
            Event::StoreFailed { .. } if self.kiosk.is_some() => {}
            Event::StoreFailed { key } => self.shelf.fail(key),
            Event::Loaded { asset, bytes } => self.loaded(asset, bytes.as_deref(), now, &mut effects),
            Event::SeedDrawn(seed) => {
                self.seed = Seed(seed);
                self.seeds_used = 0;
            }
            Event::Copied(copied) => {
                self.copied = Some(copied);
                self.tell_copied(copied, &mut effects);
            }
            Event::Visibility(Visibility::Hidden) => {
                self.visibility = Visibility::Hidden;
                // Nobody sees it, and no frames come.
                if let Some(table) = &mut self.table {
                    table.settle(now);
                    table.take_heard();
                }
                effects.push(Effect::Hush(Silence::Away));
            }
            Event::Visibility(Visibility::Visible) => {
                self.visibility = Visibility::Visible;
                self.stages.spoil();
                if let Some(table) = &self.table {
                    effects.extend(self.shelf.recall(&table.id));
                }
            }
            Event::Preferences(preferences) => {
                self.preferences = preferences;
                self.stages.spoil();
                effects.push(self.root());
            }
            // A kiosk stays what it is.
            Event::Navigated { .. } if self.kiosk.is_some() => {}
            Event::Navigated { query, fragment } => {
                self.query = query.trim_start_matches('?').to_owned();
                let link = Link::read(&query, self.words.catalog());
                if link.language.is_some() {
                    self.language_asked = link.language;
                }
                self.leave_table(&mut effects);
                self.address = (query, fragment.clone());
                self.go_where(link, &fragment, now, &mut effects);
                self.mind_language(now, &mut effects);
            }
            Event::Touched => {
                self.touched(now);
                self.same_page = true;
                return effects;
            }
            Event::NewVersion => {
                self.version = Version::Waiting;
                self.unsaid.push(self.words.plain(Msg::VersionNew));
            }
            Event::Host(call) => self.answer(call, now, &mut effects),
            Event::Leaving => {
                if let Some(table) = &self.table {
                    effects.extend(self.shelf.release(&table.id));
                }
            }
        }
        self.after(now, &mut effects);
        self.refine(&mut effects);
        self.restrain(&mut effects);
        effects
    }

    /// Whether the tree is as it was before the last event: a frame of a motion changes pictures alone.
    #[must_use]
    pub fn same_page(&self) -> bool {
        self.same_page
    }

    /// The whole page.
    #[must_use]
    pub fn view(&self) -> Node<Message> {
        screen::page(self)
    }

    /// The theme that is shown.
    pub(super) fn theme(&self) -> crate::app::theme::ThemeId {
        match (self.settings.theme, self.theme_asked) {
            _ if matches!(self.preferences.contrast, Contrast::Forced(_)) => {
                crate::app::theme::ThemeId::Contrast
            }
            (None, Some(asked)) => asked,
            _ => self.settings.theme(self.preferences),
        }
    }

    pub(super) fn root(&self) -> Effect {
        let language = self.words.catalog().language();
        Effect::SetRoot {
            lang: language.code().to_owned(),
            dir: match language.direction() {
                Direction::LeftToRight => "ltr".to_owned(),
                Direction::RightToLeft => "rtl".to_owned(),
            },
            theme: theme_name(self.theme()).to_owned(),
        }
    }

    pub(super) fn set_url(&self, fragment: String, history: History) -> Effect {
        Effect::SetUrl { query: self.query.clone(), fragment, history }
    }

    /// The table with what it needs to know of the rest.
    pub(super) fn at_table(&mut self, now: f64) -> Option<(&mut Table, Around<'_>)> {
        let table = self.table.as_mut()?;
        let around =
            Around { words: &self.words, settings: &self.settings, preferences: self.preferences, now };
        Some((table, around))
    }
}
