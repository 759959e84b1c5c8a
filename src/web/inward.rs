//! What the page hears of from the browser, beside the events of its own elements.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event as RealEvent, EventTarget, KeyboardEvent, StorageEvent, Window};

use crate::app::{Event, Visibility};
use crate::web::error::{WebError, report};
use crate::web::listener::{Listener, Phase};
use crate::web::shell::{Handle, Shell};
use crate::web::system;
use crate::web::{dom, host, keys};

/// The id of the element that the program fills; what stands in it before says that the game is coming.
const CONTAINER: &str = "app";

/// What is listened to, for what, how, and what is called.
type Source<'a> = (&'a EventTarget, &'static str, Phase, fn(&Shell, &RealEvent));

/// The element that the program fills.
///
/// # Errors
/// When there is none, and none can be made.
pub fn container(document: &Document) -> Result<Element, WebError> {
    if let Some(container) = document.get_element_by_id(CONTAINER) {
        return Ok(container);
    }
    let container = document.create_element("div")?;
    container.set_id(CONTAINER);
    document.body().ok_or(WebError::Missing("body"))?.append_child(&container)?;
    Ok(container)
}

/// Says that the page is complete and answers: to tests, and to who measures.
///
/// # Errors
/// When the browser refuses.
pub fn ready(window: &Window, document: &Document) -> Result<(), WebError> {
    if let Some(root) = document.document_element() {
        root.set_attribute("data-state", "ready")?;
    }
    if let Some(performance) = window.performance() {
        performance.mark("playable")?;
    }
    Ok(())
}

/// Says whether the pictures stay as they are until something happens: to tests, which read them.
///
/// # Errors
/// When the browser refuses.
pub fn rest(document: &Document, rests: bool) -> Result<(), WebError> {
    if let Some(root) = document.document_element() {
        root.toggle_attribute_with_force("data-rest", rests)?;
    }
    Ok(())
}

/// Listens to the window and the document.
///
/// # Errors
/// When the browser does not let it.
pub(super) fn listen(shell: &Shell, handle: &Handle) -> Result<Vec<Listener>, WebError> {
    let (window, document): (&EventTarget, &EventTarget) = (&shell.window, &shell.document);
    let fonts = shell.document.fonts();
    // Before the page's own listeners, so that what a first tap does is heard.
    let touched: fn(&Shell, &RealEvent) = |shell, _| shell.audio.gesture();
    let kinds: [Source<'_>; 17] = [
        (window, "pointerup", Phase::Passive, touched),
        (window, "click", Phase::Passive, touched),
        (window, "keydown", Phase::Passive, touched),
        (window, "pointerdown", Phase::Passive, |shell, _| {
            shell.lock.wake(&shell.window);
            shell.send(Event::Touched);
        }),
        (document, "keydown", Phase::Bubble, key),
        (document, "visibilitychange", Phase::Passive, visibility),
        (window, "resize", Phase::Passive, |shell, _| {
            shell.send(Event::Window(system::size(&shell.window)));
        }),
        (window, "storage", Phase::Passive, stored),
        (window, "popstate", Phase::Passive, moved),
        (window, "hashchange", Phase::Passive, moved),
        (window, "pagehide", Phase::Passive, |shell, _| {
            shell.send(Event::Leaving);
        }),
        (document, "fullscreenchange", Phase::Passive, |shell, _| {
            shell.send(Event::Preferences(shell.media.preferences(&shell.window)));
        }),
        (window, "pageshow", Phase::Passive, shown_again),
        (window, "message", Phase::Passive, |shell, event| {
            if let Some(call) = host::call(&shell.window, event.unchecked_ref()) {
                shell.send(Event::Host(call));
            }
        }),
        (window, "focus", Phase::Bubble, |shell, _| report(dom::focused(&shell.document))),
        (window, "error", Phase::Bubble, |shell, _| shell.thrown()),
        (&fonts, "loadingdone", Phase::Passive, |shell, _| {
            shell.canvases.borrow().renew();
        }),
    ];
    let queries = shell.media.queries().map(|query| -> Source<'_> {
        (query, "change", Phase::Passive, |shell, _| {
            shell.send(Event::Preferences(shell.media.preferences(&shell.window)));
            // The system's colours may be others under the theme's old name.
            shell.canvases.borrow().renew();
        })
    });
    let listeners = kinds
        .into_iter()
        .chain(queries)
        .map(|(target, kind, phase, call)| {
            let handle = handle.clone();
            Listener::new(target, kind, phase, move |event| {
                if let Some(shell) = handle.shell() {
                    call(&shell, &event);
                }
            })
        })
        .collect();
    watch_ratio(shell, handle);
    listeners
}

fn key(shell: &Shell, event: &RealEvent) {
    let event: &KeyboardEvent = event.unchecked_ref();
    if let Some(press) = keys::press(event, &shell.document)
        && shell.send(Event::Key(press))
    {
        event.prevent_default();
    }
}

fn visibility(shell: &Shell, _: &RealEvent) {
    let hidden = shell.document.hidden();
    if !hidden {
        // A browser may have dropped what was painted meanwhile.
        shell.canvases.borrow().renew();
        shell.offline.look();
        shell.lock.wake(&shell.window);
    }
    shell.send(Event::Visibility(if hidden { Visibility::Hidden } else { Visibility::Visible }));
}

/// Kept as it was when the visitor went on, and shown again: what other tabs have done meanwhile was not heard.
fn shown_again(shell: &Shell, event: &RealEvent) {
    if Reflect::get(event, &"persisted".into()).is_ok_and(|kept| kept.is_truthy()) {
        shell.send(Event::Visibility(Visibility::Visible));
    }
}

fn stored(shell: &Shell, event: &RealEvent) {
    let event: &StorageEvent = event.unchecked_ref();
    if let Some(change) = shell.storage.changed(event) {
        shell.send(change);
    }
}

fn moved(shell: &Shell, _: &RealEvent) {
    if let Some((query, fragment)) = shell.moved() {
        shell.send(Event::Navigated { query, fragment });
    }
}

/// A query for one ratio of pixels tells that it has changed only once: then there is another to ask for.
fn watch_ratio(shell: &Shell, handle: &Handle) {
    let again = handle.clone();
    report(shell.canvases.borrow_mut().watch_ratio(move |_| {
        if let Some(shell) = again.shell() {
            shell.canvases.borrow().renew();
            watch_ratio(&shell, &again);
        }
    }));
}
