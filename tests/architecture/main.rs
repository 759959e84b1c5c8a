//! The shape of the code: what depends on what, and what stands nowhere.
//!
//! The table is in `layers.rs`; ARCHITECTURE.md tells why.

mod layers;
mod made_up;
mod tokens;

use std::fs;
use std::path::{Path, PathBuf};

/// Every Rust file of the project, relative to it, with its text.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = ["src", "tools", "tests", "benches"].map(|name| root.join(name)).into();
    while let Some(folder) = folders.pop() {
        // Not each of these folders need be there.
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("a folder that can be read").path();
            let relative = path.strip_prefix(root).expect("inside").to_string_lossy().replace('\\', "/");
            if path.is_dir() && relative != "tests/data" {
                folders.push(path);
            } else if relative.ends_with(".rs") {
                found.push((relative, fs::read_to_string(&path).expect("a text")));
            }
        }
    }
    found
}

#[test]
fn the_layers_hold() {
    let sources = sources();
    assert!(sources.iter().any(|(path, _)| path == "src/rules/square.rs"), "the sources are not found");
    let faults: Vec<String> = sources.iter().flat_map(|(path, source)| layers::check(path, source)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
