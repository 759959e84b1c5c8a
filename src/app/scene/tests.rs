//! What holds for every picture: of each ruleset, in each theme, at each size, in games as they go.

use super::*;
use crate::ai::{Player, Run};
use crate::app::layout::{Point, Rect};
use crate::app::settings::Settings;
use crate::app::table::{board, orientation};
use crate::app::theme::{Rgba, ThemeId};
use crate::rng::{Rng, Seed};
use crate::rules::{Phase, Position, Rules, Side, Spec, Square};

/// Sizes of stages: wide, upright, lying, and the smallest frames.
const STAGES: [(f32, f32); 8] = [
    (1020.0, 800.0),
    (1500.0, 980.0),
    (390.0, 560.0),
    (320.0, 420.0),
    (560.0, 330.0),
    (480.0, 210.0),
    (320.0, 160.0),
    (230.0, 200.0),
];

/// A shape that is painted: where it ends up on the stage, what it is painted with, and whether it is a sprite.
struct Shape {
    bounds: Rect,
    /// The part that lies within the clips around it.
    seen: Rect,
    colour: Option<Rgba>,
    sprite: Option<u64>,
    /// Where its own origin lies.
    origin: Point,
}

/// A turn, a scale and a shift.
#[derive(Clone, Copy)]
struct Frame2 {
    at: Point,
    x: Point,
    y: Point,
}

impl Frame2 {
    const STAGE: Self =
        Self { at: Point { x: 0.0, y: 0.0 }, x: Point { x: 1.0, y: 0.0 }, y: Point { x: 0.0, y: 1.0 } };

    fn map(self, p: Point) -> Point {
        self.at + self.x * p.x + self.y * p.y
    }

    fn within(self, group: &Group) -> Self {
        let (sin, cos) = group.turn.sin_cos();
        let at = self.map(group.at);
        let across = Point::new(cos, sin) * group.scale.x;
        let down = Point::new(-sin, cos) * group.scale.y;
        Self { at, x: self.x * across.x + self.y * across.y, y: self.x * down.x + self.y * down.y }
    }

    /// The smallest upright rectangle around points and a margin.
    fn around(self, points: &[Point], margin: f32) -> Rect {
        let mapped: Vec<_> = points.iter().map(|p| self.map(*p)).collect();
        let low = |f: fn(&Point) -> f32| mapped.iter().map(f).fold(f32::INFINITY, f32::min) - margin;
        let high = |f: fn(&Point) -> f32| mapped.iter().map(f).fold(f32::NEG_INFINITY, f32::max) + margin;
        Rect::new(low(|p| p.x), low(|p| p.y), high(|p| p.x) - low(|p| p.x), high(|p| p.y) - low(|p| p.y))
    }
}

/// Points that hold a path between them.
fn points(path: &Path) -> Vec<Point> {
    let corners = |r: &Rect| {
        [(r.x, r.y), (r.right(), r.y), (r.x, r.bottom()), (r.right(), r.bottom())]
            .map(|(x, y)| Point::new(x, y))
    };
    let mut all = Vec::new();
    for segment in &path.0 {
        match segment {
            Segment::Move(p) | Segment::Line(p) => all.push(*p),
            Segment::Quad(a, b) => all.extend([*a, *b]),
            Segment::Arc(arc) => {
                // an arc may be far smaller than its ellipse
                all.extend((0..=24).map(|i| {
                    let angle = arc.from + (arc.to - arc.from) * i as f32 / 24.0;
                    arc.centre + Point::new(angle.cos() * arc.radii.x, angle.sin() * arc.radii.y)
                }));
            }
            Segment::Round(rect, _) => all.extend(corners(rect)),
            Segment::Close => {}
        }
    }
    all
}

fn meet(a: Rect, b: Rect) -> Rect {
    let (x, y) = (a.x.max(b.x), a.y.max(b.y));
    Rect::new(x, y, (a.right().min(b.right()) - x).max(0.0), (a.bottom().min(b.bottom()) - y).max(0.0))
}

/// Everything that a list paints, with its place on the stage.
fn shapes(items: &[Item]) -> Vec<Shape> {
    let mut around = vec![(Frame2::STAGE, Rect::new(-1e6, -1e6, 2e6, 2e6))];
    let mut found = Vec::new();
    for item in items {
        let (frame, clip) = around.last().copied().expect("every group that ends was begun");
        let scale = frame.x.length().max(frame.y.length());
        let flat = |paint: &Paint| if let Paint::Flat(colour) = paint { Some(*colour) } else { None };
        let (bounds, colour, sprite, origin) = match item {
            Item::Fill(path, paint) => (frame.around(&points(path), 0.0), flat(paint), None, frame.at),
            Item::Stroke(path, paint, pen) => {
                (frame.around(&points(path), pen.width * scale / 2.0), flat(paint), None, frame.at)
            }
            Item::Shadow(..) | Item::Image(_) => continue,
            Item::Text(text) => {
                // no wider than it may be; about as high as its size
                let (w, h) = (text.most / 2.0, text.size);
                let corners =
                    [Point::new(text.at.x - w, text.at.y - h), Point::new(text.at.x + w, text.at.y)];
                (frame.around(&corners, 0.0), Some(text.colour), None, frame.at)
            }
            Item::Sprite(sprite) => {
                let b = sprite.bounds;
                let at = |x, y| sprite.at + Point::new(x, y) * sprite.scale;
                let corners = [at(b.x, b.y), at(b.right(), b.bottom())];
                (frame.around(&corners, 0.0), None, Some(sprite.name), frame.map(sprite.at))
            }
            Item::Push(group) => {
                let inner = frame.within(group);
                let clip = match &group.clip {
                    Some(path) => meet(clip, inner.around(&points(path), 0.0)),
                    None => clip,
                };
                around.push((inner, clip));
                continue;
            }
            Item::Pop => {
                around.pop();
                continue;
            }
        };
        found.push(Shape { bounds, seen: meet(bounds, clip), colour, sprite, origin });
    }
    assert_eq!(around.len(), 1, "every group is ended");
    found
}

/// Positions of a game by uniformly random moves, some of them, the start and the end included.
fn positions(rules: &Rules, seed: u64) -> Vec<Position> {
    let seed = Seed(seed);
    let (mut run, mut rng) = (Run::new(rules, seed.throws()), Rng::new(seed));
    let mut all = vec![run.position];
    for ply in 0..2000 {
        if run.outcome().is_some() {
            break;
        }
        if let Phase::Move { .. } = run.position.phase() {
            let moves = rules.legal(&run.position);
            run.play(Player::Random.choose(rules, &run.position, &moves, &mut rng));
        } else {
            run.throw();
        }
        if ply % 60 == 7 {
            all.push(run.position);
        }
    }
    all.push(run.position);
    all
}

/// Every ruleset without its options.
fn all_rules() -> impl Iterator<Item = (&'static str, Rules)> {
    Spec::all().filter(|spec| spec.options().next().is_none()).map(|spec| (spec.id(), Rules::new(spec)))
}

/// Calls with every picture at rest that is looked at here.
fn each(mut look: impl FnMut(&str, &BoardView, &Layout, &Theme, &Scene)) {
    for (name, rules) in all_rules() {
        for (i, position) in positions(&rules, 5).into_iter().enumerate() {
            let view = board(&rules, &position, &Settings::default());
            for (w, h) in STAGES {
                let layout = Layout::new(w, h, orientation(&rules, &Settings::default()), Room::Whole);
                // every theme sees every ruleset and size, but not every position of it
                let theme = ThemeId::ALL[(i + w as usize) % 4].theme();
                let scene = draw(&view, &layout, theme, None, None);
                look(
                    &format!("{name}, position {i}, {w} × {h}, {:?}", theme.id),
                    &view,
                    &layout,
                    theme,
                    &scene,
                );
            }
        }
    }
}

#[test]
fn nothing_is_painted_outside_the_stage() {
    each(|name, _, layout, _, scene| {
        let stage = Rect::new(0.0, 0.0, layout.width, layout.height);
        let room = stage.inset(-0.75, -0.75);
        for items in [scene.fixed.as_ref().expect("nothing is known yet"), &scene.moving] {
            for shape in shapes(items) {
                // a sprite has air around what it shows
                let air = if shape.sprite.is_some() { 0.12 * layout.unit } else { 0.0 };
                let seen = shape.seen;
                let inside = seen.is_empty()
                    || seen.x >= room.x - air
                        && seen.y >= room.y - air
                        && seen.right() <= room.right() + air
                        && seen.bottom() <= room.bottom() + air;
                assert!(inside, "{name}: {seen:?} is outside {stage:?}");
            }
        }
    });
}

#[test]
fn each_mark_is_there_once_and_inside_its_square() {
    each(|name, view, layout, theme, scene| {
        let fixed = shapes(scene.fixed.as_ref().expect("nothing is known yet"));
        for square in Square::all() {
            let rect = layout.squares[square];
            let marks: Vec<_> = fixed
                .iter()
                .filter(|s| s.colour == Some(theme.mark))
                .filter(|s| (s.origin - rect.centre()).length() < 0.01 * layout.unit)
                .collect();
            let wanted = view.marks[square].map_or(0, |mark| signs::shapes(mark).0.len());
            assert_eq!(marks.len(), wanted, "{name}: {square}");
            for mark in marks {
                let b = mark.bounds;
                let inside = b.x >= rect.x
                    && b.y >= rect.y
                    && b.right() <= rect.right()
                    && b.bottom() <= rect.bottom();
                assert!(inside, "{name}: the mark {b:?} leaves square {square} {rect:?}");
            }
        }
    });
}

#[test]
fn every_piece_stands_once_in_its_place() {
    each(|name, view, layout, _, scene| {
        let sprites: Vec<_> = shapes(&scene.moving).into_iter().filter(|s| s.sprite.is_some()).collect();
        // bit 37 of a sprite's name tells shadows from bodies, bit 36 reels from cones
        let bodies: Vec<_> =
            sprites.iter().filter(|s| s.sprite.is_some_and(|name| name >> 37 & 1 == 0)).collect();
        let mut left = bodies.len();
        for square in Square::all() {
            let here: Vec<_> = bodies.iter().filter(|s| layout.squares[square].contains(s.origin)).collect();
            let sides: Vec<_> = here
                .iter()
                .filter_map(|s| s.sprite)
                .map(|name| Side::BOTH[(name >> 36 & 1) as usize])
                .collect();
            let wanted: Vec<_> = view.squares[square].into_iter().collect();
            assert_eq!(sides, wanted, "{name}: on {square}");
            left -= here.len();
        }
        for side in Side::BOTH {
            let tray = view.trays[side];
            let wanted = if layout.trays[side].is_empty() { 0 } else { tray.waiting + tray.off + tray.taken };
            let here = bodies.iter().filter(|s| layout.trays[side].contains(s.origin)).count();
            assert_eq!(here, usize::from(wanted), "{name}: in the tray of {side:?}");
            left -= here;
        }
        assert_eq!(left, 0, "{name}: no piece stands anywhere else");
    });
}

/// A change of any picture shows here: the hash of what is painted in fixed states, one a line. After a change
/// that is meant and has been looked at, `SENET_BLESS=1 cargo test golden` writes them anew.
#[test]
fn golden_display_lists() {
    const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/scenes.txt");
    let mut lines = Vec::new();
    for (name, rules) in all_rules() {
        for theme in ThemeId::ALL {
            for (w, h) in [(1020.0, 800.0), (390.0, 560.0)] {
                let settings = Settings::default();
                let position = positions(&rules, 3).pop().expect("there is a start position");
                let view = board(&rules, &position, &settings);
                let layout = Layout::new(w, h, orientation(&rules, &settings), Room::Whole);
                let scene = draw(&view, &layout, theme.theme(), None, None);
                let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
                // numbers to a hundredth of a pixel: not every machine rounds the last bit alike
                hasher.write(rounded(&format!("{:?}{:?}", scene.fixed, scene.moving)).as_bytes());
                lines.push(format!("{name} {theme:?} {w}x{h} {:016x}", hasher.finish()));
            }
        }
    }
    let now = lines.join("\n") + "\n";
    if std::env::var_os("SENET_BLESS").is_some() {
        std::fs::write(FILE, &now).expect("the file can be written");
    }
    let before = std::fs::read_to_string(FILE).unwrap_or_default();
    let changed: Vec<_> = lines.iter().filter(|line| !before.lines().any(|old| old == *line)).collect();
    assert!(changed.is_empty(), "pictures that changed: {changed:#?}");
    assert_eq!(before.lines().count(), lines.len());
}

/// A text with every number in it cut after two decimals.
fn rounded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut decimals = None;
    for c in text.chars() {
        decimals = match (decimals, c) {
            (None, '.') => Some(0),
            (Some(n), c) if c.is_ascii_digit() => Some(n + 1),
            (_, _) => None,
        };
        if decimals.is_none_or(|n| n <= 2) {
            out.push(c);
        }
    }
    out
}
