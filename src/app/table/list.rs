//! The list of moves, turn by turn.

use crate::app::strings::{Msg, args};
use crate::app::words::{Words, side_word};
use crate::record::{Event, Game};
use crate::rules::{Phase, Side};

/// One turn of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number; 0 is the opening.
    pub turn: u32,
    /// Whose it is; nobody's in the opening.
    pub side: Option<Side>,
    /// The throws, in order.
    pub throws: String,
    /// The moves, in order; empty while there are none.
    pub moves: String,
}

/// The turns of a game up to its cursor.
#[must_use]
pub fn lines(game: &Game, words: &Words) -> Vec<Line> {
    let mut drafts: Vec<Draft> = Vec::new();
    let mut turn = 0;
    let mut fresh = true;
    for (i, event) in game.events()[..game.cursor()].iter().enumerate() {
        let before = game.position_after(i);
        let opening = matches!(before.phase(), Phase::Open { .. });
        if fresh {
            turn += u32::from(!opening);
            drafts.push(Draft::new(turn, (!opening).then(|| before.side())));
            fresh = false;
        }
        let Some(draft) = drafts.last_mut() else { continue };
        match event {
            Event::Throw(thrown) => {
                let value = words.number(thrown.throw.value());
                if opening {
                    let seat = words.plain(if thrown.side == Side::White {
                        Msg::SeatFirst
                    } else {
                        Msg::SeatSecond
                    });
                    draft.moves.push(words.sentences(&[seat, value]));
                } else {
                    draft.throws.push(value);
                }
                if thrown.opening_won_by.is_some() {
                    fresh = true;
                    // The 1 that won the opening is the first throw of the leader's turn, where it is played.
                    if matches!(thrown.next.phase(), Phase::Move { .. }) {
                        turn += 1;
                        let mut first = Draft::new(turn, Some(thrown.next.side()));
                        first.throws.push(words.number(thrown.throw.value()));
                        drafts.push(first);
                        fresh = false;
                    }
                }
            }
            Event::Move(done) => {
                draft.moves.push(words.short_move(game.rules(), before, done));
                fresh = before.hands_over(&done.next);
            }
            Event::Resignation(side) => {
                draft.moves.push(words.say(Msg::MoveResigns, &args![side: side_word(*side)]));
            }
        }
    }
    drafts.into_iter().map(|draft| draft.finish(words)).collect()
}

struct Draft {
    turn: u32,
    side: Option<Side>,
    throws: Vec<String>,
    moves: Vec<String>,
}

impl Draft {
    const fn new(turn: u32, side: Option<Side>) -> Self {
        Self { turn, side, throws: Vec::new(), moves: Vec::new() }
    }

    fn finish(self, words: &Words) -> Line {
        Line {
            turn: self.turn,
            side: self.side,
            throws: words.list(&self.throws),
            moves: words.list(&self.moves),
        }
    }
}
