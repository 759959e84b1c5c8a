//! What a system asks of a page that is to be installed.

use crate::site::{allow_workers, wait_kept};
use senet_browser::{Page, Value, dist, in_chromium, json};
use std::fs;

in_chromium!(can_be_installed);

fn can_be_installed(page: &Page) {
    assert!(allow_workers(page));
    page.open("?lang=en");
    wait_kept(page);
    let manifest = page.devtools("Page.getAppManifest", json!({}));
    assert_eq!(manifest["errors"], json!([]), "the manifest has no errors");
    let errors = page.devtools("Page.getInstallabilityErrors", json!({}));
    assert_eq!(errors["installabilityErrors"], json!([]), "nothing keeps it from being installed");

    let manifest: Value =
        serde_json::from_str(manifest["data"].as_str().expect("it is a text")).expect("JSON");
    for name in ["id", "scope", "start_url"] {
        assert_eq!(manifest[name], "./", "{name} holds under any path");
    }
    // Every picture is there, and as large as it says.
    let pictures =
        ["icons", "screenshots"].iter().flat_map(|list| manifest[list].as_array().expect("a list"));
    let shortcuts = manifest["shortcuts"].as_array().expect("a list");
    let all: Vec<&Value> =
        pictures.chain(shortcuts.iter().flat_map(|one| one["icons"].as_array().expect("a list"))).collect();
    assert!(all.len() > 12, "{all:?}");
    for picture in all {
        let path = picture["src"].as_str().expect("an address");
        assert!(fs::metadata(dist().join(path)).is_ok_and(|file| file.len() > 0), "{path} is there");
        let size = page.script_with(
            "const image = new Image(); image.src = arguments[0]; await image.decode();
             return `${image.naturalWidth}x${image.naturalHeight}`",
            &[json!(path)],
        );
        let said = picture["sizes"].as_str().expect("sizes");
        assert!(said == "any" || size == said, "{path} is {size}, not {said}");
    }
    for form in ["wide", "narrow"] {
        assert!(
            manifest["screenshots"]
                .as_array()
                .is_some_and(|all| all.iter().any(|one| one["form_factor"] == form))
        );
    }
    for shortcut in shortcuts {
        page.open(shortcut["url"].as_str().expect("an address").trim_start_matches("./"));
        assert_eq!(page.count("#board"), 1, "{shortcut} opens a board");
        assert_eq!(page.count(".notice"), 0, "{shortcut} is understood");
    }
}
