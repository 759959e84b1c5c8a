//! The board as the table shows it now.

use super::{MotionKind, Table, picture};
use crate::app::scene::{BoardView, Ready};
use crate::app::settings::Settings;
use crate::app::strings::{Msg, args};
use crate::app::words::{self, Words};
use crate::rules::{BySide, Side, Square};

impl Table {
    /// The board at rest: pieces, trays, sticks, the last move; nothing lit.
    #[must_use]
    pub fn board(&self, words: &Words, settings: &Settings) -> BoardView {
        let rules = self.rules();
        let mut view = picture::board(rules, self.position(), settings);
        view.digits = words.catalog().digits();
        if let Some(thrown) = self.last_throw() {
            // A game has far fewer throws than a u32 can count; the number only settles the disorder.
            view.throwing.cast = Some(picture::cast(rules, thrown.throw, thrown.number as u32));
            view.throwing.value = words.number(thrown.throw.value());
            view.throwing.note = words::lie(words, rules, thrown.throw);
        }
        view.last = self.last;
        view.captions = BySide::new(self.caption(words, Side::White), self.caption(words, Side::Black));
        view
    }

    fn caption(&self, words: &Words, side: Side) -> String {
        let all = self.rules().ruleset().pieces;
        let off = self.position().off(side);
        words.say(Msg::CaptionOff, &args![off: off, all: all])
    }

    /// The board as it is shown: with what can be done lit, while nothing moves; with the sticks' value kept
    /// back, while they are in the air.
    #[must_use]
    pub fn picture(&self, words: &Words, settings: &Settings, pointed: Option<Square>) -> BoardView {
        let mut view = self.board(words, settings);
        if let Some(motion) = &self.motion {
            if motion.kind == MotionKind::Toss {
                view.throwing.value.clear();
                view.throwing.note.clear();
            }
            return view;
        }
        if !self.person_acts() {
            return view;
        }
        if self.throw_due() {
            view.throwing.ready = Ready::Yes;
            return view;
        }
        let choices = self.choices();
        if settings.hints.is_on() {
            view.lit = choices.movable();
            view.lit_waiting = choices.entering();
        }
        view.chosen = choices.piece();
        let (moves, shown) = choices.shown(pointed);
        view.targets = choices.targets_of(moves);
        if let Some(shown) = shown {
            view.path = choices.path(shown);
            view.knocks = choices.knocks(shown);
        }
        view
    }
}
