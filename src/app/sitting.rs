//! Sitting down at a game and getting up from it.

use crate::app::effect::{Effect, History, Silence};
use crate::app::event::TimerId;
use crate::app::host::Host;
use crate::app::link::{Link, Page, Player, spec_name};
use crate::app::pointing::Pointed;
use crate::app::program::App;
use crate::app::screen::{START_HEADING, date, page_name};
use crate::app::settings::{self, Settings};
use crate::app::shelf::{self, News};
use crate::app::small::join;
use crate::app::stage::Plan;
use crate::app::strings::{Msg, args};
use crate::app::table::{Hold, Saved, Table};
use crate::record::{Origin, Setup};
use crate::rng::Seed;
use crate::rules::{BySide, Position, Side, Spec};

/// The fragment that names a game of this device.
const FRAGMENT: &str = "game=";

/// What a game is begun with.
pub(super) struct Opening {
    pub spec: Spec,
    pub players: BySide<Player>,
    /// Empty where they don't say.
    pub names: BySide<String>,
    pub start: Option<Position>,
    pub seed: Option<Seed>,
}

impl App {
    /// What the address asks for: a game of this device, a board, or the start screen.
    #[inline(never)]
    pub(super) fn go_where(&mut self, mut link: Link, fragment: &str, now: f64, effects: &mut Vec<Effect>) {
        self.host = Host::new(&link);
        self.page = link.page;
        let fragment = fragment.trim_start_matches('#');
        let named = fragment.strip_prefix(FRAGMENT);
        let known = named.is_some_and(|id| self.shelf.game(id).is_some());
        self.read_fragment(&mut link, fragment);
        match named {
            Some(id) if known => self.ask_for(id.to_owned(), now, effects),
            _ => self.follow(&link, fragment, now, effects),
        }
        self.complaints = link.all_complaints(self.words.catalog());
        self.tell_complaints();
    }

    /// Reads a fragment, without its `#`, into a link.
    fn read_fragment(&self, link: &mut Link, fragment: &str) {
        match fragment.strip_prefix(FRAGMENT) {
            Some(id) if self.shelf.game(id).is_some() => {}
            Some(id) => link.complain_of_game(id, self.words.catalog()),
            None => link.read_fragment(fragment, self.words.catalog()),
        }
    }

    /// Words what was wrong with the link anew, in the language of the page.
    pub(super) fn retell_complaints(&mut self) {
        if !self.complaints.is_empty() {
            let mut link = Link::read(&self.address.0, self.words.catalog());
            self.read_fragment(&mut link, self.address.1.trim_start_matches('#'));
            self.complaints = link.all_complaints(self.words.catalog());
        }
    }

    /// The page's title.
    pub(super) fn title(&self) -> Effect {
        let catalog = self.words.catalog();
        Effect::SetTitle(match &self.table {
            Some(table) => {
                let name = catalog.text(table_name(table), &[]);
                catalog.text(Msg::PageTitleGame, &args![ruleset: &name])
            }
            None => match self.page {
                Page::Games => catalog.text(Msg::PageTitle, &[]),
                page => {
                    let name = catalog.text(page_name(page), &[]);
                    catalog.text(Msg::PageTitleGame, &args![ruleset: &name])
                }
            },
        })
    }

    /// The fragment that names the game on the table; empty without one.
    pub(super) fn fragment(&self) -> String {
        self.table.as_ref().map_or_else(String::new, |table| format!("{FRAGMENT}{}", table.id))
    }

    /// What was wrong with the link is heard before all else.
    fn tell_complaints(&mut self) {
        if !self.complaints.is_empty() {
            let mut told = vec![self.words.plain(Msg::LinkNotice)];
            told.extend(self.complaints.iter().map(|complaint| self.words.quote(complaint)));
            let told = self.words.sentences(&told);
            self.unsaid.insert(0, told);
        }
    }

    /// The board that a link asks for, or the start screen.
    fn follow(&mut self, link: &Link, fragment: &str, now: f64, effects: &mut Vec<Effect>) {
        if !link.board && fragment.starts_with(FRAGMENT) {
            effects.push(self.set_url(String::new(), History::Replace));
        }
        if link.board {
            let opening = Opening {
                spec: link.spec(),
                players: link.seats(),
                names: BySide::default(),
                start: link.position,
                seed: link.seed.map(Seed),
            };
            if self.embedded() {
                self.start.spec = opening.spec;
                self.open_embedded(opening, now, effects);
            } else {
                self.begin(opening, History::Replace, now, effects);
            }
        } else {
            for side in Side::BOTH {
                if let Some(player) = link.players[side] {
                    self.start.players[side] = player;
                }
            }
            self.start.seed = link.seed;
        }
    }

    /// Begins a game and sits down at it.
    pub(super) fn begin(&mut self, opening: Opening, history: History, now: f64, effects: &mut Vec<Effect>) {
        // Nothing of a kiosk's games is kept, under whatever name.
        let named = self.embedded() && self.kiosk.is_none();
        let id = if named { self.next_name(&opening, now) } else { self.fresh_id(now) };
        self.begin_as(id, opening, history, now, effects);
    }

    /// Begins a game that is stored under this name.
    pub(super) fn begin_as(
        &mut self,
        id: String,
        opening: Opening,
        history: History,
        now: f64,
        effects: &mut Vec<Effect>,
    ) {
        self.leave_table(effects);
        self.brain.hope();
        let Opening { spec, players, names, start, seed } = opening;
        let (seed, origin) = match seed {
            Some(seed) => (seed, Origin::Given),
            None => (self.fresh_seed(effects), Origin::Fresh),
        };
        let date = date(now, self.utc_offset);
        let setup = Setup { start, date, origin, ..Setup::new(spec, seed) };
        let mut table = Table::new(id, players, names, setup, now);
        table.label(&self.words);
        table.refresh(&self.words);
        self.unsaid.push(
            self.words.say(Msg::AnnounceNewGame, &args![ruleset: &spec_name(spec, self.words.catalog())]),
        );
        self.unsaid.extend(table.tell_due(&self.words));
        self.sit_down(table, history, now, effects);
    }

    /// A name that no other game has.
    pub(super) fn fresh_id(&self, now: f64) -> String {
        // A few hundred years of milliseconds fit; the token tells two games of one moment apart.
        let token = self.seed.derive(u64::MAX - 1 - self.seeds_used).0 & 0xffff;
        format!("{:x}-{token:04x}", now.max(0.0) as u64)
    }

    pub(super) fn sit_down(&mut self, table: Table, history: History, now: f64, effects: &mut Vec<Effect>) {
        if table.ours() {
            effects.extend(self.shelf.claim(&table.id));
        }
        effects.push(self.set_url(format!("{FRAGMENT}{}", table.id), history));
        self.end_shown = table.end().is_some();
        self.table = Some(table);
        effects.push(self.title());
        self.dialog = None;
        self.pointed = Pointed::default();
        self.stages.clear();
        self.save(now, effects);
    }

    /// Asks for a game of this device; if another tab has it, that tab is asked first.
    pub(super) fn ask_for(&mut self, id: String, now: f64, effects: &mut Vec<Effect>) {
        self.start.refused = None;
        if !self.shelf.leased_elsewhere(&id) {
            self.open_game(&id, now, effects);
            return;
        }
        effects.extend(self.shelf.knock(&id));
        effects.push(Effect::SetTimer { id: TimerId::Lease, ms: shelf::PATIENCE });
        self.knocking = Some(id);
    }

    /// Opens a game of this device.
    #[inline(never)]
    pub(super) fn open_game(&mut self, id: &str, now: f64, effects: &mut Vec<Effect>) {
        let saved = match self.shelf.game(id).map(Saved::read) {
            Some(Ok(saved)) => saved,
            missing => {
                // On the start screen stands what can't be read, with what can be done about it.
                let message = if missing.is_none() { Msg::GamesGone } else { Msg::GamesUnopened };
                self.leave_for_start(History::Replace, effects);
                self.notice = Some(message);
                self.unsaid.push(self.words.plain(message));
                return;
            }
        };
        self.leave_table(effects);
        let mut table = Table::resume(id.to_owned(), saved, now);
        table.label(&self.words);
        table.refresh(&self.words);
        let told = self.words.plain(Msg::AnnounceRestored);
        table.tale = vec![told.clone()];
        self.unsaid.push(told);
        self.unsaid.extend(table.tell_due(&self.words));
        self.sit_down(table, History::Replace, now, effects);
    }

    /// Gets up from the table; the game stays among those under way.
    pub(super) fn leave_table(&mut self, effects: &mut Vec<Effect>) {
        self.host.forget();
        if let Some(table) = self.table.take() {
            effects.extend(self.shelf.release(&table.id));
            effects.push(self.title());
            effects.push(Effect::Hush(Silence::Now));
            self.stages.clear();
        }
        self.dialog = None;
        self.notice = None;
        self.end_shown = false;
        self.unsaid.clear();
        self.start.refresh(&self.shelf, &self.words);
    }

    /// Back to the start screen.
    pub(super) fn leave_for_start(&mut self, history: History, effects: &mut Vec<Effect>) {
        self.leave_table(effects);
        self.page = Page::Games;
        self.query = lasting(&self.query);
        effects.push(self.set_url(String::new(), history));
    }

    /// Goes to one of the pages beside the board.
    pub(super) fn visit(&mut self, page: Page, effects: &mut Vec<Effect>) {
        self.leave_table(effects);
        self.stages.clear();
        self.page = page;
        self.copied = None;
        self.query = lasting(&self.query);
        if page != Page::Games {
            let gap = if self.query.is_empty() { "" } else { "&" };
            self.query += &format!("{gap}page={}", page.word());
        }
        effects.push(self.set_url(String::new(), History::Push));
        effects.push(self.title());
        effects.push(Effect::Focus(START_HEADING.to_owned()));
    }

    pub(super) fn again(&mut self, now: f64, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let opening = Opening {
            spec: table.game().spec(),
            players: table.seats(),
            names: table.names.clone(),
            start: None,
            seed: None,
        };
        self.begin(opening, History::Push, now, effects);
    }

    /// Another tab has taken the game over.
    pub(super) fn lose_table(&mut self, now: f64, effects: &mut Vec<Effect>) {
        if let Some(table) = &mut self.table
            && table.hold != Hold::Lost
        {
            table.settle(now);
            table.hold = Hold::Lost;
            self.dialog = None;
            self.unsaid.push(self.words.plain(Msg::SaveLostTab));
            self.stages.spoil_board();
            effects.push(Effect::ClearTimer(TimerId::Step));
        }
    }

    /// Another tab has deleted the game.
    pub(super) fn unkeep_table(&mut self) {
        if let Some(table) = &mut self.table
            && table.hold == Hold::Ours
        {
            table.hold = Hold::Deleted;
            self.unsaid.push(self.words.plain(Msg::GamesDeletedElsewhere));
        }
    }

    /// The visitor has read what is wrong.
    pub(super) fn read_notices(&mut self) {
        self.complaints.clear();
        self.notice = None;
        self.language_lost = None;
        // Beside a board these stay, since they hold as long as the page is open.
        let covers = self.plan() == Plan::Small;
        self.host.unsaved_read = self.embedded() || covers;
        if let Some(table) = self.table.as_mut().filter(|table| covers && table.hold == Hold::Deleted) {
            table.hold = Hold::DeletedRead;
        }
    }

    /// Another tab has changed what is stored.
    #[inline(never)]
    pub(super) fn storage_changed(
        &mut self,
        key: &str,
        value: Option<String>,
        now: f64,
        effects: &mut Vec<Effect>,
    ) {
        let playing = |app: &Self, id: &str| app.table.as_ref().is_some_and(|table| table.id == id);
        match self.shelf.changed(key, value) {
            News::Nothing => {
                if key == settings::KEY {
                    self.settings = self.shelf.get(key).map_or_else(Settings::default, Settings::read);
                    self.stages.spoil();
                    effects.push(self.root());
                    self.mind_language(now, effects);
                }
            }
            News::Knock(id) if playing(self, &id) && self.table.as_ref().is_some_and(Table::ours) => {
                effects.extend(self.shelf.claim(&id));
            }
            News::Knock(_) => {}
            News::Taken(id) => {
                if self.knocking.as_deref() == Some(id.as_str()) {
                    self.knocking = None;
                    effects.push(Effect::ClearTimer(TimerId::Lease));
                    self.start.refused = Some(id);
                } else if playing(self, &id) {
                    self.lose_table(now, effects);
                }
            }
            News::Deleted(id) => {
                if playing(self, &id) {
                    self.unkeep_table();
                }
            }
        }
        self.start.refresh(&self.shelf, &self.words);
    }

    fn fresh_seed(&mut self, effects: &mut Vec<Effect>) -> Seed {
        let seed = self.seed.derive(self.seeds_used);
        self.seeds_used += 1;
        effects.push(Effect::DrawSeed);
        seed
    }
}

/// What of a query goes on to hold when the board is left.
fn lasting(query: &str) -> String {
    let lasts = |pair: &&str| {
        ["lang=", "theme=", "sound=", "embed=", "kiosk=", "name=", "rulesets="]
            .iter()
            .any(|name| pair.starts_with(name))
    };
    join(&query.split('&').filter(lasts).collect::<Vec<_>>(), "&")
}

fn table_name(table: &Table) -> Msg {
    crate::app::strings::ruleset_words(table.game().spec().id())
        .map_or(Msg::RulesetCustom, |words| words.name)
}
