//! What the elements of the tree say when they are used.

use crate::app::kiosk::Deed;
use crate::app::link::{Page, Player};
use crate::app::scene::Place;
use crate::app::screen::Wish;
use crate::app::settings::Setting;
use crate::rules::{Move, Side, Spec, Square, Throw};

/// What an element says when it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A square was tapped.
    Square(Square),
    /// The keyboard has come to a square.
    At(Square),
    /// The pointer is over a square, or over none.
    Over(Option<Square>),
    /// The pointer goes down on a piece that can move, so many CSS pixels from the corner of its element.
    Grip(Place, (i32, i32)),
    /// The pointer has moved there with it, from the same corner.
    Carry((i32, i32)),
    /// The piece is let go there.
    LetGo((i32, i32)),
    /// The piece goes back: the browser or another finger has taken the pointer away.
    GoBack,
    /// The keyboard has left the squares.
    Away,
    /// A side's tray was tapped.
    Tray(Side),
    /// The sticks were tapped, or the button for throwing.
    Throw,
    /// A throw that a person has made with real sticks.
    Enter(Throw),
    /// A throw of the pool was tapped.
    Choose(Throw),
    /// The button of a move was tapped: a pass, going back, giving a throw away.
    Play(Move),
    /// Take back to the last choice.
    Undo,
    /// The computer says what it would play.
    Hint,
    /// Play again what was taken back.
    Redo,
    /// The side gives the game up.
    Resign(Side),
    /// A game like this one is begun.
    Again,
    /// A ruleset was chosen on the start screen.
    Pick(Spec),
    /// An option of the chosen ruleset was switched, by its place among the ruleset's options.
    Option(usize),
    /// Who takes a seat.
    Seat(Side, Player),
    /// What the player in a seat is called.
    Name(Side, String),
    /// The chosen game is begun.
    Begin,
    /// A game under way is gone on with.
    Continue(String),
    /// A game is taken from another tab.
    TakeOver(String),
    /// A game is deleted.
    Delete(String),
    /// An unreadable save is offered as a file.
    DownloadSave(String),
    /// Back to the start screen.
    ToStart,
    /// Another of the pages beside the board.
    Visit(Page),
    /// Something is chosen for a frame on another page.
    Frame(Wish),
    /// The code for the frame goes to the clipboard.
    CopyCode,
    /// A dialog opens.
    Open(Dialog),
    /// The texts of the rules are tried for once more.
    RulesAgain,
    /// The dialog closes.
    Close,
    /// A setting is changed.
    Set(Setting),
    /// All settings as at first.
    ResetSettings,
    /// The window fills the screen, or does so no more.
    Fullscreen,
    /// The record goes to the clipboard.
    CopyRecord,
    /// The record is offered as a file.
    SaveRecord,
    /// The focus goes to the board.
    ToBoard,
    /// The notice of the link is put away.
    DismissNotice,
    /// What is done in a kiosk.
    Kiosk(Deed),
    /// The newer version takes over.
    TakeVersion,
    /// It waits for another visit.
    LeaveVersion,
}

/// A dialog over the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dialog {
    /// What can be done beside playing.
    Menu,
    /// The rules of a ruleset.
    Rules(Spec),
    /// The list of moves.
    Moves,
    /// The record as text.
    Record,
    /// The settings.
    Settings,
    /// The keys.
    Keys,
    /// Whether to resign.
    Resign,
    /// How the game ended.
    Result,
    /// Whether to begin a game in place of this one.
    Again,
    /// Whether anybody is there: the game starts afresh otherwise.
    Idle,
    /// Whether to delete a game.
    Delete(String),
}
