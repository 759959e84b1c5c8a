//! Running a test in a browser.

use crate::engine::{Engine, Options};
use crate::page::Page;
use crate::session::Session;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};

/// The browsers that the tests of this process share, one an engine. They end with the process.
static SHARED: [Mutex<Option<Session>>; 3] = [const { Mutex::new(None) }; 3];

/// Runs `test` in the engine's shared browser.
///
/// # Panics
/// When the test fails, an error is left in the page, or the engine does not start.
pub fn run(engine: Engine, name: &str, test: impl FnOnce(&Page<'_>)) {
    let mut shared = SHARED[engine as usize].lock().unwrap_or_else(PoisonError::into_inner);
    let session = shared.take().unwrap_or_else(|| Session::start(engine, &Options::default()));
    // After a failure the browser is dropped, whatever state it is in; the next test starts another.
    *shared = Some(tested(session, name, test));
}

/// Runs `test` in a browser of its own with these options; other tests of this engine wait meanwhile.
///
/// # Panics
/// As [`run`].
pub fn run_with(engine: Engine, options: &Options, name: &str, test: impl FnOnce(&Page<'_>)) {
    let _turn = SHARED[engine as usize].lock().unwrap_or_else(PoisonError::into_inner);
    tested(Session::start(engine, options), name, test);
}

/// Runs the test and gives the browser back, if it passes.
fn tested(session: Session, name: &str, test: impl FnOnce(&Page<'_>)) -> Session {
    let page = Page::new(&session, name);
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        test(&page);
        page.check_errors();
        page.leave();
    }));
    if let Err(panic) = outcome {
        page.keep_evidence();
        resume_unwind(panic);
    }
    drop(page);
    session
}

/// Makes a test for each of the three engines out of functions that take a [`Page`]: `starts::firefox`.
/// With `options => names`, each gets a browser with these [`Options`]. Attributes go before a name.
#[macro_export]
macro_rules! in_every_engine {
    ($($(#[$attribute:meta])* $name:ident),+ $(,)?) => {$(
        mod $name {
            $crate::in_every_engine!(@test $(#[$attribute])* $name chromium Chromium);
            $crate::in_every_engine!(@test $(#[$attribute])* $name firefox Firefox);
            $crate::in_every_engine!(@test $(#[$attribute])* $name webkit WebKit);
        }
    )+};
    ($options:expr => $($(#[$attribute:meta])* $name:ident),+ $(,)?) => {$(
        mod $name {
            use super::*;
            $crate::in_every_engine!(@test $(#[$attribute])* $name chromium Chromium $options);
            $crate::in_every_engine!(@test $(#[$attribute])* $name firefox Firefox $options);
            $crate::in_every_engine!(@test $(#[$attribute])* $name webkit WebKit $options);
        }
    )+};
    (@test $(#[$attribute:meta])* $name:ident $test:ident $engine:ident) => {
        #[test]
        $(#[$attribute])*
        fn $test() {
            $crate::run($crate::Engine::$engine, stringify!($name), super::$name);
        }
    };
    (@test $(#[$attribute:meta])* $name:ident $test:ident $engine:ident $options:expr) => {
        #[test]
        $(#[$attribute])*
        fn $test() {
            $crate::run_with($crate::Engine::$engine, &$options, stringify!($name), super::$name);
        }
    };
}

/// As [`in_every_engine!`], for what only Chromium can do: narrow windows, emulation.
#[macro_export]
macro_rules! in_chromium {
    ($($(#[$attribute:meta])* $name:ident),+ $(,)?) => {$(
        mod $name {
            $crate::in_every_engine!(@test $(#[$attribute])* $name chromium Chromium);
        }
    )+};
    ($options:expr => $($(#[$attribute:meta])* $name:ident),+ $(,)?) => {$(
        mod $name {
            use super::*;
            $crate::in_every_engine!(@test $(#[$attribute])* $name chromium Chromium $options);
        }
    )+};
}
