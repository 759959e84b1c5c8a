//! Turns whose throws are all made before any is played.
//!
//! What a pool is worth in a position is the best that any of its throws leads to with the rest of the pool:
//! worked out for all positions at once, the smaller pools first. Only two sizes of pools are kept at a time.
//! Of pools with many bonus throws only so many are looked at: a further bonus throw is thrown again.

use super::edges::{ONE, value_of, whole};
use super::index::{Class, Index, WON};
use crate::rules::{Move, Phase, Pool, Position, Rules, Side, Throw};

/// No pool, or no edge.
const NONE: u32 = u32::MAX;
/// The game is won.
const WIN: u32 = u32::MAX - 1;

/// All pools of one size.
#[derive(Clone, Debug, Default)]
struct Layer {
    pools: Vec<Pool>,
    /// For each throw, the pools that it is in, each with the pool without it, among those of the size below.
    uses: Vec<Vec<[u16; 2]>>,
    /// How likely a turn's pool is this one; of pools that are not full, 0.
    chance: Vec<f64>,
    /// For each pool, a bit for each throw that is in it.
    throws: Vec<u8>,
}

/// The pools, by size.
#[derive(Clone, Debug)]
struct Pools {
    throws: Vec<Throw>,
    layers: Vec<Layer>,
}

impl Pools {
    /// All pools with at most so many bonus throws.
    fn new(rules: &Rules, most: u8) -> Self {
        let (device, bonus) = (rules.ruleset().device, rules.ruleset().bonus);
        let throws: Vec<Throw> = device.values().collect();
        let chance = |throw: Throw| f64::from(device.weight(throw)) / f64::from(device.total());
        // How likely a throw is the last one, and how many bonus throws more are to be expected of a pool that
        // has one too many: each is taken to add what the last one added that is looked at.
        let last: f64 =
            throws.iter().filter(|&&throw| !bonus.contains(throw)).map(|&throw| chance(throw)).sum();
        let (again, more) = (1.0 - last, 1.0 / last);
        let mut layers =
            vec![Layer { pools: vec![Pool::EMPTY], uses: Vec::new(), chance: vec![0.0], throws: vec![0] }];
        // How likely it is that just these bonus throws come, in any order.
        let mut made = vec![1.0];
        for size in 1..=most + 1 {
            let Some(below) = layers.last() else { break };
            let (mut layer, mut reached) = (Layer::default(), Vec::new());
            for (&pool, &likely) in below.pools.iter().zip(&made) {
                if pool.values().any(|throw| !bonus.contains(throw)) {
                    continue;
                }
                for &throw in &throws {
                    let Some(larger) = pool.with(throw) else { continue };
                    let full = !bonus.contains(throw);
                    if !full && size > most {
                        continue;
                    }
                    let at = layer.pools.iter().position(|&known| known == larger).unwrap_or_else(|| {
                        layer.pools.push(larger);
                        layer.chance.push(0.0);
                        layer.throws.push(0);
                        reached.push(0.0);
                        layer.pools.len() - 1
                    });
                    let chance = likely * chance(throw);
                    if full {
                        // Relative to the pools of this size: those with too many throws.
                        layer.chance[at] += chance
                            * match most + 1 - size {
                                0 => 1.0 + again / last * (1.0 + more),
                                1 => 1.0 - again * again / last * more,
                                _ => 1.0,
                            };
                    } else {
                        reached[at] += chance;
                    }
                }
            }
            for (bit, &throw) in throws.iter().enumerate() {
                let mut uses = Vec::new();
                for (at, pool) in (0..).zip(&layer.pools).filter(|(_, pool)| pool.contains(throw)) {
                    layer.throws[usize::from(at)] |= 1 << bit;
                    let rest = pool.without(throw);
                    let found = below.pools.iter().position(|&known| known == rest);
                    uses.extend(found.map(|rest| [at, rest as u16]));
                }
                layer.uses.push(uses);
            }
            layers.push(layer);
            made = reached;
        }
        Self { throws, layers }
    }
}

/// A side's turn in the positions of a class, and in those that it comes to by bearing off.
#[derive(Clone, Debug)]
struct Chain {
    /// The class itself first; with the place of its first position here.
    classes: Vec<(Class, u32)>,
    /// How many places there are.
    size: u32,
    /// Where each position's part of `moves` begins.
    begins: Vec<u32>,
    /// For each position: where it leads when the turn ends; whether it may end at will; where going back
    /// leads; then for each throw, how many moves there are, and the positions that they come to.
    moves: Vec<u32>,
}

impl Chain {
    /// The place of a position in which white is in the midst of its turn.
    fn place(&self, index: &Index, position: &Position) -> Option<u32> {
        let number = index.number(&to_throw(position), Side::White)?;
        let of = |&(class, first): &(Class, u32)| {
            let within = number.checked_sub(class.begin())?;
            (within < index.size_of(&class)).then_some(first + within)
        };
        self.classes.iter().find_map(of)
    }

    /// Adds what can be done in the position of this number; nothing where there is none.
    fn add(
        &mut self,
        rules: &Rules,
        index: &Index,
        throws: &[Throw],
        position: Option<Position>,
    ) -> Option<()> {
        self.begins.push(self.moves.len() as u32);
        let position = position?;
        let begin = self.moves.len();
        self.moves.extend([NONE, 0, NONE]);
        let bonus = rules.ruleset().bonus;
        for &throw in throws {
            // Beside the throw, one of the other kind, so that the pool can have been made.
            let beside = *throws.iter().find(|&&other| bonus.contains(other) != bonus.contains(throw))?;
            let [first, then] = if bonus.contains(throw) { [throw, beside] } else { [beside, throw] };
            let pool = rules.throw(&rules.throw(&position, first).ok()?, then).ok()?;
            let legal = rules.legal(&pool);
            let ending = |how: Move| index.number(&rules.successor(&pool, how), Side::White);
            self.moves[begin] = ending(Move::Pass)?;
            if legal.contains(&Move::Pass) && legal.len() > 1 {
                self.moves[begin + 1] = 1;
            }
            if legal.contains(&Move::Back) {
                self.moves[begin + 2] = ending(Move::Back)?;
            }
            let count = self.moves.len();
            self.moves.push(0);
            for &played in legal.iter().filter(|played| played.throw() == Some(throw)) {
                let next = rules.successor(&pool, played);
                let to = match next.phase() {
                    Phase::Move { .. } => self.place(index, &next)?,
                    _ => Some(WIN).filter(|_| index.number(&next, Side::White) == Some(WON))?,
                };
                self.moves[count] += 1;
                self.moves.push(to);
            }
        }
        Some(())
    }
}

/// The position as if white were to throw.
fn to_throw(position: &Position) -> Position {
    let both = |of: fn(&Position, Side) -> u8| {
        crate::rules::BySide::new(of(position, Side::White), of(position, Side::Black))
    };
    let pieces = crate::rules::BySide::new(position.pieces(Side::White), position.pieces(Side::Black));
    let (waiting, off, taken) = (both(Position::waiting), both(Position::off), both(Position::taken));
    Position::to_throw(pieces, waiting, off, taken, *position.flags())
}

/// A block of a ruleset with pools, being solved.
#[derive(Clone, Debug)]
pub(super) struct Pooled {
    pools: Pools,
    chains: Vec<Chain>,
    /// Which chain, layer and position are next.
    chain: usize,
    layer: usize,
    next: u32,
    /// What each pool of a size is worth in each position, and of the size below.
    worth: Vec<u32>,
    below: Vec<u32>,
    /// The positions' new values, as far as they have been summed up.
    sum: Vec<f64>,
    /// The largest change in this sweep.
    pub(super) change: u32,
    /// The pools that are to be looked at in the end.
    fine: Option<Pools>,
    /// How many pools of two sizes there are then, at most.
    widest: usize,
}

/// How many bonus throws are looked at until no value changes by more than [`ROUGH`].
const FEW: u8 = 1;
const ROUGH: u32 = ONE / 1000;

impl Pooled {
    /// The block of these classes, pools to have at most so many bonus throws.
    pub(super) fn new(rules: &Rules, index: &Index, classes: &[Class], most: u8) -> Self {
        let fine = Pools::new(rules, most);
        let both = |two: &[Layer]| two.iter().map(|layer| layer.pools.len()).sum();
        let widest = fine.layers.windows(2).map(both).max().unwrap_or(0);
        let chains = classes.iter().map(|class| {
            let mut chain = Chain { classes: Vec::new(), size: 0, begins: Vec::new(), moves: Vec::new() };
            let [own, enemy] = class.in_play();
            for left in (1..=own).rev() {
                let known = index.classes().iter().find(|class| class.in_play() == [left, enemy]);
                if let Some(class) = known {
                    chain.classes.push((*class, chain.size));
                    chain.size += index.size_of(class);
                }
            }
            chain
        });
        let chains = chains.collect();
        Self {
            pools: Pools::new(rules, most.min(FEW)),
            chains,
            chain: 0,
            layer: 0,
            next: 0,
            worth: Vec::new(),
            below: Vec::new(),
            sum: Vec::new(),
            change: 0,
            fine: Some(fine),
            widest,
        }
    }

    /// Finds the moves of a few positions; whether those of all are found.
    pub(super) fn build(&mut self, rules: &Rules, index: &Index, left: &mut u32) -> bool {
        let Some(chain) = self.chains.get_mut(self.chain) else {
            (self.chain, self.next) = (0, 0);
            return true;
        };
        let of = chain.classes.iter().rev().find(|(_, first)| *first <= self.next).copied();
        let Some((class, first)) = of.filter(|(class, first)| self.next - first < index.size_of(class))
        else {
            (self.chain, self.next) = (self.chain + 1, 0);
            return false;
        };
        let position = index.position(&class, class.begin() + self.next - first);
        let begin = chain.moves.len();
        if chain.add(rules, index, &self.pools.throws, position).is_none() {
            chain.moves.truncate(begin);
        }
        self.next += 1;
        *left = left.saturating_sub(20 * super::MOVE);
        false
    }

    /// Looks at more throws once few of them tell nothing more; whether it did.
    pub(super) fn refine(&mut self, change: u32) -> bool {
        match self.fine.take_if(|_| change <= ROUGH) {
            Some(fine) => {
                self.pools = fine;
                true
            }
            None => false,
        }
    }

    /// The bytes that it takes at most.
    pub(super) fn bytes(&self) -> usize {
        let most = self.chains.iter().map(|chain| chain.size as usize).max().unwrap_or(0);
        let moves: usize = self.chains.iter().map(|chain| chain.moves.len() + chain.begins.len()).sum();
        4 * (most * (2 + self.widest) + moves)
    }

    /// Works the values out again, for a while; whether all have been.
    pub(super) fn sweep(&mut self, values: &mut [u32], left: &mut u32) -> bool {
        let Some(chain) = self.chains.get(self.chain) else {
            (self.chain, self.layer, self.next) = (0, 0, 0);
            return true;
        };
        let Some(layer) = self.pools.layers.get(self.layer) else {
            if let Some((class, _)) = chain.classes.first() {
                for (at, value) in self.sum.iter().map(|&sum| whole(sum)).enumerate() {
                    if let Some(place) = values.get_mut(class.begin() as usize + at) {
                        self.change = self.change.max(value.abs_diff(*place));
                        *place = value;
                    }
                }
            }
            (self.chain, self.layer, self.next) = (self.chain + 1, 0, 0);
            return false;
        };
        let (positions, wide) = (chain.begins.len(), layer.pools.len());
        if self.next == 0 {
            core::mem::swap(&mut self.worth, &mut self.below);
            self.worth.clear();
            self.worth.resize(positions * wide, ONE / 2);
            if self.layer == 0 {
                let of_class = chain.classes.get(1).map_or(positions, |&(_, first)| first as usize);
                self.sum.clear();
                self.sum.resize(of_class, 0.0);
            }
        }
        let narrow = if self.layer == 0 { 0 } else { self.pools.layers[self.layer - 1].pools.len() };
        while (self.next as usize) < positions && *left > 0 {
            let at = self.next as usize;
            let worth = &mut self.worth[at * wide..(at + 1) * wide];
            let end = chain.begins.get(at + 1).map_or(chain.moves.len(), |&end| end as usize);
            let moves = &chain.moves[chain.begins[at] as usize..end];
            of_position(moves, layer, values, (&self.below, narrow), worth);
            if let Some(sum) = self.sum.get_mut(at) {
                let mean = worth.iter().zip(&layer.chance).map(|(&worth, chance)| f64::from(worth) * chance);
                *sum += mean.sum::<f64>();
            }
            self.next += 1;
            *left = left.saturating_sub(4 * wide as u32);
        }
        if self.next as usize >= positions {
            (self.layer, self.next) = (self.layer + 1, 0);
        }
        false
    }
}

/// What each pool of a size is worth in a position.
fn of_position(
    moves: &[u32],
    layer: &Layer,
    values: &[u32],
    (below, narrow): (&[u32], usize),
    worth: &mut [u32],
) {
    let &[end, at_will, back, ref by_throw @ ..] = moves else { return };
    let end = value_of(values, end);
    // With the last throw used the turn is over: there is no choice any more.
    if layer.uses.is_empty() {
        worth.fill(end);
        return;
    }
    let (ends, least) = match back {
        NONE => (at_will == 1, end),
        back => (true, end.max(value_of(values, back))),
    };
    worth.fill(if ends { least } else { 0 });
    let (mut rest, mut movable) = (by_throw, 0u8);
    for (bit, uses) in layer.uses.iter().enumerate() {
        let Some((&count, after)) = rest.split_first() else { break };
        let Some((to, after)) = after.split_at_checked(count as usize) else { break };
        rest = after;
        if count > 0 {
            movable |= 1 << bit;
        }
        for &to in to {
            let begin = to as usize * narrow;
            let below = if to == WIN { None } else { below.get(begin..begin + narrow) };
            for &[pool, without] in uses {
                let value = below.map_or(ONE, |below| below[usize::from(without)]);
                let worth = &mut worth[usize::from(pool)];
                *worth = value.max(*worth);
            }
        }
    }
    // Without a move the turn ends.
    for (worth, throws) in worth.iter_mut().zip(&layer.throws) {
        if throws & movable == 0 && !ends {
            *worth = end;
        }
    }
}
