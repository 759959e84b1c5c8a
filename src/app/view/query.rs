//! Looking into a page, as its tests and a reader of the screen do.

use super::{Element, Node, On};

impl<M> Node<M> {
    /// The element, if it is one.
    #[must_use]
    pub fn as_element(&self) -> Option<&Element<M>> {
        match self {
            Self::Element(element) => Some(element),
            Self::Text(_) => None,
        }
    }

    /// All elements, in document order, this one included.
    pub fn elements(&self) -> impl Iterator<Item = &Element<M>> {
        let mut waiting = vec![self];
        core::iter::from_fn(move || {
            loop {
                if let Self::Element(element) = waiting.pop()? {
                    waiting.extend(element.children.iter().rev());
                    return Some(element);
                }
            }
        })
    }

    /// The element of an id.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<&Element<M>> {
        self.elements().find(|element| element.id.as_deref() == Some(id))
    }

    /// All elements of a role, as [`Element::role_name`] tells it.
    pub fn by_role<'a>(&'a self, role: &'a str) -> impl Iterator<Item = &'a Element<M>> {
        self.elements().filter(move |element| element.role_name() == role)
    }

    /// The first element of a role and an accessible name.
    #[must_use]
    pub fn named(&self, role: &str, name: &str) -> Option<&Element<M>> {
        self.elements().find(|element| element.role_name() == role && self.name_of(element) == name)
    }

    /// All elements of a class.
    pub fn by_class<'a>(&'a self, class: &'a str) -> impl Iterator<Item = &'a Element<M>> {
        self.elements().filter(move |element| element.has_class(class))
    }

    /// What a click can say, in document order; controls out of use left out.
    pub fn clickable(&self) -> impl Iterator<Item = &M> {
        self.elements().filter_map(Element::clicked)
    }

    /// All its text, blank space made single.
    #[must_use]
    pub fn text_content(&self) -> String {
        let mut text = String::new();
        self.gather(&mut text);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The accessible name of an element of this page: what labels it, its own label, its text
    /// alternative, what a `label` says, else its text, else its title.
    #[must_use]
    pub fn name_of(&self, element: &Element<M>) -> String {
        if let Some(ids) = element.attribute("aria-labelledby") {
            let names = ids.split_whitespace().filter_map(|id| self.by_id(id)).map(Element::text_content);
            return names.collect::<Vec<_>>().join(" ");
        }
        if let Some(name) = element.attribute("aria-label").or_else(|| element.attribute("alt")) {
            return name.to_owned();
        }
        if matches!(element.tag, "input" | "select" | "textarea" | "progress" | "output") {
            let labels = self.elements().find(|label| {
                label.tag == "label"
                    && match (label.attribute("for"), element.id.as_deref()) {
                        (Some(target), id) => Some(target) == id,
                        (None, _) => label.contains(element),
                    }
            });
            if let Some(label) = labels {
                return label.text_content();
            }
        }
        if let Some(heading) = element.own_caption() {
            return heading.text_content();
        }
        let text = if element.named_by_content() { element.text_content() } else { String::new() };
        if text.is_empty() { element.attribute("title").unwrap_or_default().to_owned() } else { text }
    }

    fn gather(&self, text: &mut String) {
        match self {
            Self::Text(own) => text.push_str(own),
            Self::Element(element) => {
                for child in &element.children {
                    child.gather(text);
                }
                // Words of neighbouring blocks stay apart.
                if !matches!(element.tag, "span" | "em" | "strong" | "kbd" | "code" | "a" | "small") {
                    text.push(' ');
                }
            }
        }
    }
}

impl<M> Element<M> {
    /// An attribute's value.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// Whether it has a class.
    #[must_use]
    pub fn has_class(&self, class: &str) -> bool {
        self.classes.iter().any(|own| own == class)
    }

    /// Its role: the one it declares, else the one its tag implies, else nothing.
    #[must_use]
    pub fn role_name(&self) -> &str {
        if let Some(role) = self.attribute("role") {
            return role;
        }
        match self.tag {
            "a" if self.attribute("href").is_some() => "link",
            "button" | "summary" => "button",
            "h1" | "h2" | "h3" | "h4" => "heading",
            "input" => match self.attribute("type") {
                Some("checkbox") => "checkbox",
                Some("radio") => "radio",
                Some("range") => "slider",
                Some("number") => "spinbutton",
                Some("search") => "searchbox",
                Some("file" | "color") => "",
                _ => "textbox",
            },
            "textarea" => "textbox",
            "select" => "combobox",
            "option" => "option",
            "dialog" => "dialog",
            "fieldset" | "details" => "group",
            "ul" | "ol" => "list",
            "li" => "listitem",
            "table" => "table",
            "tr" => "row",
            "td" => "cell",
            "th" => "columnheader",
            "nav" => "navigation",
            "main" => "main",
            "aside" => "complementary",
            "img" => "img",
            "figure" => "figure",
            "output" => "status",
            "progress" => "progressbar",
            "section" if self.attribute("aria-label").or(self.attribute("aria-labelledby")).is_some() => {
                "region"
            }
            _ => "",
        }
    }

    /// All its text, blank space made single.
    #[must_use]
    pub fn text_content(&self) -> String {
        let mut text = String::new();
        for child in &self.children {
            child.gather(&mut text);
        }
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Whether it is out of use, in either way of saying so.
    #[must_use]
    pub fn is_disabled(&self) -> bool {
        self.properties.disabled == Some(true) || self.attribute("aria-disabled") == Some("true")
    }

    /// What a click on it says, unless it is out of use.
    #[must_use]
    pub fn clicked(&self) -> Option<&M> {
        self.handlers.iter().filter(|_| !self.is_disabled()).find_map(|handler| match handler {
            On::Click(message) => Some(message),
            _ => None,
        })
    }

    /// What is said when it comes to hold `value`, typed or chosen.
    #[must_use]
    pub fn changed(&self, value: &str) -> Option<M> {
        self.handlers.iter().filter(|_| !self.is_disabled()).find_map(|handler| match handler {
            On::Input(message) | On::Change(message) => Some(message(value.to_owned())),
            _ => None,
        })
    }

    /// What is said when it is ticked, cleared, opened or shut.
    #[must_use]
    pub fn checked_to(&self, on: bool) -> Option<M> {
        self.handlers.iter().filter(|_| !self.is_disabled()).find_map(|handler| match handler {
            On::Check(message) | On::Toggle(message) => Some(message(on)),
            _ => None,
        })
    }

    fn contains(&self, other: &Self) -> bool {
        self.children
            .iter()
            .filter_map(Node::as_element)
            .any(|child| core::ptr::eq(child, other) || child.contains(other))
    }

    /// The child whose text names this element.
    fn own_caption(&self) -> Option<&Self> {
        let caption = match self.tag {
            "fieldset" => "legend",
            "table" => "caption",
            "figure" => "figcaption",
            _ => return None,
        };
        self.children.iter().filter_map(Node::as_element).find(|child| child.tag == caption)
    }

    /// Whether its text is its name.
    fn named_by_content(&self) -> bool {
        matches!(
            self.role_name(),
            "button"
                | "link"
                | "heading"
                | "option"
                | "cell"
                | "columnheader"
                | "rowheader"
                | "gridcell"
                | "tab"
                | "menuitem"
                | "menuitemradio"
                | "menuitemcheckbox"
                | "radio"
                | "checkbox"
                | "switch"
                | "tooltip"
        )
    }
}
