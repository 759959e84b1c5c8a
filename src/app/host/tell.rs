//! What the page tells the page around it.

use super::{News, Players};
use crate::app::effect::Effect;
use crate::app::program::App;
use crate::app::table::Table;
use crate::record::{Event, Form, Reason};
use crate::rules::{Device, Outcome, Side};

impl App {
    /// Tells what has happened since this was last called, the first of it as the answer that is owed.
    pub(in crate::app) fn tell_host(&mut self, effects: &mut Vec<Effect>) {
        if !self.embedded() {
            return;
        }
        let height = self.fitting_height();
        if self.window.width > 0.0 && core::mem::replace(&mut self.host.height, height) != height {
            effects.push(Effect::Tell { id: None, news: News::Resize { height } });
        }
        let Some(table) = &self.table else { return };
        let cursor = table.game().cursor();
        let news = match self.host.told {
            None => vec![self.ready(table)],
            Some(told) if cursor < told => vec![state(table)],
            Some(told) => happened(table, told),
        };
        self.host.told = Some(cursor);
        for news in news {
            let id = self.host.reply.take();
            effects.push(Effect::Tell { id, news });
        }
    }

    fn ready(&self, table: &Table) -> News {
        let lang = self.words.catalog().language().code();
        News::Ready { ruleset: table.game().spec().to_string(), lang, players: players(table) }
    }
}

/// Who plays, by colour or, in the opening, by seat.
fn players(table: &Table) -> Players {
    Players { w: table.player(Side::White).word(), b: table.player(Side::Black).word() }
}

/// How things stand.
pub fn state(table: &Table) -> News {
    let game = table.game();
    News::State {
        ruleset: game.spec().to_string(),
        players: players(table),
        position: table.rules().write(table.position()),
        record: game.write(Form::Record),
        legal: game.legal().iter().map(ToString::to_string).collect(),
    }
}

/// Everything since so many events.
fn happened(table: &Table, told: usize) -> Vec<News> {
    let game = table.game();
    let mut all = Vec::new();
    for event in game.events().get(told..game.cursor()).unwrap_or_default() {
        match event {
            Event::Throw(thrown) => {
                let value = thrown.throw.value();
                let faces = match table.rules().ruleset().device {
                    Device::Sticks { .. } => (0..4).map(|stick| (thrown.way >> stick & 1) as u8).collect(),
                    Device::Die { .. } => vec![value],
                };
                all.push(News::Throw { side: letter(thrown.side), value, faces });
                if thrown.opening_won_by.is_some() {
                    all.push(News::Seats { players: players(table) });
                }
            }
            Event::Move(done) => all.push(News::Move {
                side: letter(done.side),
                played: done.played.to_string(),
                position: table.rules().write(&done.next),
            }),
            Event::Resignation(_) => {}
        }
    }
    if let Some(end) = table.end().filter(|_| told < game.cursor()) {
        let winner = match end.outcome {
            Outcome::Won(side) => letter(side),
            Outcome::Draw => "draw",
        };
        let reason = match end.reason {
            Reason::BorneOff => "borne-off",
            Reason::Deadlock => "deadlock",
            Reason::Blocked => "blocked",
            Reason::Resignation => "resignation",
            Reason::NoProgress => "no-progress",
        };
        all.push(News::End { winner, reason, score: game.score(), record: game.write(Form::Record) });
    }
    all
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}
