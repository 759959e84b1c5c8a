//! The loop of a kiosk for weeks: game after game, and no more memory than at first.

use senet_browser::{Options, Page, in_chromium, json};
use std::time::{Duration, Instant};

in_chromium!(Options::default().reduced_motion() =>
    thirty_games_take_hardly_more_memory_than_ten,
    #[ignore = "takes long"]
    two_thousand_games_take_no_more_memory_than_two_hundred,
);

/// Timers run out at once, and the clock goes on by as much; nothing is shown moving. What runs at once comes by a
/// message: timers of no time are held back by browsers.
const FAST: &str = "
    const real = performance.now.bind(performance), wait = window.setTimeout.bind(window), stop = window.clearTimeout.bind(window);
    let ahead = 0, last = 1e9;
    performance.now = () => real() + ahead;
    const due = new Map(), channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => { const run = due.get(data); due.delete(data); run?.(); };
    const soon = (run) => { due.set(++last, run); channel.port2.postMessage(last); return last; };
    window.setTimeout = (call, ms, ...rest) => {
        const run = () => { ahead += ms || 0; call(...rest); };
        // Of what waits for long there is some all the time: the rest has its turn between.
        return ms >= 5000 ? wait(run, 100) : soon(run);
    };
    window.requestAnimationFrame = (call) => soon(() => { ahead += 2000; call(performance.now()); });
    window.cancelAnimationFrame = window.clearTimeout = (id) => { due.delete(id) || stop(id); };
    // What the browser notes down for developers is not the page's.
    performance.setResourceTimingBufferSize(0);
    addEventListener('TrunkApplicationStarted', (event) => { window.wasm = event.detail.wasm; });";

/// In twenty games a piece of every game, throw or word that is held on to adds up to more than that.
fn thirty_games_take_hardly_more_memory_than_ten(page: &Page) {
    soak(page, 10, 30, 0.05);
}

fn two_thousand_games_take_no_more_memory_than_two_hundred(page: &Page) {
    soak(page, 200, 2_000, 0.02);
}

fn soak(page: &Page, first: u64, last: u64, most: f64) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FAST }));
    page.set_size(500, 400);
    page.open("?kiosk=1&rulesets=bell&theme=contrast&lang=en");
    let before = after(page, first);
    let later = after(page, last);
    println!("after {first} games {before:?}, after {last} {later:?} bytes of heap and of wasm memory");
    for (what, before, later) in [("heap", before.0, later.0), ("wasm memory", before.1, later.1)] {
        let growth = later / before - 1.0;
        assert!(growth < most, "{what} has grown by {:.1} %: {before} to {later}", 100.0 * growth);
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
    // What is held for a moment only is not counted: the least of a few. Nor is what the tests note down.
    let measure = || {
        page.script("__probe.longTasks.length = 0; console.clear()");
        page.devtools("HeapProfiler.collectGarbage", json!({}));
        page.devtools("Runtime.getHeapUsage", json!({}))["usedSize"].as_f64().unwrap_or(f64::NAN)
    };
    let heap = (0..8).map(|_| measure()).fold(f64::INFINITY, f64::min);
    let wasm = page.script("return window.wasm.memory.buffer.byteLength").as_f64();
    (heap, wasm.expect("wasm has its memory"))
}
