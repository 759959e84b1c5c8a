//! What holds of every fine picture.

use super::*;
use crate::app::layout::{Orientation, Room, Shape};
use crate::app::scene::view::Waits;
use crate::app::scene::{Base, MarkSet, MarkStyle, draw_fine, marks};
use crate::app::theme::{Rgba, ThemeId};
use crate::rules::Square;

/// An image as it was put together.
struct Picture {
    width: usize,
    height: usize,
    rgba: Vec<u8>,
}

impl Picture {
    fn at(&self, x: usize, y: usize) -> (Rgba, u8) {
        let at = 4 * (y * self.width + x);
        let p = &self.rgba[at..at + 4];
        (Rgba::rgb(u32::from(p[0]) << 16 | u32::from(p[1]) << 8 | u32::from(p[2])), p[3])
    }
}

fn view(set: MarkSet, style: MarkStyle, waits: Waits) -> BoardView {
    BoardView { marks: marks(set, style), waits, ..BoardView::default() }
}

fn usual() -> BoardView {
    view(MarkSet::Usual, MarkStyle::Elaborate, Waits::Never)
}

fn stage(w: f32, h: f32) -> Layout {
    Layout::new(w, h, Orientation::FirstOnTop, Room::Whole)
}

/// The images by name, made in steps of this much work.
fn bake(mut bake: Bake, budget: u32) -> (Gallery, Vec<(u64, Picture)>) {
    let mut pictures: Vec<(u64, Picture)> = Vec::new();
    while !bake.is_done() {
        for strip in bake.step(budget) {
            if strip.row == 0 {
                let (width, height) = (strip.width as usize, strip.height as usize);
                pictures.push((strip.name, Picture { width, height, rgba: Vec::new() }));
            }
            let (name, picture) = pictures.last_mut().expect("an image begins with its first row");
            assert_eq!(*name, strip.name, "one image after the other");
            assert_eq!(picture.rgba.len(), 4 * strip.row as usize * picture.width, "row after row");
            picture.rgba.extend(strip.rgba);
        }
    }
    (bake.finish(), pictures)
}

fn order(view: &BoardView, layout: &Layout, theme: ThemeId, ratio: f32) -> Bake {
    Bake::new(view, layout, theme.theme(), ratio).expect("the theme has a fine picture")
}

/// Themes whose board is a block that is computed.
const BLOCKS: [ThemeId; 2] = [ThemeId::Faience, ThemeId::Ebony];

/// Themes with a fine picture.
fn themes() -> impl Iterator<Item = ThemeId> {
    ThemeId::ALL.into_iter().filter(|id| key(&usual(), &stage(500.0, 400.0), id.theme(), 1.0).is_some())
}

#[test]
fn steps_of_any_size_make_the_same_bytes() {
    for theme in themes() {
        let layout = stage(420.0, 330.0);
        let (gallery, whole) = bake(order(&usual(), &layout, theme, 1.0), u32::MAX);
        for budget in [1, 700, 9000] {
            let (other, parts) = bake(order(&usual(), &layout, theme, 1.0), budget);
            assert_eq!(gallery, other);
            assert_eq!(whole.len(), parts.len());
            for ((name, a), (other, b)) in whole.iter().zip(&parts) {
                assert_eq!(name, other);
                assert!(a.rgba == b.rgba, "{theme:?}, budget {budget}: image {name} differs");
            }
        }
    }
}

#[test]
fn a_step_does_little_more_than_it_is_asked_to() {
    for theme in themes() {
        let layout = stage(1076.0, 760.0);
        let mut bake = order(&usual(), &layout, theme, 2.0);
        let row = 4 * (layout.width * 2.0) as usize + 8;
        while !bake.is_done() {
            let bytes: usize = bake.step(1).iter().map(|strip| strip.rgba.len()).sum();
            assert!(bytes <= row, "a step of the least work makes a row at most, not {bytes} bytes");
        }
    }
}

#[test]
fn every_size_and_ratio_is_made_and_no_image_is_too_large() {
    for (i, (w, h)) in [(320.0, 200.0), (320.0, 480.0), (390.0, 600.0), (844.0, 390.0), (1920.0, 1080.0)]
        .into_iter()
        .enumerate()
    {
        for ratio in [1.0, 1.25, 1.5, 2.0, 3.0, 0.0, f32::NAN] {
            if w * ratio > 2000.0 && i % 2 == 0 {
                continue; // enough of the large ones
            }
            let theme = themes().nth(i % themes().count()).expect("a remainder");
            let waits = if i % 2 == 0 { Waits::Never } else { Waits::Sometimes };
            let view = view(MarkSet::Usual, MarkStyle::Elaborate, waits);
            let layout = stage(w, h);
            let (gallery, pictures) = bake(order(&view, &layout, theme, ratio), 100_000);
            let names: Vec<u64> = gallery.names().collect();
            assert_eq!(names, pictures.iter().map(|(name, _)| *name).collect::<Vec<_>>());
            let mut pixels = 0;
            for (_, picture) in &pictures {
                assert_eq!(picture.rgba.len(), 4 * picture.width * picture.height, "{w}x{h}@{ratio}");
                pixels += picture.width * picture.height;
            }
            assert!(pixels < 2_900_000, "{w}x{h}@{ratio}: {pixels}");
            for piece in &gallery.fixed {
                let stage = Rect::new(0.0, 0.0, layout.width, layout.height).inset(-1.0, -1.0);
                let r = piece.rect;
                assert!(
                    stage.contains(Point::new(r.x, r.y))
                        && r.right() <= stage.right()
                        && r.bottom() <= stage.bottom()
                );
            }
        }
    }
}

#[test]
fn what_is_opaque_is_the_board_and_its_trays_alone() {
    for theme in BLOCKS {
        for (w, h) in [(700.0, 520.0), (390.0, 600.0)] {
            let layout = stage(w, h);
            let (gallery, pictures) = bake(order(&usual(), &layout, theme, 1.5), 50_000);
            let rects = [layout.board, layout.trays.white, layout.trays.black];
            for ((piece, rect), (_, picture)) in gallery.fixed.iter().zip(rects).zip(&pictures) {
                let pixel = piece.rect.w / picture.width as f32;
                for y in 0..picture.height {
                    for x in 0..picture.width {
                        let at = Point::new(x as f32 + 0.5, y as f32 + 0.5) * pixel;
                        let at = at + Point::new(piece.rect.x, piece.rect.y);
                        let alpha = picture.at(x, y).1;
                        if !rect.inset(-pixel, -pixel).contains(at) {
                            assert_eq!(alpha, 0, "{theme:?}: {at:?} is outside {rect:?}");
                        }
                        let r = 0.08 * layout.unit;
                        if rect.inset(r, pixel).contains(at) || rect.inset(pixel, r).contains(at) {
                            assert_eq!(alpha, 255, "{theme:?}: {at:?} is inside {rect:?}");
                        }
                    }
                }
            }
        }
    }
}

/// The pixels of each square, without its rim, with and without the marks of a view.
fn squares(view: &BoardView, theme: ThemeId, w: f32, h: f32, mut look: impl FnMut(Square, &[(Rgba, Rgba)])) {
    let layout = stage(w, h);
    let (gallery, with) = bake(order(view, &layout, theme, 1.0), 50_000);
    let (_, without) =
        bake(order(&BoardView { waits: view.waits, ..BoardView::default() }, &layout, theme, 1.0), 50_000);
    let (rect, with, without) = (gallery.fixed[0].rect, &with[0].1, &without[0].1);
    for square in Square::all() {
        let own = layout.squares[square].inset(0.06 * layout.unit, 0.06 * layout.unit);
        let mut pixels = Vec::new();
        for y in 0..with.height {
            for x in 0..with.width {
                let at = Point::new(rect.x + x as f32 + 0.5, rect.y + y as f32 + 0.5);
                if own.contains(at) {
                    pixels.push((with.at(x, y).0, without.at(x, y).0));
                }
            }
        }
        look(square, &pixels);
    }
}

fn sets() -> [(MarkSet, MarkStyle); 4] {
    [
        (MarkSet::Usual, MarkStyle::Elaborate),
        (MarkSet::Usual, MarkStyle::Plain),
        (MarkSet::Faraones, MarkStyle::Elaborate),
        (MarkSet::Cemea, MarkStyle::Plain),
    ]
}

#[test]
fn marks_change_their_square_and_no_other_and_stand_out() {
    for theme in BLOCKS {
        for (set, style) in sets() {
            let view = view(set, style, Waits::Never);
            squares(&view, theme, 1000.0, 720.0, |square, pixels| {
                let name = format!("{theme:?} {set:?} {style:?} {square}");
                let changed: Vec<_> = pixels.iter().filter(|(a, b)| a != b).collect();
                if view.marks[square].is_none() {
                    assert!(
                        changed.is_empty(),
                        "{name}: {} pixels of a square without a mark",
                        changed.len()
                    );
                    return;
                }
                // the cut itself: what became much darker, without the half that is its soft edge
                let mut cut: Vec<_> = pixels
                    .iter()
                    .map(|(a, b)| (a.luminance(), b.luminance()))
                    .filter(|(a, b)| *a < 0.6 * b)
                    .map(|(a, _)| a)
                    .collect();
                cut.sort_by(f32::total_cmp);
                assert!(cut.len() * 30 > pixels.len(), "{name}: {} of {} pixels", cut.len(), pixels.len());
                let mark = cut[cut.len() / 2];
                let ground = pixels.iter().map(|(_, b)| b.luminance()).sum::<f32>() / pixels.len() as f32;
                let contrast = (ground + 0.05) / (mark + 0.05);
                assert!(contrast >= 3.0, "{name}: {contrast:.2}");
            });
        }
    }
}

#[test]
fn squares_have_the_tones_of_their_theme() {
    // the mean colours of the squares as they have been chosen, darkest and lightest, and some leeway
    let range = |theme| match theme {
        ThemeId::Faience => (0x2d_7b7d, 0x6c_b0a8),
        ThemeId::Ebony => (0xb0_9c7b, 0xcf_ba95),
        ThemeId::Papyrus | ThemeId::Contrast => (0, 0xff_ffff),
    };
    for theme in BLOCKS {
        for (w, h) in [(1000.0, 720.0), (390.0, 600.0)] {
            let (low, high) = range(theme);
            squares(&BoardView::default(), theme, w, h, |square, pixels| {
                for shift in [16, 8, 0] {
                    let part = |c: u32| (c >> shift & 0xff) as f32;
                    let mean = pixels.iter().map(|(a, _)| part(a.0 >> 8)).sum::<f32>() / pixels.len() as f32;
                    let (low, high) = (part(low) - 10.0, part(high) + 10.0);
                    assert!(
                        mean >= low && mean <= high,
                        "{theme:?} {square}: {mean} is not in {low}..{high}"
                    );
                }
            });
        }
    }
}

#[test]
fn pieces_stand_out_by_their_outline() {
    for theme in BLOCKS {
        for (w, h) in [(1000.0, 720.0), (390.0, 600.0)] {
            let layout = stage(w, h);
            let (gallery, pictures) = bake(order(&usual(), &layout, theme, 2.0), 50_000);
            let mut grounds = Vec::new();
            squares(&BoardView::default(), theme, w, h, |_, pixels| {
                let sum: f32 = pixels.iter().map(|(a, _)| a.luminance()).sum();
                grounds.push(sum / pixels.len() as f32);
            });
            let darkest = grounds.iter().copied().fold(1.0, f32::min);
            for solid in gallery.solids.iter().filter(|s| s.part == Part::Body) {
                let (_, picture) =
                    pictures.iter().find(|(name, _)| *name == solid.image.name).expect("it is made");
                let edge = outline_of(picture);
                let mean = edge.iter().map(|c| c.luminance()).sum::<f32>() / edge.len() as f32;
                let contrast = (darkest + 0.05) / (mean + 0.05);
                assert!(contrast >= 3.0, "{theme:?} {w}x{h} {:?}: {contrast:.2}", solid.side);
            }
        }
    }
}

/// The outermost strong pixels of each row.
fn outline_of(picture: &Picture) -> Vec<Rgba> {
    let mut edge = Vec::new();
    for y in 0..picture.height {
        let strong = |x: &usize| picture.at(*x, y).1 > 200;
        let (first, last) = ((0..picture.width).find(strong), (0..picture.width).rev().find(strong));
        edge.extend(first.into_iter().chain(last).map(|x| picture.at(x, y).0));
    }
    assert!(edge.len() > 40, "there is a piece");
    edge
}

#[test]
fn sides_differ_by_tone_and_shape() {
    for theme in BLOCKS {
        let (gallery, pictures) = bake(order(&usual(), &stage(1000.0, 720.0), theme, 1.0), 50_000);
        let look = |side: Side| {
            let solid = gallery.solids.iter().find(|s| s.side == side && s.part == Part::Body)?;
            let (_, picture) = pictures.iter().find(|(name, _)| *name == solid.image.name)?;
            let mut tones: Vec<f32> = (0..picture.width * picture.height)
                .map(|i| picture.at(i % picture.width, i / picture.width))
                .filter(|(_, alpha)| *alpha == 255)
                .map(|(colour, _)| colour.luminance())
                .collect();
            tones.sort_by(f32::total_cmp);
            Some(tones[tones.len() / 2])
        };
        if let (Some(white), Some(black)) = (look(Side::White), look(Side::Black)) {
            assert!((white + 0.05) / (black + 0.05) >= 4.5, "{theme:?}: {white} and {black}");
        }
    }
}

#[test]
fn a_key_names_what_is_made_and_nothing_else() {
    let layout = stage(700.0, 520.0);
    let theme = ThemeId::Faience.theme();
    let own = key(&usual(), &layout, theme, 1.0);
    assert!(own.is_some());
    let numbered = BoardView { numbers: Numbers::Shown, ..usual() };
    assert_eq!(own, key(&numbered, &layout, theme, 1.0), "numbers are written over it");
    assert_eq!(key(&usual(), &layout, theme, 2.0), key(&usual(), &layout, theme, 3.0), "made at 2 for both");
    let plain = view(MarkSet::Usual, MarkStyle::Plain, Waits::Never);
    let others = [
        key(&plain, &layout, theme, 1.0),
        key(&view(MarkSet::Usual, MarkStyle::Elaborate, Waits::Sometimes), &layout, theme, 1.0),
        key(&usual(), &stage(701.0, 520.0), theme, 1.0),
        key(&usual(), &layout, ThemeId::Ebony.theme(), 1.0),
        key(&usual(), &layout, theme, 1.5),
    ];
    assert!(others.iter().all(|other| *other != own));
    assert_eq!(key(&usual(), &layout, ThemeId::Contrast.theme(), 1.0), None, "flat on purpose");
    assert_eq!(stage(390.0, 600.0).shape, Shape::Upright, "both shapes are looked at here");
}

/// Fibres lie over ink and paper, so they must leave what they cover readable.
#[test]
fn fibres_are_faint_and_end_within_the_stage() {
    let theme = ThemeId::Papyrus.theme();
    let (_, pictures) = bake(order(&usual(), &stage(700.0, 520.0), theme.id, 1.0), 50_000);
    let [(_, picture)] = &pictures[..] else { panic!("one image for the whole stage") };
    let over = |ground: Rgba, (fibre, alpha): (Rgba, u8)| ground.mix(fibre, f32::from(alpha) / 255.0);
    let mut covered = 0;
    for y in 0..picture.height {
        for x in 0..picture.width {
            let fibre = picture.at(x, y);
            covered += usize::from(fibre.1 > 8);
            let contrast = over(theme.mark, fibre).contrast(over(theme.worn, fibre));
            assert!(contrast >= 4.5, "{contrast} where it is darkest");
        }
        assert_eq!(
            (picture.at(0, y).1 / 8, picture.at(picture.width - 1, y).1 / 8),
            (0, 0),
            "no edge is seen"
        );
    }
    assert!(covered * 5 > picture.width * picture.height, "they are there: {covered}");
}

/// Whatever was painted before: the plain board or nothing.
#[test]
fn the_layer_does_not_tell_how_it_came_about() {
    for theme in ThemeId::ALL {
        let (view, layout) = (usual(), stage(240.0, 160.0));
        let Some(order) = Bake::new(&view, &layout, theme.theme(), 1.0) else { continue };
        let (gallery, _) = bake(order, 1_000_000);
        let fine = Some(Fine { gallery: &gallery, alpha: 1.0 });
        let draw = |known, fine| draw_fine(&view, &layout, theme.theme(), None, known, fine);
        let (plain, anew) = (draw(None, None), draw(None, fine));
        let over = draw(Some(plain.key), fine);
        let mut items = over.fixed.expect("the fine layer is another");
        if over.base == Base::Known {
            items = [plain.fixed.expect("nothing is known yet"), items].concat();
        }
        assert_eq!(Some(items), anew.fixed, "{theme:?}");
        assert_eq!(over.key, anew.key, "{theme:?}");
    }
}
