//! A move carried out: the piece that moves, the piece it meets, the square it lands on.

use super::engine::Rules;
use super::moves::{Move, Target};
use super::play::{Displaced, Place};
use super::position::{Direction, Phase, Position};
use super::ruleset::{Capture, Landing, Otherwise, Release, Turn};
use super::side::{BySide, Side};
use super::square::{Square, SquareSet};
use super::throw::{Pool, Throw};
use super::turn::Use;

/// A move under way: the position that it changes, and what has happened so far.
pub(super) struct Doing<'a> {
    pub next: &'a mut Position,
    pub side: Side,
    pub rest: Option<Place>,
    pub sent_from: Option<Square>,
    pub displaced: Option<Displaced>,
    pub withdrawn: Option<Square>,
    pub lost_turn: BySide<bool>,
}

impl Rules {
    #[inline]
    pub(super) fn carry_out<'a>(&self, next: &'a mut Position, played: Move) -> Doing<'a> {
        let side = next.side;
        let mut done = Doing {
            next,
            side,
            rest: None,
            sent_from: None,
            displaced: None,
            withdrawn: None,
            lost_turn: BySide::default(),
        };
        match played {
            Move::Step { throw, from, to } => self.step(&mut done, throw, from, to),
            Move::Enter { on, .. } => {
                done.rest = Some(Place::On(on));
                let next = &mut *done.next;
                next.waiting[side] = next.waiting[side].saturating_sub(1);
                next.pieces[side] = next.pieces[side].with(on);
                next.flags.entered = true;
                next.phase = Phase::Throw { pool: Pool::EMPTY };
            }
            Move::GiveAway { throw } => self.use_up(&mut done, throw, Use::Declined),
            Move::Pass => self.pass(&mut done),
            Move::Back => {
                if let Some(hold) = self.set.hold
                    && let Release::Optional { back_to } = hold.release
                {
                    let next = &mut *done.next;
                    next.pieces[side] = next.pieces[side].without(hold.square).with(back_to);
                    next.flags.skip[side] = true;
                    next.flags.reborn[side] = true;
                    done.rest = Some(Place::On(back_to));
                }
                self.hand_over(&mut done);
            }
        }
        done
    }

    #[inline]
    fn step(&self, done: &mut Doing<'_>, throw: Throw, from: Square, to: Target) {
        let side = done.side;
        let next = &mut *done.next;
        next.pieces[side] = next.pieces[side].without(from);
        let (mut usage, mut earned) = (Use::Played, false);
        let rest = match to {
            Target::Off => {
                next.off[side] += 1;
                if self.set.hold.is_some_and(|hold| hold.square == from) {
                    usage = Use::Released;
                }
                Place::Off
            }
            Target::On(named) => {
                let target = self.detour(next, from, named);
                if target != named {
                    done.sent_from = Some(named);
                }
                done.displaced = self.displace(next, side, from, target);
                next.pieces[side] = next.pieces[side].with(target);
                let rest = self.land(next, side, target);
                if rest != Place::On(target) {
                    done.sent_from = Some(named);
                }
                if let Place::On(square) = rest {
                    earned = square > from && self.set.earning.contains(square);
                }
                rest
            }
        };
        done.rest = Some(rest);
        self.release_flags(next, done.displaced, side, from);
        let opening = next.flags.unopened[side];
        next.flags.unopened[side] = false;
        if opening && usage == Use::Played {
            usage = Use::Opening;
        }
        if earned {
            usage = Use::Earned;
        }
        let direction = if rest == Place::Off || matches!(to, Target::On(named) if named > from) {
            Direction::Advance
        } else {
            Direction::Retreat
        };
        if self.set.turn == Turn::Split {
            self.use_part(done, throw, direction, usage);
        } else {
            self.use_up(done, throw, usage);
        }
    }

    /// Where a move ends that finds its target occupied and may go elsewhere.
    #[inline]
    fn detour(&self, next: &Position, from: Square, named: Square) -> Square {
        if !self.detoured.contains(from) || !next.occupied().contains(named) {
            return named;
        }
        let Some(detour) = self.set.detours.iter().find(|detour| detour.from == from) else { return named };
        let free = |square: &Square| !next.occupied().contains(*square);
        match detour.first.filter(free) {
            Some(square) => square,
            None => first_free_from(next.occupied(), detour.then).unwrap_or(named),
        }
    }

    /// Moves the piece away that stands on the target.
    #[inline]
    fn displace(&self, next: &mut Position, side: Side, from: Square, target: Square) -> Option<Displaced> {
        let whose = next.at(target)?;
        next.pieces[whose] = next.pieces[whose].without(target);
        let place = if whose == side {
            // The target itself will be filled by the mover.
            lowest_free(next.occupied().with(target)).map(Place::On)
        } else if let Some(drowning) = self.set.drowning.filter(|drowning| drowning.on.contains(target)) {
            Some(Place::On(drowning.to))
        } else {
            match self.set.capture {
                Capture::Swap => Some(Place::On(from)),
                Capture::SendToLowestFree => lowest_free(next.occupied().with(target)).map(Place::On),
                Capture::Take | Capture::None => None,
            }
        };
        let to = match place {
            Some(Place::On(square)) => {
                next.pieces[whose] = next.pieces[whose].with(square);
                Place::On(square)
            }
            _ => {
                next.taken[whose] += 1;
                Place::Taken
            }
        };
        Some(Displaced { side: whose, from: target, to })
    }

    /// Applies the landing effect of the square that the mover has come to.
    #[inline]
    fn land(&self, next: &mut Position, side: Side, target: Square) -> Place {
        let landing = self.landings[usize::from(target.number())];
        if landing == Landing::None {
            return Place::On(target);
        }
        let others = next.occupied().without(target);
        let sent = match landing {
            Landing::None => None,
            Landing::Unenter => {
                next.pieces[side] = next.pieces[side].without(target);
                next.waiting[side] += 1;
                return Place::Waiting;
            }
            Landing::Send(Some(named), _) if !others.contains(named) => Some(named),
            Landing::Send(_, Otherwise::LowestFree) => lowest_free(others.with(target)),
            Landing::Send(Some(named), Otherwise::FirstFreeBelow) => first_free_from(others, named),
            Landing::Send(None, Otherwise::FirstFreeBelow) => first_free_from(others.with(target), target),
            Landing::Send(_, Otherwise::Stay) => None,
        };
        let Some(square) = sent else { return Place::On(target) };
        next.pieces[side] = next.pieces[side].without(target).with(square);
        Place::On(square)
    }

    /// Drops what the flags remember of pieces that have left their squares.
    #[inline]
    fn release_flags(&self, next: &mut Position, displaced: Option<Displaced>, side: Side, from: Square) {
        if let Some(Release::Optional { back_to }) = self.set.hold.map(|hold| hold.release) {
            if from == back_to {
                next.flags.reborn[side] = false;
            }
            if let Some(displaced) = displaced
                && displaced.from == back_to
            {
                next.flags.reborn[displaced.side] = false;
            }
        }
        let mut fixed = next.flags.fixed.without(from);
        if let Some(displaced) = displaced {
            fixed = fixed.without(displaced.from);
        }
        next.flags.fixed = fixed;
    }
}

fn lowest_free(occupied: SquareSet) -> Option<Square> {
    SquareSet::ALL.minus(occupied).lowest()
}

/// The named square if it is free, else the first free one below.
fn first_free_from(occupied: SquareSet, named: Square) -> Option<Square> {
    SquareSet::range(1, named.number()).minus(occupied).highest()
}
