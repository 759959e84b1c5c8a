//! The game kept on the device by a service worker, and the newer version that one may bring.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState, Window};

use crate::app::Event;
use crate::web::error::{WebError, report};
use crate::web::listener::{Listener, Phase, Timeout, settle};
use crate::web::outward;
use crate::web::shell::Handle;

/// The service worker's script, from the page.
const SCRIPT: &str = "sw.js";
/// How long after the start the page is at rest, in milliseconds: keeping the game must not hold it up.
const REST: f64 = 2000.0;

/// What is known of the service worker.
#[derive(Default)]
pub struct Offline {
    registration: RefCell<Option<ServiceWorkerRegistration>>,
    listeners: RefCell<Vec<Listener>>,
    rest: RefCell<Option<Timeout>>,
    /// The page is to start anew once the newer version is in charge.
    taking: Rc<Cell<bool>>,
}

impl Offline {
    /// Has the game kept, soon: not in a frame of another page, not where the page is all in one file, not while it is
    /// worked on.
    pub(super) fn start(&self, window: &Window, handle: &Handle) {
        let framed = window.parent().ok().flatten().is_none_or(|parent| parent != *window);
        let sent = window.location().protocol().is_ok_and(|protocol| protocol.starts_with("http"));
        let whole = outward::files(window).is_some();
        if cfg!(debug_assertions) || framed || whole || !sent || container(window).is_none() {
            return;
        }
        let handle = handle.clone();
        match Timeout::new(window, REST, move || {
            if let Some(shell) = handle.shell() {
                report(shell.offline.register(&shell.window, &handle));
            }
        }) {
            Ok(timeout) => {
                self.rest.replace(Some(timeout));
            }
            Err(error) => error.log(),
        }
    }

    fn register(&self, window: &Window, handle: &Handle) -> Result<(), WebError> {
        let container = container(window).ok_or(WebError::Missing("service workers"))?;
        let (again, taking) = (window.clone(), self.taking.clone());
        self.hear(Listener::new(&container, "controllerchange", Phase::Passive, move |_| {
            if taking.take() {
                // It is only a page that is going away already that can't be started anew.
                let _ = again.location().reload();
            }
        })?);
        let handle = handle.clone();
        settle(&container.register(SCRIPT), move |outcome| match outcome {
            Ok(registration) => {
                let Some(shell) = handle.shell() else { return };
                let registration: ServiceWorkerRegistration = registration.unchecked_into();
                report(shell.offline.follow(&registration, &handle));
                shell.offline.registration.replace(Some(registration));
            }
            // Storage may be refused, or the host may send no such file: the game does without.
            Err(error) => WebError::from(error).log(),
        });
        Ok(())
    }

    /// Tells the program as soon as a newer version waits.
    fn follow(&self, registration: &ServiceWorkerRegistration, handle: &Handle) -> Result<(), WebError> {
        if registration.waiting().is_some() {
            tell(handle);
        }
        if let Some(worker) = registration.installing() {
            self.follow_worker(&worker, handle)?;
        }
        let (found, told) = (registration.clone(), handle.clone());
        self.hear(Listener::new(registration, "updatefound", Phase::Passive, move |_| {
            if let (Some(shell), Some(worker)) = (told.shell(), found.installing()) {
                report(shell.offline.follow_worker(&worker, &told));
            }
        })?);
        Ok(())
    }

    fn follow_worker(&self, worker: &ServiceWorker, handle: &Handle) -> Result<(), WebError> {
        let (changed, told) = (worker.clone(), handle.clone());
        self.hear(Listener::new(worker, "statechange", Phase::Passive, move |_| {
            if changed.state() == ServiceWorkerState::Installed {
                tell(&told);
            }
        })?);
        Ok(())
    }

    fn hear(&self, listener: Listener) {
        self.listeners.borrow_mut().push(listener);
    }

    /// Looks whether the host has a newer version.
    pub fn look(&self) {
        if let Some(Ok(promise)) = self.registration.borrow().as_ref().map(ServiceWorkerRegistration::update)
        {
            // Without a network there is none to be had.
            settle(&promise, |_| {});
        }
    }

    /// Has the newer version take over, and the page start anew.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn take(&self, window: &Window) -> Result<(), WebError> {
        match self.registration.borrow().as_ref().and_then(ServiceWorkerRegistration::waiting) {
            Some(worker) => {
                self.taking.set(true);
                worker.post_message(&"take over".into())?;
            }
            // Another tab was quicker.
            None => window.location().reload()?,
        }
        Ok(())
    }
}

/// A first version does not announce itself: nothing was there before it.
fn tell(handle: &Handle) {
    if let Some(shell) = handle.shell()
        && container(&shell.window).is_some_and(|container| container.controller().is_some())
    {
        shell.send(Event::NewVersion);
    }
}

/// The browser's service workers; none where the page was not sent securely, or may store nothing.
fn container(window: &Window) -> Option<ServiceWorkerContainer> {
    let navigator = window.navigator();
    let there =
        js_sys::Reflect::get(&navigator, &"serviceWorker".into()).is_ok_and(|found| found.is_object());
    there.then(|| navigator.service_worker())
}
