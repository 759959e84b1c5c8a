//! The position notation: seven fields, separated by one space.

use core::fmt::{self, Write as _};

use super::check::Setup;
use super::engine::Rules;
use super::moves::plain_number;
use super::play::{Place, Played};
use super::position::{Direction, Flags, Outcome, Phase, Position};
use super::position_error::{Count, PositionError, PositionErrors};
use super::ruleset::Precedence;
use super::side::{BySide, Side};
use super::square::{Square, SquareSet};
use super::throw::{Pool, Throw};

impl Rules {
    /// The position in notation.
    #[must_use]
    pub fn write(&self, position: &Position) -> String {
        let mut text = String::with_capacity(96);
        for square in Square::all() {
            if square.number() % 10 == 1 && square.number() > 1 {
                text.push('/');
            }
            text.push(position.at(square).map_or('.', Side::letter));
        }
        // Writing to a text can't fail.
        let _ = write!(text, " {} {}", position.side, Written(position.phase));
        for counts in [position.waiting, position.off, position.taken] {
            let _ = write!(text, " {}-{}", counts.white, counts.black);
        }
        self.write_tokens(position, &mut text);
        text
    }

    /// The flags' tokens, sorted by bytes.
    fn write_tokens(&self, position: &Position, text: &mut String) {
        let flags = &position.flags;
        let mut before = ' ';
        let mut token = |token: fmt::Arguments<'_>| {
            text.push(before);
            before = ',';
            let _ = text.write_fmt(token);
        };
        if let Some(direction) = flags.direction {
            token(format_args!("dir:{}", if direction == Direction::Advance { '+' } else { '-' }));
        }
        if flags.entered {
            token(format_args!("entered"));
        }
        if !flags.fixed.is_empty() {
            token(format_args!("fixed:{}", Dotted(flags.fixed)));
        }
        for square in self.bound(position) {
            token(format_args!("must:{square}"));
        }
        if flags.owed {
            token(format_args!("owed:1"));
        }
        for (name, sides) in [
            ("reborn", flags.reborn),
            ("skip", flags.skip),
            ("unopened", flags.unopened),
            ("unstarted", flags.unstarted),
        ] {
            // By bytes, b comes before w.
            for side in [Side::Black, Side::White] {
                if sides[side] {
                    token(format_args!("{name}:{side}"));
                }
            }
        }
        if before == ' ' {
            text.push_str(" -");
        }
    }

    /// The squares whose piece alone may use the throw, in the phases in which that is written.
    pub(super) fn bound(&self, position: &Position) -> SquareSet {
        match (self.set.precedence, position.phase) {
            (Precedence::Only(squares), Phase::Throw { .. } | Phase::Move { .. }) => {
                position.pieces[position.side].intersection(squares)
            }
            _ => SquareSet::EMPTY,
        }
    }

    /// Reads a position.
    ///
    /// # Errors
    /// Every reason why the ruleset's play can't have written it.
    pub fn read(&self, text: &str) -> Result<Position, PositionErrors> {
        let fields: Vec<&str> = text.split(' ').collect();
        let Ok([squares, side, phase, waiting, off, taken, flags]) = <[&str; 7]>::try_from(fields) else {
            return Err(PositionErrors(vec![PositionError::Fields(text.split(' ').count())]));
        };
        let mut errors = Vec::new();
        let setup = Setup {
            pieces: read_squares(squares, &mut errors),
            side: read_side(side, &mut errors),
            phase: read_phase(phase, &mut errors),
            waiting: read_counts(Count::Waiting, waiting, &mut errors),
            off: read_counts(Count::Off, off, &mut errors),
            taken: read_counts(Count::Taken, taken, &mut errors),
            tokens: read_tokens(flags, &mut errors),
        };
        self.admit(setup, errors)
    }
}

impl fmt::Display for Played {
    /// The move as records write it: `x` for a capture, and where a landing effect sent the mover.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.played.to_string();
        match text.split_once('-') {
            Some((from, to)) if self.displaced.is_some_and(|displaced| displaced.side != self.side) => {
                write!(f, "{from}x{to}")?;
            }
            _ => f.write_str(&text)?,
        }
        if self.sent_from.is_some() {
            match self.rest {
                Some(Place::On(square)) => write!(f, ">{square}")?,
                Some(Place::Waiting) => f.write_str(">in")?,
                _ => {}
            }
        }
        Ok(())
    }
}

/// A phase as notation writes it.
struct Written(Phase);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::Open { against: None } => f.write_str("open"),
            Phase::Open { against: Some(throw) } => write!(f, "open:{throw}"),
            Phase::Throw { pool } if pool.is_empty() => f.write_str("throw"),
            Phase::Throw { pool } => write!(f, "throw:{pool}"),
            Phase::Move { pool } => write!(f, "move:{pool}"),
            Phase::Over(Outcome::Won(side)) => write!(f, "over:{side}"),
            Phase::Over(Outcome::Draw) => f.write_str("over:draw"),
        }
    }
}

/// Squares with dots between them.
struct Dotted(SquareSet);

impl fmt::Display for Dotted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.0.into_iter().enumerate() {
            if i > 0 {
                f.write_str(".")?;
            }
            square.fmt(f)?;
        }
        Ok(())
    }
}

fn read_squares(text: &str, errors: &mut Vec<PositionError>) -> Option<BySide<SquareSet>> {
    let mut pieces = BySide::new(SquareSet::EMPTY, SquareSet::EMPTY);
    let before = errors.len();
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 3 {
        errors.push(PositionError::Rows(rows.len()));
        return None;
    }
    for (row, text) in (0u8..).zip(&rows) {
        let squares = text.chars().count();
        if squares != 10 {
            errors.push(PositionError::RowLength { row: row + 1, squares });
        }
        for (column, letter) in (1u8..=10).zip(text.chars()) {
            let Some(square) = Square::new(row * 10 + column) else { continue };
            match Side::from_letter(letter) {
                Some(side) => pieces[side] = pieces[side].with(square),
                None if letter == '.' => {}
                None => errors.push(PositionError::SquareLetter { square, letter }),
            }
        }
    }
    (errors.len() == before).then_some(pieces)
}

fn read_side(text: &str, errors: &mut Vec<PositionError>) -> Option<Side> {
    let mut letters = text.chars();
    let side = letters.next().and_then(Side::from_letter).filter(|_| letters.next().is_none());
    if side.is_none() {
        errors.push(PositionError::Side(text.into()));
    }
    side
}

fn read_phase(text: &str, errors: &mut Vec<PositionError>) -> Option<Phase> {
    let (name, rest) = match text.split_once(':') {
        Some((name, rest)) => (name, Some(rest)),
        None => (text, None),
    };
    let before = errors.len();
    let phase = match (name, rest) {
        ("open", None) => Some(Phase::Open { against: None }),
        ("open", Some(rest)) => match plain_number(rest).and_then(Throw::new) {
            Some(throw) => Some(Phase::Open { against: Some(throw) }),
            None => {
                errors.push(PositionError::Throw(rest.into()));
                None
            }
        },
        ("throw", None) => Some(Phase::Throw { pool: Pool::EMPTY }),
        ("throw", Some(rest)) => read_pool(rest, errors).map(|pool| Phase::Throw { pool }),
        ("move", Some(rest)) => read_pool(rest, errors).map(|pool| Phase::Move { pool }),
        ("over", Some("draw")) => Some(Phase::Over(Outcome::Draw)),
        ("over", Some("w")) => Some(Phase::Over(Outcome::Won(Side::White))),
        ("over", Some("b")) => Some(Phase::Over(Outcome::Won(Side::Black))),
        _ => None,
    };
    if phase.is_none() && errors.len() == before {
        errors.push(PositionError::Phase(text.into()));
    }
    phase
}

fn read_pool(text: &str, errors: &mut Vec<PositionError>) -> Option<Pool> {
    let mut pool = Pool::EMPTY;
    let mut last = None;
    let (mut sound, mut ordered) = (true, true);
    for word in text.split(',') {
        let Some(throw) = plain_number(word).and_then(Throw::new) else {
            errors.push(PositionError::Throw(word.into()));
            sound = false;
            continue;
        };
        ordered &= last <= Some(throw);
        last = Some(throw);
        match pool.with(throw) {
            Some(more) => pool = more,
            None => {
                errors.push(PositionError::PoolFull(throw));
                return None;
            }
        }
    }
    if !ordered {
        errors.push(PositionError::PoolOrder(text.into()));
    }
    (sound && ordered).then_some(pool)
}

fn read_counts(field: Count, text: &str, errors: &mut Vec<PositionError>) -> Option<BySide<u8>> {
    let counts = text
        .split_once('-')
        .and_then(|(white, black)| Some(BySide::new(plain_number(white)?, plain_number(black)?)));
    if counts.is_none() {
        errors.push(PositionError::Counts { field, text: text.into() });
    }
    counts
}

/// The flags as tokens: what the text says, before it is known to fit. `must` holds its squares.
pub(super) type Tokens = (Flags, SquareSet);

fn read_tokens(text: &str, errors: &mut Vec<PositionError>) -> Option<Tokens> {
    let (mut flags, mut must) = (Flags::default(), SquareSet::EMPTY);
    if text == "-" {
        return Some((flags, must));
    }
    let tokens: Vec<&str> = text.split(',').collect();
    for pair in tokens.windows(2) {
        if let [first, second] = pair
            && first > second
        {
            errors.push(PositionError::TokenOrder { first: (*first).into(), second: (*second).into() });
        }
    }
    for (i, token) in tokens.iter().enumerate() {
        let again = match token.split_once(':') {
            Some(("dir", _)) => flags.direction.is_some(),
            Some(("fixed", _)) => !flags.fixed.is_empty(),
            _ => tokens.get(..i).is_some_and(|before| before.contains(token)),
        };
        if again {
            errors.push(PositionError::TokenTwice((*token).into()));
        } else if !read_token(token, &mut flags, &mut must) {
            errors.push(PositionError::Token((*token).into()));
        }
    }
    // What could be read is judged too.
    Some((flags, must))
}

fn read_token(token: &str, flags: &mut Flags, must: &mut SquareSet) -> bool {
    match token.split_once(':') {
        None if token == "entered" => flags.entered = true,
        Some(("dir", "+")) => flags.direction = Some(Direction::Advance),
        Some(("dir", "-")) => flags.direction = Some(Direction::Retreat),
        Some(("owed", "1")) => flags.owed = true,
        Some(("must", square)) => match plain_number(square).and_then(Square::new) {
            Some(square) => *must = must.with(square),
            None => return false,
        },
        Some(("fixed", squares)) => {
            let mut last = None;
            for word in squares.split('.') {
                match plain_number(word).and_then(Square::new) {
                    Some(square) if last < Some(square) => {
                        flags.fixed = flags.fixed.with(square);
                        last = Some(square);
                    }
                    _ => return false,
                }
            }
        }
        Some((name, "w" | "b")) => {
            let side = if token.ends_with('w') { Side::White } else { Side::Black };
            match name {
                "skip" => flags.skip[side] = true,
                "reborn" => flags.reborn[side] = true,
                "unopened" => flags.unopened[side] = true,
                "unstarted" => flags.unstarted[side] = true,
                _ => return false,
            }
        }
        _ => return false,
    }
    true
}
