//! Where every throw can lead, looked up once and kept while a block is solved.

use super::index::Index;
use crate::rules::{Direction, Move, MoveList, Phase, Position, Rules, Side};

/// The bits of an edge that number a position.
pub(super) const NUMBER: u32 = (1 << 29) - 1;
/// Set where the enemy is to throw there.
pub(super) const OTHER: u32 = 1 << 31;
/// Set on the last edge of a throw.
pub(super) const LAST: u32 = 1 << 30;
/// Stands for a number without a position.
pub(super) const VOID: u32 = u32::MAX;

/// Numbers a chunk has room for.
const CHUNK: usize = 1 << 15;

/// A long list that grows without being moved: what stands together is never torn apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Edges {
    chunks: Vec<Vec<u32>>,
}

/// A place in the list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Cursor {
    chunk: usize,
    at: usize,
}

impl Edges {
    /// Adds numbers that stand together.
    pub(super) fn push(&mut self, together: &[u32]) {
        if self.chunks.last().is_none_or(|last| last.len() + together.len() > CHUNK) {
            self.chunks.push(Vec::with_capacity(CHUNK));
        }
        if let Some(last) = self.chunks.last_mut() {
            last.extend_from_slice(together);
        }
    }

    /// How many bytes the list takes.
    pub(super) const fn bytes(&self) -> usize {
        self.chunks.len() * CHUNK * size_of::<u32>()
    }

    /// The rest of the chunk that the cursor is in, or the next one; empty at the end.
    pub(super) fn ahead(&self, cursor: &mut Cursor) -> &[u32] {
        while let Some(chunk) = self.chunks.get(cursor.chunk) {
            if cursor.at < chunk.len() {
                return &chunk[cursor.at..];
            }
            *cursor = Cursor { chunk: cursor.chunk + 1, at: 0 };
        }
        &[]
    }
}

impl Cursor {
    /// Goes on by so many numbers.
    pub(super) const fn skip(&mut self, numbers: usize) {
        self.at += numbers;
    }
}

/// What it takes to find edges: lists that are kept, so that nothing is allocated anew.
#[derive(Clone, Debug, Default)]
pub(super) struct Finder {
    /// The edges of the position that was looked at last.
    pub(super) found: Vec<u32>,
    /// What was seen in the midst of a split throw.
    seen: Vec<u64>,
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
        for &played in &list {
            let next = rules.successor(position, played);
            if let Phase::Move { .. } = next.phase() {
                if self.first_seen(&next) {
                    self.leaves(rules, index, &next, begin)?;
                }
            } else {
                let edge = index.number(&next, Side::White)?;
                if !self.found[begin..].contains(&edge) {
                    self.found.push(edge);
                }
            }
        }
        Some(())
    }

    /// Whether the position, in the midst of a throw, has not been seen yet in this throw: only the mover's
    /// pieces change, since nothing is captured by a split throw.
    fn first_seen(&mut self, position: &Position) -> bool {
        let flags = position.flags();
        let left = position.pool().lowest().map_or(0, |throw| throw.value());
        let bits = u64::from(flags.owed) | u64::from(flags.direction == Some(Direction::Retreat)) << 1;
        let key = u64::from(position.pieces(Side::White).bits())
            | u64::from(position.waiting(Side::White)) << 32
            | u64::from(left) << 40
            | bits << 48;
        let first = !self.seen.contains(&key);
        if first {
            self.seen.push(key);
        }
        first
    }
}

/// The value of where an edge leads, to the side whose edge it is.
#[inline]
pub(super) fn value_of(values: &[f32], edge: u32) -> f32 {
    let value = values.get((edge & NUMBER) as usize).copied().unwrap_or(0.5);
    if edge & OTHER == 0 { value } else { 1.0 - value }
}

/// The best of the values that each throw leads to, by its weight; and how many numbers were read.
#[inline]
pub(super) fn mean(values: &[f32], edges: &[u32], weights: &[f32]) -> (f32, usize) {
    let (mut sum, mut at) = (0.0, 0);
    for weight in weights {
        let mut best = 0.0f32;
        while let Some(&edge) = edges.get(at) {
            at += 1;
            best = best.max(value_of(values, edge));
            if edge & LAST != 0 {
                break;
            }
        }
        sum += weight * best;
    }
    (sum, at)
}

/// The moves that end a side's part in a turn without using a throw.
pub(super) const fn ends_turn(played: Move) -> bool {
    matches!(played, Move::Pass | Move::Back)
}
