//! Makes the pictures of the installed game: `make icons`. The icons are drawn in `assets/root/icons/*.svg`; Chromium
//! turns them into pixels at every size that a system asks for. The screenshots are the page itself, from `dist/`.

use senet_browser::{Engine, Options, Page, json, run_with};
use std::fs;
use std::path::{Path, PathBuf};

/// The sizes that a system takes as they are, on whatever ground it has.
const SIZES: [u32; 9] = [32, 48, 72, 96, 144, 192, 256, 384, 512];
/// The sizes of those that fill their square to the edge, for systems that cut them to a shape of their own.
const FILLED: [u32; 2] = [192, 512];
/// What an iPhone wants: filled, and cut by itself.
const APPLE: u32 = 180;

/// Name, size in CSS pixels, device pixels to each, and what is shown.
const SCREENS: [(&str, u32, u32, f64, &str); 3] = [
    (
        "wide",
        1280,
        800,
        1.0,
        "ruleset=kendall&pos=..w..w..bb/..wbb.w.../b.wb......%20w%20move:1,3,4%200-0%202-1%200-0%20-",
    ),
    ("wide-start", 1280, 800, 1.0, "theme=faience"),
    (
        "narrow",
        390,
        844,
        2.0,
        "ruleset=kendall&pos=..w..w..bb/..wbb.w.../b.wb......%20w%20move:1,3,4%200-0%202-1%200-0%20-",
    ),
];

fn main() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/root");
    let (icons, screens) = (root.join("icons"), root.join("screenshots"));
    run_with(Engine::Chromium, &Options::default(), "icons", |page| {
        page.server().mount("/icons/", &icons);
        page.visit(&format!("{}/icons/icon.svg", page.server().origin()));
        for size in SIZES {
            keep(&icons.join(format!("icon-{size}.png")), &pixels(page, "icon.svg", size));
        }
        for size in FILLED {
            keep(&icons.join(format!("maskable-{size}.png")), &pixels(page, "maskable.svg", size));
        }
        keep(&icons.join(format!("apple-touch-{APPLE}.png")), &pixels(page, "maskable.svg", APPLE));
    });
    for (name, width, height, ratio, query) in SCREENS {
        let options = Options::default().device_pixel_ratio(ratio);
        run_with(Engine::Chromium, &options, "screens", |page| {
            page.set_size(width, height);
            page.open(&format!("?lang=en&theme=faience&white=human&black=human&{query}"));
            page.wait_rest();
            let shot = page.devtools("Page.captureScreenshot", json!({ "format": "jpeg", "quality": 82 }));
            let bytes = decode(shot["data"].as_str().unwrap_or_default());
            keep(&screens.join(format!("{name}.jpg")), &bytes);
        });
    }
}

/// A drawing at a size, as PNG.
fn pixels(page: &Page<'_>, drawing: &str, size: u32) -> Vec<u8> {
    let made = page.script_with(include_str!("icons.js"), &[json!(drawing), json!(size)]);
    decode(made.as_str().expect("Chromium makes a PNG of it"))
}

fn keep(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().expect("it lies in a folder")).expect("the folder can be made");
    fs::write(path, bytes).expect("a picture can be written");
    println!("{:7} {}", bytes.len(), path.display());
}

/// Base64, as data addresses and DevTools give it.
fn decode(text: &str) -> Vec<u8> {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits: Vec<u32> = text
        .bytes()
        .filter_map(|byte| DIGITS.iter().position(|digit| *digit == byte))
        .map(|at| at as u32)
        .collect();
    let mut bytes = Vec::with_capacity(digits.len() * 3 / 4);
    for group in digits.chunks(4) {
        let bits = group.iter().enumerate().fold(0, |bits, (at, digit)| bits | digit << (18 - 6 * at));
        bytes.extend(bits.to_be_bytes().iter().skip(1).take(group.len() * 3 / 4));
    }
    bytes
}
