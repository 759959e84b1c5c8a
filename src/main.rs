//! The program's entry: in a browser it starts the page; natively it says where to look.

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!(
        "Senet is played in a browser: run `make play`. Native tools: `cargo run --release --example moves` and its siblings in tools/."
    );
}

#[cfg(target_arch = "wasm32")]
fn main() {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    if let Ok(Some(main)) = document.query_selector("main") {
        main.set_text_content(Some("Senet"));
    }
    if let Some(root) = document.document_element() {
        // What the browser tests wait for. Failing to set it shows there, as a page that never starts.
        let _ = root.set_attribute("data-state", "ready");
    }
}
