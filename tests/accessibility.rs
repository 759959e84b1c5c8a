//! What docs/accessibility.md says of tests is so.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const CRITERIA: &str = "1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 \
    1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 \
    2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 \
    4.1.2 4.1.3";

fn document() -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/accessibility.md"))
        .expect("it is there")
}

#[test]
fn every_criterion_of_both_levels_is_told_once() {
    let document = document();
    let told: Vec<&str> = document
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
        .filter(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    assert_eq!(told, CRITERIA.split_whitespace().collect::<Vec<_>>());
    assert_eq!(told.len(), 55);
    for line in document.lines().filter(|line| line.starts_with("| ") && line.contains(". |")) {
        assert_eq!(line.matches('|').count(), 5, "{line}");
    }
}

#[test]
fn every_test_that_is_named_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/browser/tests/play", "src/app/tests", "tests"].map(|folder| root.join(folder));
    let document = document();
    let named: BTreeSet<(&str, &str)> =
        document.split('`').skip(1).step_by(2).filter_map(|code| code.split_once("::")).collect();
    assert!(named.len() > 30, "{named:?}");
    for (file, test) in named {
        let files: Vec<PathBuf> = folders.iter().map(|folder| folder.join(format!("{file}.rs"))).collect();
        let texts: Vec<String> = files.iter().filter_map(|path| std::fs::read_to_string(path).ok()).collect();
        assert!(!texts.is_empty(), "there is a file {file}");
        // An ellipsis means all of a file's.
        let found = test == "…" || texts.iter().any(|text| text.contains(&format!("fn {test}(")));
        assert!(found, "{file} has a test {test}");
    }
}

/// The colours that the style sheet gives a theme, by name.
fn colours(style: &str, theme: &str) -> Vec<(String, [f64; 3])> {
    let (_, block) = style.split_once(theme).unwrap_or_else(|| panic!("{theme} is there"));
    let block = block.split('}').next().unwrap_or_default();
    let hex = |text: &str| -> Option<[f64; 3]> {
        let digits = text.trim().strip_prefix('#')?;
        let wide =
            if digits.len() == 3 { digits.chars().flat_map(|c| [c, c]).collect() } else { digits.to_owned() };
        let part = |at: usize| u8::from_str_radix(wide.get(at..at + 2)?, 16).ok().map(f64::from);
        Some([part(0)?, part(2)?, part(4)?])
    };
    let lines = block.split(';').filter_map(|line| line.trim().strip_prefix("--")?.split_once(':'));
    lines.filter_map(|(name, value)| Some((name.to_owned(), hex(value)?))).collect()
}

/// The contrast of two colours, by WCAG's formula.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let linear = |c: f64| {
        if c / 255.0 <= 0.04045 { c / 255.0 / 12.92 } else { ((c / 255.0 + 0.055) / 1.055).powf(2.4) }
    };
    let light = |[r, g, b]: [f64; 3]| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// 1.4.11: what bounds a control, what marks the chosen one and the ring of the focus, on every ground of the page.
#[test]
fn outlines_and_rings_stand_out() {
    let style = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("style.css"))
        .expect("it is there");
    assert!((contrast([0.0; 3], [255.0; 3]) - 21.0).abs() < 1e-9);
    let usual = colours(&style, ":root {");
    for theme in ["", "ebony", "papyrus", "contrast"] {
        let own = if theme.is_empty() {
            Vec::new()
        } else {
            colours(&style, &format!(":root[data-theme=\"{theme}\"] {{"))
        };
        let colour = |name: &str| {
            let found = own.iter().chain(&usual).find(|(known, _)| known == name);
            found.unwrap_or_else(|| panic!("{theme}: --{name}")).1
        };
        for line in ["outline", "accent", "focus"] {
            for ground in ["page", "page-edge", "panel", "card", "card-chosen", "track", "button"] {
                let ratio = contrast(colour(line), colour(ground));
                assert!(ratio >= 3.0, "{theme}: {line} on {ground}: {ratio:.2}");
            }
        }
    }
}
