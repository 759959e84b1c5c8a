//! The engine's speed as the browser sees it: compiled to wasm, run in node by `make bench`.
//!
//! Natively this is an empty library, so that `cargo test` still compiles it.

#[cfg(target_arch = "wasm32")]
mod exported {
    use senet::ai::solve::{self, Limits};
    use senet::ai::{self, Level, Mind, Net};
    use senet::rng::{Rng, Seed};
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

    /// How long decisions of the levels take with this net, in positions from the middle of `games` random
    /// games: a line a level with the median and the longest, in milliseconds.
    #[wasm_bindgen]
    pub fn senet_bench_levels(spec: &str, net: &[u8], games: u32) -> String {
        let (Ok(spec), Ok(net)) = (spec.parse::<Spec>(), Net::read(net)) else { return "error".into() };
        let mind = Mind::new(Rules::new(spec), net);
        let positions = middles(mind.rules(), u64::from(games));
        let mut lines = String::new();
        for level in Level::ALL {
            let mut times: Vec<f64> = positions
                .iter()
                .map(|position| {
                    let begin = now();
                    std::hint::black_box(mind.choose(level, position, &mut Rng::new(Seed(1))));
                    now() - begin
                })
                .collect();
            times.sort_by(f64::total_cmp);
            let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
            lines +=
                &format!("{spec} level {}: median {median:.3} ms, longest {longest:.3} ms\n", level.number());
        }
        lines
    }

    /// Positions with something to decide, one from each game, thirty to seventy plies in.
    fn middles(rules: &Rules, games: u64) -> Vec<Position> {
        let (mut found, device) = (Vec::new(), rules.ruleset().device);
        for game in 0..games {
            let (mut rng, mut position) = (Rng::new(Seed(5).derive(game)), rules.start());
            let wanted = 30 + game % 40;
            for ply in 0.. {
                position = match position.phase() {
                    Phase::Over(_) => break,
                    Phase::Move { .. } => {
                        let legal = rules.legal(&position);
                        if ply >= wanted && legal.len() > 1 {
                            found.push(position);
                            break;
                        }
                        rules.successor(&position, legal[rng.below(legal.len() as u32) as usize])
                    }
                    Phase::Open { .. } | Phase::Throw { .. } => {
                        let throw = device.fall(rng.below(device.total()));
                        rules.throw(&position, throw).unwrap_or(position)
                    }
                };
            }
        }
        found
    }
}
