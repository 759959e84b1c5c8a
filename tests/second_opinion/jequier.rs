//! `jequier`: five a side on 1–10, white odd, black even. Sticks: none = 6.
//! Bonus 1, 4, 6. First to throw 1 is black and moves 10→11, then throws on;
//! sequential.

use super::Reading;
use super::ground::{STICKS_NONE_6, first_to_throw_1, hand_over, lowest_free, over, paired};
use super::ground::{throw_again, wall_between};
use super::soundness::{foreign_tokens, never_on, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, single_throws, unopened_leader, won_by_bearing_off};
use super::state::{Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Jequier;

const PIECES: u8 = 5;

impl Reading for Jequier {
    fn pieces(&self) -> u8 {
        PIECES
    }

    fn start(&self) -> Position {
        let mut pos = Position::alternating(10, Side::White);
        pos.tokens.fixed = (1..=10).collect();
        pos.tokens.unopened.set(Side::Black, true);
        pos
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_6
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            Phase::Open(_) => first_to_throw_1(pos, value, Side::Black),
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let me = pos.side;
        let value = pos.the_throw();
        // The opening 1 moves 10→11.
        if pos.tokens.unopened.of(me) {
            return vec![step(1, 10, 11)];
        }
        // J1: a piece still on its starting square may not move until the
        // piece that started on the next square has moved.
        let fixed = |sq: u8| pos.tokens.fixed.contains(&sq);
        let mut mine = pos.squares(me);
        mine.retain(|sq| !(fixed(*sq) && fixed(*sq + 1)));

        let mut moves = Vec::new();
        for from in &mine {
            moves.extend(advance(pos, *from, value).map(|to| step(value, *from, to)));
        }
        // J3: no advance: retreat to an *empty* square. No move: the turn ends.
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
        next.tokens.unopened.set(me, false);
        let Move::Step { throw, from, to } = mv else {
            // J3: the turn ends, bonus throw or not.
            return (hand_over(self, next, me.other()), tail);
        };
        // J1: a piece that moves, or is sent away, counts as moved.
        next.tokens.fixed.retain(|sq| *sq != from && *sq != to);
        next.lift(from);
        if to == OFF {
            next.bear_off(me);
            if next.off.of(me) == PIECES {
                return (over(next, Outcome::Won(me)), tail); // G7
            }
        } else {
            // J2: landing on a lone enemy sends it to the lowest unoccupied
            // square, judged after the mover has left its own.
            let there = next.lift(to);
            next.put(to, me);
            if let Some(enemy) = there {
                let sent = lowest_free(&next);
                next.put(sent, enemy);
                tail.hit = true;
            }
            // J4: 27 sends the piece to the lowest unoccupied square.
            if to == 27 {
                next.lift(27);
                let sent = lowest_free(&next);
                next.put(sent, me);
                tail.sent = Some(sent);
            }
        }
        if matches!(throw, 1 | 4 | 6) {
            return (throw_again(next), tail);
        }
        (hand_over(self, next, me.other()), tail)
    }

    fn score(&self, pos: &Position) -> Option<u32> {
        let Phase::Over(Outcome::Won(winner)) = pos.phase else {
            return None;
        };
        // J6: 1, 2, 3 by row, as R6.
        let value = |sq: u8| match sq {
            21..=30 => 1,
            11..=20 => 2,
            _ => 3,
        };
        Some(pos.squares(winner.other()).into_iter().map(value).sum())
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = single_throws(pos);
        let fixed = format!("fixed:{}", dotted(&pos.tokens.fixed));
        reasons.extend(foreign_tokens(pos, &["unopened:b", &fixed]));
        reasons.extend(unopened_leader(self, pos, Side::Black));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        // J4: 27 keeps no piece.
        reasons.extend(never_on(pos, &[27]));
        reasons.extend(won_by_bearing_off(PIECES, pos));
        // J1: a fixed square still has the piece that started on it; the one
        // on 10 has made the opening move.
        for sq in &pos.tokens.fixed {
            let owner = if sq % 2 == 1 { Side::White } else { Side::Black };
            if !(1..=10).contains(sq) {
                reasons.push(format!("no piece starts on {sq}"));
            } else if !pos.holds(*sq, owner) {
                reasons.push(format!("{sq} is fixed without its piece"));
            }
            if *sq == 10 && !pos.tokens.unopened.of(Side::Black) {
                reasons.push("the piece on 10 has opened the game".to_string());
            }
        }
        reasons
    }
}

fn dotted(squares: &[u8]) -> String {
    let mut squares = squares.to_vec();
    squares.sort();
    squares.dedup();
    let words: Vec<String> = squares.iter().map(u8::to_string).collect();
    words.join(".")
}

fn advance(pos: &Position, from: u8, value: u8) -> Option<u8> {
    let enemy = pos.side.other();
    let to = from + value;
    if to > 30 {
        // J5: moving beyond 30 is off, exact or not, only when all own pieces
        // left stand on 21–30. Walls: off counts as 31 (G5).
        let off = !pos.any_on(pos.side, 1, 20) && !wall_between(pos, from, OFF, enemy);
        return off.then_some(OFF);
    }
    // J2: walls of three block; pairs protect; 26, 28, 29, 30 are safe.
    if wall_between(pos, from, to, enemy) || pos.holds(to, pos.side) {
        return None;
    }
    let safe = matches!(to, 26 | 28 | 29 | 30);
    (pos.empty(to) || (!safe && !paired(pos, to))).then_some(to)
}

fn retreat(pos: &Position, from: u8, value: u8) -> Option<u8> {
    if from <= value {
        return None;
    }
    let to = from - value;
    (pos.empty(to) && !wall_between(pos, from, to, pos.side.other())).then_some(to)
}
