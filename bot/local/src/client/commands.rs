//! Commands: typed, and from the menus of members and messages.

use serde_json::{Value, json};

use super::{Interaction, Member};
use crate::Result;
use crate::error::Error;
use crate::model::{ChannelId, Command, CommandKind, Message, Permissions, UserId, put};
use crate::state::{Kind, NewInteraction, State};

impl Member {
    /// Uses a command from the menu of a member, by the command's name. Fails if there is no such
    /// command here, or nobody has this id.
    pub fn use_on_member(
        &self,
        channel: ChannelId,
        name: &str,
        target: UserId,
    ) -> Result<Interaction> {
        self.interact(|state| {
            state.check_access(self.id(), channel)?;
            let command = state.find_command(CommandKind::User, self.id(), channel, name)?;
            let (key, mut resolved) = (target.to_string(), json!({}));
            let member = state.resolve_member(&key, channel, &mut resolved);
            member.ok_or_else(|| Error::UnknownMember(key.clone()))?;
            Ok(on_target(self.id(), channel, command, &key, &resolved))
        })
    }

    /// Uses a command from the menu of a message, by the command's name. Fails if there is no such
    /// command here, the message was deleted, or it is ephemeral.
    pub fn use_on_message(&self, message: &Message, name: &str) -> Result<Interaction> {
        self.interact(|state| {
            let (channel, key) = (message.channel, message.id.to_string());
            let seen = state.visible_message(self.id(), channel, message.id)?;
            if seen.addressee.is_some() {
                return Err(Error::UnknownMessage);
            }
            let command = state.find_command(CommandKind::Message, self.id(), channel, name)?;
            let resolved = json!({ "messages": { &key: state.world.message_json(seen) } });
            Ok(on_target(self.id(), channel, command, &key, &resolved))
        })
    }
}

impl State {
    /// The commands of a kind that a member can use in a channel, by name.
    pub(crate) fn commands_of(
        &self,
        kind: CommandKind,
        user: UserId,
        channel: ChannelId,
    ) -> Vec<&Command> {
        let in_guild = self.world.guild_of(channel).is_some();
        let fits = |command: &&Command| {
            let context = u8::from(!in_guild);
            let here = command.contexts.as_ref().is_none_or(|contexts| contexts.contains(&context));
            command.kind == kind && here && (in_guild || command.guild_id.is_none())
        };
        let may = |command: &&Command| self.may_use(user, channel, command);
        let mut commands: Vec<&Command> =
            self.world.commands.iter().filter(fits).filter(may).collect();
        commands.sort_by(|a, b| a.name.cmp(&b.name));
        commands
    }

    fn may_use(&self, user: UserId, channel: ChannelId, command: &Command) -> bool {
        let is_shown = self.world.shown_commands.contains(&(command.name.clone(), user));
        is_shown
            || command.default_member_permissions.is_none_or(|needed| {
                let has = self.world.permissions(user, channel);
                has.allows(needed)
                    && (!needed.is_empty() || has.contains(Permissions::ADMINISTRATOR))
            })
    }

    /// Sends a member's command; or, with `focused`, asks for suggestions for that option.
    pub(crate) fn use_command(
        &self,
        user: UserId,
        channel: ChannelId,
        path: &str,
        given: &[(String, String)],
        focused: Option<&str>,
    ) -> Result<NewInteraction> {
        self.check_access(user, channel)?;
        let path = path.trim_start_matches('/');
        let words: Vec<&str> = path.split_whitespace().collect();
        let (name, below) =
            words.split_first().ok_or_else(|| Error::UnknownCommand(path.to_owned()))?;
        let command = self.find_command(CommandKind::Typed, user, channel, name)?;
        let options =
            command.options_at(below).ok_or_else(|| Error::IncompleteCommand(path.to_owned()))?;
        let mut resolved = json!({});
        let mut values = Vec::new();
        for (at, (name, text)) in given.iter().enumerate() {
            let option = options
                .iter()
                .find(|option| option.name == *name)
                .ok_or_else(|| Error::UnknownOption(name.clone()))?;
            if given[..at].iter().any(|(other, _)| other == name) {
                return Err(Error::DuplicateOption(name.clone()));
            }
            let mut json = json!({ "name": name, "type": option.kind as u8 });
            if focused == Some(name.as_str()) {
                json["value"] = json!(text);
                json["focused"] = json!(true);
            } else {
                match self.value_of(option, text, channel, &mut resolved) {
                    Ok(value) => json["value"] = value,
                    // An option that is still being typed may have no valid value yet.
                    Err(_) if focused.is_some() => continue,
                    Err(error) => return Err(error),
                }
            }
            values.push(json);
        }
        if let Some(focused) = focused {
            let option = options.iter().find(|option| option.name == focused);
            let option = option.ok_or_else(|| Error::UnknownOption(focused.to_owned()))?;
            if !option.autocomplete {
                return Err(Error::NoAutocomplete(focused.to_owned()));
            }
            if !given.iter().any(|(name, _)| name == focused) {
                values.push(json!({ "name": focused, "type": option.kind as u8, "value": "", "focused": true }));
            }
        } else if let Some(missing) = options
            .iter()
            .find(|option| option.required && !given.iter().any(|(name, _)| *name == option.name))
        {
            return Err(Error::MissingOption(missing.name.clone()));
        }
        Ok(NewInteraction {
            kind: if focused.is_some() { Kind::Autocomplete } else { Kind::Command },
            user,
            channel,
            source: None,
            command: words.join(" "),
            trigger: None,
            data: command_data(command, below, values, &resolved),
        })
    }

    fn find_command(
        &self,
        kind: CommandKind,
        user: UserId,
        channel: ChannelId,
        name: &str,
    ) -> Result<&Command> {
        let found =
            self.commands_of(kind, user, channel).into_iter().find(|command| command.name == name);
        found.ok_or_else(|| {
            let known = self
                .world
                .commands
                .iter()
                .find(|command| command.kind == kind && command.name == name);
            match known {
                None => Error::UnknownCommand(name.to_owned()),
                Some(command) if !self.may_use(user, channel, command) => {
                    Error::MissingPermissions(name.to_owned())
                }
                Some(_) => Error::WrongContext(name.to_owned()),
            }
        })
    }
}

/// A command used on somebody or something.
fn on_target(
    user: UserId,
    channel: ChannelId,
    command: &Command,
    target: &str,
    resolved: &Value,
) -> NewInteraction {
    let mut data = command_data(command, &[], Vec::new(), resolved);
    data["target_id"] = json!(target);
    NewInteraction {
        kind: Kind::Command,
        user,
        channel,
        source: None,
        command: command.name.clone(),
        trigger: None,
        data,
    }
}

/// The data of a command: the values wrapped in the subcommand and group of the path.
fn command_data(command: &Command, below: &[&str], values: Vec<Value>, resolved: &Value) -> Value {
    let mut options = values;
    for (depth, word) in below.iter().enumerate().rev() {
        let kind = if depth + 1 == below.len() { 1 } else { 2 };
        options = vec![json!({ "name": word, "type": kind, "options": options })];
    }
    let mut data = json!({ "id": command.id, "name": command.name, "type": command.kind as u8, "options": options });
    put(&mut data, "guild_id", command.guild_id);
    put(&mut data, "resolved", (*resolved != json!({})).then_some(resolved));
    data
}
