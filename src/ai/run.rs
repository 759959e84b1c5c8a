//! A game that is played through and not kept.

use crate::rng::Throws;
use crate::rules::{Move, Outcome, PATIENCE, Position, Rules, Side, Throw};

/// A game under way: only what it takes to go on. It allocates nothing.
#[derive(Clone, Debug)]
pub struct Run<'a> {
    rules: &'a Rules,
    throws: Throws,
    thrown: u64,
    quiet: u32,
    /// The position.
    pub position: Position,
    /// The seat that won the opening.
    pub leader: Option<Side>,
}

impl<'a> Run<'a> {
    /// A game from the start, with these throws.
    #[must_use]
    pub fn new(rules: &'a Rules, throws: Throws) -> Self {
        Self { rules, throws, thrown: 0, quiet: 0, position: rules.start(), leader: None }
    }

    /// How the game has ended, if it has: by the rules, or for want of progress.
    #[must_use]
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.position.outcome() {
            None if self.quiet >= PATIENCE => Some(Outcome::Draw),
            outcome => outcome,
        }
    }

    /// Makes the next throw; gives it, or `None` where none is due.
    #[inline]
    pub fn throw(&mut self) -> Option<Throw> {
        let device = self.rules.ruleset().device;
        let throw = device.fall(self.throws.way(self.thrown, device.total()));
        let next = self.rules.throw(&self.position, throw).ok()?;
        if self.leader.is_none() {
            self.leader = self.rules.opening_winner(&self.position, throw);
        }
        self.position = next;
        self.thrown += 1;
        Some(throw)
    }

    /// Plays a move, which must be legal: any other gives a game that means nothing, but no panic.
    #[inline]
    pub fn play(&mut self, played: Move) {
        let next = self.rules.successor(&self.position, played);
        self.quiet = if self.position.gets_on(played, &next) { 0 } else { self.quiet + 1 };
        self.position = next;
    }
}
