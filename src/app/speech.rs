//! What is read aloud: a polite live region and the queue before it.

use crate::app::effect::Effect;
use crate::app::event::TimerId;
use crate::app::small::join;

/// Messages closer together than this, in milliseconds, would cut each other short.
const GAP: f64 = 700.0;

/// More sentences than these nobody follows: the latest are told. The fastest game that is played by itself comes to
/// fewer between two changes of the region.
const MOST: usize = 40;

/// The live region and its queue.
#[derive(Clone, Debug, Default)]
pub struct Speech {
    shown: String,
    waiting: Vec<String>,
    /// When the last message was shown, or the region became another.
    since: f64,
}

impl Speech {
    /// Nothing has been said. What comes with the page itself waits: a region is heard by its changes.
    #[must_use]
    pub fn new(now: f64) -> Self {
        Self { since: now, ..Self::default() }
    }

    /// Another part of the page becomes the region: it begins empty, and what comes with it waits.
    #[must_use]
    pub fn move_on(&mut self, now: f64) -> Vec<Effect> {
        self.shown.clear();
        self.since = now;
        if self.waiting.is_empty() {
            return Vec::new();
        }
        vec![Effect::SetTimer { id: TimerId::Speak, ms: GAP }]
    }

    /// What was said, or was to be, is in another language than the page is now.
    pub fn forget(&mut self) {
        self.shown.clear();
        self.waiting.clear();
    }

    /// What stands in the region.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Whether these sentences are the last of those that wait.
    #[must_use]
    pub fn is_about_to_say(&self, sentences: &[String]) -> bool {
        let told = sentences.iter().filter(|text| !text.is_empty()).rev();
        !self.waiting.is_empty() && self.waiting.iter().rev().take(told.clone().count()).eq(told)
    }

    /// Says sentences, now or soon, after what waits already.
    #[must_use]
    pub fn say(&mut self, sentences: Vec<String>, now: f64) -> Vec<Effect> {
        let before = self.waiting.len();
        self.waiting.extend(sentences.into_iter().filter(|text| !text.is_empty()));
        let surplus = self.waiting.len().saturating_sub(MOST);
        self.waiting.drain(..surplus);
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

    #[test]
    fn what_waits_never_grows_long() {
        let mut speech = Speech::new(10_000.0);
        for i in 0..1000 {
            let _ = speech.say(vec![format!("{i}.")], 10_000.0);
        }
        speech.next(10_700.0);
        let told: Vec<_> = speech.shown().split(' ').collect();
        let last: Vec<_> = (960..1000).map(|i| format!("{i}.")).collect();
        assert_eq!(told, last);
    }

    #[test]
    fn what_happens_twice_is_told_twice_and_what_waits_is_known() {
        let mut speech = Speech::new(10_000.0);
        let throw = || vec!["Four.".to_owned(), String::new(), "Again.".to_owned()];
        assert!(!speech.is_about_to_say(&throw()));
        let _ = speech.say(throw(), 10_000.0);
        assert!(speech.is_about_to_say(&throw()));
        assert!(!speech.is_about_to_say(&["Four.".to_owned()]), "something else came after it");
        let _ = speech.say(throw(), 10_100.0);
        speech.next(10_700.0);
        assert_eq!(speech.shown(), "Four. Again. Four. Again.");
        assert!(!speech.is_about_to_say(&throw()), "it has been said");
    }

    #[test]
    fn a_new_region_begins_empty_and_nothing_is_lost() {
        let mut speech = Speech::new(10_000.0);
        let wait = |ms| vec![Effect::SetTimer { id: TimerId::Speak, ms }];
        assert_eq!(speech.say(vec!["a".into()], 10_000.0), wait(700.0), "it waits for the page");
        speech.next(10_700.0);
        assert_eq!(speech.shown(), "a");
        assert_eq!(speech.move_on(20_000.0), []);
        assert_eq!(speech.shown(), "");
        assert_eq!(speech.say(vec!["b".into()], 20_100.0), wait(600.0));
        assert_eq!(speech.move_on(20_200.0), wait(700.0));
        speech.next(20_900.0);
        assert_eq!(speech.shown(), "b");
    }
}
