//! Checking what the bot sends: every field by its limits, all errors at once, nothing unknown let through.

mod command;
mod component;
mod embed;
mod form;
mod message;
mod response;

pub(crate) use command::command;
pub(crate) use form::{Errors, Form, Item};
pub(crate) use message::{
    AllowedMentions, AllowedUsers, AttachmentSource, MessageForm, Purpose, message,
};
pub(crate) use response::{Callback, callback};
