//! What the page does when something goes wrong around the program.

use senet_browser::{COPIED, Engine, Options, Page, in_every_engine, json, run_with};

in_every_engine!(
    an_error_inside_is_said_in_words,
    a_page_that_others_change_is_made_anew,
    a_lost_focus_is_not,
    a_policy_against_wasm_is_said_at_once,
    what_no_script_can_say_time_says,
    left_and_come_back_to,
    kept_while_another_tab_played,
    every_card_is_painted,
);

const GAME: &str = "?ruleset=bell&seed=e1&white=human&black=human";

/// What the browser throws into the midst of an event stops the program; then the page must not look alive.
fn an_error_inside_is_said_in_words(page: &Page) {
    page.open(GAME);
    assert_eq!(page.count("#failure"), 0, "nothing has failed yet");
    page.script("document.createTextNode = () => { throw new Error('broken on purpose') }");
    // The menu holds words that are not in the page yet. The driver may tell of the error as well.
    page.script("setTimeout(() => document.querySelector('#menu').click())");
    page.wait(
        "the page says that it can't go on",
        "return document.documentElement.dataset.state === 'failed'",
    );
    assert!(page.text("#failure").contains("Reload"), "{}", page.text("#failure"));
    page.allow_error("broken on purpose");
    // So Chromium calls what a script of the driver's throws.
    page.allow_error("Script error");
    page.reload();
    assert_eq!(page.count("#failure"), 0);
    // The dead page could not give the game back, so the new one asks around first.
    page.wait("the game is there again", "return document.querySelectorAll('[role=gridcell]').length === 30");
}

/// Translators and other extensions put nodes in, take them out and wrap them up.
fn a_page_that_others_change_is_made_anew(page: &Page) {
    page.open(GAME);
    page.script(
        "for (const text of [...document.querySelectorAll('.player, #status p, #act, .turns')]) {
             const wrap = document.createElement('font');
             wrap.append(...text.childNodes);
             text.append(wrap);
         }
         document.querySelector('.actions').prepend(document.createElement('i'));
         document.querySelector('#squares').replaceChildren();",
    );
    let act = "document.querySelector('#act')";
    for _ in 0..4 {
        page.script(&format!("performance.now = () => 1e9; {act}.click(); {act}.click()"));
    }
    page.script("document.querySelector('#page').remove()");
    page.script("dispatchEvent(new Event('resize'))");
    page.wait("the page is whole", "return document.querySelectorAll('[role=gridcell]').length === 30");
    assert_eq!(page.count("#failure"), 0);
    page.click("#menu");
    page.click(("button", "Record"));
    let record = page.script("return document.querySelector('#record-text').value");
    assert!(record.as_str().is_some_and(|record| record.contains("[Ruleset \"bell\"]")), "{record}");
}

/// A redraw of the page leaves the focus, and the text being selected, where they are.
fn a_lost_focus_is_not(page: &Page) {
    page.open(GAME);
    page.click("#menu");
    page.click(("button", "Record"));
    page.script(
        "const field = document.querySelector('#record-text'); field.focus(); field.setSelectionRange(3, 7)",
    );
    page.set_size(900, 700);
    page.wait("the page knows", "return innerWidth === 900");
    let kept = page.script(
        "const field = document.activeElement;
         return [field.id, field.selectionStart, field.selectionEnd]",
    );
    assert_eq!(kept, senet_browser::json!(["record-text", 3, 7]));
}

/// Where the program may not be compiled, the page's own script says so.
fn a_policy_against_wasm_is_said_at_once(page: &Page) {
    for part in ["CompileError", "WebAssembly", "wasm", "Content Security Policy", "Content-Security-Policy"]
    {
        page.allow_error(part);
    }
    page.server().set_header("Content-Security-Policy", "script-src 'self' 'unsafe-inline'");
    page.visit(&page.url(""));
    // WebKitGTK tells the page of no error: there the words come by the style sheet, after fifteen seconds.
    page.wait(
        "the page says how it stands",
        "return document.documentElement.dataset.state
             || document.querySelector('#failure').checkVisibility({ visibilityProperty: true })",
    );
    if page.engine() == Engine::WebKit
        && page.script("return document.documentElement.dataset.state") == "ready"
    {
        // It does not hold WebAssembly to that policy.
        return;
    }
    assert!(page.text("#failure").contains("WebAssembly"), "{}", page.text("#failure"));
}

/// Where no script runs, the style sheet says it after a while.
fn what_no_script_can_say_time_says(page: &Page) {
    page.allow_error("");
    page.server().set_header("Content-Security-Policy", "script-src 'none'");
    page.visit(&page.url(""));
    let shown = "return getComputedStyle(document.querySelector('#failure')).visibility";
    assert_eq!(page.script(shown), "hidden");
    let after = page.script(
        "const [appears] = document.querySelector('#failure').getAnimations();
         const after = appears.effect.getComputedTiming().delay;
         appears.finish();
         return after",
    );
    assert_eq!(after, 15_000);
    assert_eq!(page.script(shown), "visible");
}

/// A page that the browser keeps while the visitor goes elsewhere, or makes anew: the game is there either way.
fn left_and_come_back_to(page: &Page) {
    page.open(GAME);
    page.server().put(
        "/elsewhere.html",
        "text/html",
        "<!doctype html><link rel=icon href=data:,><p>Elsewhere",
    );
    page.visit(&format!("{}/elsewhere.html", page.server().origin()));
    page.back();
    page.wait_ready();
    page.wait("the board is there", "return document.querySelectorAll('[role=gridcell]').length === 30");
    page.wait("the board is painted", &painted("#board"));
    page.click("#menu");
    page.click(("button", "Record"));
    let record = page.script("return document.querySelector('#record-text').value");
    assert!(record.as_str().is_some_and(|record| record.contains("[Ruleset \"bell\"]")), "{record}");
}

/// While a page is kept it hears nothing of what other tabs do; shown again, it asks.
fn kept_while_another_tab_played(page: &Page) {
    page.open(GAME);
    page.script(
        "dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
         const game = Object.keys(localStorage).find((key) => key.includes('game/'));
         localStorage.setItem(game.replace('game/', 'lease/'), 'another 1');
         dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));",
    );
    page.wait("the page says who plays", "return /another tab/i.test(document.body.innerText)");
}

/// Whether a canvas shows more than one colour.
fn painted(selector: &str) -> String {
    format!(
        "{COPIED}
         return [...document.querySelectorAll('{selector}')].every((canvas) => {{
             if (!canvas.width) return false;
             const {{ data }} = copied(canvas).getImageData(0, 0, canvas.width, canvas.height);
             const seen = new Set(new Uint32Array(data.buffer));
             return seen.size > 20;
         }})"
    )
}

fn every_card_is_painted(page: &Page) {
    page.open("");
    assert_eq!(page.count(".mini"), 10);
    for card in 1..=10 {
        let canvas = format!(".card:nth-of-type({card}) .mini");
        // Those far below are painted when somebody comes near them.
        page.script(&format!("document.querySelector('{canvas}').scrollIntoView({{ block: 'center' }})"));
        page.wait("the card shows its board", &painted(&canvas));
    }
}

/// Fonts that come while the first pictures are painted have them painted anew; that must not hold up the start.
#[test]
fn fonts_that_come_during_the_start_do_not_hold_it_up() {
    run_with(Engine::Chromium, &Options::default(), "fonts_during_the_start", |page| {
        page.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": "
                const tell = setInterval(() => {
                    document.fonts.dispatchEvent(new Event('loadingdone'));
                    if (document.documentElement?.dataset.state || performance.now() > 3000) clearInterval(tell);
                }, 2);" }),
        );
        for _ in 0..10 {
            for start in ["", GAME] {
                page.open(start);
                page.wait_rest();
            }
        }
    });
}
