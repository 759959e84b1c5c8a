//! What was measured of strong play: the README's table is that of the data file.

#[path = "../tools/figures.rs"]
mod figures;

use std::fs;

use figures::{HEADS, in_text, table, with_row};
use senet::rules::RULESETS;

fn read(name: &str) -> String {
    fs::read_to_string(format!("{}/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn the_readme_shows_the_data() {
    let (readme, data) = (read("README.md"), read("assets/figures.tsv"));
    assert_eq!(in_text(&readme, &data).as_deref(), Some(readme.as_str()), "make arena writes it");
}

#[test]
fn every_ruleset_has_its_row() {
    let data = read("assets/figures.tsv");
    let mut lines = data.lines();
    assert_eq!(lines.next().map(|line| line.split('\t').collect::<Vec<_>>()), Some(HEADS.to_vec()));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split('\t').collect()).collect();
    let ids: Vec<&str> = RULESETS.iter().map(|definition| definition.id).collect();
    assert_eq!(rows.iter().map(|row| row[0]).collect::<Vec<_>>(), ids);
    assert!(rows.iter().all(|row| row.len() == HEADS.len()), "{rows:?}");
}

#[test]
fn a_row_takes_its_old_ones_place_or_the_last() {
    let row = |name: &str, cell: &str| {
        let cells = HEADS.iter().map(|_| cell.to_owned());
        std::iter::once(name.to_owned()).chain(cells.skip(1)).collect::<Vec<_>>()
    };
    let both = with_row(&with_row("", &row("reed", "1")), &row("bell", "2"));
    let names =
        |data: &str| data.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(names(&both), ["ruleset", "reed", "bell"]);
    let again = with_row(&both, &row("reed", "3"));
    assert_eq!(names(&again), ["ruleset", "reed", "bell"]);
    assert!(again.lines().nth(1).unwrap().ends_with("\t3"), "{again}");
    assert!(table(&again).starts_with("| ruleset | games | "), "{}", table(&again));
    assert!(table(&again).contains("\n| `bell` | 2 | 2 |"), "{}", table(&again));
    assert_eq!(in_text("no place for it", &again), None);
}
