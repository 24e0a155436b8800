//! Forms on Discord's wire. serenity knows neither the parts of a form nor what comes back in them,
//! so both are JSON here:
//! <https://discord.com/developers/docs/components/reference#label>.

use play::{Person, RoleId};
use serde_json::{Value, json};
use view::{Filled, Form, FormPart, Input, MenuOption};

const TEXT: u8 = 4;
const MENU: u8 = 3;
const MEMBERS: u8 = 5;
const ROLE: u8 = 6;
const CHANNEL: u8 = 8;
const LABEL: u8 = 18;
const RADIO: u8 = 21;
const CHECKBOXES: u8 = 22;

/// The types of channels in which tables can be opened: for text, for news, and forums.
const TABLES: [u8; 3] = [0, 5, 15];

/// The response that opens a form.
pub(crate) fn modal(form: &Form) -> Value {
    let parts: Vec<Value> = form.parts.iter().map(part).collect();
    let data =
        json!({ "custom_id": form.id.to_string(), "title": form.heading, "components": parts });
    json!({ "type": 9, "data": data })
}

fn part(part: &FormPart) -> Value {
    let optional = |kind: u8, most: usize| json!({ "type": kind, "required": false, "min_values": 0, "max_values": most });
    let mut inside = match &part.input {
        Input::Text { longest, .. } => {
            json!({ "type": TEXT, "style": 2, "required": false, "max_length": longest })
        }
        Input::Line { longest, is_required, .. } => {
            json!({ "type": TEXT, "style": 1, "required": is_required, "max_length": longest })
        }
        Input::One(_) => json!({ "type": RADIO }),
        Input::OneOrNone(_) => optional(MENU, 1),
        Input::Any(options) => optional(CHECKBOXES, options.len()),
        Input::Members { most, .. } => optional(MEMBERS, *most),
        Input::Role(_) => optional(ROLE, 1),
        Input::Channel(_) => {
            let mut menu = optional(CHANNEL, 1);
            menu["channel_types"] = json!(TABLES);
            menu
        }
    };
    match &part.input {
        Input::Text { text, .. } | Input::Line { text, .. } if text.is_empty() => {}
        Input::Text { text, .. } | Input::Line { text, .. } => inside["value"] = json!(text),
        Input::One(all) | Input::OneOrNone(all) | Input::Any(all) => {
            inside["options"] = all.iter().map(option).collect();
        }
        Input::Members { chosen, .. } => from_the_start(&mut inside, "user", chosen),
        Input::Role(chosen) => from_the_start(&mut inside, "role", chosen),
        Input::Channel(chosen) => from_the_start(&mut inside, "channel", chosen),
    }
    inside["custom_id"] = json!(part.id);
    let mut label = json!({ "type": LABEL, "label": part.label, "component": inside });
    if let Some(hint) = &part.hint {
        label["description"] = json!(hint);
    }
    label
}

fn from_the_start<'a, T: ToString + 'a>(
    inside: &mut Value,
    kind: &str,
    chosen: impl IntoIterator<Item = &'a T>,
) {
    let one = |it: &T| json!({ "id": it.to_string(), "type": kind });
    let chosen: Vec<Value> = chosen.into_iter().map(one).collect();
    if !chosen.is_empty() {
        inside["default_values"] = json!(chosen);
    }
}

fn option(option: &MenuOption) -> Value {
    let MenuOption { value, label, description, chosen } = option;
    let mut json = json!({ "value": value, "label": label, "default": chosen });
    if let Some(description) = description {
        json["description"] = json!(description);
    }
    json
}

/// Takes what was filled in out of a form that was sent. What is left can be read by serenity.
/// Forms of earlier versions have a row around each part instead of a label.
pub fn filled(interaction: &mut Value) -> Filled {
    let mut filled = Filled::default();
    let Some(data) = interaction.get_mut("data").and_then(Value::as_object_mut) else {
        return filled;
    };
    let parts = data.insert("components".to_owned(), json!([])).unwrap_or_default();
    let people = data.get("resolved").unwrap_or(&Value::Null);
    let in_row = |around: &Value| around["components"].as_array().cloned().unwrap_or_default();
    let around = parts.as_array().into_iter().flatten();
    let parts = around.flat_map(|it| in_row(it).into_iter().chain([it["component"].clone()]));
    for part in parts {
        let Some(id) = part["custom_id"].as_str() else {
            continue;
        };
        let several = part["values"].as_array().into_iter().flatten();
        let values = several.chain([&part["value"]]).filter_map(Value::as_str);
        let values: Vec<String> = values.map(str::to_owned).collect();
        if part["type"] == ROLE {
            filled.roles.extend(values.iter().filter_map(|id| role(people, id)));
        }
        if part["type"] == MEMBERS {
            filled.members.extend(values.iter().filter_map(|id| member(people, id)));
        }
        filled.values.insert(id.to_owned(), values);
    }
    filled
}

/// A role, and whether everybody may mention it.
fn role(named: &Value, id: &str) -> Option<(RoleId, bool)> {
    Some((id.parse::<u64>().ok()?.into(), named["roles"][id]["mentionable"] == true))
}

/// A member under the name shown on the server, and whether they are a bot.
fn member(people: &Value, id: &str) -> Option<(Person, bool)> {
    let user = people["users"].get(id)?;
    let names = [&people["members"][id]["nick"], &user["global_name"], &user["username"]];
    let name = names.into_iter().find_map(Value::as_str)?;
    let id: i64 = id.parse().ok()?;
    Some((Person::new(id, name), user["bot"] == true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_of_an_earlier_version_is_read_too() {
        let text = json!({ "type": TEXT, "custom_id": "turn", "value": "mind e5" });
        for around in [
            json!({ "type": 1, "components": [text] }),
            json!({ "type": LABEL, "component": text }),
        ] {
            let mut sent = json!({ "data": { "custom_id": "v1", "components": [around] } });
            assert_eq!(filled(&mut sent).one("turn"), Some("mind e5"));
            assert_eq!(sent["data"]["components"], json!([]));
        }
    }

    #[test]
    fn nonsense_is_an_empty_form() {
        for data in [
            json!(null),
            json!("data"),
            json!([1]),
            json!({ "components": "all" }),
            json!({ "components": [7, { "component": [] }, { "components": { "custom_id": 1 } }] }),
            json!({ "components": [{ "component": { "custom_id": "a", "type": 5, "values": ["1"] } }], "resolved": 3 }),
        ] {
            let mut sent = json!({ "data": data });
            assert_eq!(filled(&mut sent).members, []);
        }
        assert_eq!(filled(&mut json!("nothing")), Filled::default());
    }
}
