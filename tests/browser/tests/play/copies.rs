//! The record leaves the page: copied, selected where copying is refused, saved as a file. So does a save
//! that can't be read.

use crate::player::Player;
use senet::record::Game;
use senet::rng::Seed;
use senet_browser::{Page, in_chromium, json};

in_chromium!(the_record_is_copied, the_record_is_selected_where_copying_is_refused, files_are_offered);

fn played<'a>(page: &'a Page<'a>) -> (Player<'a>, String) {
    let mut player = Player::new(page);
    player.open("?ruleset=skyriuk&seed=a9&white=human&black=human");
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 10
    });
    let record = player.record();
    assert!(!Game::read(&record, Seed(0)).expect("a sound record").events().is_empty());
    (player, record)
}

fn the_record_is_copied(page: &Page) {
    let (player, record) = played(page);
    let origin = page.server().origin();
    let permissions = json!(["clipboardReadWrite", "clipboardSanitizedWrite"]);
    page.devtools("Browser.grantPermissions", json!({ "origin": origin, "permissions": permissions }));
    player.open_menu("Record");
    player.press(("button", "Copy the record"));
    page.wait("the page says so", "return document.querySelector('.told').textContent === 'Copied.'");
    assert_eq!(page.script("return navigator.clipboard.readText()"), json!(record));
    page.devtools("Browser.resetPermissions", json!({}));
}

fn the_record_is_selected_where_copying_is_refused(page: &Page) {
    let (player, record) = played(page);
    page.script(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
    );
    player.open_menu("Record");
    player.press(("button", "Copy the record"));
    page.wait(
        "the page says so",
        "return /copy it by hand/.test(document.querySelector('.told').textContent)",
    );
    let selected = page.script(
        "const field = document.activeElement;
         return field.value.slice(field.selectionStart, field.selectionEnd);",
    );
    assert_eq!(selected, json!(record));
}

/// Notes files that the page offers, instead of having the browser keep them.
const FILES: &str = "
    const blobs = new Map();
    const real = URL.createObjectURL;
    URL.createObjectURL = (blob) => { const url = real.call(URL, blob); blobs.set(url, blob); return url; };
    window.__files = [];
    HTMLAnchorElement.prototype.click = function () {
        blobs.get(this.href).text().then((text) => window.__files.push([this.download, text]));
    };";

fn files_are_offered(page: &Page) {
    let (player, record) = played(page);
    page.script(FILES);
    player.open_menu("Record");
    player.press(("button", "Save the record"));
    page.wait("a file is offered", "return window.__files.length === 1");
    assert_eq!(page.script("return window.__files[0]"), json!(["senet-skyriuk.txt", record]));

    let damaged = page.script(
        "const key = Object.keys(localStorage).find((key) => key.includes('game/'));
         window.__damaged = 'senet-save 1\\n\\nnot a game \\u{130C2} at all';
         localStorage.setItem('senet:' + location.pathname + ':game/damaged', window.__damaged);
         return window.__damaged;",
    );
    page.open("");
    page.script(FILES);
    player.press(("button", "Download it"));
    page.wait("a file is offered", "return window.__files.length === 1");
    assert_eq!(page.script("return window.__files[0][1]"), damaged, "it is offered as it is");
    assert_eq!(page.count(("button", "Continue")), 1, "the sound game beside it is none the worse");
}
