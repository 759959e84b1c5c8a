//! Every screen of the page, and how one comes to it.

use crate::languages::catalog;
use senet::app::strings::{Language, Msg};
use senet_browser::{Page, json};

/// A screen, and how one comes to it.
pub struct Screen {
    pub name: &'static str,
    query: &'static str,
    pub size: (u32, u32),
    steps: &'static [Step],
}

/// What is done on the way.
pub enum Step {
    /// The element of this selector is clicked.
    Click(&'static str),
    /// The first button or label that says this is clicked.
    Press(Msg),
    /// Something is in the page.
    Await(&'static str),
    /// A script is run: what another tab would do.
    Run(&'static str),
}

use Step::{Await, Click, Press, Run};

/// The window in which most screens are looked at.
pub const USUAL: (u32, u32) = (1280, 800);
const OPENING: &str = "ruleset=kendall&white=human&black=human&seed=5";
const POOL: &str = "ruleset=kendall&white=human&black=human\
    &pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
const PASS: &str = "ruleset=common&white=human&black=human\
    &pos=........../........../..wwbb.bw.%20b%20move:2%200-0%202-2%200-0%20-";
const OVER: &str = "ruleset=common&white=human&black=human\
    &pos=........../........../.....b...w%20w%20move:1%200-0%204-4%200-0%20-";
const OUT_OF_THE_WATER: &str = "ruleset=kendall&white=human&black=human\
    &pos=bwbwbwbwbw/bwb......./......w...%20w%20move:1%200-0%200-0%200-0%20-";
const ENTERING: &str = "ruleset=cemea&white=human&black=human&seed=5";

/// Another tab has the game.
const TAKE: &str = "
    const id = location.hash.match(/game=([^&]+)/)[1];
    const key = Object.keys(localStorage).find((key) => key.endsWith(`lease/${id}`));
    const newValue = 'another 1';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));";

/// This tab comes back to the game of [`TAKE`], and is told that it is being played.
const REFUSE: &str = "
    const key = Object.keys(localStorage).find((key) => localStorage.getItem(key) === 'another 1');
    history.pushState(null, '', `${location.search}#game=${key.split('lease/')[1]}`);
    dispatchEvent(new PopStateEvent('popstate'));
    const newValue = 'another 2';
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));";

/// The game is deleted by another tab.
const DELETE: &str = "
    const id = location.hash.match(/game=([^&]+)/)[1];
    const key = Object.keys(localStorage).find((key) => key.endsWith(`game/${id}`));
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));";

const fn screen(name: &'static str, query: &'static str, steps: &'static [Step]) -> Screen {
    Screen { name, query, size: USUAL, steps }
}

const fn small(name: &'static str, query: &'static str, size: (u32, u32), steps: &'static [Step]) -> Screen {
    Screen { name, query, size, steps }
}

/// Settings are kept from screen to screen, so those that a screen changes it sets back, or it comes late. Those of one
/// size stand together, since another size takes time.
pub const SCREENS: [Screen; 39] = [
    screen("start", "", &[]),
    screen("start with options", "", &[Click(".card:nth-of-type(2)"), Await(".options .switch")]),
    screen("start, two people", "", &[Click("input[name=seat-black]"), Await("#name-black")]),
    screen("a link's faults, start", "theme=pink", &[Await(".notice")]),
    screen("to throw", OPENING, &[]),
    screen("a link's faults, game", "ruleset=kendall&white=9&pos=x", &[Await(".notice")]),
    screen("a pool", POOL, &[]),
    screen(
        "a piece in hand",
        POOL,
        &[Click(".square[aria-label$=\")\"], #square-15"), Await("[aria-selected=true]")],
    ),
    screen("a pass", PASS, &[]),
    screen("out of the water", OUT_OF_THE_WATER, &[Await(".extra")]),
    screen("entering", ENTERING, &[]),
    screen("against the computer", "ruleset=bell&seed=5", &[Click("#act")]),
    screen("the end", OVER, &[Click("#square-30"), Click("#tray-white"), Await(".dialog-result")]),
    screen(
        "after the end",
        OVER,
        &[
            Click("#square-30"),
            Click("#tray-white"),
            Await(".dialog-result"),
            Click("dialog .close"),
            Await("body:not(:has(dialog))"),
        ],
    ),
    screen("rules, start", "", &[Press(Msg::StartRules), Await(".dialog-rules")]),
    screen("rules, game", POOL, &[Click(".ruleset"), Await(".dialog-rules")]),
    screen("menu", POOL, &[Click("#menu"), Await(".dialog-menu")]),
    screen("list of moves", POOL, &[Click("#menu"), Press(Msg::MovesOpen), Await(".dialog-moves")]),
    screen("record", POOL, &[Click("#menu"), Press(Msg::RecordHeading), Await(".dialog-record")]),
    screen("settings", POOL, &[Click("#menu"), Press(Msg::MenuSettings), Await(".dialog-settings")]),
    screen("keys", POOL, &[Click("#menu"), Press(Msg::MenuKeys), Await(".dialog-keys")]),
    screen("resign", POOL, &[Click("#menu"), Press(Msg::ButtonResign), Await(".dialog-resign")]),
    screen("games", "", &[Await(".under-way")]),
    screen(
        "taken by another tab",
        "ruleset=bell&seed=6&white=human&black=human",
        &[Run(TAKE), Await(".game .notice")],
    ),
    screen("played in another tab", "", &[Run(REFUSE), Await(".under-way .refusal")]),
    screen("deleted by another tab", OPENING, &[Run(DELETE), Await(".game .notice")]),
    screen("about", "page=about", &[Await(".leaf .part")]),
    screen("for your own page", "page=embed", &[Await(".frame-maker")]),
    screen("delete", "", &[Press(Msg::GamesDelete), Await(".dialog-delete")]),
    small("start, narrow", "", (390, 844), &[]),
    small("rules, narrow", POOL, (390, 844), &[Click(".ruleset"), Await(".dialog-rules")]),
    small("a phone", POOL, (390, 844), &[]),
    small("a low phone", POOL, (320, 568), &[]),
    small("a small frame", POOL, (480, 270), &[]),
    small("the smallest frame, a pass", PASS, (320, 200), &[]),
    screen(
        "the chances",
        POOL,
        &[
            Click("#menu"),
            Press(Msg::MenuSettings),
            Press(Msg::SettingsChance),
            Click("dialog .close"),
            Await(".chance"),
        ],
    ),
    screen(
        "real sticks",
        OPENING,
        &[
            Click("#menu"),
            Press(Msg::MenuSettings),
            Press(Msg::SettingsHand),
            Click("dialog .close"),
            Await(".hand"),
        ],
    ),
    small("real sticks, a phone", OPENING, (390, 844), &[Await(".hand")]),
    small("real sticks, a low phone", OPENING, (320, 568), &[Await(".hand")]),
];

/// Clicks the element of a selector, or the first that says a text.
const CLICK: &str = "
    const [selector, text] = arguments;
    const found = [...document.querySelectorAll(selector)].find((e) => text === null
        || (e.querySelector('.card-name, .switch-name') ?? e).textContent.trim() === text);
    found?.click();
    return Boolean(found)";

/// Goes to another address of the page as the browser's history does: faster than loading it anew.
const GO: &str = "history.pushState(null, '', arguments[0]); dispatchEvent(new PopStateEvent('popstate'))";

/// Goes to a screen in a window of this size.
pub fn reach(page: &Page, screen: &Screen, language: Language, wanted: (u32, u32)) {
    let size = page.script("return [innerWidth, innerHeight]");
    if size != json!([wanted.0, wanted.1]) {
        page.set_size(wanted.0, wanted.1);
    }
    let query = format!("?lang={}&{}", language.code(), screen.query);
    page.script_with(GO, &[json!(query)]);
    page.wait(
        "the language has come",
        &format!("return document.documentElement.lang === '{}'", language.code()),
    );
    if screen.query.contains("ruleset") {
        page.wait("the board is laid out", "return document.querySelector('#square-30')?.style.width");
    }
    let catalog = catalog(language);
    for step in screen.steps {
        match step {
            Click(selector) => {
                page.wait_until(selector, || click(page, selector, None));
            }
            Press(message) => {
                let text = catalog.text(*message, &[]);
                page.wait_until(&text, || click(page, "button, label", Some(&text)));
            }
            Run(script) => {
                page.script(script);
            }
            Await(selector) => {
                page.wait(selector, &format!("return document.querySelector('{selector}')"));
            }
        }
    }
    page.wait("nothing moves", "return !document.querySelector('.stage.moving')");
}

fn click(page: &Page, selector: &str, text: Option<&str>) -> Option<()> {
    (page.script_with(CLICK, &[json!(selector), json!(text)]) == json!(true)).then_some(())
}
