//! How a kiosk has been used: games begun and finished, by ruleset and language. It stays on the device.

use crate::app::small::{join, sort};
use crate::app::strings::Language;
use crate::rules::Spec;

/// The key under which they are stored.
pub const KEY: &str = "kiosk";

/// Games begun and finished.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// When counting began, in milliseconds since 1970; 0 where nothing has been counted.
    pub since: f64,
    /// What was counted, by ruleset and language.
    pub rows: Vec<Row>,
}

/// The games of one ruleset in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The ruleset, as links write it.
    pub spec: String,
    /// The language's code.
    pub language: String,
    /// Games begun.
    pub begun: u32,
    /// Games played to their end.
    pub finished: u32,
}

impl Figures {
    /// Reads what is stored; what can't be understood is left out.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut figures = Self::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["since", ms] => {
                    figures.since = ms.parse::<u64>().map_or(0.0, |ms| ms as f64);
                }
                [spec, language, begun, finished] => {
                    if let (Ok(begun), Ok(finished)) = (begun.parse(), finished.parse()) {
                        let row = figures.row(spec, language);
                        (row.begun, row.finished) = (begun, finished);
                    }
                }
                _ => {}
            }
        }
        figures
    }

    /// As it is stored: a version, the beginning, then a line each.
    #[must_use]
    pub fn write(&self) -> String {
        self.lines(&format!("kiosk 1\nsince {}\n", self.since.max(0.0) as u64), " ")
    }

    /// As a table for other programs, with commas.
    #[must_use]
    pub fn table(&self) -> String {
        self.lines("ruleset,language,begun,finished\n", ",")
    }

    fn lines(&self, head: &str, between: &str) -> String {
        let mut text = head.to_owned();
        for row in &self.rows {
            let numbers = [row.begun.to_string(), row.finished.to_string()];
            text += &join(&[&row.spec, &row.language, &numbers[0], &numbers[1]], between);
            text.push('\n');
        }
        text
    }

    /// A game has begun.
    pub fn begin(&mut self, spec: Spec, language: Language, now: f64) {
        if self.rows.is_empty() {
            self.since = now;
        }
        let row = self.row(&spec.to_string(), language.code());
        row.begun = row.begun.saturating_add(1);
    }

    /// A game has come to its end.
    pub fn finish(&mut self, spec: Spec, language: Language) {
        let row = self.row(&spec.to_string(), language.code());
        row.finished = row.finished.saturating_add(1);
    }

    fn row(&mut self, spec: &str, language: &str) -> &mut Row {
        let known = self.rows.iter().position(|row| row.spec == spec && row.language == language);
        let at = known.unwrap_or_else(|| {
            self.rows.push(Row {
                spec: spec.to_owned(),
                language: language.to_owned(),
                begun: 0,
                finished: 0,
            });
            sort(&mut self.rows, |a, b| (&a.spec, &a.language) < (&b.spec, &b.language));
            self.rows.iter().position(|row| row.spec == spec && row.language == language).unwrap_or(0)
        });
        &mut self.rows[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_counted_is_kept_and_told() {
        let mut figures = Figures::default();
        let (kendall, bell): (Spec, Spec) =
            ("kendall+five".parse().expect("a ruleset"), "bell".parse().expect("a ruleset"));
        figures.begin(kendall, Language::Italian, 1_764_500_000_000.0);
        figures.begin(kendall, Language::Italian, 1_764_600_000_000.0);
        figures.finish(kendall, Language::Italian);
        figures.begin(bell, Language::Arabic, 1_764_700_000_000.0);
        assert_eq!(figures.write(), "kiosk 1\nsince 1764500000000\nbell ar 1 0\nkendall+five it 2 1\n");
        assert_eq!(figures.table(), "ruleset,language,begun,finished\nbell,ar,1,0\nkendall+five,it,2,1\n");
        assert_eq!(Figures::read(&figures.write()), figures);
    }

    #[test]
    fn what_is_damaged_is_left_out() {
        let read = Figures::read("kiosk 9\nsince never\nbell ar 1 x\n\nbell it 3 2\n1 2 3 4 5\n\u{0}");
        assert_eq!(read.table(), "ruleset,language,begun,finished\nbell,it,3,2\n");
        assert_eq!(Figures::read(""), Figures::default());
    }
}
