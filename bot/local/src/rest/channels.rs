//! Channels and threads: <https://discord.com/developers/docs/resources/channel>.

use axum::http::StatusCode;

use super::error::{ApiError, Result};
use super::request::{Outcome, Request};
use crate::event::Event;
use crate::model::{Channel, ChannelId, ChannelKind, HAS_THREAD, MessageId, Permissions, UserId};
use crate::state::State;
use crate::validate::Form;

impl State {
    pub(super) fn get_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        Ok(Outcome::ok(self.channel_json(channel)))
    }

    /// Changes a thread: its name, whether it is archived or locked, after how long it is archived.
    pub(super) fn edit_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        let Some(old) = self.world.thread(channel).cloned() else {
            self.check_may(channel, Permissions::MANAGE_CHANNELS)?;
            return Err(ApiError::WrongChannelType);
        };
        let moderates = self.bot_may(channel, Permissions::MANAGE_THREADS);
        let (name, archived, locked, archive_after) = request.read(|item| {
            let form = item.form()?;
            let name = form.text("name", 1..=100);
            let fields = (name, form.flag("archived"), form.flag("locked"), archive_after(&form));
            form.ignore(&["rate_limit_per_user", "invitable", "flags", "applied_tags"]);
            form.finish();
            Some(fields)
        })?;
        // Anybody may unarchive an unlocked thread. Only its owner may change the rest, and only moderators may lock
        // it.
        let only_unarchives = archived == Some(false)
            && name.is_none()
            && locked.is_none()
            && archive_after.is_none();
        if !moderates
            && (locked.is_some() || old.locked || !(only_unarchives || old.owner == self.world.bot))
        {
            return Err(ApiError::MissingPermissions);
        }
        if old.archived && archived != Some(false) {
            return Err(ApiError::Archived);
        }
        let now = self.now();
        if let Some(channel) = self.world.channels.get_mut(&channel) {
            channel.name = name.unwrap_or_else(|| channel.name.clone());
        }
        if let Some(thread) = self.world.thread_mut(channel) {
            thread.locked = locked.unwrap_or(thread.locked);
            thread.archive_after = archive_after.unwrap_or(thread.archive_after);
            if archived.is_some_and(|archived| archived != thread.archived) {
                thread.archived = !thread.archived;
                thread.archive_changed = now;
            }
        }
        self.emit(Event::ChannelChanged(channel));
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
        let mut starter = self.open_message(parent, message)?.clone();
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
        self.emit(Event::ChannelChanged(id));
        starter.flags |= HAS_THREAD;
        self.replace(starter);
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
            self.emit(Event::ChannelChanged(channel));
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
        self.emit(Event::ChannelChanged(id));
        id
    }
}

fn archive_after(form: &Form<'_, '_>) -> Option<u32> {
    let minutes = form.integer::<i64>("auto_archive_duration", 0..=i64::from(u32::MAX))?;
    if ![60, 1440, 4320, 10080].contains(&minutes) {
        form.error(
            "auto_archive_duration",
            "BASE_TYPE_CHOICES",
            "Value must be one of {60, 1440, 4320, 10080}.",
        );
    }
    u32::try_from(minutes).ok()
}
