//! The board's input layer: thirty buttons over the canvas, the trays and the sticks.

use crate::app::layout::{Layout, Rect};
use crate::app::message::Message;
use crate::app::program::App;
use crate::app::scene::Place;
use crate::app::small::{px, sort};
use crate::app::strings::{Msg, args};
use crate::app::table::{Choices, Table};
use crate::app::view::{Element, Pointer, button, div};
use crate::app::words::{self, Fate, Words, side_word};
use crate::rules::{Side, Square};

/// The id of a square's button.
#[must_use]
pub fn square_id(square: Square) -> String {
    format!("square-{square}")
}

/// The square whose button has this id.
#[must_use]
pub fn square_of_id(id: &str) -> Option<Square> {
    id.strip_prefix("square-")?.parse().ok().and_then(Square::new)
}

/// The id of a tray's button.
#[must_use]
pub const fn tray_id(side: Side) -> &'static str {
    match side {
        Side::White => "tray-white",
        Side::Black => "tray-black",
    }
}

/// The buttons over the board.
pub fn squares(app: &App, table: &Table) -> Element<Message> {
    let layout = app.layout();
    let words = &app.words;
    let choices = table.choices();
    let chosen = choices.piece();
    let grid = div().id("squares").role("grid").label(words.plain(Msg::BoardName));
    let acts = table.person_acts() && !table.throw_due();
    let position = table.position();
    let own = |square: Square| acts && position.at(square) == Some(position.side());
    let can_lift = |square: Square| acts && choices.can_lift(Place::Square(square));
    let cell = |square: Square| {
        let button = button()
            .id(square_id(square))
            .class("square")
            .role("gridcell")
            .attr("tabindex", if square == table.focus { "0" } else { "-1" })
            .label(label(table, &choices, words, square))
            .on_click(Message::Square(square))
            .on_focus(Message::At(square))
            .on_blur(Message::Away)
            .on_hover(Message::Over(Some(square)), Message::Over(None))
            .when(chosen == Some(Place::Square(square)), |b| b.attr("aria-selected", "true"))
            .when(can_lift(square), |b| liftable(b, Place::Square(square)));
        let button = match own(square) && !can_lift(square) {
            true => button.attr("aria-description", table.why_not(Place::Square(square), words)),
            false => button,
        };
        match &layout {
            Some(layout) => placed(button, layout.squares[square]),
            None => button,
        }
    };
    let rows = rows(layout.as_ref());
    grid.children(rows.into_iter().map(|row| div().role("row").children(row.into_iter().map(cell))))
}

/// The button of a piece that can be dragged.
fn liftable(button: Element<Message>, place: Place) -> Element<Message> {
    let at = |pointer: Pointer| (pointer.x as i32, pointer.y as i32);
    button
        .class("liftable")
        .on_pointer_down(move |pointer| Message::Grip(place, at(pointer)))
        .on_pointer_move(move |pointer| Message::Carry(at(pointer)))
        .on_pointer_up(move |pointer| Message::LetGo(at(pointer)))
        .on_pointer_cancel(Message::GoBack)
}

/// The squares row by row as drawn, each from left to right.
fn rows(layout: Option<&Layout>) -> Vec<Vec<Square>> {
    let Some(layout) = layout else {
        return (1..=3).map(|row| Square::all().filter(|square| square.row() == row).collect()).collect();
    };
    let mut rows: Vec<Vec<Square>> = Vec::new();
    let mut squares: Vec<_> = Square::all().collect();
    sort(&mut squares, |a, b| layout.squares[*a].y < layout.squares[*b].y);
    for square in squares {
        let y = layout.squares[square].y;
        match rows.last_mut() {
            Some(row) if (layout.squares[row[0]].y - y).abs() < layout.squares[square].h / 2.0 => {
                row.push(square)
            }
            _ => rows.push(vec![square]),
        }
    }
    for row in &mut rows {
        sort(row, |a, b| layout.squares[*a].x < layout.squares[*b].x);
    }
    rows
}

/// An element laid over a rectangle of the stage.
pub fn placed(element: Element<Message>, rect: Rect) -> Element<Message> {
    element
        .style("left", px(rect.x))
        .style("top", px(rect.y))
        .style("width", px(rect.w))
        .style("height", px(rect.h))
}

/// What a square is called, and what is on it and about it.
#[must_use]
pub fn square_label(table: &Table, words: &Words, square: Square) -> String {
    label(table, &table.choices(), words, square)
}

fn label(table: &Table, choices: &Choices<'_>, words: &Words, square: Square) -> String {
    let position = table.position();
    let rules = table.rules();
    let number = square.number();
    let mut parts = vec![match words::house(words, rules, square) {
        Some(house) => words.say(Msg::SquareHouse, &args![square: number, house: &house]),
        None => words.say(Msg::SquarePlain, &args![square: number]),
    }];
    parts.push(match position.at(square) {
        Some(side) => words.say(Msg::PieceName, &args![side: side_word(side)]),
        None => words.plain(Msg::SquareEmpty),
    });
    if table.person_acts() && !table.throw_due() {
        let place = Place::Square(square);
        if choices.piece() == Some(place) {
            parts.push(words.plain(Msg::SquareChosen));
        } else if let Some(played) = choices.move_to(place) {
            let throw = played.throw().map_or(0, |throw| throw.value());
            // A piece in the way of a detour may stand elsewhere.
            let done = rules.play(position, played).ok();
            let done = done.filter(|done| done.displaced.is_some_and(|displaced| displaced.from == square));
            parts.push(match done.and_then(|done| Fate::of(rules, &done)) {
                Some(fate) => words.plain(fate.on_square()),
                None => words.say(Msg::SquareTarget, &args![throw: throw]),
            });
        } else if choices.movable().contains(square) {
            let only = choices.moves_of(place).len() == 1;
            parts.push(words.plain(if only { Msg::SquareOnlyMove } else { Msg::SquareMovable }));
        }
    }
    words.list(&parts)
}

/// The buttons over the trays.
pub fn trays(app: &App, table: &Table) -> Vec<Element<Message>> {
    Side::BOTH.into_iter().map(|side| tray(app, table, side)).collect()
}

fn tray(app: &App, table: &Table, side: Side) -> Element<Message> {
    let words = &app.words;
    let position = table.position();
    let choices = table.choices();
    let acts = table.person_acts() && !table.throw_due() && position.side() == side;
    let off = acts && choices.move_to(Place::Off(side)).is_some();
    let enter = acts && choices.entering() == Some(side);
    let mut label = table.tell_beside(words, side);
    if off {
        label.push(words.of_side(Msg::TrayBearOff, side));
    } else if enter {
        label.push(words.of_side(Msg::TrayEnter, side));
    }
    let useful = off || enter;
    let button = button()
        .id(tray_id(side))
        .class("tray")
        .class_if(off, "target")
        .label(words.list(&label))
        .attr("tabindex", if useful { "0" } else { "-1" })
        .on_click(Message::Tray(side))
        .when(enter, |b| liftable(b, Place::Waiting(side)));
    match app.layout() {
        Some(layout) => placed(button, layout.trays[side]),
        None => button,
    }
}

/// The button over the sticks.
pub fn sticks(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let ready = table.person_acts() && table.throw_due();
    let button = button()
        .id("sticks")
        .class("sticks")
        .label(match table.lying().filter(|_| !ready) {
            Some(throw) => {
                let lie = words::lie(words, table.rules(), throw);
                words.say(Msg::SticksShow, &args![value: throw.value(), lie: &lie])
            }
            None => words.plain(if ready { Msg::SticksThrow } else { Msg::SticksStill }),
        })
        // The button for throwing is the one stop for keys.
        .attr("tabindex", "-1")
        .on_click(Message::Throw);
    match app.layout() {
        Some(layout) => placed(button, layout.throwing),
        None => button,
    }
}
