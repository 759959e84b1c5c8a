//! In a frame that may run scripts and nothing else: no storage, no origin, no history of its own.

use crate::player::Player;
use senet_browser::{Page, in_chromium};

// To WebKit nothing is 'self' in such a frame, so the page's own policy keeps its files from it.
in_chromium!(in_a_sandbox);

fn in_a_sandbox(page: &Page) {
    // A sandboxed document is of no origin, so that even its own modules come from elsewhere.
    page.server().set_header("Access-Control-Allow-Origin", "*");
    let address = page.url("?ruleset=bell&seed=a8&white=human&black=human");
    let html = format!(
        "<!doctype html><html lang=en><title>t</title><link rel=icon href=data:,>
         <iframe sandbox=allow-scripts width=900 height=640 src='{address}'></iframe>"
    );
    page.server().put("/host.html", "text/html", html);
    page.visit(&format!("{}/host.html", page.server().origin()));
    page.in_frame("iframe", || {
        page.wait_ready();
        page.wait("the page says so", "return /cannot save/.test(document.body.innerText)");
        let mut player = Player::new(page);
        player.start_clock();
        player.set_speed("No motion");
        let mut steps = 0;
        player.play(|_| {
            steps += 1;
            steps > 12
        });
        let game = player.check();
        assert!(game.events().len() > 4);
        // What is left is kept as long as the page is open.
        player.open_menu("New game");
        player.press_text("button", "Continue");
        assert_eq!(player.check().events(), game.events());
    });
}
