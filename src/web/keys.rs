//! Keys that go down.

use web_sys::{Document, Element, KeyboardEvent};

use crate::app::{KeyPress, Modifiers, Stroke, TextEntry};

/// What a key press says to the program; nothing while a word is being composed, or where something else has
/// dealt with it.
pub fn press(event: &KeyboardEvent, document: &Document) -> Option<KeyPress> {
    if event.is_composing() || event.default_prevented() {
        return None;
    }
    let focused = document.active_element();
    Some(KeyPress {
        key: event.key(),
        code: event.code(),
        held: Modifiers {
            control: event.ctrl_key() || event.meta_key(),
            shift: event.shift_key(),
            alt: event.alt_key(),
        },
        focus: focused.as_ref().map(name).unwrap_or_default(),
        entry: if focused.is_some_and(|element| takes_keys(&element)) {
            TextEntry::Yes
        } else {
            TextEntry::No
        },
        stroke: if event.repeat() { Stroke::Repeated } else { Stroke::First },
    })
}

/// The id of what has the focus; something where that has none, and nothing where only the page has it.
fn name(element: &Element) -> String {
    match (element.id(), element.local_name().as_str()) {
        (_, "body" | "html") => String::new(),
        (id, kind) if id.is_empty() => format!("({kind})"),
        (id, _) => id,
    }
}

/// Whether an element makes something of letters and arrows itself.
fn takes_keys(element: &Element) -> bool {
    match element.local_name().as_str() {
        "textarea" | "select" => true,
        "input" => {
            let kind = element.get_attribute("type").unwrap_or_default();
            !matches!(kind.as_str(), "checkbox" | "button" | "submit" | "reset" | "file" | "image" | "color")
        }
        _ => element.has_attribute("contenteditable"),
    }
}
