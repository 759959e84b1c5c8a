//! Messages to and from the page around this one. What is told is written by serde-wasm-bindgen; what comes is read field
//! by field, since reading by it made what is sent to the visitor 14 kB larger.

use js_sys::Reflect;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Window};

use crate::app::{Asked, Call, FIELDS, News, Scalar, VERSION};
use crate::web::error::WebError;

/// What tells our messages from those of others.
const NAMESPACE: &str = "senet";

/// The longest text that is looked at; a position has some sixty letters.
const LONGEST: u32 = 300;

/// The window of the page around this one, if there is one.
pub fn around(window: &Window) -> Option<Window> {
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
    let field = |name: &str| Reflect::get(&data, &name.into()).unwrap_or_default();
    if field("ns").as_string()? != NAMESPACE {
        return None;
    }
    let read = |name| match field(name) {
        nothing if nothing.is_undefined() || nothing.is_null() => None,
        value => Some(scalar(&value).ok_or(name)),
    };
    let fields: Result<Vec<_>, _> =
        FIELDS.into_iter().filter_map(|name| Some(read(name)?.map(|value| (name, value)))).collect();
    let wrong = |name| format!("{name}: a text of up to {LONGEST} letters, a number, true or false");
    Some(match read("id").transpose() {
        Ok(id) => Call { id, asked: fields.map(Asked::of).map_err(wrong) },
        Err(name) => Call { id: None, asked: Err(wrong(name)) },
    })
}

fn scalar(value: &JsValue) -> Option<Scalar> {
    let text = || value.as_string().filter(|text| text.len() <= LONGEST as usize).map(Scalar::Text);
    value.as_f64().map(Scalar::Number).or_else(|| value.as_bool().map(Scalar::Flag)).or_else(text)
}

/// Tells the page around something.
///
/// # Errors
/// When the browser refuses.
pub fn tell(window: &Window, id: Option<&Scalar>, news: &News) -> Result<(), WebError> {
    let Some(parent) = around(window) else { return Ok(()) };
    let serializer = Serializer::new().serialize_missing_as_null(true);
    let message = news.serialize(&serializer).map_err(JsValue::from)?;
    let set = |name: &str, value: JsValue| Reflect::set(&message, &name.into(), &value);
    set("ns", NAMESPACE.into())?;
    set("v", VERSION.into())?;
    match id {
        Some(Scalar::Text(text)) => set("id", text.into())?,
        Some(Scalar::Number(number)) => set("id", (*number).into())?,
        Some(Scalar::Flag(flag)) => set("id", (*flag).into())?,
        None => true,
    };
    // Whoever has the page in a frame may know what goes on in it.
    Ok(parent.post_message(&message, "*")?)
}
