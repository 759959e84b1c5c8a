//! What the levels reach in each ruleset, and what games between strong players are like: a row a ruleset, put
//! into a data file and, where that is the project's own, into the README's table. Scores are in per cent with their
//! intervals of 95 %. All play as on a page, endgames solved.
//!
//! | column | what |
//! |---|---|
//! | greedy, random | the fifth level against these players, paired |
//! | 5:4 … 2:1 | each level against the one below, paired, over twice as many games |
//! | throws, decisions | a game between fifth levels, on average |
//! | draws, endless, first | how many of these in a hundred are drawn, how many of them for want of progress, and how many the side wins that begins, a draw counting half |
//! | deeper | where the fifth level wins less than 85 % against random play: how many points more than it a player wins who looks at some fifty times as much, the same throws given to both |

mod cli;
mod figures;
mod nets;
mod options;

use std::fs;
use std::io::{self, Write};
use std::process::ExitCode;

use cli::Refusal;
use senet::ai::{Chooser, Duels, Level, Mind, Player, Run, duels};
use senet::rng::{Rng, Seed};
use senet::rules::{Move, Outcome, Phase, Position, RULESETS, Spec, SpecErrors};

/// The project's own data; what is put there goes into the README too.
const OWN: &str = "assets/figures.tsv";

/// Below this share against random play it is looked at what a deeper look would gain.
const ENOUGH: f64 = 0.85;

fn main() -> ExitCode {
    cli::main(
        "table -- --games N --seed S --deeper M --only <ruleset or all> --into <file>   (N, M even)",
        run,
    )
}

fn run(arguments: &[&str], out: &mut dyn Write) -> Result<(), Refusal> {
    let [games, seed, deeper, only, into] =
        options::values(arguments, ["--games", "--seed", "--deeper", "--only", "--into"])?;
    let (games, seed, deeper) = (options::count(games)?, options::seed(seed)?, options::count(deeper)?);
    if games == 0 || games % 2 == 1 || deeper % 2 == 1 {
        return Err(Refusal::Usage);
    }
    let all: Vec<&str> = RULESETS.iter().map(|definition| definition.id).collect();
    for word in if only == "all" { all } else { vec![only] } {
        let spec: Spec = word.parse().map_err(|why: SpecErrors| Refusal::unsound(why))?;
        let row = row(spec, games, seed, deeper)?;
        writeln!(out, "{}", row.join("\t"))?;
        out.flush()?;
        let data = figures::with_row(&read_or_empty(into)?, &row);
        fs::write(into, &data)?;
        if into == OWN {
            let text = figures::in_text(&fs::read_to_string("README.md")?, &data);
            fs::write("README.md", text.ok_or(Refusal::unsound("README.md has no place for the table"))?)?;
        }
    }
    Ok(())
}

fn read_or_empty(path: &str) -> io::Result<String> {
    match fs::read_to_string(path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read,
    }
}

/// A ruleset's cells, as [`figures::HEADS`] has them.
fn row(spec: Spec, games: u64, seed: Seed, deeper: u64) -> Result<Vec<String>, Refusal> {
    let mind = nets::mind_with_endgames(spec)?;
    let five = chooser(&mind, Level::Five);
    let mut row = vec![spec.to_string(), games.to_string(), seed.0.to_string()];
    let [greedy, random] = [Player::Greedy, Player::Random].map(|rival| {
        let other = simple(&mind, rival);
        duels(mind.rules(), [&five, &other], games / 2, seed)
    });
    row.extend([score(&greedy), score(&random)]);
    for pair in Level::ALL.windows(2).rev() {
        let [better, worse] = [pair[1], pair[0]].map(|level| chooser(&mind, level));
        // Twice as many games, as their distance is smaller.
        row.push(score(&duels(mind.rules(), [&better, &worse], games, seed)));
    }
    let strong = strong(&mind, games / 2, seed);
    row.extend(strong);
    row.push(if random.score() < ENOUGH && deeper > 0 {
        gain(&mind, deeper / 2, seed)
    } else {
        "–".into()
    });
    Ok(row)
}

fn score(duels: &Duels) -> String {
    let (low, high) = duels.interval();
    format!("{:.1} ({:.1}–{:.1})", duels.score() * 100.0, low * 100.0, high * 100.0)
}

fn chooser(mind: &Mind, level: Level) -> impl Fn(&Position, &[Move], &mut Rng) -> Move {
    move |position, _, rng| mind.choose(level, position, rng)
}

fn simple(mind: &Mind, player: Player) -> impl Fn(&Position, &[Move], &mut Rng) -> Move {
    move |position, legal, rng| player.choose(mind.rules(), position, legal, rng)
}

/// What the deeper look gains against random play, in points: the mean of the pairs' differences, and its interval.
fn gain(mind: &Mind, pairs: u64, seed: Seed) -> String {
    let five = chooser(mind, Level::Five);
    let deepest = |position: &Position, _: &[Move], _: &mut Rng| mind.choose_deepest(position);
    let random = simple(mind, Player::Random);
    let share = |player: &Chooser<'_>, seed| duels(mind.rules(), [player, &random], 1, seed).score();
    let (mut sum, mut squares) = (0.0, 0.0);
    for pair in 0..pairs {
        let seed = seed.derive(pair);
        let difference = 100.0 * (share(&deepest, seed) - share(&five, seed));
        sum += difference;
        squares += difference * difference;
    }
    let (pairs, mean) = (pairs as f64, sum / pairs as f64);
    let margin = 1.96 * ((squares - sum * mean) / (pairs - 1.0).max(1.0) / pairs).sqrt();
    format!("{mean:+.1} ({:+.1}–{:+.1})", mean - margin, mean + margin)
}

/// What games between fifth levels are like: throws, decisions, draws, those among
/// them that came to no end, and the share of the side that begins.
fn strong(mind: &Mind, games: u64, seed: Seed) -> [String; 5] {
    let (rules, games) = (mind.rules(), games.max(1));
    let (mut throws, mut decisions, mut draws, mut endless, mut first) = (0u64, 0u64, 0u64, 0u64, 0u64);
    for game in 0..games {
        let seed = seed.derive(game);
        let (mut run, mut rng) = (Run::new(rules, seed.throws()), Rng::new(seed.derive(0)));
        let outcome = loop {
            if let Some(outcome) = run.outcome() {
                break outcome;
            }
            if let Phase::Move { .. } = run.position.phase() {
                run.play(mind.choose(Level::Five, &run.position, &mut rng));
                decisions += 1;
            } else if run.throw().is_some() {
                throws += 1;
            }
        };
        draws += u64::from(outcome == Outcome::Draw);
        endless += u64::from(run.position.outcome().is_none());
        first += u64::from(outcome == Outcome::Won(rules.ruleset().opening.leader));
    }
    let mean = |count: f64| count / games as f64;
    [
        format!("{:.0}", mean(throws as f64)),
        format!("{:.0}", mean(decisions as f64)),
        format!("{:.1}", 100.0 * mean(draws as f64)),
        format!("{:.1}", 100.0 * mean(endless as f64)),
        format!("{:.1}", 100.0 * mean(first as f64 + draws as f64 / 2.0)),
    ]
}
