//! The settings.

use crate::app::anim::Speed;
use crate::app::message::Message;
use crate::app::program::App;
use crate::app::scene::{MarkStyle, Numbers};
use crate::app::settings::{SPEEDS, Setting, Switch};
use crate::app::sound::Volume;
use crate::app::strings::Msg;
use crate::app::theme::ThemeId;
use crate::app::view::{Element, button, checkbox, div, fieldset, input, label, legend, radio, span};

/// The form with all settings.
pub fn form(app: &App) -> Element<Message> {
    let words = &app.words;
    let settings = app.settings;
    let theme = |one: ThemeId| (theme_text(one), settings.theme == Some(one), Setting::Theme(Some(one)));
    let switch =
        |text: Msg, on: Switch, set: fn(Switch) -> Setting| toggle(app, text, on.is_on(), set(on.flipped()));
    div()
        .class("settings")
        .child(super::language::picker(app))
        .child(choice(
            app,
            Msg::SettingsTheme,
            "theme",
            [
                (Msg::SettingSystem, settings.theme.is_none(), Setting::Theme(None)),
                theme(ThemeId::ALL[0]),
                theme(ThemeId::ALL[1]),
                theme(ThemeId::ALL[2]),
                theme(ThemeId::ALL[3]),
            ],
        ))
        .child(choice(
            app,
            Msg::SettingsSpeed,
            "speed",
            SPEEDS.map(|speed| (speed_text(speed), settings.speed == speed, Setting::Speed(speed))),
        ))
        .child(choice(
            app,
            Msg::SettingsMarks,
            "marks",
            [(Msg::MarksElaborate, MarkStyle::Elaborate), (Msg::MarksPlain, MarkStyle::Plain)]
                .map(|(text, style)| (text, settings.marks == style, Setting::Marks(style))),
        ))
        .child(switch(Msg::SettingsAutoThrow, settings.auto_throw, Setting::AutoThrow))
        .child(switch(Msg::SettingsHand, settings.hand, Setting::Hand))
        .child(switch(Msg::SettingsAutoMove, settings.auto_move, Setting::AutoMove))
        .child(switch(Msg::SettingsSound, app.sounds(), Setting::Sound))
        .child(volume(app))
        .child(switch(Msg::SettingsHints, settings.hints, Setting::Hints))
        .child(switch(Msg::SettingsChance, settings.chance, Setting::Chance))
        .child({
            let shown = settings.numbers == Numbers::Shown;
            let other = if shown { Numbers::Hidden } else { Numbers::Shown };
            toggle(app, Msg::SettingsNumbers, shown, Setting::Numbers(other))
        })
        .child(switch(Msg::SettingsTurnBoard, settings.turned, Setting::Turned))
        .child(switch(Msg::SettingsSingleKeys, settings.single_keys, Setting::SingleKeys))
        .child(button().class("plain").on_click(Message::ResetSettings).text(words.plain(Msg::SettingsReset)))
}

/// The slider for the volume.
fn volume(app: &App) -> Element<Message> {
    // A text that is no number comes from no browser.
    let set = |value: String| Message::Set(Setting::Volume(Volume::new(value.parse().unwrap_or(0))));
    label()
        .class("switch")
        .child(span().class("switch-name").text(app.words.plain(Msg::SettingsVolume)))
        .child(
            input()
                .attr("type", "range")
                .class("range")
                .attr("min", "0")
                .attr("max", "100")
                .attr("step", "5")
                .value(app.settings.volume.percent().to_string())
                .on_input(set),
        )
}

/// What a theme is called.
pub const fn theme_text(theme: ThemeId) -> Msg {
    match theme {
        ThemeId::Faience => Msg::ThemeFaience,
        ThemeId::Ebony => Msg::ThemeEbony,
        ThemeId::Papyrus => Msg::ThemePapyrus,
        ThemeId::Contrast => Msg::ThemeContrast,
    }
}

const fn speed_text(speed: Speed) -> Msg {
    match speed {
        Speed::Slow => Msg::SpeedSlow,
        Speed::Normal => Msg::SpeedNormal,
        Speed::Fast => Msg::SpeedFast,
        Speed::None => Msg::SpeedNone,
    }
}

fn choice<const N: usize>(
    app: &App,
    heading: Msg,
    group: &'static str,
    choices: [(Msg, bool, Setting); N],
) -> Element<Message> {
    let words = &app.words;
    fieldset().class("setting").child(legend().text(words.plain(heading))).child(
        div().class("segments").children(choices.into_iter().map(|(text, chosen, setting)| {
            label()
                .class("segment")
                .class_if(chosen, "chosen")
                .child(radio(group, chosen).class("heard").on_check(move |_| Message::Set(setting)))
                .child(span().text(words.plain(text)))
        })),
    )
}

fn toggle(app: &App, text: Msg, on: bool, change: Setting) -> Element<Message> {
    label()
        .class("switch")
        .child(span().class("switch-name").text(app.words.plain(text)))
        .child(checkbox(on).role("switch").on_check(move |_| Message::Set(change)))
}
