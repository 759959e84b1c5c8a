//! The board as it is to be drawn, from a position.

use crate::app::anim::{Displaced, Landing, Sending, Step};
use crate::app::layout::Orientation;
use crate::app::scene::{
    BoardView, BySquare, Cast, Device, Face, MarkSet, Place, Ready, Throwing, Tray, Waits, marks,
};
use crate::app::settings::Settings;
use crate::rules::ruleset::Landing as Effect;
use crate::rules::{self, BySide, Move, Played, Position, Rules, Side, Square, Throw};

use super::hand::path;

/// The picture of a position at rest: pieces and marks, nothing lit.
#[must_use]
pub fn board(rules: &Rules, position: &Position, settings: &Settings) -> BoardView {
    let set = rules.ruleset();
    let tray = |side| Tray {
        waiting: position.waiting(side),
        off: position.off(side),
        taken: position.taken(side),
        total: set.pieces,
    };
    BoardView {
        squares: BySquare::from_fn(|square| position.at(square)),
        marks: marks(mark_set(rules), settings.marks),
        numbers: settings.numbers,
        trays: BySide::new(tray(Side::White), tray(Side::Black)),
        waits: if set.entry.is_some() { Waits::Sometimes } else { Waits::Never },
        throwing: Throwing { device: device(rules), ready: Ready::No, ..Throwing::default() },
        ..BoardView::default()
    }
}

/// Which signs a ruleset's board bears.
fn mark_set(rules: &Rules) -> MarkSet {
    match rules.spec().id() {
        "faraones" => MarkSet::Faraones,
        "cemea" => MarkSet::Cemea,
        _ => MarkSet::Usual,
    }
}

/// How a ruleset's board lies: as its source draws it, or turned.
#[must_use]
pub fn orientation(rules: &Rules, settings: &Settings) -> Orientation {
    let source = match rules.spec().id() {
        "cemea" => Orientation::FirstAtBottom,
        _ => Orientation::FirstOnTop,
    };
    if settings.turned.is_on() { source.turned() } else { source }
}

fn device(rules: &Rules) -> Device {
    match rules.ruleset().device {
        rules::Device::Sticks { counting: rules::Face::Flat, .. } => Device::Sticks(Face::Flat),
        rules::Device::Sticks { counting: rules::Face::Curved, .. } => Device::Sticks(Face::Round),
        rules::Device::Die { faces: 0..=4 } => Device::FourSided,
        rules::Device::Die { .. } => Device::SixSided,
    }
}

/// How sticks or die lie after the throw; `count` is its place in the game, which settles the disorder.
#[must_use]
pub fn cast(rules: &Rules, throw: Throw, count: u32) -> Cast {
    let shows = match rules.ruleset().device {
        rules::Device::Sticks { none, .. } if throw == none => 0,
        _ => throw.value(),
    };
    Cast { shows, seed: count.wrapping_mul(0x9e37_79b9) ^ u32::from(throw.value()) }
}

/// A place of the rules, as the picture has it.
#[must_use]
pub const fn place(place: rules::Place, side: Side) -> Place {
    match place {
        rules::Place::On(square) => Place::Square(square),
        rules::Place::Off => Place::Off(side),
        rules::Place::Waiting => Place::Waiting(side),
        rules::Place::Taken => Place::Taken(side),
    }
}

/// Where the piece of a move stood before it.
fn origin(before: &Position, played: &Played) -> Option<Place> {
    let side = played.side;
    match played.played {
        Move::Step { from, .. } => Some(Place::Square(from)),
        Move::Enter { .. } => Some(Place::Waiting(side)),
        Move::Back => before.pieces(side).minus(played.next.pieces(side)).lowest().map(Place::Square),
        Move::Pass | Move::GiveAway { .. } => None,
    }
}

/// The move as it is to be shown moving; nothing where no piece moves.
#[must_use]
pub fn step(rules: &Rules, before: &Position, played: &Played) -> Option<Step> {
    let side = played.side;
    let from = origin(before, played)?;
    let rest = played.rest?;
    let mut squares = match played.played {
        Move::Back => Vec::new(),
        other => path(other, None),
    };
    // The walk names its landing, not its origin; an entering piece has none.
    if matches!(from, Place::Square(_)) && !squares.is_empty() {
        squares.remove(0);
    }
    let walked = squares.last().copied();
    let landing = match (rest, played.sent_from) {
        (rules::Place::Off, _) => Landing::Off,
        (rest, Some(named)) => {
            let water = rules.ruleset().landing(named) != Effect::None && named.number() == 27;
            let sending = if water { Sending::Water } else { Sending::Flight };
            Landing::Sent(place(rest, side), sending)
        }
        (rules::Place::On(square), None) if walked == Some(square) => Landing::Stays,
        (rest, None) => Landing::Sent(place(rest, side), Sending::Flight),
    };
    let displaced =
        played.displaced.map(|d| Displaced { side: d.side, from: d.from, to: place(d.to, d.side) });
    Some(Step { side, from, path: squares, landing, displaced })
}

/// Where a move began and ended, to be marked as the last one.
#[must_use]
pub fn ends(before: &Position, played: &Played) -> Option<(Place, Place)> {
    Some((origin(before, played)?, place(played.rest?, played.side)))
}

/// The picture of a ruleset's start position, for its card.
#[must_use]
pub fn opening(rules: &Rules, settings: &Settings) -> BoardView {
    board(rules, &rules.start(), settings)
}

/// The neighbour of a square on the drawn board.
#[must_use]
pub fn neighbour(
    squares: &BySquare<crate::app::layout::Rect>,
    from: Square,
    dx: i8,
    dy: i8,
) -> Option<Square> {
    let here = squares[from].centre();
    let step = squares[from];
    let there =
        crate::app::layout::Point::new(here.x + f32::from(dx) * step.w, here.y + f32::from(dy) * step.h);
    Square::all().find(|square| squares[*square].contains(there))
}
