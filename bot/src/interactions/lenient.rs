//! Interactions without what serenity may fail to read and no game needs.

use serde_json::{Value, json};

/// Fields of users, members and servers that only decorate.
const DECORATION: [&str; 7] = [
    "avatar",
    "avatar_decoration_data",
    "banner",
    "collectibles",
    "clan",
    "primary_guild",
    "splash",
];

/// What the bot reads of the message under which a button stands; the rest of the message is not looked at.
const OF_A_MESSAGE: [&str; 5] = ["id", "channel_id", "author", "flags", "timestamp"];

/// Leaves out of an `INTERACTION_CREATE` what no game needs: looks of people, and what else stands in a message. Bits
/// that serenity has no place for are dropped.
pub(super) fn simplify(interaction: &mut Value) {
    interaction["entitlements"] = json!([]);
    interaction["authorizing_integration_owners"] = json!({});
    interaction["context"] = Value::Null;
    interaction["guild"] = Value::Null;
    if let Some(message) = interaction
        .get_mut("message")
        .and_then(Value::as_object_mut)
    {
        message.retain(|field, _| OF_A_MESSAGE.contains(&field.as_str()));
        for none in [
            "mentions",
            "mention_roles",
            "attachments",
            "embeds",
            "components",
        ] {
            message.insert(none.to_owned(), json!([]));
        }
        for no in ["tts", "mention_everyone", "pinned"] {
            message.insert(no.to_owned(), json!(false));
        }
        message.insert("content".to_owned(), json!(""));
        message.insert("type".to_owned(), json!(0));
    }
    walk(interaction);
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

/// Discord numbers the flags that matter here from below; newer ones lie beyond 32 bits.
fn keep_low_bits(flags: &mut Value) {
    if let Some(bits) = flags.as_u64() {
        *flags = json!(bits & u64::from(u32::MAX));
    }
}

/// Permissions come as decimal text. Serenity has place for 64 bits of them.
fn keep_known_permissions(permissions: &mut Value) {
    let bits = permissions
        .as_str()
        .and_then(|text| text.parse::<u128>().ok());
    if let Some(bits) = bits {
        *permissions = json!((bits & u128::from(u64::MAX)).to_string());
    }
}
