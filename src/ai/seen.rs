//! Which positions a search has met.

use crate::rules::{Position, Side, Throw};

/// A number for a position: the same for equal ones, different for others, but for one in 2⁶⁴.
#[must_use]
pub(super) fn key(position: &Position) -> u64 {
    let [white, black] = Side::BOTH.map(|side| u64::from(position.pieces(side).bits()));
    let mut rest = Throw::all().fold(0, |all, throw| all * 11 + u64::from(position.pool().count(throw)));
    let flags = position.flags();
    for fact in [
        position.side() == Side::White,
        matches!(position.phase(), crate::rules::Phase::Move { .. }),
        flags.skip.white,
        flags.skip.black,
        flags.reborn.white,
        flags.reborn.black,
        flags.unopened.white,
        flags.unopened.black,
        flags.unstarted.white,
        flags.unstarted.black,
        flags.owed,
        flags.entered,
        flags.direction.is_some(),
        flags.direction == Some(crate::rules::Direction::Advance),
        position.outcome().is_some(),
    ] {
        rest = rest << 1 | u64::from(fact);
    }
    for side in Side::BOTH {
        rest = rest.wrapping_mul(31).wrapping_add(u64::from(position.off(side)));
        rest = rest.wrapping_mul(31).wrapping_add(u64::from(position.waiting(side)));
    }
    let mut mixed = (white | black << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^= mixed >> 29;
    mixed = (mixed ^ rest).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^= mixed >> 32;
    mixed = (mixed ^ u64::from(flags.fixed.bits())).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// Such numbers, each with the place in a list that it was first met at.
pub(super) struct Seen {
    /// A power of two of entries, their number 0 where one is empty.
    entries: Vec<(u64, usize)>,
    count: usize,
}

impl Seen {
    /// None.
    pub(super) const fn new() -> Self {
        Self { entries: Vec::new(), count: 0 }
    }

    /// Where the number was first met; if nowhere, adds it with this place.
    pub(super) fn find_or_add(&mut self, key: u64, place: usize) -> Option<usize> {
        if self.entries.len() < (self.count + 1) * 2 {
            let grown = vec![(0, 0); (self.entries.len() * 2).max(32)];
            for (key, place) in core::mem::replace(&mut self.entries, grown) {
                if key != 0 {
                    self.put(key, place);
                }
            }
        }
        let known = self.put(key.max(1), place);
        self.count += usize::from(known.is_none());
        known
    }

    fn put(&mut self, key: u64, place: usize) -> Option<usize> {
        let mask = self.entries.len() - 1;
        let mut at = key as usize & mask;
        while self.entries[at].0 != 0 {
            if self.entries[at].0 == key {
                return Some(self.entries[at].1);
            }
            at = (at + 1) & mask;
        }
        self.entries[at] = (key, place);
        None
    }
}
