//! What a member can do: the handle that tests and the page act through.

use std::sync::Arc;

use super::access::pairs;
use super::interaction::{Interaction, Reply};
use crate::Result;
use crate::error::Error;
use crate::model::{ChannelId, Choice, Command, CommandKind, Message, MessageId, Modal, UserId};
use crate::server::Server;
use crate::state::{NewInteraction, NewMessage, State};
use crate::validate::MessageForm;

/// A member of the server: does what a person can do with Discord's client, and gets an error where the client
/// refuses. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Member {
    server: Arc<Server>,
    id: UserId,
    name: String,
}

impl Member {
    pub(crate) fn new(server: Arc<Server>, id: UserId, name: String) -> Self {
        Self { server, id, name }
    }

    /// The member's id.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// The member's name, as it was when the handle was made.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The text that mentions the member.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// The commands that the member can type in this channel, by name.
    pub fn commands(&self, channel: ChannelId) -> Vec<Command> {
        let state = self.server.lock();
        state.commands_of(CommandKind::Typed, self.id, channel).into_iter().cloned().collect()
    }

    /// Types a command: `path` is the command with its subcommands (`pacru move`), `options` are pairs of name and
    /// text. As in the client, the type of an option decides how its text is read: `7`, `true`, a choice by its name
    /// or value, a member by name, mention or id. Refuses what Discord's client would not send: unknown commands and
    /// options, missing or invalid values.
    pub fn command<K: Into<String>, V: Into<String>>(
        &self,
        channel: ChannelId,
        path: &str,
        options: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Interaction> {
        let given = pairs(options);
        self.interact(|state| state.use_command(self.id, channel, path, &given, None))
    }

    /// Types in the option `focused`, and returns the suggestions of the bot. Fails when the option gives no
    /// suggestions, or the bot does not answer in time.
    pub async fn autocomplete<K: Into<String>, V: Into<String>>(
        &self,
        channel: ChannelId,
        path: &str,
        options: impl IntoIterator<Item = (K, V)>,
        focused: &str,
    ) -> Result<Vec<Choice>> {
        let given = pairs(options);
        let asked = self
            .interact(|state| state.use_command(self.id, channel, path, &given, Some(focused)))?;
        match asked.outcome().await? {
            Reply::Choices(choices) => Ok(choices),
            other => Err(Error::UnexpectedResponse(other.to_string())),
        }
    }

    /// Uses a command from the menu of a member, by the command's name. Fails if there is no such command here, or
    /// nobody has this id.
    pub fn use_on_member(
        &self,
        channel: ChannelId,
        name: &str,
        target: UserId,
    ) -> Result<Interaction> {
        self.interact(|state| state.use_on_member(self.id, channel, name, target))
    }

    /// Uses a command from the menu of a message, by the command's name. Fails if there is no such command here, the
    /// message was deleted, or it is ephemeral.
    pub fn use_on_message(&self, message: &Message, name: &str) -> Result<Interaction> {
        let (channel, target) = (message.channel, message.id);
        self.interact(|state| state.use_on_message(self.id, channel, name, target))
    }

    /// Presses a button of a message. Fails if the member does not see the message (as it is now, not as it was when it
    /// was fetched), or it has no such button, or the button is disabled.
    pub fn press(&self, message: &Message, custom_id: &str) -> Result<Interaction> {
        self.interact(|state| state.press_button(self.id, message.channel, message.id, custom_id))
    }

    /// Presses the first button with this label.
    pub fn press_labelled(&self, message: &Message, label: &str) -> Result<Interaction> {
        let custom_id = message.button(label).and_then(|button| button.custom_id.as_deref());
        self.press(message, custom_id.ok_or_else(|| Error::UnknownComponent(label.to_owned()))?)
    }

    /// Chooses from a menu of a message, by values or by their labels. Refuses too many or too few values, and values
    /// that are not offered.
    pub fn choose<V: Into<String>>(
        &self,
        message: &Message,
        custom_id: &str,
        values: impl IntoIterator<Item = V>,
    ) -> Result<Interaction> {
        let values: Vec<String> = values.into_iter().map(Into::into).collect();
        self.interact(|state| {
            state.choose_values(self.id, message.channel, message.id, custom_id, &values)
        })
    }

    /// Sends a form, with pairs of a part's custom id and its text or one choice, by its value or label. Other parts keep
    /// what they have from the start. Fails if the form was shown to somebody else, or a part is not filled in as it asks.
    pub fn submit<K: Into<String>, V: Into<String>>(
        &self,
        modal: &Modal,
        fields: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Interaction> {
        let given = pairs(fields);
        self.interact(|state| state.submit_modal(self.id, modal, &given))
    }

    /// Writes a message, of which the bot hears nothing. Fails if the member does not see the
    /// channel, the channel takes no messages, or the text is empty or too long.
    pub fn say(&self, channel: ChannelId, text: &str) -> Result<Message> {
        let mut state = self.server.lock();
        state.check_access(self.id, channel)?;
        if text.trim().is_empty() || text.chars().count() > 2000 {
            return Err(Error::InvalidMessage);
        }
        let form = MessageForm { content: Some(text.to_owned()), ..MessageForm::default() };
        let new = NewMessage { channel, author: self.id, form, ..NewMessage::default() };
        Ok((*state.post(new)).clone())
    }

    /// The messages of a channel that the member sees, from the oldest to the newest: those for everybody, and the
    /// ephemeral ones for this member.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        self.server.lock().visible_messages(self.id, channel)
    }

    /// The message as it is now. Fails if the message was deleted, or the member does not see it.
    pub fn see(&self, channel: ChannelId, message: MessageId) -> Result<Message> {
        self.server.lock().visible_message(self.id, channel, message).cloned()
    }

    /// Dismisses an ephemeral message, as its addressee. Fails if the message was deleted, or it is not an ephemeral
    /// message for this member.
    pub fn dismiss(&self, message: &Message) -> Result<()> {
        let mut state = self.server.lock();
        let seen = state.visible_message(self.id, message.channel, message.id)?;
        if seen.addressee != Some(self.id) {
            return Err(Error::UnknownMessage);
        }
        state.remove(message.channel, message.id);
        Ok(())
    }

    fn interact(
        &self,
        check: impl FnOnce(&State) -> Result<NewInteraction>,
    ) -> Result<Interaction> {
        let new = check(&self.server.lock())?;
        let id = self.server.send_interaction(&new);
        Ok(Interaction::new(Arc::clone(&self.server), id))
    }
}

impl State {
    pub(crate) fn visible_messages(&self, user: UserId, channel: ChannelId) -> Vec<Message> {
        if !self.world.sees(user, channel) {
            return Vec::new();
        }
        let seen = self.world.messages_in(channel).filter(|message| message.is_for(user));
        seen.map(|message| (**message).clone()).collect()
    }
}
