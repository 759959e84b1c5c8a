//! What the page's build does to the module and the glue that wasm-bindgen writes. It takes node; where that
//! is missing the build leaves them alone, and there is nothing to test.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const GLUE: &str = r#"function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg_now_0123456789abcdef: function() {
            // Nothing is passed.
            return performance.now();
        },
        __wbindgen_init_externref_table: function(arg0) {
            say("two  blanks // in a text");
        },
    };
}
/**
 * A comment.
 */
export { initSync, __wbg_init as default };
"#;

const TIGHT: &str = r#"function __wbg_get_imports() {
const import0 = {
__proto__: null,
i0: function() {
return performance.now();
},
i1: function(arg0) {
say("two  blanks // in a text");
},
};
}
export { initSync, __wbg_init as default };
"#;

/// A module that imports functions of these names, all of the one type () -> (), and has one more section.
fn module(imports: &[&str]) -> Vec<u8> {
    let length = |bytes: &[u8]| u8::try_from(bytes.len()).expect("short");
    let mut section = vec![imports.len() as u8];
    for name in imports {
        section.extend([&[6], &b"./x.js"[..], &[length(name.as_bytes())], name.as_bytes(), &[0, 0]].concat());
    }
    let types = [1, 4, 1, 0x60, 0, 0];
    let table = [4, 4, 1, 0x70, 0, 1];
    // Two bytes of length, which a module may always use.
    let size = [(section.len() & 0x7f) as u8 | 0x80, (section.len() >> 7) as u8];
    [&b"\0asm\x01\0\0\0"[..], &types, &[2], &size, &section, &table].concat()
}

/// A folder with a module and glue, after the build has dealt with it; `None` without node.
fn tightened(name: &str, glue: &str, wasm: &[u8]) -> Option<(String, Vec<u8>, String)> {
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("glue").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("x.js"), glue).expect("written");
    fs::write(folder.join("x_bg.wasm"), wasm).expect("written");
    // In place of wasm-bindgen, which has written all that already.
    let output = Command::new("tools/setup/glue/wasm-bindgen")
        .arg(format!("--out-dir={}", folder.display()))
        .env("SENET_WASM_BINDGEN", "true")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("sh runs");
    if output.status.code() == Some(127) {
        return None;
    }
    assert!(output.status.success());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let read = |file| fs::read(folder.join(file)).expect("still there");
    Some((String::from_utf8(read("x.js")).expect("text"), read("x_bg.wasm"), said))
}

#[test]
fn imports_get_short_names_in_module_and_glue_alike() {
    let imports = ["__wbindgen_init_externref_table", "__wbg_now_0123456789abcdef"];
    let Some((glue, wasm, said)) = tightened("short", GLUE, &module(&imports)) else { return };
    assert_eq!((glue.as_str(), said.as_str()), (TIGHT, ""));
    // Twice twelve bytes, and the number of imports.
    let section = [&[2, 25, 2], &b"\x06./x.js\x02i1\0\0"[..], b"\x06./x.js\x02i0\0\0"].concat();
    let (head, table) = (b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0", [4, 4, 1, 0x70, 0, 1]);
    assert_eq!(wasm, [&head[..], &section, &table].concat());
}

#[test]
fn what_is_of_another_form_stays_as_it_is() {
    for (name, imports) in [
        ("unknown", &["__wbg_now_0123456789abcdef", "__wbg_other"][..]),
        ("missing", &["__wbg_now_0123456789abcdef"]),
    ] {
        let before = module(imports);
        let Some((glue, wasm, said)) = tightened(name, GLUE, &before) else { return };
        assert!(glue == GLUE && wasm == before, "{name}");
        assert!(said.contains("x_bg.wasm keeps the names of its imports"), "{said}");
    }
}

#[test]
fn a_failure_of_wasm_bindgen_stays_one() {
    let output = Command::new("tools/setup/glue/wasm-bindgen")
        .arg("--out-dir=nowhere")
        .env("SENET_WASM_BINDGEN", "false")
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("sh runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stderr.is_empty(), "nothing else is tried");
}
