//! Buttons, menus and forms.

use serde_json::{Value, json};

use crate::error::Error;
use crate::model::{ChannelId, Component, Message, MessageId, Modal, TextInput, UserId};
use crate::state::{Kind, NewInteraction, State};

impl State {
    /// Presses a button as a member.
    pub(crate) fn press_button(
        &self,
        user: UserId,
        channel: ChannelId,
        message: MessageId,
        custom_id: &str,
    ) -> Result<NewInteraction, Error> {
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
    ) -> Result<NewInteraction, Error> {
        let seen = self.visible_message(user, channel, message)?;
        let Component::Menu(menu) = component_of(seen, custom_id)? else {
            return Err(Error::WrongComponent(custom_id.to_owned()));
        };
        if !(usize::from(menu.min)..=usize::from(menu.max)).contains(&values.len()) {
            let text = format!("Choose {} to {}, not {}.", menu.min, menu.max, values.len());
            return Err(Error::InvalidChoice(text));
        }
        let offered = |value: &String| {
            let mut options = menu.options.iter();
            let option = options.find(|it| it.value == *value || it.label == *value);
            let option = option.map(|option| &option.value);
            option.ok_or_else(|| Error::InvalidChoice(format!("{value:?} is not offered.")))
        };
        let chosen = values.iter().map(offered).collect::<Result<Vec<_>, _>>()?;
        let data = json!({ "custom_id": custom_id, "component_type": 3, "values": chosen });
        Ok(component_interaction(user, seen, data))
    }

    /// Sends a form as a member.
    pub(crate) fn submit_modal(
        &self,
        user: UserId,
        modal: &Modal,
        given: &[(String, String)],
    ) -> Result<NewInteraction, Error> {
        let record = self.interactions.get(modal.interaction).ok_or(Error::UnknownMessage)?;
        self.check_access(user, record.channel)?;
        if record.user != user {
            return Err(Error::UnknownMessage);
        }
        for (name, _) in given {
            let known = modal.inputs.iter().any(|input| input.custom_id == *name);
            known.then_some(()).ok_or_else(|| Error::UnknownOption(name.clone()))?;
        }
        let rows =
            modal.inputs.iter().map(|input| filled(input, given)).collect::<Result<Vec<_>, _>>()?;
        Ok(NewInteraction {
            kind: Kind::Modal,
            user,
            channel: record.channel,
            source: record.source,
            command: String::new(),
            trigger: Some(record.metadata.clone()),
            data: json!({ "custom_id": modal.custom_id, "components": rows, "resolved": {} }),
        })
    }
}

fn component_of<'m>(message: &'m Message, custom_id: &str) -> Result<&'m Component, Error> {
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

/// A row of a submitted form.
fn filled(input: &TextInput, given: &[(String, String)]) -> Result<Value, Error> {
    let text =
        given.iter().find(|(name, _)| *name == input.custom_id).map(|(_, text)| text.as_str());
    let text = text.or(input.value.as_deref()).unwrap_or_default();
    let length = text.chars().count();
    let bad = |why: String| Error::InvalidField { label: input.label.clone(), why };
    if length == 0 && input.required {
        return Err(bad("must be filled".to_owned()));
    }
    if length > 0 && !(usize::from(input.min)..=usize::from(input.max)).contains(&length) {
        return Err(bad(format!("takes {} to {} characters", input.min, input.max)));
    }
    let component = json!({ "type": 4, "id": 2, "custom_id": input.custom_id, "value": text });
    Ok(json!({ "type": 1, "id": 1, "components": [component] }))
}
