//! What keeps a kiosk's page as it is: an awake screen, and no way to select, zoom, drag or leave.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, EventTarget, MouseEvent, Window};

use crate::web::error::WebError;
use crate::web::listener::{Listener, Phase, settle};

/// The locks, while the page is a kiosk's.
#[derive(Default)]
pub struct Lock {
    listeners: RefCell<Vec<Listener>>,
    /// What keeps the screen awake; the browser may have let it go.
    awake: Rc<RefCell<Option<JsValue>>>,
}

impl Lock {
    /// Locks the page down.
    ///
    /// # Errors
    /// When the browser does not let it.
    pub fn close(&self, window: &Window, document: &Document) -> Result<(), WebError> {
        let prevent: fn(&Event) = Event::prevent_default;
        // A wheel turned with Control, a second finger, a link.
        let zoom: fn(&Event) = |event| {
            if event.unchecked_ref::<MouseEvent>().ctrl_key() {
                event.prevent_default();
            }
        };
        let fingers: fn(&Event) = |event| {
            let touches = Reflect::get(event, &"touches".into()).unwrap_or_default();
            let count = Reflect::get(&touches, &"length".into()).ok().and_then(|count| count.as_f64());
            if count > Some(1.0) {
                event.prevent_default();
            }
        };
        let link: fn(&Event) = |event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            if target.is_some_and(|target| target.closest("a[href]").is_ok_and(|link| link.is_some())) {
                event.prevent_default();
            }
        };
        let target: &EventTarget = document;
        let listeners: Result<Vec<_>, _> = [
            ("contextmenu", prevent),
            ("selectstart", prevent),
            ("dragstart", prevent),
            ("gesturestart", prevent),
            ("wheel", zoom),
            ("touchstart", fingers),
            ("touchmove", fingers),
            ("click", link),
            ("auxclick", link),
        ]
        .into_iter()
        .map(|(kind, call)| Listener::new(target, kind, Phase::Capture, move |event| call(&event)))
        .collect();
        self.listeners.replace(listeners?);
        self.wake(window);
        Ok(())
    }

    /// Keeps the screen awake, where the page is a kiosk's and the browser can: it lets go whenever the page is
    /// hidden, and may want a touch first.
    pub fn wake(&self, window: &Window) {
        let released = |lock: &JsValue| Reflect::get(lock, &"released".into()).is_ok_and(|it| it.is_truthy());
        if self.listeners.borrow().is_empty()
            || self.awake.borrow().as_ref().is_some_and(|lock| !released(lock))
        {
            return;
        }
        let wake_lock = Reflect::get(&window.navigator(), &"wakeLock".into()).unwrap_or_default();
        let request =
            Reflect::get(&wake_lock, &"request".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
        let promise = request.and_then(|request| request.call1(&wake_lock, &"screen".into()).ok());
        if let Some(promise) = promise.and_then(|promise| promise.dyn_into::<Promise>().ok()) {
            let awake = self.awake.clone();
            settle(&promise, move |outcome| {
                awake.replace(outcome.ok());
            });
        }
    }
}
