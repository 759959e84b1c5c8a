//! What the browser and the system tell about themselves: time, size, settings, languages, address.

use wasm_bindgen::JsValue;
use web_sys::{MediaQueryList, Window};

use crate::app::anim::Motion;
use crate::app::{Colours, Contrast, History, Preferences, Size};
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
    pub fn preferences(&self) -> Preferences {
        let on = |query: &Option<MediaQueryList>| query.as_ref().is_some_and(MediaQueryList::matches);
        Preferences {
            colours: if on(&self.dark) { Colours::Dark } else { Colours::Light },
            contrast: if on(&self.forced_colours) {
                Contrast::Forced
            } else if on(&self.more_contrast) {
                Contrast::More
            } else {
                Contrast::Usual
            },
            motion: if on(&self.less_motion) { Motion::Reduced } else { Motion::Full },
        }
    }
}
