//! Which positions a ruleset admits: those that its play can have written.

use super::engine::Rules;
use super::notation::Tokens;
use super::position::{Flags, Outcome, Phase, Position};
use super::position_error::{Misplacement, Name, PositionError, PositionErrors};
use super::ruleset::{Contest, Ending, FirstThrow, Layout, Release, StartingOrder, StartingThrow, Turn};
use super::side::{BySide, Side};
use super::square::{Square, SquareSet};
use super::throw::{Pool, Throw};

/// The fields of a position as a text gives them; `None` where a field could not be read.
pub(super) struct Setup {
    pub pieces: Option<BySide<SquareSet>>,
    pub side: Option<Side>,
    pub phase: Option<Phase>,
    pub waiting: Option<BySide<u8>>,
    pub off: Option<BySide<u8>>,
    pub taken: Option<BySide<u8>>,
    pub tokens: Option<Tokens>,
}

impl Rules {
    /// Makes a position of the fields, or adds to the errors all that is wrong with them together.
    pub(super) fn admit(
        &self,
        setup: Setup,
        mut errors: Vec<PositionError>,
    ) -> Result<Position, PositionErrors> {
        if let Some(phase) = setup.phase {
            // A token that could not be read may tell of a split.
            let part = setup.tokens.is_none_or(|(flags, _)| flags.direction.is_some());
            self.check_phase(phase, setup.side, part, &mut errors);
        }
        self.check_counts(&setup, &mut errors);
        if let Some((flags, must)) = setup.tokens {
            self.check_foreign(&flags, must, &mut errors);
        }
        let (Some(pieces), Some(side), Some(phase), Some(waiting), Some(off), Some(taken)) =
            (setup.pieces, setup.side, setup.phase, setup.waiting, setup.off, setup.taken)
        else {
            return Err(PositionErrors(errors));
        };
        let (flags, must) = setup.tokens.unwrap_or_default();
        let position = Position { pieces, side, phase, waiting, off, taken, flags };
        self.check_standing(&position, &mut errors);
        if setup.tokens.is_some() {
            self.check_tokens(&position, must, &mut errors);
        }
        match phase {
            Phase::Open { .. } => self.check_open(&position, setup.tokens.is_some(), &mut errors),
            Phase::Over(outcome) => self.check_over(&position, outcome, &mut errors),
            Phase::Throw { .. } | Phase::Move { .. } => self.check_alive(&position, &mut errors),
        }
        if errors.is_empty() { Ok(position) } else { Err(PositionErrors(errors)) }
    }

    fn check_phase(&self, phase: Phase, side: Option<Side>, part: bool, errors: &mut Vec<PositionError>) {
        let (set, bonus) = (&self.set, |throw: &Throw| self.set.bonus.contains(*throw));
        let thrown = |throw: Throw, errors: &mut Vec<PositionError>| {
            // What is left of a split throw may be any number up to the highest throw.
            let split = matches!(phase, Phase::Move { .. }) && set.turn == Turn::Split && part;
            let highest = set.device.values().next_back().is_some_and(|highest| throw <= highest);
            if set.device.weight(throw) == 0 && !(split && highest) {
                errors.push(PositionError::NoSuchThrow(throw));
            }
        };
        match phase {
            Phase::Open { against } => {
                let rounds = set.opening.contest != Contest::FirstOne;
                match (against, side) {
                    (Some(throw), _) if !rounds => errors.push(PositionError::OpenAgainst(throw)),
                    (Some(throw), Some(Side::White)) => errors.push(PositionError::OpenOrder(throw)),
                    (None, Some(Side::Black)) if rounds => errors.push(PositionError::OpenSecond),
                    _ => {}
                }
                if let Some(throw) = against {
                    thrown(throw, errors);
                }
            }
            Phase::Throw { pool } | Phase::Move { pool } => {
                pool.values().for_each(|throw| thrown(throw, errors));
                if set.turn == Turn::Pool {
                    if let Phase::Throw { .. } = phase {
                        let last = pool.values().filter(|throw| !bonus(throw));
                        errors.extend(last.map(PositionError::PoolNotBonus));
                    } else if pool.throws().filter(|throw| !bonus(throw)).count() > 1 {
                        errors.push(PositionError::SecondLast);
                    }
                } else if pool.len() > 1 {
                    errors.push(PositionError::SeveralThrows(pool));
                } else if matches!(phase, Phase::Throw { .. }) && !pool.is_empty() {
                    errors.push(PositionError::KeptThrow(pool));
                }
            }
            Phase::Over(_) => {}
        }
    }

    /// The counts and squares that hold whatever the other fields say.
    fn check_counts(&self, setup: &Setup, errors: &mut Vec<PositionError>) {
        let set = &self.set;
        if let (Some(pieces), Some(waiting), Some(off), Some(taken)) =
            (setup.pieces, setup.waiting, setup.off, setup.taken)
        {
            for side in Side::BOTH {
                let elsewhere = [waiting[side], off[side], taken[side]].map(u32::from);
                let found = u32::from(pieces[side].len()) + elsewhere.iter().sum::<u32>();
                if found != u32::from(set.pieces) {
                    errors.push(PositionError::PieceCount { side: Name(side), found, expected: set.pieces });
                }
            }
        }
        let some = |counts: Option<BySide<u8>>| counts.is_some_and(|counts| counts != BySide::default());
        if set.capture != super::ruleset::Capture::Take && some(setup.taken) {
            errors.push(PositionError::NothingTaken);
        }
        if set.layout != Layout::Waiting && some(setup.waiting) {
            errors.push(PositionError::NothingWaits);
        }
        let pieces = setup.pieces.unwrap_or_default();
        let wrong = pieces.white.union(pieces.black).intersection(set.never_occupied());
        errors.extend(wrong.into_iter().map(PositionError::NeverOccupied));
    }

    /// Pieces that can't have been left standing.
    fn check_standing(&self, position: &Position, errors: &mut Vec<PositionError>) {
        let acting = match position.phase {
            Phase::Throw { .. } | Phase::Move { .. } => position.pieces[position.side],
            _ => SquareSet::EMPTY,
        };
        let left = position.occupied().minus(acting).intersection(self.always_left());
        errors.extend(left.into_iter().map(PositionError::NeverLeftStanding));
    }

    /// The squares whose piece must use the next throw and can use every one, whatever stands in its way: it
    /// is gone before the turn is over.
    fn always_left(&self) -> SquareSet {
        let super::ruleset::Precedence::Only(squares) = self.set.precedence else { return SquareSet::EMPTY };
        let every = |square: Square| self.set.device.values().all(|throw| self.always_reaches(throw, square));
        squares
            .into_iter()
            .filter(|&square| self.detoured.contains(square) && every(square))
            .fold(SquareSet::EMPTY, SquareSet::with)
    }

    /// Tokens that the ruleset never writes.
    fn check_foreign(&self, flags: &Flags, must: SquareSet, errors: &mut Vec<PositionError>) {
        let set = &self.set;
        let any = |sides: BySide<bool>| sides.white || sides.black;
        let gives_up = matches!(set.hold.map(|hold| hold.release), Some(Release::Optional { .. }));
        let split = set.turn == Turn::Split;
        let bound = match set.precedence {
            super::ruleset::Precedence::Only(squares) => squares,
            _ => SquareSet::EMPTY,
        };
        let unopened = |side: Side| flags.unopened[side] && set.first_move[side].is_none();
        for (foreign, token) in [
            (any(flags.skip) && !gives_up, "skip"),
            (any(flags.reborn) && !gives_up, "reborn"),
            (!must.minus(bound).is_empty(), "must"),
            (unopened(Side::White), "unopened:w"),
            (unopened(Side::Black), "unopened:b"),
            (any(flags.unstarted) && set.starting_throw == StartingThrow::NotNeeded, "unstarted"),
            (!flags.fixed.is_empty() && set.starting_order == StartingOrder::Free, "fixed"),
            (flags.direction.is_some() && !split, "dir"),
            (flags.owed && !split, "owed"),
            (flags.entered && set.entry.is_none(), "entered"),
        ] {
            if foreign {
                errors.push(PositionError::ForeignToken(token));
            }
        }
    }

    /// Tokens that play can't have written there.
    fn check_tokens(&self, position: &Position, must: SquareSet, errors: &mut Vec<PositionError>) {
        let (set, flags, side) = (&self.set, &position.flags, position.side);
        if let Phase::Over(_) = position.phase {
            if *flags != Flags::default() || !must.is_empty() {
                errors.push(PositionError::OverTokens);
            }
            return;
        }
        let mut misplaced = |wrong: bool, token, why| {
            if wrong {
                errors.push(PositionError::MisplacedToken(token, why));
            }
        };
        let open = matches!(position.phase, Phase::Open { .. });
        misplaced(flags.skip[side], "skip", Misplacement::Acts);
        if let Some(Release::Optional { back_to }) = set.hold.map(|hold| hold.release) {
            for side in Side::BOTH {
                let missing = flags.reborn[side] && !position.pieces[side].contains(back_to);
                let token = if side == Side::White { "reborn:w" } else { "reborn:b" };
                misplaced(missing, token, Misplacement::NoPiece);
            }
        }
        // The leader's duty ends with the opening's move; the other's with its first move.
        let opening = set.opening;
        let opening_move = position.phase == Phase::Move { pool: Pool::one(Throw::ONE) }
            && side == opening.leader
            && position.pieces == self.start().pieces;
        let leads = flags.unopened[opening.leader] && opening.first == FirstThrow::Won;
        misplaced(leads && !open && !opening_move, "unopened", Misplacement::Opened);
        let whole = position.flags == self.start_flags();
        misplaced(leads && opening_move && !whole, "unopened", Misplacement::OpeningTokens);
        let opened = set.first_move[opening.leader].filter(|_| !open && !leads);
        let unmoved = opened.is_some_and(|square| flags.fixed.contains(square));
        misplaced(unmoved, "fixed", Misplacement::OpeningMoved);
        if set.starting_throw == StartingThrow::One {
            let own_one = flags.unstarted[side] && !open && position.pool().contains(Throw::ONE);
            misplaced(own_one, "unstarted", Misplacement::ThrewOne);
            let gave_up = Side::BOTH
                .into_iter()
                .any(|side| flags.unstarted[side] && (flags.skip[side] || flags.reborn[side]));
            misplaced(gave_up, "unstarted", Misplacement::GaveUp);
            let leader_started = opening.first == FirstThrow::Won && flags.unstarted[opening.leader];
            misplaced(leader_started, "unstarted", Misplacement::OpeningOne);
        }
        if set.turn == Turn::Split {
            self.check_split(position, errors);
        }
        for square in flags.fixed {
            let starter = self.start().at(square);
            if starter.is_none() || position.at(square) != starter {
                errors.push(PositionError::FixedWithoutPiece(square));
            }
        }
        let bound = self.bound(position);
        errors.extend(bound.minus(must).into_iter().map(PositionError::MissingMust));
        let known = match set.precedence {
            super::ruleset::Precedence::Only(squares) => must.intersection(squares),
            _ => SquareSet::EMPTY,
        };
        errors.extend(known.minus(bound).into_iter().map(PositionError::WrongMust));
        if bound.len() > 1 {
            errors.push(PositionError::TwoBound);
        }
    }

    fn check_split(&self, position: &Position, errors: &mut Vec<PositionError>) {
        let (set, flags) = (&self.set, &position.flags);
        let mut misplaced = |wrong: bool, token, why| {
            if wrong {
                errors.push(PositionError::MisplacedToken(token, why));
            }
        };
        let moving = matches!(position.phase, Phase::Move { .. });
        let fresh = flags.direction.is_none();
        let left = position.pool().lowest().map_or(0, Throw::value);
        misplaced(!fresh && !moving, "dir", Misplacement::NotSplit);
        let highest = set.device.values().next_back().map_or(0, Throw::value);
        misplaced(!fresh && moving && left >= highest, "dir", Misplacement::NoPartUsed);
        let earned =
            set.device.values().filter(|throw| throw.value() > left).all(|throw| set.bonus.contains(throw));
        misplaced(!fresh && moving && earned && !flags.owed, "dir", Misplacement::EarnedThrow);
        let retreated = flags.direction == Some(super::position::Direction::Retreat);
        let below = position.pieces[position.side].into_iter().any(|square| match set.retreat {
            super::ruleset::Retreat::Capturing(from) | super::ruleset::Retreat::ToEmpty(from) => {
                from.minus(set.never_occupied()).highest() > Some(square)
            }
            super::ruleset::Retreat::None => false,
        });
        misplaced(retreated && !below, "dir", Misplacement::NoneCameBack);
        misplaced(flags.owed && fresh, "owed", Misplacement::NoPartUsed);
        if flags.entered {
            let there = set.entry.is_some_and(|entry| position.pieces[position.side].contains(entry.square));
            misplaced(!there, "entered", Misplacement::NoPiece);
            let wrong = !fresh || matches!(position.phase, Phase::Open { .. });
            misplaced(wrong, "entered", Misplacement::PartUsed);
        }
    }

    fn check_open(&self, position: &Position, tokens_known: bool, errors: &mut Vec<PositionError>) {
        let start = self.start();
        let same = position.pieces == start.pieces
            && position.waiting == start.waiting
            && position.off == start.off
            && position.taken == start.taken;
        if !same {
            errors.push(PositionError::OpenElsewhere);
        }
        if tokens_known && position.flags != start.flags {
            let written = self.write(&start);
            let tokens = written.rsplit(' ').next().unwrap_or("-").to_owned();
            errors.push(PositionError::OpenTokens(tokens));
        }
    }

    /// A game that goes on: who has nothing left, and whether that may be.
    fn check_alive(&self, position: &Position, errors: &mut Vec<PositionError>) {
        for side in Side::BOTH {
            if position.in_play(side) {
                continue;
            }
            let other_alive = position.in_play(!side);
            if self.set.ending == Ending::FirstOut || !other_alive {
                errors.push(PositionError::NothingLeft(Name(side)));
            } else if side == position.side {
                errors.push(PositionError::ActsWithoutPieces(Name(side)));
            }
        }
    }

    fn check_over(&self, position: &Position, outcome: Outcome, errors: &mut Vec<PositionError>) {
        let (set, last) = (&self.set, position.side);
        let out = BySide::new(!position.in_play(Side::White), !position.in_play(Side::Black));
        match (set.ending, outcome) {
            (Ending::FirstOut, Outcome::Won(side)) => {
                if !out[side] || out[!side] {
                    errors.push(PositionError::NotWon(Name(side)));
                } else if last != side {
                    errors.push(PositionError::WrongLastMover(Name(last)));
                }
            }
            (Ending::PlayOn, Outcome::Won(side)) => {
                if !out[side] || !out[!side] {
                    errors.push(PositionError::NotWon(Name(side)));
                } else if last == side {
                    errors.push(PositionError::WrongLastMover(Name(last)));
                }
            }
            (Ending::MostBorneOff, Outcome::Won(side)) => {
                if !out[side] || !out[!side] || position.off[side] <= position.off[!side] {
                    errors.push(PositionError::NotWon(Name(side)));
                } else if position.off[last] == 0 {
                    errors.push(PositionError::WrongLastMover(Name(last)));
                }
            }
            (_, Outcome::Draw) => self.check_draw(position, out, errors),
        }
    }

    fn check_draw(&self, position: &Position, out: BySide<bool>, errors: &mut Vec<PositionError>) {
        let set = &self.set;
        let even = set.ending == Ending::MostBorneOff
            && out.white
            && out.black
            && position.off.white == position.off.black
            && position.off.white > 0;
        if even {
            return;
        }
        if set.ending == Ending::FirstOut && (out.white || out.black) || out.white && out.black {
            errors.push(PositionError::NotDrawn);
            return;
        }
        let deadlock = || self.with_any_tokens(position).any(|p| self.deadlocked(&p));
        let blocked = || {
            set.blocked == super::ruleset::Blocked::EndsGame
                && set.device.values().any(|throw| {
                    let mut before = *position;
                    before.phase = Phase::Move { pool: Pool::one(throw) };
                    self.legal(&before).as_slice() == [super::moves::Move::Pass]
                })
        };
        if !deadlock() && !blocked() {
            errors.push(PositionError::NotDrawn);
        }
    }

    /// The position with each set of tokens that can have bound the sides before the end dropped them.
    fn with_any_tokens(&self, position: &Position) -> impl Iterator<Item = Position> {
        let start = self.start();
        let starters = Side::BOTH.map(|side| start.pieces[side].intersection(position.pieces[side]));
        let mut base = *position;
        if self.set.starting_order == StartingOrder::FrontFirst {
            base.flags.fixed = starters[0].union(starters[1]);
        }
        let reborn = Side::BOTH.map(|side| match self.set.hold.map(|hold| hold.release) {
            Some(Release::Optional { back_to }) => position.pieces[side].contains(back_to),
            _ => false,
        });
        [(false, false), (reborn[0], false), (false, reborn[1]), (reborn[0], reborn[1])].into_iter().map(
            move |(white, black)| {
                let mut position = base;
                position.flags.reborn = BySide::new(white, black);
                position
            },
        )
    }
}
