//! Filling elements.

use std::rc::Rc;

use super::{Element, Key, Name, Node, On, Open, Pointer};

impl<M> Element<M> {
    /// Tells it from its siblings while they change.
    #[must_use]
    #[inline(never)]
    pub fn key(mut self, key: impl Into<Key>) -> Self {
        self.key = Some(key.into());
        self
    }

    /// Its id in the document, which is its key too where it has no other.
    #[must_use]
    #[inline(never)]
    pub fn id(mut self, id: impl Into<Name>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// One more class.
    #[must_use]
    #[inline(never)]
    pub fn class(mut self, class: impl Into<Name>) -> Self {
        self.classes.push(class.into());
        self
    }

    /// A class that it has on a condition.
    #[must_use]
    #[inline(never)]
    pub fn class_if(self, condition: bool, class: &'static str) -> Self {
        if condition { self.class(class) } else { self }
    }

    /// An attribute; a second one of the same name replaces the first.
    #[must_use]
    #[inline(never)]
    pub fn attr(mut self, name: &'static str, value: impl Into<String>) -> Self {
        let value = value.into();
        match self.attributes.iter_mut().find(|(known, _)| *known == name) {
            Some(known) => known.1 = value,
            None => self.attributes.push((name, value)),
        }
        self
    }

    /// An attribute that it may have.
    #[must_use]
    #[inline(never)]
    pub fn attr_maybe(self, name: &'static str, value: Option<impl Into<String>>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// An attribute without a value, such as `hidden`, on a condition.
    #[must_use]
    #[inline(never)]
    pub fn attr_if(self, condition: bool, name: &'static str) -> Self {
        if condition { self.attr(name, "") } else { self }
    }

    /// An attribute that says `true` or `false`, such as `aria-pressed`.
    #[must_use]
    #[inline(never)]
    pub fn aria(self, name: &'static str, value: bool) -> Self {
        self.attr(name, if value { "true" } else { "false" })
    }

    /// Its accessible name, where its text does not say it.
    #[must_use]
    #[inline(never)]
    pub fn label(self, label: impl Into<String>) -> Self {
        self.attr("aria-label", label)
    }

    /// Its role.
    #[must_use]
    #[inline(never)]
    pub fn role(self, role: &'static str) -> Self {
        self.attr("role", role)
    }

    /// A property of inline style; a custom one (`--x`) too.
    #[must_use]
    #[inline(never)]
    pub fn style(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.style.push((name, value.into()));
        self
    }

    /// What a field or a choice holds.
    #[must_use]
    #[inline(never)]
    pub fn value(mut self, value: impl Into<String>) -> Self {
        self.properties.value = Some(value.into());
        self
    }

    /// Whether a box is ticked.
    #[must_use]
    #[inline(never)]
    pub fn checked(mut self, checked: bool) -> Self {
        self.properties.checked = Some(checked);
        self
    }

    /// Whether an option is chosen.
    #[must_use]
    #[inline(never)]
    pub fn selected(mut self, selected: bool) -> Self {
        self.properties.selected = Some(selected);
        self
    }

    /// Whether a control is out of use. One that should keep the focus says `aria-disabled` instead.
    #[must_use]
    #[inline(never)]
    pub fn disabled(mut self, disabled: bool) -> Self {
        self.properties.disabled = Some(disabled);
        self
    }

    /// How a `details` or a `dialog` stands.
    #[must_use]
    #[inline(never)]
    pub fn open(mut self, open: Open) -> Self {
        self.properties.open = Some(open);
        self
    }

    /// One more child.
    #[must_use]
    #[inline(never)]
    pub fn child(mut self, child: impl Into<Node<M>>) -> Self {
        self.children.push(child.into());
        self
    }

    /// A child that may be there.
    #[must_use]
    #[inline(never)]
    pub fn maybe(mut self, child: Option<impl Into<Node<M>>>) -> Self {
        if let Some(child) = child {
            self.children.push(child.into());
        }
        self
    }

    /// More children.
    #[must_use]
    pub fn children<N: Into<Node<M>>>(mut self, children: impl IntoIterator<Item = N>) -> Self {
        for child in children {
            self.children.push(child.into());
        }
        self
    }

    /// A run of text as one more child.
    #[must_use]
    #[inline(never)]
    pub fn text(self, text: impl Into<String>) -> Self {
        self.child(Node::Text(text.into()))
    }

    /// More of the same on a condition.
    #[must_use]
    pub fn when(self, condition: bool, more: impl FnOnce(Self) -> Self) -> Self {
        if condition { more(self) } else { self }
    }

    /// A handler.
    #[must_use]
    #[inline(never)]
    pub fn on(mut self, handler: On<M>) -> Self {
        self.handlers.push(handler);
        self
    }

    /// See [`On::Click`].
    #[must_use]
    #[inline(never)]
    pub fn on_click(self, message: M) -> Self {
        self.on(On::Click(message))
    }

    /// See [`On::Input`].
    #[must_use]
    pub fn on_input(self, message: impl Fn(String) -> M + 'static) -> Self {
        self.on(On::Input(Rc::new(message)))
    }

    /// See [`On::Change`].
    #[must_use]
    pub fn on_change(self, message: impl Fn(String) -> M + 'static) -> Self {
        self.on(On::Change(Rc::new(message)))
    }

    /// See [`On::Check`].
    #[must_use]
    pub fn on_check(self, message: impl Fn(bool) -> M + 'static) -> Self {
        self.on(On::Check(Rc::new(message)))
    }

    /// See [`On::Toggle`].
    #[must_use]
    pub fn on_toggle(self, message: impl Fn(bool) -> M + 'static) -> Self {
        self.on(On::Toggle(Rc::new(message)))
    }

    /// See [`On::File`].
    #[must_use]
    pub fn on_file(self, message: impl Fn(Result<String, String>) -> M + 'static) -> Self {
        self.on(On::File(Rc::new(message)))
    }

    /// See [`On::Submit`].
    #[must_use]
    #[inline(never)]
    pub fn on_submit(self, message: M) -> Self {
        self.on(On::Submit(message))
    }

    /// See [`On::Close`].
    #[must_use]
    #[inline(never)]
    pub fn on_close(self, message: M) -> Self {
        self.on(On::Close(message))
    }

    /// See [`On::Focus`].
    #[must_use]
    #[inline(never)]
    pub fn on_focus(self, message: M) -> Self {
        self.on(On::Focus(message))
    }

    /// See [`On::Blur`].
    #[must_use]
    pub fn on_blur(self, message: M) -> Self {
        self.on(On::Blur(message))
    }

    /// See [`On::PointerEnter`] and [`On::PointerLeave`].
    #[must_use]
    #[inline(never)]
    pub fn on_hover(self, enter: M, leave: M) -> Self {
        self.on(On::PointerEnter(enter)).on(On::PointerLeave(leave))
    }

    /// See [`On::PointerDown`].
    #[must_use]
    pub fn on_pointer_down(self, message: impl Fn(Pointer) -> M + 'static) -> Self {
        self.on(On::PointerDown(Rc::new(message)))
    }

    /// See [`On::PointerMove`].
    #[must_use]
    pub fn on_pointer_move(self, message: impl Fn(Pointer) -> M + 'static) -> Self {
        self.on(On::PointerMove(Rc::new(message)))
    }

    /// See [`On::PointerUp`].
    #[must_use]
    pub fn on_pointer_up(self, message: impl Fn(Pointer) -> M + 'static) -> Self {
        self.on(On::PointerUp(Rc::new(message)))
    }

    /// See [`On::PointerCancel`].
    #[must_use]
    pub fn on_pointer_cancel(self, message: M) -> Self {
        self.on(On::PointerCancel(message))
    }
}

impl<M> From<Element<M>> for Node<M> {
    fn from(element: Element<M>) -> Self {
        Self::Element(element)
    }
}

impl<M> From<String> for Node<M> {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl<M> From<&str> for Node<M> {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&'static str> for Key {
    fn from(name: &'static str) -> Self {
        Self::Name(name.into())
    }
}

impl From<String> for Key {
    fn from(name: String) -> Self {
        Self::Name(name.into())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(
            impl From<$number> for Key {
                fn from(number: $number) -> Self {
                    Self::Number(u64::from(number))
                }
            }
        )*
    };
}

numbers! { u8 u16 u32 u64 }

impl From<usize> for Key {
    fn from(number: usize) -> Self {
        // No platform has wider addresses.
        Self::Number(number as u64)
    }
}
