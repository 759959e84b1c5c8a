//! Reading addresses.

use super::*;

fn read(query: &str) -> Link {
    Link::read(query, &Catalog::english())
}

#[test]
fn a_blank_reads_as_plus() {
    for query in ["ruleset=kendall+five", "?ruleset=kendall%2Bfive", "ruleset=kendall%20five&utm=x"] {
        let link = read(query);
        assert_eq!(link.spec().to_string(), "kendall+five", "{query}");
        assert!(link.board && link.complaints.is_empty(), "{query}");
    }
}

#[test]
fn nothing_asked_opens_the_picker() {
    let link = read("");
    assert!(!link.board && link.complaints.is_empty());
    assert_eq!(link.spec().to_string(), "reed+beauty+water+exits");
    assert!(!read("white=1&black=human&lang=en&theme=ebony&page=games&sound=0&idle=60").board);
}

#[test]
fn malformed_links_give_defaults_and_say_why() {
    for query in [
        "ruleset=",
        "ruleset=chess",
        "ruleset=kendall%2Bnine",
        "ruleset=kendall+five+five",
        "ruleset=bell+five",
        "ruleset=custom:AAAA",
        "ruleset=%FF",
        "ruleset=%2",
        "white=6",
        "black=",
        "seed=",
        "seed=-1",
        "seed=11112222333344445",
        "seed=xyz",
        "lang=tlh",
        "lang=",
        "page=",
        "theme=pink",
        "pos=",
        "pos=nonsense",
        "pos=%E0%A4%A",
        "embed=yes",
        "kiosk=0",
        "sound=2",
        "idle=0",
        "idle=-4",
        "page=nowhere",
        "rulesets=reed,chess",
    ] {
        let link = read(query);
        assert!(!link.complaints.is_empty(), "{query} is complained of");
        assert_eq!(link.spec(), first_ruleset(), "{query}");
        assert_eq!(link.position, None, "{query}");
        assert_eq!((link.seed, link.players.white, link.players.black), (None, None, None), "{query}");
    }
}

#[test]
fn what_is_not_there_is_said_by_name() {
    for language in Language::ALL {
        let query = format!("lang={}", language.code());
        let link = read(&query);
        assert_eq!((link.language, Link::language_in(&query)), (Some(language), Some(language)));
        assert_eq!(link.complaints, [""; 0]);
    }
    assert_eq!(read("lang=en").complaints, [""; 0]);
    for page in MISSING_PAGES {
        let link = read(&format!("page={page}"));
        let [complaint] = link.complaints.as_slice() else { panic!("{:?}", link.complaints) };
        assert!(complaint.contains(page) && complaint.contains("not part of"), "{complaint}");
    }
    assert_eq!(read("page=games").complaints, [""; 0]);
}

#[test]
fn fragments_are_read_or_complained_of() {
    let pos = "bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
    let with = |query: &str, fragment: &str| {
        let mut link = read(query);
        link.read_fragment(fragment, &Catalog::english());
        link
    };
    let link = with("ruleset=kendall", &format!("p={pos}"));
    assert!(link.position.is_some() && link.board && link.complaints.is_empty(), "{:?}", link.complaints);
    for fragment in ["g=", "g=x", "p=", "p=x", "p=%E0%A4%A", "p=%2"] {
        let link = with("ruleset=kendall", fragment);
        assert!(link.position.is_none() && !link.complaints.is_empty(), "{fragment}");
    }
    // Others may have put these there.
    for fragment in ["", "top", "gp=", "pos=x", ":~:text=senet"] {
        assert_eq!(with("", fragment).complaints, [""; 0], "{fragment}");
    }
}

#[test]
fn every_reason_against_a_position_is_a_sentence() {
    for pos in [
        "",
        "x y z",
        "q/q/q v mov 0 0-0-0 x fixed:99,q",
        "w........./......./.......... w open 9-0 0-9 0-0 -",
    ] {
        let link = read(&format!("ruleset=kendall&pos={}", pos.replace(' ', "+")));
        assert!(link.complaints.len() > 1, "{:?}", link.complaints);
        for complaint in &link.complaints {
            let first = complaint.chars().next();
            assert!(complaint.ends_with('.') && !first.is_some_and(char::is_lowercase), "{complaint}");
        }
    }
}

#[test]
fn a_position_is_read_under_the_ruleset_wherever_it_stands() {
    let pos = "bwbwbwbwbw/bwb.w...../..........%20w%20move:1,2,4%200-0%200-0%200-0%20-";
    let link = read(&format!("pos={pos}&ruleset=kendall&seed=00Ff"));
    assert!(link.complaints.is_empty(), "{:?}", link.complaints);
    assert!(link.position.is_some());
    assert_eq!(link.seed, Some(255));
    let link = read(&format!("pos={pos}&ruleset=bell"));
    assert!(link.position.is_none() && link.board && link.complaints.len() > 1);
}

#[test]
fn percent_signs_are_decoded() {
    for (text, decoded) in [
        ("a%20b+c", Some("a b c")),
        ("%c3%A9", Some("é")),
        ("100%25", Some("100%")),
        ("%", None),
        ("%4", None),
        ("%zz", None),
        ("%c3", None),
        ("%+1", None),
    ] {
        assert_eq!(decode(text).as_deref(), decoded, "{text}");
    }
}
