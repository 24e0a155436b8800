//! What members do, with the checks of Discord's own client.

mod access;
mod commands;
mod components;
mod interaction;
mod member;
mod values;

pub(crate) use access::Given;
pub use interaction::{Interaction, Reply};
pub use member::Member;
