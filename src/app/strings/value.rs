//! What a message's arguments hold, and how numbers are written.

use super::language::Language;

/// The value of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A number, written in the catalogue's digits and open to plural forms.
    Number(i64),
    /// A text, written as it is, or the name of a variant.
    Text(&'a str),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value::Text(text)
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::Text(text)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(i64::from(number))
            }
        }
    )*};
}
from_numbers!(u8, i8, u16, i16, u32, i32, i64);

impl From<usize> for Value<'_> {
    /// A count; one beyond `i64` is written as the greatest `i64`.
    fn from(count: usize) -> Self {
        Value::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// A message's arguments: `args![from: 14, side: "white"]`. Anything that is [`Into`] a [`Value`] will do.
#[macro_export]
macro_rules! args {
    ($($name:ident: $value:expr),* $(,)?) => {
        [$((stringify!($name), $crate::app::strings::Value::from($value))),*]
    };
}
#[doc(inline)]
pub use args;

/// The digits that numbers are written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Digits {
    /// 0 1 2 3 4 5 6 7 8 9
    #[default]
    Latin,
    /// ٠ ١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩
    ArabicIndic,
}

impl Digits {
    /// The digits of a language's prose.
    pub const fn of(language: Language) -> Digits {
        match language {
            Language::Arabic => Digits::ArabicIndic,
            _ => Digits::Latin,
        }
    }

    /// Appends `n` in these digits.
    pub fn write(self, n: i64, out: &mut String) {
        for digit in n.to_string().chars() {
            out.push(match (self, digit.to_digit(10)) {
                (Digits::ArabicIndic, Some(value)) => {
                    char::from_u32(u32::from('\u{660}') + value).unwrap_or(digit)
                }
                _ => digit,
            });
        }
    }
}
