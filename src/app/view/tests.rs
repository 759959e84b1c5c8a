use super::*;

#[derive(Clone, Debug, PartialEq)]
enum Message {
    Throw,
    Name(u8, String),
    Sound(bool),
}

fn page() -> Node<Message> {
    main()
        .child(h1().id("title").text("Senet"))
        .child(
            section()
                .attr("aria-labelledby", "title")
                .child(p().text("White to").child(strong().text(" throw"))),
        )
        .child(button().on_click(Message::Throw).child(span().text("Throw")))
        .child(button().on_click(Message::Throw).disabled(true).text("Undo"))
        .child(button().on_click(Message::Throw).aria("aria-disabled", true).label("Redo"))
        .child(label().text("Black").child(input().on_input(|name| Message::Name(2, name))))
        .child(label().attr("for", "sound").text("Sound"))
        .child(checkbox(true).id("sound").on_check(Message::Sound))
        .child(fieldset().child(legend().text("Speed")).child(radio("speed", false).label("slow")))
        .into()
}

#[test]
fn names_come_from_labels_and_content() {
    let page = page();
    for (role, name) in [
        ("heading", "Senet"),
        ("region", "Senet"),
        ("button", "Throw"),
        ("button", "Redo"),
        ("textbox", "Black"),
        ("checkbox", "Sound"),
        ("group", "Speed"),
        ("radio", "slow"),
    ] {
        assert!(page.named(role, name).is_some(), "{role} {name}");
    }
    assert!(page.named("button", "Senet").is_none());
}

#[test]
fn controls_out_of_use_say_nothing() {
    let page = page();
    assert_eq!(page.clickable().collect::<Vec<_>>(), [&Message::Throw]);
    assert_eq!(page.named("button", "Undo").and_then(Element::clicked), None);
}

#[test]
fn handlers_carry_what_their_message_needs() {
    let page = page();
    let name = page.named("textbox", "Black").and_then(|field| field.changed("Ani"));
    assert_eq!(name, Some(Message::Name(2, "Ani".to_owned())));
    assert_eq!(page.by_id("sound").and_then(|tick| tick.checked_to(false)), Some(Message::Sound(false)));
}

#[test]
fn text_keeps_words_apart_and_inline_parts_together() {
    assert_eq!(page().by_role("region").next().map(Element::text_content).as_deref(), Some("White to throw"));
    let list: Node<()> = ul().child(li().text("one")).child(li().text("two")).into();
    assert_eq!(list.text_content(), "one two");
}

#[test]
fn a_second_attribute_of_a_name_replaces_the_first() {
    let element: Element<()> = div().attr("title", "a").attr("title", "b");
    assert_eq!(element.attributes, [("title", "b".to_owned())]);
}
