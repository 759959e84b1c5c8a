//! Nothing is asked of the browser while nothing moves, and the picture is as fine as the screen.

use crate::player::Player;
use senet_browser::{Engine, Options, Page, in_chromium, json, run_with};

in_chromium!(at_rest_no_frame_is_requested, every_screen_comes_to_rest);

fn at_rest_no_frame_is_requested(page: &Page) {
    let player = Player::new(page);
    player.open("?ruleset=kendall&seed=d1&white=human&black=human");
    page.script(
        "const ask = requestAnimationFrame.bind(window);
         window.__asked = 0;
         window.requestAnimationFrame = (call) => { window.__asked += 1; return ask(call); };",
    );
    page.click("#act");
    page.wait("the throw asks for frames", "return window.__asked > 0");
    player.rest();
    // The finer board may still be made, and is faded in.
    page.wait_rest();
    // What was asked for has come when two frames have; then it stays so.
    let asked = page.script(
        "const frame = () => new Promise((done) => setTimeout(done, 100));
         return frame().then(() => { window.__asked = 0; }).then(frame).then(frame).then(frame)
             .then(() => window.__asked);",
    );
    assert_eq!(asked, 0, "frames are asked for at rest");
}

#[test]
fn the_picture_is_as_fine_as_the_screen() {
    for ratio in ["1", "1.5", "2", "3"] {
        let options = Options::default().chromium_arg(&format!("--force-device-scale-factor={ratio}"));
        run_with(Engine::Chromium, &options, &format!("ratio_{ratio}"), |page| {
            page.open("?ruleset=kendall&white=human&black=human");
            page.wait(
                "the board is painted",
                "const c = document.querySelector('#board'); return c && c.width > 300",
            );
            let sizes = page.script(
                "const c = document.querySelector('#board'), box = c.getBoundingClientRect();
                 return [devicePixelRatio, c.width - box.width * devicePixelRatio,
                     c.height - box.height * devicePixelRatio].map((n) => Math.round(n * 100) / 100);",
            );
            assert_eq!(sizes[0].as_f64(), ratio.parse().ok(), "the browser's ratio");
            for off in [&sizes[1], &sizes[2]] {
                assert!(off.as_f64().is_some_and(|off| off.abs() <= 1.0), "{ratio}: {sizes}");
            }
        });
    }
}

/// Counted from the first script on: the start screen comes to rest, and so does a finished move.
fn every_screen_comes_to_rest(page: &Page) {
    let count = "window.__asked = 0;
        const ask = requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (call) => { window.__asked += 1; return ask(call); };";
    let script = page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": count }));
    // Not that nothing is asked for within some time, but that it stays so: busy machines are slow.
    let still = || {
        page.wait(
            "no frame is asked for",
            "const before = window.__asked;
             return new Promise((done) => setTimeout(() => done(window.__asked === before), 400));",
        );
    };
    page.open("");
    still();
    page.set_size(900, 700);
    still();
    let mut player = Player::new(page);
    player.open("?ruleset=kendall&seed=d2&white=human&black=human");
    still();
    assert!(page.script("return window.__asked").as_i64() < Some(100), "a board that nobody touches");
    let mut steps = 0;
    player.play(|_| {
        steps += 1;
        steps > 6
    });
    still();
    page.devtools("Page.removeScriptToEvaluateOnNewDocument", script);
}
