//! Handles to what the browser calls back; each stops when it is dropped.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AddEventListenerOptions, Event, EventTarget, PerformanceObserver, PerformanceObserverInit, Window,
};

use crate::web::error::WebError;

/// An event listener.
#[derive(Debug)]
pub struct Listener {
    target: EventTarget,
    kind: &'static str,
    phase: Phase,
    call: Closure<dyn FnMut(Event)>,
}

/// When and how a listener hears an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// On its way up; it may prevent what the browser would do.
    Bubble,
    /// On its way down, so that those that do not bubble are heard too; it may prevent.
    Capture,
    /// As [`Phase::Capture`], and it can't prevent anything, so that scrolling never waits for it.
    Passive,
}

impl Listener {
    /// Listens until it is dropped.
    ///
    /// # Errors
    /// When the browser does not let it.
    pub fn new(
        target: &EventTarget,
        kind: &'static str,
        phase: Phase,
        call: impl FnMut(Event) + 'static,
    ) -> Result<Self, WebError> {
        let call = Closure::<dyn FnMut(Event)>::new(call);
        let options = AddEventListenerOptions::new();
        options.set_capture(phase != Phase::Bubble);
        options.set_passive(phase == Phase::Passive);
        target.add_event_listener_with_callback_and_add_event_listener_options(
            kind,
            call.as_ref().unchecked_ref(),
            &options,
        )?;
        Ok(Self { target: target.clone(), kind, phase, call })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        // Nothing is to be done about a target that does not let go of it.
        let _ = self.target.remove_event_listener_with_callback_and_bool(
            self.kind,
            self.call.as_ref().unchecked_ref(),
            self.phase != Phase::Bubble,
        );
    }
}

/// A timer that runs out once.
#[derive(Debug)]
pub struct Timeout {
    window: Window,
    id: i32,
    _call: Closure<dyn FnMut()>,
}

impl Timeout {
    /// Calls after so many milliseconds, unless it is dropped before.
    ///
    /// # Errors
    /// When the browser does not let it.
    pub fn new(window: &Window, ms: f64, call: impl FnOnce() + 'static) -> Result<Self, WebError> {
        let call = Closure::once(call);
        // A cast cuts at the type's ends, and makes 0 of what is no number.
        let id = window.set_timeout_with_callback_and_timeout_and_arguments_0(
            call.as_ref().unchecked_ref(),
            ms.ceil().max(0.0) as i32,
        )?;
        Ok(Self { window: window.clone(), id, _call: call })
    }
}

impl Drop for Timeout {
    fn drop(&mut self) {
        self.window.clear_timeout_with_handle(self.id);
    }
}

/// Calls before the next frame is shown, once each time it is asked to.
#[derive(Debug)]
pub struct Frames {
    window: Window,
    waiting: Rc<RefCell<Option<i32>>>,
    call: Closure<dyn FnMut(f64)>,
}

impl Frames {
    /// Asks for no frame yet.
    pub fn new(window: &Window, mut call: impl FnMut() + 'static) -> Self {
        let waiting = Rc::new(RefCell::new(None));
        let arrived = waiting.clone();
        let call = Closure::<dyn FnMut(f64)>::new(move |_| {
            arrived.replace(None);
            call();
        });
        Self { window: window.clone(), waiting, call }
    }

    /// Asks for the next frame; asking twice gives one.
    ///
    /// # Errors
    /// When the browser does not let it.
    pub fn request(&self) -> Result<(), WebError> {
        if self.waiting.borrow().is_none() {
            let id = self.window.request_animation_frame(self.call.as_ref().unchecked_ref())?;
            self.waiting.replace(Some(id));
        }
        Ok(())
    }
}

impl Drop for Frames {
    fn drop(&mut self) {
        if let Some(id) = self.waiting.take() {
            let _ = self.window.cancel_animation_frame(id);
        }
    }
}

/// Calls when the browser has shown something of the page for the first time.
#[derive(Debug)]
pub struct Paints {
    observer: PerformanceObserver,
    _call: Closure<dyn FnMut()>,
}

impl Paints {
    /// Listens.
    ///
    /// # Errors
    /// When the browser can't tell.
    pub fn new(call: impl FnMut() + 'static) -> Result<Self, WebError> {
        let call = Closure::<dyn FnMut()>::new(call);
        let observer = PerformanceObserver::new(call.as_ref().unchecked_ref())?;
        let options = PerformanceObserverInit::new(&js_sys::Array::of1(&"paint".into()));
        observer.observe(&options);
        Ok(Self { observer, _call: call })
    }
}

impl Drop for Paints {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// The two ends of a promise, which go when either has been called.
type Ends = (Closure<dyn FnMut(JsValue)>, Closure<dyn FnMut(JsValue)>);

/// Calls once a promise is settled.
pub fn settle(promise: &js_sys::Promise, call: impl FnOnce(Result<JsValue, JsValue>) + 'static) {
    let ends: Rc<RefCell<Option<Ends>>> = Rc::default();
    let call = Rc::new(RefCell::new(Some(call)));
    let end = |wrap: fn(JsValue) -> Result<JsValue, JsValue>| {
        let (ends, call) = (ends.clone(), call.clone());
        Closure::<dyn FnMut(JsValue)>::new(move |value| {
            let call = call.take();
            // This drops the closure that is running, which wasm-bindgen puts off until it has returned.
            let ends = ends.take();
            if let Some(call) = call {
                call(wrap(value));
            }
            drop(ends);
        })
    };
    let (done, failed) = (end(Ok), end(Err));
    let _ = promise.then2(&done, &failed);
    ends.replace(Some((done, failed)));
}
