//! A visit: from the loop to a game, and what happens when the visitor has gone.

use senet_browser::{Page, in_every_engine, json};

in_every_engine!(idle_warning_and_fresh_start);

/// From here on `window.skip(ms)` moves the page's clock, and has its long timers run out. One of 30 s is the driver's
/// own, in WebKit: it ends the script.
const CLOCK: &str = "
    const real = performance.now.bind(performance), wait = window.setTimeout.bind(window), stop = window.clearTimeout.bind(window);
    let ahead = 0;
    performance.now = () => real() + ahead;
    const long = new Map();
    window.setTimeout = (call, ms, ...rest) => {
        if (!(ms >= 900) || ms === 30_000) return wait(call, ms, ...rest);
        const id = wait(() => { long.delete(id); call(...rest); }, ms);
        long.set(id, () => { stop(id); long.delete(id); call(...rest); });
        return id;
    };
    window.clearTimeout = (id) => { long.delete(id); stop(id); };
    window.skip = (ms) => { ahead += ms; for (const run of [...long.values()]) run(); };
    // What the warning says first.
    new MutationObserver(() => {
        window.first ??= document.querySelector('.kiosk-stay')?.innerText.match(/\\d+/)[0];
    }).observe(document, { subtree: true, childList: true, characterData: true });";

fn idle_warning_and_fresh_start(page: &Page) {
    page.open("?kiosk=1&rulesets=bell,kendall&lang=en&idle=3600&code=2804");
    page.script(CLOCK);
    page.wait("the computer plays itself", "return document.querySelector('.kiosk-attract #board')");
    // The timer that runs was set before the clock could be moved; one touch, and it is another one.
    page.click("#kiosk-first");
    page.click(("button", "Deutsch"));
    page.wait("it is in German", "return document.documentElement.lang === 'de'");
    assert_eq!(page.count(".kiosk-list button"), 2, "what is on offer");
    page.click(".kiosk-list button:last-child");
    page.wait("the board is there", "return document.querySelectorAll('[role=gridcell]').length === 30");

    let warned = "return document.querySelector('.dialog-idle[open]') !== null";
    page.script("window.skip(3_000_000)");
    assert_eq!(page.script(warned), false, "not before the time");
    page.script("window.skip(700_000)");
    page.wait("it asks whether anybody is there", warned);
    assert_eq!(page.script("return window.first"), "30", "seconds to answer, at first");
    page.click(".kiosk-stay");
    page.wait("the game goes on", "return !document.querySelector('.dialog-idle')");
    assert_eq!(page.count("#squares"), 1);

    page.script("window.skip(3_700_000)");
    page.wait("it asks again", warned);
    page.script("window.skip(31_000)");
    page.wait("a fresh start", "return document.querySelector('.kiosk-attract')");
    page.wait("in its own language", "return document.documentElement.lang === 'en'");
    let kept = page.script("return Object.keys(localStorage).filter((key) => !key.endsWith(':kiosk'))");
    assert_eq!(kept, json!([]), "nothing of the visitor is kept");
    let figures =
        page.script("return Object.entries(localStorage).find(([key]) => key.endsWith(':kiosk'))[1]");
    assert!(figures.as_str().is_some_and(|text| text.contains("kendall de 1 0")), "{figures}");
}
