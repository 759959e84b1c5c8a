//! What is read aloud when a key asks for it, and where the keys find what can be chosen.

use crate::app::effect::Effect;
use crate::app::program::App;
use crate::app::scene::Place;
use crate::app::screen::{square_id, square_label, square_of_id, told_status, tray_id};
use crate::app::strings::{Msg, args};
use crate::app::table::Table;
use crate::rules::{Side, Square};

/// What a key asks to hear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reading {
    /// The moves that could be made.
    Moves,
    /// The last move.
    Last,
    /// A square.
    Square(Square),
    /// A square's row of the path.
    Row(Square),
    /// The whole board.
    Board,
    /// Whose turn it is, what was thrown, and what is to be done.
    Turn,
    /// How many pieces are off.
    Off,
    /// That there is no passing.
    NoPass,
}

/// Along the path, or back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// Towards 30.
    On,
    /// Towards 1.
    Back,
}

impl App {
    /// Reads something about the table aloud; while the sticks are in the air, only that they are.
    pub(super) fn read(&mut self, reading: Reading, now: f64, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let words = &self.words;
        let told = match reading {
            _ if table.tossing() => vec![words.plain(Msg::TurnTossing)],
            // Whose throw it is, then.
            Reading::Moves if table.throw_due() => told_status(self, table).into_iter().take(1).collect(),
            Reading::Moves => table.tell_moves(words),
            Reading::Last => table.tell_last(words),
            Reading::Square(square) => {
                let label = square_label(table, words, square);
                vec![words.say(Msg::SquareRead, &args![label: &label])]
            }
            Reading::Row(square) => table.tell_row(words, square),
            Reading::Board => table.tell_board(words),
            Reading::Turn => told_status(self, table),
            Reading::Off => Side::BOTH.into_iter().flat_map(|side| table.tell_off(words, side)).collect(),
            Reading::NoPass => vec![words.plain(Msg::SpokenNoPass)],
        };
        self.say_told(told, now, effects);
    }

    /// Says what was asked for; asked twice in one breath, it is said once.
    fn say_told(&mut self, told: Vec<String>, now: f64, effects: &mut Vec<Effect>) {
        if !self.speech.is_about_to_say(&told) {
            effects.extend(self.speech.say(told, now));
        }
    }

    /// The focus goes to the next square, or tray, that can be chosen.
    pub(super) fn find(&mut self, way: Way, focus: &str, now: f64, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let from = square_of_id(focus).map_or(0, Square::number);
        // Beside the board, the trays are its end.
        let from = if Side::BOTH.into_iter().any(|side| tray_id(side) == focus) { 31 } else { from };
        let places = chooseable(table);
        let after = |place: &&(u8, String)| place.0 > from;
        let before = |place: &&(u8, String)| place.0 < from;
        let found = match way {
            Way::On => places.iter().find(after).or(places.first()),
            Way::Back => places.iter().rev().find(before).or(places.last()),
        };
        if let Some((_, id)) = found {
            effects.push(Effect::Focus(id.clone()));
            return;
        }
        let told =
            if table.tossing() || !table.person_acts() || table.throw_due() || table.choices().only_pass() {
                told_status(self, table)
            } else {
                vec![self.words.plain(Msg::SpokenNone)]
            };
        self.say_told(told, now, effects);
    }
}

/// The buttons over the board that do something: goals of the chosen piece, else pieces that can move. In the order
/// of the path, the trays behind it.
fn chooseable(table: &Table) -> Vec<(u8, String)> {
    if !table.person_acts() || table.throw_due() {
        return Vec::new();
    }
    let choices = table.choices();
    let side = table.position().side();
    let of_use = |place: Place| match choices.piece() {
        Some(_) => choices.move_to(place).is_some(),
        None => choices.can_lift(place),
    };
    let squares = Square::all().filter(|square| of_use(Place::Square(*square)));
    let mut places: Vec<_> = squares.map(|square| (square.number(), square_id(square))).collect();
    if of_use(Place::Off(side)) || of_use(Place::Waiting(side)) {
        places.push((31, tray_id(side).to_owned()));
    }
    places
}
