//! Ruleset specifications: `kendall+five+trap`.

use core::fmt;
use core::str::FromStr;

use super::ruleset::Ruleset;
use super::rulesets::{Definition, RULESETS, Variation};

/// A ruleset together with the options that are switched on.
///
/// ```
/// use senet::rules::Spec;
/// let spec: Spec = "reed+exits+beauty".parse()?;
/// assert_eq!(spec.to_string(), "reed+beauty+exits");
/// # Ok::<(), senet::rules::SpecErrors>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spec {
    ruleset: u8,
    options: u8,
}

impl Spec {
    /// Every combination of every ruleset's options, each ruleset's bare form first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0u8..).zip(RULESETS).flat_map(|(ruleset, definition)| {
            (0..1u8 << definition.options.len()).map(move |options| Self { ruleset, options })
        })
    }

    /// The ruleset's definition.
    #[must_use]
    pub fn definition(self) -> &'static Definition {
        RULESETS[usize::from(self.ruleset)]
    }

    /// The word that names the ruleset.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.definition().id
    }

    /// Whether the ruleset's option of this position in its definition is on.
    #[must_use]
    pub const fn has(self, option: usize) -> bool {
        option < 8 && self.options >> option & 1 == 1
    }

    /// The options that are on, in the order of the definition.
    pub fn options(self) -> impl Iterator<Item = &'static Variation> {
        self.definition()
            .options
            .iter()
            .enumerate()
            .filter(move |&(i, _)| self.has(i))
            .map(|(_, option)| option)
    }

    /// The specification with one option switched, by its position in the definition; unchanged where the
    /// ruleset has no such option.
    #[must_use]
    pub fn toggled(self, option: usize) -> Self {
        if option < self.definition().options.len() {
            Self { options: self.options ^ 1 << option, ..self }
        } else {
            self
        }
    }

    /// The ruleset with its options applied.
    #[must_use]
    pub fn ruleset(self) -> Ruleset {
        self.options().fold(self.definition().base, |rules, option| (option.apply)(rules))
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        self.options().try_for_each(|option| write!(f, "+{}", option.id))
    }
}

/// Why a ruleset specification was refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    /// No ruleset has this name.
    #[error("there is no ruleset «{0}»; the rulesets are {list}", list = Listed(&RULESETS.map(|d| d.id)))]
    UnknownRuleset(String),
    /// The ruleset has no such option.
    #[error("{ruleset} has no option «{option}»; {known}", known = known_options(ruleset))]
    UnknownOption {
        /// The ruleset.
        ruleset: &'static str,
        /// What stands for an option.
        option: String,
    },
    /// An option stands twice.
    #[error("the option «{0}» is given more than once")]
    Repeated(&'static str),
}

/// Every reason why a ruleset specification was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecErrors(pub Vec<SpecError>);

impl fmt::Display for SpecErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::moves::one_a_line(f, &self.0)
    }
}

impl core::error::Error for SpecErrors {}

struct Listed<'a>(&'a [&'static str]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, word) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(", ")?;
            }
            f.write_str(word)?;
        }
        Ok(())
    }
}

fn known_options(ruleset: &str) -> String {
    let options: Vec<_> = RULESETS
        .iter()
        .filter(|definition| definition.id == ruleset)
        .flat_map(|definition| definition.options.iter().map(|option| option.id))
        .collect();
    if options.is_empty() { "it has none".into() } else { format!("its options are {}", Listed(&options)) }
}

impl FromStr for Spec {
    type Err = SpecErrors;

    /// Reads a specification, its options in any order.
    ///
    /// # Errors
    /// Every reason why it was refused: an unknown ruleset, unknown options, repeated ones.
    fn from_str(text: &str) -> Result<Self, SpecErrors> {
        let mut words = text.split('+');
        let id = words.next().unwrap_or_default();
        let Some((ruleset, definition)) = (0u8..).zip(RULESETS).find(|(_, definition)| definition.id == id)
        else {
            return Err(SpecErrors(vec![SpecError::UnknownRuleset(id.into())]));
        };
        let (mut options, mut errors) = (0u8, Vec::new());
        for word in words {
            match definition.options.iter().position(|option| option.id == word) {
                None => errors.push(SpecError::UnknownOption { ruleset: definition.id, option: word.into() }),
                Some(i) if options >> i & 1 == 1 => {
                    errors.push(SpecError::Repeated(definition.options[i].id))
                }
                Some(i) => options |= 1 << i,
            }
        }
        errors.dedup();
        if errors.is_empty() { Ok(Self { ruleset, options }) } else { Err(SpecErrors(errors)) }
    }
}
