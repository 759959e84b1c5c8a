//! Contrast, measured on the pixels of the painted board: signs, pieces and words against what lies under them.

use senet_browser::{COPIED, Engine, Options, Page, in_chromium, json, run_with};

in_chromium!(signs_and_pieces_stand_out);

/// Every mark of a board with few pieces on it; with marks of other kinds, and reels beside cones.
const GAMES: [&str; 3] = [
    "ruleset=kendall&pos=..w..w..bb/..wbb...../b.wb......%20w%20throw%200-0%203-1%200-0%20-",
    "ruleset=faraones&pos=w.b.w...../........../w..b......%20w%20throw%200-0%202-3%200-0%20-",
    "ruleset=cemea&pos=w.b.w...../...b....../w..b......%20w%20throw%200-0%204-4%200-0%20-",
];

/// For each square that bears a sign or a piece: its contrast with the ground. A sign is told by the tone that is
/// farthest from the ground's (a fortieth of the square's pixels must have it); so is a piece, whose outline
/// counts, since it is what parts a pale cone from a pale square.
const MEASURE: &str = "
    const [board, occupied, marked] = [document.querySelector('canvas#board'), arguments[0], arguments[1]];
    const pixels = copied(board);
    const ratio = board.width / board.getBoundingClientRect().width;
    const origin = board.getBoundingClientRect();
    const linear = (c) => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
    const tones = (id) => {
        const box = document.getElementById(`square-${id}`).getBoundingClientRect();
        const inset = box.width * .07;
        const { data } = pixels.getImageData(Math.round((box.left - origin.left + inset) * ratio),
            Math.round((box.top - origin.top + inset) * ratio),
            Math.round((box.width - 2 * inset) * ratio), Math.round((box.height - 2 * inset) * ratio));
        const all = [];
        for (let i = 0; i < data.length; i += 4)
            all.push(.2126 * linear(data[i]) + .7152 * linear(data[i + 1]) + .0722 * linear(data[i + 2]));
        return all.sort((a, b) => a - b);
    };
    const at = (all, share) => all[Math.floor(share * (all.length - 1))];
    const contrast = (a, b) => (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    const empty = [...Array(30).keys()].map((i) => i + 1).filter((n) => !occupied.includes(n) && !marked.includes(n));
    const ground = empty.map((n) => at(tones(n), .5)).sort((a, b) => a - b);
    const low = {};
    for (const n of [...occupied, ...marked.filter((n) => !occupied.includes(n))]) {
        const all = tones(n);
        // the lightest and the darkest square are both grounds that it must stand out from
        const worst = [ground[0], ground.at(-1)].map((g) =>
            Math.max(contrast(at(all, .025), g), contrast(at(all, .975), g)));
        low[n] = Math.min(...worst);
    }
    return low;";

/// The numbers of the squares with a piece, of a position's squares as a link has them.
fn occupied(squares: &str) -> Vec<usize> {
    let squares = squares.replace('/', "");
    squares.char_indices().filter(|(_, c)| *c != '.').map(|(i, _)| i + 1).collect()
}

fn signs_and_pieces_stand_out(page: &Page) {
    for theme in ["faience", "ebony", "papyrus", "contrast"] {
        let least = if theme == "contrast" { 7.0 } else { 3.0 };
        for (width, height) in [(1280, 800), (390, 844)] {
            page.set_size(width, height);
            for game in GAMES {
                page.open(&format!("?{game}&theme={theme}&white=human&black=human"));
                page.wait(
                    "the board is laid out",
                    "return document.querySelector('#square-30')?.style.width",
                );
                // what finer picture there is comes after the first one
                page.wait_rest();
                let squares =
                    game.split("pos=").nth(1).and_then(|pos| pos.split('%').next()).unwrap_or_default();
                let occupied = occupied(squares);
                assert!(occupied.len() > 4, "{game} has pieces");
                let found = page.script_with(
                    &format!("{COPIED}{MEASURE}"),
                    &[json!(occupied), json!([15, 26, 27, 28, 29, 30])],
                );
                for (square, contrast) in found.as_object().expect("an object of numbers") {
                    let contrast = contrast.as_f64().unwrap_or_default();
                    assert!(
                        contrast >= least,
                        "{theme}, {width} × {height}, {game}: {contrast:.2} on square {square}: {}",
                        page.screenshot("contrast").display()
                    );
                }
            }
        }
    }
}

/// Before the page's own scripts: squares bear their numbers, and what is written on canvases is noted with its place
/// in pixels. Canvases that lie elsewhere than the board's are let be: what is in them is on the board's own, too.
const NOTE: &str = "
    localStorage.setItem(`senet:${location.pathname.replace(/\\/[^/]*$/, '')}/:settings`, 'settings 1\\nnumbers on\\nspeed off\\n');
    var written = new Map();
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
        const write = prototype.fillText;
        prototype.fillText = function (words, x, y) {
            const { a, e, f } = this.getTransform(), size = parseFloat(this.font.match(/([\\d.]+)px/)[1]);
            const width = this.measureText(words).width;
            if (e === 0 && f === 0)
                written.set(`${words} ${x} ${y}`, [words, (x - width / 2) * a, (y - size * .74) * a, width * a, size * .76 * a]);
            return write.call(this, words, x, y);
        };
    }";

/// Of each word that was written, and lies on none of the squares named: the contrast of its ink, which is the tone
/// farthest from the ground's.
const READ: &str = "
    const [occupied, shot] = arguments_, board = document.querySelector('canvas#board');
    const bytes = Uint8Array.from(atob(shot), (c) => c.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const scale = picture.width / innerWidth;
    const pixels = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    pixels.drawImage(picture, 0, 0);
    const origin = board.getBoundingClientRect(), ratio = board.width / origin.width;
    const covered = occupied.map((n) => document.getElementById(`square-${n}`).getBoundingClientRect());
    const linear = (c) => (c /= 255) <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4;
    const contrast = (a, b) => (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    const tones = (x, y, w, h) => {
        const { data } = pixels.getImageData(x * scale, y * scale, Math.max(1, w * scale), Math.max(1, h * scale)), all = [];
        for (let i = 0; i < data.length; i += 4)
            all.push(.2126 * linear(data[i]) + .7152 * linear(data[i + 1]) + .0722 * linear(data[i + 2]));
        return all.sort((a, b) => a - b);
    };
    const found = {};
    for (const [words, ...box] of written.values()) {
        const [x, y, w, h] = box.map((v) => v / ratio), [left, top] = [x + origin.left, y + origin.top];
        const [cx, cy] = [left + w / 2, top + h / 2];
        if (covered.some((box) => cx > box.left && cx < box.right && cy > box.top - box.height / 2 && cy < box.bottom)) continue;
        const around = tones(left - .2 * h, top - .2 * h, w + .4 * h, h * 1.4), ground = around[around.length >> 1];
        const ink = tones(left, top, w, h);
        found[words] = Math.max(contrast(ink[0], ground), contrast(ink.at(-1), ground));
    }
    return found;";

#[test]
fn words_can_be_read() {
    // What is asked of the browser outlives a page: a session of its own.
    run_with(Engine::Chromium, &Options::default(), "words_can_be_read", words_stand_out);
}

fn words_stand_out(page: &Page) {
    page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE }));
    for theme in ["faience", "ebony", "papyrus", "contrast"] {
        let least = if theme == "contrast" { 7.0 } else { 4.5 };
        for (width, height, ratio) in [(1280, 800, 1), (390, 844, 2)] {
            let metrics =
                json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false });
            page.devtools("Emulation.setDeviceMetricsOverride", metrics);
            let squares = "w........./........../...b......";
            let pos = "w........./........../...b......%20w%20throw%200-0%206-6%200-0%20-";
            page.open(&format!("?ruleset=cemea&pos={pos}&theme={theme}&white=human&black=human&seed=c1"));
            page.click("#act");
            page.wait("the throw is told", "return !!document.querySelector('.throw-value')");
            page.wait_rest();
            let occupied = occupied(squares);
            let shot = page.devtools("Page.captureScreenshot", json!({}));
            let read = format!("return (async (...arguments_) => {{ {READ} }})(...arguments)");
            let found = page.script_with(&read, &[json!(occupied), shot["data"].clone()]);
            let found = found.as_object().expect("an object of numbers");
            assert!(found.len() > 25, "{theme}, {width} × {height}: {found:?}");
            for (words, contrast) in found {
                let contrast = contrast.as_f64().unwrap_or_default();
                assert!(
                    contrast >= least,
                    "{theme}, {width} × {height}: {contrast:.2} for “{words}”: {}",
                    page.screenshot("words").display()
                );
            }
        }
    }
}
