//! Where the pixels of an image lie.

use super::form::Form;
use crate::app::layout::{Point, Rect};

/// An image's pixels on the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    /// The left upper corner of the first pixel, in CSS pixels.
    pub origin: Point,
    /// Pixels in a CSS pixel.
    pub ratio: f32,
    pub width: usize,
    pub height: usize,
}

impl Frame {
    /// The least that holds the rectangle, with pixels where the screen has its own.
    pub fn around(rect: Rect, ratio: f32) -> Self {
        let origin = Point::new((rect.x * ratio).floor() / ratio, (rect.y * ratio).floor() / ratio);
        let pixels = |length: f32| ((length * ratio - 0.01).ceil().max(1.0)) as usize;
        Self {
            origin,
            ratio,
            width: pixels(rect.right() - origin.x),
            height: pixels(rect.bottom() - origin.y),
        }
    }

    /// All of it, in CSS pixels.
    pub fn rect(&self) -> Rect {
        let length = |pixels: usize| pixels as f32 / self.ratio;
        Rect::new(self.origin.x, self.origin.y, length(self.width), length(self.height))
    }

    /// The middle of a pixel.
    pub fn at(&self, x: usize, y: usize) -> Point {
        self.origin + Point::new(x as f32 + 0.5, y as f32 + 0.5) * (1.0 / self.ratio)
    }

    /// The middle of a pixel on a block's upper face.
    pub fn on(&self, form: &Form, x: usize, y: usize) -> (f32, f32) {
        let at = self.at(x, y);
        (at.x - form.all.x, (at.y - form.all.y) / form.depth)
    }
}
