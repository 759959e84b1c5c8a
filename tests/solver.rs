//! Solved endgames against another computation: the second opinion finds what follows from what, as text, and a
//! plain value iteration in double precision, with white's chance alone, no symmetry and no numbering, does the
//! rest.

mod second_opinion;

use std::collections::HashMap;

use senet::ai::solve::{Limits, Progress, Solver};
use senet::rules::{Phase, Rules, Spec};

/// What the solver's value may be off by.
const CLOSE: f64 = 1e-6;

/// The most bonus throws of a pool that are compared.
const BONUS: u8 = 2;

/// One position: white's chance is worked out from where it leads.
enum Node {
    Over(f64),
    /// By chance: where to, and how likely.
    Throw(Vec<(usize, f64)>),
    /// By a side's choice: the best for white, or the worst.
    White(Vec<usize>),
    Black(Vec<usize>),
}

/// All positions that follow from the roots.
struct Graph {
    numbers: HashMap<String, usize>,
    texts: Vec<String>,
    nodes: Vec<Node>,
}

impl Graph {
    fn of(spec: &str, roots: Vec<String>) -> Self {
        let mut graph = Self { numbers: HashMap::new(), texts: Vec::new(), nodes: Vec::new() };
        for root in roots {
            graph.number(root);
        }
        while graph.nodes.len() < graph.texts.len() {
            let text = graph.texts[graph.nodes.len()].clone();
            let node = graph.node(spec, &text);
            graph.nodes.push(node);
        }
        graph
    }

    fn number(&mut self, text: String) -> usize {
        let next = self.texts.len();
        *self.numbers.entry(text.clone()).or_insert_with(|| {
            self.texts.push(text);
            next
        })
    }

    fn node(&mut self, spec: &str, text: &str) -> Node {
        let mut fields = text.split(' ').skip(1);
        let (side, phase) = (fields.next().unwrap(), fields.next().unwrap());
        if let Some(outcome) = phase.strip_prefix("over:") {
            return Node::Over(match outcome {
                "w" => 1.0,
                "b" => 0.0,
                _ => 0.5,
            });
        }
        let throws = second_opinion::throws(spec, text);
        if spec.starts_with("kendall") && !spec.ends_with("single") && !throws.is_empty() {
            let mut pools = Vec::new();
            self.pools(spec, text, 1.0, 0, &mut pools);
            return Node::Throw(pools);
        }
        if !throws.is_empty() {
            let next = |(value, weight, of): (u8, u32, u32)| {
                let next = self.number(second_opinion::throw(spec, text, value));
                (next, f64::from(weight) / f64::from(of))
            };
            return Node::Throw(throws.into_iter().map(next).collect());
        }
        let moves = second_opinion::legal(spec, text).into_iter();
        let next = moves.map(|played| self.number(second_opinion::play(spec, text, &played))).collect();
        if side == "w" { Node::White(next) } else { Node::Black(next) }
    }

    /// Every pool of a turn with at most [`BONUS`] bonus throws, and how likely it is taken to be. What more
    /// bonus throws would bring is taken to grow by as much a throw as it did last: with the chance `q` of a
    /// bonus throw, `q / (1 - q)` times the turns with the most are still to come, and they have `1 / (1 - q)`
    /// throws more.
    fn pools(&mut self, spec: &str, text: &str, chance: f64, bonus: u8, pools: &mut Vec<(usize, f64)>) {
        let q = 6.0 / 16.0;
        let (more, further) = (q / (1.0 - q), 1.0 / (1.0 - q));
        for (value, weight, of) in second_opinion::throws(spec, text) {
            let (next, chance) =
                (second_opinion::throw(spec, text, value), chance * f64::from(weight) / f64::from(of));
            if value == 2 || value == 3 {
                let counts = match BONUS - bonus {
                    0 => 1.0 + more * (1.0 + further),
                    // There are fewer of those with the most by q.
                    1 => 1.0 - q * more * further,
                    _ => 1.0,
                };
                pools.push((self.number(next), chance * counts));
            } else if bonus < BONUS {
                self.pools(spec, &next, chance, bonus + 1, pools);
            }
        }
    }

    /// White's chance in every position.
    fn solve(&self) -> Vec<f64> {
        let mut values = vec![0.5; self.nodes.len()];
        for _ in 0..20_000 {
            let mut change = 0.0f64;
            for at in (0..self.nodes.len()).rev() {
                let value = match &self.nodes[at] {
                    Node::Over(value) => *value,
                    Node::Throw(next) => next.iter().map(|&(next, chance)| chance * values[next]).sum(),
                    Node::White(next) => next.iter().map(|&next| values[next]).fold(0.0, f64::max),
                    Node::Black(next) => next.iter().map(|&next| values[next]).fold(1.0, f64::min),
                };
                change = change.max((value - values[at]).abs());
                values[at] = value;
            }
            if change < 1e-13 {
                return values;
            }
        }
        panic!("no end to it");
    }
}

/// The positions of one piece a side, as text, that the second opinion admits.
fn roots(spec: Spec) -> Vec<String> {
    let (name, rules) = (spec.to_string(), Rules::new(spec));
    let pieces = rules.ruleset().pieces;
    let mut roots = Vec::new();
    let places = if spec.id() == "piccione" { 0..=30 } else { 1..=30 };
    for (white, black) in places.clone().flat_map(|white| places.clone().map(move |black| (white, black))) {
        if white == black && white != 0 {
            continue;
        }
        let mut track = [b'.'; 31];
        (track[white], track[black]) = (b'w', b'b');
        let squares = String::from_utf8(track[1..].to_vec()).unwrap();
        let squares = format!("{}/{}/{}", &squares[..10], &squares[10..20], &squares[20..]);
        let waiting = format!("{}-{}", u8::from(white == 0), u8::from(black == 0));
        let counts: Vec<String> = if spec.id() == "bell" {
            ["5-5 4-4", "5-4 4-5", "4-5 5-4"].map(String::from).to_vec()
        } else {
            vec![format!("{0}-{0} 0-0", pieces - 1)]
        };
        for side in ["w", "b"] {
            for counts in &counts {
                for tokens in tokens(spec.id(), side, white, black) {
                    let text = format!("{squares} {side} throw {waiting} {counts} {tokens}");
                    if second_opinion::check(&name, &text).is_ok() {
                        roots.push(text);
                    }
                }
            }
        }
    }
    roots
}

/// Every set of tokens that may be in force.
fn tokens(id: &str, side: &str, white: usize, black: usize) -> Vec<String> {
    let own = if side == "w" { white } else { black };
    let mut sets = vec!["-".to_owned()];
    match id {
        "kendall" => {
            let skip = if side == "w" { "skip:b" } else { "skip:w" };
            sets.push(skip.into());
            for reborn in ["reborn:b", "reborn:w"] {
                sets.push(reborn.into());
                sets.push(format!("{reborn},{skip}"));
            }
        }
        "skyriuk" if own == 26 || own == 27 => sets.push(format!("must:{own}")),
        "piccione" if own == 1 => sets.push("entered".into()),
        _ => {}
    }
    sets
}

/// Compares the solver's values of all that one piece a side can come to; gives the largest difference.
fn compare(spec: Spec) -> f64 {
    let (name, rules) = (spec.to_string(), Rules::new(spec));
    let graph = Graph::of(&name, roots(spec));
    let values = graph.solve();
    let mut solver = Solver::new(&rules, Limits { in_all: 2, pool: BONUS, ..Limits::PAGE });
    while solver.step(1 << 20) == Progress::Working {}
    let (mut worst, mut compared) = (0.0f64, 0);
    for (text, value) in graph.texts.iter().zip(values) {
        let position = rules.read(text).unwrap_or_else(|why| panic!("{name} {text}: {why}"));
        // A side that is out and one that goes on alone are outside the tables, but settled.
        let Some(ours) = solver.value(&position) else { panic!("{name} {text} has no value") };
        let ours = if position.side() == senet::rules::Side::White { ours } else { 1.0 - ours };
        let off = (f64::from(ours) - value).abs();
        assert!(off < CLOSE, "{name} {text}: {ours}, and {value} by the other computation");
        worst = worst.max(off);
        compared += usize::from(matches!(position.phase(), Phase::Throw { .. }));
    }
    assert!(compared > 1200, "{name}: {compared} positions");
    println!("{name}: {} positions, {compared} to throw, off by at most {worst:.1e}", graph.nodes.len());
    worst
}

#[test]
fn one_piece_a_side_agrees() {
    compare_all(false, usize::MAX);
}

#[test]
fn one_piece_a_side_agrees_where_turns_have_pools() {
    compare_all(true, 2);
}

#[test]
#[ignore = "takes minutes; `make long` runs it"]
fn one_piece_a_side_agrees_in_all_that_have_pools() {
    compare_all(true, usize::MAX);
}

fn has_pools(spec: Spec) -> bool {
    Rules::new(spec).ruleset().turn == senet::rules::ruleset::Turn::Pool
}

/// Compares the specifications of either kind: so many of them, the last ones, which have the most options.
fn compare_all(pools: bool, most: usize) {
    let only = std::env::var("SOLVER_SPEC").ok();
    let specs: Vec<Spec> = Spec::all()
        .filter(|spec| only.as_ref().is_none_or(|only| *only == spec.to_string()))
        .filter(|spec| pools == has_pools(*spec))
        .collect();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|scope| {
        for share in 0..threads {
            let specs = &specs;
            scope.spawn(move || {
                for spec in specs.iter().rev().take(most).skip(share).step_by(threads) {
                    compare(*spec);
                }
            });
        }
    });
}
