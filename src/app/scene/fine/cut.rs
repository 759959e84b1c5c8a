//! What is cut into a block, as outlines: signs and lines.

use super::form::Form;
use super::mask::{Deed, Mask, Outline, outline};
use super::work::Frame;
use crate::app::layout::Layout;
use crate::app::layout::Point;
use crate::app::scene::Mark;
use crate::app::scene::board::Board;
use crate::app::scene::item::{Item, List};
use crate::app::scene::signs::shapes;
use crate::app::scene::view::BoardView;
use crate::rules::Square;

/// One step of cutting.
#[derive(Debug)]
pub(super) struct Cut {
    pub place: Place,
    outline: Outline,
    /// The width of the line; none fills the outline.
    width: Option<f32>,
    deed: Deed,
}

/// Where a cut belongs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// Among the signs.
    Signs,
    /// Among the lines.
    Lines,
}

impl Cut {
    /// Cuts it into a mask.
    pub fn make(&self, mask: &mut Mask) {
        match self.width {
            Some(width) => mask.stroke(&self.outline, width, self.deed),
            None => mask.fill(&self.outline, self.deed),
        }
    }
}

/// Gilt around squares and dishes.
pub(super) fn gilt(form: &Form, frame: Frame) -> Vec<Cut> {
    let (path, width) = form.gilt();
    let corner = Point::new(form.all.x, form.all.y) - frame.origin;
    let map = |p: Point| (corner + Point::new(p.x, p.y * form.depth)) * frame.ratio;
    let outline = outline(&path, &map);
    vec![Cut { place: Place::Lines, outline, width: Some(width * frame.ratio), deed: Deed::Cover }]
}

/// The squares' signs.
pub(super) fn signs(view: &BoardView, layout: &Layout, frame: Frame) -> Vec<Cut> {
    let (u, ratio) = (layout.unit, frame.ratio);
    let mut cuts = Vec::new();
    for square in Square::all() {
        let Some(mark) = view.marks[square] else { continue };
        let middle = layout.squares[square].centre() - frame.origin;
        let map = |p: Point| (middle + Point::new(p.x * u, p.y * u * layout.depth)) * ratio;
        let mut cut = |outline: &Outline, width: Option<f32>, deed: Deed| {
            cuts.push(Cut { place: Place::Signs, outline: outline.clone(), width, deed });
        };
        for (i, shape) in shapes(mark).0.iter().enumerate() {
            let body = outline(&shape.body, &map);
            if mark == Mark::ThreeBas && i > 0 {
                // one bird stands before the other
                cut(&body, None, Deed::Cut);
                cut(&body, Some(0.030 * u * ratio), Deed::Cut);
            }
            cut(&body, None, Deed::Cover);
            if u > 44.0 {
                cut(&outline(&shape.detail, &map), None, Deed::Cut);
            }
        }
    }
    cuts
}

/// The lines on the board's frame.
pub(super) fn lines(board: Board, frame: Frame) -> Vec<Cut> {
    let mut list = List::default();
    board.lines(&mut list);
    let map = |p: Point| (p - frame.origin) * frame.ratio;
    let cut = |item: &Item| {
        let (path, width) = match item {
            Item::Fill(path, _) => (path, None),
            Item::Stroke(path, _, pen) => (path, Some(pen.width * frame.ratio)),
            _ => return None,
        };
        Some(Cut { place: Place::Lines, outline: outline(path, &map), width, deed: Deed::Cover })
    };
    list.0.iter().filter_map(cut).collect()
}
