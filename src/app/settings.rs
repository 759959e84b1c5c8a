//! What the player has set, and how it is remembered.

use crate::app::anim::{Speed, Timing};
use crate::app::event::{Colours, Contrast, Preferences};
use crate::app::scene::{MarkStyle, Numbers};
use crate::app::sound::Volume;
use crate::app::strings::Language;
use crate::app::theme::ThemeId;

/// The key under which settings are stored.
pub const KEY: &str = "settings";

/// On or off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }

    /// The other position.
    #[must_use]
    pub const fn flipped(self) -> Self {
        if self.is_on() { Self::Off } else { Self::On }
    }
}

/// What the player has set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language; `None` follows the browser.
    pub language: Option<Language>,
    /// The theme; `None` follows the system.
    pub theme: Option<ThemeId>,
    /// How fast things move.
    pub speed: Speed,
    /// Throws are made without a tap.
    pub auto_throw: Switch,
    /// The only move is made without a tap.
    pub auto_move: Switch,
    /// Pieces that can move are lit.
    pub hints: Switch,
    /// The winning chance is shown.
    pub chance: Switch,
    /// Numbers on the squares.
    pub numbers: Numbers,
    /// How the squares are marked.
    pub marks: MarkStyle,
    /// The board is turned by half a turn.
    pub turned: Switch,
    /// Single keys act.
    pub single_keys: Switch,
    /// Sounds are heard.
    pub sound: Switch,
    /// How loud they are.
    pub volume: Volume,
    /// Persons throw real sticks, and tell the program what they threw.
    pub hand: Switch,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: None,
            speed: Speed::Normal,
            auto_throw: Switch::Off,
            auto_move: Switch::Off,
            hints: Switch::On,
            chance: Switch::Off,
            numbers: Numbers::Hidden,
            marks: MarkStyle::Elaborate,
            turned: Switch::Off,
            single_keys: Switch::On,
            sound: Switch::On,
            volume: Volume::USUAL,
            hand: Switch::Off,
        }
    }
}

/// A change of one setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The language.
    Language(Option<Language>),
    /// The theme.
    Theme(Option<ThemeId>),
    /// The speed.
    Speed(Speed),
    /// Automatic throws.
    AutoThrow(Switch),
    /// The only move at once.
    AutoMove(Switch),
    /// Lit pieces.
    Hints(Switch),
    /// The winning chance.
    Chance(Switch),
    /// Square numbers.
    Numbers(Numbers),
    /// The style of the marks.
    Marks(MarkStyle),
    /// The turned board.
    Turned(Switch),
    /// Single keys.
    SingleKeys(Switch),
    /// Sounds.
    Sound(Switch),
    /// Their volume.
    Volume(Volume),
    /// Real sticks.
    Hand(Switch),
}

impl Settings {
    /// The settings with one changed.
    #[must_use]
    pub const fn with(mut self, setting: Setting) -> Self {
        match setting {
            Setting::Language(language) => self.language = language,
            Setting::Theme(theme) => self.theme = theme,
            Setting::Speed(speed) => self.speed = speed,
            Setting::AutoThrow(on) => self.auto_throw = on,
            Setting::AutoMove(on) => self.auto_move = on,
            Setting::Hints(on) => self.hints = on,
            Setting::Chance(on) => self.chance = on,
            Setting::Numbers(numbers) => self.numbers = numbers,
            Setting::Marks(style) => self.marks = style,
            Setting::Turned(on) => self.turned = on,
            Setting::SingleKeys(on) => self.single_keys = on,
            Setting::Sound(on) => self.sound = on,
            Setting::Volume(volume) => self.volume = volume,
            Setting::Hand(on) => self.hand = on,
        }
        self
    }

    /// How things move, given what the system is set to.
    #[must_use]
    pub const fn timing(&self, preferences: Preferences) -> Timing {
        Timing { speed: self.speed, motion: preferences.motion }
    }

    /// The theme to show, given what the system is set to.
    #[must_use]
    pub const fn theme(&self, preferences: Preferences) -> ThemeId {
        match (self.theme, preferences.contrast, preferences.colours) {
            (Some(theme), ..) => theme,
            (None, Contrast::More | Contrast::Forced(_), _) => ThemeId::Contrast,
            (None, Contrast::Usual, Colours::Dark) => ThemeId::Ebony,
            (None, Contrast::Usual, Colours::Light) => ThemeId::Faience,
        }
    }

    /// The settings as a text: a version, then one setting a line.
    #[must_use]
    pub fn write(&self) -> String {
        let Self {
            language,
            theme,
            speed,
            auto_throw,
            auto_move,
            hints,
            chance,
            numbers,
            marks,
            turned,
            single_keys,
            sound,
            volume,
            hand,
        } = *self;
        let switch = |on: Switch| if on.is_on() { "on" } else { "off" };
        [
            ("settings", "1"),
            ("language", language.map_or("browser", Language::code)),
            ("theme", theme.map_or("system", theme_name)),
            ("speed", speed_name(speed)),
            ("auto-throw", switch(auto_throw)),
            ("auto-move", switch(auto_move)),
            ("hints", switch(hints)),
            ("chance", switch(chance)),
            ("numbers", switch(if numbers == Numbers::Shown { Switch::On } else { Switch::Off })),
            ("marks", if marks == MarkStyle::Plain { "plain" } else { "elaborate" }),
            ("turned", switch(turned)),
            ("single-keys", switch(single_keys)),
            ("sound", switch(sound)),
            ("volume", &volume.percent().to_string()),
            ("hand", switch(hand)),
        ]
        .iter()
        .map(|(key, value)| format!("{key} {value}\n"))
        .collect()
    }

    /// Reads settings. Whatever can't be understood keeps its first setting, so that old and new versions
    /// understand each other.
    #[must_use]
    pub fn read(text: &str) -> Self {
        text.lines()
            .filter_map(|line| line.split_once(' '))
            .filter_map(|(key, value)| setting(key, value))
            .fold(Self::default(), Self::with)
    }
}

fn setting(key: &str, value: &str) -> Option<Setting> {
    let switch = match value {
        "on" => Some(Switch::On),
        "off" => Some(Switch::Off),
        _ => None,
    };
    Some(match key {
        "language" => Setting::Language(Language::from_code(value)),
        "theme" => Setting::Theme(ThemeId::ALL.into_iter().find(|theme| theme_name(*theme) == value)),
        "speed" => Setting::Speed(SPEEDS.into_iter().find(|speed| speed_name(*speed) == value)?),
        "auto-throw" => Setting::AutoThrow(switch?),
        "auto-move" => Setting::AutoMove(switch?),
        "hints" => Setting::Hints(switch?),
        "chance" => Setting::Chance(switch?),
        "numbers" => Setting::Numbers(if switch?.is_on() { Numbers::Shown } else { Numbers::Hidden }),
        "marks" => Setting::Marks(match value {
            "plain" => MarkStyle::Plain,
            "elaborate" => MarkStyle::Elaborate,
            _ => return None,
        }),
        "turned" => Setting::Turned(switch?),
        "single-keys" => Setting::SingleKeys(switch?),
        "sound" => Setting::Sound(switch?),
        "volume" => Setting::Volume(value.parse().ok().map(Volume::new)?),
        "hand" => Setting::Hand(switch?),
        _ => return None,
    })
}

/// Every speed, slowest first.
pub const SPEEDS: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::None];

/// The name of a speed in storage.
#[must_use]
pub const fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Slow => "slow",
        Speed::Normal => "normal",
        Speed::Fast => "fast",
        Speed::None => "none",
    }
}

/// The name of a theme in links, in storage and in the style sheet.
#[must_use]
pub const fn theme_name(theme: ThemeId) -> &'static str {
    match theme {
        ThemeId::Faience => "faience",
        ThemeId::Ebony => "ebony",
        ThemeId::Papyrus => "papyrus",
        ThemeId::Contrast => "contrast",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut settings = Settings::default();
        assert_eq!(Settings::read(&settings.write()), settings);
        for setting in [
            Setting::Language(Some(Language::Arabic)),
            Setting::Theme(Some(ThemeId::Papyrus)),
            Setting::Speed(Speed::Fast),
            Setting::AutoThrow(Switch::On),
            Setting::AutoMove(Switch::On),
            Setting::Hints(Switch::Off),
            Setting::Chance(Switch::On),
            Setting::Numbers(Numbers::Shown),
            Setting::Marks(MarkStyle::Plain),
            Setting::Turned(Switch::On),
            Setting::SingleKeys(Switch::Off),
            Setting::Sound(Switch::Off),
            Setting::Volume(Volume::new(0)),
            Setting::Volume(Volume::new(100)),
            Setting::Hand(Switch::On),
        ] {
            let before = settings;
            settings = settings.with(setting);
            assert_ne!(before, settings, "{setting:?} changes something");
            assert_eq!(Settings::read(&settings.write()), settings);
        }
    }

    #[test]
    fn what_is_damaged_keeps_the_first_setting() {
        let read = Settings::read(
            "settings 9\nspeed warp\nvolume loud\nvolume 256\nhints\nunheard of\nnumbers on\n\u{0}",
        );
        assert_eq!(read, Settings::default().with(Setting::Numbers(Numbers::Shown)));
    }
}
