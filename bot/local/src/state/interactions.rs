//! Interactions: what members have used, and how the bot has answered.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

use serde_json::Value;

use crate::model::{ChannelId, InteractionId, InteractionMetadata, MessageId, Response, UserId};
use jiff::Timestamp;

/// How long the token of an interaction is valid.
pub(crate) const TOKEN_LIFETIME: Duration = Duration::from_mins(15);
/// How many interactions are kept.
const MAX_INTERACTIONS: usize = 10_000;

/// All interactions, the oldest first.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    records: BTreeMap<InteractionId, Record>,
    /// Those that may still be unanswered.
    open: Vec<InteractionId>,
    /// Makes tokens that cannot be guessed.
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
    /// How often that message had been edited at that time.
    pub(crate) source_edits: u32,
    pub(crate) metadata: InteractionMetadata,
    pub(crate) response: Response,
    /// The payload that the gateway sends.
    pub(crate) payload: Value,
}

impl Interactions {
    pub(crate) fn get(&self, id: InteractionId) -> Option<&Record> {
        self.records.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: InteractionId) -> Option<&mut Record> {
        self.records.get_mut(&id)
    }

    /// The interaction that has this token.
    pub(crate) fn with_token(&self, token: &str) -> Option<&Record> {
        let (id, _) = token.split_once('.')?;
        self.records.get(&id.parse().ok()?).filter(|record| record.token == token)
    }

    /// A token for an interaction that cannot be guessed.
    pub(super) fn token(&self, id: InteractionId) -> String {
        format!("{id}.{:016x}", self.secret.hash_one(id))
    }

    /// Adds an interaction that waits for its response; the oldest ones are deleted.
    pub(super) fn add(&mut self, id: InteractionId, record: Record) {
        self.records.insert(id, record);
        self.open.push(id);
        while self.records.len() > MAX_INTERACTIONS {
            self.records.pop_first();
        }
    }

    /// Fails the interactions that have waited for longer than `timeout`, and returns them.
    pub(super) fn expire(&mut self, now: Timestamp, timeout: Duration) -> Vec<InteractionId> {
        let Self { records, open, .. } = self;
        open.retain(|id| matches!(records.get(id), Some(Record { response: Response::Open, .. })));
        let late = |id: &mut InteractionId| now > records[id].created + timeout;
        let expired: Vec<InteractionId> = open.extract_if(.., late).collect();
        for id in &expired {
            if let Some(record) = records.get_mut(id) {
                record.response = Response::Failed;
            }
        }
        expired
    }
}

impl Record {
    /// The types of answer that are possible.
    pub(crate) fn allowed_responses(&self) -> &'static [i64] {
        match self.kind {
            Kind::Command => &[4, 5, 9],
            Kind::Component => &[4, 5, 6, 9],
            Kind::Autocomplete => &[8],
            Kind::Modal if self.source.is_some() => &[4, 5, 6],
            Kind::Modal => &[4, 5],
        }
    }
}
