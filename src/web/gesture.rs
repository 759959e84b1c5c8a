//! From the events of elements to their messages.
//!
//! The program's container listens for all of them: the innermost element that has a handler for an event
//! answers it.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{
    Element as RealElement, Event, FocusEvent, HtmlInputElement, MouseEvent, Node as RealNode, PointerEvent,
};

use crate::app::view::{Element, On, Open, Pointer, PointerKind};
use crate::web::dom::{Page, Say};
use crate::web::error::{WebError, report};
use crate::web::listener::{Listener, Phase, settle};

/// What is called with an event.
type Heard<M> = fn(&Rc<Page<M>>, &Event, &Say<M>);

/// Asks a handler of an element for its answer to an event. Not generic: the search would be there as often as
/// there are kinds of events.
type Answer<'a, M, T> = &'a dyn Fn(&On<M>, &Element<M>) -> Option<T>;

/// Listens for everything that an element can have a handler for.
///
/// # Errors
/// When the browser does not let it.
pub fn listen<M: Clone + 'static>(
    page: &Rc<Page<M>>,
    container: &RealElement,
    say: &Say<M>,
) -> Result<Vec<Listener>, WebError> {
    let kinds: [(&'static str, Phase, Heard<M>); 16] = [
        ("click", Phase::Capture, click),
        ("submit", Phase::Capture, submit),
        ("input", Phase::Passive, input),
        ("change", Phase::Passive, change),
        ("toggle", Phase::Passive, toggle),
        ("cancel", Phase::Capture, close),
        ("close", Phase::Passive, close),
        ("focusin", Phase::Passive, |page, event, say| crossing(page, event, say, Crossing::Focus)),
        ("focusout", Phase::Passive, |page, event, say| crossing(page, event, say, Crossing::Blur)),
        ("pointerover", Phase::Passive, |page, event, say| crossing(page, event, say, Crossing::Enter)),
        ("pointerout", Phase::Passive, |page, event, say| crossing(page, event, say, Crossing::Leave)),
        ("pointerdown", Phase::Passive, pointer_down),
        ("pointermove", Phase::Passive, pointer_move),
        ("pointerup", Phase::Passive, pointer_up),
        ("pointercancel", Phase::Passive, pointer_cancel),
        ("lostpointercapture", Phase::Passive, pointer_cancel),
    ];
    kinds
        .into_iter()
        .map(|(kind, phase, call)| {
            // The page owns its listeners: they must not own the page.
            let (page, say) = (Rc::downgrade(page), say.clone());
            Listener::new(container, kind, phase, move |event| {
                if let Some(page) = page.upgrade() {
                    call(&page, &event, &say);
                }
            })
        })
        .collect()
}

/// What the innermost element that `answer` finds an answer for says to an event.
fn answer<M: Clone + 'static, T>(page: &Page<M>, event: &Event, answer: Answer<'_, M, T>) -> Option<T> {
    answer_of(page, &event.target()?.dyn_into().ok()?, answer)
}

fn answer_of<M: Clone + 'static, T>(page: &Page<M>, node: &RealNode, answer: Answer<'_, M, T>) -> Option<T> {
    page.trail(node, |trail| {
        trail
            .iter()
            .rev()
            .find_map(|(element, _)| element.handlers.iter().find_map(|handler| answer(handler, element)))
    })
}

fn click<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    // The click with which a drag ends is none; one that no pointer has made is counted as 0.
    if page.dragged.replace(false) && event.unchecked_ref::<MouseEvent>().detail() > 0 {
        event.prevent_default();
        return;
    }
    let link = Cell::new(false);
    let found = answer(page, event, &|handler, element| match handler {
        On::Click(message) => {
            link.set(element.tag == "a");
            Some(message.clone())
        }
        _ => None,
    });
    let Some(message) = found else { return };
    if link.get() {
        // With these held, the visitor wants the link in a tab or a window of its own.
        let click: &MouseEvent = event.unchecked_ref();
        if click.ctrl_key() || click.meta_key() || click.shift_key() || click.alt_key() {
            return;
        }
        event.prevent_default();
    }
    say(message);
}

fn submit<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    let found = answer(page, event, &|handler, _| match handler {
        On::Submit(message) => Some(message.clone()),
        _ => None,
    });
    if let Some(message) = found {
        event.prevent_default();
        say(message);
    }
}

fn input<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    let value = text(event, "value");
    let found = answer(page, event, &|handler, _| match handler {
        On::Input(message) => Some(message(value.clone())),
        _ => None,
    });
    if let Some(message) = found {
        say(message);
        back_to_the_tree(page, event);
    }
}

fn change<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    if let Some(call) = answer(page, event, &|handler, _| match handler {
        On::File(call) => Some(call.clone()),
        _ => None,
    }) {
        read_file(event, move |outcome, say: &Say<M>| say(call(outcome)), say);
        return;
    }
    let (value, checked) = (text(event, "value"), flag(event, "checked"));
    let found = answer(page, event, &|handler, _| match handler {
        On::Change(message) => Some(message(value.clone())),
        On::Check(message) => Some(message(checked)),
        _ => None,
    });
    if let Some(message) = found {
        say(message);
        back_to_the_tree(page, event);
    }
}

/// The visitor's change and the program's answer to it must not drift apart.
fn back_to_the_tree<M: Clone + 'static>(page: &Page<M>, event: &Event) {
    if let Some(control) = event.target().and_then(|target| target.dyn_into::<RealNode>().ok()) {
        report(page.restore(&control));
    }
}

fn read_file<M: 'static>(
    event: &Event,
    call: impl FnOnce(Result<String, String>, &Say<M>) + 'static,
    say: &Say<M>,
) {
    let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
        return;
    };
    let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
    let (name, say) = (file.name(), say.clone());
    settle(&file.text(), move |read| {
        // Bytes that are no text come as this character.
        let text =
            read.ok().and_then(|text| text.as_string()).filter(|text| !text.chars().any(|c| c == '\u{fffd}'));
        call(text.ok_or(name), &say);
    });
    // So that the same file can be chosen again.
    field.set_value("");
}

fn toggle<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    let open = flag(event, "open");
    let found = answer(page, event, &|handler, element| match handler {
        // The browser tells of what the program did, too.
        On::Toggle(message) if element.properties.open.map(|was| was != Open::Closed) != Some(open) => {
            Some(message(open))
        }
        _ => None,
    });
    if let Some(message) = found {
        say(message);
        back_to_the_tree(page, event);
    }
}

/// A dialog that is open for the program, and which the visitor wants shut or the browser has shut already.
fn close<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    let found = answer(page, event, &|handler, element| match handler {
        On::Close(message) if element.properties.open != Some(Open::Closed) => Some(message.clone()),
        _ => None,
    });
    if let Some(message) = found {
        event.prevent_default();
        say(message);
        back_to_the_tree(page, event);
    }
}

#[derive(Clone, Copy)]
enum Crossing {
    Focus,
    Blur,
    Enter,
    Leave,
}

/// Focus or pointer come to an element or leave it: told to each around the target that it was not in before.
fn crossing<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>, crossing: Crossing) {
    let other = match crossing {
        Crossing::Focus | Crossing::Blur => event.unchecked_ref::<FocusEvent>().related_target(),
        Crossing::Enter | Crossing::Leave => {
            let pointer: &PointerEvent = event.unchecked_ref();
            if pointer.pointer_type() == "touch" {
                return;
            }
            pointer.related_target()
        }
    };
    let other = other.and_then(|other| other.dyn_into::<RealNode>().ok());
    let Some(target) = event.target().and_then(|target| target.dyn_into::<RealNode>().ok()) else { return };
    let mut messages: Vec<M> = page.trail(&target, |trail| {
        trail
            .iter()
            .filter(|(element, real)| {
                !element.handlers.is_empty()
                    && !other.as_ref().is_some_and(|other| real.contains(Some(other)))
            })
            .flat_map(|(element, _)| &element.handlers)
            .filter_map(|handler| match (handler, crossing) {
                (On::Focus(message), Crossing::Focus)
                | (On::Blur(message), Crossing::Blur)
                | (On::PointerEnter(message), Crossing::Enter)
                | (On::PointerLeave(message), Crossing::Leave) => Some(message.clone()),
                _ => None,
            })
            .collect()
    });
    if matches!(crossing, Crossing::Blur | Crossing::Leave) {
        // What was entered last is left first.
        messages.reverse();
    }
    messages.into_iter().for_each(|message| say(message));
}

/// A pointer that is down, and where it went down.
#[derive(Clone, Debug)]
pub struct Press {
    id: i32,
    at: (i32, i32),
    target: RealElement,
}

/// A pointer that has moved no farther than this many CSS pixels taps; beyond, it drags.
const SLOP: i32 = 6;

fn pointer_down<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    let pointer: &PointerEvent = event.unchecked_ref();
    page.dragged.set(false);
    if page.pressed.borrow().is_some() && !pointer.is_primary() {
        // A second finger: both may want to zoom or to scroll.
        page.dragged.set(true);
        pointer_cancel(page, event, say);
        return;
    }
    if !pointer.is_primary() || pointer.button() != 0 {
        return;
    }
    let Some((place, target)) = place(pointer) else { return };
    let Some(message) = answer(page, event, &|handler, _| match handler {
        On::PointerDown(message) => Some(message(place)),
        _ => None,
    }) else {
        return;
    };
    // A pointer that is up again already can't be kept; nothing is lost.
    let _ = target.set_pointer_capture(pointer.pointer_id());
    let at = (pointer.client_x(), pointer.client_y());
    page.pressed.replace(Some(Press { id: pointer.pointer_id(), at, target }));
    say(message);
}

/// The press that an event goes on with.
fn pressed<M>(page: &Page<M>, event: &Event) -> Option<Press> {
    let id = event.unchecked_ref::<PointerEvent>().pointer_id();
    page.pressed.borrow().clone().filter(|press| press.id == id)
}

fn pointer_move<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    let pointer: &PointerEvent = event.unchecked_ref();
    let Some(press) = pressed(page, event) else { return };
    let (dx, dy) = (pointer.client_x() - press.at.0, pointer.client_y() - press.at.1);
    if !page.dragged.get() && dx * dx + dy * dy <= SLOP * SLOP {
        return;
    }
    page.dragged.set(true);
    let Some((place, _)) = place(pointer) else { return };
    let found = answer(page, event, &|handler, _| match handler {
        On::PointerMove(message) => Some(message(place)),
        _ => None,
    });
    found.into_iter().for_each(|message| say(message));
}

fn pointer_up<M: Clone + 'static>(page: &Rc<Page<M>>, event: &Event, say: &Say<M>) {
    if pressed(page, event).is_some()
        && let Some((place, _)) = place(event.unchecked_ref())
    {
        page.pressed.replace(None);
        let found = answer(page, event, &|handler, _| match handler {
            On::PointerUp(message) => Some(message(place)),
            _ => None,
        });
        found.into_iter().for_each(|message| say(message));
    }
}

/// The browser takes the pointer away; also where a second finger comes.
fn pointer_cancel<M: Clone + 'static>(page: &Rc<Page<M>>, _: &Event, say: &Say<M>) {
    let Some(press) = page.pressed.take() else { return };
    let found = answer_of(page, &press.target, &|handler, _| match handler {
        On::PointerCancel(message) => Some(message.clone()),
        _ => None,
    });
    found.into_iter().for_each(|message| say(message));
}

/// Where a pointer is, from the corner of the element that it is on or that keeps it; and that element.
fn place(pointer: &PointerEvent) -> Option<(Pointer, RealElement)> {
    let kind = match pointer.pointer_type().as_str() {
        "touch" => PointerKind::Touch,
        "pen" => PointerKind::Pen,
        _ => PointerKind::Mouse,
    };
    let target = pointer.target()?.dyn_into::<RealElement>().ok()?;
    let corner = target.get_bounding_client_rect();
    let (x, y) =
        (f64::from(pointer.client_x()) - corner.left(), f64::from(pointer.client_y()) - corner.top());
    Some((Pointer { id: pointer.pointer_id(), x: x as f32, y: y as f32, kind }, target))
}

fn text(event: &Event, name: &str) -> String {
    property(event, name).and_then(|value| value.as_string()).unwrap_or_default()
}

fn flag(event: &Event, name: &str) -> bool {
    property(event, name).and_then(|value| value.as_bool()).unwrap_or(false)
}

fn property(event: &Event, name: &str) -> Option<wasm_bindgen::JsValue> {
    Reflect::get(event.target()?.as_ref(), &name.into()).ok()
}
