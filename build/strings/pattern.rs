//! A message as the game needs it: references put in place, selections told apart by kind.

use std::collections::BTreeMap;

use fluent_syntax::ast;

use super::Fault;
use super::format::MAX_DEPTH;
use super::language::Language;
use super::plural::{Category, categories};

/// A message's text.
pub type Pattern = Vec<Piece>;

/// What a text is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Text(String),
    Argument(String),
    Select { argument: String, variants: Vec<(Key, Pattern)>, default: usize },
}

/// What a variant is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    Category(Category),
    Number(i64),
    Name(String),
}

/// How a message uses an argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Use {
    /// It is selected on as a number.
    pub counted: bool,
    /// The names that it is selected by, but the default's.
    pub named: Vec<String>,
}

/// The arguments of a text, those of every variant included.
pub fn arguments(pattern: &Pattern) -> BTreeMap<String, Use> {
    let mut found = BTreeMap::new();
    gather(pattern, &mut found);
    found
}

fn gather(pattern: &Pattern, found: &mut BTreeMap<String, Use>) {
    for piece in pattern {
        match piece {
            Piece::Text(_) => {}
            Piece::Argument(name) => {
                found.entry(name.clone()).or_default();
            }
            Piece::Select { argument, variants, default } => {
                let mut usage = found.remove(argument).unwrap_or_default();
                for (place, (key, variant)) in variants.iter().enumerate() {
                    match key {
                        Key::Name(name) if place != *default => usage.named.push(name.clone()),
                        Key::Name(_) => {}
                        Key::Category(_) | Key::Number(_) => usage.counted = true,
                    }
                    gather(variant, found);
                }
                let inner = found.remove(argument).unwrap_or_default();
                usage.counted |= inner.counted;
                usage.named.extend(inner.named);
                found.insert(argument.clone(), usage);
            }
        }
    }
}

/// Everything that a language's texts may refer to.
pub struct Scope<'a> {
    pub language: Language,
    pub messages: BTreeMap<&'a str, &'a ast::Pattern<String>>,
    pub terms: BTreeMap<&'a str, &'a ast::Pattern<String>>,
}

/// Resolves one message.
pub struct Resolver<'a> {
    pub scope: &'a Scope<'a>,
    pub file: &'a str,
    pub id: &'a str,
    /// What is being put in place, to notice a circle.
    pub within: Vec<String>,
    /// The literal arguments of the term being put in place; outside of terms, none.
    pub bound: Option<BTreeMap<String, String>>,
}

impl Resolver<'_> {
    /// The text with all references in place.
    pub fn resolve(&mut self, pattern: &ast::Pattern<String>) -> Result<Pattern, Fault> {
        let mut out = Pattern::new();
        for element in &pattern.elements {
            match element {
                ast::PatternElement::TextElement { value } => self.text(value, &mut out)?,
                ast::PatternElement::Placeable { expression } => self.expression(expression, &mut out)?,
            }
        }
        Ok(out)
    }

    fn fault(&self, reason: impl Into<String>) -> Fault {
        Fault::new(self.file, self.id, reason)
    }

    fn text(&self, text: &str, out: &mut Pattern) -> Result<(), Fault> {
        if text.chars().any(|c| c != '\n' && c.is_control()) {
            return Err(self.fault("a control character"));
        }
        match out.last_mut() {
            Some(Piece::Text(before)) => before.push_str(text),
            _ => out.push(Piece::Text(text.into())),
        }
        Ok(())
    }

    fn expression(&mut self, expression: &ast::Expression<String>, out: &mut Pattern) -> Result<(), Fault> {
        match expression {
            ast::Expression::Inline(inline) => self.inline(inline, out),
            ast::Expression::Select { selector, variants } => {
                let ast::InlineExpression::VariableReference { id } = selector else {
                    return Err(self.fault("only a variable can be selected on"));
                };
                self.select(&id.name, variants, out)
            }
        }
    }

    fn inline(&mut self, inline: &ast::InlineExpression<String>, out: &mut Pattern) -> Result<(), Fault> {
        use ast::InlineExpression as Inline;
        match inline {
            Inline::StringLiteral { value } => {
                self.text(&fluent_syntax::unicode::unescape_unicode_to_string(value), out)
            }
            Inline::NumberLiteral { value } => self.text(value, out),
            Inline::VariableReference { id } => match &self.bound {
                None => {
                    out.push(Piece::Argument(id.name.clone()));
                    Ok(())
                }
                Some(bound) => match bound.get(&id.name) {
                    Some(value) => self.text(&value.clone(), out),
                    None => Err(self.fault(format!("a term's ${} is not given", id.name))),
                },
            },
            Inline::MessageReference { id, attribute: None } => {
                let target = self.scope.messages.get(id.name.as_str()).copied();
                self.put_in_place(&id.name, target, self.bound.clone(), out)
            }
            Inline::TermReference { id, attribute: None, arguments } => {
                let bound = self.literals(arguments.as_ref())?;
                let target = self.scope.terms.get(id.name.as_str()).copied();
                self.put_in_place(&format!("-{}", id.name), target, Some(bound), out)
            }
            Inline::MessageReference { .. } | Inline::TermReference { .. } => {
                Err(self.fault("attributes are not supported"))
            }
            Inline::FunctionReference { id, .. } => Err(self.fault(format!("unknown function {}", id.name))),
            Inline::Placeable { expression } => self.expression(expression, out),
        }
    }

    fn literals(
        &self,
        arguments: Option<&ast::CallArguments<String>>,
    ) -> Result<BTreeMap<String, String>, Fault> {
        let mut bound = BTreeMap::new();
        for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
            let value = match &argument.value {
                ast::InlineExpression::StringLiteral { value }
                | ast::InlineExpression::NumberLiteral { value } => value.clone(),
                _ => return Err(self.fault("a term's argument must be a literal")),
            };
            bound.insert(argument.name.name.clone(), value);
        }
        Ok(bound)
    }

    fn put_in_place(
        &mut self,
        name: &str,
        target: Option<&ast::Pattern<String>>,
        bound: Option<BTreeMap<String, String>>,
        out: &mut Pattern,
    ) -> Result<(), Fault> {
        let kind = if name.starts_with('-') { "term" } else { "message" };
        let target = target.ok_or_else(|| self.fault(format!("unknown {kind} {name}")))?;
        if name == self.id || self.within.iter().any(|outer| outer == name) {
            return Err(self.fault(format!("refers to itself through {name}")));
        }
        self.within.push(name.into());
        let outside = std::mem::replace(&mut self.bound, bound);
        let pattern = self.resolve(target)?;
        self.bound = outside;
        self.within.pop();
        pattern.into_iter().try_for_each(|piece| match piece {
            Piece::Text(text) => self.text(&text, out),
            other => {
                out.push(other);
                Ok(())
            }
        })
    }

    fn select(
        &mut self,
        argument: &str,
        variants: &[ast::Variant<String>],
        out: &mut Pattern,
    ) -> Result<(), Fault> {
        let keys = self.keys(variants)?;
        let default = variants.iter().position(|variant| variant.default).unwrap_or_default();
        if let Some(bound) = &self.bound {
            let given = bound.get(argument);
            let fits = |key: &Key| given.is_some_and(|value| matches!(key, Key::Name(name) if name == value));
            let chosen = &variants[keys.iter().position(fits).unwrap_or(default)];
            let pattern = self.resolve(&chosen.value)?;
            out.extend(pattern);
            return Ok(());
        }
        let mut resolved = Vec::new();
        for (key, variant) in keys.into_iter().zip(variants) {
            resolved.push((key, self.resolve(&variant.value)?));
        }
        let select = Piece::Select { argument: argument.into(), variants: resolved, default };
        if depth(std::slice::from_ref(&select)) > MAX_DEPTH {
            return Err(self.fault("selections too deep in one another"));
        }
        out.push(select);
        Ok(())
    }

    /// The variants' keys, all of numbers or all of names: by what stands beside the default.
    fn keys(&self, variants: &[ast::Variant<String>]) -> Result<Vec<Key>, Fault> {
        let by_number = |variant: &&ast::Variant<String>| match &variant.key {
            ast::VariantKey::NumberLiteral { .. } => true,
            ast::VariantKey::Identifier { name } => Category::from_name(name).is_some(),
        };
        let mut telling = variants.iter().filter(|variant| !variant.default);
        // A term's own arguments are literals, and always names.
        let counted = self.bound.is_none() && telling.clone().any(|variant| by_number(&variant));
        if counted && !telling.all(|variant| by_number(&variant)) {
            return Err(self.fault("variants for numbers and for names in one selection"));
        }
        let mut keys = Vec::new();
        for variant in variants {
            let key = match &variant.key {
                ast::VariantKey::NumberLiteral { value } => {
                    Key::Number(value.parse().map_err(|_| self.fault(format!("{value} is no whole number")))?)
                }
                ast::VariantKey::Identifier { name } => match Category::from_name(name) {
                    Some(category) if counted => Key::Category(self.reachable(category)?),
                    _ => Key::Name(name.clone()),
                },
            };
            if keys.contains(&key) {
                return Err(self.fault(format!("two variants for {key:?}")));
            }
            keys.push(key);
        }
        Ok(keys)
    }

    fn reachable(&self, category: Category) -> Result<Category, Fault> {
        if categories(self.scope.language).contains(&category) {
            Ok(category)
        } else {
            let code = self.scope.language.code();
            Err(self.fault(format!("no number is `{}` in {code}", category.name())))
        }
    }
}

fn depth(pattern: &[Piece]) -> usize {
    let of = |piece: &Piece| match piece {
        Piece::Select { variants, .. } => {
            1 + variants.iter().map(|(_, variant)| depth(variant)).max().unwrap_or_default()
        }
        _ => 0,
    };
    pattern.iter().map(of).max().unwrap_or_default()
}
