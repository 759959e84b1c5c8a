//! How a frame's game is kept: by the name that the page around gives it, else by what is played.

use crate::app::effect::{Effect, History};
use crate::app::program::App;
use crate::app::sitting::Opening;
use crate::app::table::{Hold, Saved, Table};
use crate::rules::Spec;

/// What the names of frames' games begin with.
const PREFIX: &str = "embed-";

/// What the page itself calls the game in its own example of a frame.
pub const EXAMPLE: &str = "~example";

/// Whether a stored game is that of the example, and no game of the visitor's.
pub fn is_example(id: &str) -> bool {
    id.strip_prefix(PREFIX).is_some_and(|name| name.starts_with(&plain(EXAMPLE)))
}

impl App {
    /// Goes on with the game that the frame has, or begins one.
    pub(in crate::app) fn open_embedded(&mut self, opening: Opening, now: f64, effects: &mut Vec<Effect>) {
        for id in self.own_names(&opening) {
            let Some(save) = self.shelf.game(&id) else {
                return self.begin_as(id, opening, History::Replace, now, effects);
            };
            // What can't be read, and what belongs to another game, stays where it is.
            let Ok(saved) = Saved::read(save) else { continue };
            if saved.game.end().is_some() {
                return self.begin_as(id, opening, History::Replace, now, effects);
            }
            if self.is_offered(saved.game.spec(), opening.spec)
                && opening.start.is_none_or(|start| *saved.game.start() == start)
            {
                return self.go_on_with(id, saved, now, effects);
            }
        }
        let id = self.fresh_id(now);
        self.begin_as(id, opening, History::Replace, now, effects);
    }

    /// The name for a game that takes the place of the frame's.
    pub(in crate::app) fn next_name(&self, opening: &Opening, now: f64) -> String {
        let free = |id: &String| {
            let sound = self.shelf.game(id).is_none_or(|save| Saved::read(save).is_ok());
            sound && !self.shelf.leased_elsewhere(id)
        };
        self.own_names(opening).into_iter().find(free).unwrap_or_else(|| self.fresh_id(now))
    }

    /// Another tab, or another frame of the page around, may have the game: it is shown, and asked for.
    fn go_on_with(&mut self, id: String, saved: Saved, now: f64, effects: &mut Vec<Effect>) {
        if self.shelf.leased_elsewhere(&id) {
            let mut table = Table::resume(id.clone(), saved, now);
            table.hold = Hold::Lost;
            table.refresh(&self.words);
            self.sit_down(table, History::Replace, now, effects);
        }
        self.ask_for(id, now, effects);
    }

    fn is_offered(&self, spec: Spec, asked: Spec) -> bool {
        spec == asked || self.host.offered.iter().any(|offered| offered.id() == spec.id())
    }

    /// The names that the frame's game can have: the second where the first is taken by another game.
    fn own_names(&self, opening: &Opening) -> [String; 2] {
        let Opening { spec, players, start, seed, .. } = opening;
        let what = format!("{spec}-{}-{}", players.white.word(), players.black.word());
        match &self.host.name {
            Some(name) => {
                let name = plain(name);
                [format!("{PREFIX}{name}"), format!("{PREFIX}{name}-{what}")]
            }
            None => {
                let mut name = format!("{PREFIX}{what}");
                if let Some(start) = start {
                    name += &format!("-{:08x}", hash(&crate::rules::Rules::new(*spec).write(start)));
                }
                if let Some(seed) = seed {
                    name += &format!("-{seed}");
                }
                [name.clone(), format!("{name}-2")]
            }
        }
    }
}

/// A name as it may stand in a key and in an address, different for different names.
fn plain(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() { out.push(c) } else { out += &format!("_{:x}.", u32::from(c)) }
    }
    out
}

/// FNV-1a: tells positions apart.
fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
