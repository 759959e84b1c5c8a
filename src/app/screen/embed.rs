//! How to put the game on another page: choices, an example, the code to copy.

use super::settings::theme_text;
use super::{foot, masthead, notices, start};
use crate::app::event::Copied;
use crate::app::host::EXAMPLE;
use crate::app::link::Player;
use crate::app::message::Message;
use crate::app::program::App;
use crate::app::settings::theme_name;
use crate::app::strings::{Language, Msg, args, ruleset_words};
use crate::app::theme::ThemeId;
use crate::app::view::{
    Element, button, div, element, h2, label, main, option, p, section, select, small, span, textarea,
};
use crate::app::words::side_word;
use crate::rules::{RULESETS, Side, Spec};

/// The id of the field with the code.
pub const CODE: &str = "embed-code";

/// What is chosen for a frame, beside the game and its players, which are those of the start screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// The language; `None` for the visitor's.
    language: Option<Language>,
    /// The theme; `None` for that of the visitor's system.
    theme: Option<ThemeId>,
    /// Width and height in CSS pixels; `None` for as much as there is.
    size: Option<(u16, u16)>,
    /// Where the code goes, by its place in [`GOALS`].
    goal: usize,
}

/// A choice for a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The language.
    Language(Option<Language>),
    /// The theme.
    Theme(Option<ThemeId>),
    /// The size, by its place in the list; 0 for as much as there is.
    Size(usize),
    /// Where the code goes.
    Goal(usize),
}

/// Sizes to choose from.
const SIZES: [(u16, u16); 4] = [(800, 600), (640, 400), (480, 270), (320, 200)];

/// The form of the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Our own element.
    Element,
    /// A plain frame.
    Frame,
    /// A plain frame as JSX has it.
    Jsx,
}

/// Where code can go: its name, where that is a word; else as it calls itself; what to do there; the form.
const GOALS: [(Result<Msg, &str>, Msg, Form); 8] = [
    (Ok(Msg::EmbedForElement), Msg::EmbedNoteElement, Form::Element),
    (Ok(Msg::EmbedForFrame), Msg::EmbedNoteFrame, Form::Frame),
    (Err("WordPress"), Msg::EmbedNoteWordpress, Form::Frame),
    (Err("Moodle"), Msg::EmbedNoteMoodle, Form::Frame),
    (Err("Google Sites"), Msg::EmbedNoteSites, Form::Frame),
    (Err("Hugo"), Msg::EmbedNoteHugo, Form::Frame),
    (Err("Jekyll, MkDocs, Markdown"), Msg::EmbedNoteMarkdown, Form::Frame),
    (Err("React"), Msg::EmbedNoteReact, Form::Jsx),
];

impl Frame {
    /// Takes a choice.
    pub fn take(&mut self, wish: Wish) {
        match wish {
            Wish::Language(language) => self.language = language,
            Wish::Theme(theme) => self.theme = theme,
            Wish::Size(size) => self.size = size.checked_sub(1).and_then(|at| SIZES.get(at)).copied(),
            Wish::Goal(goal) => self.goal = goal,
        }
    }

    /// What the frame is to show, as names and values.
    fn wishes(&self, app: &App) -> Vec<(&'static str, String)> {
        let start = &app.start;
        let mut all = vec![("ruleset", start.spec.to_string())];
        all.extend(self.language.map(|language| ("lang", language.code().to_owned())));
        all.extend(self.theme.map(|theme| ("theme", theme_name(theme).to_owned())));
        all.extend(Side::BOTH.map(|side| (side_word(side), start.players[side].word().to_owned())));
        all
    }

    /// The address of the frame; `and` stands between its parameters.
    fn address(&self, app: &App, and: &str) -> String {
        let mut address = format!("{}?embed=1", app.folder().replace('&', and));
        for (name, value) in self.wishes(app) {
            address += &format!("{and}{name}={}", value.replace('+', "%2B"));
        }
        address
    }

    /// The code to copy.
    #[must_use]
    pub fn code(&self, app: &App) -> String {
        let (folder, title) =
            (app.folder().replace('&', "&amp;"), app.words.catalog().text(Msg::PageTitle, &[]));
        let (width, height) = self.size.map_or(("100%".to_owned(), 600), |(w, h)| (w.to_string(), h));
        let form = GOALS.get(self.goal).map_or(Form::Frame, |goal| goal.2);
        if form == Form::Element {
            let mut code = format!("<script src=\"{folder}embed.js\" async></script>\n<senet-board");
            for (name, value) in self.wishes(app) {
                code += &format!(" {name}=\"{value}\"");
            }
            if self.size.is_some() {
                code += &format!(" style=\"width:{width}px;height:{height}px;max-width:100%\"");
            }
            return code + &format!(">\n  <a href=\"{folder}\">{title}</a>\n</senet-board>\n");
        }
        let address = self.address(app, "&amp;");
        let style = if form == Form::Jsx { "{{ border: 0 }} />" } else { "\"border:0\"></iframe>" };
        format!(
            "<iframe src=\"{address}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" loading=\"lazy\" \
             allow=\"fullscreen; clipboard-write; autoplay\" style={style}\n"
        )
    }
}

impl App {
    /// The folder that the page lies in, as an address.
    pub(in crate::app) fn folder(&self) -> &str {
        self.base.rfind('/').and_then(|end| self.base.get(..=end)).unwrap_or_default()
    }
}

/// Whether others can't reach an address.
fn is_local(folder: &str) -> bool {
    ["http://localhost", "http://127.", "http://[::1]", "file:"].iter().any(|start| folder.starts_with(start))
}

/// The page about frames.
pub fn embed(app: &App) -> Element<Message> {
    let words = &app.words;
    div().class("leaf").child(masthead(app)).child(
        main()
            .class("choice")
            .maybe(notices(app))
            .child(p().text(words.plain(Msg::EmbedIntro)))
            .child(div().class("frame-maker").child(wishes(app)).child(outcome(app)))
            .child(foot(app)),
    )
}

/// A list to choose from: what each says, and whether it is chosen.
fn list(
    name: String,
    choices: impl IntoIterator<Item = (String, bool)>,
    say: impl Fn(usize) -> Message + 'static,
) -> Element<Message> {
    let options = choices
        .into_iter()
        .enumerate()
        .map(|(at, (text, chosen))| option().attr("value", at.to_string()).selected(chosen).text(text));
    label().class("languages").child(span().class("switch-name").text(name)).child(
        select()
            .class("list")
            .on_change(move |at: String| say(at.parse().unwrap_or_default()))
            .children(options),
    )
}

fn wishes(app: &App) -> Element<Message> {
    let (words, frame, start) = (&app.words, app.frame, &app.start);
    let specs = RULESETS.iter().filter_map(|known| known.id.parse::<Spec>().ok());
    let rulesets = specs.clone().map(|spec| {
        let name = ruleset_words(spec.id()).map_or_else(String::new, |known| words.plain(known.name));
        (name, spec.id() == start.spec.id())
    });
    let browser = (words.plain(Msg::LanguageBrowser), frame.language.is_none());
    let languages = Language::ALL.map(|one| (words.quote(one.own_name()), frame.language == Some(one)));
    let system = (words.plain(Msg::SettingSystem), frame.theme.is_none());
    let themes = ThemeId::ALL.map(|one| (words.plain(theme_text(one)), frame.theme == Some(one)));
    let place = (words.plain(Msg::EmbedSizeAuto), frame.size.is_none());
    let sizes = SIZES.map(|(width, height)| {
        let text = words.say(Msg::EmbedSizeFixed, &args![width: width, height: height]);
        (text, frame.size == Some((width, height)))
    });
    let side = |side: Side| {
        let player = start.players[side];
        let person = (words.plain(Msg::StartPerson), player == Player::Human);
        let computers = (1..=5).map(|level: u8| {
            (words.say(Msg::PlayerComputer, &args![level: level]), player == Player::Computer(level))
        });
        list(
            words.say(Msg::StartSeat, &args![side: side_word(side)]),
            core::iter::once(person).chain(computers),
            move |at| Message::Seat(side, if at == 0 { Player::Human } else { Player::Computer(at as u8) }),
        )
    };
    let first = |at: usize| at.checked_sub(1);
    section()
        .class("wishes")
        .child(list(words.plain(Msg::MenuRules), rulesets, move |at| {
            Message::Pick(specs.clone().nth(at).unwrap_or_default())
        }))
        .maybe(start::options(app))
        .child(side(Side::White))
        .child(side(Side::Black))
        .child(list(
            words.plain(Msg::SettingsLanguage),
            core::iter::once(browser).chain(languages),
            move |at| Message::Frame(Wish::Language(first(at).and_then(|at| Language::ALL.get(at)).copied())),
        ))
        .child(list(words.plain(Msg::SettingsTheme), core::iter::once(system).chain(themes), move |at| {
            Message::Frame(Wish::Theme(first(at).and_then(|at| ThemeId::ALL.get(at)).copied()))
        }))
        .child(list(words.plain(Msg::EmbedSize), core::iter::once(place).chain(sizes), |at| {
            Message::Frame(Wish::Size(at))
        }))
}

fn outcome(app: &App) -> Element<Message> {
    let (words, frame) = (&app.words, app.frame);
    let address = format!("{}&name={EXAMPLE}", frame.address(app, "&"));
    let (width, height) = frame.size.map_or((None, 450), |(width, height)| (Some(width), height));
    // With another address it is another frame: a change of address would go into the history.
    let mut example = element("iframe")
        .key(address.clone())
        .class("example")
        .attr("title", words.plain(Msg::EmbedPreview))
        .attr("allow", "fullscreen; clipboard-write; autoplay")
        .style("height", format!("{height}px"));
    if let Some(width) = width {
        example = example.style("width", format!("{width}px"));
    }
    let goals = GOALS.iter().enumerate().map(|(at, (name, ..))| {
        let name = match name {
            Ok(message) => words.plain(*message),
            Err(name) => words.quote(name),
        };
        (name, at == frame.goal)
    });
    let note = GOALS.get(frame.goal).map_or(Msg::EmbedNoteFrame, |goal| goal.1);
    let told = match app.copied {
        None => String::new(),
        Some(Copied::Done) => words.plain(Msg::MenuCopied),
        Some(Copied::Refused) => words.plain(Msg::MenuCannotCopy),
    };
    let local = is_local(app.folder()).then(|| p().class("refusal").text(words.plain(Msg::EmbedLocal)));
    section()
        .class("outcome")
        .child(h2().text(words.plain(Msg::EmbedPreview)))
        .child(div().class("example-place").child(example.attr("src", address)))
        .child(h2().text(words.plain(Msg::EmbedCode)))
        .child(list(words.plain(Msg::EmbedFor), goals, |at| Message::Frame(Wish::Goal(at))))
        .child(
            textarea()
                .id(CODE)
                .attr("readonly", "")
                .attr("rows", "6")
                .attr("spellcheck", "false")
                .attr("translate", "no")
                .attr("dir", "ltr")
                .label(words.plain(Msg::EmbedCode))
                .value(frame.code(app)),
        )
        .child(small().class("second").text(words.plain(note)))
        .maybe(local)
        .child(
            div()
                .class("row")
                .child(
                    button()
                        .class("plain")
                        .class("go")
                        .on_click(Message::CopyCode)
                        .text(words.plain(Msg::EmbedCopy)),
                )
                .child(p().class("told").text(told)),
        )
}
