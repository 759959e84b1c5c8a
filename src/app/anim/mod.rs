//! Motion: a plan over a final state.
//!
//! The game's position changes at once; the [`BoardView`] of the new position is what is drawn, and a
//! [`Plan`] made from before and after says, for each instant, which of its pieces are elsewhere just
//! then, and how the sticks tumble. At its end, and when it is dropped, the picture is the final one.
//! A plan speaks of places, not of pixels, so it survives a change of the layout.

mod journey;
#[cfg(test)]
mod tests;
mod toss;

use crate::app::layout::{Point, Spot};
use crate::app::scene::{BoardView, Place, Throwing};
use crate::app::small::Within as _;
use crate::rules::{Side, Square};

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speed {
    /// Not at all: plans are empty.
    None,
    /// For those who want to follow every step.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// In half the time.
    Fast,
}

/// How much may move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Motion {
    /// Everything travels.
    #[default]
    Full,
    /// Nothing travels: a short fade from one state to the next.
    Reduced,
}

/// The player's wishes about motion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Timing {
    /// How fast.
    pub speed: Speed,
    /// How much.
    pub motion: Motion,
}

impl Timing {
    /// A duration of `ms` milliseconds at normal speed, at this one.
    #[must_use]
    pub fn scale(self, ms: f32) -> f32 {
        match self.speed {
            Speed::None => 0.0,
            Speed::Slow => ms * 1.7,
            Speed::Normal => ms,
            Speed::Fast => ms * 0.5,
        }
    }
}

/// A move as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Whose piece moves.
    pub side: Side,
    /// Where it stood.
    pub from: Place,
    /// The squares it steps on, one after the other, its landing included and its origin not.
    /// When it is borne off, the squares up to the last; may be empty.
    pub path: Vec<Square>,
    /// What befalls it at the end of the path.
    pub landing: Landing,
    /// A piece that is sent elsewhere by the landing.
    pub displaced: Option<Displaced>,
}

/// What befalls a piece at the end of its path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Landing {
    /// It stays there.
    Stays,
    /// It leaves the board into its tray.
    Off,
    /// It is sent to another place.
    Sent(Place, Sending),
}

/// How a piece is sent elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sending {
    /// It sinks, and rises there.
    Water,
    /// It flies there.
    Flight,
}

/// A piece that another one's landing sends away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Displaced {
    /// Its side.
    pub side: Side,
    /// Where it stood.
    pub from: Square,
    /// Where it goes.
    pub to: Place,
}

/// What is heard at an instant of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A stick strikes the table: which of the four.
    Stick(u8),
    /// A die strikes the table.
    Die,
    /// A piece touches a square on its way.
    Hop,
    /// A piece is set down on the board.
    Step,
    /// A piece that had to make way is set down.
    Slide,
    /// A piece sinks.
    Splash,
    /// It comes up again.
    Rise,
    /// A piece is set down in its tray.
    Off,
    /// The game is won.
    End,
}

/// How the picture gets from one state to the next.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Plan {
    duration: f32,
    journeys: Vec<journey::Journey>,
    toss: Option<toss::Toss>,
    victory: Option<Victory>,
    cues: Vec<(f32, Cue)>,
}

/// A victory that is shown at the end of a plan.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Victory {
    winner: Side,
    start: f32,
}

/// How long a victory is shown, in milliseconds at normal speed.
const VICTORY: f32 = 3200.0;

impl Plan {
    /// A throw that ends as `throwing` lies. Empty where nothing has been thrown.
    #[must_use]
    pub fn throw(throwing: &Throwing, timing: Timing) -> Self {
        toss::plan(throwing, timing)
    }

    /// A move that leads from one view to the other. A step that does not fit the views (a piece that is
    /// not where it should be at the end) is shown as [`Plan::between`] shows it.
    #[must_use]
    pub fn moved(before: &BoardView, after: &BoardView, step: &Step, timing: Timing) -> Self {
        journey::moved(before, after, step, timing)
    }

    /// A move that was made by hand: the piece is there already, `shift` CSS pixels from where it belongs.
    #[must_use]
    pub fn dropped(before: &BoardView, after: &BoardView, step: &Step, shift: Point, timing: Timing) -> Self {
        journey::dropped(before, after, step, shift, timing)
    }

    /// A piece that was let go elsewhere glides back to its spot, from `shift` CSS pixels beside it.
    #[must_use]
    pub fn back(side: Side, home: Spot, shift: Point, timing: Timing) -> Self {
        journey::back(side, home, shift, timing)
    }

    /// Any change: pieces that are gone from one place travel straight to where one is new.
    /// For undoing and for jumps.
    #[must_use]
    pub fn between(before: &BoardView, after: &BoardView, timing: Timing) -> Self {
        journey::between(before, after, timing)
    }

    /// The plan with a victory after it: the chord, and a gleam that goes once along the track, under full
    /// motion.
    #[must_use]
    pub fn won(mut self, winner: Side, timing: Timing) -> Self {
        self.cues.push((self.duration, Cue::End));
        if timing.motion == Motion::Full && timing.speed != Speed::None {
            self.victory = Some(Victory { winner, start: self.duration });
            self.duration += timing.scale(VICTORY);
        }
        self
    }

    /// How long it lasts, in milliseconds.
    #[must_use]
    pub fn duration(&self) -> f32 {
        self.duration
    }

    /// Whether nothing moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.duration <= 0.0
    }

    /// Where its pieces begin and end.
    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.journeys.iter().flat_map(journey::Journey::spots)
    }

    /// Whether sticks or die fly.
    #[must_use]
    pub const fn tosses(&self) -> bool {
        self.toss.is_some()
    }

    /// What is to be heard, and when, in milliseconds from the start, earliest first. Also where nothing moves.
    #[must_use]
    pub fn cues(&self) -> &[(f32, Cue)] {
        &self.cues
    }

    /// The picture's deviation from the final state after `ms` milliseconds: none before the
    /// start's end, that is at or after [`Plan::duration`]. Times before 0 count as 0.
    #[must_use]
    pub fn frame(&self, ms: f32) -> Frame {
        let ms = ms.max(0.0);
        if ms >= self.duration {
            return Frame::default();
        }
        let mut frame =
            Frame { toss: self.toss.as_ref().map(|toss| toss.at(ms / self.duration)), ..Frame::default() };
        if let Some(Victory { winner, start }) = self.victory
            && ms >= start
        {
            frame.gleam = Some(Gleam { winner, phase: (ms - start) / (self.duration - start) });
            return frame;
        }
        for journey in &self.journeys {
            frame.actors.push(journey.at(ms));
            frame.ripples.extend(journey.ripple(ms));
        }
        frame
    }
}

/// The deviation from a view at one instant.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Frame {
    /// Pieces that are elsewhere than the view has them.
    pub actors: Vec<Actor>,
    /// Circles on the water.
    pub ripples: Vec<Ripple>,
    /// How sticks or die fly.
    pub toss: Option<[Flight; 4]>,
    /// The light of a victory.
    pub gleam: Option<Gleam>,
}

/// A light that goes along the track, and over the winner's pieces in their tray.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gleam {
    /// Who has won.
    pub winner: Side,
    /// How far it has gone, 0 to 1.
    pub phase: f32,
}

impl Gleam {
    /// How bright a square is now, 0 to 1.
    #[must_use]
    pub fn on_square(self, square: Square) -> f32 {
        // It leaves the last square as the pieces in the tray begin to shine.
        let head = 1.0 + self.phase / 0.62 * 36.0;
        arch((head - f32::from(square.number())) / 9.0)
    }

    /// How brightly a piece in the winner's tray shines, 0 to 1; pieces light up one after the other.
    #[must_use]
    pub fn on_piece(self, index: u8) -> f32 {
        arch((self.phase - 0.50 - 0.02 * f32::from(index)) / 0.30)
    }
}

/// A piece on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Actor {
    /// Whose it is.
    pub side: Side,
    /// Where the view has it; it is not drawn there.
    pub home: Spot,
    /// The spot it comes from.
    pub from: Spot,
    /// The spot it goes to.
    pub to: Spot,
    /// How far it is on the way, 0 to 1.
    pub along: f32,
    /// How high it is above the ground, in squares' widths.
    pub lift: f32,
    /// How far it is beside the straight way, to the right of its direction, in squares' widths.
    pub bend: f32,
    /// How much of it is under water, 0 to 1.
    pub sunk: f32,
    /// How much of it is seen, 0 to 1.
    pub alpha: f32,
    /// How strongly it shines, 0 to 1.
    pub shine: f32,
    /// How far it is from its way, in CSS pixels.
    pub shift: Point,
}

/// How high a piece in the hand is above the board, in squares' widths.
const IN_HAND: f32 = 0.30;

impl Actor {
    /// A piece that stands on its spot.
    const fn at_home(side: Side, home: Spot) -> Self {
        Self {
            side,
            home,
            from: home,
            to: home,
            along: 1.0,
            lift: 0.0,
            bend: 0.0,
            sunk: 0.0,
            alpha: 1.0,
            shine: 0.0,
            shift: Point::new(0.0, 0.0),
        }
    }

    /// A piece in the hand, `shift` CSS pixels from its spot.
    #[must_use]
    pub const fn held(side: Side, home: Spot, shift: Point) -> Self {
        Self { lift: IN_HAND, shift, ..Self::at_home(side, home) }
    }
}

/// Circles on a square where a piece sinks or rises.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ripple {
    /// Where.
    pub square: Square,
    /// How far they have run, 0 to 1.
    pub phase: f32,
}

/// A stick or die in the air. At the end all is 0 but `along`, which is 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Flight {
    /// How far it is from the hand to where it comes to lie, 0 to 1.
    pub along: f32,
    /// How high, in stick lengths.
    pub lift: f32,
    /// Its turn against how it comes to lie, in radians.
    pub turn: f32,
    /// The half-turns about its long axis that are left: at even whole numbers the final face is up.
    pub roll: f32,
    /// How much of it is seen, 0 to 1.
    pub alpha: f32,
}

/// Slow at both ends.
fn smooth(t: f32) -> f32 {
    let t = t.within(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Up and down again, 0 at both ends and 1 in the middle.
fn arch(t: f32) -> f32 {
    let t = t.within(0.0, 1.0);
    4.0 * t * (1.0 - t)
}
