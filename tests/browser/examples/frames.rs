//! Measures what a moving frame costs the main thread: a throw and a piece on its way, at 1280 × 800 CSS pixels
//! with two device pixels in each, painted without a graphics card. `make frames`.

use senet_browser::frames::{BEGIN, END, costs};
use senet_browser::{Engine, Options, Page, run_with};

const THROW: &str = "?ruleset=kendall&seed=5&white=human&black=human";
const PIECE: &str = "?ruleset=kendall&white=human&black=human\
    &pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:4%200-0%200-0%200-0%20-";

fn main() {
    println!("a frame is to cost less than 4 ms in the median");
    measure("a throw", THROW, &["#act"]);
    measure("a piece", PIECE, &["#square-10", "#square-10"]);
    measure("a swap", &PIECE.replace("move:4", "move:1"), &["#square-12", "#square-12"]);
}

/// Clicks, the last time under watch, until nothing moves; more than once, so that there are frames enough. The
/// driver gives a session's trace once.
fn measure(what: &str, address: &str, clicks: &[&str]) {
    let options = Options::default().device_pixel_ratio(2.0).traced();
    run_with(Engine::Chromium, &options, "frames", |page: &Page| {
        page.set_size(1280, 800);
        let pause = |ms: u32| page.script(&format!("return new Promise((done) => setTimeout(done, {ms}))"));
        for _ in 0..3 {
            page.open(address);
            pause(700);
            let (last, others) = clicks.split_last().expect("something is clicked");
            for click in others {
                page.script(&format!("document.querySelector('{click}').click()"));
                pause(300);
            }
            page.script(&format!("console.timeStamp('{BEGIN}'); document.querySelector('{last}').click()"));
            page.wait("it has come to rest", "return !document.querySelector('.stage.moving')");
            page.script(&format!("console.timeStamp('{END}')"));
        }
        println!("{what}: {}", costs(&page.trace()));
    });
}
