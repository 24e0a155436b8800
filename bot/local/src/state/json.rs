//! The objects of the world in Discord's JSON.

use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use super::world::{Account, World};
use crate::clock::iso;
use crate::model::{
    Attachment, Channel, ChannelId, ChannelKind, GuildId, InteractionMetadata, Message,
    Permissions, Role, Row, UserId, put,
};

impl World {
    /// A user object. Accounts stay for ever.
    pub(crate) fn user_json(&self, id: UserId) -> Value {
        let account = &self.members[&id];
        let flags = if account.is_bot { self.bot_flags } else { 0 };
        let own = json!({
            "id": id,
            "username": account.username,
            "global_name": if account.is_bot { None } else { Some(&account.name) },
            "bot": account.is_bot,
            "public_flags": flags,
            "flags": flags,
        });
        merged(usual("user"), own)
    }

    /// A member object without its user.
    fn bare_member_json(&self, account: &Account) -> Value {
        let joined_at = iso(self.guild.created());
        let own = json!({ "roles": account.roles, "joined_at": joined_at });
        merged(usual("member"), own)
    }

    /// A member object, without permissions.
    pub(crate) fn member_json(&self, id: UserId) -> Option<Value> {
        let mut member = self.bare_member_json(self.members.get(&id)?);
        member["user"] = self.user_json(id);
        Some(member)
    }

    /// A member object as interactions carry it, without its user but with the permissions in
    /// `channel`.
    pub(crate) fn interacting_member_json(&self, id: UserId, channel: ChannelId) -> Value {
        let mut member = self.bare_member_json(&self.members[&id]);
        member["permissions"] = json!(self.permissions(id, channel));
        member
    }

    /// A channel object; a partial one, with the permissions of `viewer`, as interactions carry it.
    pub(crate) fn channel_json(&self, channel: &Channel, viewer: Option<UserId>) -> Value {
        let mut json = json!({
            "id": channel.id,
            "type": channel.type_number(),
            "name": channel.name,
            "last_message_id": self.messages_in(channel.id).next_back().map(|message| message.id),
            "last_pin_timestamp": null,
            "flags": 0,
        });
        match &channel.kind {
            ChannelKind::Direct { with } => {
                json["recipients"] = json!([self.user_json(*with)]);
                json["name"] = Value::Null;
            }
            ChannelKind::Text | ChannelKind::Forum => {
                json["guild_id"] = json!(self.guild_of(channel.id));
                json = merged(json, usual("channel"));
                if channel.kind == ChannelKind::Forum {
                    json = merged(json, usual("forum"));
                }
                if viewer.is_none() {
                    json["permission_overwrites"] = self.overwrites_json(channel);
                }
            }
            ChannelKind::Thread(thread) => {
                json["guild_id"] = json!(self.guild_of(channel.id));
                json["parent_id"] = json!(thread.parent);
                json["owner_id"] = json!(thread.owner);
                json["thread_metadata"] = json!({
                    "archived": thread.archived,
                    "archive_timestamp": iso(thread.archive_changed),
                    "auto_archive_duration": thread.archive_after,
                    "locked": thread.locked,
                    "create_timestamp": iso(channel.id.created()),
                });
                let parent = self.channel(thread.parent);
                if parent.is_some_and(|parent| parent.kind == ChannelKind::Forum) {
                    json["applied_tags"] = json!([]);
                }
            }
        }
        put(&mut json, "permissions", viewer.map(|viewer| self.permissions(viewer, channel.id)));
        json
    }

    /// What a channel allows or denies to everyone and to some members:
    /// <https://discord.com/developers/docs/resources/channel#overwrite-object>.
    fn overwrites_json(&self, channel: &Channel) -> Value {
        let view = Permissions::VIEW_CHANNEL;
        let of_member = |user: UserId, allow: Permissions, deny: Permissions| json!({ "id": user, "type": 1, "allow": allow, "deny": deny });
        let mut overwrites = Vec::new();
        if let Some(only) = &channel.only {
            let everyone = self.guild_of(channel.id);
            let none = Permissions::empty();
            overwrites.push(json!({ "id": everyone, "type": 0, "allow": none, "deny": view }));
            overwrites.extend(only.iter().map(|user| of_member(*user, view, none)));
        }
        if channel.only.is_some() || !channel.denied.is_empty() {
            let allow =
                if channel.only.is_some() { view - channel.denied } else { Permissions::empty() };
            overwrites.push(of_member(self.bot, allow, channel.denied));
        }
        json!(overwrites)
    }

    /// A message object in a list, which has no nonce.
    pub(crate) fn stored_json(&self, message: &Message) -> Value {
        let mut json = self.message_json(message);
        json.as_object_mut().and_then(|fields| fields.remove("nonce"));
        json
    }

    /// A message object.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let mut json = json!({
            "id": message.id,
            "channel_id": message.channel,
            "type": message.kind,
            "author": self.user_json(message.author),
            "content": message.content,
            "timestamp": iso(message.created()),
            "edited_timestamp": message.edited.map(iso),
            "tts": false,
            "mention_everyone": message.pinged_everyone,
            "mentions": message.mentions.iter().map(|user| self.user_json(*user)).collect::<Vec<_>>(),
            "mention_roles": message.mention_roles,
            "attachments": message.attachments.iter().map(Attachment::to_json).collect::<Vec<_>>(),
            "embeds": [],
            "components": message.rows.iter().map(Row::to_json).collect::<Vec<_>>(),
            "pinned": false,
            "flags": message.flags,
        });
        put(&mut json, "nonce", message.nonce.as_ref());
        // Only the bot answers interactions.
        if let Some(metadata) = &message.interaction {
            json["application_id"] = json!(self.application);
            json["webhook_id"] = json!(self.application);
            let guild = self.guild_of(message.channel);
            json["interaction_metadata"] = self.interaction_metadata_json(metadata, guild);
        }
        if let Some(reply_to) = message.reply_to {
            let mut reference =
                json!({ "type": 0, "channel_id": message.channel, "message_id": reply_to });
            put(&mut reference, "guild_id", self.guild_of(message.channel));
            json["message_reference"] = reference;
            let replied = self.message(message.channel, reply_to);
            // One step only, as in Discord: the reply inside a reply is left out.
            json["referenced_message"] = replied.map_or(Value::Null, |replied| {
                let mut bare = (**replied).clone();
                bare.reply_to = None;
                self.message_json(&bare)
            });
        }
        json
    }

    fn interaction_metadata_json(
        &self,
        metadata: &InteractionMetadata,
        guild: Option<GuildId>,
    ) -> Value {
        let mut json = json!({
            "id": metadata.interaction,
            "type": metadata.kind,
            "user": self.user_json(metadata.user),
            "authorizing_integration_owners": owners_json(guild),
        });
        put(&mut json, "name", (metadata.kind == 2).then_some(&metadata.command));
        put(&mut json, "interacted_message_id", metadata.message);
        let trigger = metadata.trigger.as_ref();
        let trigger = trigger.map(|trigger| self.interaction_metadata_json(trigger, guild));
        put(&mut json, "triggering_interaction_metadata", trigger);
        json
    }

    /// The role of everyone on a server, which has its id.
    pub(crate) fn everyone_json(guild: GuildId) -> Value {
        let own = json!({
            "id": guild, "name": "@everyone", "position": 0, "mentionable": false,
            "permissions": Permissions::MEMBER,
        });
        merged(usual("role"), own)
    }

    /// The roles of a guild; only the first one has others than that of everyone.
    pub(crate) fn roles_json(&self, guild: GuildId) -> Vec<Value> {
        let others = self.roles.values().filter(|_| guild == self.guild).map(Role::to_json);
        std::iter::once(Self::everyone_json(guild)).chain(others).collect()
    }

    /// A guild object.
    pub(crate) fn guild_json(&self) -> Value {
        let own = json!({
            "id": self.guild,
            "name": self.guild_name,
            "owner_id": self.owner(),
            "roles": self.roles_json(self.guild),
            "preferred_locale": self.guild_locale,
        });
        merged(usual("guild"), own)
    }

    /// The application object of the bot.
    pub(crate) fn application_json(&self) -> Value {
        let own = json!({
            "id": self.application,
            "name": self.members[&self.bot].name,
            "bot": self.user_json(self.bot),
            "owner": self.user_json(self.owner()),
        });
        merged(usual("application"), own)
    }
}

impl Role {
    pub(crate) fn to_json(&self) -> Value {
        merged(usual("role"), json!(self))
    }
}

impl Attachment {
    pub(crate) fn to_json(&self) -> Value {
        let mut json = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.bytes.len(),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        });
        put(&mut json, "description", self.description.as_ref());
        put(&mut json, "width", self.size.map(|(width, _)| width));
        put(&mut json, "height", self.size.map(|(_, height)| height));
        json
    }
}

/// The fields of an object of Discord's that are always the same here.
pub(super) fn usual(object: &str) -> Value {
    static ALL: LazyLock<Value> =
        LazyLock::new(|| serde_json::from_str(include_str!("usual.json")).expect("JSON"));
    ALL[object].clone()
}

/// The fields that both objects have.
pub(super) fn merged(first: Value, second: Value) -> Value {
    let mut fields = match first {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    if let Value::Object(more) = second {
        fields.extend(more);
    }
    Value::Object(fields)
}

/// Who has installed the application: the server, which is 0 in direct messages.
pub(crate) fn owners_json(guild: Option<GuildId>) -> Value {
    json!({ "0": guild.unwrap_or(GuildId(0)) })
}
