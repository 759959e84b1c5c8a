//! What is heard of each kind of motion; victories; moves made by hand.

use super::*;

const FULL: Timing = Timing { speed: Speed::Normal, motion: Motion::Full };

fn named(name: &str) -> Case {
    cases().into_iter().find(|case| case.name == name).unwrap_or_else(|| panic!("a case is named {name}"))
}

fn heard(plan: &Plan) -> Vec<Cue> {
    plan.cues().iter().map(|(_, cue)| *cue).collect()
}

#[test]
fn every_event_of_a_move_is_heard_at_its_time() {
    let table: [(&str, &[Cue]); 7] = [
        ("a hop", &[Cue::Step]),
        ("the longest way", &[Cue::Hop, Cue::Hop, Cue::Hop, Cue::Hop, Cue::Hop, Cue::Step]),
        ("a swap", &[Cue::Hop, Cue::Hop, Cue::Step, Cue::Slide]),
        ("the water", &[Cue::Hop, Cue::Splash, Cue::Rise]),
        ("the judges", &[Cue::Step, Cue::Step]),
        ("off", &[Cue::Hop, Cue::Hop, Cue::Hop, Cue::Hop, Cue::Off]),
        ("entering", &[Cue::Step]),
    ];
    for (name, cues) in table {
        let case = named(name);
        let plan = Plan::moved(&case.before, &case.after, &case.step, FULL);
        assert_eq!(heard(&plan), cues, "{name}");
        assert!(plan.cues().is_sorted_by(|a, b| a.0 <= b.0), "{name}");
        assert!(plan.cues().iter().all(|(at, _)| *at <= plan.duration()), "{name}: {:?}", plan.cues());
    }
}

#[test]
fn what_does_not_travel_is_heard_all_the_same() {
    for timing in timings().into_iter().filter(|t| t.speed == Speed::None || t.motion == Motion::Reduced) {
        for case in cases() {
            let full = heard(&Plan::moved(&case.before, &case.after, &case.step, FULL));
            let still = heard(&Plan::moved(&case.before, &case.after, &case.step, timing));
            let sorted = |cues: Vec<Cue>| {
                let mut names: Vec<_> = cues.iter().map(|cue| format!("{cue:?}")).collect();
                names.sort();
                names
            };
            let events = full.into_iter().filter(|cue| *cue != Cue::Hop).collect();
            assert_eq!(sorted(still), sorted(events), "{}, {timing:?}", case.name);
        }
        for device in [Device::Sticks(Face::Flat), Device::FourSided, Device::SixSided] {
            let cast = Some(Cast { shows: 2, seed: 1 });
            let plan = Plan::throw(&Throwing { device, cast, ..Throwing::default() }, timing);
            assert!(!plan.cues().is_empty(), "{device:?}, {timing:?}");
        }
    }
}

#[test]
fn each_stick_strikes_once_and_a_die_strikes_as_one() {
    let throw = |device| {
        let cast = Some(Cast { shows: 2, seed: 1 });
        let mut cues = heard(&Plan::throw(&Throwing { device, cast, ..Throwing::default() }, FULL));
        cues.sort_by_key(|cue| format!("{cue:?}"));
        cues
    };
    assert_eq!(throw(Device::Sticks(Face::Flat)), [0, 1, 2, 3].map(Cue::Stick));
    assert_eq!(throw(Device::FourSided), [Cue::Die]);
    assert_eq!(throw(Device::SixSided), [Cue::Die]);
}

#[test]
fn a_swap_moves_both_at_once_on_different_sides() {
    let case = named("a swap");
    let plan = Plan::moved(&case.before, &case.after, &case.step, FULL);
    let layout = Layout::new(1280.0, 800.0, Orientation::FirstOnTop, Room::Whole);
    let row = layout.squares[sq(12)].centre().y;
    let mut both = 0;
    for i in 0..100 {
        let frame = plan.frame(plan.duration() * i as f32 / 100.0);
        let under_way = |a: &&Actor| a.along > 0.2 && a.along < 0.8 && a.bend.abs() > 0.02;
        if frame.actors.iter().filter(under_way).count() == 2 {
            both += 1;
            // Each swings out to its own right, and they go opposite ways.
            assert!(frame.actors.iter().all(|a| a.bend > 0.0), "{:?}", frame.actors);
        }
    }
    assert!(both > 5 && row > 0.0, "they are under way together for {both} instants");
}

#[test]
fn a_victory_follows_the_last_move_once_and_not_where_nothing_is_to_travel() {
    let case = named("off");
    for timing in timings() {
        let alone = Plan::moved(&case.before, &case.after, &case.step, timing);
        let won = alone.clone().won(Side::White, timing);
        assert_eq!(heard(&won).last(), Some(&Cue::End), "{timing:?}");
        if timing.speed == Speed::None || timing.motion == Motion::Reduced {
            assert_eq!(won.duration(), alone.duration(), "{timing:?}");
            continue;
        }
        assert!(won.duration() > alone.duration() + 1000.0 && won.duration() < 9000.0, "{timing:?}");
        assert_eq!(won.frame(alone.duration() - 1.0).gleam, None);
        assert_eq!(won.frame(won.duration()), Frame::default());
        let mid = won.frame((alone.duration() + won.duration()) / 2.0);
        assert!(mid.gleam.is_some() && mid.actors.is_empty(), "{timing:?}: the pieces are where they belong");
        let mut lit = [false; 30];
        let mut shone = false;
        for i in 0..=200 {
            let at = alone.duration() + (won.duration() - alone.duration()) * i as f32 / 200.0;
            let Some(gleam) = won.frame(at).gleam else { continue };
            for square in Square::all() {
                lit[usize::from(square.number()) - 1] |= gleam.on_square(square) > 0.5;
            }
            shone |= gleam.on_piece(0) > 0.5;
        }
        assert!(lit.iter().all(|lit| *lit) && shone, "it passes over every square, and the pieces shine");
    }
}

#[test]
fn a_move_made_by_hand_begins_where_the_hand_left_the_piece() {
    let shift = Point::new(14.0, -9.0);
    for name in ["a hop", "a swap", "off", "entering", "the water", "the judges"] {
        let case = named(name);
        let plan = Plan::dropped(&case.before, &case.after, &case.step, shift, FULL);
        let mover = |ms: f32| {
            let actors = plan.frame(ms).actors;
            actors.into_iter().rfind(|actor| actor.side == Side::White).unwrap_or_else(|| panic!("{name}"))
        };
        assert_eq!(mover(0.0).shift, shift, "{name}");
        // It has been at its goal since: it walks no way to it.
        let goal = *case.step.path.last().unwrap();
        let from = mover(0.0).from.place;
        assert!(from == on(goal.number()) || from == mover(0.0).home.place, "{name}: {from:?}");
        let late = plan.frame(plan.duration() - 0.05);
        assert!(late.actors.iter().all(|actor| actor.shift.length() < 0.5 && actor.lift < 0.05), "{name}");
        assert_eq!(plan.frame(plan.duration()), Frame::default(), "{name}");
        for timing in timings().into_iter().filter(|t| t.speed == Speed::None || t.motion == Motion::Reduced)
        {
            let plan = Plan::dropped(&case.before, &case.after, &case.step, shift, timing);
            assert!(plan.is_empty() && !plan.cues().is_empty(), "{name}, {timing:?}");
        }
    }
}

#[test]
fn a_piece_let_go_elsewhere_glides_home() {
    let home = Spot { place: on(9), index: 0 };
    let shift = Point::new(80.0, 40.0);
    let plan = Plan::back(Side::White, home, shift, FULL);
    assert_eq!(plan.frame(0.0).actors, [Actor::held(Side::White, home, shift)]);
    let mut before = f32::INFINITY;
    for i in 0..20 {
        let left = plan.frame(plan.duration() * i as f32 / 20.0).actors[0].shift.length();
        assert!(left <= before, "it never turns round");
        before = left;
    }
    assert!(plan.duration() <= 250.0);
    assert!(Plan::back(Side::White, home, shift, Timing { motion: Motion::Reduced, ..FULL }).is_empty());
}
