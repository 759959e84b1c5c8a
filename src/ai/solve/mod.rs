//! Endgames solved exactly: the winning chances of every position with few pieces left.
//!
//! What the sides can reach once so few pieces are in play is a finite game of chance, solved by value
//! iteration (R. Bellman, *Dynamic Programming*, 1957): each position's value is the mean, over the throws, of
//! the best value that the throw leads to, worked out again and again from the values before (in place, after
//! Gauss and Seidel) until none changes any more. A draw counts half, and so does a game that never ends:
//! every value starts from a half.
//!
//! Positions are solved in blocks by the numbers of pieces left, the fewest first: pieces only ever leave, so
//! that a block leads to itself and to those before it. All of it runs in slices.

mod edges;
mod index;
mod measure;
mod pool;
#[cfg(not(target_arch = "wasm32"))]
mod sample;

use edges::{Edges, Finder, ONE, Sweep};
use index::{Block, Class, Index, WON};
pub use measure::measure;
use pool::Pooled;

use crate::rules::ruleset::Turn;
use crate::rules::{Phase, Pool, Position, Rules, Side, Throw};

/// Which positions are to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most pieces in play (on the board or waiting to enter), of both sides together.
    pub in_all: u8,
    /// The most pieces in play of one side; never all that the ruleset gives a side, nor more than seven.
    pub a_side: u8,
    /// The most bonus throws of a pool that are looked at; after them a bonus throw is thrown again.
    pub pool: u8,
    /// The most memory for tables, in bytes; what would take more is left unsolved.
    pub bytes: usize,
}

impl Limits {
    /// What a page can solve beside its play.
    pub const PAGE: Self = Self { in_all: 4, a_side: 3, pool: 4, bytes: 32 << 20 };
}

/// How many pieces of both sides are in play: on the board, or waiting to enter.
#[must_use]
pub fn in_play(position: &Position) -> u8 {
    Side::BOTH.into_iter().map(|side| position.pieces(side).len() + position.waiting(side)).sum()
}

/// How far the work has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is more to do.
    Working,
    /// All that the limits allow is solved.
    Done,
}

/// A block is solved when a sweep over all of it has changed no value by more.
const STILL: u32 = ONE / 25_000_000;
/// No block takes more sweeps.
const SWEEPS: u32 = 4000;
/// How many positions are looked at to find what one in the midst of a turn is worth.
const PATIENCE: u32 = 200_000;
/// How many edges are read in the time in which a move is tried.
const MOVE: u32 = 16;

/// Solves the endgames of one ruleset.
///
/// ```
/// use senet::ai::solve::{Limits, Progress, Solver};
/// use senet::rules::{Rules, Spec};
/// let rules = Rules::new("bell".parse::<Spec>().unwrap());
/// let mut solver = Solver::new(&rules, Limits { in_all: 2, ..Limits::PAGE });
/// while solver.step(1000) == Progress::Working {}
/// // White leads by one. It wins with a 1, or once black is off by a 2; a 1 of black's takes it, for a draw.
/// // w = 1/4 + 3/4 (1/4 · 1/2 + 1/4 + 1/2 w)
/// let position = rules.read("........../........../........bw w throw 0-0 6-5 3-4 -").unwrap();
/// assert!((solver.value(&position).unwrap() - 0.85).abs() < 1e-6);
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    rules: Rules,
    limits: Limits,
    index: Index,
    /// By number; of classes that are solved, or being solved.
    values: Vec<u32>,
    /// The chance of each throw, lowest first.
    weights: Vec<f64>,
    /// The blocks, and how many of them are solved.
    blocks: Vec<Block>,
    solved: usize,
    /// The end of the numbers that are solved.
    solved_end: u32,
    stage: Stage,
    finder: Finder,
    edges: Edges,
    /// The block that is being solved, where turns have pools.
    pooled: Option<Pooled>,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The next block is to be begun.
    Between,
    /// The edges of this number are to be found next; it is in the class of this place in the list.
    Building {
        class: usize,
        next: u32,
    },
    /// The values are being worked out; so many sweeps are through.
    Sweeping {
        sweep: Sweep,
        through: u32,
    },
    Done,
}

impl Solver {
    /// Nothing is solved yet.
    #[must_use]
    pub fn new(rules: &Rules, limits: Limits) -> Self {
        let device = rules.ruleset().device;
        let chance = |throw: Throw| f64::from(device.weight(throw)) / f64::from(device.total());
        Self {
            rules: rules.clone(),
            limits,
            index: Index::new(rules),
            values: vec![0, ONE / 2, ONE],
            weights: device.values().map(chance).collect(),
            blocks: index::blocks(rules.ruleset(), &limits),
            solved: 0,
            solved_end: 0,
            stage: Stage::Between,
            finder: Finder::default(),
            edges: Edges::default(),
            pooled: None,
        }
    }
    /// Works on for a while: until about so many edges between positions have been read; a move that is tried
    /// counts as 16. A million takes some 5 ms natively.
    pub fn step(&mut self, budget: u32) -> Progress {
        let mut left = budget.max(1);
        while left > 0 {
            match self.stage {
                Stage::Done => return Progress::Done,
                Stage::Between => self.begin(),
                Stage::Building { class, next } => self.build(class, next, &mut left),
                Stage::Sweeping { sweep, through } => self.sweep(sweep, through, &mut left),
            }
        }
        Progress::Working
    }

    /// The numbers of pieces in play, the greater first, that are solved.
    pub fn solved(&self) -> impl Iterator<Item = [u8; 2]> {
        let in_play = |at: usize| self.blocks.get(at).map(|block| block.in_play);
        // Blocks that differ by the lead alone stand together.
        (0..self.solved).filter(move |&at| in_play(at) != in_play(at + 1)).filter_map(in_play)
    }

    /// The bytes that the tables take now.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let pooled = self.pooled.as_ref().map_or(0, Pooled::bytes);
        self.edges.bytes() + pooled + self.values.len() * size_of::<u32>()
    }

    /// How many positions are solved.
    #[must_use]
    pub fn positions(&self) -> u32 {
        self.solved_end
    }

    fn begin(&mut self) {
        let (block, before) = (self.blocks.get(self.solved).copied(), self.index.total());
        let bytes = block.map_or(u64::MAX, |block| self.index.add(block).saturating_mul(4));
        if bytes > self.limits.bytes as u64 {
            self.stage = Stage::Done;
            return;
        }
        self.values.resize(self.index.total() as usize, ONE / 2);
        let class = self.index.classes().iter().position(|class| class.begin() >= before).unwrap_or(0);
        if self.rules.ruleset().turn == Turn::Pool {
            let classes = self.index.classes().get(class..).unwrap_or_default();
            self.pooled = Some(Pooled::new(&self.rules, &self.index, classes, self.limits.pool));
            if self.bytes() > self.limits.bytes {
                self.stop();
                return;
            }
        }
        self.stage = Stage::Building { class, next: before };
    }

    fn build(&mut self, class: usize, begin: u32, left: &mut u32) {
        if let Some(pooled) = &mut self.pooled {
            if pooled.build(&self.rules, &self.index, left) {
                self.stage = Stage::Sweeping { sweep: Sweep::new(self.first()), through: 0 };
            }
            if self.bytes() > self.limits.bytes {
                self.stop();
            }
            return;
        }
        let Some(of) = self.index.classes().get(class).copied() else {
            self.stage = Stage::Sweeping { sweep: Sweep::new(self.first()), through: 0 };
            return;
        };
        let end = self.index.classes().get(class + 1).map_or(self.index.total(), Class::begin);
        let mut next = begin;
        while next < end && *left > 0 {
            self.finder.tried = 0;
            match self.index.position(&of, next) {
                Some(position) if self.finder.find(&self.rules, &self.index, &position).is_some() => {
                    self.edges.push(&self.finder.found);
                }
                _ => self.edges.push(&[]),
            }
            *left = left.saturating_sub(MOVE * (1 + self.finder.tried));
            next += 1;
        }
        self.stage = Stage::Building { class: if next < end { class } else { class + 1 }, next };
        if self.bytes() > self.limits.bytes {
            self.stop();
        }
    }

    /// The first number of the block that is being solved.
    fn first(&self) -> u32 {
        self.solved_end.max(WON + 1)
    }

    fn sweep(&mut self, mut sweep: Sweep, through: u32, left: &mut u32) {
        let done = match &mut self.pooled {
            Some(pooled) => {
                let done = pooled.sweep(&mut self.values, left);
                if done {
                    sweep.change = core::mem::take(&mut pooled.change);
                }
                done
            }
            None => self.edges.sweep(&mut self.values, &self.weights, &mut sweep, left),
        };
        self.stage = if !done {
            Stage::Sweeping { sweep, through }
        } else if self.pooled.as_mut().is_some_and(|pooled| pooled.refine(sweep.change)) {
            Stage::Sweeping { sweep: Sweep::new(self.first()), through }
        } else if sweep.change <= STILL || through >= SWEEPS {
            self.solved += 1;
            self.solved_end = self.values.len() as u32;
            self.edges = Edges::default();
            self.pooled = None;
            Stage::Between
        } else {
            Stage::Sweeping { sweep: Sweep::new(self.first()), through: through + 1 }
        };
    }

    /// Leaves the block that is being solved, and all after it.
    fn stop(&mut self) {
        self.values.truncate(self.first() as usize);
        self.edges = Edges::default();
        self.pooled = None;
        self.stage = Stage::Done;
    }

    /// The winning chance of the side to act, a draw counting half: in a position that is solved, also in the
    /// midst of a turn, and in a game that is over. `None` elsewhere, and where a pool holds so many throws that
    /// playing them out would take too long.
    ///
    /// # Panics
    /// Never.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<f32> {
        self.look(position, &mut { PATIENCE })
    }

    /// As [`Self::value`], while so many more positions may be looked at.
    fn look(&self, position: &Position, left: &mut u32) -> Option<f32> {
        *left = left.checked_sub(1)?;
        match position.phase() {
            Phase::Open { .. } => None,
            Phase::Throw { pool } if !pool.is_empty() => self.more_throws(position, pool, left),
            Phase::Throw { .. } | Phase::Over(_) => {
                let number = self.index.number(position, position.side())?;
                (number < self.first()).then(|| edges::value_of(&self.values, number) as f32 / ONE as f32)
            }
            Phase::Move { .. } => {
                let mut best = None;
                for played in self.rules.legal(position) {
                    let next = self.rules.successor(position, played);
                    let value = self.look(&next, left)?;
                    let own = if next.side() == position.side() { value } else { 1.0 - value };
                    best = Some(own.max(best.unwrap_or(0.0)));
                }
                best
            }
        }
    }

    /// The mean over the throws that may still come to a pool.
    fn more_throws(&self, position: &Position, pool: Pool, left: &mut u32) -> Option<f32> {
        let (device, bonus) = (self.rules.ruleset().device, self.rules.ruleset().bonus);
        let ends = pool.len() >= usize::from(self.limits.pool);
        let (mut sum, mut total) = (0.0, 0.0);
        for throw in device.values().filter(|&throw| !ends || !bonus.contains(throw)) {
            let weight = f64::from(device.weight(throw));
            let next = self.rules.throw(position, throw).ok()?;
            sum += weight * f64::from(self.look(&next, left)?);
            total += weight;
        }
        Some((sum / total) as f32)
    }
}
