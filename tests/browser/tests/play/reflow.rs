//! Every screen enlarged four times, with wider set text, with larger text; and what has the focus on it.

use crate::axe::without_motion;
use crate::screens::{SCREENS, Screen, USUAL, reach};
use senet::app::strings::Language;
use senet_browser::{Page, Value, in_chromium};

in_chromium!(
    nothing_scrolls_sideways_at_four_times_the_size,
    texts_are_whole_and_apart_on_a_phone,
    #[ignore = "takes a minute, and the languages of longer words are always looked at"]
    texts_are_whole_and_apart_on_a_phone_in_the_other_languages,
    wider_set_text_is_whole,
    text_of_twice_the_size_is_whole,
    the_focus_is_seen_and_targets_are_large,
);

/// What is too wide for its place, and what stands out of the window.
const SIDEWAYS: &str = "
    const name = (e) => `${e.localName}#${e.id}.${e.className.baseVal ?? e.className}`;
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.heard, option, .skip');
    const faults = [];
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push(`the page: ${document.scrollingElement.scrollWidth}`);
    for (const e of document.querySelectorAll('#page *, #failure')) {
        if (!seen(e)) continue;
        const style = getComputedStyle(e);
        if (style.clipPath === 'inset(50%)' || e.closest('svg')) continue;
        const box = e.getBoundingClientRect();
        // A row of throws may be longer than its place: it alone is scrolled along.
        const row = e.closest('.pool, .throws');
        if (!row && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`${name(e)} from ${box.left} to ${box.right}`);
        if (!row && e.scrollWidth > e.clientWidth + 1 && ['auto', 'scroll'].includes(style.overflowX) && e.localName !== 'textarea')
            faults.push(`${name(e)} is scrolled sideways: ${e.scrollWidth} in ${e.clientWidth}`);
    }
    return faults;";

/// Texts that are cut off with no way to scroll to them.
const CUT: &str = "
    const name = (e) => `${e.localName}#${e.id}.${e.className.baseVal ?? e.className}`;
    const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.heard, option, .skip');
    const faults = [];
    for (const e of document.querySelectorAll('#page *')) {
        const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!text || !seen(e) || getComputedStyle(e).clipPath === 'inset(50%)') continue;
        const range = document.createRange();
        range.selectNodeContents(e);
        const words = range.getBoundingClientRect();
        for (let around = e; around && around.id !== 'page'; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.display === 'inline' || style.display === 'contents') continue;
            const [along, down] = [style.overflowX, style.overflowY].map((way) => ['auto', 'scroll'].includes(way));
            if (along && down) break;
            const box = around.getBoundingClientRect();
            // The font's box is higher than its letters.
            const line = parseFloat(getComputedStyle(e).fontSize) * .5;
            const cuts = style.overflowX !== 'visible' || around.matches('button, label, .throw-value');
            if (cuts && (!along && (words.left < box.left - 1 || words.right > box.right + 1)
                    || !down && (words.top < box.top - line || words.bottom > box.bottom + line)))
                faults.push(`${name(e)} «${e.textContent.slice(0, 40)}» is cut off by ${name(around)}`);
            if (along || down) break;
            if (style.position === 'fixed') break;
        }
    }
    return faults;";

/// Texts that lie over each other; not under what stays in its place while the rest is scrolled.
const OVER: &str = "
    const name = (e) => `${e.localName}#${e.id}.${e.className.baseVal ?? e.className}`;
    const within = document.querySelector('dialog:modal') ?? document.querySelector('#page');
    const texts = [];
    for (const e of within.querySelectorAll('*')) {
        const text = [...e.childNodes].filter((n) => n.nodeType === 3 && n.data.trim());
        if (!text.length || !e.checkVisibility({ visibilityProperty: true }) || e.closest('.heard, option, .skip, textarea')) continue;
        let [left, top, right, bottom] = [0, 0, Infinity, Infinity], stays = false;
        for (let around = e; around && around !== within; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.clipPath === 'inset(50%)' || ['fixed', 'sticky'].includes(style.position)) stays = true;
            if (style.overflowX === 'visible') continue;
            const box = around.getBoundingClientRect();
            [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        if (stays) continue;
        const range = document.createRange();
        for (const node of text) {
            range.selectNodeContents(node);
            for (const line of range.getClientRects()) {
                // The font's box is higher than its letters.
                const air = line.height * .22;
                const box = [Math.max(left, line.left), Math.max(top, line.top + air), Math.min(right, line.right), Math.min(bottom, line.bottom - air)];
                if (box[2] - box[0] > 1 && box[3] - box[1] > 1) texts.push([e, box]);
            }
        }
    }
    const faults = new Set();
    texts.forEach(([a, p], i) => texts.slice(i + 1).forEach(([b, q]) => {
        if (a !== b && Math.min(p[2], q[2]) - Math.max(p[0], q[0]) > 1 && Math.min(p[3], q[3]) - Math.max(p[1], q[1]) > 1)
            faults.add(`${name(a)} «${a.textContent.slice(0, 30)}» and ${name(b)} «${b.textContent.slice(0, 30)}» lie over each other`);
    }));
    return [...faults];";

/// The distances that a reader may set, as WCAG 1.4.12 has them.
const SPACED: &str =
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }";

/// Gives each control the focus, and measures: whether it is seen, and whether it is large enough to be hit.
const FOCUS: &str = "
    const name = (e) => `${e.localName}#${e.id}.${e.className.baseVal ?? e.className}`;
    const faults = [];
    const modal = document.querySelector('dialog:modal');
    const within = modal ?? document;
    const controls = [...within.querySelectorAll('button, input, select, textarea, [tabindex]')].filter((e) =>
        e.checkVisibility({ visibilityProperty: true }) && e.tabIndex >= 0);
    for (const e of controls) {
        e.focus();
        if (document.activeElement !== e) { faults.push(`${name(e)} takes no focus`); continue; }
        // A radio button or a switch is seen as its label.
        const shown = e.closest('label') ?? e;
        const box = shown.getBoundingClientRect();
        if (e.matches('button, input, select, textarea') && (box.width < 24 || box.height < 24))
            faults.push(`${name(e)} is ${box.width} by ${box.height}`);
        const points = [.1, .3, .5, .7, .9].flatMap((x) => [.1, .3, .5, .7, .9].map((y) => [box.left + x * box.width, box.top + y * box.height]));
        if (!points.some(([x, y]) => { const there = document.elementFromPoint(x, y); return there && (shown.contains(there) || there.contains(shown) && there !== document.body && there !== document.documentElement); }))
            faults.push(`${name(e)} has the focus and is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
        // The ring that a key would draw: a script's focus does not always draw it.
        if (e.matches(':focus-visible')) {
            const rings = [e, shown].map((part) => getComputedStyle(part));
            if (!rings.some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2)) faults.push(`${name(e)} has no ring`);
        }
    }
    return faults;";

/// Goes through the screens, and fails with all that is found on them.
fn on_every_screen(
    page: &Page,
    language: Language,
    size: impl Fn(&Screen) -> Option<(u32, u32)>,
    set: impl Fn(),
    looks: &[&str],
) {
    page.open("");
    page.script("localStorage.clear()");
    page.reload();
    let mut faults = Vec::new();
    for screen in &SCREENS {
        let Some(size) = size(screen) else { continue };
        reach(page, screen, language, size);
        set();
        for look in looks {
            let found = page.script(look);
            let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
            faults.extend(found.map(|fault| format!("{}, {language:?}, {size:?}: {fault}", screen.name)));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The size for those screens that differ by more than their size.
fn once(screen: &Screen, size: (u32, u32)) -> Option<(u32, u32)> {
    (screen.size == USUAL).then_some(size)
}

/// 1280 by 1024 pixels at 400 %.
fn nothing_scrolls_sideways_at_four_times_the_size(page: &Page) {
    without_motion(page, || {
        for language in Language::ALL {
            on_every_screen(page, language, |screen| once(screen, (320, 256)), || (), &[SIDEWAYS, CUT, OVER]);
        }
    });
}

/// On the narrowest phone, in languages of long words, and from right to left.
fn texts_are_whole_and_apart_on_a_phone(page: &Page) {
    on_a_phone(page, &[Language::German, Language::French, Language::Arabic]);
}

fn texts_are_whole_and_apart_on_a_phone_in_the_other_languages(page: &Page) {
    on_a_phone(page, &[Language::English, Language::Italian, Language::Spanish]);
}

fn on_a_phone(page: &Page, languages: &[Language]) {
    without_motion(page, || {
        for language in languages {
            let size = |screen: &Screen| once(screen, (320, 640));
            on_every_screen(page, *language, size, || (), &[SIDEWAYS, CUT, OVER]);
        }
    });
}

fn wider_set_text_is_whole(page: &Page) {
    without_motion(page, || {
        // The language of long words.
        on_every_screen(page, Language::German, |screen| Some(screen.size), || page.restyle(SPACED), &[CUT]);
    });
}

fn text_of_twice_the_size_is_whole(page: &Page) {
    without_motion(page, || {
        let large = || page.restyle("html { font-size: 32px !important }");
        on_every_screen(page, Language::English, |screen| once(screen, (1280, 800)), large, &[CUT]);
    });
}

fn the_focus_is_seen_and_targets_are_large(page: &Page) {
    without_motion(page, || {
        on_every_screen(page, Language::English, |screen| Some(screen.size), || (), &[FOCUS]);
        on_every_screen(page, Language::English, |screen| once(screen, (320, 256)), || (), &[FOCUS]);
    });
}
