//! Dialogs over the page.

use super::{game, icon, kiosk, panel, rules, settings};
use crate::app::event::Copied;
use crate::app::link::spec_name;
use crate::app::message::{Dialog, Message};
use crate::app::program::{App, Heard};
use crate::app::settings::Setting;
use crate::app::strings::{Msg, args};
use crate::app::table::Table;
use crate::app::view::{Element, Open, button, dialog as dialog_element, div, h2, li, p, textarea, ul};
use crate::app::words::{Words, side_word};
use crate::record::Form;

/// The id of a dialog's heading, which takes the focus.
pub const HEADING: &str = "dialog-heading";

/// The id of what a dialog asks, which is heard with its heading.
const QUESTION: &str = "dialog-question";

/// The dialog that is open.
#[inline(never)]
pub fn dialog(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let table = app.table.as_ref();
    let (name, heading, body) = match app.dialog.as_ref()? {
        Dialog::Menu => ("menu", words.plain(Msg::MenuHeading), menu(app, table?)),
        Dialog::Rules(spec) => {
            let name = words.quote(&spec_name(*spec, words.catalog()));
            let heading = words.say(Msg::RulesOf, &args![ruleset: &name]);
            ("rules", heading, rules::rules(app, *spec))
        }
        Dialog::Moves => {
            ("moves", words.plain(Msg::MovesHeading), panel::moves(app, table?, panel::Extent::All))
        }
        Dialog::Record => ("record", words.plain(Msg::RecordHeading), record(app, table?)),
        Dialog::Settings => ("settings", words.plain(Msg::SettingsHeading), settings::form(app)),
        Dialog::Keys => ("keys", words.plain(Msg::KeysHeading), keys(app)),
        Dialog::Resign => ("resign", words.plain(Msg::ButtonResign), resign(app, table?)),
        Dialog::Result => ("result", result_heading(app, table?), result(app, table?)),
        Dialog::Again => ("again", words.plain(Msg::ConfirmHeading), again(app)),
        Dialog::Idle => {
            let left = app.kiosk.as_ref().map_or(0, |kiosk| kiosk.seconds);
            ("idle", words.plain(Msg::KioskIdle), kiosk::idle(words, left))
        }
        Dialog::Delete(id) => ("delete", words.plain(Msg::ConfirmHeading), delete(app, id)),
    };
    let asks = matches!(app.dialog, Some(Dialog::Resign | Dialog::Again | Dialog::Delete(_)));
    Some(
        dialog_element()
            .id("dialog")
            .key(name)
            .class("dialog")
            .class(format!("dialog-{name}"))
            .attr("aria-labelledby", HEADING)
            .when(asks, |dialog| dialog.attr("aria-describedby", QUESTION))
            .open(if app.modal() { Open::Modal } else { Open::Inline })
            .on_close(Message::Close)
            .child(
                div()
                    .class("dialog-head")
                    .child(h2().id(HEADING).attr("tabindex", "-1").text(heading))
                    .child(
                        button()
                            .class("close")
                            .label(words.plain(Msg::PageClose))
                            .on_click(Message::Close)
                            .child(icon::cross()),
                    ),
            )
            .child(
                div()
                    .class("dialog-body")
                    .role("group")
                    .attr("aria-labelledby", HEADING)
                    .attr("tabindex", "0")
                    .child(body),
            )
            .maybe(app.modal().then(|| super::live(app, Heard::InDialog))),
    )
}

fn menu(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let item = |text: Msg, message: Message| {
        li().child(button().class("menu-item").on_click(message).text(words.plain(text)))
    };
    let alone = app.kiosk.is_none();
    let mut list = ul()
        .class("menu-list")
        .child(item(Msg::MenuRules, Message::Open(Dialog::Rules(table.game().spec()))))
        .child(item(Msg::MovesOpen, Message::Open(Dialog::Moves)))
        .maybe(alone.then(|| item(Msg::RecordHeading, Message::Open(Dialog::Record))))
        .child(item(Msg::SettingsTurnBoard, Message::Set(Setting::Turned(app.settings.turned.flipped()))))
        .maybe(game::fullscreen_text(app).filter(|_| alone).map(|text| item(text, Message::Fullscreen)))
        .maybe(alone.then(|| item(Msg::MenuSettings, Message::Open(Dialog::Settings))))
        .maybe(alone.then(|| item(Msg::MenuKeys, Message::Open(Dialog::Keys))));
    if table.person_acts() && !table.throw_due() && !table.choices().only_pass() {
        list = list.child(item(Msg::ButtonHint, Message::Hint));
    }
    if table.can_redo() {
        list = list.child(item(Msg::ButtonRedo, Message::Redo));
    }
    if table.resigning().is_some() {
        list = list.child(item(Msg::ButtonResign, Message::Open(Dialog::Resign)));
    }
    let new = match (app.has_start(), table.game().cursor() == 0 || table.end().is_some()) {
        (true, _) => Message::ToStart,
        (false, true) => Message::Again,
        // In a frame another game takes the place of this one.
        (false, false) => Message::Open(Dialog::Again),
    };
    list.child(item(Msg::MenuNewGame, new))
}

fn record(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let told = match app.copied {
        None => String::new(),
        Some(Copied::Done) => words.plain(Msg::MenuCopied),
        Some(Copied::Refused) => words.plain(Msg::MenuCannotCopy),
    };
    div()
        .class("record")
        .child(p().class("second").text(words.plain(Msg::RecordNote)))
        .child(
            textarea()
                .id("record-text")
                .attr("readonly", "")
                .attr("rows", "12")
                .attr("spellcheck", "false")
                .attr("translate", "no")
                .attr("dir", "ltr")
                .label(words.plain(Msg::RecordHeading))
                .value(table.game().write(Form::Record)),
        )
        .child(
            div()
                .class("row")
                .child(
                    button()
                        .class("plain")
                        .on_click(Message::CopyRecord)
                        .text(words.plain(Msg::MenuCopyRecord)),
                )
                .child(
                    button()
                        .class("plain")
                        .on_click(Message::SaveRecord)
                        .text(words.plain(Msg::MenuSaveRecord)),
                ),
        )
        .child(p().class("told").text(told))
}

fn keys(app: &App) -> Element<Message> {
    let words = &app.words;
    let all = [
        Msg::KeysThrow,
        Msg::KeysArrows,
        Msg::KeysPath,
        Msg::KeysFind,
        Msg::KeysChoose,
        Msg::KeysReadTurn,
        Msg::KeysReadMoves,
        Msg::KeysReadLast,
        Msg::KeysReadBoard,
        Msg::KeysReadRow,
        Msg::KeysReadSquare,
        Msg::KeysReadOff,
        Msg::KeysThrows,
        Msg::KeysUndo,
        Msg::KeysHint,
        Msg::KeysPass,
        Msg::KeysEscape,
        Msg::KeysTab,
        Msg::KeysHelp,
        Msg::KeysOff,
    ];
    ul().class("keys").children(all.map(|key| li().text(words.plain(key))))
}

fn resign(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let side = table.resigning().unwrap_or(table.position().side());
    let question = words.say(Msg::ResignAsk, &args![side: side_word(side)]);
    asked(words, question, Msg::ResignNo, (Message::Resign(side), Msg::ResignYes))
}

fn again(app: &App) -> Element<Message> {
    let words = &app.words;
    asked(words, words.plain(Msg::EmbedNewAsk), Msg::ResignNo, (Message::Again, Msg::MenuNewGame))
}

fn delete(app: &App, id: &str) -> Element<Message> {
    let words = &app.words;
    let deletes = (Message::Delete(id.to_owned()), Msg::GamesDeleteYes);
    asked(words, words.plain(Msg::GamesDeleteAsk), Msg::GamesKeep, deletes)
}

/// A question before something that can't be taken back.
fn asked(words: &Words, question: String, no: Msg, (message, yes): (Message, Msg)) -> Element<Message> {
    let choice = |message, text| button().class("plain").on_click(message).text(words.plain(text));
    div().child(p().id(QUESTION).text(question)).child(
        div().class("row").child(choice(Message::Close, no)).child(choice(message, yes).class("grave")),
    )
}

fn result_heading(app: &App, table: &Table) -> String {
    game::told_end(table, &app.words).into_iter().next().unwrap_or_default()
}

fn result(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    div()
        .child(p().class("second").text(game::ruleset_name(app, table)))
        .children(game::told_end(table, words).into_iter().skip(1).map(|text| p().text(text)))
        .child(
            div()
                .class("row")
                .child(
                    button()
                        .class("plain")
                        .class("go")
                        .on_click(Message::Again)
                        .text(words.plain(Msg::ResultAgain)),
                )
                .child(
                    button().class("plain").on_click(Message::Close).text(words.plain(Msg::ResultLookBack)),
                )
                .maybe(app.has_start().then(|| {
                    button().class("plain").on_click(Message::ToStart).text(words.plain(Msg::GamesNew))
                })),
        )
}
