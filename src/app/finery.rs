//! When the fine picture of the board is made, and how much of it at a time.
//!
//! It begins once nothing has changed for a moment, goes on in slices that keep the page answering, rests while
//! something moves or nobody looks, and is faded in when it is whole.

use crate::app::effect::Effect;
use crate::app::event::{TimerId, Visibility};
use crate::app::program::App;
use crate::app::scene::Key;
use crate::app::scene::fine::{self, Bake, Fine, Gallery};
use crate::app::small::Within as _;
use crate::app::stage;
use crate::app::table::Table;

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
        if self.is_missing() && leisure == Leisure::Free {
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

    /// Whether a picture is wanted that is not there yet.
    pub fn is_missing(&self) -> bool {
        self.wanted.is_some() && self.shown().is_none()
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

impl App {
    /// Sees to the board's fine picture.
    #[inline(never)]
    pub(super) fn refine(&mut self, effects: &mut Vec<Effect>) {
        let moves = self.table.as_ref().is_some_and(Table::moving);
        let free = !moves && !self.carrying && self.visibility == Visibility::Visible;
        let wanted = self.fine_key();
        if self.finery.follow(wanted, if free { Leisure::Free } else { Leisure::Busy }, effects) {
            self.stages.spoil_board();
        }
    }

    fn fine_key(&self) -> Option<Key> {
        let (table, layout) = (self.table.as_ref()?, self.layout()?);
        let view = table.picture(&self.words, &self.settings, None);
        fine::key(&view, &layout, self.theme().theme(), self.stages.ratio(stage::BOARD)?)
    }

    /// Makes a part of it.
    pub(super) fn slice(&mut self, spent: f32, now: f64, effects: &mut Vec<Effect>) {
        self.same_page = true;
        let (words, settings, theme) = (&self.words, &self.settings, self.theme().theme());
        let (table, layout, ratio) = (self.table.as_ref(), self.layout(), self.stages.ratio(stage::BOARD));
        let order = || Bake::new(&table?.picture(words, settings, None), &layout?, theme, ratio?);
        // the next frame shows what has come of it
        self.finery.slice(spent, now, order, effects);
    }

    /// A frame is about to be shown, which the fading-in may change.
    pub(super) fn fade(&mut self, now: f64) {
        if self.finery.is_fading() {
            self.finery.tick(now);
            self.stages.spoil_board();
        }
    }

    /// Whether the pictures, once painted, stay as they are until something happens.
    #[must_use]
    pub fn at_rest(&self) -> bool {
        !self.animating() && !self.finery.is_missing()
    }

    /// The shell has no room for images.
    pub(super) fn refuse_images(&mut self) {
        self.finery.refuse();
        self.stages.spoil_board();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::{Layout, Orientation, Room};
    use crate::app::scene::BoardView;
    use crate::app::scene::fine::key;
    use crate::app::theme::ThemeId;

    const RATIO: f32 = 1.0;

    fn layout() -> Layout {
        Layout::new(300.0, 220.0, Orientation::FirstOnTop, Room::Whole)
    }

    fn wanted(theme: ThemeId) -> Option<Key> {
        key(&BoardView::default(), &layout(), theme.theme(), RATIO)
    }

    fn order(theme: ThemeId) -> Option<Bake> {
        Bake::new(&BoardView::default(), &layout(), theme.theme(), RATIO)
    }

    /// What the effects say of the timer: the milliseconds that it was set to, if it was, or that it was stopped.
    fn timer(effects: &[Effect]) -> Vec<Option<f64>> {
        effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::SetTimer { id: TimerId::Slice, ms } => Some(Some(*ms)),
                Effect::ClearTimer(TimerId::Slice) => Some(None),
                _ => None,
            })
            .collect()
    }

    fn follow(finery: &mut Finery, theme: ThemeId, leisure: Leisure) -> Vec<Option<f64>> {
        let mut effects = Vec::new();
        finery.follow(wanted(theme), leisure, &mut effects);
        timer(&effects)
    }

    /// Slices until no other is asked for; how many, and the last one's effects.
    fn work(finery: &mut Finery, theme: ThemeId, spent: f32) -> (usize, Vec<Effect>) {
        for i in 1..10_000 {
            let mut effects = Vec::new();
            let whole = finery.slice(spent, 0.0, || order(theme), &mut effects);
            if timer(&effects).is_empty() {
                assert!(whole);
                return (i, effects);
            }
            assert_eq!((whole, timer(&effects)), (false, vec![Some(0.0)]), "one slice after the other");
            assert!(finery.fine(0.0).is_none(), "nothing is shown by halves");
        }
        panic!("it never ends");
    }

    #[test]
    fn it_is_made_after_a_quiet_moment_and_then_nothing_is_asked_for() {
        let mut finery = Finery::default();
        assert_eq!(follow(&mut finery, ThemeId::Faience, Leisure::Free), [Some(QUIET)]);
        assert_eq!(follow(&mut finery, ThemeId::Faience, Leisure::Free), [], "it is on its way");
        let (_, last) = work(&mut finery, ThemeId::Faience, 0.0);
        assert!(matches!(last.last(), Some(Effect::Keep(names)) if !names.is_empty()));
        assert!(finery.is_fading());
        let alpha = |finery: &Finery, now: f64| finery.fine(now).map(|fine| fine.alpha);
        assert_eq!(alpha(&finery, 0.0), Some(0.0));
        assert!(alpha(&finery, FADE / 2.0).is_some_and(|alpha| alpha > 0.3 && alpha < 0.7));
        finery.tick(FADE);
        assert_eq!((finery.is_fading(), alpha(&finery, FADE)), (false, Some(1.0)));
        assert_eq!(follow(&mut finery, ThemeId::Faience, Leisure::Free), [], "at rest nothing is asked for");
    }

    #[test]
    fn it_rests_while_something_moves_and_goes_on_where_it_was() {
        let mut finery = Finery::default();
        assert_eq!(follow(&mut finery, ThemeId::Ebony, Leisure::Busy), [], "not now");
        assert_eq!(follow(&mut finery, ThemeId::Ebony, Leisure::Free), [Some(QUIET)]);
        finery.slice(0.0, 0.0, || order(ThemeId::Ebony), &mut Vec::new());
        assert_eq!(follow(&mut finery, ThemeId::Ebony, Leisure::Busy), [None]);
        assert_eq!(follow(&mut finery, ThemeId::Ebony, Leisure::Free), [Some(0.0)]);
        let mut effects = Vec::new();
        finery.slice(1.0, 0.0, || panic!("it is under way"), &mut effects);
        assert_eq!(timer(&effects), [Some(0.0)], "and it goes on");
    }

    #[test]
    fn slow_machines_take_smaller_slices() {
        let slices = |spent: f32| {
            let mut finery = Finery::default();
            follow(&mut finery, ThemeId::Faience, Leisure::Free);
            work(&mut finery, ThemeId::Faience, spent).0
        };
        let (fast, right, slow) = (slices(0.5), slices(SLICE), slices(60.0));
        assert!(fast < right && right < slow, "{fast} {right} {slow}");
    }

    #[test]
    fn another_board_begins_anew_and_those_of_before_are_kept() {
        let mut finery = Finery::default();
        follow(&mut finery, ThemeId::Faience, Leisure::Free);
        work(&mut finery, ThemeId::Faience, 0.0);
        assert_eq!(follow(&mut finery, ThemeId::Ebony, Leisure::Free), [Some(QUIET)]);
        assert!(finery.fine(1e9).is_none(), "never the picture of another board");
        finery.slice(0.0, 0.0, || order(ThemeId::Ebony), &mut Vec::new());
        assert_eq!(follow(&mut finery, ThemeId::Papyrus, Leisure::Free), [Some(QUIET)]);
        work(&mut finery, ThemeId::Papyrus, 0.0);
        assert_eq!(follow(&mut finery, ThemeId::Faience, Leisure::Free), [], "it is there still");
        assert!(finery.fine(1e9).is_some_and(|fine| fine.alpha == 1.0));
        assert_eq!(follow(&mut finery, ThemeId::Contrast, Leisure::Free), [], "this one is drawn");
        assert!(finery.fine(1e9).is_none());
    }

    #[test]
    fn a_browser_without_room_for_images_is_not_asked_again() {
        let mut finery = Finery::default();
        follow(&mut finery, ThemeId::Faience, Leisure::Free);
        finery.slice(0.0, 0.0, || order(ThemeId::Faience), &mut Vec::new());
        finery.refuse();
        assert_eq!(follow(&mut finery, ThemeId::Faience, Leisure::Free), []);
        assert!(finery.fine(1e9).is_none());
    }
}
