//! The data file of what was measured, a row a ruleset, and the README's table of it.
//!
//! Cells are split by tabs; the heads stand in the first line. A score reads `63.2 (61.0–65.4)`: per cent, and the
//! interval of 95 %.

/// Heads of the columns.
pub const HEADS: [&str; 15] = [
    "ruleset",
    "games",
    "seed",
    "greedy",
    "random",
    "5:4",
    "4:3",
    "3:2",
    "2:1",
    "throws",
    "decisions",
    "draws",
    "endless",
    "first",
    "deeper",
];

/// Where the README's table begins and ends.
const MARKS: [&str; 2] = ["<!-- figures: written by make arena -->\n", "<!-- end of figures -->"];

/// The data with this row in place of the ruleset's old one.
pub fn with_row(data: &str, row: &[String]) -> String {
    let name = row.first().map_or("", String::as_str);
    let new = row.join("\t");
    let mut lines: Vec<&str> = data.lines().skip(1).collect();
    match lines.iter_mut().find(|line| line.split('\t').next() == Some(name)) {
        Some(line) => *line = &new,
        None => lines.push(&new),
    }
    format!("{}\n{}\n", HEADS.join("\t"), lines.join("\n"))
}

/// The data as a table in Markdown.
pub fn table(data: &str) -> String {
    let mut table = String::new();
    for (i, line) in data.lines().enumerate() {
        let cells: Vec<&str> = line.split('\t').collect();
        let name = if i == 0 { cells[0].to_owned() } else { format!("`{}`", cells[0]) };
        table += &format!("| {name} | {} |\n", cells[1..].join(" | "));
        if i == 0 {
            table += &format!("|{}\n", "---|".repeat(cells.len()));
        }
    }
    table
}

/// The text with the data's table between its marks; `None` where it has none.
pub fn in_text(text: &str, data: &str) -> Option<String> {
    let (before, rest) = text.split_once(MARKS[0])?;
    let (_, after) = rest.split_once(MARKS[1])?;
    Some(format!("{before}{}{}{}{after}", MARKS[0], table(data), MARKS[1]))
}
