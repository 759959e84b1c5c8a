//! Writing a game as text.

use super::event::{Event, Reason};
use super::game::{Game, Origin, State};
use super::tags;
use crate::rules::{Phase, Side};

/// What a text is written for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// For people and other programs: the game up to the cursor, the seed only where it may be known.
    Record,
    /// For this program, to go on with: with the seed, and with what has been taken back.
    Saved,
}

impl Game {
    /// The game as text.
    #[must_use]
    pub fn write(&self, form: Form) -> String {
        let written = match form {
            Form::Record => self.cursor(),
            Form::Saved => self.events().len(),
        };
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            text.push_str(&tags::line(name, value));
            text.push('\n');
        };
        let name = |colour: Side| &self.players[self.seat_at(written, colour).unwrap_or(colour)];
        tag(tags::RULESET, &self.spec().to_string());
        tag(tags::WHITE, name(Side::White));
        tag(tags::BLACK, name(Side::Black));
        if !self.date.is_empty() {
            tag(tags::DATE, &self.date);
        }
        if *self.start() != self.rules().start() {
            tag(tags::POSITION, &self.rules().write(self.start()));
        }
        let end = self.states()[written].end;
        let seed_tells = match self.origin {
            Origin::Given => true,
            Origin::Fresh => end.is_some(),
            Origin::Hand => false,
        };
        if seed_tells || form == Form::Saved {
            tag(tags::SEED, &self.seed().to_string());
        }
        match self.origin {
            Origin::Given => tag(tags::THROWS, tags::GIVEN),
            Origin::Hand => tag(tags::THROWS, tags::HAND),
            Origin::Fresh if end.is_none() && form == Form::Saved => tag(tags::THROWS, tags::FRESH),
            Origin::Fresh => {}
        }
        if self.cursor() < written {
            tag(tags::CURSOR, &self.cursor().to_string());
        }
        tag(tags::RESULT, tags::result(end));
        if let Some(score) = self.score_at(written) {
            tag(tags::SCORE, &score.to_string());
        }
        for (name, value) in &self.tags {
            tag(name, value);
        }
        text.push('\n');
        self.write_turns(&mut text, written);
        text
    }

    fn write_turns(&self, text: &mut String, written: usize) {
        let mut last_turn = None;
        for (event, state) in self.events().iter().zip(self.states()).take(written) {
            let opening = matches!(state.position.phase(), Phase::Open { .. });
            let (turn, side) = line_of(event, state, last_turn);
            if last_turn != Some(turn) {
                if last_turn.is_some() {
                    text.push('\n');
                }
                text.push_str(&format!("{turn}."));
                if !opening {
                    text.push_str(&format!(" {side}"));
                }
                last_turn = Some(turn);
            }
            if opening {
                text.push_str(&format!(" {side}"));
            }
            match event {
                Event::Throw(thrown) => text.push_str(&format!(" {}", thrown.throw)),
                Event::Move(played) => text.push_str(&format!(" {played}")),
                Event::Resignation(_) => text.push_str(&format!(" {}", tags::RESIGNS)),
            }
        }
        if self.states()[written].end.is_some_and(|end| end.reason == Reason::NoProgress) {
            text.push_str(&format!(" {}", tags::DRAW));
        }
        if last_turn.is_some() {
            text.push('\n');
        }
    }
}

/// The turn in whose line the event stands, and whose line it is. Who resigns while the other acts has a line
/// behind the one that has been begun.
pub(super) fn line_of(event: &Event, before: &State, last_turn: Option<u32>) -> (u32, Side) {
    let acting = before.position.side();
    match event {
        Event::Resignation(side) if *side != acting => {
            let opening = matches!(before.position.phase(), Phase::Open { .. });
            let begun = last_turn == Some(before.turn) && !opening;
            (before.turn + u32::from(begun), *side)
        }
        _ => (before.turn, acting),
    }
}
