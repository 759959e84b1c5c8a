//! What is kept on the device, under the page's own prefix: pages of one host share a store.

use web_sys::{Storage as Store, StorageEvent, Window};

use crate::app;
use crate::web::error::WebError;

/// The page's items, or none where the browser keeps the store from it.
#[derive(Debug)]
pub struct Storage {
    store: Option<Store>,
    prefix: String,
}

impl Storage {
    /// Opens the store. In a frame of another site, or in a sandbox, the mere access may throw.
    pub fn open(window: &Window) -> Self {
        let path = window.location().pathname().unwrap_or_default();
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let store = window.local_storage().ok().flatten().filter(|store| store.length().is_ok());
        Self { store, prefix: format!("senet:{folder}/:") }
    }

    /// Every item of this page.
    pub fn all(&self) -> app::Storage {
        let Some(store) = &self.store else { return app::Storage::Refused };
        let count = store.length().unwrap_or(0);
        // The keys first: another tab may change their order meanwhile, and then a value is only missing.
        let keys: Vec<String> = (0..count).filter_map(|at| store.key(at).ok().flatten()).collect();
        let items = keys.iter().filter_map(|key| {
            let own = key.strip_prefix(&self.prefix)?;
            Some((own.to_owned(), store.get_item(key).ok().flatten()?))
        });
        app::Storage::Open(items.collect())
    }

    /// An item's value.
    pub fn get(&self, key: &str) -> Option<String> {
        self.store.as_ref()?.get_item(&self.full(key)).ok().flatten()
    }

    /// Stores an item.
    ///
    /// # Errors
    /// When there is no store, or no room in it.
    pub fn set(&self, key: &str, value: &str) -> Result<(), WebError> {
        let store = self.store.as_ref().ok_or(WebError::Missing("storage for this page"))?;
        Ok(store.set_item(&self.full(key), value)?)
    }

    /// Removes an item.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn remove(&self, key: &str) -> Result<(), WebError> {
        match &self.store {
            Some(store) => Ok(store.remove_item(&self.full(key))?),
            None => Ok(()),
        }
    }

    /// What another tab has changed, if it is one of this page's items, or all of them.
    pub fn changed(&self, event: &StorageEvent) -> Option<app::Event> {
        if event.storage_area() != self.store {
            return None;
        }
        // The browser names no key where the whole store has been cleared.
        let Some(key) = event.key() else { return Some(app::Event::StorageCleared) };
        let key = key.strip_prefix(&self.prefix)?.to_owned();
        // What stands there by now: where two write at the same time, each is told of the other, but one was the last.
        Some(app::Event::StorageChanged { value: self.get(&key), key })
    }

    fn full(&self, key: &str) -> String {
        format!("{}{key}", self.prefix)
    }
}
