//! Small screens: everything is there, large enough, apart, and nothing lies over it.

use crate::player::{Hand, Player};
use senet_browser::{Page, in_chromium, json};

in_chromium!(
    every_control_can_be_reached,
    large_text_fits,
    every_status_can_be_read,
    nothing_jumps,
    everything_fits_with_long_names_and_real_sticks,
    some_turns_by_finger_on_its_side,
    dialogs_and_the_start_fit
);

/// What is wrong with the controls, in words.
const FAULTS: &str = "
    const faults = [];
    const name = (e) => e.id || e.className || e.localName;
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${document.scrollingElement.scrollWidth}`);
    const seen = (e) => e.checkVisibility({ visibilityProperty: true });
    const squares = [...document.querySelectorAll('[role=gridcell]')];
    const others = [...document.querySelectorAll('.tray, .sticks, #act, .hand-value, #undo, #redo, #menu, .extra, button.throw-value')].filter(seen);
    if (squares.length !== 30) faults.push(`${squares.length} squares`);
    for (const id of ['act', 'undo', 'menu', 'tray-white', 'tray-black', 'sticks'])
        // While a throw of several is to be chosen there is nothing to throw.
        if (!others.some((e) => e.id === id) && !(id === 'act' && [...document.querySelectorAll('.throw-value')].some(seen)))
            faults.push(`${id} is not shown`);
    for (const control of [...squares, ...others]) {
        control.scrollIntoView({ block: 'nearest' });
        const box = control.getBoundingClientRect();
        if (box.width < 24 || box.height < 24) faults.push(`${name(control)} is ${box.width} by ${box.height}`);
        if (box.left < 0 || box.right > innerWidth + .5) faults.push(`${name(control)} is beside the screen`);
        if (box.top < 0 || box.bottom > innerHeight + .5) faults.push(`${name(control)} is below the screen`);
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!there || !control.contains(there)) faults.push(`${there && name(there)} lies over ${name(control)}`);
    }
    scrollTo(0, 0);
    // Text is whole: it stays in its box, and in every box around it that would cut it off.
    const heard = (e) => e.closest('.heard') || getComputedStyle(e).clipPath === 'inset(50%)';
    const texts = [...document.querySelectorAll('.bar, .strip, #status, .panel, .notice')].flatMap((part) =>
        [...part.querySelectorAll('*')].filter((e) => seen(e) && !heard(e)
            && !e.closest('.turns-end') && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())));
    for (const e of texts) {
        const range = document.createRange();
        range.selectNodeContents(e);
        const text = range.getBoundingClientRect();
        for (let around = e; around && around.id !== 'page'; around = around.parentElement) {
            const box = around.getBoundingClientRect();
            const style = getComputedStyle(around);
            const cuts = style.overflowX !== 'visible' || around.matches('button, .throw-value');
            if (style.overflowY === 'auto') break;
            // The line's own height holds the letters; the font's box may be higher.
            const line = parseFloat(getComputedStyle(e).fontSize) * .45;
            if (cuts && (text.left < box.left - 1 || text.right > box.right + 1
                    || text.top < box.top - line || text.bottom > box.bottom + line))
                faults.push(`${name(e)} «${e.textContent}» is cut off by ${name(around)}`);
        }
    }
    const all = [...squares, ...others];
    all.forEach((a, i) => all.slice(i + 1).forEach((b) => {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        if (Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1)
            faults.push(`${name(a)} and ${name(b)} overlap`);
    }));
    return faults;";

pub fn faultless(page: &Page, what: &str) {
    let faults = page.script(FAULTS);
    assert_eq!(faults, json!([]), "{what}: {}", page.screenshot("faults").display());
}

/// A board with an entry, a pool of throws, and one of each other layout.
const GAMES: [&str; 4] = [
    "ruleset=kendall&pos=bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-",
    "ruleset=cemea",
    "ruleset=jequier",
    "ruleset=common",
];

const LAID_OUT: &str = "return document.querySelector('#square-30')?.style.width";

fn every_control_can_be_reached(page: &Page) {
    for (width, height) in
        [(320, 200), (320, 256), (480, 270), (320, 568), (568, 320), (375, 667), (844, 390), (640, 480)]
    {
        page.set_size(width, height);
        for game in GAMES {
            page.open(&format!("?{game}&white=human&black=human&seed=d5"));
            page.wait("the board is laid out", LAID_OUT);
            faultless(page, &format!("{width} by {height}, {game}"));
        }
    }
}

/// Text of twice the usual size, set while the page is open and before.
fn large_text_fits(page: &Page) {
    for (width, height) in [(1280, 800), (1920, 1080), (640, 800), (390, 844), (1024, 1366)] {
        page.set_size(width, height);
        for game in GAMES {
            page.open(&format!("?{game}&white=human&black=human&seed=d5"));
            page.wait("the board is laid out", LAID_OUT);
            page.script(
                "document.documentElement.style.fontSize = '32px';
                 dispatchEvent(new Event('resize'));
                 return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
            );
            faultless(page, &format!("{width} by {height}, text of 32 pixels, {game}"));
        }
    }
}

/// However much there is to say in the smallest frame: it is seen, or scrolled to by finger and by key.
fn every_status_can_be_read(page: &Page) {
    page.set_size(320, 200);
    let mut player = Player::new(page);
    player.open("?ruleset=kendall&seed=d8&white=human&black=human");
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|player| {
        steps += 1;
        let lost = player.page.script(
            "const status = document.querySelector('#status');
             const box = status.getBoundingClientRect();
             if (box.height < 40 || box.width < 120) return `${box.width} by ${box.height}`;
             if (status.scrollWidth > status.clientWidth + 1) return 'wider than its box';
             const style = getComputedStyle(status);
             if (status.scrollHeight > status.clientHeight + 1
                && (style.overflowY !== 'auto' || status.tabIndex !== 0)) return 'cut off';
             const there = document.elementFromPoint(box.left + 9, box.top + 9);
             return status.contains(there) ? null : 'covered'",
        );
        assert_eq!(lost, json!(null), "{}", player.status());
        steps > 60
    });
}

/// Whatever is said, thrown and moved: what stands on the page stays where it is.
fn nothing_jumps(page: &Page) {
    // A throw's place is taken by what is thrown, so it may be gone; what is there is where it was.
    const WATCH: &str = "
        const parts = '#board, #status, #act, #undo, #menu, .tray, .sticks, .player, .strip-player, .panel h2, .square, .brand';
        const boxes = [...document.querySelectorAll(parts)].map((e) => [e, e.getBoundingClientRect()])
            .filter(([, box]) => box.width)
            .map(([e, { x, y, width, height }]) => [e.id || e.className || e.textContent, [x, y, width, height].map(Math.round).join()]);
        const known = window.__known ??= new Map();
        const moved = [];
        boxes.forEach(([name, box], i) => {
            // Two players share a class: whose turn it is changes it, but not the place.
            const key = name.replace(' acts', '') + (/player/.test(name) ? i : '');
            if (known.has(key) && known.get(key) !== box) moved.push(`${key}: ${known.get(key)} to ${box}`);
            known.set(key, box);
        });
        return moved";
    for (width, height) in [(320, 200), (480, 270), (320, 568), (390, 844), (844, 390), (1280, 800)] {
        page.set_size(width, height);
        let mut player = Player::new(page);
        player.open("?ruleset=kendall&seed=d9&white=human&black=human");
        player.set_speed("No motion");
        page.wait("the board is laid out", LAID_OUT);
        page.script("return document.fonts.ready.then(() => null)");
        let mut steps = 0;
        player.play(|player| {
            steps += 1;
            let moved = player.page.script(WATCH);
            assert_eq!(moved, json!([]), "{width} by {height}, step {steps}: {}", player.status());
            steps > 30
        });
    }
}

/// Two players with names as long as the field takes, who throw real sticks.
fn everything_fits_with_long_names_and_real_sticks(page: &Page) {
    for (width, height) in [(320, 200), (480, 270), (320, 568), (390, 844), (1280, 800)] {
        page.set_size(1280, 800);
        page.open("");
        page.script(
            "document.querySelectorAll('input[name=seat-black]')[0].click();
             for (const [id, name] of [['name-white', 'Hatschepsut die Groesste'], ['name-black', 'Wwwwwwwwwwwwwwwwwwwwwwww']]) {
                 const field = document.getElementById(id);
                 field.value = name;
                 field.dispatchEvent(new Event('change', { bubbles: true }));
             }
             document.querySelector('#start-begin').click()",
        );
        page.wait("the board is laid out", LAID_OUT);
        page.script(
            "document.querySelector('#menu').click();
             [...document.querySelectorAll('.menu-item')].find((e) => e.textContent === 'Settings').click();
             const hand = [...document.querySelectorAll('.switch')].find((e) => /real sticks/.test(e.textContent));
             if (!hand.querySelector('input').checked) hand.click();
             document.querySelector('dialog .close').click()",
        );
        page.set_size(width, height);
        page.wait(
            "the page knows",
            &format!("return innerWidth === {width} && {}", &LAID_OUT["return ".len()..]),
        );
        let faults = page.script(&FAULTS.replace("['act', 'undo'", "['undo'"));
        assert_eq!(faults, json!([]), "{width} by {height}: {}", page.screenshot("faults").display());
        assert!(page.count(".hand-value") >= 4);
    }
}

fn some_turns_by_finger_on_its_side(page: &Page) {
    page.set_size(568, 320);
    let mut player = Player::new(page);
    player.hand = Hand::Finger;
    player.open("?ruleset=kendall&seed=d6&white=human&black=human");
    player.set_speed("No motion");
    let mut steps = 0;
    player.play(|player| {
        steps += 1;
        if steps % 8 == 0 {
            faultless(player.page, &format!("step {steps}"));
        }
        steps > 40
    });
    assert!(player.check().events().len() > 8);
}

fn dialogs_and_the_start_fit(page: &Page) {
    const SIDEWAYS: &str =
        "return [...document.querySelectorAll('html, body, #page, .start, dialog, .dialog-body')]
        .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'contents')
        .map((e) => `${e.localName}.${e.className}: ${e.scrollWidth} in ${e.clientWidth}`)
        .concat(document.scrollingElement.scrollWidth > innerWidth ? ['the page'] : [])";
    for (width, height) in [(320, 568), (568, 320)] {
        page.set_size(width, height);
        let player = Player::new(page);
        player.open("");
        assert_eq!(page.script(SIDEWAYS), json!([]), "the start screen at {width}");
        player.open("?ruleset=skyriuk&white=human&black=human");
        for item in ["Rules", "List of moves", "Record", "Settings", "Keys", "Resign"] {
            player.open_menu(item);
            page.wait("the dialog is open", "return document.querySelector('dialog:not(.dialog-menu)')");
            assert_eq!(page.script(SIDEWAYS), json!([]), "{item} at {width}");
            player.close();
        }
    }
}
