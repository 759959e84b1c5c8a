//! Brings a page up to date with as few changes as can be, so that focus, selection, scroll and running
//! transitions survive.
//!
//! Siblings are matched by tag and key (where absent, the id; else the place among those of their tag).
//! Matched elements stay, and of those that change places as few as possible are moved.

mod rise;

use rise::longest_rise;

use crate::app::small::join;
use crate::app::view::{Element, Key, Name, Node, Open};

/// What a page is made of: the browser's document, or a test's.
pub trait Dom {
    /// A handle to a node; clones are the same node.
    type Node: Clone;
    /// Why a change can't be made.
    type Error;

    /// Makes an element.
    fn element(&mut self, tag: &'static str, space: Space) -> Result<Self::Node, Self::Error>;
    /// Makes a run of text.
    fn text(&mut self, text: &str) -> Self::Node;
    /// Changes a run of text.
    fn set_text(&mut self, node: &Self::Node, text: &str);
    /// Puts a node, new or not, into a parent, before another child or at the end.
    fn insert(
        &mut self,
        parent: &Self::Node,
        node: &Self::Node,
        before: Option<&Self::Node>,
    ) -> Result<(), Self::Error>;
    /// Takes a node out of wherever it is.
    fn remove(&mut self, node: &Self::Node);
    /// Sets an attribute, or takes it away.
    fn set_attribute(
        &mut self,
        node: &Self::Node,
        name: &str,
        value: Option<&str>,
    ) -> Result<(), Self::Error>;
    /// Sets a property of inline style, or takes it away.
    fn set_style(&mut self, node: &Self::Node, name: &str, value: Option<&str>) -> Result<(), Self::Error>;
    /// Sets a property.
    fn set_property(&mut self, node: &Self::Node, property: Property<'_>) -> Result<(), Self::Error>;
}

/// Which vocabulary an element is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Space {
    /// HTML.
    Html,
    /// SVG.
    Svg,
}

/// A property and what it is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property<'a> {
    /// What a field or a choice holds.
    Value(&'a str),
    /// Whether a box is ticked.
    Checked(bool),
    /// Whether an option is chosen.
    Selected(bool),
    /// Whether a control is out of use.
    Disabled(bool),
    /// How a `details` or a `dialog` stands.
    Open(Open),
}

/// A tree that is shown, with the nodes that show it.
pub struct Shown<M, D: Dom> {
    real: D::Node,
    what: What<M>,
    children: Vec<Self>,
}

enum What<M> {
    Text(String),
    /// Its children are kept beside it, with their nodes.
    Element(Element<M>),
}

impl<M, D: Dom> Shown<M, D> {
    /// Makes the nodes of a tree and puts them at the end of a parent.
    ///
    /// # Errors
    /// When the page refuses an element or an attribute.
    pub fn mount(dom: &mut D, parent: &D::Node, tree: Node<M>) -> Result<Self, D::Error> {
        let shown = Self::make(dom, tree, Space::Html)?;
        dom.insert(parent, &shown.real, None)?;
        Ok(shown)
    }

    /// Makes the nodes show another tree.
    ///
    /// # Errors
    /// When the page refuses a change, because something else meddles with its nodes, say. What it shows is
    /// then unknown: [`remove`](Self::remove) this, and mount the tree anew.
    pub fn update(&mut self, dom: &mut D, parent: &D::Node, tree: Node<M>) -> Result<(), D::Error> {
        if self.id() == Id::of(&tree) {
            return self.patch(dom, tree, Space::Html);
        }
        let fresh = Self::make(dom, tree, Space::Html)?;
        dom.insert(parent, &fresh.real, Some(&self.real))?;
        dom.remove(&self.real);
        *self = fresh;
        Ok(())
    }

    /// Takes the nodes out of the page.
    pub fn remove(self, dom: &mut D) {
        dom.remove(&self.real);
    }

    /// The root's node.
    pub fn root(&self) -> &D::Node {
        &self.real
    }

    /// The elements from the root down to the innermost one that satisfies `holds`, each with its node.
    pub fn trail(&self, holds: impl Fn(&D::Node) -> bool) -> Vec<(&Element<M>, &D::Node)> {
        let mut trail = Vec::new();
        let mut here = Some(self).filter(|root| holds(&root.real));
        while let Some(Self { real, what: What::Element(element), children }) = here {
            trail.push((element, real));
            here = children.iter().find(|child| matches!(child.what, What::Element(_)) && holds(&child.real));
        }
        trail
    }

    /// All elements with their nodes, parents before children.
    pub fn elements(&self) -> impl Iterator<Item = (&Element<M>, &D::Node)> {
        let mut waiting = vec![self];
        core::iter::from_fn(move || {
            loop {
                let shown = waiting.pop()?;
                waiting.extend(shown.children.iter().rev());
                if let What::Element(element) = &shown.what {
                    return Some((element, &shown.real));
                }
            }
        })
    }

    fn make(dom: &mut D, node: Node<M>, around: Space) -> Result<Self, D::Error> {
        let mut element = match node {
            Node::Text(text) => {
                return Ok(Self { real: dom.text(&text), what: What::Text(text), children: Vec::new() });
            }
            Node::Element(element) => element,
        };
        let space = space(element.tag, around);
        let real = dom.element(element.tag, space)?;
        if let Some(id) = &element.id {
            dom.set_attribute(&real, "id", Some(id))?;
        }
        if !element.classes.is_empty() {
            dom.set_attribute(&real, "class", Some(&join(&element.classes, " ")))?;
        }
        for (name, value) in &element.attributes {
            dom.set_attribute(&real, name, Some(value))?;
        }
        for (name, value) in &element.style {
            dom.set_style(&real, name, Some(value))?;
        }
        let mut children = Vec::with_capacity(element.children.len());
        for child in core::mem::take(&mut element.children) {
            let child = Self::make(dom, child, space)?;
            dom.insert(&real, &child.real, None)?;
            children.push(child);
        }
        // After the children: a choice can take a value only when it has that option.
        set_properties(dom, &real, &element, None)?;
        Ok(Self { real, what: What::Element(element), children })
    }

    /// Makes this show `node`, which has the same [`Id`].
    fn patch(&mut self, dom: &mut D, node: Node<M>, around: Space) -> Result<(), D::Error> {
        match (&mut self.what, node) {
            (What::Text(old), Node::Text(new)) => {
                if *old != new {
                    dom.set_text(&self.real, &new);
                    *old = new;
                }
                Ok(())
            }
            (What::Element(old), Node::Element(mut new)) => {
                let real = &self.real;
                if old.id != new.id {
                    dom.set_attribute(real, "id", new.id.as_deref())?;
                }
                if old.classes != new.classes {
                    // An empty attribute rather than none: cheaper, and no rule tells them apart.
                    dom.set_attribute(real, "class", Some(&join(&new.classes, " ")))?;
                }
                patch_pairs(&old.attributes, &new.attributes, |name, value| {
                    dom.set_attribute(real, name, value)
                })?;
                patch_pairs(&old.style, &new.style, |name, value| dom.set_style(real, name, value))?;
                let children = core::mem::take(&mut new.children);
                patch_children(dom, real, &mut self.children, children, space(new.tag, around))?;
                set_properties(dom, real, &new, Some(old))?;
                *old = new;
                Ok(())
            }
            // Ids tell texts from elements.
            _ => Ok(()),
        }
    }

    fn id(&self) -> Id<'_> {
        match &self.what {
            What::Text(_) => Id { tag: TEXT, key: None, name: None },
            What::Element(element) => Id::of_element(element),
        }
    }
}

/// Writes an element's properties once more, where the visitor may have changed them and the program did not
/// follow.
///
/// # Errors
/// When the page refuses one.
pub fn restore<M, D: Dom>(dom: &mut D, real: &D::Node, element: &Element<M>) -> Result<(), D::Error> {
    set_properties(dom, real, element, None)
}

/// Where siblings stand for the same thing, their ids are equal.
#[derive(PartialEq, Eq)]
struct Id<'a> {
    tag: &'static str,
    key: Option<&'a Key>,
    name: Option<&'a Name>,
}

/// No element has this tag.
const TEXT: &str = "#text";

impl<'a> Id<'a> {
    fn of<M>(node: &'a Node<M>) -> Self {
        match node {
            Node::Text(_) => Self { tag: TEXT, key: None, name: None },
            Node::Element(element) => Self::of_element(element),
        }
    }

    fn of_element<M>(element: &'a Element<M>) -> Self {
        let name = if element.key.is_none() { element.id.as_ref() } else { None };
        Self { tag: element.tag, key: element.key.as_ref(), name }
    }
}

fn space(tag: &str, around: Space) -> Space {
    if tag == "svg" { Space::Svg } else { around }
}

fn patch_pairs<E>(
    old: &[(&'static str, String)],
    new: &[(&'static str, String)],
    mut set: impl FnMut(&'static str, Option<&str>) -> Result<(), E>,
) -> Result<(), E> {
    if old == new {
        return Ok(());
    }
    for (name, _) in old.iter().filter(|(name, _)| !new.iter().any(|(kept, _)| kept == name)) {
        set(name, None)?;
    }
    for pair in new.iter().filter(|pair| !old.contains(pair)) {
        set(pair.0, Some(&pair.1))?;
    }
    Ok(())
}

fn set_properties<M, D: Dom>(
    dom: &mut D,
    real: &D::Node,
    new: &Element<M>,
    old: Option<&Element<M>>,
) -> Result<(), D::Error> {
    let old = old.map(|old| &old.properties);
    let new = &new.properties;
    if old == Some(new) {
        return Ok(());
    }
    let changed = [
        (old.map(|old| &old.value) != Some(&new.value)).then(|| new.value.as_deref().map(Property::Value)),
        (old.map(|old| old.checked) != Some(new.checked)).then(|| new.checked.map(Property::Checked)),
        (old.map(|old| old.selected) != Some(new.selected)).then(|| new.selected.map(Property::Selected)),
        (old.map(|old| old.disabled) != Some(new.disabled))
            // Left to the browser, a control is in use.
            .then(|| new.disabled.or(old.and(Some(false))).map(Property::Disabled)),
        (old.map(|old| old.open) != Some(new.open)).then(|| new.open.map(Property::Open)),
    ];
    for property in changed.into_iter().flatten().flatten() {
        dom.set_property(real, property)?;
    }
    Ok(())
}

fn patch_children<M, D: Dom>(
    dom: &mut D,
    parent: &D::Node,
    shown: &mut Vec<Shown<M, D>>,
    mut wanted: Vec<Node<M>>,
    space: Space,
) -> Result<(), D::Error> {
    // What is alike at both ends stays where it is; usually that is everything.
    let alike = |old: &Shown<M, D>, new: &Node<M>| old.id() == Id::of(new);
    let head = shown.iter().zip(&wanted).take_while(|(old, new)| alike(old, new)).count();
    let tail = shown[head..]
        .iter()
        .rev()
        .zip(wanted[head..].iter().rev())
        .take_while(|(old, new)| alike(old, new))
        .count();

    let last = wanted.split_off(wanted.len() - tail);
    let middle = wanted.split_off(head);
    let end = shown.len() - tail;
    for (old, new) in shown[end..].iter_mut().zip(last) {
        old.patch(dom, new, space)?;
    }
    for (old, new) in shown.iter_mut().zip(wanted) {
        old.patch(dom, new, space)?;
    }
    if head == end && middle.is_empty() {
        return Ok(());
    }

    let mut old: Vec<Option<Shown<M, D>>> = shown.drain(head..end).map(Some).collect();
    let matched: Vec<Option<usize>> = middle
        .iter()
        .scan(vec![false; old.len()], |taken, new| {
            let place = old
                .iter()
                .zip(taken.iter())
                .position(|(old, taken)| !taken && old.as_ref().is_some_and(|old| alike(old, new)));
            if let Some(place) = place {
                taken[place] = true;
            }
            Some(place)
        })
        .collect();
    for (place, old) in old.iter_mut().enumerate() {
        if !matched.contains(&Some(place))
            && let Some(old) = old.take()
        {
            old.remove(dom);
        }
    }

    let staying = longest_rise(&matched);
    let mut fresh = Vec::with_capacity(middle.len());
    let mut before = shown.get(head).map(|next| next.real.clone());
    // Backwards, so that the node to insert before is always in place already.
    for (at, new) in middle.into_iter().enumerate().rev() {
        let child = match matched[at].and_then(|place| old[place].take()) {
            Some(mut child) => {
                child.patch(dom, new, space)?;
                if !staying[at] {
                    dom.insert(parent, &child.real, before.as_ref())?;
                }
                child
            }
            None => {
                let child = Shown::make(dom, new, space)?;
                dom.insert(parent, &child.real, before.as_ref())?;
                child
            }
        };
        before = Some(child.real.clone());
        fresh.push(child);
    }
    shown.splice(head..head, fresh.into_iter().rev());
    Ok(())
}

#[cfg(test)]
mod tests;
