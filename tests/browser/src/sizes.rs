//! What the page weighs as sent, against `budgets.toml`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// A budget for some files of the page; `[[size]]` in `budgets.toml`, where the fields are explained.
#[derive(Clone, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Budget {
    what: String,
    files: Vec<String>,
    #[serde(default)]
    except: Vec<String>,
    limit: f64,
    goal: Option<f64>,
    #[serde(default)]
    each: bool,
    #[serde(default)]
    optional: bool,
}

#[derive(serde::Deserialize)]
struct Budgets {
    size: Vec<Budget>,
}

/// A file of the page: its path within the folder, its length, and its length as sent, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    /// With slashes, relative to the folder.
    pub path: String,
    /// As it lies on the disk.
    pub raw: usize,
    /// Compressed with brotli at quality 11, or as it is where that is no smaller.
    pub sent: usize,
}

/// The budgets in a text like `budgets.toml`.
///
/// # Errors
/// When it can't be read as such.
pub fn budgets(text: &str) -> Result<Vec<Budget>, String> {
    toml::from_str::<Budgets>(text).map(|budgets| budgets.size).map_err(|error| error.to_string())
}

/// Weighs every file of a folder.
///
/// # Errors
/// When one can't be read.
pub fn weigh(folder: &Path) -> std::io::Result<Vec<Weight>> {
    let mut weights = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next)? {
            let path: PathBuf = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = fs::read(&path)?;
            let relative = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            weights.push(Weight { path: relative, raw: bytes.len(), sent: as_sent(&bytes)? });
        }
    }
    weights.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(weights)
}

/// Holds the files to the budgets: a line for each budget, and what is wrong.
pub fn judge(budgets: &[Budget], weights: &[Weight]) -> (Vec<String>, Vec<String>) {
    let (mut lines, mut faults) = (Vec::new(), Vec::new());
    for budget in budgets {
        let any = |patterns: &[String], path: &str| patterns.iter().any(|pattern| matches(pattern, path));
        let meant: Vec<&Weight> = weights
            .iter()
            .filter(|weight| any(&budget.files, &weight.path) && !any(&budget.except, &weight.path))
            .collect();
        if meant.is_empty() {
            if !budget.optional {
                faults.push(format!("{}: no file matches {:?}", budget.what, budget.files));
            }
            continue;
        }
        let sums: Vec<(String, usize)> = if budget.each {
            meant.iter().map(|weight| (format!("{}, {}", budget.what, weight.path), weight.sent)).collect()
        } else {
            vec![(budget.what.clone(), meant.iter().map(|weight| weight.sent).sum())]
        };
        for (what, sent) in sums {
            let line = verdict(&what, sent, budget);
            if sent as f64 / 1000.0 > budget.limit {
                faults.push(line.clone());
            }
            lines.push(line);
        }
    }
    (lines, faults)
}

fn verdict(what: &str, sent: usize, budget: &Budget) -> String {
    let kilobytes = sent as f64 / 1000.0;
    let share = |limit: f64| 100.0 * kilobytes / limit;
    let goal =
        budget.goal.map_or(String::new(), |goal| format!(", {:.0} % of the goal, {goal}", share(goal)));
    format!("{what}: {kilobytes:.1} kB, {:.0} % of the limit, {} kB{goal}", share(budget.limit), budget.limit)
}

/// Whether `path` fits `pattern`, where `*` stands for anything, slashes too.
fn matches(pattern: &str, path: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == path,
        Some((start, rest)) => path.strip_prefix(start).is_some_and(|tail| {
            (0..=tail.len()).any(|at| tail.get(at..).is_some_and(|tail| matches(rest, tail)))
        }),
    }
}

fn as_sent(bytes: &[u8]) -> std::io::Result<usize> {
    let mut compressed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut compressed, 1 << 16, 11, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(compressed.len().min(bytes.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(path: &str, sent: usize) -> Weight {
        Weight { path: path.to_owned(), raw: sent, sent }
    }

    fn faults(budget: &str, weights: &[Weight]) -> usize {
        judge(&budgets(budget).expect("well formed"), weights).1.len()
    }

    #[test]
    fn a_star_stands_for_anything() {
        assert!(matches("a-*_bg.wasm", "a-0f_bg.wasm"));
        assert!(matches("*", "in/x.js"));
        assert!(matches("in/*.js", "in/y/x.js"));
        assert!(!matches("a-*.js", "b-1.js"));
        assert!(!matches("a.js", "a.js.map"));
    }

    #[test]
    fn excess_is_a_fault_and_the_limit_itself_is_none() {
        let files = [weight("a.js", 600), weight("b.js", 400), weight("c.css", 1)];
        assert_eq!(faults("[[size]]\nwhat = 'code'\nfiles = ['*.js']\nlimit = 1.0", &files), 0);
        assert_eq!(faults("[[size]]\nwhat = 'all'\nfiles = ['*']\nlimit = 1.0", &files), 1);
        assert_eq!(
            faults("[[size]]\nwhat = 'all'\nfiles = ['*']\nexcept = ['*.css']\nlimit = 1.0", &files),
            0
        );
        assert_eq!(faults("[[size]]\nwhat = 'any'\nfiles = ['*']\neach = true\nlimit = 0.5", &files), 1);
    }

    #[test]
    fn a_budget_for_nothing_is_a_fault() {
        assert_eq!(faults("[[size]]\nwhat = 'x'\nfiles = ['*.x']\nlimit = 1", &[]), 1);
        assert_eq!(faults("[[size]]\nwhat = 'x'\nfiles = ['*.x']\nlimit = 1\noptional = true", &[]), 0);
        assert!(budgets("[[size]]\nwhat = 'x'\nfiles = ['*']\nlimit = 1\nexcpet = []").is_err());
    }

    #[test]
    fn what_can_be_compressed_is() {
        let sent = as_sent(&[b'a'; 10_000]).expect("in memory");
        assert!(sent < 100, "{sent}");
        assert_eq!(as_sent(b"x").expect("in memory"), 1);
    }
}
