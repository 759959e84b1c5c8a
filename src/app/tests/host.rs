//! The page in a frame of another page, by messages.

use std::collections::BTreeMap;

use super::player::{Leaving, Visitor};
use crate::app::event::Event;
use crate::app::host::{Asked, Call, FIELDS, News, Players, Scalar};
use crate::record::{Form, Game};
use crate::rng::{Rng, Seed};
use crate::rules::{Rules, Spec};

fn text(text: &str) -> Scalar {
    Scalar::Text(text.to_owned())
}

fn call(id: f64, kind: &str, fields: &[(&'static str, Scalar)]) -> Call {
    let head = [("v", Scalar::Number(1.0)), ("type", text(kind))];
    Call {
        id: Some(Scalar::Number(id)),
        asked: Ok(Asked::of(head.into_iter().chain(fields.iter().cloned()))),
    }
}

/// Sends a message, and gives what it is answered; what else was told is left in `told`.
fn ask(visitor: &mut Visitor, kind: &str, fields: &[(&'static str, Scalar)]) -> News {
    visitor.told.clear();
    visitor.send(Event::Host(call(7.0, kind, fields)));
    let mut answers = visitor.told.iter().filter(|(id, _)| *id == Some(Scalar::Number(7.0)));
    let (_, answer) = answers.next().unwrap_or_else(|| panic!("{kind} is answered: {:?}", visitor.told));
    assert!(answers.next().is_none(), "{kind} is answered once");
    answer.clone()
}

fn refusal(visitor: &mut Visitor, kind: &str, fields: &[(&'static str, Scalar)]) -> String {
    let before = visitor.position();
    match ask(visitor, kind, fields) {
        News::Error { message } => {
            assert_eq!(visitor.position(), before, "what is refused changes nothing");
            message
        }
        other => panic!("{kind} is refused, not answered by {other:?}"),
    }
}

fn state(visitor: &mut Visitor) -> (String, Vec<String>, String) {
    match ask(visitor, "get", &[]) {
        News::State { position, legal, record, .. } => (position, legal, record),
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_says_what_stands_on_the_board() {
    let visitor = Visitor::new("ruleset=bell&embed=1&white=human&black=2&lang=en");
    let ready =
        News::Ready { ruleset: "bell".to_owned(), lang: "en", players: Players { w: "human", b: "2" } };
    assert!(visitor.told.contains(&(None, ready)), "{:?}", visitor.told);
    let heights = visitor.told.iter().filter(|(_, news)| matches!(news, News::Resize { .. }));
    assert_eq!(heights.count(), 1);
}

#[test]
fn nothing_is_told_nor_done_outside_a_frame() {
    let mut visitor = Visitor::new("ruleset=bell&white=human&black=human");
    let before = visitor.position();
    visitor.send(Event::Host(call(1.0, "throw", &[])));
    assert_eq!((visitor.position(), visitor.told), (before, vec![]));
}

/// A whole game of each ruleset by messages alone; what is told makes up the game that is played.
#[test]
fn games_are_played_by_messages() {
    for (i, spec) in Spec::all().enumerate().filter(|(_, spec)| spec.options().count() == 0) {
        let mut visitor = Visitor::new(&format!("ruleset={spec}&embed=1&white=human&black=human&seed={i:x}"));
        let mut rng = Rng::new(Seed(i as u64));
        let rules = Rules::new(spec);
        let mut all = Vec::new();
        for ply in 0.. {
            assert!(ply < 20_000, "{spec}: it comes to an end");
            let (position, legal, _) = state(&mut visitor);
            let read = rules.read(&position).expect("the page's own position");
            if visitor.app.table.as_ref().is_some_and(|table| table.end().is_some()) {
                break;
            }
            if legal.is_empty() {
                assert!(matches!(ask(&mut visitor, "throw", &[]), News::Throw { value: 1..=6, .. }));
            } else {
                let expected: Vec<_> = rules.legal(&read).iter().map(ToString::to_string).collect();
                assert_eq!(legal, expected);
                let played = legal[rng.below(legal.len() as u32) as usize].clone();
                let answer = ask(&mut visitor, "play", &[("move", text(&played))]);
                let News::Move { played: told, position, .. } = answer else { panic!("{answer:?}") };
                assert_eq!(told, played);
                assert_eq!(position, visitor.position());
            }
            all.extend(visitor.told.iter().map(|(_, news)| news.clone()));
        }
        let Some(News::End { winner, record, score, .. }) = all.last() else {
            panic!("{spec}: {:?}", all.last())
        };
        let game = Game::read(record, Seed(0)).expect("a sound record");
        assert!(game.end().is_some() && ["w", "b", "draw"].contains(winner));
        assert_eq!(*score, game.score());
        assert_eq!(game.write(Form::Record), *record);
        let count = |wanted: fn(&News) -> bool| all.iter().filter(|news| wanted(news)).count();
        let told = count(|news| matches!(news, News::Throw { .. } | News::Move { .. }));
        assert_eq!(told, game.events().len(), "{spec}: everything is told, and once");
        assert_eq!(count(|news| matches!(news, News::Seats { .. })), 1, "{spec}");
        assert_eq!(count(|news| matches!(news, News::End { .. })), 1, "{spec}");
        assert!(refusal(&mut visitor, "throw", &[]).contains("over"));
        assert!(refusal(&mut visitor, "resign", &[]).contains("resign"));
    }
}

#[test]
fn sticks_and_dice_show_their_faces() {
    for (query, most) in [("ruleset=kendall", 1), ("ruleset=bell", 4), ("ruleset=cemea%2Bdie", 6)] {
        let mut visitor = Visitor::new(&format!("{query}&embed=1&white=human&black=human&seed=5"));
        for _ in 0..4 {
            let answer = ask(&mut visitor, "throw", &[]);
            let News::Throw { value, faces, .. } = answer else { break };
            assert!(faces.iter().all(|face| *face <= most), "{faces:?}");
            match most {
                1 => assert_eq!((faces.len(), faces.iter().sum::<u8>() % 5), (4, value % 5), "{faces:?}"),
                _ => assert_eq!(faces, [value]),
            }
            if visitor.position().contains("move") {
                break;
            }
        }
    }
}

#[test]
fn what_is_taken_back_is_told() {
    let mut visitor = Visitor::new(
        "ruleset=common&embed=1&white=human&black=human&pos=wbwbwbwbwb/........../..........%20w%20move:1%200-0%200-0%200-0%20-",
    );
    let (start, legal, _) = state(&mut visitor);
    assert!(refusal(&mut visitor, "undo", &[]).contains("taken back"));
    assert!(legal.len() > 1, "there is something to choose: {legal:?}");
    ask(&mut visitor, "play", &[("move", text(&legal[0]))]);
    assert_ne!(visitor.position(), start);
    let News::State { position, .. } = ask(&mut visitor, "undo", &[]) else { panic!("the state is told") };
    assert_eq!(position, start);
    visitor.told.clear();
    visitor.send(Event::Message(crate::app::message::Message::Redo));
    assert!(visitor.told.iter().any(|(id, news)| id.is_none() && matches!(news, News::Move { .. })));
}

#[test]
fn another_game_is_begun_as_asked() {
    let mut visitor = Visitor::new("ruleset=bell&embed=1&white=human&black=human");
    let fields = [("ruleset", text("kendall+five")), ("black", Scalar::Number(2.0)), ("seed", text("c1"))];
    let News::Ready { ruleset, players, .. } = ask(&mut visitor, "new", &fields) else {
        panic!("it is ready")
    };
    assert_eq!((ruleset.as_str(), players), ("kendall+five", Players { w: "human", b: "2" }));
    let position = "w........./........../..b....... w throw 0-0 4-4 0-0 -";
    let fields = [("ruleset", text("common")), ("pos", text(position)), ("black", text("human"))];
    assert!(matches!(ask(&mut visitor, "new", &fields), News::Ready { .. }));
    assert_eq!(visitor.position(), position);
    for (fields, said) in [
        (vec![("ruleset", text("chess"))], "chess"),
        (vec![("ruleset", text("bell+five"))], "five"),
        (vec![("pos", text("nonsense"))], "position"),
        (vec![("seed", text("xyz"))], "xyz"),
        (vec![("white", Scalar::Number(9.0))], "9"),
        (vec![("black", Scalar::Flag(true)), ("ruleset", text(""))], "ruleset"),
    ] {
        let message = refusal(&mut visitor, "new", &fields);
        assert!(message.contains(said), "{message}");
    }
}

#[test]
fn what_is_malformed_is_answered_and_changes_nothing() {
    let mut visitor = Visitor::new("ruleset=kendall&embed=1&white=human&black=human&seed=3");
    let mut rng = Rng::new(Seed(11));
    let kinds = ["new", "throw", "play", "undo", "resign", "set", "get", "jump", "", "\u{0}"];
    let values = [
        text(""),
        text("9:1-99"),
        text("4:14-18"),
        text("\u{202e}"),
        text(&"x".repeat(300)),
        Scalar::Number(f64::NAN),
        Scalar::Number(-1e300),
        Scalar::Number(0.5),
        Scalar::Flag(false),
    ];
    let before = (visitor.position(), visitor.stored.clone());
    for round in 0..10_000 {
        let kind = kinds[rng.below(kinds.len() as u32) as usize];
        // Each of these has one field that makes it malformed at least.
        let fields: Vec<_> = FIELDS
            .iter()
            .filter(|name| !["v", "type"].contains(name))
            .map(|name| (*name, values[rng.below(values.len() as u32) as usize].clone()))
            .collect();
        let version = if ["new", "set", "play"].contains(&kind) { 1.0 } else { 2.0 };
        let head = [("v", Scalar::Number(version)), ("type", text(kind))];
        let fields: Vec<_> = fields.into_iter().filter(|(name, _)| *name != "sound").collect();
        let call = Call {
            id: Some(Scalar::Number(f64::from(round))),
            asked: if rng.below(5) == 0 {
                Err("id".to_owned())
            } else {
                Ok(Asked::of(head.into_iter().chain(fields)))
            },
        };
        visitor.told.clear();
        visitor.send(Event::Host(call.clone()));
        let [(id, News::Error { message })] = visitor.told.as_slice() else {
            panic!("{call:?} is answered by an error: {:?}", visitor.told)
        };
        assert_eq!(*id, Some(Scalar::Number(f64::from(round))));
        assert!(!message.is_empty());
    }
    assert_eq!((visitor.position(), visitor.stored.clone()), before);
    assert!(matches!(ask(&mut visitor, "throw", &[]), News::Throw { .. }), "and the game goes on");
}

#[test]
fn the_computer_is_not_played_for() {
    let mut visitor = Visitor::new("ruleset=bell&embed=1&white=1&black=human");
    assert!(refusal(&mut visitor, "throw", &[]).contains("computer"));
}

#[test]
fn language_theme_and_sound_can_be_set() {
    let mut visitor = Visitor::new("ruleset=bell&embed=1");
    let fields = [("lang", text("it")), ("theme", text("papyrus")), ("sound", Scalar::Flag(true))];
    assert!(matches!(ask(&mut visitor, "set", &fields), News::State { .. }));
    assert_eq!(visitor.app.words.catalog().language().code(), "it");
    assert_eq!(crate::app::settings::theme_name(visitor.app.theme()), "papyrus");
    assert!(visitor.app.sounds().is_on());
    assert!(visitor.stored.as_ref().is_some_and(|stored| !stored.contains_key("settings")), "for this visit");
    assert!(refusal(&mut visitor, "set", &[("theme", text("pink"))]).contains("pink"));
}

/// Keeps what a visitor had, for another frame to open.
fn shared(visitor: &Visitor) -> Option<BTreeMap<String, String>> {
    visitor.stored.clone()
}

#[test]
fn a_frame_goes_on_with_its_own_game() {
    const PLAYED: &str = "ruleset=kendall&embed=1&white=human&black=human";
    let mut first = Visitor::new(PLAYED);
    ask(&mut first, "throw", &[]);
    let (position, fragment) = (first.position(), first.fragment.clone());
    assert_eq!(fragment, "", "the address is not the frame's to change");
    first.send(Event::Leaving);
    for (query, same) in [
        (PLAYED.to_owned(), true),
        (format!("{PLAYED}&theme=ebony&lang=it"), true),
        (format!("{PLAYED}&name=other"), false),
        (PLAYED.replace("kendall", "kendall%2Bfive"), false),
        (PLAYED.replace("black=human", "black=2"), false),
        (format!("{PLAYED}&seed=1"), false),
    ] {
        let visitor = Visitor::with(&query, "", shared(&first), 2);
        assert_eq!(
            visitor.position() == position && visitor.app.table.as_ref().unwrap().ours(),
            same,
            "{query}"
        );
        let stored = visitor.stored.clone().unwrap_or_default();
        let kept = stored.iter().filter(|(key, _)| key.starts_with("game/")).count();
        assert_eq!(kept, if same { 1 } else { 2 }, "{query}: nothing is lost");
    }
}

#[test]
fn names_keep_games_apart_and_together() {
    let play = |query: &str, stored, seed| {
        let mut visitor = Visitor::with(query, "", stored, seed);
        ask(&mut visitor, "throw", &[]);
        visitor.send(Event::Leaving);
        visitor
    };
    let one = play("ruleset=bell&embed=1&white=human&black=human&name=Saal%201", Some(BTreeMap::new()), 1);
    let two = play("ruleset=bell&embed=1&white=human&black=human&name=Saal%2F1", shared(&one), 2);
    let games = |visitor: &Visitor| {
        let stored = visitor.stored.as_ref().expect("it is stored");
        stored.keys().filter(|key| key.starts_with("game/")).count()
    };
    assert_eq!(games(&two), 2, "names that look alike are others");
    // The page around offers another game under the same name: the one that is there stays.
    let three = play("ruleset=skyriuk&embed=1&white=human&black=human&name=Saal%201", shared(&two), 3);
    assert_eq!(games(&three), 3);
    let back =
        Visitor::with("ruleset=bell&embed=1&white=human&black=human&name=Saal%201", "", shared(&three), 4);
    assert_eq!(back.position(), one.position());
}

#[test]
fn what_cannot_be_read_is_kept() {
    let mut stored = BTreeMap::new();
    let name = "game/embed-bell-human-human".to_owned();
    stored.insert(name.clone(), "senet-save 99\n\nfrom the future".to_owned());
    let mut visitor = Visitor::with("ruleset=bell&embed=1&white=human&black=human", "", Some(stored), 1);
    ask(&mut visitor, "throw", &[]);
    let News::Ready { .. } = ask(&mut visitor, "new", &[]) else { panic!("a game is begun") };
    let stored = visitor.stored.as_ref().expect("it is stored");
    assert!(stored[&name].contains("from the future"));
    assert_eq!(stored.keys().filter(|key| key.starts_with("game/")).count(), 2);
}

/// Two frames with the same game: the second shows it, and says that it is played elsewhere.
#[test]
fn a_game_is_played_in_one_frame_at_a_time() {
    const QUERY: &str = "ruleset=bell&embed=1&white=human&black=human&name=one";
    let mut first = Visitor::new(QUERY);
    ask(&mut first, "throw", &[]);
    let mut second = Visitor::with(QUERY, "", shared(&first), 2);
    assert_eq!(second.position(), first.position());
    assert!(refusal(&mut second, "throw", &[]).contains("elsewhere"));
    // The first answers the knock by claiming its game anew.
    let lease = "lease/embed-one".to_owned();
    let key = second
        .stored
        .as_ref()
        .and_then(|stored| stored.keys().find(|key| key.starts_with("knock/")).cloned());
    let knock =
        second.stored.as_ref().and_then(|stored| stored[&key.clone().expect("it knocks")].clone().into());
    first.send(Event::StorageChanged { key: key.expect("it knocks"), value: knock });
    let claimed = first.stored.as_ref().map(|stored| stored[&lease].clone());
    second.send(Event::StorageChanged { key: lease, value: claimed });
    second.settle();
    assert!(refusal(&mut second, "throw", &[]).contains("elsewhere"), "it stays with the first");
    // A new game in the second leaves the first one's alone.
    let before = second.stored.as_ref().map(|stored| stored["game/embed-one"].clone());
    ask(&mut second, "new", &[]);
    assert_eq!(second.stored.as_ref().map(|stored| stored["game/embed-one"].clone()), before);
    assert!(matches!(ask(&mut second, "throw", &[]), News::Throw { .. }));
}

#[test]
fn without_storage_a_frame_plays_all_the_same() {
    let mut visitor = Visitor::with("ruleset=bell&embed=1&white=human&black=human", "", None, 1);
    assert!(matches!(ask(&mut visitor, "throw", &[]), News::Throw { .. }));
    visitor.reload(Leaving::Crash);
    assert!(matches!(ask(&mut visitor, "throw", &[]), News::Throw { .. }));
}

#[test]
fn a_frame_has_no_way_out() {
    let mut visitor = Visitor::new("ruleset=bell&embed=1&white=human&black=human");
    let ways = |visitor: &Visitor| {
        let view = visitor.view();
        let to_start = |message| matches!(message, &crate::app::message::Message::ToStart);
        view.elements().filter(|element| element.clicked().is_some_and(to_start)).count()
            + view.elements().filter(|element| element.attribute("href").is_some()).count()
    };
    assert_eq!(ways(&visitor), 0);
    visitor.click("menu");
    assert_eq!(ways(&visitor), 0);
    visitor.press("Close");
    ask(&mut visitor, "resign", &[]);
    visitor.settle();
    assert_eq!(ways(&visitor), 0, "nor at the end: {}", visitor.view().text_content());
    visitor.press("Play again");
    ask(&mut visitor, "throw", &[]);
    visitor.settle();
    visitor.click("menu");
    visitor.press("New game");
    assert!(visitor.text("dialog").contains("brought back"), "a game is not given up by a slip");
}

#[test]
fn a_frame_offers_what_it_is_told_to() {
    let mut visitor = Visitor::new("rulesets=bell,kendall%2Bfive&embed=1&white=human&black=human");
    assert_eq!(visitor.app.table.as_ref().unwrap().game().spec().to_string(), "bell", "the first of them");
    visitor.click("menu");
    visitor.press("New game");
    let view = visitor.view();
    let cards: Vec<_> =
        view.elements().filter(|element| element.classes.iter().any(|class| class == "card")).collect();
    assert_eq!(cards.len(), 2);
    assert!(view.by_id("games-heading").is_none(), "other games are none of this frame's business");
    visitor.tick("Kendall");
    visitor.click("start-begin");
    assert_eq!(visitor.app.table.as_ref().unwrap().game().spec().to_string(), "kendall+five");
}
