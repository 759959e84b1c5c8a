//! A decision in slices: the caller decides how long a slice may be, and may stop whenever it likes.

use super::falls::fallen;
use super::level::{ANALYSIS, Level, Skill};
use super::mind::Mind;
use super::search::{Search, Way, Width, best_first, decided, points};
use crate::rng::Rng;
use crate::rules::ruleset::Contest;
use crate::rules::{Move, MoveList, Phase, Position, Rules};

/// A decision under way.
///
/// It knows the position and a generator of its own for what a weaker level gets wrong. There is no way from
/// here to the throws to come.
///
/// ```
/// use senet::ai::{Level, Mind, Net, Progress, Thinker};
/// use senet::rng::{Rng, Seed};
/// use senet::rules::{Rules, Spec};
/// let net = Net::read(include_bytes!("../../assets/ai/common.net"))?;
/// let rules = Rules::new("common".parse::<Spec>()?);
/// let position = rules.read("w...w...../........../..b....b.. w move:4 0-0 3-3 0-0 -")?;
/// let mind = Mind::new(rules, net);
/// let mut thinker = Thinker::new(&mind, &position, Level::Five, Rng::new(Seed(1)));
/// let played = loop {
///     if let Progress::Done(played) = thinker.step(&mind, 100) {
///         break played;
///     }
/// };
/// assert!(mind.rules().legal(&position).contains(&played));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Thinker {
    position: Position,
    skill: Skill,
    rng: Rng,
    /// The legal moves, in their order.
    legal: MoveList,
    /// The ways to play the throw, or pool, to its end; those that are looked at further come first.
    ways: Vec<(f32, Way)>,
    /// How many of them the last look took in; none before the first.
    looked: usize,
    stage: Stage,
}

/// How far a decision has come.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Stage {
    /// The ways are to be found.
    Begin,
    /// This look: this way, this fall of the next throw; the sum so far.
    Look { look: usize, count: usize, way: usize, fall: usize, sum: f32 },
    /// Done.
    Done,
}

/// What a slice of thinking has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is more to be done.
    Thinking,
    /// The move is chosen.
    Done(Move),
}

impl Thinker {
    /// Begins to think of a position in which a move is due; in any other the move will be `pass`.
    #[must_use]
    pub fn new(mind: &Mind, position: &Position, level: Level, rng: Rng) -> Self {
        Self::with(position, level.skill(mind), rng)
    }

    fn with(position: &Position, skill: Skill, rng: Rng) -> Self {
        Self {
            position: *position,
            skill,
            rng,
            legal: MoveList::new(),
            ways: Vec::new(),
            looked: 0,
            stage: Stage::Begin,
        }
    }

    /// Thinks on until about so many positions have been valued, or the move is chosen. A slice does at least
    /// one piece of work: the moves at hand, or one throw after one of them.
    pub fn step(&mut self, mind: &Mind, nodes: u64) -> Progress {
        let mut spent = 0;
        loop {
            match self.stage {
                Stage::Done => return Progress::Done(self.best().unwrap_or(Move::Pass)),
                Stage::Begin => spent += self.begin(mind),
                Stage::Look { .. } => spent += self.look(mind),
            }
            if spent >= nodes && self.stage != Stage::Done {
                return Progress::Thinking;
            }
        }
    }

    /// The best move so far; `None` where nothing has been looked at yet.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.values().first().map(|&(played, _)| played)
    }

    /// What the moves are worth for the side to move, as far as they have been looked at, the best first.
    #[must_use]
    pub fn values(&self) -> Vec<(Move, f32)> {
        if self.ways.is_empty() {
            return Vec::new();
        }
        // The ways that were looked at furthest come first; no other may pass them by a shallower look.
        let sure = match self.stage {
            Stage::Look { look, way, .. } if look > 0 || way > 0 => way.max(1),
            Stage::Done if self.looked > 0 => self.looked,
            _ => self.ways.len(),
        };
        let least = |ways: &[(f32, Way)]| ways.iter().fold(1.0f32, |least, way| least.min(way.0));
        let (unsure, unseen) = (least(&self.ways[..sure]), least(&self.ways));
        let mut values: Vec<(f32, Move)> = Vec::with_capacity(self.legal.len());
        for (i, &played) in self.legal.iter().enumerate() {
            // A move that the beam has dropped is no better than any that it has kept.
            let mut best = None;
            for (place, (value, way)) in self.ways.iter().enumerate() {
                if way.firsts >> i & 1 == 1 {
                    let value = if place < sure { *value } else { value.min(unsure) };
                    best = Some(best.map_or(value, |best: f32| best.max(value)));
                }
            }
            values.push((best.unwrap_or(unseen), played));
        }
        let all = values.len();
        best_first(&mut values, all);
        values.into_iter().map(|(value, played)| (played, value)).collect()
    }

    /// Finds the ways, and what the net says of where they end.
    fn begin(&mut self, mind: &Mind) -> u64 {
        let mut search = Search::new(mind, Width { beam: self.skill.beam, ..Width::FULL });
        mind.rules().legal_into(&self.position, &mut self.legal);
        self.ways = search.ways(&self.position).into_iter().map(|way| (0.0, way)).collect();
        let side = self.position.side();
        for (value, way) in &mut self.ways {
            *value = search.value(&way.end, side, 0);
        }
        if self.skill.noise > 0.0 {
            self.misjudge();
        }
        let all = self.ways.len();
        best_first(&mut self.ways, all);
        self.stage = Stage::Done;
        self.next_look(0);
        search.nodes
    }

    /// Is off by chance: by so much for each move, whatever it is followed by.
    fn misjudge(&mut self) {
        let ways = core::mem::take(&mut self.ways);
        for i in 0..self.legal.len() {
            let own = ways.iter().filter(|(_, way)| way.firsts >> i & 1 == 1);
            let mut best: Option<(f32, Way)> = None;
            for &(value, way) in own {
                if best.is_none_or(|(known, _)| value > known) {
                    best = Some((value, Way { firsts: 1 << i, ..way }));
                }
            }
            let off = self.skill.noise * normal(&mut self.rng);
            self.ways.extend(best.map(|(value, way)| (value + off, way)));
        }
    }

    /// Turns to a look, if there is one that has something to decide.
    fn next_look(&mut self, look: usize) {
        self.stage = Stage::Done;
        if let Some(wanted) = self.skill.looks.get(look) {
            let least = self.ways.first().map_or(0.0, |best| best.0) - wanted.margin;
            let close = self.ways.iter().take(wanted.ways).take_while(|way| way.0 >= least).count();
            // Where all are to be valued, one is, too; where one is to be chosen, it needs no look.
            if close > 1 && self.legal.len() > 1 || close > 0 && wanted.margin == f32::INFINITY {
                self.stage = Stage::Look { look, count: close, way: 0, fall: 0, sum: 0.0 };
            }
        }
    }

    /// Looks at one throw after one way.
    fn look(&mut self, mind: &Mind) -> u64 {
        let Stage::Look { look, count, way, fall, sum } = self.stage else { return 0 };
        let wanted = self.skill.looks[look];
        let mut search = Search::new(mind, wanted.width);
        let falls = &mind.falls()[..mind.falls().len().min(wanted.width.falls)];
        let (side, end) = (self.position.side(), self.ways[way].1.end);
        let open = matches!(end.phase(), Phase::Throw { .. }) && decided(mind.rules(), &end).is_none();
        let value = if open && mind.known(&end).is_none() {
            let fallen = fallen(mind.rules(), &end, falls[fall].pool);
            let sum = sum + falls[fall].weight * search.value(&fallen, side, wanted.throws - 1);
            if fall + 1 < falls.len() {
                self.stage = Stage::Look { look, count, way, fall: fall + 1, sum };
                return search.nodes;
            }
            sum / falls.iter().map(|fall| fall.weight).sum::<f32>()
        } else {
            search.value(&end, side, 0)
        };
        self.ways[way].0 = value;
        if way + 1 < count {
            self.stage = Stage::Look { look, count, way: way + 1, fall: 0, sum: 0.0 };
        } else {
            best_first(&mut self.ways[..count], count);
            self.looked = count;
            self.next_look(look + 1);
        }
        search.nodes.max(1)
    }
}

/// A number from about the standard normal distribution: the sum of twelve even ones.
fn normal(rng: &mut Rng) -> f32 {
    (0..12).map(|_| (rng.number() >> 40) as f32 / (1u64 << 24) as f32).sum::<f32>() - 6.0
}

impl Mind {
    /// The move that a level chooses, in one go.
    #[must_use]
    pub fn choose(&self, level: Level, position: &Position, rng: &mut Rng) -> Move {
        let rng = Rng::new(crate::rng::Seed(rng.number()));
        self.finish(Thinker::new(self, position, level, rng))
    }

    /// The move that some fifty times the work of the fifth level finds: a measure of what is left to gain.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn choose_deepest(&self, position: &Position) -> Move {
        let pool = self.rules().ruleset().turn == crate::rules::ruleset::Turn::Pool;
        let skill = if pool { super::level::DEEPEST_POOL } else { super::level::DEEPEST };
        self.finish(Thinker::with(position, skill, Rng::new(crate::rng::Seed(0))))
    }

    fn finish(&self, mut thinker: Thinker) -> Move {
        loop {
            if let Progress::Done(played) = thinker.step(self, u64::MAX) {
                return played;
            }
        }
    }
}

/// What every legal move is worth for the side to move, 0 to 1, the best first. Empty where no move is due.
#[must_use]
pub fn values(mind: &Mind, position: &Position) -> Vec<(Move, f32)> {
    let Phase::Move { .. } = position.phase() else { return Vec::new() };
    let mut thinker = Thinker::with(position, ANALYSIS, Rng::new(crate::rng::Seed(0)));
    while thinker.step(mind, u64::MAX) == Progress::Thinking {}
    thinker.values()
}

/// The winning chance of the side to act, 0 to 1, a draw counting half, in any phase. Where the game is over
/// the side is the one that moved last; in the opening it is a seat.
#[must_use]
pub fn win(mind: &Mind, position: &Position) -> f32 {
    let (rules, side) = (mind.rules(), position.side());
    if let Some(outcome) = decided(rules, position) {
        return points(outcome, side);
    }
    let mut search = Search::new(mind, Width { beam: 3, ..Width::FULL });
    match position.phase() {
        Phase::Open { .. } => opened(rules, position, |first| search.value(first, first.side(), 1)),
        Phase::Move { .. } => values(mind, position).first().map_or(0.5, |best| best.1),
        Phase::Throw { .. } | Phase::Over(_) => search.value(position, side, 1),
    }
}

/// The winning chance of the seat that is to throw in the opening, from that of the side which then begins.
pub(super) fn opened(rules: &Rules, position: &Position, chance: impl FnOnce(&Position) -> f32) -> f32 {
    let (leads, first) = opening(rules, position);
    let chance = chance(&first);
    leads * chance + (1.0 - leads) * (1.0 - chance)
}

/// How likely the seat that is to throw wins the opening, and the position that follows.
fn opening(rules: &Rules, position: &Position) -> (f32, Position) {
    let (set, seat) = (rules.ruleset(), position.side());
    let share = |throw| set.device.weight(throw) as f32 / set.device.total() as f32;
    // The throws of this seat that decide it, one way or the other.
    let (mut wins, mut loses, mut first) = (0.0, 0.0, None);
    let undecided = rules.throw(position, crate::rules::Throw::ONE).ok();
    for throw in set.device.values() {
        match rules.opening_winner(position, throw) {
            Some(winner) if winner == seat => wins += share(throw),
            Some(_) => loses += share(throw),
            None => continue,
        }
        first = first.or_else(|| rules.throw(position, throw).ok());
    }
    let leads = match set.opening.contest {
        // To throw first is an advantage: p + (1 − p)² p + …
        Contest::FirstOne => 1.0 / (2.0 - wins),
        Contest::OnlyOne | Contest::Higher => wins + (1.0 - wins - loses) / 2.0,
    };
    // The first throw of a round decides nothing: the position is found one throw further.
    let first = first.or_else(|| {
        let next = undecided?;
        let decides = |throw: &crate::rules::Throw| rules.opening_winner(&next, *throw).is_some();
        rules.throw(&next, set.device.values().find(decides)?).ok()
    });
    (leads, first.unwrap_or(*position))
}
