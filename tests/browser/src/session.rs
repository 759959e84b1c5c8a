//! One browser under one driver, and the commands that go to it.

use crate::engine::{Engine, Options};
use crate::process::{Watched, find_program, free_port, poll};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::fs;
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// How long one command may take, page loads included.
const COMMAND: Duration = Duration::from_secs(60);
/// How long a driver may take to listen, and a browser to come up.
const START: Duration = Duration::from_secs(30);

/// A running browser with its driver; both end when this is dropped.
pub(crate) struct Session {
    pub engine: Engine,
    client: Option<Client>,
    runtime: Runtime,
    // Ended in this order.
    _driver: Watched,
    _display: Option<Watched>,
}

/// A command by its place in the WebDriver specification.
#[derive(Debug)]
struct Command {
    method: Method,
    path: String,
    body: Option<String>,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (Method, Option<String>) {
        (self.method.clone(), self.body.clone())
    }
}

impl Session {
    /// Starts the engine with a fresh profile. A driver that does not come up is tried again on another
    /// port, since another program may have been quicker to take the first.
    ///
    /// # Panics
    /// When the engine or its driver is missing or does not start.
    pub fn start(engine: Engine, options: &Options) -> Self {
        let mut reason = String::new();
        for _ in 0..3 {
            match Self::try_start(engine, options) {
                Ok(session) => return session,
                Err(error) => reason = error,
            }
        }
        panic!("{engine} does not start: {reason}");
    }

    fn try_start(engine: Engine, options: &Options) -> Result<Self, String> {
        let missing = |what| format!("{what} is missing; `make test` installs it");
        let driver = engine.driver().ok_or_else(|| missing("its driver"))?;
        let browser = engine.browser().ok_or_else(|| missing("the browser"))?;
        let (display, display_name) = match engine {
            Engine::WebKit => start_display().map(|(display, name)| (Some(display), name))?,
            _ => (None, String::new()),
        };
        let port = free_port().map_err(|error| error.to_string())?;
        let watched = Watched::start(&driver, |command, folder| {
            command.args(engine.driver_args(port));
            command.envs(options.environment().iter().map(|(name, value)| (name, value)));
            if engine == Engine::WebKit {
                command.env("DISPLAY", &display_name);
                // Its storage goes where the rest of the session is.
                for name in ["XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] {
                    let home = folder.join(name);
                    fs::create_dir_all(&home)?;
                    command.env(name, home);
                }
            }
            Ok(())
        })
        .map_err(|error| format!("{}: {error}", driver.display()))?;

        poll(START, || TcpStream::connect(("127.0.0.1", port)).ok())
            .ok_or_else(|| format!("its driver does not listen\n{}", watched.last_words()))?;
        let runtime =
            Builder::new_current_thread().enable_all().build().map_err(|error| error.to_string())?;
        let capabilities = engine.capabilities(&browser, watched.folder(), options);
        let client = runtime.block_on(async {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            let address = format!("http://127.0.0.1:{port}");
            tokio::time::timeout(START, builder.capabilities(capabilities).connect(&address)).await
        });
        let client = client
            .map_err(|_| format!("no session in time\n{}", watched.last_words()))?
            .map_err(|error| format!("{error}\n{}", watched.last_words()))?;
        Ok(Self { engine, client: Some(client), runtime, _driver: watched, _display: display })
    }

    /// Sends a command and returns its value. `path` is what follows the session in the address.
    ///
    /// # Errors
    /// What the driver answered, or that it did not in time.
    pub fn try_send(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value, String> {
        let Some(client) = &self.client else { return Err("the session is closed".to_owned()) };
        let command = Command { method, path: path.to_owned(), body: body.map(|body| body.to_string()) };
        let answer =
            self.runtime.block_on(async { tokio::time::timeout(COMMAND, client.issue_cmd(command)).await });
        match answer {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(_) => Err(format!("no answer within {COMMAND:?}")),
        }
    }

    /// A picture of the window, as PNG.
    ///
    /// # Errors
    /// What the driver answered.
    pub fn screenshot(&self) -> Result<Vec<u8>, String> {
        let Some(client) = &self.client else { return Err("the session is closed".to_owned()) };
        // WebKitGTK gives none of a tab that is not in front, and never says so.
        let picture =
            self.runtime.block_on(async { tokio::time::timeout(COMMAND, client.screenshot()).await });
        picture
            .map_err(|_| format!("no picture within {COMMAND:?}"))
            .and_then(|picture| picture.map_err(|error| error.to_string()))
    }

    /// What Chromium's console shows in red since it was last asked; elsewhere nothing.
    pub fn console_errors(&self) -> Vec<String> {
        if self.engine != Engine::Chromium {
            return Vec::new();
        }
        let log =
            self.try_send(Method::POST, "se/log", Some(json!({ "type": "browser" }))).unwrap_or_default();
        let entries = log.as_array().into_iter().flatten();
        entries
            .filter(|entry| entry["level"] == "SEVERE")
            .map(|entry| format!("console: {}", entry["message"].as_str().unwrap_or_default()))
            .collect()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(client) = self.client.take() {
            // Politely first; the driver's end does the rest.
            self.runtime.block_on(async {
                let _ = tokio::time::timeout(Duration::from_secs(5), client.close()).await;
            });
        }
    }
}

/// An X server on a display that it picks itself, and the display's name.
fn start_display() -> Result<(Watched, String), String> {
    let xvfb = find_program(&["Xvfb"]).ok_or("Xvfb is missing; `make test` installs it")?;
    let watched = Watched::start(Path::new("/bin/sh"), |command, folder| {
        // The display's number comes on a descriptor of its own, here a file.
        let script = r#"exec "$0" -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp 3>"$1/display""#;
        command.args(["-c", script]).arg(xvfb).arg(folder);
        Ok(())
    })
    .map_err(|error| error.to_string())?;
    let file = watched.folder().join("display");
    let number = poll(START, || {
        let text = fs::read_to_string(&file).unwrap_or_default();
        text.ends_with('\n').then(|| text.trim().to_owned())
    });
    match number {
        Some(number) => Ok((watched, format!(":{number}"))),
        None => Err(format!("Xvfb does not start\n{}", watched.last_words())),
    }
}
