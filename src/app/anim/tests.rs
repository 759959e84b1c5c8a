//! What holds for every plan at every instant.

mod heard;

use super::*;
use crate::app::layout::{Layout, Orientation, Room};
use crate::app::scene::{BySquare, Cast, Device, Face, Item, Tray, Waits, draw, key};
use crate::app::theme::ThemeId;
use crate::rules::BySide;

fn sq(n: u8) -> Square {
    Square::at(n)
}

fn on(n: u8) -> Place {
    Place::Square(sq(n))
}

/// A view with these pieces on the board and all others of seven borne off, unless `waiting` says else.
fn view(white: &[u8], black: &[u8], waiting: BySide<u8>) -> BoardView {
    let mut squares = BySquare::default();
    for (side, numbers) in [(Side::White, white), (Side::Black, black)] {
        numbers.iter().for_each(|n| squares[sq(*n)] = Some(side));
    }
    let tray = |on_board: usize, waiting: u8| Tray {
        waiting,
        off: 7 - on_board as u8 - waiting,
        taken: 0,
        total: 7,
    };
    BoardView {
        squares,
        waits: Waits::Sometimes,
        trays: BySide::new(tray(white.len(), waiting.white), tray(black.len(), waiting.black)),
        ..BoardView::default()
    }
}

struct Case {
    name: &'static str,
    before: BoardView,
    after: BoardView,
    step: Step,
}

fn step(from: Place, path: &[u8], landing: Landing, displaced: Option<(u8, Place)>) -> Step {
    let displaced = displaced.map(|(from, to)| Displaced { side: Side::Black, from: sq(from), to });
    Step { side: Side::White, from, path: path.iter().map(|n| sq(*n)).collect(), landing, displaced }
}

fn cases() -> Vec<Case> {
    let none = BySide::new(0, 0);
    let case = |name, before, after, step| Case { name, before, after, step };
    let mut taken = view(&[12, 20], &[25], none);
    taken.trays.black = Tray { waiting: 0, off: 5, taken: 1, total: 7 };
    vec![
        case(
            "a hop",
            view(&[9, 20], &[3], none),
            view(&[10, 20], &[3], none),
            step(on(9), &[10], Landing::Stays, None),
        ),
        case(
            "the longest way",
            view(&[9, 20], &[3], none),
            view(&[15, 20], &[3], none),
            step(on(9), &[10, 11, 12, 13, 14, 15], Landing::Stays, None),
        ),
        case(
            "a retreat",
            view(&[11, 20], &[3], none),
            view(&[9, 20], &[3], none),
            step(on(11), &[10, 9], Landing::Stays, None),
        ),
        case(
            "a swap",
            view(&[9, 20], &[12], none),
            view(&[12, 20], &[9], none),
            step(on(9), &[10, 11, 12], Landing::Stays, Some((12, on(9)))),
        ),
        case(
            "sent back to the lowest free square",
            view(&[9, 20], &[12], none),
            view(&[12, 20], &[1], none),
            step(on(9), &[10, 11, 12], Landing::Stays, Some((12, on(1)))),
        ),
        case(
            "taken",
            view(&[11, 20], &[12, 25], none),
            taken,
            step(on(11), &[12], Landing::Stays, Some((12, Place::Taken(Side::Black)))),
        ),
        case(
            "the water",
            view(&[26, 20], &[3], none),
            view(&[15, 20], &[3], none),
            step(on(26), &[27], Landing::Sent(on(15), Sending::Water), None),
        ),
        case(
            "the water out of the game",
            view(&[26, 20], &[3], none),
            view(&[20], &[3], BySide::new(1, 0)),
            step(on(26), &[27], Landing::Sent(Place::Waiting(Side::White), Sending::Water), None),
        ),
        case(
            "a swap, then the water",
            view(&[26, 20], &[27], none),
            view(&[15, 20], &[26], none),
            step(on(26), &[27], Landing::Sent(on(15), Sending::Water), Some((27, on(26)))),
        ),
        case(
            "the judges",
            view(&[25, 20], &[3], none),
            view(&[15, 20], &[3], none),
            step(on(25), &[26], Landing::Sent(on(15), Sending::Flight), None),
        ),
        case(
            "off",
            view(&[26, 20], &[3], none),
            view(&[20], &[3], none),
            step(on(26), &[27, 28, 29, 30], Landing::Off, None),
        ),
        case(
            "entering",
            view(&[20], &[3], BySide::new(3, 0)),
            view(&[1, 20], &[3], BySide::new(2, 0)),
            step(Place::Waiting(Side::White), &[1], Landing::Stays, None),
        ),
        case(
            "a step that does not fit what came of it",
            view(&[9, 20], &[3], none),
            view(&[10, 20], &[3], none),
            step(on(9), &[10, 11], Landing::Stays, Some((25, Place::Taken(Side::Black)))),
        ),
    ]
}

fn timings() -> Vec<Timing> {
    let speeds = [Speed::None, Speed::Slow, Speed::Normal, Speed::Fast];
    speeds
        .into_iter()
        .flat_map(|speed| [Motion::Full, Motion::Reduced].map(|motion| Timing { speed, motion }))
        .collect()
}

fn layouts() -> Vec<Layout> {
    [(1280.0, 800.0), (390.0, 560.0), (320.0, 200.0), (844.0, 330.0), (2000.0, 220.0)]
        .into_iter()
        .flat_map(|(w, h)| {
            [Room::Whole, Room::Shared].map(|room| Layout::new(w, h, Orientation::FirstOnTop, room))
        })
        .collect()
}

/// The pieces that a picture shows, by side, each where it stands and how strongly.
fn shown(after: &BoardView, layout: &Layout, frame: &Frame) -> BySide<Vec<(f32, f32, f32)>> {
    let scene = draw(
        after,
        layout,
        ThemeId::Faience.theme(),
        Some(frame),
        Some(key(after, layout, ThemeId::Faience.theme())),
    );
    let mut shown = BySide::new(Vec::new(), Vec::new());
    for item in &scene.moving {
        let Item::Sprite(sprite) = item else { continue };
        // a body reaches as far to its left as to its right, a shadow does not
        if (sprite.bounds.x + sprite.bounds.right()).abs() > 1e-3 {
            continue;
        }
        let side = if sprite.name >> 36 & 1 == 0 { Side::White } else { Side::Black };
        let (unit, at) = (sprite.bounds.w / 0.72 * sprite.scale, sprite.at);
        shown[side].push((at.x, at.y, unit));
    }
    shown
}

#[test]
fn a_plan_ends_on_the_final_state() {
    for timing in timings() {
        for case in cases() {
            let plan = Plan::moved(&case.before, &case.after, &case.step, timing);
            let end = plan.duration();
            assert_eq!(plan.is_empty(), timing.speed == Speed::None, "{}, {timing:?}", case.name);
            for late in [end, end + 0.01, end + 1e6, f32::INFINITY] {
                assert_eq!(plan.frame(late), Frame::default(), "{}, {timing:?}", case.name);
            }
            let Some(before_end) = (end > 1.0).then_some(end - 0.05) else { continue };
            for actor in plan.frame(before_end).actors {
                assert_eq!(actor.to, actor.home, "{}, {timing:?}", case.name);
                let rest =
                    (1.0 - actor.along) + actor.lift + actor.bend.abs() + actor.sunk + (1.0 - actor.alpha);
                assert!(rest < 0.02, "{}, {timing:?}: it would jump: {actor:?}", case.name);
            }
        }
    }
}

#[test]
fn a_plan_begins_as_things_were() {
    for case in cases() {
        let plan = Plan::moved(&case.before, &case.after, &case.step, Timing::default());
        for layout in layouts() {
            let now = shown(&case.after, &layout, &plan.frame(0.0));
            let before = shown(&case.before, &layout, &Frame::default());
            for side in Side::BOTH {
                for was in &before[side] {
                    let near = now[side].iter().any(|is| (is.0 - was.0).hypot(is.1 - was.1) < 1.0);
                    assert!(
                        near,
                        "{}: {side:?}'s piece at {was:?} has gone at once: {:?}",
                        case.name, now[side]
                    );
                }
            }
        }
    }
}

#[test]
fn at_every_instant_each_piece_is_there_once_and_on_the_stage() {
    // speed only stretches the time
    for motion in [Motion::Full, Motion::Reduced] {
        let timing = Timing { motion, ..Timing::default() };
        for case in cases() {
            let plan = Plan::moved(&case.before, &case.after, &case.step, timing);
            for layout in layouts() {
                for i in 0..=16 {
                    let frame = plan.frame(plan.duration() * i as f32 / 16.0);
                    let shown = shown(&case.after, &layout, &frame);
                    for side in Side::BOTH {
                        let on_board = Square::all().filter(|s| case.after.squares[*s] == Some(side)).count();
                        let tray = case.after.trays[side];
                        let all = on_board + usize::from(tray.waiting + tray.off + tray.taken);
                        assert_eq!(shown[side].len(), all, "{}, {timing:?}, {i}: {side:?}", case.name);
                        for (x, y, unit) in &shown[side] {
                            let inside = x - 0.30 * unit >= -0.5
                                && y - 0.56 * unit >= -0.5
                                && x + 0.30 * unit <= layout.width + 0.5
                                && *y <= layout.height + 0.5;
                            assert!(
                                inside,
                                "{}, {timing:?}, {i}: {side:?} at {x}, {y}, {unit} of {} × {}",
                                case.name, layout.width, layout.height
                            );
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn times_are_as_designed() {
    let normal = Timing::default();
    let duration = |name: &str, timing| {
        let case = cases().into_iter().find(|c| c.name == name).unwrap();
        Plan::moved(&case.before, &case.after, &case.step, timing).duration()
    };
    assert_eq!(duration("a hop", normal), 90.0);
    assert_eq!(duration("the longest way", normal), 540.0);
    assert!(duration("a swap", normal) <= 700.0);
    assert!(duration("the longest way", Timing { speed: Speed::Fast, ..normal }) < 300.0);
    assert!(duration("the water", Timing { motion: Motion::Reduced, ..normal }) <= 250.0);
    // a way of twenty squares, as some custom rules may make
    let path: Vec<u8> = (2..=22).collect();
    let (before, after) = (view(&[1], &[], BySide::new(0, 0)), view(&[22], &[], BySide::new(0, 0)));
    let plan = Plan::moved(&before, &after, &step(on(1), &path, Landing::Stays, None), normal);
    assert!((plan.duration() - 700.0).abs() < 0.1);
}

#[test]
fn a_throw_ends_exactly_on_its_faces() {
    for device in
        [Device::Sticks(Face::Flat), Device::Sticks(Face::Round), Device::FourSided, Device::SixSided]
    {
        for seed in 0..40 {
            let throwing = Throwing { device, cast: Some(Cast { shows: 2, seed }), ..Throwing::default() };
            for timing in timings() {
                let plan = Plan::throw(&throwing, timing);
                if timing.speed == Speed::None {
                    assert!(plan.is_empty());
                    continue;
                }
                if timing == Timing::default() {
                    assert!((700.0..=900.0).contains(&plan.duration()));
                }
                assert_eq!(plan.frame(plan.duration()), Frame::default());
                for flight in plan.frame(plan.duration() - 0.05).toss.unwrap() {
                    let off = (1.0 - flight.along) + flight.lift + flight.turn.abs() + flight.roll.abs();
                    assert!(off + (1.0 - flight.alpha) < 0.01, "{timing:?}, {seed}: {flight:?}");
                }
                let clacks = plan.cues();
                assert!(!clacks.is_empty() && clacks.iter().all(|(at, _)| *at <= plan.duration()));
            }
        }
    }
    assert!(Plan::throw(&Throwing::default(), Timing::default()).is_empty(), "nothing has been thrown");
}

#[test]
fn a_jump_moves_what_differs_and_nothing_else() {
    let none = BySide::new(0, 0);
    let (before, after) = (view(&[3, 9], &[4, 10], none), view(&[3, 12], &[4, 10], none));
    let frame = Plan::between(&before, &after, Timing::default()).frame(0.0);
    assert_eq!(frame.actors.len(), 1);
    assert_eq!((frame.actors[0].from.place, frame.actors[0].home.place), (on(9), on(12)));
    assert!(Plan::between(&before, &before, Timing::default()).is_empty());
}
