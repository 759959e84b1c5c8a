//! `cemea`: seven a side on 1–14, white odd, black even. Sticks: none = 6.
//! Bonus 1, 4, 6.

use super::Reading;
use super::ground::{STICKS_NONE_6, first_to_throw_1, hand_over, higher_throw, lowest_free, over};
use super::ground::{paired, throw_again, wall_between};
use super::soundness::{both_throw, foreign_tokens, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, single_throws, won_by_bearing_off};
use super::state::{BOTH, Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Cemea {
    pub high: bool,
    pub die: bool,
    pub playon: bool,
}

const PIECES: u8 = 7;

/// C8: an ordinary die.
const DIE: [(u8, u32, u32); 6] = [(1, 1, 6), (2, 1, 6), (3, 1, 6), (4, 1, 6), (5, 1, 6), (6, 1, 6)];

/// C8: 5 earns no bonus.
fn is_bonus(value: u8) -> bool {
    matches!(value, 1 | 4 | 6)
}

impl Reading for Cemea {
    fn pieces(&self) -> u8 {
        PIECES
    }

    fn start(&self) -> Position {
        Position::alternating(14, Side::White)
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        if self.die { &DIE } else { &STICKS_NONE_6 }
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            // C1: first to throw 1 takes black, and plays that 1 with any
            // piece; option: the higher throw takes black, on a fresh throw.
            Phase::Open(_) if self.high => higher_throw(pos, value, Side::Black),
            Phase::Open(_) => first_to_throw_1(pos, value, Side::Black),
            // C2: each throw is moved before the next.
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let value = pos.the_throw();
        // C6: a side with a piece stuck on 27 can move nothing until a 4
        // bears it off. (A wall on 28–30 stops that as well: C3, G5.)
        if pos.holds(27, pos.side) {
            if value == 4 && !wall_between(pos, 27, OFF, pos.side.other()) {
                return vec![step(4, 27, OFF)];
            }
            return vec![Move::Pass];
        }
        // C4: advance if possible; else retreat any piece; else occupy one's
        // own square; else the turn passes.
        for duty in [advances, retreats, occupations] {
            let moves = duty(pos, value);
            if !moves.is_empty() {
                return moves;
            }
        }
        vec![Move::Pass]
    }

    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail) {
        let me = pos.side;
        let mut next = pos.clone();
        let mut tail = Tail::default();
        let Move::Step { throw, from, to } = mv else {
            // C4, C6: the turn passes, bonus throw or not.
            return (self.end_turn(next), tail);
        };
        next.lift(from);
        if to == OFF {
            next.bear_off(me);
            if next.off.of(me) == PIECES {
                return (self.finished(next), tail);
            }
        } else {
            let there = next.lift(to);
            next.put(to, me);
            if there == Some(me) {
                // C4: the own piece that stood there goes to square 1, or if
                // that is held to the lowest free square.
                let sent = lowest_free(&next);
                next.put(sent, me);
            } else if let Some(enemy) = there {
                next.put(from, enemy); // G4
                tail.hit = true;
            }
            // C6: 27 sends to 15 if 15 is empty; else the piece stays.
            if to == 27 && next.empty(15) {
                next.lift(27);
                next.put(15, me);
                tail.sent = Some(15);
            }
        }
        // C2; C6: a bonus earned by the throw that fell in is still taken,
        // and so is the one earned by the 4.
        if is_bonus(throw) { (throw_again(next), tail) } else { (self.end_turn(next), tail) }
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = if self.high { both_throw(pos) } else { single_throws(pos) };
        reasons.extend(foreign_tokens(pos, &[]));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        if !self.playon {
            reasons.extend(won_by_bearing_off(PIECES, pos));
            return reasons;
        }
        // C8 *play on*: the side to act has pieces left; the game ends when
        // both have passed through, and the last mover finished second.
        let all_off = |side: Side| pos.off.of(side) == PIECES;
        let sound = match pos.phase {
            Phase::Over(Outcome::Won(first)) => BOTH.into_iter().all(all_off) && pos.side != first,
            Phase::Over(Outcome::Draw) => !BOTH.into_iter().all(all_off),
            _ => !all_off(pos.side),
        };
        if !sound {
            reasons.push("the finish order says otherwise".to_string());
        }
        reasons
    }
}

fn advances(pos: &Position, value: u8) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in pos.squares(pos.side) {
        let to = from + value;
        // C7: 28–30 bear off by exactly 3, 2, 1; no other square bears off.
        if from >= 28 && to == 31 {
            moves.push(step(value, from, OFF));
        }
        if to <= 30 && may_go(pos, from, to) {
            moves.push(step(value, from, to));
        }
        // C5: from 26 a 1 may skip 27, to 28 if 28 is empty.
        if from == 26 && value == 1 && pos.empty(28) {
            moves.push(step(1, 26, 28));
        }
    }
    moves
}

fn retreats(pos: &Position, value: u8) -> Vec<Move> {
    let mut moves = Vec::new();
    for from in pos.squares(pos.side) {
        if from > value && may_go(pos, from, from - value) {
            moves.push(step(value, from, from - value));
        }
    }
    moves
}

/// C4: moves of either direction that end on one's own piece; enemy walls
/// bind, one's own pairs and the safety of 28–30 do not protect one's own.
fn occupations(pos: &Position, value: u8) -> Vec<Move> {
    let me = pos.side;
    let mut moves = Vec::new();
    for from in pos.squares(me) {
        for to in [from + value, from.saturating_sub(value)] {
            let on_track = (1..=30).contains(&to);
            if on_track && pos.holds(to, me) && !wall_between(pos, from, to, me.other()) {
                moves.push(step(value, from, to));
            }
        }
    }
    moves
}

/// C3: pairs are safe but can be passed; walls of three can be neither
/// attacked nor passed. C7: 28–30 are safe.
fn may_go(pos: &Position, from: u8, to: u8) -> bool {
    let enemy = pos.side.other();
    if wall_between(pos, from, to, enemy) || pos.holds(to, pos.side) {
        return false;
    }
    pos.empty(to) || (to < 28 && !paired(pos, to))
}

impl Cemea {
    /// The side to act has borne off its last piece.
    fn finished(&self, pos: Position) -> Position {
        let me = pos.side;
        if !self.playon {
            return over(pos, Outcome::Won(me)); // G7
        }
        // C8: the side that is left goes on until it too has passed through;
        // the first to finish is the winner.
        if pos.off.of(me.other()) == PIECES {
            return over(pos, Outcome::Won(me.other()));
        }
        self.end_turn(pos)
    }

    fn end_turn(&self, pos: Position) -> Position {
        // C8: the side that is left goes on throwing alone.
        let alone = pos.off.of(pos.side.other()) == PIECES;
        let to = if alone { pos.side } else { pos.side.other() };
        hand_over(self, pos, to)
    }
}
