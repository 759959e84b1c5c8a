//! Players, throws, moves, and the buttons for what can be done.

use super::icon;
use super::squares::placed;
use crate::app::link::Player;
use crate::app::message::{Dialog, Message};
use crate::app::program::App;
use crate::app::scene::Place;
use crate::app::stage::Plan;
use crate::app::strings::{Msg, args};
use crate::app::table::{Table, Use};
use crate::app::view::{Element, aside, button, div, h2, li, ol, p, section, small, span, strong};
use crate::app::words::{self, Words, side_word};
use crate::rules::ruleset::{Release, Turn};
use crate::rules::{Move, Phase, Side, Square, Throw};

/// Everything beside the board.
pub fn panel(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let beside = aside().class("panel").label(words.plain(Msg::RegionPlayers));
    // In a small frame it stands where the layout has room for it.
    let beside = match app.layout().filter(|_| app.plan() == Plan::Small) {
        Some(layout) => placed(beside, layout.deeds),
        None => beside,
    };
    beside
        .child(div().class("players").children(order(table).map(|side| player(app, table, side))))
        .child(throws(app, table))
        .maybe(chances(app))
        .child(
            section()
                .class("moves")
                .label(words.plain(Msg::RegionMoves))
                .child(h2().text(words.plain(Msg::MovesHeading)))
                .child(moves(app, table, Extent::Latest)),
        )
        .child(actions(app, table))
}

/// The id of the button for what is mostly done next.
pub const MAIN_BUTTON: &str = "act";

/// The players in one line, for narrow screens.
pub fn strip(app: &App, table: &Table) -> Element<Message> {
    div().class("strip").attr("aria-hidden", "true").children(order(table).map(|side| {
        let words = &app.words;
        let acts = table.end().is_none() && table.position().side() == side;
        let all = table.rules().ruleset().pieces;
        div()
            .class("strip-player")
            .class_if(acts, "acts")
            .child(icon::piece(side))
            .child(span().class("name").text(name(app, table, side)))
            .child(
                span()
                    .class("second")
                    .text(words.say(Msg::StripOff, &args![off: table.position().off(side), all: all])),
            )
    }))
}

fn order(table: &Table) -> impl Iterator<Item = Side> + use<> {
    let first = table.only_person().unwrap_or(Side::White);
    [first, !first].into_iter()
}

/// Who plays a colour, in words.
pub fn name(app: &App, table: &Table, side: Side) -> String {
    let words = &app.words;
    if let Some(name) = table.given_name(side) {
        return words.quote(name);
    }
    match table.player(side) {
        Player::Computer(level) => words.say(Msg::LevelTitle, &args![level: level]),
        Player::Human if table.only_person() == Some(side) => words.plain(Msg::PlayerYou),
        Player::Human if matches!(table.position().phase(), Phase::Open { .. }) => {
            words.plain(if side == Side::White { Msg::SeatFirst } else { Msg::SeatSecond })
        }
        Player::Human => words.say(Msg::PlayerPerson, &args![side: side_word(side)]),
    }
}

fn player(app: &App, table: &Table, side: Side) -> Element<Message> {
    let words = &app.words;
    let position = table.position();
    let acts = table.end().is_none() && position.side() == side;
    let (board, waiting, off) = (position.pieces(side).len(), position.waiting(side), position.off(side));
    let counts = if table.rules().ruleset().entry.is_some() {
        words.say(Msg::PlayerWaiting, &args![board: board, waiting: waiting, off: off])
    } else {
        words.say(Msg::PlayerCount, &args![board: board, off: off])
    };
    let doing = match position.phase() {
        _ if !acts => String::new(),
        Phase::Move { .. } => words.plain(Msg::PlayerToMove),
        _ => words.plain(Msg::PlayerToThrow),
    };
    div().class("player").class_if(acts, "acts").child(icon::piece(side)).child(
        div()
            .child(
                p().class("name")
                    .child(strong().text(name(app, table, side)))
                    .child(span().class("doing").text(doing)),
            )
            .child(p().class("second").text(counts)),
    )
}

/// The throws of the turn; those that can be chosen are buttons.
fn throws(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let choices = table.choices();
    let chosen = choices.throw();
    let free = table.person_acts() && choices.pool().values().count() > 1 && chosen.is_some();
    let mut throws = table.turn_throws();
    if table.tossing() {
        throws.pop();
    }
    let one =
        |(place, (throw, usage)): (usize, (Throw, Use))| {
            let value = words.number(throw.value());
            let left = usage == Use::Left;
            let is_chosen =
                left && chosen == Some(throw) && matches!(table.position().phase(), Phase::Move { .. });
            if left && free {
                let label = match (is_chosen, choices.can_use(throw)) {
                    (true, _) => words.say(Msg::PoolChosen, &args![throw: throw.value()]),
                    (false, true) => words.say(Msg::PoolThrow, &args![throw: throw.value()]),
                    (false, false) => words.say(Msg::PoolNoMove, &args![throw: throw.value()]),
                };
                button()
                    .key(place)
                    .class("throw-value")
                    .aria("aria-pressed", is_chosen)
                    .label(label)
                    .on_click(Message::Choose(throw))
                    .text(value)
            } else {
                span()
                    .key(place)
                    .class("throw-value")
                    .class_if(!left, "used")
                    .class_if(is_chosen, "chosen")
                    .child(span().attr("aria-hidden", "true").text(value))
                    .child(span().class("heard").text(words.say(
                        if left { Msg::PoolThrow } else { Msg::PoolUsed },
                        &args![throw: throw.value()],
                    )))
            }
        };
    let left = choices.pool();
    let split = table.rules().ruleset().turn == Turn::Split;
    let note = match left.lowest() {
        _ if table.tossing() || table.end().is_some() || choices.only_pass() => String::new(),
        Some(rest) if split => words.say(Msg::PartLeft, &args![count: rest.value()]),
        Some(_) if left.len() > 1 => words.say(Msg::PoolLeft, &args![count: left.len()]),
        _ => String::new(),
    };
    section()
        .class("throws")
        .label(words.plain(Msg::PoolHeading))
        .child(h2().text(words.plain(Msg::PoolHeading)))
        .child(
            div()
                .class("pool")
                .class_if(throws.len() > 1, "several")
                .role("group")
                .label(words.plain(Msg::PoolChoose))
                .children(throws.into_iter().enumerate().map(one)),
        )
        .child(div().class("extras").children(extras(words, table)))
        .child(p().class("second").text(note))
        .child(div().class("legend").children(legend(app, table).into_iter().map(|text| p().text(text))))
}

/// The move that is shown, in short, and what it would do; nothing where none is.
pub fn legend(app: &App, table: &Table) -> Vec<String> {
    let words = &app.words;
    if !table.person_acts() || table.throw_due() {
        return Vec::new();
    }
    let choices = table.choices();
    let (_, Some(shown)) = choices.shown(app.pointed()) else { return Vec::new() };
    let Ok(done) = table.rules().play(table.position(), shown) else { return Vec::new() };
    let mut told = vec![words.shown_move(table.rules(), table.position(), &done)];
    told.extend(words::legend(words, table.rules(), table.position(), &done));
    told
}

/// How much of the list of moves is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// The latest turns, beside the board.
    Latest,
    /// All of them.
    All,
}

/// The list of moves.
pub fn moves(app: &App, table: &Table, extent: Extent) -> Element<Message> {
    /// As many turns as a large screen can show beside the board; the tree is made anew at each event.
    const LATEST: usize = 40;
    let words = &app.words;
    let count = table.lines.len();
    let (id, left_out) = match extent {
        Extent::Latest => ("moves-beside", count.saturating_sub(LATEST)),
        Extent::All => ("moves-list", 0),
    };
    let current = table.end().is_none();
    let mut list = ol().id(id).class("turns");
    if table.lines.is_empty() {
        list = list.child(li().class("second").text(words.plain(Msg::MovesNone)));
    }
    let hide = table.tossing();
    list = list.children(table.lines.iter().enumerate().skip(left_out).map(|(i, line)| {
        let last = i + 1 == count;
        let row = li().key(i).class_if(last && current, "current");
        let row = match line.side {
            Some(side) => row
                .child(span().class("number").text(words.number(line.turn)))
                .child(icon::piece(side))
                .child(span().class("heard").text(words.of_side(Msg::SideName, side))),
            None => row.child(span().class("opening").text(words.plain(Msg::MovesOpening))),
        };
        if last && hide {
            return row;
        }
        row.child(span().class("thrown").text(line.throws.clone()))
            .child(span().class("played").text(line.moves.clone()))
    }));
    // The shell keeps its end in view while it grows.
    let end = div().class("turns-end").role("group").label(words.plain(Msg::MovesHeading));
    end.attr("tabindex", "0").attr("data-follow", count.to_string()).child(list)
}

/// The buttons.
fn actions(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let undo = table.undo_to().is_some();
    div()
        .class("actions")
        .child(main_button(app, table))
        .child(
            button()
                .id("undo")
                .class("tool")
                .aria("aria-disabled", !undo)
                .on_click(Message::Undo)
                .child(icon::undo())
                .child(span().text(words.plain(Msg::ButtonUndo))),
        )
        .child(redo_or_hint(app, table))
        .child(
            button()
                .id("menu")
                .class("tool")
                .attr("aria-haspopup", "dialog")
                .on_click(Message::Open(Dialog::Menu))
                .child(icon::menu())
                .child(span().text(words.plain(Msg::MenuHeading))),
        )
}

/// Plays again what was taken back; where nothing was, asks what the computer would play.
fn redo_or_hint(app: &App, table: &Table) -> Element<Message> {
    let redo = table.can_redo();
    let (id, message, name) = if redo {
        ("redo", Message::Redo, Msg::ButtonRedo)
    } else {
        ("hint", Message::Hint, Msg::ButtonHint)
    };
    let idle = !redo && (!table.person_acts() || table.throw_due() || table.choices().only_pass());
    button()
        .key(id)
        .id(id)
        .class("tool")
        .aria("aria-disabled", idle)
        .on_click(message)
        .child(if redo { icon::redo() } else { icon::hint() })
        .child(span().text(app.words.plain(name)))
}

/// The chances of winning in words, where they are wanted and known.
pub fn chance_label(app: &App) -> Option<String> {
    let white = crate::app::table::percent(app.shown_chance()?);
    Some(app.words.say(Msg::ChanceLabel, &args![white: white, black: 100 - white]))
}

/// The same as a bar. Room is kept for it while they are not known.
fn chances(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let bar = div().class("chance").child(h2().text(words.plain(Msg::ChanceHeading)));
    let white = app.shown_chance().map(crate::app::table::percent);
    let shown = match chance_label(app).zip(white) {
        None => div().class("chance-bar unknown"),
        Some((label, white)) => {
            let share = words.say(Msg::ChanceShare, &args![percent: white]);
            let white = div().class("chance-white").style("width", format!("{white}%")).text(share);
            div().class("chance-bar").role("img").label(label).child(white)
        }
    };
    app.settings.chance.is_on().then(|| bar.child(shown))
}

/// Moves that have a button: a pass that may be taken, going back, giving a throw away.
fn extras(words: &Words, table: &Table) -> Vec<Element<Message>> {
    if !table.person_acts() || table.throw_due() {
        return Vec::new();
    }
    let choices = table.choices();
    let mut buttons = Vec::new();
    let mut add = |played: Move, text: String| {
        buttons.push(button().class("extra").on_click(Message::Play(played)).text(text));
    };
    if let Some(away @ Move::GiveAway { throw }) = choices.give_away() {
        add(away, words.say(Msg::ButtonGiveAway, &args![throw: throw.value()]));
    }
    if choices.legal().contains(&Move::Back)
        && let Some(Place::Square(square)) = choices.goal(Move::Back)
    {
        add(Move::Back, words.say(Msg::ButtonGiveUp, &args![square: square.number()]));
    }
    if choices.legal().contains(&Move::Pass) && !choices.only_pass() {
        add(Move::Pass, words.plain(if held(table).is_some() { Msg::ButtonStay } else { Msg::ButtonPass }));
    }
    buttons
}

/// The square of the piece in the water that holds its side, where it may choose to stay there.
fn held(table: &Table) -> Option<Square> {
    let hold = table.rules().ruleset().hold.filter(|hold| hold.release != Release::Compulsory)?;
    table.position().pieces(table.position().side()).contains(hold.square).then_some(hold.square)
}

/// What a person's own sticks can show, a button each.
fn hand(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let device = table.rules().ruleset().device;
    let values = (1..=9).filter_map(Throw::new).filter(|throw| device.weight(*throw) > 0);
    div()
        .id("hand")
        .class("hand")
        .role("group")
        .label(words.plain(Msg::HandAsk))
        .child(span().class("hand-ask").attr("aria-hidden", "true").text(words.plain(Msg::HandAsk)))
        .children(values.map(|throw| {
            button()
                .class("throw-value")
                .class("hand-value")
                .label(words.say(Msg::HandThrow, &args![throw: throw.value()]))
                .on_click(Message::Enter(throw))
                .text(words.number(throw.value()))
        }))
}

fn main_button(app: &App, table: &Table) -> Element<Message> {
    let words = &app.words;
    let base = button().id(MAIN_BUTTON).class("act");
    let labelled = |button: Element<Message>, icon: Option<Element<Message>>, text: String, note: String| {
        button.child(span().class("act-name").maybe(icon).child(span().text(text))).child(small().text(note))
    };
    if table.end().is_some() && !table.moving() {
        return labelled(base.on_click(Message::Again), None, words.plain(Msg::ResultAgain), String::new());
    }
    let acts = table.person_acts();
    let pool = table.choices().pool();
    if acts && table.choices().only_pass() {
        let stays = held(table).is_some();
        return labelled(
            base.on_click(Message::Play(Move::Pass)),
            None,
            words.plain(if stays { Msg::ButtonStay } else { Msg::ButtonPass }),
            String::new(),
        );
    }
    let ready = acts && table.throw_due();
    if ready && app.settings.hand.is_on() {
        return hand(app, table);
    }
    let again = matches!(table.position().phase(), Phase::Throw { .. }) && !table.turn_throws().is_empty();
    let text = words.plain(if ready && again { Msg::ThrowAgainButton } else { Msg::ThrowButton });
    let note = match pool.lowest() {
        _ if ready || table.moving() || table.end().is_some() => String::new(),
        Some(_) if acts => {
            let count = i64::try_from(pool.len()).unwrap_or(i64::MAX);
            words.say(Msg::ThrowAfterMove, &args![throw: &words.throws(pool.throws()), count: count])
        }
        None => String::new(),
        Some(_) => words.say(Msg::TurnThinking, &args![side: side_word(table.position().side())]),
    };
    labelled(
        base.class_if(ready, "ready").aria("aria-disabled", !ready).on_click(Message::Throw),
        Some(icon::sticks()),
        text,
        note,
    )
}
