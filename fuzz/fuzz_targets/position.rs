//! Any text as a position of any ruleset: refused, or written exactly as it was, and played on from.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::rules::{Position, Rules, Spec, Throw};

fuzz_target!(|input: (u8, &str)| {
    let (number, text) = input;
    let Some(spec) = Spec::all().nth(usize::from(number) % Spec::all().count()) else { return };
    let rules = Rules::new(spec);
    match rules.read(text) {
        Ok(position) => {
            assert_eq!(rules.write(&position), text);
            follow(&rules, &position);
        }
        Err(errors) => assert!(!errors.to_string().is_empty()),
    }
});

/// What can follow from a position is a position too.
fn follow(rules: &Rules, position: &Position) {
    let thrown = Throw::all().filter_map(|throw| rules.throw(position, throw).ok());
    let played = rules.legal(position).into_iter().map(|played| rules.successor(position, played));
    for next in thrown.chain(played) {
        let text = rules.write(&next);
        assert_eq!(rules.read(&text), Ok(next), "{}: {} then {text}", rules.spec(), rules.write(position));
    }
}
