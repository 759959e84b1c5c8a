//! The rules of a ruleset, clause by clause.

use crate::app::message::Message;
use crate::app::program::App;
use crate::app::strings::ruletext::{PartKind, rule_text};
use crate::app::strings::{Msg, Section, args, ruleset_words};
use crate::app::tongue::Asked;
use crate::app::view::{Element, button, div, h3, p, section, span};
use crate::app::words::Words;
use crate::rules::Spec;

/// The clauses of a ruleset under its options; while their texts are not there, what has become of them.
pub fn rules(app: &App, spec: Spec) -> Element<Message> {
    let words = &app.words;
    if words.catalog().has(Section::Rules) {
        return clauses(words, spec);
    }
    match app.rules_asked {
        Asked::Lost(_) => div().child(p().text(words.plain(Msg::RulesLost))).child(div().class("row").child(
            button().class("plain").on_click(Message::RulesAgain).text(words.plain(Msg::RulesTryAgain)),
        )),
        _ => div().aria("aria-busy", true).child(p().class("second").text(words.plain(Msg::RulesComing))),
    }
}

/// What we read into a source is marked as such.
fn clauses(words: &Words, spec: Spec) -> Element<Message> {
    let options: Vec<_> = spec.options().map(|option| option.id).collect();
    let known = ruleset_words(spec.id());
    let clauses = rule_text(spec.id(), &options);
    div().class("clauses").child(p().class("second").text(words.plain(Msg::RulesIntro))).children(
        clauses.into_iter().map(|clause| {
            let parts = clause.body.iter().map(|part| {
                let option = part.option.and_then(|token| {
                    let known = known?.options.iter().find(|option| option.token == token)?;
                    Some(words.say(Msg::RulesOption, &args![option: &words.plain(known.name)]))
                });
                let text = words.say(part.text, part.args);
                match part.kind {
                    PartKind::Text => p().maybe(option.map(tag)).text(text),
                    PartKind::Reading => p()
                        .class("reading")
                        .child(tag(words.plain(Msg::RulesReading)))
                        .maybe(option.map(tag))
                        .text(text),
                }
            });
            section().class("clause").child(h3().text(words.plain(clause.heading))).children(parts)
        }),
    )
}

fn tag(text: String) -> Element<Message> {
    span().class("tag").text(text).text(" ")
}
