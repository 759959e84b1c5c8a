//! A game as it is stored: a few lines about the table, an empty line, the record.
//!
//! ```text
//! senet-save 1
//! players human 3
//! white-name Anna
//! begun 1796011200000
//! played 1796011260000
//!
//! [Ruleset "kendall"]
//! …
//! ```

use super::Table;
use crate::app::link::Player;
use crate::record::{Form, Game, ReadError};
use crate::rng::Seed;
use crate::rules::{BySide, Side};

/// The version that this program writes, and the newest that it reads.
const VERSION: u32 = 1;
const HEAD: &str = "senet-save";
const WHITE_NAME: &str = "white-name";
const BLACK_NAME: &str = "black-name";

/// A game read from storage.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The game.
    pub game: Game,
    /// Who plays, as the table has it.
    pub players: BySide<Player>,
    /// What they call themselves; empty where they don't say.
    pub names: BySide<String>,
    /// When it was begun, in milliseconds since 1970; 0 where the save has no time that can be true.
    pub begun: f64,
    /// When it was played last; 0 likewise.
    pub played: f64,
}

/// Why a save can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It does not begin as a save does.
    NoSave,
    /// A newer program has written it.
    Newer,
    /// The record in it is refused; the line is that of the save.
    Record(ReadError),
}

impl Table {
    /// The game as it is stored.
    #[must_use]
    pub fn save(&self, now: f64) -> String {
        let BySide { white, black } = self.players.map(Player::word);
        let record = self.game().write(Form::Saved);
        // Whole milliseconds; what is not a time becomes 0.
        let (begun, played) = (self.begun.round() as u64, now.round() as u64);
        let mut head = format!("{HEAD} {VERSION}\nplayers {white} {black}\n");
        for (key, name) in [(WHITE_NAME, &self.names.white), (BLACK_NAME, &self.names.black)] {
            if !name.is_empty() {
                head += &format!("{key} {name}\n");
            }
        }
        format!("{head}begun {begun}\nplayed {played}\n\n{record}")
    }
}

impl Saved {
    /// Reads a stored game. Lines of the head that mean nothing here are passed over.
    ///
    /// # Errors
    /// Where the text is none of ours, comes from a newer version, or holds no sound game.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let gap = text.as_bytes().windows(2).position(|pair| pair == b"\n\n").ok_or(SaveError::NoSave)?;
        let (head, record) = (text.get(..gap).unwrap_or_default(), text.get(gap + 2..).unwrap_or_default());
        let mut lines = head.lines();
        let version =
            lines.next().and_then(|line| line.strip_prefix(HEAD)).and_then(|v| v.trim().parse::<u32>().ok());
        match version {
            None => return Err(SaveError::NoSave),
            Some(version) if version > VERSION => return Err(SaveError::Newer),
            Some(_) => {}
        }
        let mut players = BySide::new(Player::Human, Player::Human);
        let mut names: BySide<String> = BySide::default();
        let (mut begun, mut played) = (0.0, 0.0);
        for line in lines {
            match line.split_once(' ') {
                Some(("players", words)) => {
                    let mut words = words.split(' ').map(Player::from_word);
                    for side in Side::BOTH {
                        players[side] = words.next().flatten().unwrap_or(Player::Human);
                    }
                }
                Some((WHITE_NAME, name)) => names.white = name.to_owned(),
                Some((BLACK_NAME, name)) => names.black = name.to_owned(),
                Some(("begun", ms)) => begun = time(ms),
                Some(("played", ms)) => played = time(ms),
                _ => {}
            }
        }
        // Whoever looks the place up has the whole save before them.
        let above = head.lines().count() + 1;
        let game = Game::read(record, Seed::default())
            .map_err(|error| SaveError::Record(ReadError { line: error.line + above, ..error }))?;
        Ok(Self { game, players, names, begun, played })
    }
}

fn time(text: &str) -> f64 {
    /// The beginning of 2020, before the first game, and that of 2100.
    const SOUND: core::ops::Range<u64> = 1_577_836_800_000..4_102_444_800_000;
    text.parse::<u64>().ok().filter(|ms| SOUND.contains(ms)).map_or(0.0, |ms| ms as f64)
}
