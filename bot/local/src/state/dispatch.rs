//! What the gateway sends: greetings, interactions and faults.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::interactions::{Kind, Record};
use super::json::{merged, owners_json, usual};
use super::sessions::Signal;
use super::shared::State;
use crate::event::Event;
use crate::fault::GatewayFault;
use crate::model::{
    ChannelId, GuildId, InteractionId, InteractionMetadata, MessageId, Permissions, Response,
    UPLOAD_LIMIT, UserId,
};

/// An interaction that is to be sent.
#[derive(Debug)]
pub(crate) struct NewInteraction {
    pub(crate) kind: Kind,
    pub(crate) user: UserId,
    pub(crate) channel: ChannelId,
    pub(crate) source: Option<MessageId>,
    /// The whole command, such as `pacru move`.
    pub(crate) command: String,
    pub(crate) trigger: Option<InteractionMetadata>,
    /// The field `data`.
    pub(crate) data: Value,
}

/// The permissions that Discord names for the bot in interactions in direct messages:
/// `ATTACH_FILES`, `EMBED_LINKS`, `MENTION_EVERYONE` and `USE_EXTERNAL_EMOJIS`. Seeing and writing
/// are not among them; there the bot may always do both
/// (<https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object>).
const IN_DIRECT: Permissions = Permissions::from_bits_retain(442_368);

impl State {
    /// Records an interaction with the payload that the gateway is to send.
    pub(crate) fn create_interaction(&mut self, new: &NewInteraction) -> InteractionId {
        let now = self.now();
        let id = InteractionId(self.world.snowflake());
        let token = self.interactions.token(id);
        let source = new.source.and_then(|message| self.world.message(new.channel, message));
        let metadata = InteractionMetadata {
            interaction: id,
            kind: new.kind as u8,
            user: new.user,
            command: new.command.clone(),
            message: new.source.filter(|_| new.kind == Kind::Component),
            trigger: new.trigger.clone().map(Box::new),
        };
        let record = Record {
            payload: self.interaction_json(id, &token, new),
            token,
            kind: new.kind,
            user: new.user,
            channel: new.channel,
            created: now,
            source: new.source,
            source_edits: source.map_or(0, |message| message.edits),
            metadata,
            response: Response::Open,
        };
        self.interactions.add(id, record);
        self.emit(Event::InteractionChanged(id));
        id
    }

    /// Fails the interactions that were not acknowledged in time.
    pub(crate) fn expire(&mut self) {
        let (now, timeout) = (self.now(), self.config.response_timeout);
        for id in self.interactions.expire(now, timeout) {
            self.emit(Event::InteractionChanged(id));
        }
    }

    /// The interaction object:
    /// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object>.
    fn interaction_json(&self, id: InteractionId, token: &str, new: &NewInteraction) -> Value {
        let world = &self.world;
        let (user, channel) = (new.user, new.channel);
        let guild = world.guild_of(channel);
        let mut json = json!({
            "id": id,
            "application_id": world.application,
            "type": new.kind as u8,
            "token": token,
            "version": 1,
            "data": new.data,
            "channel_id": channel,
            "channel": world.channels.get(&channel).map(|place| world.channel_json(place, Some(user))),
            "app_permissions": if guild.is_some() { world.permissions(world.bot, channel) } else { IN_DIRECT },
            "locale": world.members.get(&user).map_or("en-US", |account| &account.locale),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": owners_json(guild),
            "context": u8::from(guild.is_none()),
            "attachment_size_limit": UPLOAD_LIMIT,
        });
        if let Some(guild) = guild {
            json["guild_id"] = json!(guild);
            json["guild"] = json!({ "id": guild, "locale": world.guild_locale, "features": [] });
            json["guild_locale"] = json!(world.guild_locale);
            json["member"] = world.interacting_member_json(user, channel);
            json["member"]["user"] = world.user_json(user);
        } else {
            json["user"] = world.user_json(user);
        }
        if let Some(message) = new.source.and_then(|message| world.message(channel, message)) {
            json["message"] = world.message_json(message);
        }
        json
    }

    /// Opens a session and sends `READY`.
    pub(crate) fn open_session(
        &mut self,
        shard: (u64, u64),
        connection: mpsc::UnboundedSender<Signal>,
    ) -> String {
        let user = self.world.user_json(self.world.bot);
        let is_here = |guild: &GuildId| (guild.0 >> 22) % shard.1 == shard.0;
        let guilds = self.world.guilds().filter(is_here);
        let guilds: Vec<Value> =
            guilds.map(|guild| json!({ "id": guild, "unavailable": true })).collect();
        let resume = format!("{}/resume", self.gateway_url());
        let session = self.sessions.open(shard, connection);
        let ready = json!({
            "user": user,
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": resume,
            "shard": [shard.0, shard.1],
            "application": { "id": self.world.application, "flags": 0 },
        });
        session.dispatch("READY", &merged(usual("ready"), ready));
        session.id.clone()
    }

    /// Sends an interaction to the bot, again if it was sent before.
    pub(crate) fn deliver(&mut self, id: InteractionId) {
        let Some(payload) = self.interactions.get(id).map(|record| record.payload.clone()) else {
            return;
        };
        let guild = payload.get("guild_id").and_then(Value::as_str).and_then(|id| id.parse().ok());
        self.sessions.dispatch("INTERACTION_CREATE", &payload, guild);
    }

    pub(crate) fn advance(&mut self, by: Duration) {
        self.world.clock.advance(by);
        self.expire();
    }

    pub(crate) fn gateway_fault(&self, fault: GatewayFault) {
        let frame = |op: u8, data: Value| json!({ "op": op, "t": null, "s": null, "d": data });
        self.sessions.signal(|| match fault {
            GatewayFault::Disconnect => Signal::Disconnect,
            GatewayFault::Close(code) => Signal::Close(code),
            GatewayFault::Reconnect => Signal::Send(frame(7, Value::Null)),
            GatewayFault::InvalidSession { resumable } => Signal::Send(frame(9, resumable.into())),
            GatewayFault::Silence => Signal::Silence,
        });
    }
}
