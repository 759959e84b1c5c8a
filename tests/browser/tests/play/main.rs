//! The game in the page: played to its end, taken up again, by every kind of hand.

mod hands;
mod links;
mod player;
mod rulesets;
mod saves;
mod still;
