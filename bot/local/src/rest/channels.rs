//! Channels and threads: <https://discord.com/developers/docs/resources/channel>.

use serde_json::{Value, json};

use super::error::{ApiError, Result};
use super::messages::check_not_empty;
use super::request::{Outcome, Request};
use crate::channel::{Channel, ChannelKind, Thread};
use crate::event::Event;
use crate::form::{Form, MessageForm, Purpose, message};
use crate::gateway::intent;
use crate::ids::{ChannelId, UserId};
use crate::message::HAS_THREAD;
use crate::permissions::Permissions;
use crate::state::{NewMessage, State};
use crate::upload::Upload;

/// A thread about to be started.
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
        Ok(Outcome::ok(self.place_json(channel)))
    }

    pub(super) fn get_guild_channels(&mut self, request: &Request<'_>) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        let listed = |place: &&Channel| {
            matches!(place.kind, ChannelKind::Text | ChannelKind::Forum)
                && self.world.sees(self.world.bot, place.id)
        };
        let list: Vec<Value> = self
            .world
            .channels
            .values()
            .filter(listed)
            .map(|place| self.world.channel_json(place, None))
            .collect();
        Ok(Outcome::ok(json!(list)))
    }

    pub(super) fn list_active_threads(&mut self, request: &Request<'_>) -> Result<Outcome> {
        self.check_guild(request.id("guild")?)?;
        let listed = |place: &&Channel| {
            place.thread().is_some_and(|thread| !thread.archived)
                && self.world.sees(self.world.bot, place.id)
        };
        let list: Vec<Value> = self
            .world
            .channels
            .values()
            .filter(listed)
            .map(|place| self.world.channel_json(place, None))
            .collect();
        Ok(Outcome::ok(json!({ "threads": list, "members": [] })))
    }

    /// Changes a thread: its name, whether it is archived or locked, when it is archived.
    pub(super) fn edit_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        let Some(old) = self
            .world
            .channels
            .get(&channel)
            .and_then(Channel::thread)
            .cloned()
        else {
            self.check_may(channel, Permissions::MANAGE_CHANNELS)?;
            return Err(ApiError::WrongChannelType);
        };
        let moderates = self.bot_may(channel, Permissions::MANAGE_THREADS);
        let (name, archived, locked, archive_after) = request.read(|item| {
            let form = item.form()?;
            let name = form.text("name", 1..=100);
            let fields = (
                name,
                form.flag("archived"),
                form.flag("locked"),
                archive_after(&form),
            );
            form.ignore(&["rate_limit_per_user", "invitable", "flags", "applied_tags"]);
            form.finish();
            Some(fields)
        })?;
        // Anybody may bring an unlocked thread back; the rest is for its owner, locking for moderators.
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
        if let Some(place) = self.world.channels.get_mut(&channel) {
            place.name = name.unwrap_or_else(|| place.name.clone());
            if let ChannelKind::Thread(thread) = &mut place.kind {
                thread.locked = locked.unwrap_or(thread.locked);
                thread.archive_after = archive_after.unwrap_or(thread.archive_after);
                if archived.is_some_and(|archived| archived != thread.archived) {
                    thread.archived = !thread.archived;
                    thread.archive_changed = now;
                }
            }
        }
        self.thread_changed("THREAD_UPDATE", channel);
        Ok(Outcome::ok(self.place_json(channel)))
    }

    pub(super) fn close_channel(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        self.check_sees(channel)?;
        let thread = self
            .world
            .channels
            .get(&channel)
            .is_some_and(|place| place.thread().is_some());
        self.check_may(
            channel,
            if thread {
                Permissions::MANAGE_THREADS
            } else {
                Permissions::MANAGE_CHANNELS
            },
        )?;
        let json = self.place_json(channel);
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
        let forum = match self.world.channels.get(&parent).map(|place| &place.kind) {
            Some(ChannelKind::Text) => false,
            Some(ChannelKind::Forum) if from.is_none() => true,
            _ => return Err(ApiError::WrongChannelType),
        };
        let needed = if forum {
            Permissions::SEND_MESSAGES
        } else {
            Permissions::CREATE_PUBLIC_THREADS
        };
        self.check_may(parent, needed)?;
        let new = request
            .read(|item| new_thread(&item.form()?, forum, from.is_some(), &request.body.uploads))?;
        if let Some(first) = &new.message {
            check_not_empty(first)?;
        }
        let now = self.now();
        let bot = self.world.bot;
        let channel = match from {
            // The thread of a message has its number.
            Some(message) => {
                self.open_message(parent, message)?;
                let id = ChannelId(message.0);
                if self.world.channels.contains_key(&id) {
                    return Err(ApiError::ThreadExists);
                }
                let made = self.world.open_thread(&new.name, parent, bot, now);
                if let Some(place) = self.world.channels.remove(&made) {
                    self.world.channels.insert(id, Channel { id, ..place });
                }
                id
            }
            None => self.world.open_thread(&new.name, parent, bot, now),
        };
        if let Some(Channel {
            kind: ChannelKind::Thread(thread),
            ..
        }) = self.world.channels.get_mut(&channel)
        {
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
        let mut json = self.place_json(channel);
        if let Some(form) = new.message {
            let first = self.post(NewMessage {
                channel,
                author: bot,
                kind: 0,
                form,
                uploads: &request.body.uploads,
                flags: 0,
                origin: None,
                addressee: None,
            });
            json["message"] = self.world.message_json(&first, false);
        }
        Ok(Outcome::created(json))
    }

    /// Makes somebody a member of a thread, if they are not one yet.
    pub(super) fn add_thread_member(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let channel = request.id("channel")?;
        let user = self.user_of(request)?;
        if user != self.world.bot {
            self.check_may(channel, Permissions::SEND_MESSAGES_IN_THREADS)?;
        }
        self.check_sees(channel)?;
        if self
            .world
            .channels
            .get(&channel)
            .is_none_or(|place| place.thread().is_none())
        {
            return Err(ApiError::WrongChannelType);
        }
        self.check_not_archived(channel)?;
        if !self.world.members.contains_key(&user) {
            return Err(ApiError::UnknownMember);
        }
        if let Some(Channel {
            kind: ChannelKind::Thread(thread),
            ..
        }) = self.world.channels.get_mut(&channel)
            && thread.members.insert(user)
        {
            self.thread_changed("THREAD_UPDATE", channel);
        }
        Ok(Outcome::no_content())
    }

    /// The conversation with one member, old or new.
    pub(super) fn create_dm(&mut self, request: &Request<'_>) -> Result<Outcome> {
        let with = request.read(|item| {
            let form = item.form()?;
            let with = form.id("recipient_id");
            if with.is_none() {
                form.complain(
                    "recipient_id",
                    "BASE_TYPE_REQUIRED",
                    "This field is required",
                );
            }
            form.finish();
            with.map(UserId)
        })?;
        if !self.world.people().any(|account| account.id == with) {
            return Err(ApiError::UnknownUser);
        }
        let kind = ChannelKind::Direct { with };
        let old = self
            .world
            .channels
            .values()
            .find(|place| place.kind == kind)
            .map(|place| place.id);
        let now = self.now();
        let channel = old.unwrap_or_else(|| self.world.open("", kind, now));
        if old.is_none() {
            self.tell(Event::ChannelChanged(channel));
        }
        Ok(Outcome::ok(self.place_json(channel)))
    }

    fn place_json(&self, channel: ChannelId) -> Value {
        self.world
            .channels
            .get(&channel)
            .map(|place| self.world.channel_json(place, None))
            .unwrap_or_default()
    }

    /// A message brings an archived thread back.
    pub(super) fn unarchive(&mut self, channel: ChannelId) {
        let thread = self.world.channels.get(&channel).and_then(Channel::thread);
        if let Some(Thread {
            archived: true,
            locked,
            ..
        }) = thread
        {
            let locked = *locked;
            self.archive(channel, false, locked);
        }
    }

    /// Sets whether a thread is archived and locked.
    pub(crate) fn archive(&mut self, channel: ChannelId, archived: bool, locked: bool) {
        let now = self.now();
        let Some(Channel {
            kind: ChannelKind::Thread(thread),
            ..
        }) = self.world.channels.get_mut(&channel)
        else {
            return;
        };
        thread.archived = archived;
        thread.locked = locked;
        thread.archive_changed = now;
        self.thread_changed("THREAD_UPDATE", channel);
    }

    /// Removes a channel with its threads and messages.
    pub(crate) fn delete_channel(&mut self, channel: ChannelId) {
        let json = self.place_json(channel);
        let Some(place) = self.world.channels.remove(&channel) else {
            return;
        };
        let threads = self.world.channels.values().filter(|place| {
            place
                .thread()
                .is_some_and(|thread| thread.parent == channel)
        });
        for thread in threads.map(|place| place.id).collect::<Vec<_>>() {
            self.delete_channel(thread);
        }
        self.world.messages.remove(&channel);
        let name = if place.thread().is_some() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        self.hub
            .dispatch(name, &json, intent::GUILDS, Some(self.world.guild));
        self.tell(Event::ChannelChanged(channel));
    }

    fn thread_changed(&mut self, name: &str, channel: ChannelId) {
        if self.world.sees(self.world.bot, channel) {
            let json = self.place_json(channel);
            self.hub
                .dispatch(name, &json, intent::GUILDS, Some(self.world.guild));
        }
        self.tell(Event::ChannelChanged(channel));
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
        // Without a type Discord makes a private thread; those are not modelled.
        if form.integer::<u8>("type", 10..=12) != Some(11) {
            form.complain(
                "type",
                "NOT_MODELLED",
                "Only public threads (11) are modelled.",
            );
        }
        form.ignore(&["invitable"]);
    }
    let first = if post {
        form.ignore(&["applied_tags"]);
        let Some(first) = form.form("message") else {
            form.complain("message", "BASE_TYPE_REQUIRED", "This field is required");
            return None;
        };
        Some(message(first, Purpose::Post, uploads, &[]))
    } else {
        None
    };
    Some(NewThread {
        name,
        archive_after,
        message: first,
    })
}

fn archive_after(form: &Form<'_, '_>) -> Option<u32> {
    let minutes = form.integer::<i64>("auto_archive_duration", 0..=i64::from(u32::MAX))?;
    if ![60, 1440, 4320, 10080].contains(&minutes) {
        form.complain(
            "auto_archive_duration",
            "BASE_TYPE_CHOICES",
            "Value must be one of {60, 1440, 4320, 10080}.",
        );
    }
    u32::try_from(minutes).ok()
}
