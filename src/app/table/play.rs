//! What can be done at the table.

use super::{Hand, Heard, Hold, MotionKind, Table, list, picture};
use crate::app::anim::{Cue, Plan, Speed};
use crate::app::event::Preferences;
use crate::app::layout::Point;
use crate::app::link::Player;
use crate::app::scene::{BoardView, Place};
use crate::app::settings::Settings;
use crate::app::strings::{Msg, args};
use crate::app::words::{self, Words};
use crate::record::{End, Thrown};
use crate::rules::{Move, Outcome, Position, Side, Square, Throw};

/// Taps that come sooner than this after a new demand were meant for the one before.
const TOO_SOON: f64 = 350.0;

/// What the game does next by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing: a person is to act, or the game is over.
    Nothing,
    /// A throw.
    Throw,
    /// The computer's move.
    Think,
    /// A pass that is the only move.
    Pass,
    /// The only move of a person who has chosen to have it made.
    Only(Move),
}

/// What an action has brought about, for the program around the table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcomes {
    /// What is to be read aloud.
    pub spoken: Vec<String>,
    /// Whether the game has changed and is to be saved.
    pub changed: bool,
}

/// What the table needs to know of the program around it.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// The texts.
    pub words: &'a Words,
    /// What the player has set.
    pub settings: &'a Settings,
    /// What the system is set to.
    pub preferences: Preferences,
    /// The time.
    pub now: f64,
}

impl Outcomes {
    pub(super) fn said(text: String) -> Self {
        Self { spoken: vec![text], changed: false }
    }
}

impl Table {
    /// What the game does next by itself, and after how many milliseconds.
    #[must_use]
    pub fn due(&self, settings: &Settings) -> (Due, f64) {
        if self.end().is_some() || self.moving() || self.hold == Hold::Lost {
            return (Due::Nothing, 0.0);
        }
        let choices = self.choices();
        let (due, ms) = match (self.actor(), self.throw_due()) {
            (Player::Computer(_), true) => (Due::Throw, 450.0),
            (Player::Computer(_), false) if choices.only_pass() => (Due::Pass, 1500.0),
            (Player::Computer(_), false) => (Due::Think, 400.0),
            (Player::Human, true) if settings.auto_throw.is_on() && !settings.hand.is_on() => {
                (Due::Throw, 450.0)
            }
            (Player::Human, true) => (Due::Nothing, 0.0),
            (Player::Human, false) if choices.only_pass() && settings.auto_throw.is_on() => {
                (Due::Pass, 2500.0)
            }
            (Player::Human, false) => match choices.only_move() {
                Some(only) if settings.auto_move.is_on() => (Due::Only(only), 600.0),
                _ => (Due::Nothing, 0.0),
            },
        };
        let share = match settings.speed {
            Speed::Slow => 1.6,
            Speed::Normal => 1.0,
            Speed::Fast => 0.6,
            Speed::None => 0.4,
        };
        (due, ms * share)
    }

    /// Does what is due.
    pub fn go_on(&mut self, around: Around) -> Outcomes {
        match self.due(around.settings).0 {
            // What the computer plays comes by `play_chosen`.
            Due::Nothing | Due::Think => Outcomes::default(),
            Due::Throw => self.throw(around),
            Due::Pass => self.play(Move::Pass, around),
            Due::Only(only) => {
                let mut outcomes = self.play(only, around);
                let notice = around.words.plain(Msg::AutoMoved);
                self.tale.push(notice.clone());
                outcomes.spoken.insert(0, notice);
                outcomes
            }
        }
    }

    /// The computer has chosen.
    pub fn play_chosen(&mut self, played: Move, around: Around) -> Outcomes {
        if self.due(around.settings).0 == Due::Think {
            self.play(played, around)
        } else {
            Outcomes::default()
        }
    }

    /// Brings a motion to its end, if it is over by now. Whether there was one that has ended.
    pub fn tick(&mut self, now: f64) -> bool {
        let over = self.motion.as_ref().is_some_and(|m| now - m.start >= f64::from(m.plan.duration()));
        over && self.settle(now)
    }

    /// Brings a motion to its end at once. Whether there was one.
    pub fn settle(&mut self, now: f64) -> bool {
        let Some(motion) = self.motion.take() else { return false };
        self.waiting_since = now;
        let gone = (now - motion.start) as f32;
        if gone < motion.plan.duration() {
            // Its events are heard now, each kind once.
            self.heard = Heard { cut: true, cues: Vec::new() };
            for (at, cue) in motion.plan.cues() {
                let known = self.heard.cues.iter().any(|(_, other)| alike(*cue, *other));
                if *at > gone && *cue != Cue::Hop && !known {
                    self.heard.cues.push((0.0, *cue));
                }
            }
        }
        true
    }

    /// A person taps the sticks, or the button for throwing.
    pub fn tap_sticks(&mut self, around: Around) -> Outcomes {
        if let Some(refused) = self.refuse(around) {
            return refused;
        }
        if !self.throw_due() {
            return self.remind(around);
        }
        if around.settings.hand.is_on() {
            let text = around.words.plain(Msg::HandFirst);
            return self.reminded(text);
        }
        self.throw(around)
    }

    /// A person tells what their own sticks, or their die, show.
    pub fn enter_throw(&mut self, throw: Throw, around: Around) -> Outcomes {
        if let Some(refused) = self.refuse(around) {
            return refused;
        }
        if !self.throw_due() {
            return self.remind(around);
        }
        let before = *self.position();
        match self.game.throw_by_hand(throw) {
            Ok(thrown) => self.thrown(&before, thrown, around),
            Err(_) => Outcomes::default(),
        }
    }

    /// A person taps a square.
    pub fn tap_square(&mut self, square: Square, around: Around) -> Outcomes {
        self.focus = square;
        if let Some(refused) = self.refuse(around) {
            return refused;
        }
        if self.throw_due() {
            let text = around.words.plain(Msg::WhyThrowFirst);
            return self.refused(text);
        }
        let place = Place::Square(square);
        let choices = self.choices();
        if let Some(played) = choices.move_to(place) {
            return self.play(played, around);
        }
        if choices.piece() == Some(place) {
            return match choices.chosen_moves().as_slice() {
                [only] => self.play(*only, around),
                _ => self.put_back(around),
            };
        }
        self.pick_up(place, around)
    }

    /// A person taps a tray.
    pub fn tap_tray(&mut self, side: Side, around: Around) -> Outcomes {
        if let Some(refused) = self.refuse(around) {
            return refused;
        }
        if self.throw_due() {
            let text = around.words.plain(Msg::WhyThrowFirst);
            return self.refused(text);
        }
        if side != self.position().side() {
            let text = around.words.plain(Msg::WhyNotYours);
            return self.refused(text);
        }
        let choices = self.choices();
        if let Some(played) = choices.move_to(Place::Off(side)) {
            return self.play(played, around);
        }
        let waiting = Place::Waiting(side);
        match (choices.piece() == Some(waiting), choices.moves_of(waiting).as_slice()) {
            (true, [only]) => self.play(*only, around),
            (true, _) => self.put_back(around),
            (false, []) => {
                let message =
                    if self.position().waiting(side) > 0 { Msg::WhyEnterThrow } else { Msg::WhyNoSuchMove };
                let text = around.words.plain(message);
                self.refused(text)
            }
            (false, _) => self.pick_up(waiting, around),
        }
    }

    /// A person chooses a throw of the pool.
    pub fn choose(&mut self, throw: Throw, around: Around) -> Outcomes {
        if let Some(refused) = self.refuse(around) {
            return refused;
        }
        if self.choices().pool().contains(throw) {
            self.hand = Hand::choosing(throw);
            self.refusal.clear();
            return Outcomes::said(around.words.say(Msg::PoolChosen, &args![throw: throw.value()]));
        }
        self.reminded(around.words.say(Msg::SpokenNoThrow, &args![throw: throw.value()]))
    }

    /// A person takes a move that has a button: a pass, going back, giving a throw away.
    pub fn tap_move(&mut self, played: Move, around: Around) -> Outcomes {
        if let Some(refused) = self.refuse(around) {
            return refused;
        }
        if around.now - self.waiting_since < TOO_SOON {
            return Outcomes::default();
        }
        self.play(played, around)
    }

    /// The chosen piece is put back.
    pub fn put_back(&mut self, around: Around) -> Outcomes {
        self.refusal.clear();
        if self.hand.piece.is_none() {
            return Outcomes::default();
        }
        self.hand = self.hand.holding(None);
        Outcomes::said(around.words.plain(Msg::AnnouncePutBack))
    }

    pub(super) fn throw(&mut self, around: Around) -> Outcomes {
        let before = *self.position();
        match self.game.throw() {
            Ok(thrown) => self.thrown(&before, thrown, around),
            Err(_) => Outcomes::default(),
        }
    }

    fn thrown(&mut self, before: &Position, thrown: Thrown, around: Around) -> Outcomes {
        self.hand = Hand::default();
        self.refusal.clear();
        let tale = self.tell_thrown(around.words, before, &thrown);
        self.tale = tale.clone();
        self.refresh(around.words);
        let mut spoken = tale;
        spoken.extend(self.tell_due(around.words));
        let timing = Self::timing(around.settings, around.preferences);
        let lying = self.at_rest(around).throwing;
        self.start(Plan::throw(&lying, timing), MotionKind::Toss, around.now);
        self.waiting_since = around.now;
        Outcomes { spoken, changed: true }
    }

    pub(super) fn play(&mut self, played: Move, around: Around) -> Outcomes {
        self.play_from(played, None, around)
    }

    /// Plays a move; one that was made by hand left its piece so many CSS pixels from its goal.
    pub(super) fn play_from(&mut self, played: Move, by_hand: Option<Point>, around: Around) -> Outcomes {
        let before_view = self.at_rest(around);
        let before = *self.position();
        let Ok(done) = self.game.play(played) else { return Outcomes::default() };
        // The same throw goes on being played while there is more of it.
        self.hand = match played.throw() {
            Some(throw) if done.next.pool().contains(throw) => Hand::choosing(throw),
            _ => Hand::default(),
        };
        self.refusal.clear();
        if let Some(ends) = picture::ends(&before, &done) {
            self.last = Some(ends);
        }
        self.tale = words::tell_move(around.words, self.rules(), self.called(&before), &before, &done);
        self.refresh(around.words);
        let mut spoken = self.tale.clone();
        if self.end().is_none() {
            if self.position().side() != before.side() && self.throw_due() {
                spoken.push(self.tell_turn(around.words));
            }
            spoken.extend(self.tell_due(around.words));
        }
        let after_view = self.at_rest(around);
        let timing = Self::timing(around.settings, around.preferences);
        let mut plan = match (picture::step(self.rules(), &before, &done), by_hand) {
            (Some(step), None) => Plan::moved(&before_view, &after_view, &step, timing),
            (Some(step), Some(shift)) => Plan::dropped(&before_view, &after_view, &step, shift, timing),
            (None, _) => Plan::between(&before_view, &after_view, timing),
        };
        if let Some(End { outcome: Outcome::Won(winner), .. }) = self.end() {
            plan = plan.won(winner, timing);
        }
        self.start(plan, MotionKind::Pieces, around.now);
        self.waiting_since = around.now;
        Outcomes { spoken, changed: true }
    }

    fn pick_up(&mut self, place: Place, around: Around) -> Outcomes {
        let words = around.words;
        if !self.choices().can_lift(place) {
            let text = self.why_not(place, words);
            return self.refused(text);
        }
        self.lift(place);
        self.refusal.clear();
        let mut spoken = Vec::new();
        if let Place::Square(square) = place {
            spoken.push(words.say(Msg::AnnounceChosen, &args![square: square.number()]));
        }
        spoken.push(self.tell_targets(words));
        Outcomes { spoken, changed: false }
    }

    /// Chooses a piece that can move, and with it a throw by which it can.
    pub(super) fn lift(&mut self, place: Place) {
        let choices = self.choices();
        if choices.moves_of(place).is_empty()
            && let Some(throw) = choices.other_throw_for(place)
        {
            self.hand = Hand::choosing(throw);
        }
        self.hand = self.hand.holding(Some(place));
    }

    /// Chooses no piece.
    pub(super) fn put_down(&mut self) {
        self.hand = self.hand.holding(None);
    }

    /// Makes the list of moves anew.
    pub fn refresh(&mut self, words: &Words) {
        self.lines = list::lines(&self.game, words);
    }

    /// The picture at rest, nothing lit, for a plan.
    pub(super) fn at_rest(&self, around: Around) -> BoardView {
        self.board(around.words, around.settings)
    }
}

/// Whether two cues are of one kind, so that one of them is enough.
fn alike(one: Cue, other: Cue) -> bool {
    one == other || matches!((one, other), (Cue::Stick(_), Cue::Stick(_)))
}
