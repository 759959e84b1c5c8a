//! Versions that stand in several files are the same in all of them.

/// What stands between `before` and the next quote or line's end.
fn after<'t>(text: &'t str, before: &str) -> &'t str {
    let (_, rest) = text.split_once(before).unwrap_or_else(|| panic!("there is no {before:?}"));
    rest.split(['"', '\n']).next().unwrap_or(rest)
}

#[test]
fn the_tools_have_one_version_each() {
    let versions = include_str!("../tools/setup/versions.sh");
    let trunk = include_str!("../Trunk.toml");
    let cargo = include_str!("../Cargo.toml");
    let lock = include_str!("../Cargo.lock");
    let stand_in = include_str!("../tools/setup/without-wasm-opt/wasm-opt");

    let wasm_bindgen = after(versions, "WASM_BINDGEN_VERSION=");
    assert_eq!(after(trunk, "wasm_bindgen = \""), wasm_bindgen);
    assert_eq!(after(cargo, "wasm-bindgen = \"="), wasm_bindgen);
    assert_eq!(after(lock, "name = \"wasm-bindgen\"\nversion = \""), wasm_bindgen);

    let binaryen = after(versions, "BINARYEN_VERSION=").split('.').next().unwrap_or_default();
    assert_eq!(after(trunk, "wasm_opt = \"version_"), binaryen);
    assert!(stand_in.contains(&format!("wasm-opt version {binaryen} ")));

    assert_eq!(after(versions, "RUST_MINIMUM="), format!("{}.0", after(cargo, "rust-version = \"")));
}

#[test]
fn the_release_keeps_what_wasm_opt_needs() {
    // `strip = true` would take away a section without which wasm-opt makes a page that dies at the start.
    let (_, release) =
        include_str!("../Cargo.toml").split_once("[profile.release]").expect("a release profile");
    assert_eq!(after(release, "\nstrip = \""), "debuginfo");
}
