//! The table: a game being played, with what the person has in hand and what is moving.

mod answer;
mod asked;
mod carry;
mod hand;
mod list;
mod picture;
mod play;
mod save;
mod tell;
mod undo;
mod view;

pub use answer::percent;
pub use hand::{Choices, Hand};
pub use list::Line;
#[cfg(test)]
pub use picture::board;
pub use picture::{neighbour, opening, orientation};
pub use play::{Around, Due, Outcomes};
pub use save::{SaveError, Saved};

use crate::app::anim::{Cue, Frame, Plan};
use crate::app::event::Preferences;
use crate::app::layout::{Layout, Rect, Spot, Standing};
use crate::app::link::Player;
use crate::app::scene::{BoardView, Place};
use crate::app::settings::Settings;
use crate::record::{End, Event, Game, Setup};
use crate::rules::ruleset::Turn;
use crate::rules::{BySide, Phase, Position, Rules, Side, Square, Throw};

/// A game being played.
#[derive(Debug)]
pub struct Table {
    /// Its name in storage.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub begun: f64,
    /// Who plays: by seat, or by colour where the game starts past the opening.
    pub players: BySide<Player>,
    /// What the players call themselves, likewise; empty where they don't say.
    pub names: BySide<String>,
    /// Whether this tab may write its save.
    pub hold: Hold,
    /// The square that the keyboard is at.
    pub focus: Square,
    /// What happened last, in sentences.
    pub tale: Vec<String>,
    /// Why the last tap did nothing; empty where it did.
    pub refusal: String,
    /// How that is said.
    pub tone: Tone,
    /// The list of moves.
    pub lines: Vec<Line>,
    game: Game,
    hand: Hand,
    last: Option<(Place, Place)>,
    motion: Option<Moving>,
    carried: Option<carry::Carried>,
    heard: Heard,
    /// When the table came to what it now waits for.
    waiting_since: f64,
}

/// Whose game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// This tab's.
    Ours,
    /// Another tab has taken it over: it is shown, but not played here.
    Lost,
    /// Another tab has deleted it: it is played, but not saved.
    Deleted,
    /// The same, and it need not be said any longer.
    DeletedRead,
}

/// How it is said that a tap did nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// It can't be done.
    Refusing,
    /// It can be done, once something else is.
    Reminding,
}

/// Whether a throw of the turn has been used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// It is still to be played.
    Left,
    /// It has been played, or is lost.
    Used,
}

/// A motion under way.
#[derive(Clone, Debug)]
struct Moving {
    plan: Plan,
    start: f64,
    kind: MotionKind,
}

/// What is to be heard of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Heard {
    /// Whether a motion was cut short: what it still had to sound is out of date.
    pub cut: bool,
    /// What is to sound, and in how many milliseconds.
    pub cues: Vec<(f32, Cue)>,
}

/// What moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MotionKind {
    /// Sticks or die: what they show is not known yet.
    Toss,
    /// Pieces.
    Pieces,
}

impl Table {
    /// A table for a new game.
    #[must_use]
    pub fn new(id: String, players: BySide<Player>, names: BySide<String>, setup: Setup, now: f64) -> Self {
        let saved = Saved { game: Game::new(setup), players, names, begun: now, played: now };
        Self::resume(id, saved, now)
    }

    /// A table for a game that was begun before.
    #[must_use]
    pub fn resume(id: String, saved: Saved, now: f64) -> Self {
        let Saved { game, players, names, begun, .. } = saved;
        let mut table = Self {
            id,
            begun,
            players,
            names,
            hold: Hold::Ours,
            focus: Square::at(1),
            tale: Vec::new(),
            refusal: String::new(),
            tone: Tone::Refusing,
            lines: Vec::new(),
            game,
            hand: Hand::default(),
            last: None,
            motion: None,
            carried: None,
            heard: Heard::default(),
            waiting_since: now,
        };
        table.last = table.last_move();
        table
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.game.end()
    }

    /// What can be done, given what is in hand.
    #[must_use]
    pub fn choices(&self) -> Choices<'_> {
        Choices::new(self.game.rules(), self.game.position(), self.hand)
    }

    /// Who plays a colour; in the opening, who has the seat.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        self.players[self.game.seat_of(side).unwrap_or(side)]
    }

    /// What the person who plays a colour, or has the seat, calls themselves.
    #[must_use]
    pub fn given_name(&self, side: Side) -> Option<&str> {
        self.seat_name(self.game.seat_of(side).unwrap_or(side))
    }

    /// What the person in a seat calls themselves, if they say so.
    pub(super) fn seat_name(&self, seat: Side) -> Option<&str> {
        let name = &self.names[seat];
        (self.players[seat] == Player::Human && !name.is_empty()).then_some(name)
    }

    /// Who is to act.
    #[must_use]
    pub fn actor(&self) -> Player {
        self.player(self.position().side())
    }

    /// The colour, or in the opening the seat, of the only person at the table, if there is just one.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        let person = |side: &Side| self.player(*side) == Player::Human;
        let mut persons = Side::BOTH.into_iter().filter(person);
        match (persons.next(), persons.next()) {
            (Some(side), None) => Some(side),
            _ => None,
        }
    }

    /// Whether this tab may write the game's save.
    #[must_use]
    pub fn ours(&self) -> bool {
        self.hold == Hold::Ours
    }

    /// Who sits where: by seat, or by colour in a game from past the opening.
    #[must_use]
    pub const fn seats(&self) -> BySide<Player> {
        self.players
    }

    /// The throws of this turn, in order, each with whether it has been used; none once the game is over.
    #[must_use]
    pub fn turn_throws(&self) -> Vec<(Throw, Use)> {
        if self.end().is_some() {
            return Vec::new();
        }
        let mut throws = Vec::new();
        let cursor = self.game.cursor();
        for (i, event) in self.game.events()[..cursor].iter().enumerate().rev() {
            match event {
                Event::Throw(thrown) if matches!(self.game.position_after(i).phase(), Phase::Open { .. }) => {
                    if thrown.opening_won_by.is_some() && matches!(thrown.next.phase(), Phase::Move { .. }) {
                        throws.push(thrown.throw);
                    }
                    break;
                }
                Event::Throw(thrown) => throws.push(thrown.throw),
                Event::Move(done) => {
                    if self.game.position_after(i).hands_over(&done.next) {
                        break;
                    }
                }
                Event::Resignation(_) => {}
            }
        }
        throws.reverse();
        let pool = self.position().pool();
        if self.rules().ruleset().turn == Turn::Split {
            // A split throw is in use until nothing of it is left.
            let last = throws.len().saturating_sub(1);
            let in_use = |i: usize| if i == last && !pool.is_empty() { Use::Left } else { Use::Used };
            return throws.into_iter().enumerate().map(|(i, throw)| (throw, in_use(i))).collect();
        }
        let mut left: Vec<Throw> = pool.throws().collect();
        let mut marked = Vec::with_capacity(throws.len());
        for throw in throws.into_iter().rev() {
            let usage = match left.iter().position(|known| *known == throw) {
                Some(place) => {
                    left.swap_remove(place);
                    Use::Left
                }
                None => Use::Used,
            };
            marked.push((throw, usage));
        }
        // A game from a given position may have throws that nobody has seen made.
        marked.extend(left.into_iter().rev().map(|throw| (throw, Use::Left)));
        marked.reverse();
        marked
    }

    /// Whether a person is to act, and nothing moves or is in the way.
    #[must_use]
    pub fn person_acts(&self) -> bool {
        self.motion.is_none()
            && self.hold != Hold::Lost
            && self.end().is_none()
            && self.actor() == Player::Human
    }

    /// Whether a throw is due, by whomever.
    #[must_use]
    pub fn throw_due(&self) -> bool {
        self.end().is_none() && matches!(self.position().phase(), Phase::Open { .. } | Phase::Throw { .. })
    }

    /// Whether anything moves.
    #[must_use]
    pub const fn moving(&self) -> bool {
        self.motion.is_some()
    }

    /// Whether sticks or die are in the air, so that their value is not to be told.
    #[must_use]
    pub fn tossing(&self) -> bool {
        self.motion.as_ref().is_some_and(|motion| motion.kind == MotionKind::Toss)
    }

    /// The picture's deviation from rest now.
    #[must_use]
    pub fn frame(&self, now: f64) -> Option<Frame> {
        // A few hundred milliseconds fit any float.
        let moving = self.motion.as_ref().map(|motion| motion.plan.frame((now - motion.start) as f32));
        moving.or_else(|| self.carried_frame().filter(|_| self.person_acts()))
    }

    /// Where what moves now keeps within, more or less; nothing where nothing moves.
    #[must_use]
    pub fn reach(&self, layout: &Layout, view: &BoardView) -> Option<Rect> {
        let around = |spot: Spot| {
            let Standing { foot, unit } = layout.standing(spot, &view.trays, view.waits);
            Rect::new(foot.x - unit, foot.y - 1.7 * unit, 2.0 * unit, 2.4 * unit)
        };
        let Some(Moving { plan, .. }) = &self.motion else {
            let piece = self.carried_frame()?.actors.first().copied()?;
            return Some(around(piece.home).moved(piece.shift.x, piece.shift.y));
        };
        if plan.tosses() {
            let all = layout.throwing.inset(-0.3 * layout.stick, 0.0);
            return Some(Rect { y: all.y - layout.stick, h: all.h + 1.2 * layout.stick, ..all });
        }
        plan.spots().map(around).reduce(Rect::union)
    }

    /// The last throw before the cursor.
    fn last_throw(&self) -> Option<crate::record::Thrown> {
        self.game.events()[..self.game.cursor()].iter().rev().find_map(|event| match event {
            Event::Throw(thrown) => Some(*thrown),
            _ => None,
        })
    }

    /// The throw that lies on the table, once it is known.
    #[must_use]
    pub fn lying(&self) -> Option<Throw> {
        self.last_throw().filter(|_| !self.tossing()).map(|thrown| thrown.throw)
    }

    fn last_move(&self) -> Option<(Place, Place)> {
        let cursor = self.game.cursor();
        self.game.events()[..cursor].iter().enumerate().rev().find_map(|(i, event)| match event {
            Event::Move(played) => picture::ends(self.game.position_after(i), played),
            _ => None,
        })
    }

    /// What is to be heard since this was last asked.
    pub fn take_heard(&mut self) -> Heard {
        core::mem::take(&mut self.heard)
    }

    /// Starts a motion, unless it is over at once; it is heard in any case.
    fn start(&mut self, plan: Plan, kind: MotionKind, now: f64) {
        self.heard.cues.extend(plan.cues());
        self.carried = None;
        self.motion = (!plan.is_empty()).then_some(Moving { plan, start: now, kind });
    }

    fn timing(settings: &Settings, preferences: Preferences) -> crate::app::anim::Timing {
        settings.timing(preferences)
    }
}
