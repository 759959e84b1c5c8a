//! Makes the texts: checks `assets/lang`, and writes the messages' names and the language files.

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
    let lang = folder("CARGO_MANIFEST_DIR").join("assets/lang");
    for watched in ["build.rs", "build", "assets/lang", "src/app/strings/format.rs"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    for watched in ["src/app/strings/language.rs", "src/app/strings/plural.rs"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    for fault in strings::build(&lang, &folder("OUT_DIR")) {
        println!("cargo::error={fault}");
    }
}
