//! The search: what a position is worth by expectation over the throws to come.
//!
//! A position to throw in is worth the mean over all throws of what the best move makes of each; looked at
//! deeper, the moves are first put in order by the net, and only the best are looked at again. A turn's
//! throw, a pool included, counts as one step; what is decided, and what an endgame solver knows, is exact.

use super::falls::{Fall, fallen};
use super::mind::Mind;
use super::seen::Seen;
use crate::rules::ruleset::{Ending, Turn};
use crate::rules::{MoveList, Outcome, Phase, Position, Rules, Side};

/// How much of the tree is looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Width {
    /// How many moves are looked at again, the net's best first.
    pub moves: usize,
    /// How much worse than the net's best, in winning chance, such a move may be.
    pub margin: f32,
    /// How many half-played turns are followed up.
    pub beam: usize,
    /// How many falls of a throw, the likeliest first.
    pub falls: usize,
}

impl Width {
    /// The whole tree.
    pub const FULL: Self =
        Self { moves: usize::MAX, margin: f32::INFINITY, beam: usize::MAX, falls: usize::MAX };
}

/// A search: what is known, how widely it looks, and what it has cost.
pub struct Search<'a> {
    mind: &'a Mind,
    falls: &'a [Fall],
    width: Width,
    /// What a turn has come to; kept, so that its room is not asked for anew.
    seen: Seen,
    /// How often the net has been asked.
    pub nodes: u64,
}

impl<'a> Search<'a> {
    /// A search of this width.
    #[must_use]
    pub fn new(mind: &'a Mind, width: Width) -> Self {
        let falls = &mind.falls()[..mind.falls().len().min(width.falls)];
        Self { mind, falls, width, seen: Seen::default(), nodes: 0 }
    }
}

impl Search<'_> {
    /// The winning chance of `side`, so many throws looked ahead.
    pub fn value(&mut self, position: &Position, side: Side, throws: u8) -> f32 {
        if let Some(outcome) = decided(self.mind.rules(), position) {
            return points(outcome, side);
        }
        let chance = match position.phase() {
            Phase::Throw { .. } => self.thrown(position, throws),
            Phase::Move { .. } => self.moved(position, throws),
            Phase::Open { .. } | Phase::Over(_) => return 0.5,
        };
        if position.side() == side { chance } else { 1.0 - chance }
    }

    /// The winning chance of the side to throw.
    pub fn thrown(&mut self, position: &Position, throws: u8) -> f32 {
        let fresh = position.pool().is_empty();
        if fresh {
            if let Some(value) = self.mind.known(position) {
                return value;
            }
            if throws == 0 {
                return self.seen(position, position.side());
            }
        }
        let (mut sum, mut weight) = (0.0, 0.0);
        for fall in self.falls {
            let fallen = fallen(self.mind.rules(), position, fall.pool);
            sum += fall.weight * self.moved(&fallen, throws.saturating_sub(1));
            weight += fall.weight;
        }
        sum / weight
    }

    /// The winning chance of the side to move.
    pub fn moved(&mut self, position: &Position, throws: u8) -> f32 {
        let side = position.side();
        if throws == 0 && self.mind.rules().ruleset().turn == Turn::Sequential {
            // Most of the time goes here: nothing is kept.
            let mut list = MoveList::new();
            self.mind.rules().legal_into(position, &mut list);
            return list.iter().fold(0.0, |best: f32, &played| {
                let mut next = *position;
                self.mind.rules().advance(&mut next, played);
                best.max(self.value(&next, side, 0))
            });
        }
        let ways = self.ways(position);
        if throws == 0 || self.width.moves == usize::MAX || ways.len() == 1 {
            return ways.iter().fold(0.0, |best: f32, way| best.max(self.value(&way.end, side, throws)));
        }
        let mut valued: Vec<(f32, usize)> = Vec::with_capacity(ways.len());
        for (i, way) in ways.iter().enumerate() {
            valued.push((self.value(&way.end, side, 0), i));
        }
        let moves = self.width.moves.min(valued.len());
        best_first(&mut valued, moves);
        let least = valued.first().map_or(0.0, |best| best.0) - self.width.margin;
        let close = valued[..moves].iter().filter(|(value, _)| *value >= least);
        close.fold(0.0, |best: f32, &(_, i)| best.max(self.value(&ways[i].end, side, throws)))
    }

    /// The ways in which the side to move can play its throw, or pool, to the end: each position that it can
    /// come to once, with the moves that lead there.
    pub(super) fn ways(&mut self, position: &Position) -> Vec<Way> {
        let mut met: Vec<Way> = Vec::new();
        let mut list = MoveList::new();
        self.mind.rules().legal_into(position, &mut list);
        // A single throw is played by a single move: no two of them come to the same.
        let single = self.mind.rules().ruleset().turn == Turn::Sequential;
        let mut seen = core::mem::take(&mut self.seen);
        seen.clear();
        let mut meet = |met: &mut Vec<Way>, firsts, end: Position| {
            let left = left(&end);
            let known = if single { None } else { seen.find_or_add(&end, left, met) };
            match known {
                Some(at) => met[at].firsts |= firsts,
                None => met.push(Way { firsts, end, left }),
            }
        };
        for (i, &played) in list.iter().enumerate() {
            meet(&mut met, 1 << i, self.mind.rules().successor(position, played));
        }
        // Half-played turns are followed up in the order of what is left to play, so that all ways to one
        // have been found before it is.
        let most = met.iter().map(|way| way.left).max().unwrap_or(0);
        for rest in (1..=most).rev() {
            let mut half: Vec<usize> = (0..met.len()).filter(|&at| met[at].left == rest).collect();
            if half.len() > self.width.beam {
                let enemy = !position.side();
                let mut valued: Vec<(f32, usize)> =
                    half.iter().map(|&at| (1.0 - self.seen(&met[at].end, enemy), at)).collect();
                best_first(&mut valued, self.width.beam);
                half = valued[..self.width.beam].iter().map(|&(_, at)| at).collect();
            }
            for at in half {
                let Way { firsts, end, .. } = met[at];
                self.mind.rules().legal_into(&end, &mut list);
                for &played in &list {
                    meet(&mut met, firsts, self.mind.rules().successor(&end, played));
                }
            }
        }
        self.seen = seen;
        met.retain(|way| way.left == 0);
        met
    }

    /// What the net says of the position, were this side to throw.
    pub(super) fn seen(&mut self, position: &Position, side: Side) -> f32 {
        self.nodes += 1;
        self.mind.seen(position, side)
    }
}

/// One way to play a throw to its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    /// The legal moves that it can begin with, a bit for each in their order.
    pub firsts: u128,
    /// Where it ends.
    pub end: Position,
    /// What of the turn is left to be played there, in pips.
    pub left: usize,
}

/// What is left to be played in a half-played turn, in pips; nothing in any other phase.
fn left(position: &Position) -> usize {
    match position.phase() {
        Phase::Move { pool } => pool.throws().map(|throw| usize::from(throw.value())).sum(),
        _ => 0,
    }
}

/// Brings so many of the highest values to the front, in order; equals keep their order.
pub(super) fn best_first<T: Copy>(valued: &mut [(f32, T)], count: usize) {
    for place in 0..count.min(valued.len()) {
        let mut best = place;
        for i in place + 1..valued.len() {
            if valued[i].0 > valued[best].0 {
                best = i;
            }
        }
        // The others move up one by one, so that they stay in order.
        valued[place..=best].rotate_right(1);
    }
}

/// How the game ends, where nothing can change it: it is over, or one side alone is left to play on.
#[must_use]
pub fn decided(rules: &Rules, position: &Position) -> Option<Outcome> {
    match (position.phase(), rules.ruleset().ending) {
        (Phase::Over(outcome), _) => Some(outcome),
        (_, Ending::FirstOut) => None,
        (_, Ending::PlayOn) => Side::BOTH.into_iter().find(|&side| !position.in_play(side)).map(Outcome::Won),
        (_, Ending::MostBorneOff) => {
            let alone = Side::BOTH.into_iter().any(|side| !position.in_play(side));
            // Nobody is left to take pieces, so all of them come home.
            let home = |side| position.off(side) + position.pieces(side).len();
            alone.then(|| match home(Side::White).cmp(&home(Side::Black)) {
                core::cmp::Ordering::Greater => Outcome::Won(Side::White),
                core::cmp::Ordering::Less => Outcome::Won(Side::Black),
                core::cmp::Ordering::Equal => Outcome::Draw,
            })
        }
    }
}

/// What an outcome is worth to a side.
pub(super) fn points(outcome: Outcome, side: Side) -> f32 {
    match outcome {
        Outcome::Won(winner) if winner == side => 1.0,
        Outcome::Won(_) => 0.0,
        Outcome::Draw => 0.5,
    }
}
