//! How the program starts in the page: step by step, each in a task of its own, so that the page answers between them.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use web_sys::Window;

use super::{Handle, Shell, Start};
use crate::app::{App, Boot, Effect, Event};
use crate::web::audio::Audio;
use crate::web::canvases::Canvases;
use crate::web::dom::Page;
use crate::web::error::WebError;
use crate::web::kiosk::Lock;
use crate::web::listener::{Frames, Paints, Timeout};
use crate::web::offline::Offline;
use crate::web::storage::Storage;
use crate::web::system::{self, Media};
use crate::web::{inward, outward};

impl Shell {
    /// Starts the program in the page, once what it wants first has come, or has taken too long, and tells how that
    /// went.
    pub fn start(window: Window, started: impl FnOnce(Result<Rc<Self>, WebError>) + 'static) {
        /// Until then the page says that it is being set up, in milliseconds.
        const PATIENCE: f64 = 1000.0;
        let boot = found(&window, &Storage::open(&window), &Media::new(&window));
        let late: Rc<RefCell<Option<Timeout>>> = Rc::default();
        let (again, at, timer) = (window.clone(), window.clone(), late.clone());
        let waiting = Rc::new(Cell::new(Some(started)));
        let go = Rc::new(move |texts| {
            if let Some(started) = waiting.take() {
                let window = again.clone();
                after_the_first_words(&again, move || {
                    let boot = found(&window, &Storage::open(&window), &Media::new(&window));
                    started(Self::run(window, Boot { texts, ..boot }));
                });
            }
            timer.take();
        });
        let Some(asset) = App::wants(&boot) else { return go(None) };
        let in_time = go.clone();
        outward::load(&at, &asset.path(), move |bytes| in_time(bytes));
        match Timeout::new(&at, PATIENCE, move || go(None)) {
            Ok(timeout) => {
                late.replace(Some(timeout));
            }
            Err(error) => error.log(),
        }
    }

    fn run(window: Window, boot: Boot) -> Result<Rc<Self>, WebError> {
        let document = window.document().ok_or(WebError::Missing("document"))?;
        let container = inward::container(&document)?;
        let storage = Storage::open(&window);
        let media = Media::new(&window);
        let address = (boot.query.clone(), boot.fragment.clone());
        let (app, effects) = App::start(boot);

        let handle = Handle::default();
        let (said, resized, frame) = (handle.clone(), handle.clone(), handle.clone());
        let shell = Rc::new(Self {
            storage,
            media,
            canvases: RefCell::new(Canvases::new(&window, move |entries| {
                if let Some(shell) = resized.shell() {
                    shell.resized(&entries);
                }
            })?),
            audio: Audio::default(),
            offline: Offline::default(),
            lock: Lock::default(),
            page: Page::new(
                container,
                Rc::new(move |message| {
                    said.send(Event::Message(message));
                }),
            )?,
            app: RefCell::new(app),
            handle: handle.clone(),
            queue: RefCell::default(),
            busy: Cell::new(true),
            prevent: Cell::new(false),
            address: RefCell::new(address),
            frames: Frames::new(&window, move || {
                if let Some(shell) = frame.shell() {
                    shell.in_frame.set(true);
                    shell.send(Event::Frame);
                }
            }),
            timers: RefCell::default(),
            download: RefCell::default(),
            listeners: RefCell::default(),
            start: Cell::new(Start::Shown),
            starting: RefCell::default(),
            in_frame: Cell::new(false),
            rests: Cell::new(false),
            slice: Cell::new(0.0),
            text: Cell::new(system::text_size(&window)),
            larger: RefCell::default(),
            window,
            document,
        });
        // The cell is new, so it takes it.
        let _ = handle.0.set(Rc::downgrade(&shell));

        shell.listeners.replace(inward::listen(&shell, &handle)?);
        // In tasks of their own, so that the page answers between them; in its colours and its direction at once.
        let (root, rest): (Vec<_>, _) =
            effects.into_iter().partition(|effect| matches!(effect, Effect::SetRoot { .. }));
        root.into_iter().for_each(|effect| shell.carry_out(effect));
        shell.soon(|shell| {
            shell.show();
            shell.soon(|shell| {
                rest.into_iter().for_each(|effect| shell.carry_out(effect));
                shell.soon(|shell| {
                    shell.work();
                    if shell.canvases.borrow().is_empty() {
                        shell.painted();
                    }
                });
            });
        });
        Ok(shell)
    }

    /// Goes on in another task.
    pub(super) fn soon(&self, call: impl FnOnce(&Self) + 'static) {
        let handle = self.handle.clone();
        let timeout = Timeout::new(&self.window, 0.0, move || {
            if let Some(shell) = handle.shell() {
                call(&shell);
            }
        });
        match timeout {
            Ok(timeout) => {
                self.starting.replace(Some(timeout));
            }
            Err(error) => error.log(),
        }
    }
}

/// Calls once the browser says that it has shown the page's first words, so that a quick start does not keep them
/// back; at once where nothing is shown.
fn after_the_first_words(window: &Window, call: impl FnOnce() + 'static) {
    /// In a frame that nobody sees nothing is shown, and not every browser says it; so long is it waited for, in
    /// milliseconds.
    const PATIENCE: f64 = 200.0;
    let shown = window.performance().is_some_and(|all| all.get_entries_by_type("paint").length() > 0);
    if shown || window.document().is_none_or(|document| document.hidden()) {
        return call();
    }
    let held = Rc::new(RefCell::new((None, None)));
    let (all, waiting) = (held.clone(), Cell::new(Some(call)));
    let go = Rc::new(move || {
        if let Some(call) = waiting.take() {
            let ended = all.take();
            call();
            drop(ended);
        }
    });
    let shown = go.clone();
    let paints = Paints::new(move || shown());
    let last = go.clone();
    match Timeout::new(window, PATIENCE, move || last()) {
        Ok(timeout) => {
            held.replace((Some(timeout), paints.ok()));
        }
        Err(error) => {
            error.log();
            go();
        }
    }
}

/// What the program starts with.
fn found(window: &Window, storage: &Storage, media: &Media) -> Boot {
    let (query, fragment) = system::address(window);
    Boot {
        query,
        fragment,
        base: system::base(window),
        now: system::now(window),
        utc_offset: system::utc_offset(),
        window: system::size(window),
        preferences: media.preferences(window),
        languages: system::languages(window),
        storage: storage.all(),
        seed: system::seed(window),
        texts: None,
    }
}
