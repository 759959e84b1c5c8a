//! `skyriuk`: sticks, bonus, pieces and opening as `common`: five a side on
//! 1–10 (option seven, on 1–14), white odd, black even; none = 5; bonus 1, 4,
//! 5; the higher throw takes black and begins on a fresh throw.

use super::Reading;
use super::ground::{STICKS_NONE_5, hand_over, higher_throw, move_or_swap, over};
use super::ground::{rebirth_or_below, throw_again};
use super::soundness::{both_throw, foreign_tokens, nothing_taken, nothing_waiting};
use super::soundness::{one_throw_at_a_time, won_by_bearing_off};
use super::state::{Move, OFF, Outcome, Phase, Position, Side, Tail, step};

pub struct Skyriuk {
    pub seven: bool,
}

impl Reading for Skyriuk {
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
            _ => Position { phase: Phase::Move(vec![value]), ..pos.clone() },
        }
    }

    fn legal(&self, pos: &Position) -> Vec<Move> {
        let me = pos.side;
        let value = pos.the_throw();
        // S2: the throw after reaching 26 must be used by that piece: 1→27,
        // 2→28, 3→29, 4→30, 5→off; blocks do not bind. (What becomes of it
        // where the square is occupied is `play`'s affair.)
        if pos.holds(26, me) {
            return vec![step(value, 26, if value == 5 { OFF } else { 26 + value })];
        }
        // S3: so must any throw while a piece stays on 27: 1, 2 or 3 → 15;
        // 4 → off; 5 → it stays.
        if pos.holds(27, me) {
            return vec![match value {
                1..=3 => step(value, 27, 15),
                4 => step(value, 27, OFF),
                _ => Move::Pass,
            }];
        }
        let mine = pos.squares(me);
        let mut moves = Vec::new();
        for from in &mine {
            moves.extend(advance(pos, *from, value).map(|to| step(value, *from, to)));
        }
        // M2: no advance: retreat any piece on 1–25. No move: the turn passes.
        if moves.is_empty() {
            for from in mine.iter().filter(|from| **from <= 25 && **from > value) {
                if may_go(pos, *from, *from - value) {
                    moves.push(step(value, *from, *from - value));
                }
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
        next.tokens.must.clear();
        let Move::Step { throw, from, to } = mv else {
            // M2: whatever the throw. S3: after a 5 the turn ends too.
            return (self.end_turn(next), tail);
        };
        // Where the piece comes to rest.
        let mut rests = to;
        if to == OFF {
            next.lift(from);
            next.bear_off(me);
            if next.off.of(me) == self.pieces() {
                return (over(next, Outcome::Won(me)), tail); // G7
            }
        } else if from <= 25 {
            tail.hit = move_or_swap(&mut next, from, to); // S1, M1
        } else {
            next.lift(from);
            // S2: if the square on 28–30 is occupied, by anyone, it goes to
            // 27 instead; if 27 is occupied, to 15 or the first free square
            // below. S3: 15 or the first free square below.
            if rests >= 28 && !next.empty(rests) {
                rests = 27;
            }
            if rests == 27 && !next.empty(27) {
                rests = 15;
            }
            if rests == 15 {
                rests = rebirth_or_below(&next);
            }
            next.put(rests, me);
            if rests != to {
                tail.sent = Some(rests);
            }
        }
        // S2: a piece that has reached 26 makes its side throw again; the
        // throw that brought it there earns no other. S3: likewise a piece
        // that comes to rest on 27. Else the throw's own value decides.
        if matches!(rests, 26 | 27) || matches!(throw, 1 | 4 | 5) {
            return (with_duty(throw_again(next)), tail);
        }
        (self.end_turn(next), tail)
    }

    fn objections(&self, pos: &Position) -> Vec<String> {
        let me = pos.side;
        let mut reasons = both_throw(pos);
        reasons.extend(foreign_tokens(pos, &["must:26", "must:27"]));
        reasons.extend(nothing_waiting(pos));
        reasons.extend(nothing_taken(pos));
        reasons.extend(one_throw_at_a_time(pos));
        reasons.extend(won_by_bearing_off(self.pieces(), pos));
        let mut say = |wrong: bool, reason: &str| {
            if wrong {
                reasons.push(reason.to_string());
            }
        };
        // S2, S3: the token stands exactly where the side to act has a piece
        // there, in `throw` and `move`.
        let acting = matches!(pos.phase, Phase::Throw(_) | Phase::Move(_));
        for sq in [26, 27] {
            let owed = acting && pos.holds(sq, me);
            say(owed != pos.tokens.must.contains(&sq), "must missing or misplaced");
        }
        // S2: a piece on 26 leaves it within the turn that brought it there,
        // and none comes there while a piece of its side is held on 27.
        say(pos.holds(26, me.other()), "a piece left behind on 26");
        say(!acting && pos.holds(26, me), "a piece left behind on 26");
        say(pos.holds(26, me) && pos.holds(27, me), "two pieces with a duty");
        reasons
    }
}

/// Pieces on 1–25 and 28–30.
fn advance(pos: &Position, from: u8, value: u8) -> Option<u8> {
    match from {
        // S2: a throw that reaches or passes 26 stops on 26.
        1..=25 => {
            let to = (from + value).min(26);
            may_go(pos, from, to).then_some(to)
        }
        // S4: 28 by exactly 3, 29 by exactly 2, 30 by any throw.
        28 => (value == 3).then_some(OFF),
        29 => (value == 2).then_some(OFF),
        30 => Some(OFF),
        _ => None,
    }
}

/// S1, with no capture on 15 or 26–30.
fn may_go(pos: &Position, from: u8, to: u8) -> bool {
    let enemy = pos.side.other();
    if pos.holds(to, pos.side) {
        return false;
    }
    let (first, last) = if pos.empty(to) { (to, to) } else { group_around(pos, to) };
    // Two adjacent enemies strictly between block passage; pieces of the group
    // attacked do not.
    let (low, high) = (from.min(to), from.max(to));
    let in_the_way = |sq: u8| {
        let between = low < sq && sq < high;
        let attacked = first <= sq && sq <= last;
        between && !attacked && pos.holds(sq, enemy)
    };
    if (1..30).any(|sq| in_the_way(sq) && in_the_way(sq + 1)) {
        return false;
    }
    // In a group only the two end pieces are protected; a lone piece is not.
    let protected = first != last && (to == first || to == last);
    let safe = to == 15 || to >= 26;
    pos.empty(to) || (!protected && !safe)
}

/// The first and the last square of the group of adjacent pieces of one side
/// that holds this square.
fn group_around(pos: &Position, sq: u8) -> (u8, u8) {
    let owner = pos.at(sq);
    let (mut first, mut last) = (sq, sq);
    while pos.at(first - 1) == owner {
        first -= 1;
    }
    while pos.at(last + 1) == owner {
        last += 1;
    }
    (first, last)
}

/// Writes `must` for the side that is to throw.
fn with_duty(mut pos: Position) -> Position {
    for sq in [26, 27] {
        if pos.holds(sq, pos.side) {
            pos.tokens.must.push(sq);
        }
    }
    pos
}

impl Skyriuk {
    fn end_turn(&self, pos: Position) -> Position {
        let to = pos.side.other();
        let next = hand_over(self, pos, to);
        // S3: while a piece stays on 27, its side's next throw is its.
        if matches!(next.phase, Phase::Over(_)) { next } else { with_duty(next) }
    }
}
