//! Values by name, in the order of their names: for some dozens of entries, a vector is all it takes.

/// A small map from names to values.
#[derive(Clone, Debug)]
pub(crate) struct Named<T>(Vec<(String, T)>);

impl<T> Default for Named<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Named<T> {
    /// Where the name stands, or where it would.
    fn place(&self, name: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| other.as_str().cmp(name))
    }

    /// The value of the name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.place(name).ok().map(|at| &self.0[at].1)
    }

    /// The value of the name, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        self.place(name).ok().map(|at| &mut self.0[at].1)
    }

    /// Whether there is a value of the name.
    pub fn contains_key(&self, name: &str) -> bool {
        self.place(name).is_ok()
    }

    /// Gives the name a value; the one that it had comes back.
    pub fn insert(&mut self, name: String, value: T) -> Option<T> {
        match self.place(&name) {
            Ok(at) => Some(core::mem::replace(&mut self.0[at].1, value)),
            Err(at) => {
                self.0.insert(at, (name, value));
                None
            }
        }
    }

    /// Takes the name out.
    pub fn remove(&mut self, name: &str) -> Option<T> {
        self.place(name).ok().map(|at| self.0.remove(at).1)
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// All names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// All names with their values, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&str, &mut T)> {
        self.0.iter_mut().map(|(name, value)| (name.as_str(), value))
    }

    /// All values.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter().map(|(_, value)| value)
    }

    /// All values, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().map(|(_, value)| value)
    }
}

impl<T> FromIterator<(String, T)> for Named<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(items: I) -> Self {
        let mut named = Self::default();
        for (name, value) in items {
            named.insert(name, value);
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use super::Named;
    use std::collections::BTreeMap;

    #[test]
    fn it_is_as_good_as_the_librarys_map() {
        let names = ["game/2", "", "lease/1", "game/1", "settings", "game/2", "é", "game/10"];
        let (mut ours, mut theirs) = (Named::default(), BTreeMap::new());
        for (value, name) in names.into_iter().enumerate() {
            assert_eq!(ours.insert(name.to_owned(), value), theirs.insert(name.to_owned(), value));
        }
        let same = |ours: &Named<usize>, theirs: &BTreeMap<String, usize>| {
            assert!(ours.iter().eq(theirs.iter().map(|(name, value)| (name.as_str(), value))));
        };
        same(&ours, &theirs);
        for name in ["game/1", "no", "é"] {
            assert_eq!(ours.get(name), theirs.get(name));
            assert_eq!(ours.contains_key(name), theirs.contains_key(name));
            assert_eq!(ours.remove(name), theirs.remove(name));
        }
        same(&ours, &theirs);
        assert!(names.iter().map(|n| ((*n).to_owned(), 0)).collect::<Named<_>>().values().count() == 7);
        ours.clear();
        assert_eq!(ours.iter().count(), 0);
    }
}
