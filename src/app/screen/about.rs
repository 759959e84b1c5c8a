//! What this is, what it is made of, what becomes of what one does here.

use super::{foot, masthead, notices};
use crate::app::message::Message;
use crate::app::program::App;
use crate::app::strings::{Msg, args};
use crate::app::view::{Element, div, h2, link, main, p, section};

/// Where the build puts all licences, from the page.
const LICENCES: &str = "licences.txt";

/// The version of the program.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The page about the game.
pub fn about(app: &App) -> Element<Message> {
    let words = &app.words;
    let text = |message: Msg| p().text(words.plain(message));
    let part = |heading: Msg| section().class("part").child(h2().text(words.plain(heading)));
    // Between the marks its digits stay as they are.
    let version = format!("\u{2066}{VERSION}\u{2069}");
    let address = format!("\u{2066}{}\u{2069}", app.folder());
    div().class("leaf").child(masthead(app)).child(
        main()
            .class("choice")
            .maybe(notices(app))
            .child(p().class("strong").text(words.say(Msg::AboutVersion, &args![version: &version])))
            .child(text(Msg::StartIntroMore))
            .child(text(Msg::FooterNoRules))
            .child(
                part(Msg::AboutPrivacyHeading)
                    .child(text(Msg::FooterNothingSent))
                    .child(text(Msg::AboutPrivacy)),
            )
            .child(
                part(Msg::AboutLicencesHeading)
                    .child(text(Msg::FooterAbout))
                    .child(text(Msg::AboutFonts))
                    .child(p().child(link(LICENCES).class("link").text(words.plain(Msg::AboutLicencesAll)))),
            )
            .child(
                part(Msg::AboutCiteHeading)
                    .child(p().text(words.say(Msg::AboutCite, &args![version: &version, address: &address]))),
            )
            .child(foot(app)),
    )
}
