//! `figurine`: five a side on 1–10, white odd, black even. Sticks: none = 6.
//! Bonus 1, 4, 6.

use super::Reading;
use super::ground::{STICKS_NONE_6, first_to_throw_1, hand_over, lowest_free, move_or_swap, over};
use super::ground::{paired, throw_again, wall_between};
use super::soundness::{foreign_tokens, never_on, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, single_throws, unopened_leader, won_by_bearing_off};
use super::state::{Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Figurine {
    pub strict: bool,
    pub blocked: bool,
}

const PIECES: u8 = 5;

fn is_bonus(value: u8) -> bool {
    matches!(value, 1 | 4 | 6)
}

/// F7 Shelter.
fn is_shelter(sq: u8) -> bool {
    matches!(sq, 26 | 28 | 29)
}

impl Reading for Figurine {
    fn pieces(&self) -> u8 {
        PIECES
    }

    fn start(&self) -> Position {
        let mut pos = Position::alternating(10, Side::White);
        pos.tokens.unopened.set(Side::Black, true);
        pos
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &STICKS_NONE_6
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            // F1: first to throw 1 has black.
            Phase::Open(_) => first_to_throw_1(pos, value, Side::Black),
            // F2: sequential.
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let value = pos.the_throw();
        // F1: the opening 1 moves 10→11.
        if pos.tokens.unopened.of(pos.side) {
            return vec![step(1, 10, 11)];
        }
        // F4: with no advance anywhere, a retreat is owed.
        let mut moves = self.advances(pos, value);
        if moves.is_empty() {
            moves = self.retreats(pos, value);
        }
        // F7: if every legal move of a throw starts from a shelter, `pass` is
        // legal too. F5: with no move at all it is the only one.
        if moves.iter().all(|mv| matches!(mv, Move::Step { from, .. } if is_shelter(*from))) {
            moves.push(Move::Pass);
        }
        moves
    }

    /// F5 option *blocked*: some throw left the side that moved last no move.
    fn draws(&self, pos: &Position) -> bool {
        self.blocked
            && self.throws().iter().any(|(value, _, _)| {
                let mut before = pos.clone();
                before.phase = Phase::Move(vec![*value]);
                self.legal(&before) == [Move::Pass]
            })
    }

    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail) {
        let me = pos.side;
        let mut next = pos.clone();
        let mut tail = Tail::default();
        next.tokens.unopened.set(me, false);
        let Move::Step { throw, from, to } = mv else {
            // F5 option *blocked*: no move at all, and the game is over,
            // without a winner. (A piece that could leave a shelter can move.)
            if self.blocked && self.legal(pos) == [Move::Pass] {
                return (over(next, Outcome::Draw), tail);
            }
            // F5: a bonus throw earns its throw, any other hands over; G10:
            // also when the player declines.
            return (self.after(next, pos.the_throw()), tail);
        };
        if to == OFF {
            next.lift(from);
            next.bear_off(me);
            if next.off.of(me) == PIECES {
                return (over(next, Outcome::Won(me)), tail); // G7
            }
        } else {
            tail.hit = move_or_swap(&mut next, from, to); // F3, F4, G4
            // F6: back to 15; if 15 is occupied, to 1; if 1 is occupied too,
            // to the lowest free square.
            if to == 27 {
                next.lift(27);
                let sent = if next.empty(15) { 15 } else { lowest_free(&next) };
                next.put(sent, me);
                tail.sent = Some(sent);
            }
        }
        (self.after(next, throw), tail)
    }

    fn score(&self, pos: &Position) -> Option<u32> {
        let Phase::Over(Outcome::Won(winner)) = pos.phase else {
            return None;
        };
        // F9: 1 for each enemy piece on 21–30 and 3 for each on 1–20.
        let enemies = pos.squares(winner.other()).into_iter();
        Some(enemies.map(|sq| if sq >= 21 { 1 } else { 3 }).sum())
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = single_throws(pos);
        reasons.extend(foreign_tokens(pos, &["unopened:b"]));
        reasons.extend(unopened_leader(self, pos, Side::Black));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        // F6: 27 keeps no piece; F8: 30 never holds one.
        reasons.extend(never_on(pos, &[27, 30]));
        reasons.extend(won_by_bearing_off(PIECES, pos));
        reasons
    }
}

impl Figurine {
    fn advances(&self, pos: &Position, value: u8) -> Vec<Move> {
        let me = pos.side;
        let mut moves = Vec::new();
        for from in pos.squares(me) {
            let to = from + value;
            if to < 30 {
                if self.may_go(pos, from, to) {
                    moves.push(step(value, from, to));
                }
            // F8: reaching 30, exactly or beyond, takes the piece off, but
            // not while an own piece stands on 1–10.
            } else if !pos.any_on(me, 1, 10) && !wall_between(pos, from, OFF, me.other()) {
                moves.push(step(value, from, OFF));
            }
        }
        moves
    }

    fn retreats(&self, pos: &Position, value: u8) -> Vec<Move> {
        let mut moves = Vec::new();
        for from in pos.squares(pos.side) {
            if from > value && self.may_go(pos, from, from - value) {
                moves.push(step(value, from, from - value));
            }
        }
        moves
    }

    /// F3: three or more cannot be passed; a lone enemy can be swapped. F7:
    /// but not in a shelter.
    fn may_go(&self, pos: &Position, from: u8, to: u8) -> bool {
        if wall_between(pos, from, to, pos.side.other()) || pos.holds(to, pos.side) {
            return false;
        }
        pos.empty(to) || (self.lone(pos, from, to) && !is_shelter(to))
    }

    /// F3: "lone" means no companion adjacent; option *strict*: no piece
    /// adjacent but the attacker itself.
    fn lone(&self, pos: &Position, attacker: u8, sq: u8) -> bool {
        if self.strict {
            return [sq - 1, sq + 1].into_iter().all(|near| pos.empty(near) || near == attacker);
        }
        !paired(pos, sq)
    }

    fn after(&self, next: Position, value: u8) -> Position {
        if is_bonus(value) {
            return throw_again(next);
        }
        let to = next.side.other();
        hand_over(self, next, to)
    }
}
