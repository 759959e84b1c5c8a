//! `faraones`: five a side on 1–10 (option seven, on 1–14), cones (white) odd,
//! spools (black) even. Sticks: none = 6. No bonus throws (option: 1, 4, 6).

use super::Reading;
use super::ground::{STICKS_NONE_6, hand_over, higher_throw, lowest_free, move_or_swap, over};
use super::ground::{paired, throw_again, wall_between};
use super::soundness::{both_throw, foreign_tokens, never_on, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, won_by_bearing_off};
use super::state::{Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Faraones {
    pub seven: bool,
    pub bonus: bool,
}

impl Reading for Faraones {
    fn pieces(&self) -> u8 {
        if self.seven { 7 } else { 5 }
    }

    fn start(&self) -> Position {
        Position::alternating(2 * self.pieces(), Side::White)
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_6
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            // The higher throw begins, with black, on a fresh throw.
            Phase::Open(_) => higher_throw(pos, value, Side::Black),
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
        // P2: no advance, but a retreat: it is compulsory; neither: the turn
        // passes.
        if moves.is_empty() {
            for from in &mine {
                moves.extend(retreat(pos, *from, value).map(|to| step(value, *from, to)));
            }
        }
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
            // P2; G10: a bonus throw that cannot be played ends the turn.
            return (hand_over(self, next, me.other()), tail);
        };
        if to == OFF {
            next.lift(from);
            next.bear_off(me);
            if next.off.of(me) == self.pieces() {
                return (over(next, Outcome::Won(me)), tail); // G7
            }
        } else {
            tail.hit = move_or_swap(&mut next, from, to); // P1
            // P3: a piece that lands on 26, advancing or retreating, goes to
            // 15; if 15 is held, to the lowest free square.
            if to == 26 {
                next.lift(26);
                let sent = if next.empty(15) { 15 } else { lowest_free(&next) };
                next.put(sent, me);
                tail.sent = Some(sent);
            }
        }
        if self.bonus && matches!(throw, 1 | 4 | 6) {
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
        // P3: 26 keeps no piece.
        reasons.extend(never_on(pos, &[26]));
        reasons.extend(won_by_bearing_off(self.pieces(), pos));
        reasons
    }
}

fn advance(pos: &Position, from: u8, value: u8) -> Option<u8> {
    let to = from + value;
    match from {
        // P4: no advance from 1–25 passes 27.
        1..=25 => (to <= 27 && may_go(pos, from, to)).then_some(to),
        // P5: from 27, 1–3 go to 28–30, larger throws do nothing.
        27 => (to <= 30 && may_go(pos, from, to)).then_some(to),
        // P5: 28, 29, 30 are left only by 3, 2, 1, off the board.
        28..=30 => (to == 31).then_some(OFF),
        _ => None,
    }
}

fn retreat(pos: &Position, from: u8, value: u8) -> Option<u8> {
    // P5: 28–30 make no other move; a piece on 27 may be forced to retreat.
    if from > 27 || from <= value {
        return None;
    }
    may_go(pos, from, from - value).then_some(from - value)
}

/// P1: an unprotected piece can be exchanged; two adjacent ones protect each
/// other; a wall of three cannot be jumped by the enemy; one's own piece stops
/// a landing, not a passage. P5: no square is safe but by pairs.
fn may_go(pos: &Position, from: u8, to: u8) -> bool {
    if wall_between(pos, from, to, pos.side.other()) || pos.holds(to, pos.side) {
        return false;
    }
    pos.empty(to) || !paired(pos, to)
}
