//! What is said about the table.

use super::Table;
use crate::app::link::Player;
use crate::app::scene::Place;
use crate::app::strings::{Msg, args};
use crate::app::words::{self, Names, Words};
use crate::record::{Event, Thrown};
use crate::rules::{BySide, Phase, Position, Side, Square, Throw};

impl Table {
    /// The moves that a person could make, for reading aloud.
    #[must_use]
    pub fn tell_moves(&self, words: &Words) -> Vec<String> {
        let position = self.position();
        let choices = self.choices();
        if choices.only_pass() {
            return words::no_move(words, self.rules(), position);
        }
        // By throw, where there are several.
        let mut told: Vec<(Option<Throw>, Vec<String>)> = Vec::new();
        for played in choices.legal() {
            let Ok(done) = self.rules().play(position, *played) else { continue };
            let text = words.spoken_move(self.rules(), position, &done);
            match told.iter_mut().find(|(throw, _)| *throw == played.throw()) {
                Some((_, moves)) => moves.push(text),
                None => told.push((played.throw(), vec![text])),
            }
        }
        let several = told.len() > 1;
        let sentence = |(throw, moves): &(Option<Throw>, Vec<String>)| match throw.filter(|_| several) {
            Some(throw) => {
                words.say(Msg::SpokenWith, &args![throw: throw.value(), moves: &words.list(moves)])
            }
            None => words.say(Msg::AnnounceMoves, &args![count: moves.len(), moves: &words.list(moves)]),
        };
        told.iter().map(sentence).collect()
    }

    /// Whose throw it is.
    pub(super) fn tell_turn(&self, words: &Words) -> String {
        let position = self.position();
        match self.called(position)[position.side()] {
            Some(name) => words.say(Msg::TurnThrowName, &args![name: name]),
            None => words.of_side(Msg::TurnThrow, position.side()),
        }
    }

    /// That who is to act can move nothing.
    #[must_use]
    pub fn tell_stuck(&self, words: &Words) -> String {
        let position = self.position();
        words.of_player(Msg::TurnPass, self.called(position), position.side())
    }

    /// That a side gives up.
    #[must_use]
    pub fn tell_resigns(&self, words: &Words, side: Side) -> String {
        words.of_player(Msg::AnnounceResigns, self.called(self.position()), side)
    }

    /// What the players call themselves, as of a position: in the opening by seat, else by colour.
    pub(super) fn called(&self, position: &Position) -> Names<'_> {
        if let Phase::Open { .. } = position.phase() {
            BySide::new(self.seat_name(Side::White), self.seat_name(Side::Black))
        } else {
            BySide::new(self.given_name(Side::White), self.given_name(Side::Black))
        }
    }

    /// The pieces on the board and off it, for reading aloud.
    #[must_use]
    pub fn tell_board(&self, words: &Words) -> Vec<String> {
        let position = self.position();
        let mut told = Vec::new();
        for side in Side::BOTH {
            let squares: Vec<_> =
                position.pieces(side).into_iter().map(|s| words.number(s.number())).collect();
            let word = words::side_word(side);
            told.push(words.say(
                Msg::BoardSide,
                &args![side: word, squares: &words.list(&squares), count: squares.len()],
            ));
            told.extend(self.tell_off(words, side));
        }
        told
    }

    /// The pieces that a side has off the board, for reading aloud.
    #[must_use]
    pub fn tell_off(&self, words: &Words, side: Side) -> Vec<String> {
        let told = words.list(&self.tell_beside(words, side));
        vec![words.say(Msg::SquareRead, &args![label: &told])]
    }

    /// What a side has off the board, for its tray and for reading aloud: parts of a list.
    #[must_use]
    pub fn tell_beside(&self, words: &Words, side: Side) -> Vec<String> {
        let position = self.position();
        let word = words::side_word(side);
        let all = self.rules().ruleset().pieces;
        let mut told = vec![words.say(Msg::TrayOff, &args![side: word, count: position.off(side), all: all])];
        for (count, message) in
            [(position.waiting(side), Msg::TrayWaiting), (position.taken(side), Msg::TrayTaken)]
        {
            if count > 0 {
                told.push(words.say(message, &args![side: word, count: count]));
            }
        }
        told
    }

    /// The pieces on a square's row of the path, for reading aloud.
    #[must_use]
    pub fn tell_row(&self, words: &Words, square: Square) -> Vec<String> {
        let row = square.row();
        let squares: Vec<_> = Square::all().filter(|square| square.row() == row).collect();
        let piece = |square: &Square| {
            let side = words::side_word(self.position().at(*square)?);
            Some(words.say(Msg::SpokenPiece, &args![side: side, square: square.number()]))
        };
        let pieces: Vec<_> = squares.iter().filter_map(piece).collect();
        let ends = [squares.first(), squares.last()].map(|square| square.map_or(0, |s| s.number()));
        let [first, last] = ends;
        vec![if pieces.is_empty() {
            words.say(Msg::SpokenRowEmpty, &args![row: row, first: first, last: last])
        } else {
            let pieces = words.list(&pieces);
            words.say(Msg::SpokenRow, &args![row: row, first: first, last: last, pieces: &pieces])
        }]
    }

    /// The last move, for reading aloud.
    #[must_use]
    pub fn tell_last(&self, words: &Words) -> Vec<String> {
        let cursor = self.game.cursor();
        let last = self.game.events()[..cursor].iter().enumerate().rev().find_map(|(i, event)| match event {
            Event::Move(done) => {
                let before = self.game.position_after(i);
                Some(words::tell_move(words, self.rules(), self.called(before), before, done))
            }
            _ => None,
        });
        last.unwrap_or_else(|| vec![words.plain(Msg::MovesNone)])
    }

    /// Where the chosen piece can go, in a sentence.
    pub(super) fn tell_targets(&self, words: &Words) -> String {
        let choices = self.choices();
        let goals: Vec<_> = choices.chosen_moves().iter().map(|played| choices.goal(*played)).collect();
        let squares: Vec<_> = goals
            .iter()
            .filter_map(|goal| match goal {
                Some(Place::Square(square)) => Some(words.number(square.number())),
                _ => None,
            })
            .collect();
        let targets = words.list(&squares);
        match (squares.is_empty(), squares.len() < goals.len()) {
            (true, _) => words.plain(Msg::AnnounceTargetsOff),
            (false, true) => words.say(Msg::AnnounceTargetsOrOff, &args![targets: &targets]),
            (false, false) => words.say(Msg::AnnounceTargets, &args![targets: &targets]),
        }
    }

    /// What has to be done before the sticks can be thrown.
    pub(super) fn tell_first(&self, words: &Words) -> Vec<String> {
        let pool = self.position().pool();
        match self.tell_due(words) {
            why if !why.is_empty() => why,
            _ => {
                vec![words.say(
                    Msg::StatusPlayFirst,
                    &args![throws: &words.throws(pool.throws()), count: pool.len()],
                )]
            }
        }
    }

    /// Why nothing can be moved, where that is so.
    #[must_use]
    pub fn tell_due(&self, words: &Words) -> Vec<String> {
        if self.end().is_none() && self.choices().only_pass() {
            words::no_move(words, self.rules(), self.position())
        } else {
            Vec::new()
        }
    }

    /// Who begins, and with which colour, for those at the table.
    pub(super) fn tell_seats(&self, words: &Words, seat: Side) -> String {
        let colour = self.rules().ruleset().opening.leader;
        let side = words::side_word(colour);
        if let Some(name) = self.seat_name(seat) {
            return words.say(Msg::OpeningName, &args![side: side, name: name]);
        }
        match (self.players[seat], self.players[!seat]) {
            (Player::Human, Player::Computer(_)) => words.say(Msg::OpeningYou, &args![side: side]),
            (Player::Computer(_), Player::Human) => words.say(Msg::OpeningComputer, &args![side: side]),
            _ => words.say(Msg::OpeningSeat, &args![seat: words::side_word(seat), side: side]),
        }
    }

    /// Why the own piece on a square can't move, where a person has to move and it can't.
    #[must_use]
    pub fn why_stuck(&self, square: Square, words: &Words) -> Option<String> {
        let place = Place::Square(square);
        let own = self.position().at(square) == Some(self.position().side());
        let asked = own && self.person_acts() && !self.throw_due() && !self.choices().can_lift(place);
        asked.then(|| self.why_not(place, words))
    }

    /// Why nothing can be moved from there.
    #[must_use]
    pub fn why_not(&self, place: Place, words: &Words) -> String {
        let position = self.position();
        let Place::Square(square) = place else { return words.plain(Msg::WhyEnterThrow) };
        match position.at(square) {
            None if self.choices().piece().is_some() => words.plain(Msg::WhyNoSuchMove),
            None => words.plain(Msg::WhyEmpty),
            Some(side) if side != position.side() => words.plain(Msg::WhyNotYours),
            Some(_) => {
                let throw = self.choices().throw().or_else(|| position.pool().lowest());
                let why =
                    throw.and_then(|throw| Some((throw, self.rules().why_not(position, throw, square)?)));
                match why {
                    Some((throw, why)) => words::obstacle(words, self.rules(), position, throw, square, why),
                    None => words.plain(Msg::WhyNoSuchMove),
                }
            }
        }
    }

    /// Has the record call players without names what the page calls them.
    pub fn label(&mut self, words: &Words) {
        let called = |seat: Side| match (self.players[seat], self.seat_name(seat)) {
            (_, Some(name)) => name.to_owned(),
            (Player::Human, None) => words.catalog().text(Msg::StartPerson, &[]),
            (Player::Computer(level), None) => {
                words.catalog().text(Msg::PlayerComputer, &args![level: level])
            }
        };
        let players = BySide::new(called(Side::White), called(Side::Black));
        self.game.rename(&players);
    }

    /// Tells in other words what has been told.
    pub fn retell(&mut self, words: &Words) {
        self.label(words);
        self.refresh(words);
        self.refusal.clear();
        self.tale = self.tell_event(words);
    }

    /// What happened last, a throw or a move, and what it means.
    fn tell_event(&self, words: &Words) -> Vec<String> {
        let Some(last) = self.game.cursor().checked_sub(1) else { return Vec::new() };
        let before = self.game.position_after(last);
        match self.game.events().get(last) {
            Some(Event::Throw(thrown)) => self.tell_thrown(words, before, thrown),
            Some(Event::Move(done)) => {
                words::tell_move(words, self.rules(), self.called(before), before, done)
            }
            Some(Event::Resignation(side)) => {
                vec![words.of_player(Msg::AnnounceResigns, self.called(before), *side)]
            }
            None => Vec::new(),
        }
    }

    /// A throw, and what it means.
    pub(super) fn tell_thrown(&self, words: &Words, before: &Position, thrown: &Thrown) -> Vec<String> {
        let mut tale =
            words::tell_throw(words, self.rules(), self.called(before), before, thrown.throw, &thrown.next);
        if let Some(seat) = thrown.opening_won_by {
            // The last sentence told who begins; this one says what it means for those at the table.
            tale.pop();
            tale.push(self.tell_seats(words, seat));
        }
        tale
    }
}
