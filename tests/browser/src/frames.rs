//! What frames cost the main thread, from a browser's trace.

use serde_json::Value;
use std::fmt;

/// A trace's events of one kind, reduced to what is counted.
#[derive(Clone, Copy, Debug)]
struct Span {
    start: f64,
    end: f64,
    /// Milliseconds on the clock, and of the thread's own time.
    cost: [f64; 2],
}

/// The costs of frames in milliseconds, cheapest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Costs {
    /// On the clock: what other programs of the machine take is in it.
    pub clock: Vec<f64>,
    /// The thread's own time.
    pub own: Vec<f64>,
}

/// What a page calls, `console.timeStamp(BEGIN)`, before that of which frames are counted, and afterwards.
pub const BEGIN: &str = "frames begin";
/// See [`BEGIN`].
pub const END: &str = "frames end";

/// The costs of the frames of a trace between each [`BEGIN`] and [`END`].
#[must_use]
pub fn costs(events: &[Value]) -> Costs {
    let told = |message: &str| {
        let stamps = events.iter().filter(|event| {
            event["name"] == "TimeStamp" && event["args"]["data"]["message"].as_str() == Some(message)
        });
        let mut times: Vec<f64> = stamps.filter_map(|event| event["ts"].as_f64()).collect();
        times.sort_by(f64::total_cmp);
        times
    };
    let mut all = Costs { clock: Vec::new(), own: Vec::new() };
    for (begin, end) in told(BEGIN).into_iter().zip(told(END)) {
        let within = |event: &&Value| event["ts"].as_f64().is_some_and(|ts| ts >= begin && ts <= end);
        let run: Vec<&Value> = events.iter().filter(within).collect();
        let costs = costs_of_run(&run);
        all.clock.extend(costs.clock);
        all.own.extend(costs.own);
    }
    all.clock.sort_by(f64::total_cmp);
    all.own.sort_by(f64::total_cmp);
    all
}

/// The costs of the frames of one run: for each, all tasks of the page's main thread from the one that calls
/// for the animation's frame up to the next such, so that what the browser puts off to its own part of the
/// frame (painting what a canvas has recorded, handing over its pixels) is counted. The first frame and the last
/// are left out: they hold the tap and the words that follow.
fn costs_of_run(events: &[&Value]) -> Costs {
    let named = |name: &'static str| events.iter().copied().filter(move |event| event["name"] == name);
    let Some(first) = named("FireAnimationFrame").next() else { return Costs { clock: vec![], own: vec![] } };
    let thread = |event: &&Value| event["pid"] == first["pid"] && event["tid"] == first["tid"];
    let span = |event: &Value| {
        let number = |name: &str| event[name].as_f64();
        let (start, duration) = (number("ts")?, number("dur")?);
        let own = number("tdur").unwrap_or(duration);
        Some(Span { start, end: start + duration, cost: [duration, own].map(|micros| micros / 1000.0) })
    };
    let tasks: Vec<Span> = ["RunTask", "ThreadControllerImpl::RunTask"]
        .into_iter()
        .map(|name| named(name).filter(thread).filter_map(span).collect())
        .find(|tasks: &Vec<Span>| !tasks.is_empty())
        .unwrap_or_default();
    let mut starts: Vec<f64> = named("FireAnimationFrame")
        .filter(thread)
        .filter_map(|event| event["ts"].as_f64())
        .filter_map(|at| tasks.iter().find(|task| task.start <= at && at <= task.end))
        .map(|task| task.start)
        .collect();
    starts.sort_by(f64::total_cmp);
    starts.dedup();
    let frames = starts.windows(2).skip(1).map(|pair| {
        let within = tasks.iter().filter(|task| task.start >= pair[0] && task.start < pair[1]);
        within.fold([0.0; 2], |sum, task| [sum[0] + task.cost[0], sum[1] + task.cost[1]])
    });
    let (clock, own) = frames.map(|[clock, own]| (clock, own)).unzip();
    Costs { clock, own }
}

impl Costs {
    /// The middle of the frames' own costs.
    #[must_use]
    pub fn median(&self) -> Option<f64> {
        self.own.get(self.own.len() / 2).copied()
    }
}

impl fmt::Display for Costs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |costs: &[f64], share: f64| {
            costs.get((costs.len() as f64 * share) as usize).copied().unwrap_or(f64::NAN)
        };
        let [clock, own] = [&self.clock, &self.own];
        write!(
            f,
            "{:3} frames; main thread: median {:.2} ms, nine in ten below {:.2} ms; on the clock {:.2} and {:.2} ms",
            own.len(),
            at(own, 0.5),
            at(own, 0.9),
            at(clock, 0.5),
            at(clock, 0.9)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn event(name: &str, tid: u32, ts: f64, dur: f64) -> Value {
        json!({ "name": name, "pid": 1, "tid": tid, "ts": ts, "dur": dur, "tdur": dur / 2.0 })
    }

    #[test]
    fn what_follows_a_frame_is_counted_with_it() {
        let stamp = |message: &str, ts: f64| json!({ "name": "TimeStamp", "pid": 1, "tid": 7, "ts": ts, "args": { "data": { "message": message } } });
        let mut events = vec![
            // Before and after, nothing is counted.
            event("RunTask", 7, -9000.0, 8000.0),
            event("FireAnimationFrame", 7, -8500.0, 500.0),
            stamp(BEGIN, -1.0),
            stamp(END, 60_000.0),
        ];
        for i in 0..4 {
            let at = f64::from(i) * 16_000.0;
            events.push(event("RunTask", 7, at, 3000.0));
            events.push(event("FireAnimationFrame", 7, at + 100.0, 500.0));
            // Put off, and elsewhere.
            events.push(event("RunTask", 7, at + 5000.0, 1000.0));
            events.push(event("RunTask", 8, at + 5000.0, 9000.0));
        }
        let costs = costs(&events);
        assert_eq!(costs, Costs { clock: vec![4.0, 4.0], own: vec![2.0, 2.0] });
        assert_eq!(costs.median(), Some(2.0));
    }

    #[test]
    fn a_trace_without_frames_has_no_costs() {
        assert_eq!(costs(&[event("RunTask", 7, 0.0, 100.0)]).median(), None);
        assert_eq!(costs(&[]).median(), None);
    }
}
