//! Reading a game from text, every throw and move checked.

use super::event::Reason;
use super::game::{Game, Origin, Setup};
use super::read_error::{Possible, ReadError, ReadReason};
use super::tags::{self, Tag};
use crate::rng::{Seed, SeedError};
use crate::rules::{Move, MoveErrors, Phase, Rules, Side, Spec, SpecErrors, Throw};

/// A word of a line, and where it begins, from 1.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    line: usize,
    column: usize,
}

impl Word<'_> {
    fn error(self, reason: impl Into<ReadReason>) -> ReadError {
        ReadError { line: self.line, column: self.column, reason: reason.into() }
    }
}

impl Game {
    /// Reads a game; the cursor stands behind the last event, or where a saved game has it. `seed` is what
    /// the game goes on with where the text has none.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column.
    pub fn read(text: &str, seed: Seed) -> Result<Self, ReadError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).peekable();
        let mut head = Head::default();
        while let Some((number, line)) = lines.next_if(|(_, line)| line.trim_start().starts_with('[')) {
            head.add(number, line)?;
        }
        let mut game = head.begin(seed)?;
        let mut turns = Turns { game: &mut game, last_turn: None, called: false };
        for (number, line) in lines {
            turns.line(number, line)?;
        }
        turns.close(text)?;
        head.finish(&mut game)?;
        Ok(game)
    }
}

/// The tags of a text.
#[derive(Default)]
struct Head {
    /// Those that this program writes, with their lines' numbers.
    known: Vec<(usize, Tag)>,
    others: Vec<(String, String)>,
}

impl Head {
    fn add(&mut self, number: usize, line: &str) -> Result<(), ReadError> {
        let error = |at: usize, reason| ReadError { line: number, column: at + 1, reason };
        let tag = tags::parse(line).map_err(|bad| error(bad.at, ReadReason::Tag(bad.wanted)))?;
        let twice = self.value(&tag.name).is_some() || self.others.iter().any(|(name, _)| *name == tag.name);
        if twice {
            return Err(error(tag.name_at, ReadReason::TagTwice(tag.name)));
        }
        if tags::KNOWN.contains(&tag.name.as_str()) {
            self.known.push((number, tag));
        } else {
            self.others.push((tag.name, tag.value));
        }
        Ok(())
    }

    fn value(&self, name: &str) -> Option<Word<'_>> {
        let (line, tag) = self.known.iter().find(|(_, tag)| tag.name == name)?;
        Some(Word { text: &tag.value, line: *line, column: tag.value_at + 1 })
    }

    /// The game that the tags describe, nothing played yet.
    fn begin(&self, seed: Seed) -> Result<Game, ReadError> {
        let ruleset = self.value(tags::RULESET).ok_or(ReadError {
            line: 1,
            column: 1,
            reason: ReadReason::NoRuleset,
        })?;
        let spec: Spec = ruleset.text.parse().map_err(|why: SpecErrors| ruleset.error(why))?;
        let mut setup = Setup::new(spec, seed);
        if let Some(word) = self.value(tags::POSITION) {
            let start = Rules::new(spec).read(word.text).map_err(|why| word.error(why))?;
            setup.start = Some(start);
        }
        if let Some(word) = self.value(tags::SEED) {
            setup.seed = word.text.parse().map_err(|why: SeedError| word.error(why))?;
        }
        for (name, place) in
            [(tags::WHITE, &mut setup.players.white), (tags::BLACK, &mut setup.players.black)]
        {
            *place = self.value(name).map_or_else(String::new, |word| word.text.into());
        }
        setup.date = self.value(tags::DATE).map_or_else(String::new, |word| word.text.into());
        let mut game = Game::new(setup);
        game.tags.clone_from(&self.others);
        Ok(game)
    }

    /// Checks what the tags say of the whole game, and sets what depends on it.
    fn finish(&self, game: &mut Game) -> Result<(), ReadError> {
        if game.seat_of(Side::White) == Some(Side::Black) {
            core::mem::swap(&mut game.players.white, &mut game.players.black);
        }
        let disagrees = |word: Word<'_>, tag, actual: Option<String>| {
            word.error(ReadReason::Disagrees { tag, found: word.text.into(), actual })
        };
        if let Some(word) = self.value(tags::RESULT) {
            let actual = tags::result(game.end());
            if !["*", "w", "b", "draw"].contains(&word.text) {
                let (tag, possible) = (tags::RESULT, Possible::Result);
                return Err(word.error(ReadReason::Value { tag, possible, found: word.text.into() }));
            }
            if word.text != actual {
                return Err(disagrees(word, tags::RESULT, Some(actual.into())));
            }
        }
        if let Some(word) = self.value(tags::SCORE) {
            let actual = game.score().map(|score| score.to_string());
            if word.text != actual.as_deref().unwrap_or("none") {
                return Err(disagrees(word, tags::SCORE, actual));
            }
        }
        // A seed that is known before the end was given.
        let seed_is_known = game.end().is_none() && self.value(tags::SEED).is_some();
        game.origin = match self.value(tags::THROWS) {
            None if seed_is_known => Origin::Given,
            None => Origin::Fresh,
            Some(word) => match word.text {
                tags::GIVEN => Origin::Given,
                tags::FRESH => Origin::Fresh,
                tags::HAND => Origin::Hand,
                found => {
                    let (tag, possible) = (tags::THROWS, Possible::Throws);
                    return Err(word.error(ReadReason::Value { tag, possible, found: found.into() }));
                }
            },
        };
        if let Some(word) = self.value(tags::CURSOR) {
            match word.text.parse() {
                Ok(events) if events <= game.events().len() => game.go_to(events),
                _ => {
                    let (tag, possible) = (tags::CURSOR, Possible::Cursor);
                    return Err(word.error(ReadReason::Value { tag, possible, found: word.text.into() }));
                }
            }
        }
        Ok(())
    }
}

/// The lines of turns, as they are read into a game.
struct Turns<'a> {
    game: &'a mut Game,
    last_turn: Option<u32>,
    /// Whether the draw has been called that the game has come to.
    called: bool,
}

impl Turns<'_> {
    fn line(&mut self, number: usize, line: &str) -> Result<(), ReadError> {
        let words = words(number, line);
        let Some((first, words)) = words.split_first() else { return Ok(()) };
        if self.is_over() {
            return Err(first.error(ReadReason::GameOver));
        }
        if matches!(self.game.position().phase(), Phase::Open { .. }) {
            self.turn_number(*first, 0)?;
            return self.opening(words);
        }
        let turn = self.game.turn();
        match words {
            [side, resigns] if resigns.text == tags::RESIGNS && self.is_enemy(side.text) => {
                let begun = self.last_turn == Some(turn);
                self.turn_number(*first, turn + u32::from(begun))?;
                self.resigns(*resigns, !self.game.position().side())
            }
            _ => {
                self.turn_number(*first, turn)?;
                let side = self.game.position().side();
                let wrong = |found: &str| ReadReason::WrongSide { expected: side, found: found.into() };
                match words.split_first() {
                    Some((letter, events)) if letter.text == side.to_string() => {
                        self.turn(events, turn, side)
                    }
                    Some((letter, _)) => Err(letter.error(wrong(letter.text))),
                    None => Err(first.error(wrong(""))),
                }
            }
        }
    }

    fn turn_number(&mut self, word: Word<'_>, expected: u32) -> Result<(), ReadError> {
        self.last_turn = Some(expected);
        if word.text.strip_suffix('.') == Some(expected.to_string().as_str()) {
            return Ok(());
        }
        Err(word.error(ReadReason::TurnNumber { expected, found: word.text.into() }))
    }

    fn is_enemy(&self, letter: &str) -> bool {
        letter == (!self.game.position().side()).to_string()
    }

    fn is_over(&self) -> bool {
        let drawn = |reason| reason == Reason::NoProgress && !self.called;
        self.game.end().is_some_and(|end| !drawn(end.reason))
    }

    /// Pairs of a seat and its throw.
    fn opening(&mut self, words: &[Word<'_>]) -> Result<(), ReadError> {
        for pair in words.chunks(2) {
            let (seat, event) = match pair {
                [seat, event] => (*seat, *event),
                [seat] => return Err(seat.error(ReadReason::Event(seat.text.into()))),
                _ => return Ok(()),
            };
            if self.is_over() {
                return Err(seat.error(ReadReason::GameOver));
            }
            let Phase::Open { .. } = self.game.position().phase() else {
                return Err(seat.error(ReadReason::TurnOver(self.game.turn())));
            };
            let expected = self.game.position().side();
            if event.text == tags::RESIGNS && self.is_enemy(seat.text) {
                self.resigns(event, !expected)?;
            } else if seat.text != expected.to_string() {
                return Err(seat.error(ReadReason::WrongSide { expected, found: seat.text.into() }));
            } else {
                self.event(event)?;
            }
        }
        Ok(())
    }

    fn turn(&mut self, events: &[Word<'_>], turn: u32, side: Side) -> Result<(), ReadError> {
        for &event in events {
            if self.is_over() {
                return Err(event.error(ReadReason::GameOver));
            }
            // The call of a draw stands with the decision that brought it, whoever would have been next.
            if event.text != tags::DRAW && (self.game.turn() != turn || self.game.position().side() != side) {
                return Err(event.error(ReadReason::TurnOver(self.game.turn())));
            }
            self.event(event)?;
        }
        Ok(())
    }

    fn event(&mut self, word: Word<'_>) -> Result<(), ReadError> {
        let drawn = self.game.end().is_some_and(|end| end.reason == Reason::NoProgress);
        match word.text {
            tags::RESIGNS => return self.resigns(word, self.game.position().side()),
            tags::DRAW if drawn => {
                self.called = true;
                return Ok(());
            }
            tags::DRAW => return Err(word.error(ReadReason::NotDrawn)),
            _ if drawn => return Err(word.error(ReadReason::DrawWanted)),
            _ => {}
        }
        if let &[digit @ b'0'..=b'9'] = word.text.as_bytes() {
            let throw = Throw::new(digit - b'0');
            let throw = throw.ok_or_else(|| word.error(ReadReason::Event(word.text.into())))?;
            self.game.enter_throw(throw).map_err(|why| word.error(why))?;
            return Ok(());
        }
        if !word.text.bytes().any(|byte| byte == b':') && !["pass", "back"].contains(&word.text) {
            return Err(word.error(ReadReason::Event(word.text.into())));
        }
        let played: Move = word.text.parse().map_err(|why: MoveErrors| word.error(why))?;
        self.game.play(played).map_err(|why| word.error(why))?;
        Ok(())
    }

    fn resigns(&mut self, word: Word<'_>, side: Side) -> Result<(), ReadError> {
        self.game.resign(side).map(|_| ()).map_err(|_| word.error(ReadReason::GameOver))
    }

    /// Checks that a draw has been called.
    fn close(&self, text: &str) -> Result<(), ReadError> {
        let drawn = self.game.end().is_some_and(|end| end.reason == Reason::NoProgress);
        if !drawn || self.called {
            return Ok(());
        }
        let (line, last) = (1..).zip(text.lines()).last().unwrap_or((1, ""));
        Err(ReadError { line, column: last.chars().count() + 1, reason: ReadReason::DrawWanted })
    }
}

/// The words of a line.
fn words(line: usize, text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut begin = None;
    let end = (text.chars().count(), (text.len(), ' '));
    for (column, (byte, c)) in text.char_indices().enumerate().chain([end]) {
        match (c.is_whitespace(), begin) {
            (false, None) => begin = Some((byte, column + 1)),
            (true, Some((from, column))) => {
                words.push(Word { text: text.get(from..byte).unwrap_or_default(), line, column });
                begin = None;
            }
            _ => {}
        }
    }
    words
}
