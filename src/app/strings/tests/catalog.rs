//! Reading language files, and making texts of messages.

use super::{Files, compile};
use crate::app::strings::format::{Edition, MAX_DEPTH};
use crate::app::strings::{
    Catalog, CatalogError, EDITIONS, ENGLISH_INTERFACE, LANGUAGE_FILES, Language, Msg, Section, Value, args,
};

/// The last language of some files, compiled and read back.
fn catalog(files: Files) -> Catalog {
    let output = compile(files).unwrap_or_else(|faults| panic!("{faults:?}"));
    let (_, _, bytes) =
        output.files.iter().rfind(|(_, section, _)| *section == Section::Interface).expect("an interface");
    Catalog::parse_edition(bytes, &editions_of(bytes, files)).expect("a sound file")
}

/// The editions that such a file is made for: the fingerprint is taken from it, the count from the source.
fn editions_of(bytes: &[u8], files: Files) -> [Edition; 2] {
    let lines = files.iter().filter(|(code, _, _)| *code == "en").flat_map(|(_, _, text)| text.lines());
    let messages = lines.filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).count();
    let fingerprint = u32::from_le_bytes([bytes[8], bytes[9], bytes[10], bytes[11]]);
    [Edition { fingerprint, messages }, EDITIONS[1]]
}

fn first(catalog: &Catalog, args: &[(&str, Value)]) -> String {
    catalog.text_at(Section::Interface, 0, args)
}

/// A source, arguments, and the text that they give.
type Case<'a> = (&'a str, &'a [(&'a str, Value<'a>)], &'a str);

#[test]
fn texts_take_their_arguments() {
    let cases: &[Case] = &[
        ("x = Plain\n", &[], "Plain"),
        ("x = From { $a } to { $b }.\n", &args![a: 3, b: "off"], "From 3 to off."),
        ("x = From { $a } to { $b }.\n", &args![b: 5], "From {$a} to 5."),
        ("x = { $a }\n", &args![b: 5, a: -7], "-7"),
        ("x = A { -t } here\n-t = reed\n", &[], "A reed here"),
        (
            "-t = { $case ->\n  [many] reeds\n *[one] reed\n }\nx = { -t(case: \"many\") }, { -t }\n",
            &[],
            "reeds, reed",
        ),
        ("x = { y }!\ny = Hello { $who }\n", &args![who: "you"], "Hello you!"),
        ("x = {\"{\"}{ 7 }{\"}\"} \n", &[], "{7}"),
        ("x = One\n  two\n", &[], "One\ntwo"),
    ];
    for (source, args, expected) in cases {
        assert_eq!(first(&catalog(&[("en", "a.ftl", source)]), args), *expected, "{source}");
    }
}

#[test]
fn selections_choose_by_number_and_by_name() {
    let counted = "x = { $n ->\n  [0] none\n  [one] { $n } piece\n *[other] { $n } pieces\n }\n";
    let named = "x = { $s ->\n  [white] White\n *[other] Black\n } wins\n";
    let nested =
        "x = { $s ->\n  [white] { $n ->\n    [one] cone\n   *[other] cones\n  }\n *[black] reel\n }\n";
    let cases: &[Case] = &[
        (counted, &args![n: 0], "none"),
        (counted, &args![n: 1], "1 piece"),
        (counted, &args![n: 2], "2 pieces"),
        (counted, &[], "{$n} pieces"),
        (counted, &args![n: "one"], "one pieces"),
        (named, &args![s: "white"], "White wins"),
        (named, &args![s: "black"], "Black wins"),
        (named, &args![s: 1], "Black wins"),
        (nested, &args![s: "white", n: 1], "cone"),
        (nested, &args![s: "white", n: 4], "cones"),
        (nested, &args![s: "black", n: 4], "reel"),
    ];
    for (source, args, expected) in cases {
        assert_eq!(first(&catalog(&[("en", "a.ftl", source)]), args), *expected, "{args:?} in {source}");
    }
}

const ARABIC: &str = "x = { $n ->
  [zero] صفر { $n }
  [one] واحد { $n }
  [two] اثنان { $n }
  [few] قليل { $n }
  [many] كثير { $n }
 *[other] آخر { $n }
 }
y = باسم { $name }
";
const ARABIC_FILES: Files = &[("en", "a.ftl", "x = { $n }\ny = { $name }\n"), ("ar", "a.ftl", ARABIC)];

#[test]
fn arabic_has_six_forms_its_own_digits_and_isolated_names() {
    let catalog = catalog(ARABIC_FILES);
    assert_eq!(catalog.language(), Language::Arabic);
    let cases = [
        (0, "صفر ٠"),
        (1, "واحد ١"),
        (2, "اثنان ٢"),
        (7, "قليل ٧"),
        (11, "كثير ١١"),
        (100, "آخر ١٠٠"),
        (-3, "قليل -٣"),
    ];
    for (n, expected) in cases {
        assert_eq!(first(&catalog, &args![n: n]), expected);
    }
    let named = catalog.text_at(Section::Interface, 1, &args![name: "Nefertari"]);
    assert_eq!(named, "باسم \u{2068}Nefertari\u{2069}");
}

fn english_rules() -> &'static [u8] {
    let rules = LANGUAGE_FILES
        .iter()
        .find(|(language, section, _)| (*language, *section) == (Language::English, Section::Rules));
    rules.expect("English has rules").2
}

#[test]
fn english_is_whole() {
    let catalog = Catalog::whole(Language::English);
    for message in Msg::ALL {
        let none = catalog.text(message, &[]);
        assert!(!none.is_empty(), "{}", message.id());
        assert!(!none.starts_with("{#"), "{}: {none}", message.id());
        let given: Vec<(&str, Value)> =
            message.arguments().iter().map(|name| (*name, Value::Number(1))).collect();
        assert!(!catalog.text(message, &given).contains("{$"), "{}", message.id());
    }
}

#[test]
fn sections_load_apart_and_together() {
    let both = [ENGLISH_INTERFACE, english_rules()].concat();
    let whole = Catalog::parse(&both).expect("both");
    let mut grown = Catalog::english();
    assert!(grown.has(Section::Interface) && !grown.has(Section::Rules));
    assert!(grown.text(Msg::RulesReading, &[]).starts_with("{#"));
    grown.extend(english_rules()).expect("the rules");
    for catalog in [&whole, &grown] {
        assert!(catalog.has(Section::Interface) && catalog.has(Section::Rules));
        assert_eq!(catalog.text(Msg::RulesReading, &[]), "How we read it");
        assert_eq!(catalog.text(Msg::StartHeading, &[]), "Senet");
    }
}

#[test]
fn foreign_files_are_refused_by_name() {
    let rules = english_rules();
    let mut version = rules.to_vec();
    version[4] = 9;
    let mut language = rules.to_vec();
    language[6..8].copy_from_slice(b"xx");
    let mut other = rules.to_vec();
    other[8] ^= 1;
    let mut italian = rules.to_vec();
    italian[6..8].copy_from_slice(b"it");
    let cases: [(Vec<u8>, CatalogError); 7] = [
        (vec![], CatalogError::NotACatalog),
        (b"<!doctype html>".to_vec(), CatalogError::NotACatalog),
        (version, CatalogError::Version(9)),
        (language, CatalogError::Language),
        (other, CatalogError::OtherEdition),
        ([ENGLISH_INTERFACE, &italian].concat(), CatalogError::MixedLanguages),
        (rules[..rules.len() - 1].to_vec(), CatalogError::Damaged(rules.len() - 1)),
    ];
    for (bytes, expected) in cases {
        assert_eq!(Catalog::parse(&bytes).err(), Some(expected));
    }
}

#[test]
fn a_refused_file_changes_nothing() {
    let mut catalog = Catalog::english();
    let broken = [english_rules(), b"more"].concat();
    assert_eq!(catalog.extend(&broken), Err(CatalogError::NotACatalog));
    assert!(!catalog.has(Section::Rules));
}

#[test]
fn no_bytes_make_it_panic() {
    let output = compile(ARABIC_FILES).unwrap_or_else(|faults| panic!("{faults:?}"));
    let bytes = &output.files[2].2;
    let editions = editions_of(bytes, ARABIC_FILES);
    for end in 0..bytes.len() {
        assert!(Catalog::parse_edition(&bytes[..end], &editions).is_err(), "cut at {end}");
    }
    for place in 0..bytes.len() {
        for value in 0..=u8::MAX {
            let mut changed = bytes.clone();
            changed[place] = value;
            // Whatever is let through must also be written without a panic.
            if let Ok(catalog) = Catalog::parse_edition(&changed, &editions) {
                for index in 0..2 {
                    catalog.text_at(Section::Interface, index, &args![n: 2, name: "x"]);
                }
            }
        }
    }
}

/// A file whose only message holds so many selections in one another, the innermost saying "x".
fn nested(depth: usize) -> Vec<u8> {
    let short = |length: usize| u8::try_from(length).ok().filter(|length| *length < 0x80).expect("short");
    let mut message = b"x".to_vec();
    for _ in 0..depth {
        // On argument 0, one variant, which is the default: for the plural category with the code 5.
        let mut outer = vec![0x02, 0, 1, 0, 0x03, 5, short(message.len())];
        outer.append(&mut message);
        message = outer;
    }
    let mut rest = vec![1, 1, b'n', 1, 0, short(message.len())];
    rest.append(&mut message);
    let mut bytes = b"SNTL\x01\x00en\0\0\0\0".to_vec();
    bytes.extend([short(rest.len()), 0, 0, 0]);
    bytes.append(&mut rest);
    bytes
}

#[test]
fn selections_stand_in_one_another_as_deep_as_agreed() {
    let editions = [Edition { fingerprint: 0, messages: 1 }, EDITIONS[1]];
    let deepest = Catalog::parse_edition(&nested(MAX_DEPTH), &editions).expect("deep, but agreed");
    assert_eq!(first(&deepest, &[]), "x");
    let deeper = Catalog::parse_edition(&nested(MAX_DEPTH + 1), &editions);
    assert!(matches!(deeper.err(), Some(CatalogError::Damaged(_))));
}
