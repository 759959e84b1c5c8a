//! What the setup scripts keep in the project's cache folder.

use std::path::{Path, PathBuf};

/// A file of a tool there: `folder` is the tool's name, `variable` where `versions.sh` says its version. `None`
/// where it is not installed.
pub(crate) fn cached(folder: &str, variable: &str, file: &str) -> Option<PathBuf> {
    let version = include_str!("../../../tools/setup/versions.sh")
        .lines()
        .find_map(|line| line.strip_prefix(variable)?.strip_prefix('='))?;
    let cache = std::env::var("SENET_CACHE").map(PathBuf::from).ok().or_else(|| {
        let base = std::env::var("XDG_CACHE_HOME").map(PathBuf::from);
        base.or_else(|_| std::env::var("HOME").map(|home| Path::new(&home).join(".cache")))
            .ok()
            .map(|base| base.join("senet"))
    });
    let path = cache?.join(format!("{folder}-{version}")).join(file);
    path.is_file().then_some(path)
}
