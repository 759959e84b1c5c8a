//! What comes in from outside: the start, and everything that happens afterwards.
//!
//! Times are milliseconds since 1970 that never run backwards in a tab (in a browser, `performance.timeOrigin`
//! plus `performance.now()`).

use crate::app::anim::Motion;
use crate::app::effect::Asset;
use crate::app::host::Call;
use crate::app::message::Message;
use crate::app::theme::System;

/// What the program starts with.
#[derive(Clone, PartialEq, Debug)]
pub struct Boot {
    /// The address's query, with or without its `?`, percent-encoded as it stands.
    pub query: String,
    /// The address's fragment, with or without its `#`, percent-encoded as it stands.
    pub fragment: String,
    /// The address without query and fragment.
    pub base: String,
    /// The time now.
    pub now: f64,
    /// The minutes that local time is ahead of universal time.
    pub utc_offset: i32,
    /// The window's size in CSS pixels, without scroll bars.
    pub window: Size,
    /// What the system is set to.
    pub preferences: Preferences,
    /// The visitor's languages, best first, as the browser's tags.
    pub languages: Vec<String>,
    /// What is stored on the device.
    pub storage: Storage,
    /// A fresh seed.
    pub seed: u64,
    /// The file of the visit's language, as [`super::App::wants`] asks for it; `None` where it has not come (yet).
    pub texts: Option<Vec<u8>>,
}

/// A width and a height in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

/// What is stored on the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Storage {
    /// Every item of ours: its key without the page's prefix, and its value.
    Open(Vec<(String, String)>),
    /// The page may not store anything.
    Refused,
}

/// What the system is set to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Preferences {
    /// Light or dark.
    pub colours: Colours,
    /// How much contrast.
    pub contrast: Contrast,
    /// How much may move.
    pub motion: Motion,
    /// How large text is.
    pub text: TextSize,
    /// Whether the page can fill the screen, or does.
    pub fullscreen: Fullscreen,
}

/// Whether the page can fill the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fullscreen {
    /// The browser has no such thing, or the frame does not allow it.
    #[default]
    Unavailable,
    /// It can.
    Possible,
    /// It does.
    Filled,
}

/// The size of text that the visitor has set: the pixels of a `rem`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TextSize(pub u16);

impl Default for TextSize {
    fn default() -> Self {
        Self(16)
    }
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colours {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
}

/// How much contrast the system asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Contrast {
    /// As designed.
    #[default]
    Usual,
    /// More of it.
    More,
    /// Colours are forced upon the page: these.
    Forced(System),
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// An element of the tree was used.
    Message(Message),
    /// A key went down anywhere in the page.
    Key(KeyPress),
    /// A canvas of the tree was laid out for the first time, or has changed; its picture is to be painted
    /// anew.
    Resized {
        /// The canvas's id in the tree.
        canvas: String,
        /// Its size.
        size: Size,
        /// Device pixels in a CSS pixel.
        ratio: f32,
    },
    /// The window has another size.
    Window(Size),
    /// A frame is about to be shown; comes while [`super::App::animating`].
    Frame,
    /// A timer has run out.
    Timer(TimerId),
    /// [`TimerId::Slice`] has run out; dealing with the event before of this kind took so many milliseconds.
    Slice {
        /// How many; 0 for the first.
        spent: f32,
    },
    /// Images can't be kept.
    ImagesRefused,
    /// Another tab has changed an item, or it was looked up anew.
    StorageChanged {
        /// The key, without the page's prefix.
        key: String,
        /// The new value; `None` where the item is gone.
        value: Option<String>,
    },
    /// Another tab has removed every item.
    StorageCleared,
    /// An item could not be stored.
    StoreFailed {
        /// The key, without the page's prefix.
        key: String,
    },
    /// What was asked for.
    Loaded {
        /// What it is.
        asset: Asset,
        /// What is in the file; `None` where it can't be had.
        bytes: Option<Vec<u8>>,
    },
    /// The seed that was asked for.
    SeedDrawn(u64),
    /// What became of a text that was to be copied.
    Copied(Copied),
    /// The page has become visible or hidden.
    Visibility(Visibility),
    /// The system's settings have changed.
    Preferences(Preferences),
    /// The visitor went back or forward to another address of this page.
    Navigated {
        /// The address's query, as in [`Boot`].
        query: String,
        /// The address's fragment, as in [`Boot`].
        fragment: String,
    },
    /// The page is going away; it may come back.
    Leaving,
    /// The page was touched, or clicked, anywhere.
    Touched,
    /// A newer version of the page is on the device, and waits to take over.
    NewVersion,
    /// The page around this one asks for something.
    Host(Call),
}

/// A key that went down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyPress {
    /// The key's name or character, as in the browser's `KeyboardEvent.key`.
    pub key: String,
    /// Which key it is by its place, as in `KeyboardEvent.code`: layouts without Latin letters have those of the
    /// keys too.
    pub code: String,
    /// The keys held with it.
    pub held: Modifiers,
    /// The id of the element that has the focus, something in brackets where it has none; empty where nothing has
    /// the focus.
    pub focus: String,
    /// Whether the focus is where text is typed.
    pub entry: TextEntry,
    /// Whether it has just gone down, or is held.
    pub stroke: Stroke,
}

/// Whether a key has just gone down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stroke {
    /// It has.
    #[default]
    First,
    /// It is held, and the keyboard repeats it.
    Repeated,
}

/// The keys held with another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Modifiers {
    /// Control, or Command on a Mac.
    pub control: bool,
    /// Shift.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

/// Where the focus is when a key goes down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TextEntry {
    /// Elsewhere.
    #[default]
    No,
    /// In a field where text is typed, or in a list of choices that takes keys of its own.
    Yes,
}

/// What became of a text that was to be copied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Copied {
    /// It is on the clipboard.
    Done,
    /// The browser does not allow it.
    Refused,
}

/// Whether the page can be seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Visibility {
    /// It is in front.
    Visible,
    /// It is hidden.
    Hidden,
}

/// The program's timers; setting one again restarts it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimerId {
    /// The game goes on by itself: an automatic throw, the computer's move, a turn that passes.
    Step,
    /// The computer thinks on.
    Think,
    /// The next words for the live region.
    Speak,
    /// No other tab has answered to a game's name.
    Lease,
    /// A short notice goes away.
    Notice,
    /// The next part of the fine picture; comes as `Slice`.
    Slice,
    /// A kiosk's clock.
    Kiosk,
    /// A kiosk's corner has been pressed for long enough.
    Press,
}
