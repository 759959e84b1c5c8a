//! What timers do.

use crate::app::effect::Effect;
use crate::app::event::TimerId;
use crate::app::program::App;
use crate::app::table::{Due, Table};

impl App {
    /// A timer has run out.
    #[inline(never)]
    pub(super) fn timer(&mut self, id: TimerId, now: f64, effects: &mut Vec<Effect>) {
        match id {
            TimerId::Step => match self.step {
                Some((_, Due::Think)) => self.think(now, effects),
                _ => {
                    self.step = None;
                    self.act_at_table(now, effects, Table::go_on);
                }
            },
            TimerId::Think => self.think_on(now, effects),
            TimerId::Speak => self.speech.next(now),
            TimerId::Lease => {
                if let Some(id) = self.knocking.take() {
                    self.open_game(&id, now, effects);
                }
            }
            TimerId::Kiosk => self.kiosk_tick(now, effects),
            TimerId::Press => self.pressed(now, effects),
            TimerId::Notice => self.copied = None,
            TimerId::Slice => {}
        }
    }
}
