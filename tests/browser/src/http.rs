//! The little of HTTP/1.1 that a static file server needs.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;

/// More than any browser sends here; a longer head or body is cut off.
const LONGEST: u64 = 1 << 20;

pub(crate) struct Request {
    pub method: String,
    pub target: String,
    pub body: Vec<u8>,
}

pub(crate) struct Response {
    pub status: &'static str,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    /// The path, percent-decoded, and the query with its question mark.
    pub fn path_and_query(&self) -> (String, &str) {
        let (path, query) = match self.target.find('?') {
            Some(at) => self.target.split_at(at),
            None => (self.target.as_str(), ""),
        };
        (decode(path), query)
    }
}

impl Response {
    pub fn ok(mime: &str, body: impl Into<Vec<u8>>) -> Self {
        // As most hosts do: the browser may keep it, and asks whether it is still good.
        let headers = vec![
            ("Content-Type".to_owned(), mime.to_owned()),
            ("Cache-Control".to_owned(), "no-cache".to_owned()),
        ];
        Self { status: "200 OK", headers, body: body.into() }
    }

    pub fn moved(to: &str) -> Self {
        let headers = vec![("Location".to_owned(), to.to_owned())];
        Self { status: "301 Moved Permanently", headers, body: Vec::new() }
    }

    pub fn nothing() -> Self {
        Self { status: "204 No Content", headers: Vec::new(), body: Vec::new() }
    }

    pub fn missing() -> Self {
        Self { status: "404 Not Found", ..Self::ok("text/plain", "not found") }
    }
}

/// Reads one request.
///
/// # Errors
/// When the other side hangs up or sends something else.
pub(crate) fn read(stream: &TcpStream) -> io::Result<Request> {
    let mut reader = BufReader::new(stream).take(LONGEST);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut words = first.split_whitespace();
    let (Some(method), Some(target)) = (words.next(), words.next()) else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    let mut length = 0;
    loop {
        let mut line = String::new();
        if reader.read_line(&mut line)? == 0 || line.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut body = Vec::new();
    reader.take(length).read_to_end(&mut body)?;
    Ok(Request { method: method.to_owned(), target: target.to_owned(), body })
}

/// Writes the answer to `request`.
///
/// # Errors
/// When the other side hangs up.
pub(crate) fn write(mut stream: &TcpStream, request: &Request, response: &Response) -> io::Result<()> {
    let mut head = format!(
        "HTTP/1.1 {}\r\nContent-Length: {}\r\nConnection: close\r\n",
        response.status,
        response.body.len()
    );
    for (name, value) in &response.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes())?;
    if request.method != "HEAD" {
        stream.write_all(&response.body)?;
    }
    stream.flush()
}

/// The type of a file, by its extension.
pub(crate) fn mime(extension: &str) -> &'static str {
    match extension {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Undoes percent-encoding; what is no encoding stays as it is.
fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let byte = text.get(at + 1..at + 3).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match byte {
            Some(byte) if bytes[at] == b'%' => {
                decoded.push(byte);
                at += 3;
            }
            _ => {
                decoded.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}
