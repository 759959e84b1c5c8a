//! The program as a pure state machine; its texts stand in [`strings`].

pub mod strings;
