//! Bakes the fine picture of a board natively: how long it takes, and with a folder's name, its images as files
//! of the Netpbm format PAM.
//!
//! `cargo run --release --example bake -- [theme] [width] [height] [ratio] [folder]`

use std::io::Write as _;
use std::time::Instant;

use senet::app::layout::{Layout, Orientation, Room};
use senet::app::scene::fine::{Bake, Strip};
use senet::app::scene::{BoardView, MarkSet, MarkStyle, marks};
use senet::app::theme::ThemeId;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: f32| arguments.get(i).map_or(Ok(usual), |text| text.parse());
    let theme = match arguments.first().map(String::as_str) {
        Some("ebony") => ThemeId::Ebony,
        Some("papyrus") => ThemeId::Papyrus,
        Some("contrast") => ThemeId::Contrast,
        _ => ThemeId::Faience,
    };
    let layout = Layout::new(number(1, 1076.0)?, number(2, 700.0)?, Orientation::FirstOnTop, Room::Whole);
    let view = BoardView { marks: marks(MarkSet::Usual, MarkStyle::Elaborate), ..BoardView::default() };
    let start = Instant::now();
    let Some(mut bake) = Bake::new(&view, &layout, theme.theme(), number(3, 1.0)?) else {
        println!("this theme has no fine picture");
        return Ok(());
    };
    let ordered = start.elapsed();
    let (mut strips, mut longest, mut steps) = (Vec::new(), 0.0_f64, 0);
    while !bake.is_done() {
        let begun = Instant::now();
        strips.extend(bake.step(20_000));
        longest = longest.max(begun.elapsed().as_secs_f64());
        steps += 1;
    }
    println!(
        "square {:.1}, {:.1} ms in all, {steps} steps of {:.2} ms at most, begun in {:.2} ms",
        layout.unit,
        start.elapsed().as_secs_f64() * 1e3,
        longest * 1e3,
        ordered.as_secs_f64() * 1e3
    );
    if let Some(folder) = arguments.get(4) {
        std::fs::create_dir_all(folder)?;
        let mut names: Vec<u64> = strips.iter().map(|s| s.name).collect();
        names.dedup();
        // an image's rows come one after the other
        for (i, name) in names.iter().enumerate() {
            let own: Vec<&Strip> = strips.iter().filter(|s| s.name == *name).collect();
            let mut file = std::fs::File::create(format!("{folder}/{i:02}.pam"))?;
            writeln!(
                file,
                "P7\nWIDTH {}\nHEIGHT {}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR",
                own[0].width, own[0].height
            )?;
            for strip in own {
                file.write_all(&strip.rgba)?;
            }
        }
    }
    Ok(())
}
