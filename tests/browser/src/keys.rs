//! Keys by their names.

use serde_json::{Value, json};

/// The code point by which WebDriver knows a key; a single character is itself.
///
/// # Panics
/// When there is no key of this name.
fn code(name: &str) -> char {
    let mut characters = name.chars();
    if let (Some(only), None) = (characters.next(), characters.next()) {
        return only;
    }
    match name {
        "Backspace" => '\u{E003}',
        "Tab" => '\u{E004}',
        "Enter" => '\u{E007}',
        "Shift" => '\u{E008}',
        "Control" => '\u{E009}',
        "Alt" => '\u{E00A}',
        "Meta" => '\u{E03D}',
        "Escape" => '\u{E00C}',
        "Space" => ' ',
        "PageUp" => '\u{E00E}',
        "PageDown" => '\u{E00F}',
        "End" => '\u{E010}',
        "Home" => '\u{E011}',
        "ArrowLeft" => '\u{E012}',
        "ArrowUp" => '\u{E013}',
        "ArrowRight" => '\u{E014}',
        "ArrowDown" => '\u{E015}',
        "Insert" => '\u{E016}',
        "Delete" => '\u{E017}',
        "F1" => '\u{E031}',
        "F2" => '\u{E032}',
        "F6" => '\u{E036}',
        "F11" => '\u{E03B}',
        _ => panic!("no key is named {name}"),
    }
}

/// The actions of one press: `Shift+Tab` holds the first while the last goes down and up.
pub(crate) fn press(combination: &str) -> Vec<Value> {
    let names: Vec<&str> = match combination {
        "+" => vec!["+"],
        _ => combination.split('+').collect(),
    };
    let down = names.iter().map(|name| json!({ "type": "keyDown", "value": code(name).to_string() }));
    let up = names.iter().rev().map(|name| json!({ "type": "keyUp", "value": code(name).to_string() }));
    down.chain(up).collect()
}

/// The actions of typing a text, character by character.
pub(crate) fn typed(text: &str) -> Vec<Value> {
    text.chars().flat_map(|character| press_one(&character.to_string())).collect()
}

fn press_one(value: &str) -> [Value; 2] {
    ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": value }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_combination_holds_its_first_key() {
        let kinds: Vec<(String, String)> = press("Shift+Tab")
            .iter()
            .map(|action| (action["type"].to_string(), action["value"].to_string()))
            .collect();
        let expected =
            [("keyDown", '\u{E008}'), ("keyDown", '\u{E004}'), ("keyUp", '\u{E004}'), ("keyUp", '\u{E008}')];
        assert_eq!(kinds, expected.map(|(kind, key)| (format!("\"{kind}\""), format!("\"{key}\""))));
    }

    #[test]
    fn typing_presses_each_character() {
        assert_eq!(typed("a+").len(), 4);
        assert_eq!(press("+").len(), 2);
    }
}
