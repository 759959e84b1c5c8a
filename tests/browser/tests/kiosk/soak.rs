//! The loop of a kiosk for weeks: game after game, and no more memory than at first.

use senet_browser::{Options, Page, in_chromium, json};
use std::time::{Duration, Instant};

in_chromium!(Options::default().chromium_arg("--js-flags=--expose-gc") =>
    #[ignore = "takes long"]
    forty_games_take_no_more_memory_than_the_first,
    #[ignore = "takes long"]
    two_thousand_games_take_no_more_memory_than_the_first,
);

/// Time runs fast, and each frame shows the end of a motion.
const FAST: &str = "
    const real = performance.now.bind(performance), wait = window.setTimeout.bind(window);
    let ahead = 0;
    performance.now = () => real() + ahead;
    window.setTimeout = (call, ms, ...rest) => wait(() => { ahead += ms || 0; call(...rest); }, ms >= 5000 ? 100 : 0);
    window.requestAnimationFrame = (call) => wait(() => { ahead += 2000; call(performance.now()); }, 0);
    window.cancelAnimationFrame = window.clearTimeout;
    addEventListener('TrunkApplicationStarted', (event) => { window.wasm = event.detail.wasm; });";

fn forty_games_take_no_more_memory_than_the_first(page: &Page) {
    soak(page, 20, 40);
}

fn two_thousand_games_take_no_more_memory_than_the_first(page: &Page) {
    soak(page, 200, 2_000);
}

fn soak(page: &Page, first: u64, last: u64) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FAST }));
    page.open("?kiosk=1&rulesets=bell&theme=contrast&lang=en");
    let before = after(page, first);
    let later = after(page, last);
    println!("after {first} games {before:?}, after {last} {later:?} bytes of heap and of wasm memory");
    for (what, before, later) in [("heap", before.0, later.0), ("wasm memory", before.1, later.1)] {
        let growth = later / before - 1.0;
        assert!(growth < 0.02, "{what} has grown by {:.1} %: {before} to {later}", 100.0 * growth);
    }
}

/// The bytes of the heap, once rubbish has been collected, and of wasm's memory, when so many games are over.
fn after(page: &Page, games: u64) -> (f64, f64) {
    let played =
        || page.script("return Number(document.querySelector('[data-shows]').dataset.shows)").as_u64();
    let mut last = (played(), Instant::now());
    while last.0 < Some(games) {
        let now = played();
        if now != last.0 {
            last = (now, Instant::now());
        }
        // A single game is never that long; a machine may be slow.
        assert!(last.1.elapsed() < Duration::from_secs(120), "the games go on: {:?}", last.0);
        std::thread::sleep(Duration::from_millis(200));
    }
    // What is held for a moment only is not counted: the least of a few.
    let measure = || {
        page.devtools("HeapProfiler.collectGarbage", json!({}));
        page.devtools("Runtime.getHeapUsage", json!({}))["usedSize"].as_f64().unwrap_or(f64::NAN)
    };
    let heap = (0..5).map(|_| measure()).fold(f64::INFINITY, f64::min);
    let wasm = page.script("return window.wasm.memory.buffer.byteLength").as_f64();
    (heap, wasm.expect("wasm has its memory"))
}
