//! Messages to and from the page around this one. They are read and written field by field: serde-wasm-bindgen, tried
//! for the reading alone, made what is sent to the visitor 14 kB larger.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Window};

use crate::app::{Asked, Call, FIELDS, Fields, News, Players, Scalar, VERSION};
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
    let mut message = Message(Object::new());
    message.text("ns", NAMESPACE);
    message.number("v", Some(VERSION.into()));
    match id {
        Some(Scalar::Text(text)) => message.text("id", text),
        Some(Scalar::Number(number)) => message.set("id", (*number).into()),
        Some(Scalar::Flag(flag)) => message.set("id", (*flag).into()),
        None => {}
    }
    news.write(&mut message);
    // Whoever has the page in a frame may know what goes on in it.
    Ok(parent.post_message(&message.0, "*")?)
}

struct Message(Object);

impl Message {
    fn set(&mut self, name: &str, value: JsValue) {
        // A fresh object takes any field.
        let _ = Reflect::set(&self.0, &name.into(), &value);
    }
}

impl Fields for Message {
    fn text(&mut self, name: &'static str, text: &str) {
        self.set(name, text.into());
    }

    fn number(&mut self, name: &'static str, number: Option<u32>) {
        self.set(name, number.map_or(JsValue::NULL, JsValue::from));
    }

    fn texts(&mut self, name: &'static str, texts: &[String]) {
        self.set(name, texts.iter().map(JsValue::from).collect::<Array>().into());
    }

    fn numbers(&mut self, name: &'static str, numbers: &[u8]) {
        self.set(name, numbers.iter().map(|number| JsValue::from(*number)).collect::<Array>().into());
    }

    fn players(&mut self, name: &'static str, players: &Players) {
        let mut sides = Self(Object::new());
        sides.text("w", players.w);
        sides.text("b", players.b);
        self.set(name, sides.0.into());
    }
}
