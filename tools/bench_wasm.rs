//! The engine's speed as the browser sees it: compiled to wasm, run in node by `make bench`.
//!
//! Natively this is an empty library, so that `cargo test` still compiles it.

#[cfg(target_arch = "wasm32")]
mod exported {
    use senet::ai;
    use senet::ai::solve::{self, Limits};
    use senet::rng::Seed;
    use senet::rules::{Rules, Spec};
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        /// Milliseconds, from a clock that does not jump.
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
    }

    /// Plays random games of the ruleset `spec` for about `seconds`, and returns one line of JSON like that
    /// of the native tool `playouts`, or a line that begins with `error`.
    #[wasm_bindgen]
    pub fn senet_bench_playouts(spec: &str, seconds: f64) -> String {
        match spec.parse::<Spec>() {
            Ok(spec) => {
                let (rules, begin) = (Rules::new(spec), now());
                ai::playouts(&rules, Seed(1), seconds, || (now() - begin) / 1000.0).json(spec)
            }
            Err(why) => format!("error: {why}"),
        }
    }

    /// Solves the endgames of the ruleset `spec` as a page does, and returns one line of JSON like that of the
    /// native tool `solve`, or a line that begins with `error`.
    #[wasm_bindgen]
    pub fn senet_bench_solve(spec: &str) -> String {
        match spec.parse::<Spec>() {
            Ok(spec) => solve::measure(spec, Limits::PAGE, || now() / 1000.0),
            Err(why) => format!("error: {why}"),
        }
    }
}
