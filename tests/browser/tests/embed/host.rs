//! A page of somebody else's, under another host name than the game's.

use senet_browser::{Page, Value};

/// Where the page is served.
const PATH: &str = "/host.html";

/// Opens a page of another site with this in its body; `<senet-board>` is known there.
pub fn open(page: &Page, body: &str) {
    let script = page.url("embed.js");
    let html = format!(
        "<!doctype html><html lang=en><meta charset=utf-8><link rel=icon href=data:,><title>Host</title>
         <script>
             // Every message, before anything else can send one.
             var heard = [];
             addEventListener('message', ({{ data, source }}) => heard.push({{ ...data, from: source }}));
             // Functions and not constants: a script of Firefox's driver sees the window's own properties alone.
             function board(n = 0) {{ return document.querySelectorAll('senet-board')[n]; }}
             function frame(n = 0) {{ return board(n).shadowRoot.querySelector('iframe'); }}
             function ready(n) {{ return board(n).get(); }}
         </script>
         <script src='{script}'></script>
         <body>{body}"
    );
    page.server().put(PATH, "text/html; charset=utf-8", html);
    page.visit(&format!("{}{PATH}", page.server().other_origin()));
}

/// Runs a function's body, in which promises can be awaited.
pub fn run(page: &Page, body: &str) -> Value {
    page.script(&format!("return (async () => {{ {body} }})()"))
}

/// Goes into the n-th frame of the page, elements' ones included.
pub fn enter(page: &Page, script: &str) {
    let frame = page.script(script);
    page.webdriver(senet_browser::Method::POST, "frame", Some(senet_browser::json!({ "id": frame })));
}

/// Comes back to the page around.
pub fn leave(page: &Page) {
    page.webdriver(senet_browser::Method::POST, "frame", Some(senet_browser::json!({ "id": null })));
}
