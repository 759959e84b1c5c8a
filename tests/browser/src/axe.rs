//! axe-core over the page as it stands.

use crate::cache::cached;
use crate::page::Page;
use serde_json::{Value, json};

/// What axe looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checks {
    /// All of it: WCAG 2.2, A and AA, and what axe calls best practices.
    All,
    /// All but what depends on colours.
    Structure,
    /// The contrast of texts alone.
    Contrast,
}

/// Runs axe, and puts what it finds into words.
const RUN: &str = "
    const [only] = arguments;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const options = {
        resultTypes: ['violations', 'incomplete'],
        // a frame in the page is a page of its own, and waiting for it takes time
        iframes: false,
        runOnly: only === 'Contrast' ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags },
        // the one rule of WCAG 2.2 is off unless it is asked for
        rules: only === 'Contrast' ? {} : { 'target-size': { enabled: true }, 'color-contrast': { enabled: only === 'All' } },
    };
    const rgba = (text) => {
        const numbers = text.match(/[\\d.]+(e-\\d+)?/g).map(Number);
        const scale = text.startsWith('color(') ? 255 : 1;
        return [...numbers.slice(0, 3).map((n) => n * scale), numbers[3] ?? 1];
    };
    const over = ([r, g, b, a], under) => [r, g, b].map((c, i) => c * a + under[i] * (1 - a));
    const linear = (c) => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
    const light = ([r, g, b]) => .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
    const decided = (element) => {
        const own = getComputedStyle(element);
        const layers = [];
        let opacity = 1;
        for (let around = element; around; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.backgroundImage !== 'none') return false;
            if (layers.length === 0) opacity *= Number(style.opacity);
            layers.push(rgba(style.backgroundColor));
            if (layers.at(-1)[3] === 1) break;
        }
        if (layers.at(-1)[3] !== 1) return false;
        const ground = layers.reduceRight((under, layer) => over(layer, under), [0, 0, 0]);
        const [r, g, b, a] = rgba(own.color);
        const [one, other] = [light(over([r, g, b, a * opacity], ground)), light(ground)];
        const ratio = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
        const size = parseFloat(own.fontSize);
        return ratio >= (size >= 24 || (size >= 18.66 && own.fontWeight >= 700) ? 3 : 4.5);
    };
    return axe.run(document, options).then(({ violations, incomplete, passes }) => {
        const told = (kind) => ({ id, help, nodes }) => nodes.map((node) =>
            `${kind}${id}: ${help}: ${node.target.join(' ')}: ${node.html.slice(0, 160)}: ${node.any.concat(node.all, node.none)
                .map((check) => check.message).join('; ')}`);
        // Where axe can't tell what a text lies on, since something is scrolled over it, the boxes around it tell.
        const open = incomplete.filter(({ id }) => id === 'color-contrast').map((rule) => ({
            ...rule, nodes: rule.nodes.filter((node) => !decided(document.querySelector(node.target[0]))),
        }));
        return [...violations.flatMap(told('')), ...open.flatMap(told('undecided '))];
    });";

/// Takes the place of what an earlier call of [`Page::restyle`] has set; a constructed sheet is none of the policy's.
const RESTYLE: &str = "
    window.__restyled ??= new CSSStyleSheet();
    window.__restyled.replaceSync(arguments[0]);
    if (!document.adoptedStyleSheets.includes(window.__restyled)) document.adoptedStyleSheets.push(window.__restyled);
    dispatchEvent(new Event('resize'));
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

impl Page<'_> {
    /// Lays a style over the page's own, in place of the one before, as readers may; and waits until it is drawn.
    pub fn restyle(&self, style: &str) {
        self.script_with(RESTYLE, &[json!(style)]);
    }

    /// What axe-core finds wrong with the page, a line an element; nothing where all is well.
    pub fn axe(&self, checks: Checks) -> Vec<String> {
        if self.script("return typeof window.axe === 'object'") != json!(true) {
            let path = cached("axe-core", "AXE_VERSION", "node_modules/axe-core/axe.min.js");
            let path = path.expect("axe-core is missing; `make test` installs it");
            self.script(&std::fs::read_to_string(path).expect("axe-core can be read"));
        }
        let found = self.script_with(RUN, &[json!(format!("{checks:?}"))]);
        found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}
