//! A first evaluator: exact where few pieces are left, elsewhere by the pips still to go.

use super::Evaluator;
use crate::ai::solve::{Limits, Progress, Solver, in_play};
use crate::ai::think::opened;
use crate::rules::{Move, Outcome, Phase, Position, Rules, Side, Spec};

/// Values endgames exactly, and everything else by how far the pieces have come.
#[derive(Clone, Debug, Default)]
pub struct Estimate {
    /// The endgames of the ruleset that was asked for last.
    solved: Option<(Spec, Box<Solver>)>,
}

/// So many pips ahead, a side wins e times as often as it loses.
const SCALE: f32 = 25.0;

impl Estimate {
    /// The endgames of these rules, solved when they are first needed: that takes some seconds.
    fn solver(&mut self, rules: &Rules) -> &Solver {
        let known = self.solved.take().filter(|(spec, _)| *spec == rules.spec());
        let solved = known.unwrap_or_else(|| {
            let mut solver = Solver::new(rules, Limits::PAGE);
            while solver.step(u32::MAX) == Progress::Working {}
            (rules.spec(), Box::new(solver))
        });
        &self.solved.insert(solved).1
    }

    /// The exact chance of the side to act, where it is known.
    fn exact(&mut self, rules: &Rules, position: &Position) -> Option<f32> {
        if in_play(position) <= Limits::PAGE.in_all { self.solver(rules).value(position) } else { None }
    }

    /// The chance of the side to act.
    fn chance(&mut self, rules: &Rules, position: &Position) -> f32 {
        if let Some(exact) = self.exact(rules, position) {
            return exact;
        }
        match position.phase() {
            Phase::Over(Outcome::Draw) => 0.5,
            Phase::Over(Outcome::Won(side)) => f32::from(u8::from(side == position.side())),
            Phase::Open { .. } => opened(rules, position, by_pips),
            Phase::Throw { .. } => by_pips(position),
            Phase::Move { .. } => self.moves(rules, position).first().map_or(0.5, |best| best.1),
        }
    }
}

impl Evaluator for Estimate {
    fn win(&mut self, rules: &Rules, position: &Position) -> f32 {
        self.chance(rules, position)
    }

    fn moves(&mut self, rules: &Rules, position: &Position) -> Vec<(Move, f32)> {
        let mut moves = Vec::new();
        for played in rules.legal(position) {
            let next = rules.successor(position, played);
            let chance = match (self.exact(rules, &next), next.phase()) {
                (Some(exact), _) => exact,
                // The rest of a pool or of a split throw is not looked at move by move.
                (None, Phase::Move { .. }) => by_pips(&next),
                (None, _) => self.chance(rules, &next),
            };
            moves.push((played, if next.side() == position.side() { chance } else { 1.0 - chance }));
        }
        moves.sort_by(|one, other| other.1.total_cmp(&one.1));
        moves
    }
}

/// By the pips that each side's pieces have come, with a throw's worth for the side to act.
fn by_pips(position: &Position) -> f32 {
    let come = |side: Side| {
        let on_board: u32 = position.pieces(side).into_iter().map(|square| u32::from(square.number())).sum();
        (on_board + 31 * u32::from(position.off(side))) as f32
    };
    let ahead = come(position.side()) - come(!position.side()) + 2.0;
    1.0 / (1.0 + (-ahead / SCALE).exp())
}
