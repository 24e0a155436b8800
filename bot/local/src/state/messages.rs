//! Posting, editing and deleting messages.

use std::sync::Arc;
use std::time::Duration;

use super::mentions::mentions;
use super::shared::State;
use crate::event::Event;
use crate::model::{
    Attachment, AttachmentId, ChannelId, LOADING, Message, MessageId, Permissions, RoleId, Upload,
    image_size,
};
use crate::validate::{AllowedMentions, MessageForm, NewFile};

/// An edit of a message older than this counts as late.
const LATE: Duration = Duration::from_hours(1);
/// How often such a message may be edited. Discord has a limit but does not publish it.
const LATE_EDIT_LIMIT: u32 = 5;
/// How long a nonce is remembered. Discord says "a few minutes".
const NONCE_LIFETIME: Duration = Duration::from_mins(5);

impl State {
    /// The message that the bot sent before with the same nonce.
    pub(crate) fn sent_with(&mut self, channel: ChannelId, nonce: &str) -> Option<Arc<Message>> {
        let now = self.now();
        self.nonces.retain(|_, (_, at)| now <= *at + NONCE_LIFETIME);
        let (id, _) = self.nonces.get(&(channel, nonce.to_owned()))?;
        self.world.message(channel, *id).cloned()
    }

    /// Posts a message with what `form` has. Its id is drawn here.
    pub(crate) fn post(&mut self, mut message: Message, form: MessageForm) -> Arc<Message> {
        let now = self.now();
        message.id = MessageId(self.world.snowflake());
        message.nonce.clone_from(&form.nonce);
        let allowed = self.fill(&mut message, form);
        self.ping(&mut message, &allowed);
        if let Some(nonce) = message.nonce.clone() {
            self.nonces.insert((message.channel, nonce), (message.id, now));
        }
        let message = Arc::new(message);
        let messages = self.world.messages.entry(message.channel).or_default();
        messages.insert(message.id, Arc::clone(&message));
        while messages.len() > self.config.message_limit {
            messages.pop_first();
        }
        self.emit(Event::MessageCreated(Arc::clone(&message)));
        message
    }

    /// Changes a message. `None` if there is no such message.
    pub(crate) fn edit(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        form: MessageForm,
    ) -> Option<Arc<Message>> {
        let mut message = (**self.world.message(channel, id)?).clone();
        let now = self.now();
        self.fill(&mut message, form);
        // Filling a deferred message does not count as an edit.
        if message.is_thinking() {
            message.flags &= !LOADING;
        } else {
            message.edited = Some(now);
        }
        message.edits += 1;
        if now > message.created() + LATE {
            message.late_edits += 1;
        }
        let message = Arc::new(message);
        self.world.messages.entry(channel).or_default().insert(id, Arc::clone(&message));
        self.emit(Event::MessageUpdated(Arc::clone(&message)));
        Some(message)
    }

    /// Whether another edit of this message would exceed the limit of late edits.
    pub(crate) fn edited_too_late(&self, message: &Message) -> bool {
        self.now() > message.created() + LATE && message.late_edits >= LATE_EDIT_LIMIT
    }

    pub(crate) fn remove(&mut self, channel: ChannelId, id: MessageId) {
        let messages = self.world.messages.get_mut(&channel);
        if messages.is_some_and(|messages| messages.remove(&id).is_some()) {
            self.emit(Event::MessageDeleted { channel, message: id });
        }
    }

    /// Writes the form into the message and returns whom it may ping.
    fn fill(&mut self, message: &mut Message, form: MessageForm) -> AllowedMentions {
        if let Some(content) = form.content {
            let found = mentions(&content);
            message.mentions = found
                .users
                .into_iter()
                .filter(|user| self.world.members.contains_key(user))
                .collect();
            message.mention_roles = found.roles;
            message.content = content;
        }
        if let Some(rows) = form.rows {
            message.rows = rows;
        }
        if let Some(files) = form.files {
            self.attach(message, files);
        }
        form.allowed
    }

    fn attach(&mut self, message: &mut Message, files: Vec<NewFile>) {
        message.attachments.clear();
        for NewFile { upload, description } in files {
            let Upload { filename, content_type, bytes, .. } = upload;
            let id = AttachmentId(self.world.snowflake());
            message.attachments.push(Attachment {
                id,
                url: format!("{}/attachments/{}/{id}/{filename}", self.url, message.channel),
                filename,
                description,
                content_type,
                size: image_size(&bytes),
                bytes,
            });
        }
    }

    /// Works out whom a new message pings.
    fn ping(&self, message: &mut Message, allowed: &AllowedMentions) {
        if message.addressee.is_some() {
            return;
        }
        let mut called = message.mentions.clone();
        called.retain(|user| allowed.users.as_ref().is_none_or(|users| users.contains(user)));
        let may = self
            .world
            .permissions(message.author, message.channel)
            .allows(Permissions::MENTION_EVERYONE);
        let is_called = |role: &&RoleId| {
            let known = self.world.roles.get(role);
            allowed.roles.as_ref().is_none_or(|roles| roles.contains(role))
                && known.is_some_and(|role| role.mentionable || may)
        };
        for role in message.mention_roles.iter().filter(is_called) {
            let members = self.world.people().filter(|it| it.roles.contains(role));
            called.extend(
                members.map(|it| it.id).filter(|id| !called.contains(id)).collect::<Vec<_>>(),
            );
        }
        called.retain(|user| *user != message.author && self.world.sees(*user, message.channel));
        message.pinged = called;
        message.pinged_everyone = may && allowed.everyone && mentions(&message.content).everyone;
    }
}
