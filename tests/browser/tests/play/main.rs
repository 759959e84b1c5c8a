//! The game in the page: played to its end, taken up again, by every kind of hand.

mod player;
mod rulesets;
