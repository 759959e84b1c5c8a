//! Where every throw can lead, looked up once and kept while a block is solved.

use super::index::Index;
use crate::rules::ruleset::Turn;
use crate::rules::{Direction, MoveList, Phase, Position, Rules, Side};

/// The bits of an edge that number a position.
pub(super) const NUMBER: u32 = (1 << 29) - 1;
/// Set where the enemy is to throw there.
pub(super) const OTHER: u32 = 1 << 31;
/// Set on the last edge of a throw.
pub(super) const LAST: u32 = 1 << 30;
/// Numbers a chunk has room for.
const CHUNK: usize = 1 << 15;

/// The edges of a block's positions, in the order of their numbers, in a list that grows without being moved.
///
/// Each position begins with a number of its own: how many edges follow. They are never torn apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Edges {
    chunks: Vec<Vec<u32>>,
}

/// How far a sweep has come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sweep {
    /// The number of the next position, and where its edges are.
    pub(super) next: u32,
    chunk: usize,
    at: usize,
    /// The largest change of a value so far.
    pub(super) change: u32,
}

impl Sweep {
    /// Begins with the position of this number, the first one of the edges.
    pub(super) const fn new(first: u32) -> Self {
        Self { next: first, chunk: 0, at: 0, change: 0 }
    }
}

impl Edges {
    /// Adds the edges of the next position; none where the number stands for no position.
    pub(super) fn push(&mut self, edges: &[u32]) {
        if self.chunks.last().is_none_or(|last| last.len() + edges.len() >= CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(last) = self.chunks.last_mut() {
            last.push(edges.len() as u32);
            last.extend_from_slice(edges);
        }
    }

    /// How many bytes the list takes.
    pub(super) const fn bytes(&self) -> usize {
        self.chunks.len() * CHUNK * size_of::<u32>()
    }

    /// Works values out again, until about so many edges have been read or the sweep is through; whether it is.
    pub(super) fn sweep(
        &self,
        values: &mut [u32],
        weights: &[f64],
        sweep: &mut Sweep,
        left: &mut u32,
    ) -> bool {
        while let Some(chunk) = self.chunks.get(sweep.chunk) {
            while let Some(&count) = chunk.get(sweep.at) {
                if *left == 0 {
                    return false;
                }
                let (begin, end) = (sweep.at + 1, sweep.at + 1 + count as usize);
                if let (Some(edges), Some(place)) = (chunk.get(begin..end), values.get(sweep.next as usize))
                    && !edges.is_empty()
                {
                    let value = mean(values, edges, weights);
                    sweep.change = sweep.change.max(value.abs_diff(*place));
                    values[sweep.next as usize] = value;
                }
                *left = left.saturating_sub(count + 1);
                sweep.at = end;
                sweep.next += 1;
            }
            (sweep.chunk, sweep.at) = (sweep.chunk + 1, 0);
        }
        true
    }
}

/// What it takes to find edges: lists that are kept, so that nothing is allocated anew.
#[derive(Clone, Debug, Default)]
pub(super) struct Finder {
    /// The edges of the position that was looked at last.
    pub(super) found: Vec<u32>,
    /// What was seen in the midst of a split throw.
    seen: Vec<u64>,
    /// How many moves have been tried.
    pub(super) tried: u32,
}

impl Finder {
    /// Finds the edges of a position in which white is to throw: for each throw, lowest first, the positions
    /// that it can be turned into, each once. `None` where one of them has no number.
    pub(super) fn find(&mut self, rules: &Rules, index: &Index, position: &Position) -> Option<()> {
        self.found.clear();
        for throw in rules.ruleset().device.values() {
            let begin = self.found.len();
            self.seen.clear();
            let thrown = rules.throw(position, throw).ok()?;
            self.leaves(rules, index, &thrown, begin)?;
            *self.found.last_mut()? |= LAST;
        }
        Some(())
    }

    fn leaves(&mut self, rules: &Rules, index: &Index, position: &Position, begin: usize) -> Option<()> {
        let mut list = MoveList::new();
        rules.legal_into(position, &mut list);
        self.tried += list.len() as u32;
        for &played in &list {
            let next = rules.successor(position, played);
            if rules.ruleset().turn == Turn::Split && !self.first_seen(&next) {
                continue;
            }
            if let Phase::Move { .. } = next.phase() {
                self.leaves(rules, index, &next, begin)?;
            } else {
                let edge = index.number(&next, Side::White)?;
                if !self.found[begin..].contains(&edge) {
                    self.found.push(edge);
                }
            }
        }
        Some(())
    }

    /// Whether the position has not been seen yet in this split throw: only the mover's pieces change in it,
    /// since nothing is captured.
    fn first_seen(&mut self, position: &Position) -> bool {
        let flags = position.flags();
        let left = position.pool().lowest().map_or(0, |throw| throw.value());
        let hands_over = position.side() != Side::White;
        let retreats = flags.direction == Some(Direction::Retreat);
        let bits = u64::from(flags.owed) | u64::from(retreats) << 1 | u64::from(hands_over) << 2;
        let key = u64::from(position.pieces(Side::White).bits())
            | u64::from(position.waiting(Side::White)) << 32
            | u64::from(left) << 40
            | bits << 48
            | u64::from(flags.entered) << 56
            | u64::from(position.outcome().is_some()) << 57;
        let first = !self.seen.contains(&key);
        if first {
            self.seen.push(key);
        }
        first
    }
}

/// The value of a won game. Values are parts of it: whole numbers are finer than floats of as many bits, and
/// what one side has of it the other has not.
pub(super) const ONE: u32 = u32::MAX;

/// The value of where an edge leads, to the side whose edge it is.
#[inline]
pub(super) fn value_of(values: &[u32], edge: u32) -> u32 {
    let value = values.get((edge & NUMBER) as usize).copied().unwrap_or(ONE / 2);
    if edge & OTHER == 0 { value } else { ONE - value }
}

/// The mean of the best values that each throw leads to.
#[inline]
fn mean(values: &[u32], edges: &[u32], weights: &[f64]) -> u32 {
    let (mut sum, mut best, mut throw) = (0.0, 0, weights.iter());
    for &edge in edges {
        best = best.max(value_of(values, edge));
        if edge & LAST != 0 {
            sum += throw.next().unwrap_or(&0.0) * f64::from(best);
            best = 0;
        }
    }
    whole(sum)
}

/// The nearest value.
pub(super) fn whole(sum: f64) -> u32 {
    (sum + 0.5) as u32
}
