//! The program's tree in the browser's document, and the messages of its elements.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    CssStyleDeclaration, Document, Element as RealElement, HtmlDialogElement, HtmlElement, Node as RealNode,
};

use crate::app::view::{Element, Node, Open};
use crate::web::error::WebError;
use crate::web::gesture;
use crate::web::listener::Listener;
use crate::web::outward;
use crate::web::patch::{Dom, Property, Shown, Space, restore};

/// What a page calls with the message of an element that was used.
pub type Say<M> = Rc<dyn Fn(M)>;

/// The program's part of the document.
pub struct Page<M> {
    container: RealElement,
    shown: RefCell<Option<Shown<M, Browser>>>,
    document: Document,
    /// Lists that are to be scrolled to their ends.
    following: RefCell<Vec<RealElement>>,
    /// The pointer that is down on something that hears of it.
    pub(super) pressed: RefCell<Option<gesture::Press>>,
    /// Whether that pointer has dragged, so that it does not click.
    pub(super) dragged: Cell<bool>,
    /// Dropped with the page.
    listeners: RefCell<Vec<Listener>>,
}

impl<M: Clone + 'static> Page<M> {
    /// Takes an element for the program's; what it holds is gone when the first tree is shown.
    ///
    /// # Errors
    /// When the browser does not let it listen there.
    pub fn new(container: RealElement, say: Say<M>) -> Result<Rc<Self>, WebError> {
        let document = container.owner_document().ok_or(WebError::Missing("document"))?;
        let page = Rc::new(Self {
            container,
            shown: RefCell::default(),
            document,
            following: RefCell::default(),
            pressed: RefCell::default(),
            dragged: Cell::new(false),
            listeners: RefCell::default(),
        });
        let listeners = gesture::listen(&page, &page.container, &say)?;
        page.listeners.replace(listeners);
        Ok(page)
    }

    /// Shows a tree.
    ///
    /// # Errors
    /// When the browser refuses it. One that can't be reached from what is shown, since something else has
    /// meddled with the page, is made anew instead.
    pub fn show(&self, tree: impl Fn() -> Node<M>) -> Result<(), WebError> {
        let mut dom = Browser::new(&self.document);
        let container: &RealNode = &self.container;
        let focused = self.document.active_element();
        let within = focused.as_ref().is_some_and(|element| self.container.contains(Some(element)));
        let mut shown = self.shown.borrow_mut();
        match shown.as_mut() {
            Some(shown) if shown.is_within(container) => {
                if let Err(error) = shown.update(&mut dom, container, tree()) {
                    error.log();
                    self.container.set_text_content(None);
                    *shown = Shown::mount(&mut dom, container, tree())?;
                }
            }
            _ => {
                self.container.set_text_content(None);
                *shown = Some(Shown::mount(&mut dom, container, tree())?);
            }
        }
        for (dialog, open) in core::mem::take(&mut dom.dialogs) {
            set_open(&dialog, open)?;
        }
        self.following.borrow_mut().append(&mut dom.following);
        if let Some(element) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            self.keep_focus(&element, within)?;
        }
        Ok(())
    }

    /// Scrolls lists to their ends that have grown since. This has the page laid out there and then, if it is not.
    pub fn follow(&self) {
        for list in self.following.take() {
            list.set_scroll_top(list.scroll_height());
        }
    }

    /// An element that was moved has lost the focus, and gets it back; for one that is gone, the tree names
    /// another.
    fn keep_focus(&self, element: &HtmlElement, within: bool) -> Result<(), WebError> {
        let now = self.document.active_element();
        if element.is_connected() {
            if now.as_ref() != Some(element) && self.container.contains(Some(element)) {
                element.focus()?;
            }
        } else if within && now.is_none_or(|now| self.document.body().is_some_and(|body| *body == now)) {
            let home = self.container.query_selector(&format!("[{HOME}]"))?;
            if let Some(id) = home.and_then(|home| home.get_attribute(HOME)) {
                outward::focus(&self.document, &id)?;
            }
        }
        Ok(())
    }

    /// Calls with each element that is shown.
    pub fn each(&self, mut call: impl FnMut(&Element<M>, &RealNode)) {
        if let Some(shown) = self.shown.borrow().as_ref() {
            for (element, real) in shown.elements() {
                call(element, real);
            }
        }
    }

    /// Calls with the elements from the root down to the innermost that holds a node; the list is empty
    /// where none does, or while the page is changing.
    pub(super) fn trail<T>(&self, node: &RealNode, call: impl FnOnce(&[(&Element<M>, &RealNode)]) -> T) -> T {
        match self.shown.try_borrow() {
            Ok(shown) => match shown.as_ref() {
                Some(shown) => call(&shown.trail(|real| real.contains(Some(node)))),
                None => call(&[]),
            },
            // The browser tells of what the program itself is changing.
            Err(_) => call(&[]),
        }
    }

    /// Makes a control that the visitor has changed show again what the tree says.
    pub(super) fn restore(&self, control: &RealNode) -> Result<(), WebError> {
        let mut dom = Browser::new(&self.document);
        let Ok(shown) = self.shown.try_borrow() else { return Ok(()) };
        let Some(shown) = shown.as_ref() else { return Ok(()) };
        let Some(group) =
            shown.elements().find(|(_, real)| *real == control).map(|(element, _)| element.attribute("name"))
        else {
            return Ok(());
        };
        for (element, real) in shown.elements() {
            // Choosing one radio button has cleared another.
            if real == control || (group.is_some() && element.attribute("name") == group) {
                restore(&mut dom, real, element)?;
            }
        }
        Ok(())
    }
}

impl<M> Shown<M, Browser> {
    fn is_within(&self, container: &RealNode) -> bool {
        self.root().parent_node().as_ref() == Some(container)
    }
}

/// The browser's document.
pub struct Browser {
    document: Document,
    /// Dialogs to be opened once they are in the document.
    dialogs: Vec<(HtmlDialogElement, Open)>,
    /// Lists that have grown, and whose end is to be in view.
    following: Vec<RealElement>,
}

/// A list with this attribute is scrolled to its end whenever the attribute's value changes.
const FOLLOW: &str = "data-follow";

/// Names the element that gets the focus when the one that has it goes away.
const HOME: &str = "data-home";

impl Browser {
    fn new(document: &Document) -> Self {
        Self { document: document.clone(), dialogs: Vec::new(), following: Vec::new() }
    }
}

impl Dom for Browser {
    type Node = RealNode;
    type Error = WebError;

    fn element(&mut self, tag: &'static str, space: Space) -> Result<RealNode, WebError> {
        let element = match space {
            Space::Html => self.document.create_element(tag),
            Space::Svg => self.document.create_element_ns(Some("http://www.w3.org/2000/svg"), tag),
        };
        Ok(element?.into())
    }

    fn text(&mut self, text: &str) -> RealNode {
        self.document.create_text_node(text).into()
    }

    fn set_text(&mut self, node: &RealNode, text: &str) {
        node.set_node_value(Some(text));
    }

    fn insert(
        &mut self,
        parent: &RealNode,
        node: &RealNode,
        before: Option<&RealNode>,
    ) -> Result<(), WebError> {
        parent.insert_before(node, before)?;
        Ok(())
    }

    fn remove(&mut self, node: &RealNode) {
        // Shutting it gives the focus back to where it came from; taking it away would not.
        if let Some(dialog) = node.dyn_ref::<HtmlDialogElement>().filter(|dialog| dialog.open()) {
            dialog.close();
        }
        if let Some(parent) = node.parent_node() {
            // It is the parent's child, so nothing can fail.
            let _ = parent.remove_child(node);
        }
    }

    fn set_attribute(&mut self, node: &RealNode, name: &str, value: Option<&str>) -> Result<(), WebError> {
        let element: &RealElement = node.unchecked_ref();
        match value {
            Some(value) => element.set_attribute(name, value)?,
            None => element.remove_attribute(name)?,
        }
        if name == FOLLOW {
            self.following.push(element.clone());
        }
        Ok(())
    }

    /// By the object model, which a policy against inline style allows.
    fn set_style(&mut self, node: &RealNode, name: &str, value: Option<&str>) -> Result<(), WebError> {
        let style: CssStyleDeclaration = Reflect::get(node, &"style".into())?.unchecked_into();
        match value {
            Some(value) => style.set_property(name, value)?,
            None => {
                style.remove_property(name)?;
            }
        }
        Ok(())
    }

    fn set_property(&mut self, node: &RealNode, property: Property<'_>) -> Result<(), WebError> {
        let (name, value): (&str, JsValue) = match property {
            Property::Value(value) => ("value", value.into()),
            Property::Checked(on) => ("checked", on.into()),
            Property::Selected(on) => ("selected", on.into()),
            Property::Disabled(on) => ("disabled", on.into()),
            Property::Open(open) => {
                return match node.dyn_ref::<HtmlDialogElement>() {
                    Some(dialog) if dialog.is_connected() => set_open(dialog, open),
                    Some(dialog) => {
                        self.dialogs.push((dialog.clone(), open));
                        Ok(())
                    }
                    None => {
                        Reflect::set(node, &"open".into(), &(open != Open::Closed).into())?;
                        Ok(())
                    }
                };
            }
        };
        let name: JsValue = name.into();
        // Writing even the same value would move the cursor in some browsers.
        if Reflect::get(node, &name)? != value {
            Reflect::set(node, &name, &value)?;
        }
        Ok(())
    }
}

/// Marks a dialog that is to be modal, and is not yet, since that would take the focus.
const TO_BE_MODAL: &str = "data-to-be-modal";

/// The visitor comes to the page: what has waited for that becomes modal.
///
/// # Errors
/// When the browser refuses.
pub fn focused(document: &Document) -> Result<(), WebError> {
    let waiting = document.query_selector(&format!("dialog[open][{TO_BE_MODAL}]"))?;
    if let Some(dialog) = waiting.and_then(|found| found.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.remove_attribute(TO_BE_MODAL)?;
        dialog.set_open(false);
        dialog.show_modal()?;
        begin_at_name(&dialog)?;
    }
    Ok(())
}

/// Not all browsers begin at the first thing that takes the focus; some pass over those that no key leads to.
fn begin_at_name(dialog: &HtmlDialogElement) -> Result<(), WebError> {
    match (dialog.owner_document(), dialog.get_attribute("aria-labelledby")) {
        (Some(document), Some(name)) => outward::focus(&document, &name),
        _ => Ok(()),
    }
}

/// Opens and shuts a dialog; only a method makes one modal, and both that open it take the focus.
fn set_open(dialog: &HtmlDialogElement, open: Open) -> Result<(), WebError> {
    let may_focus = dialog.owner_document().is_none_or(|document| outward::may_focus(&document));
    match (open, dialog.open()) {
        (Open::Inline, false) if !may_focus => dialog.set_open(true),
        (Open::Modal, false) if !may_focus => {
            dialog.set_open(true);
            dialog.set_attribute(TO_BE_MODAL, "")?;
        }
        (Open::Closed, true) => dialog.close(),
        (Open::Inline, false) => {
            dialog.show();
            begin_at_name(dialog)?;
        }
        (Open::Modal, false) => {
            dialog.show_modal()?;
            begin_at_name(dialog)?;
        }
        _ => {}
    }
    Ok(())
}
