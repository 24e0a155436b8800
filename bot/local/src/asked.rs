//! Interactions: what members have asked, and what the bot has answered so far.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use serde_json::{Value, json};

use crate::clock::Timestamp;
use crate::command::Choice;
use crate::component::Modal;
use crate::event::Event;
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::message::Origin;
use crate::state::State;

/// How long the token of an interaction lives.
pub(crate) const TOKEN_LIVES: Duration = Duration::from_mins(15);
/// How many interactions are remembered.
const REMEMBERED: usize = 10_000;

/// All interactions, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    records: BTreeMap<InteractionId, Record>,
    /// Those that may still be waiting for an answer.
    open: Vec<InteractionId>,
    /// Makes tokens that nobody guesses.
    secret: RandomState,
}

/// What was used, with Discord's number for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// One interaction.
#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) token: String,
    pub(crate) kind: Kind,
    pub(crate) user: UserId,
    pub(crate) channel: ChannelId,
    pub(crate) created: Timestamp,
    /// The message whose button or menu was used, also through a form.
    pub(crate) source: Option<MessageId>,
    /// How often that message had been edited then.
    pub(crate) source_edits: u32,
    pub(crate) origin: Origin,
    pub(crate) answer: Answer,
    /// The messages sent after the answer.
    pub(crate) follow_ups: Vec<MessageId>,
    /// What the gateway sends.
    pub(crate) payload: Value,
}

/// How the bot has answered.
#[derive(Clone, Debug)]
pub(crate) enum Answer {
    /// Not yet.
    Open,
    /// Not in time.
    Failed,
    /// With this message (4).
    Message(MessageId),
    /// With this message, empty at first (5).
    Deferred(MessageId),
    /// By a promise to change the source (6).
    DeferredUpdate,
    /// By changing the source (7).
    Updated,
    /// With suggestions (8).
    Choices(Vec<Choice>),
    /// With a form (9).
    Modal(Modal),
}

/// An interaction about to be sent.
#[derive(Debug)]
pub(crate) struct Asking {
    pub(crate) kind: Kind,
    pub(crate) user: UserId,
    pub(crate) channel: ChannelId,
    pub(crate) source: Option<MessageId>,
    /// The whole command, such as `pacru move`.
    pub(crate) command: String,
    pub(crate) trigger: Option<Origin>,
    /// The field `data`.
    pub(crate) data: Value,
}

impl Interactions {
    pub(crate) fn get(&self, id: InteractionId) -> Option<&Record> {
        self.records.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: InteractionId) -> Option<&mut Record> {
        self.records.get_mut(&id)
    }

    /// The interaction that has this token.
    pub(crate) fn with_token(&self, token: &str) -> Option<InteractionId> {
        let id = token.split_once('.').and_then(|(id, _)| id.parse().ok())?;
        (self.records.get(&id)?.token == token).then_some(id)
    }

    /// The newest interaction.
    pub(crate) fn last(&self) -> Option<InteractionId> {
        self.records.last_key_value().map(|(id, _)| *id)
    }
}

impl Record {
    /// The types of answer that fit.
    pub(crate) fn possible_answers(&self) -> &'static [i64] {
        match self.kind {
            Kind::Command => &[4, 5, 9],
            Kind::Component => &[4, 5, 6, 7, 9],
            Kind::Autocomplete => &[8],
            Kind::Modal if self.source.is_some() => &[4, 5, 6, 7],
            Kind::Modal => &[4, 5],
        }
    }

    /// The first answer, as far as it is a message.
    pub(crate) fn original(&self) -> Option<MessageId> {
        match self.answer {
            Answer::Message(message) | Answer::Deferred(message) => Some(message),
            Answer::DeferredUpdate | Answer::Updated => self.source,
            Answer::Open | Answer::Failed | Answer::Choices(_) | Answer::Modal(_) => None,
        }
    }
}

impl State {
    /// Writes an interaction down, with everything that the gateway will send.
    pub(crate) fn ask(&mut self, asking: &Asking) -> InteractionId {
        let now = self.now();
        let id = InteractionId(self.world.mint.next(now));
        let token = format!("{id}.{:016x}", self.interactions.secret.hash_one(id));
        let source = asking
            .source
            .and_then(|message| self.world.message(asking.channel, message));
        let origin = Origin {
            interaction: id,
            kind: asking.kind as u8,
            user: asking.user,
            command: asking.command.clone(),
            message: asking.source.filter(|_| asking.kind == Kind::Component),
            trigger: asking.trigger.clone().map(Box::new),
        };
        let record = Record {
            payload: self.interaction_json(id, &token, asking),
            token,
            kind: asking.kind,
            user: asking.user,
            channel: asking.channel,
            created: now,
            source: asking.source,
            source_edits: source.map_or(0, |message| message.edits),
            origin,
            answer: Answer::Open,
            follow_ups: Vec::new(),
        };
        self.interactions.records.insert(id, record);
        self.interactions.open.push(id);
        while self.interactions.records.len() > REMEMBERED {
            self.interactions.records.pop_first();
        }
        self.tell(Event::InteractionCreated(id));
        id
    }

    /// Gives up the interactions that have not been acknowledged in time.
    pub(crate) fn expire(&mut self) {
        let (now, within) = (self.now(), self.config.response_timeout);
        let Interactions { records, open, .. } = &mut self.interactions;
        let mut failed = Vec::new();
        open.retain(|id| match records.get_mut(id) {
            Some(record) if matches!(record.answer, Answer::Open) => {
                let late = now.since(record.created) > within;
                if late {
                    record.answer = Answer::Failed;
                    failed.push(*id);
                }
                !late
            }
            _ => false,
        });
        for id in failed {
            self.tell(Event::InteractionFailed(id));
        }
    }

    /// The interaction object: <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object>.
    fn interaction_json(&self, id: InteractionId, token: &str, asking: &Asking) -> Value {
        let world = &self.world;
        let (user, channel) = (asking.user, asking.channel);
        let in_guild = world.in_guild(channel);
        let mut json = json!({
            "id": id,
            "application_id": world.application,
            "type": asking.kind as u8,
            "token": token,
            "version": 1,
            "data": asking.data,
            "channel_id": channel,
            "channel": world.channels.get(&channel).map(|place| world.channel_json(place, Some(user))),
            "app_permissions": world.permissions(world.bot, channel),
            "locale": world.members.get(&user).map_or("en-US", |account| &account.locale),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": world.owners_json(in_guild),
            "context": u8::from(!in_guild),
            "attachment_size_limit": self.config.upload_limit,
        });
        if in_guild {
            json["guild_id"] = json!(world.guild);
            json["guild"] = json!({ "id": world.guild, "locale": "en-US", "features": [] });
            json["guild_locale"] = json!("en-US");
            json["member"] = json!(world.interacting_member_json(user, channel, true));
        } else {
            json["user"] = world.user_json(user);
        }
        if let Some(message) = asking
            .source
            .and_then(|message| world.message(channel, message))
        {
            json["message"] = world.message_json(message, false);
        }
        json
    }
}
