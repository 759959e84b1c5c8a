//! `common`: five a side on 1–10 (option seven, on 1–14), white odd, black
//! even. Sticks: none = 5. Bonus 1, 4, 5. The higher throw takes black (the
//! spools) and begins on a fresh throw.

use super::Reading;
use super::ground::{STICKS_NONE_5, hand_over, higher_throw, move_or_swap, over, paired};
use super::ground::{rebirth_or_below, throw_again, wall_between};
use super::soundness::{both_throw, foreign_tokens, never_on, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, won_by_bearing_off};
use super::state::{Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Common {
    pub seven: bool,
}

impl Reading for Common {
    fn pieces(&self) -> u8 {
        if self.seven { 7 } else { 5 }
    }

    fn start(&self) -> Position {
        Position::alternating(2 * self.pieces(), Side::White)
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_5
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            Phase::Open(_) => higher_throw(pos, value, Side::Black),
            // M1: sequential.
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let value = pos.the_throw();
        let mine = pos.squares(pos.side);
        let mut moves = Vec::new();
        for from in &mine {
            moves.extend(advance(pos, *from, value).map(|to| step(value, *from, to)));
        }
        // M2: no advance: retreat any piece on 1–25 (M3: those on 26–30
        // never).
        if moves.is_empty() {
            for from in mine.iter().filter(|from| **from <= 25 && **from > value) {
                if may_go(pos, *from, *from - value) {
                    moves.push(step(value, *from, *from - value));
                }
            }
        }
        // M2: no move: the turn passes.
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
            // M2: whatever the throw.
            return (hand_over(self, next, me.other()), tail);
        };
        if to == OFF {
            next.lift(from);
            next.bear_off(me);
            if next.off.of(me) == self.pieces() {
                return (over(next, Outcome::Won(me)), tail); // G7
            }
        } else {
            tail.hit = move_or_swap(&mut next, from, to); // M1
            // M4: 27 sends to 15, or to the first free square below it.
            if to == 27 {
                next.lift(27);
                let sent = rebirth_or_below(&next);
                next.put(sent, me);
                tail.sent = Some(sent);
            }
        }
        if matches!(throw, 1 | 4 | 5) {
            return (throw_again(next), tail);
        }
        (hand_over(self, next, me.other()), tail)
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = both_throw(pos);
        reasons.extend(foreign_tokens(pos, &[]));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        // M4: 27 keeps no piece.
        reasons.extend(never_on(pos, &[27]));
        reasons.extend(won_by_bearing_off(self.pieces(), pos));
        reasons
    }
}

fn advance(pos: &Position, from: u8, value: u8) -> Option<u8> {
    let to = from + value;
    match from {
        // M3: a piece on 1–25 never passes 26.
        1..=25 => (to <= 26 && may_go(pos, from, to)).then_some(to),
        // M3: from 26: 1→27, 2→28, 3→29, 4→30, 5→off; M1: walls block.
        26 if to == 31 => (!wall_between(pos, 26, OFF, pos.side.other())).then_some(OFF),
        26 => may_go(pos, from, to).then_some(to),
        // M5: 28, 29, 30 leave by exactly 3, 2, 1, and make no other move.
        28..=30 => (to == 31).then_some(OFF),
        _ => None,
    }
}

/// M1: swap; pairs protect; walls of three block; no piece on 15 or on 26–30
/// can be captured.
fn may_go(pos: &Position, from: u8, to: u8) -> bool {
    if wall_between(pos, from, to, pos.side.other()) || pos.holds(to, pos.side) {
        return false;
    }
    let safe = to == 15 || to >= 26;
    pos.empty(to) || (!safe && !paired(pos, to))
}
