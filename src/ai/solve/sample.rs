//! Positions drawn from the tables, to measure players against.

use super::Solver;
use crate::rng::Rng;
use crate::rules::Position;

impl Solver {
    /// A solved position in which white is to throw and the sides, white first, have these numbers of pieces
    /// in play: any that the notation admits, all equally likely. `None` where no such position is solved.
    ///
    /// Black's positions are the same with the colours exchanged. Play comes to some of them far more often
    /// than to others, and to a few never.
    pub fn sample(&self, in_play: [u8; 2], rng: &mut Rng) -> Option<Position> {
        let classes: Vec<_> = self
            .index
            .classes()
            .iter()
            .filter(|class| class.in_play() == in_play && class.begin() < self.solved_end)
            .map(|class| (class, self.index.size_of(class)))
            .collect();
        let total: u32 = classes.iter().map(|(_, size)| size).sum();
        if total == 0 {
            return None;
        }
        loop {
            let mut drawn = rng.below(total);
            for &(class, size) in &classes {
                if drawn < size {
                    let position = self.index.position(class, class.begin() + drawn);
                    let admitted = |position: &Position| self.rules.read(&self.rules.write(position)).is_ok();
                    if let Some(position) = position.filter(admitted) {
                        return Some(position);
                    }
                    break;
                }
                drawn -= size;
            }
        }
    }
}
