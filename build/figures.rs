//! Takes over what was measured of games between strong players (`assets/figures.tsv`, written by `make arena`)
//! as far as the page shows it.

use std::fs;
use std::io;
use std::path::Path;

/// The columns that are taken over, by their heads.
const TAKEN: [&str; 4] = ["throws", "decisions", "endless", "first"];

/// Writes the rows as Rust into the folder; gives what is wrong with the data.
pub fn build(data: &Path, out: &Path) -> Vec<String> {
    let rows = fs::read_to_string(data).map_err(|why| why.to_string()).and_then(|text| rows(&text));
    let written = rows.and_then(|rows| write(&rows, out).map_err(|why| why.to_string()));
    written.err().map(|why| format!("{}: {why}", data.display())).into_iter().collect()
}

/// One line of Rust for each row: the ruleset and its numbers, rounded.
fn rows(text: &str) -> Result<Vec<String>, String> {
    let mut lines = text.lines();
    let heads: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let place = |name: &str| heads.iter().position(|head| *head == name).ok_or(format!("no column {name}"));
    let places = TAKEN.into_iter().map(place).collect::<Result<Vec<_>, _>>()?;
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split('\t').collect();
            let number = |&place: &usize| {
                // What has not been measured is 0.
                let cell = cells.get(place).map(|&cell| if cell == "–" { "0" } else { cell });
                let number = cell.and_then(|cell| cell.parse::<f64>().ok());
                number.map(|number| format!("{number:.0}")).ok_or(format!("no number in: {line}"))
            };
            let numbers = places.iter().map(number).collect::<Result<Vec<_>, _>>()?;
            Ok(format!("({:?}, [{}])", cells[0], numbers.join(", ")))
        })
        .collect()
}

fn write(rows: &[String], out: &Path) -> io::Result<()> {
    fs::write(out.join("figures.rs"), format!("[{}]\n", rows.join(",\n")))
}
