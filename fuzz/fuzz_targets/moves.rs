//! Any text as a move: read or refused, written as it is read, and put to a position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::rules::{Move, Rules, Spec, Throw};

fuzz_target!(|text: &str| match text.parse::<Move>() {
    Ok(played) => {
        assert_eq!(played.to_string().parse(), Ok(played));
        for spec in Spec::all() {
            let rules = Rules::new(spec);
            let root = rules.perft_root();
            let thrown = Throw::all().filter_map(|throw| rules.throw(&root, throw).ok());
            for position in thrown.chain([root]) {
                let legal = rules.legal(&position).contains(&played);
                match rules.play(&position, played) {
                    Ok(_) => assert!(legal),
                    Err(why) => assert!(!legal && !why.to_string().is_empty()),
                }
            }
        }
    }
    Err(why) => assert!(!why.to_string().is_empty()),
});
