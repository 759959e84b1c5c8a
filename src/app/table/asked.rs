//! What is done at the table on the word of the page around it: as a person would, without a hand.

use super::play::{Around, Outcomes};
use super::{Hold, Table};
use crate::app::link::Player;
use crate::rules::Move;

impl Table {
    /// The throw that is due.
    ///
    /// # Errors
    /// Why there is none, or it is not to be made by this.
    pub fn throw_asked(&mut self, around: Around) -> Result<Outcomes, String> {
        self.may_act(around)?;
        if !self.throw_due() {
            return Err("no throw is due".to_owned());
        }
        if around.settings.hand.is_on() {
            return Err("the players throw sticks of their own".to_owned());
        }
        Ok(self.throw(around))
    }

    /// A move.
    ///
    /// # Errors
    /// Why it can't be played.
    pub fn play_asked(&mut self, played: Move, around: Around) -> Result<Outcomes, String> {
        self.may_act(around)?;
        match self.rules().play(self.position(), played) {
            Ok(_) => Ok(self.play(played, around)),
            Err(why) => Err(why.to_string()),
        }
    }

    fn may_act(&mut self, around: Around) -> Result<(), String> {
        let why = if self.hold == Hold::Lost {
            "the game is being played elsewhere"
        } else if self.end().is_some() {
            "the game is over"
        } else if self.actor() != Player::Human {
            "it is the computer’s turn"
        } else {
            self.settle(around.now);
            return Ok(());
        };
        Err(why.to_owned())
    }
}
