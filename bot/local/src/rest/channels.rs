//! Channels and threads: <https://discord.com/developers/docs/resources/channel>.

use serde_json::{Value, json};

use super::error::{ApiError, Result};
use super::messages::check_not_empty;
use super::request::{Outcome, Request};
use crate::event::Event;
use crate::model::{Channel, ChannelId, ChannelKind, HAS_THREAD, Permissions, Upload, UserId};
use crate::state::{NewMessage, State};
use crate::validate::{Form, MessageForm, Purpose, message};

/// A thread that is to be started.
struct NewThread {
    name: String,
    archive_after: u32,
    /// The first message of a post.
    message: Option<MessageForm>,
}

impl State {
    pub(super) fn get_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        Ok(Outcome::ok(self.channel_json(channel)))
    }

    pub(super) fn get_guild_channels(&mut self, request: &Request<'_>) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        Ok(Outcome::ok(self.channels_json(|channel| {
            matches!(channel.kind, ChannelKind::Text | ChannelKind::Forum)
        })))
    }

    pub(super) fn list_active_threads(&mut self, request: &Request<'_>) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        let active = |channel: &Channel| channel.thread().is_some_and(|thread| !thread.archived);
        let threads = self.channels_json(active);
        Ok(Outcome::ok(json!({ "threads": threads, "members": [] })))
    }

    /// The channels for which `are` holds and that the bot sees.
    fn channels_json(&self, are: impl Fn(&Channel) -> bool) -> Value {
        let channels = self.world.channels.values();
        channels
            .filter(|channel| are(channel) && self.world.sees(self.world.bot, channel.id))
            .map(|channel| self.world.channel_json(channel, None))
            .collect()
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
        self.thread_changed("THREAD_UPDATE", channel);
        Ok(Outcome::ok(self.channel_json(channel)))
    }

    pub(super) fn close_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        let needed = match self.world.thread(channel) {
            Some(_) => Permissions::MANAGE_THREADS,
            None => Permissions::MANAGE_CHANNELS,
        };
        self.check_may(channel, needed)?;
        let json = self.channel_json(channel);
        self.delete_channel(channel);
        Ok(Outcome::ok(json))
    }

    /// Starts a thread: from a message, without one, or as a post of a forum.
    pub(super) fn start_thread(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let parent = request.id("channel")?;
        let from = match request.param("message") {
            "" => None,
            _ => Some(request.id("message")?),
        };
        self.check_sees(parent)?;
        let forum = match self.world.channel(parent).map(|parent| &parent.kind) {
            Some(ChannelKind::Text) => false,
            Some(ChannelKind::Forum) if from.is_none() => true,
            _ => return Err(ApiError::WrongChannelType),
        };
        let needed =
            if forum { Permissions::SEND_MESSAGES } else { Permissions::CREATE_PUBLIC_THREADS };
        self.check_may(parent, needed)?;
        let new = request
            .read(|item| new_thread(&item.form()?, forum, from.is_some(), &request.body.uploads))?;
        if let Some(first) = &new.message {
            check_not_empty(first)?;
        }
        let now = self.now();
        let bot = self.world.bot;
        let channel = match from {
            // A thread that starts from a message has the message's id.
            Some(message) => {
                self.open_message(parent, message)?;
                let id = ChannelId(message.0);
                if self.world.channels.contains_key(&id) {
                    return Err(ApiError::ThreadExists);
                }
                let made = self.world.add_thread(&new.name, parent, bot, now);
                if let Some(thread) = self.world.channels.remove(&made) {
                    self.world.channels.insert(id, Channel { id, ..thread });
                }
                id
            }
            None => self.world.add_thread(&new.name, parent, bot, now),
        };
        if let Some(thread) = self.world.thread_mut(channel) {
            thread.archive_after = new.archive_after;
        }
        self.thread_changed("THREAD_CREATE", channel);
        if let Some(mut starter) = from
            .and_then(|message| self.world.message(parent, message))
            .map(|message| (**message).clone())
        {
            starter.flags |= HAS_THREAD;
            self.replace(starter);
        }
        let mut json = self.channel_json(channel);
        if let Some(form) = new.message {
            let first = self.post(NewMessage::new(channel, bot, form, &request.body.uploads));
            json["message"] = self.world.message_json(&first, false);
        }
        Ok(Outcome::created(json))
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
            self.thread_changed("THREAD_UPDATE", channel);
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
        let now = self.now();
        let id = self.world.add_channel("", kind, now);
        self.emit(Event::ChannelChanged(id));
        id
    }
}

fn new_thread(
    form: &Form<'_, '_>,
    post: bool,
    from_message: bool,
    uploads: &[Upload],
) -> Option<NewThread> {
    let name = form.required_text("name", 1..=100);
    let archive_after = archive_after(form).unwrap_or(4320);
    form.ignore(&["rate_limit_per_user"]);
    if !post && !from_message {
        // Without a type Discord makes a private thread; private threads are not modelled.
        if form.integer::<u8>("type", 10..=12) != Some(11) {
            form.error("type", "NOT_MODELLED", "Only public threads (11) are modelled.");
        }
        form.ignore(&["invitable"]);
    }
    let first = if post {
        form.ignore(&["applied_tags"]);
        let first = form.required("message")?.form()?;
        Some(message(first, Purpose::Post, uploads, &[]))
    } else {
        None
    };
    Some(NewThread { name, archive_after, message: first })
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
