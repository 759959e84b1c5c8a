//! The program's entry: in a browser it starts the page; natively it says where to look.

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!(
        "Senet is played in a browser: run `make play`. Native tools: `cargo run --release --example moves` and its siblings in tools/."
    );
}

#[cfg(target_arch = "wasm32")]
fn main() {
    use senet::web::{failure, listener::Timeout, shell::Shell};
    use std::cell::RefCell;
    use std::rc::Rc;

    thread_local! {
        /// The page runs for as long as its document.
        static RUNNING: RefCell<Option<Rc<Shell>>> = const { RefCell::new(None) };
        /// Its start, which comes in a task of its own: the module's has been long enough.
        static STARTING: RefCell<Option<Timeout>> = const { RefCell::new(None) };
    }

    failure::watch();
    let Some(window) = web_sys::window() else { return };
    let start = {
        let window = window.clone();
        move || {
            Shell::start(window.clone(), move |started| match started {
                Ok(shell) => RUNNING.set(Some(shell)),
                Err(error) => {
                    error.log();
                    failure::show(&window);
                }
            });
        }
    };
    match Timeout::new(&window, 0.0, start) {
        Ok(timeout) => STARTING.set(Some(timeout)),
        Err(error) => {
            error.log();
            failure::show(&window);
        }
    }
}
