//! A static file server, as any host would serve the page, whose oddities a test can choose.

use crate::http::{self, Request, Response};
use serde::Deserialize;
use std::collections::HashMap;
use std::fs;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The script that watches for errors, put into every HTML file served.
const PROBE: &str = include_str!("probe.js");
const PROBE_PATH: &str = "/__probe.js";
const REPORT_PATH: &str = "/__report";

/// Something that went wrong in a page, as its probe reported it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Report {
    /// Unique for each report, since one may arrive by two ways.
    pub id: String,
    /// `error`, `rejection`, `resource`, `policy` or `console`.
    pub kind: String,
    /// What the browser said.
    pub text: String,
    /// The address of the page.
    pub page: String,
}

/// A static file server on a port of its own, so that each is a fresh origin: no storage, no cache and no
/// service worker of another test. It ends when dropped.
pub struct Server {
    port: u16,
    state: Arc<Mutex<State>>,
    listener: Mutex<Option<Listener>>,
}

#[derive(Default)]
struct State {
    mounts: Vec<(String, PathBuf)>,
    files: HashMap<String, (String, Vec<u8>)>,
    headers: Vec<(String, String)>,
    types: HashMap<String, String>,
    workers: bool,
    requests: Vec<String>,
    reports: Vec<Report>,
}

struct Listener {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Server {
    /// Starts an empty server on a free port of 127.0.0.1.
    ///
    /// # Errors
    /// When there is no free port.
    pub fn start() -> io::Result<Self> {
        let socket = TcpListener::bind(("127.0.0.1", 0))?;
        let port = socket.local_addr()?.port();
        let server = Self { port, state: Arc::default(), listener: Mutex::default() };
        server.listen(socket);
        Ok(server)
    }

    /// The origin, without a closing slash: `http://127.0.0.1:port`.
    pub fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// The same server under another host name, which makes it another origin: `http://localhost:port`.
    pub fn other_origin(&self) -> String {
        format!("http://localhost:{}", self.port)
    }

    /// Serves the files of `folder` under `path`, which begins and ends with a slash. What was mounted there
    /// before gives way, as when a new version is put on a host.
    pub fn mount(&self, path: &str, folder: impl Into<PathBuf>) {
        assert!(path.starts_with('/') && path.ends_with('/'), "a mount is a path like /a/b/, not {path}");
        let mut state = self.state();
        state.mounts.retain(|(mounted, _)| mounted != path);
        state.mounts.push((path.to_owned(), folder.into()));
        // The longest path comes first, and so is the one that serves.
        state.mounts.sort_by_key(|(mounted, _)| std::cmp::Reverse(mounted.len()));
    }

    /// Serves `body` at `path`, before any file.
    pub fn put(&self, path: &str, mime: &str, body: impl Into<Vec<u8>>) {
        self.state().files.insert(path.to_owned(), (mime.to_owned(), body.into()));
    }

    /// Sends this header with every answer, in place of one of the same name.
    pub fn set_header(&self, name: &str, value: &str) {
        let mut state = self.state();
        state.headers.retain(|(known, _)| !known.eq_ignore_ascii_case(name));
        state.headers.push((name.to_owned(), value.to_owned()));
    }

    /// Serves files that end in `.extension` as `mime`, right or wrong.
    pub fn set_type(&self, extension: &str, mime: &str) {
        self.state().types.insert(extension.to_owned(), mime.to_owned());
    }

    /// Lets pages have service workers from now on. Otherwise they find none in the browser, so that each test
    /// sees what the server sends.
    pub fn allow_workers(&self) {
        self.state().workers = true;
    }

    /// The paths asked for since the start, in order, with their queries.
    pub fn requests(&self) -> Vec<String> {
        self.state().requests.clone()
    }

    /// What the pages reported since the start.
    pub fn reports(&self) -> Vec<Report> {
        self.state().reports.clone()
    }

    /// Goes offline: from now on connections are refused.
    pub fn stop(&self) {
        let Some(listener) = lock(&self.listener).take() else { return };
        listener.stop.store(true, Ordering::SeqCst);
        // Wakes the thread; the connection itself is of no use.
        let _ = TcpStream::connect(("127.0.0.1", self.port));
        let _ = listener.thread.join();
    }

    /// Comes back on the same port.
    ///
    /// # Errors
    /// When another program took the port meanwhile.
    pub fn resume(&self) -> io::Result<()> {
        if lock(&self.listener).is_none() {
            self.listen(TcpListener::bind(("127.0.0.1", self.port))?);
        }
        Ok(())
    }

    fn listen(&self, socket: TcpListener) {
        let stop = Arc::new(AtomicBool::new(false));
        let (state, stopped) = (Arc::clone(&self.state), Arc::clone(&stop));
        let thread = std::thread::spawn(move || {
            for stream in socket.incoming() {
                if stopped.load(Ordering::SeqCst) {
                    break;
                }
                let (Ok(stream), state) = (stream, Arc::clone(&state)) else { continue };
                // A browser that hangs up is no fault of the page.
                std::thread::spawn(move || drop(converse(stream, &state)));
            }
        });
        *lock(&self.listener) = Some(Listener { stop, thread });
    }

    fn state(&self) -> MutexGuard<'_, State> {
        lock(&self.state)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One request, one answer.
fn converse(stream: TcpStream, state: &Mutex<State>) -> io::Result<()> {
    // Browsers open connections ahead of need; such a one is let go after a while.
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let request = http::read(&stream)?;
    let mut response = lock(state).answer(&request);
    response.headers.extend(lock(state).headers.iter().cloned());
    http::write(&stream, &request, &response)
}

/// Has a page find no service worker.
const NO_WORKERS: &str = "delete Navigator.prototype.serviceWorker;";

impl State {
    fn answer(&mut self, request: &Request) -> Response {
        let (path, query) = request.path_and_query();
        match path.as_str() {
            PROBE_PATH => {
                let kept = if self.workers { "" } else { NO_WORKERS };
                return Response::ok("text/javascript", format!("{kept}{PROBE}"));
            }
            REPORT_PATH => {
                self.reports.extend(serde_json::from_slice::<Report>(&request.body));
                return Response::ok("text/plain", "");
            }
            // Browsers ask for it on their own, where a page names no icon.
            "/favicon.ico" => return Response::nothing(),
            _ => self.requests.push(request.target.clone()),
        }
        if let Some((mime, body)) = self.files.get(&path) {
            return Response::ok(mime, with_probe(mime, body.clone()));
        }
        let Some((mount, folder)) = self.mounts.iter().find(|(mount, _)| path.starts_with(mount.as_str()))
        else {
            return match self.mounts.iter().any(|(mount, _)| *mount == format!("{path}/")) {
                true => Response::moved(&format!("{path}/{query}")),
                false => Response::missing(),
            };
        };
        let relative = &path[mount.len()..];
        if relative.split('/').any(|part| part == "..") {
            return Response::missing();
        }
        let mut file = folder.join(relative);
        if file.is_dir() {
            if !path.ends_with('/') {
                return Response::moved(&format!("{path}/{query}"));
            }
            file.push("index.html");
        }
        match fs::read(&file) {
            Ok(body) => {
                let mime = self.mime(&file);
                Response::ok(&mime, with_probe(&mime, body))
            }
            Err(_) => Response::missing(),
        }
    }

    fn mime(&self, file: &Path) -> String {
        let extension = file.extension().unwrap_or_default().to_string_lossy();
        match self.types.get(extension.as_ref()) {
            Some(chosen) => chosen.clone(),
            None => http::mime(&extension).to_owned(),
        }
    }
}

/// Puts the probe in front of a page's own scripts; before its policy, too, if that stands in the page.
fn with_probe(mime: &str, body: Vec<u8>) -> Vec<u8> {
    if !mime.starts_with("text/html") {
        return body;
    }
    let Ok(page) = String::from_utf8(body.clone()) else { return body };
    let lower = page.to_ascii_lowercase();
    let start = ["<head", "<html", "<!doctype"].iter().find_map(|tag| lower.find(tag)).unwrap_or(0);
    let end = lower[start..].find('>').map_or(0, |length| start + length + 1);
    format!("{}<script src=\"{PROBE_PATH}\"></script>{}", &page[..end], &page[end..]).into_bytes()
}

#[cfg(test)]
#[path = "server_tests.rs"]
mod tests;
