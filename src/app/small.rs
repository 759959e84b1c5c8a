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
pub(crate) fn sort_by<T>(items: &mut [T], key: impl Fn(&T) -> f32) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
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

/// A length in CSS pixels, as style says it, to a tenth.
pub(crate) fn pixels(length: f32) -> String {
    let tenths = (length * 10.0).round() as i32;
    let (sign, tenths) = (if tenths < 0 { "-" } else { "" }, tenths.unsigned_abs());
    format!("{sign}{}.{}px", tenths / 10, tenths % 10)
}

/// A few values by their names, in the order of the names.
#[derive(Clone, Debug)]
pub(crate) struct Named<T>(Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Named<T> {
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(known, _)| known.as_str().cmp(name))
    }

    /// The value of this name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.place(name).ok().map(|at| &self.0[at].1)
    }

    /// Puts a value in, in place of the one that had its name.
    pub fn insert(&mut self, name: String, value: T) {
        match self.place(&name) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (name, value)),
        }
    }

    /// Takes the value of this name out.
    pub fn remove(&mut self, name: &str) -> Option<T> {
        self.place(name).ok().map(|at| self.0.remove(at).1)
    }

    /// Takes all values out.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// All names with their values, to change these.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&str, &mut T)> {
        self.0.iter_mut().map(|(name, value)| (name.as_str(), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joined_texts_have_separators_between_them() {
        let all = ["", "b", "c"];
        assert_eq!([0, 1, 2, 3].map(|n| join(&all[..n], ", ")), ["", "", ", b", ", b, c"]);
    }

    #[test]
    fn lengths_are_written_in_tenths() {
        let written = [0.0, -0.04, 0.05, 12.34, -1.26, 300.0].map(pixels);
        assert_eq!(written, ["0.0px", "0.0px", "0.1px", "12.3px", "-1.3px", "300.0px"]);
    }

    #[test]
    fn named_values_are_found_replaced_and_kept_in_order() {
        let mut named = Named::default();
        for (name, value) in [("m", 1), ("c", 2), ("x", 3), ("c", 4)] {
            named.insert(name.to_owned(), value);
        }
        assert_eq!(named.iter().collect::<Vec<_>>(), [("c", &4), ("m", &1), ("x", &3)]);
        named.iter_mut().for_each(|(_, value)| *value += 1);
        assert_eq!((named.get("m"), named.get("n")), (Some(&2), None));
        assert_eq!((named.remove("m"), named.remove("m")), (Some(2), None));
        named.clear();
        assert!(named.iter().next().is_none());
    }

    #[test]
    fn sine_and_cosine_are_those_of_the_library() {
        for i in -4000..4000 {
            let angle = i as f32 * 0.013;
            let ((sin, cos), (exact_sin, exact_cos)) = (sin_cos(angle), angle.sin_cos());
            assert!((sin - exact_sin).abs() < 1e-4 && (cos - exact_cos).abs() < 1e-4, "{angle}");
        }
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
