//! Removes the parts of an interaction that no game needs and that serenity may fail to parse, and adds what it misses.

use serde_json::{Value, json};

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

/// The fields that the bot reads of the message of a button, or of the message on which a context menu command is used.
const OF_A_MESSAGE: [&str; 5] = ["id", "channel_id", "author", "flags", "timestamp"];

/// Removes from an `INTERACTION_CREATE` what no game needs: avatars and the like, and other fields of messages. Bits
/// that serenity's types cannot hold are cleared.
pub(super) fn simplify(interaction: &mut Value) {
    interaction["entitlements"] = json!([]);
    interaction["authorizing_integration_owners"] = json!({});
    interaction["context"] = Value::Null;
    interaction["guild"] = Value::Null;
    if interaction["locale"].is_null() {
        interaction["locale"] = json!("en-US");
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

/// Removes the character NUL from all texts: PostgreSQL stores none that contains it.
pub(super) fn drop_nul(value: &mut Value) {
    match value {
        Value::String(text) => text.retain(|sign| sign != '\0'),
        Value::Array(values) => values.iter_mut().for_each(drop_nul),
        Value::Object(fields) => fields.values_mut().for_each(drop_nul),
        _ => {}
    }
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
