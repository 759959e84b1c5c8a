//! The games under way, on the start screen.

use crate::app::link::Player;
use crate::app::message::{Dialog, Message};
use crate::app::program::App;
use crate::app::strings::{Msg, args, ruleset_words};
use crate::app::table::{SaveError, Saved};
use crate::app::view::{Element, button, div, h2, li, p, section, strong, ul};
use crate::app::words::{Words, reasons, side_word};
use crate::rules::{BySide, Outcome, Phase, Side, Spec};

/// A stored game as the list shows it.
#[derive(Clone, Debug)]
pub struct Entry {
    id: String,
    /// When it was played last, in milliseconds since 1970; 0 where that is not known.
    pub played: f64,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Game { spec: Spec, players: BySide<Player>, names: BySide<String>, state: String, finished: bool },
    Unreadable { why: String },
}

impl Entry {
    /// The entry for a stored game.
    pub fn new(id: &str, save: &str, words: &Words) -> Self {
        match Saved::read(save) {
            Ok(saved) => {
                let game = &saved.game;
                let side = game.position().side();
                let state = match (game.end().map(|end| end.outcome), game.position().phase()) {
                    (Some(Outcome::Won(winner)), _) => {
                        words.say(Msg::GamesResult, &args![side: side_word(winner)])
                    }
                    (Some(Outcome::Draw), _) => words.say(Msg::GamesResult, &args![side: "draw"]),
                    (None, Phase::Open { .. }) => words.plain(Msg::GamesOpeningTurn),
                    (None, _) => words.say(Msg::GamesSideTurn, &args![side: side_word(side)]),
                };
                let seat = |colour| saved.players[game.seat_of(colour).unwrap_or(colour)];
                let players = BySide::new(seat(Side::White), seat(Side::Black));
                let called = |colour| saved.names[game.seat_of(colour).unwrap_or(colour)].clone();
                let names = BySide::new(called(Side::White), called(Side::Black));
                let finished = game.end().is_some();
                let what = What::Game { spec: game.spec(), players, names, state, finished };
                Self { id: id.to_owned(), played: saved.played, what }
            }
            Err(error) => {
                let why = match error {
                    SaveError::NoSave => words.plain(Msg::SaveNoSave),
                    SaveError::Newer => words.plain(Msg::SaveNewer),
                    SaveError::Record(error) => words.quote(&reasons::read_error(words.catalog(), &error)),
                };
                Self { id: id.to_owned(), played: f64::MAX, what: What::Unreadable { why } }
            }
        }
    }
}

/// The list of games under way, where there are any.
pub fn games(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let start = &app.start;
    if start.games.is_empty() && app.knocking.is_none() {
        return None;
    }
    let mut section = section()
        .class("games")
        .attr("aria-labelledby", "games-heading")
        .child(h2().id("games-heading").text(words.plain(Msg::GamesHeading)));
    if app.knocking.is_some() {
        section = section.child(p().role("status").text(words.plain(Msg::GamesChecking)));
    }
    Some(section.child(ul().children(start.games.iter().map(|entry| game(app, entry)))))
}

fn game(app: &App, entry: &Entry) -> Element<Message> {
    let words = &app.words;
    let delete = button()
        .class("plain")
        .on_click(Message::Open(Dialog::Delete(entry.id.clone())))
        .text(words.plain(Msg::GamesDelete));
    let row = li().key(entry.id.clone()).class("under-way");
    match &entry.what {
        What::Unreadable { why } => row
            .child(
                div().child(strong().text(words.plain(Msg::GamesUnreadable))).child(
                    p().class("second")
                        .text(words.sentences(&[why.clone(), words.plain(Msg::SaveUnreadableKept)])),
                ),
            )
            .child(
                button()
                    .class("plain")
                    .on_click(Message::DownloadSave(entry.id.clone()))
                    .text(words.plain(Msg::SaveDownload)),
            )
            .child(delete),
        What::Game { spec, players, names, state, finished } => {
            let name = ruleset_words(spec.id()).map_or_else(String::new, |known| words.plain(known.name));
            let elsewhere = app.start.refused.as_deref() == Some(entry.id.as_str());
            let who = words.say(
                Msg::PlayersVersus,
                &args![
                    white: &player_name(words, players.white, &names.white),
                    black: &player_name(words, players.black, &names.black)
                ],
            );
            let mut facts = vec![who, state.clone()];
            if entry.played > 0.0 {
                let date = words.date(super::day(entry.played, app.utc_offset));
                facts.push(words.say(Msg::GamesLast, &args![date: &date]));
            }
            let facts = words.list(&facts);
            let open = if elsewhere {
                button()
                    .class("plain")
                    .on_click(Message::TakeOver(entry.id.clone()))
                    .text(words.plain(Msg::GamesTakeOver))
            } else {
                button()
                    .class("plain")
                    .class_if(!*finished, "go")
                    .on_click(Message::Continue(entry.id.clone()))
                    .text(words.plain(if *finished { Msg::ResultLookBack } else { Msg::GamesContinue }))
            };
            row.child(div().child(strong().text(name)).child(p().class("second").text(facts)).maybe(
                elsewhere.then(|| p().class("refusal").role("alert").text(words.plain(Msg::GamesOpenFailed))),
            ))
            .child(open)
            .child(delete)
        }
    }
}

fn player_name(words: &Words, player: Player, name: &str) -> String {
    match player {
        Player::Human if !name.is_empty() => words.quote(name),
        Player::Human => words.plain(Msg::StartPerson),
        Player::Computer(level) => words.say(Msg::PlayerComputer, &args![level: level]),
    }
}
