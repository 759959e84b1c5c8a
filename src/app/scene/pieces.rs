//! All pieces of a view, where they stand or where a motion has them.

use super::fine::{Fine, Part};
use super::item::{Arc, Group, Item, List, Paint, Path, Segment, Sprite};
use super::piece::{Lathe, height};
use super::view::{BoardView, Place};
use crate::app::anim::{Actor, Frame};
use crate::app::layout::{Layout, Point, Spot, Standing};
use crate::app::small::{Within as _, sort_by};
use crate::app::theme::Theme;
use crate::rules::{Side, Square};

pub(super) struct Pieces<'a> {
    view: &'a BoardView,
    layout: &'a Layout,
    theme: &'a Theme,
    frame: Option<&'a Frame>,
    fine: Option<Fine<'a>>,
    lathe: Lathe<'a>,
}

/// A piece to be drawn.
#[derive(Clone, Copy)]
struct Piece {
    side: Side,
    standing: Standing,
    /// How high it is above the ground, in its own squares.
    lift: f32,
    sunk: f32,
    alpha: f32,
    shine: f32,
    on_board: bool,
}

impl<'a> Pieces<'a> {
    pub fn new(
        view: &'a BoardView,
        layout: &'a Layout,
        theme: &'a Theme,
        frame: Option<&'a Frame>,
        fine: Option<Fine<'a>>,
    ) -> Self {
        Self { view, layout, theme, frame, fine, lathe: Lathe::new(theme, layout.depth) }
    }

    #[inline(never)]
    pub fn draw(mut self, list: &mut List) {
        let resting = self.resting();
        let acting: Vec<_> = self.frame.iter().flat_map(|f| &f.actors).map(|a| self.acting(a)).collect();
        self.ripples(list);
        // shadows lie on the board's face or in the tray and end there
        for (on_board, path) in
            [(true, Path::round(self.layout.top, 0.07 * self.layout.unit)), (false, self.trays())]
        {
            list.clipped(path, |list| {
                for piece in resting.iter().chain(&acting).filter(|p| p.on_board == on_board) {
                    self.shadow(list, piece);
                }
            });
        }
        for piece in resting.iter().chain(&acting) {
            self.body(list, piece);
        }
    }

    fn trays(&self) -> Path {
        let mut path = Path::default();
        for side in Side::BOTH {
            path.0.push(Segment::Round(self.layout.trays[side], 2.0));
        }
        path
    }

    /// The pieces that stand still, those farther away first.
    fn resting(&self) -> Vec<Piece> {
        let acts = |spot: Spot| self.frame.is_some_and(|f| f.actors.iter().any(|a| a.home == spot));
        let mut pieces = Vec::with_capacity(20);
        for square in Square::all() {
            let place = Place::Square(square);
            let spot = Spot { place, index: 0 };
            let Some(side) = self.view.squares[square] else { continue };
            if !acts(spot) {
                let lift = if self.view.chosen == Some(place) { 0.20 } else { 0.0 };
                pieces.push(self.piece(side, spot, lift, 1.0));
            }
        }
        for side in Side::BOTH {
            let tray = self.view.trays[side];
            if self.layout.trays[side].is_empty() {
                continue;
            }
            let chosen = self.view.chosen == Some(Place::Waiting(side));
            for (place, count, alpha) in [
                (Place::Waiting(side), tray.waiting, 1.0),
                (Place::Off(side), tray.off, 1.0),
                (Place::Taken(side), tray.taken, 0.42),
            ] {
                for index in 0..count {
                    let spot = Spot { place, index };
                    if !acts(spot) {
                        let last = chosen && place == Place::Waiting(side) && index + 1 == count;
                        pieces.push(self.piece(side, spot, if last { 0.25 } else { 0.0 }, alpha));
                    }
                }
            }
        }
        sort_by(&mut pieces, |piece| piece.standing.foot.y);
        pieces
    }

    fn piece(&self, side: Side, spot: Spot, lift: f32, alpha: f32) -> Piece {
        let standing = self.standing(spot);
        let on_board = matches!(spot.place, Place::Square(_));
        let shine = match (spot.place, self.frame.and_then(|frame| frame.gleam)) {
            (Place::Off(winner), Some(gleam)) if winner == gleam.winner => gleam.on_piece(spot.index),
            _ => 0.0,
        };
        Piece { side, standing, lift, sunk: 0.0, alpha, shine, on_board }
    }

    fn standing(&self, spot: Spot) -> Standing {
        self.layout.standing(spot, &self.view.trays, self.view.waits)
    }

    /// The piece where a motion has it.
    #[inline(never)]
    fn acting(&self, actor: &Actor) -> Piece {
        let (from, to) = (self.standing(actor.from), self.standing(actor.to));
        let way = to.foot - from.foot;
        let right = Point::new(-way.y, way.x) * (1.0 / way.length().max(1e-3));
        let unit = from.unit + (to.unit - from.unit) * actor.along;
        let foot =
            from.foot.toward(to.foot, actor.along) + right * (actor.bend * self.layout.unit) + actor.shift;
        let board = |spot: Spot| matches!(spot.place, Place::Square(_));
        let on_board = if actor.along < 0.5 { board(actor.from) } else { board(actor.to) };
        let taken = |spot: Spot| if matches!(spot.place, Place::Taken(_)) { 0.42 } else { 1.0 };
        let alpha = taken(actor.from) + (taken(actor.to) - taken(actor.from)) * actor.along;
        // a piece keeps within the stage, however high it flies
        let tall = (height(actor.side) * self.lathe.rise() + 0.28) * unit;
        let half = 0.34 * unit;
        let foot = Point::new(
            foot.x.within(half, (self.layout.width - half).max(half)),
            foot.y.within(tall, (self.layout.height - half).max(tall)),
        );
        let lift = actor.lift.min((foot.y - tall) / (unit * self.lathe.rise().max(0.4)));
        Piece {
            side: actor.side,
            standing: Standing { foot, unit },
            lift,
            sunk: actor.sunk,
            alpha: alpha * actor.alpha,
            shine: actor.shine,
            on_board,
        }
    }

    /// A piece or its shadow with its foot at a point: the fine image where it is there, over the plain one while
    /// it is faded in.
    fn show(&mut self, list: &mut List, piece: &Piece, part: Part, at: Point, alpha: f32) {
        let unit = piece.standing.unit;
        let fine = self.fine.and_then(|fine| fine.piece(piece.side, part, at, unit, alpha));
        let faded = self.fine.filter(|_| fine.is_some()).map_or(0.0, |fine| fine.alpha);
        if faded < 1.0 {
            let made = self.made(piece);
            let (sprite, alpha) = match part {
                Part::Body => (self.lathe.body(piece.side, made), alpha),
                Part::Shadow => (self.lathe.shadow(piece.side, made), alpha * (1.0 - faded)),
            };
            let quarter = (made * 4.0).round() / 4.0;
            list.0.push(Item::Sprite(Sprite { at, scale: unit / quarter, alpha, ..sprite }));
        }
        list.0.extend(fine);
    }

    /// Sprites are made for the sizes at which pieces rest, so that a flying one needs no new sprite.
    fn made(&self, piece: &Piece) -> f32 {
        if piece.on_board || piece.standing.unit > 0.9 * self.layout.unit {
            self.layout.unit
        } else {
            piece.standing.unit
        }
    }

    fn shadow(&mut self, list: &mut List, piece: &Piece) {
        let unit = piece.standing.unit;
        // the light comes from the left and from behind
        let fall = Point::new(0.65, 0.375 * self.layout.depth) * (piece.lift * unit);
        let alpha = piece.alpha * (1.0 - piece.sunk) / (1.0 + piece.lift);
        self.show(list, piece, Part::Shadow, piece.standing.foot + fall, alpha);
    }

    #[inline(never)]
    fn body(&mut self, list: &mut List, piece: &Piece) {
        let Standing { foot, unit } = piece.standing;
        let rise = self.lathe.rise().max(0.4);
        let at = foot - Point::new(0.0, piece.lift * rise * unit);
        if piece.shine > 0.0 {
            let middle = at - Point::new(0.0, 0.25 * unit);
            let glow = self.theme.glow;
            let stops =
                [(0.0, glow.at(0.75 * piece.shine)), (0.4, glow.at(0.35 * piece.shine)), (1.0, glow.at(0.0))];
            list.fill(
                Path::ellipse(middle, 0.62 * unit, 0.62 * unit),
                Paint::radial(middle, 0.62 * unit, &stops),
            );
        }
        if piece.sunk <= 0.0 {
            self.show(list, piece, Part::Body, at, piece.alpha);
            return;
        }
        // what is under water is cut off along the foot's front edge
        let (w, depth) = (0.34 * unit, self.layout.depth);
        let clip = Path(vec![
            Segment::Move(at + Point::new(-w, -0.9 * unit)),
            Segment::Line(at + Point::new(w, -0.9 * unit)),
            Segment::Line(at + Point::new(w, 0.0)),
            Segment::Arc(Arc {
                centre: at,
                radii: Point::new(w, 0.30 * depth * unit),
                from: 0.0,
                to: core::f32::consts::PI,
            }),
            Segment::Close,
        ]);
        let down = (height(piece.side) * rise + 0.50 * depth) * piece.sunk * unit;
        let alpha = piece.alpha * (1.0 - 0.4 * piece.sunk);
        list.group(Group { clip: Some(clip), ..Group::default() }, |list| {
            self.show(list, piece, Part::Body, at + Point::new(0.0, down), alpha);
        });
    }

    #[inline(never)]
    fn ripples(&self, list: &mut List) {
        let (t, u) = (self.theme, self.layout.unit);
        for ripple in self.frame.iter().flat_map(|f| &f.ripples) {
            let rect = self.layout.squares[ripple.square];
            let foot = self.standing(Spot { place: Place::Square(ripple.square), index: 0 }).foot;
            list.clipped(Path::round(rect.inset(0.02 * u, 0.02 * u), 0.05 * u), |list| {
                let group = Group { at: foot, scale: Point::new(1.0, self.layout.depth), ..Group::default() };
                list.group(group, |list| {
                    for i in 0..3 {
                        let phase = (ripple.phase * 1.3 - 0.22 * i as f32).within(0.0, 1.0);
                        let fade = (1.0 - phase) * if phase > 0.0 { 1.0 } else { 0.0 };
                        let r = (0.22 + 0.55 * phase) * u;
                        let circle = Path::ellipse(Point::default(), r, r);
                        list.stroke(circle.clone(), (0.05 * u).max(2.0), t.under.at(0.45 * fade));
                        list.stroke(circle, (0.026 * u).max(1.0), t.edge.at(0.95 * fade));
                    }
                });
            });
        }
    }
}
