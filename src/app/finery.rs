//! When the fine picture of the board is made, and how much of it at a time.
//!
//! It begins once nothing has changed for a moment, goes on in slices that keep the page answering, rests while
//! something moves or nobody looks, and is faded in when it is whole.

use crate::app::effect::Effect;
use crate::app::event::TimerId;
use crate::app::scene::Key;
use crate::app::scene::fine::{Bake, Fine, Gallery};
use crate::app::small::Within as _;

/// How long nothing may have changed, in milliseconds.
const QUIET: f64 = 300.0;
/// How long a slice should take, in milliseconds.
const SLICE: f32 = 6.0;
/// How long the picture fades in, in milliseconds.
const FADE: f64 = 320.0;
/// Pictures that are kept.
const KEPT: usize = 3;
/// The work of the first slice, before anything is known of the machine.
const FIRST: f32 = 6_000.0;

/// The fine picture and its making.
#[derive(Debug, Default)]
pub(super) struct Finery {
    /// What the board on the table would show.
    wanted: Option<Key>,
    making: Option<Bake>,
    /// The pictures that the shell has, the one used last at the end.
    kept: Vec<Gallery>,
    /// The work of a slice.
    budget: f32,
    timer: Timer,
    /// When the picture began to fade in.
    fading: Option<f64>,
    refused: bool,
}

/// Whether the next slice is on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Timer {
    #[default]
    Off,
    Set,
}

/// Whether there is time for a slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Leisure {
    /// Nothing moves, and the page is seen.
    Free,
    /// Not now.
    Busy,
}

impl Finery {
    /// Follows what the board shows. Whether its picture changes by that at once.
    #[inline(never)]
    pub fn follow(&mut self, wanted: Option<Key>, leisure: Leisure, effects: &mut Vec<Effect>) -> bool {
        let wanted = wanted.filter(|_| !self.refused);
        let changed = wanted != self.wanted;
        if changed {
            self.wanted = wanted;
            self.making = None;
            self.fading = None;
            if let Some(at) = self.kept.iter().position(|g| Some(g.key()) == wanted) {
                let gallery = self.kept.remove(at);
                self.kept.push(gallery);
            }
        }
        let missing = wanted.is_some() && self.shown().is_none();
        if missing && leisure == Leisure::Free {
            if changed || self.timer == Timer::Off {
                self.timer = Timer::Set;
                let ms = if self.making.is_some() { 0.0 } else { QUIET };
                effects.push(Effect::SetTimer { id: TimerId::Slice, ms });
            }
        } else if self.timer == Timer::Set {
            self.timer = Timer::Off;
            effects.push(Effect::ClearTimer(TimerId::Slice));
        }
        changed
    }

    /// Makes a slice, when its timer has run out; the one before took `spent` milliseconds. Whether the picture is
    /// whole now.
    #[inline(never)]
    pub fn slice(
        &mut self,
        spent: f32,
        now: f64,
        order: impl FnOnce() -> Option<Bake>,
        effects: &mut Vec<Effect>,
    ) -> bool {
        self.timer = Timer::Off;
        if self.making.is_none() {
            self.making = order();
            self.budget = self.budget.max(FIRST);
        } else if spent > 0.0 {
            self.budget = (self.budget * (SLICE / spent).within(0.5, 1.5)).within(500.0, 1e6);
        }
        let Some(bake) = &mut self.making else { return false };
        effects.extend(bake.step(self.budget as u32).into_iter().map(Effect::Paint));
        if !bake.is_done() {
            self.timer = Timer::Set;
            effects.push(Effect::SetTimer { id: TimerId::Slice, ms: 0.0 });
            return false;
        }
        self.kept.extend(self.making.take().map(Bake::finish));
        if self.kept.len() > KEPT {
            self.kept.remove(0);
        }
        effects.push(Effect::Keep(self.kept.iter().flat_map(Gallery::names).collect()));
        self.fading = Some(now);
        true
    }

    /// The shell can't keep images.
    pub fn refuse(&mut self) {
        *self = Self { refused: true, ..Self::default() };
    }

    /// The picture of the board, where it is there.
    pub fn fine(&self, now: f64) -> Option<Fine<'_>> {
        let alpha = self.fading.map_or(1.0, |since| ((now - since) / FADE) as f32);
        self.shown().map(|gallery| Fine { gallery, alpha: alpha.within(0.0, 1.0) })
    }

    fn shown(&self) -> Option<&Gallery> {
        self.kept.last().filter(|gallery| Some(gallery.key()) == self.wanted)
    }

    /// Whether the picture is being faded in.
    pub fn is_fading(&self) -> bool {
        self.fading.is_some()
    }

    /// A frame is about to be shown: the fading may be over.
    pub fn tick(&mut self, now: f64) {
        self.fading = self.fading.filter(|since| now - since < FADE);
    }
}
