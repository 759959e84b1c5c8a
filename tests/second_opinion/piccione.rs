//! `piccione`: five a side, all waiting off the board. Sticks: none = 5. Bonus
//! 5 only. The higher throw takes white and begins.
//!
//! The state of one throw: `move:N` without `dir` is a fresh throw of N; with
//! `dir` N is what is left of it. `entered` (in `throw`, and in `move` until
//! the first part) binds the throw to the piece on 1.

use super::Reading;
use super::ground::{STICKS_NONE_5, hand_over, higher_throw, over, throw_again};
use super::soundness::won_by_bearing_off;
use super::soundness::{both_throw, foreign_tokens, never_on, nothing_taken, one_throw_at_a_time};
use super::state::{Direction, IN, Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Piccione;

const PIECES: u8 = 5;

impl Reading for Piccione {
    fn pieces(&self) -> u8 {
        PIECES
    }

    fn start(&self) -> Position {
        let mut pos = Position::alternating(0, Side::White);
        pos.waiting.set(Side::White, PIECES);
        pos.waiting.set(Side::Black, PIECES);
        pos
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_5
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            Phase::Open(_) => higher_throw(pos, value, Side::White),
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let me = pos.side;
        let left = pos.the_throw();
        let fresh = pos.tokens.dir.is_none();
        let mut moves = match pos.tokens.dir {
            // I2: all moves of one throw go in one direction.
            Some(Direction::Forward) => advances(pos, left),
            Some(Direction::Backward) => retreats(pos, left),
            None => advances(pos, left),
        };
        if fresh && pos.tokens.entered {
            // I1: the entered piece must use it, at least for one step.
            moves.retain(|mv| matches!(mv, Move::Step { from: 1, .. }));
        } else if fresh {
            // I1: a throw of 1 may enter a piece on square 1, if it is empty;
            // I2: a part of a throw never does.
            if left == 1 && pos.waiting.of(me) > 0 && pos.empty(1) {
                moves.push(step(1, IN, 1));
            }
            // I4: a throw of which no part can advance (nor enter a piece)
            // must retreat.
            if moves.is_empty() {
                moves = retreats(pos, left);
            }
        }
        // G11: also for what is left of a split throw.
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail) {
        let me = pos.side;
        let left = pos.the_throw();
        let mut next = pos.clone();
        let mut tail = Tail::default();
        next.tokens.entered = false;

        let Move::Step { throw: part, from, to } = mv else {
            // I1: the entered piece can make no step: it is taken off again,
            // to wait, and the turn ends.
            if pos.tokens.entered {
                next.lift(1);
                next.waiting.set(me, next.waiting.of(me) + 1);
                return (hand_over(self, next, me.other()), tail);
            }
            // G11: gives up the rest of a split throw, but not the throw that
            // is owed. I4, G10: with no move at all, the turn ends.
            return (self.used_up(next), tail);
        };
        if from == IN {
            // I1: it earns another throw at once.
            next.waiting.set(me, next.waiting.of(me) - 1);
            next.put(1, me);
            next.tokens.entered = true;
            return (throw_again(next), tail);
        }
        let forward = to > from;
        // The first part of a fresh throw: the bonus of a 5, and the direction.
        if pos.tokens.dir.is_none() && left == 5 {
            next.tokens.owed = true;
        }
        next.tokens.dir = Some(if forward { Direction::Forward } else { Direction::Backward });

        next.lift(from);
        match to {
            OFF => {
                next.bear_off(me);
                if next.off.of(me) == PIECES {
                    return (over(next, Outcome::Won(me)), tail); // G7
                }
            }
            // I6: 27 removes the piece; it waits and enters again.
            27 => {
                next.waiting.set(me, next.waiting.of(me) + 1);
                tail.sent = Some(IN);
            }
            _ => next.put(to, me),
        }
        // I5: landing on 15 or 26, advancing, earns another throw; one throw
        // earns at most one.
        if forward && matches!(to, 15 | 26) {
            next.tokens.owed = true;
        }
        // I2: until nothing is left.
        if part < left {
            next.phase = Phase::Move(vec![left - part]);
            return (next, tail);
        }
        (self.used_up(next), tail)
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = both_throw(pos);
        reasons.extend(foreign_tokens(pos, &["dir:+", "dir:-", "entered", "owed:1"]));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        // I6: 27 keeps no piece.
        reasons.extend(never_on(pos, &[27]));
        reasons.extend(won_by_bearing_off(PIECES, pos));
        let mut say = |wrong: bool, reason: &str| {
            if wrong {
                reasons.push(reason.to_string());
            }
        };
        let tokens = &pos.tokens;
        let to_move = match &pos.phase {
            Phase::Move(pool) => pool.first().copied(),
            _ => None,
        };
        let split = tokens.dir.is_some();
        say(split && to_move.is_none(), "dir without a throw in use");
        // I4, I7: the first part of a retreat ended on 1-25, as none starts from 27-30.
        let low = (1..=25).any(|sq| pos.track[sq] == Some(pos.side));
        say(tokens.dir == Some(Direction::Backward) && !low, "dir:- without a piece that came back");
        say(tokens.owed && !split, "owed without a throw in use");
        say(split && tokens.entered, "entered goes with the first part");
        say(tokens.entered && !pos.holds(1, pos.side), "entered, but not on 1");
        // The first part of a throw uses at least 1 of at most 5; where 4 are
        // left it was a 5, which earns a throw.
        say(split && to_move == Some(5), "nothing used of a throw in use");
        say(split && to_move == Some(4) && !tokens.owed, "the rest of a 5 without its bonus");
        reasons
    }
}

/// I2: a part of 1 to what is left, by any own piece on the board. I3: any
/// occupied square stops a landing; any piece can be passed. I7: off by
/// exactly the steps to 31.
fn advances(pos: &Position, left: u8) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in pos.squares(pos.side) {
        for part in 1..=left {
            let to = from + part;
            if to == OFF || (to < OFF && pos.empty(to)) {
                moves.push(step(part, from, to));
            }
        }
    }
    moves
}

/// I4, by parts in the same way. I7: 28–30 never retreat.
fn retreats(pos: &Position, left: u8) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in pos.squares(pos.side) {
        for part in 1..=left {
            if from < 28 && from > part && pos.empty(from - part) {
                moves.push(step(part, from, from - part));
            }
        }
    }
    moves
}

impl Piccione {
    /// I5: the throw earned is taken after the present one is used up.
    fn used_up(&self, mut pos: Position) -> Position {
        let owed = pos.tokens.owed;
        pos.tokens.owed = false;
        pos.tokens.dir = None;
        if owed {
            return throw_again(pos);
        }
        let to = pos.side.other();
        hand_over(self, pos, to)
    }
}
