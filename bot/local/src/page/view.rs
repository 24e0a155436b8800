//! The page's queries, and the JSON that answers them.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::model::{
    ChannelId, ChannelKind, CommandKind, FormPart, InteractionId, Message, Modal, Response, UserId,
};
use crate::state::State;

/// The member whom a request is for.
#[derive(Debug, Deserialize)]
pub(super) struct Viewer {
    pub(super) me: UserId,
}

/// The member and the channel of a request for messages.
#[derive(Debug, Deserialize)]
pub(super) struct ChannelQuery {
    pub(super) me: UserId,
    pub(super) channel: ChannelId,
}

/// The last entry of the traffic that the page has.
#[derive(Debug, Deserialize)]
pub(super) struct TrafficQuery {
    pub(super) since: u64,
}

impl State {
    /// The state without the messages, as one member sees it.
    pub(super) fn page_json(&self, me: UserId) -> Value {
        let world = &self.world;
        let members = world.members.values().map(|account| {
            json!({
                "id": account.id,
                "name": account.name,
                "bot": account.is_bot,
                "gone": world.has_left(account.id),
                "locale": account.locale,
            })
        });
        let commands = |kind, channel| {
            let commands = self.commands_of(kind, me, channel);
            commands.iter().map(|command| command.id).collect::<Vec<_>>()
        };
        let channels = world.channels.values().filter(|channel| world.sees(me, channel.id)).map(|channel| {
            let thread = channel.thread();
            json!({
                "id": channel.id,
                "name": if let ChannelKind::Direct { .. } = channel.kind { &world.members[&world.bot].name } else { &channel.name },
                "kind": match channel.kind {
                    ChannelKind::Text => "text",
                    ChannelKind::Forum => "forum",
                    ChannelKind::Thread(_) => "thread",
                    ChannelKind::Direct { .. } => "direct",
                },
                "parent": thread.map(|thread| thread.parent),
                "archived": thread.is_some_and(|thread| thread.archived),
                "locked": thread.is_some_and(|thread| thread.locked),
                "commands": commands(CommandKind::Typed, channel.id),
                "on_members": commands(CommandKind::User, channel.id),
                "on_messages": commands(CommandKind::Message, channel.id),
            })
        });
        json!({
            "guild": world.guild_name,
            "guild_id": world.guild,
            "bot": world.bot,
            "connected": self.sessions.connected().next().is_some(),
            "owner": world.owner(),
            "first_steps": self.config.first_steps,
            "option_groups": self.config.option_groups,
            "quick_start": self.config.quick_start,
            "direct_welcome": self.config.direct_welcome,
            "members": members.collect::<Vec<_>>(),
            "roles": world.roles_json(world.guild),
            "channels": channels.collect::<Vec<_>>(),
            "commands": world.commands,
        })
    }

    /// A message in Discord's JSON, with the fields that depend on the reader.
    pub(super) fn page_message_json(&self, me: UserId, message: &Message) -> Value {
        let mut json = self.world.message_json(message);
        json["pings_me"] =
            json!(message.pinged.contains(&me) || message.pinged_everyone && message.author != me);
        json["pinged"] = json!(message.pinged);
        json["name"] = json!(self.world.members.get(&message.author).map(|account| &account.name));
        json
    }

    /// The state of a member's interaction.
    pub(super) fn page_interaction_json(&self, me: UserId, id: InteractionId) -> Option<Value> {
        let record = self.interactions.get(id).filter(|record| record.user == me)?;
        let mut modal = Value::Null;
        if let Response::Modal(Modal { title, parts, .. }) = &record.response {
            let parts: Vec<Value> = parts.iter().map(FormPart::to_json).collect();
            modal = json!({ "title": title, "parts": parts });
        }
        Some(json!({
            "id": id,
            "channel": record.channel,
            "message": record.source,
            "state": match record.response {
                Response::Open => "open",
                Response::Failed => "failed",
                _ => "answered",
            },
            "modal": modal,
        }))
    }
}
