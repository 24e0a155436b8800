//! Reads the text that a member types for an option.

use std::sync::PoisonError;

use serde_json::{Value, json};

use crate::Result;
use crate::error::Error;
use crate::model::{
    Attachment, AttachmentId, ChannelId, CommandOption, OptionKind, UserId, sanitized,
};
use crate::state::{State, World};
use crate::validate::EXACT;

/// The ids of files that members give follow this one: files of messages have the time in theirs, and smaller ones.
const FIRST_UPLOAD: u64 = 1 << 62;

/// How many of these files are kept.
const MOST_UPLOADS: usize = 20;

impl State {
    /// The value that a text means for an option.
    pub(super) fn value_of(
        &self,
        option: &CommandOption,
        text: &str,
        channel: ChannelId,
        resolved: &mut Value,
    ) -> Result<Value> {
        let bad = |why: &str| {
            Error::Invalid(format!("{text:?} does not fit the option {:?}: {why}.", option.name))
        };
        if !option.choices.is_empty() {
            let bare =
                |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let mut choices = option.choices.iter();
            let choice = choices.find(|choice| choice.name == text || bare(&choice.value) == text);
            return choice
                .map(|choice| choice.value.clone())
                .ok_or_else(|| bad("it is not one of the choices"));
        }
        match option.kind {
            OptionKind::Text => {
                let length = text.chars().count();
                let (min, max) =
                    (option.min_length.unwrap_or(0), option.max_length.unwrap_or(6000));
                if length == 0 || !(usize::from(min)..=usize::from(max)).contains(&length) {
                    return Err(bad(&format!("it takes {} to {max} characters", min.max(1))));
                }
                Ok(json!(text))
            }
            OptionKind::Integer => {
                let text = text.trim();
                let (Ok(number), Ok(exact)) = (text.parse::<i64>(), text.parse::<f64>()) else {
                    return Err(bad("it takes a whole number"));
                };
                match (option.min_value.unwrap_or(-EXACT), option.max_value.unwrap_or(EXACT)) {
                    (min, _) if exact < min => Err(bad(&format!("it takes {min} or more"))),
                    (_, max) if exact > max => Err(bad(&format!("it takes {max} or less"))),
                    _ => Ok(json!(number)),
                }
            }
            OptionKind::Boolean => match text.to_lowercase().as_str() {
                "true" => Ok(json!(true)),
                "false" => Ok(json!(false)),
                _ => Err(bad("it takes True or False")),
            },
            OptionKind::User => {
                let member = self.resolve_member(text, channel, resolved);
                Ok(json!(member.ok_or_else(|| bad("there is no such member"))?))
            }
            OptionKind::Channel => {
                let place =
                    self.world.find_channel(text).ok_or_else(|| bad("there is no such channel"))?;
                if !option.channel_types.is_empty()
                    && !option.channel_types.contains(&place.type_number())
                {
                    return Err(bad("it takes another kind of channel"));
                }
                resolved["channels"][place.id.to_string()] =
                    self.world.channel_json(place, Some(self.world.bot));
                Ok(json!(place.id))
            }
            OptionKind::Role => {
                let role = self.resolve_role(text, resolved);
                Ok(json!(role.ok_or_else(|| bad("there is no such role"))?))
            }
            OptionKind::Attachment => {
                let (name, contents) =
                    text.split_once('\n').ok_or_else(|| bad("it takes a name and contents"))?;
                let file = self.uploaded(channel, name, contents);
                resolved["attachments"][file.id.to_string()] = file.to_json();
                Ok(json!(file.id))
            }
            OptionKind::Subcommand | OptionKind::Group => Err(bad("it takes no value")),
        }
    }

    /// A text file that a member gives with a command: the name comes first, and its contents begin on the next line.
    fn uploaded(&self, channel: ChannelId, name: &str, contents: &str) -> Attachment {
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        let before = uploads.back().map_or(FIRST_UPLOAD, |file| file.id.0);
        let (id, filename) = (AttachmentId(before + 1), sanitized(name));
        let file = Attachment {
            url: format!("{}/attachments/{channel}/{id}/{filename}", self.url),
            id,
            filename,
            description: None,
            content_type: "text/plain; charset=utf-8".to_owned(),
            size: None,
            bytes: contents.to_owned().into(),
        };
        uploads.push_back(file.clone());
        if uploads.len() > MOST_UPLOADS {
            uploads.pop_front();
        }
        file
    }

    /// The role that a text names, described in `resolved`.
    pub(super) fn resolve_role(&self, text: &str, resolved: &mut Value) -> Option<String> {
        let everyone = self.world.guild.to_string();
        let (id, role) = match self.world.find_role(text) {
            Some(role) => (role.id.to_string(), role.to_json()),
            None if text == "@everyone" || text == everyone => {
                (everyone, World::everyone_json(self.world.guild))
            }
            None => return None,
        };
        resolved["roles"][&id] = role;
        Some(id)
    }

    /// The member whom a text names, described in `resolved`.
    pub(super) fn resolve_member(
        &self,
        text: &str,
        channel: ChannelId,
        resolved: &mut Value,
    ) -> Option<UserId> {
        let id = self.world.find_member(text)?.id;
        let key = id.to_string();
        resolved["users"][&key] = self.world.user_json(id);
        resolved["members"][&key] = self.world.interacting_member_json(id, channel);
        Some(id)
    }
}
