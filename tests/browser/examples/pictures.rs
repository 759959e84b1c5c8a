//! Renders fixed states of the game in each theme, wide and upright, at one and two device pixels to a CSS
//! pixel, into `target/pictures/`, from the page in `dist/`: `make pictures`. A word given as argument picks
//! those whose name contains it.

use senet_browser::{Engine, Options, Page, run_with};
use std::path::PathBuf;

/// What is shown: a name, the link, and what is clicked before the picture is taken.
const STATES: [(&str, &str, &[&str]); 8] = [
    (
        "pool",
        "ruleset=kendall&pos=..w..w..bb/..wbb.w.../b.wb......%20w%20move:1,3,4%200-0%202-1%200-0%20-",
        &["#square-23"],
    ),
    ("opening", "ruleset=reed%2Bbeauty%2Bwater%2Bexits&seed=d1", &[]),
    ("waiting", "ruleset=piccione&seed=d2", &[]),
    ("ten", "ruleset=bell&seed=d3", &[]),
    ("judges", "ruleset=faraones&seed=d4", &[]),
    ("die", "ruleset=cemea%2Bdie&seed=d5", &["#sticks"]),
    ("late", "ruleset=kendall&pos=........../......b.../.b..bw..w.%20w%20throw%200-0%205-4%200-0%20-", &[]),
    ("start", "", &[]),
];

/// Names of the window's shapes and their sizes in CSS pixels.
const SHAPES: [(&str, u32, u32); 2] = [("wide", 1440, 900), ("upright", 390, 844)];

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/pictures");
    std::fs::create_dir_all(&folder).expect("the folder for pictures can be made");
    for ratio in [1, 2] {
        let options = Options::default().device_pixel_ratio(f64::from(ratio));
        run_with(Engine::Chromium, &options, "pictures", |page| {
            for theme in ["faience", "ebony", "papyrus", "contrast"] {
                for (shape, width, height) in SHAPES {
                    for (state, query, clicks) in STATES {
                        let name = format!("{state}-{theme}-{shape}-{ratio}x");
                        if name.contains(&wanted) {
                            page.set_size(width, height);
                            let kept = take(page, &format!("?{query}&theme={theme}"), clicks);
                            let picture = folder.join(format!("{name}.png"));
                            std::fs::copy(&kept, &picture).expect("a picture can be copied");
                            println!("{}", picture.display());
                        }
                    }
                }
            }
        });
    }
}

/// Opens a link, clicks, waits until nothing moves any more, and takes the picture.
fn take(page: &Page<'_>, link: &str, clicks: &[&str]) -> PathBuf {
    let people = if link.contains("ruleset") { "&white=human&black=human" } else { "" };
    page.open(&format!("{link}{people}"));
    for click in clicks {
        page.click(*click);
    }
    page.wait_rest();
    page.screenshot("picture")
}
