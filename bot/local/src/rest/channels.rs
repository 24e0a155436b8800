//! Channels and threads: <https://discord.com/developers/docs/resources/channel>.

use axum::http::StatusCode;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::event::Event;
use crate::model::{Channel, ChannelId, ChannelKind, MessageId, Permissions, UserId};
use crate::state::State;
use crate::validate::Form;

impl State {
    /// A channel that the bot sees, with who may do what there.
    pub(super) fn get_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        Ok(Outcome::ok(self.channel_json(channel)))
    }

    /// Archives a thread, as its owner and moderators may, or unarchives it, as anybody may unless
    /// it is locked.
    pub(super) fn edit_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        let Some(thread) = self.world.thread(channel).cloned() else {
            return Err(ApiError::WrongChannelType);
        };
        let archived = request.read(|item| {
            let form = item.form()?;
            let archived = form.required("archived").and_then(|item| item.value.as_bool());
            form.finish();
            archived
        })?;
        let may = !thread.locked && (!archived || thread.owner == self.world.bot);
        if !may {
            self.check_may(channel, Permissions::MANAGE_THREADS)?;
        }
        if thread.archived && archived {
            return Err(ApiError::Archived);
        }
        if thread.archived != archived {
            self.archive(channel, archived, thread.locked);
        }
        Ok(Outcome::ok(self.channel_json(channel)))
    }

    /// Starts a thread from a message, whose id it has.
    pub(super) fn start_thread(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let (parent, message): (_, MessageId) = (request.id("channel")?, request.id("message")?);
        self.check_sees(parent)?;
        if self.world.channel(parent).is_none_or(|parent| parent.kind != ChannelKind::Text) {
            return Err(ApiError::WrongChannelType);
        }
        self.check_may(parent, Permissions::CREATE_PUBLIC_THREADS)?;
        let (name, archive_after) = request.read(|item| {
            let form = item.form()?;
            let fields = (form.required_text("name", 1..=100), archive_after(&form));
            form.ignore(&["rate_limit_per_user"]);
            form.finish();
            Some(fields)
        })?;
        self.open_message(parent, message)?;
        let id = ChannelId(message.0);
        if self.world.channels.contains_key(&id) {
            return Err(ApiError::ThreadExists);
        }
        let made = self.world.add_thread(&name, parent, self.world.bot);
        if let Some(thread) = self.world.channels.remove(&made) {
            self.world.channels.insert(id, Channel { id, ..thread });
        }
        if let Some(thread) = self.world.thread_mut(id) {
            thread.archive_after = archive_after.unwrap_or(4320);
        }
        self.emit(Event::WorldChanged);
        Ok(Outcome::new(StatusCode::CREATED, self.channel_json(id)))
    }

    /// Adds a user to a thread, unless they are in it already.
    pub(super) fn add_thread_member(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        let user = self.user_of(request)?;
        if user != self.world.bot {
            self.check_may(channel, Permissions::SEND_MESSAGES_IN_THREADS)?;
        }
        self.check_sees(channel)?;
        if self.world.thread(channel).is_none() {
            return Err(ApiError::WrongChannelType);
        }
        self.check_not_archived(channel)?;
        if !self.world.members.contains_key(&user) {
            return Err(ApiError::UnknownMember);
        }
        let thread = self.world.thread_mut(channel);
        if thread.is_some_and(|thread| thread.members.insert(user)) {
            self.emit(Event::WorldChanged);
        }
        Ok(Outcome::no_content())
    }

    /// The direct-message channel with one member, made if there is none.
    pub(super) fn create_dm(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let with = request.read(|item| {
            let form = item.form()?;
            let with = form.required("recipient_id").and_then(|item| item.id());
            form.finish();
            with.map(UserId)
        })?;
        if !self.world.people().any(|account| account.id == with) {
            return Err(ApiError::UnknownUser);
        }
        let id = self.direct(with);
        Ok(Outcome::ok(self.channel_json(id)))
    }

    /// The direct-message channel of the bot with a member, made if there is none.
    pub(crate) fn direct(&mut self, with: UserId) -> ChannelId {
        let kind = ChannelKind::Direct { with };
        let mut channels = self.world.channels.values();
        if let Some(channel) = channels.find(|channel| channel.kind == kind) {
            return channel.id;
        }
        let id = self.world.add_channel("", kind);
        self.emit(Event::WorldChanged);
        id
    }
}

fn archive_after(form: &Form<'_, '_>) -> Option<u32> {
    let minutes = form.integer::<i64>("auto_archive_duration", 0..=i64::from(u32::MAX))?;
    if ![60, 1440, 4320, 10080].contains(&minutes) {
        let text = "Value must be one of {60, 1440, 4320, 10080}.";
        form.error("auto_archive_duration", "BASE_TYPE_CHOICES", text);
    }
    u32::try_from(minutes).ok()
}
