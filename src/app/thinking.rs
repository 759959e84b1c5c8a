//! When the computer thinks, and what comes of it: moves, hints, chances of winning.

use crate::ai::{Level, Player as Simple};
use crate::app::brain::Ready;
use crate::app::effect::Effect;
use crate::app::event::TimerId;
use crate::app::link::Player;
use crate::app::program::App;
use crate::app::strings::Msg;
use crate::app::table::Due;
use crate::rng::{Rng, Seed};
use crate::rules::{Move, Phase, Side};

/// How long the solver waits while something moves, in milliseconds.
const LATER: f64 = 200.0;

/// What has come of a slice of thinking.
enum Pondered {
    /// There is more to come: of the thinking, or first of the net.
    Later,
    /// There is no net to be had.
    Lost,
    /// All moves with their values, the chosen one first.
    Values(Vec<(Move, f32)>),
}

impl App {
    /// The computer is to move: a slice of thinking, and the move once it is found.
    #[inline(never)]
    pub(super) fn think(&mut self, now: f64, effects: &mut Vec<Effect>) {
        let Some(table) = self.table.as_ref().filter(|table| table.due(&self.settings).0 == Due::Think)
        else {
            return;
        };
        let Player::Computer(level) = table.actor() else { return };
        // Its choices come from the game, so that they are the same on every device.
        let seed = table.game().seed().derive(table.game().cursor() as u64);
        let chosen = match self.ponder(Level::new(level).unwrap_or(Level::Three), seed, now, effects) {
            Pondered::Later => return,
            Pondered::Values(values) => values.first().map(|best| best.0),
            Pondered::Lost => self.table.as_ref().map(|table| {
                let legal = table.game().legal();
                Simple::Greedy.choose(table.rules(), table.position(), &legal, &mut Rng::new(seed))
            }),
        };
        self.step = None;
        self.solving = false;
        if let Some(played) = chosen {
            self.act_at_table(now, effects, |table, around| table.play_chosen(played, around));
        }
    }

    /// A slice of thinking about the position at the table.
    fn ponder(&mut self, level: Level, seed: Seed, now: f64, effects: &mut Vec<Effect>) -> Pondered {
        let Some(table) = &self.table else { return Pondered::Later };
        match self.brain.ready(table.game().spec()) {
            Ready::Coming => self.awaited = true,
            Ready::Lost => return Pondered::Lost,
            Ready::Yes => match self.brain.think(table.game().cursor(), table.position(), level, seed, now) {
                Some(values) => return Pondered::Values(values),
                None => effects.push(Effect::SetTimer { id: TimerId::Think, ms: 0.0 }),
            },
        }
        Pondered::Later
    }

    /// The next slice of whatever is thought about.
    #[inline(never)]
    pub(super) fn think_on(&mut self, now: f64, effects: &mut Vec<Effect>) {
        if self.hinting.is_some() {
            self.hint(now, effects);
        } else if matches!(self.step, Some((_, Due::Think))) {
            self.think(now, effects);
        } else if let Some(table) = self.table.as_ref().filter(|_| self.solving) {
            let ms = if table.moving() {
                LATER
            } else if self.brain.solve(table.position(), now) {
                0.0
            } else {
                self.solving = false;
                self.chance = None;
                return;
            };
            effects.push(Effect::SetTimer { id: TimerId::Think, ms });
        }
    }

    /// A net has come, or can't be had.
    #[inline(never)]
    pub(super) fn net_came(
        &mut self,
        ruleset: &str,
        bytes: Option<&[u8]>,
        now: f64,
        effects: &mut Vec<Effect>,
    ) {
        let spec = self.table.as_ref().map(|table| table.game().spec());
        self.brain.loaded(ruleset, bytes, spec);
        if spec.is_some_and(|spec| spec.id() == ruleset && self.brain.ready(spec) == Ready::Lost) {
            self.notice = Some(Msg::ComputerSimple);
            self.unsaid.push(self.words.plain(Msg::ComputerSimple));
        }
        if core::mem::take(&mut self.awaited) {
            self.think_on(now, effects);
        }
    }

    /// A person asks what the computer would play.
    pub(super) fn ask_hint(&mut self, now: f64, effects: &mut Vec<Effect>) {
        let Some(table) = self.table.as_ref().filter(|table| table.person_acts()) else { return };
        self.dialog = None;
        if table.throw_due() || table.choices().only_pass() {
            self.act_at_table(now, effects, |table, around| table.no_hint(around));
            return;
        }
        self.hinting = Some(table.game().cursor());
        effects.extend(self.brain.want(table.game().spec()));
        self.hint(now, effects);
    }

    #[inline(never)]
    fn hint(&mut self, now: f64, effects: &mut Vec<Effect>) {
        match self.ponder(Level::Five, Seed(0), now, effects) {
            Pondered::Later => {}
            Pondered::Lost => {
                self.hinting = None;
                self.notice = Some(Msg::ComputerSimple);
                self.unsaid.push(self.words.plain(Msg::ComputerSimple));
            }
            Pondered::Values(values) => {
                self.hinting = None;
                if let Some(&(played, chance)) = values.first() {
                    self.act_at_table(now, effects, |table, around| table.show_hint(played, chance, around));
                }
            }
        }
    }

    /// What was thought about is not asked for any more.
    pub(super) fn stop_thinking(&mut self, effects: &mut Vec<Effect>) {
        self.brain.stop();
        self.awaited = false;
        self.solving = false;
        effects.push(Effect::ClearTimer(TimerId::Think));
    }

    /// After every event: the net is asked for where it will be needed, a hint that has been overtaken is dropped,
    /// the chance of winning kept up, the endgames begun.
    pub(super) fn mind_table(&mut self, effects: &mut Vec<Effect>) {
        let Some(table) = &self.table else { return };
        let (spec, cursor) = (table.game().spec(), table.game().cursor());
        if self.hinting.is_some_and(|at| at != cursor) {
            self.hinting = None;
            self.brain.stop();
        }
        let computer = Side::BOTH.into_iter().any(|side| matches!(table.player(side), Player::Computer(_)));
        if !(computer || self.settings.chance.is_on()) || table.end().is_some() {
            return;
        }
        effects.extend(self.brain.want(spec));
        if self.brain.ready(spec) != Ready::Yes || table.moving() {
            return;
        }
        if self.settings.chance.is_on()
            && self.chance.is_none_or(|(at, _)| at != cursor)
            && !matches!(table.position().phase(), Phase::Open { .. })
        {
            let chance = self.brain.chance(spec, table.position(), Side::White);
            self.chance = chance.map(|chance| (cursor, chance));
        }
        let thinks = self.hinting.is_some() || matches!(self.step, Some((_, Due::Think)));
        if !self.solving && !thinks && self.brain.has_to_solve(table.position()) {
            self.solving = true;
            effects.push(Effect::SetTimer { id: TimerId::Think, ms: 0.0 });
        }
    }

    /// White's chance of winning in the position that is shown, where it is wanted and known.
    pub(super) fn shown_chance(&self) -> Option<f32> {
        let table = self.table.as_ref().filter(|table| !table.tossing() && table.end().is_none())?;
        self.chance
            .filter(|(at, _)| self.settings.chance.is_on() && *at == table.game().cursor())
            .map(|(_, chance)| chance)
    }
}
