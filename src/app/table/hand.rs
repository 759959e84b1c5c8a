//! What the person at the board has in hand: the chosen throw, the chosen piece, and what can be done with them.

use super::picture::place;
use crate::app::scene::{Place, Target, TargetKind};
use crate::rules::ruleset::{Release, Turn};
use crate::rules::{self, Move, Phase, Pool, Position, Rules, Side, Square, SquareSet, Throw};

/// The chosen throw and the chosen piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// The throw that was chosen from the pool; `None` leaves the choice to the program.
    throw: Option<Throw>,
    /// The piece that is picked up.
    pub piece: Option<Place>,
}

/// A position with the hand over it.
#[derive(Clone, Debug)]
pub struct Choices<'a> {
    rules: &'a Rules,
    position: &'a Position,
    legal: rules::MoveList,
    hand: Hand,
}

impl Hand {
    /// The hand with a throw chosen, the piece put back.
    #[must_use]
    pub const fn choosing(throw: Throw) -> Self {
        Self { throw: Some(throw), piece: None }
    }

    /// The same throw, with another piece or none.
    #[must_use]
    pub const fn holding(self, piece: Option<Place>) -> Self {
        Self { piece, ..self }
    }
}

impl<'a> Choices<'a> {
    /// What can be done in a position.
    #[must_use]
    pub fn new(rules: &'a Rules, position: &'a Position, hand: Hand) -> Self {
        Self { rules, position, legal: rules.legal(position), hand }
    }

    /// Every legal move.
    #[must_use]
    pub fn legal(&self) -> &[Move] {
        &self.legal
    }

    /// The throws to be played, as they lie; empty outside the phase of moves.
    #[must_use]
    pub const fn pool(&self) -> Pool {
        match self.position.phase() {
            Phase::Move { pool } => pool,
            _ => Pool::EMPTY,
        }
    }

    /// The throw that is played next: the chosen one, else the first with a move, else the first. `None`
    /// where any part of a throw may be played.
    #[must_use]
    pub fn throw(&self) -> Option<Throw> {
        if self.rules.ruleset().turn == Turn::Split {
            return None;
        }
        let pool = self.pool();
        let chosen = self.hand.throw.filter(|throw| pool.contains(*throw));
        chosen.or_else(|| pool.values().find(|throw| self.can_use(*throw))).or_else(|| pool.lowest())
    }

    /// Whether some piece can be moved by the throw.
    #[must_use]
    pub fn can_use(&self, throw: Throw) -> bool {
        let by = |played: &Move| {
            matches!(played, Move::Step { .. } | Move::Enter { .. }) && played.throw() == Some(throw)
        };
        self.legal.iter().any(by)
    }

    /// The moves of a piece by the throw in use; with those that need no throw.
    #[must_use]
    pub fn moves_of(&self, place: Place) -> Vec<Move> {
        self.moves_by(place, self.throw())
    }

    fn moves_by(&self, place: Place, throw: Option<Throw>) -> Vec<Move> {
        let fits = |played: &&Move| throw.is_none() || played.throw().is_none() || played.throw() == throw;
        self.legal.iter().filter(|m| self.origin(**m) == Some(place)).filter(fits).copied().collect()
    }

    /// Another throw of the pool by which the piece can move.
    #[must_use]
    pub fn other_throw_for(&self, place: Place) -> Option<Throw> {
        self.pool().values().find(|throw| !self.moves_by(place, Some(*throw)).is_empty())
    }

    /// Whether the piece can move, by whichever throw.
    #[must_use]
    pub fn can_lift(&self, place: Place) -> bool {
        !self.moves_of(place).is_empty() || self.other_throw_for(place).is_some()
    }

    /// The moves that are shown: of the chosen piece, else of the one that is pointed at; and the one of them
    /// that is meant, where there is just one, or the chosen piece's goal is pointed at.
    #[must_use]
    pub fn shown(&self, pointed: Option<Square>) -> (Vec<Move>, Option<Move>) {
        let moves = match (self.piece(), pointed) {
            (None, Some(square)) => self.moves_of(Place::Square(square)),
            _ => self.chosen_moves(),
        };
        let goal = pointed.and_then(|square| self.move_to(Place::Square(square)));
        let only = if let [only] = moves.as_slice() { Some(*only) } else { None };
        (moves, goal.or(only))
    }

    /// Where a move sends pieces beside its way: an enemy that makes way, and the piece itself from a square
    /// that keeps nobody.
    #[must_use]
    pub fn knocks(&self, played: Move) -> Vec<(Place, Place)> {
        let Ok(done) = self.rules.play(self.position, played) else { return Vec::new() };
        let displaced = done.displaced.map(|d| (Place::Square(d.from), place(d.to, d.side)));
        let sent = done.sent_from.zip(done.rest);
        let sent = sent.map(|(from, to)| (Place::Square(from), place(to, done.side)));
        displaced.into_iter().chain(sent).collect()
    }

    /// Where the moved piece stands.
    #[must_use]
    pub fn origin(&self, played: Move) -> Option<Place> {
        match played {
            Move::Step { from, .. } => Some(Place::Square(from)),
            Move::Enter { .. } => Some(Place::Waiting(self.position.side())),
            Move::Back => self.rules.ruleset().hold.map(|hold| Place::Square(hold.square)),
            Move::GiveAway { .. } | Move::Pass => None,
        }
    }

    /// Where the move is tapped.
    #[must_use]
    pub fn goal(&self, played: Move) -> Option<Place> {
        match played {
            Move::Step { to: rules::Target::On(square), .. } => Some(Place::Square(square)),
            Move::Step { to: rules::Target::Off, .. } => Some(Place::Off(self.position.side())),
            Move::Enter { on, .. } => Some(Place::Square(on)),
            Move::Back => match self.rules.ruleset().hold?.release {
                Release::Optional { back_to } => Some(Place::Square(back_to)),
                Release::Compulsory => None,
            },
            Move::GiveAway { .. } | Move::Pass => None,
        }
    }

    /// The squares whose piece can move by the throw in use.
    #[must_use]
    pub fn movable(&self) -> SquareSet {
        let throw = self.throw();
        Square::all()
            .filter(|square| !self.moves_by(Place::Square(*square), throw).is_empty())
            .fold(SquareSet::EMPTY, SquareSet::with)
    }

    /// The side whose waiting pieces can enter.
    #[must_use]
    pub fn entering(&self) -> Option<Side> {
        let side = self.position.side();
        (!self.moves_of(Place::Waiting(side)).is_empty()).then_some(side)
    }

    /// The chosen piece, while it can move.
    #[must_use]
    pub fn piece(&self) -> Option<Place> {
        self.hand.piece.filter(|place| !self.moves_of(*place).is_empty())
    }

    /// The moves of the chosen piece.
    #[must_use]
    pub fn chosen_moves(&self) -> Vec<Move> {
        self.piece().map(|place| self.moves_of(place)).unwrap_or_default()
    }

    /// The move of the chosen piece that is made by a tap on a place.
    #[must_use]
    pub fn move_to(&self, goal: Place) -> Option<Move> {
        self.chosen_moves().into_iter().find(|played| self.goal(*played) == Some(goal))
    }

    /// Where moves lead, and what would happen there.
    #[must_use]
    pub fn targets_of(&self, moves: Vec<Move>) -> Vec<Target> {
        let target = |played: Move| Some(Target { place: self.goal(played)?, kind: self.kind(played) });
        moves.into_iter().filter_map(target).collect()
    }

    /// What a move does to those that it touches.
    #[must_use]
    pub fn kind(&self, played: Move) -> TargetKind {
        let Ok(done) = self.rules.play(self.position, played) else { return TargetKind::Plain };
        match done.rest {
            Some(rules::Place::Off) => TargetKind::Off,
            _ if done.sent_from.is_some() => TargetKind::Water,
            _ if done.displaced.is_some() => TargetKind::Capture,
            _ => TargetKind::Plain,
        }
    }

    /// The squares that a move visits, both ends included.
    #[must_use]
    pub fn path(&self, played: Move) -> Vec<Square> {
        path(played, self.goal(played))
    }

    /// The only move, where there is just one and it moves a piece.
    #[must_use]
    pub fn only_move(&self) -> Option<Move> {
        match self.legal.as_slice() {
            [only] if self.origin(*only).is_some() => Some(*only),
            _ => None,
        }
    }

    /// Whether nothing can be done but to pass.
    #[must_use]
    pub fn only_pass(&self) -> bool {
        self.legal.as_slice() == [Move::Pass]
    }

    /// The throw in use may be given away.
    #[must_use]
    pub fn give_away(&self) -> Option<Move> {
        let throw = self.throw()?;
        self.legal.iter().copied().find(|played| *played == Move::GiveAway { throw })
    }
}

/// The squares that a move visits, both ends included where they are squares.
#[must_use]
pub fn path(played: Move, goal: Option<Place>) -> Vec<Square> {
    let between = |from: u8, to: u8| -> Vec<Square> {
        if from <= to {
            (from..=to).filter_map(Square::new).collect()
        } else {
            (to..=from).rev().filter_map(Square::new).collect()
        }
    };
    match (played, goal) {
        (Move::Step { from, to: rules::Target::On(to), .. }, _) => between(from.number(), to.number()),
        (Move::Step { from, to: rules::Target::Off, .. }, _) => between(from.number(), Square::COUNT),
        (Move::Enter { on, .. }, _) => vec![on],
        (Move::Back, Some(Place::Square(to))) => vec![to],
        _ => Vec::new(),
    }
}
