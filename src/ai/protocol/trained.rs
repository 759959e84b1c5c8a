//! The evaluator of the engine: the trained nets, search, and endgames solved exactly.

use std::rc::Rc;

use super::{Estimate, Evaluator};
use crate::ai::solve::{Limits, Progress, Solver, in_play};
use crate::ai::{Level, Mind, Net, values, win};
use crate::rng::{Rng, Seed};
use crate::rules::{Move, Position, Rules, Spec};

/// Values positions as the computer player does; where a ruleset has no net, as [`Estimate`] does.
pub struct Trained<F> {
    /// Where nets come from.
    net: F,
    mind: Option<Mind>,
    /// For rulesets without a net, and which one that was.
    simple: (Option<Spec>, Estimate),
}

impl<F: FnMut(Spec) -> Option<Net>> Trained<F> {
    /// An evaluator that asks for a ruleset's net when it is first needed.
    pub fn new(net: F) -> Self {
        Self { net, mind: None, simple: (None, Estimate::default()) }
    }

    /// What is known of these rules; with the endgames, once few pieces are left. Solving them takes seconds.
    fn mind(&mut self, rules: &Rules, position: &Position) -> Option<&Mind> {
        let spec = rules.spec();
        if self.simple.0 == Some(spec) {
            return None;
        }
        if self.mind.as_ref().is_none_or(|mind| mind.rules().spec() != spec) {
            let net = (self.net)(spec);
            self.simple.0 = net.is_none().then_some(spec);
            self.mind = net.map(|net| Mind::new(rules.clone(), net));
        }
        let mind = self.mind.as_mut()?;
        if !mind.is_exact() && in_play(position) <= Limits::PAGE.in_all {
            let mut solver = Solver::new(rules, Limits::PAGE);
            while solver.step(u32::MAX) == Progress::Working {}
            mind.set_exact(Rc::new(solver));
        }
        Some(mind)
    }
}

impl<F: FnMut(Spec) -> Option<Net>> Evaluator for Trained<F> {
    fn win(&mut self, rules: &Rules, position: &Position) -> f32 {
        match self.mind(rules, position) {
            Some(mind) => win(mind, position),
            None => self.simple.1.win(rules, position),
        }
    }

    fn moves(&mut self, rules: &Rules, position: &Position) -> Vec<(Move, f32)> {
        match self.mind(rules, position) {
            Some(mind) => values(mind, position),
            None => self.simple.1.moves(rules, position),
        }
    }

    fn choose(
        &mut self,
        rules: &Rules,
        position: &Position,
        level: u8,
        moves: &[(Move, f32)],
    ) -> Option<Move> {
        let best = moves.first().map(|&(played, _)| played);
        // A level's errors are the same whenever it is asked about the same position.
        let mut rng = Rng::new(Seed(u64::from(level)));
        match (self.mind(rules, position), Level::new(level)) {
            (Some(mind), Some(level)) if best.is_some() => Some(mind.choose(level, position, &mut rng)),
            _ => best,
        }
    }
}
