//! The picture of the board, as a pure function of what it shows.
//!
//! ```text
//! BoardView   what is shown at rest: pieces, marks, trays, sticks, what is lit       (view)
//! Layout      where everything goes on a stage of this size              (crate::app::layout)
//! Theme       the colours                                                 (crate::app::theme)
//! Frame       what deviates from the view at an instant of a motion       (crate::app::anim)
//! Fine        board and pieces computed pixel by pixel, once they are there           (fine)
//!    └─ draw(&view, &layout, &theme, frame, known) -> Scene               (item)
//!         Scene.fixed    board, marks, trays: repainted only when Scene.key changes
//!         Scene.moving   last move, lights, pieces, sticks, value, path
//! ```
//!
//! [`draw`] makes a display list, which `web::canvas` paints. The page behind is not part of it: a scene
//! is transparent outside its shapes.

mod board;
mod device;
mod die;
pub mod fine;
mod item;
mod leaves;
mod light;
mod marks;
mod material;
mod piece;
mod pieces;
mod print;
mod signs;
mod stick;
#[cfg(test)]
mod tests;
mod tray;
mod view;

pub use item::{
    Arc, Base, Group, Image, Item, Key, Paint, Path, Pen, Scene, Segment, Shade, Sprite, Stops, Text,
};
pub use leaves::{Leaf, changed};
pub use marks::{Mark, MarkSet, MarkStyle, Marks, marks};
pub use view::{
    BoardView, BySquare, Cast, Device, Face, Numbers, Place, Ready, Target, TargetKind, Throwing, Tray, Waits,
};

use core::hash::{Hash, Hasher};

use board::Board;
use fine::Fine;
use item::List;
use light::Light;
use pieces::Pieces;

use crate::app::anim::Frame;
use crate::app::layout::{Layout, Orientation, Room};
use crate::app::theme::Theme;

/// The scene of a view on a stage. A `frame` moves some of its pieces or its sticks; `known` is the key
/// of the fixed layer that the caller has painted already, which is then left out.
#[must_use]
pub fn draw(
    view: &BoardView,
    layout: &Layout,
    theme: &Theme,
    frame: Option<&Frame>,
    known: Option<Key>,
) -> Scene {
    draw_fine(view, layout, theme, frame, known, None)
}

/// [`draw`], with the fine picture where there is one.
#[must_use]
pub fn draw_fine(
    view: &BoardView,
    layout: &Layout,
    theme: &Theme,
    frame: Option<&Frame>,
    known: Option<Key>,
    fine: Option<Fine>,
) -> Scene {
    let board = Board { view, layout, theme };
    let whole = fine.filter(|fine| fine.alpha >= 1.0);
    let plain = key(view, layout, theme);
    let key = whole.map_or(plain, |fine| Key(plain.0 ^ fine.gallery.key().0));
    // Images that cover the plain picture lie on its shadows alone: on the picture itself their soft edges would be
    // twice as thick, and the layer would tell how it came about.
    let over = whole.is_some_and(|fine| !fine.gallery.covers());
    let base = if over && known == Some(plain) { Base::Known } else { Base::Clear };
    let fixed = (known != Some(key)).then(|| {
        let mut list = List::default();
        match whole {
            _ if base == Base::Known => {}
            Some(fine) if fine.gallery.covers() => material::shadows(&mut list, theme, layout),
            _ => {
                board.draw(&mut list);
                tray::trays(&mut list, view, layout, theme);
            }
        }
        if let Some(fine) = whole {
            fine.gallery.fixed(&mut list, 1.0);
            board.numbers(&mut list);
        }
        list.0
    });
    let mut list = List::default();
    if let Some(fine) = fine.filter(|fine| fine.alpha < 1.0) {
        fine.gallery.fixed(&mut list, fine.alpha);
        board.numbers(&mut list);
    }
    let light = Light { view, layout, theme };
    light.ground(&mut list);
    if let Some(gleam) = frame.and_then(|frame| frame.gleam) {
        light.gleam(&mut list, gleam);
    }
    if view.throwing.ready == Ready::Yes {
        device::invitation(&mut list, layout, theme);
    }
    Pieces::new(view, layout, theme, frame, fine).draw(&mut list);
    light.above(&mut list);
    device::device(&mut list, &view.throwing, layout, theme, frame.and_then(|f| f.toss.as_ref()));
    tray::words(&mut list, view, layout, theme);
    Scene { width: layout.width, height: layout.height, key, fixed, base, moving: list.0 }
}

/// A small picture of the board alone, `width` × `height` CSS pixels, as on a card; where pieces wait off the
/// board, with their trays.
#[must_use]
pub fn mini(view: &BoardView, orientation: Orientation, width: f32, height: f32, theme: &Theme) -> Scene {
    let layout = Layout::new(width, height, orientation, Room::Board(view.waits));
    draw(view, &layout, theme, None, None)
}

/// Names all that the fixed layer of a view would show.
#[must_use]
pub fn key(view: &BoardView, layout: &Layout, theme: &Theme) -> Key {
    fixed_key(view, layout, theme, view.numbers)
}

fn fixed_key(view: &BoardView, layout: &Layout, theme: &Theme, numbers: Numbers) -> Key {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    (theme.id, layout.shape, layout.orientation, view.marks, numbers, view.waits).hash(&mut hasher);
    for rect in [layout.board, layout.trays.white, layout.trays.black] {
        for length in [rect.x, rect.y, rect.w, rect.h] {
            length.to_bits().hash(&mut hasher);
        }
    }
    for length in [layout.width, layout.height, layout.unit] {
        length.to_bits().hash(&mut hasher);
    }
    Key(hasher.finish())
}

/// The FNV-1a hash: small, and the same everywhere.
struct Fnv(u64);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
