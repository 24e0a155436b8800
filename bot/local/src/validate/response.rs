//! Answers to interactions:
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object>.

use super::command::choices;
use super::component::parts;
use super::form::{Form, Item};
use super::message::{Purpose, message};
use crate::model::{Choice, FormPart};

/// The bot's answer to an interaction. Those that show a message at once (4 and 7) are not modelled.
#[derive(Debug)]
pub(crate) enum Callback {
    /// An ephemeral message that comes later (5).
    Defer,
    /// A deferred update: the message changes later, or nothing more happens (6).
    DeferUpdate,
    /// Suggestions (8).
    Choices(Vec<Choice>),
    /// A form (9).
    Modal { custom_id: String, title: String, parts: Vec<FormPart> },
}

/// Reads an answer. `possible` are the types that the interaction takes.
pub(crate) fn callback(body: &Item<'_, '_>, possible: &[i64]) -> Option<Callback> {
    let form = body.form()?;
    let kind = form.required_integer::<i64>("type", 1..=i64::MAX)?;
    if !possible.contains(&kind) {
        let list = possible.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        form.error("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{list}}}."));
        return None;
    }
    form.ignore(&["data"]);
    let data = || form.required("data")?.form();
    let callback = match kind {
        5 => {
            message(data()?, Purpose::Deferral, &[]);
            Callback::Defer
        }
        6 => Callback::DeferUpdate,
        8 => suggestions(data()?),
        _ => modal(data()?),
    };
    form.finish();
    Some(callback)
}

fn suggestions(data: Form<'_, '_>) -> Callback {
    let items = data.required_list("choices", 0..=25);
    data.finish();
    Callback::Choices(choices(&items, None))
}

fn modal(data: Form<'_, '_>) -> Callback {
    let custom_id = data.required_text("custom_id", 1..=100);
    let title = data.required_text("title", 1..=45);
    let items = data.required_list("components", 1..=5);
    data.finish();
    Callback::Modal { custom_id, title, parts: parts(&items) }
}
