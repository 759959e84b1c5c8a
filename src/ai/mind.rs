//! All that the computer player knows: the rules, its net, and, where there is one, a solver of endgames.
//! There is nothing in it of a game, and least of all of the throws to come.

use core::fmt;
use std::rc::Rc;

use super::falls::{Fall, falls};
use super::features::Lens;
use super::net::Net;
use crate::rules::{Position, Rules, Side};

/// Knows the exact values of some positions, such as endgames.
pub trait Exact {
    /// The winning chance of the side to throw, a draw counting half, where it is known.
    fn value(&self, position: &Position) -> Option<f32>;
}

/// What the computer player knows of one ruleset.
#[derive(Clone)]
pub struct Mind {
    rules: Rules,
    lens: Lens,
    net: Net,
    falls: Vec<Fall>,
    exact: Option<Rc<dyn Exact>>,
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mind").field("spec", &self.rules.spec()).finish_non_exhaustive()
    }
}

impl Mind {
    /// What is known of these rules, valued by this net. One that was trained for another ruleset is sound,
    /// but plays badly.
    #[must_use]
    pub fn new(rules: Rules, net: Net) -> Self {
        Self { lens: Lens::new(&rules), falls: falls(&rules), rules, net, exact: None }
    }

    /// The same, with the positions that the solver knows.
    #[must_use]
    pub fn with_exact(self, exact: Rc<dyn Exact>) -> Self {
        Self { exact: Some(exact), ..self }
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The net.
    #[must_use]
    pub const fn net(&self) -> &Net {
        &self.net
    }

    /// Another net in place of the present one.
    pub fn set_net(&mut self, net: Net) {
        self.net = net;
    }

    /// How a turn's throw can fall.
    pub(super) fn falls(&self) -> &[Fall] {
        &self.falls
    }

    /// What the net is shown of a position in which `side` is to throw.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn look(&self, position: &Position, side: Side) -> super::features::Active {
        self.lens.look(position, side)
    }

    /// What the net says of a position in which `side` is to throw.
    pub(super) fn seen(&self, position: &Position, side: Side) -> f32 {
        self.net.chance(&self.lens.look(position, side))
    }

    /// What the solver says of a position to throw in.
    pub(super) fn known(&self, position: &Position) -> Option<f32> {
        self.exact.as_ref().and_then(|exact| exact.value(position))
    }
}
