//! Any text as a ruleset's specification: read or refused, and written as it is read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::rules::{Rules, Spec};

fuzz_target!(|text: &str| match text.parse::<Spec>() {
    Ok(spec) => {
        assert_eq!(spec.to_string().parse(), Ok(spec));
        let rules = Rules::new(spec);
        assert_eq!(rules.read(&rules.write(&rules.start())), Ok(rules.start()));
    }
    Err(errors) => assert!(!errors.to_string().is_empty()),
});
