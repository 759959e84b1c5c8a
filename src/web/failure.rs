//! When the program has died: words in the page instead of a dead board.

use web_sys::{Document, Window};

/// The id of the element that says so, hidden until then; it stands in the page from the start, in the
/// visitor's language.
const ID: &str = "failure";
/// What is said where the page has no such element.
const WORDS: &str = "Something went wrong in the game. Reload the page: what was saved is still there.";

/// Has a panic written to the console, and said in the page.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        if let Some(window) = web_sys::window() {
            show(&window);
        }
    }));
}

/// Says that the game can't go on.
pub fn show(window: &Window) {
    let Some(document) = window.document() else { return };
    if let Some(root) = document.document_element() {
        // The words matter more than this mark, which tests read.
        let _ = root.set_attribute("data-state", "failed");
    }
    match document.get_element_by_id(ID) {
        Some(element) => {
            let _ = element.remove_attribute("hidden");
        }
        None => say(&document),
    }
}

fn say(document: &Document) {
    let (Some(body), Ok(words)) = (document.body(), document.create_element("p")) else { return };
    words.set_id(ID);
    words.set_text_content(Some(WORDS));
    // An alert is read out when it comes into the page.
    let _ = words.set_attribute("role", "alert");
    let _ = body.insert_before(&words, body.first_child().as_ref());
}
