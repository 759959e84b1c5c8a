//! Whole games by keys alone, by someone who knows the page only as a screen reader tells it: computed roles, names
//! and states. Nothing is looked up in the document, and nothing is clicked.

use crate::languages::catalog;
use senet::app::strings::{Catalog, Language, Msg};
use senet::record::{Event, Game};
use senet::rng::Seed;
use senet_browser::{Engine, Method, Page, Value, in_chromium, json, run};

in_chromium!(from_the_start_screen_to_the_end_against_the_computer, a_game_in_arabic_is_ended);

#[test]
fn a_whole_game_in_firefox() {
    run(Engine::Firefox, "a_whole_game", from_the_start_screen_to_the_end_against_the_computer);
}

/// Three pieces a side on the last row.
const NEAR_THE_END: &str = "ruleset=bell&white=human&black=human&seed=b9\
    &pos=........../........../..wbwb..wb%20w%20throw%200-0%207-7%200-0%20-";

/// What is told of one element.
#[derive(Debug)]
struct Thing {
    role: String,
    name: String,
    disabled: bool,
}

/// Someone at the keys.
struct Unseen<'a> {
    page: &'a Page<'a>,
    words: Catalog,
    /// Makes choices various, and the same in each run.
    choices: usize,
}

/// What can be done.
#[derive(Debug, PartialEq)]
enum Next {
    Throw,
    Pass,
    Move,
    Wait,
    Over,
}

impl<'a> Unseen<'a> {
    fn new(page: &'a Page<'a>, language: Language) -> Self {
        Self { page, words: catalog(language), choices: 7 }
    }

    fn say(&self, message: Msg) -> String {
        self.words.text(message, &[])
    }

    /// Everything that is told, in order: in Chromium the whole tree, elsewhere dialogs and the buttons beside the
    /// board, since each takes several questions.
    fn things(&self) -> Vec<Thing> {
        if self.page.engine() == Engine::Chromium { self.tree() } else { self.computed() }
    }

    fn tree(&self) -> Vec<Thing> {
        let tree = self.page.devtools("Accessibility.getFullAXTree", json!({}));
        let nodes = tree["nodes"].as_array().into_iter().flatten();
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        nodes
            .filter(|node| node["ignored"] != true)
            .map(|node| {
                let states = node["properties"].as_array().into_iter().flatten();
                let mut disabled = states.filter(|state| state["name"] == "disabled");
                Thing {
                    role: text(&node["role"]),
                    name: text(&node["name"]),
                    disabled: disabled.any(|state| state["value"]["value"] == true),
                }
            })
            .collect()
    }

    fn computed(&self) -> Vec<Thing> {
        let using = json!({ "using": "css selector", "value": "dialog, .panel button" });
        let found = self.page.webdriver(Method::POST, "elements", Some(using));
        let elements = found.as_array().into_iter().flatten().filter_map(|element| element.as_object());
        elements
            .filter_map(|element| element.values().next()?.as_str())
            .map(|element| {
                let ask = |what: &str| {
                    let said = self.page.webdriver(Method::GET, &format!("element/{element}/{what}"), None);
                    said.as_str().unwrap_or_default().to_owned()
                };
                let disabled = ask("attribute/aria-disabled") == "true";
                Thing { role: ask("computedrole"), name: ask("computedlabel"), disabled }
            })
            .collect()
    }

    fn choose(&mut self, among: usize) -> usize {
        self.choices = self.choices.wrapping_mul(1_103_515_245).wrapping_add(12_345) % 2_147_483_648;
        (self.choices / 65_536) % among
    }

    /// Presses a key until the focus is on what is meant.
    fn press_until(&self, key: &str, role: &str, name: &str) {
        for _ in 0..90 {
            let (here, called) = self.page.focused();
            if here == role && called.starts_with(name) {
                return;
            }
            self.page.press(key);
        }
        panic!("{key} never leads to {role} “{name}”; the focus is on {:?}", self.page.focused());
    }

    fn press_button(&self, message: Msg) {
        self.press_until("Tab", "button", &self.say(message));
        self.page.press("Enter");
    }

    fn wait_for(&self, what: &str, is: impl Fn(&Thing) -> bool, there: bool) {
        self.page.wait_until(what, || (self.things().iter().any(&is) == there).then_some(()));
    }

    fn no_motion(&self) {
        self.press_button(Msg::MenuHeading);
        let is = |message| {
            let name = self.say(message);
            move |thing: &Thing| thing.role == "dialog" && thing.name == name
        };
        self.wait_for("the menu is told", is(Msg::MenuHeading), true);
        self.press_button(Msg::MenuSettings);
        self.wait_for("the settings are told", is(Msg::SettingsHeading), true);
        self.press_until("Tab", "radio", &self.say(Msg::SpeedNormal));
        self.press_until("ArrowRight", "radio", &self.say(Msg::SpeedNone));
        self.page.press("Escape");
        self.wait_for("no dialog is told", |thing| thing.role == "dialog", false);
    }

    /// What can be done now, as it is told.
    fn next(&self) -> (Next, usize) {
        let things = self.things();
        if things.iter().any(|thing| thing.role == "dialog") {
            return (Next::Over, 0);
        }
        let button = |messages: [Msg; 2]| {
            let names = messages.map(|message| self.say(message));
            let mut buttons = things.iter().filter(|thing| thing.role == "button" && !thing.disabled);
            buttons.any(|thing| names.iter().any(|name| thing.name.starts_with(name.as_str())))
        };
        let throws = button([Msg::ThrowButton, Msg::ThrowAgainButton]);
        let passes = button([Msg::ButtonPass, Msg::ButtonStay]);
        let movable = if self.page.engine() == Engine::Chromium {
            let cells: Vec<_> = things.iter().filter(|thing| thing.role == "gridcell").collect();
            assert_eq!(cells.len(), 30, "thirty squares are told");
            cells.iter().filter(|cell| self.can_move(&cell.name)).count()
        } else if throws || passes {
            0
        } else {
            // A key leads to a piece that can move, if there is one.
            self.page.press("f");
            usize::from(self.can_move(&self.page.focused().1))
        };
        match movable {
            0 if throws => (Next::Throw, 0),
            0 if passes => (Next::Pass, 0),
            0 => (Next::Wait, 0),
            _ => (Next::Move, movable),
        }
    }

    /// Whether what is said of a square is that its piece can move.
    fn can_move(&self, name: &str) -> bool {
        [Msg::SquareMovable, Msg::SquareOnlyMove].iter().any(|message| name.contains(&self.say(*message)))
    }

    /// The name of what a key leads to, which is another thing than before.
    fn find(&self) -> String {
        let before = self.page.focused();
        self.page.press("f");
        let after = self
            .page
            .wait_until("the key leads somewhere", || Some(self.page.focused()).filter(|now| *now != before));
        assert!(["gridcell", "button"].contains(&after.0.as_str()), "{after:?}");
        after.1
    }

    /// Plays to the end of the game.
    fn play(&mut self) {
        for _ in 0..2_000 {
            match self.next() {
                (Next::Over, _) => return,
                (Next::Throw, _) => self.page.press("t"),
                (Next::Pass, _) => {
                    // Presses right after a demand are taken for slips, so it is pressed until it is heard.
                    self.page.press("x");
                    continue;
                }
                (Next::Wait, _) => {
                    self.page.wait_until("there is something to do", || {
                        (self.next().0 != Next::Wait).then_some(())
                    });
                    continue;
                }
                (Next::Move, movable) => {
                    if self.page.focused().0 != "gridcell" {
                        self.press_until("Tab", "gridcell", "");
                        self.page.press("Home");
                    }
                    let mut name = self.page.focused().1;
                    let steps = self.choose(movable);
                    if !self.can_move(&name) {
                        name = self.find();
                    }
                    for _ in 0..steps {
                        name = self.find();
                    }
                    assert!(self.can_move(&name), "«{name}» says that it can move");
                    self.page.press("Enter");
                    let chosen = self.say(Msg::SquareChosen);
                    self.page.wait_until("the piece is in hand", || {
                        self.page.focused().1.contains(&chosen).then_some(())
                    });
                    let goal = self.find();
                    assert!(!self.can_move(&goal), "«{goal}» is a goal, not another piece");
                    self.page.press(if steps.is_multiple_of(2) { "Enter" } else { "Space" });
                }
            }
        }
        panic!("the game goes on for ever: {:#?}", self.things());
    }

    /// The record, by the menu and its name.
    fn record(&self) -> Game {
        self.press_button(Msg::MenuHeading);
        self.press_button(Msg::RecordHeading);
        self.press_until("Tab", "textbox", &self.say(Msg::RecordHeading));
        let text = self.page.script("return document.activeElement.value");
        Game::read(text.as_str().unwrap_or_default(), Seed(0)).expect("a record")
    }
}

/// Collects what the live regions show.
const LISTEN: &str = "
    window.__heard = [];
    new MutationObserver(() => document.querySelectorAll('[role=status]').forEach((region) => {
        const text = region.textContent;
        if (text && text !== window.__heard.at(-1)) window.__heard.push(text);
    })).observe(document, { subtree: true, childList: true, characterData: true });";

fn from_the_start_screen_to_the_end_against_the_computer(page: &Page) {
    page.open("?lang=en&seed=b7");
    page.script(LISTEN);
    let mut unseen = Unseen::new(page, Language::English);
    unseen.press_until("Tab", "radio", "Reed Sticks");
    unseen.press_until("ArrowDown", "radio", "Bell 1979");
    unseen.press_until("Tab", "radio", "The computer");
    unseen.press_until("Tab", "radio", "Level 3");
    unseen.press_until("ArrowLeft", "radio", "Level 1");
    unseen.press_button(Msg::StartBegin);
    let menu = unseen.say(Msg::MenuHeading);
    unseen.wait_for("the game has begun", |thing| thing.role == "button" && thing.name == menu, true);
    unseen.no_motion();
    unseen.play();
    let below = page.script("return document.scrollingElement.scrollHeight - innerHeight");
    assert_eq!(below, 0, "what is only heard of a long list of moves makes the page no longer");
    let (role, name) = page.focused();
    assert_eq!(role, "heading", "the focus is on how it ended: {name}");
    assert!(["You have won.", "The computer has won."].contains(&name.as_str()), "{name}");
    // The rest is told in the dialog, as soon as the reader may be through with the heading.
    page.wait("the end is told", "return window.__heard.some((text) => text.includes('Borne off: '))");
    page.press("Escape");
    let game = unseen.record();
    assert!(game.end().is_some());
    // Each throw has been told, however fast the computer was.
    let thrown: Vec<String> = game
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Throw(thrown) => Some(thrown.throw.value().to_string()),
            _ => None,
        })
        .collect();
    let heard = page.script("return window.__heard.join(' ')");
    let heard = heard.as_str().unwrap_or_default();
    let told: Vec<&str> = heard
        .match_indices(" throws ")
        .filter_map(|(at, said)| heard[at + said.len()..].split([':', '.']).next())
        .collect();
    if page.engine() == Engine::Chromium {
        assert_eq!(told, thrown, "{heard}");
    } else {
        // The key that looks for a piece tells the last throw again where there is none.
        let mut told = told.iter();
        let missing = thrown.iter().position(|value| !told.any(|told| told == value));
        assert_eq!(missing, None, "the throws {thrown:?} are told in {heard}");
    }
}

fn a_game_in_arabic_is_ended(page: &Page) {
    page.open(&format!("?lang=ar&{NEAR_THE_END}"));
    let mut unseen = Unseen::new(page, Language::Arabic);
    unseen.no_motion();
    unseen.play();
    page.press("Escape");
    assert!(unseen.record().end().is_some());
}
