//! The rules of a ruleset, clause by clause.

use crate::app::message::Message;
use crate::app::strings::ruletext::{PartKind, rule_text};
use crate::app::strings::{Msg, args, ruleset_words};
use crate::app::view::{Element, div, h3, p, section, span};
use crate::app::words::Words;
use crate::rules::Spec;

/// The clauses of a ruleset under its options; what we read into a source is marked as such.
pub fn clauses(words: &Words, spec: Spec) -> Element<Message> {
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
