//! Messages to and from the page around this one.

use js_sys::Reflect;
use serde::Serialize as _;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Window};

use crate::app::{Call, News, Scalar, VERSION};
use crate::web::error::WebError;

/// What tells our messages from those of others.
const NAMESPACE: &str = "senet";

/// The longest text that an answer repeats.
const LONGEST: usize = 100;

/// The window of the page around this one, if there is one.
fn around(window: &Window) -> Option<Window> {
    let parent = window.parent().ok().flatten()?;
    (parent != *window).then_some(parent)
}

/// What the page around asks for by a message; nothing where it comes from elsewhere, or is none of ours.
pub fn call(window: &Window, event: &MessageEvent) -> Option<Call> {
    let parent = around(window)?;
    if event.source()?.as_ref() as &JsValue != parent.as_ref() as &JsValue {
        return None;
    }
    let data = event.data();
    // What has no fields is none of ours either.
    let field = |name: &str| Reflect::get(&data, &name.into()).ok();
    if field("ns")?.as_string()? != NAMESPACE {
        return None;
    }
    let id = field("id").unwrap_or(JsValue::UNDEFINED);
    let text = id.as_string().filter(|text| text.len() <= LONGEST).map(Scalar::Text);
    let number = id.as_f64().map(Scalar::Number);
    let asked = serde_wasm_bindgen::from_value(data).map_err(|error| error.to_string());
    Some(Call { id: text.or(number), asked })
}

/// Tells the page around something.
///
/// # Errors
/// When the browser refuses.
pub fn tell(window: &Window, id: Option<&Scalar>, news: &News) -> Result<(), WebError> {
    let Some(parent) = around(window) else { return Ok(()) };
    let message = news.serialize(&Serializer::json_compatible()).map_err(JsValue::from)?;
    let set = |name: &str, value: JsValue| Reflect::set(&message, &name.into(), &value);
    set("ns", NAMESPACE.into())?;
    set("v", VERSION.into())?;
    match id {
        Some(Scalar::Text(text)) => set("id", text.into())?,
        Some(Scalar::Number(number)) => set("id", (*number).into())?,
        Some(Scalar::Flag(_)) | None => false,
    };
    // Whoever has the page in a frame may know what goes on in it.
    parent.post_message(&message, "*")?;
    Ok(())
}
