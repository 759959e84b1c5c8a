//! What the page does on the word of the page around it. Its sentences are for who writes that page, so they are
//! English in every language, but for what links are told as well.

use super::tell::state;
use super::{Asked, Call, News, VERSION};
use crate::app::effect::{Effect, History};
use crate::app::link::Link;
use crate::app::program::App;
use crate::app::sitting::Opening;
use crate::app::small::join;
use crate::app::table::{Around, Outcomes, Table};
use crate::rng::Seed;
use crate::rules::Move;

/// What can be asked.
const KINDS: [&str; 7] = ["new", "throw", "play", "undo", "resign", "set", "get"];

impl App {
    /// Does what the page around asks, or says why not. Nothing else is changed by what can't be done.
    pub(in crate::app) fn answer(&mut self, call: Call, now: f64, effects: &mut Vec<Effect>) {
        if !self.embedded() {
            return;
        }
        let Call { id, asked } = call;
        self.host.reply.clone_from(&id);
        let moving = |app: &Self| app.table.as_ref().is_some_and(Table::moving);
        let moved = moving(self);
        let done = asked.and_then(|asked| self.do_asked(&asked, now, effects));
        match done {
            Ok(Told::ByWhatHappens) => self.tell_host(effects),
            Ok(Told::ByState) => {
                if let Some(table) = &self.table {
                    effects.push(Effect::Tell { id, news: state(table) });
                }
            }
            Err(message) => {
                // However many there are of these, they are not to keep the page busy.
                self.same_page = moved == moving(self);
                effects.push(Effect::Tell { id, news: News::Error { message } });
            }
        }
        self.host.reply = None;
    }

    fn do_asked(&mut self, asked: &Asked, now: f64, effects: &mut Vec<Effect>) -> Result<Told, String> {
        if asked.word("v") != Some(VERSION.to_string()) {
            return Err(format!("v: the version of the messages is {VERSION}"));
        }
        let kind = asked.word("type").unwrap_or_default();
        if KINDS.contains(&kind.as_str()) {
            self.kiosk_lets(&kind, now, effects)?;
        }
        match kind.as_str() {
            "new" => {
                let opening = self.opening_asked(asked)?;
                self.begin(opening, History::Replace, now, effects);
                return Ok(Told::ByWhatHappens);
            }
            "set" => {
                self.set_asked(asked, now, effects)?;
                return Ok(Told::ByState);
            }
            _ if !KINDS.contains(&kind.as_str()) => {
                return Err(format!("type: one of {}", join(&KINDS, ", ")));
            }
            _ => {}
        }
        let Some(table) = &self.table else { return Err("no game is on the board".to_owned()) };
        let mut told = Told::ByWhatHappens;
        match kind.as_str() {
            "throw" => self.try_at_table(now, effects, |table, around| table.throw_asked(around))?,
            "play" => {
                let text = asked.word("move").unwrap_or_default();
                let played: Move = text.parse().map_err(|errors| format!("move: {errors}"))?;
                self.try_at_table(now, effects, |table, around| table.play_asked(played, around))?;
            }
            "undo" if table.undo_to().is_none() => return Err("nothing can be taken back".to_owned()),
            "undo" => {
                self.close_end();
                self.act_at_table(now, effects, Table::undo);
            }
            "resign" => {
                let side = table.resigning().ok_or("nobody at the board can resign now")?;
                self.dialog = None;
                self.act_at_table(now, effects, |table, around| table.resign(side, around));
            }
            _ => told = Told::ByState,
        }
        Ok(told)
    }

    fn try_at_table(
        &mut self,
        now: f64,
        effects: &mut Vec<Effect>,
        deed: impl FnOnce(&mut Table, Around) -> Result<Outcomes, String>,
    ) -> Result<(), String> {
        let mut refused = None;
        self.act_at_table(now, effects, |table, around| {
            deed(table, around).unwrap_or_else(|why| {
                refused = Some(why);
                Outcomes::default()
            })
        });
        refused.map_or(Ok(()), Err)
    }

    /// The game that is to be begun: what is not said stays as on the board.
    fn opening_asked(&self, asked: &Asked) -> Result<Opening, String> {
        let link = self.read_asked(asked, &["ruleset", "white", "black", "seed", "pos"])?;
        let mut players = self.table.as_ref().map_or_else(|| link.seats(), Table::seats);
        players.white = link.players.white.unwrap_or(players.white);
        players.black = link.players.black.unwrap_or(players.black);
        Ok(Opening {
            spec: link.spec(),
            players,
            names: Default::default(),
            start: link.position,
            seed: link.seed.map(Seed),
        })
    }

    fn set_asked(&mut self, asked: &Asked, now: f64, effects: &mut Vec<Effect>) -> Result<(), String> {
        let link = self.read_asked(asked, &["lang", "theme", "sound"])?;
        self.sound_asked = link.sound.or(self.sound_asked);
        if link.theme.is_some() {
            self.theme_asked = link.theme;
            self.stages.spoil();
            effects.push(self.root());
        }
        if link.language.is_some() {
            self.language_asked = link.language;
            self.mind_language(now, effects);
        }
        Ok(())
    }

    /// Reads fields as a link's parameters.
    fn read_asked(&self, asked: &Asked, names: &[&str]) -> Result<Link, String> {
        let catalog = self.words.catalog();
        let ruleset = self.table.as_ref().map(|table| table.game().spec());
        let mut link = Link::default();
        link.ruleset = ruleset;
        for name in names {
            match asked.word(name) {
                Some(value) if *name == "pos" => link.take_position(&value, catalog),
                Some(value) => link.take(name, &value, catalog),
                None => {}
            }
        }
        if link.complaints.is_empty() { Ok(link) } else { Err(join(&link.complaints, " ")) }
    }
}

/// How what was asked is answered, once it is done.
enum Told {
    /// By the word about what has happened.
    ByWhatHappens,
    /// By how things stand.
    ByState,
}
