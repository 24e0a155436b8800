//! Answers to interactions:
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object>.

use super::command::choices;
use super::component::parts;
use super::form::Item;
use super::message::{Purpose, message};
use crate::model::{InteractionId, MessageId, Modal, Response};

/// Reads an answer to an interaction. `possible` are the types that it takes; those that show a message at once (4 and 7)
/// are not modelled. The message of a deferred one is posted afterwards.
pub(crate) fn callback(
    body: &Item<'_, '_>,
    interaction: InteractionId,
    possible: &[i64],
) -> Option<Response> {
    let form = body.form()?;
    let kind = form.required_integer::<i64>("type", 1..=i64::MAX)?;
    if !possible.contains(&kind) {
        let list = possible.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        form.error("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{list}}}."));
        return None;
    }
    form.ignore(&["data"]);
    let data = || form.required("data")?.form();
    let response = match kind {
        5 => {
            message(data()?, Purpose::Deferral, &[]);
            Response::Deferred(MessageId::default())
        }
        6 => Response::DeferredUpdate,
        8 => {
            let data = data()?;
            let items = data.required_list("choices", 0..=25);
            data.finish();
            Response::Choices(choices(&items, None))
        }
        _ => {
            let data = data()?;
            let custom_id = data.required_text("custom_id", 1..=100);
            let title = data.required_text("title", 1..=45);
            let items = data.required_list("components", 1..=5);
            data.finish();
            Response::Modal(Modal { interaction, custom_id, title, parts: parts(&items) })
        }
    };
    form.finish();
    Some(response)
}
