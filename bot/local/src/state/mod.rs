//! The state of a running server.

mod dispatch;
mod interactions;
mod json;
mod mentions;
mod messages;
mod sessions;
mod shared;
mod starts;
mod threads;
mod world;

pub(crate) use dispatch::NewInteraction;
pub(crate) use interactions::{Kind, Record, TOKEN_LIFETIME};
pub(crate) use sessions::{ResumeError, Signal};
pub(crate) use shared::State;
pub(crate) use starts::Start;
pub(crate) use world::World;
