//! Buttons, menus and forms.

use serde_json::{Value, json};

use super::access::pairs;
use super::{Interaction, Member};
use crate::Result;
use crate::error::Error;
use crate::model::{
    ChannelId, Component, FormInput, FormPart, Menu, MenuKind, Message, Modal, UserId,
};
use crate::state::{Kind, NewInteraction, State};

impl Member {
    /// Presses a button of a message. Fails if the member does not see the message (as it is now,
    /// not as it was when it was fetched), or it has no such button, or the button is disabled.
    pub fn press(&self, message: &Message, custom_id: &str) -> Result<Interaction> {
        self.interact(|state| {
            let seen = state.visible_message(self.id(), message.channel, message.id)?;
            let Component::Button(_) = component_of(seen, custom_id)? else {
                return Err(Error::WrongComponent(custom_id.to_owned()));
            };
            let data = json!({ "custom_id": custom_id, "component_type": 2 });
            Ok(component_interaction(self.id(), seen, data))
        })
    }

    /// Presses the first button with this label.
    pub fn press_labelled(&self, message: &Message, label: &str) -> Result<Interaction> {
        let custom_id = message.button(label).and_then(|button| button.custom_id.as_deref());
        self.press(message, custom_id.ok_or_else(|| Error::UnknownComponent(label.to_owned()))?)
    }

    /// Chooses from a menu of a message, by values or by their labels. Refuses too many or too few
    /// values, and values that are not offered.
    pub fn choose<V: Into<String>>(
        &self,
        message: &Message,
        custom_id: &str,
        values: impl IntoIterator<Item = V>,
    ) -> Result<Interaction> {
        let values: Vec<String> = values.into_iter().map(Into::into).collect();
        self.interact(|state| {
            let seen = state.visible_message(self.id(), message.channel, message.id)?;
            let Component::Menu(menu) = component_of(seen, custom_id)? else {
                return Err(Error::WrongComponent(custom_id.to_owned()));
            };
            if !(usize::from(menu.min)..=usize::from(menu.max)).contains(&values.len()) {
                let text = format!("Choose {} to {}, not {}.", menu.min, menu.max, values.len());
                return Err(Error::Invalid(text));
            }
            // In messages only menus of texts are modelled, which resolve nothing.
            let chosen = |value: &String| state.chosen(menu, value, seen.channel, &mut json!({}));
            let chosen = values.iter().map(chosen).collect::<Result<Vec<_>>>()?;
            let data = json!({ "custom_id": custom_id, "component_type": 3, "values": chosen });
            Ok(component_interaction(self.id(), seen, data))
        })
    }

    /// Sends a form, with pairs of a part's custom id and its text or one choice, by its value or
    /// label. Other parts keep what they have from the start. Fails if the form was shown to
    /// somebody else, or a part is not filled in as it asks.
    pub fn submit<K: Into<String>, V: Into<String>>(
        &self,
        modal: &Modal,
        fields: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Interaction> {
        let given = pairs(fields);
        self.interact(|state| {
            let record = state.interactions.get(modal.interaction).ok_or(Error::UnknownMessage)?;
            state.check_access(self.id(), record.channel)?;
            if record.user != self.id() {
                return Err(Error::UnknownMessage);
            }
            let known = |name: &String| modal.parts.iter().any(|it| it.input.custom_id() == name);
            if let Some((unknown, _)) = given.iter().find(|(name, _)| !known(name)) {
                return Err(Error::UnknownOption(unknown.clone()));
            }
            let mut resolved = json!({});
            let mut filled = |part| state.filled(part, &given, record.channel, &mut resolved);
            let parts = modal.parts.iter().map(&mut filled).collect::<Result<Vec<_>>>()?;
            let data =
                json!({ "custom_id": modal.custom_id, "components": parts, "resolved": resolved });
            Ok(NewInteraction {
                kind: Kind::Modal,
                user: self.id(),
                channel: record.channel,
                source: record.source,
                command: String::new(),
                trigger: Some(record.metadata.clone()),
                data,
            })
        })
    }
}

impl State {
    fn chosen(
        &self,
        menu: &Menu,
        value: &str,
        channel: ChannelId,
        resolved: &mut Value,
    ) -> Result<String> {
        let chosen = match menu.kind {
            MenuKind::User => {
                self.resolve_member(value, channel, resolved).map(|member| member.to_string())
            }
            MenuKind::Role => self.resolve_role(value, resolved),
            MenuKind::Channel => self.world.find_channel(value).map(|it| it.id.to_string()),
            MenuKind::Text | MenuKind::Radio | MenuKind::Checkboxes => {
                let mut options = menu.options.iter();
                let option = options.find(|it| it.value == value || it.label == value);
                option.map(|option| option.value.clone())
            }
        };
        chosen.ok_or_else(|| Error::Invalid(format!("{value:?} is not offered.")))
    }

    /// A part of a form as it is sent.
    fn filled(
        &self,
        part: &FormPart,
        given: &[(String, String)],
        channel: ChannelId,
        resolved: &mut Value,
    ) -> Result<Value> {
        let bad = |why: &str| Error::Invalid(format!("The field {:?} {why}.", part.label));
        let id = part.input.custom_id();
        let named: Vec<&str> =
            given.iter().filter(|(name, _)| name == id).map(|(_, value)| value.as_str()).collect();
        let values = if named.is_empty() { part.input.initial() } else { named };
        let mut values: Vec<&str> = values.into_iter().filter(|value| !value.is_empty()).collect();
        if values.is_empty() && part.required {
            return Err(bad("must be filled"));
        }
        let component = match &part.input {
            FormInput::Text(input) => {
                let text = values.pop().unwrap_or_default();
                if text.chars().count() > usize::from(input.max) {
                    return Err(bad(&format!("takes at most {} characters", input.max)));
                }
                json!({ "type": 4, "id": 2, "custom_id": id, "value": text })
            }
            FormInput::Menu(menu) => {
                let (min, max) = (usize::from(menu.min), usize::from(menu.max));
                if !values.is_empty() && !(min..=max).contains(&values.len()) {
                    return Err(bad(&format!("takes {min} to {max} choices")));
                }
                let mut chosen = values
                    .into_iter()
                    .map(|value| self.chosen(menu, value, channel, resolved))
                    .collect::<Result<Vec<_>, _>>()?;
                let mut json = json!({ "type": menu.kind as u8, "id": 2, "custom_id": id });
                if menu.kind == MenuKind::Radio {
                    json["value"] = json!(chosen.pop());
                } else {
                    json["values"] = json!(chosen);
                }
                json
            }
        };
        Ok(json!({ "type": 18, "id": 1, "component": component }))
    }
}

fn component_of<'m>(message: &'m Message, custom_id: &str) -> Result<&'m Component> {
    let found = message.components().find(|component| component.custom_id() == Some(custom_id));
    let component = found.ok_or_else(|| Error::UnknownComponent(custom_id.to_owned()))?;
    if component.disabled() {
        Err(Error::ComponentDisabled(custom_id.to_owned()))
    } else {
        Ok(component)
    }
}

fn component_interaction(user: UserId, message: &Message, mut data: Value) -> NewInteraction {
    data["id"] = json!(1);
    NewInteraction {
        kind: Kind::Component,
        user,
        channel: message.channel,
        source: Some(message.id),
        command: String::new(),
        trigger: None,
        data,
    }
}
