//! By keys alone, by someone who knows the page only as a screen reader tells it: roles, names and states, in
//! their order. In a ruleset with pools, from the start screen on; whole games are in `unseen.rs`.

use std::collections::BTreeMap;

use senet_browser::{Page, Value, in_chromium, json};

in_chromium!(begun_by_keys_and_names_alone);

/// What the browser tells of one element.
#[derive(Debug)]
struct Thing {
    role: String,
    name: String,
    disabled: bool,
    /// A button that stays in, and whether it is.
    pressed: Option<bool>,
}

/// Everything that is told, in order.
fn things(page: &Page) -> Vec<Thing> {
    let tree = page.devtools("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].as_array().into_iter().flatten();
    nodes
        .filter(|node| node["ignored"] != true)
        .map(|node| {
            let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
            let state = |name: &str| {
                let states = node["properties"].as_array().into_iter().flatten();
                states.filter(|state| state["name"] == name).map(|state| &state["value"]["value"]).next()
            };
            let is = |name: &str| state(name).is_some_and(|value| *value == true || *value == "true");
            Thing {
                role: text(&node["role"]),
                name: text(&node["name"]),
                disabled: is("disabled"),
                pressed: state("pressed").map(|value| *value == true || *value == "true"),
            }
        })
        .collect()
}

/// Presses Tab until the focus is on what is meant.
fn tab_to(page: &Page, role: &str, begins: &str) {
    for _ in 0..80 {
        page.press("Tab");
        let (here, name) = page.focused();
        if here == role && name.starts_with(begins) {
            return;
        }
    }
    panic!("Tab never leads to {role} “{begins}”");
}

/// Presses an arrow key until the focus is on the radio button that is meant.
fn arrow_to(page: &Page, arrow: &str, begins: &str) {
    for _ in 0..20 {
        if page.focused().1.starts_with(begins) {
            return;
        }
        page.press(arrow);
    }
    panic!("{arrow} never leads to “{begins}”; the focus is on {:?}", page.focused());
}

/// The number in “Square 14, white cone, can move”.
fn square(name: &str) -> Option<usize> {
    name.strip_prefix("Square ")?.split(',').next()?.parse().ok()
}

/// Goes to a square by the arrow keys, knowing the rows by the order in which they are told.
fn go_to(page: &Page, board: &[usize], goal: usize) {
    if page.focused().0 != "gridcell" {
        tab_to(page, "gridcell", "");
    }
    let place = |number: usize| {
        let at = board.iter().position(|told| *told == number).expect("each square is told");
        (at / 10, at % 10)
    };
    for _ in 0..14 {
        let (role, name) = page.focused();
        assert_eq!(role, "gridcell", "the focus stays on the board, not on {name}");
        let here = square(&name).unwrap_or_else(|| panic!("«{name}» tells its number"));
        let ((row, column), (to_row, to_column)) = (place(here), place(goal));
        match (row.cmp(&to_row), column.cmp(&to_column)) {
            (std::cmp::Ordering::Less, _) => page.press("ArrowDown"),
            (std::cmp::Ordering::Greater, _) => page.press("ArrowUp"),
            (_, std::cmp::Ordering::Less) => page.press("ArrowRight"),
            (_, std::cmp::Ordering::Greater) => page.press("ArrowLeft"),
            _ => return,
        }
    }
    panic!("the arrows do not lead to {goal}; the focus is on {:?}", page.focused());
}

fn begin(page: &Page) {
    page.open("?seed=b7");
    tab_to(page, "radio", "Reed Sticks");
    arrow_to(page, "ArrowDown", "Kendall");
    tab_to(page, "radio", "A person");
    tab_to(page, "radio", "The computer");
    arrow_to(page, "ArrowLeft", "A person");
    tab_to(page, "button", "Begin");
    page.press("Enter");
    page.wait_until("the board is told", || {
        things(page).iter().any(|thing| thing.role == "grid").then_some(())
    });
    no_motion(page);
}

fn no_motion(page: &Page) {
    tab_to(page, "button", "Menu");
    page.press("Enter");
    tab_to(page, "button", "Settings");
    page.press("Enter");
    tab_to(page, "radio", "Normal");
    arrow_to(page, "ArrowRight", "No motion");
    page.press("Escape");
    page.wait_until("the dialog is closed", || {
        (!things(page).iter().any(|thing| thing.role == "dialog")).then_some(())
    });
}

/// Does the next thing that can be done, and says what it was; nothing when the game is over.
fn next(page: &Page, choice: usize) -> Option<&'static str> {
    let things = things(page);
    if let Some(dialog) = things.iter().find(|thing| thing.role == "dialog") {
        assert!(["White wins.", "Black wins."].contains(&dialog.name.as_str()), "{dialog:?}");
        return None;
    }
    let of = |role: &str, says: fn(&str) -> bool| -> Vec<&Thing> {
        things.iter().filter(|thing| thing.role == role && says(&thing.name)).collect()
    };
    let board: Vec<usize> = of("gridcell", |_| true).iter().filter_map(|cell| square(&cell.name)).collect();
    assert_eq!(board.len(), 30, "thirty squares are told");
    let goals = of("gridcell", |name| {
        ["can be reached", "swaps with", "takes the piece", "sends the piece"]
            .iter()
            .any(|says| name.contains(says))
    });
    let off = of("button", |name| name.ends_with("bear off here"));
    let movable = of("gridcell", |name| name.contains("can move"));
    let extras =
        of("button", |name| ["Give", "Stay"].iter().any(|says| name.starts_with(says)) || name == "Pass");
    let throws: Vec<&Thing> = things
        .iter()
        .filter(|thing| thing.pressed == Some(false) && thing.name.parse::<u8>().is_ok())
        .collect();
    let pick = |from: &[&Thing]| square(&from[choice % from.len()].name).expect("squares tell their number");

    if let Some(tray) = off.first() {
        tab_to(page, "button", &tray.name);
        page.press("Enter");
        return Some("bear off");
    }
    if !goals.is_empty() {
        go_to(page, &board, pick(&goals));
        page.press(if choice.is_multiple_of(2) { "Enter" } else { "Space" });
        return Some("go");
    }
    if !throws.is_empty() && choice.is_multiple_of(3) {
        page.press(&throws[choice % throws.len()].name);
        return Some("choose a throw");
    }
    if !movable.is_empty() {
        go_to(page, &board, pick(&movable));
        page.press("Enter");
        return Some("pick up");
    }
    if of("button", |name| name.starts_with("Throw"))
        .iter()
        .any(|thing| !thing.disabled && thing.name != "Throws")
    {
        page.press("t");
        return Some("throw");
    }
    if let Some(extra) = extras.first() {
        if extra.name.starts_with("Pass") {
            page.press("x");
            return Some("pass");
        }
        tab_to(page, "button", &extra.name);
        page.press("Enter");
        return Some("give");
    }
    if of("button", |name| name.starts_with("Pass")).iter().any(|thing| !thing.disabled) {
        page.press("x");
        return Some("pass");
    }
    panic!("nothing can be done, as it is told: {things:#?}");
}

/// Does things until the game is over, or until there are `enough`; says which, and how often.
fn play(page: &Page, enough: usize) -> BTreeMap<&'static str, usize> {
    let mut done = BTreeMap::new();
    let mut choice = 7_usize;
    for _ in 0..enough {
        choice = choice.wrapping_mul(1_103_515_245).wrapping_add(12_345) % 2_147_483_648;
        let Some(what) = next(page, choice / 65_536) else { break };
        *done.entry(what).or_insert(0) += 1;
    }
    done
}

fn begun_by_keys_and_names_alone(page: &Page) {
    begin(page);
    let done = play(page, 60);
    for what in ["throw", "choose a throw", "pick up", "go"] {
        assert!(done.contains_key(what), "{what} has come up: {done:?}");
    }
    let game = crate::player::Player::new(page).check();
    assert!(game.events().len() > 20, "{done:?}");
}
