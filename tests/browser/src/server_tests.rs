//! The server, asked over plain sockets.

use super::*;
use std::io::{Read, Write};

/// The answer's head and body.
fn ask(server: &Server, request: &str) -> (String, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", server.port)).expect("it listens");
    stream.write_all(request.as_bytes()).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("answered");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    (head.to_owned(), body.to_owned())
}

fn get(server: &Server, path: &str) -> (String, String) {
    ask(server, &format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n"))
}

fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = crate::process::output_folder().join("server-tests").join(name);
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a parent")).expect("made");
        fs::write(path, text).expect("written");
    }
    folder
}

#[test]
fn files_are_served_under_a_path_with_their_types() {
    let server = Server::start().expect("a port");
    server.mount("/a/b/", folder("types", &[("x.wasm", "w"), ("in/y.js", "j"), ("a b.txt", "t")]));
    let (head, body) = get(&server, "/a/b/x.wasm?v=1");
    assert!(head.starts_with("HTTP/1.1 200 OK"), "{head}");
    assert!(head.contains("Content-Type: application/wasm"), "{head}");
    assert_eq!(body, "w");
    assert!(get(&server, "/a/b/in/y.js").0.contains("Content-Type: text/javascript"));
    assert_eq!(get(&server, "/a/b/a%20b.txt").1, "t");
    assert!(get(&server, "/x.wasm").0.starts_with("HTTP/1.1 404"));
    assert!(get(&server, "/a/b/../b/x.wasm").0.starts_with("HTTP/1.1 404"));
    assert!(get(&server, "/a/b?q=1").0.contains("Location: /a/b/?q=1"));
    assert_eq!(server.requests()[0], "/a/b/x.wasm?v=1");
}

#[test]
fn html_gets_the_probe_and_nothing_else_does() {
    let server = Server::start().expect("a port");
    server.mount(
        "/",
        folder("probe", &[("index.html", "<!doctype html><html lang=en><p>é"), ("a.js", "<html>")]),
    );
    let probe = "<script src=\"/__probe.js\"></script>";
    assert_eq!(get(&server, "/").1, format!("<!doctype html><html lang=en>{probe}<p>é"));
    assert_eq!(get(&server, "/a.js").1, "<html>");
    assert_eq!(get(&server, "/__probe.js").1, format!("{NO_WORKERS}{PROBE}"));
    server.allow_workers();
    assert_eq!(get(&server, "/__probe.js").1, PROBE);
}

#[test]
fn a_test_can_choose_types_headers_and_files() {
    let server = Server::start().expect("a port");
    server.mount("/", folder("odd", &[("x.wasm", "w")]));
    server.set_type("wasm", "text/plain");
    server.set_header("X-Odd", "1");
    server.set_header("x-odd", "2");
    server.put("/host.html", "text/plain", "host");
    let (head, _) = get(&server, "/x.wasm");
    assert!(head.contains("Content-Type: text/plain") && head.contains("x-odd: 2"), "{head}");
    assert!(!head.contains("X-Odd: 1"), "{head}");
    assert_eq!(get(&server, "/host.html").1, "host");
    assert_eq!(ask(&server, "HEAD /x.wasm HTTP/1.1\r\n\r\n").1, "");
}

#[test]
fn reports_are_kept() {
    let server = Server::start().expect("a port");
    let body = r#"{"id":"a-0","kind":"error","text":"t","page":"p"}"#;
    ask(&server, &format!("POST /__report HTTP/1.1\r\nContent-Length: {}\r\n\r\n{body}", body.len()));
    let report = Report { id: "a-0".into(), kind: "error".into(), text: "t".into(), page: "p".into() };
    assert_eq!(server.reports(), [report]);
    assert!(server.requests().is_empty());
}

#[test]
fn it_goes_offline_and_comes_back_on_the_same_port() {
    let server = Server::start().expect("a port");
    server.put("/", "text/plain", "here");
    server.stop();
    assert!(TcpStream::connect(("127.0.0.1", server.port)).is_err());
    server.resume().expect("the port is still free");
    assert_eq!(get(&server, "/").1, "here");
}
