//! The canvases of the page: found in its tree, watched for their size, painted by their ids.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    HtmlCanvasElement, Node, ResizeObserver, ResizeObserverBoxOptions, ResizeObserverEntry,
    ResizeObserverOptions, Window,
};

use crate::app::scene::fine::Strip;
use crate::app::{Event, Picture, Size};
use crate::web::canvas::Sprites;
use crate::web::dom::Page;
use crate::web::error::WebError;
use crate::web::images::Images;
use crate::web::listener::{Listener, Phase};
use crate::web::picture::Canvas;
use crate::web::surface::device_pixels;
use crate::web::system;

/// What is called with the observer's entries.
type Observed = Closure<dyn FnMut(js_sys::Array)>;

/// All canvases that have an id.
pub struct Canvases {
    window: Window,
    held: Vec<Held>,
    images: Images,
    /// Made once for all canvases: their names tell all but the ratio, which all share.
    sprites: Sprites,
    observer: ResizeObserver,
    /// What the observer calls; it must live as long.
    _observed: Observed,
    /// Whether the browser says how many device pixels an element has, and when that changes.
    exact: bool,
    /// Elsewhere, tells of another ratio of pixels.
    ratio: Option<Listener>,
}

struct Held {
    id: String,
    element: HtmlCanvasElement,
    canvas: Canvas,
    /// Its picture has been taken, and nothing of it painted.
    fresh: bool,
}

impl Canvases {
    /// Holds none yet; calls with the entries whenever canvases change their size.
    ///
    /// # Errors
    /// When the browser can't observe sizes.
    pub fn new(window: &Window, resized: impl FnMut(js_sys::Array) + 'static) -> Result<Self, WebError> {
        let observed = Observed::new(resized);
        let observer = ResizeObserver::new(observed.as_ref().unchecked_ref())?;
        let exact = Reflect::get(window, &"ResizeObserverEntry".into())
            .and_then(|class| Reflect::get(&class, &"prototype".into()))
            .and_then(|prototype| Reflect::has(&prototype, &"devicePixelContentBoxSize".into()))
            .unwrap_or(false);
        Ok(Self {
            window: window.clone(),
            held: Vec::new(),
            images: Images::default(),
            sprites: Sprites::default(),
            observer,
            _observed: observed,
            exact,
            ratio: None,
        })
    }

    /// Follows the tree: takes the canvases that are new, lets go of those that are not there any more.
    ///
    /// # Errors
    /// When a canvas can't be painted on.
    pub fn follow<M: Clone + 'static>(&mut self, page: &Page<M>) -> Result<(), WebError> {
        let mut there = Vec::new();
        page.each(|element, real| {
            if element.tag == "canvas"
                && let Some(id) = &element.id
            {
                there.push((id.to_string(), real.clone()));
            }
        });
        let observer = &self.observer;
        self.held.retain(|held| {
            let stays = there.iter().any(|(id, real)| *id == held.id && held.is(real));
            if !stays {
                observer.unobserve(&held.element);
            }
            stays
        });
        for (id, real) in there {
            if !self.held.iter().any(|held| held.id == id)
                && let Ok(element) = real.dyn_into::<HtmlCanvasElement>()
            {
                // The page puts it right behind, without a name of its own.
                let over = element.next_element_sibling().and_then(|next| next.dyn_into().ok());
                let canvas = Canvas::new(element.clone(), over)?;
                self.observe(&element);
                self.held.push(Held { id, element, canvas, fresh: false });
            }
        }
        Ok(())
    }

    /// Gives canvases their size, and says which have another one now.
    pub fn resized(&mut self, entries: &js_sys::Array) -> Vec<Event> {
        let ratio = self.window.device_pixel_ratio();
        let mut events = Vec::new();
        for entry in entries.iter() {
            let Ok(entry) = entry.dyn_into::<ResizeObserverEntry>() else { continue };
            let target = entry.target();
            let (width, height) = device_pixels(&entry, ratio);
            // One that is not laid out now will be heard of again.
            if let Some(held) = self.held.iter_mut().find(|held| held.is(&target))
                && width > 0
                && height > 0
            {
                held.canvas.resize((width, height), ratio);
                held.fresh = false;
                self.sprites = Sprites::default();
                let rect = entry.content_rect();
                let size = Size { width: rect.width() as f32, height: rect.height() as f32 };
                events.push(Event::Resized { canvas: held.id.clone(), size, ratio: ratio as f32 });
            }
        }
        events
    }

    /// Has every canvas's size told anew, and with it every picture painted.
    pub fn renew(&self) {
        for held in &self.held {
            self.observer.unobserve(&held.element);
            self.observe(&held.element);
        }
    }

    /// Where sizes alone do not tell of another ratio of pixels, calls when it changes, once.
    ///
    /// # Errors
    /// When the browser does not let it.
    pub fn watch_ratio(&mut self, call: impl FnMut(web_sys::Event) + 'static) -> Result<(), WebError> {
        if self.exact {
            return Ok(());
        }
        // The browser's own text of the number: exact, and the library's printing of floats stays out.
        let ratio = js_sys::Number::from(self.window.device_pixel_ratio());
        let ratio = ratio.to_string_with_radix(10).map_or_else(|_| "1".into(), String::from);
        let query = format!("(resolution: {ratio}dppx)");
        self.ratio = match self.window.match_media(&query)? {
            Some(media) => Some(Listener::new(&media, "change", Phase::Bubble, call)?),
            None => None,
        };
        Ok(())
    }

    /// Takes pictures, which [`Canvases::paint`] then paints. One whose canvas has gone meanwhile is let be.
    ///
    /// # Errors
    /// The first that the browser gave; the other pictures are taken all the same.
    pub fn take(&mut self, pictures: Vec<Picture>) -> Result<(), WebError> {
        let mut outcome = Ok(());
        for Picture { canvas, scene, moving } in pictures {
            if let Some(held) = self.held.iter_mut().find(|held| held.id == canvas) {
                outcome = outcome.and(held.canvas.take(scene, moving));
                held.fresh = true;
            }
        }
        outcome.map_err(WebError::from)
    }

    /// Paints the pictures that have been taken, large ones in parts: then there is more to do, which is gone on with
    /// where `going_on` says so.
    ///
    /// # Errors
    /// The first that the browser gave; the other pictures are painted all the same.
    pub fn paint(&mut self, going_on: bool) -> Result<(), WebError> {
        let mut outcome = Ok(());
        for held in &mut self.held {
            let fresh = std::mem::take(&mut held.fresh);
            if fresh || going_on && held.canvas.is_unfinished() {
                outcome = outcome
                    .and(held.canvas.paint(&self.images, &mut self.sprites, || system::now(&self.window)));
            }
        }
        outcome.map_err(WebError::from)
    }

    /// Whether some picture is not wholly painted.
    pub fn is_unfinished(&self) -> bool {
        self.held.iter().any(|held| held.fresh || held.canvas.is_unfinished())
    }

    /// Puts rows of pixels into an image.
    ///
    /// # Errors
    /// When the browser has no room for it.
    pub fn fill(&mut self, strip: &Strip) -> Result<(), WebError> {
        // without a canvas, none is asked for
        let Some(held) = self.held.first() else { return Ok(()) };
        Ok(self.images.fill(&held.element, strip)?)
    }

    /// Lets go of all images but these.
    pub fn keep(&mut self, names: &[u64]) {
        self.images.keep(names);
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    fn observe(&self, element: &HtmlCanvasElement) {
        if self.exact {
            let options = ResizeObserverOptions::new();
            options.set_box(ResizeObserverBoxOptions::DevicePixelContentBox);
            self.observer.observe_with_options(element, &options);
        } else {
            self.observer.observe(element);
        }
    }
}

impl Held {
    fn is(&self, node: &Node) -> bool {
        let own: &Node = &self.element;
        own == node
    }
}

impl Drop for Canvases {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
