//! The list of languages, each by its own name.

use crate::app::message::Message;
use crate::app::program::App;
use crate::app::settings::Setting;
use crate::app::strings::{Language, Msg};
use crate::app::view::{Element, element, label, span};

/// A list to choose the language from.
pub fn picker(app: &App) -> Element<Message> {
    let words = &app.words;
    let chosen = app.language_asked.or(app.settings.language);
    let set = |code: String| Message::Set(Setting::Language(Language::from_code(&code)));
    let browser = element("option")
        .attr("value", "")
        .selected(chosen.is_none())
        .text(words.plain(Msg::LanguageBrowser));
    label()
        .class("languages")
        .child(span().class("switch-name").text(words.plain(Msg::SettingsLanguage)))
        .child(element("select").class("list").on_change(set).child(browser).children(Language::ALL.map(
            |language| {
                element("option")
                    .attr("value", language.code())
                    .attr("lang", language.code())
                    .selected(chosen == Some(language))
                    .text(words.quote(language.own_name()))
            },
        )))
}
