//! The throw: sticks tumble out of the hand and settle on faces that are known beforehand.

use super::{Cue, Flight, Motion, Plan, Timing, arch, smooth};
use crate::app::scene::{Device, Throwing};
use crate::app::small::{Within as _, sin_cos, sort_by};

/// How long a throw lasts, in milliseconds at normal speed.
const DURATION: f32 = 820.0;
/// When each stick lands, as a share of the whole; the rest of the time it rocks and lies still.
const LANDS: [f32; 4] = [0.70, 0.78, 0.66, 0.84];

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Toss {
    motion: Motion,
    flights: [Course; 4],
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Course {
    lands: f32,
    height: f32,
    turn: f32,
    rolls: f32,
}

pub(super) fn plan(throwing: &Throwing, timing: Timing) -> Plan {
    let Some(cast) = throwing.cast else { return Plan::default() };
    let duration = match timing.motion {
        Motion::Full => timing.scale(DURATION),
        Motion::Reduced => timing.scale(200.0).min(200.0),
    };
    let sticks = matches!(throwing.device, Device::Sticks(_));
    if duration <= 0.0 || timing.motion == Motion::Reduced {
        let cues =
            if sticks { vec![(0.0, Cue::Stick(0)), (45.0, Cue::Stick(1))] } else { vec![(0.0, Cue::Die)] };
        let flights = [Course::default(); 4];
        let toss = (duration > 0.0).then_some(Toss { motion: timing.motion, flights });
        return Plan { duration, toss, cues, ..Plan::default() };
    }
    let mut seed = cast.seed ^ 0x5bd1_e995;
    let mut chance = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as f32 / 16_777_216.0
    };
    let flights = LANDS.map(|lands| Course {
        lands,
        height: 0.55 + 0.35 * chance(),
        turn: (chance() - 0.5) * 5.0,
        rolls: 2.0 * (2.0 + (chance() * 2.0).floor()),
    });
    let mut cues = if sticks {
        LANDS.iter().zip(0..).map(|(lands, stick)| (lands * duration, Cue::Stick(stick))).collect()
    } else {
        vec![(LANDS[0] * duration, Cue::Die)]
    };
    sort_by(&mut cues, |cue| cue.0);
    Plan { duration, toss: Some(Toss { motion: timing.motion, flights }), cues, ..Plan::default() }
}

impl Toss {
    /// How everything flies at a share `t` of the duration.
    pub fn at(&self, t: f32) -> [Flight; 4] {
        self.flights.map(|course| match self.motion {
            Motion::Reduced => Flight { along: 1.0, lift: 0.0, turn: 0.0, roll: 0.0, alpha: smooth(t) },
            Motion::Full => course.at(t),
        })
    }
}

impl Course {
    fn at(self, t: f32) -> Flight {
        let air = (t / self.lands).min(1.0);
        let left = 1.0 - air;
        // once down, a stick rocks on its back, less and less, and is still at the end
        let rest = ((t - self.lands) / (1.0 - self.lands)).within(0.0, 1.0);
        let rock = (1.0 - rest) * (1.0 - rest) * sin_cos(rest * 12.0).0;
        Flight {
            along: 1.0 - left * left,
            lift: self.height * arch(air) + 0.05 * (rock * rock),
            turn: self.turn * left * left + 0.05 * rock,
            roll: self.rolls * left + 0.09 * rock,
            alpha: (t * 14.0).min(1.0),
        }
    }
}
