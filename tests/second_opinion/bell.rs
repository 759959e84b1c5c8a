//! `bell`: ten a side on 1–20, white odd, black even. One four-sided die. No
//! bonus. The higher throw takes white and begins, on a fresh throw.

use super::Reading;
use super::ground::{hand_over, higher_throw, over};
use super::soundness::{both_throw, foreign_tokens, nothing_waiting, one_throw_at_a_time};
use super::state::{BOTH, Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Bell;

const DIE: [(u8, u32, u32); 4] = [(1, 1, 4), (2, 1, 4), (3, 1, 4), (4, 1, 4)];

/// B2: a piece there cannot be taken, and must be moved first.
fn is_marked(sq: u8) -> bool {
    matches!(sq, 15 | 26 | 27 | 28 | 29)
}

impl Reading for Bell {
    fn pieces(&self) -> u8 {
        10
    }

    fn start(&self) -> Position {
        Position::alternating(20, Side::White)
    }

    fn throws(&self) -> &'static [(u8, u32, u32)] {
        &DIE
    }

    fn throw(&self, pos: &Position, value: u8) -> Position {
        match pos.phase {
            Phase::Open(_) => higher_throw(pos, value, Side::White),
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let value = pos.the_throw();
        let mut moves = Vec::new();
        for from in pos.squares(pos.side) {
            let to = from + value;
            // B3: off by the exact throw only.
            if to == 31 {
                moves.push(step(value, from, OFF));
            }
            // B1: own pieces block a landing; advance only. B2: no taking on
            // a marked square.
            let takes = to <= 30 && pos.holds(to, pos.side.other());
            if to <= 30 && (pos.empty(to) || (takes && !is_marked(to))) {
                moves.push(step(value, from, to));
            }
        }
        // B2: the throw moves a piece on a marked square, if it can.
        let marked = |mv: &Move| matches!(mv, Move::Step { from, .. } if is_marked(*from));
        if moves.iter().any(marked) {
            moves.retain(marked);
        }
        // B3: no move: the turn passes.
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn play(&self, pos: &Position, mv: Move) -> (Position, Tail) {
        let me = pos.side;
        let mut next = pos.clone();
        let mut tail = Tail::default();
        if let Move::Step { from, to, .. } = mv {
            next.lift(from);
            if to == OFF {
                next.bear_off(me);
            } else {
                // B1: the enemy is taken, out of the game.
                if let Some(enemy) = next.lift(to) {
                    next.taken.set(enemy, next.taken.of(enemy) + 1);
                    tail.hit = true;
                }
                next.put(to, me);
            }
        }
        // B4: when no pieces are left the game ends; a side with none has no
        // more turns.
        let mine = next.on_track(me) > 0;
        let theirs = next.on_track(me.other()) > 0;
        let next = match (mine, theirs) {
            (false, false) => {
                let outcome = more_borne_off(&next);
                over(next, outcome)
            }
            (true, false) => hand_over(self, next, me),
            (_, true) => hand_over(self, next, me.other()),
        };
        (next, tail)
    }

    /// B4: equal is a draw.
    fn draws(&self, pos: &Position) -> bool {
        BOTH.into_iter().all(|side| pos.on_track(side) == 0)
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let mut reasons = both_throw(pos);
        reasons.extend(foreign_tokens(pos, &[]));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(one_throw_at_a_time(pos));
        // B4. (A game with pieces left never ends: the front piece always has
        // a throw that moves it, so there is no deadlock either.)
        let left = BOTH.into_iter().any(|side| pos.on_track(side) > 0);
        let sound = match pos.phase {
            // "Side: who moved last": the board is emptied by bearing off.
            Phase::Over(outcome) => !left && outcome == more_borne_off(pos) && pos.off.of(pos.side) > 0,
            _ => pos.on_track(pos.side) > 0,
        };
        if !sound {
            reasons.push("the pieces left say otherwise".to_string());
        }
        reasons
    }
}

/// B4: the side that bore off more wins; equal is a draw.
fn more_borne_off(pos: &Position) -> Outcome {
    let (white, black) = (pos.off.of(Side::White), pos.off.of(Side::Black));
    if white == black {
        return Outcome::Draw;
    }
    Outcome::Won(if white > black { Side::White } else { Side::Black })
}
