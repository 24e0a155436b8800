//! What the page is told.

use serde_json::{Value, json};

use crate::model::{ChannelId, ChannelKind, InteractionId, Message, Modal, UserId};
use crate::state::{Account, Record, Response, State};

impl State {
    /// Everything but the messages, as one member sees it.
    pub(super) fn page_json(&self, me: UserId) -> Value {
        let world = &self.world;
        let members = world.members.values().map(
            |account| json!({ "id": account.id, "name": account.display_name(), "bot": account.is_bot }),
        );
        let places = world.channels.values().filter(|place| world.sees(me, place.id)).map(|place| {
            let thread = place.thread();
            json!({
                "id": place.id,
                "name": if let ChannelKind::Direct { .. } = place.kind { self.bot_name() } else { &place.name },
                "kind": match place.kind {
                    ChannelKind::Text => "text",
                    ChannelKind::Forum => "forum",
                    ChannelKind::Thread(_) => "thread",
                    ChannelKind::Direct { .. } => "direct",
                },
                "parent": thread.map(|thread| thread.parent),
                "archived": thread.is_some_and(|thread| thread.archived),
                "locked": thread.is_some_and(|thread| thread.locked),
                "commands": self.commands_for(me, place.id).iter().map(|command| command.id).collect::<Vec<_>>(),
            })
        });
        json!({
            "guild": world.guild_name,
            "guild_id": world.guild,
            "bot": world.bot,
            "connected": self.sessions.connected().next().is_some(),
            "try_first": self.config.try_first,
            "first_steps": self.config.first_steps,
            "members": members.collect::<Vec<_>>(),
            "channels": places.collect::<Vec<_>>(),
            "commands": world.commands,
        })
    }

    fn bot_name(&self) -> &str {
        self.world
            .members
            .get(&self.world.bot)
            .map_or("bot", |bot| bot.display_name())
    }

    /// The messages of a channel that a member sees.
    pub(super) fn page_messages_json(&self, me: UserId, channel: ChannelId) -> Value {
        let seen = self.visible_messages(me, channel);
        seen.iter()
            .map(|message| self.page_message_json(me, message))
            .collect()
    }

    /// A message as Discord writes it, and what only its reader can tell.
    pub(super) fn page_message_json(&self, me: UserId, message: &Message) -> Value {
        let mut json = self.world.message_json(message, false);
        json["calls_me"] =
            json!(message.pinged.contains(&me) || message.pinged_everyone && message.author != me);
        json["called"] = json!(message.pinged);
        json["name"] = json!(
            self.world
                .members
                .get(&message.author)
                .map(Account::display_name)
        );
        json
    }

    /// How an interaction of a member stands.
    pub(super) fn page_interaction_json(&self, me: UserId, id: InteractionId) -> Option<Value> {
        let record = self
            .interactions
            .get(id)
            .filter(|record| record.user == me)?;
        Some(json!({
            "id": id,
            "channel": record.channel,
            "message": record.source,
            "state": standing(record),
            "modal": if let Response::Modal(modal) = &record.response { Some(modal_json(modal)) } else { None },
        }))
    }
}

fn standing(record: &Record) -> &'static str {
    match record.response {
        Response::Open => "open",
        Response::Failed => "failed",
        _ => "answered",
    }
}

fn modal_json(modal: &Modal) -> Value {
    json!({ "title": modal.title, "inputs": modal.inputs })
}
