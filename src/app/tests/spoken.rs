//! For those who hear the page: what is said, in which order, and what keys tell.

use super::player::Visitor;
use crate::app::Event;

/// The squares whose buttons lie somewhere.
fn placed(visitor: &Visitor) -> usize {
    let view = visitor.view();
    view.by_role("gridcell").filter(|cell| cell.style.iter().any(|(name, _)| *name == "width")).count()
}

#[test]
fn the_buttons_lie_over_the_board_in_the_next_game_too() {
    let mut visitor = Visitor::new("ruleset=cemea&white=human&black=human");
    visitor.lay_out(900.0, 600.0);
    assert_eq!(placed(&visitor), 30);
    // The browser's way back leads from game to game, and the canvas stays as it is.
    for query in ["?ruleset=kendall&white=human&black=human", "?ruleset=bell"] {
        visitor.send(Event::Navigated { query: query.into(), fragment: String::new() });
        assert_eq!(placed(&visitor), 30, "{query}");
    }
    visitor.send(Event::Navigated { query: String::new(), fragment: String::new() });
    visitor.settle();
    assert!(!visitor.app.animating(), "a board that is not there asks for no frames");
}
