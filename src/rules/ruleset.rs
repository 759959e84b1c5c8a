//! What a ruleset is: a value made of policies, read by one interpreter.

use super::side::{BySide, Side};
use super::square::{Square, SquareSet};
use super::throw::{Device, Throw, ThrowSet};

pub use super::policy::{
    BearOff, Blocked, Capture, Condition, Contest, Decline, Detour, Drowning, Ending, Entry, FirstThrow,
    Gate, Hold, Jump, JumpKind, Landing, LastResort, Layout, Leave, Opening, Otherwise, Precedence,
    Protection, Refused, Release, Released, Retreat, Scoring, StartingOrder, StartingThrow, Turn,
    UnplayableBonus, Wall,
};

/// A ruleset as data. The interpreter reads nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ruleset {
    /// Pieces a side.
    pub pieces: u8,
    /// Where they start.
    pub layout: Layout,
    /// How waiting pieces enter.
    pub entry: Option<Entry>,
    /// What is thrown.
    pub device: Device,
    /// The throws that earn another.
    pub bonus: ThrowSet,
    /// How a game opens.
    pub opening: Opening,
    /// The square of the piece that each side must move first, where there is such a duty.
    pub first_move: BySide<Option<Square>>,
    /// How throws are played.
    pub turn: Turn,
    /// What becomes of a bonus throw without a move.
    pub unplayable_bonus: UnplayableBonus,
    /// What a throw without a move means.
    pub blocked: Blocked,
    /// What landing on an enemy does.
    pub capture: Capture,
    /// Who is protected by companions.
    pub protection: Protection,
    /// What can't be passed.
    pub wall: Wall,
    /// The squares from which walls do not bind.
    pub wall_free_from: SquareSet,
    /// The squares on which no piece can be landed on.
    pub safe: SquareSet,
    /// The squares where a captured piece goes into the water.
    pub drowning: Option<Drowning>,
    /// Retreats.
    pub retreat: Retreat,
    /// What is left when neither way is open.
    pub last_resort: LastResort,
    /// The square to be reached before the last ones.
    pub gate: Gate,
    /// Bearing off.
    pub bear_off: BearOff,
    /// The squares that are left only by bearing off or by a [`Jump`].
    pub exit_only: SquareSet,
    /// Advances that the track alone would not give.
    pub jumps: &'static [Jump],
    /// Where moves go that find their target occupied.
    pub detours: &'static [Detour],
    /// What squares do to pieces that land on them.
    pub landings: &'static [(Square, Landing)],
    /// Squares where an advance that ends there earns another throw.
    pub earning: SquareSet,
    /// The square that holds a side.
    pub hold: Option<Hold>,
    /// What follows when the held piece is borne off.
    pub released: Released,
    /// Whether bearing off may be declined.
    pub decline: Decline,
    /// Which pieces must be moved first.
    pub precedence: Precedence,
    /// Whether pieces wait for the one in front.
    pub starting_order: StartingOrder,
    /// Whether a 1 must be thrown first.
    pub starting_throw: StartingThrow,
    /// When the game is over.
    pub ending: Ending,
    /// The winner's points.
    pub scoring: Scoring,
}

impl Ruleset {
    /// The barest game: five a side along the track, off by the exact throw, nothing captured. Rulesets
    /// state what they add to it.
    pub const PLAIN: Self = Self {
        pieces: 5,
        layout: Layout::Alternating { odd: Side::White },
        entry: None,
        device: Device::Sticks { counting: super::throw::Face::Flat, none: Throw::of(6) },
        bonus: ThrowSet::EMPTY,
        opening: Opening { contest: Contest::Higher, leader: Side::Black, first: FirstThrow::Fresh },
        first_move: BySide::new(None, None),
        turn: Turn::Sequential,
        unplayable_bonus: UnplayableBonus::Lost,
        blocked: Blocked::Passes,
        capture: Capture::None,
        protection: Protection::None,
        wall: Wall::None,
        wall_free_from: SquareSet::EMPTY,
        safe: SquareSet::EMPTY,
        drowning: None,
        retreat: Retreat::None,
        last_resort: LastResort::Pass,
        gate: Gate::None,
        bear_off: BearOff {
            line: 31,
            throws: Leave::Exactly,
            from: SquareSet::ALL,
            any_throw: SquareSet::EMPTY,
            condition: Condition::Always,
            refused: Refused::NoMove,
        },
        exit_only: SquareSet::EMPTY,
        jumps: &[],
        detours: &[],
        landings: &[],
        earning: SquareSet::EMPTY,
        hold: None,
        released: Released::TurnGoesOn,
        decline: Decline::Never,
        precedence: Precedence::None,
        starting_order: StartingOrder::Free,
        starting_throw: StartingThrow::NotNeeded,
        ending: Ending::FirstOut,
        scoring: Scoring::None,
    };

    /// How many squares the pieces fill at the start: twice the pieces a side, or none.
    #[must_use]
    pub const fn filled(&self) -> u8 {
        match self.layout {
            Layout::Alternating { .. } => self.pieces * 2,
            Layout::Waiting => 0,
        }
    }

    /// What the square does to a piece that lands on it.
    #[must_use]
    pub const fn landing(&self, square: Square) -> Landing {
        let mut i = 0;
        while i < self.landings.len() {
            if self.landings[i].0.number() == square.number() {
                return self.landings[i].1;
            }
            i += 1;
        }
        Landing::None
    }

    /// The squares on which no piece can come to rest.
    #[must_use]
    pub const fn never_occupied(&self) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        let mut i = 0;
        while i < self.landings.len() {
            let stays = matches!(self.landings[i].1, Landing::Send(_, Otherwise::Stay) | Landing::None);
            if !stays {
                set = set.with(self.landings[i].0);
            }
            i += 1;
        }
        if self.bear_off.line == 30 && matches!(self.bear_off.refused, Refused::NoMove) {
            set = set.with(Square::at(30));
        }
        set
    }

    /// Whether the parts fit together, for constants: a compile error where they don't.
    ///
    /// # Panics
    /// Where the ruleset contradicts itself.
    #[must_use]
    pub const fn checked(self) -> Self {
        assert!(self.pieces >= 1 && self.pieces <= 14, "one to fourteen pieces a side");
        assert!(self.filled() <= 28, "the pieces must leave room on the track");
        assert!(self.bear_off.line == 31 || self.bear_off.line == 30, "off is reached at 30 or 31");
        assert!(
            matches!(self.layout, Layout::Waiting) == self.entry.is_some(),
            "pieces wait exactly where there is a way to enter"
        );
        assert!(
            !matches!(self.turn, Turn::Split) || matches!(self.capture, Capture::None),
            "a split throw captures nothing"
        );
        assert!(
            !matches!(self.ending, Ending::MostBorneOff) || self.entry.is_none(),
            "waiting pieces have turns"
        );
        self
    }
}
