//! Taking back, playing again, giving up.

use super::play::{Around, Outcomes};
use super::{Hand, Hold, MotionKind, Table};
use crate::app::anim::Plan;
use crate::app::link::Player;
use crate::app::strings::Msg;
use crate::rules::Side;

impl Table {
    /// The table as it was at a person's last choice, the computer's turn taken back too.
    pub fn undo(&mut self, around: Around) -> Outcomes {
        self.settle(around.now);
        let Some(to) = self.undo_to() else {
            let text = around.words.plain(Msg::UndoNothing);
            return self.refused(text);
        };
        let said = [around.words.plain(Msg::AnnounceUndo), around.words.plain(Msg::UndoSameThrow)];
        self.jump(to, said, around)
    }

    /// Whether there is something to take back.
    #[must_use]
    pub fn undo_to(&self) -> Option<usize> {
        let to = self.game.last_choice(|side| self.player(side) == Player::Human);
        to.filter(|_| self.hold != Hold::Lost)
    }

    /// The table as it was at the next choice that was taken back.
    pub fn redo(&mut self, around: Around) -> Outcomes {
        self.settle(around.now);
        if !self.can_redo() {
            let text = around.words.plain(Msg::SpokenNoRedo);
            return self.refused(text);
        }
        let events = self.game.events().len();
        let choice = |i: &usize| {
            let position = self.game.position_after(*i);
            let person = self.player(position.side()) == Player::Human;
            person && self.rules().legal(position).len() > 1
        };
        let to = (self.game.cursor() + 1..=events).find(choice).unwrap_or(events);
        let said = [around.words.plain(Msg::AnnounceRedo), String::new()];
        self.jump(to, said, around)
    }

    /// Whether something taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.hold != Hold::Lost && self.game.cursor() < self.game.events().len()
    }

    fn jump(&mut self, to: usize, said: [String; 2], around: Around) -> Outcomes {
        let before = self.at_rest(around);
        self.game.go_to(to);
        self.hand = Hand::default();
        self.refusal.clear();
        self.last = self.last_move();
        self.refresh(around.words);
        let mut said: Vec<_> = said.into_iter().filter(|text| !text.is_empty()).collect();
        self.tale = said.clone();
        said.extend(self.tell_due(around.words));
        let after = self.at_rest(around);
        let timing = Self::timing(around.settings, around.preferences);
        self.start(Plan::between(&before, &after, timing), MotionKind::Pieces, around.now);
        self.waiting_since = around.now;
        Outcomes { spoken: said, changed: true }
    }

    /// The side that a person could give the game up for: the one to act, or the only person's. None once the
    /// game is over, or another tab has it.
    #[must_use]
    pub fn resigning(&self) -> Option<Side> {
        if self.hold == Hold::Lost || self.end().is_some() {
            return None;
        }
        let side = self.position().side();
        let acts = (self.player(side) == Player::Human).then_some(side);
        self.only_person().or(acts)
    }

    /// A side gives the game up.
    pub fn resign(&mut self, side: Side, around: Around) -> Outcomes {
        self.settle(around.now);
        if self.hold == Hold::Lost || self.game.resign(side).is_err() {
            return Outcomes::default();
        }
        self.hand = Hand::default();
        self.refusal.clear();
        self.refresh(around.words);
        self.tale = vec![self.tell_resigns(around.words, side)];
        // It is said with the result.
        Outcomes { spoken: Vec::new(), changed: true }
    }
}
