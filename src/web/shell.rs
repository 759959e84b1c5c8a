//! The loop: an event comes in, the program takes it, the page follows, effects are carried out, pictures
//! painted. A frame is asked for only while something moves.

mod start;

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use web_sys::{Document, Window};

use crate::app::{App, Copied, Effect, Event, Fullscreen, Message, TextSize, TimerId};
use crate::web::audio::Audio;
use crate::web::canvases::Canvases;
use crate::web::dom::Page;
use crate::web::error::{WebError, report};
use crate::web::kiosk::Lock;
use crate::web::listener::{Frames, Listener, Timeout};
use crate::web::offline::Offline;
use crate::web::storage::Storage;
use crate::web::system::{self, Media};
use crate::web::{failure, host, inward, outward};

/// The running program with all its handles to the browser; it stops when it is dropped.
pub struct Shell {
    pub(super) window: Window,
    pub(super) document: Document,
    pub(super) storage: Storage,
    pub(super) media: Media,
    pub(super) canvases: RefCell<Canvases>,
    pub(super) audio: Audio,
    pub(super) offline: Offline,
    pub(super) lock: Lock,
    page: Rc<Page<Message>>,
    app: RefCell<App>,
    handle: Handle,
    /// What has happened, and what the program has not yet taken in.
    queue: RefCell<VecDeque<Event>>,
    /// While an event is dealt with, others wait. Also stays so when dealing with it has failed for good.
    busy: Cell<bool>,
    /// Whether the browser is to be kept from acting on the event itself.
    prevent: Cell<bool>,
    /// The address that the program knows of.
    address: RefCell<(String, String)>,
    frames: Frames,
    timers: RefCell<Vec<(TimerId, Timeout)>>,
    download: RefCell<Option<Timeout>>,
    listeners: RefCell<Vec<Listener>>,
    start: Cell<Start>,
    /// The next step of the start.
    starting: RefCell<Option<Timeout>>,
    /// Whether a frame is about to be shown.
    in_frame: Cell<bool>,
    /// Whether the page says that its pictures stay as they are.
    rests: Cell<bool>,
    /// How long the last slice of the fine picture took, in milliseconds.
    slice: Cell<f32>,
    text: Cell<TextSize>,
    /// Tells of another size of text.
    larger: RefCell<Option<Timeout>>,
}

/// How far the start has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    /// The tree is shown.
    Shown,
    /// Its canvases have their sizes.
    Sized,
    /// Its pictures are painted.
    Painted,
}

/// What callbacks hold: it reaches the shell while there is one.
#[derive(Clone, Default)]
pub(super) struct Handle(Rc<OnceCell<Weak<Shell>>>);

impl Handle {
    pub fn shell(&self) -> Option<Rc<Shell>> {
        self.0.get().and_then(Weak::upgrade)
    }

    /// Tells the program of an event, and says whether it keeps the browser from acting on it.
    pub fn send(&self, event: Event) -> bool {
        self.shell().is_some_and(|shell| shell.send(event))
    }
}

impl Shell {
    /// Tells the program of an event; says whether it keeps the browser from acting on it. An event that
    /// comes while another is dealt with, because an effect caused it, waits for its turn.
    pub(super) fn send(&self, event: Event) -> bool {
        self.queue.borrow_mut().push_back(event);
        if self.busy.replace(true) {
            return false;
        }
        self.prevent.set(false);
        self.work();
        self.prevent.get()
    }

    /// Whether an event is being dealt with.
    pub(super) fn is_busy(&self) -> bool {
        self.busy.get()
    }

    /// Deals with all events that wait.
    fn work(&self) {
        loop {
            let next = self.queue.borrow_mut().pop_front();
            let Some(event) = next else { break };
            let effects = self.app.borrow_mut().update(event, system::now(&self.window));
            if !self.app.borrow().same_page() {
                self.show();
            }
            effects.into_iter().for_each(|effect| self.carry_out(effect));
        }
        self.paint();
        self.busy.set(false);
    }

    /// Makes the page show what the program says.
    fn show(&self) {
        report(self.page.show(|| self.app.borrow().view()));
        report(self.canvases.borrow_mut().follow(&self.page));
        // Of the first tree the browser tells sizes, once it is laid out.
        if self.start.get() != Start::Shown {
            self.page.follow();
        }
    }

    #[inline(never)]
    fn paint(&self) {
        let mut app = self.app.borrow_mut();
        let mut canvases = self.canvases.borrow_mut();
        let going_on = self.in_frame.take();
        // At the start a picture is made in one task and painted in others, so that none is long, and no frame is
        // waited for.
        let starting = self.start.get() == Start::Sized;
        let waiting = starting && canvases.is_unfinished();
        if !waiting {
            report(canvases.take(app.canvases(system::now(&self.window))));
        }
        if waiting || !starting {
            report(canvases.paint(going_on));
        }
        let unfinished = canvases.is_unfinished();
        if unfinished && starting {
            self.soon(|shell| {
                shell.in_frame.set(true);
                shell.send(Event::Frame);
            });
        } else if unfinished || app.animating() {
            report(self.frames.request());
        }
        if !unfinished && starting {
            self.painted();
        }
        let rests = !unfinished && app.at_rest();
        if self.rests.replace(rests) != rests {
            report(inward::rest(&self.document, rests));
        }
    }

    /// Canvases have another size.
    fn resized(&self, entries: &js_sys::Array) {
        self.page.follow();
        let events = self.canvases.borrow_mut().resized(entries);
        // Larger text moves the board, too: nothing else tells of it.
        let text = system::text_size(&self.window);
        if self.text.replace(text) != text {
            // Not at once: the page would change its sizes while it hears of them.
            let handle = self.handle.clone();
            let told = Timeout::new(&self.window, 0.0, move || {
                if let Some(shell) = handle.shell() {
                    shell.send(Event::Preferences(shell.media.preferences(&shell.window)));
                }
            });
            match told {
                Ok(timeout) => {
                    self.larger.replace(Some(timeout));
                }
                Err(error) => error.log(),
            }
        }
        self.queue.borrow_mut().extend(events);
        if self.start.get() == Start::Shown {
            self.start.set(Start::Sized);
            // the tree has just been laid out: that is enough for one task
            if !self.busy.get() {
                self.soon(|shell| {
                    shell.send(Event::Frame);
                });
            }
        } else if !self.busy.replace(true) {
            self.work();
        }
    }

    /// The page is complete, and answers.
    fn painted(&self) {
        self.start.set(Start::Painted);
        report(inward::ready(&self.window, &self.document));
        self.offline.start(&self.window, &self.handle);
    }

    #[inline(never)]
    fn carry_out(&self, effect: Effect) {
        match effect {
            Effect::Store { key, value } => {
                if let Err(error) = self.storage.set(&key, &value) {
                    error.log();
                    self.later(Event::StoreFailed { key });
                }
            }
            Effect::Forget { key } => report(self.storage.remove(&key)),
            Effect::Recall { key } => {
                let value = self.storage.get(&key);
                self.later(Event::StorageChanged { key, value });
            }
            Effect::SetTimer { id, ms } => report(self.set_timer(id, ms)),
            Effect::ClearTimer(id) => self.timers.borrow_mut().retain(|(set, _)| *set != id),
            Effect::Copy(text) => {
                let handle = self.handle.clone();
                outward::copy(&self.window, &text, move |done| {
                    handle.send(Event::Copied(if done { Copied::Done } else { Copied::Refused }));
                });
            }
            Effect::Download { name, text } => {
                match outward::download(&self.window, &self.document, &name, &text) {
                    Ok(timeout) => {
                        self.download.replace(Some(timeout));
                    }
                    Err(error) => error.log(),
                }
            }
            Effect::Focus(id) => report(outward::focus(&self.document, &id)),
            Effect::SelectText(id) => report(outward::select_text(&self.document, &id)),
            Effect::SetTitle(title) => self.document.set_title(&title),
            Effect::SetUrl { query, fragment, history } => {
                report(system::set_address(&self.window, &query, &fragment, history));
                self.address.replace(system::address(&self.window));
            }
            Effect::SetRoot { lang, dir, theme } => report(outward::set_root(
                &self.document,
                [("lang", &lang), ("dir", &dir), ("data-theme", &theme)],
            )),
            Effect::Paint(strip) => {
                let outcome = self.canvases.borrow_mut().fill(&strip);
                if let Err(error) = outcome {
                    error.log();
                    self.later(Event::ImagesRefused);
                }
            }
            Effect::Keep(names) => self.canvases.borrow_mut().keep(&names),
            Effect::Play(voices) => self.audio.play(&voices),
            Effect::Hush(silence) => self.audio.hush(silence),
            Effect::Fullscreen(Fullscreen::Filled) => {
                if let Some(root) = self.document.document_element() {
                    report(root.request_fullscreen().map_err(WebError::from));
                }
            }
            Effect::Fullscreen(_) => self.document.exit_fullscreen(),
            Effect::Load(asset) => {
                let handle = self.handle.clone();
                outward::load(&self.window, &asset.path(), move |bytes| {
                    handle.send(Event::Loaded { asset, bytes });
                });
            }
            Effect::DrawSeed => self.later(Event::SeedDrawn(system::seed(&self.window))),
            Effect::LockDown => report(self.lock.close(&self.window, &self.document)),
            Effect::LookForVersion => self.offline.look(),
            Effect::TakeVersion => report(self.offline.take(&self.window)),
            Effect::Tell { id, news } => report(host::tell(&self.window, id.as_ref(), &news)),
            Effect::PreventDefault => self.prevent.set(true),
        }
    }

    /// Has an event dealt with after those that wait already.
    fn later(&self, event: Event) {
        self.queue.borrow_mut().push_back(event);
    }

    fn set_timer(&self, id: TimerId, ms: f64) -> Result<(), WebError> {
        let handle = self.handle.clone();
        let timeout = Timeout::new(&self.window, ms, move || {
            if let Some(shell) = handle.shell() {
                // Let go of before the program may set it again.
                shell.timers.borrow_mut().retain(|(set, _)| *set != id);
                if id == TimerId::Slice {
                    let begun = system::now(&shell.window);
                    shell.send(Event::Slice { spent: shell.slice.get() });
                    shell.slice.set((system::now(&shell.window) - begun) as f32);
                } else {
                    shell.send(Event::Timer(id));
                }
            }
        })?;
        let mut timers = self.timers.borrow_mut();
        timers.retain(|(set, _)| *set != id);
        timers.push((id, timeout));
        Ok(())
    }

    /// The address, if it is another than the program knows of.
    pub(super) fn moved(&self) -> Option<(String, String)> {
        let now = system::address(&self.window);
        (self.address.replace(now.clone()) != now).then_some(now)
    }

    /// Something has thrown: was it in here, the program can't go on.
    pub(super) fn thrown(&self) {
        if self.is_busy() {
            failure::show(&self.window);
        }
    }
}
