//! The engine's speed as the browser sees it: compiled to wasm, run in node by `make bench`.
//!
//! Natively this is an empty library, so that `cargo test` still compiles it.

#[cfg(target_arch = "wasm32")]
mod exported {
    use senet::ai::solve::{self, Limits};
    use senet::ai::{self, Level, Mind, Net};
    use senet::rng::Seed;
    use senet::rules::{Phase, Position, Rules, Spec};
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

    /// How long decisions of the levels take with this net, in positions from the middle of `games` greedy
    /// games: a line a level with the median and the longest, in milliseconds; pools of several throws by
    /// themselves. Or a line that begins with `error`.
    #[wasm_bindgen]
    pub fn senet_bench_levels(spec: &str, net: &[u8], games: u32) -> String {
        let (Ok(spec), Ok(net)) = (spec.parse::<Spec>(), Net::read(net)) else { return "error".into() };
        let mind = Mind::new(Rules::new(spec), net);
        let several =
            |position: &Position| matches!(position.phase(), Phase::Move { pool } if pool.len() > 1);
        let (pools, single): (Vec<_>, Vec<_>) =
            ai::middles(mind.rules(), u64::from(games)).into_iter().partition(several);
        let mut lines = String::new();
        for level in Level::ALL {
            for (name, positions) in [("", &single), (" pool", &pools)] {
                let Some(ai::Pace { median, longest }) = ai::pace(&mind, level, positions, now) else {
                    continue;
                };
                let (name, level) = (format!("{spec}{name}"), level.number());
                lines += &format!("{name:14} {level:>5} {median:>12.3} {longest:>12.3}\n");
            }
        }
        lines
    }
}
