//! "Reading accepts nothing that the ruleset's pieces cannot form … and, token
//! for token, whatever play can not have written." The refusals common to all
//! rulesets, and those that several have; each ruleset says which it has.

use super::Reading;
use super::ground::may_be_deadlocked;
use super::state::{BOTH, Outcome, Phase, Position, Side};
use super::text::{letter, token_names};

/// What holds in every ruleset.
pub fn common(reading: &dyn Reading, pos: &Position) -> Vec<String> {
    let mut reasons = Vec::new();
    // G2: on board + waiting + borne off + taken is constant for each side.
    for side in BOTH {
        let elsewhere = [pos.waiting.of(side), pos.off.of(side), pos.taken.of(side)];
        let total = elsewhere.iter().fold(u32::from(pos.on_track(side)), |sum, n| sum + u32::from(*n));
        if total != u32::from(reading.pieces()) {
            reasons.push(format!("{total} pieces of {}", letter(side)));
        }
    }
    // G8: a throw the ruleset's sticks cannot make.
    let thrown = match &pos.phase {
        Phase::Open(first) => first.iter().copied().collect(),
        Phase::Throw(pool) | Phase::Move(pool) => pool.clone(),
        Phase::Over(_) => Vec::new(),
    };
    for value in thrown {
        if reading.throws().iter().all(|t| t.0 != value) {
            reasons.push(format!("no throw {value} here"));
        }
    }
    // `open` off the start squares, or without exactly its start tokens.
    if matches!(pos.phase, Phase::Open(_)) && !as_at_the_start(reading, pos) {
        reasons.push("the opening is thrown from the start position".to_string());
    }
    // `over`: no flags.
    if matches!(pos.phase, Phase::Over(_)) && !token_names(&pos.tokens).is_empty() {
        reasons.push("no flags when the game is over".to_string());
    }
    // `over:draw`: G12, or what the ruleset itself calls a game without a winner.
    let drawn = pos.phase == Phase::Over(Outcome::Draw);
    if drawn && !reading.draws(pos) && !may_be_deadlocked(reading, pos) {
        reasons.push("somebody can still move".to_string());
    }
    reasons
}

fn as_at_the_start(reading: &dyn Reading, pos: &Position) -> bool {
    let start = reading.start();
    let same_pieces = pos.track == start.track && pos.waiting == start.waiting;
    let same_counts = pos.off == start.off && pos.taken == start.taken;
    same_pieces && same_counts && token_names(&pos.tokens) == token_names(&start.tokens)
}

/// G9 where single throws alternate: no `open:3`.
pub fn single_throws(pos: &Position) -> Vec<String> {
    let wrong = matches!(pos.phase, Phase::Open(Some(_)));
    said(wrong, "single throws in turn")
}

/// G9 where both throw in a round: `w open`, then `b open:3`.
pub fn both_throw(pos: &Position) -> Vec<String> {
    let wrong = match pos.phase {
        Phase::Open(None) => pos.side != Side::White,
        Phase::Open(Some(_)) => pos.side != Side::Black,
        _ => false,
    };
    said(wrong, "white throws first in a round, black second")
}

/// Tokens foreign to the ruleset, or whose option is off.
pub fn foreign_tokens(pos: &Position, allowed: &[&str]) -> Vec<String> {
    let mut names = token_names(&pos.tokens);
    names.retain(|name| !allowed.contains(&name.as_str()));
    names.into_iter().map(|name| format!("no token {name} here")).collect()
}

/// The leader's compulsory opening move: owed in the opening, and in its own
/// `move:1`, which is played from the start position with the start's tokens.
pub fn unopened_leader(reading: &dyn Reading, pos: &Position, leader: Side) -> Vec<String> {
    if !pos.tokens.unopened.of(leader) {
        return Vec::new();
    }
    let opening = match &pos.phase {
        Phase::Open(_) => true,
        Phase::Move(pool) => *pool == [1] && pos.side == leader,
        _ => false,
    };
    let sound = opening && as_at_the_start(reading, pos);
    said(!sound, "the opening move is made at once, from the start position")
}

/// Only in Piccione do pieces wait.
pub fn nothing_waiting(pos: &Position) -> Vec<String> {
    let wrong = BOTH.into_iter().any(|side| pos.waiting.of(side) > 0);
    said(wrong, "nothing waits here")
}

/// Only in Bell are pieces taken.
pub fn nothing_taken(pos: &Position) -> Vec<String> {
    let wrong = BOTH.into_iter().any(|side| pos.taken.of(side) > 0);
    said(wrong, "nothing is taken here")
}

/// No pool of throws.
pub fn one_throw_at_a_time(pos: &Position) -> Vec<String> {
    let wrong = match &pos.phase {
        Phase::Throw(pool) => !pool.is_empty(),
        Phase::Move(pool) => pool.len() != 1,
        _ => false,
    };
    said(wrong, "one throw at a time")
}

/// A piece where none can stand.
pub fn never_on(pos: &Position, squares: &[u8]) -> Vec<String> {
    let mut reasons = Vec::new();
    for sq in squares.iter().filter(|sq| !pos.empty(**sq)) {
        reasons.push(format!("no piece can stand on {sq}"));
    }
    reasons
}

/// G7: a side that has borne off its last piece has won, at once, by its own
/// move; no side that has nothing left anywhere else.
pub fn won_by_bearing_off(pieces: u8, pos: &Position) -> Vec<String> {
    let all_off = |side: Side| pos.off.of(side) == pieces;
    let sound = match pos.phase {
        Phase::Over(Outcome::Won(winner)) => {
            all_off(winner) && !all_off(winner.other()) && pos.side == winner
        }
        _ => BOTH.into_iter().all(|side| !all_off(side)),
    };
    said(!sound, "who has borne off all has won, and nobody else")
}

fn said(wrong: bool, reason: &str) -> Vec<String> {
    if wrong { vec![reason.to_string()] } else { Vec::new() }
}
