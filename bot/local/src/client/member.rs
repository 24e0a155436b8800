//! What a member can do: the handle that tests and the page act through.

use std::sync::Arc;

use super::access::pairs;
use super::interaction::{Interaction, Reply};
use crate::Result;
use crate::error::Error;
use crate::model::{ChannelId, Choice, Command, CommandKind, Message, MessageId, UserId};
use crate::server::Server;
use crate::state::{NewInteraction, State};
use crate::validate::MessageForm;

/// A member of the server: does what a person can do with Discord's client, and gets an error where
/// the client refuses. Cheap to clone.
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

    /// Types a command: `path` is the command with its subcommands (`pacru move`), `options` are
    /// pairs of name and text. As in the client, the type of an option decides how its text is
    /// read: `7`, `true`, a choice by its name or value, a member by name, mention or id. Refuses
    /// what Discord's client would not send: unknown commands and options, missing or invalid
    /// values.
    pub fn command<K: Into<String>, V: Into<String>>(
        &self,
        channel: ChannelId,
        path: &str,
        options: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Interaction> {
        let given = pairs(options);
        self.interact(|state| state.use_command(self.id, channel, path, &given, None))
    }

    /// Types in the option `focused`, and returns the suggestions of the bot. Fails when the option
    /// gives no suggestions, or the bot does not answer in time.
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

    /// Writes a message, of which the bot hears nothing. Fails if the member does not see the
    /// channel, the channel takes no messages, or the text is empty or too long.
    pub fn say(&self, channel: ChannelId, text: &str) -> Result<Message> {
        let mut state = self.server.lock();
        state.check_access(self.id, channel)?;
        if text.trim().is_empty() || text.chars().count() > 2000 {
            return Err(Error::InvalidMessage);
        }
        let form = MessageForm { content: Some(text.to_owned()), ..MessageForm::default() };
        let message = Message { channel, author: self.id, ..Message::default() };
        Ok((*state.post(message, form)).clone())
    }

    /// The messages of a channel that the member sees, from the oldest to the newest: those for
    /// everybody, and the ephemeral ones for this member.
    pub fn messages(&self, channel: ChannelId) -> Vec<Message> {
        self.server.lock().visible_messages(self.id, channel)
    }

    /// The message as it is now. Fails if the message was deleted, or the member does not see it.
    pub fn see(&self, channel: ChannelId, message: MessageId) -> Result<Message> {
        self.server.lock().visible_message(self.id, channel, message).cloned()
    }

    /// Dismisses an ephemeral message, as its addressee. Fails if the message was deleted, or it is
    /// not an ephemeral message for this member.
    pub fn dismiss(&self, message: &Message) -> Result<()> {
        let mut state = self.server.lock();
        let seen = state.visible_message(self.id, message.channel, message.id)?;
        if seen.addressee != Some(self.id) {
            return Err(Error::UnknownMessage);
        }
        state.remove(message.channel, message.id);
        Ok(())
    }

    /// Sends the interaction that Discord's client makes of the state, unless the client refuses.
    pub(super) fn interact(
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
