//! Who may know whom.

/// A layer: a folder or file of this name in `src/`, and what else of the crate it may name.
struct Layer {
    name: &'static str,
    knows: &'static [&'static str],
    never: &'static [Ban],
}

/// Words that may not stand in a layer, and why.
struct Ban {
    words: &'static [&'static str],
    because: &'static str,
}

const NO_BROWSER: Ban = Ban {
    words: &["web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "serde_wasm_bindgen"],
    because: "only src/web and src/main.rs know the browser",
};
const NO_FLOAT: Ban = Ban { words: &["f32", "f64"], because: "the rules are whole numbers" };
const NO_CHANCE: Ban = Ban {
    words: &["rand", "rand_core", "rand_pcg", "rand_chacha", "oorandom", "fastrand", "getrandom"],
    because: "throws come in from outside",
};
const NO_CLOCK: Ban = Ban {
    words: &["Instant", "SystemTime"],
    because: "time comes in with the event; std's clocks panic in a browser",
};

const LAYERS: [Layer; 6] = [
    Layer { name: "rules", knows: &[], never: &[NO_BROWSER, NO_FLOAT, NO_CHANCE, NO_CLOCK] },
    Layer { name: "rng", knows: &[], never: &[NO_BROWSER, NO_CLOCK] },
    Layer { name: "record", knows: &["rules", "rng"], never: &[NO_BROWSER, NO_CLOCK] },
    Layer { name: "ai", knows: &["rules", "rng"], never: &[NO_BROWSER, NO_CLOCK] },
    Layer { name: "app", knows: &["rules", "record", "ai", "rng"], never: &[NO_BROWSER, NO_CLOCK] },
    Layer { name: "web", knows: &["rules", "record", "ai", "rng", "app"], never: &[] },
];

use crate::tokens::{Token, tokens};

/// The longest file that is still read in one go, in lines.
const LONGEST: usize = 400;

/// Files that are longer still, and wait for being split: they may not grow, and leave this list when they
/// fit.
const WAITING: &[(&str, usize)] =
    &[("src/rules/check.rs", 476), ("src/rules/play.rs", 520), ("src/rules/ruleset.rs", 541)];

/// What is wrong with a source file at `path`, relative to the project with forward slashes.
pub fn check(path: &str, source: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let lines = source.lines().count();
    faults.extend(length_fault(path, lines, WAITING));
    let tokens = tokens(source);
    let mut at = |token: &Token, what: &str| faults.push(format!("{path}:{}: {what}", token.line));
    for token in tokens.iter().filter(|token| token.text == "unsafe") {
        at(token, "unsafe");
    }
    for star in glob_reexports(&tokens) {
        at(star, "a glob re-export hides what is public");
    }
    let Some(inside) = path.strip_prefix("src/") else { return faults };
    let modules: Vec<&str> =
        inside.trim_end_matches(".rs").split('/').filter(|name| *name != "mod").collect();
    if inside == "main.rs" {
        return faults;
    }
    if inside == "lib.rs" {
        for token in tokens.iter().filter(|token| NO_BROWSER.words.contains(&token.text.as_str())) {
            at(token, &format!("{}: {}", token.text, NO_BROWSER.because));
        }
        return faults;
    }
    let Some(layer) = LAYERS.iter().find(|layer| layer.name == modules[0]) else {
        faults.push(format!(
            "{path}: {} is no layer; it belongs in the table of tests/architecture",
            modules[0]
        ));
        return faults;
    };
    for (position, token) in tokens.iter().enumerate() {
        for ban in layer.never.iter().filter(|ban| ban.words.contains(&token.text.as_str())) {
            at(token, &format!("{}: {}", token.text, ban.because));
        }
        let after_point = position > 0 && tokens[position - 1].text == ".";
        if layer.name == "rules" && is_float(&token.text) && !after_point {
            at(token, &format!("{}: {}", token.text, NO_FLOAT.because));
        }
    }
    for (token, module) in named_modules(&tokens, &modules) {
        if module != layer.name && !layer.knows.contains(&module.as_str()) {
            at(token, &format!("{} may not know {module}", layer.name));
        }
    }
    faults
}

/// What is wrong with a file of this many lines, where `waiting` lists those that may be longer for now.
pub fn length_fault(path: &str, lines: usize, waiting: &[(&str, usize)]) -> Option<String> {
    let allowed = waiting.iter().find(|(name, _)| *name == path).map(|(_, lines)| *lines);
    let limit = allowed.unwrap_or(LONGEST);
    if lines > limit {
        Some(format!("{path}: {lines} lines; split it, {limit} are the most"))
    } else if allowed.is_some() && lines <= LONGEST {
        Some(format!("{path}: {lines} lines fit; take it off the list in tests/architecture"))
    } else {
        None
    }
}

fn is_float(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit()) && word.contains('.')
}

/// The stars of `pub use …::*`.
fn glob_reexports(tokens: &[Token]) -> Vec<&Token> {
    let mut stars = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        // `pub use`, and `pub(crate) use` with its three signs between.
        let is_public = [1, 4].iter().any(|back| at >= *back && tokens[at - back].text == "pub");
        if token.text == "use" && is_public {
            let statement = tokens[at..].iter().take_while(|token| token.text != ";");
            stars.extend(statement.filter(|token| token.text == "*"));
        }
    }
    stars
}

/// The top-level modules of the crate that a file names, by paths from `crate` or up through `super`.
/// `modules` are the file's own, outermost first.
fn named_modules<'t>(tokens: &'t [Token], modules: &[&str]) -> Vec<(&'t Token, String)> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.text.as_str());
    let mut found = Vec::new();
    // How many inline modules are open, and at which depth of braces each began.
    let (mut depth, mut inline) = (0usize, Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        match word(at) {
            "mod" if word(at + 2) == "{" => inline.push(depth),
            "{" => depth += 1,
            "}" => {
                depth = depth.saturating_sub(1);
                inline.pop_if(|began| *began == depth);
            }
            "crate" if word(at + 1) == "::" => found.extend(heads(tokens, at + 2)),
            "super" if word(at.wrapping_sub(1)) != "::" => {
                let mut up = 1;
                while word(at + 1) == "::" && word(at + 2) == "super" {
                    up += 1;
                    at += 2;
                }
                // At the crate's root the next word is a layer; below it, the file's own layer.
                if up == modules.len() + inline.len() && word(at + 1) == "::" {
                    found.extend(heads(tokens, at + 2));
                }
            }
            _ => {}
        }
        at += 1;
    }
    found
}

/// The first names after `crate::`: one, or those at the start of each path in braces.
fn heads(tokens: &[Token], at: usize) -> Vec<(&Token, String)> {
    let Some(first) = tokens.get(at) else { return Vec::new() };
    if first.text != "{" {
        return vec![(first, first.text.clone())];
    }
    let (mut depth, mut found, mut expected) = (0, Vec::new(), true);
    for token in &tokens[at..] {
        match token.text.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => break,
            "}" => depth -= 1,
            "," if depth == 1 => expected = true,
            name if depth == 1 && expected => {
                found.push((token, name.to_owned()));
                expected = false;
            }
            _ => {}
        }
    }
    found
}
