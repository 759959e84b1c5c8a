//! A table in a gallery: nobody looks after it, and whoever comes finds a fresh game.
//!
//! ```text
//! attract ── a touch ──▶ languages ──▶ rulesets ──▶ game
//!    ▲                       │  (where several are on offer)
//!    └── nobody answers ◀── warning ◀── nobody has touched anything for the idle time
//! ```
//!
//! From anywhere a long press on the corner leads to the curator's desk, if the link gives a code.
//! Here is the state with its clock; [`run`] ties it to the program.

mod figures;
mod run;

pub use figures::Figures;
pub(in crate::app) use run::{is_asked, stored};

use crate::app::message::Dialog;
use crate::app::settings::Switch;
use crate::rules::{Spec, SquareSet};

/// How long a warning can be answered, in milliseconds.
pub const WARNING: f64 = 30_000.0;
/// How long the board says one thing about itself, in milliseconds.
pub const CAPTION: f64 = 9_000.0;
/// How many things it says, one after the other.
pub const CAPTIONS: usize = 6;
/// How long the corner has to be pressed, in milliseconds.
pub const PRESS: f64 = 3_000.0;
/// After so many wrong codes in a row none is taken until the kiosk has started afresh.
pub const TRIES: u8 = 5;
/// The loudest that a kiosk is, in per cent.
pub const LOUDEST: u8 = 60;

/// Where the kiosk is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The computer plays itself, and the board explains itself.
    Attract,
    /// A visitor chooses a language.
    Languages,
    /// A visitor chooses a ruleset.
    Rulesets,
    /// A visitor plays.
    Game,
    /// The curator's code is asked for.
    Code,
    /// The curator sees the figures.
    Desk,
}

/// What a tick of the clock asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tick {
    /// Nothing yet.
    Wait,
    /// The next thing is to be said about the board.
    Explain,
    /// It is to be asked whether anybody is there.
    Warn,
    /// The warning goes on.
    Count,
    /// A fresh start.
    Reset,
}

/// What a visitor or the curator does in a kiosk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The board is touched while it plays by itself.
    Wake,
    /// A language is chosen.
    Speak(crate::app::strings::Language),
    /// A ruleset is chosen.
    Play(Spec),
    /// Back to the choice of language.
    Afresh,
    /// The warning is answered.
    Stay,
    /// The corner is pressed.
    Press,
    /// The corner is let go.
    Release,
    /// A digit of the code.
    Digit(u8),
    /// The figures are offered as a file.
    Save,
    /// The figures begin anew.
    Clear,
    /// Away from the desk.
    Leave,
}

/// What a link says about a kiosk.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Terms {
    /// Seconds until it starts afresh; `None` leaves the usual.
    pub idle: Option<u32>,
    /// The curator's code.
    pub code: Option<String>,
}

/// A kiosk's state.
#[derive(Clone, Debug)]
pub struct Kiosk {
    pub(super) stage: Stage,
    /// What is on offer, at least one.
    pub(super) offer: Vec<Spec>,
    pub(super) figures: Figures,
    /// Which thing is said about the board, counted on and on.
    pub(super) caption: usize,
    /// The games that were played by the computer.
    pub(super) shows: usize,
    /// Until when the warning can be answered.
    warned: Option<f64>,
    /// The seconds that are left for that, as they are shown.
    pub(super) seconds: u32,
    /// What was open under the warning.
    pub(super) under: Option<Dialog>,
    /// What has been entered of the code.
    pub(super) entry: String,
    tries: u8,
    /// The game on the table has been counted as finished.
    pub(super) counted: bool,
    /// When anybody was last seen to be there.
    since: f64,
    idle: f64,
    code: Option<String>,
    /// What the link says about sound: each visit begins with it.
    pub(super) sound: Option<Switch>,
}

impl Kiosk {
    /// A kiosk that nobody is at.
    #[must_use]
    pub fn new(terms: Terms, offer: Vec<Spec>, figures: Figures, now: f64) -> Self {
        /// The usual idle time, in seconds.
        const USUAL: u32 = 90;
        Self {
            stage: Stage::Attract,
            offer,
            figures,
            caption: 0,
            shows: 0,
            warned: None,
            seconds: 0,
            under: None,
            entry: String::new(),
            tries: 0,
            counted: false,
            since: now,
            idle: f64::from(terms.idle.unwrap_or(USUAL)) * 1000.0,
            code: terms.code,
            sound: None,
        }
    }

    /// Goes on to another stage.
    pub fn go(&mut self, stage: Stage, now: f64) {
        self.stage = stage;
        self.entry.clear();
        self.counted = false;
        self.under = None;
        self.warned = None;
        self.since = now;
        if stage == Stage::Attract {
            self.tries = 0;
        }
    }

    /// Somebody is there. A warning stays until it is answered, but the time for that begins anew.
    pub fn present(&mut self, now: f64) {
        self.since = now;
        if self.warned.is_some() {
            self.warned = Some(now + WARNING);
        }
    }

    /// The warning is answered; whether there was one.
    pub fn answer(&mut self, now: f64) -> bool {
        self.since = now;
        self.warned.take().is_some()
    }

    /// The seconds left to answer the warning, where there is one.
    #[must_use]
    pub fn left(&self, now: f64) -> Option<u32> {
        self.warned.map(|until| ((until - now) / 1000.0).ceil().max(0.0) as u32)
    }

    /// The clock has ticked.
    pub fn tick(&mut self, now: f64) -> Tick {
        let tick = self.next(now);
        self.seconds = self.left(now).unwrap_or(0);
        tick
    }

    fn next(&mut self, now: f64) -> Tick {
        match self.warned {
            _ if self.stage == Stage::Attract => {
                self.caption += 1;
                Tick::Explain
            }
            Some(until) if now >= until => Tick::Reset,
            Some(_) => Tick::Count,
            None if now - self.since >= self.idle => {
                self.warned = Some(now + WARNING);
                Tick::Warn
            }
            None => Tick::Wait,
        }
    }

    /// The milliseconds until the next tick.
    #[must_use]
    pub fn wait(&self, now: f64) -> f64 {
        match self.warned {
            _ if self.stage == Stage::Attract => CAPTION,
            Some(until) => (until - now).clamp(1.0, 1000.0),
            None => (self.since + self.idle - now).max(1.0),
        }
    }

    /// The squares that the board is telling about: those of the way's turns, or those with signs.
    #[must_use]
    pub fn told(&self) -> SquareSet {
        const TURNS: SquareSet = SquareSet::of(&[1, 10, 11, 20, 21, 30]);
        const MARKED: SquareSet = SquareSet::range(26, 30);
        match self.caption % CAPTIONS {
            _ if self.stage != Stage::Attract => SquareSet::EMPTY,
            1 => TURNS,
            4 => MARKED,
            _ => SquareSet::EMPTY,
        }
    }

    /// Whether there is a desk to come to.
    #[must_use]
    pub const fn has_desk(&self) -> bool {
        self.code.is_some()
    }

    /// A digit of the code; whether the code is complete and right.
    pub fn enter(&mut self, digit: u8) -> bool {
        let Some(code) = self.code.as_ref().filter(|_| self.tries < TRIES) else { return false };
        self.entry.push(char::from(b'0' + digit % 10));
        if self.entry.len() < code.len() {
            return false;
        }
        let right = self.entry == *code;
        self.entry.clear();
        self.tries = if right { 0 } else { self.tries + 1 };
        right
    }

    /// Whether a wrong code has been entered.
    #[must_use]
    pub const fn refused(&self) -> bool {
        self.tries > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: f64 = 1e12;

    fn kiosk(idle: u32, code: &str) -> Kiosk {
        let terms = Terms { idle: Some(idle), code: Some(code.to_owned()) };
        Kiosk::new(terms, vec![Spec::default()], Figures::default(), START)
    }

    #[test]
    fn nobody_there_leads_to_a_warning_of_twenty_seconds_and_more_then_to_a_fresh_start() {
        let mut kiosk = kiosk(60, "1");
        kiosk.go(Stage::Game, START);
        assert_eq!(kiosk.wait(START), 60_000.0);
        assert_eq!(kiosk.tick(START + 59_999.0), Tick::Wait);
        assert_eq!(kiosk.wait(START + 59_999.0), 1.0);
        let warned = START + 60_000.0;
        assert_eq!(kiosk.tick(warned), Tick::Warn);
        assert!(kiosk.left(warned).is_some_and(|seconds| seconds >= 20), "{:?}", kiosk.left(warned));
        assert_eq!(kiosk.wait(warned), 1000.0);
        for second in 1..20 {
            assert_eq!(kiosk.tick(warned + f64::from(second) * 1000.0), Tick::Count, "after {second} s");
        }
        assert_eq!(kiosk.tick(warned + WARNING), Tick::Reset);
    }

    #[test]
    fn whoever_is_there_is_never_warned_and_a_warning_can_be_answered() {
        let mut kiosk = kiosk(60, "1");
        kiosk.go(Stage::Game, START);
        let mut now = START;
        for _ in 0..100 {
            now += 59_000.0;
            assert_eq!(kiosk.tick(now), Tick::Wait);
            kiosk.present(now);
        }
        now += 60_000.0;
        assert_eq!(kiosk.tick(now), Tick::Warn);
        // A finger is down, but has not answered yet.
        now += WARNING - 1.0;
        kiosk.present(now);
        assert_eq!(kiosk.tick(now + 1.0), Tick::Count);
        assert!(kiosk.answer(now + 2.0));
        assert!(!kiosk.answer(now + 3.0), "there is none any more");
        assert_eq!(kiosk.left(now), None);
        assert_eq!(kiosk.tick(now + 60_001.0), Tick::Wait);
        assert_eq!(kiosk.tick(now + 60_003.0), Tick::Warn);
    }

    #[test]
    fn while_it_shows_itself_it_never_warns() {
        let mut kiosk = kiosk(1, "1");
        for at in 0..1000 {
            assert_eq!(kiosk.tick(START + f64::from(at) * CAPTION), Tick::Explain);
        }
        assert_eq!(kiosk.caption, 1000);
        assert_eq!(kiosk.wait(START), CAPTION);
    }

    #[test]
    fn the_code_opens_and_cannot_be_tried_for_ever() {
        let mut kiosk = kiosk(60, "2804");
        let mut enter = |digits: [u8; 4]| digits.map(|digit| kiosk.enter(digit));
        assert_eq!(enter([2, 8, 0, 3]), [false; 4]);
        assert_eq!(enter([2, 8, 0, 4]), [false, false, false, true]);
        for _ in 0..TRIES {
            assert_eq!(enter([0; 4]), [false; 4]);
        }
        assert_eq!(enter([2, 8, 0, 4]), [false; 4], "not any more");
        assert!(kiosk.refused());
        kiosk.go(Stage::Attract, START);
        assert!([2, 8, 0, 4].map(|digit| kiosk.enter(digit))[3], "after a fresh start");
    }
}
