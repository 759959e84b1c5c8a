//! The page as data: a tree of elements with their handlers, which `web::dom` makes real.
//!
//! ```
//! use senet::app::view::{Node, button, div};
//!
//! #[derive(Clone, Debug, PartialEq)]
//! enum Message { Throw, Rename(String) }
//!
//! let page: Node<Message> = div()
//!     .id("game")
//!     .child(button().class("throw").on_click(Message::Throw).text("Throw the sticks"))
//!     .child(senet::app::view::input().label("White's name").value("Ani").on_change(Message::Rename))
//!     .into();
//! assert_eq!(page.named("button", "Throw the sticks").unwrap().clicked(), Some(&Message::Throw));
//! assert_eq!(page.named("textbox", "White's name").unwrap().changed("Nefer"), Some(Message::Rename("Nefer".into())));
//! ```
//!
//! Handlers are no part of what is compared when the page is brought up to date: an event is looked up in
//! the tree that was shown last, so a handler may hold whatever its message needs.

mod build;
mod query;

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::rc::Rc;

/// A text that is either written in the program or made while it runs.
pub type Name = Cow<'static, str>;

/// One node of the page.
#[derive(Clone, Debug)]
pub enum Node<M> {
    /// An element with its children.
    Element(Element<M>),
    /// A run of text.
    Text(String),
}

/// An element; made and filled by the functions of this module, [`div()`] and its siblings.
///
/// A pointer: what builds the page hands elements on all the time, and moving them whole would be a good part
/// of the program.
#[derive(Clone, Debug)]
pub struct Element<M>(Box<Parts<M>>);

/// What an element is.
#[derive(Clone, Debug)]
pub struct Parts<M> {
    /// The tag's name in lower case. Below `svg`, elements belong to SVG.
    pub tag: &'static str,
    /// Tells an element from its siblings of the same tag; where absent, the id does, else the place.
    pub key: Option<Key>,
    /// The id in the document.
    pub id: Option<Name>,
    /// The classes, in order.
    pub classes: Vec<Name>,
    /// The attributes, each at most once, without `id`, `class` and `style`.
    pub attributes: Vec<(&'static str, String)>,
    /// Inline style, for what only the program knows: places and sizes.
    pub style: Vec<(&'static str, String)>,
    /// What is a property rather than an attribute.
    pub properties: Properties,
    /// What happens on which event.
    pub handlers: Vec<On<M>>,
    /// What it holds.
    pub children: Vec<Node<M>>,
}

impl<M> Deref for Element<M> {
    type Target = Parts<M>;

    fn deref(&self) -> &Parts<M> {
        &self.0
    }
}

impl<M> DerefMut for Element<M> {
    fn deref_mut(&mut self) -> &mut Parts<M> {
        &mut self.0
    }
}

/// What tells one sibling from another while they are moved, added and removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A name.
    Name(Name),
    /// A number.
    Number(u64),
}

/// State that the browser keeps apart from attributes, since the visitor changes it too. `None` leaves it
/// to the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Properties {
    /// What a field or a choice holds.
    pub value: Option<String>,
    /// Whether a box is ticked or a radio button chosen.
    pub checked: Option<bool>,
    /// Whether an option is the chosen one.
    pub selected: Option<bool>,
    /// Whether a control is out of use.
    pub disabled: Option<bool>,
    /// Whether a `details` or a `dialog` is open.
    pub open: Option<Open>,
}

/// How a `details` or a `dialog` stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// Shut.
    Closed,
    /// Open within the page.
    Inline,
    /// A dialog open over the page, which is out of reach until it closes.
    Modal,
}

/// An event and the message that it becomes.
pub enum On<M> {
    /// Pressed by pointer, touch, key or assistive technology.
    Click(M),
    /// Each change of a field's value while the visitor types.
    Input(WithText<M>),
    /// A field's or a choice's value, once it is settled.
    Change(WithText<M>),
    /// A box ticked or cleared, a radio button chosen.
    Check(WithFlag<M>),
    /// A `details` opened or shut.
    Toggle(WithFlag<M>),
    /// The text of a file that the visitor chose; `Err` holds the name of one that can't be read as text.
    File(Rc<dyn Fn(Result<String, String>) -> M>),
    /// A form sent; the browser's own sending is prevented.
    Submit(M),
    /// A dialog that the visitor closes with the browser's own means, such as Escape.
    Close(M),
    /// Focus comes to this element or into it.
    Focus(M),
    /// Focus leaves this element and all in it.
    Blur(M),
    /// A pointer that can hover comes over this element.
    PointerEnter(M),
    /// It leaves.
    PointerLeave(M),
    /// A button or finger goes down. The pointer stays with this element until it is up again.
    PointerDown(WithPointer<M>),
    /// The pointer moves while it is down, farther than a tap would.
    PointerMove(WithPointer<M>),
    /// It goes up.
    PointerUp(WithPointer<M>),
    /// The browser takes it, for scrolling say; nothing should come of the gesture.
    PointerCancel(M),
}

/// Makes a message of a text.
pub type WithText<M> = Rc<dyn Fn(String) -> M>;
/// Makes a message of a yes or no.
pub type WithFlag<M> = Rc<dyn Fn(bool) -> M>;
/// Makes a message of a pointer's place.
pub type WithPointer<M> = Rc<dyn Fn(Pointer) -> M>;

/// Where a pointer is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// Tells fingers apart.
    pub id: i32,
    /// From the left edge of the element that it is on, or that keeps it, in CSS pixels.
    pub x: f32,
    /// From that element's upper edge, in CSS pixels.
    pub y: f32,
    /// What kind of pointer.
    pub kind: PointerKind,
}

/// What is pointed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerKind {
    /// A mouse or a trackpad.
    Mouse,
    /// A finger.
    Touch,
    /// A pen.
    Pen,
}

/// An element by its tag.
#[must_use]
#[inline(never)]
pub fn element<M>(tag: &'static str) -> Element<M> {
    Element(Box::new(Parts {
        tag,
        key: None,
        id: None,
        classes: Vec::new(),
        attributes: Vec::new(),
        style: Vec::new(),
        properties: Properties::default(),
        handlers: Vec::new(),
        children: Vec::new(),
    }))
}

/// A run of text.
#[must_use]
#[inline(never)]
pub fn text<M>(text: impl Into<String>) -> Node<M> {
    Node::Text(text.into())
}

/// A button that sends no form.
#[must_use]
#[inline(never)]
pub fn button<M>() -> Element<M> {
    element("button").attr("type", "button")
}

/// A link.
#[must_use]
#[inline(never)]
pub fn link<M>(to: impl Into<String>) -> Element<M> {
    element("a").attr("href", to)
}

/// A box to tick.
#[must_use]
#[inline(never)]
pub fn checkbox<M>(checked: bool) -> Element<M> {
    element("input").attr("type", "checkbox").checked(checked)
}

/// A radio button of a group.
#[must_use]
#[inline(never)]
pub fn radio<M>(group: impl Into<String>, checked: bool) -> Element<M> {
    element("input").attr("type", "radio").attr("name", group).checked(checked)
}

/// A field for one line of text.
#[must_use]
#[inline(never)]
pub fn input<M>() -> Element<M> {
    element("input").attr("type", "text")
}

macro_rules! tags {
    ($($name:ident)*) => {
        $(
            #[doc = concat!("A `", stringify!($name), "` element.")]
            #[must_use]
            pub fn $name<M>() -> Element<M> {
                element(stringify!($name))
            }
        )*
    };
}

tags! {
    article aside canvas caption code dd details dialog div dl dt em fieldset figcaption figure footer form
    h1 h2 h3 h4 header img kbd label legend li main nav ol optgroup option output p pre progress section select
    small span strong summary table tbody td textarea th thead tr ul
}

impl<M: Clone> Clone for On<M> {
    fn clone(&self) -> Self {
        match self {
            Self::Click(m) => Self::Click(m.clone()),
            Self::Input(f) => Self::Input(f.clone()),
            Self::Change(f) => Self::Change(f.clone()),
            Self::Check(f) => Self::Check(f.clone()),
            Self::Toggle(f) => Self::Toggle(f.clone()),
            Self::File(f) => Self::File(f.clone()),
            Self::Submit(m) => Self::Submit(m.clone()),
            Self::Close(m) => Self::Close(m.clone()),
            Self::Focus(m) => Self::Focus(m.clone()),
            Self::Blur(m) => Self::Blur(m.clone()),
            Self::PointerEnter(m) => Self::PointerEnter(m.clone()),
            Self::PointerLeave(m) => Self::PointerLeave(m.clone()),
            Self::PointerDown(f) => Self::PointerDown(f.clone()),
            Self::PointerMove(f) => Self::PointerMove(f.clone()),
            Self::PointerUp(f) => Self::PointerUp(f.clone()),
            Self::PointerCancel(m) => Self::PointerCancel(m.clone()),
        }
    }
}

impl<M: core::fmt::Debug> core::fmt::Debug for On<M> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (name, message) = match self {
            Self::Click(m) => ("Click", Some(m)),
            Self::Submit(m) => ("Submit", Some(m)),
            Self::Close(m) => ("Close", Some(m)),
            Self::Focus(m) => ("Focus", Some(m)),
            Self::Blur(m) => ("Blur", Some(m)),
            Self::PointerEnter(m) => ("PointerEnter", Some(m)),
            Self::PointerLeave(m) => ("PointerLeave", Some(m)),
            Self::PointerCancel(m) => ("PointerCancel", Some(m)),
            Self::Input(_) => ("Input", None),
            Self::Change(_) => ("Change", None),
            Self::Check(_) => ("Check", None),
            Self::Toggle(_) => ("Toggle", None),
            Self::File(_) => ("File", None),
            Self::PointerDown(_) => ("PointerDown", None),
            Self::PointerMove(_) => ("PointerMove", None),
            Self::PointerUp(_) => ("PointerUp", None),
        };
        let mut tuple = f.debug_tuple(name);
        if let Some(message) = message {
            tuple.field(message);
        }
        tuple.finish()
    }
}

#[cfg(test)]
mod tests;
