//! `single FOLDER FILE`: the built page in FOLDER as one HTML file that needs no server and no other file.
//!
//! It has one script: the page's own ones, then all that the page would load, packed by gzip (the program is called)
//! and written in base64, then the glue. The fonts stand in the style sheet.

#[allow(dead_code)]
mod cli;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use cli::Refusal;

const USAGE: &str = "single -- <folder of the built page> <file>";

fn main() -> ExitCode {
    cli::main(USAGE, |words, output| {
        let [folder, file] = words else { return Err(Refusal::Usage) };
        let page = single(Path::new(folder)).map_err(Refusal::unsound)?;
        fs::write(file, &page).map_err(|why| Refusal::unsound(format!("{file}: {why}")))?;
        Ok(writeln!(output, "{file}: {} bytes", page.len())?)
    })
}

fn single(folder: &Path) -> Result<String, String> {
    let mut page = text(&folder.join("index.html"))?;
    let style = text(&one(folder, "style-", ".css")?)?;
    let glue = text(&one(folder, "senet-", ".js")?)?;
    let icon = base64(&bytes(&folder.join("icons/icon.svg"))?);

    // Whatever the page names outside itself, its policy too: that allows its own scripts alone.
    page = without(&page, |tag| tag.starts_with("<link") || tag.contains("Content-Security-Policy"));
    let mut scripts = String::from("globalThis.senetFiles = {};\n");
    while let Some(start) = page.find("<script") {
        let (from, to) = (page[start..].find('>'), page[start..].find("</script>"));
        let (Some(from), Some(to)) = (from, to) else {
            return Err("index.html: a script does not end".to_owned());
        };
        if !page[start..start + from].contains("module") {
            scripts.push_str(&page[start + from + 1..start + to]);
            scripts.push_str(";\n");
        }
        page.replace_range(start..start + to + "</script>".len(), "");
    }
    scripts.push_str(&packed(folder, &glue)?);
    if scripts.contains("</script") {
        return Err("a script would end the script".to_owned());
    }

    let style = put(&style, &fonts(folder, &style)?)?;
    let head =
        format!("<link rel=icon href=\"data:image/svg+xml;base64,{icon}\"><style>{style}</style></head>");
    let page = put(&page, &[("</head>".to_owned(), head)])?;
    // Before `noscript`, which says that a script is needed.
    put(&page, &[("<noscript>".to_owned(), format!("<script>{scripts}</script><noscript>"))])
}

/// The script that holds all files, and starts.
fn packed(folder: &Path, glue: &str) -> Result<String, String> {
    let mut list = vec![("wasm".to_owned(), one(folder, "senet-", ".wasm")?)];
    for (inside, end) in [("ai", ".net"), ("lang", ".bin")] {
        for path in all(&folder.join(inside))?.into_iter().filter(|path| name(path).ends_with(end)) {
            list.push((format!("{inside}/{}", name(&path)), path));
        }
    }
    let (mut together, mut lengths) = (Vec::new(), String::new());
    for (named, path) in &list {
        let file = bytes(path)?;
        lengths.push_str(&format!("[\"{named}\",{}],", file.len()));
        together.extend(file);
    }
    let glue = put(
        glue,
        &[
            ("export { initSync, __wbg_init as default };".to_owned(), String::new()),
            ("import.meta.url".to_owned(), "location.href".to_owned()),
        ],
    )?;
    if glue.contains("import(") || glue.contains("\nimport ") || glue.contains("\nexport ") {
        return Err("the glue imports or exports something".to_owned());
    }
    put(
        include_str!("single.js"),
        &[
            ("PACKED".to_owned(), base64(&gzip(&together)?)),
            ("\"LIST\"".to_owned(), format!("[{lengths}]")),
            ("\"GLUE\";".to_owned(), glue),
        ],
    )
}

/// What stands in the style sheet in place of each font's address.
fn fonts(folder: &Path, style: &str) -> Result<Vec<(String, String)>, String> {
    let addresses = style.split("url(").skip(1).filter_map(|rest| rest.split(')').next());
    addresses
        .map(|address| {
            let font = base64(&bytes(&folder.join(address.trim_matches(['"', '\''])))?);
            Ok((format!("url({address})"), format!("url(data:font/woff2;base64,{font})")))
        })
        .collect()
}

/// A text with each of these found once, and replaced.
fn put(text: &str, pairs: &[(String, String)]) -> Result<String, String> {
    let mut text = text.to_owned();
    for (mark, instead) in pairs {
        let Some(at) = text.find(mark.as_str()) else { return Err(format!("«{mark}» is not there")) };
        text.replace_range(at..at + mark.len(), instead);
    }
    Ok(text)
}

/// A page without the tags that are not wanted.
fn without(page: &str, unwanted: impl Fn(&str) -> bool) -> String {
    let mut out = String::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
        out.push_str(&rest[..start]);
        let tag = &rest[start..end];
        if !unwanted(tag) {
            out.push_str(tag);
        }
        rest = &rest[end..];
    }
    out + rest
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let failed = |why| format!("gzip: {why}");
    let mut program = Command::new("gzip")
        .args(["-9", "-n", "-c"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    // It may have to hand over its output before it has read everything.
    let input = program.stdin.take().map(|mut input| {
        let bytes = bytes.to_vec();
        std::thread::spawn(move || input.write_all(&bytes))
    });
    let output = program.wait_with_output().map_err(failed)?;
    let written = input.and_then(|writing| writing.join().ok()).is_some_and(|written| written.is_ok());
    if written && output.status.success() { Ok(output.stdout) } else { Err("gzip failed".to_owned()) }
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits =
            group.iter().enumerate().fold(0_u32, |bits, (at, byte)| bits | u32::from(*byte) << (16 - 8 * at));
        for at in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * at)) as usize & 63];
            text.push(if at <= group.len() { char::from(digit) } else { '=' });
        }
    }
    text
}

/// The one file of a folder whose name begins and ends so.
fn one(folder: &Path, begin: &str, end: &str) -> Result<PathBuf, String> {
    let found: Vec<_> = all(folder)?
        .into_iter()
        .filter(|path| name(path).starts_with(begin) && name(path).ends_with(end))
        .collect();
    match &found[..] {
        [path] => Ok(path.clone()),
        _ => Err(format!("{}: {} files {begin}*{end}, not one", folder.display(), found.len())),
    }
}

fn all(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|why| format!("{}: {why}", path.display()))
}

fn text(path: &Path) -> Result<String, String> {
    String::from_utf8(bytes(path)?).map_err(|why| format!("{}: {why}", path.display()))
}
