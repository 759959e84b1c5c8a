//! Any text as a record: refused in place, or a game that is written and read again as it is.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::record::{Form, Game};
use senet::rng::Seed;

fuzz_target!(|text: &str| match Game::read(text, Seed(1)) {
    Ok(game) => {
        let saved = game.write(Form::Saved);
        assert_eq!(Game::read(&saved, Seed(2)).as_ref(), Ok(&game), "{saved}");
        let record = game.write(Form::Record);
        let read = Game::read(&record, Seed(2)).unwrap_or_else(|why| panic!("{why}: {record}"));
        assert_eq!(read.write(Form::Record), record);
    }
    Err(error) => {
        let line = text.lines().nth(error.line - 1).unwrap_or("");
        assert!((1..=line.chars().count() + 2).contains(&error.column), "{error}");
    }
});
