//! Removes the parts of an interaction that no game needs and that serenity may fail to parse, and
//! adds what it misses. What has another type than it should is as if it were absent.

use play::untrusted;
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value, json};

/// Fields of users, members and servers that are only decoration.
const DECORATION: [&str; 7] = [
    "avatar",
    "avatar_decoration_data",
    "banner",
    "collectibles",
    "clan",
    "primary_guild",
    "splash",
];

/// The fields that the bot reads of the message of a button, or of the message on which a context
/// menu command is used.
const OF_A_MESSAGE: [&str; 5] = ["id", "channel_id", "author", "flags", "timestamp"];

/// The fields that the bot reads of a user, besides the id and the name.
const OF_A_USER: [(&str, Kind); 2] = [("bot", Kind::Flag), ("global_name", Kind::Text)];

/// The fields that the bot reads of a member, besides the user and the roles.
const OF_A_MEMBER: [(&str, Kind); 2] = [("nick", Kind::Text), ("permissions", Kind::Text)];

/// What the value of a field can be.
#[derive(Clone, Copy)]
enum Kind {
    Flag,
    Text,
}

impl Kind {
    fn is_of(self, value: &Value) -> bool {
        match self {
            Self::Flag => value.is_boolean(),
            Self::Text => value.is_string(),
        }
    }
}

/// Reads a value that may be absent, or of another type.
pub(super) fn if_readable<'de, D: Deserializer<'de>, T: serde::de::DeserializeOwned>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Ok(serde_json::from_value(Value::deserialize(deserializer)?).ok())
}

/// Removes from an `INTERACTION_CREATE` what no game needs: avatars and the like, and other fields
/// of messages. Bits that serenity's types cannot hold are cleared.
pub(super) fn simplify(interaction: &mut Value) {
    interaction["entitlements"] = json!([]);
    interaction["authorizing_integration_owners"] = json!({});
    interaction["context"] = Value::Null;
    interaction["guild"] = Value::Null;
    if !interaction["channel"].is_object() {
        interaction["channel"] = Value::Null;
    }
    for text in ["locale", "guild_locale", "app_permissions"] {
        if !interaction[text].is_string() {
            interaction[text] = Value::Null;
        }
    }
    if interaction["locale"].is_null() {
        interaction["locale"] = json!("en-US");
    }
    for number in ["version", "attachment_size_limit"] {
        if interaction[number].as_u64().is_none_or(|number| number > u32::MAX.into()) {
            interaction[number] = json!(0);
        }
    }
    if let Some(member) = interaction.get_mut("member").and_then(Value::as_object_mut) {
        reduce_to(member, &["user", "roles"], &OF_A_MEMBER);
        // A member without this is not read.
        member.insert("joined_at".to_owned(), Value::Null);
        for no in ["deaf", "mute", "pending"] {
            member.insert(no.to_owned(), json!(false));
        }
        member.insert("flags".to_owned(), json!(0));
    }
    for user in ["/user", "/member/user"] {
        if let Some(user) = interaction.pointer_mut(user).and_then(Value::as_object_mut) {
            reduce_to(user, &["id", "username"], &OF_A_USER);
        }
    }
    if let Some(message) = interaction.get_mut("message") {
        reduce(message);
    }
    let chosen = interaction.pointer_mut("/data/resolved/messages");
    let chosen = chosen.and_then(Value::as_object_mut);
    for message in chosen.into_iter().flat_map(|all| all.values_mut()) {
        reduce(message);
    }
    walk(interaction);
}

/// Removes from all texts what acts on other text: see [`untrusted::text`]. Names, options and
/// forms need nothing else.
pub(super) fn tame(value: &mut Value) {
    match value {
        Value::String(text) => *text = untrusted::text(std::mem::take(text)),
        Value::Array(values) => values.iter_mut().for_each(tame),
        Value::Object(fields) => fields.values_mut().for_each(tame),
        _ => {}
    }
}

/// Removes all fields except these, of which some may also have to be removed for their type.
fn reduce_to(fields: &mut Map<String, Value>, kept: &[&str], if_of: &[(&str, Kind)]) {
    fields.retain(|field, value| {
        let kind = if_of.iter().find(|(name, _)| name == field);
        kept.contains(&field.as_str()) || kind.is_some_and(|(_, kind)| kind.is_of(value))
    });
}

/// Removes all fields of a message except those that the bot reads.
fn reduce(message: &mut Value) {
    if let Some(message) = message.as_object_mut() {
        message.retain(|field, _| OF_A_MESSAGE.contains(&field.as_str()));
        for none in ["mentions", "mention_roles", "attachments", "embeds", "components"] {
            message.insert(none.to_owned(), json!([]));
        }
        for no in ["tts", "mention_everyone", "pinned"] {
            message.insert(no.to_owned(), json!(false));
        }
        message.insert("content".to_owned(), json!(""));
        message.insert("type".to_owned(), json!(0));
    }
}

fn walk(value: &mut Value) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(walk),
        Value::Object(fields) => {
            fields.retain(|field, _| !DECORATION.contains(&field.as_str()));
            for (field, value) in fields {
                match field.as_str() {
                    "flags" | "public_flags" => keep_low_bits(value),
                    "permissions" | "app_permissions" => keep_known_permissions(value),
                    _ => walk(value),
                }
            }
        }
        _ => {}
    }
}

/// The flags that matter here are the low 32 bits; newer ones lie above.
fn keep_low_bits(flags: &mut Value) {
    if let Some(bits) = flags.as_u64() {
        *flags = json!(bits & u64::from(u32::MAX));
    }
}

/// Permissions are sent as decimal text; serenity holds 64 bits.
fn keep_known_permissions(permissions: &mut Value) {
    let bits = permissions.as_str().and_then(|text| text.parse::<u128>().ok());
    if let Some(bits) = bits {
        *permissions = json!((bits & u128::from(u64::MAX)).to_string());
    }
}
