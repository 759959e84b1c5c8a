//! Makes the texts: checks `assets/lang`, and writes the messages' names and the language files. Takes over what
//! was measured of strong play.

#[path = "build/figures.rs"]
mod figures;
#[path = "src/app/strings/format.rs"]
#[allow(dead_code)]
mod format;
#[path = "src/app/strings/language.rs"]
#[allow(dead_code)]
mod language;
#[path = "src/app/strings/plural.rs"]
#[allow(dead_code)]
mod plural;
#[path = "build/strings/mod.rs"]
mod strings;

use std::path::PathBuf;

fn main() {
    let folder = |name| PathBuf::from(std::env::var_os(name).unwrap_or_default());
    let assets = folder("CARGO_MANIFEST_DIR").join("assets");
    for watched in ["build.rs", "build", "assets/lang", "assets/figures.tsv", "src/app/strings/format.rs"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    for watched in ["src/app/strings/language.rs", "src/app/strings/plural.rs"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    let out = folder("OUT_DIR");
    // Cargo has no place for what goes beside a program; here it is a folder of its own in the target folder, not to
    // be mistaken for a profile's.
    let wasm = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let page = out.ancestors().nth(5).filter(|_| wasm).map(|target| target.join("beside-page"));
    for fault in strings::build(&assets.join("lang"), &out, page.as_deref()) {
        println!("cargo::error={fault}");
    }
    for fault in figures::build(&assets.join("figures.tsv"), &out) {
        println!("cargo::error={fault}");
    }
}
