//! A number for every position of few pieces in which a side is to throw.
//!
//! Positions are numbered as the side to act sees them: colours make no difference past the opening. A class
//! holds the positions with the same numbers of pieces on the board and waiting; in it, the side's squares and
//! then the enemy's are ranked among all ways to choose so many squares (the combinatorial number system),
//! the most advanced first.

use super::Limits;
use crate::rules::ruleset::{Ending, Release, Ruleset};
use crate::rules::{BySide, Flags, Outcome, Phase, Position, Rules, Side, Square, SquareSet};

/// The value of a lost game, a drawn one and a won one stand at these numbers.
pub(super) const LOST: u32 = 0;
pub(super) const DRAWN: u32 = 1;
pub(super) const WON: u32 = 2;
/// How many numbers are taken by games that are over.
const OVER: u32 = 3;

/// The most pieces a side that a table can be asked for.
pub(super) const MOST: usize = 7;

const NONE: u8 = u8::MAX;

/// The positions with these numbers of pieces, the side to act first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Class {
    on_board: [u8; 2],
    waiting: [u8; 2],
    /// How many more pieces the side to act has borne off; where that doesn't matter, 0.
    lead: i8,
    /// The number of its first position.
    begin: u32,
}

impl Class {
    /// The number of its first position.
    pub(super) const fn begin(&self) -> u32 {
        self.begin
    }

    /// The pieces of each side that are still in play.
    pub(super) const fn in_play(&self) -> [u8; 2] {
        [self.on_board[0] + self.waiting[0], self.on_board[1] + self.waiting[1]]
    }
}

/// The numbering for one ruleset.
#[derive(Clone, Debug)]
pub(super) struct Index {
    set: Ruleset,
    /// The place of each square in the order of ranking, and the square of each place.
    place: [u8; 32],
    square: [u8; 32],
    /// How many places there are.
    places: u8,
    /// The last place stands for a piece on this square that a token binds: one that has come back from the
    /// water, or has just entered.
    bound: Option<Square>,
    /// 2 where the enemy may be about to lose its turn.
    variants: u32,
    classes: Vec<Class>,
    /// Where each class is in the list, by its numbers.
    by_numbers: Vec<u16>,
    choose: [[u32; MOST + 1]; 33],
    total: u32,
}

impl Index {
    /// Numbers no position yet.
    pub(super) fn new(rules: &Rules) -> Self {
        let set = *rules.ruleset();
        let (mut place, mut square, mut places) = ([NONE; 32], [0; 32], 0);
        for stands in Square::all().rev().filter(|&square| !set.never_occupied().contains(square)) {
            place[usize::from(stands.number())] = places;
            square[usize::from(places)] = stands.number();
            places += 1;
        }
        let back_to = match set.hold.map(|hold| hold.release) {
            Some(Release::Optional { back_to }) => Some(back_to),
            _ => None,
        };
        let bound = back_to.or(set.entry.map(|entry| entry.square));
        if let Some(bound) = bound {
            square[usize::from(places)] = bound.number();
            places += 1;
        }
        let mut choose = [[0; MOST + 1]; 33];
        for n in 0..choose.len() {
            choose[n][0] = 1;
            for k in 1..=MOST.min(n) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        Self {
            set,
            place,
            square,
            places,
            bound,
            variants: if back_to.is_some() { 2 } else { 1 },
            classes: Vec::new(),
            by_numbers: Vec::new(),
            choose,
            total: OVER,
        }
    }

    /// How many numbers are given so far.
    pub(super) const fn total(&self) -> u32 {
        self.total
    }

    /// The classes numbered so far.
    pub(super) fn classes(&self) -> &[Class] {
        &self.classes
    }

    /// Numbers all positions of a block; says how many numbers there are then, or would be.
    pub(super) fn add(&mut self, block: Block) -> u64 {
        let before = self.classes.len();
        let mut end = u64::from(self.total);
        for Block { in_play: [own, enemy], lead } in [block, block.other()] {
            let waits = |pieces: u8| 0..=if self.set.entry.is_some() { pieces } else { 0 };
            for (own_waits, enemy_waits) in
                waits(own).flat_map(|own| waits(enemy).map(move |enemy| (own, enemy)))
            {
                self.classes.push(Class {
                    on_board: [own - own_waits, enemy - enemy_waits],
                    waiting: [own_waits, enemy_waits],
                    lead,
                    begin: end as u32,
                });
                end += self.size(own - own_waits, enemy - enemy_waits);
            }
            if block == block.other() {
                break;
            }
        }
        // An edge has no more bits than that.
        if end > u64::from(super::edges::NUMBER) {
            self.classes.truncate(before);
            return u64::MAX;
        }
        self.total = end as u32;
        self.by_numbers.resize(KEYS, u16::MAX);
        for at in before..self.classes.len() {
            let Class { on_board, waiting, lead, .. } = self.classes[at];
            if let Some(key) = key(on_board, waiting, lead) {
                self.by_numbers[key] = at as u16;
            }
        }
        end
    }

    /// How many numbers the class has.
    pub(super) fn size_of(&self, class: &Class) -> u32 {
        self.size(class.on_board[0], class.on_board[1]) as u32
    }

    fn size(&self, own: u8, enemy: u8) -> u64 {
        let (places, own, enemy) = (usize::from(self.places), usize::from(own), usize::from(enemy));
        let (mine, theirs) = (self.choose[places][own], self.choose[places - own][enemy]);
        u64::from(mine) * u64::from(theirs) * u64::from(self.variants)
    }

    /// The number of the position, in which a side is to throw or the game is over, as `side` sees it: with
    /// [`super::edges::OTHER`] where the enemy is to throw, so that the value is to be turned round. `None`
    /// where the position has no number.
    pub(super) fn number(&self, position: &Position, side: Side) -> Option<u32> {
        if let Some(outcome) = self.outcome(position) {
            return Some(match outcome {
                Outcome::Draw => DRAWN,
                Outcome::Won(winner) if winner == side => WON,
                Outcome::Won(_) => LOST,
            });
        }
        let (own, enemy) = (position.side(), !position.side());
        let flags = position.flags();
        let opened = !flags.unopened.white && !flags.unopened.black && flags.fixed.is_empty();
        let started = !flags.unstarted.white && !flags.unstarted.black;
        let throws = matches!(position.phase(), Phase::Throw { pool } if pool.is_empty());
        if !opened || !started || !throws || flags.skip[own] {
            return None;
        }
        let lead = match self.set.ending {
            Ending::MostBorneOff => position.off(own) as i8 - position.off(enemy) as i8,
            Ending::FirstOut | Ending::PlayOn => 0,
        };
        let pieces = [position.pieces(own), position.pieces(enemy)];
        let waiting = [position.waiting(own), position.waiting(enemy)];
        let class = self.class(pieces.map(SquareSet::len), waiting, lead)?;
        let bound = [flags.reborn[own] || flags.entered, flags.reborn[enemy]];
        let mine = self.places(pieces[0], bound[0]);
        let theirs = self.places(pieces[1], bound[1]);
        let count = self.choose[usize::from(self.places - class.on_board[0])][usize::from(class.on_board[1])];
        let rank = self.rank(mine, 0) * count + self.rank(theirs, mine);
        let number = class.begin + rank * self.variants + u32::from(flags.skip[enemy]);
        Some(if own == side { number } else { number | super::edges::OTHER })
    }

    fn class(&self, on_board: [u8; 2], waiting: [u8; 2], lead: i8) -> Option<Class> {
        let at = *self.by_numbers.get(key(on_board, waiting, lead)?)?;
        self.classes.get(usize::from(at)).copied()
    }

    /// How a game ends whose end is settled, though it may still be played on.
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome);
        }
        let out = |side: Side| !position.in_play(side);
        match self.set.ending {
            Ending::FirstOut => None,
            Ending::PlayOn => Side::BOTH.into_iter().find(|&side| out(side)).map(Outcome::Won),
            Ending::MostBorneOff => {
                // Nothing is taken any more once a side is out: the other bears off all that it has.
                let alone = out(Side::White) || out(Side::Black);
                let left = |side: Side| position.pieces(side).len() as i8;
                let ahead = |side: Side| position.off(side) as i8 - position.off(!side) as i8;
                let sure =
                    |side: Side| ahead(side) > left(!side) || alone && ahead(side) + left(side) > left(!side);
                match Side::BOTH.into_iter().find(|&side| sure(side)) {
                    Some(winner) => Some(Outcome::Won(winner)),
                    None if alone => Some(Outcome::Draw),
                    None => None,
                }
            }
        }
    }

    /// The position of a number in the class; `None` for numbers that stand for none.
    pub(super) fn position(&self, class: &Class, number: u32) -> Option<Position> {
        let within = number - class.begin;
        let (rank, variant) = (within / self.variants, within % self.variants);
        let [own, enemy] = class.on_board;
        let count = self.choose[usize::from(self.places - own)][usize::from(enemy)];
        let mine = self.unrank(rank / count, own, 0);
        let theirs = self.unrank(rank % count, enemy, mine);
        let (white, bound_white) = self.squares(mine)?;
        let (black, bound_black) = self.squares(theirs)?;
        if !white.intersection(black).is_empty() {
            return None;
        }
        let enters = self.set.entry.is_some();
        if enters && bound_black {
            return None;
        }
        let reborn = if enters { BySide::default() } else { BySide::new(bound_white, bound_black) };
        let flags = Flags {
            reborn,
            entered: enters && bound_white,
            skip: BySide::new(false, variant == 1),
            ..Flags::default()
        };
        let off = match self.set.ending {
            Ending::MostBorneOff => {
                BySide::new(class.lead.max(0).unsigned_abs(), class.lead.min(0).unsigned_abs())
            }
            Ending::FirstOut | Ending::PlayOn => {
                let [own, enemy] = class.in_play();
                BySide::new(self.set.pieces.saturating_sub(own), self.set.pieces.saturating_sub(enemy))
            }
        };
        let gone = |side: usize, off: u8| self.set.pieces.saturating_sub(class.in_play()[side] + off);
        let taken = BySide::new(gone(0, off.white), gone(1, off.black));
        let waiting = BySide::new(class.waiting[0], class.waiting[1]);
        Some(Position::to_throw(BySide::new(white, black), waiting, off, taken, flags))
    }

    /// The places of the pieces on these squares.
    fn places(&self, pieces: SquareSet, bound: bool) -> u32 {
        let mut places = 0;
        for square in pieces {
            if bound && self.bound == Some(square) {
                places |= 1 << (self.places - 1);
            } else {
                // A piece where none can stand: a position that play can't come to.
                places |= 1u32.checked_shl(u32::from(self.place[usize::from(square.number())])).unwrap_or(0);
            }
        }
        places
    }

    /// The squares of these places, and whether one of the pieces is bound; `None` where two share a square.
    fn squares(&self, places: u32) -> Option<(SquareSet, bool)> {
        let mut squares = SquareSet::EMPTY;
        let mut left = places;
        while left != 0 {
            let square = Square::new(self.square[left.trailing_zeros() as usize])?;
            if squares.contains(square) {
                return None;
            }
            squares = squares.with(square);
            left &= left - 1;
        }
        Some((squares, self.bound.is_some() && places >> (self.places - 1) & 1 == 1))
    }

    /// The rank of the places among all choices of as many places that are not taken.
    fn rank(&self, places: u32, taken: u32) -> u32 {
        let (mut left, mut rank, mut chosen) = (places, 0, 1);
        while left != 0 {
            let place = left.trailing_zeros();
            let below = (taken & ((1 << place) - 1)).count_ones();
            rank += self.choose[(place - below) as usize][chosen.min(MOST)];
            chosen += 1;
            left &= left - 1;
        }
        rank
    }

    /// The places of this rank.
    fn unrank(&self, mut rank: u32, count: u8, taken: u32) -> u32 {
        let mut places = 0;
        let mut place = u32::from(self.places) - taken.count_ones();
        let mut at = u32::from(self.places);
        for chosen in (1..=usize::from(count)).rev() {
            loop {
                place -= 1;
                at -= 1;
                while taken >> at & 1 == 1 {
                    at -= 1;
                }
                if self.choose[place as usize][chosen] <= rank {
                    break;
                }
            }
            rank -= self.choose[place as usize][chosen];
            places |= 1 << at;
        }
        places
    }
}

/// How many keys there are.
const KEYS: usize = (MOST + 1) * (MOST + 1) * (MOST + 1) * (MOST + 1) * (2 * MOST + 1);

/// The key of a class.
fn key(on_board: [u8; 2], waiting: [u8; 2], lead: i8) -> Option<usize> {
    let mut key = usize::try_from(lead + MOST as i8).ok().filter(|&lead| lead <= 2 * MOST)?;
    for count in [on_board[0], on_board[1], waiting[0], waiting[1]] {
        if usize::from(count) > MOST {
            return None;
        }
        key = key * (MOST + 1) + usize::from(count);
    }
    Some(key)
}

/// Positions that are solved together: with these numbers of pieces in play and this lead in pieces borne off,
/// and the same seen from the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Block {
    pub(super) in_play: [u8; 2],
    pub(super) lead: i8,
}

impl Block {
    const fn other(self) -> Self {
        Self { in_play: [self.in_play[1], self.in_play[0]], lead: -self.lead }
    }
}

/// The blocks to be solved, in the order in which they can be: every position leads to one of the same block,
/// or of fewer pieces.
pub(super) fn blocks(set: &Ruleset, limits: &Limits) -> Vec<Block> {
    // With a piece gone on either side, no token of the opening is left.
    let most = limits.a_side.min(set.pieces.saturating_sub(1)).min(MOST as u8);
    let mut blocks = Vec::new();
    for total in 2..=limits.in_all {
        for more in total.div_ceil(2)..=most.min(total.saturating_sub(1)) {
            let fewer = total - more;
            // Any other lead settles the game.
            let leads = match set.ending {
                Ending::MostBorneOff if more == fewer => 0..=more as i8,
                Ending::MostBorneOff => -(more as i8)..=fewer as i8,
                Ending::FirstOut | Ending::PlayOn => 0..=0,
            };
            blocks.extend(leads.map(|lead| Block { in_play: [more, fewer], lead }));
        }
    }
    blocks
}
