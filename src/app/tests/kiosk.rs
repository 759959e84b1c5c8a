//! A table in a gallery, driven through its events.

use super::player::Visitor;
use crate::app::effect::Effect;
use crate::app::event::{Event, KeyPress, TimerId};
use crate::app::host::{Asked, Call, News, Players, Scalar};
use crate::app::kiosk::{Deed, Stage};
use crate::app::link::Player;
use crate::app::message::{Dialog, Message};
use crate::app::settings::Setting;
use crate::app::strings::Language;
use crate::rules::{Side, Spec, SquareSet};

const LINK: &str = "?kiosk=1&rulesets=bell,kendall%2Bfive&lang=it&idle=60&code=2804";

fn does(visitor: &mut Visitor, deed: Deed) {
    visitor.send(Event::Message(Message::Kiosk(deed)));
}

fn stage(visitor: &Visitor) -> Stage {
    visitor.app.kiosk.as_ref().map(|kiosk| kiosk.stage).expect("it is a kiosk")
}

fn spec(text: &str) -> Spec {
    text.parse().expect("a ruleset")
}

/// Lets time pass: motions are shown, timers run out.
fn pass(visitor: &mut Visitor, ms: f64) {
    let end = visitor.now + ms;
    loop {
        let next = visitor.timers.iter().min_by(|(_, a), (_, b)| a.1.total_cmp(&b.1));
        let next = next.map(|(name, (id, at))| (name.clone(), *id, *at)).filter(|(.., at)| *at <= end);
        if visitor.app.animating() && visitor.now + 400.0 < end {
            visitor.now += 400.0;
            visitor.send(Event::Frame);
        } else if let Some((name, id, at)) = next {
            visitor.timers.remove(&name);
            visitor.now = visitor.now.max(at);
            match id {
                // The fine picture is made for eyes.
                TimerId::Slice => {}
                _ => visitor.send(Event::Timer(id)),
            }
        } else {
            visitor.now = visitor.now.max(end);
            return;
        }
    }
}

/// A visitor comes and sits down to a game.
fn sit_down(visitor: &mut Visitor) {
    does(visitor, Deed::Wake);
    assert_eq!(stage(visitor), Stage::Languages);
    does(visitor, Deed::Speak(Language::German));
    assert_eq!(stage(visitor), Stage::Rulesets);
    assert_eq!(visitor.app.words.catalog().language(), Language::German);
    does(visitor, Deed::Play(spec("kendall+five")));
    assert_eq!(stage(visitor), Stage::Game);
    let table = visitor.app.table.as_ref().expect("a board");
    assert_eq!((table.game().spec(), table.seats().white), (spec("kendall+five"), Player::Human));
}

#[test]
fn who_leaves_is_asked_for_and_the_next_finds_a_fresh_game() {
    let mut visitor = Visitor::new(LINK);
    assert_eq!(stage(&visitor), Stage::Attract);
    assert_eq!(visitor.app.words.catalog().language(), Language::Italian);
    sit_down(&mut visitor);
    let events = |visitor: &Visitor| visitor.app.table.as_ref().map(|table| table.game().cursor());
    let before = events(&visitor);
    pass(&mut visitor, 61_000.0);
    assert_eq!(visitor.app.dialog, Some(Dialog::Idle));
    // Whatever is touched answers, and does nothing else.
    visitor.send(Event::Message(Message::Throw));
    assert_eq!((visitor.app.dialog.clone(), events(&visitor)), (None, before));
    pass(&mut visitor, 59_000.0);
    assert_eq!(visitor.app.dialog, None, "the time begins anew");
    pass(&mut visitor, 2_000.0);
    assert_eq!(visitor.app.dialog, Some(Dialog::Idle));
    pass(&mut visitor, 20_000.0);
    assert_eq!(stage(&visitor), Stage::Game, "twenty seconds and more");
    pass(&mut visitor, 15_000.0);
    assert_eq!((stage(&visitor), visitor.app.dialog.clone()), (Stage::Attract, None));
    assert_eq!(visitor.app.words.catalog().language(), Language::Italian);
    let table = visitor.app.table.as_ref().expect("a board");
    assert_eq!((table.seats().white, table.seats().black), (Player::Computer(3), Player::Computer(3)));
}

#[test]
fn who_is_there_is_never_asked() {
    let mut visitor = Visitor::new(LINK);
    sit_down(&mut visitor);
    for round in 0..40 {
        pass(&mut visitor, 50_000.0);
        assert_eq!((stage(&visitor), visitor.app.dialog.clone()), (Stage::Game, None), "round {round}");
        match round % 3 {
            0 => visitor.send(Event::Touched),
            1 => visitor.send(Event::Key(KeyPress { key: "Tab".into(), ..KeyPress::default() })),
            _ => visitor.send(Event::Message(Message::Over(None))),
        }
    }
}

#[test]
fn nothing_of_a_visitor_outlasts_the_visit() {
    let mut visitor = Visitor::new(LINK);
    let (query, fragment) = (visitor.query.clone(), visitor.fragment.clone());
    sit_down(&mut visitor);
    visitor.send(Event::Message(Message::Throw));
    pass(&mut visitor, 20_000.0);
    let stored = visitor.stored.clone().unwrap_or_default();
    assert_eq!(stored.keys().collect::<Vec<_>>(), ["kiosk"]);
    assert!(stored["kiosk"].contains("kendall+five de 1 0"), "{stored:?}");
    assert_eq!((&visitor.query, &visitor.fragment), (&query, &fragment));
    // The power fails.
    visitor.query = query;
    visitor.now += 3_600_000.0;
    visitor.timers.clear();
    let again = Visitor::with(LINK, "#game=1-2", visitor.stored.clone(), 9);
    assert_eq!(stage(&again), Stage::Attract);
    let counted = &again.app.kiosk.as_ref().expect("a kiosk").figures.rows;
    assert_eq!((counted[0].begun, counted.len()), (1, 1));
}

#[test]
fn there_is_no_way_out() {
    let mut visitor = Visitor::new(LINK);
    let all = [
        Message::Begin,
        Message::Continue("1-2".into()),
        Message::TakeOver("1-2".into()),
        Message::Delete("1-2".into()),
        Message::DownloadSave("1-2".into()),
        Message::Fullscreen,
        Message::CopyRecord,
        Message::SaveRecord,
        Message::Visit(crate::app::link::Page::About),
        Message::CopyCode,
        Message::Kiosk(Deed::Save),
    ];
    for awake in [false, true] {
        if awake {
            sit_down(&mut visitor);
        }
        let id = visitor.app.table.as_ref().map(|table| table.id.clone());
        for message in all.clone() {
            visitor.send(Event::Message(message.clone()));
            let out = visitor.effects.iter().find(|effect| {
                matches!(
                    effect,
                    Effect::Download { .. } | Effect::Copy(_) | Effect::SetUrl { .. } | Effect::Fullscreen(_)
                )
            });
            assert_eq!(out, None, "{message:?}");
            assert_eq!(visitor.app.table.as_ref().map(|table| table.id.clone()), id, "{message:?}");
        }
    }
    visitor.send(Event::Message(Message::ToStart));
    assert_eq!(stage(&visitor), Stage::Languages, "afresh, but not out");
}

#[test]
fn the_curator_comes_to_the_figures_by_a_long_press_and_the_code() {
    let mut visitor = Visitor::new(LINK);
    sit_down(&mut visitor);
    visitor.send(Event::Message(Message::Resign(Side::White)));
    pass(&mut visitor, 3_000.0);
    does(&mut visitor, Deed::Afresh);
    // Too short a press leads nowhere.
    does(&mut visitor, Deed::Press);
    pass(&mut visitor, 2_000.0);
    does(&mut visitor, Deed::Release);
    pass(&mut visitor, 5_000.0);
    assert_eq!(stage(&visitor), Stage::Languages);
    does(&mut visitor, Deed::Press);
    pass(&mut visitor, 3_100.0);
    assert_eq!(stage(&visitor), Stage::Code);
    for digit in [2, 8, 0, 4] {
        does(&mut visitor, Deed::Digit(digit));
    }
    assert_eq!(stage(&visitor), Stage::Desk);
    does(&mut visitor, Deed::Save);
    let Some(Effect::Download { text, .. }) = visitor.effects.first() else {
        panic!("{:?}", visitor.effects)
    };
    assert_eq!(text, "ruleset,language,begun,finished\nkendall+five,de,1,1\n");
    does(&mut visitor, Deed::Clear);
    does(&mut visitor, Deed::Leave);
    assert_eq!(stage(&visitor), Stage::Attract);
    assert_eq!(visitor.stored.as_ref().map(|stored| stored["kiosk"].as_str()), Some("kiosk 1\nsince 0\n"));
    // Without a code there is no desk.
    let mut visitor = Visitor::new("?kiosk=1");
    does(&mut visitor, Deed::Press);
    pass(&mut visitor, 10_000.0);
    assert_eq!(stage(&visitor), Stage::Attract);
}

#[test]
fn for_hours_it_plays_by_itself_and_changes_what_it_shows() {
    let mut visitor = Visitor::new("?kiosk=1&rulesets=bell,common");
    let (mut themes, mut languages, mut rulesets) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..40 {
        pass(&mut visitor, 60_000.0);
        assert_eq!((stage(&visitor), visitor.app.dialog.clone()), (Stage::Attract, None));
        assert!(!visitor.effects.iter().any(|effect| matches!(effect, Effect::Play(_))), "it is silent");
        themes.push(visitor.app.theme());
        languages.push(visitor.app.words.catalog().language().code());
        rulesets.push(visitor.app.table.as_ref().map(|table| table.game().spec().id()));
    }
    themes.dedup();
    languages.dedup();
    rulesets.dedup();
    assert!(
        themes.len() >= 3 && languages.len() >= 6 && rulesets.len() >= 3,
        "{themes:?} {languages:?} {rulesets:?}"
    );
    assert!(visitor.app.shelf.keys().len() <= 4, "{:?}", visitor.app.shelf.keys());
    assert_eq!(visitor.stored.as_ref().map(|stored| stored.len()), Some(0));
}

#[test]
fn the_squares_that_are_told_of_are_framed_on_the_board() {
    let mut visitor = Visitor::new("?kiosk=1&rulesets=bell");
    let told = |visitor: &Visitor| visitor.app.kiosk.as_ref().map(|kiosk| kiosk.told()).unwrap_or_default();
    let mut seen = Vec::new();
    for _ in 0..6 {
        seen.push(told(&visitor));
        pass(&mut visitor, crate::app::kiosk::CAPTION);
    }
    // What it is; the way; throwing; the sides; the signs; the ruleset.
    let (none, turns) = (SquareSet::EMPTY, SquareSet::of(&[1, 10, 11, 20, 21, 30]));
    assert_eq!(seen, [none, turns, none, none, SquareSet::range(26, 30), none]);
    pass(&mut visitor, crate::app::kiosk::CAPTION);
    assert_eq!(told(&visitor), turns, "and so on");
    sit_down_at_the_only(&mut visitor);
    assert_eq!(told(&visitor), none, "a visitor sees the game");
}

/// A visitor sits down where one ruleset is on offer.
fn sit_down_at_the_only(visitor: &mut Visitor) {
    does(visitor, Deed::Wake);
    does(visitor, Deed::Speak(Language::English));
    assert_eq!(stage(visitor), Stage::Game);
}

#[test]
fn sound_is_as_the_link_says() {
    for (query, on) in [("?kiosk=1", true), ("?kiosk=1&sound=0", false), ("?kiosk=1&embed=1", false)] {
        let mut visitor = Visitor::new(query);
        for _ in 0..2 {
            sit_down_at_the_only(&mut visitor);
            assert_eq!(visitor.app.sounds().is_on(), on, "{query}");
            // A visitor switches it; the next one finds it as at first.
            visitor.send(Event::Message(Message::Set(Setting::Sound(visitor.app.sounds().flipped()))));
            assert_eq!(visitor.app.sounds().is_on(), !on, "{query}");
            pass(&mut visitor, 130_000.0);
            assert_eq!(stage(&visitor), Stage::Attract);
        }
    }
}

#[test]
fn in_a_frame_it_tells_its_games_and_leaves_them_to_the_visitors() {
    let call = |visitor: &mut Visitor, kind: &str| {
        visitor.told.clear();
        let fields = [("v", "1"), ("type", kind)].map(|(name, word)| (name, Scalar::Text(word.to_owned())));
        visitor.send(Event::Host(Call { id: Some(Scalar::Number(5.0)), asked: Ok(Asked::of(fields)) }));
        let answer = visitor.told.iter().find(|(id, _)| *id == Some(Scalar::Number(5.0)));
        answer.map(|(_, news)| news.clone()).unwrap_or_else(|| panic!("{kind} is answered"))
    };
    let players = |w, b| Players { w, b };
    let ready = |players| News::Ready { ruleset: "reed".to_owned(), lang: "en", players };
    let mut visitor = Visitor::new("?kiosk=1&embed=1&ruleset=reed&black=human&idle=60");
    // The computer's own game is one, too: the page around knows that the frame has come.
    assert!(visitor.told.contains(&(None, ready(players("3", "3")))), "{:?}", visitor.told);
    let refused = |visitor: &mut Visitor, kind| {
        let before = visitor.position();
        let answer = call(visitor, kind);
        assert!(matches!(answer, News::Error { .. }), "{kind}: {answer:?}");
        assert_eq!(visitor.position(), before, "{kind}");
    };
    for kind in ["new", "throw", "play", "undo", "resign"] {
        refused(&mut visitor, kind);
    }
    assert!(matches!(call(&mut visitor, "get"), News::State { .. }));
    visitor.told.clear();
    sit_down_at_the_only(&mut visitor);
    assert!(visitor.told.contains(&(None, ready(players("human", "human")))), "{:?}", visitor.told);
    refused(&mut visitor, "new");
    // A button of the page around throws for a visitor, who is there then.
    pass(&mut visitor, 61_000.0);
    assert_eq!(visitor.app.dialog, Some(Dialog::Idle));
    assert!(matches!(call(&mut visitor, "get"), News::State { .. }));
    assert_eq!(visitor.app.dialog, Some(Dialog::Idle), "asking is not being there");
    assert!(matches!(call(&mut visitor, "throw"), News::Throw { .. }));
    assert_eq!(visitor.app.dialog, None);
    pass(&mut visitor, 59_000.0);
    assert_eq!((stage(&visitor), visitor.app.dialog.clone()), (Stage::Game, None));
    // Left alone it begins its loop again, and says so.
    visitor.told.clear();
    pass(&mut visitor, 40_000.0);
    assert_eq!(stage(&visitor), Stage::Attract);
    assert!(visitor.told.contains(&(None, ready(players("3", "3")))), "{:?}", visitor.told);
}
