//! The engine's speed as the browser sees it: compiled to wasm, run in node by `make bench`.
//!
//! Natively this is an empty library, so that `cargo test` still compiles it.

#[cfg(target_arch = "wasm32")]
mod exported {
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
        let start = now();
        while now() - start < seconds * 1000.0 {}
        format!("error: no playouts of {spec} yet")
    }
}
