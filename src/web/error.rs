//! What can go wrong between the program and the browser.

use wasm_bindgen::JsValue;

use crate::web::surface::PaintError;

/// Why the browser did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    /// The browser lacks something that the page can't do without, or keeps it from this page.
    #[error("the browser has no {0}")]
    Missing(&'static str),
    /// The browser refused an operation.
    #[error("the browser refused: {}", words(.0))]
    Refused(JsValue),
    /// A canvas could not be painted.
    #[error(transparent)]
    Paint(#[from] PaintError),
}

impl From<JsValue> for WebError {
    fn from(why: JsValue) -> Self {
        Self::Refused(why)
    }
}

impl WebError {
    /// Writes it to the console, for whoever looks there; the program goes on without.
    pub fn log(&self) {
        web_sys::console::warn_1(&self.to_string().into());
    }
}

/// Writes an error to the console, if there is one.
pub fn report<E: Into<WebError>>(outcome: Result<(), E>) {
    if let Err(error) = outcome {
        error.into().log();
    }
}

/// The message of a JavaScript error, or the value itself.
pub fn words(why: &JsValue) -> String {
    let message = js_sys::Reflect::get(why, &"message".into()).ok().and_then(|message| message.as_string());
    message.or_else(|| why.as_string()).unwrap_or_else(|| "for no reason given".to_owned())
}
