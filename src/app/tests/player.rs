//! A visitor: clicks what the page shows, waits for timers and frames, reloads.

use std::collections::BTreeMap;

use crate::app::event::{Boot, Event, KeyPress, Preferences, Size, Storage, TimerId};
use crate::app::message::Message;
use crate::app::program::App;
use crate::app::strings::{LANGUAGE_FILES, Language, Section};
use crate::app::view::{Element, Node};
use crate::app::words::Marking;
use crate::app::{Asset, Effect, Modifiers, News, Scalar};

/// A visitor with a browser.
pub struct Visitor {
    pub app: App,
    pub now: f64,
    /// What the browser stores; `None` where it refuses.
    pub stored: Option<BTreeMap<String, String>>,
    pub timers: BTreeMap<String, (TimerId, f64)>,
    pub query: String,
    pub fragment: String,
    /// Every effect of the last event.
    pub effects: Vec<Effect>,
    /// What the page around has been told.
    pub told: Vec<(Option<Scalar>, News)>,
    /// How many pictures were to be painted after the last event.
    pub pictures: usize,
    /// What is looked at after each event.
    pub look: fn(&Visitor),
    /// Whether the computer's nets can be had.
    pub nets: bool,
    /// Whether languages can be had.
    pub texts: bool,
    seed: u64,
}

pub const WIDE: Size = Size { width: 1280.0, height: 800.0 };

impl Visitor {
    /// A first visit at an address.
    pub fn new(query: &str) -> Self {
        Self::with(query, "", Some(BTreeMap::new()), 1)
    }

    pub fn with(query: &str, fragment: &str, stored: Option<BTreeMap<String, String>>, seed: u64) -> Self {
        let now = 1_796_000_000_000.0;
        let (app, effects) =
            App::start_marked(boot(query, fragment, stored.as_ref(), now, seed), Marking::Plain);
        let mut visitor = Self {
            app,
            now,
            stored,
            timers: BTreeMap::new(),
            query: query.to_owned(),
            fragment: fragment.to_owned(),
            effects: Vec::new(),
            told: Vec::new(),
            pictures: 0,
            look: |_| {},
            nets: true,
            texts: true,
            seed,
        };
        visitor.carry_out(effects);
        visitor
    }

    /// The page is loaded anew: nothing but what is stored, and the address, lives on.
    pub fn reload(&mut self, leaving: Leaving) {
        if leaving == Leaving::Orderly {
            self.send(Event::Leaving);
        }
        self.seed += 1;
        self.now += 1000.0;
        self.timers.clear();
        let boot = boot(&self.query, &self.fragment, self.stored.as_ref(), self.now, self.seed);
        let (app, effects) = App::start_marked(boot, Marking::Plain);
        self.app = app;
        self.carry_out(effects);
        self.settle();
    }

    pub fn send(&mut self, event: Event) {
        self.now += 1.0;
        let effects = self.app.update(event, self.now);
        self.carry_out(effects);
        (self.look)(self);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        self.pictures = self.app.canvases(self.now).len();
        for effect in &effects {
            match effect {
                Effect::Store { key, value } => {
                    if let Some(stored) = &mut self.stored {
                        stored.insert(key.clone(), value.clone());
                    }
                }
                Effect::Forget { key } => {
                    if let Some(stored) = &mut self.stored {
                        stored.remove(key);
                    }
                }
                Effect::SetTimer { id, ms } => {
                    self.timers.insert(format!("{id:?}"), (*id, self.now + ms));
                }
                Effect::ClearTimer(id) => {
                    self.timers.remove(&format!("{id:?}"));
                }
                Effect::Tell { id, news } => self.told.push((id.clone(), news.clone())),
                Effect::SetUrl { query, fragment, .. } => {
                    self.query.clone_from(query);
                    self.fragment.clone_from(fragment);
                }
                _ => {}
            }
        }
        let asked: Vec<_> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Load(asset) => Some(*asset),
                _ => None,
            })
            .collect();
        self.effects = effects;
        for asset in asked {
            let bytes = match asset {
                Asset::Net(_) => {
                    self.nets.then(|| std::fs::read(format!("assets/{}", asset.path())).ok()).flatten()
                }
                Asset::Texts(language) => self.texts.then(|| texts(language)),
                Asset::Rules(language) => self.texts.then(|| rules_texts(language)),
            };
            let effects = self.app.update(Event::Loaded { asset, bytes }, self.now);
            self.carry_out(effects);
        }
    }

    /// Lets time pass until a motion is over and every timer that is near has run out. Computers may play
    /// meanwhile; stops where a person is to act.
    pub fn settle(&mut self) {
        for _ in 0..200_000 {
            if self.app.animating() {
                self.now += 2000.0;
                self.send(Event::Frame);
            } else if let Some((key, (id, at))) =
                self.timers.iter().min_by(|a, b| a.1.1.total_cmp(&b.1.1)).map(|(k, v)| (k.clone(), *v))
            {
                self.now = self.now.max(at);
                self.timers.remove(&key);
                self.send(Event::Timer(id));
            } else {
                return;
            }
        }
        panic!("the page never comes to rest");
    }

    pub fn view(&self) -> Node<Message> {
        self.app.view()
    }

    /// Presses the element of this id.
    pub fn click(&mut self, id: &str) {
        let view = self.view();
        let message = view.by_id(id).and_then(Element::clicked).cloned();
        let message = message.unwrap_or_else(|| panic!("{id} can be pressed in: {}", view.text_content()));
        self.send(Event::Message(message));
        // People are slower than the guard against double taps.
        self.now += 500.0;
    }

    /// Presses the button of this name.
    pub fn press(&mut self, name: &str) {
        let view = self.view();
        let message = view.elements().find(|e| view.name_of(e) == name && e.clicked().is_some());
        let message = message.and_then(Element::clicked).cloned();
        let message =
            message.unwrap_or_else(|| panic!("«{name}» can be pressed in: {}", view.text_content()));
        self.send(Event::Message(message));
        self.now += 500.0;
    }

    /// Ticks the box or radio button of this name.
    pub fn tick(&mut self, name: &str) {
        let view = self.view();
        let message =
            view.elements().filter(|e| view.name_of(e).starts_with(name)).find_map(|e| e.checked_to(true));
        self.send(Event::Message(message.unwrap_or_else(|| panic!("«{name}» can be ticked"))));
    }

    pub fn key(&mut self, key: &str, focus: &str) {
        self.send(Event::Key(KeyPress { key: key.into(), focus: focus.into(), ..KeyPress::default() }));
    }

    pub fn control(&mut self, key: &str) {
        let held = Modifiers { control: true, ..Modifiers::default() };
        self.send(Event::Key(KeyPress { key: key.into(), held, ..KeyPress::default() }));
    }

    /// The board's canvas is laid out.
    pub fn lay_out(&mut self, width: f32, height: f32) {
        let size = Size { width, height };
        self.send(Event::Resized { canvas: "board".into(), size, ratio: 1.0 });
    }

    /// The position on the table.
    pub fn position(&self) -> String {
        let table = self.app.table.as_ref().expect("a game is on the table");
        table.rules().write(table.position())
    }

    /// What is written in the element of this id.
    pub fn text(&self, id: &str) -> String {
        self.view().by_id(id).map(Element::text_content).unwrap_or_default()
    }

    /// The buttons of squares whose label has these words.
    pub fn squares_that(&self, words: &str) -> Vec<String> {
        squares_in(&self.view(), words)
    }
}

/// The buttons of squares whose label has these words.
pub fn squares_in(view: &Node<Message>, words: &str) -> Vec<String> {
    let says =
        |cell: &&Element<Message>| cell.attribute("aria-label").is_some_and(|label| label.contains(words));
    view.by_role("gridcell").filter(says).filter_map(|cell| cell.id.as_deref().map(str::to_owned)).collect()
}

/// How a page is left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// The browser says so beforehand.
    Orderly,
    /// It crashes.
    Crash,
}

fn boot(query: &str, fragment: &str, stored: Option<&BTreeMap<String, String>>, now: f64, seed: u64) -> Boot {
    Boot {
        query: query.to_owned(),
        fragment: fragment.to_owned(),
        base: "https://senet.example/".to_owned(),
        now,
        utc_offset: 0,
        window: WIDE,
        preferences: Preferences::default(),
        languages: vec!["en".to_owned()],
        storage: match stored {
            Some(stored) => Storage::Open(stored.clone().into_iter().collect()),
            None => Storage::Refused,
        },
        seed,
        texts: None,
    }
}

/// What the page and the game say in a language, as the page loads it.
pub fn texts(language: Language) -> Vec<u8> {
    part(language, Section::Interface)
}

/// What the rules panel says in a language, as the page loads it.
pub fn rules_texts(language: Language) -> Vec<u8> {
    part(language, Section::Rules)
}

fn part(language: Language, section: Section) -> Vec<u8> {
    let part = LANGUAGE_FILES.iter().find(|(of, part, _)| (*of, *part) == (language, section));
    part.expect("every language has every part").2.to_vec()
}
