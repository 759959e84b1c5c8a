use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use super::*;
use crate::app::view::{button, div, element, input, li, option, p, select, span, text, ul};

/// A node of the document that the tests patch.
#[derive(Debug, Default)]
struct Fake {
    tag: &'static str,
    text: RefCell<String>,
    attributes: RefCell<BTreeMap<String, String>>,
    properties: RefCell<BTreeMap<&'static str, String>>,
    children: RefCell<Vec<Rc<Fake>>>,
}

#[derive(Default)]
struct Document {
    changes: Rc<Cell<usize>>,
    refuses: bool,
}

impl Document {
    fn count(&self) {
        self.changes.set(self.changes.get() + 1);
    }

    /// The changes since the last call.
    fn changes(&self) -> usize {
        self.changes.take()
    }
}

/// A node with its parent kept beside it, so that it can be taken out from anywhere.
#[derive(Clone)]
struct Handle(Rc<Fake>, Rc<RefCell<Option<Rc<Fake>>>>);

impl Handle {
    fn new(tag: &'static str) -> Self {
        Self(Rc::new(Fake { tag, ..Fake::default() }), Rc::default())
    }

    fn detach(&self) {
        if let Some(parent) = self.1.take() {
            parent.children.borrow_mut().retain(|child| !Rc::ptr_eq(child, &self.0));
        }
    }
}

#[derive(Debug, PartialEq)]
struct Refused;

impl Dom for Document {
    type Node = Handle;
    type Error = Refused;

    fn element(&mut self, tag: &'static str, space: Space) -> Result<Handle, Refused> {
        if self.refuses {
            return Err(Refused);
        }
        let handle = Handle::new(tag);
        if space == Space::Svg {
            handle.0.properties.borrow_mut().insert("space", "svg".to_owned());
        }
        Ok(handle)
    }

    fn text(&mut self, text: &str) -> Handle {
        let handle = Handle::new(TEXT);
        handle.0.text.replace(text.to_owned());
        handle
    }

    fn set_text(&mut self, node: &Handle, text: &str) {
        self.count();
        node.0.text.replace(text.to_owned());
    }

    fn insert(&mut self, parent: &Handle, node: &Handle, before: Option<&Handle>) -> Result<(), Refused> {
        self.count();
        node.detach();
        let mut children = parent.0.children.borrow_mut();
        let at = match before {
            Some(before) => children.iter().position(|child| Rc::ptr_eq(child, &before.0)).ok_or(Refused)?,
            None => children.len(),
        };
        children.insert(at, node.0.clone());
        node.1.replace(Some(parent.0.clone()));
        Ok(())
    }

    fn remove(&mut self, node: &Handle) {
        self.count();
        node.detach();
    }

    fn set_attribute(&mut self, node: &Handle, name: &str, value: Option<&str>) -> Result<(), Refused> {
        self.count();
        let mut attributes = node.0.attributes.borrow_mut();
        match value {
            Some(value) => attributes.insert(name.to_owned(), value.to_owned()),
            None => attributes.remove(name),
        };
        Ok(())
    }

    fn set_style(&mut self, node: &Handle, name: &str, value: Option<&str>) -> Result<(), Refused> {
        self.set_attribute(node, &format!("style:{name}"), value)
    }

    fn set_property(&mut self, node: &Handle, property: Property<'_>) -> Result<(), Refused> {
        self.count();
        let (name, value) = match property {
            Property::Value(value) => {
                if node.0.tag == "select" && node.0.children.borrow().is_empty() {
                    return Err(Refused);
                }
                ("value", value.to_owned())
            }
            Property::Checked(on) => ("checked", on.to_string()),
            Property::Selected(on) => ("selected", on.to_string()),
            Property::Disabled(on) => ("disabled", on.to_string()),
            Property::Open(open) => ("open", format!("{open:?}")),
        };
        node.0.properties.borrow_mut().insert(name, value);
        Ok(())
    }
}

/// What a document shows, as text.
fn html(node: &Fake) -> String {
    if node.tag == TEXT {
        return format!("{:?}", node.text.borrow());
    }
    let mut out = format!("<{}", node.tag);
    for (name, value) in node.attributes.borrow().iter() {
        // An empty class is as good as none.
        if (name.as_str(), value.as_str()) != ("class", "") {
            out += &format!(" {name}={value:?}");
        }
    }
    for (name, value) in node.properties.borrow().iter() {
        // So is a control that has never been out of use.
        if (*name, value.as_str()) != ("disabled", "false") {
            out += &format!(" .{name}={value}");
        }
    }
    out += ">";
    for child in node.children.borrow().iter() {
        out += &html(child);
    }
    out + "</>"
}

/// A document that shows a tree.
struct Stage {
    document: Document,
    root: Handle,
    shown: Shown<u32, Document>,
}

impl Stage {
    fn new(tree: impl Into<Node<u32>>) -> Self {
        let mut document = Document::default();
        let root = Handle::new("body");
        let Ok(shown) = Shown::mount(&mut document, &root, tree.into()) else { panic!("refused") };
        document.changes();
        Self { document, root, shown }
    }

    /// Shows another tree; gives the number of changes that it took.
    fn show(&mut self, tree: impl Into<Node<u32>>) -> usize {
        assert_eq!(self.shown.update(&mut self.document, &self.root, tree.into()), Ok(()));
        self.document.changes()
    }

    fn html(&self) -> String {
        html(&self.root.0)
    }

    /// The children of the tree's root.
    fn children(&self) -> Vec<Rc<Fake>> {
        self.root.0.children.borrow()[0].children.borrow().clone()
    }
}

fn list(keys: &[u32]) -> Node<u32> {
    ul().children(keys.iter().map(|key| li().key(*key).text(key.to_string()))).into()
}

#[test]
fn the_same_tree_changes_nothing() {
    let tree = || {
        div()
            .id("a")
            .class("b")
            .attr("title", "c")
            .style("left", "1px")
            .child(button().disabled(true).on_click(1).text("d"))
            .child(select().value("2").child(option().attr("value", "2")))
            .text("e")
    };
    let mut stage = Stage::new(tree());
    assert_eq!(stage.show(tree()), 0);
}

#[test]
fn one_difference_is_one_change() {
    let base = || div().class("a").attr("title", "t").style("left", "1px").child(p().text("x"));
    let cases: [(&str, Element<u32>, usize); 7] = [
        ("class", base().class("b"), 1),
        ("attribute", base().attr("title", "u"), 1),
        ("another attribute", base().attr("lang", "it"), 1),
        ("style", div().class("a").attr("title", "t").style("left", "2px").child(p().text("x")), 1),
        ("text", div().class("a").attr("title", "t").style("left", "1px").child(p().text("y")), 1),
        // The text goes into its paragraph, the paragraph into its place.
        ("child", base().child(p().text("y")), 2),
        ("attribute gone", div().class("a").style("left", "1px").child(p().text("x")), 1),
    ];
    for (name, tree, changes) in cases {
        let mut stage = Stage::new(base());
        let fresh = Stage::new(tree.clone());
        assert_eq!(stage.show(tree), changes, "{name}");
        assert_eq!(stage.html(), fresh.html(), "{name}");
    }
}

#[test]
fn elements_keep_their_nodes_while_they_move() {
    // From, to, the least number of nodes that must be moved or removed, and inserts of two changes each.
    let cases: [(&[u32], &[u32], usize); 8] = [
        (&[1, 2, 3, 4], &[1, 2, 3, 4], 0),
        (&[1, 2, 3, 4], &[4, 1, 2, 3], 1),
        (&[1, 2, 3, 4], &[2, 3, 4, 1], 1),
        (&[1, 2, 3, 4], &[4, 3, 2, 1], 3),
        (&[1, 2, 3, 4], &[1, 4], 2),
        (&[1, 2, 3, 4, 5, 6], &[3, 4, 1, 2, 5, 6], 2),
        (&[1, 2], &[1, 3, 2], 2),
        (&[], &[1, 2], 4),
    ];
    for (from, to, changes) in cases {
        let mut stage = Stage::new(list(from));
        let before = stage.children();
        assert_eq!(stage.show(list(to)), changes, "{from:?} to {to:?}");
        assert_eq!(stage.html(), Stage::new(list(to)).html());
        for (key, node) in to.iter().zip(stage.children()) {
            if let Some(old) = from.iter().position(|old| old == key) {
                assert!(Rc::ptr_eq(&node, &before[old]), "{key} is another node, {from:?} to {to:?}");
            }
        }
    }
}

#[test]
fn an_id_is_a_key_and_the_tag_counts() {
    let mut stage = Stage::new(div().child(p().id("a")).child(p().id("b")));
    let before = stage.children();
    stage.show(div().child(span().key("x")).child(p().id("b")));
    assert!(Rc::ptr_eq(&before[1], &stage.children()[1]));
    stage.show(div().child(p().key("x")).child(p().id("b")));
    assert_eq!(stage.html(), "<body><div><p></><p id=\"b\"></></></>");
}

#[test]
fn doubled_keys_lose_nothing() {
    let mut stage = Stage::new(list(&[1, 1, 2]));
    for keys in [&[2, 1, 1, 1][..], &[1, 2, 1], &[], &[2, 2]] {
        stage.show(list(keys));
        assert_eq!(stage.html(), Stage::new(list(keys)).html());
    }
}

#[test]
fn another_root_takes_the_place_of_the_first() {
    let mut stage = Stage::new(div().id("a"));
    stage.show(p().id("a"));
    assert_eq!(stage.html(), "<body><p id=\"a\"></></>");
}

#[test]
fn what_is_below_svg_is_svg() {
    let mut stage = Stage::new(div().child(element("svg").child(element("path"))));
    stage.show(div().child(element("svg").child(element("path")).child(element("circle"))));
    assert_eq!(
        stage.html(),
        "<body><div><svg .space=svg><path .space=svg></><circle .space=svg></></></></>"
    );
}

#[test]
fn a_field_is_written_only_when_the_program_changes_it() {
    let mut stage = Stage::new(input().value("a"));
    let typed = |stage: &Stage| {
        stage.root.0.children.borrow()[0].properties.borrow_mut().insert("value", "typed".to_owned());
    };
    typed(&stage);
    assert_eq!(stage.show(input().value("a").class("x")), 1);
    assert!(stage.html().contains("typed"));
    assert_eq!(stage.show(input().value("b").class("x")), 1);
    assert!(!stage.html().contains("typed"));
    typed(&stage);
    let Stage { document, shown, .. } = &mut stage;
    if let Some((element, real)) = shown.elements().next() {
        assert_eq!(restore(document, real, element), Ok(()));
    }
    assert!(!stage.html().contains("typed"));
}

#[test]
fn a_trail_leads_to_the_innermost_element() {
    let stage =
        Stage::new(div().id("a").text("x").child(p()).child(p().id("b").child(span().id("c").text("y"))));
    fn holds(node: &Fake, id: &str) -> bool {
        node.attributes.borrow().get("id").is_some_and(|own| own == id)
            || node.children.borrow().iter().any(|child| holds(child, id))
    }
    let ids = |target: &str| -> Vec<Option<String>> {
        let trail = stage.shown.trail(|node| holds(&node.0, target));
        trail.iter().map(|(element, _)| element.id.as_deref().map(str::to_owned)).collect()
    };
    let some = |id: &str| Some(id.to_owned());
    assert_eq!(ids("c"), [some("a"), some("b"), some("c")]);
    assert_eq!(ids("b"), [some("a"), some("b")]);
    assert!(ids("elsewhere").is_empty());
}

#[test]
fn a_refusal_is_told() {
    let mut stage = Stage::new(div());
    stage.document.refuses = true;
    let tree: Node<u32> = div().child(p()).into();
    assert_eq!(stage.shown.update(&mut stage.document, &stage.root, tree), Err(Refused));
}

/// A small generator; its numbers need only be various.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn tree(&mut self, depth: u32) -> Node<u32> {
        if depth == 0 || self.below(5) == 0 {
            return text(["", "a", "b"][self.below(3) as usize]);
        }
        let mut tree = element(["div", "p", "svg", "select"][self.below(4) as usize]);
        if self.below(2) == 0 {
            tree = tree.key(self.below(6));
        }
        if self.below(4) == 0 {
            tree = tree.id(["x", "y"][self.below(2) as usize]);
        }
        for name in ["title", "lang"] {
            if self.below(2) == 0 {
                tree = tree.attr(name, self.below(2).to_string());
            }
        }
        if self.below(3) == 0 {
            tree = tree.class(["on", "off"][self.below(2) as usize]);
        }
        if self.below(3) == 0 {
            tree = tree.style("top", self.below(2).to_string());
        }
        if self.below(3) == 0 {
            tree = tree.disabled(self.below(2) == 0);
        }
        for _ in 0..self.below(7) {
            tree = tree.child(self.tree(depth - 1));
        }
        tree.into()
    }
}

#[test]
fn whatever_was_shown_another_tree_shows_as_if_it_were_the_first() {
    let mut dice = Dice(1);
    for _ in 0..300 {
        let mut stage = Stage::new(dice.tree(4));
        for _ in 0..5 {
            let tree = dice.tree(4);
            stage.show(tree.clone());
            assert_eq!(stage.html(), Stage::new(tree.clone()).html());
            assert_eq!(stage.show(tree), 0);
        }
    }
}
