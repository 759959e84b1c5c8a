//! A built page that can be put on a host in several versions.

use senet_browser::{Page, dist};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A copy of the built page.
pub struct Site(pub PathBuf);

impl Site {
    /// A copy of its own for this test.
    pub fn copy(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sites").join(name);
        let _ = fs::remove_dir_all(&folder);
        copy(&dist(), &folder);
        Self(folder)
    }

    /// The same as another version: its page says so, and one of its files is another.
    pub fn changed(self) -> Self {
        let page = fs::read_to_string(self.0.join("index.html")).expect("the page can be read");
        let page = page.replacen("<title>", "<meta name=release content=newer><title>", 1);
        fs::write(self.0.join("index.html"), page).expect("the page can be written");
        fs::write(self.0.join("fonts/more.bin"), "of the newer version").expect("a file can be written");
        let done = Command::new("bash")
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/precache.sh"))
            .env("TRUNK_STAGING_DIR", &self.0)
            .status()
            .expect("bash is there");
        assert!(done.success(), "the list of files is made anew");
        self
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder can be made");
    for entry in fs::read_dir(from).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        let copied = to.join(path.file_name().expect("it has a name"));
        if path.is_dir() {
            copy(&path, &copied);
        } else {
            fs::copy(&path, &copied).expect("a file can be copied");
        }
    }
}

/// Lets the page have service workers, and says whether the browser has any.
pub fn allow_workers(page: &Page) -> bool {
    page.server().allow_workers();
    page.server().put("/empty.html", "text/html", "<!doctype html><link rel=icon href=data:,>");
    page.visit(&format!("{}/empty.html", page.server().origin()));
    let there = page.script("return 'serviceWorker' in navigator") == true;
    if !there {
        println!("{}: no service worker under automation; the game does without", page.engine());
    }
    there
}

/// What an asynchronous function's body returns; Firefox's driver wraps what it is given in one that is not.
pub fn later(body: &str) -> String {
    format!("return (async () => {{ {body} }})()")
}

/// Waits until the game is kept: its service worker is in charge of the page.
pub fn wait_kept(page: &Page) {
    page.wait("the game is kept", "return navigator.serviceWorker.controller?.state === 'activated'");
}

/// The names of the caches there are.
pub fn caches(page: &Page) -> Vec<String> {
    let names = page.script("return caches.keys()");
    names.as_array().into_iter().flatten().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}
