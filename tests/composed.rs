//! Positions composed at random, not reached by games from the start: whatever `read` admits is played on, and
//! every successor must be admitted in its turn; engine and second opinion must agree on what is admitted, what
//! is legal and what follows.
//!
//! `COMPOSED` sets how many admitted positions are played on for each specification (60 unless told otherwise);
//! `COMPOSED_SEED` another course of chance; `COMPOSED_SPEC` one specification alone.

mod second_opinion;

use std::collections::BTreeMap;

use senet::rules::{Phase, Rules, Spec, Throw};

/// How many plies are played from each position.
const PLIES: usize = 30;

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound.max(1)
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// What went wrong: the first text of each kind, and how often.
#[derive(Default)]
struct Faults(BTreeMap<String, (usize, String)>);

impl Faults {
    fn add(&mut self, kind: impl Into<String>, what: impl FnOnce() -> String) {
        self.0.entry(kind.into()).or_insert_with(|| (0, what())).0 += 1;
    }
}

#[test]
fn composed_positions_agree() {
    let only = std::env::var("COMPOSED_SPEC").ok();
    let specs: Vec<Spec> =
        Spec::all().filter(|spec| only.as_ref().is_none_or(|only| *only == spec.to_string())).collect();
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    let threads = setting("COMPOSED_THREADS", threads as u64) as usize;
    let reports: Vec<(String, usize, usize, usize, Faults)> = std::thread::scope(|scope| {
        let handles: Vec<_> = (0..threads)
            .map(|share| {
                let specs = &specs;
                scope.spawn(move || {
                    specs.iter().skip(share).step_by(threads).map(|spec| of_spec(*spec)).collect::<Vec<_>>()
                })
            })
            .collect();
        handles.into_iter().flat_map(|h| h.join().expect("no panic")).collect()
    });
    let mut bad = 0;
    for (spec, tried, admitted, plies, faults) in &reports {
        println!("{spec}: {tried} composed, {admitted} admitted, {plies} plies");
        for (kind, (count, first)) in &faults.0 {
            println!("  {kind} x{count}: {first}");
            bad += count;
        }
    }
    assert_eq!(bad, 0);
}

fn of_spec(spec: Spec) -> (String, usize, usize, usize, Faults) {
    let (rules, name) = (Rules::new(spec), spec.to_string());
    let seed = name.bytes().fold(0x5e_6e_74_u64 ^ setting("COMPOSED_SEED", 0), |seed, byte| {
        seed.wrapping_mul(0x100_0000_01b3) ^ u64::from(byte)
    });
    let mut chance = Chance(seed | 1);
    let mut faults = Faults::default();
    let wanted = setting("COMPOSED", 60) as usize;
    let (mut tried, mut admitted, mut plies) = (0, 0, 0);
    while admitted < wanted && tried < wanted * 60 {
        tried += 1;
        let text = compose(&rules, &mut chance);
        if !agree_on_admission(&rules, &name, &text, &mut faults) {
            continue;
        }
        admitted += 1;
        plies += play_on(&rules, &name, text, &mut chance, &mut faults);
    }
    (name, tried, admitted, plies, faults)
}

fn agree_on_admission(rules: &Rules, name: &str, text: &str, faults: &mut Faults) -> bool {
    let (ours, theirs) = (rules.read(text), second_opinion::check(name, text));
    match (&ours, &theirs) {
        (Ok(position), Ok(())) => {
            if rules.write(position) != text {
                faults.add("round trip", || text.to_owned());
            }
            true
        }
        (Err(_), Err(_)) => false,
        (Ok(_), Err(why)) => {
            faults.add(format!("only the second opinion refuses: {}", why[0]), || format!("{text} {why:?}"));
            false
        }
        (Err(why), Ok(())) => {
            let kind = format!("only the engine refuses: {:?}", why.0[0]);
            faults.add(kind, || format!("{text} {:?}", why.0));
            false
        }
    }
}

fn play_on(rules: &Rules, name: &str, start: String, chance: &mut Chance, faults: &mut Faults) -> usize {
    let mut text = start.clone();
    for ply in 0..PLIES {
        let position = match rules.read(&text) {
            Ok(position) => position,
            Err(why) => {
                faults.add(format!("SUCCESSOR REFUSED {:?}", why.0[0]), || format!("{text} from {start}"));
                return ply;
            }
        };
        let nexts: Vec<String> = match position.phase() {
            Phase::Over(_) => {
                let (ours, theirs) = (rules.score(&position), second_opinion::score(name, &text));
                if ours != theirs {
                    faults.add("score", || format!("{text}: {ours:?} {theirs:?}"));
                }
                return ply;
            }
            Phase::Move { .. } => {
                let moves = rules.legal(&position);
                let listed: Vec<_> = moves.iter().map(ToString::to_string).collect();
                let theirs = second_opinion::legal(name, &text);
                if listed != theirs {
                    faults.add("legal", || format!("{text}: engine {listed:?}, second {theirs:?}"));
                    return ply;
                }
                let mut nexts = Vec::new();
                for m in &moves {
                    let played = rules.play(&position, *m).expect("a listed move is played");
                    let ours = rules.write(&played.next);
                    let theirs = second_opinion::play(name, &text, &m.to_string());
                    if ours != theirs {
                        faults.add("play", || format!("{text} {m}: engine {ours}, second {theirs}"));
                    }
                    let (shown, theirs) =
                        (played.to_string(), second_opinion::display(name, &text, &m.to_string()));
                    if shown != theirs {
                        faults.add("display", || format!("{text} {m}: engine {shown}, second {theirs}"));
                    }
                    nexts.push(ours);
                }
                nexts
            }
            Phase::Open { .. } | Phase::Throw { .. } => second_opinion::throws(name, &text)
                .into_iter()
                .map(|(value, ..)| {
                    let throw = Throw::new(value).expect("a throw");
                    let ours = rules.write(&rules.throw(&position, throw).expect("it can be thrown"));
                    let theirs = second_opinion::throw(name, &text, value);
                    if ours != theirs {
                        faults.add("throw", || format!("{text} {value}: engine {ours}, second {theirs}"));
                    }
                    ours
                })
                .collect(),
        };
        for next in &nexts {
            if let Err(why) = rules.read(next) {
                faults.add(format!("SUCCESSOR REFUSED {:?}", why.0[0]), || format!("{text} -> {next}"));
            }
            if let Err(why) = second_opinion::check(name, next) {
                faults.add(format!("SUCCESSOR REFUSED BY SECOND {}", why[0]), || format!("{text} -> {next}"));
            }
        }
        text = nexts[chance.below(nexts.len())].clone();
    }
    PLIES
}

/// A position's text, more often right than wrong.
fn compose(rules: &Rules, chance: &mut Chance) -> String {
    let set = rules.ruleset();
    let id = rules.spec().id();
    let has = |option: &str| rules.spec().options().any(|o| o.id == option);
    let start = rules.write(&rules.start());
    let mut track = [b'.'; 31];
    let mut counts = [[0u8; 2]; 3]; // waiting, off, taken
    let from_start = chance.one_in(5);
    if from_start {
        for (i, letter) in
            start.split(' ').next().unwrap_or_default().bytes().filter(|b| *b != b'/').enumerate()
        {
            track[i + 1] = letter;
        }
        counts[0] = if id == "piccione" { [set.pieces; 2] } else { [0; 2] };
        // A few pieces are put elsewhere.
        for _ in 0..chance.below(4) {
            let (from, to) = (1 + chance.below(30), 1 + chance.below(30));
            track.swap(from, to);
        }
    } else {
        let style = chance.below(5);
        let cluster = 1 + chance.below(28);
        for side in 0..2 {
            let mut left = usize::from(set.pieces);
            let on = match chance.below(4) {
                0 => left,
                1 => 1 + chance.below(2),
                2 if chance.one_in(12) => 0,
                _ => 1 + chance.below(left),
            };
            for _ in 0..on.min(left) {
                for _ in 0..40 {
                    let square = match style {
                        0 => 1 + chance.below(30),
                        1 => 20 + chance.below(11),
                        2 => [15, 26, 27, 28, 29, 30, 25, 24, 14, 16, 23, 22, 1, 2, 13][chance.below(15)],
                        3 => (cluster + chance.below(9) - 1) % 30 + 1,
                        _ => [chance.below(16) + 1, 15 + chance.below(16)][chance.below(2)],
                    };
                    if track[square] == b'.' {
                        track[square] = [b'w', b'b'][side];
                        left -= 1;
                        break;
                    }
                }
            }
            while left > 0 {
                let field = match id {
                    "bell" => 1 + chance.below(2),
                    "piccione" => chance.below(2),
                    _ => 1,
                };
                counts[field][side] += 1;
                left -= 1;
            }
        }
    }
    let side = chance.below(2);
    let letters = ["w", "b"];
    let values: Vec<u8> = set.device.values().map(Throw::value).collect();
    let mut tokens: Vec<String> = Vec::new();
    let mut phase = String::new();
    let kind = chance.below(40);
    if kind == 0 {
        phase = format!("over:{}", ["w", "b", "draw"][chance.below(3)]);
    } else if kind == 1 && from_start {
        phase = if chance.one_in(2) {
            "open".into()
        } else {
            format!("open:{}", values[chance.below(values.len())])
        };
    }
    let pooled = id == "kendall" && !has("single");
    let mut thrown = Vec::new();
    if phase.is_empty() {
        let moving = !chance.one_in(4);
        if pooled {
            let bonus = [1u8, 4, 5];
            for _ in 0..chance.below(5) {
                thrown.push(bonus[chance.below(3)]);
            }
            if moving && (thrown.is_empty() || !chance.one_in(3)) {
                thrown.push(2 + chance.below(2) as u8);
            }
            thrown.sort_unstable();
        } else if moving {
            thrown.push(if id == "piccione" {
                1 + chance.below(5) as u8
            } else {
                values[chance.below(values.len())]
            });
        }
        if from_start && chance.one_in(3) {
            thrown = vec![1];
        }
        let pool: Vec<_> = thrown.iter().map(ToString::to_string).collect();
        let moving = moving || (from_start && thrown == [1] && !pooled);
        phase = if moving { "move" } else { "throw" }.to_owned();
        if !thrown.is_empty() {
            phase = format!("{phase}:{}", pool.join(","));
        }
        let wild = chance.one_in(12);
        match id {
            "kendall" => {
                for s in 0..2 {
                    let back = track[15] == [b'w', b'b'][s];
                    if (back || wild) && chance.one_in(2) {
                        tokens.push(format!("reborn:{}", letters[s]));
                        if s != side && chance.one_in(2) {
                            tokens.push(format!("skip:{}", letters[s]));
                        }
                    } else if (s != side || wild) && chance.one_in(4) {
                        tokens.push(format!("skip:{}", letters[s]));
                    }
                    if (has("start") && s == 1 || wild) && chance.one_in(3) {
                        tokens.push(format!("unstarted:{}", letters[s]));
                    }
                    if from_start && s == 0 && chance.one_in(2) || wild && chance.one_in(4) {
                        tokens.push(format!("unopened:{}", letters[s]));
                    }
                }
            }
            "figurine" if from_start && chance.one_in(2) => tokens.push("unopened:b".into()),
            "reed" => {
                if from_start && chance.one_in(3) {
                    tokens.push("unopened:b".into());
                }
                if chance.one_in(2) {
                    tokens.push("unopened:w".into());
                }
            }
            "jequier" => {
                let mut fixed = Vec::new();
                let odds = 1 + chance.below(4);
                for (n, letter) in track.iter().enumerate().skip(1).take(10) {
                    let starter = if n % 2 == 1 { b'w' } else { b'b' };
                    if (*letter == starter || wild && chance.one_in(5)) && !chance.one_in(odds + 1) {
                        fixed.push(n.to_string());
                    }
                }
                if !fixed.is_empty() {
                    tokens.push(format!("fixed:{}", fixed.join(".")));
                }
                if from_start && chance.one_in(2) {
                    tokens.push("unopened:b".into());
                }
            }
            "piccione" => {
                if track[1] == [b'w', b'b'][side] && chance.one_in(2) || wild {
                    tokens.push("entered".into());
                    if wild && chance.one_in(2) {
                        tokens.push("owed:1".into());
                    }
                } else if moving && chance.one_in(2) {
                    tokens.push(["dir:+", "dir:-"][chance.below(2)].into());
                    if chance.one_in(3) || thrown == [4] {
                        tokens.push("owed:1".into());
                    }
                }
            }
            "skyriuk" => {
                for square in [26usize, 27] {
                    if (track[square] == [b'w', b'b'][side]) != (wild && chance.one_in(4)) {
                        tokens.push(format!("must:{square}"));
                    }
                }
            }
            _ => {}
        }
        if wild && chance.one_in(3) {
            let any = [
                "skip:b",
                "must:26",
                "owed:1",
                "dir:+",
                "fixed:1",
                "entered",
                "unstarted:w",
                "reborn:w",
                "unopened:w",
            ];
            tokens.push(any[chance.below(any.len())].into());
        }
    } else if phase.starts_with("open") && !chance.one_in(4) {
        let written = start.rsplit(' ').next().unwrap_or("-");
        if written != "-" {
            tokens = written.split(',').map(str::to_owned).collect();
        }
    }
    tokens.sort();
    tokens.dedup();
    let flags = if tokens.is_empty() { "-".to_owned() } else { tokens.join(",") };
    let row = |n: usize| String::from_utf8_lossy(&track[n..n + 10]).into_owned();
    let pair = |c: [u8; 2]| format!("{}-{}", c[0], c[1]);
    format!(
        "{}/{}/{} {} {phase} {} {} {} {flags}",
        row(1),
        row(11),
        row(21),
        letters[side],
        pair(counts[0]),
        pair(counts[1]),
        pair(counts[2]),
    )
}
