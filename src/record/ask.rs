//! What can be asked of a game, as of its cursor.

use super::event::{End, Event};
use super::game::{Game, Origin};
use crate::rng::Seed;
use crate::rules::{BySide, MoveList, Outcome, Phase, Position, Rules, Side, Spec};

impl Game {
    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The ruleset's specification.
    #[must_use]
    pub const fn spec(&self) -> Spec {
        self.rules.spec()
    }

    /// What the throws come from.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// Where the seed comes from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The day, or nothing.
    #[must_use]
    pub fn date(&self) -> &str {
        &self.date
    }

    /// The tags that were read and mean nothing to this program.
    #[must_use]
    pub fn unknown_tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The players' names by seat.
    #[must_use]
    pub const fn seats(&self) -> &BySide<String> {
        &self.players
    }

    /// The name of who plays the colour; until the opening is decided, of who has the seat.
    #[must_use]
    pub fn player(&self, colour: Side) -> &str {
        &self.players[self.seat_of(colour).unwrap_or(colour)]
    }

    /// The colour that the seat plays; `None` until the opening is decided.
    #[must_use]
    pub fn colour_of(&self, seat: Side) -> Option<Side> {
        // The exchange of seats and colours is its own inverse.
        self.seat_of(seat)
    }

    /// The seat that plays the colour; `None` until the opening is decided.
    #[must_use]
    pub fn seat_of(&self, colour: Side) -> Option<Side> {
        self.seat_at(self.cursor, colour)
    }

    pub(super) fn seat_at(&self, events: usize, colour: Side) -> Option<Side> {
        let state = self.states[events];
        let leading = self.rules.ruleset().opening.leader;
        match state.leader {
            Some(seat) => Some(if colour == leading { seat } else { !seat }),
            // Past an opening that nobody has seen, seats are colours.
            None => (!matches!(state.position.phase(), Phase::Open { .. })).then_some(colour),
        }
    }

    /// The position that the game started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.states[0].position
    }

    /// All events, also those behind the cursor.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many events there are before the cursor.
    #[must_use]
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.state().position
    }

    /// The position after so many events, or after the last.
    #[must_use]
    pub fn position_after(&self, events: usize) -> &Position {
        &self.states[events.min(self.events.len())].position
    }

    /// The legal moves; none where no move is due, or the game is over.
    #[must_use]
    pub fn legal(&self) -> MoveList {
        if self.end().is_some() { MoveList::new() } else { self.rules.legal(self.position()) }
    }

    /// The number of the turn: 0 in the opening.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.state().turn
    }

    /// How many decisions in a row have been played without progress.
    #[must_use]
    pub fn quiet_decisions(&self) -> u32 {
        self.state().quiet
    }

    /// How many throws have been made.
    #[must_use]
    pub fn throws(&self) -> usize {
        self.state().throws
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.state().end
    }

    /// The winner's points; `None` where nobody has won, or the ruleset counts none.
    #[must_use]
    pub fn score(&self) -> Option<u32> {
        self.score_at(self.cursor)
    }

    pub(super) fn score_at(&self, events: usize) -> Option<u32> {
        let state = &self.states[events];
        match state.end?.outcome {
            Outcome::Won(winner) => self.rules.points(&state.position, winner),
            Outcome::Draw => None,
        }
    }
}
