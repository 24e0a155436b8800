//! Forms on Discord's wire. serenity knows neither the parts of a form nor what comes back in them, so both are JSON here:
//! <https://discord.com/developers/docs/components/reference#label>.

use play::Person;
use serde_json::{Value, json};
use view::{Filled, Form, FormPart, Input, MenuOption};

const TEXT: u8 = 4;
const MENU: u8 = 3;
const MEMBERS: u8 = 5;
const LABEL: u8 = 18;
const RADIO: u8 = 21;
const CHECKBOXES: u8 = 22;

/// The response that opens a form.
pub(crate) fn modal(form: &Form) -> Value {
    let parts: Vec<Value> = form.parts.iter().map(part).collect();
    let data = json!({ "custom_id": form.id, "title": form.heading, "components": parts });
    json!({ "type": 9, "data": data })
}

fn part(part: &FormPart) -> Value {
    let optional = |kind: u8, most: usize| json!({ "type": kind, "required": false, "min_values": 0, "max_values": most });
    let mut inside = match &part.input {
        Input::Text { longest, .. } => {
            json!({ "type": TEXT, "style": 2, "required": false, "max_length": longest })
        }
        Input::One(_) => json!({ "type": RADIO }),
        Input::OneOrNone(_) => optional(MENU, 1),
        Input::Any(options) => optional(CHECKBOXES, options.len()),
        Input::Members { most, .. } => optional(MEMBERS, *most),
    };
    match &part.input {
        Input::Text { text, .. } if text.is_empty() => {}
        Input::Text { text, .. } => inside["value"] = json!(text),
        Input::One(all) | Input::OneOrNone(all) | Input::Any(all) => {
            inside["options"] = all.iter().map(option).collect();
        }
        Input::Members { chosen, .. } if chosen.is_empty() => {}
        Input::Members { chosen, .. } => {
            let member = |user: &play::UserId| json!({ "id": user.to_string(), "type": "user" });
            inside["default_values"] = chosen.iter().map(member).collect();
        }
    }
    inside["custom_id"] = json!(part.id);
    let mut label = json!({ "type": LABEL, "label": part.label, "component": inside });
    if let Some(hint) = &part.hint {
        label["description"] = json!(hint);
    }
    label
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
pub fn filled(interaction: &mut Value) -> Filled {
    let mut filled = Filled::default();
    let Some(data) = interaction.get_mut("data") else {
        return filled;
    };
    let parts = data["components"].take();
    data["components"] = json!([]);
    let people = &data["resolved"];
    for part in parts.as_array().into_iter().flatten().map(|label| &label["component"]) {
        let Some(id) = part["custom_id"].as_str() else {
            continue;
        };
        let several = part["values"].as_array().into_iter().flatten();
        let values = several.chain([&part["value"]]).filter_map(Value::as_str);
        let values: Vec<String> = values.map(str::to_owned).collect();
        if part["type"] == MEMBERS {
            filled.members.extend(values.iter().filter_map(|id| member(people, id)));
        }
        filled.values.insert(id.to_owned(), values);
    }
    filled
}

/// A member under the name shown on the server, and whether they are a bot.
fn member(people: &Value, id: &str) -> Option<(Person, bool)> {
    let user = people["users"].get(id)?;
    let names = [&people["members"][id]["nick"], &user["global_name"], &user["username"]];
    let name = names.into_iter().find_map(Value::as_str)?;
    let id: i64 = id.parse().ok()?;
    Some((Person::new(id, name), user["bot"] == true))
}
