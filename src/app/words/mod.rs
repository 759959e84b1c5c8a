//! Sentences about the game, in the language of the catalogue.

mod fate;
mod legend;
pub mod reasons;
mod tell;
mod why;

pub use fate::Fate;
pub use legend::legend;
pub use tell::{house, lie, tell_move, tell_throw};
pub use why::{no_move, obstacle};

use crate::app::small::join;
use crate::app::strings::{Catalog, CatalogError, Msg, Value, args};
use crate::rules::{BySide, Move, Played, Position, Rules, Side, Square, Target, Throw};

/// The texts that the screens show. Every word in the page comes through here.
#[derive(Clone, Debug)]
pub struct Words {
    catalog: Catalog,
    marking: Marking,
}

/// Whether texts carry marks that tell them from words that did not come from the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Marking {
    /// Plain texts, for people.
    #[default]
    Plain,
    /// Texts in ⟦brackets⟧.
    #[cfg(test)]
    Marked,
}

/// How a move is told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    /// In signs, for the eye.
    Signs,
    /// In words, for the ear.
    Words,
}

impl Words {
    /// The texts of a catalogue.
    #[must_use]
    pub const fn new(catalog: Catalog, marking: Marking) -> Self {
        Self { catalog, marking }
    }

    /// Goes over to another catalogue.
    pub fn speak(&mut self, catalog: Catalog) {
        self.catalog = catalog;
    }

    /// Takes over another part of the catalogue's language.
    ///
    /// # Errors
    /// Where it is no part of it.
    pub fn learn(&mut self, bytes: &[u8]) -> Result<(), CatalogError> {
        self.catalog.extend(bytes)
    }

    /// The catalogue.
    #[must_use]
    pub const fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// A message.
    #[must_use]
    pub fn say(&self, message: Msg, args: &[(&str, Value)]) -> String {
        let text = self.catalog.text(message, args);
        match self.marking {
            Marking::Plain => text,
            #[cfg(test)]
            Marking::Marked => format!("⟦{text}⟧"),
        }
    }

    /// A text that was made of the catalogue's messages before, or that is no language's: a date, a record.
    #[must_use]
    pub fn quote(&self, text: &str) -> String {
        match self.marking {
            Marking::Plain => text.to_owned(),
            #[cfg(test)]
            Marking::Marked => format!("⟦{text}⟧"),
        }
    }

    /// A day.
    #[must_use]
    pub fn date(&self, (year, month, day): (i64, i64, i64)) -> String {
        self.say(Msg::Date, &args![day: day, month: month, year: year])
    }

    /// A message without arguments.
    #[must_use]
    pub fn plain(&self, message: Msg) -> String {
        self.say(message, &[])
    }

    /// A message about a side.
    #[must_use]
    pub fn of_side(&self, message: Msg, side: Side) -> String {
        self.say(message, &args![side: side_word(side)])
    }

    /// A message about what a player does.
    #[must_use]
    pub fn of_player(&self, message: Msg, names: Names, side: Side) -> String {
        let (side, name) = player(names, side);
        self.say(message, &args![side: side, name: name])
    }

    /// A number.
    #[must_use]
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.catalog.number(number.into())
    }

    /// Parts of a list, one after the other.
    #[must_use]
    pub fn list(&self, parts: &[String]) -> String {
        join(parts, &self.catalog.text(Msg::ListSeparator, &[]))
    }

    /// Sentences, one after the other.
    #[must_use]
    pub fn sentences(&self, sentences: &[String]) -> String {
        let sentences: Vec<_> = sentences.iter().filter(|s| !s.is_empty()).map(String::as_str).collect();
        join(&sentences, &self.catalog.text(Msg::SentenceSeparator, &[]))
    }

    /// Throws as a list.
    #[must_use]
    pub fn throws(&self, throws: impl IntoIterator<Item = Throw>) -> String {
        let throws: Vec<_> = throws.into_iter().map(|throw| self.number(throw.value())).collect();
        self.list(&throws)
    }

    /// A move in short, as the list of moves tells it.
    #[must_use]
    pub fn short_move(&self, rules: &Rules, before: &Position, played: &Played) -> String {
        self.told_move(Telling::Signs, rules, before, played)
    }

    /// A move in short, for the ear: no arrows.
    #[must_use]
    pub fn spoken_move(&self, rules: &Rules, before: &Position, played: &Played) -> String {
        self.told_move(Telling::Words, rules, before, played)
    }

    fn told_move(&self, telling: Telling, rules: &Rules, before: &Position, played: &Played) -> String {
        let either = |signs: Msg, spoken: Msg| if telling == Telling::Signs { signs } else { spoken };
        let text = match played.played {
            Move::Step { from, to: Target::Off, .. } => {
                self.say(either(Msg::MoveOff, Msg::SpokenOff), &args![from: from.number()])
            }
            Move::Step { from, to: Target::On(to), .. } => {
                let (from, to) = (from.number(), to.number());
                let message = match Fate::of(rules, played) {
                    None => either(Msg::MovePlain, Msg::SpokenPlain),
                    Some(Fate::Taken) => either(Msg::MoveCapture, Msg::SpokenCapture),
                    Some(Fate::Swapped) => either(Msg::MoveSwap, Msg::SpokenSwap),
                    Some(Fate::SentBack(_) | Fate::Drowned(_) | Fate::OwnBack(_)) => {
                        either(Msg::MoveSend, Msg::SpokenSend)
                    }
                };
                match Fate::of(rules, played) {
                    Some(Fate::SentBack(back) | Fate::Drowned(back) | Fate::OwnBack(back)) => {
                        let sent = played.displaced.map_or(to, |displaced| displaced.from.number());
                        let back = back.number();
                        self.say(message, &args![from: from, to: to, sent: sent, back: back])
                    }
                    _ => self.say(message, &args![from: from, to: to]),
                }
            }
            Move::Enter { on, .. } => {
                self.say(either(Msg::MoveEnter, Msg::SpokenEnter), &args![to: on.number()])
            }
            Move::GiveAway { throw } => self.say(Msg::MoveThrowPass, &args![throw: throw.value()]),
            Move::Pass => self.plain(Msg::MovePass),
            Move::Back => {
                let from = before_square(before, played);
                let to = resting_square(played);
                self.say(either(Msg::MoveGiveUp, Msg::SpokenGiveUp), &args![from: from, to: to])
            }
        };
        match (played.sent_from, played.rest) {
            (Some(_), Some(crate::rules::Place::On(square))) => {
                text + &self.say(Msg::MoveThen, &args![square: square.number()])
            }
            _ => text,
        }
    }

    /// A move in short as a sentence, with the house where the piece comes to rest.
    #[must_use]
    pub fn shown_move(&self, rules: &Rules, before: &Position, played: &Played) -> String {
        let mut told = vec![self.short_move(rules, before, played)];
        // A house stands beside the number that it belongs to, the last one that was told.
        let sent =
            matches!(Fate::of(rules, played), Some(Fate::SentBack(_) | Fate::Drowned(_) | Fate::OwnBack(_)));
        if let (Move::Step { .. }, Some(crate::rules::Place::On(rest))) = (played.played, played.rest)
            && (!sent || played.sent_from.is_some())
        {
            told.extend(house(self, rules, rest));
        }
        self.say(Msg::LegendShown, &args![move: &self.list(&told)])
    }
}

/// The square that the piece left which went back from the water.
fn before_square(before: &Position, played: &Played) -> u8 {
    before.pieces(played.side).minus(played.next.pieces(played.side)).lowest().map_or(0, Square::number)
}

fn resting_square(played: &Played) -> u8 {
    match played.rest {
        Some(crate::rules::Place::On(square)) => square.number(),
        _ => 0,
    }
}

/// The word by which messages know a side.
#[must_use]
pub const fn side_word(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// What the players call themselves, where they do: in the opening by seat, else by colour.
pub type Names<'a> = BySide<Option<&'a str>>;

/// The word and the name by which messages know who does something; the name is empty where there is none.
#[must_use]
pub fn player(names: Names<'_>, side: Side) -> (&'static str, &str) {
    match names[side] {
        Some(name) => ("name", name),
        None => (side_word(side), ""),
    }
}

/// The word by which messages know the face of the sticks that counts, or nothing for a die.
#[must_use]
pub fn face_word(rules: &Rules) -> Option<&'static str> {
    use crate::rules::{Device, Face};
    match rules.ruleset().device {
        Device::Sticks { counting: Face::Curved, .. } => Some("curved"),
        Device::Sticks { counting: Face::Flat, .. } => Some(match rules.spec().id() {
            "kendall" => "blank",
            "cemea" | "faraones" => "white",
            "jequier" => "plain",
            "common" | "skyriuk" => "light",
            _ => "flat",
        }),
        Device::Die { .. } => None,
    }
}
