//! What holds for every stage, whatever its size.

use super::*;

/// Stages from a small frame to a wall.
fn stages() -> impl Iterator<Item = (f32, f32)> {
    let widths =
        [280, 300, 320, 360, 390, 412, 480, 540, 600, 640, 700, 768, 844, 932, 1024, 1280, 1440, 1700, 2000];
    let heights = [200, 230, 270, 320, 390, 420, 480, 560, 640, 720, 844, 1024, 1400];
    widths.into_iter().flat_map(move |w| heights.into_iter().map(move |h| (w as f32, h as f32)))
}

fn layouts() -> impl Iterator<Item = (String, Layout)> {
    let whole = stages().map(|(w, h)| {
        let name = format!("{w} × {h}, whole");
        (name, Layout::new(w, h, Orientation::FirstOnTop, Room::Whole))
    });
    whole.chain(shared().map(|(w, h, text)| {
        let name = format!("{w} × {h}, shared, text {text}");
        (name, Layout::shared(w, h, Orientation::FirstOnTop, text))
    }))
}

/// Stages shared with words and buttons, of text that they can hold.
fn shared() -> impl Iterator<Item = (f32, f32, f32)> {
    stages().flat_map(|(w, h)| [(w, h, 16.0), (w, h, 32.0)]).filter(|(w, h, text)| {
        // with text of 32 pixels, 20 of its heights across, or 12 and a lot below
        *text == 16.0 || *w >= 640.0 && *h >= 480.0 || *w >= 384.0 && *h >= 640.0
    })
}

fn parts(l: &Layout) -> Vec<(&'static str, Rect)> {
    let all = vec![
        ("board", l.board),
        ("white's tray", l.trays.white),
        ("black's tray", l.trays.black),
        ("white's caption", l.captions.white),
        ("black's caption", l.captions.black),
        ("throwing", l.throwing),
        ("value", l.value),
        ("note", l.note),
        ("words", l.words),
        ("buttons", l.deeds),
    ];
    all.into_iter().filter(|(_, r)| !r.is_empty()).collect()
}

#[test]
fn nothing_overlaps_and_all_is_on_the_stage() {
    for (name, l) in layouts() {
        let stage = Rect::new(0.0, 0.0, l.width, l.height).inset(-0.01, -0.01);
        let parts = parts(&l);
        for (i, (what, rect)) in parts.iter().enumerate() {
            let inside = rect.x >= stage.x
                && rect.y >= stage.y
                && rect.right() <= stage.right()
                && rect.bottom() <= stage.bottom();
            assert!(inside, "{name}: {what} is outside: {rect:?}");
            for (other, with) in &parts[..i] {
                let apart = rect.x >= with.right() - 0.01
                    || with.x >= rect.right() - 0.01
                    || rect.y >= with.bottom() - 0.01
                    || with.y >= rect.bottom() - 0.01;
                assert!(apart, "{name}: {what} {rect:?} lies over {other} {with:?}");
            }
        }
    }
}

#[test]
fn everything_that_is_tapped_is_large_enough() {
    for (name, l) in layouts() {
        for square in Square::all() {
            let rect = l.squares[square];
            assert!(rect.w >= 23.99 && rect.h >= 23.99, "{name}: square {square} is {rect:?}");
        }
        for side in Side::BOTH {
            let tray = l.trays[side];
            assert!(tray.w >= 24.0 && tray.h >= 24.0, "{name}: {side:?}'s tray is {tray:?}");
        }
        assert!(l.throwing.w >= 44.0 && l.throwing.h >= 44.0, "{name}: sticks have {:?}", l.throwing);
        assert!(l.value.w >= 24.0 && l.value.h >= 24.0, "{name}: the value has {:?}", l.value);
    }
}

/// A hundred letters of small type, as wide as half their height, on lines a fourth higher than the type; and
/// a throw, taking back and the menu in a row.
#[test]
fn a_shared_stage_leaves_room_for_words_and_buttons() {
    for (w, h, text) in shared().filter(|(w, ..)| *w >= 320.0) {
        let l = Layout::shared(w, h, Orientation::FirstOnTop, text);
        let letter = 0.75 * text * 0.5 * 0.75 * text * 1.25;
        assert!(l.words.w * l.words.h >= 90.0 * letter, "{w} × {h}, {text}: words have {:?}", l.words);
        assert!(
            l.deeds.w >= 11.0 * text && l.deeds.h >= 40.0,
            "{w} × {h}, {text}: buttons have {:?}",
            l.deeds
        );
    }
}

#[test]
fn the_squares_fill_the_field_and_each_answers_a_tap() {
    for (name, l) in layouts() {
        let area: f32 = Square::all().map(|s| l.squares[s].w * l.squares[s].h).sum();
        assert!((area / (l.field.w * l.field.h) - 1.0).abs() < 1e-3, "{name}");
        for square in Square::all() {
            assert_eq!(l.hit(l.squares[square].centre()), Some(Hit::Square(square)), "{name}");
        }
        for side in Side::BOTH {
            assert_eq!(l.hit(l.trays[side].centre()), Some(Hit::Tray(side)), "{name}");
        }
        assert_eq!(l.hit(l.throwing.centre()), Some(Hit::Throwing), "{name}");
        assert_eq!(l.hit(Point::new(-1.0, -1.0)), None, "{name}");
    }
}

/// The four corners of the lying board, from the left upper one clockwise, as the sources draw it.
#[test]
fn the_track_lies_as_the_orientation_says() {
    for (orientation, shape, corners) in [
        (Orientation::FirstOnTop, Shape::Lying, [1, 10, 30, 21]),
        (Orientation::FirstAtBottom, Shape::Lying, [30, 21, 1, 10]),
        (Orientation::FirstOnTop, Shape::Upright, [21, 1, 10, 30]),
        (Orientation::FirstAtBottom, Shape::Upright, [10, 30, 21, 1]),
    ] {
        let (w, h) = if shape == Shape::Lying { (1280.0, 800.0) } else { (390.0, 560.0) };
        let l = Layout::new(w, h, orientation, Room::Whole);
        assert_eq!(l.shape, shape);
        let (f, d) = (l.field, 5.0);
        let at = [
            Point::new(f.x + d, f.y + d),
            Point::new(f.right() - d, f.y + d),
            Point::new(f.right() - d, f.bottom() - d),
            Point::new(f.x + d, f.bottom() - d),
        ];
        for (point, square) in at.into_iter().zip(corners) {
            assert_eq!(l.hit(point), Some(Hit::Square(Square::at(square))), "{orientation:?} {shape:?}");
        }
        // walking the track, every step goes to a neighbour on the picture
        for n in 1..30 {
            let way = l.squares[Square::at(n + 1)].centre() - l.squares[Square::at(n)].centre();
            let steps = (way.x / l.unit).abs() + (way.y / (l.unit * l.depth)).abs();
            assert!((steps - 1.0).abs() < 1e-3, "{orientation:?} {shape:?}: {n} to {}", n + 1);
        }
    }
    assert_eq!(Orientation::FirstOnTop.turned().turned(), Orientation::FirstOnTop);
}

#[test]
fn every_piece_off_the_board_has_its_own_place_in_its_tray() {
    for (name, l) in layouts() {
        for waits in [Waits::Never, Waits::Sometimes] {
            for total in [5, 7, 10] {
                let trays = BySide::new(Tray { total, ..Tray::default() }, Tray { total, ..Tray::default() });
                for side in Side::BOTH {
                    let places: &[Place] = match waits {
                        Waits::Never => &[Place::Off(side)],
                        Waits::Sometimes => &[Place::Off(side), Place::Waiting(side)],
                    };
                    let mut feet: Vec<Point> = Vec::new();
                    for place in places {
                        for index in 0..total {
                            let standing = l.standing(Spot { place: *place, index }, &trays, waits);
                            assert!(
                                standing.unit >= 7.0,
                                "{name}: {total} pieces are {} wide",
                                standing.unit
                            );
                            assert!(l.trays[side].contains(standing.foot), "{name}: {place:?} {index}");
                            for foot in &feet {
                                let apart = (*foot - standing.foot).length();
                                assert!(
                                    apart >= 0.38 * standing.unit,
                                    "{name}: {place:?} {index} of {total}"
                                );
                            }
                            feet.push(standing.foot);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn taken_pieces_and_those_borne_off_never_share_a_place() {
    let l = Layout::new(1115.0, 760.0, Orientation::FirstOnTop, Room::Whole);
    let tray = Tray { off: 6, taken: 4, total: 10, waiting: 0 };
    let trays = BySide::new(tray, tray);
    let feet = |place, count: u8| {
        (0..count)
            .map(move |index| Spot { place, index })
            .map(|spot| l.standing(spot, &trays, Waits::Never).foot)
    };
    for off in feet(Place::Off(Side::White), 6) {
        for taken in feet(Place::Taken(Side::White), 4) {
            assert!((off - taken).length() > 10.0);
        }
    }
}

#[test]
fn odd_sizes_are_laid_out_as_the_least_stage() {
    let least = Layout::new(280.0, 200.0, Orientation::FirstOnTop, Room::Whole);
    for (w, h) in [(0.0, 0.0), (-5.0, 10.0), (f32::NAN, f32::NAN), (100.0, f32::NEG_INFINITY)] {
        assert_eq!(Layout::new(w, h, Orientation::FirstOnTop, Room::Whole), least);
    }
    let endless = Layout::new(f32::INFINITY, f32::INFINITY, Orientation::FirstOnTop, Room::Whole);
    assert!(endless.board.x.is_finite() && endless.unit.is_finite());
}
