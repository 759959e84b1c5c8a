//! Dragging: a piece in the hand, and where it is let go.

use super::play::{Around, Outcomes};
use super::{MotionKind, Table};
use crate::app::anim::{Actor, Frame, Plan};
use crate::app::layout::{Hit, Layout, Point, Spot};
use crate::app::scene::Place;
use crate::app::strings::{Msg, args};
use crate::app::words::Words;
use crate::rules::Side;

/// A piece that follows the pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Carried {
    place: Place,
    /// How far it is from where it stands, in CSS pixels.
    shift: Point,
}

impl Table {
    /// Whether the piece there can be taken into the hand now.
    #[must_use]
    pub fn can_lift(&self, place: Place) -> bool {
        self.person_acts() && !self.throw_due() && self.choices().can_lift(place)
    }

    /// Whether a piece is in the hand.
    #[must_use]
    pub fn carrying(&self) -> bool {
        self.carried.is_some() && self.motion.is_none()
    }

    /// The piece there follows the pointer, which has moved it so far.
    pub fn carry(&mut self, place: Place, shift: Point) {
        if self.carried.is_none_or(|carried| carried.place != place) {
            if !self.can_lift(place) {
                return;
            }
            self.lift(place);
            self.refusal.clear();
        }
        self.carried = Some(Carried { place, shift });
    }

    /// The piece in the hand is let go over a part of the stage.
    pub fn let_go(&mut self, over: Option<Hit>, layout: &Layout, around: Around) -> Outcomes {
        let Some(Carried { place, shift }) = self.carried else { return Outcomes::default() };
        if !self.person_acts() {
            self.carried = None;
            return Outcomes::default();
        }
        let goal = match over {
            Some(Hit::Square(square)) => Some(Place::Square(square)),
            Some(Hit::Tray(side)) if place != Place::Waiting(side) => Some(Place::Off(side)),
            _ => None,
        };
        if let Some(played) = goal.and_then(|goal| self.choices().move_to(goal)) {
            self.carried = None;
            let view = self.at_rest(around);
            let foot = |spot: Spot| layout.standing(spot, &view.trays, view.waits).foot;
            let from = self.stand(place).map_or_else(Point::default, foot);
            let to = match goal {
                Some(place @ Place::Square(_)) => foot(Spot { place, index: 0 }),
                Some(place) => foot(Spot { place, index: self.position().off(self.position().side()) }),
                None => from,
            };
            return self.play_from(played, Some(from + shift - to), around);
        }
        let told =
            goal.filter(|goal| *goal != place).map(|goal| self.why_not_there(place, goal, around.words));
        self.go_back(around);
        told.map_or_else(Outcomes::default, |text| self.refused(text))
    }

    /// The piece in the hand, if there is one, goes back to where it stood.
    pub fn go_back(&mut self, around: Around) {
        let Some(Carried { place, shift }) = self.carried.take() else { return };
        self.put_down();
        if let Some(home) = self.stand(place) {
            let timing = Self::timing(around.settings, around.preferences);
            let plan = Plan::back(self.position().side(), home, shift, timing);
            self.start(plan, MotionKind::Pieces, around.now);
        }
    }

    /// The picture's deviation while a piece is in the hand.
    pub(super) fn carried_frame(&self) -> Option<Frame> {
        let Carried { place, shift } = self.carried?;
        let actor = Actor::held(self.position().side(), self.stand(place)?, shift);
        Some(Frame { actors: vec![actor], ..Frame::default() })
    }

    /// Where the piece that would be moved stands.
    fn stand(&self, place: Place) -> Option<Spot> {
        let side: Side = self.position().side();
        match place {
            Place::Square(square) => {
                (self.position().at(square) == Some(side)).then_some(Spot { place, index: 0 })
            }
            _ => Some(Spot { place, index: self.position().waiting(side).checked_sub(1)? }),
        }
    }

    fn why_not_there(&self, place: Place, goal: Place, words: &Words) -> String {
        match goal {
            Place::Square(square) if self.position().at(square) == Some(self.position().side()) => {
                words.say(Msg::WhyOwnPiece, &args![to: square.number()])
            }
            _ if self.choices().moves_of(place).is_empty() => self.why_not(place, words),
            _ => words.plain(Msg::WhyNoSuchMove),
        }
    }
}
