//! Outlines of the hieroglyphs, and how they make up the marks.
//!
//! The outlines in `signs.txt` are taken from the font Noto Sans Egyptian Hieroglyphs (SIL Open Font
//! License 1.1), reduced to a grid of 250 units. A sign begins with its name, width and height; a line with
//! `+` is a part of its silhouette, one with `-` a detail within it, kept for large sizes.

use super::item::{Path, Segment};
use super::marks::Mark;
use crate::app::layout::Point;

const SIGNS: &str = include_str!("signs.txt");

/// A mark's shapes, around the origin, in squares' widths.
#[derive(Debug, Default)]
pub(super) struct Shapes(pub Vec<Shape>);

/// One sign: its silhouette, and details to be left out of it.
#[derive(Debug, Default)]
pub(super) struct Shape {
    pub body: Path,
    pub detail: Path,
}

/// The shapes that make up a mark.
pub(super) fn shapes(mark: Mark) -> Shapes {
    let mut shapes = Shapes::default();
    match mark {
        Mark::Ankh => shapes.sign("ankh", 0.0, 0.0, 0.50, 0.66),
        Mark::Nefer => shapes.sign("nefer", 0.0, 0.0, 0.50, 0.66),
        Mark::ThreeNefers => shapes.row("nefer", &[-0.215, 0.0, 0.215], 0.50, 0.64),
        Mark::Water => [-0.19, 0.0, 0.19].iter().for_each(|y| shapes.sign("N35", 0.0, *y, 0.70, 0.50)),
        Mark::Cross => shapes.sign("cross", 0.0, 0.0, 0.46, 0.46),
        Mark::Three => shapes.strokes(&[-0.19, 0.0, 0.19]),
        Mark::Two => shapes.strokes(&[-0.105, 0.105]),
        Mark::One => shapes.strokes(&[0.0]),
        Mark::ThreeBas => {
            for i in 0..3 {
                let i = i as f32;
                shapes.sign("ba", 0.155 * (1.0 - i), 0.035 * (i - 1.0) + 0.01, 0.50, 0.50);
            }
        }
        Mark::TwoMen => shapes.row("man", &[-0.195, 0.195], 0.38, 0.50),
        Mark::Falcon => shapes.sign("falcon", 0.0, 0.0, 0.62, 0.66),
        Mark::Sun => shapes.sign("sun", 0.0, 0.0, 0.48, 0.48),
        Mark::Judges => shapes.row("man", &[-0.265, 0.0, 0.265], 0.305, 0.46),
    }
    shapes
}

impl Shapes {
    fn row(&mut self, name: &str, middles: &[f32], w: f32, h: f32) {
        for x in middles {
            self.sign(name, *x, 0.0, w, h);
        }
    }

    /// The sign around a middle, as large as fits in `w` × `h`.
    fn sign(&mut self, name: &str, x: f32, y: f32, w: f32, h: f32) {
        let mut lines = SIGNS.lines().skip_while(|line| line.split(' ').next() != Some(name));
        let mut size = lines.next().unwrap_or_default().split(' ').skip(1).map(number);
        let (sign_w, sign_h): (f32, f32) = (size.next().unwrap_or(250.0), size.next().unwrap_or(250.0));
        let scale = (w / sign_w).min(h / sign_h);
        let mut shape = Shape::default();
        for line in lines {
            let (part, numbers) = line.split_at_checked(2).unwrap_or_default();
            let path = match part {
                "+ " => &mut shape.body,
                "- " => &mut shape.detail,
                _ => break,
            };
            let points: Vec<_> = numbers
                .split(' ')
                .filter_map(|pair| pair.split_once(','))
                .map(|(px, py)| (number(px), number(py)))
                .map(|(px, py)| Point::new(x + (px - sign_w / 2.0) * scale, y + (py - sign_h / 2.0) * scale))
                .collect();
            path.run(&points);
            path.0.push(Segment::Close);
        }
        self.0.push(shape);
    }

    /// Upright strokes, a little wider at the top, as a brush or a chisel leaves them.
    fn strokes(&mut self, middles: &[f32]) {
        for x in middles {
            let p = |dx: f32, y: f32| Point::new(x + dx, y);
            let body = Path(vec![
                Segment::Move(p(-0.052, -0.22)),
                Segment::Quad(p(0.0, -0.262), p(0.052, -0.22)),
                Segment::Line(p(0.036, 0.205)),
                Segment::Quad(p(0.0, 0.245), p(-0.036, 0.205)),
                Segment::Close,
            ]);
            self.0.push(Shape { body, detail: Path::default() });
        }
    }
}

/// The number that a table's digits write.
fn number(digits: &str) -> f32 {
    digits
        .bytes()
        .filter(u8::is_ascii_digit)
        .fold(0, |n: u16, d| n.wrapping_mul(10) + u16::from(d - b'0'))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Mark; 13] = [
        Mark::Ankh,
        Mark::Nefer,
        Mark::ThreeNefers,
        Mark::Water,
        Mark::Cross,
        Mark::Three,
        Mark::Two,
        Mark::One,
        Mark::ThreeBas,
        Mark::TwoMen,
        Mark::Falcon,
        Mark::Sun,
        Mark::Judges,
    ];

    #[test]
    fn every_mark_is_drawn_within_its_square() {
        for mark in ALL {
            let shapes = shapes(mark).0;
            let mut points = 0;
            for segment in shapes.iter().flat_map(|s| &s.body.0) {
                let (Segment::Move(p) | Segment::Line(p) | Segment::Quad(_, p)) = segment else { continue };
                points += 1;
                assert!(p.x.abs() <= 0.42 && p.y.abs() <= 0.36, "{mark:?} reaches {p:?}");
            }
            assert!(points >= 4, "{mark:?} has an outline");
        }
    }

    #[test]
    fn every_line_of_the_table_is_read() {
        let closed = |path: &Path| path.0.iter().filter(|s| matches!(s, Segment::Close)).count();
        let signs =
            SIGNS.lines().filter(|l| !l.starts_with(['+', '-'])).map(|l| l.split(' ').next().unwrap());
        let mut read = 0;
        for name in signs {
            let mut shapes = Shapes::default();
            shapes.sign(name, 0.0, 0.0, 1.0, 1.0);
            read += 1 + closed(&shapes.0[0].body) + closed(&shapes.0[0].detail);
        }
        assert_eq!(read, SIGNS.lines().count());
    }
}
