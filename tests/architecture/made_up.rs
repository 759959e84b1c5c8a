//! The checker on small made-up sources: what it must find, and what it must let pass.

use crate::layers::{check, length_fault};

#[track_caller]
fn faults(path: &str, source: &str, expected: usize) {
    let found = check(path, source);
    assert_eq!(found.len(), expected, "{path}: {source}\n{found:#?}");
}

#[test]
fn dependencies_point_one_way() {
    let cases = [
        ("src/rules/a.rs", "use crate::rules::b;", 0),
        ("src/rules/a.rs", "use crate::rng::Rng;", 1),
        ("src/rules/a.rs", "use crate::app;", 1),
        ("src/record/mod.rs", "use crate::{rules::Square, rng};", 0),
        ("src/record/mod.rs", "use crate::{rules::{Square, Side}, ai::Net};", 1),
        ("src/ai/net.rs", "fn f() -> crate::record::Game { todo!() }", 1),
        ("src/ai/net.rs", "use crate::ai::search; use crate::rules::{ai, record};", 0),
        ("src/app/a.rs", "use crate::ai::Net; use crate::record::Game; use crate::rules::Side;", 0),
        ("src/app/a.rs", "pub use crate::web::canvas;", 1),
        ("src/web/a.rs", "use crate::{app, ai, record, rules, rng};", 0),
        ("src/rng.rs", "use crate::rules::Throw;", 1),
        ("src/lib.rs", "pub mod rules; pub mod record;", 0),
    ];
    for (path, source, expected) in cases {
        faults(path, source, expected);
    }
}

#[test]
fn super_leads_out_of_a_layer_at_its_top_only() {
    let cases = [
        ("src/rules/mod.rs", "use super::ai;", 1),
        ("src/rules.rs", "use super::ai;", 1),
        ("src/rules/board.rs", "use super::ai;", 0),
        ("src/rules/board.rs", "use super::super::ai;", 1),
        ("src/rules/sets/kendall.rs", "use super::super::ai;", 0),
        ("src/rules/sets/kendall.rs", "use super::super::super::{rules::Side, ai};", 1),
        ("src/rules/board.rs", "mod tests { use super::super::ai; }", 0),
        ("src/rules/board.rs", "mod tests { use super::super::super::ai; }", 1),
        ("src/rules/board.rs", "mod tests { fn f() {} } use super::super::ai;", 1),
    ];
    for (path, source, expected) in cases {
        faults(path, source, expected);
    }
}

#[test]
fn words_are_banned_where_they_stand_as_words() {
    let cases = [
        ("src/app/a.rs", "use web_sys::Window;", 1),
        ("src/lib.rs", "use wasm_bindgen::prelude::*;", 1),
        ("src/web/a.rs", "use web_sys::Window; use js_sys::Date; let t = Instant::now();", 0),
        ("src/main.rs", "use web_sys::Window;", 0),
        ("src/rules/a.rs", "fn f(x: f32) -> f64 { 0 }", 2),
        ("src/rules/a.rs", "const X: u8 = 1.5 as u8 + 2. as u8;", 2),
        ("src/rules/a.rs", "for i in 1..5 { t.0.1.max(2.min(3)); }", 0),
        ("src/ai/a.rs", "const X: f32 = 1.5;", 0),
        ("src/rules/a.rs", "use rand::Rng;", 1),
        (
            "src/rules/a.rs",
            "// f64, rand and crate::ai\n/* unsafe /* f32 */ f64 */\n/// web_sys\nfn f() {}",
            0,
        ),
        (
            "src/rules/a.rs",
            r####"const S: &str = "f64 \" rand"; const R: &str = r#"crate::ai " unsafe"#;"####,
            0,
        ),
        (
            "src/rules/a.rs",
            r#"const B: &[u8] = b"f64 \" rand"; const C: char = '"'; type X<'a> = &'a f64;"#,
            1,
        ),
        ("src/app/a.rs", "use std::time::Instant;", 1),
    ];
    for (path, source, expected) in cases {
        faults(path, source, expected);
    }
}

#[test]
fn some_things_stand_nowhere() {
    faults("tools/perft.rs", "fn f() { unsafe { g() } }", 1);
    faults("src/ai/a.rs", "pub use crate::rules::*;", 1);
    faults("src/ai/a.rs", "pub(crate) use self::net::{Net, deep::*};", 1);
    faults("src/ai/a.rs", "mod tests { use super::*; }", 0);
    faults("src/ai/a.rs", "pub const A: u8 = 2 * 3;", 0);
}

#[test]
fn files_are_short_and_in_a_layer() {
    faults("src/ai/a.rs", &"//\n".repeat(400), 0);
    faults("src/ai/a.rs", &"//\n".repeat(401), 1);
    faults("src/util/a.rs", "", 1);
    faults("src/util.rs", "", 1);
    faults("tests/rules.rs", "use senet::ai;", 0);
}

#[test]
fn a_file_that_waits_for_being_split_may_not_grow() {
    let waiting = [("src/a.rs", 500)];
    for (path, lines, is_fault) in [
        ("src/a.rs", 500, false),
        ("src/a.rs", 501, true),
        ("src/a.rs", 400, true),
        ("src/b.rs", 401, true),
        ("src/b.rs", 400, false),
    ] {
        assert_eq!(length_fault(path, lines, &waiting).is_some(), is_fault, "{path}, {lines} lines");
    }
}

#[test]
fn a_fault_names_its_place() {
    let found = check("src/rules/a.rs", "//! A.\n\nuse crate::ai::Net;\n");
    assert_eq!(found, ["src/rules/a.rs:3: rules may not know ai"]);
}
