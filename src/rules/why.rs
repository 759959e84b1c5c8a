//! Why a move is not legal.

use super::engine::{Bearing, IF_EMPTY, NOWHERE, OFF, Rules};
use super::moves::{Move, Target};
use super::obstacle::Obstacle;
use super::position::{Direction, Phase, Position};
use super::ruleset::{
    Capture, Condition, Gate, Precedence, Protection, Release, Retreat, StartingOrder, Turn,
};
use super::square::{Square, SquareSet};
use super::throw::Throw;
use super::view::{View, back};

impl Rules {
    /// What keeps a side from playing this throw with the piece on the square, or `None` where it can be
    /// played. For a piece that could only retreat this tells what stops its advance.
    #[must_use]
    pub fn why_not(&self, position: &Position, throw: Throw, from: Square) -> Option<Obstacle> {
        if !self.in_hand(position, throw) {
            return Some(Obstacle::NotThrown(throw));
        }
        if !position.pieces[position.side].contains(from) {
            return Some(Obstacle::NoPiece(from));
        }
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
        if let Some(throw) = played.throw()
            && !self.in_hand(position, throw)
        {
            return Obstacle::NotThrown(throw);
        }
        let view = View::new(self, position);
        match played {
            Move::Pass => Obstacle::MoveExists,
            Move::Back => self.against_back(position, &view),
            Move::GiveAway { .. } => Obstacle::NothingToGive,
            Move::Enter { throw, on } => match self.set.entry {
                Some(entry)
                    if entry.square == on && entry.by == throw && position.occupied().contains(on) =>
                {
                    Obstacle::Occupied(on)
                }
                _ => Obstacle::NoEntry,
            },
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

    /// Whether the throw, or a part of this size, is there to be played.
    fn in_hand(&self, position: &Position, throw: Throw) -> bool {
        let Phase::Move { pool } = position.phase else { return false };
        match (self.set.turn, pool.lowest()) {
            (Turn::Split, Some(left)) => throw <= left,
            _ => pool.contains(throw),
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
                return Some(match view.bearing() {
                    _ if throw != hold.off_by => Obstacle::ExactThrow,
                    Bearing::Refused => Obstacle::FirstRow,
                    Bearing::Allowed => {
                        view.wall(from, self.set.bear_off.line).unwrap_or(Obstacle::ExactThrow)
                    }
                });
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
        if position.flags.direction == Some(Direction::Retreat) && view.free_advance(self, throw, from) {
            return Some(Obstacle::OneDirection);
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

    /// Why the piece in the water can't go back.
    fn against_back(&self, position: &Position, view: &View<'_>) -> Obstacle {
        match self.set.hold {
            Some(hold) if view.own.contains(hold.square) => match hold.release {
                Release::Optional { back_to } if position.occupied().contains(back_to) => {
                    Obstacle::Occupied(back_to)
                }
                _ => Obstacle::NothingToGive,
            },
            _ => Obstacle::NothingToGive,
        }
    }

    /// Whether a jump carries the piece there beside its ordinary move.
    fn jumps_to(&self, throw: Throw, from: Square, to: Square) -> bool {
        self.set.jumps.iter().any(|jump| jump.throw == throw && jump.from == from && jump.to == to)
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
            // A forced occupation is no advance: it comes after the retreats.
            Move::Step { throw: t, from, to: Target::On(to) } => {
                (any_part || t == throw) && to > from && !view.own.contains(to)
            }
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
            (Some(Target::Off), Some(_)) if self.refused_off(rules, throw, from) => {
                return Some(self.against_leaving(rules, throw, from));
            }
            (Some(Target::On(named)), Some(_)) if rules.jumps_to(throw, from, named) => {
                return self.occupied(named).or_else(|| self.wall(from, named.number()));
            }
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
                return Some(match rules.set.protection {
                    Protection::AnyNeighbour => Obstacle::NotAlone(to),
                    _ => Obstacle::Pair(to),
                });
            }
        }
        self.wall(from, to.number())
    }

    /// Whether the throw would bear the piece off, were that allowed now.
    fn refused_off(&self, rules: &Rules, throw: Throw, from: Square) -> bool {
        let [_, allowed] = &rules.advances;
        let reach = allowed[usize::from(throw.value())][usize::from(from.number())];
        self.bearing() == Bearing::Refused && reach == OFF
    }

    fn occupied(&self, square: Square) -> Option<Obstacle> {
        self.own.union(self.enemy).contains(square).then_some(Obstacle::Occupied(square))
    }

    /// Whether nothing but the direction of the throw keeps the piece from advancing.
    fn free_advance(&self, rules: &Rules, throw: Throw, from: Square) -> bool {
        self.reach(throw, from) != NOWHERE && self.against_advance(rules, throw, from, None).is_none()
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
