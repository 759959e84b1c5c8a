//! What the table answers without playing: hints, reminders, refusals.

use super::{Around, Hand, Hold, Outcomes, Table, Tone};
use crate::app::link::Player;
use crate::app::strings::{Msg, args};
use crate::rules::Move;

/// A chance in whole per cent; what is not certain is neither 0 nor 100.
#[must_use]
pub fn percent(chance: f32) -> i64 {
    let percent = (chance * 100.0 + 0.5) as i64;
    if chance <= 0.0 || chance >= 1.0 { percent } else { percent.clamp(1, 99) }
}

impl Table {
    /// The computer says what it would play for the person who is to move, and its chance of winning then.
    pub fn show_hint(&mut self, played: Move, chance: f32, around: Around) -> Outcomes {
        let words = around.words;
        if !self.person_acts() || self.throw_due() {
            return Outcomes::default();
        }
        let Ok(done) = self.rules().play(self.position(), played) else { return Outcomes::default() };
        let origin = self.choices().origin(played);
        if let Some(throw) = played.throw() {
            self.hand = Hand::choosing(throw).holding(origin);
        }
        let shown = match played {
            Move::Pass => words.plain(Msg::HintPass),
            _ => words.shown_move(self.rules(), self.position(), &done),
        };
        let heard = match played {
            Move::Pass => shown.clone(),
            _ => {
                let told = words.spoken_move(self.rules(), self.position(), &done);
                words.say(Msg::LegendShown, &args![move: &told])
            }
        };
        let percent = percent(chance);
        let mut spoken = vec![words.say(Msg::HintMove, &args![percent: percent])];
        // What is picked up is told above already.
        if origin.is_none() {
            spoken.insert(0, shown);
        }
        self.refusal = words.sentences(&spoken);
        self.tone = Tone::Reminding;
        if origin.is_none() {
            spoken.remove(0);
        }
        spoken.insert(0, heard);
        Outcomes { spoken, changed: false }
    }

    /// There is nothing to choose, so nothing to give a hint for.
    pub fn no_hint(&mut self, around: Around) -> Outcomes {
        if self.throw_due() {
            let text = around.words.plain(Msg::WhyThrowFirst);
            self.refusal.clone_from(&text);
            self.tone = Tone::Reminding;
            return Outcomes::said(text);
        }
        self.remind(around)
    }

    /// What keeps a person from acting at all; a tap during a motion ends it, and does nothing else.
    pub(super) fn refuse(&mut self, around: Around) -> Option<Outcomes> {
        if self.settle(around.now) {
            return Some(Outcomes::default());
        }
        let message = if self.hold == Hold::Lost {
            Msg::SaveLostTab
        } else if self.end().is_some() {
            Msg::WhyGameOver
        } else if self.actor() != Player::Human {
            Msg::WhyNotTurn
        } else {
            return None;
        };
        let text = around.words.plain(message);
        Some(self.refused(text))
    }

    pub(super) fn refused(&mut self, text: String) -> Outcomes {
        self.refusal.clone_from(&text);
        self.tone = Tone::Refusing;
        Outcomes::said(text)
    }

    /// What is to be done first, said without reproach.
    pub(super) fn reminded(&mut self, text: String) -> Outcomes {
        self.refusal.clone_from(&text);
        self.tone = Tone::Reminding;
        Outcomes::said(text)
    }

    /// There is something to be done before the next throw.
    pub(super) fn remind(&mut self, around: Around) -> Outcomes {
        let spoken = self.tell_first(around.words);
        self.refusal = around.words.sentences(&spoken);
        self.tone = Tone::Reminding;
        Outcomes { spoken, changed: false }
    }
}
