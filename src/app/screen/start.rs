//! The start screen: games under way, the rulesets, who plays.

use super::games::{self, Entry};
use super::{icon, newer, notices};
use crate::app::figures::{self, Doubt};
use crate::app::host::is_example;
use crate::app::link::{Player, first_ruleset, spec_name};
use crate::app::message::{Dialog, Message};
use crate::app::program::App;
use crate::app::shelf::Shelf;
use crate::app::small::sort;
use crate::app::strings::{Msg, args, ruleset_words};
use crate::app::view::{
    Element, aside, button, canvas, checkbox, div, fieldset, h1, h2, h3, header, input, label, legend, main,
    p, radio, small, span,
};
use crate::app::words::{Words, side_word};
use crate::rules::ruleset::Layout;
use crate::rules::{BySide, Device, RULESETS, Rules, Side, Spec};

/// What is chosen on the start screen, and the games under way.
#[derive(Clone, Debug)]
pub struct Start {
    /// The chosen ruleset with its options.
    pub spec: Spec,
    /// Who takes which seat.
    pub players: BySide<Player>,
    /// What the players call themselves, by seat; empty where they don't say.
    pub names: BySide<String>,
    /// A seed that the link gives.
    pub seed: Option<u64>,
    /// The game that another tab would not let go.
    pub refused: Option<String>,
    /// The games under way, the latest first.
    pub games: Vec<Entry>,
}

/// The key under which the choices are stored.
const CHOICES: &str = "choices";

impl Start {
    /// The start screen of a visit.
    #[must_use]
    pub fn new(shelf: &Shelf, words: &Words) -> Self {
        let mut start = Self {
            spec: first_ruleset(),
            players: BySide::new(Player::Human, Player::Computer(3)),
            names: BySide::default(),
            seed: None,
            refused: None,
            games: Vec::new(),
        };
        for line in shelf.get(CHOICES).unwrap_or_default().lines() {
            match line.split_once(' ') {
                Some(("ruleset", spec)) => start.spec = spec.parse().unwrap_or(start.spec),
                Some(("players", players)) => {
                    for (side, word) in Side::BOTH.into_iter().zip(players.split(' ')) {
                        start.players[side] = Player::from_word(word).unwrap_or(start.players[side]);
                    }
                }
                Some(("white", name)) => start.names.white = one_name(name),
                Some(("black", name)) => start.names.black = one_name(name),
                _ => {}
            }
        }
        start.refresh(shelf, words);
        start
    }

    /// The choices as they are stored: the key and the value.
    #[must_use]
    pub fn choices(&self) -> (&'static str, String) {
        let BySide { white, black } = self.players.map(Player::word);
        let mut text = format!("choices 1\nruleset {}\nplayers {white} {black}\n", self.spec);
        for side in Side::BOTH {
            text += &format!("{} {}\n", side_word(side), self.names[side]);
        }
        (CHOICES, text)
    }

    /// Makes the list of games anew.
    pub fn refresh(&mut self, shelf: &Shelf, words: &Words) {
        let games = shelf.games().filter(|(id, _)| !is_example(id));
        self.games = games.map(|(id, save)| Entry::new(id, save, words)).collect();
        sort(&mut self.games, |a, b| a.played > b.played);
    }
}

/// A name as it is kept: one line, not too long, without space around it.
#[must_use]
pub fn one_name(text: &str) -> String {
    /// As many letters as a panel can show.
    const LONGEST: usize = 24;
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let short: String = clean.trim().chars().take(LONGEST).collect();
    short.trim_end().to_owned()
}

/// The ruleset that a card's canvas shows.
#[must_use]
pub fn card_spec(canvas: &str) -> Option<Spec> {
    canvas.strip_prefix("card-")?.parse().ok()
}

/// The id of the start screen's heading.
pub const HEADING: &str = "start-heading";

/// The start screen.
#[inline(never)]
pub fn start(app: &App) -> Element<Message> {
    let words = &app.words;
    div()
        .class("start")
        .child(
            header()
                .class("masthead")
                .child(icon::wordmark())
                .child(h1().id(HEADING).attr("tabindex", "-1").text(words.plain(Msg::StartHeading)))
                .child(p().class("second").text(words.plain(Msg::StartIntro)))
                .child(super::language::picker(app)),
        )
        .child(
            main()
                .class("choice")
                .maybe(notices(app))
                .maybe(newer(app))
                .maybe(games::games(app).filter(|_| !app.embedded()))
                .child(cards(app))
                .maybe((!app.embedded()).then(|| super::foot(app))),
        )
        .child(setup(app))
}

fn cards(app: &App) -> Element<Message> {
    let words = &app.words;
    // The good first game stands first.
    let offered = |id: &&str| app.host.offers(id).is_some();
    let mut ids: Vec<_> = RULESETS.iter().map(|definition| definition.id).filter(offered).collect();
    let first = first_ruleset().id();
    sort(&mut ids, |a, b| *a == first && *b != first);
    fieldset()
        .class("cards")
        .child(legend().class("heard").text(words.plain(Msg::StartChoose)))
        .children(ids.into_iter().filter_map(|id| card(app, id)))
}

fn card(app: &App, id: &'static str) -> Option<Element<Message>> {
    let words = &app.words;
    let known = ruleset_words(id)?;
    let chosen = app.start.spec.id() == id;
    // The first game's options come with its card.
    let first = first_ruleset();
    let spec = app.host.offers(id)?.or((first.id() == id).then_some(first)).or_else(|| id.parse().ok())?;
    let set = Rules::new(spec).ruleset().to_owned();
    let mut facts = vec![words.say(Msg::StartPieces, &args![count: set.pieces])];
    match set.device {
        Device::Die { faces: 4 } => facts.push(words.plain(Msg::CardDieFour)),
        Device::Die { .. } => facts.push(words.plain(Msg::CardDieSix)),
        Device::Sticks { .. } => {}
    }
    if set.layout == Layout::Waiting {
        facts.push(words.plain(Msg::StartEntering));
    }
    let length =
        figures::strong(id).map(|strong| words.say(Msg::CardLength, &args![minutes: strong.minutes]));
    let picked = if chosen { app.start.spec } else { spec };
    Some(
        label()
            .key(id)
            .class("card")
            .class_if(chosen, "chosen")
            .child(radio("ruleset", chosen).class("heard").on_check(move |_| Message::Pick(picked)))
            .child(canvas().id(format!("card-{id}")).class("mini").attr("aria-hidden", "true"))
            .child(
                span()
                    .class("card-head")
                    .child(span().class("card-name").text(words.plain(known.name)))
                    .maybe(
                        (first.id() == id)
                            .then(|| span().class("badge").text(words.plain(Msg::StartFirstGame))),
                    )
                    .child(icon::tick()),
            )
            .child(
                span()
                    .class("card-source second")
                    .text(words.say(Msg::StartBy, &args![source: &words.plain(known.source)])),
            )
            .child(
                span()
                    .class("card-facts")
                    .child(span().text(words.list(&facts)))
                    .child(span().class("card-length").text(length.unwrap_or_default())),
            ),
    )
}

fn setup(app: &App) -> Element<Message> {
    let words = &app.words;
    let spec = app.start.spec;
    let known = ruleset_words(spec.id());
    let name = known.map_or_else(String::new, |known| words.plain(known.name));
    let line = known.map_or_else(String::new, |known| words.plain(known.line));
    aside()
        .class("setup")
        .attr("aria-labelledby", "setup-heading")
        .child(
            div()
                .class("setup-body")
                .child(h2().id("setup-heading").text(name))
                .child(p().class("second").text(line))
                .child(
                    button()
                        .class("text-button")
                        .attr("aria-haspopup", "dialog")
                        .on_click(Message::Open(Dialog::Rules(spec)))
                        .text(words.plain(Msg::StartRules)),
                )
                .maybe(strong_play(app))
                .child(players(app))
                .maybe(options(app)),
        )
        .child(
            div().class("setup-foot").child(
                button()
                    .id("start-begin")
                    .class("act")
                    .class("ready")
                    .on_click(Message::Begin)
                    .child(span().class("act-name").text(words.plain(Msg::StartBegin)))
                    .child(small().text(words.quote(&spec_name(app.start.spec, words.catalog())))),
            ),
        )
}

/// What games between strong players are like.
fn strong_play(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let strong = figures::strong(app.start.spec.id())?;
    let first = strong.first.map(|first| words.say(Msg::FiguresFirst, &args![percent: first]));
    let mut said: Vec<String> = first.into_iter().collect();
    said.extend(strong.doubt.map(|doubt| {
        words.plain(match doubt {
            Doubt::Endless => Msg::FiguresEndless,
            Doubt::Long => Msg::FiguresLong,
        })
    }));
    if said.is_empty() {
        return None;
    }
    Some(p().id("start-strong").class("second").text(words.sentences(&said)))
}

fn players(app: &App) -> Element<Message> {
    let words = &app.words;
    div()
        .class("who")
        .child(h3().text(words.plain(Msg::StartPlayers)))
        .children(Side::BOTH.into_iter().map(|seat| self::seat(app, seat)))
        .child(small().class("second").text(words.plain(Msg::StartSeatsNote)))
}

fn seat(app: &App, seat: Side) -> Element<Message> {
    let words = &app.words;
    let player = app.start.players[seat];
    let group = if seat == Side::White { "seat-white" } else { "seat-black" };
    let level = match player {
        Player::Computer(level) => level,
        Player::Human => 3,
    };
    let choice = |text: Msg, chosen: bool, to: Player| {
        label()
            .class("segment")
            .class_if(chosen, "chosen")
            .child(radio(group, chosen).class("heard").on_check(move |_| Message::Seat(seat, to)))
            .child(span().text(words.plain(text)))
    };
    let levels = (1..=5).map(|number: u8| {
        label()
            .class("segment")
            .class_if(number == level, "chosen")
            .child(
                radio(format!("{group}-level"), number == level)
                    .class("heard")
                    .label(words.say(Msg::LevelName, &args![level: number]))
                    .on_check(move |_| Message::Seat(seat, Player::Computer(number))),
            )
            .child(span().attr("aria-hidden", "true").text(words.number(number)))
    });
    let computer = matches!(player, Player::Computer(_));
    fieldset()
        .class("seat")
        .child(legend().class("second").text(words.say(Msg::StartSeat, &args![side: side_word(seat)])))
        .child(
            div().class("segments").child(choice(Msg::StartPerson, !computer, Player::Human)).child(choice(
                Msg::StartComputer,
                computer,
                Player::Computer(level),
            )),
        )
        .maybe((!computer).then(|| {
            input()
                .id(if seat == Side::White { "name-white" } else { "name-black" })
                .class("name-field")
                .label(words.of_side(Msg::PlayerName, seat))
                .attr("placeholder", words.plain(Msg::NameOptional))
                .attr("maxlength", "24")
                .attr("dir", "auto")
                .attr("autocomplete", "off")
                .attr("spellcheck", "false")
                .value(app.start.names[seat].clone())
                .on_change(move |name| Message::Name(seat, name))
        }))
        .maybe(computer.then(|| {
            fieldset()
                .class("level")
                .child(legend().class("second").text(words.plain(Msg::StartLevel)))
                .child(div().class("segments").children(levels))
                .child(
                    small()
                        .class("second level-title")
                        .text(words.say(Msg::LevelTitle, &args![level: level])),
                )
        }))
}

pub fn options(app: &App) -> Option<Element<Message>> {
    let words = &app.words;
    let spec = app.start.spec;
    let known = ruleset_words(spec.id())?;
    let options = spec.definition().options;
    if options.is_empty() {
        return None;
    }
    let rows = options.iter().enumerate().filter_map(|(i, option)| {
        let texts = known.options.iter().find(|known| known.token == option.id)?;
        Some(
            label()
                .key(option.id)
                .class("switch")
                .child(
                    span()
                        .child(span().class("switch-name").text(words.plain(texts.name)))
                        .child(small().class("second").text(words.plain(texts.note))),
                )
                .child(checkbox(spec.has(i)).role("switch").on_check(move |_| Message::Option(i))),
        )
    });
    Some(fieldset().class("options").child(legend().text(words.plain(Msg::StartOptions))).children(rows))
}
