//! Somebody at the page: sees what it shows, and uses its controls.

use senet::record::Game;
use senet::rng::Seed;
use senet::rules::{Outcome, Side, Square};
use senet_browser::{Method, Page, Value, json};

/// The name under which WebDriver hands elements over.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Two people at one page, or one against the computer.
pub struct Player<'a> {
    pub page: &'a Page<'a>,
    /// Makes choices various, and the same in each run.
    choices: u64,
    pub hand: Hand,
}

/// What the controls are used with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    Mouse,
    Finger,
}

/// What the page is ready for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Something moves, or the computer is to act.
    Busy,
    /// A person may act.
    Ready,
    /// The game is over, and the page says so.
    Over,
}

/// Finds the control to use next: a goal of the piece in hand, else a throw or a pass, else a piece that can
/// move, else a move that has a button of its own, else another throw of the pool. `choice` picks among
/// several of a kind; a goal off the board is preferred, so that games end. Now and then another throw of the
/// pool is chosen first, or a move with a button is taken though others could be made.
const NEXT: &str = "
    const choice = arguments[0];
    const all = (selector) => [...document.querySelectorAll(selector)];
    const label = (element) => element.getAttribute('aria-label') ?? '';
    if (document.querySelector('.dialog-result')) return ['over', null];
    if (document.querySelector('.stage.moving')) return ['busy', null];
    const cells = all('[role=gridcell]');
    const goals = cells.filter((cell) =>
        /can be reached|(swaps with|takes|sends) the piece here/.test(label(cell)));
    const act = document.querySelector('#act');
    const off = all('.tray.target');
    const held = document.querySelector('[aria-selected=true]');
    const throws = all('button.throw-value').filter((button) =>
        button.getAttribute('aria-pressed') === 'false' && !/no move/.test(label(button)));
    const extras = all('.extra');
    const pools = [
        !held && choice % 5 === 1 ? throws : [],
        !held && choice % 16 === 2 ? extras : [],
        off.length && choice % 8 ? off : [...off, ...goals],
        act.getAttribute('aria-disabled') === 'true' ? [] : [act],
        [...cells.filter((cell) => /can move/.test(label(cell))),
            ...all('.tray').filter((tray) => /to enter$/.test(label(tray)))],
        extras,
        all('button.throw-value'),
    ];
    const pool = pools.find((pool) => pool.length);
    if (!pool) return ['busy', null];
    // Taps right after a demand are taken for slips; tests are quicker than people.
    window.__hurry?.(1000);
    return ['ready', pool[choice % pool.length]];";

/// Lets time be put forward, for the page's guard against taps that come too soon.
const CLOCK: &str = "
    if (window.__hurry) return;
    const real = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => real() + ahead;
    window.__hurry = (ms) => { ahead += ms };";

impl<'a> Player<'a> {
    pub fn new(page: &'a Page<'a>) -> Self {
        Self { page, choices: 1, hand: Hand::Mouse }
    }

    /// Opens an address of the page.
    pub fn open(&self, rest: &str) {
        self.page.open(rest);
        self.start_clock();
    }

    /// Opens an address as a whole.
    pub fn visit(&self, address: &str) {
        self.page.visit(address);
        self.page.wait_ready();
        self.start_clock();
    }

    /// Lets [`NEXT`] put the document's time forward.
    pub fn start_clock(&self) {
        self.page.script(CLOCK);
    }

    /// Loads the page anew.
    pub fn reload(&self) {
        self.page.reload();
        self.start_clock();
    }

    /// Presses what is meant.
    pub fn press<'q>(&self, query: impl Into<senet_browser::Query<'q>>) {
        match self.hand {
            Hand::Mouse => self.page.click(query),
            Hand::Finger => self.page.tap(query),
        }
    }

    /// Opens a part of the menu.
    pub fn open_menu(&self, item: &str) {
        self.press("#menu");
        self.press_text(".menu-item", item);
    }

    /// Closes the dialog.
    pub fn close(&self) {
        self.press("dialog .close");
        self.page.wait("the dialog is gone", "return !document.querySelector('dialog')");
    }

    /// Presses the first of these elements that says this.
    pub fn press_text(&self, selector: &str, text: &str) {
        let found = self.page.wait_until(&format!("{selector} says {text}"), || {
            let found = self.page.script_with(
                "return [...document.querySelectorAll(arguments[0])]
                    .find((element) => element.textContent.trim() === arguments[1])",
                &[json!(selector), json!(text)],
            );
            found.is_object().then_some(found)
        });
        self.press_element(&found);
    }

    /// Chooses a speed in the settings.
    pub fn set_speed(&self, speed: &str) {
        self.open_menu("Settings");
        self.press_label(speed);
        self.close();
    }

    /// Presses the label of a radio button or a switch, whose own box is out of sight.
    pub fn press_label(&self, text: &str) {
        let label = self.page.script_with(
            "return [...document.querySelectorAll('label')].find((label) =>
                (label.querySelector('.card-name, .switch-name') ?? label).textContent.trim() === arguments[0])",
            &[json!(text)],
        );
        assert!(label.is_object(), "a label says {text}");
        self.press_element(&label);
    }

    /// Presses an element that a script has returned.
    fn press_element(&self, element: &Value) {
        match self.hand {
            Hand::Mouse => {
                let id = element[ELEMENT].as_str().unwrap_or_default();
                self.page.webdriver(Method::POST, &format!("element/{id}/click"), Some(json!({})));
            }
            Hand::Finger => {
                let middle = self.page.script_with(
                    "arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest' });
                     const box = arguments[0].getBoundingClientRect();
                     return [box.left + box.width / 2, box.top + box.height / 2]",
                    std::slice::from_ref(element),
                );
                let [x, y] = [0, 1].map(|at| middle[at].as_f64().unwrap_or(f64::NAN));
                self.page.tap_at(x, y);
            }
        }
    }

    /// Uses the next control, if a person is to act.
    pub fn step(&mut self) -> State {
        let choice = self.choose();
        let next = self.page.script_with(NEXT, &[json!(choice)]);
        match next[0].as_str() {
            Some("over") => State::Over,
            Some("ready") => {
                self.press_element(&next[1]);
                State::Ready
            }
            _ => State::Busy,
        }
    }

    /// Plays on to the end: the first steps as a hand does, and then, since games are long, by clicks that a
    /// script makes on the page's own controls. Each click must make a difference to what the page tells.
    pub fn play_out(&mut self) {
        let mut steps = 0;
        self.play(|_| {
            steps += 1;
            steps > 20
        });
        let script = format!(
            "let seed = arguments[0];
             const next = (choice) => {{ {} }};
             const told = () => document.querySelector('#page').textContent
                 + [...document.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')
                     + e.getAttribute('aria-selected') + e.getAttribute('aria-pressed'));
             let before = told();
             for (let i = 0; i < 300; i += 1) {{
                 seed = (seed * 1103515245 + 12345) % 2147483648;
                 const [state, control] = next(Math.floor(seed / 65536));
                 if (state !== 'ready') return state;
                 const clicked = control.getAttribute('aria-label') ?? control.textContent;
                 control.click();
                 const after = told();
                 if (after === before) return `nothing comes of ${{clicked}}`;
                 before = after;
             }}
             return 'ready';",
            NEXT.replace("const choice = arguments[0];", "")
        );
        for _ in 0..2_000 {
            let choice = self.choose() % 1_000_003;
            match self.page.script_with(&script, &[json!(choice)]).as_str() {
                Some("over") => return,
                Some("ready") => {}
                Some("busy") => self.rest(),
                fault => panic!("{fault:?}: {}", self.status()),
            }
        }
        panic!("{}: the game goes on for ever", self.status());
    }

    /// Plays on to the end, or until `enough` of the page's demands are met.
    pub fn play(&mut self, mut enough: impl FnMut(&Self) -> bool) {
        for _ in 0..20_000 {
            match self.step() {
                State::Over => return,
                State::Ready if enough(self) => return,
                State::Ready => {}
                State::Busy => {
                    self.page.wait(
                        "the page comes to rest",
                        "return document.querySelector('.dialog-result, #act:not([aria-disabled=true])')
                            || /can move|to enter$/m.test([...document.querySelectorAll('[role=gridcell], .tray')]
                                .map((e) => e.getAttribute('aria-label')).join('\\n'))
                            || document.querySelector('.extra, button.throw-value')",
                    );
                }
            }
        }
        panic!("{}: the game goes on for ever", self.status());
    }

    /// Waits until nothing moves.
    pub fn rest(&self) {
        self.page.wait("nothing moves", "return !document.querySelector('.stage.moving')");
    }

    /// The state of play, in words.
    pub fn status(&self) -> String {
        self.page.text("#status")
    }

    /// What each square, each tray and the pool of throws say.
    pub fn board(&self) -> Vec<String> {
        let labels = self.page.script(
            "return [...document.querySelectorAll('[role=gridcell], .tray')]
                .map((element) => element.getAttribute('aria-label'))
                .concat([...document.querySelectorAll('.throw-value')].map((throw_) => throw_.textContent))",
        );
        labels.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// The game's record, as the page gives it.
    pub fn record(&self) -> String {
        self.open_menu("Record");
        let text = self.page.script("return document.querySelector('#record-text').value");
        self.close();
        text.as_str().map(str::to_owned).unwrap_or_default()
    }

    /// Reads the record by the rules, and checks that the board shows its last position.
    pub fn check(&self) -> Game {
        let record = self.record();
        let game = Game::read(&record, Seed(0)).unwrap_or_else(|error| panic!("{error} in:\n{record}"));
        let position = game.position();
        let board = self.board();
        for square in Square::all() {
            let said = match position.at(square) {
                Some(Side::White) => "white cone",
                Some(Side::Black) => "black reel",
                None => "empty",
            };
            let number = format!("Square {},", square.number());
            let label = board.iter().find(|label| label.starts_with(&number)).cloned().unwrap_or_default();
            assert!(label.contains(said), "«{label}» should say {said}, after:\n{record}");
        }
        for (side, name) in [(Side::White, "White"), (Side::Black, "Black")] {
            let off = format!("{name}: {} of ", position.off(side));
            assert!(board.iter().any(|label| label.starts_with(&off)), "{board:?} should say {off}");
        }
        game
    }

    /// Checks that the page says who has won, leaves the result, and checks the board.
    pub fn check_end(&self) -> Game {
        let told = self.page.text(".dialog-result h2");
        self.press(("button", "Look at the board"));
        let game = self.check();
        let end = game.end().expect("the game is over");
        let right = match end.outcome {
            Outcome::Won(Side::White) => told == "White wins.",
            Outcome::Won(Side::Black) => told == "Black wins.",
            Outcome::Draw => told.contains("draw") || told.contains("without a winner"),
        };
        assert!(right, "«{told}» is said of {end:?}");
        game
    }

    fn choose(&mut self) -> u32 {
        self.choices =
            self.choices.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.choices >> 40) as u32
    }
}
