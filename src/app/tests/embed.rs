//! The pages about frames and about the game: what is chosen there, and the code that comes of it.

use super::player::Visitor;
use crate::app::event::{Copied, Event};
use crate::app::message::Message;
use crate::app::strings::Language;
use crate::app::view::{Element, Node};

fn embedding() -> Visitor {
    Visitor::new("?page=embed&lang=en")
}

/// The list of this name, among those that make a frame.
fn list(view: &Node<Message>, name: &str) -> Element<Message> {
    let maker = Node::Element(view.by_class("frame-maker").next().expect("what makes a frame").clone());
    let list = maker.elements().find(|it| it.tag == "select" && maker.name_of(it).starts_with(name));
    list.unwrap_or_else(|| panic!("a list «{name}» in: {}", maker.text_content())).clone()
}

fn options(list: &Element<Message>) -> Vec<Element<Message>> {
    list.children.iter().filter_map(Node::as_element).cloned().collect()
}

/// Chooses from the list of this name what begins with these words; it is shown as chosen then.
fn choose(visitor: &mut Visitor, name: &str, words: &str) {
    let list_of = |visitor: &Visitor| list(&visitor.view(), name);
    let before = list_of(visitor);
    let option = options(&before).into_iter().find(|it| it.text_content().starts_with(words));
    let option = option.unwrap_or_else(|| panic!("«{words}» in: {}", before.text_content()));
    let message = before.changed(option.attribute("value").expect("a value")).expect("it can be chosen");
    visitor.send(Event::Message(message));
    let chosen: Vec<_> = options(&list_of(visitor))
        .iter()
        .filter(|it| it.properties.selected == Some(true))
        .map(Element::text_content)
        .collect();
    assert!(chosen.len() == 1 && chosen[0].starts_with(words), "{name}: {chosen:?}");
}

fn code(visitor: &Visitor) -> String {
    let view = visitor.view();
    view.by_id("embed-code").and_then(|field| field.properties.value.clone()).expect("the field has the code")
}

const ELEMENT: &str = "Web page, with a script";
const FRAME: &str = "Web page, without a script";

#[test]
fn the_element_says_what_is_chosen() {
    let mut visitor = embedding();
    choose(&mut visitor, "Rules", "Kendall");
    let expected = |attributes: &str| {
        format!(
            "<script src=\"https://senet.example/embed.js\" async></script>\n\
             <senet-board ruleset=\"kendall\"{attributes}>\n  \
             <a href=\"https://senet.example/\">Senet: the Egyptian game of passing</a>\n</senet-board>\n"
        )
    };
    choose(&mut visitor, "Where it goes", ELEMENT);
    assert_eq!(code(&visitor), expected(" white=\"human\" black=\"3\""));
    choose(&mut visitor, "Language", "Italiano");
    choose(&mut visitor, "Board", "Ebony");
    choose(&mut visitor, "First seat", "Computer, level 5");
    choose(&mut visitor, "Second seat", "A person");
    assert_eq!(code(&visitor), expected(" lang=\"it\" theme=\"ebony\" white=\"5\" black=\"human\""));
    choose(&mut visitor, "Size", "640");
    assert_eq!(
        code(&visitor),
        expected(
            " lang=\"it\" theme=\"ebony\" white=\"5\" black=\"human\" \
             style=\"width:640px;height:400px;max-width:100%\""
        )
    );
    choose(&mut visitor, "Size", "As wide");
    choose(&mut visitor, "Language", "As the browser");
    choose(&mut visitor, "Board", "As the system");
    assert_eq!(code(&visitor), expected(" white=\"5\" black=\"human\""));
}

#[test]
fn a_plain_frame_has_an_address_that_reads_back() {
    let mut visitor = embedding();
    choose(&mut visitor, "Rules", "Kendall");
    visitor.tick("Five pieces");
    choose(&mut visitor, "Where it goes", FRAME);
    let frame = |address: &str, width: &str, height: u16| {
        format!(
            "<iframe src=\"https://senet.example/?embed=1{address}\" title=\"Senet: the Egyptian game of passing\" \
             width=\"{width}\" height=\"{height}\" loading=\"lazy\" \
             allow=\"fullscreen; clipboard-write; autoplay\" style=\"border:0\"></iframe>\n"
        )
    };
    let address = "&amp;ruleset=kendall%2Bfive&amp;white=human&amp;black=3";
    assert_eq!(code(&visitor), frame(address, "100%", 600));
    for (words, width, height) in
        [("800", "800", 600), ("640", "640", 400), ("480", "480", 270), ("320", "320", 200)]
    {
        choose(&mut visitor, "Size", words);
        assert_eq!(code(&visitor), frame(address, width, height));
    }
    // What the address asks for is what the page in the frame begins with.
    let query = address.replace("&amp;", "&");
    let mut framed = Visitor::new(&format!("?embed=1{query}&lang=en"));
    framed.settle();
    let table = framed.app.table.as_ref().expect("a game");
    assert_eq!(table.game().spec().to_string(), "kendall+five");
    assert!(framed.app.complaints.is_empty(), "{:?}", framed.app.complaints);
    // The example is that frame, under a name of its own.
    let view = visitor.view();
    let example = view.by_class("example").next().expect("an example");
    assert_eq!(
        example.attribute("src").map(str::to_owned),
        Some(format!("https://senet.example/?embed=1{query}&name=~example"))
    );
    assert_eq!(example.style, [("height", "200px".to_owned()), ("width", "320px".to_owned())]);
}

#[test]
fn each_place_has_its_form_and_its_note() {
    let mut visitor = embedding();
    let goals = options(&list(&visitor.view(), "Where it goes"));
    assert_eq!(goals.len(), 8);
    let mut notes = Vec::new();
    for goal in goals {
        let goal = goal.text_content();
        choose(&mut visitor, "Where it goes", &goal);
        let code = code(&visitor);
        match goal.as_str() {
            ELEMENT => assert!(code.starts_with("<script"), "{code}"),
            // An object for the style, and a tag that closes itself.
            "React" => assert!(code.ends_with(" style={{ border: 0 }} />\n"), "{code}"),
            _ => assert!(code.ends_with(" style=\"border:0\"></iframe>\n"), "{goal}: {code}"),
        }
        let view = visitor.view();
        let outcome = Node::Element(view.by_class("outcome").next().expect("what comes of it").clone());
        let note = outcome.elements().filter(|it| it.tag == "small").map(Element::text_content);
        notes.extend(note);
    }
    notes.sort();
    notes.dedup();
    assert_eq!(notes.len(), 8, "what to do there, for each of them");
}

/// Whatever the language and the folder, quotes and signs of the code's own language come from nowhere else.
#[test]
fn nothing_breaks_out_of_the_code() {
    for language in Language::ALL {
        let mut visitor = Visitor::new(&format!("?page=embed&lang={}", language.code()));
        visitor.app.base = "https://senet.example/a&copy=1/index.html".to_owned();
        for goal in 0..8 {
            visitor.send(Event::Message(Message::Frame(crate::app::screen::Wish::Goal(goal))));
            let code = code(&visitor);
            assert!(code.contains("\"https://senet.example/a&amp;copy=1/"), "{code}");
            assert_eq!(code.matches('"').count() % 2, 0, "{code}");
            let signs = code.matches('&').count();
            assert_eq!(code.matches("&amp;").count(), signs, "{code}");
            let tags = if goal == 0 { 6 } else { 1 + usize::from(goal != 7) };
            assert_eq!(code.matches('<').count(), tags, "{code}");
        }
    }
}

#[test]
fn it_says_whether_the_code_was_copied_and_that_others_cannot_reach_this_device() {
    let mut visitor = embedding();
    let says = |visitor: &Visitor, words: &str| visitor.view().text_content().contains(words);
    let local = "This address is on your own device.";
    assert!(!says(&visitor, local));
    visitor.press("Copy the code");
    let copied = code(&visitor);
    assert!(visitor.effects.contains(&crate::app::Effect::Copy(copied)), "{:?}", visitor.effects);
    let told = |visitor: &Visitor| visitor.view().by_class("told").next().map(Element::text_content);
    visitor.send(Event::Copied(Copied::Done));
    let done = told(&visitor);
    visitor.send(Event::Copied(Copied::Refused));
    assert!(done.as_ref().is_some_and(|text| !text.is_empty()) && done != told(&visitor), "{done:?}");
    for base in ["http://localhost:8080/", "http://127.0.0.1/senet/", "http://[::1]/", "file:///senet.html"] {
        visitor.app.base = base.to_owned();
        assert!(says(&visitor, local), "{base}");
    }
}

#[test]
fn the_page_about_the_game_names_version_address_and_licences() {
    for language in Language::ALL {
        let mut visitor = Visitor::new(&format!("?page=about&lang={}", language.code()));
        visitor.app.base = "https://senet.example/board/?page=about".to_owned();
        let view = visitor.view();
        let text = view.text_content();
        // Versions and addresses keep their digits and their direction in every language.
        let version = format!("\u{2066}{}\u{2069}", env!("CARGO_PKG_VERSION"));
        assert_eq!(text.matches(&version).count(), 2, "{language:?}: {text}");
        assert!(text.contains("\u{2066}https://senet.example/board/\u{2069}"), "{language:?}: {text}");
        let links: Vec<_> = view.elements().filter_map(|it| it.attribute("href")).collect();
        assert!(links.contains(&"licences.txt"), "{language:?}: {links:?}");
        let outside = links.iter().filter(|link| link.contains("//")).count();
        assert_eq!(outside, 0, "{language:?}: {links:?}");
        let parts = view.elements().filter(|it| it.tag == "section" && it.has_class("part")).count();
        assert_eq!(parts, 3, "privacy, licences, how to cite");
    }
}
