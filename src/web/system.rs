//! What the browser and the system tell about themselves: time, size, settings, languages, address.

use js_sys::Reflect;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{CssStyleDeclaration, Element, HtmlElement, MediaQueryList, Window};

use crate::app::anim::Motion;
use crate::app::theme::{Rgba, System};
use crate::app::{Colours, Contrast, Fullscreen, History, Preferences, Size, TextSize};
use crate::web::error::WebError;

/// Milliseconds since 1970, never running backwards.
pub fn now(window: &Window) -> f64 {
    match window.performance() {
        Some(performance) => performance.time_origin() + performance.now(),
        None => js_sys::Date::now(),
    }
}

/// The minutes that local time is ahead of universal time.
pub fn utc_offset() -> i32 {
    -js_sys::Date::new_0().get_timezone_offset() as i32
}

/// The window's size without scroll bars.
pub fn size(window: &Window) -> Size {
    let root = window.document().and_then(|document| document.document_element());
    let (width, height) = root.map_or((0, 0), |root| (root.client_width(), root.client_height()));
    // Without a doctype that is the document's height; and some frames have none yet.
    let inner = |value: Result<JsValue, JsValue>| value.ok().and_then(|value| value.as_f64()).unwrap_or(0.0);
    Size {
        width: if width > 0 { width as f32 } else { inner(window.inner_width()) as f32 },
        height: if height > 0 { height as f32 } else { inner(window.inner_height()) as f32 },
    }
}

/// The visitor's languages, best first.
pub fn languages(window: &Window) -> Vec<String> {
    window.navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// A fresh seed. Where the browser has no good one, time and chance together make one.
pub fn seed(window: &Window) -> u64 {
    getrandom::u64()
        .unwrap_or_else(|_| now(window).to_bits() ^ js_sys::Math::random().to_bits().rotate_left(17))
}

/// The address's query and fragment.
pub fn address(window: &Window) -> (String, String) {
    let location = window.location();
    (location.search().unwrap_or_default(), location.hash().unwrap_or_default())
}

/// The address of the page without query and fragment; empty where it has none.
pub fn base(window: &Window) -> String {
    let address = window.location().href().unwrap_or_default();
    address.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// Changes the address without loading anything.
///
/// # Errors
/// In frames without an address of their own; the page works without.
pub fn set_address(window: &Window, query: &str, fragment: &str, entry: History) -> Result<(), WebError> {
    let mut url = window.location().pathname()?;
    for (mark, part) in [('?', query), ('#', fragment)] {
        if !part.is_empty() {
            url.push(mark);
            url.push_str(part);
        }
    }
    let history = window.history()?;
    match entry {
        History::Push => history.push_state_with_url(&JsValue::NULL, "", Some(&url))?,
        History::Replace => history.replace_state_with_url(&JsValue::NULL, "", Some(&url))?,
    }
    Ok(())
}

/// The size of text that the visitor has set; the usual one where the browser doesn't say.
pub fn text_size(window: &Window) -> TextSize {
    let root = window.document().and_then(|document| document.document_element());
    let size = root.and_then(|root| computed(window, &root, "font-size"));
    size.map(|size| js_sys::parse_float(&size))
        .filter(|size| *size >= 1.0)
        .map_or_else(TextSize::default, |size| TextSize(size.round() as u16))
}

fn fullscreen(window: &Window) -> Fullscreen {
    match window.document() {
        Some(document) if document.fullscreen_element().is_some() => Fullscreen::Filled,
        Some(document) if document.fullscreen_enabled() => Fullscreen::Possible,
        _ => Fullscreen::Unavailable,
    }
}

/// The colours that the system forces upon the page, as an element comes to have them that asks for them.
fn system_colours(window: &Window) -> Option<System> {
    let document = window.document()?;
    let probe: HtmlElement = document.create_element("i").ok()?.unchecked_into();
    document.body()?.append_child(&probe).ok()?;
    let colour = |name| {
        let style: CssStyleDeclaration = Reflect::get(&probe, &"style".into()).ok()?.unchecked_into();
        style.set_property("color", name).ok()?;
        rgb(&computed(window, &probe, "color")?)
    };
    let colours = (colour("Canvas"), colour("CanvasText"), colour("Highlight"));
    probe.remove();
    Some(System { canvas: colours.0?, text: colours.1?, highlight: colours.2? })
}

fn computed(window: &Window, element: &Element, property: &str) -> Option<String> {
    window.get_computed_style(element).ok()??.get_property_value(property).ok()
}

/// The colour of `rgb(255, 128, 0)`, however its numbers are kept apart; what follows them is not looked at.
fn rgb(text: &str) -> Option<Rgba> {
    let mut parts = text.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse::<u8>().ok());
    let mut next = || parts.next().map(u32::from);
    Some(Rgba::rgb(next()? << 16 | next()? << 8 | next()?))
}

/// The settings that are watched, and what they say.
#[derive(Debug)]
pub struct Media {
    dark: Option<MediaQueryList>,
    more_contrast: Option<MediaQueryList>,
    forced_colours: Option<MediaQueryList>,
    less_motion: Option<MediaQueryList>,
}

impl Media {
    /// Asks the browser.
    pub fn new(window: &Window) -> Self {
        let query = |text| window.match_media(text).ok().flatten();
        Self {
            dark: query("(prefers-color-scheme: dark)"),
            more_contrast: query("(prefers-contrast: more)"),
            forced_colours: query("(forced-colors: active)"),
            less_motion: query("(prefers-reduced-motion: reduce)"),
        }
    }

    /// What is to be listened to.
    pub fn queries(&self) -> impl Iterator<Item = &MediaQueryList> {
        [&self.dark, &self.more_contrast, &self.forced_colours, &self.less_motion].into_iter().flatten()
    }

    /// What the settings are now.
    pub fn preferences(&self, window: &Window) -> Preferences {
        let on = |query: &Option<MediaQueryList>| query.as_ref().is_some_and(MediaQueryList::matches);
        Preferences {
            colours: if on(&self.dark) { Colours::Dark } else { Colours::Light },
            contrast: if on(&self.forced_colours) {
                system_colours(window).map_or(Contrast::More, Contrast::Forced)
            } else if on(&self.more_contrast) {
                Contrast::More
            } else {
                Contrast::Usual
            },
            motion: if on(&self.less_motion) { Motion::Reduced } else { Motion::Full },
            text: text_size(window),
            fullscreen: fullscreen(window),
        }
    }
}
