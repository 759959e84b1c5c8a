//! The computer at the table: its net, which comes when it is needed, and its thinking, in slices.
//!
//! There is nothing in it of the game but the position: no seed, and no throw to come.

use std::rc::Rc;

use crate::ai::solve::{self, Limits, Solver};
use crate::ai::{Level, Mind, Net, Progress, Thinker};
use crate::app::effect::{Asset, Effect};
use crate::rng::{Rng, Seed};
use crate::rules::{Move, Position, Rules, Side, Spec};

/// Whether the computer knows how to play a ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ready {
    /// It does.
    Yes,
    /// Its net is on the way.
    Coming,
    /// Its net can't be had.
    Lost,
}

/// What the computer knows, and what it is thinking of.
#[derive(Debug, Default)]
pub struct Brain {
    net: Option<(&'static str, Net)>,
    /// The ruleset whose net has been asked for.
    asked: Option<&'static str>,
    /// The ruleset whose net can't be had.
    lost: Option<&'static str>,
    mind: Option<Mind>,
    /// The endgames of the ruleset in mind, as far as they are solved.
    solver: Option<Solver>,
    thought: Option<Thought>,
    slice: Slice,
}

/// A decision under way, and which it is.
#[derive(Debug)]
struct Thought {
    name: (usize, u8),
    thinker: Thinker,
}

/// How much is done at a time. There is no clock in here: the time from one slice to the next tells how long one
/// takes, at most.
#[derive(Debug)]
struct Slice {
    share: f64,
    began: f64,
}

impl Default for Slice {
    fn default() -> Self {
        Self { share: 1.0, began: 0.0 }
    }
}

impl Slice {
    /// A slice begins. From one to the next it should take about twelve milliseconds, timers included.
    fn begin(&mut self, now: f64) -> f64 {
        let took = now - self.began;
        self.began = now;
        if took > 24.0 {
            self.share = (self.share * 0.5).max(0.05);
        } else if took < 10.0 {
            self.share = (self.share * 1.3).min(16.0);
        }
        self.share
    }
}

/// Few enough pieces in play that solving the endgames is worth beginning.
const NEAR_THE_END: u8 = 6;
/// Positions valued in a slice of share 1: two or three milliseconds on a small computer.
const NODES: f64 = 1500.0;
/// Work of the solver in a slice of share 1, likewise.
const EDGES: f64 = 40_000.0;

impl Brain {
    /// Asks for what the ruleset takes, unless it is there, on its way, or can't be had.
    pub fn want(&mut self, spec: Spec) -> Option<Effect> {
        let id = spec.id();
        if self.mind.as_ref().is_some_and(|mind| mind.rules().spec() == spec) {
            return None;
        }
        if let Some((known, net)) = &self.net
            && *known == id
        {
            self.mind = Some(Mind::new(Rules::new(spec), net.clone()));
            self.solver = None;
            self.thought = None;
            return None;
        }
        if self.asked == Some(id) || self.lost == Some(id) {
            return None;
        }
        self.asked = Some(id);
        self.lost = None;
        Some(Effect::Load(Asset::Net(id)))
    }

    /// What was asked for has come, or does not come.
    pub fn loaded(&mut self, ruleset: &str, bytes: Option<&[u8]>, spec: Option<Spec>) {
        let Some(asked) = self.asked.filter(|asked| *asked == ruleset) else { return };
        self.asked = None;
        let net = bytes.and_then(|bytes| Net::read(bytes).ok()).filter(|net| net.is_for(asked));
        match net {
            Some(net) => self.net = Some((asked, net)),
            None => self.lost = Some(asked),
        }
        if let Some(spec) = spec {
            let _ = self.want(spec);
        }
    }

    /// Whether it knows how to play this.
    #[must_use]
    pub fn ready(&self, spec: Spec) -> Ready {
        if self.mind.as_ref().is_some_and(|mind| mind.rules().spec() == spec) {
            Ready::Yes
        } else if self.lost == Some(spec.id()) {
            Ready::Lost
        } else {
            Ready::Coming
        }
    }

    /// What was lost is tried again, as at the next game.
    pub fn hope(&mut self) {
        self.lost = None;
    }

    /// Thinks for a slice; once the decision is made, gives all moves with their values, the chosen one first.
    /// `at` names the decision: another one begins anew.
    pub fn think(
        &mut self,
        at: usize,
        position: &Position,
        level: Level,
        seed: Seed,
        now: f64,
    ) -> Option<Vec<(Move, f32)>> {
        let mind = self.mind.as_ref()?;
        let name = (at, level.number());
        if self.thought.as_ref().is_none_or(|thought| thought.name != name) {
            let thinker = Thinker::new(mind, position, level, Rng::new(seed));
            self.thought = Some(Thought { name, thinker });
            self.slice.began = now;
        }
        let nodes = NODES * self.slice.begin(now);
        let thought = self.thought.as_mut()?;
        let Progress::Done(chosen) = thought.thinker.step(mind, nodes as u64) else { return None };
        let mut values = thought.thinker.values();
        // A weaker level may not take what it values most.
        let first = values.iter().position(|(played, _)| *played == chosen);
        let best = first.map_or((chosen, 0.5), |place| values.remove(place));
        values.insert(0, best);
        self.thought = None;
        Some(values)
    }

    /// The decision under way is given up.
    pub fn stop(&mut self) {
        self.thought = None;
    }

    /// Whether the endgames are still to be solved, and near enough in this position.
    #[must_use]
    pub fn has_to_solve(&self, position: &Position) -> bool {
        self.mind.as_ref().is_some_and(|mind| !mind.is_exact()) && solve::in_play(position) <= NEAR_THE_END
    }

    /// Works on the endgames for a slice, where that is worth it in this position. Whether there is more to do.
    pub fn solve(&mut self, position: &Position, now: f64) -> bool {
        if !self.has_to_solve(position) {
            return false;
        }
        let Some(mind) = &mut self.mind else { return false };
        let solver = self.solver.get_or_insert_with(|| {
            self.slice.began = now;
            Solver::new(mind.rules(), Limits::PAGE)
        });
        let edges = EDGES * self.slice.begin(now);
        if solver.step(edges as u32) == solve::Progress::Working {
            return true;
        }
        if let Some(solver) = self.solver.take() {
            mind.set_exact(Rc::new(solver));
        }
        false
    }

    /// The winning chance of a side, 0 to 1, a draw counting half; `None` while it is not known.
    #[must_use]
    pub fn chance(&self, spec: Spec, position: &Position, side: Side) -> Option<f32> {
        let mind = self.mind.as_ref().filter(|mind| mind.rules().spec() == spec)?;
        let chance = crate::ai::win(mind, position);
        Some(if position.side() == side { chance } else { 1.0 - chance })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brain(spec: Spec) -> Brain {
        let mut brain = Brain::default();
        let asked = brain.want(spec);
        assert_eq!(asked, Some(Effect::Load(Asset::Net(spec.id()))));
        assert_eq!(brain.want(spec), None, "it is asked for once");
        let bytes = std::fs::read(format!("assets/ai/{}.net", spec.id())).expect("each ruleset has a net");
        brain.loaded(spec.id(), Some(&bytes), Some(spec));
        assert_eq!(brain.ready(spec), Ready::Yes);
        brain
    }

    #[test]
    fn every_specification_can_be_thought_about_in_slices() {
        for spec in Spec::all() {
            let rules = Rules::new(spec);
            let mut brain = brain(spec);
            let mut run = crate::ai::Run::new(&rules, Seed(4).throws());
            while !matches!(run.position.phase(), crate::rules::Phase::Move { .. }) {
                run.throw();
            }
            let legal = rules.legal(&run.position);
            for level in Level::ALL {
                let mut now = 0.0;
                let values = loop {
                    now += 5.0;
                    if let Some(values) = brain.think(7, &run.position, level, Seed(1), now) {
                        break values;
                    }
                    assert!(now < 1e5, "{spec}: it comes to an end");
                };
                assert!(legal.contains(&values[0].0), "{spec}, {level:?}");
                // A weaker level is off by an amount that may lead beyond certainty.
                let sound =
                    level != Level::Five || values.iter().all(|(_, value)| (0.0..=1.0).contains(value));
                assert!(sound, "{spec}: {values:?}");
            }
            let chance = brain.chance(spec, &run.position, Side::White).expect("it is known");
            let other = brain.chance(spec, &run.position, Side::Black).expect("it is known");
            assert!((chance + other - 1.0).abs() < 1e-6, "{spec}: {chance} and {other}");
        }
    }

    #[test]
    fn what_does_not_come_or_is_broken_is_lost_until_the_next_game() {
        let spec: Spec = "common".parse().expect("a ruleset");
        let other = std::fs::read("assets/ai/bell.net").expect("a net");
        for bytes in [None, Some(&b"<!doctype html>"[..]), Some(&other[..])] {
            let mut brain = Brain::default();
            assert!(brain.want(spec).is_some());
            brain.loaded("bell", bytes, Some(spec));
            assert_eq!(brain.ready(spec), Ready::Coming, "another one was asked for");
            brain.loaded("common", bytes, Some(spec));
            assert_eq!(brain.ready(spec), Ready::Lost);
            assert_eq!(brain.want(spec), None);
            brain.hope();
            assert!(brain.want(spec).is_some());
        }
    }

    #[test]
    fn endgames_are_solved_beside_the_game() {
        let spec: Spec = "common".parse().expect("a ruleset");
        let mut brain = brain(spec);
        let rules = Rules::new(spec);
        let far = rules.start();
        assert!(!brain.solve(&far, 0.0), "not at the start");
        let near = rules.read("........../........../..w....b.. w throw 0-0 4-4 0-0 -").expect("a position");
        let mut now = 0.0;
        while brain.solve(&near, now) {
            now += 8.0;
            assert!(now < 1e6, "it comes to an end");
        }
        assert!(brain.mind.as_ref().is_some_and(Mind::is_exact));
        assert!(!brain.solve(&near, now), "once is enough");
    }
}
