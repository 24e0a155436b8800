//! Messages as Discord returns them, reduced to the fields that are used.

use std::borrow::Cow;

use play::MessageId;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use serenity::all::{InteractionId, MessageFlags, Timestamp};

/// A message in a channel, with what identifies it as one of the bot's posts.
#[derive(Clone, Debug, Deserialize)]
pub struct Seen {
    #[serde(deserialize_with = "snowflake")]
    id: u64,
    #[serde(default)]
    nonce: Value,
    #[serde(default)]
    content: String,
    #[serde(default)]
    attachments: Vec<IgnoredAny>,
    #[serde(default)]
    components: Value,
    #[serde(default)]
    flags: u64,
    #[serde(default)]
    edited_timestamp: Option<Timestamp>,
}

impl Seen {
    /// The id of the message.
    pub fn id(&self) -> MessageId {
        self.id.into()
    }

    /// Its text.
    pub fn content(&self) -> &str {
        &self.content
    }

    /// Whether it has no buttons and no menus.
    pub fn is_bare(&self) -> bool {
        self.custom_ids().is_empty()
    }

    /// Whether it says that the bot is thinking.
    pub fn is_loading(&self) -> bool {
        self.flags & MessageFlags::LOADING.bits() != 0
    }

    /// Whether it was posted or edited after this interaction. Ids are ordered also within a millisecond.
    pub fn is_newer_than(&self, interaction: InteractionId) -> bool {
        let edited = self.edited_timestamp;
        self.id > interaction.get() || edited.is_some_and(|at| at > interaction.created_at())
    }

    /// Whether it has attachments.
    pub fn has_files(&self) -> bool {
        !self.attachments.is_empty()
    }

    /// Whether it was posted with this nonce. Discord does not always return nonces.
    pub fn has_nonce(&self, nonce: &str) -> bool {
        self.nonce.as_str() == Some(nonce)
    }

    /// The custom ids of its buttons and menus, whatever the layout.
    pub fn custom_ids(&self) -> Vec<&str> {
        let (mut found, mut rest) = (Vec::new(), vec![&self.components]);
        while let Some(next) = rest.pop() {
            match next {
                Value::Array(items) => rest.extend(items),
                Value::Object(fields) => {
                    found.extend(fields.get("custom_id").and_then(Value::as_str));
                    rest.extend(fields.values().filter(|field| !field.is_string()));
                }
                _ => {}
            }
        }
        found
    }
}

/// Discord sends ids as text.
pub(super) fn snowflake<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<u64, D::Error> {
    let text = <Cow<'de, str>>::deserialize(deserializer)?;
    text.parse().map_err(serde::de::Error::custom)
}
