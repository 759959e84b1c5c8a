//! Which part of each pixel a shape covers.

use core::f32::consts::FRAC_PI_2;

use crate::app::layout::Point;
use crate::app::scene::item::{Path, Segment};
use crate::app::small::{Within as _, sin_cos, sort_by};

/// Lines into which an outline is taken apart.
pub(super) type Outline = Vec<Vec<Point>>;

/// A byte for every pixel: how much of it is covered.
#[derive(Clone, Debug, Default)]
pub(super) struct Mask {
    pub width: usize,
    cover: Vec<u8>,
}

/// What a shape does to a mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// It covers.
    Cover,
    /// It uncovers.
    Cut,
}

/// Lines to a pixel's height at which a filled shape is looked at.
const LINES: usize = 4;

impl Mask {
    /// Gives it a size, where it has none yet.
    pub fn fit(&mut self, width: usize, height: usize) {
        if self.cover.is_empty() {
            *self = Self { width, cover: vec![0; width * height] };
        }
    }

    /// The row's bytes; none outside the mask.
    pub fn row(&self, y: usize) -> &[u8] {
        self.cover.get(y * self.width..(y + 1) * self.width).unwrap_or_default()
    }

    /// Fills a closed outline by the even-odd rule.
    pub fn fill(&mut self, outline: &Outline, deed: Deed) {
        let height = self.cover.len() / self.width.max(1);
        let ys = || outline.iter().flatten().map(|p| p.y);
        let first = ys().fold(f32::MAX, f32::min).max(0.0) as usize;
        let last = (ys().fold(0.0, f32::max).max(0.0) as usize + 1).min(height);
        let (mut sums, mut crossings) = (vec![0.0_f32; self.width], Vec::new());
        for y in first..last {
            sums.fill(0.0);
            for line in 0..LINES {
                let level = y as f32 + (line as f32 + 0.5) / LINES as f32;
                crossings.clear();
                for part in outline {
                    for (i, p) in part.iter().enumerate() {
                        let q = part[(i + 1) % part.len()];
                        if (p.y > level) != (q.y > level) {
                            crossings.push(p.x + (level - p.y) / (q.y - p.y) * (q.x - p.x));
                        }
                    }
                }
                sort_by(&mut crossings, |x| *x);
                for pair in crossings.chunks_exact(2) {
                    span(&mut sums, pair[0], pair[1]);
                }
            }
            for (x, sum) in sums.iter().enumerate() {
                if *sum > 0.0 {
                    self.put(x, y, sum / LINES as f32, deed);
                }
            }
        }
    }

    /// Strokes a line of this width, with round ends.
    pub fn stroke(&mut self, outline: &Outline, width: f32, deed: Deed) {
        let half = width / 2.0;
        let height = self.cover.len() / self.width.max(1);
        for pair in outline.iter().flat_map(|part| part.windows(2)) {
            let (a, b) = (pair[0], pair[1]);
            let along = b - a;
            let length = (along.x * along.x + along.y * along.y).max(1e-9);
            let reach = half + 1.0;
            let range = |a: f32, b: f32, most: usize| {
                let from = (a.min(b) - reach).max(0.0) as usize;
                from..((a.max(b) + reach).max(0.0) as usize + 1).min(most)
            };
            for y in range(a.y, b.y, height) {
                for x in range(a.x, b.x, self.width) {
                    let p = Point::new(x as f32 + 0.5, y as f32 + 0.5) - a;
                    let t = ((p.x * along.x + p.y * along.y) / length).within(0.0, 1.0);
                    let cover = (half + 0.5 - (p - along * t).length()).min(width.min(1.0));
                    if cover > 0.0 {
                        self.put(x, y, cover, deed);
                    }
                }
            }
        }
    }

    fn put(&mut self, x: usize, y: usize, cover: f32, deed: Deed) {
        let byte = (cover.within(0.0, 1.0) * 255.0 + 0.5) as u8;
        if let Some(at) = self.cover.get_mut(y * self.width + x) {
            *at = match deed {
                Deed::Cover => (*at).max(byte),
                Deed::Cut => (*at).min(255 - byte),
            };
        }
    }
}

/// Adds a span of a line to the sums of a row.
fn span(sums: &mut [f32], from: f32, to: f32) {
    let most = sums.len() as f32;
    let (from, to) = (from.within(0.0, most), to.within(0.0, most));
    for (x, sum) in sums.iter_mut().enumerate().take(to.ceil() as usize).skip(from as usize) {
        *sum += (to.min(x as f32 + 1.0) - from.max(x as f32)).max(0.0);
    }
}

/// Takes a path apart into lines, each point moved by `map`.
#[inline(never)]
pub(super) fn outline(path: &Path, map: &dyn Fn(Point) -> Point) -> Outline {
    let mut parts: Outline = Vec::new();
    let mut last = Point::default();
    for segment in &path.0 {
        if matches!(segment, Segment::Move(_) | Segment::Round(..)) || parts.is_empty() {
            parts.push(Vec::new());
        }
        let Some(part) = parts.last_mut() else { continue };
        match *segment {
            Segment::Move(p) | Segment::Line(p) => {
                part.push(map(p));
                last = p;
            }
            Segment::Quad(q, p) => {
                for i in 1..=8 {
                    let t = i as f32 / 8.0;
                    part.push(map(last.toward(q, t).toward(q.toward(p, t), t)));
                }
                last = p;
            }
            // nothing that is cut has one
            Segment::Arc(_) => {}
            Segment::Round(rect, r) => {
                let inner = rect.inset(r, r);
                let middles = [
                    (inner.right(), inner.bottom()),
                    (inner.x, inner.bottom()),
                    (inner.x, inner.y),
                    (inner.right(), inner.y),
                ];
                for i in 0..20 {
                    let (x, y) = middles[i / 5];
                    let (sin, cos) = sin_cos(((i / 5) as f32 + (i % 5) as f32 / 4.0) * FRAC_PI_2);
                    part.push(map(Point::new(x + r * cos, y + r * sin)));
                }
                part.extend(part.first().copied());
            }
            Segment::Close => part.extend(part.first().copied()),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::layout::Rect;

    fn blank(width: usize, height: usize) -> Mask {
        let mut mask = Mask::default();
        mask.fit(width, height);
        mask
    }

    fn area(mask: &Mask) -> f32 {
        mask.cover.iter().map(|c| f32::from(*c) / 255.0).sum()
    }

    #[test]
    fn what_is_covered_is_as_large_as_the_shape() {
        let same = |p: Point| p;
        for (path, right) in [
            (
                Path::closed(&[
                    Point::new(3.3, 4.1),
                    Point::new(13.7, 4.1),
                    Point::new(13.7, 9.6),
                    Point::new(3.3, 9.6),
                ]),
                57.2,
            ),
            (Path::round(Rect::new(2.0, 3.0, 20.0, 10.0), 3.0), 200.0 - 7.73),
            (Path::closed(&[Point::new(1.0, 1.0), Point::new(11.0, 1.0), Point::new(1.0, 21.0)]), 100.0),
        ] {
            let mut mask = blank(30, 24);
            mask.fill(&outline(&path, &same), Deed::Cover);
            assert!((area(&mask) - right).abs() < 0.02 * right, "{path:?}: {} for {right}", area(&mask));
            mask.fill(&outline(&path, &same), Deed::Cut);
            assert!(area(&mask) < 0.25 * right, "{path:?}: what was covered is uncovered, but for its edge");
        }
    }

    #[test]
    fn a_shape_in_a_shape_is_a_hole() {
        let mut mask = blank(30, 30);
        let mut path = Path::round(Rect::new(5.0, 5.0, 20.0, 20.0), 0.0);
        path.0.extend(Path::round(Rect::new(10.0, 10.0, 10.0, 10.0), 0.0).0);
        mask.fill(&outline(&path, &|p| p), Deed::Cover);
        assert_eq!([mask.row(7)[15], mask.row(15)[15], mask.row(15)[22], mask.row(2)[15]], [255, 0, 255, 0]);
    }

    #[test]
    fn a_line_is_as_wide_as_its_pen_and_ends_outside_are_cut_off() {
        let mut mask = blank(40, 20);
        mask.stroke(&vec![vec![Point::new(-50.0, 10.0), Point::new(90.0, 10.0)]], 3.0, Deed::Cover);
        assert!((area(&mask) - 120.0).abs() < 1.0, "{}", area(&mask));
        mask.stroke(&vec![vec![Point::new(-50.0, -70.0), Point::new(-9.0, 500.0)]], 3.0, Deed::Cover);
        assert!((area(&mask) - 120.0).abs() < 1.0, "{}", area(&mask));
    }
}
