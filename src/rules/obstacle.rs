//! Why a move is not legal: what stands in the way, for error messages and for players.

use core::fmt;

use super::engine::{Bearing, IF_EMPTY, NOWHERE, OFF, Rules};
use super::movegen::{View, back};
use super::moves::{Move, Target};
use super::position::{Direction, Phase, Position};
use super::ruleset::{Capture, Condition, Gate, Precedence, Release, Retreat, StartingOrder, Turn};
use super::square::{Square, SquareSet};
use super::throw::Throw;

/// What stands in the way of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Obstacle {
    /// The throw is not among those to be played.
    NotThrown(Throw),
    /// The side has no piece on the square.
    NoPiece(Square),
    /// No piece waits to enter, or none enters by this throw.
    NoEntry,
    /// The throw does not carry the piece there, but to this square.
    GoesTo(Square),
    /// The throw does not carry the piece there.
    WrongTarget,
    /// An own piece stands on the square.
    OwnPiece(Square),
    /// The square is occupied, and must be empty.
    Occupied(Square),
    /// The enemy piece on the square is protected by a companion.
    Pair(Square),
    /// No piece can be captured on the square.
    Safe(Square),
    /// While the first square is occupied, no piece on the second can be captured.
    WaterOccupied(Square, Square),
    /// A wall stands from the first square to the second.
    Wall(Square, Square),
    /// The square must be reached first, by the exact throw.
    Gate(Square),
    /// The piece leaves its square only by another throw.
    ExactThrow,
    /// No piece leaves while an own piece stands on 1–10.
    FirstRow,
    /// No piece leaves until all own pieces stand on 21–30.
    LastRow,
    /// The piece on the square holds its whole side.
    Held(Square),
    /// The piece on the square must move first.
    First(Square),
    /// The side must throw a 1 before it moves.
    Unstarted,
    /// The piece that started on the square has to move first.
    Behind(Square),
    /// Nothing retreats, or not from there.
    NoRetreat,
    /// A piece moves back only where none can advance.
    AdvanceExists,
    /// The parts of a throw all go in one direction.
    OneDirection,
    /// A move exists, so that the throw can't be passed.
    MoveExists,
    /// Nothing there may be given up, or given away.
    NothingToGive,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotThrown(throw) => write!(f, "there is no {throw} to be played"),
            Self::NoPiece(square) => write!(f, "the side to act has no piece on {square}"),
            Self::NoEntry => f.write_str("no piece can enter by that"),
            Self::GoesTo(square) => write!(f, "the throw carries the piece to {square}"),
            Self::WrongTarget => f.write_str("the throw does not carry the piece there"),
            Self::OwnPiece(square) => write!(f, "an own piece stands on {square}"),
            Self::Occupied(square) => write!(f, "{square} must be empty"),
            Self::Pair(square) => write!(f, "the piece on {square} is protected by a companion"),
            Self::Safe(square) => write!(f, "{square} is safe"),
            Self::WaterOccupied(water, square) => {
                write!(f, "while {water} is occupied, {square} is safe")
            }
            Self::Wall(first, last) => write!(f, "a wall stands on {first} to {last}"),
            Self::Gate(square) => write!(f, "{square} must be reached first, by the exact throw"),
            Self::ExactThrow => f.write_str("the piece can't move by that throw"),
            Self::FirstRow => f.write_str("no piece leaves while an own piece stands on 1 to 10"),
            Self::LastRow => f.write_str("no piece leaves until all own pieces stand on 21 to 30"),
            Self::Held(square) => write!(f, "the piece on {square} holds its side"),
            Self::First(square) => write!(f, "the piece on {square} must move first"),
            Self::Unstarted => f.write_str("the side must throw a 1 before it moves"),
            Self::Behind(square) => write!(f, "the piece that started on {square} has to move first"),
            Self::NoRetreat => f.write_str("the piece can't move back"),
            Self::AdvanceExists => f.write_str("a piece moves back only where none can advance"),
            Self::OneDirection => f.write_str("the parts of a throw go in one direction"),
            Self::MoveExists => f.write_str("a move exists"),
            Self::NothingToGive => f.write_str("there is nothing to give up or away"),
        }
    }
}

impl Rules {
    /// What keeps a side from playing this throw with the piece on the square, or `None` where it can be
    /// played. For a piece that could only retreat this tells what stops its advance.
    #[must_use]
    pub fn why_not(&self, position: &Position, throw: Throw, from: Square) -> Option<Obstacle> {
        let moves = self.legal(position);
        if moves.iter().any(|m| m.from() == Some(from) && m.throw() == Some(throw)) {
            return None;
        }
        let view = View::new(self, position);
        Some(self.of_side(position, &view, throw, from).unwrap_or_else(|| {
            view.against_advance(self, throw, from, None).unwrap_or(Obstacle::WrongTarget)
        }))
    }

    /// The first reason found why a move is not legal.
    pub(super) fn obstacle(&self, position: &Position, played: Move) -> Obstacle {
        let Phase::Move { pool } = position.phase else { return Obstacle::MoveExists };
        if let Some(throw) = played.throw() {
            let in_hand = match (self.set.turn, pool.lowest()) {
                (Turn::Split, Some(left)) => throw <= left,
                _ => pool.contains(throw),
            };
            if !in_hand {
                return Obstacle::NotThrown(throw);
            }
        }
        let view = View::new(self, position);
        match played {
            Move::Pass => Obstacle::MoveExists,
            Move::Back | Move::GiveAway { .. } => Obstacle::NothingToGive,
            Move::Enter { on, .. } if position.occupied().contains(on) => Obstacle::Occupied(on),
            Move::Enter { .. } => Obstacle::NoEntry,
            Move::Step { throw, from, to } => {
                if !view.own.contains(from) {
                    return Obstacle::NoPiece(from);
                }
                self.of_side(position, &view, throw, from)
                    .or_else(|| match to {
                        Target::On(square) if Some(square) == back(from, throw) => {
                            self.against_retreat(position, &view, throw, from, square)
                        }
                        _ => view.against_advance(self, throw, from, Some(to)),
                    })
                    .unwrap_or(Obstacle::WrongTarget)
            }
        }
    }

    /// What binds the side as a whole, or this piece of it.
    fn of_side(&self, position: &Position, view: &View<'_>, throw: Throw, from: Square) -> Option<Obstacle> {
        let (side, set) = (position.side, &self.set);
        if position.flags.unstarted[side] {
            return Some(Obstacle::Unstarted);
        }
        if let Some(hold) = set.hold {
            let held = view.own.contains(hold.square);
            let reborn = match hold.release {
                Release::Optional { back_to } if position.flags.reborn[side] => Some(back_to),
                _ => None,
            };
            if held && from == hold.square {
                return (view.bearing() == Bearing::Refused && throw == hold.off_by)
                    .then_some(Obstacle::FirstRow)
                    .or(Some(Obstacle::ExactThrow));
            }
            if let Some(square) = reborn
                && from != square
            {
                return Some(Obstacle::First(square));
            }
            if held && reborn.is_none() {
                return Some(Obstacle::Held(hold.square));
            }
        }
        if position.flags.entered
            && let Some(entry) = set.entry
            && from != entry.square
        {
            return Some(Obstacle::First(entry.square));
        }
        let legal_from = |squares: SquareSet| {
            self.legal(position)
                .iter()
                .filter_map(|m| m.from().filter(|_| m.throw() == Some(throw)))
                .find(|square| squares.contains(*square) && *square != from)
        };
        if position.flags.unopened[side]
            && let Some(square) = set.first_move[side]
            && from != square
            && legal_from(SquareSet::EMPTY.with(square)).is_some()
        {
            return Some(Obstacle::First(square));
        }
        match set.precedence {
            Precedence::IfMovable(squares) if !squares.contains(from) => {
                if let Some(square) = legal_from(squares) {
                    return Some(Obstacle::First(square));
                }
            }
            Precedence::Only(squares) if !squares.contains(from) => {
                if let Some(square) = view.own.intersection(squares).lowest() {
                    return Some(Obstacle::First(square));
                }
            }
            _ => {}
        }
        if set.starting_order == StartingOrder::FrontFirst && !view.free().contains(from) {
            return Square::new(from.number() + 1).map(Obstacle::Behind);
        }
        None
    }

    fn against_retreat(
        &self,
        position: &Position,
        view: &View<'_>,
        throw: Throw,
        from: Square,
        to: Square,
    ) -> Option<Obstacle> {
        let (squares, to_empty) = match self.set.retreat {
            Retreat::None => return Some(Obstacle::NoRetreat),
            Retreat::Capturing(squares) => (squares, false),
            Retreat::ToEmpty(squares) => (squares, true),
        };
        if !squares.contains(from) {
            return Some(Obstacle::NoRetreat);
        }
        if position.flags.direction == Some(Direction::Advance) {
            return Some(Obstacle::OneDirection);
        }
        let any_part = self.set.turn == Turn::Split;
        let advances = |m: &Move| match *m {
            Move::Step { throw: t, from, to: Target::On(to) } => (any_part || t == throw) && to > from,
            Move::Step { throw: t, to: Target::Off, .. } | Move::Enter { throw: t, .. } => {
                any_part || t == throw
            }
            _ => false,
        };
        if self.legal(position).iter().any(advances) {
            return Some(Obstacle::AdvanceExists);
        }
        if view.own.contains(to) {
            return Some(Obstacle::OwnPiece(to));
        }
        if to_empty && view.enemy.contains(to) {
            return Some(Obstacle::Occupied(to));
        }
        view.against_landing(self, throw, Direction::Retreat, from, to)
    }
}

impl View<'_> {
    /// What stops the piece's advance by the throw, or its advance to this target.
    fn against_advance(
        &self,
        rules: &Rules,
        throw: Throw,
        from: Square,
        to: Option<Target>,
    ) -> Option<Obstacle> {
        let reach = self.reach(throw, from);
        if reach == NOWHERE {
            return Some(self.against_leaving(rules, throw, from));
        }
        let carried = Square::new(reach & !IF_EMPTY);
        match (to, carried) {
            (None, _) => {}
            (Some(Target::Off), None) => {}
            (Some(Target::On(named)), Some(square)) if named == square => {}
            (_, Some(square)) => return Some(Obstacle::GoesTo(square)),
            (_, None) => return Some(Obstacle::WrongTarget),
        }
        let Some(square) = carried else { return self.wall(from, rules.set.bear_off.line) };
        debug_assert_ne!(reach, OFF);
        if self.own.contains(square) {
            return Some(Obstacle::OwnPiece(square));
        }
        if reach & IF_EMPTY != 0 && self.enemy.contains(square) {
            return Some(Obstacle::Occupied(square));
        }
        self.against_landing(rules, throw, Direction::Advance, from, square)
    }

    fn against_landing(
        &self,
        rules: &Rules,
        throw: Throw,
        direction: Direction,
        from: Square,
        to: Square,
    ) -> Option<Obstacle> {
        if self.enemy.contains(to) {
            if rules.set.capture == Capture::None {
                return Some(Obstacle::Occupied(to));
            }
            if rules.set.safe.contains(to) {
                return Some(Obstacle::Safe(to));
            }
            if let Some(drowning) = rules.set.drowning
                && drowning.on.contains(to)
                && self.own.union(self.enemy).contains(drowning.to)
            {
                return Some(Obstacle::WaterOccupied(drowning.to, to));
            }
            if self.shielded(throw, direction).contains(to) {
                return Some(Obstacle::Pair(to));
            }
        }
        self.wall(from, to.number())
    }

    fn against_leaving(&self, rules: &Rules, throw: Throw, from: Square) -> Obstacle {
        let (set, number) = (&rules.set, from.number() + throw.value());
        let allowed =
            rules.advances[Bearing::Allowed as usize][usize::from(throw.value())][usize::from(from.number())];
        if self.bearing() == Bearing::Refused && allowed == OFF {
            return match set.bear_off.condition {
                Condition::FirstRowClear => Obstacle::FirstRow,
                Condition::AllInLastRow => Obstacle::LastRow,
                Condition::Always => Obstacle::ExactThrow,
            };
        }
        match set.gate {
            Gate::Exact(gate) if from < gate && number > gate.number() => Obstacle::Gate(gate),
            _ => Obstacle::ExactThrow,
        }
    }

    fn wall(&self, from: Square, to: u8) -> Option<Obstacle> {
        if !self.walled(from, to) {
            return None;
        }
        let (low, high) = if from.number() < to { (from.number(), to) } else { (to, from.number()) };
        let mut run: Option<(Square, Square)> = None;
        for square in self.enemy {
            if square.number() <= low || square.number() >= high {
                continue;
            }
            run = match run {
                Some((first, last)) if last.number() + 1 == square.number() => Some((first, square)),
                Some((first, last)) if last.number() - first.number() + 1 >= self.wall_length() => {
                    Some((first, last))
                }
                _ => Some((square, square)),
            };
        }
        run.map(|(first, last)| Obstacle::Wall(first, last))
    }
}
