//! What is stored on the device: a mirror of it, and the claims of tabs on games.
//!
//! | key | holds |
//! |---|---|
//! | `settings` | the settings |
//! | `choices` | what was chosen on the start screen |
//! | `game/<id>` | a game |
//! | `lease/<id>` | the token of the tab that plays it |
//! | `knock/<id>` | the token of a tab that would like to; the owner answers by writing its lease anew |
//!
//! A tab that ends gives its leases up. One that crashes can't; so a lease counts only while its owner answers.

use crate::app::effect::Effect;
use crate::app::event::Storage;
use crate::app::named::Named;

/// The prefix of games' keys.
const GAME: &str = "game/";
const LEASE: &str = "lease/";
const KNOCK: &str = "knock/";

/// How long a tab may take to answer a knock, in milliseconds.
pub const PATIENCE: f64 = 400.0;

/// Whether items are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// On the device.
    Stored,
    /// In this page only: the browser refuses.
    Refused,
    /// In this page only: there is no room, or it failed otherwise.
    Failed,
}

/// Whether the browser lets the page store anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Access {
    Open,
    Refused,
}

/// What is stored.
#[derive(Clone, Debug)]
pub struct Shelf {
    items: Named<String>,
    access: Access,
    /// The keys of what could not be stored.
    failed: Vec<String>,
    token: String,
    knocks: u32,
}

/// What another tab's change means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Nothing for a game.
    Nothing,
    /// Another tab has taken this game.
    Taken(String),
    /// Another tab has deleted this game.
    Deleted(String),
    /// Another tab asks whether this game is played.
    Knock(String),
}

impl Shelf {
    /// The shelf of a tab, by what is stored; `token` tells the tab from others.
    #[must_use]
    pub fn new(storage: Storage, token: String) -> Self {
        let (items, access) = match storage {
            Storage::Open(items) => (items.into_iter().collect(), Access::Open),
            Storage::Refused => (Named::default(), Access::Refused),
        };
        Self { items, access, failed: Vec::new(), token, knocks: 0 }
    }

    /// Whether items are stored.
    #[must_use]
    pub const fn keeping(&self) -> Keeping {
        match self.access {
            Access::Refused => Keeping::Refused,
            Access::Open if self.failed.is_empty() => Keeping::Stored,
            Access::Open => Keeping::Failed,
        }
    }

    /// An item could not be stored. It counts as stored again with the next attempt, until that fails too.
    pub fn fail(&mut self, key: String) {
        if self.items.contains_key(&key) && !self.failed.contains(&key) {
            self.failed.push(key);
        }
    }

    /// The key of every item.
    #[must_use]
    pub fn keys(&self) -> Vec<String> {
        self.items.iter().map(|(key, _)| key.to_owned()).collect()
    }

    /// An item.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.items.get(key).map(String::as_str)
    }

    /// Puts an item on the shelf.
    #[must_use]
    pub fn put(&mut self, key: String, value: String) -> Vec<Effect> {
        self.items.insert(key.clone(), value.clone());
        self.failed.retain(|failed| *failed != key);
        match self.access {
            Access::Open => vec![Effect::Store { key, value }],
            Access::Refused => Vec::new(),
        }
    }

    /// Takes an item off the shelf. What could not be stored before may have room then.
    #[must_use]
    pub fn drop(&mut self, key: &str) -> Vec<Effect> {
        let (Some(_), Access::Open) = (self.items.remove(key), self.access) else { return Vec::new() };
        let mut effects = vec![Effect::Forget { key: key.to_owned() }];
        for key in core::mem::take(&mut self.failed) {
            if let Some(value) = self.get(&key).map(str::to_owned) {
                effects.push(Effect::Store { key, value });
            }
        }
        effects
    }

    /// Every stored game: its id and its save.
    pub fn games(&self) -> impl Iterator<Item = (&str, &str)> {
        self.items.iter().filter_map(|(key, value)| Some((key.strip_prefix(GAME)?, value.as_str())))
    }

    /// A stored game's save.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&str> {
        self.get(&game_key(id))
    }

    /// Stores a game.
    #[must_use]
    pub fn put_game(&mut self, id: &str, save: String) -> Vec<Effect> {
        self.put(game_key(id), save)
    }

    /// Deletes a game.
    #[must_use]
    pub fn drop_game(&mut self, id: &str) -> Vec<Effect> {
        let mut effects = self.drop(&game_key(id));
        effects.extend(self.drop(&format!("{LEASE}{id}")));
        effects.extend(self.drop(&format!("{KNOCK}{id}")));
        effects
    }

    /// Whether another tab has a lease on the game, alive or not.
    #[must_use]
    pub fn leased_elsewhere(&self, id: &str) -> bool {
        self.get(&format!("{LEASE}{id}")).is_some_and(|lease| !lease.starts_with(self.token.as_str()))
    }

    /// Claims a game for this tab.
    #[must_use]
    pub fn claim(&mut self, id: &str) -> Vec<Effect> {
        self.knocks += 1;
        // A value that differs each time, so that other tabs hear of it.
        let lease = format!("{} {}", self.token, self.knocks);
        self.put(format!("{LEASE}{id}"), lease)
    }

    /// Gives a game up for others.
    #[must_use]
    pub fn release(&mut self, id: &str) -> Vec<Effect> {
        if self.leased_elsewhere(id) { Vec::new() } else { self.drop(&format!("{LEASE}{id}")) }
    }

    /// Asks whether a game is being played in another tab.
    #[must_use]
    pub fn knock(&mut self, id: &str) -> Vec<Effect> {
        self.knocks += 1;
        let knock = format!("{} {}", self.token, self.knocks);
        self.put(format!("{KNOCK}{id}"), knock)
    }

    /// Looks up anew who has the game; for a tab that may have slept.
    #[must_use]
    pub fn recall(&self, id: &str) -> Vec<Effect> {
        match self.access {
            Access::Refused => Vec::new(),
            Access::Open => vec![Effect::Recall { key: format!("{LEASE}{id}") }],
        }
    }

    /// Takes in what another tab has changed.
    pub fn changed(&mut self, key: &str, value: Option<String>) -> News {
        let ours = value.as_deref().is_some_and(|value| value.starts_with(self.token.as_str()));
        let deleted = value.is_none() && self.items.contains_key(key);
        match value {
            Some(value) => self.items.insert(key.to_owned(), value),
            None => self.items.remove(key),
        };
        // What is there, or is wanted no more, is no longer missing.
        self.failed.retain(|failed| failed != key);
        let is_some = self.items.contains_key(key);
        if let Some(id) = key.strip_prefix(LEASE) {
            if is_some && !ours { News::Taken(id.to_owned()) } else { News::Nothing }
        } else if let Some(id) = key.strip_prefix(KNOCK) {
            if is_some && !ours { News::Knock(id.to_owned()) } else { News::Nothing }
        } else if let Some(id) = key.strip_prefix(GAME) {
            if deleted { News::Deleted(id.to_owned()) } else { News::Nothing }
        } else {
            News::Nothing
        }
    }
}

fn game_key(id: &str) -> String {
    format!("{GAME}{id}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf(token: &str) -> Shelf {
        Shelf::new(Storage::Open(Vec::new()), token.to_owned())
    }

    /// Carries the effects of one tab over to another, as the browser does.
    fn tell(effects: &[Effect], other: &mut Shelf) -> Vec<News> {
        let told = effects.iter().filter_map(|effect| match effect {
            Effect::Store { key, value } => Some(other.changed(key, Some(value.clone()))),
            Effect::Forget { key } => Some(other.changed(key, None)),
            _ => None,
        });
        told.filter(|news| *news != News::Nothing).collect()
    }

    #[test]
    fn a_claim_is_heard_and_a_release_frees() {
        let (mut one, mut two) = (shelf("one"), shelf("two"));
        assert_eq!(tell(&one.claim("g"), &mut two), [News::Taken("g".into())]);
        assert!(two.leased_elsewhere("g") && !one.leased_elsewhere("g"));
        assert_eq!(tell(&two.knock("g"), &mut one), [News::Knock("g".into())]);
        assert_eq!(tell(&one.claim("g"), &mut two), [News::Taken("g".into())]);
        assert_eq!(two.release("g"), [], "what is not ours is not released");
        assert_eq!(tell(&one.release("g"), &mut two), []);
        assert!(!two.leased_elsewhere("g"));
    }

    #[test]
    fn what_is_refused_is_remembered_in_the_page() {
        let mut shelf = Shelf::new(Storage::Refused, "t".into());
        assert_eq!(shelf.put_game("g", "x".into()), []);
        assert_eq!(shelf.game("g"), Some("x"));
        assert_eq!(shelf.drop_game("g"), []);
        assert_eq!(shelf.game("g"), None);
    }

    #[test]
    fn what_failed_is_tried_again_and_then_counts_as_stored() {
        let mut shelf = shelf("t");
        for key in ["game/g", "game/h"] {
            let _ = shelf.put(key.into(), "x".into());
            shelf.fail(key.into());
        }
        let _ = shelf.put("game/g".into(), "y".into());
        assert_eq!(shelf.keeping(), Keeping::Failed, "the other is still missing");
        let _ = shelf.put("choices".into(), "c".into());
        assert_eq!(shelf.keeping(), Keeping::Failed, "and nothing else makes up for it");
        let store = Effect::Store { key: "game/h".into(), value: "x".into() };
        assert_eq!(shelf.drop_game("g"), [Effect::Forget { key: "game/g".into() }, store]);
        assert_eq!(shelf.keeping(), Keeping::Stored);
        shelf.fail("game/h".into());
        assert_eq!(shelf.keeping(), Keeping::Failed, "there was no room after all");
        shelf.fail("game/g".into());
        let _ = shelf.drop_game("h");
        assert_eq!(shelf.keeping(), Keeping::Stored, "what is wanted no more is not missing");
    }

    #[test]
    fn a_deletion_elsewhere_is_news_once() {
        let mut shelf = shelf("t");
        let _ = shelf.put_game("g", "x".into());
        assert_eq!(shelf.changed("game/g", None), News::Deleted("g".into()));
        assert_eq!(shelf.changed("game/g", None), News::Nothing);
    }
}
