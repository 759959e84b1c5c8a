//! What the system asks of colours: forced ones, dark ones, more contrast.

use senet_browser::{COPIED, Engine, Options, Page, json, run_with};

const GAME: &str = "?ruleset=kendall&white=human&black=human&seed=c1";

fn ask(page: &Page, features: &[(&str, &str)]) {
    let features: Vec<_> =
        features.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
    page.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
}

/// Whether the canvas shows these colours and no other, but what lies between two of them at edges.
const SYSTEM: &str = "
    const probe = document.body.appendChild(document.createElement('i'));
    const [r, g, b] = (probe.style.color = 'Canvas', getComputedStyle(probe).color).match(/\\d+/g).map(Number);
    probe.remove();
    const board = document.querySelector('#board');
    const box = document.querySelector('#square-12').getBoundingClientRect();
    const stage = board.getBoundingClientRect();
    const ratio = board.width / stage.width;
    const at = [box.left - stage.left + box.width / 4, box.top - stage.top + box.height / 4];
    const pixel = copied(board).getImageData(at[0] * ratio, at[1] * ratio, 1, 1).data;
    return pixel[0] === r && pixel[1] === g && pixel[2] === b;";

#[test]
fn forced_colours_reach_the_board_and_change_while_it_is_open() {
    run_with(Engine::Chromium, &Options::default(), "forced_colours", |page| {
        page.open(GAME);
        page.wait("the board is laid out", "return document.querySelector('#square-12')?.style.width");
        let system = || page.script(&format!("{COPIED}{SYSTEM}")) == json!(true);
        page.wait_until("the glaze is painted", || (!system()).then_some(()));
        ask(page, &[("forced-colors", "active")]);
        page.wait_until("the board takes the system's colours", || system().then_some(()));
        // Dark ones, in place of light ones.
        ask(page, &[("forced-colors", "active"), ("prefers-color-scheme", "dark")]);
        page.wait_until("the board takes the others", || system().then_some(()));
        // Whose turn it is, and what is on, is told by more than the colours that are gone.
        let differ = |one: &str, other: &str| {
            page.script_with(
                "const look = (selector) => {
                     const { outlineStyle, outlineWidth, backgroundImage, borderTopColor } =
                         getComputedStyle(document.querySelector(selector));
                     return [outlineStyle, outlineWidth, backgroundImage, borderTopColor].join();
                 };
                 return look(arguments[0]) !== look(arguments[1])",
                &[json!(one), json!(other)],
            )
        };
        assert_eq!(differ(".player.acts", ".player:not(.acts)"), json!(true));
        page.click("#menu");
        page.click(("button", "Settings"));
        assert_eq!(differ(".switch input:checked", ".switch input:not(:checked)"), json!(true));
        assert_eq!(differ(".segment.chosen", ".segment:not(.chosen)"), json!(true));
        page.press("Escape");
        ask(page, &[]);
        page.wait_until("the glaze is back", || (!system()).then_some(()));
    });
}

#[test]
fn the_first_visit_follows_the_system_and_the_visitor_overrides_it() {
    run_with(Engine::Chromium, &Options::default(), "system_colours", |page| {
        let theme = |wanted: &str| {
            page.wait_until(wanted, || {
                let shown = page.script("return document.documentElement.dataset.theme");
                (shown == wanted).then_some(())
            });
        };
        page.open(GAME);
        ask(page, &[("prefers-color-scheme", "light")]);
        theme("faience");
        ask(page, &[("prefers-color-scheme", "dark")]);
        theme("ebony");
        ask(page, &[("prefers-color-scheme", "dark"), ("prefers-contrast", "more")]);
        theme("contrast");
        page.click("#menu");
        page.click(("button", "Settings"));
        page.script(
            "[...document.querySelectorAll('.segment')].find((label) => label.textContent === 'Papyrus').click()",
        );
        theme("papyrus");
        page.reload();
        theme("papyrus");
    });
}
