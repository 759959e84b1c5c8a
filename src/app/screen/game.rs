//! The board and what stands around it.

use super::{covers, dismissal, icon, newer, notices, panel, squares};
use crate::app::event::Fullscreen;
use crate::app::layout::Rect;
use crate::app::link::spec_name;
use crate::app::message::{Dialog, Message};
use crate::app::program::App;
use crate::app::settings::Setting;
use crate::app::stage::{BOARD, Plan, is_low};
use crate::app::strings::{Msg, args, ruleset_words};
use crate::app::table::{Hold, Table, Tone};
use crate::app::view::{Element, button, canvas, div, element, h1, header, main, p, section, span, strong};
use crate::app::words::{self, Words, side_word};
use crate::record::{Origin, Reason};
use crate::rules::{Outcome, Phase, Side};

/// The board with its surroundings.
#[inline(never)]
pub fn game(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    div()
        .class("game")
        .child(button().class("skip").on_click(Message::ToBoard).text(words.plain(Msg::PageSkipToBoard)))
        .child(bar(app, table))
        .child(
            main()
                .class("field")
                .child(h1().class("heard").text(ruleset_name(app, table)))
                .maybe(notices(app))
                .maybe(newer(app))
                .maybe(lost(app, table))
                .child(panel::strip(app, table))
                .child(stage(app, table))
                .child(status(app, table)),
        )
        .child(panel::panel(app, table))
}

fn bar(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let spec = table.game().spec();
    let name = ruleset_words(spec.id()).map_or_else(String::new, |known| words.plain(known.name));
    header()
        .class("bar")
        .maybe(app.has_start().then(|| {
            button()
                .class("brand")
                .attr("title", words.plain(Msg::MenuGames))
                .on_click(Message::ToStart)
                .child(icon::wordmark())
                .child(span().text(words.plain(Msg::StartHeading)))
        }))
        .child(
            button()
                .class("ruleset")
                .attr("title", words.plain(Msg::MenuRules))
                .on_click(Message::Open(Dialog::Rules(spec)))
                .child(strong().text(name))
                .child(span().class("second").text(summary(words, table))),
        )
        .child(div().class("bar-tools").child(mute(app)).child(turn(app)).maybe(fullscreen(app)))
}

/// Turns the board for a player across the table.
fn turn(app: &App) -> Element<Message> {
    let turned = app.settings.turned;
    button()
        .id("turn-board")
        .class("bar-tool")
        .attr("title", app.words.plain(Msg::SettingsTurnBoard))
        .label(app.words.plain(Msg::SettingsTurnBoard))
        .aria("aria-pressed", turned.is_on())
        .on_click(Message::Set(Setting::Turned(turned.flipped())))
        .child(icon::turn())
}

/// Has the page fill the screen, where the browser can do that.
fn fullscreen(app: &App) -> Option<Element<Message>> {
    let text = app.words.plain(fullscreen_text(app).filter(|_| app.kiosk.is_none())?);
    let button = button()
        .id("fullscreen")
        .class("bar-tool")
        .attr("title", text.clone())
        .label(text)
        .on_click(Message::Fullscreen);
    Some(button.child(icon::fullscreen()))
}

/// What can be done about the page filling the screen, in words.
pub fn fullscreen_text(app: &App) -> Option<Msg> {
    match app.preferences.fullscreen {
        Fullscreen::Unavailable => None,
        Fullscreen::Possible => Some(Msg::MenuFullscreen),
        Fullscreen::Filled => Some(Msg::FullscreenLeave),
    }
}

/// Sound, off and on in one tap.
fn mute(app: &App) -> Element<Message> {
    let sounds = app.sounds();
    let name = app.words.plain(Msg::SettingsSound);
    button()
        .id("sound")
        .class("bar-tool mute")
        .attr("title", name.clone())
        .label(name)
        .aria("aria-pressed", sounds.is_on())
        .on_click(Message::Set(Setting::Sound(sounds.flipped())))
        .child(icon::sound(sounds.is_on()))
}

fn summary(words: &Words, table: &Table) -> String {
    let set = table.rules().ruleset();
    let mut parts = vec![words.say(Msg::StartPieces, &args![count: set.pieces])];
    let spec = table.game().spec();
    if let Some(known) = ruleset_words(spec.id()) {
        for option in spec.options() {
            parts.extend(known.options.iter().find(|o| o.token == option.id).map(|o| words.plain(o.name)));
        }
    }
    if table.game().origin() == Origin::Given {
        parts.push(words.plain(Msg::GivenMark));
    }
    if table.game().origin() == Origin::Hand {
        parts.push(words.plain(Msg::HandMark));
    }
    words.list(&parts)
}

fn notice(words: &Words) -> Element<Message> {
    section().class("notice").label(words.plain(Msg::LinkNoticeName))
}

/// What is said where another tab has the game.
fn lost(app: &App, table: &Table) -> Option<Element<Message>> {
    let words = &app.words;
    match table.hold {
        Hold::Ours | Hold::DeletedRead => None,
        Hold::Deleted => Some(
            notice(words)
                .child(p().text(words.plain(Msg::GamesDeletedElsewhere)))
                .maybe(covers(app).then(|| dismissal(words))),
        ),
        Hold::Lost => Some(
            notice(words)
                .child(p().text(words.plain(Msg::SaveLostTab)))
                .child(
                    button()
                        .class("plain")
                        .on_click(Message::TakeOver(table.id.clone()))
                        .text(words.plain(Msg::GamesTakeOver)),
                )
                .maybe(app.has_start().then(|| {
                    button().class("plain").on_click(Message::ToStart).text(words.plain(Msg::MenuGames))
                })),
        ),
    }
}

fn stage(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    div()
        .id("stage")
        .class("stage")
        .class_if(table.moving(), "moving")
        .class_if(table.carrying(), "carrying")
        .child(canvas().id(BOARD).attr("aria-hidden", "true"))
        // Over the part of the board where something moves; the shell places it.
        .child(canvas().class("over").attr("aria-hidden", "true"))
        .child(
            element("section")
                .label(words.plain(Msg::RegionBoard))
                .class("layer")
                .child(squares::squares(app, table))
                .children(squares::trays(app, table))
                .child(squares::sticks(app, table)),
        )
}

/// The state of play in one line, for who only watches.
pub fn told_state(app: &App, table: &Table) -> String {
    headline(app, table)
}

/// The state of play, in words.
fn status(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let place = app.layout().filter(|_| app.plan() == Plan::Small);
    let refused = !table.refusal.is_empty() && table.tone == Tone::Refusing;
    let status = div()
        .id("status")
        .class("status")
        .role("group")
        .label(words.plain(Msg::RegionStatus))
        .child(p().class("headline").text(words.sentences(&[
            headline(app, table),
            panel::legend(app, table).into_iter().next().unwrap_or_default(),
        ])))
        .child(p().class("detail").class_if(refused, "refusal").text(details(app, table)));
    match place {
        // It may be longer than its place: then it is scrolled.
        Some(layout) => {
            let words = whole_lines(layout.words, f32::from(app.preferences.text.0));
            squares::placed(status, words).attr("tabindex", "0")
        }
        None => status,
    }
}

/// As much of a place for words as holds whole lines, so that none is cut in half. The style sheet makes the lines
/// higher where there is room: `rem` is the size of its text.
fn whole_lines(place: Rect, rem: f32) -> Rect {
    let lines = |line: f32| (place.h / (line * rem) + 0.01).floor() * line * rem;
    let h = if place.w >= 18.0 * rem && lines(1.35) >= 5.0 * rem {
        lines(1.35)
    } else if lines(1.125) >= 4.45 * rem {
        lines(1.125)
    } else {
        lines(0.9375)
    };
    Rect { h, ..place }
}

/// The state of play as it is read aloud.
#[must_use]
pub fn told_status(app: &App, table: &Table) -> Vec<String> {
    vec![headline(app, table), details(app, table)]
}

/// The rest of it; with the chances of winning where they are wanted and there is no room for their bar.
fn details(app: &App, table: &Table) -> String {
    let words = &app.words;
    let tight =
        app.plan() == Plan::Small || app.plan() == Plan::Narrow && is_low(app.window, app.preferences.text);
    let mut told = vec![detail(app, table)];
    if let Some(label) = panel::chance_label(app).filter(|_| tight) {
        told.push(words.say(Msg::SquareRead, &args![label: &label]));
    }
    words.sentences(&told)
}

/// Whose turn it is, and what is to be done.
fn headline(app: &App, table: &Table) -> String {
    let words = &app.words;
    if table.hold == Hold::Lost {
        return words.plain(Msg::GamesOtherTab);
    }
    if table.end().is_some() {
        return told_end(table, words).into_iter().next().unwrap_or_default();
    }
    let side = table.position().side();
    let you = table.only_person() == Some(side);
    let word = side_word(side);
    if let Some(name) = table.given_name(side).filter(|_| !table.tossing()) {
        return named_headline(table, words, name);
    }
    match table.position().phase() {
        _ if table.tossing() => words.plain(Msg::TurnTossing),
        Phase::Open { .. } if you => words.plain(Msg::TurnYourOpening),
        Phase::Open { .. } => words.say(Msg::TurnOpening, &args![side: word]),
        Phase::Throw { pool } => {
            let again = !pool.is_empty() || !table.turn_throws().is_empty();
            match (you, again) {
                (true, false) => words.plain(Msg::TurnYourThrow),
                (true, true) => words.plain(Msg::TurnYourThrowAgain),
                (false, false) => words.say(Msg::TurnThrow, &args![side: word]),
                (false, true) => words.say(Msg::TurnThrowAgain, &args![side: word]),
            }
        }
        Phase::Move { pool } => {
            let throws = words.throws(pool.throws());
            match (you, table.choices().only_pass(), pool.len()) {
                (true, true, _) => words.plain(Msg::TurnYourPass),
                (true, false, 1) => words.say(Msg::TurnYourMove, &args![throw: &throws]),
                (true, false, _) => words.say(Msg::TurnYourPool, &args![throws: &throws]),
                (false, true, _) => table.tell_stuck(words),
                (false, _, 1) => words.say(Msg::TurnMove, &args![side: word, throw: &throws]),
                (false, ..) => words.say(Msg::TurnPool, &args![side: word, throws: &throws]),
            }
        }
        Phase::Over(_) => words.plain(Msg::TurnOver),
    }
}

/// The same of a player who has said a name.
fn named_headline(table: &Table, words: &Words, name: &str) -> String {
    match table.position().phase() {
        Phase::Open { .. } => words.say(Msg::TurnOpeningName, &args![name: name]),
        Phase::Throw { pool } if pool.is_empty() && table.turn_throws().is_empty() => {
            words.say(Msg::TurnThrowName, &args![name: name])
        }
        Phase::Throw { .. } => words.say(Msg::TurnThrowAgainName, &args![name: name]),
        Phase::Move { .. } if table.choices().only_pass() => table.tell_stuck(words),
        Phase::Move { pool } => {
            let throws = words.throws(pool.throws());
            if pool.len() == 1 {
                words.say(Msg::TurnMoveName, &args![name: name, throw: &throws])
            } else {
                words.say(Msg::TurnPoolName, &args![name: name, throws: &throws])
            }
        }
        Phase::Over(_) => words.plain(Msg::TurnOver),
    }
}

/// What happened, why a tap did nothing, why nothing moves, what a move would do.
fn detail(app: &App, table: &Table) -> String {
    let words = &app.words;
    if !table.refusal.is_empty() {
        return table.refusal.clone();
    }
    if table.tossing() {
        return String::new();
    }
    if table.end().is_some() {
        return words.sentences(&told_end(table, words).into_iter().skip(1).collect::<Vec<_>>());
    }
    let choices = table.choices();
    if choices.only_pass() && !table.moving() {
        return words.sentences(&words::no_move(words, table.rules(), table.position()));
    }
    if !table.person_acts() {
        return words.sentences(&table.tale);
    }
    if let (None, Some(square)) = (choices.piece(), app.pointed()) {
        if let Some(why) = table.why_stuck(square, words) {
            return why;
        }
        let told: Vec<_> = panel::legend(app, table).into_iter().skip(1).collect();
        if !told.is_empty() {
            return words.sentences(&told);
        }
    }
    if choices.piece().is_some() {
        let mut told: Vec<_> = panel::legend(app, table).into_iter().skip(1).collect();
        told.push(words.plain(Msg::HintTapTarget));
        return words.sentences(&told);
    }
    let mut told = table.tale.clone();
    if !table.throw_due() {
        let count = choices.movable().len() + u8::from(choices.entering().is_some());
        told.push(words.say(Msg::TurnMovable, &args![count: count]));
    } else if let Phase::Open { .. } = table.position().phase() {
        use crate::rules::ruleset::Contest;
        told.push(words.plain(match table.rules().ruleset().opening.contest {
            Contest::FirstOne => Msg::TurnOpeningOne,
            Contest::OnlyOne => Msg::TurnOpeningOnlyOne,
            Contest::Higher => Msg::TurnOpeningHigher,
        }));
    }
    words.sentences(&told)
}

/// How the game has ended, in sentences; none while it goes on.
#[must_use]
pub fn told_end(table: &Table, words: &Words) -> Vec<String> {
    let Some(end) = table.end() else { return Vec::new() };
    let position = table.position();
    let mut told = vec![match (end.outcome, end.reason) {
        (Outcome::Won(winner), _) if table.only_person().is_none() && table.given_name(winner).is_some() => {
            words.say(Msg::ResultWonName, &args![name: table.given_name(winner).unwrap_or_default()])
        }
        (Outcome::Won(winner), _) if table.only_person() == Some(winner) => words.plain(Msg::ResultYouWin),
        (Outcome::Won(winner), _) if table.only_person() == Some(!winner) => words.plain(Msg::ResultYouLose),
        (Outcome::Won(winner), _) => words.say(Msg::ResultWon, &args![side: side_word(winner)]),
        (Outcome::Draw, Reason::Deadlock) => words.plain(Msg::ResultDrawDeadlock),
        (Outcome::Draw, Reason::NoProgress) => words.plain(Msg::ResultDrawProgress),
        (Outcome::Draw, Reason::Blocked) => {
            words.say(Msg::ResultBlocked, &args![side: side_word(position.side())])
        }
        (Outcome::Draw, _) => words.plain(Msg::ResultDrawEqual),
    }];
    if let (Outcome::Won(winner), Reason::Resignation) = (end.outcome, end.reason) {
        told.push(table.tell_resigns(words, !winner));
    }
    if let (Outcome::Won(winner), Reason::BorneOff) = (end.outcome, end.reason)
        && position.off(winner) == table.rules().ruleset().pieces
    {
        told.push(words.plain(Msg::ResultAllOff));
    }
    if let Some(score) = table.game().score() {
        told.push(words.say(Msg::ResultScore, &args![score: score]));
    }
    if end.reason != Reason::Resignation {
        let (white, black) = (position.off(Side::White), position.off(Side::Black));
        told.push(words.say(Msg::ResultCounts, &args![white: white, black: black]));
    }
    told
}

/// The ruleset's name with its options.
pub fn ruleset_name(app: &App, table: &Table) -> String {
    app.words.quote(&spec_name(table.game().spec(), app.words.catalog()))
}
