//! Answers to interactions:
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object>.

use super::command::choices;
use super::component::parts;
use super::form::Item;
use super::message::{MessageForm, Purpose, message};
use crate::model::{InteractionId, MessageId, Modal, Response};

/// An answer to an interaction.
pub(crate) struct Callback {
    /// Its message is posted afterwards.
    pub(crate) response: Response,
    /// What that message shows at once; none if it comes later.
    pub(crate) message: Option<MessageForm>,
}

/// Reads an answer to an interaction. `possible` are the types that it takes; the one that changes
/// the message of a button at once (7) is not modelled.
pub(crate) fn callback(
    body: &Item<'_, '_>,
    interaction: InteractionId,
    possible: &[i64],
) -> Option<Callback> {
    let form = body.form()?;
    let kind = form.required_integer::<i64>("type", 1..=i64::MAX)?;
    if !possible.contains(&kind) {
        let list = possible.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        form.error("type", "BASE_TYPE_CHOICES", format!("Value must be one of {{{list}}}."));
        return None;
    }
    form.ignore(&["data"]);
    let data = || form.required("data")?.form();
    let mut at_once = None;
    let response = match kind {
        4 => {
            let data = data()?;
            data.required_text("content", 1..=2000);
            at_once = Some(message(data, Purpose::Answer, &[]));
            Response::Deferred(MessageId::default())
        }
        5 => {
            message(data()?, Purpose::Answer, &[]);
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
    Some(Callback { response, message: at_once })
}
