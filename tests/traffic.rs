//! All traffic between the bot and the local Discord, checked by an independent implementation of
//! Discord's API, so that bot and local Discord cannot be wrong together.

use std::error::Error;

use local::{Exchange, Frame, Traffic, TrafficEntry};
use serde::de::DeserializeOwned;
use serde::de::DeserializeSeed as _;
use serde_json::Value;
use twilight_model::application::command::{Command, CommandType};
use twilight_model::channel::message::Component;
use twilight_model::channel::{Channel, Message};
use twilight_model::gateway::event::GatewayEventDeserializer;
use twilight_model::guild::{Member, Role};
use twilight_model::http::interaction::{InteractionResponse, InteractionResponseType};
use twilight_model::oauth::Application;
use twilight_validate::command::{chat_input_name, command_characters, description, name, options};
use twilight_validate::component::label;

/// Panics at the first request, answer or event that twilight cannot read or considers invalid.
pub(crate) fn judge(traffic: &[TrafficEntry]) {
    for entry in traffic {
        let verdict = match &entry.traffic {
            Traffic::Request(exchange) => request(exchange),
            Traffic::Frame(frame) => event(frame),
        };
        if let Err(problem) = verdict {
            let mut shown = serde_json::to_string_pretty(&entry).unwrap();
            shown.truncate(3000);
            panic!("{problem}\n{shown}");
        }
    }
    assert!(traffic.len() > 3, "there was traffic to judge");
}

type Verdict<T = ()> = Result<T, Box<dyn Error>>;

fn request(exchange: &Exchange) -> Verdict {
    let path: Vec<&str> = exchange.path.trim_start_matches("/api/v10").split('/').skip(1).collect();
    match (exchange.method.as_str(), path.as_slice(), &exchange.payload) {
        ("PUT", ["applications", _, "commands"], Some(payload)) => commands(payload),
        ("POST", ["interactions", _, _, "callback"], Some(payload)) => response(payload),
        ("POST" | "PATCH", ["channels", _, "messages", ..] | ["webhooks", ..], Some(payload))
            if path.last() != Some(&"threads") =>
        {
            message(payload)?;
            if payload["allowed_mentions"]["parse"] != Value::Array(Vec::new()) {
                return Err("it does not say whom it pings".into());
            }
            answer::<Message>(exchange)
        }
        ("POST", ["channels", _, "messages", _, "threads"] | ["users", "@me", "channels"], _) => {
            answer::<Channel>(exchange)
        }
        ("GET", ["channels", _], _) => answer::<Channel>(exchange),
        ("GET", ["guilds", _, "roles"], _) => answer::<Vec<Role>>(exchange),
        ("GET", ["channels", _, "messages"], _) => answer::<Vec<Message>>(exchange),
        ("GET", ["webhooks", ..], _) => answer::<Message>(exchange),
        ("GET", ["guilds", _, "members", _], _) => answer::<Member>(exchange),
        ("GET", ["oauth2", ..], _) => answer::<Application>(exchange),
        ("GET", ["applications", .., "commands"], _) => answer::<Vec<Command>>(exchange),
        _ => Ok(()),
    }
}

/// The answer to a request that was carried out, unless it was lost.
fn answer<T: DeserializeOwned>(exchange: &Exchange) -> Verdict {
    match &exchange.response {
        Some(answer) if matches!(exchange.status, Some(200 | 201)) => read::<T>(answer).map(drop),
        _ => Ok(()),
    }
}

fn commands(payload: &Value) -> Verdict {
    let mut payload = payload.clone();
    for command in payload.as_array_mut().ok_or("not a list of commands")? {
        // A request may leave out the type and has no version yet, but twilight only knows complete
        // commands.
        command["version"] = "1".into();
        if command["type"].is_null() {
            command["type"] = 1.into();
        }
        // Commands in menus have no description.
        if command["type"] != 1 && command["description"].is_null() {
            command["description"] = "".into();
        }
    }
    for command in read::<Vec<Command>>(&payload)? {
        // twilight still has the limit of 4,000 characters, which Discord has doubled, so the parts
        // are checked separately.
        if command_characters(&command) > 8000 {
            return Err(format!("/{} is too long", command.name).into());
        }
        if command.kind == CommandType::ChatInput {
            chat_input_name(&command.name)?;
            description(&command.description)?;
            options(&command.options)?;
        } else {
            name(&command.name)?;
        }
    }
    Ok(())
}

fn response(payload: &Value) -> Verdict {
    let response: InteractionResponse = read(payload)?;
    let Some(data) = response.data else {
        return Ok(());
    };
    if let Some(content) = &data.content {
        twilight_validate::message::content(content)?;
    }
    for choice in data.choices.iter().flatten() {
        twilight_validate::command::choice_name(&choice.name)?;
    }
    let rows = data.components.as_deref().unwrap_or_default();
    if response.kind == InteractionResponseType::Modal {
        return rows.iter().try_for_each(part);
    }
    components(rows)
}

/// A part of a form. twilight does not know radio groups.
fn part(part: &Component) -> Verdict {
    match part {
        Component::Label(part) if matches!(*part.component, Component::Unknown(21)) => Ok(()),
        Component::Label(part) => Ok(label(part)?),
        other => Err(format!("{other:?} in a form").into()),
    }
}

fn message(payload: &Value) -> Verdict {
    if let Some(content) = payload.get("content").and_then(Value::as_str) {
        twilight_validate::message::content(content)?;
    }
    for attachment in payload.get("attachments").and_then(Value::as_array).into_iter().flatten() {
        let text = |name| attachment.get(name).and_then(Value::as_str);
        if let Some(filename) = text("filename") {
            twilight_validate::message::attachment_filename(filename)?;
        }
        if let Some(description) = text("description") {
            twilight_validate::message::attachment_description(description)?;
        }
    }
    match payload.get("components") {
        Some(rows) => components(&read::<Vec<Component>>(rows)?),
        None => Ok(()),
    }
}

fn components(rows: &[Component]) -> Verdict {
    Ok(twilight_validate::message::components(rows, false)?)
}

/// Every event that the local Discord sends must be one that Discord could have sent.
fn event(frame: &Frame) -> Verdict {
    let Some(op) = frame.payload.get("op").and_then(Value::as_u64) else {
        return Ok(());
    };
    if frame.from_bot {
        return Ok(());
    }
    let kind = frame.payload.get("t").and_then(Value::as_str);
    GatewayEventDeserializer::new(u8::try_from(op)?, kind).deserialize(&frame.payload)?;
    Ok(())
}

fn read<T: DeserializeOwned>(value: &Value) -> Verdict<T> {
    Ok(serde_json::from_value(value.clone())?)
}
