//! Nothing here.
