//! Journeys of pieces: hops along the track, arcs of a swap, the water, the way off.

use super::{
    Actor, Cue, Displaced, IN_HAND, Landing, Motion, Plan, Ripple, Sending, Speed, Step, Timing, arch, smooth,
};
use crate::app::layout::{Point, Spot};
use crate::app::scene::{BoardView, Place};
use crate::app::small::{Within as _, sort_by};
use crate::rules::{Side, Square};

/// A hop of one square, and all of a move's hops together at most, in milliseconds at normal speed.
const HOP: f32 = 90.0;
const HOPS_AT_MOST: f32 = 700.0;
/// The last hop where another piece makes way, and that piece's own way.
const PASS: f32 = 270.0;
const SWAP: f32 = 340.0;
const SINK: f32 = 420.0;
const RISE: f32 = 380.0;
const FLY: f32 = 420.0;
const OFF: f32 = 620.0;
/// A piece that is let go comes to where it belongs.
const GLIDE: f32 = 150.0;
/// A change under reduced motion.
const FADE: f32 = 220.0;

/// One piece's way through a plan.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Journey {
    side: Side,
    home: Spot,
    legs: Vec<Leg>,
    /// How far beside its way it begins, in CSS pixels, and when it has come there.
    shift: (Point, f32),
}

/// A part of a journey. Before its first leg a piece stands where that leg begins; between two legs, and
/// after the last, where the earlier one ended.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Leg {
    start: f32,
    end: f32,
    from: Spot,
    to: Spot,
    way: Way,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Way {
    /// Over one square.
    Hop,
    /// In a high arc that swings out to the right by this much.
    Arc(f32),
    /// Up into the light and down into the tray.
    Lift,
    Sink,
    Rise,
    /// Out at one place, in at the other.
    Fade,
}

pub(super) fn moved(before: &BoardView, after: &BoardView, step: &Step, timing: Timing) -> Plan {
    let rest = match step.landing {
        Landing::Stays => step.path.last().map_or(step.from, |s| Place::Square(*s)),
        Landing::Off => Place::Off(step.side),
        Landing::Sent(place, _) => place,
    };
    let mut cast = vec![(step.side, rest)];
    cast.extend(step.displaced.map(|d| (d.side, d.to)));
    let fits = cast.iter().all(|(side, place)| holds(after, *side, *place));
    if !fits {
        return between(before, after, timing);
    }
    let composed = |timing| Composer { before, after, timing, plan: Plan::default() }.compose(step, rest);
    let crossed = step.displaced.is_some_and(|d| d.to == rest);
    if timing.motion == Motion::Reduced || timing.speed == Speed::None || crossed {
        // What does not travel is heard all the same: every event once, at its beginning.
        let cues = composed(Timing { speed: Speed::None, motion: Motion::Full }).cues;
        let cues = cues.into_iter().filter(|(_, cue)| *cue != Cue::Hop).collect();
        return Plan { cues, ..between(before, after, timing) };
    }
    composed(timing)
}

pub(super) fn dropped(
    before: &BoardView,
    after: &BoardView,
    step: &Step,
    shift: Point,
    timing: Timing,
) -> Plan {
    let (from, landing) = match (step.path.last(), step.landing) {
        (_, Landing::Off) => (Place::Off(step.side), Landing::Stays),
        (Some(square), landing) => (Place::Square(*square), landing),
        (None, landing) => (step.from, landing),
    };
    let step = Step { from, path: Vec::new(), landing, ..step.clone() };
    let mut plan = moved(before, after, &step, timing);
    if timing.motion == Motion::Reduced {
        // The hand has moved it, and the rest is not to travel.
        return Plan { cues: plan.cues, ..Plan::default() };
    }
    let end = timing.scale(GLIDE);
    if let Some(mover) = plan.journeys.iter_mut().find(|journey| journey.side == step.side) {
        mover.shift = (shift, end);
        plan.duration = plan.duration.max(end);
    }
    plan
}

pub(super) fn back(side: Side, home: Spot, shift: Point, timing: Timing) -> Plan {
    let end = if timing.motion == Motion::Full { timing.scale(GLIDE) } else { 0.0 };
    let journeys = vec![Journey { side, home, legs: Vec::new(), shift: (shift, end) }];
    Plan { duration: end, journeys, cues: vec![(end, Cue::Hop)], ..Plan::default() }
}

/// Whether a piece of the side stands there.
fn holds(view: &BoardView, side: Side, place: Place) -> bool {
    match place {
        Place::Square(square) => view.squares[square] == Some(side),
        Place::Waiting(owner) => owner == side && view.trays[side].waiting > 0,
        Place::Off(owner) => owner == side && view.trays[side].off > 0,
        Place::Taken(owner) => owner == side && view.trays[side].taken > 0,
    }
}

/// The spot of the piece that came to a place last.
fn spot(view: &BoardView, place: Place) -> Spot {
    let count = match place {
        Place::Square(_) => 1,
        Place::Waiting(side) => view.trays[side].waiting,
        Place::Off(side) => view.trays[side].off,
        Place::Taken(side) => view.trays[side].taken,
    };
    Spot { place, index: count.saturating_sub(1) }
}

struct Composer<'a> {
    before: &'a BoardView,
    after: &'a BoardView,
    timing: Timing,
    plan: Plan,
}

impl Composer<'_> {
    fn compose(mut self, step: &Step, rest: Place) -> Plan {
        let mut legs = Vec::new();
        let mut at = spot(self.before, step.from);
        let mut clock = 0.0;
        let hops = step.path.len().max(1) as f32;
        // The last of them passes the piece that makes way, which takes its time.
        let (pass, others) = if step.displaced.is_some() { (PASS, hops - 1.0) } else { (0.0, hops) };
        let hop = HOP.min((HOPS_AT_MOST - pass) / others.max(1.0));
        // a piece that enters, or that is sent back by choice, does not walk
        let walks = matches!(step.from, Place::Square(_));
        let stops = matches!(step.landing, Landing::Stays | Landing::Sent(_, Sending::Flight));
        for (i, square) in step.path.iter().enumerate() {
            let to = Spot { place: Place::Square(*square), index: 0 };
            let last = i + 1 == step.path.len();
            let (way, ms) = match (walks && neighbours(at.place, to.place), last && step.displaced.is_some())
            {
                (true, true) => (Way::Arc(0.26), pass),
                (true, false) => (Way::Hop, hop),
                (false, _) => (Way::Arc(0.0), FLY),
            };
            self.leg(&mut legs, &mut clock, at, to, way, ms);
            self.plan.cues.push((clock, if last && stops { Cue::Step } else { Cue::Hop }));
            at = to;
        }
        if let Some(displaced) = step.displaced {
            self.displace(displaced, clock, pass);
        }
        let home = spot(self.after, rest);
        match step.landing {
            Landing::Stays if step.path.is_empty() => {
                let cue = if matches!(rest, Place::Off(_)) { Cue::Off } else { Cue::Step };
                self.plan.cues.push((clock, cue));
            }
            Landing::Stays => {}
            Landing::Off => {
                self.leg(&mut legs, &mut clock, at, home, Way::Lift, OFF);
                self.plan.cues.push((clock, Cue::Off));
            }
            Landing::Sent(_, Sending::Flight) => {
                self.leg(&mut legs, &mut clock, at, home, Way::Arc(0.5), FLY);
                self.plan.cues.push((clock, Cue::Step));
            }
            Landing::Sent(_, Sending::Water) => {
                self.plan.cues.push((clock, Cue::Splash));
                self.leg(&mut legs, &mut clock, at, at, Way::Sink, SINK);
                self.plan.cues.push((clock, Cue::Rise));
                self.leg(&mut legs, &mut clock, home, home, Way::Rise, RISE);
            }
        }
        self.finish(step.side, home, legs);
        sort_by(&mut self.plan.cues, |cue| cue.0);
        self.plan
    }

    fn leg(&self, legs: &mut Vec<Leg>, clock: &mut f32, from: Spot, to: Spot, way: Way, ms: f32) {
        let start = *clock;
        *clock += self.timing.scale(ms);
        legs.push(Leg { start, end: *clock, from, to, way });
    }

    /// The other piece leaves as the mover comes down, and swings out where the mover came in.
    fn displace(&mut self, displaced: Displaced, landed: f32, pass: f32) {
        let from = Spot { place: Place::Square(displaced.from), index: 0 };
        let home = spot(self.after, displaced.to);
        let mut clock = (landed - self.timing.scale(pass)).max(0.0);
        let mut legs = Vec::new();
        let ms = if matches!(displaced.to, Place::Square(_)) { SWAP } else { OFF };
        self.leg(&mut legs, &mut clock, from, home, Way::Arc(0.55), ms);
        self.plan.cues.push((clock, Cue::Slide));
        self.finish(displaced.side, home, legs);
    }

    fn finish(&mut self, side: Side, home: Spot, legs: Vec<Leg>) {
        let end = legs.last().map_or(0.0, |leg| leg.end);
        self.plan.duration = self.plan.duration.max(end);
        self.plan.journeys.push(Journey { side, home, legs, shift: Default::default() });
    }
}

fn neighbours(a: Place, b: Place) -> bool {
    matches!((a, b), (Place::Square(a), Place::Square(b)) if a.number().abs_diff(b.number()) == 1)
}

pub(super) fn between(before: &BoardView, after: &BoardView, timing: Timing) -> Plan {
    let (way, ms) = match timing.motion {
        Motion::Full => (Way::Arc(0.3), FLY),
        Motion::Reduced => (Way::Fade, FADE),
    };
    let end = timing.scale(ms);
    let mut plan = Plan::default();
    for side in Side::BOTH {
        let (was, is) = (spots(before, side), spots(after, side));
        let gone = was.iter().filter(|s| !is.contains(s));
        let new = is.iter().filter(|s| !was.contains(s));
        for (from, to) in gone.zip(new) {
            let legs = vec![Leg { start: 0.0, end, from: *from, to: *to, way }];
            plan.journeys.push(Journey { side, home: *to, legs, shift: Default::default() });
            plan.duration = end;
        }
    }
    if !plan.journeys.is_empty() {
        plan.cues.push((end, Cue::Step));
    }
    if end <= 0.0 {
        plan.journeys.clear();
    }
    plan
}

/// Every spot where the side has a piece.
fn spots(view: &BoardView, side: Side) -> Vec<Spot> {
    let on = Square::all().filter(|s| view.squares[*s] == Some(side));
    let mut spots: Vec<_> = on.map(|s| Spot { place: Place::Square(s), index: 0 }).collect();
    let tray = view.trays[side];
    for (place, count) in
        [(Place::Waiting(side), tray.waiting), (Place::Off(side), tray.off), (Place::Taken(side), tray.taken)]
    {
        spots.extend((0..count).map(|index| Spot { place, index }));
    }
    spots
}

impl Journey {
    pub fn at(&self, ms: f32) -> Actor {
        let leg = self.legs.iter().rev().find(|leg| leg.start <= ms).or(self.legs.first());
        let mut actor = Actor::at_home(self.side, self.home);
        let (shift, settled) = self.shift;
        if ms < settled {
            let left = 1.0 - smooth(ms / settled);
            (actor.shift, actor.lift) = (shift * left, IN_HAND * left);
        }
        let Some(leg) = leg else { return actor };
        (actor.from, actor.to) = (leg.from, leg.to);
        let span = leg.end - leg.start;
        let t = if span > 0.0 { ((ms - leg.start) / span).within(0.0, 1.0) } else { 1.0 };
        actor.along = smooth(t);
        match leg.way {
            Way::Hop => {
                actor.along = t;
                actor.lift = 0.30 * arch(t);
            }
            Way::Arc(bend) => {
                actor.lift = 0.75 * arch(t);
                actor.bend = bend * arch(actor.along);
            }
            Way::Lift => {
                // up first, then over, then down
                actor.along = smooth((t - 0.22) / 0.58);
                actor.lift = 0.95 * smooth(t / 0.34) * (1.0 - smooth((t - 0.70) / 0.30));
                actor.shine = arch(t);
            }
            Way::Sink => actor.sunk = t * t,
            Way::Rise => actor.sunk = (1.0 - t) * (1.0 - t),
            Way::Fade => {
                actor.along = if t < 0.5 { 0.0 } else { 1.0 };
                actor.alpha = (2.0 * t - 1.0).abs();
            }
        }
        actor
    }

    pub fn spots(&self) -> impl Iterator<Item = Spot> {
        self.legs.iter().flat_map(|leg| [leg.from, leg.to]).chain([self.home])
    }

    pub fn ripple(&self, ms: f32) -> Option<Ripple> {
        let leg = self.legs.iter().find(|leg| leg.start <= ms && ms < leg.end)?;
        let (Way::Sink | Way::Rise, Place::Square(square)) = (leg.way, leg.from.place) else { return None };
        Some(Ripple { square, phase: (ms - leg.start) / (leg.end - leg.start) })
    }
}
