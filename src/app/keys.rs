//! What keys do.

use crate::app::event::{KeyPress, Stroke, TextEntry};
use crate::app::flow::Deed;
use crate::app::message::{Dialog, Message};
use crate::app::program::App;
use crate::app::reading::{Reading, Way};
use crate::app::screen::square_of_id;
use crate::app::table::neighbour;
use crate::rules::{Move, Phase, Square, Throw};

/// What a key stands for now; `None` leaves it to the browser. A key that is held walks on over the squares, and
/// does nothing else more than once.
pub(super) fn deed(app: &App, key: &KeyPress) -> Option<Deed> {
    // The browser would press a button again at each repetition.
    if key.key == "Enter" && key.stroke == Stroke::Repeated && key.entry == TextEntry::No {
        return Some(Deed::Nothing);
    }
    let deed = first_deed(app, key)?;
    let walks = matches!(deed, Deed::GoTo(_));
    Some(if key.stroke == Stroke::First || walks { deed } else { Deed::Nothing })
}

/// The letter or digit on a key. A layout of other letters has Latin ones at their usual places all the same, and one
/// that has its digits above signs has them there without them, too.
fn letter(key: &KeyPress) -> String {
    let sign = |text: &str| text.len() == 1 && text.chars().all(|c| c.is_ascii_punctuation());
    let placed = match (key.code.strip_prefix("Key"), key.code.strip_prefix("Digit")) {
        (Some(letter), _) if !key.key.is_ascii() && key.key != "؟" => Some(letter),
        (_, Some(digit)) if !key.key.is_ascii() || (sign(&key.key) && !key.held.shift) => Some(digit),
        _ => None,
    };
    placed.unwrap_or(&key.key).to_ascii_lowercase()
}

fn first_deed(app: &App, key: &KeyPress) -> Option<Deed> {
    if key.entry == TextEntry::Yes || app.modal() {
        return None;
    }
    let table = app.table.as_ref()?;
    let at = square_of_id(&key.focus);
    let letter = letter(key);
    if key.held.control {
        return match (letter.as_str(), key.held.shift, key.held.alt) {
            ("z", false, false) => Some(Deed::Message(Message::Undo)),
            ("z", true, false) | ("y", false, false) => Some(Deed::Message(Message::Redo)),
            _ => None,
        };
    }
    if key.held.alt {
        return None;
    }
    if let Some(from) = at {
        let mirrored = app.layout();
        let step = match key.key.as_str() {
            "ArrowLeft" => Some((-1, 0)),
            "ArrowRight" => Some((1, 0)),
            "ArrowUp" => Some((0, -1)),
            "ArrowDown" => Some((0, 1)),
            _ => None,
        };
        if let (Some((dx, dy)), Some(layout)) = (step, mirrored) {
            return Some(Deed::GoTo(neighbour(&layout.squares, from, dx, dy).unwrap_or(from)));
        }
        match key.key.as_str() {
            "Home" => return Some(Deed::GoTo(Square::at(1))),
            "End" => return Some(Deed::GoTo(Square::at(30))),
            _ => {}
        }
    }
    match key.key.as_str() {
        "Escape" if app.dialog.is_some() => return Some(Deed::Message(Message::Close)),
        "Escape" => return Some(Deed::PutBack),
        // Space throws where it would press nothing.
        " " if key.focus.is_empty() => return Some(Deed::Message(Message::Throw)),
        _ => {}
    }
    if !app.settings.single_keys.is_on() {
        return None;
    }
    let from = at.unwrap_or(table.focus);
    match letter.as_str() {
        "n" => Some(Deed::GoTo(Square::new(from.number() + 1).unwrap_or(from))),
        "p" => Some(Deed::GoTo(from.number().checked_sub(1).and_then(Square::new).unwrap_or(from))),
        "t" => Some(Deed::Message(Message::Throw)),
        "f" => Some(Deed::Find(if key.held.shift { Way::Back } else { Way::On }, key.focus.clone())),
        "m" => Some(Deed::Read(Reading::Moves)),
        "l" => Some(Deed::Read(Reading::Last)),
        "s" => Some(Deed::Read(Reading::Square(from))),
        "w" => Some(Deed::Read(Reading::Row(from))),
        "b" => Some(Deed::Read(Reading::Board)),
        "c" => Some(Deed::Read(Reading::Turn)),
        "o" => Some(Deed::Read(Reading::Off)),
        "h" => Some(Deed::Message(Message::Hint)),
        "u" => Some(Deed::Message(Message::Undo)),
        "r" => Some(Deed::Message(Message::Redo)),
        "x" if table.choices().legal().contains(&Move::Pass) => {
            Some(Deed::Message(Message::Play(Move::Pass)))
        }
        "x" => Some(Deed::Read(Reading::NoPass)),
        "?" | "؟" => Some(Deed::Message(Message::Open(Dialog::Keys))),
        digit => {
            let throw = digit.parse::<u8>().ok().and_then(Throw::new)?;
            let possible = table.rules().ruleset().device.weight(throw) > 0;
            if app.settings.hand.is_on() && table.person_acts() && table.throw_due() {
                return possible.then_some(Deed::Message(Message::Enter(throw)));
            }
            let chooses = matches!(table.position().phase(), Phase::Move { .. });
            chooses.then_some(Deed::Message(Message::Choose(throw)))
        }
    }
}
