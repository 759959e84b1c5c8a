//! What the page does in the browser for the program: focus, clipboard, files, the root element.

use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Blob, Document, HtmlAnchorElement, HtmlElement, HtmlInputElement, HtmlTextAreaElement, Response, Url,
    Window,
};

use crate::web::error::WebError;
use crate::web::host;
use crate::web::listener::{Timeout, settle};

/// Whether the visitor is in this page. A frame that is not being used must not take the focus: it would have it from
/// the page around it, which would be scrolled here.
pub fn may_focus(document: &Document) -> bool {
    let framed = document.default_view().is_some_and(|window| host::around(&window).is_some());
    !framed || document.has_focus().unwrap_or(true)
}

/// Moves the focus to an element, if there is one of this id that takes it, and the visitor is in this page.
///
/// # Errors
/// When the browser refuses.
pub fn focus(document: &Document, id: &str) -> Result<(), WebError> {
    if !may_focus(document) {
        return Ok(());
    }
    if let Some(element) =
        document.get_element_by_id(id).and_then(|element| element.dyn_into::<HtmlElement>().ok())
    {
        element.focus()?;
    }
    Ok(())
}

/// Focuses a field and selects all of its text.
///
/// # Errors
/// When the browser refuses.
pub fn select_text(document: &Document, id: &str) -> Result<(), WebError> {
    focus(document, id)?;
    match document.get_element_by_id(id) {
        Some(field) if field.has_type::<HtmlInputElement>() => {
            field.unchecked_ref::<HtmlInputElement>().select()
        }
        Some(field) if field.has_type::<HtmlTextAreaElement>() => {
            field.unchecked_ref::<HtmlTextAreaElement>().select();
        }
        _ => {}
    }
    Ok(())
}

/// Puts a text on the clipboard, and says whether it is there.
pub fn copy(window: &Window, text: &str, call: impl FnOnce(bool) + 'static) {
    let navigator = window.navigator();
    // There is none where the page was not sent securely.
    let there = Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    if there {
        settle(navigator.clipboard().write_text(text).unchecked_ref(), |outcome| call(outcome.is_ok()));
    } else {
        call(false);
    }
}

/// The files that the page brings in itself, where it is all in one file; `None` elsewhere.
pub fn files(window: &Window) -> Option<JsValue> {
    Reflect::get(window, &"senetFiles".into()).ok().filter(JsValue::is_object)
}

/// Loads a file of the page's own, and gives its bytes; `None` where it can't be had.
pub fn load(window: &Window, path: &str, call: impl FnOnce(Option<Vec<u8>>) + 'static) {
    if let Some(files) = files(window) {
        let file = Reflect::get(&files, &path.into()).ok().filter(JsValue::is_object);
        return call(file.map(|bytes| Uint8Array::new(&bytes).to_vec()));
    }
    settle(&window.fetch_with_str(path), |outcome| {
        let response = outcome.ok().map(JsValue::unchecked_into::<Response>).filter(Response::ok);
        match response.and_then(|response| response.array_buffer().ok()) {
            Some(buffer) => settle(buffer.unchecked_ref(), |outcome| {
                call(outcome.ok().map(|buffer| Uint8Array::new(&buffer).to_vec()));
            }),
            None => call(None),
        }
    });
}

/// Offers a text as a file. The timer that is given back frees its memory; dropped early, the browser may not
/// have taken it yet.
///
/// # Errors
/// When the browser refuses.
pub fn download(window: &Window, document: &Document, name: &str, text: &str) -> Result<Timeout, WebError> {
    const LONG_ENOUGH: f64 = 60_000.0;
    let blob = Blob::new_with_str_sequence(&Array::of1(&JsValue::from(text)))?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    Timeout::new(window, LONG_ENOUGH, move || {
        // Only an address that is none could fail.
        let _ = Url::revoke_object_url(&url);
    })
}

/// Sets what the root element says about the page.
///
/// # Errors
/// When the browser refuses.
pub fn set_root(document: &Document, attributes: [(&str, &str); 3]) -> Result<(), WebError> {
    let root = document.document_element().ok_or(WebError::Missing("root element"))?;
    for (name, value) in attributes {
        root.set_attribute(name, value)?;
    }
    Ok(())
}
