//! The screens of a kiosk, beside the game.

use super::{game, icon, notices};
use crate::app::kiosk::{CAPTIONS, Deed, Kiosk, Stage};
use crate::app::link::spec_name;
use crate::app::message::Message;
use crate::app::program::App;
use crate::app::strings::{Language, Msg, args, ruleset_words};
use crate::app::table::Table;
use crate::app::view::{Element, Pointer, button, canvas, div, element, h1, main, p, small, span, strong};
use crate::app::words::Words;

/// The id of what takes the focus on these screens.
pub const FIRST: &str = "kiosk-first";

/// What is shown in place of the game; nothing while a visitor plays.
pub fn screen(app: &App) -> Option<Element<Message>> {
    let kiosk = app.kiosk.as_ref()?;
    let screen = match (kiosk.stage, &app.table) {
        (Stage::Game, _) | (Stage::Attract, None) => return None,
        (Stage::Attract, Some(table)) => attract(app, kiosk, table),
        (Stage::Languages, _) => languages(app).maybe(corner(kiosk)),
        (Stage::Rulesets, _) => rulesets(app, kiosk).maybe(corner(kiosk)),
        (Stage::Code, _) => code(app, kiosk),
        (Stage::Desk, _) => desk(app, kiosk),
    };
    Some(screen)
}

fn deed(deed: Deed) -> Message {
    Message::Kiosk(deed)
}

/// The computer plays itself; one thing about the board is told at a time, and shown on it. All of it is a button.
fn attract(app: &App, kiosk: &Kiosk, table: &Table) -> Element<Message> {
    let words = &app.words;
    div()
        .class("kiosk-attract")
        .attr("data-shows", kiosk.shows.to_string())
        // A little to the side each time: nothing stands in one place for hours.
        .class(["shift-0", "shift-1", "shift-2", "shift-3"][kiosk.caption % 4])
        .child(h1().class("kiosk-name").child(icon::wordmark()).text(words.plain(Msg::StartHeading)))
        // For whoever sets it up.
        .maybe(notices(app))
        .child(p().class("kiosk-caption").text(caption(app, kiosk, table)))
        .child(
            div()
                .id("stage")
                .class("stage")
                .attr("aria-hidden", "true")
                .child(canvas().id(crate::app::stage::BOARD))
                .child(canvas().class("over")),
        )
        .child(p().class("kiosk-status").text(game::told_state(app, table)))
        .child(
            button().id(FIRST).class("kiosk-wake").on_click(deed(Deed::Wake)).child(
                span()
                    .class("act")
                    .class("ready")
                    .child(span().class("act-name").text(words.plain(Msg::KioskTouch))),
            ),
        )
        .maybe(corner(kiosk))
}

/// What is told; the squares that it is about are [`Kiosk::told`].
fn caption(app: &App, kiosk: &Kiosk, table: &Table) -> String {
    let words = &app.words;
    let name = words.quote(&spec_name(table.game().spec(), words.catalog()));
    match kiosk.caption % CAPTIONS {
        0 => words.plain(Msg::KioskWhat),
        1 => words.plain(Msg::KioskPath),
        2 => words.plain(Msg::KioskThrow),
        3 => words.plain(Msg::KioskSides),
        4 => words.plain(Msg::KioskMarks),
        _ => words.say(Msg::KioskRuleset, &args![ruleset: &name]),
    }
}

/// Where a long press leads to the curator's desk. It has no name: visitors are not to look for it.
fn corner(kiosk: &Kiosk) -> Option<Element<Message>> {
    let press = |_: Pointer| deed(Deed::Press);
    let release = |_: Pointer| deed(Deed::Release);
    kiosk.has_desk().then(|| {
        div()
            .id("corner")
            .class("kiosk-corner")
            .attr("aria-hidden", "true")
            .on_pointer_down(press)
            .on_pointer_up(release)
            .on_pointer_cancel(deed(Deed::Release))
    })
}

fn choices(class: &'static str, heading: String, body: Element<Message>) -> Element<Message> {
    main()
        .class("kiosk-choice")
        .class(class)
        .child(icon::wordmark())
        .child(h1().id(FIRST).attr("tabindex", "-1").text(heading))
        .child(body)
}

fn languages(app: &App) -> Element<Message> {
    let buttons = Language::ALL.map(|language| {
        button()
            .class("plain")
            .attr("lang", language.code())
            .on_click(deed(Deed::Speak(language)))
            .text(app.words.quote(language.own_name()))
    });
    choices(
        "kiosk-languages",
        app.words.plain(Msg::StartHeading),
        div().class("kiosk-list").children(buttons),
    )
}

fn rulesets(app: &App, kiosk: &Kiosk) -> Element<Message> {
    let words = &app.words;
    let buttons = kiosk.offer.iter().map(|spec| {
        let line = ruleset_words(spec.id()).map_or_else(String::new, |known| words.plain(known.line));
        button()
            .key(spec.to_string())
            .class("plain")
            .on_click(deed(Deed::Play(*spec)))
            .child(strong().text(words.quote(&spec_name(*spec, words.catalog()))))
            .child(small().text(line))
    });
    choices("kiosk-rulesets", words.plain(Msg::KioskChoose), div().class("kiosk-list").children(buttons))
}

/// The warning: all of it is a button.
pub fn idle(words: &Words, seconds: u32) -> Element<Message> {
    button()
        .class("kiosk-stay")
        .on_click(deed(Deed::Stay))
        .child(span().text(words.say(Msg::KioskIdleCount, &args![seconds: seconds])))
        .child(
            span()
                .class("act")
                .class("ready")
                .child(span().class("act-name").text(words.plain(Msg::KioskStay))),
        )
}

fn code(app: &App, kiosk: &Kiosk) -> Element<Message> {
    let words = &app.words;
    let digit = |digit: u8| {
        button().key(digit).class("plain").on_click(deed(Deed::Digit(digit))).text(digit.to_string())
    };
    let told = if kiosk.refused() { words.plain(Msg::KioskCodeWrong) } else { String::new() };
    let body = div()
        .child(p().class("kiosk-entry").attr("aria-hidden", "true").text("•".repeat(kiosk.entry.len())))
        .child(div().class("kiosk-digits").children((1..=9).chain([0]).map(digit)))
        .child(p().role("status").text(told))
        .child(button().class("plain").on_click(deed(Deed::Leave)).text(words.plain(Msg::KioskLeave)));
    choices("kiosk-code", words.plain(Msg::KioskCode), body)
}

fn desk(app: &App, kiosk: &Kiosk) -> Element<Message> {
    let words = &app.words;
    let cell = |kind: &'static str, text: String| element(kind).text(text);
    let row = |texts: [String; 4], kind| element("tr").children(texts.map(|text| cell(kind, text)));
    let heads = [Msg::RulesetHeading, Msg::SettingsLanguage, Msg::KioskBegun, Msg::KioskFinished];
    let rows = kiosk.figures.rows.iter().map(|counted| {
        let language = Language::from_code(&counted.language).map_or("", Language::own_name);
        let name = counted
            .spec
            .parse()
            .map_or_else(|_| counted.spec.clone(), |spec| spec_name(spec, words.catalog()));
        row(
            [
                words.quote(&name),
                words.quote(language),
                words.number(counted.begun),
                words.number(counted.finished),
            ],
            "td",
        )
    });
    let since = (!kiosk.figures.rows.is_empty()).then(|| {
        let day = words.date(super::day(kiosk.figures.since, app.utc_offset));
        p().class("second").text(words.say(Msg::KioskSince, &args![date: &day]))
    });
    let choice = |deed, text| button().class("plain").on_click(Message::Kiosk(deed)).text(words.plain(text));
    let body = div()
        .maybe(since)
        .child(element("table").child(row(heads.map(|head| words.plain(head)), "th")).children(rows))
        .child(
            div()
                .class("row")
                .child(choice(Deed::Save, Msg::KioskSave).class("go"))
                .child(choice(Deed::Clear, Msg::KioskClear).class("grave"))
                .child(choice(Deed::Leave, Msg::KioskLeave)),
        );
    choices("kiosk-desk", words.plain(Msg::KioskFigures), body)
}
