//! What a position is, and what a move is: plain data.

/// Targets and origins beyond the track.
pub const IN: u8 = 0;
pub const OFF: u8 = 31;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    White,
    Black,
}

pub const BOTH: [Side; 2] = [Side::White, Side::Black];

impl Side {
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Won(Side),
    Draw,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The opening throw; what the other side has thrown in this round.
    Open(Option<u8>),
    /// To throw; the throws of this turn already made (Kendall's pool).
    Throw(Vec<u8>),
    /// The throws to be played, ascending.
    Move(Vec<u8>),
    Over(Outcome),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    Forward,
    Backward,
}

/// A number or a yes-or-no for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Each<T> {
    white: T,
    black: T,
}

impl<T: Copy> Each<T> {
    pub fn new(white: T, black: T) -> Each<T> {
        Each { white, black }
    }
    pub fn of(&self, side: Side) -> T {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
    pub fn set(&mut self, side: Side, value: T) {
        match side {
            Side::White => self.white = value,
            Side::Black => self.black = value,
        }
    }
}

/// The flags field, one member a token.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    pub dir: Option<Direction>,
    pub entered: bool,
    pub fixed: Vec<u8>,
    pub must: Vec<u8>,
    pub owed: bool,
    pub reborn: Each<bool>,
    pub skip: Each<bool>,
    pub unopened: Each<bool>,
    pub unstarted: Each<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// G1: by number; 0 and 31 are there, and always empty.
    pub track: [Option<Side>; 32],
    pub side: Side,
    pub phase: Phase,
    pub waiting: Each<u8>,
    pub off: Each<u8>,
    pub taken: Each<u8>,
    pub tokens: Tokens,
}

impl Position {
    /// `w open` with this many squares filled from 1 up, alternating.
    pub fn alternating(filled: u8, on_odd: Side) -> Position {
        let mut track = [None; 32];
        for sq in 1..=filled {
            track[sq as usize] = Some(if sq % 2 == 1 { on_odd } else { on_odd.other() });
        }
        Position {
            track,
            side: Side::White,
            phase: Phase::Open(None),
            waiting: Each::new(0, 0),
            off: Each::new(0, 0),
            taken: Each::new(0, 0),
            tokens: Tokens::default(),
        }
    }

    pub fn at(&self, sq: u8) -> Option<Side> {
        self.track[sq as usize]
    }
    pub fn holds(&self, sq: u8, side: Side) -> bool {
        self.at(sq) == Some(side)
    }
    pub fn empty(&self, sq: u8) -> bool {
        self.at(sq).is_none()
    }
    pub fn put(&mut self, sq: u8, side: Side) {
        assert!((1..=30).contains(&sq) && self.empty(sq), "G2: one piece a square");
        self.track[sq as usize] = Some(side);
    }
    /// Takes the piece away from a square, and says whose it was.
    pub fn lift(&mut self, sq: u8) -> Option<Side> {
        self.track[sq as usize].take()
    }
    pub fn bear_off(&mut self, side: Side) {
        self.off.set(side, self.off.of(side) + 1);
    }
    /// The squares of a side's pieces, from 1 up.
    pub fn squares(&self, side: Side) -> Vec<u8> {
        (1..=30).filter(|sq| self.holds(*sq, side)).collect()
    }
    /// Whether a side has a piece on one of the squares from `low` to `high`.
    pub fn any_on(&self, side: Side, low: u8, high: u8) -> bool {
        (low..=high).any(|sq| self.holds(sq, side))
    }
    pub fn on_track(&self, side: Side) -> u8 {
        self.squares(side).len() as u8
    }
    /// The throws to be played, in phase `move`.
    pub fn pool(&self) -> &[u8] {
        match &self.phase {
            Phase::Move(pool) => pool,
            _ => panic!("not in phase `move`"),
        }
    }
    /// The one throw to be played, where throws are played one at a time.
    pub fn the_throw(&self) -> u8 {
        match self.pool() {
            [one] => *one,
            _ => panic!("one throw at a time"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// `<throw>:<from>-<to>`; `from` may be `IN`, `to` may be `OFF`.
    Step {
        throw: u8,
        from: u8,
        to: u8,
    },
    /// `<throw>:pass`
    GiveAway(u8),
    Pass,
    Back,
}

pub fn step(throw: u8, from: u8, to: u8) -> Move {
    Move::Step { throw, from, to }
}

/// What a move did beside itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tail {
    /// A swap or a capture.
    pub hit: bool,
    /// Where a landing effect sent the mover (`IN`: off the board, to wait).
    pub sent: Option<u8>,
}
