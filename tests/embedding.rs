//! What the build adds to the page for other people's servers and pages: the policy, and with an address oEmbed.

#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A page as trunk leaves it. The hash of the second script is the one that the specification of policies gives.
const PAGE: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>t</title><script src=a.js></script>\
    <link href=data:, rel=icon><body><script>alert('Hello, world.');</script><script type=module>alert(1)</script></body></html>";
const KNOWN: &str = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

fn built(name: &str, base: Option<&str>) -> (PathBuf, Output) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("embedding").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), PAGE).expect("written");
    let mut command = Command::new("bash");
    command.arg("tools/embedding.sh").current_dir(env!("CARGO_MANIFEST_DIR"));
    command.env("TRUNK_STAGING_DIR", &folder).env_remove("BASE_URL");
    if let Some(base) = base {
        command.env("BASE_URL", base);
    }
    let output = command.output().expect("bash runs");
    (folder, output)
}

#[test]
fn the_policy_names_every_inline_script() {
    let (folder, output) = built("policy", None);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let page = fs::read_to_string(folder.join("index.html")).expect("a page");
    let policy = fs::read_to_string(folder.join("policy.txt")).expect("a policy");
    assert!(page.starts_with(&format!(
        "<!doctype html><html lang=en><meta http-equiv=\"Content-Security-Policy\" content=\"{}\"><meta charset",
        policy.trim_end()
    )));
    assert!(policy.contains(&format!("script-src 'self' {KNOWN} 'sha256-")), "{policy}");
    assert_eq!(policy.matches("sha256-").count(), 2, "a script with an address needs none: {policy}");
    for absent in ["canonical", "oembed", "og:"] {
        assert!(!page.contains(absent), "without an address there is no {absent}");
    }
    assert!(!folder.join("oembed.json").exists() && !folder.join("preview.jpg").exists());
    let licences = fs::read_to_string(folder.join("licences.txt")).expect("licences");
    for part in ["wasm-bindgen ", "web-sys ", "Cairo", "Permission is hereby granted", "Apache License"] {
        assert!(licences.contains(part), "{part}");
    }
}

#[test]
fn with_an_address_the_page_can_be_found_and_framed() {
    for (name, given) in
        [("slash", "https://museum.example/senet/"), ("bare", "https://museum.example/senet")]
    {
        let (folder, output) = built(name, Some(given));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let page = fs::read_to_string(folder.join("index.html")).expect("a page");
        for part in [
            "<link rel=\"canonical\" href=\"https://museum.example/senet/\">",
            "type=\"application/json+oembed\" href=\"https://museum.example/senet/oembed.json\"",
            "<meta property=\"og:image\" content=\"https://museum.example/senet/preview.jpg\">",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        let embed = fs::read(folder.join("oembed.json")).expect("oEmbed");
        let embed: serde_json::Value = serde_json::from_slice(&embed).expect("JSON");
        assert_eq!((&embed["version"], &embed["type"]), (&"1.0".into(), &"rich".into()));
        let html = embed["html"].as_str().expect("a text");
        assert!(html.starts_with("<iframe src=\"https://museum.example/senet/?embed=1\""), "{html}");
        let picture = fs::read(folder.join("preview.jpg")).expect("a picture");
        assert!(picture.starts_with(&[0xff, 0xd8, 0xff]), "a JPEG");
    }
}

#[test]
fn what_is_no_address_ends_the_build() {
    for (i, base) in
        ["museum.example", "ftp://museum.example/", "https://a/\"><script>", "javascript:alert(1)"]
            .into_iter()
            .enumerate()
    {
        let (folder, output) = built(&format!("wrong-{i}"), Some(base));
        assert!(!output.status.success(), "{base}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("BASE_URL"), "{base}");
        assert_eq!(
            fs::read_to_string(folder.join("index.html")).expect("a page"),
            PAGE,
            "it stays as it was"
        );
    }
}

/// The first `embed.js` is kept by other sites, so the copy that its test plays by is never changed.
#[test]
fn the_first_embed_js_is_never_changed() {
    let first = fs::read("tests/browser/tests/embed/embed-v1.js").expect("it is kept");
    let sum = first.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    assert_eq!(
        format!("{sum:016x}"),
        FIRST,
        "a new version of embed.js is a change of assets/root/embed.js alone"
    );
}
const FIRST: &str = "b391b994667b8d07";
