//! What is read aloud: a polite live region and the queue before it.

use crate::app::effect::Effect;
use crate::app::event::TimerId;
use crate::app::small::join;

/// Messages closer together than this, in milliseconds, would cut each other short.
const GAP: f64 = 700.0;

/// The live region and its queue.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    shown: String,
    waiting: Vec<String>,
    /// When the last message was shown.
    since: f64,
}

impl Speech {
    /// What stands in the region.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Says sentences, now or soon.
    #[must_use]
    pub fn say(&mut self, sentences: Vec<String>, now: f64) -> Vec<Effect> {
        let before = self.waiting.len();
        self.waiting.extend(sentences.into_iter().filter(|text| !text.is_empty()));
        if self.waiting.is_empty() {
            return Vec::new();
        }
        let passed = now - self.since;
        if before > 0 {
            Vec::new()
        } else if passed >= GAP {
            self.next(now);
            Vec::new()
        } else {
            vec![Effect::SetTimer { id: TimerId::Speak, ms: GAP - passed }]
        }
    }

    /// The timer has run out: shows what waits.
    pub fn next(&mut self, now: f64) {
        if self.waiting.is_empty() {
            return;
        }
        let mut text = join(&core::mem::take(&mut self.waiting), " ");
        // The same words again are read again only if something differs.
        if text == self.shown {
            text.push('\u{a0}');
        }
        self.shown = text;
        self.since = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_words_differ_and_close_ones_wait() {
        let mut speech = Speech::default();
        assert!(speech.say(vec!["a".into()], 10_000.0).is_empty());
        assert_eq!(speech.shown(), "a");
        assert_eq!(
            speech.say(vec!["a".into()], 10_100.0),
            [Effect::SetTimer { id: TimerId::Speak, ms: 600.0 }]
        );
        assert!(speech.say(vec!["b".into(), String::new()], 10_200.0).is_empty());
        assert_eq!(speech.shown(), "a");
        speech.next(10_700.0);
        assert_eq!(speech.shown(), "a b");
        let _ = speech.say(vec!["a b".into()], 20_000.0);
        assert_eq!(speech.shown(), "a b\u{a0}");
        let _ = speech.say(vec!["a b".into()], 30_000.0);
        assert_eq!(speech.shown(), "a b");
    }
}
