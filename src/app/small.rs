//! Small stand-ins for library functions: exact enough for drawing, and a tenth of their size in the
//! program that is sent.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

/// Sine and cosine of an angle in radians, right to 1e-4 for angles within some hundred turns.
pub(crate) fn sin_cos(angle: f32) -> (f32, f32) {
    (sin(angle), sin(angle + FRAC_PI_2))
}

fn sin(angle: f32) -> f32 {
    let x = angle - TAU * (angle / TAU).round();
    // fold the outer halves inwards
    let x = if x.abs() > FRAC_PI_2 { PI.copysign(x) - x } else { x };
    let q = x * x;
    x * (1.0 - q / 6.0 * (1.0 - q / 20.0 * (1.0 - q / 42.0 * (1.0 - q / 72.0))))
}

/// Limits of a number.
pub(crate) trait Within {
    /// The number, or the nearer of the two limits where it lies outside; `most` where they contradict each
    /// other. The library's own way of this has a message that prints numbers, and panics with it.
    fn within(self, least: Self, most: Self) -> Self;
}

impl Within for f32 {
    fn within(self, least: Self, most: Self) -> Self {
        self.max(least).min(most)
    }
}

/// Sorts a short list by a number, the least first; equals keep their order.
pub(crate) fn sort_by<T: Copy>(items: &mut [T], key: impl Fn(&T) -> f32) {
    for i in 1..items.len() {
        let item = items[i];
        let mut at = i;
        while at > 0 && key(&items[at - 1]) > key(&item) {
            items[at] = items[at - 1];
            at -= 1;
        }
        items[at] = item;
    }
}

/// Sorts a short list by what `before` says of two entries; equals keep their order.
pub(crate) fn sort<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for i in 1..items.len() {
        let mut at = i;
        while at > 0 && before(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Texts one after the other, with a separator between them.
#[inline(never)]
pub(crate) fn join(texts: &[impl AsRef<str>], separator: &str) -> String {
    let mut joined = String::new();
    for (i, text) in texts.iter().enumerate() {
        if i > 0 {
            joined.push_str(separator);
        }
        joined.push_str(text.as_ref());
    }
    joined
}

/// A stranger's text, short and without anything that could disturb the words around it.
pub(crate) fn printable(text: &str) -> String {
    const MOST: usize = 60;
    let mut out: String = text.chars().filter(|c| !c.is_control() && !turns(*c)).take(MOST).collect();
    if text.chars().count() > MOST {
        out.push('…');
    }
    out
}

/// Whether a character changes the direction of the text around it.
const fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A length in CSS pixels, to a tenth: text for a style without the library's printing of floats.
pub(crate) fn px(length: f32) -> String {
    let tenths = (length * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}px", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sine_and_cosine_are_those_of_the_library() {
        for i in -4000..4000 {
            let angle = i as f32 * 0.013;
            let ((sin, cos), (exact_sin, exact_cos)) = (sin_cos(angle), angle.sin_cos());
            assert!((sin - exact_sin).abs() < 1e-4 && (cos - exact_cos).abs() < 1e-4, "{angle}");
        }
    }

    #[test]
    fn lengths_are_written_as_the_library_writes_them() {
        for i in -3000..30_000 {
            let length = i as f32 * 0.1;
            assert_eq!(px(length), format!("{length:.1}px").replace("-0.0px", "0.0px"));
        }
        assert_eq!([px(0.04), px(-0.04), px(0.05), px(1279.96)], ["0.0px", "0.0px", "0.1px", "1280.0px"]);
    }

    #[test]
    fn joined_texts_have_separators_between_them() {
        let all = ["", "b", "c"];
        assert_eq!([0, 1, 2, 3].map(|n| join(&all[..n], ", ")), ["", "", ", b", ", b, c"]);
    }

    #[test]
    fn sorting_keeps_the_order_of_equals() {
        let mut items: Vec<(i32, usize)> = [5, 1, 4, 1, 5, 9, 2, 6, 5].into_iter().zip(0..).collect();
        let mut right = items.clone();
        sort(&mut items, |a, b| a.0 < b.0);
        right.sort_by_key(|item| item.0);
        assert_eq!(items, right);
        sort(&mut items[..0], |a, b| a.0 < b.0);
    }

    #[test]
    fn limits_never_panic() {
        assert_eq!([(-1.0), 0.5, 2.0, f32::NAN].map(|x: f32| x.within(0.0, 1.0)), [0.0, 0.5, 1.0, 0.0]);
        assert_eq!(5.0_f32.within(3.0, 1.0), 1.0);
    }

    #[test]
    fn a_sorted_list_keeps_equals_in_order() {
        let mut items = [(3.0, 'a'), (1.0, 'b'), (3.0, 'c'), (2.0, 'd'), (1.0, 'e')];
        sort_by(&mut items, |i| i.0);
        assert_eq!(items, [(1.0, 'b'), (1.0, 'e'), (2.0, 'd'), (3.0, 'a'), (3.0, 'c')]);
        sort_by(&mut items[..0], |i| i.0);
    }
}
