//! The fine picture: board, trays and pieces computed pixel by pixel, where the display list's gradients can't
//! go: relief, glaze, grain, wear, shadows of solids.
//!
//! ```text
//! Bake::new(&view, &layout, &theme, ratio)     what is to be made, nothing made yet
//!    └─ step(budget) -> Vec<Strip>             some rows of an image's pixels, a few milliseconds' work
//!    └─ gallery() -> Gallery                   which images there are, and where they belong
//! ```
//!
//! Nothing is kept here once it is handed out: the painter keeps the images, the scene refers to them by name.
//! The same order gives the same bytes, however it is cut into steps.

mod blur;
mod cut;
mod fibre;
mod form;
mod mask;
mod noise;
mod slab;
mod solid;
mod surface;
#[cfg(test)]
mod tests;
mod turned;
mod work;

use super::Key;
use super::board::Board;
use super::item::{Image, Item, List};
use super::view::{BoardView, Numbers};
use crate::app::layout::{Layout, Point, Rect};
use crate::app::small::Within as _;
use crate::app::theme::{Theme, ThemeId};
use crate::rules::{BySide, Side};
use fibre::Fibre;
use form::Form;
use noise::Tones;
use slab::Slab;
use solid::Profile;
use surface::Material;
pub(super) use turned::Part;
use turned::Turned;
use work::Frame;

/// Pixels of all images of the fixed layer at most; on larger screens they are made coarser.
const MOST_PIXELS: f32 = 2_500_000.0;
/// Pixels in a CSS pixel at most.
const MOST_RATIO: f32 = 2.0;

/// Names the images that an order makes; `None` where the theme has none. Orders of one key make the same.
#[must_use]
pub fn key(view: &BoardView, layout: &Layout, theme: &Theme, ratio: f32) -> Option<Key> {
    if theme.id == ThemeId::Contrast {
        return None;
    }
    // numbers are text, written over the picture
    let Key(plain) = super::fixed_key(view, layout, theme, Numbers::Hidden);
    Some(Key(plain.rotate_left(9) ^ u64::from(fitting(layout, ratio).to_bits()) << 3))
}

/// Rows of an image's pixels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strip {
    /// The image's name.
    pub name: u64,
    /// The whole image's width in pixels.
    pub width: u32,
    /// The whole image's height in pixels.
    pub height: u32,
    /// The first of these rows.
    pub row: u32,
    /// Red, green, blue and opacity of each pixel, a byte each, not multiplied.
    pub rgba: Vec<u8>,
}

/// An image and where it belongs.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Piece {
    name: u64,
    rect: Rect,
}

/// The images of one order.
#[derive(Clone, PartialEq, Debug)]
pub struct Gallery {
    key: Key,
    fixed: Vec<Piece>,
    solids: Vec<Standing>,
}

/// An image of a piece on its foot, which stands at the origin.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Standing {
    side: Side,
    part: Part,
    /// The width of the square that it was made for.
    unit: f32,
    image: Piece,
}

/// A fine picture that is there, and how far it has been faded in, 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Fine<'a> {
    /// Its images.
    pub gallery: &'a Gallery,
    /// Its strength over the plain picture.
    pub alpha: f32,
}

/// A fine picture in the making.
#[derive(Debug)]
pub struct Bake {
    gallery: Gallery,
    tones: Tones,
    profiles: BySide<Profile>,
    /// What is still to be made, the next one last.
    jobs: Vec<Job>,
    row: u32,
}

#[derive(Debug)]
struct Job {
    name: u64,
    frame: Frame,
    work: Work,
}

#[derive(Debug)]
enum Work {
    Slab(Box<Slab>),
    Fibre(Box<Fibre>),
    /// The distances around a side's pieces.
    Profile(Side),
    Turned(Box<Turned>),
}

impl Bake {
    /// Orders the picture of a view on a stage of a screen with `ratio` device pixels in a CSS pixel; `None`
    /// where the theme has none.
    #[must_use]
    pub fn new(view: &BoardView, layout: &Layout, theme: &Theme, ratio: f32) -> Option<Self> {
        let material = match theme.id {
            ThemeId::Faience => Some(Material::Faience),
            ThemeId::Ebony => Some(Material::Ebony),
            ThemeId::Papyrus | ThemeId::Contrast => None,
        };
        let key = key(view, layout, theme, ratio)?;
        let ratio = fitting(layout, ratio);
        let mut bake = Self {
            gallery: Gallery { key, fixed: Vec::new(), solids: Vec::new() },
            tones: Tones::new(),
            profiles: BySide::new(Profile::new(Side::White), Profile::new(Side::Black)),
            jobs: Vec::new(),
            row: 0,
        };
        if let Some(material) = material {
            bake.order_blocks(view, layout, theme, material, ratio);
            bake.order_pieces(layout, material, ratio);
        } else {
            let stage = Rect::new(0.0, 0.0, layout.width, layout.height);
            // fibres are soft
            let coarse = (MOST_PIXELS / (stage.w * stage.h)).sqrt().min(1.25);
            let frame = Frame::around(stage, ratio.min(coarse));
            bake.order_fixed(frame, Work::Fibre(Box::new(Fibre::new(frame))));
        }
        bake.jobs.reverse();
        Some(bake)
    }

    fn order_blocks(&mut self, view: &BoardView, l: &Layout, theme: &Theme, material: Material, ratio: f32) {
        let trays = Side::BOTH.map(|side| Form::tray(l, side, view.waits, material));
        for form in [Some(Form::board(l, material))].into_iter().chain(trays).flatten() {
            let frame = Frame::around(form.all, ratio);
            let mut cuts = cut::gilt(&form, frame);
            if self.gallery.fixed.is_empty() {
                cuts.extend(cut::signs(view, l, frame));
                cuts.extend(cut::lines(Board { view, layout: l, theme }, frame));
            }
            self.order_fixed(frame, Work::Slab(Box::new(Slab::new(form, frame, cuts))));
        }
    }

    fn order_fixed(&mut self, frame: Frame, work: Work) {
        let name = self.gallery.key.0.wrapping_add(self.gallery.fixed.len() as u64);
        self.gallery.fixed.push(Piece { name, rect: frame.rect() });
        self.jobs.push(Job { name, frame, work });
    }

    fn order_pieces(&mut self, layout: &Layout, material: Material, ratio: f32) {
        let unit = layout.unit;
        for side in Side::BOTH {
            let frame = Frame { width: 0, ..Frame::around(Rect::default(), ratio) };
            self.jobs.push(Job { name: 0, frame, work: Work::Profile(side) });
            for part in [Part::Body, Part::Shadow] {
                let name = self.gallery.key.0.wrapping_add(8 + self.gallery.solids.len() as u64);
                let frame = Frame::around(part.bounds(unit), ratio);
                let image = Piece { name, rect: frame.rect() };
                self.gallery.solids.push(Standing { side, part, unit, image });
                let turned = Turned::new(side, part, frame, unit, layout.depth, material);
                self.jobs.push(Job { name, frame, work: Work::Turned(Box::new(turned)) });
            }
        }
    }

    /// Works on: as much as `budget` says, some thousandths of a millisecond each, and at least a little. Gives
    /// the rows that it has made; none once all is made.
    pub fn step(&mut self, budget: u32) -> Vec<Strip> {
        let mut strips = Vec::new();
        let mut spent = 0;
        while spent < budget
            && let Some(job) = self.jobs.last_mut()
        {
            let (name, width, height) = (job.name, job.frame.width as u32, job.frame.height as u32);
            let mut rgba = Vec::new();
            let mut over = false;
            while spent < budget && !over {
                let cost = match &mut job.work {
                    Work::Slab(slab) => slab.advance(&self.tones, &mut rgba),
                    Work::Fibre(fibre) => fibre.advance(&mut rgba),
                    Work::Profile(side) => self.profiles[*side].advance(),
                    Work::Turned(turned) => {
                        turned.advance(&self.profiles[turned.side], &self.tones, &mut rgba)
                    }
                };
                over = cost == 0;
                spent += cost;
            }
            let rows = rgba.len() as u32 / (4 * width.max(1));
            if rows > 0 {
                strips.push(Strip { name, width, height, row: self.row, rgba });
            }
            self.row += rows;
            if over {
                self.jobs.pop();
                self.row = 0;
            }
        }
        strips
    }

    /// Whether all is made.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.jobs.is_empty()
    }

    /// The images that there are once all is made.
    #[must_use]
    pub fn finish(self) -> Gallery {
        self.gallery
    }
}

impl Gallery {
    /// The key of its order.
    #[must_use]
    pub fn key(&self) -> Key {
        self.key
    }

    /// The names of all its images.
    pub fn names(&self) -> impl Iterator<Item = u64> {
        self.fixed.iter().chain(self.solids.iter().map(|solid| &solid.image)).map(|piece| piece.name)
    }

    /// Whether its images cover the plain picture of board and trays, or lie over it.
    pub(super) fn covers(&self) -> bool {
        !self.solids.is_empty()
    }

    /// Draws board and trays.
    pub(super) fn fixed(&self, list: &mut List, alpha: f32) {
        for piece in &self.fixed {
            list.0.push(Item::Image(Image { name: piece.name, rect: piece.rect, alpha }));
        }
    }
}

impl Fine<'_> {
    /// A piece's body or shadow with its foot at a point, on squares of this width.
    pub(super) fn piece(&self, side: Side, part: Part, at: Point, unit: f32, alpha: f32) -> Option<Item> {
        let solid = self.gallery.solids.iter().find(|s| s.side == side && s.part == part)?;
        let (scale, rect) = (unit / solid.unit, solid.image.rect);
        let rect = Rect::new(at.x + rect.x * scale, at.y + rect.y * scale, rect.w * scale, rect.h * scale);
        Some(Item::Image(Image { name: solid.image.name, rect, alpha: alpha * self.alpha }))
    }
}

/// The ratio at which the fixed layer has not too many pixels.
fn fitting(layout: &Layout, ratio: f32) -> f32 {
    let area = |r: Rect| r.w * r.h;
    let all = area(layout.board) + area(layout.trays.white) + area(layout.trays.black);
    ratio.within(0.5, MOST_RATIO).min((MOST_PIXELS / all.max(1.0)).sqrt())
}
