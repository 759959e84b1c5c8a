//! The messages that go between the page and one that embeds it, as data.

use serde::Serialize;

/// The version of the messages.
pub const VERSION: u8 = 1;

/// A message to the page, as it came: whose it is has been seen to.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// What the answer is to repeat.
    pub id: Option<Scalar>,
    /// What it asks for; or why it can't be read.
    pub asked: Result<Asked, String>,
}

/// What a message asks for: those of [`FIELDS`] that it has.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Asked(Vec<(&'static str, Scalar)>);

/// A text, a number or a yes or no: `3` and `"3"` mean the same.
#[derive(Clone, PartialEq, Debug)]
pub enum Scalar {
    /// A text.
    Text(String),
    /// A number.
    Number(f64),
    /// A yes or no.
    Flag(bool),
}

impl Scalar {
    /// As an address would have it; nothing for numbers that are none of ours.
    #[must_use]
    pub fn word(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Flag(on) => u8::from(*on).to_string(),
            Self::Number(number) => {
                // Small whole numbers are all that there is to be said.
                let whole = *number as i32;
                if f64::from(whole) == *number { whole.to_string() } else { String::from("?") }
            }
        }
    }
}

/// The fields that a message to the page can have, beside whose it is and what its answer repeats.
pub const FIELDS: [&str; 11] =
    ["v", "type", "ruleset", "white", "black", "pos", "seed", "move", "lang", "theme", "sound"];

impl Asked {
    /// Of the fields that are there.
    pub fn of(fields: impl IntoIterator<Item = (&'static str, Scalar)>) -> Self {
        Self(fields.into_iter().collect())
    }

    /// A field, as an address would have it.
    #[must_use]
    pub fn word(&self, name: &str) -> Option<String> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| value.word())
    }
}

/// Who plays which colour; in the opening, who has which seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Players {
    /// White's player.
    pub w: &'static str,
    /// Black's.
    pub b: &'static str,
}

/// A message from the page: the fields that it has, all but whose it is and what it repeats.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum News {
    /// A game stands on the board.
    Ready {
        /// Its ruleset.
        ruleset: String,
        /// The language of the page.
        lang: &'static str,
        /// Who plays.
        players: Players,
    },
    /// The opening has decided who plays which colour.
    Seats {
        /// Who plays.
        players: Players,
    },
    /// A throw.
    Throw {
        /// Who threw; in the opening, the seat.
        side: &'static str,
        /// Its value.
        value: u8,
        /// Four sticks, 1 for a face that counts; or a die's number.
        faces: Vec<u8>,
    },
    /// A move.
    Move {
        /// Who moved.
        side: &'static str,
        /// The move.
        #[serde(rename = "move")]
        played: String,
        /// The position after it.
        position: String,
    },
    /// The game is over.
    End {
        /// `w`, `b` or `draw`.
        winner: &'static str,
        /// What ended it.
        reason: &'static str,
        /// The winner's points, where they are counted.
        score: Option<u32>,
        /// The whole game.
        record: String,
    },
    /// How things stand: asked for, or because something was taken back.
    State {
        /// The ruleset.
        ruleset: String,
        /// Who plays.
        players: Players,
        /// The position.
        position: String,
        /// The game so far.
        record: String,
        /// The legal moves; none where a throw is due.
        legal: Vec<String>,
    },
    /// The height that suits the page at its width, in CSS pixels.
    Resize {
        /// How high.
        height: u32,
    },
    /// What was asked can't be done.
    Error {
        /// Why, in words.
        message: String,
    },
}
