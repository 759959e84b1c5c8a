//! The display list: what a scene is made of.

use std::rc::Rc;

use crate::app::layout::{Point, Rect};
use crate::app::theme::Rgba;

/// A picture, in CSS pixels from the stage's left upper corner; outside its shapes it is transparent.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The stage's width.
    pub width: f32,
    /// The stage's height.
    pub height: f32,
    /// Names what the fixed layer shows: scenes with one key have the same fixed layer.
    pub key: Key,
    /// The board, its marks and the trays; `None` where the caller said that it has this key's layer.
    pub fixed: Option<Vec<Item>>,
    /// Where `fixed` is drawn.
    pub base: Base,
    /// Pieces, sticks, lights: drawn over the fixed layer.
    pub moving: Vec<Item>,
}

/// What a fixed layer is drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// On nothing.
    Clear,
    /// On the layer that the caller has.
    Known,
}

/// The name of a fixed layer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Key(pub(super) u64);

/// One step of painting. Steps are painted in order, later ones over earlier ones.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// Fills a path by the even-odd rule.
    Fill(Path, Paint),
    /// Strokes a path with round caps and joins.
    Stroke(Path, Paint, Pen),
    /// The blurred shadow that a path throws, and not the path itself.
    Shadow(Path, Shade),
    /// A line of text, centred on a point of its baseline.
    Text(Text),
    /// A small picture that recurs, which the painter may keep.
    Sprite(Sprite),
    /// A picture that was computed.
    Image(Image),
    /// Everything up to the matching [`Item::Pop`] is drawn in this group.
    Push(Group),
    /// Ends the group begun last.
    Pop,
}

/// A small picture that recurs: a piece, a shadow.
#[derive(Clone, PartialEq, Debug)]
pub struct Sprite {
    /// Sprites of one name have the same items.
    pub name: u64,
    /// What it shows, around the origin.
    pub items: Rc<Vec<Item>>,
    /// A rectangle that holds all of it.
    pub bounds: Rect,
    /// Where its origin lies.
    pub at: Point,
    /// Its size against its items' own.
    pub scale: f32,
    /// Its strength, 0 to 1.
    pub alpha: f32,
}

/// A computed picture, which the painter was handed by its name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Image {
    /// Its name.
    pub name: u64,
    /// What it fills.
    pub rect: Rect,
    /// Its strength, 0 to 1.
    pub alpha: f32,
}

/// How a path is stroked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pen {
    /// The line's width.
    pub width: f32,
    /// The length of dashes and of the gaps between them; `None` draws through.
    pub dash: Option<(f32, f32)>,
}

/// A shadow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Shade {
    /// Its colour, with its strength as alpha.
    pub colour: Rgba,
    /// How far it is blurred.
    pub blur: f32,
    /// How far it lies below what throws it.
    pub down: f32,
}

/// A line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// The words.
    pub words: String,
    /// The middle of the baseline.
    pub at: Point,
    /// The font's size.
    pub size: f32,
    /// The font's weight, 300 to 700.
    pub weight: u16,
    /// The colour.
    pub colour: Rgba,
    /// What the text may take at most in width; it is set smaller to fit.
    pub most: f32,
}

/// What a group of items shares.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// Where the group's origin lies.
    pub at: Point,
    /// The turn about the origin, clockwise, in radians.
    pub turn: f32,
    /// The scale in x and y, before the turn.
    pub scale: Point,
    /// The strength, 0 to 1; it multiplies what lies around it. Items of a group show through each other.
    pub alpha: f32,
    /// Nothing is drawn outside this path, given in the group's own coordinates.
    pub clip: Option<Path>,
}

impl Default for Group {
    fn default() -> Self {
        Self { at: Point::default(), turn: 0.0, scale: Point::new(1.0, 1.0), alpha: 1.0, clip: None }
    }
}

/// A colour, or a gradient between colours.
#[derive(Clone, PartialEq, Debug)]
pub enum Paint {
    /// One colour.
    Flat(Rgba),
    /// Along a line from the first point to the second.
    Linear(Point, Point, Stops),
    /// Around a centre, from it to a radius.
    Radial(Point, f32, Stops),
}

/// Colours and where they stand, 0 to 1.
pub type Stops = Vec<(f32, Rgba)>;

impl Paint {
    /// A gradient along a line.
    #[inline(never)]
    pub(super) fn linear(from: Point, to: Point, stops: &[(f32, Rgba)]) -> Self {
        Self::Linear(from, to, stops.to_vec())
    }

    /// A gradient around a centre.
    #[inline(never)]
    pub(super) fn radial(centre: Point, radius: f32, stops: &[(f32, Rgba)]) -> Self {
        Self::Radial(centre, radius, stops.to_vec())
    }
}

impl From<Rgba> for Paint {
    fn from(colour: Rgba) -> Self {
        Self::Flat(colour)
    }
}

/// An outline.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Path(pub Vec<Segment>);

/// A part of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Segment {
    /// Begins a new part.
    Move(Point),
    /// A straight line.
    Line(Point),
    /// A curve with one control point.
    Quad(Point, Point),
    /// An arc of an ellipse.
    Arc(Arc),
    /// A closed rectangle with corners of this radius.
    Round(Rect, f32),
    /// Closes the part.
    Close,
}

/// An arc of an upright ellipse.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arc {
    /// The ellipse's centre.
    pub centre: Point,
    /// Its half-width and half-height.
    pub radii: Point,
    /// Where the arc begins, in radians clockwise from the right.
    pub from: f32,
    /// Where it ends; clockwise from the beginning where greater, else against it.
    pub to: f32,
}

impl Path {
    /// A closed rectangle with rounded corners.
    #[must_use]
    #[inline(never)]
    pub fn round(rect: Rect, radius: f32) -> Self {
        Self(vec![Segment::Round(rect, radius.min(rect.w / 2.0).min(rect.h / 2.0))])
    }

    /// A whole ellipse.
    #[must_use]
    #[inline(never)]
    pub fn ellipse(centre: Point, rx: f32, ry: f32) -> Self {
        Self(vec![Segment::Arc(Arc {
            centre,
            radii: Point::new(rx, ry),
            from: 0.0,
            to: core::f32::consts::TAU,
        })])
    }

    /// An arc of an ellipse, from one angle to another.
    #[must_use]
    #[inline(never)]
    pub fn arc(centre: Point, rx: f32, ry: f32, from: f32, to: f32) -> Self {
        Self(vec![Segment::Arc(Arc { centre, radii: Point::new(rx, ry), from, to })])
    }

    /// Straight lines through the points, left open.
    #[must_use]
    #[inline(never)]
    pub fn line(points: &[Point]) -> Self {
        let mut path = Self::default();
        path.run(points);
        path
    }

    /// Straight lines through the points, closed.
    #[must_use]
    #[inline(never)]
    pub fn closed(points: &[Point]) -> Self {
        let mut path = Self::line(points);
        path.0.push(Segment::Close);
        path
    }

    /// Adds straight lines through the points.
    pub fn run(&mut self, points: &[Point]) {
        for (i, p) in points.iter().enumerate() {
            self.0.push(if i == 0 { Segment::Move(*p) } else { Segment::Line(*p) });
        }
    }
}

/// A list in the making, with a verb for each kind of item.
#[derive(Debug, Default)]
pub(super) struct List(pub Vec<Item>);

impl List {
    pub fn fill(&mut self, path: Path, paint: impl Into<Paint>) {
        self.push(Item::Fill(path, paint.into()));
    }

    /// Kept out of line, as are the makers of paths and gradients: inlined hundreds of times they would be
    /// most of the drawing's code.
    #[inline(never)]
    fn push(&mut self, item: Item) {
        self.0.push(item);
    }

    pub fn stroke(&mut self, path: Path, width: f32, paint: impl Into<Paint>) {
        self.push(Item::Stroke(path, paint.into(), Pen { width, dash: None }));
    }

    pub fn dashed(&mut self, path: Path, width: f32, dash: (f32, f32), paint: impl Into<Paint>) {
        self.push(Item::Stroke(path, paint.into(), Pen { width, dash: Some(dash) }));
    }

    pub fn shadow(&mut self, path: Path, colour: Rgba, blur: f32, down: f32) {
        self.push(Item::Shadow(path, Shade { colour, blur, down }));
    }

    /// Draws what `inside` draws in a group.
    pub fn group(&mut self, group: Group, inside: impl FnOnce(&mut Self)) {
        self.push(Item::Push(group));
        inside(self);
        self.push(Item::Pop);
    }

    /// Draws what `inside` draws, and nothing of it outside the path.
    pub fn clipped(&mut self, path: Path, inside: impl FnOnce(&mut Self)) {
        self.group(Group { clip: Some(path), ..Group::default() }, inside);
    }
}
