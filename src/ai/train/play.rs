//! Self-play: games by the net as it is, and what each position in them was worth.

use super::model::Sample;
use crate::ai::mind::Mind;
use crate::ai::search::{Search, Width, decided, points};
use crate::rng::Rng;
use crate::rules::ruleset::Turn;
use crate::rules::{BySide, MoveList, Phase, Position, Side, Throw};

/// A game is given up, and its last position taken at the net's word, after so many throws.
const LONGEST: usize = 500;
/// How narrowly half-played pools are followed up.
const WIDTH: Width = Width { beam: 4, ..Width::FULL };

/// How games are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much of what follows counts beside the look one throw ahead (Sutton's lambda).
    pub lambda: f32,
    /// How many of a hundred moves each side makes at random.
    pub random: BySide<u32>,
}

/// One step of a game: a position to throw in.
struct Step {
    position: Position,
    /// The value of looking one throw ahead, for the side to throw.
    ahead: f32,
    /// What the throw and the move made of the position, for the same side; `None` where its value is known.
    made: Option<f32>,
}

/// Plays one game and adds a sample for each position to throw in. Gives what a random move would have cost
/// on average, as a sum and a count.
pub fn game(mind: &Mind, manner: Manner, rng: &mut Rng, samples: &mut Vec<Sample>) -> (f32, f32) {
    let rules = mind.rules();
    let mut search = Search::new(mind, WIDTH);
    let mut position = opened(mind, rng);
    scatter(mind, rng, &mut position);
    let (mut steps, mut cost): (Vec<Step>, _) = (Vec::new(), (0.0, 0.0));
    let pool = rules.ruleset().turn == Turn::Pool;
    let end = loop {
        if let Some(outcome) = decided(rules, &position) {
            break Some(outcome);
        }
        if steps.len() >= LONGEST {
            break None;
        }
        let side = position.side();
        let Phase::Throw { .. } = position.phase() else {
            position = best(mind, &mut search, &position).0;
            continue;
        };
        let (known, step) = (mind.known(&position), steps.len());
        let ahead = known.unwrap_or_else(|| if pool { 0.5 } else { search.thrown(&position, 1) });
        steps.push(Step { position, ahead, made: None });
        let known = known.is_some();
        let fallen = fallen(mind, rng, &position);
        if rng.below(100) < manner.random[side] {
            let before = fallen;
            position = fallen;
            while position.side() == side && matches!(position.phase(), Phase::Move { .. }) {
                let mut list = MoveList::new();
                rules.legal_into(&position, &mut list);
                position = rules.successor(&position, list[rng.below(list.len() as u32) as usize]);
            }
            let (_, best) = best(mind, &mut search, &before);
            let reached = search.value(&position, side, 0);
            cost.0 += best - reached;
            cost.1 += 1.0;
            if pool && !known {
                steps[step].ahead = best;
            }
            // What the move has cost counts as bad luck, as the net sees it.
            if !known {
                steps[step].made = Some(reached);
            }
        } else {
            let (next, best) = best(mind, &mut search, &fallen);
            position = next;
            if pool && !known {
                steps[step].ahead = best;
            }
            if !known {
                steps[step].made = Some(best);
            }
        }
    };
    // Backwards: what followed, less the luck that the net saw in it.
    let mut later: Option<(f32, Side)> = end.map(|outcome| (points(outcome, Side::White), Side::White));
    for step in steps.iter().rev() {
        let side = step.position.side();
        let target = match (later, step.made) {
            (Some((value, whose)), Some(made)) => {
                let value = if whose == side { value } else { 1.0 - value };
                step.ahead + manner.lambda * (value - made)
            }
            _ => step.ahead,
        };
        let target = target.clamp(0.0, 1.0);
        samples.push(Sample { seen: mind.look(&step.position, side), target });
        later = Some((target, side));
    }
    cost
}

/// A throw, or a whole pool, by chance.
fn fallen(mind: &Mind, rng: &mut Rng, position: &Position) -> Position {
    let (rules, mut position) = (mind.rules(), *position);
    let device = rules.ruleset().device;
    while let Phase::Throw { .. } | Phase::Open { .. } = position.phase() {
        let throw: Throw = device.fall(rng.below(device.total()));
        match rules.throw(&position, throw) {
            Ok(next) => position = next,
            Err(_) => break,
        }
        if rules.ruleset().turn != Turn::Pool {
            break;
        }
    }
    position
}

/// The position when the opening has been thrown.
fn opened(mind: &Mind, rng: &mut Rng) -> Position {
    let mut position = mind.rules().start();
    while let Phase::Open { .. } = position.phase() {
        let device = mind.rules().ruleset().device;
        let throw = device.fall(rng.below(device.total()));
        match mind.rules().throw(&position, throw) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    position
}

/// In two of five games the first moves are made at random, so that the net sees more than its own games.
fn scatter(mind: &Mind, rng: &mut Rng, position: &mut Position) {
    if rng.below(5) >= 2 {
        return;
    }
    let rules = mind.rules();
    for _ in 0..rng.below(120) {
        let next = if let Phase::Move { .. } = position.phase() {
            let mut list = MoveList::new();
            rules.legal_into(position, &mut list);
            rules.successor(position, list[rng.below(list.len() as u32) as usize])
        } else {
            fallen(mind, rng, position)
        };
        if decided(rules, &next).is_some() {
            return;
        }
        *position = next;
    }
}

/// The position after the best move, or moves of a turn, and its value for the mover.
fn best(mind: &Mind, search: &mut Search<'_>, position: &Position) -> (Position, f32) {
    let side = position.side();
    let mut ends = Vec::new();
    if mind.rules().ruleset().turn == Turn::Sequential {
        let mut list = MoveList::new();
        mind.rules().legal_into(position, &mut list);
        ends.extend(list.iter().map(|&played| mind.rules().successor(position, played)));
    } else {
        ends.extend(search.ways(position).iter().map(|way| way.end));
    }
    let mut best = (*position, -1.0);
    for end in ends {
        let value = search.value(&end, side, 0);
        if value > best.1 {
            best = (end, value);
        }
    }
    best
}
