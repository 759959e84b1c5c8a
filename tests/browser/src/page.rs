//! A page under test, and what a visitor does to it.

use crate::engine::Engine;
use crate::process::{output_folder, poll, project_folder};
use crate::query::{Query, may_have_role};
use crate::server::Server;
use crate::session::Session;
use http::Method;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::path::PathBuf;
use std::time::Duration;

/// Where the built page is served: a path of some depth, since the page must work under any.
const HOME: &str = "/some/where/senet/";
/// How long a page may take for what a test waits for.
const PATIENCE: Duration = Duration::from_secs(15);
/// The viewport that a test begins with, in CSS pixels.
const VIEWPORT: (u32, u32) = (1000, 750);

/// A browser window on a fresh origin that serves the built page.
///
/// Every method panics, and so fails the test, when the browser refuses or the wait is in vain; a picture
/// of the window is then kept in `target/browser/`.
pub struct Page<'session> {
    session: &'session Session,
    server: Server,
    pub(crate) name: String,
    home: RefCell<String>,
    allowed: RefCell<Vec<String>>,
}

impl<'session> Page<'session> {
    /// A page for the test `name`, on a new server.
    pub(crate) fn new(session: &'session Session, name: &str) -> Self {
        let server = Server::start().unwrap_or_else(|error| panic!("the server does not start: {error}"));
        server.mount(HOME, dist());
        let page = Self {
            session,
            server,
            name: format!("{name}-{}", session.engine),
            home: RefCell::new(HOME.to_owned()),
            allowed: RefCell::default(),
        };
        page.begin();
        page
    }

    // Where

    /// The engine that shows this page.
    pub fn engine(&self) -> Engine {
        self.session.engine
    }

    /// The server behind this page, to be stopped, given headers or other files.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// Serves the built page under this path from now on: `/`, `/a/b/`.
    pub fn serve_under(&self, path: &str) {
        self.server.mount(path, dist());
        path.clone_into(&mut self.home.borrow_mut());
    }

    /// The address of something in the page's folder: `""`, `"?lang=it"`, `"embed.js"`.
    pub fn url(&self, rest: &str) -> String {
        format!("{}{}{rest}", self.server.origin(), self.home.borrow())
    }

    /// The address that the window shows.
    pub fn address(&self) -> String {
        text(self.get("url"))
    }

    // Going there

    /// Opens the game at `rest`, such as `"?lang=it"`, and waits until it is ready.
    pub fn open(&self, rest: &str) {
        self.visit(&self.url(rest));
        self.wait_ready();
    }

    /// Opens any address, and waits for nothing but its `load` event.
    pub fn visit(&self, url: &str) {
        self.post("url", json!({ "url": url }));
    }

    /// Reloads as the page itself would, service worker included, and waits until the game is ready.
    pub fn reload(&self) {
        // A mark that does not outlive the document: what is ready after it has gone is the new one.
        self.script("document.documentElement.dataset.state = 'reloading'; location.reload()");
        self.wait_ready();
    }

    /// Goes back in the window's history.
    pub fn back(&self) {
        self.post("back", json!({}));
    }

    /// Waits until the game says that it has started: `<html data-state="ready">`.
    pub fn wait_ready(&self) {
        self.wait("the game is ready", "return document.documentElement?.dataset.state === 'ready'");
    }

    /// Waits until no frame has been asked for for a while: the picture is finished.
    pub fn wait_still(&self) {
        self.wait(
            "the picture is finished",
            "const now = performance.now();
            if (!window.quiet) {
                window.quiet = now;
                const ask = window.requestAnimationFrame;
                window.requestAnimationFrame = (call) => { window.quiet = performance.now(); return ask.call(window, call); };
            }
            return now - window.quiet > 1500;",
        );
    }

    // Looking

    /// Runs a function's body in the page and returns what it returns; a promise is awaited.
    pub fn script(&self, body: &str) -> Value {
        self.script_with(body, &[])
    }

    /// As [`script`](Self::script), with `arguments`.
    pub fn script_with(&self, body: &str, arguments: &[Value]) -> Value {
        self.post("execute/sync", json!({ "script": body, "args": arguments }))
    }

    /// Waits until a function's body returns something truthy, and returns it.
    pub fn wait(&self, what: &str, body: &str) -> Value {
        self.wait_until(what, || {
            // While a page gives way to another there is nothing to ask; the next try will tell.
            let script = json!({ "script": body, "args": [] });
            let value = self.session.try_send(Method::POST, "execute/sync", Some(script)).ok()?;
            let falsy = [Value::Null, json!(false), json!(0), json!("")];
            (!falsy.contains(&value)).then_some(value)
        })
    }

    /// Waits until `found` gives something.
    pub fn wait_until<T>(&self, what: &str, found: impl FnMut() -> Option<T>) -> T {
        poll(PATIENCE, found).unwrap_or_else(|| {
            panic!("{}: waited in vain until {what}; errors: {:#?}", self.name, self.errors())
        })
    }

    /// How many visible elements answer to this.
    pub fn count<'q>(&self, query: impl Into<Query<'q>>) -> usize {
        self.find(query.into()).len()
    }

    /// The rendered text of the one element meant.
    pub fn text<'q>(&self, query: impl Into<Query<'q>>) -> String {
        text(self.get(&format!("{}/text", self.one(query.into()))))
    }

    /// An attribute of the one element meant, as it stands in the document.
    pub fn attribute<'q>(&self, query: impl Into<Query<'q>>, name: &str) -> Option<String> {
        // Not the driver's own command: WebKit's makes addresses absolute.
        let element = reference(&self.one(query.into()));
        let value =
            self.script_with("return arguments[0].getAttribute(arguments[1])", &[element, json!(name)]);
        value.as_str().map(str::to_owned)
    }

    /// The role that the browser computes for the one element meant.
    pub fn role<'q>(&self, query: impl Into<Query<'q>>) -> String {
        text(self.get(&format!("{}/computedrole", self.one(query.into()))))
    }

    /// The accessible name that the browser computes for the one element meant.
    pub fn label<'q>(&self, query: impl Into<Query<'q>>) -> String {
        text(self.get(&format!("{}/computedlabel", self.one(query.into()))))
    }

    /// Role and accessible name of the element that has the focus.
    pub fn focused(&self) -> (String, String) {
        let element = path_of(&self.get("element/active"));
        let [role, label] =
            ["computedrole", "computedlabel"].map(|what| text(self.get(&format!("{element}/{what}"))));
        (role, label)
    }

    /// Left, top, width and height of the one element meant, in CSS pixels of the viewport.
    pub fn bounds<'q>(&self, query: impl Into<Query<'q>>) -> [f64; 4] {
        let element = reference(&self.one(query.into()));
        let script =
            "const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.width, r.height]";
        let bounds = self.script_with(script, &[element]);
        [0, 1, 2, 3].map(|at| bounds[at].as_f64().unwrap_or(f64::NAN))
    }

    /// Keeps a picture of the window as `target/browser/<test>-<engine>-<what>.png`, and returns its path.
    pub fn screenshot(&self, what: &str) -> PathBuf {
        let path = output_folder().join(format!("{}-{what}.png", self.name));
        let picture = self.session.screenshot().unwrap_or_else(|error| panic!("{}: {error}", self.name));
        std::fs::write(&path, picture).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        path
    }

    // What went wrong

    /// Lets an error pass whose text contains this.
    pub fn allow_error(&self, part: &str) {
        self.allowed.borrow_mut().push(part.to_owned());
    }

    /// The errors so far: uncaught ones, refused promises, resources that could not be loaded, breaches of
    /// the policy and `console.error`; in Chromium all that its console shows in red.
    pub fn errors(&self) -> Vec<String> {
        let kept = self.session.try_send(
            Method::POST,
            "execute/sync",
            Some(json!({ "script": "return window.__probe?.seen ?? []", "args": [] })),
        );
        let mut reports = self.server.reports();
        for report in
            kept.ok().and_then(|seen| serde_json::from_value::<Vec<_>>(seen).ok()).unwrap_or_default()
        {
            if !reports.contains(&report) {
                reports.push(report);
            }
        }
        let reported =
            reports.iter().map(|report| format!("{} at {}: {}", report.kind, report.page, report.text));
        let allowed = self.allowed.borrow();
        reported
            .chain(self.session.console_errors())
            .filter(|error| !error.contains("/__probe.js") && !error.contains("/__report"))
            .filter(|error| !allowed.iter().any(|part| error.contains(part.as_str())))
            .collect()
    }

    /// Fails on any error that was not allowed. Every test ends with this by itself.
    pub fn check_errors(&self) {
        let errors = self.errors();
        assert!(errors.is_empty(), "{}: errors in the page: {errors:#?}", self.name);
    }

    /// The durations of the tasks that held the page up for 50 ms or more (Chromium only).
    pub fn long_tasks(&self) -> Vec<f64> {
        let tasks = self.script("return window.__probe.longTasks");
        tasks.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    }

    /// What Chromium has recorded since this was last asked, in a session that is
    /// [traced](crate::Options::traced).
    pub fn trace(&self) -> Vec<Value> {
        let log = self.post("se/log", json!({ "type": "performance" }));
        let entries = log.as_array().into_iter().flatten();
        let messages =
            entries.filter_map(|entry| serde_json::from_str::<Value>(entry["message"].as_str()?).ok());
        let traced = messages.filter(|told| told["message"]["method"] == "Tracing.dataCollected");
        traced.map(|mut told| told["message"]["params"].take()).collect()
    }

    // Below the surface

    /// Sends a WebDriver command: `webdriver(Method::GET, "title", None)`.
    pub fn webdriver(&self, method: Method, path: &str, body: Option<Value>) -> Value {
        self.session
            .try_send(method, path, body)
            .unwrap_or_else(|error| panic!("{}: {path}: {error}", self.name))
    }

    /// Sends a command of the DevTools protocol (Chromium only). What it emulates outlives the test unless
    /// the test has a session of its own: see [`Options`](crate::Options).
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        self.post("goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    pub(crate) fn get(&self, path: &str) -> Value {
        self.webdriver(Method::GET, path, None)
    }

    pub(crate) fn post(&self, path: &str, body: Value) -> Value {
        self.webdriver(Method::POST, path, Some(body))
    }

    /// The visible elements meant, as paths of commands.
    fn find(&self, query: Query<'_>) -> Vec<String> {
        const VISIBLE: &str = "return [...document.querySelectorAll(arguments[0])].filter((e) => \
            e.checkVisibility ? e.checkVisibility({ visibilityProperty: true }) : e.getClientRects().length > 0)";
        let selector = match query {
            Query::Css(selector) => selector.to_owned(),
            Query::Role(role, _) => may_have_role(role),
        };
        let elements = self.script_with(VISIBLE, &[json!(selector)]);
        let mut paths: Vec<String> = elements.as_array().into_iter().flatten().map(path_of).collect();
        if let Query::Role(role, name) = query {
            let says = |path: &str, what: &str| {
                let answer = self.session.try_send(Method::GET, &format!("{path}/{what}"), None);
                // An element that went meanwhile is none of those meant.
                answer.ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
            };
            let same_role =
                |said: &str| said == role || [said, role].iter().all(|r| ["img", "image"].contains(r));
            paths
                .retain(|path| says(path, "computedlabel") == name && same_role(&says(path, "computedrole")));
        }
        paths
    }

    /// The one element meant, as soon as it is there.
    pub(crate) fn one(&self, query: Query<'_>) -> String {
        let found = self.wait_until(&format!("{query} is there"), || {
            Some(self.find(query)).filter(|found| !found.is_empty())
        });
        assert!(found.len() == 1, "{}: {} elements are {query}, not one", self.name, found.len());
        found[0].clone()
    }

    /// A clean window: one tab, of the usual size, with nothing in it.
    fn begin(&self) {
        let windows = self.get("window/handles");
        let handles: Vec<&str> = windows.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let Some((first, others)) = handles.split_first() else { panic!("{}: no window", self.name) };
        for other in others {
            self.switch_to(&Tab((*other).to_owned()));
            self.webdriver(Method::DELETE, "window", None);
        }
        self.switch_to(&Tab((*first).to_owned()));
        self.leave();
        // What an earlier test left in the console is not this one's.
        self.session.console_errors();
        self.set_size(VIEWPORT.0, VIEWPORT.1);
    }

    /// Leaves the page, so that nothing of it goes on.
    pub(crate) fn leave(&self) {
        self.visit("about:blank");
    }

    /// A picture of the window when the test failed, if the browser can still give one.
    pub(crate) fn keep_evidence(&self) {
        let Ok(picture) = self.session.screenshot() else { return };
        let path = output_folder().join(format!("{}-failed.png", self.name));
        if std::fs::write(&path, picture).is_ok() {
            eprintln!("{}: the window when it failed: {}", self.name, path.display());
        }
    }
}

/// A tab of the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(pub(crate) String);

/// The folder that `make dist` fills, or the one that SENET_DIST names.
pub fn dist() -> PathBuf {
    let folder = std::env::var_os("SENET_DIST").map_or_else(|| project_folder().join("dist"), PathBuf::from);
    assert!(folder.join("index.html").is_file(), "{} holds no page: run `make dist` first", folder.display());
    folder
}

/// The name under which WebDriver hands elements over.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

pub(crate) fn path_of(element: &Value) -> String {
    format!("element/{}", element[ELEMENT].as_str().unwrap_or_default())
}

pub(crate) fn reference(path: &str) -> Value {
    json!({ ELEMENT: path.trim_start_matches("element/") })
}

pub(crate) fn text(value: Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
