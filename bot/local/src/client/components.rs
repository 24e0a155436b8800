//! Buttons, menus and forms.

use serde_json::{Value, json};

use crate::Result;
use crate::error::Error;
use crate::model::{
    ChannelId, Component, FormInput, FormPart, Menu, MenuKind, Message, MessageId, Modal, UserId,
};
use crate::state::{Kind, NewInteraction, State};

impl State {
    /// Presses a button as a member.
    pub(crate) fn press_button(
        &self,
        user: UserId,
        channel: ChannelId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<NewInteraction> {
        let seen = self.visible_message(user, channel, message)?;
        match component_of(seen, custom_id)? {
            Component::Button(_) => Ok(component_interaction(
                user,
                seen,
                json!({ "custom_id": custom_id, "component_type": 2 }),
            )),
            Component::Menu(_) => Err(Error::WrongComponent(custom_id.to_owned())),
        }
    }

    /// Chooses from a menu as a member.
    pub(crate) fn choose_values(
        &self,
        user: UserId,
        channel: ChannelId,
        message: MessageId,
        custom_id: &str,
        values: &[String],
    ) -> Result<NewInteraction> {
        let seen = self.visible_message(user, channel, message)?;
        let Component::Menu(menu) = component_of(seen, custom_id)? else {
            return Err(Error::WrongComponent(custom_id.to_owned()));
        };
        if !(usize::from(menu.min)..=usize::from(menu.max)).contains(&values.len()) {
            let text = format!("Choose {} to {}, not {}.", menu.min, menu.max, values.len());
            return Err(Error::InvalidChoice(text));
        }
        let mut resolved = json!({});
        let chosen = values
            .iter()
            .map(|value| self.chosen(menu, value, channel, &mut resolved))
            .collect::<Result<Vec<_>, _>>()?;
        let data = json!({ "custom_id": custom_id, "component_type": 3, "values": chosen });
        Ok(component_interaction(user, seen, data))
    }

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
        chosen.ok_or_else(|| Error::InvalidChoice(format!("{value:?} is not offered.")))
    }

    /// Sends a form as a member.
    pub(crate) fn submit_modal(
        &self,
        user: UserId,
        modal: &Modal,
        given: &[(String, String)],
    ) -> Result<NewInteraction> {
        let record = self.interactions.get(modal.interaction).ok_or(Error::UnknownMessage)?;
        self.check_access(user, record.channel)?;
        if record.user != user {
            return Err(Error::UnknownMessage);
        }
        for (name, _) in given {
            let known = modal.parts.iter().any(|part| part.input.custom_id() == name);
            known.then_some(()).ok_or_else(|| Error::UnknownOption(name.clone()))?;
        }
        let mut resolved = json!({});
        let mut filled = |part| self.filled(part, given, record.channel, &mut resolved);
        let parts = modal.parts.iter().map(&mut filled).collect::<Result<Vec<_>, _>>()?;
        Ok(NewInteraction {
            kind: Kind::Modal,
            user,
            channel: record.channel,
            source: record.source,
            command: String::new(),
            trigger: Some(record.metadata.clone()),
            data: json!({ "custom_id": modal.custom_id, "components": parts, "resolved": resolved }),
        })
    }

    /// A part of a form as it is sent.
    fn filled(
        &self,
        part: &FormPart,
        given: &[(String, String)],
        channel: ChannelId,
        resolved: &mut Value,
    ) -> Result<Value> {
        let bad = |why: String| Error::InvalidField { label: part.label.clone(), why };
        let id = part.input.custom_id();
        let named: Vec<&str> =
            given.iter().filter(|(name, _)| name == id).map(|(_, value)| value.as_str()).collect();
        let values = if named.is_empty() { part.input.initial() } else { named };
        let mut values: Vec<&str> = values.into_iter().filter(|value| !value.is_empty()).collect();
        if values.is_empty() && part.required {
            return Err(bad("must be filled".to_owned()));
        }
        let component = match &part.input {
            FormInput::Text(input) => {
                let text = values.pop().unwrap_or_default();
                let length = text.chars().count();
                if length > 0
                    && !(usize::from(input.min)..=usize::from(input.max)).contains(&length)
                {
                    return Err(bad(format!("takes {} to {} characters", input.min, input.max)));
                }
                json!({ "type": 4, "id": 2, "custom_id": id, "value": text })
            }
            FormInput::Menu(menu) => {
                let (min, max) = (usize::from(menu.min), usize::from(menu.max));
                if !values.is_empty() && !(min..=max).contains(&values.len()) {
                    return Err(bad(format!("takes {min} to {max} choices")));
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
