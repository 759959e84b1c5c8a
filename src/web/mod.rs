//! The thin shell around the program: browser events in, effects out, scenes painted. No decisions here.

pub mod canvas;
