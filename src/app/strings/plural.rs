//! Plural categories of whole numbers, after the Unicode CLDR's cardinal rules
//! (`supplemental/plurals.xml`), reduced to numbers without decimals and without compact notation.
//! Shared with the build step, so it stands on `core` alone.

use super::language::Language;

/// A CLDR plural category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Category {
    /// `zero`
    Zero,
    /// `one`
    One,
    /// `two`
    Two,
    /// `few`
    Few,
    /// `many`
    Many,
    /// `other`
    Other,
}

impl Category {
    /// Every category, in CLDR's order; the place in it is the category's code in a language file.
    pub const ALL: [Category; 6] =
        [Category::Zero, Category::One, Category::Two, Category::Few, Category::Many, Category::Other];

    /// The name that variants bear in Fluent.
    pub const fn name(self) -> &'static str {
        match self {
            Category::Zero => "zero",
            Category::One => "one",
            Category::Two => "two",
            Category::Few => "few",
            Category::Many => "many",
            Category::Other => "other",
        }
    }

    /// The category with this name.
    pub fn from_name(name: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|category| category.name() == name)
    }
}

/// The categories that whole numbers reach in a language.
pub const fn categories(language: Language) -> &'static [Category] {
    match language {
        Language::English | Language::German => &[Category::One, Category::Other],
        Language::Italian | Language::Spanish | Language::French => {
            &[Category::One, Category::Many, Category::Other]
        }
        Language::Arabic => &Category::ALL,
    }
}

/// The category of `n` in a language; a negative number takes that of its absolute value.
pub const fn category(language: Language, n: i64) -> Category {
    let n = n.unsigned_abs();
    match language {
        Language::English | Language::German => match n {
            1 => Category::One,
            _ => Category::Other,
        },
        Language::Italian | Language::Spanish => match n {
            1 => Category::One,
            _ => millions(n),
        },
        Language::French => match n {
            0 | 1 => Category::One,
            _ => millions(n),
        },
        Language::Arabic => match (n, n % 100) {
            (0, _) => Category::Zero,
            (1, _) => Category::One,
            (2, _) => Category::Two,
            (_, 3..=10) => Category::Few,
            (_, 11..=99) => Category::Many,
            _ => Category::Other,
        },
    }
}

/// The Romance languages' `many`: whole millions, which take a preposition.
const fn millions(n: u64) -> Category {
    if n != 0 && n.is_multiple_of(1_000_000) { Category::Many } else { Category::Other }
}
