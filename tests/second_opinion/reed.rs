//! `reed`: five a side on 1–10, white odd, black even. Sticks: none = 6.
//! Bonus 1, 4, 6.

use super::Reading;
use super::ground::{STICKS_NONE_6, hand_over, lowest_free, move_or_swap, over, paired};
use super::ground::{throw_again, wall_between};
use super::soundness::{both_throw, foreign_tokens, never_on, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, unopened_leader, won_by_bearing_off};
use super::state::{Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Reed {
    pub beauty: bool,
    pub water: bool,
    pub exits: bool,
}

const PIECES: u8 = 5;

impl Reading for Reed {
    fn pieces(&self) -> u8 {
        PIECES
    }

    fn start(&self) -> Position {
        let mut pos = Position::alternating(10, Side::White);
        pos.tokens.unopened.set(Side::White, true);
        pos.tokens.unopened.set(Side::Black, true);
        pos
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_6
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        let mut next = pos.clone();
        match pos.phase {
            // R1: both throw, until exactly one has 1: it is black.
            Phase::Open(None) => {
                next.side = Side::Black;
                next.phase = Phase::Open(Some(value));
            }
            Phase::Open(Some(first)) => {
                if (first == 1) != (value == 1) {
                    next.side = Side::Black;
                    next.phase = Phase::Move(vec![1]);
                } else {
                    next.side = Side::White;
                    next.phase = Phase::Open(None);
                }
            }
            // R2: sequential.
            _ => next.phase = Phase::Move(vec![value]),
        }
        next
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let me = pos.side;
        let value = pos.the_throw();
        let unopened = pos.tokens.unopened.of(me);
        // R1: black moves 10→11.
        if unopened && me == Side::Black {
            return vec![step(1, 10, 11)];
        }
        // R2: advance only.
        let mut moves = Vec::new();
        for from in pos.squares(me) {
            moves.extend(self.advance(pos, from, value).map(|to| step(value, from, to)));
        }
        // R1: white's first move is made with the piece on 9; if it has none
        // there, or that piece cannot move, with any.
        if unopened {
            let on_9 = |mv: &Move| matches!(mv, Move::Step { from: 9, .. });
            if moves.iter().any(on_9) {
                moves.retain(on_9);
            }
        }
        // R2: a player who cannot advance gives up the turn.
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail) {
        let me = pos.side;
        let mut next = pos.clone();
        let mut tail = Tail::default();
        let Move::Step { throw, from, to } = mv else {
            // R2: with a bonus throw too.
            return (hand_over(self, next, me.other()), tail);
        };
        // R1: the duty ends with the first actual move.
        next.tokens.unopened.set(me, false);
        if to == OFF {
            next.lift(from);
            next.bear_off(me);
            if next.off.of(me) == PIECES {
                return (over(next, Outcome::Won(me)), tail); // G7
            }
        } else {
            tail.hit = move_or_swap(&mut next, from, to); // R3
            // R4: 27 sends to the lowest unoccupied square; R7 House of
            // Water: to 15, or if that is held as R4.
            if to == 27 {
                next.lift(27);
                let to_15 = self.water && next.empty(15);
                let sent = if to_15 { 15 } else { lowest_free(&next) };
                next.put(sent, me);
                tail.sent = Some(sent);
            }
        }
        // R2, as C2.
        if matches!(throw, 1 | 4 | 6) {
            return (throw_again(next), tail);
        }
        (hand_over(self, next, me.other()), tail)
    }

    fn score(&self, pos: &Position) -> Option<u32> {
        let Phase::Over(Outcome::Won(winner)) = pos.phase else {
            return None;
        };
        // R6: 1, 2, 3 for each enemy piece left on 21–30, 11–20, 1–10.
        let value = |sq: u8| match sq {
            21..=30 => 1,
            11..=20 => 2,
            _ => 3,
        };
        Some(pos.squares(winner.other()).into_iter().map(value).sum())
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = both_throw(pos);
        reasons.extend(foreign_tokens(pos, &["unopened:b", "unopened:w"]));
        reasons.extend(unopened_leader(self, pos, Side::Black));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        // R4: 27 keeps no piece.
        reasons.extend(never_on(pos, &[27]));
        reasons.extend(won_by_bearing_off(PIECES, pos));
        reasons
    }
}

impl Reed {
    fn advance(&self, pos: &Position, from: u8, value: u8) -> Option<u8> {
        let me = pos.side;
        let to = from + value;
        // R5: only when all own pieces left stand on 21–30.
        let may_bear_off = !pos.any_on(me, 1, 20);

        // R7 House of Happiness: no advance from 1–25 passes 26.
        if self.beauty && from <= 25 && to > 26 {
            return None;
        }
        if self.exits {
            // R7 Numbered exits: 28, 29, 30 leave by 3, 2, 1; nothing else
            // bears off, and the condition of R5 stays.
            if from >= 28 && to == 31 {
                return may_bear_off.then_some(OFF);
            }
        } else if may_bear_off {
            // R5: a piece that waits on 30 leaves by any throw; the others by
            // the exact throw that reaches 30, whoever stands there; walls
            // are judged up to 29.
            if from == 30 {
                return Some(OFF);
            }
            if to == 30 {
                return (!wall_between(pos, from, 30, me.other())).then_some(OFF);
            }
        }
        (to <= 30 && may_go(pos, from, to)).then_some(to)
    }
}

/// R3: not onto an own piece; onto a lone enemy, but not on 26, 28, 29, 30;
/// not onto a pair; not past a wall of three.
fn may_go(pos: &Position, from: u8, to: u8) -> bool {
    if wall_between(pos, from, to, pos.side.other()) || pos.holds(to, pos.side) {
        return false;
    }
    pos.empty(to) || (!matches!(to, 26 | 28 | 29 | 30) && !paired(pos, to))
}
