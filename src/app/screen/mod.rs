//! The page, from the state of the program.

mod about;
mod dialogs;
mod embed;
mod game;
mod games;
mod icon;
mod kiosk;
mod language;
mod panel;
mod rules;
mod settings;
mod squares;
mod start;

pub use dialogs::HEADING;
pub use embed::{CODE, Frame, Wish};
pub use game::{told_end, told_status};
pub use squares::{square_id, square_label, square_of_id, tray_id};
pub use start::{HEADING as START_HEADING, Start, card_spec, one_name};

use crate::app::link::Page;
use crate::app::message::Message;
use crate::app::program::{App, Heard, Version};
use crate::app::stage::{Plan, is_low};
use crate::app::strings::Msg;
use crate::app::view::{Element, Node, button, div, footer, h1, header, p, section, span};
use crate::app::words::Words;

/// The whole page.
#[must_use]
pub fn page(app: &App) -> Node<Message> {
    let asked = kiosk::screen(app);
    let playing = app.table.is_some() && asked.is_none();
    let screen = match &app.table {
        _ if asked.is_some() => asked.unwrap_or_else(div),
        Some(table) => game::game(app, table),
        None => match app.page {
            Page::Games => start::start(app),
            Page::Embed => embed::embed(app),
            Page::About => about::about(app),
        },
    };
    div()
        .id("page")
        .class(if playing { "page-game" } else { "page-start" })
        .class_if(app.kiosk.is_some(), "kiosk")
        .class_if(app.embedded(), "embedded")
        .class_if(is_low(app.window, app.preferences.text), "low")
        .attr("data-room", room(app.plan()))
        .attr("data-home", home(app))
        .child(screen)
        .maybe(dialogs::dialog(app))
        .child(live(app, Heard::OnPage))
        .into()
}

/// Where the focus goes when the element that has it goes away.
fn home(app: &App) -> &'static str {
    match &app.table {
        _ if app.modal() => dialogs::HEADING,
        _ if app.attracts() || app.kiosk_asks() => kiosk::FIRST,
        Some(_) => panel::MAIN_BUTTON,
        None => start::HEADING,
    }
}

/// What a page is called.
#[must_use]
pub const fn page_name(page: Page) -> Msg {
    match page {
        Page::Games => Msg::MenuGames,
        Page::Embed => Msg::EmbedHeading,
        Page::About => Msg::MenuAbout,
    }
}

/// The head of a page beside the board: the way back, its name, the language.
fn masthead(app: &App) -> Element<Message> {
    let words = &app.words;
    header()
        .class("masthead")
        .child(
            button()
                .class("brand")
                .attr("title", words.plain(Msg::MenuGames))
                .on_click(Message::ToStart)
                .child(icon::wordmark())
                .child(span().text(words.plain(Msg::StartHeading))),
        )
        .child(h1().id(START_HEADING).attr("tabindex", "-1").text(words.plain(page_name(app.page))))
        .child(language::picker(app))
}

/// The ways to the pages beside the board.
fn foot(app: &App) -> Element<Message> {
    let words = &app.words;
    let way = |page: Page| {
        button().class("text-button").on_click(Message::Visit(page)).text(words.plain(page_name(page)))
    };
    footer()
        .class("foot")
        // The page about the game says it anyway.
        .maybe(
            (app.page != Page::About).then(|| p().class("second").text(words.plain(Msg::FooterNothingSent))),
        )
        .children(Page::ALL.into_iter().filter(|page| *page != app.page).map(way))
}

/// What is read aloud. A dialog over the page has a region of its own, since nothing behind it is heard.
fn live(app: &App, here: Heard) -> Element<Message> {
    div()
        .id(match here {
            Heard::OnPage => "live",
            Heard::InDialog => "live-dialog",
        })
        .class("heard")
        .role("status")
        .attr("aria-live", "polite")
        .attr("aria-atomic", "true")
        .text(if app.heard == here { app.speech.shown() } else { "" })
}

fn room(plan: Plan) -> &'static str {
    match plan {
        Plan::Small => "small",
        Plan::Narrow => "narrow",
        Plan::Wide => "wide",
    }
}

/// What is wrong with the page as such: the link, saving.
fn notices(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let unsaved = app.unsaved();
    let linked = !app.complaints.is_empty();
    let lost = app.lost_language();
    if !linked && app.notice.is_none() && unsaved.is_none() && lost.is_none() {
        return None;
    }
    let dismissed = linked || app.notice.is_some() || lost.is_some() || app.embedded() || covers(app);
    let mut notice = section().class("notice").label(words.plain(Msg::LinkNoticeName));
    if let Some(message) = app.notice {
        notice = notice.child(p().text(words.plain(message)));
    }
    if linked {
        notice = notice
            .child(p().class("strong").text(words.plain(Msg::LinkNotice)))
            .children(app.complaints.iter().map(|complaint| p().text(words.quote(complaint))));
    }
    notice = notice.maybe(lost.map(|text| p().text(text)));
    notice = notice.maybe(unsaved.map(|message| p().class("unsaved").text(words.plain(message))));
    Some(notice.maybe(dismissed.then(|| dismissal(words))))
}

/// Whether a notice lies over the board, since there is no room beside it.
fn covers(app: &App) -> bool {
    app.plan() == Plan::Small
}

/// Takes a notice away. It stays in view while a long one is scrolled.
fn dismissal(words: &Words) -> Element<Message> {
    let button = button().class("plain").on_click(Message::DismissNotice);
    div().class("notice-end").child(button.text(words.plain(Msg::LinkDismiss)))
}

/// That a newer version waits; not where taking it would lose the game.
fn newer(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let keeps = app.table.is_none() || app.unsaved().is_none();
    (app.version == Version::Waiting && keeps && app.kiosk.is_none()).then(|| {
        let choice = |message, text| button().class("plain").on_click(message).text(words.plain(text));
        section()
            .id("version")
            .class("notice")
            .label(words.plain(Msg::LinkNoticeName))
            .child(p().text(words.plain(Msg::VersionNew)))
            .child(choice(Message::TakeVersion, Msg::VersionTake).class("go"))
            .child(choice(Message::LeaveVersion, Msg::VersionLater))
    })
}

/// A day as `2026-11-30`: see [`day`].
#[must_use]
pub fn date(ms: f64, offset: i32) -> String {
    let (year, month, day) = day(ms, offset);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day of a time in milliseconds since 1970, `offset` minutes ahead of universal time.
#[must_use]
pub fn day(ms: f64, offset: i32) -> (i64, i64, i64) {
    let days = ((ms / 60_000.0 + f64::from(offset)) / 1440.0).floor();
    // Howard Hinnant's "days from civil", turned round: eras of 400 years begin on a 1 March.
    let z = days as i64 + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 { shifted_month + 3 } else { shifted_month - 9 };
    (year_of_era + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_are_counted_from_1970() {
        const DAY: f64 = 86_400_000.0;
        for (ms, offset, day) in [
            (0.0, 0, "1970-01-01"),
            (0.0, -1, "1969-12-31"),
            (DAY - 1.0, 0, "1970-01-01"),
            (DAY - 1.0, 1, "1970-01-02"),
            (59.0 * DAY, 0, "1970-03-01"),
            (11_016.0 * DAY, 0, "2000-02-29"),
            (11_017.0 * DAY, 0, "2000-03-01"),
            (20_787.0 * DAY, 0, "2026-11-30"),
        ] {
            assert_eq!(date(ms, offset), day, "{ms}");
        }
    }
}
