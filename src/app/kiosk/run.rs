//! The kiosk in the program: what its stages show, and what a visitor may do.

use super::figures::KEY;
use super::{CAPTION, CAPTIONS, Deed, Figures, Kiosk, PRESS, Stage, Tick, figures};
use crate::app::effect::{Effect, History};
use crate::app::event::{KeyPress, Storage, TimerId};
use crate::app::host::Host;
use crate::app::link::{Link, Player};
use crate::app::message::{Dialog, Message};
use crate::app::program::{App, Version};
use crate::app::settings::{Setting, Settings};
use crate::app::sitting::Opening;
use crate::app::sound::Volume;
use crate::app::strings::{Language, Msg};
use crate::app::theme::ThemeId;
use crate::rules::{BySide, Spec};

/// The themes that take turns while nobody is there, so that nothing burns in.
const THEMES: [ThemeId; 3] = [ThemeId::Faience, ThemeId::Ebony, ThemeId::Papyrus];

/// The level at which the computer plays itself.
const SHOWN: u8 = 3;

/// Whether a query asks for a kiosk: what has to be known before anything is read from the device.
pub(in crate::app) fn is_asked(query: &str) -> bool {
    query.trim_start_matches('?').split('&').any(|pair| pair == "kiosk=1")
}

/// What a kiosk takes from the device: its figures. Nothing of a visitor outlasts a visit.
pub(in crate::app) fn stored(storage: &Storage) -> Figures {
    match storage {
        Storage::Open(items) => {
            items.iter().find(|(key, _)| key == KEY).map(|(_, text)| Figures::read(text)).unwrap_or_default()
        }
        Storage::Refused => Figures::default(),
    }
}

impl App {
    /// The kiosk opens: at the start of the page, and after a power cut.
    pub(in crate::app) fn open_kiosk(
        &mut self,
        link: Link,
        figures: Figures,
        now: f64,
        effects: &mut Vec<Effect>,
    ) {
        self.host = Host::new(&link);
        let spec = link.spec();
        let offer = if link.rulesets.is_empty() { vec![spec] } else { link.rulesets.clone() };
        self.complaints = link.complaints;
        self.start.players = BySide::new(
            link.players.white.unwrap_or(Player::Human),
            link.players.black.unwrap_or(Player::Computer(3)),
        );
        let kiosk = Kiosk { sound: link.sound, ..Kiosk::new(link.terms, offer, figures, now) };
        self.kiosk = Some(Box::new(kiosk));
        effects.push(Effect::LockDown);
        self.attract(now, effects);
    }

    fn stage(&self) -> Option<Stage> {
        self.kiosk.as_ref().map(|kiosk| kiosk.stage)
    }

    /// Whether the computer plays itself, for nobody.
    pub(in crate::app) fn attracts(&self) -> bool {
        self.stage() == Some(Stage::Attract)
    }

    /// Whether a visitor is at another screen than the board.
    pub(in crate::app) fn kiosk_asks(&self) -> bool {
        !matches!(self.stage(), None | Some(Stage::Game | Stage::Attract))
    }

    /// How loud it may be.
    pub(in crate::app) fn volume(&self) -> Volume {
        let volume = self.settings.volume;
        if self.kiosk.is_some() { Volume::new(volume.percent().min(super::LOUDEST)) } else { volume }
    }

    /// Fresh, as for the first visitor of the day: the computer begins to play itself.
    fn attract(&mut self, now: f64, effects: &mut Vec<Effect>) {
        let Some(kiosk) = &mut self.kiosk else { return };
        kiosk.go(Stage::Attract, now);
        let (shows, caption) = (kiosk.shows, kiosk.caption);
        let spec = kiosk.offer[shows % kiosk.offer.len()];
        kiosk.shows += 1;
        self.settings = Settings::default();
        if self.theme_asked.is_none() {
            self.settings = self.settings.with(Setting::Theme(Some(THEMES[shows % THEMES.len()])));
        }
        self.sound_asked = kiosk.sound;
        self.language_lost = None;
        // In every language in turn, beginning with the link's.
        self.language_asked = Some(self.tongue(caption / CAPTIONS));
        self.seat(spec, BySide::new(Player::Computer(SHOWN), Player::Computer(SHOWN)), now, effects);
        if core::mem::replace(&mut self.version, Version::Current) == Version::Waiting {
            effects.push(Effect::TakeVersion);
        }
        effects.push(Effect::LookForVersion);
        self.kiosk_clock(now, effects);
    }

    /// The language of one round of explanations.
    fn tongue(&self, round: usize) -> Language {
        let first = Link::language_in(&self.query).unwrap_or(Language::English);
        let at = Language::ALL.iter().position(|language| *language == first).unwrap_or(0);
        Language::ALL[(at + round) % Language::ALL.len()]
    }

    /// Begins a game, and forgets the one before.
    fn seat(&mut self, spec: Spec, players: BySide<Player>, now: f64, effects: &mut Vec<Effect>) {
        let before = self.table.as_ref().map(|table| table.id.clone());
        let opening = Opening { spec, players, names: BySide::default(), start: None, seed: None };
        self.begin(opening, History::Replace, now, effects);
        if let Some(id) = before {
            let _ = self.shelf.drop_game(&id);
            self.start.refresh(&self.shelf, &self.words);
        }
        effects.push(self.root());
        self.mind_language(now, effects);
    }

    fn go(&mut self, stage: Stage, now: f64, effects: &mut Vec<Effect>) {
        if let Some(kiosk) = &mut self.kiosk {
            kiosk.go(stage, now);
            self.dialog = None;
            if stage != Stage::Game {
                // Its board is out of sight.
                if let Some(table) = &mut self.table {
                    table.settle(now);
                    table.take_heard();
                }
                self.stages.clear();
            }
            self.kiosk_clock(now, effects);
        }
    }

    fn kiosk_clock(&self, now: f64, effects: &mut Vec<Effect>) {
        if let Some(kiosk) = &self.kiosk {
            effects.push(Effect::SetTimer { id: TimerId::Kiosk, ms: kiosk.wait(now) });
        }
    }

    /// The kiosk's clock has ticked.
    pub(in crate::app) fn kiosk_tick(&mut self, now: f64, effects: &mut Vec<Effect>) {
        // While the computer is at work a visitor can only watch.
        let watching = self.stage() == Some(Stage::Game)
            && self.dialog.is_none()
            && self.table.as_ref().is_some_and(|table| {
                table.end().is_none()
                    && table.actor() != Player::Human
                    && table.seats().white != table.seats().black
            });
        let Some(kiosk) = &mut self.kiosk else { return };
        if watching && kiosk.left(now).is_none() {
            kiosk.present(now);
        }
        match kiosk.tick(now) {
            Tick::Wait | Tick::Count => {}
            Tick::Explain => {
                if self.table.as_ref().is_none_or(|table| table.end().is_some() && !table.moving()) {
                    return self.attract(now, effects);
                }
                self.language_asked =
                    Some(self.tongue(self.kiosk.as_ref().map_or(0, |it| it.caption / CAPTIONS)));
                self.mind_language(now, effects);
                self.stages.spoil_board();
            }
            Tick::Warn => {
                kiosk.under = self.dialog.replace(Dialog::Idle);
                self.unsaid.push(self.words.plain(Msg::KioskIdle));
            }
            Tick::Reset => return self.attract(now, effects),
        }
        self.kiosk_clock(now, effects);
    }

    /// Somebody touched the page, somewhere.
    pub(in crate::app) fn touched(&mut self, now: f64) {
        if let Some(kiosk) = &mut self.kiosk {
            kiosk.present(now);
        }
    }

    /// Whether the page around the frame may have this done in a kiosk. What it does at the board of a visitor it does
    /// for the visitor, who is there then.
    pub(in crate::app) fn kiosk_lets(
        &mut self,
        kind: &str,
        now: f64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), String> {
        let Some(kiosk) = &mut self.kiosk else { return Ok(()) };
        match kind {
            "get" | "set" => {}
            "throw" | "play" | "undo" | "resign" if kiosk.stage == Stage::Game => {
                if kiosk.answer(now) {
                    self.dialog = kiosk.under.take();
                    self.kiosk_clock(now, effects);
                }
            }
            _ => return Err("in a kiosk it is the visitors who begin games".to_owned()),
        }
        Ok(())
    }

    /// Whether a message is for the kiosk, which has dealt with it then.
    pub(in crate::app) fn kiosk_takes(
        &mut self,
        message: &Message,
        now: f64,
        effects: &mut Vec<Effect>,
    ) -> bool {
        let Some(kiosk) = &mut self.kiosk else { return false };
        if kiosk.answer(now) {
            // Whatever was meant to answer does nothing else.
            self.dialog = kiosk.under.take();
            self.kiosk_clock(now, effects);
            return true;
        }
        match message {
            Message::Kiosk(deed) => self.kiosk_does(*deed, now, effects),
            Message::ToStart => self.go(Stage::Languages, now, effects),
            Message::Again => {
                let spec = self.table.as_ref().map(|table| table.game().spec());
                if let Some(spec) = spec {
                    self.play_here(spec, now, effects);
                }
            }
            // What leads out of the page, or to other games.
            Message::Begin
            | Message::Continue(_)
            | Message::TakeOver(_)
            | Message::Delete(_)
            | Message::DownloadSave(_)
            | Message::Fullscreen
            | Message::CopyRecord
            | Message::SaveRecord
            | Message::Visit(_)
            | Message::CopyCode
            | Message::TakeVersion => {}
            // Nobody plays in the computer's own game.
            _ => return self.attracts(),
        }
        true
    }

    fn play_here(&mut self, spec: Spec, now: f64, effects: &mut Vec<Effect>) {
        self.seat(spec, self.start.players, now, effects);
        self.go(Stage::Game, now, effects);
        let language = self.words.catalog().language();
        if let Some(kiosk) = &mut self.kiosk {
            kiosk.figures.begin(spec, language, now);
        }
        self.keep_figures(effects);
    }

    fn keep_figures(&self, effects: &mut Vec<Effect>) {
        if let Some(kiosk) = &self.kiosk {
            effects.push(Effect::Store { key: KEY.to_owned(), value: kiosk.figures.write() });
        }
    }

    /// The game on the table has come to its end.
    pub(in crate::app) fn count_end(&mut self, effects: &mut Vec<Effect>) {
        let language = self.words.catalog().language();
        if let (Some(kiosk), Some(table)) = (&mut self.kiosk, &self.table)
            && kiosk.stage == Stage::Game
            && !core::mem::replace(&mut kiosk.counted, true)
        {
            kiosk.figures.finish(table.game().spec(), language);
            self.keep_figures(effects);
        }
    }

    fn kiosk_does(&mut self, deed: Deed, now: f64, effects: &mut Vec<Effect>) {
        let Some(kiosk) = &mut self.kiosk else { return };
        match deed {
            Deed::Wake | Deed::Afresh => self.go(Stage::Languages, now, effects),
            Deed::Speak(language) => {
                self.language_asked = Some(language);
                self.mind_language(now, effects);
                match self.kiosk.as_ref().map(|kiosk| kiosk.offer.clone()).unwrap_or_default()[..] {
                    [only] => self.play_here(only, now, effects),
                    _ => self.go(Stage::Rulesets, now, effects),
                }
            }
            Deed::Play(spec) => self.play_here(spec, now, effects),
            Deed::Stay => {}
            Deed::Press if kiosk.has_desk() => {
                effects.push(Effect::SetTimer { id: TimerId::Press, ms: PRESS });
            }
            Deed::Press => {}
            Deed::Release => effects.push(Effect::ClearTimer(TimerId::Press)),
            Deed::Digit(digit) => {
                if kiosk.enter(digit) {
                    self.go(Stage::Desk, now, effects);
                }
            }
            Deed::Save => effects.push(Effect::Download {
                name: format!("senet-{}.csv", crate::app::screen::date(now, self.utc_offset)),
                text: kiosk.figures.table(),
            }),
            Deed::Clear => {
                kiosk.figures = figures::Figures::default();
                self.keep_figures(effects);
            }
            Deed::Leave => self.attract(now, effects),
        }
    }

    /// The corner has been pressed for long enough.
    pub(in crate::app) fn pressed(&mut self, now: f64, effects: &mut Vec<Effect>) {
        self.go(Stage::Code, now, effects);
    }

    /// What a key does before all else; whether it is dealt with.
    pub(in crate::app) fn kiosk_key(&mut self, key: &KeyPress, now: f64, effects: &mut Vec<Effect>) -> bool {
        let Some(kiosk) = &mut self.kiosk else { return false };
        kiosk.present(now);
        // What a browser does by these leads out of the page, or to another size of it.
        let leads_out = key.held.control
            || key.held.alt
            || (key.key.len() > 1 && key.key.starts_with('F'))
            || key.key.starts_with("Browser");
        let asleep = kiosk.stage == Stage::Attract && !leads_out;
        if asleep {
            self.kiosk_does(Deed::Wake, now, effects);
        } else if !leads_out && kiosk.left(now).is_some() {
            self.kiosk_takes(&Message::Kiosk(Deed::Stay), now, effects);
        } else if !leads_out {
            return false;
        }
        effects.push(Effect::PreventDefault);
        true
    }

    /// Of what the program asks for, a kiosk does not do what outlasts a visit or leads out of the page.
    pub(in crate::app) fn restrain(&self, effects: &mut Vec<Effect>) {
        if self.kiosk.is_some() {
            effects.retain(|effect| match effect {
                Effect::Store { key, .. } => key == KEY,
                Effect::Forget { .. }
                | Effect::Recall { .. }
                | Effect::SetUrl { .. }
                | Effect::Copy(_)
                | Effect::Fullscreen(_) => false,
                Effect::Download { .. } => self.stage() == Some(Stage::Desk),
                _ => true,
            });
        }
    }
}

// A round of explanations must not be over before it is read.
const _: () = assert!(CAPTION >= 5_000.0);
