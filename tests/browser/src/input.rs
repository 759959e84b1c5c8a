//! What a visitor does to a page: mouse, finger, keys, windows.

use crate::keys;
use crate::page::{Page, Tab, reference, text};
use crate::process::poll;
use crate::query::Query;
use http::Method;
use serde_json::{Value, json};
use std::time::Duration;

impl Page<'_> {
    /// Clicks the one element meant, with the mouse.
    pub fn click<'q>(&self, query: impl Into<Query<'q>>) {
        self.post(&format!("{}/click", self.one(query.into())), json!({}));
    }

    /// Taps the one element meant with a finger (WebKitGTK makes a mouse of it).
    pub fn tap<'q>(&self, query: impl Into<Query<'q>>) {
        let [left, top, width, height] = self.bounds(query);
        self.tap_at(left + width / 2.0, top + height / 2.0);
    }

    /// Taps a point of the viewport, in CSS pixels.
    pub fn tap_at(&self, x: f64, y: f64) {
        self.stroke("touch", &[(x, y)]);
    }

    /// Moves a finger from one point of the viewport to another.
    pub fn swipe(&self, from: (f64, f64), to: (f64, f64)) {
        self.stroke("touch", &[from, to]);
    }

    /// Drags with the mouse from the middle of one element to the middle of another.
    pub fn drag<'q>(&self, from: impl Into<Query<'q>>, to: impl Into<Query<'q>>) {
        let middle = |[left, top, width, height]: [f64; 4]| (left + width / 2.0, top + height / 2.0);
        self.stroke("mouse", &[middle(self.bounds(from)), middle(self.bounds(to))]);
    }

    /// Puts the mouse over the one element meant.
    pub fn hover<'q>(&self, query: impl Into<Query<'q>>) {
        let [left, top, width, height] = self.bounds(query);
        let (x, y) = ((left + width / 2.0).round(), (top + height / 2.0).round());
        let moves = json!([{ "type": "pointerMove", "duration": 0, "x": x, "y": y }]);
        self.act(json!({
            "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": moves,
        }));
    }

    /// Presses a key by its name in `KeyboardEvent.key`, or several at once: `"Enter"`, `"n"`, `"Shift+Tab"`
    /// (for which WebKitGTK's driver names the key `Unidentified`; the focus moves all the same).
    pub fn press(&self, combination: &str) {
        self.act(json!({ "type": "key", "id": "keys", "actions": keys::press(combination) }));
    }

    /// Types a text, character by character, to whatever has the focus.
    pub fn type_text(&self, text: &str) {
        self.act(json!({ "type": "key", "id": "keys", "actions": keys::typed(text) }));
    }

    /// Gives the viewport this size in CSS pixels. Firefox goes no narrower than 500, WebKitGTK than 447.
    pub fn set_size(&self, width: u32, height: u32) {
        let inner = || {
            let size = self.script("return [innerWidth, innerHeight]");
            [0, 1].map(|at| size[at].as_i64().unwrap_or(0))
        };
        let wanted = [width, height].map(i64::from);
        let mut outer = wanted;
        // The first try tells how much the window's frame takes, the second allows for it.
        for _ in 0..3 {
            self.post("window/rect", json!({ "width": outer[0], "height": outer[1] }));
            if poll(Duration::from_millis(400), || (inner() == wanted).then_some(())).is_some() {
                return;
            }
            let now = inner();
            outer = [0, 1].map(|at| outer[at] + wanted[at] - now[at]);
        }
        // At a ratio of 1.5, say, not every number of CSS pixels can be had.
        let off = inner().into_iter().zip(wanted).map(|(now, wanted)| (now - wanted).abs()).max();
        if off <= Some(1) {
            return;
        }
        panic!("{}: the viewport can't be {wanted:?}; it is {:?}", self.name, inner());
    }

    /// Does something inside the one frame meant, then comes out again.
    pub fn in_frame<'q, T>(&self, query: impl Into<Query<'q>>, inside: impl FnOnce() -> T) -> T {
        let frame = reference(&self.one(query.into()));
        self.post("frame", json!({ "id": frame }));
        let result = inside();
        self.post("frame/parent", json!({}));
        result
    }

    /// Opens another tab of the same browser and goes there; returns the tab that it leaves.
    pub fn new_tab(&self) -> Tab {
        let left = self.tab();
        let new = self.post("window/new", json!({ "type": "tab" }));
        self.switch_to(&Tab(text(new["handle"].clone())));
        left
    }

    /// The tab in front.
    pub fn tab(&self) -> Tab {
        Tab(text(self.get("window")))
    }

    /// Goes to a tab that is open.
    pub fn switch_to(&self, tab: &Tab) {
        self.post("window", json!({ "handle": tab.0 }));
    }

    /// One input source's actions, then everything let go.
    fn act(&self, source: Value) {
        self.post("actions", json!({ "actions": [source] }));
        self.webdriver(Method::DELETE, "actions", None);
    }

    /// A pointer goes down at the first point, through the others, and up at the last.
    fn stroke(&self, pointer: &str, points: &[(f64, f64)]) {
        let mut actions = Vec::new();
        for (at, (x, y)) in points.iter().enumerate() {
            let duration = if at == 0 { 0 } else { 150 };
            actions
                .push(json!({ "type": "pointerMove", "duration": duration, "x": x.round(), "y": y.round() }));
            if at == 0 {
                actions.push(json!({ "type": "pointerDown", "button": 0 }));
            }
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.act(json!({
            "type": "pointer", "id": pointer, "parameters": { "pointerType": pointer }, "actions": actions,
        }));
    }
}
