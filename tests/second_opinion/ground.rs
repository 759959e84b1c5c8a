//! The common ground: G1–G12, as far as more than one ruleset stands on it.

use super::Reading;
use super::state::{BOTH, Each, Move, Outcome, Phase, Position, Side};

// G8 Throwing sticks: `n` counting faces with weight C(4,n)/16; for none the
// ruleset's own value, with the weight 1/16 of none.
pub const STICKS_NONE_5: [(u8, u32, u32); 5] = [(1, 4, 16), (2, 6, 16), (3, 4, 16), (4, 1, 16), (5, 1, 16)];
pub const STICKS_NONE_6: [(u8, u32, u32); 5] = [(1, 4, 16), (2, 6, 16), (3, 4, 16), (4, 1, 16), (6, 1, 16)];

/// G5: a piece with a companion on an adjacent square. *Adjacent* means
/// consecutive numbers (G1).
pub fn paired(pos: &Position, sq: u8) -> bool {
    let owner = pos.at(sq);
    assert!(owner.is_some(), "a question about a piece");
    pos.at(sq - 1) == owner || pos.at(sq + 1) == owner
}

/// G5 *Wall blocks*: three consecutive squares strictly between the two all
/// hold pieces of `enemy`. Off counts as 31.
pub fn wall_between(pos: &Position, one: u8, two: u8, enemy: Side) -> bool {
    let (low, high) = (one.min(two), one.max(two));
    let mut run = 0;
    for sq in low + 1..high {
        run = if pos.holds(sq, enemy) { run + 1 } else { 0 };
        if run == 3 {
            return true;
        }
    }
    false
}

/// "The lowest free square", "the lowest unoccupied square".
pub fn lowest_free(pos: &Position) -> u8 {
    (1..=30).find(|sq| pos.empty(*sq)).expect("fewer pieces than squares")
}

/// "15, or the first free square below it".
pub fn rebirth_or_below(pos: &Position) -> u8 {
    (1..=15).rev().find(|sq| pos.empty(*sq)).expect("fewer pieces than that")
}

/// G4: the mover goes from one square to another; a lone enemy that stood
/// there goes to the square the mover came from. True if one did.
pub fn move_or_swap(pos: &mut Position, from: u8, to: u8) -> bool {
    let me = pos.lift(from).expect("a piece to move");
    let there = pos.lift(to);
    pos.put(to, me);
    if let Some(enemy) = there {
        assert!(enemy == me.other(), "a swap with one's own piece");
        pos.put(from, enemy);
    }
    there.is_some()
}

/// G9 *First to throw 1*: the sides throw in turn until one throws 1; that
/// side takes the leading colour, and has this 1 to play.
pub fn first_to_throw_1(pos: &Position, value: u8, leader: Side) -> Position {
    let mut next = pos.clone();
    if value == 1 {
        next.side = leader;
        next.phase = Phase::Move(vec![1]);
    } else {
        next.side = pos.side.other();
    }
    next
}

/// G9 *Higher throw*: both throw; ties are thrown again. Who won takes the
/// leading colour and begins on a fresh throw.
pub fn higher_throw(pos: &Position, value: u8, leader: Side) -> Position {
    let mut next = pos.clone();
    match pos.phase {
        Phase::Open(None) => {
            next.side = Side::Black;
            next.phase = Phase::Open(Some(value));
        }
        Phase::Open(Some(first)) if first == value => {
            next.side = Side::White;
            next.phase = Phase::Open(None);
        }
        _ => {
            next.side = leader;
            next.phase = Phase::Throw(Vec::new());
        }
    }
    next
}

/// The same side throws again.
pub fn throw_again(mut pos: Position) -> Position {
    pos.phase = Phase::Throw(Vec::new());
    pos
}

/// The game is over: "side: who moved last; no pool, no flags; counts stay".
pub fn over(mut pos: Position, outcome: Outcome) -> Position {
    pos.phase = Phase::Over(outcome);
    pos.tokens = Default::default();
    pos
}

/// The turn is handed to `to` (in B4 and C8 perhaps to the side that had it).
/// G12: when no throw would then give either side any move but `pass`, the
/// game is over, drawn.
pub fn hand_over(reading: &dyn Reading, mut pos: Position, to: Side) -> Position {
    if deadlocked(reading, &pos) {
        return over(pos, Outcome::Draw);
    }
    pos.side = to;
    pos.phase = Phase::Throw(Vec::new());
    pos
}

/// Whether a finished game's pieces can have stood in a deadlock. Its tokens
/// are gone, so each that can have bound a side is tried: `reborn` where a side
/// has a piece on 15, `fixed` for every piece that stands where one started.
pub fn may_be_deadlocked(reading: &dyn Reading, pos: &Position) -> bool {
    let start = reading.start();
    let starters = (1..=30u8).filter(|sq| {
        let here = pos.track[usize::from(*sq)];
        here.is_some() && here == start.track[usize::from(*sq)]
    });
    let mut bound = pos.clone();
    if !start.tokens.fixed.is_empty() {
        bound.tokens.fixed = starters.collect();
    }
    let on_15 = |side: Side| pos.track[15] == Some(side);
    [(false, false), (on_15(Side::White), on_15(Side::Black))].into_iter().any(|(white, black)| {
        bound.tokens.reborn = Each::new(white, black);
        deadlocked(reading, &bound)
    })
}

/// G12, read so: for each side, as if it were its turn, and for each single
/// throw, is there a move other than `pass`?
///
/// What the tokens mean for that:
/// - `skip`: a side that loses its next turn still has the ones after it, so
///   the token is looked past;
/// - `unstarted` (K13): a 1 can be thrown in any turn, and with it any other
///   throw can be used in the same turn (in `single` too, where the 1 is kept
///   as a bonus throw even if it moves nothing), so the token is looked past;
/// - `reborn` (K10) and `fixed` (J1) bind: only a move ends them, and the
///   question is whether there is one; `back` (K9) is a move;
/// - `must` is read off the board by the ruleset itself, for whichever side
///   is asked about; `unopened` (R1) never takes the last move away; `dir`,
///   `owed` and `entered` are gone when a turn is handed over;
/// - a pool (K2) adds nothing, as its first use is the use of a single throw;
/// - B4, C8: a side with no piece left has no moves.
fn deadlocked(reading: &dyn Reading, pos: &Position) -> bool {
    for side in BOTH {
        for (value, _, _) in reading.throws() {
            let mut asked = pos.clone();
            asked.side = side;
            asked.phase = Phase::Move(vec![*value]);
            asked.tokens.skip = Each::new(false, false);
            asked.tokens.unstarted = Each::new(false, false);
            let moves = reading.legal(&asked);
            if moves.iter().any(|mv| !matches!(mv, Move::Pass | Move::GiveAway(_))) {
                return false;
            }
        }
    }
    true
}
