//! The game: what has happened in it, and the cursor.

use super::event::{End, Event, Reason, Thrown};
use crate::rng::Seed;
use crate::rules::ruleset::Blocked;
use crate::rules::{
    BySide, Move, Outcome, PATIENCE, Phase, PlayError, Played, Position, Rules, Side, Spec, Throw, ThrowError,
};

/// Where a game's seed comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Origin {
    /// Drawn for this game: kept from the players until it is over.
    #[default]
    Fresh,
    /// Given by a player, for a class or a test.
    Given,
    /// Some throws were made by hand: the seed doesn't tell them.
    Hand,
}

/// What a game starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The ruleset.
    pub spec: Spec,
    /// The position to start from, made by the same ruleset; `None` for the ruleset's own start.
    pub start: Option<Position>,
    /// The players' names by seat; in a game that starts past the opening, by colour.
    pub players: BySide<String>,
    /// The day, as `2026-11-30`; empty where it is not known.
    pub date: String,
    /// What the throws come from.
    pub seed: Seed,
    /// Where the seed comes from.
    pub origin: Origin,
}

impl Setup {
    /// A game of nameless players on an unknown day, from the ruleset's start.
    #[must_use]
    pub fn new(spec: Spec, seed: Seed) -> Self {
        Self {
            spec,
            start: None,
            players: BySide::default(),
            date: String::new(),
            seed,
            origin: Origin::default(),
        }
    }
}

/// A game: its events, and a cursor among them. See the [module](super).
///
/// ```
/// use senet::record::{Game, Setup};
/// use senet::rng::Seed;
/// use senet::rules::Phase;
/// let mut game = Game::new(Setup::new("reed".parse()?, Seed(7)));
/// while game.end().is_none() {
///     match game.position().phase() {
///         Phase::Move { .. } => game.play(game.legal()[0]).map(|_| ())?,
///         _ => game.throw().map(|_| ())?,
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(super) rules: Rules,
    pub(super) players: BySide<String>,
    pub(super) date: String,
    pub(super) seed: Seed,
    pub(super) origin: Origin,
    /// Tags that mean nothing to this program, in their order.
    pub(super) tags: Vec<(String, String)>,
    pub(super) events: Vec<Event>,
    /// The state before each event, and after the last.
    pub(super) states: Vec<State>,
    pub(super) cursor: usize,
    /// Every throw that this game has seen, taken back or not.
    thrown: Vec<Throw>,
}

/// What a game has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub position: Position,
    /// The number of the turn.
    pub turn: u32,
    /// Decisions in a row without progress.
    pub quiet: u32,
    /// Throws made.
    pub throws: usize,
    /// The seat that won the opening.
    pub leader: Option<Side>,
    pub end: Option<End>,
}

/// Why a move was refused. The game stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveRefused {
    /// Nothing more can be played.
    #[error("the game is over")]
    GameOver,
    /// The rules forbid it.
    #[error(transparent)]
    Rules(#[from] PlayError),
}

/// Why a throw was refused. The game stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ThrowRefused {
    /// Nothing more can be thrown.
    #[error("the game is over")]
    GameOver,
    /// The rules forbid it.
    #[error(transparent)]
    Rules(#[from] ThrowError),
}

/// Why a resignation was refused: the game is over. It stays as it was.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game is over")]
pub struct ResignRefused;

impl Game {
    /// Gives the players other names, by seat; one line each.
    pub fn rename(&mut self, players: &BySide<String>) {
        self.players = BySide::new(one_line(&players.white), one_line(&players.black));
    }

    /// A game about to begin.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let rules = Rules::new(setup.spec);
        let start = setup.start.unwrap_or_else(|| rules.start());
        let opening = matches!(start.phase(), Phase::Open { .. });
        let state = State {
            position: start,
            turn: u32::from(!opening),
            quiet: 0,
            throws: 0,
            leader: None,
            end: start.outcome().map(|outcome| ended(&rules, &start, outcome, None)),
        };
        Self {
            rules,
            players: setup.players.map(|name| one_line(&name)),
            date: one_line(&setup.date),
            seed: setup.seed,
            origin: setup.origin,
            tags: Vec::new(),
            events: Vec::new(),
            states: vec![state],
            cursor: 0,
            thrown: Vec::new(),
        }
    }

    /// Makes the next throw, as the seed gives it; after an undo, the one that came there before.
    ///
    /// # Errors
    /// Where no throw is due.
    pub fn throw(&mut self) -> Result<Thrown, ThrowRefused> {
        self.add_throw(self.next_throw())
    }

    /// Makes the next throw with a value that was thrown by hand, with real sticks: from then on the game's
    /// throws are not the seed's ([`Origin::Hand`]).
    ///
    /// # Errors
    /// As of [`Game::enter_throw`].
    pub fn throw_by_hand(&mut self, throw: Throw) -> Result<Thrown, ThrowRefused> {
        let thrown = self.add_throw(throw)?;
        self.origin = Origin::Hand;
        Ok(thrown)
    }

    /// Makes the next throw with a value that is known already, from a record say.
    ///
    /// # Errors
    /// Where no throw is due, or the ruleset's sticks or die can't throw it.
    pub fn enter_throw(&mut self, throw: Throw) -> Result<Thrown, ThrowRefused> {
        self.add_throw(throw)
    }

    fn add_throw(&mut self, throw: Throw) -> Result<Thrown, ThrowRefused> {
        let before = *self.state();
        if before.end.is_some() {
            return Err(ThrowRefused::GameOver);
        }
        let next = self.rules.throw(&before.position, throw)?;
        let opening_won_by = self.rules.opening_winner(&before.position, throw);
        let thrown = Thrown {
            side: before.position.side(),
            throw,
            way: self.way(before.throws, throw),
            number: before.throws as u64,
            opening_won_by,
            next,
        };
        match self.thrown.get_mut(before.throws) {
            Some(known) => *known = throw,
            None => self.thrown.push(throw),
        }
        let state = State {
            position: next,
            turn: before.turn + u32::from(opening_won_by.is_some()),
            throws: before.throws + 1,
            leader: before.leader.or(opening_won_by),
            ..before
        };
        self.push(Event::Throw(thrown), state);
        Ok(thrown)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Where no move is due, or it is not legal; with the reason.
    pub fn play(&mut self, played: Move) -> Result<Played, MoveRefused> {
        let before = *self.state();
        if before.end.is_some() {
            return Err(MoveRefused::GameOver);
        }
        let done = self.rules.play(&before.position, played)?;
        let next = done.next;
        let quiet = if before.position.gets_on(played, &next) { 0 } else { before.quiet + 1 };
        let end = match next.outcome() {
            Some(outcome) => Some(ended(&self.rules, &next, outcome, Some(played))),
            None if quiet >= PATIENCE => Some(End { outcome: Outcome::Draw, reason: Reason::NoProgress }),
            None => None,
        };
        let turn = before.turn + u32::from(before.position.hands_over(&next));
        self.push(Event::Move(done), State { position: next, turn, quiet, end, ..before });
        Ok(done)
    }

    /// Gives the game up for a side, whoever is to act: a colour, in the opening a seat.
    ///
    /// # Errors
    /// Where the game is over.
    pub fn resign(&mut self, side: Side) -> Result<End, ResignRefused> {
        let before = *self.state();
        if before.end.is_some() {
            return Err(ResignRefused);
        }
        let end = End { outcome: Outcome::Won(!side), reason: Reason::Resignation };
        self.push(Event::Resignation(side), State { end: Some(end), ..before });
        Ok(end)
    }

    /// Adds an event; what was taken back is dropped, unless this makes the first of it again.
    fn push(&mut self, event: Event, after: State) {
        if self.events.get(self.cursor) == Some(&event) {
            self.cursor += 1;
            return;
        }
        self.events.truncate(self.cursor);
        self.states.truncate(self.cursor + 1);
        self.events.push(event);
        self.states.push(after);
        self.cursor += 1;
    }

    /// Takes the last event back; gives it, or `None` at the start.
    pub fn undo(&mut self) -> Option<Event> {
        self.cursor = self.cursor.checked_sub(1)?;
        self.events.get(self.cursor).copied()
    }

    /// Makes the event again that was taken back last; gives it, or `None` where there is none.
    pub fn redo(&mut self) -> Option<Event> {
        let event = self.events.get(self.cursor).copied()?;
        self.cursor += 1;
        Some(event)
    }

    /// Sets the cursor behind so many events, or behind the last.
    pub fn go_to(&mut self, events: usize) {
        self.cursor = events.min(self.events.len());
    }

    /// How many events stood before the last decision, up to the cursor, that one of these sides made among
    /// several moves: where an undo takes a player back to. The sides are colours.
    #[must_use]
    pub fn last_choice(&self, by: impl Fn(Side) -> bool) -> Option<usize> {
        (0..self.cursor).rev().find(|&i| {
            let position = &self.states[i].position;
            matches!(self.events[i], Event::Move(_))
                && by(position.side())
                && self.rules.legal(position).len() > 1
        })
    }

    pub(super) fn state(&self) -> &State {
        &self.states[self.cursor]
    }

    pub(super) fn states(&self) -> &[State] {
        &self.states
    }

    /// The value that the next throw will have.
    fn next_throw(&self) -> Throw {
        let (number, device) = (self.state().throws, self.rules.ruleset().device);
        let by_seed = || device.fall(self.seed.throws().way(number as u64, device.total()));
        self.thrown.get(number).copied().unwrap_or_else(by_seed)
    }

    /// How the throw falls: as the seed has it, or where it has another value, in the first way that gives it.
    fn way(&self, number: usize, throw: Throw) -> u32 {
        let device = self.rules.ruleset().device;
        let by_seed = self.seed.throws().way(number as u64, device.total());
        if device.fall(by_seed) == throw {
            return by_seed;
        }
        (0..device.total()).find(|&way| device.fall(way) == throw).unwrap_or(by_seed)
    }
}

/// How the rules have ended a game.
fn ended(rules: &Rules, position: &Position, outcome: Outcome, played: Option<Move>) -> End {
    let nobody_left = Side::BOTH.into_iter().all(|side| !position.in_play(side));
    let blocks = rules.ruleset().blocked == Blocked::EndsGame;
    let reason = match outcome {
        Outcome::Won(_) => Reason::BorneOff,
        Outcome::Draw if nobody_left => Reason::BorneOff,
        Outcome::Draw if blocks && matches!(played, Some(Move::Pass) | None) => Reason::Blocked,
        Outcome::Draw => Reason::Deadlock,
    };
    End { outcome, reason }
}

/// A name without line breaks and other control characters.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
