//! The game in the page: played to its end, taken up again, by every kind of hand.

mod axe;
mod colours;
mod computers;
mod contrast;
mod copies;
mod focus;
mod fonts;
mod frames;
mod hands;
mod keys;
mod languages;
mod links;
mod motion;
mod player;
mod reflow;
mod rulesets;
mod saves;
mod screens;
mod small;
mod still;
mod tabs;
mod unseen;
