//! Any bytes as a game: what they do is done or refused, pieces are kept, and the game can be saved.

#![no_main]

use libfuzzer_sys::fuzz_target;
use senet::record::{Form, Game, Setup};
use senet::rng::Seed;
use senet::rules::{Phase, Position, Side, Spec, Throw};

fuzz_target!(|bytes: &[u8]| {
    let Some((&number, actions)) = bytes.split_first() else { return };
    let Some(spec) = Spec::all().nth(usize::from(number) % Spec::all().count()) else { return };
    let mut game = Game::new(Setup::new(spec, Seed(1)));
    for &action in actions {
        act(&mut game, action);
        let pieces = game.rules().ruleset().pieces;
        for side in Side::BOTH {
            assert_eq!(count(game.position(), side), pieces);
        }
    }
    let saved = game.write(Form::Saved);
    let read = Game::read(&saved, Seed(2)).unwrap_or_else(|why| panic!("{why}: {saved}"));
    assert_eq!(read.write(Form::Saved), saved);
    let text = game.rules().write(game.position());
    assert_eq!(game.rules().read(&text).as_ref(), Ok(game.position()), "{text}");
});

fn act(game: &mut Game, action: u8) {
    let legal = game.legal();
    match action {
        250 => drop(game.undo()),
        251 => drop(game.redo()),
        252 => game.go_to(game.cursor() / 2),
        253 => drop(game.resign(game.position().side())),
        254 => drop(game.throw()),
        255 => {
            let choice = game.last_choice(|side| side == Side::White);
            game.go_to(choice.unwrap_or(0));
        }
        _ if matches!(game.position().phase(), Phase::Move { .. }) && !legal.is_empty() => {
            let played = legal[usize::from(action) % legal.len()];
            assert!(game.play(played).is_ok(), "{played}");
        }
        _ => {
            if let Some(throw) = Throw::new(action % 8) {
                drop(game.enter_throw(throw));
            }
        }
    }
}

fn count(position: &Position, side: Side) -> u8 {
    position.pieces(side).len() + position.waiting(side) + position.off(side) + position.taken(side)
}
