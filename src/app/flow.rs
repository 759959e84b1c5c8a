//! What messages do.

use crate::app::anim::Cue;
use crate::app::effect::{Effect, History, Silence};
use crate::app::event::{Copied, Fullscreen, TimerId};
use crate::app::message::{Dialog, Message};
use crate::app::pointing::Means;
use crate::app::program::{App, Heard, Version};
use crate::app::reading::{Reading, Way};
use crate::app::screen::{CODE, HEADING, one_name};
use crate::app::settings::{self, Setting, Settings, Switch};
use crate::app::shelf::Keeping;
use crate::app::sitting::Opening;
use crate::app::sound::voices;
use crate::app::strings::Msg;
use crate::app::table::{Around, Due, Outcomes, Table};
use crate::record::Form;
use crate::rng::Seed;

/// What a key stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Nothing, but the browser is not to act on the key either.
    Nothing,
    /// As if an element had said so.
    Message(Message),
    /// The focus goes to a square.
    GoTo(crate::rules::Square),
    /// The chosen piece is put back.
    PutBack,
    /// Something is read aloud.
    Read(Reading),
    /// The focus goes to what can be chosen next, seen from the element of this id.
    Find(Way, String),
}

impl App {
    /// What an element said.
    #[inline(never)]
    pub(super) fn take(&mut self, message: Message, now: f64, effects: &mut Vec<Effect>) {
        if self.kiosk_takes(&message, now, effects) {
            return;
        }
        match message {
            Message::Square(square) => {
                self.act_at_table(now, effects, |t, around| t.tap_square(square, around))
            }
            Message::At(square) => {
                if let Some(table) = &mut self.table {
                    table.focus = square;
                }
                self.point(|pointed| pointed.focus = Some(square));
            }
            Message::Away => self.point(|pointed| pointed.focus = None),
            Message::Over(square) => {
                self.point(|pointed| (pointed.over, pointed.by) = (square, Means::Pointer));
            }
            Message::Grip(place, at) => self.grip(place, at),
            Message::Carry(at) => self.carry(at),
            Message::LetGo(at) => self.let_go(at, now, effects),
            Message::GoBack => {
                self.pointed.grip = None;
                self.act_at_table(now, effects, |table, around| {
                    table.go_back(around);
                    Outcomes::default()
                });
            }
            Message::Tray(side) => self.act_at_table(now, effects, |t, around| t.tap_tray(side, around)),
            Message::Throw => self.act_at_table(now, effects, Table::tap_sticks),
            Message::Enter(throw) => {
                self.act_at_table(now, effects, |t, around| t.enter_throw(throw, around))
            }
            Message::Choose(throw) => self.act_at_table(now, effects, |t, around| t.choose(throw, around)),
            Message::Play(played) => self.act_at_table(now, effects, |t, around| t.tap_move(played, around)),
            Message::Undo => {
                self.close_end();
                self.act_at_table(now, effects, Table::undo);
            }
            Message::Hint => self.ask_hint(now, effects),
            Message::Redo => {
                self.close_end();
                self.act_at_table(now, effects, Table::redo);
            }
            Message::Resign(side) => {
                self.dialog = None;
                self.act_at_table(now, effects, |t, around| t.resign(side, around));
            }
            Message::Again => self.again(now, effects),
            Message::Pick(spec) => {
                self.start.spec = spec;
                self.remember_choices(effects);
            }
            Message::Option(option) => {
                self.start.spec = self.start.spec.toggled(option);
                self.remember_choices(effects);
            }
            Message::Seat(side, player) => {
                self.start.players[side] = player;
                self.remember_choices(effects);
            }
            Message::Name(side, name) => {
                self.start.names[side] = one_name(&name);
                self.remember_choices(effects);
            }
            Message::Begin => {
                let opening = Opening {
                    spec: self.start.spec,
                    players: self.start.players,
                    names: self.start.names.clone(),
                    start: None,
                    seed: self.start.seed.take().map(Seed),
                };
                self.begin(opening, History::Push, now, effects);
            }
            Message::Continue(id) => self.ask_for(id, now, effects),
            Message::TakeOver(id) => {
                self.start.refused = None;
                self.open_game(&id, now, effects);
            }
            Message::Delete(id) => {
                self.dialog = None;
                effects.extend(self.shelf.drop_game(&id));
                self.start.refresh(&self.shelf, &self.words);
                effects.push(Effect::Focus("start-begin".to_owned()));
            }
            Message::DownloadSave(id) => {
                if let Some(text) = self.shelf.game(&id) {
                    effects.push(Effect::Download { name: format!("senet-{id}.txt"), text: text.to_owned() });
                }
            }
            Message::ToStart => {
                self.leave_for_start(History::Push, effects);
            }
            Message::Visit(page) => self.visit(page, effects),
            Message::Frame(wish) => self.frame.take(wish),
            Message::CopyCode => effects.push(Effect::Copy(self.frame.code(self))),
            Message::Open(dialog) => {
                self.copied = None;
                self.dialog = Some(dialog);
                self.forgive_rules();
            }
            Message::RulesAgain => {
                self.forgive_rules();
                effects.push(Effect::Focus(HEADING.to_owned()));
            }
            Message::Close => {
                if self.dialog == Some(Dialog::Result) {
                    self.end_shown = true;
                }
                self.dialog = None;
            }
            Message::Set(setting) => {
                if matches!(setting, Setting::Language(_)) {
                    self.choose_language(effects);
                }
                self.set(self.settings.with(setting), effects);
                self.mind_language(now, effects);
                if matches!(setting, Setting::Sound(_) | Setting::Volume(_)) {
                    self.sound_asked = None;
                    effects.push(Effect::Hush(Silence::Now));
                    self.sound(&[(0.0, Cue::Step)], effects);
                }
            }
            Message::ResetSettings => {
                self.set(Settings::default(), effects);
                self.mind_language(now, effects);
            }
            Message::Fullscreen => {
                effects.push(Effect::Fullscreen(match self.preferences.fullscreen {
                    Fullscreen::Filled => Fullscreen::Possible,
                    _ => Fullscreen::Filled,
                }));
            }
            Message::CopyRecord => {
                if let Some(table) = &self.table {
                    effects.push(Effect::Copy(table.game().write(Form::Record)));
                }
            }
            Message::SaveRecord => {
                if let Some(table) = &self.table {
                    let name = format!("senet-{}.txt", table.game().spec().id());
                    effects.push(Effect::Download { name, text: table.game().write(Form::Record) });
                }
            }
            Message::DismissNotice => self.read_notices(),
            Message::TakeVersion => {
                self.version = Version::Current;
                effects.push(Effect::TakeVersion);
            }
            Message::LeaveVersion => self.version = Version::Current,
            // It has dealt with them.
            Message::Kiosk(_) => {}
            Message::ToBoard => {
                if let Some(table) = &self.table {
                    effects.push(Effect::Focus(crate::app::screen::square_id(table.focus)));
                }
            }
        }
    }

    /// What a key stands for.
    #[inline(never)]
    pub(super) fn act(&mut self, deed: Deed, now: f64, effects: &mut Vec<Effect>) {
        match deed {
            Deed::Nothing => {}
            Deed::Message(message) => self.take(message, now, effects),
            Deed::GoTo(square) => {
                if let Some(table) = &mut self.table {
                    table.focus = square;
                }
                effects.push(Effect::Focus(crate::app::screen::square_id(square)));
            }
            Deed::PutBack => self.act_at_table(now, effects, Table::put_back),
            Deed::Read(reading) => self.read(reading, now, effects),
            Deed::Find(way, focus) => self.find(way, &focus, now, effects),
        }
    }

    /// Does something at the table, and carries on what comes of it.
    pub(super) fn act_at_table(
        &mut self,
        now: f64,
        effects: &mut Vec<Effect>,
        deed: impl FnOnce(&mut Table, Around) -> Outcomes,
    ) {
        let Some((table, around)) = self.at_table(now) else { return };
        let outcomes = deed(table, around);
        self.stages.spoil_board();
        // Whoever taps the same thing again and again is told once in a breath.
        if outcomes.changed || !self.speech.is_about_to_say(&outcomes.spoken) {
            self.unsaid.extend(outcomes.spoken);
        }
        if outcomes.changed {
            (self.pointed.over, self.pointed.grip) = (None, None);
            self.save(now, effects);
        }
    }

    /// Stores the game, where this tab may.
    pub(super) fn save(&mut self, now: f64, effects: &mut Vec<Effect>) {
        if let Some(table) = self.table.as_ref().filter(|table| table.ours()) {
            let (id, save) = (table.id.clone(), table.save(now));
            effects.extend(self.shelf.put_game(&id, save));
        }
    }

    /// Whether sounds are heard.
    pub(super) fn sounds(&self) -> Switch {
        self.sound_asked.unwrap_or(self.settings.sound)
    }

    fn sound(&self, cues: &[(f32, Cue)], effects: &mut Vec<Effect>) {
        if self.sounds().is_on() && !self.attracts() {
            // No two events of a game sound quite the same; any number will do.
            let seed = self.table.as_ref().map_or(0, |table| table.game().cursor() as u32);
            let voices = voices(cues, self.volume(), seed);
            if !voices.is_empty() {
                effects.push(Effect::Play(voices));
            }
        }
    }

    /// What follows every event: sounds, words, the end, the next step.
    #[inline(never)]
    pub(super) fn after(&mut self, now: f64, effects: &mut Vec<Effect>) {
        if let Some(table) = &mut self.table {
            let heard = table.take_heard();
            if heard.cut {
                effects.push(Effect::Hush(Silence::Now));
            }
            self.sound(&heard.cues, effects);
        }
        self.mind_rules(effects);
        self.hear(now, effects);
        self.tell(now, effects);
        self.hear(now, effects);
        self.tell_host(effects);
        if self.embedded() {
            // A frame's address is the other page's affair, and so is the history.
            effects.retain(|effect| !matches!(effect, Effect::SetUrl { .. }));
        }
        let Some(table) = &self.table else {
            if self.step.take().is_some() {
                effects.push(Effect::ClearTimer(TimerId::Step));
                self.stop_thinking(effects);
            }
            return;
        };
        // An open dialog holds the game up: nobody should miss what happens behind it.
        let (due, ms) = match table.due(&self.settings) {
            _ if self.modal() || self.kiosk_asks() => (Due::Nothing, 0.0),
            due => due,
        };
        let step = (due != Due::Nothing).then(|| (table.game().cursor(), due));
        if step != self.step {
            self.stop_thinking(effects);
            effects.push(match step {
                Some(_) => Effect::SetTimer { id: TimerId::Step, ms },
                None => Effect::ClearTimer(TimerId::Step),
            });
            self.step = step;
        }
        self.mind_table(effects);
    }

    /// Says what there is to be said, the end of a game too; not what the sticks in the air are going to show.
    fn tell(&mut self, now: f64, effects: &mut Vec<Effect>) {
        if self.table.as_ref().is_some_and(Table::tossing) {
            return;
        }
        let mut said = core::mem::take(&mut self.unsaid);
        if let Some(table) = &self.table
            && table.end().is_some()
            && !table.moving()
            && !self.end_shown
            && !self.modal()
            && !self.attracts()
        {
            // Its heading, which takes the focus, is heard by that.
            said.extend(crate::app::screen::told_end(table, &self.words).into_iter().skip(1));
            self.dialog = Some(Dialog::Result);
            // What comes with the dialog is said in it.
            self.hear(now, effects);
            self.count_end(effects);
        }
        effects.extend(self.speech.say(said, now));
    }

    pub(super) fn tell_copied(&mut self, copied: Copied, effects: &mut Vec<Effect>) {
        let message = match copied {
            Copied::Done => Msg::MenuCopied,
            Copied::Refused => Msg::MenuCannotCopy,
        };
        if copied == Copied::Refused && self.table.is_none() {
            effects.push(Effect::SelectText(CODE.to_owned()));
        } else if copied == Copied::Refused {
            self.dialog = Some(Dialog::Record);
            effects.push(Effect::SelectText("record-text".to_owned()));
        }
        let said = self.words.plain(message);
        self.unsaid.push(said);
    }

    /// The live region goes where it is heard.
    fn hear(&mut self, now: f64, effects: &mut Vec<Effect>) {
        let heard = if self.modal() { Heard::InDialog } else { Heard::OnPage };
        if core::mem::replace(&mut self.heard, heard) != heard {
            effects.extend(self.speech.move_on(now));
        }
    }

    pub(super) fn close_end(&mut self) {
        self.end_shown = false;
        self.dialog = None;
    }

    fn set(&mut self, settings: Settings, effects: &mut Vec<Effect>) {
        self.settings = settings;
        self.theme_asked = None;
        effects.extend(self.shelf.put(settings::KEY.to_owned(), settings.write()));
        effects.push(self.root());
        self.stages.spoil();
    }

    fn remember_choices(&mut self, effects: &mut Vec<Effect>) {
        let (key, value) = self.start.choices();
        effects.extend(self.shelf.put(key.to_owned(), value));
    }

    /// Whether a dialog keeps the visitor from the page: all do, but the rules beside a game on a wide screen.
    pub(super) fn modal(&self) -> bool {
        match self.dialog {
            None => false,
            Some(Dialog::Rules(_)) => self.table.is_none() || self.plan() != crate::app::stage::Plan::Wide,
            Some(_) => true,
        }
    }

    /// Whether the page can't save, and why.
    pub(super) fn unsaved(&self) -> Option<Msg> {
        match self.shelf.keeping() {
            Keeping::Stored => None,
            _ if self.host.unsaved_read => None,
            Keeping::Refused => Some(Msg::SaveUnavailable),
            Keeping::Failed => Some(Msg::SaveFull),
        }
    }
}
