//! What of a picture has changed: the bounds of its items, and a mark for all that each would paint.

use super::item::{Group, Item, Paint, Path, Scene, Segment, Stops};
use crate::app::layout::{Point, Rect};

/// One item of the moving part of a picture.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Leaf {
    /// The same for items that paint the same.
    mark: u64,
    /// Nothing is painted outside; empty where nothing is painted, as at a group's ends.
    pub bounds: Rect,
}

impl Scene {
    /// The leaves of the moving part, one for each of its items.
    #[must_use]
    pub fn leaves(&self) -> Vec<Leaf> {
        let whole = Rect::new(0.0, 0.0, self.width, self.height);
        let mut around =
            vec![Context { along: [1.0, 0.0, 0.0, 1.0], at: Point::default(), clip: whole, mark: BASIS }];
        self.moving
            .iter()
            .map(|item| {
                let Some(context) = around.last().copied() else { return Leaf::default() };
                match item {
                    Item::Push(group) => around.push(context.within(group)),
                    Item::Pop => {
                        around.pop();
                    }
                    _ => return context.leaf(item),
                }
                Leaf::default()
            })
            .collect()
    }
}

/// What has to be painted anew to get from one picture to the other, if anything.
#[must_use]
pub fn changed(before: &[Leaf], after: &[Leaf]) -> Option<Rect> {
    let mut all: Option<Rect> = None;
    for (these, others) in [(before, after), (after, before)] {
        for leaf in these {
            if !leaf.bounds.is_empty() && !others.iter().any(|other| other.mark == leaf.mark) {
                all = Some(all.map_or(leaf.bounds, |all| all.union(leaf.bounds)));
            }
        }
    }
    all
}

/// What the groups around an item do to it.
#[derive(Clone, Copy)]
struct Context {
    /// Where a way of length 1 to the right leads, and one downwards.
    along: [f32; 4],
    at: Point,
    clip: Rect,
    mark: u64,
}

impl Context {
    fn point(&self, p: Point) -> Point {
        let [a, b, c, d] = self.along;
        Point::new(a * p.x + c * p.y, b * p.x + d * p.y) + self.at
    }

    fn rect(&self, rect: Rect) -> Rect {
        let corners = [
            Point::new(rect.x, rect.y),
            Point::new(rect.right(), rect.y),
            Point::new(rect.x, rect.bottom()),
            Point::new(rect.right(), rect.bottom()),
        ];
        bounds(corners.into_iter().map(|corner| self.point(corner))).overlap(self.clip)
    }

    fn within(mut self, group: &Group) -> Self {
        let mut hash = Mark(self.mark);
        hash.numbers(&[group.at.x, group.at.y, group.turn, group.scale.x, group.scale.y, group.alpha]);
        let (sin, cos) = crate::app::small::sin_cos(group.turn);
        let [a, b, c, d] = self.along;
        let (x, y) = (group.scale.x, group.scale.y);
        self.at = self.point(group.at);
        self.along = [
            (a * cos + c * sin) * x,
            (b * cos + d * sin) * x,
            (c * cos - a * sin) * y,
            (d * cos - b * sin) * y,
        ];
        if let Some(clip) = &group.clip {
            hash.path(clip);
            self.clip = self.rect(path_bounds(clip));
        }
        self.mark = hash.0;
        self
    }

    fn leaf(&self, item: &Item) -> Leaf {
        let mut hash = Mark(self.mark);
        // Room for the soft edge of a line.
        const EDGE: f32 = 1.5;
        let own = match item {
            Item::Fill(path, paint) => {
                hash.path(path);
                hash.paint(paint);
                path_bounds(path)
            }
            Item::Stroke(path, paint, pen) => {
                hash.path(path);
                hash.paint(paint);
                let (line, gap) = pen.dash.unwrap_or_default();
                hash.numbers(&[pen.width, line, gap]);
                path_bounds(path).inset(-pen.width / 2.0, -pen.width / 2.0)
            }
            Item::Shadow(path, shade) => {
                hash.path(path);
                hash.word(shade.colour.0);
                hash.numbers(&[shade.blur, shade.down]);
                path_bounds(path).moved(0.0, shade.down).inset(-shade.blur, -shade.blur)
            }
            Item::Text(text) => {
                text.words.bytes().for_each(|byte| hash.word(byte.into()));
                hash.word(text.weight.into());
                hash.word(text.colour.0);
                hash.numbers(&[text.at.x, text.at.y, text.size, text.most]);
                let rise = 1.3 * text.size;
                Rect::new(text.at.x - text.most / 2.0, text.at.y - rise, text.most, 1.5 * rise)
            }
            Item::Sprite(sprite) => {
                hash.word(sprite.name as u32);
                hash.word((sprite.name >> 32) as u32);
                hash.numbers(&[sprite.at.x, sprite.at.y, sprite.scale, sprite.alpha]);
                let (bounds, scale) = (sprite.bounds, sprite.scale);
                Rect::new(bounds.x * scale, bounds.y * scale, bounds.w * scale, bounds.h * scale)
                    .moved(sprite.at.x, sprite.at.y)
            }
            Item::Image(image) => {
                hash.word(image.name as u32);
                hash.word((image.name >> 32) as u32);
                hash.numbers(&[image.rect.x, image.rect.y, image.rect.w, image.alpha]);
                image.rect
            }
            Item::Push(_) | Item::Pop => return Leaf::default(),
        };
        Leaf { mark: hash.0, bounds: self.rect(own.inset(-EDGE, -EDGE)) }
    }
}

/// What marks begin with, as the FNV-1a hash does.
const BASIS: u64 = 0xcbf2_9ce4_8422_2325;

/// A mark in the making: FNV-1a, a word at a time.
struct Mark(u64);

impl Mark {
    #[inline(never)]
    fn numbers(&mut self, numbers: &[f32]) {
        for number in numbers {
            self.0 = (self.0 ^ u64::from(number.to_bits())).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn word(&mut self, word: u32) {
        self.numbers(&[f32::from_bits(word)]);
    }

    fn path(&mut self, path: &Path) {
        for segment in &path.0 {
            let numbers: [f32; 6] = match segment {
                Segment::Move(p) => [0.0, p.x, p.y, 0.0, 0.0, 0.0],
                Segment::Line(p) => [1.0, p.x, p.y, 0.0, 0.0, 0.0],
                Segment::Quad(q, p) => [2.0, q.x, q.y, p.x, p.y, 0.0],
                Segment::Arc(arc) => [arc.centre.x, arc.centre.y, arc.radii.x, arc.radii.y, arc.from, arc.to],
                Segment::Round(rect, radius) => [3.0, rect.x, rect.y, rect.w, rect.h, *radius],
                Segment::Close => [4.0; 6],
            };
            self.numbers(&numbers);
        }
    }

    fn paint(&mut self, paint: &Paint) {
        match paint {
            Paint::Flat(colour) => self.word(colour.0),
            Paint::Linear(from, to, stops) => {
                self.stops(stops);
                self.numbers(&[from.x, from.y, to.x, to.y]);
            }
            Paint::Radial(centre, radius, stops) => {
                self.stops(stops);
                self.numbers(&[centre.x, centre.y, *radius]);
            }
        }
    }

    fn stops(&mut self, stops: &Stops) {
        for (at, colour) in stops {
            self.numbers(&[*at, f32::from_bits(colour.0)]);
        }
    }
}

fn path_bounds(path: &Path) -> Rect {
    bounds(path.0.iter().flat_map(|segment| match segment {
        Segment::Move(p) | Segment::Line(p) => [*p, *p],
        Segment::Quad(q, p) => [*q, *p],
        Segment::Arc(arc) => [arc.centre - arc.radii, arc.centre + arc.radii],
        Segment::Round(rect, _) => [Point::new(rect.x, rect.y), Point::new(rect.right(), rect.bottom())],
        // Nothing reaches beyond the points before it; the least of all is no point.
        Segment::Close => [Point::new(f32::NAN, f32::NAN); 2],
    }))
}

/// The least rectangle that holds all points.
fn bounds(points: impl Iterator<Item = Point>) -> Rect {
    let (mut x0, mut y0, mut x1, mut y1) = (f32::MAX, f32::MAX, f32::MIN, f32::MIN);
    for p in points {
        // What is no number is neither less nor more.
        (x0, y0, x1, y1) = (x0.min(p.x), y0.min(p.y), x1.max(p.x), y1.max(p.y));
    }
    if x1 < x0 { Rect::default() } else { Rect::new(x0, y0, x1 - x0, y1 - y0) }
}

#[cfg(test)]
mod tests;
