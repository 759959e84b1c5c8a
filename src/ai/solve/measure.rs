//! How long it takes to solve a ruleset's endgames.

use super::{Limits, Progress, Solver};
use crate::rules::{Rules, Spec};

/// How much is done in one step: some milliseconds.
const STEP: u32 = 1 << 20;

/// Solves what the limits allow; the clock gives seconds from any beginning. One line of JSON: the numbers of
/// pieces in play that are solved, the greater first, how many positions there are of them, the most memory
/// that was taken for tables, in bytes, the seconds in all and those of the longest step.
pub fn measure(spec: Spec, limits: Limits, mut clock: impl FnMut() -> f64) -> String {
    let begin = clock();
    let mut solver = Solver::new(&Rules::new(spec), limits);
    let (mut last, mut longest, mut bytes) = (clock(), 0.0f64, 0);
    while solver.step(STEP) == Progress::Working {
        let now = clock();
        longest = longest.max(now - last);
        last = now;
        bytes = bytes.max(solver.bytes());
    }
    let solved: Vec<String> = solver.solved().map(|[more, fewer]| format!("[{more},{fewer}]")).collect();
    format!(
        "{{\"ruleset\":\"{spec}\",\"solved\":[{}],\"positions\":{},\"bytes\":{bytes},\"seconds\":{:.2},\
         \"longest_step\":{longest:.4}}}",
        solved.join(","),
        solver.positions(),
        last - begin,
    )
}
