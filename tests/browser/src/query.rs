//! Naming an element as a visitor would, or by a selector.

use std::fmt;

/// Which element is meant. `"main h1".into()` is a selector, `("button", "New game").into()` a role with
/// an accessible name, so that `page.click("main a")` and `page.click(("button", "New game"))` both work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Query<'a> {
    /// A CSS selector.
    Css(&'a str),
    /// An ARIA role and the whole accessible name, as the browser computes them.
    Role(&'a str, &'a str),
}

impl<'a> From<&'a str> for Query<'a> {
    fn from(selector: &'a str) -> Self {
        Self::Css(selector)
    }
}

impl<'a> From<&'a String> for Query<'a> {
    fn from(selector: &'a String) -> Self {
        Self::Css(selector)
    }
}

impl<'a> From<(&'a str, &'a str)> for Query<'a> {
    fn from((role, name): (&'a str, &'a str)) -> Self {
        Self::Role(role, name)
    }
}

impl fmt::Display for Query<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Css(selector) => write!(f, "`{selector}`"),
            Self::Role(role, name) => write!(f, "{role} “{name}”"),
        }
    }
}

/// The elements that may have this role: those that say so, and those that have it by nature.
pub(crate) fn may_have_role(role: &str) -> String {
    let native = match role {
        "button" => "button, summary, input[type=button], input[type=submit], input[type=reset]",
        "link" => "a[href], area[href]",
        "heading" => "h1, h2, h3, h4, h5, h6",
        "checkbox" => "input[type=checkbox]",
        "switch" => "input[type=checkbox][switch]",
        "radio" => "input[type=radio]",
        "slider" => "input[type=range]",
        "spinbutton" => "input[type=number]",
        "textbox" => "textarea, input:not([type]), input[type=text], input[type=email], input[type=url]",
        "searchbox" => "input[type=search]",
        "combobox" => "select",
        "listbox" => "select[multiple], select[size]",
        "option" => "option",
        "dialog" => "dialog",
        "img" | "image" => "img, svg",
        "list" => "ul, ol, menu",
        "listitem" => "li",
        "navigation" => "nav",
        "main" => "main",
        "banner" => "header",
        "contentinfo" => "footer",
        "complementary" => "aside",
        "region" => "section",
        "form" => "form",
        "group" => "fieldset, details, optgroup",
        "table" => "table",
        "row" => "tr",
        "cell" => "td",
        "columnheader" | "rowheader" => "th",
        "status" => "output",
        "progressbar" => "progress",
        _ => "",
    };
    let said = format!("[role~={role}]");
    if native.is_empty() { said } else { format!("{said}, {native}") }
}
