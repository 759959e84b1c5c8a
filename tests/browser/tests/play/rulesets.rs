//! Every ruleset, from the picker to the end.

use crate::player::Player;
use senet_browser::{Page, in_chromium};

in_chromium!(kendall, cemea, figurine, faraones, reed, jequier, bell, piccione, common, skyriuk);

fn kendall(page: &Page) {
    play(page, "Kendall");
}
fn cemea(page: &Page) {
    play(page, "CEMEA");
}
fn figurine(page: &Page) {
    play(page, "Five Figurines");
}
fn faraones(page: &Page) {
    play(page, "El juego de los faraones");
}
fn reed(page: &Page) {
    play(page, "Reed Sticks");
}
fn jequier(page: &Page) {
    play(page, "Jéquier 1930");
}
fn bell(page: &Page) {
    play(page, "Bell 1979");
}
fn piccione(page: &Page) {
    play(page, "Piccione 1977");
}
fn common(page: &Page) {
    play(page, "Modern common");
}
fn skyriuk(page: &Page) {
    play(page, "Skyriuk");
}

/// Two people choose the ruleset and play it, without motion.
fn play(page: &Page, name: &str) {
    let mut player = Player::new(page);
    player.open("?seed=5e9e7&white=human&black=human");
    player.press_label(name);
    player.press("#start-begin");
    player.set_speed("No motion");
    player.play_out();
    player.check_end();
}
