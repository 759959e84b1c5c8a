//! `kendall`: seven a side on 1–14, black odd, white even. Sticks: none = 5.
//! Bonus 1, 4, 5.

use super::Reading;
use super::ground::throw_again;
use super::ground::{STICKS_NONE_5, first_to_throw_1, hand_over, move_or_swap, over, paired};
use super::soundness::{foreign_tokens, one_throw_at_a_time, single_throws, unopened_leader};
use super::soundness::{nothing_taken, nothing_waiting, won_by_bearing_off};
use super::state::{BOTH, Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Kendall {
    pub five: bool,
    pub start: bool,
    pub trap: bool,
    pub home: bool,
    pub single: bool,
}

fn is_bonus(value: u8) -> bool {
    matches!(value, 1 | 4 | 5)
}

impl Reading for Kendall {
    fn pieces(&self) -> u8 {
        if self.five { 5 } else { 7 }
    }

    fn start(&self) -> Position {
        let mut pos = Position::alternating(2 * self.pieces(), Side::Black);
        pos.tokens.unopened.set(Side::White, true);
        // K13 starting throw: the opening 1 counts for white.
        pos.tokens.unstarted.set(Side::Black, self.start);
        pos
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_5
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        let mut next = pos.clone();
        let pool = match &pos.phase {
            // K1: first to throw 1 plays white.
            Phase::Open(_) => return first_to_throw_1(pos, value, Side::White),
            Phase::Throw(pool) => pool,
            _ => panic!("not a time to throw"),
        };
        // K13 starting throw: `unstarted` goes when the 1 is thrown.
        if value == 1 {
            next.tokens.unstarted.set(pos.side, false);
        }
        // K2: all throws before moving, until a 2 or 3; `single`: each at once.
        let mut pool = pool.clone();
        pool.push(value);
        pool.sort();
        let throws_on = is_bonus(value) && !self.single;
        next.phase = if throws_on { Phase::Throw(pool) } else { Phase::Move(pool) };
        next
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let me = pos.side;
        let mut values = pos.pool().to_vec();
        values.dedup();
        let mut moves = Vec::new();

        // K1: the opening 1 moves white's front piece.
        if pos.tokens.unopened.of(me) {
            let front = 2 * self.pieces();
            return vec![step(1, front, front + 1)];
        }
        // K13 starting throw: nothing moves until a 1 has been thrown.
        if pos.tokens.unstarted.of(me) {
            return vec![Move::Pass];
        }
        // K9 In the water: a 4 bears the piece off, or it stays, or gives up,
        // which needs 15 empty.
        if pos.holds(27, me) {
            if values.contains(&4) && self.may_bear_off(pos) {
                moves.push(step(4, 27, OFF));
            }
            // K10, last sentence: the moves of a piece sent back to 15 are
            // open as well.
            if pos.tokens.reborn.of(me) {
                moves.extend(values.iter().flat_map(|v| self.moves_from_rebirth(pos, *v)));
            }
            moves.push(Move::Pass);
            if pos.empty(15) {
                moves.push(Move::Back);
            }
            return moves;
        }
        // K10: the first throw used must move the piece sent back to 15.
        if pos.tokens.reborn.of(me) {
            moves.extend(values.iter().flat_map(|v| self.moves_from_rebirth(pos, *v)));
        } else {
            moves.extend(values.iter().flat_map(|v| self.moves_with(pos, *v)));
        }
        // K4: with no move for any throw left in the pool, the turn ends.
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail) {
        let me = pos.side;
        let mut next = pos.clone();
        let mut tail = Tail::default();
        // K1: after the opening move white throws its pool.
        let opening = pos.tokens.unopened.of(me);
        next.tokens.unopened.set(me, false);

        match mv {
            Move::Back => {
                // K9 giving up, K10: to 15, and the next turn is lost.
                next.lift(27);
                next.put(15, me);
                next.tokens.reborn.set(me, true);
                next.tokens.skip.set(me, true);
                (self.end_turn(next), tail)
            }
            Move::Pass => {
                // K2 `single`: a bonus throw is kept even when it could not
                // be played; staying on 27 ends the turn, whatever was
                // thrown, and also where it was the only choice.
                let stays = pos.holds(27, me);
                if self.single && is_bonus(pos.the_throw()) && !stays {
                    return (throw_again(next), tail);
                }
                // K9: staying voids the rest of the pool; K4: so does having
                // no move.
                (self.end_turn(next), tail)
            }
            Move::GiveAway(value) => (self.throw_used(next, value, false), tail),
            Move::Step { throw, from, to: OFF } => {
                next.lift(from);
                next.bear_off(me);
                if next.off.of(me) == self.pieces() {
                    return (over(next, Outcome::Won(me)), tail); // G7
                }
                // K2 `single`: bearing off from 27 ends the turn.
                (self.throw_used(next, throw, from == 27), tail)
            }
            Move::Step { throw, from, to } => {
                if (28..=30).contains(&to) && !pos.empty(to) {
                    // K8: a lone enemy there goes to 27, not to 26.
                    next.lift(to);
                    next.lift(from);
                    next.put(to, me);
                    next.put(27, me.other());
                    tail.hit = true;
                } else {
                    tail.hit = move_or_swap(&mut next, from, to); // G4, K3
                }
                // K10: held until the piece has left 15, by its own move or
                // swapped off.
                for side in BOTH {
                    let still = next.tokens.reborn.of(side) && next.holds(15, side);
                    next.tokens.reborn.set(side, still);
                }
                if opening {
                    return (throw_again(next), tail);
                }
                (self.throw_used(next, throw, false), tail)
            }
        }
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = single_throws(pos);
        let mut allowed = vec!["unopened:w", "skip:w", "skip:b", "reborn:w", "reborn:b"];
        if self.start {
            // The opening 1 counts for white: never `unstarted:w`.
            allowed.push("unstarted:b");
        }
        reasons.extend(foreign_tokens(pos, &allowed));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(won_by_bearing_off(self.pieces(), pos));
        reasons.extend(unopened_leader(self, pos, Side::White));
        if self.single {
            reasons.extend(one_throw_at_a_time(pos));
        }
        let mut say = |wrong: bool, reason: &str| {
            if wrong {
                reasons.push(reason.to_string());
            }
        };
        let (made, played) = match &pos.phase {
            Phase::Throw(pool) => (pool.clone(), Vec::new()),
            Phase::Move(pool) => (Vec::new(), pool.clone()),
            _ => (Vec::new(), Vec::new()),
        };
        // K2: a 2 or 3 ends the throwing.
        say(made.iter().any(|v| !is_bonus(*v)), "after a 2 or 3 there is no throw more");
        say(played.iter().filter(|v| !is_bonus(**v)).count() > 1, "one 2 or 3 ends the throwing");
        // K10
        say(pos.tokens.skip.of(pos.side), "a lost turn is passed over at the hand-over");
        for side in BOTH {
            let reborn = pos.tokens.reborn.of(side);
            say(reborn && !pos.holds(15, side), "reborn, but not on 15");
            // K13: who has moved nothing has not given up either.
            let unstarted = pos.tokens.unstarted.of(side);
            let gave_up = reborn || pos.tokens.skip.of(side);
            say(unstarted && gave_up, "gave up before its starting throw");
            let started = pos.side == side && (made.contains(&1) || played.contains(&1));
            let opening = pos.tokens.unopened.of(Side::White);
            say(unstarted && started && !opening, "a 1 is thrown: no longer unstarted");
        }
        reasons
    }
}

impl Kendall {
    /// K4: a throw that has an advance must advance; one with no advance must
    /// retreat if it can.
    fn moves_with(&self, pos: &Position, value: u8) -> Vec<Move> {
        let mine = pos.squares(pos.side);
        let mut moves = Vec::new();
        for from in &mine {
            moves.extend(self.advance(pos, *from, value).map(|to| step(value, *from, to)));
        }
        if !moves.is_empty() {
            // K12: if every advance of a throw is a bearing-off, it may be
            // given away. (A piece on 27 never comes here: K9.)
            if moves.iter().all(|mv| matches!(mv, Move::Step { to: OFF, .. })) {
                moves.push(Move::GiveAway(value));
            }
            return moves;
        }
        for from in &mine {
            moves.extend(self.retreat(pos, *from, value).map(|to| step(value, *from, to)));
        }
        moves
    }

    /// K10: that piece's advance or, failing that, its retreat.
    fn moves_from_rebirth(&self, pos: &Position, value: u8) -> Option<Move> {
        let to = self.advance(pos, 15, value).or_else(|| self.retreat(pos, 15, value));
        to.map(|to| step(value, 15, to))
    }

    fn advance(&self, pos: &Position, from: u8, value: u8) -> Option<u8> {
        match from {
            // K5: to 26 at most, by the exact throw.
            1..=25 if from + value <= 26 => self.may_land(pos, from + value),
            // K13 trap: beyond 26 it goes to 27, if 27 is empty.
            1..=25 => (self.trap && pos.empty(27)).then_some(27),
            // K6: 1→27, 2→28, 3→29, 4→30, 5→off.
            26 if value == 5 => self.may_bear_off(pos).then_some(OFF),
            26 if value == 1 => self.may_land(pos, 27),
            26 => self.may_land_on_last_three(pos, 26 + value),
            // K7: 28 only by 3, 29 only by 2, 30 by any throw.
            28 => (value == 3 && self.may_bear_off(pos)).then_some(OFF),
            29 => (value == 2 && self.may_bear_off(pos)).then_some(OFF),
            30 => self.may_bear_off(pos).then_some(OFF),
            // K9: 27 has its own choices.
            _ => None,
        }
    }

    fn retreat(&self, pos: &Position, from: u8, value: u8) -> Option<u8> {
        // K6: from 26 too; K7: 28–30 never; K9: 27 goes nowhere by a throw.
        if from > 26 || from <= value {
            return None;
        }
        self.may_land(pos, from - value)
    }

    /// K3: not on one's own piece; on an enemy unless its pair protects it.
    fn may_land(&self, pos: &Position, to: u8) -> Option<u8> {
        match pos.at(to) {
            None => Some(to),
            Some(owner) if owner == pos.side => None,
            Some(_) => (!self.protected(pos, to)).then_some(to),
        }
    }

    /// K8: a lone enemy on 28–30 can be captured unless 27 holds any piece.
    fn may_land_on_last_three(&self, pos: &Position, to: u8) -> Option<u8> {
        if !pos.empty(to) && !pos.empty(27) {
            return None;
        }
        self.may_land(pos, to)
    }

    /// K3: pairs protect; K11: but not while K9 or K10 holds their side.
    fn protected(&self, pos: &Position, sq: u8) -> bool {
        let owner = pos.at(sq).expect("an enemy piece");
        let held = pos.any_on(owner, 27, 27) || pos.tokens.reborn.of(owner);
        paired(pos, sq) && !held
    }

    /// K13 home row: not while an own piece stands on 1–10.
    fn may_bear_off(&self, pos: &Position) -> bool {
        !(self.home && pos.any_on(pos.side, 1, 10))
    }

    /// One throw of the pool is used up.
    fn throw_used(&self, mut next: Position, value: u8, turn_ends: bool) -> Position {
        if self.single {
            // K2 `single`: a bonus throw earns the next.
            if is_bonus(value) && !turn_ends {
                return throw_again(next);
            }
            return self.end_turn(next);
        }
        let mut rest = next.pool().to_vec();
        let used = rest.iter().position(|v| *v == value).expect("a throw of the pool");
        rest.remove(used);
        if rest.is_empty() {
            return self.end_turn(next);
        }
        next.phase = Phase::Move(rest);
        next
    }

    /// K10: a side that has lost its next turn is passed over.
    fn end_turn(&self, pos: Position) -> Position {
        let to = pos.side.other();
        let mut next = hand_over(self, pos, to);
        while matches!(next.phase, Phase::Throw(_)) && next.tokens.skip.of(next.side) {
            next.tokens.skip.set(next.side, false);
            next.side = next.side.other();
        }
        next
    }
}
