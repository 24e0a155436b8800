//! Checks what the bot sends: every field has its limits, all errors are reported together, and
//! unknown fields are refused.

mod command;
mod component;
mod form;
mod message;
mod response;

pub(crate) use command::{EXACT, command};
pub(crate) use form::{Errors, Form, Item};
pub(crate) use message::{AllowedMentions, MessageForm, NewFile, Purpose, message};
pub(crate) use response::{Callback, callback};
