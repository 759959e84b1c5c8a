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

use edges::{Cursor, Edges, Finder, VOID};
use index::{Class, DRAWN, Index, LOST, WON};

use crate::rules::ruleset::Turn;
use crate::rules::{Outcome, Phase, Position, Rules, Throw};

/// Which positions are to be solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most pieces in play (on the board or waiting to enter), of both sides together.
    pub in_all: u8,
    /// The most pieces in play of one side; never all that the ruleset gives a side, nor more than seven.
    pub a_side: u8,
    /// The most memory for tables, in bytes; what would take more is left unsolved.
    pub bytes: usize,
}

impl Limits {
    /// What a page can solve beside its play.
    pub const PAGE: Self = Self { in_all: 4, a_side: 3, bytes: 32 << 20 };
}

/// How far the work has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is more to do.
    Working,
    /// All that the limits allow is solved.
    Done,
}

/// The largest change of any value in the last sweep of a block.
const STILL: f32 = 2e-7;
/// No block takes more sweeps.
const SWEEPS: u32 = 2000;
/// How many positions are worked out again in the time in which one is built.
const SWEPT: u32 = 8;

/// Solves the endgames of one ruleset.
///
/// ```
/// use senet::ai::solve::{Limits, Progress, Solver};
/// use senet::rules::{Rules, Spec};
/// let rules = Rules::new("bell".parse::<Spec>().unwrap());
/// let mut solver = Solver::new(&rules, Limits { in_all: 2, ..Limits::PAGE });
/// while solver.step(1000) == Progress::Working {}
/// // White leads by one, and nothing can be taken any more.
/// let position = rules.read("........../........../........bw w throw 0-0 6-5 3-4 -").unwrap();
/// assert_eq!(solver.value(&position), Some(1.0));
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    rules: Rules,
    limits: Limits,
    index: Index,
    /// By number; of classes that are solved, or being solved.
    values: Vec<f32>,
    /// The chance of each throw, lowest first.
    weights: Vec<f32>,
    /// The blocks, and how many of them are solved.
    blocks: Vec<[u8; 2]>,
    solved: usize,
    /// The end of the numbers that are solved.
    solved_end: u32,
    stage: Stage,
    finder: Finder,
    edges: Edges,
    log: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
enum Stage {
    /// The next block is to be begun.
    Between,
    /// The edges of this number are to be found next; it is in the class of this place in the list.
    Building { class: usize, next: u32 },
    /// The values are being worked out: from this number on, read here.
    Sweeping { next: u32, cursor: Cursor, change: f32, sweep: u32 },
    Done,
}

impl Solver {
    /// Nothing is solved yet.
    #[must_use]
    pub fn new(rules: &Rules, limits: Limits) -> Self {
        let device = rules.ruleset().device;
        let chance = |throw: Throw| device.weight(throw) as f32 / device.total() as f32;
        Self {
            rules: rules.clone(),
            limits,
            index: Index::new(rules),
            values: vec![0.0, 0.5, 1.0],
            weights: device.values().map(chance).collect(),
            blocks: index::blocks(rules.ruleset(), &limits),
            solved: 0,
            solved_end: 0,
            stage: Stage::Between,
            finder: Finder::default(),
            edges: Edges::default(),
            log: Vec::new(),
        }
    }
    pub fn log(&self) -> &[String] { &self.log }

    /// Works on, for as long as it takes to look at `budget` positions for the first time, or eight times as
    /// many again.
    pub fn step(&mut self, budget: u32) -> Progress {
        let mut left = budget.max(1).saturating_mul(SWEPT);
        while left > 0 {
            match self.stage {
                Stage::Done => return Progress::Done,
                Stage::Between => self.begin(),
                Stage::Building { class, next } => self.build(class, next, &mut left),
                Stage::Sweeping { next, cursor, change, sweep } => {
                    self.sweep(next, cursor, change, sweep, &mut left);
                }
            }
        }
        Progress::Working
    }

    /// The numbers of pieces in play, the greater first, that are solved.
    #[must_use]
    pub fn solved(&self) -> &[[u8; 2]] {
        &self.blocks[..self.solved]
    }

    /// How many positions are solved.
    #[must_use]
    pub fn positions(&self) -> u32 {
        self.solved_end
    }

    fn begin(&mut self) {
        let (block, before) = (self.blocks.get(self.solved).copied(), self.index.total());
        let fits = block.is_some_and(|[more, fewer]| {
            let bytes = self.index.add(more, fewer).saturating_add(before.into()).saturating_mul(4);
            bytes <= self.limits.bytes as u64
        });
        if !fits || self.rules.ruleset().turn == Turn::Pool {
            self.stage = Stage::Done;
            return;
        }
        self.values.resize(self.index.total() as usize, 0.5);
        let class = self.index.classes().iter().position(|class| class.begin() >= before).unwrap_or(0);
        self.edges = Edges::default();
        self.stage = Stage::Building { class, next: before };
    }

    fn build(&mut self, class: usize, begin: u32, left: &mut u32) {
        let Some(of) = self.index.classes().get(class).copied() else {
            let cursor = Cursor::default();
            self.stage = Stage::Sweeping { next: self.first(), cursor, change: 0.0, sweep: 0 };
            return;
        };
        let end = self.index.classes().get(class + 1).map_or(self.index.total(), Class::begin);
        let mut next = begin;
        while next < end && *left > 0 {
            *left = left.saturating_sub(SWEPT);
            match self.index.position(&of, next) {
                Some(position) if self.finder.find(&self.rules, &self.index, &position).is_some() => {
                    self.edges.push(&self.finder.found);
                }
                _ => self.edges.push(&[VOID]),
            }
            next += 1;
        }
        self.stage = Stage::Building { class: if next < end { class } else { class + 1 }, next };
        if self.edges.bytes() + self.values.len() * 4 > self.limits.bytes {
            self.stop();
        }
    }

    /// The first number of the block that is being solved.
    fn first(&self) -> u32 {
        self.solved_end.max(WON + 1)
    }

    fn sweep(&mut self, begin: u32, from: Cursor, so_far: f32, sweep: u32, left: &mut u32) {
        let (mut next, mut cursor, mut change) = (begin, from, so_far);
        let end = self.values.len() as u32;
        while next < end && *left > 0 {
            let ahead = self.edges.ahead(&mut cursor);
            let mut read = 0;
            while read < ahead.len() && *left > 0 {
                if ahead[read] == VOID {
                    read += 1;
                } else {
                    let (value, numbers) = edges::mean(&self.values, &ahead[read..], &self.weights);
                    let place = &mut self.values[next as usize];
                    change = change.max((value - *place).abs());
                    *place = value;
                    read += numbers;
                }
                next += 1;
                *left -= 1;
            }
            cursor.skip(read);
        }
        self.stage = Stage::Sweeping { next, cursor, change, sweep };
        if next < end {
            return;
        }
        if change > STILL && sweep < SWEEPS {
            let cursor = Cursor::default();
            self.stage = Stage::Sweeping { next: self.first(), cursor, change: 0.0, sweep: sweep + 1 };
            return;
        }
        self.log.push(format!("{:?} {} sweeps, change {change}, edges {} kB", self.blocks[self.solved], sweep, self.edges.bytes() / 1000));
        self.solved += 1;
        self.solved_end = end;
        self.stage = Stage::Between;
        self.edges = Edges::default();
    }

    /// Leaves the block that is being solved, and all after it.
    fn stop(&mut self) {
        self.values.truncate(self.first() as usize);
        self.edges = Edges::default();
        self.stage = Stage::Done;
    }

    /// The winning chance of the side to act, a draw counting half: in a position that is solved, also in the
    /// midst of a turn, and in a game that is over.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<f32> {
        match position.phase() {
            Phase::Open { .. } => None,
            Phase::Over(Outcome::Draw) => Some(0.5),
            Phase::Over(Outcome::Won(side)) => Some(if side == position.side() { 1.0 } else { 0.0 }),
            Phase::Throw { pool } if pool.is_empty() => {
                let number = self.index.number(position, position.side())?;
                (number < self.solved_end.max(WON + 1)).then(|| edges::value_of(&self.values, number))
            }
            Phase::Throw { .. } => None,
            Phase::Move { .. } => self.best(position),
        }
    }

    fn best(&self, position: &Position) -> Option<f32> {
        let mut best = None;
        for played in self.rules.legal(position) {
            let next = self.rules.successor(position, played);
            let value = self.value(&next)?;
            let own = if next.side() == position.side() { value } else { 1.0 - value };
            best = Some(own.max(best.unwrap_or(0.0)));
        }
        best
    }
}
