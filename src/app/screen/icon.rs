//! Small pictures beside words; all are hidden from readers of the screen.

use crate::app::message::Message;
use crate::app::view::{Element, element};
use crate::rules::Side;

fn svg(class: &'static str, shapes: impl IntoIterator<Item = Element<Message>>) -> Element<Message> {
    element("svg")
        .class("icon")
        .class(class)
        .attr("viewBox", "0 0 24 24")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .children(shapes)
}

fn path(d: &'static str) -> Element<Message> {
    element("path").attr("d", d)
}

/// A side's piece.
pub fn piece(side: Side) -> Element<Message> {
    match side {
        Side::White => svg(
            "cone",
            [path(
                "M12 2.5a3 3 0 0 1 2.7 4.2L18.5 19c.3 1.2-.6 2.5-2 2.5h-9c-1.4 0-2.3-1.3-2-2.5L9.3 6.7A3 3 0 0 1 12 2.5Z",
            )],
        ),
        Side::Black => svg("reel", [path("M5 3.5h14v4.2L15.6 10v4l3.4 2.3v4.2H5v-4.2L8.4 14v-4L5 7.700Z")]),
    }
}

/// Four sticks.
pub fn sticks() -> Element<Message> {
    svg("stroke", [path("M5 5l3 14M10 4.500l1.5 15M15 4.500l-.5 15M20 5l-2 14")])
}

/// An arrow that turns back.
pub fn undo() -> Element<Message> {
    svg("stroke runs", [path("M8 4L4 8l4 4M4.5 8H14a5.5 5.5 0 0 1 0 11H9")])
}

/// An arrow that turns forward.
pub fn redo() -> Element<Message> {
    svg("stroke runs", [path("M16 4l4 4-4 4M19.5 8H10a5.5 5.5 0 0 0 0 11h5")])
}

/// A lamp.
pub fn hint() -> Element<Message> {
    svg(
        "stroke",
        [path(
            "M9.5 17.5h5M10 20.500h4M9 15c-1.900-1.200-3-2.900-3-5a6 6 0 0 1 12 0c0 2.100-1.100 3.800-3 5v2.500H9z",
        )],
    )
}

/// Three lines.
pub fn menu() -> Element<Message> {
    svg("stroke", [path("M4 6.500h16M4 12h16M4 17.500h16")])
}

/// A shell that sounds, or that is crossed out.
pub fn sound(on: bool) -> Element<Message> {
    let waves =
        if on { "M15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11" } else { "M16 9.500l5 5M21 9.500l-5 5" };
    svg("stroke", [path("M4 9.500v5h3.5l4.5 4v-13l-4.5 4Z"), path(waves)])
}

/// Two arrows, one after the other.
pub fn turn() -> Element<Message> {
    svg(
        "stroke",
        [path(
            "M4.500 11a7.5 7.5 0 0 1 13-4.500L20 9M20 4v5h-5M19.500 13a7.5 7.5 0 0 1-13 4.500L4 15M4 20v-5h5",
        )],
    )
}

/// Four corners.
pub fn fullscreen() -> Element<Message> {
    svg("stroke", [path("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5")])
}

/// A tick.
pub fn tick() -> Element<Message> {
    svg("stroke tick", [path("M4.5 12.500l5 5 10-11")])
}

/// A cross.
pub fn cross() -> Element<Message> {
    svg("stroke", [path("M5.5 5.500l13 13M18.5 5.500l-13 13")])
}

/// The word *senet*, in its signs' simplest outlines: bolt, water, loaf, game board.
pub fn wordmark() -> Element<Message> {
    element("svg")
        .class("wordmark")
        .attr("viewBox", "0 0 96 48")
        .attr("aria-hidden", "true")
        .attr("focusable", "false")
        .child(path("M2 9.500h17a3.5 3.5 0 0 1 6 0h17v3H25a3.5 3.5 0 0 1-6 0H2Z"))
        .child(path("M2 34l4.5-7 4.5 7 4.5-7 4.5 7 4.5-7 4.5 7 4.5-7 4.5 7 4-6v5l-4 6.5-4.5-7-4.5 7-4.5-7-4.5 7-4.5-7-4.5 7-4.5-7-4.5 7Z"))
        .child(path("M62 17a9.5 9.5 0 0 1 19 0Z"))
        .child(path("M52 44V27h3v-4h4v4h4v-4h4v4h3v-4h4v4h4v-4h4v4h4v-4h4v4h2v17Z"))
}
