//! What the build step refuses, and how it says so.

use super::{Files, compile};

/// The faults as they are printed; none if the files compile.
fn faults(files: Files) -> Vec<String> {
    let faults = compile(files).err().unwrap_or_default();
    faults.iter().map(|fault| fault.to_string().replace("assets/lang/", "")).collect()
}

#[test]
fn each_fault_names_file_id_and_reason() {
    let cases: &[(Files, &str)] = &[
        (&[("en", "a.ftl", "ok = Yes\nbad = { $n ->\n  [one] x\n}\n")], "en/a.ftl: bad: line 4: "),
        (&[("en", "a.ftl", "twice = A\ntwice = B\n")], "en/a.ftl: twice: defined twice"),
        (&[("en", "a.ftl", "x = A\n"), ("en", "b.ftl", "x = B\n")], "en/b.ftl: x: defined twice"),
        (&[("en", "a.ftl", "-t = A\n-t = B\n")], "en/a.ftl: -t: defined twice"),
        (&[("en", "a.ftl", "x =\n  .title = A\n")], "en/a.ftl: x: no value"),
        (&[("en", "a.ftl", "x = A\n  .title = A\n")], "en/a.ftl: x: attributes are not supported"),
        (&[("en", "a.ftl", "x = { -none }\n")], "en/a.ftl: x: unknown term -none"),
        (&[("en", "a.ftl", "x = { none }\n")], "en/a.ftl: x: unknown message none"),
        (&[("en", "a.ftl", "x = { NUMBER($n) }\n")], "en/a.ftl: x: unknown function NUMBER"),
        (&[("en", "a.ftl", "x = { y }\ny = { x }\n")], "en/a.ftl: x: refers to itself through x"),
        (
            &[("en", "a.ftl", "Big = A\n")],
            "en/a.ftl: Big: an id is of lower-case letters, digits and hyphens",
        ),
        (
            &[("en", "a.ftl", "x = { $n ->\n  [few] A\n *[other] B\n }\n")],
            "en/a.ftl: x: no number is `few` in en",
        ),
        (
            &[("en", "a.ftl", "x = { $n ->\n  [one] A\n  [w] B\n *[other] C\n }\n")],
            "en/a.ftl: x: variants for numbers and for names in one selection",
        ),
        (&[("en", "a.ftl", "a-b = A\nab = B\na--b = C\n")], "en/a.ftl: a--b: a second AB"),
        (&[("it", "a.ftl", "x = A\n")], "en: English is missing"),
        (&[("en", "a.ftl", "x = A\n"), ("it", "a.ftl", "")], "it/a.ftl: x: missing"),
        (
            &[("en", "a.ftl", "x = A\n"), ("it", "a.ftl", "x = A\ny = B\n")],
            "it/a.ftl: y: English has no such message",
        ),
        (
            &[("en", "a.ftl", "x = A\n"), ("it", "b.ftl", "x = A\n")],
            "it/b.ftl: x: stands in a.ftl in English",
        ),
        (&[("en", "a.ftl", "x = { $n } A\n"), ("it", "a.ftl", "x = A\n")], "it/a.ftl: x: $n is missing"),
        (&[("en", "a.ftl", "x = A\n"), ("it", "a.ftl", "x = { $n } A\n")], "it/a.ftl: x: English has no $n"),
        (
            &[
                ("en", "a.ftl", "x = { $s ->\n  [white] W\n *[black] B\n }\n"),
                ("it", "a.ftl", "x = { $s ->\n  [wite] W\n *[black] B\n }\n"),
            ],
            "it/a.ftl: x: English has no variant [wite] of $s",
        ),
        (
            &[
                ("en", "a.ftl", "x = { $s ->\n  [white] W\n *[black] B\n }\n"),
                ("it", "a.ftl", "x = { $s ->\n  [one] W\n *[other] B\n }\n"),
            ],
            "it/a.ftl: x: $s is a number in one language and a name in the other",
        ),
    ];
    for (files, expected) in cases {
        let found = faults(files);
        assert!(found.iter().any(|fault| fault.starts_with(expected)), "{expected:?} in {found:?}");
    }
}

#[test]
fn every_fault_is_told_at_once() {
    let found = faults(&[("en", "a.ftl", "x = { -a }\ny = { b }\n"), ("it", "a.ftl", "z = { C() }\n")]);
    let expected =
        ["en/a.ftl: x: unknown term -a", "en/a.ftl: y: unknown message b", "it/a.ftl: z: unknown function C"];
    assert_eq!(found, expected);
}

#[test]
fn another_language_may_choose_where_english_does_not() {
    let english = "x = { $n } squares\n";
    let italian = "x = { $n ->\n  [one] una casella\n *[other] { $n } caselle\n }\n";
    assert_eq!(faults(&[("en", "a.ftl", english), ("it", "a.ftl", italian)]), [""; 0]);
}
