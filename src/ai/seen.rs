//! Which positions a turn has come to.

use super::search::Way;
use crate::rules::{Position, Side};

/// A number for a position: the same for equal ones, and mostly another for others that one turn can come to.
fn key(position: &Position, left: usize) -> u32 {
    let [white, black] = Side::BOTH.map(|side| u64::from(position.pieces(side).bits()));
    let rest =
        left as u64 * 31 + u64::from(position.off(Side::White)) * 7 + u64::from(position.off(Side::Black));
    let mixed = ((white | black << 32) ^ rest.wrapping_mul(0x94d0_49bb_1331_11eb))
        .wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 32) as u32
}

/// Where each position stands in a list of ways, found by its number.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// A power of two of entries: the number, and one more than the place; 0 where one is empty.
    entries: Vec<(u32, u32)>,
    count: usize,
}

impl Seen {
    /// None any more; the room stays.
    pub(super) fn clear(&mut self) {
        self.count = 0;
        self.entries.fill((0, 0));
    }

    /// Where the position stands among the ways; if nowhere, it is taken to be added to their end.
    pub(super) fn find_or_add(&mut self, position: &Position, left: usize, ways: &[Way]) -> Option<usize> {
        if self.entries.len() < (self.count + 1) * 2 {
            let grown = vec![(0, 0); (self.entries.len() * 2).max(64)];
            for (key, place) in core::mem::replace(&mut self.entries, grown) {
                if place != 0 {
                    let at = self.free(key);
                    self.entries[at] = (key, place);
                }
            }
        }
        let (key, mask) = (key(position, left), self.entries.len() - 1);
        let mut at = key as usize & mask;
        while let (known, place @ 1..) = self.entries[at] {
            let place = place as usize - 1;
            if known == key && ways.get(place).is_some_and(|way| way.end == *position) {
                return Some(place);
            }
            at = (at + 1) & mask;
        }
        self.entries[at] = (key, ways.len() as u32 + 1);
        self.count += 1;
        None
    }

    /// The first empty entry for a number.
    fn free(&self, key: u32) -> usize {
        let mask = self.entries.len() - 1;
        let mut at = key as usize & mask;
        while self.entries[at].1 != 0 {
            at = (at + 1) & mask;
        }
        at
    }
}
