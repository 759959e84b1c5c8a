//! Solved endgames against another computation: the second opinion finds what follows from what, as text, and a
//! plain value iteration in double precision, with white's chance alone, no symmetry and no numbering, does the
//! rest.

mod second_opinion;

use std::collections::HashMap;

use senet::ai::solve::{Limits, Progress, Solver};
use senet::rules::{Phase, Rules, Spec};

/// What the solver's value may be off by.
const CLOSE: f64 = 1e-5;

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
    let mut solver = Solver::new(&rules, Limits { in_all: 2, ..Limits::PAGE });
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
    println!("{name}: {} positions, {compared} to throw, off by at most {worst:.1e}", values_of(&graph));
    worst
}

fn values_of(graph: &Graph) -> usize {
    graph.nodes.len()
}

#[test]
fn one_piece_a_side_agrees_in_every_specification() {
    let only = std::env::var("SOLVER_SPEC").ok();
    let specs: Vec<Spec> = Spec::all()
        .filter(|spec| only.as_ref().is_none_or(|only| *only == spec.to_string()))
        .filter(|spec| spec.id() != "kendall" || spec.to_string().contains("single"))
        .collect();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|scope| {
        for share in 0..threads {
            let specs = &specs;
            scope.spawn(move || {
                for spec in specs.iter().skip(share).step_by(threads) {
                    compare(*spec);
                }
            });
        }
    });
}
