//! The messages that go between the page and one that embeds it, as data.

use core::fmt;

use serde::de::{Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};

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

/// What a message asks for, each field of any of the kinds that a field can be of.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// The version.
    pub v: Option<Scalar>,
    /// The kind.
    #[serde(rename = "type")]
    pub kind: Option<Scalar>,
    /// The ruleset.
    pub ruleset: Option<Scalar>,
    /// Who plays White.
    pub white: Option<Scalar>,
    /// Who plays Black.
    pub black: Option<Scalar>,
    /// A position.
    pub pos: Option<Scalar>,
    /// A seed.
    pub seed: Option<Scalar>,
    /// A move.
    #[serde(rename = "move")]
    pub played: Option<Scalar>,
    /// A language.
    pub lang: Option<Scalar>,
    /// A theme.
    pub theme: Option<Scalar>,
    /// Whether there is to be sound.
    pub sound: Option<Scalar>,
}

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

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl Visitor<'_> for Any {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a text, a number, true or false")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Scalar, E> {
                Ok(Scalar::Text(text.to_owned()))
            }

            fn visit_bool<E: Error>(self, on: bool) -> Result<Scalar, E> {
                Ok(Scalar::Flag(on))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Scalar, E> {
                Ok(Scalar::Number(number as f64))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Scalar, E> {
                Ok(Scalar::Number(number as f64))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Scalar, E> {
                Ok(Scalar::Number(number))
            }
        }
        deserializer.deserialize_any(Any)
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

/// A message from the page.
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
