//! The state of a running server, and what changes messages.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{broadcast, watch};

use crate::asked::Interactions;
use crate::clock::{Clock, Timestamp};
use crate::config::Config;
use crate::event::Event;
use crate::fault::{Endpoint, Fault, FaultKind, InteractionFault};
use crate::form::{AllowedMentions, Kept, MessageForm, PICTURES};
use crate::gateway::{Hub, intent};
use crate::ids::{AttachmentId, ChannelId, MessageId, UserId};
use crate::mentions::mentions;
use crate::message::{Attachment, EPHEMERAL, Message, Origin, SUPPRESS_NOTIFICATIONS};
use crate::permissions::Permissions;
use crate::traffic::{Traffic, TrafficLog};
use crate::upload::{Upload, picture_size};
use crate::world::World;

/// After this an edit of a message counts as late.
const LATE: Duration = Duration::from_hours(1);
/// How long a nonce is remembered: Discord says "a few minutes".
const NONCE_REMEMBERED: Duration = Duration::from_mins(5);
/// How many events a slow listener may be behind before it misses some.
const NEWS: usize = 4096;

/// Everything that a running server knows, behind one lock.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) config: Arc<Config>,
    pub(crate) clock: Arc<Clock>,
    /// `http://127.0.0.1:PORT`
    pub(crate) url: String,
    pub(crate) world: World,
    pub(crate) hub: Hub,
    pub(crate) interactions: Interactions,
    pub(crate) faults: Vec<Fault>,
    pub(crate) interaction_faults: VecDeque<InteractionFault>,
    pub(crate) traffic: TrafficLog,
    nonces: HashMap<(ChannelId, String), (MessageId, Timestamp)>,
    pub(crate) news: broadcast::Sender<Event>,
    /// Counts the changes, for those who wait for one.
    pub(crate) changes: watch::Sender<u64>,
}

/// A message about to be posted.
pub(crate) struct NewMessage<'u> {
    pub(crate) channel: ChannelId,
    pub(crate) author: UserId,
    pub(crate) kind: u8,
    pub(crate) form: MessageForm,
    pub(crate) uploads: &'u [Upload],
    /// Flags beside those of the form.
    pub(crate) flags: u64,
    pub(crate) origin: Option<Origin>,
    pub(crate) addressee: Option<UserId>,
}

impl State {
    /// The state of a server that has just started, with the world that an earlier one has left.
    pub(crate) fn new(
        config: Arc<Config>,
        clock: Arc<Clock>,
        url: String,
        kept: Option<World>,
    ) -> Self {
        let world = kept.map_or_else(
            || World::founded(&config, clock.now()),
            |world| world.reopened(&config),
        );
        Self {
            traffic: TrafficLog::with_limit(config.traffic_limit),
            config,
            clock,
            url,
            world,
            hub: Hub::default(),
            interactions: Interactions::default(),
            faults: Vec::new(),
            interaction_faults: VecDeque::new(),
            nonces: HashMap::new(),
            news: broadcast::Sender::new(NEWS),
            changes: watch::Sender::new(0),
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.url.replacen("http", "ws", 1))
    }

    /// Takes the first fault for this endpoint, for one request.
    pub(crate) fn take_fault(&mut self, endpoint: Endpoint) -> Option<FaultKind> {
        self.faults.retain(|fault| fault.times > 0);
        let fault = self
            .faults
            .iter_mut()
            .find(|fault| fault.endpoint.includes(endpoint))?;
        fault.times -= 1;
        Some(fault.kind.clone())
    }

    /// Tells those who listen and wakes those who wait.
    pub(crate) fn tell(&self, event: Event) {
        // Nobody listening is not an error.
        drop(self.news.send(event));
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn record(&mut self, traffic: Traffic) {
        let number = self.traffic.add(self.clock.now(), traffic);
        // Nobody waits for traffic: those who listen are told, those who wait sleep on.
        drop(self.news.send(Event::Traffic(number)));
    }

    /// Takes the message that the bot has sent before with the same nonce.
    pub(crate) fn sent_with(&mut self, channel: ChannelId, nonce: &str) -> Option<Arc<Message>> {
        let now = self.now();
        self.nonces
            .retain(|_, (_, at)| now.since(*at) <= NONCE_REMEMBERED);
        let (id, _) = self.nonces.get(&(channel, nonce.to_owned()))?;
        self.world.message(channel, *id).cloned()
    }

    pub(crate) fn post(&mut self, new: NewMessage<'_>) -> Arc<Message> {
        let now = self.now();
        let nonce = new.form.nonce.clone();
        let mut message = Message {
            id: MessageId(self.world.mint.next(now)),
            channel: new.channel,
            author: new.author,
            kind: new.kind,
            content: String::new(),
            embeds: Vec::new(),
            rows: Vec::new(),
            attachments: Vec::new(),
            edited: None,
            flags: new.flags,
            reply_to: new.form.reply_to,
            origin: new.origin,
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            pinged: Vec::new(),
            pinged_everyone: false,
            addressee: new.addressee,
            nonce: nonce.clone(),
            edits: 0,
            late_edits: 0,
        };
        let allowed = self.fill(&mut message, new.form, new.uploads);
        self.call(&mut message, &allowed);
        if let Some(nonce) = nonce {
            self.nonces.insert((new.channel, nonce), (message.id, now));
        }
        let message = Arc::new(message);
        let kept = self.config.message_limit;
        let messages = self.world.messages.entry(message.channel).or_default();
        messages.insert(message.id, Arc::clone(&message));
        while messages.len() > kept {
            messages.pop_first();
        }
        self.dispatch_message("MESSAGE_CREATE", &message);
        self.tell(Event::MessageCreated(Arc::clone(&message)));
        message
    }

    /// Changes a message. `None` if there is no such message.
    pub(crate) fn edit(
        &mut self,
        channel: ChannelId,
        id: MessageId,
        form: MessageForm,
        uploads: &[Upload],
    ) -> Option<Arc<Message>> {
        let mut message = (**self.world.message(channel, id)?).clone();
        let now = self.now();
        self.fill(&mut message, form, uploads);
        // Filling a deferred message is not an edit that anybody would see.
        if message.is_thinking() {
            message.flags &= !crate::message::LOADING;
        } else {
            message.edited = Some(now);
        }
        message.edits += 1;
        if now.since(message.created()) > LATE {
            message.late_edits += 1;
        }
        Some(self.replace(message))
    }

    /// Puts a changed message in its place and tells about it.
    pub(crate) fn replace(&mut self, message: Message) -> Arc<Message> {
        let message = Arc::new(message);
        self.world
            .messages
            .entry(message.channel)
            .or_default()
            .insert(message.id, Arc::clone(&message));
        self.dispatch_message("MESSAGE_UPDATE", &message);
        self.tell(Event::MessageUpdated(Arc::clone(&message)));
        message
    }

    /// Whether another edit of this message would be one too many.
    pub(crate) fn edited_too_late(&self, message: &Message) -> bool {
        self.now().since(message.created()) > LATE
            && message.late_edits >= self.config.late_edit_limit
    }

    pub(crate) fn remove(&mut self, channel: ChannelId, id: MessageId) -> Option<Arc<Message>> {
        let message = self.world.messages.get_mut(&channel)?.remove(&id)?;
        if !message.is_ephemeral() {
            let mut data = json!({ "id": id, "channel_id": channel });
            self.add_guild(&mut data, channel);
            let (intent, guild) = self.audience(channel);
            self.hub.dispatch("MESSAGE_DELETE", &data, intent, guild);
        }
        self.tell(Event::MessageDeleted {
            channel,
            message: id,
        });
        Some(message)
    }

    /// Puts what was said into the message and returns whom it may call.
    fn fill(
        &mut self,
        message: &mut Message,
        form: MessageForm,
        uploads: &[Upload],
    ) -> AllowedMentions {
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
            self.attach(message, files, uploads);
        }
        if let Some(mut embeds) = form.embeds {
            point_to_files(&mut embeds, &message.attachments);
            message.embeds = embeds;
        }
        if let Some(flags) = form.flags {
            message.flags |= flags & !EPHEMERAL;
        }
        form.allowed
    }

    fn attach(&mut self, message: &mut Message, files: Vec<Kept>, uploads: &[Upload]) {
        let old = std::mem::take(&mut message.attachments);
        for file in files {
            match file {
                Kept::Old(id, description) => {
                    let kept = old.iter().find(|file| file.id == id).cloned();
                    message.attachments.extend(kept.map(|file| Attachment {
                        description: description.or(file.description),
                        ..file
                    }));
                }
                Kept::New {
                    upload,
                    filename,
                    description,
                } => {
                    let upload = &uploads[upload];
                    let id = AttachmentId(self.world.mint.next(self.clock.now()));
                    message.attachments.push(Attachment {
                        id,
                        url: format!(
                            "{}/attachments/{}/{id}/{filename}",
                            self.url, message.channel
                        ),
                        filename,
                        description,
                        content_type: upload.content_type.clone(),
                        size: picture_size(&upload.bytes),
                        bytes: upload.bytes.clone(),
                    });
                }
            }
        }
    }

    /// Works out whom a new message calls.
    fn call(&self, message: &mut Message, allowed: &AllowedMentions) {
        if message.addressee.is_some() || message.flags & SUPPRESS_NOTIFICATIONS != 0 {
            return;
        }
        let replied = message
            .reply_to
            .and_then(|id| self.world.message(message.channel, id))
            .map(|replied| replied.author);
        let named = message
            .mentions
            .iter()
            .copied()
            .filter(|user| allowed.calls_user(*user));
        let mut called: Vec<UserId> = named.collect();
        called.extend(replied.filter(|user| allowed.replied_user && !called.contains(user)));
        called.retain(|user| *user != message.author && self.world.sees(*user, message.channel));
        message.pinged = called;
        let may = self
            .world
            .permissions(message.author, message.channel)
            .contains(Permissions::MENTION_EVERYONE);
        message.pinged_everyone = may && allowed.everyone && mentions(&message.content).everyone;
    }

    /// Tells the bot about a message. What others have written is blank to it unless it may read it, is named in it,
    /// or it stands in a conversation of two.
    fn dispatch_message(&mut self, name: &str, message: &Message) {
        if message.is_ephemeral() || !self.world.sees(self.world.bot, message.channel) {
            return;
        }
        let (intent, guild) = self.audience(message.channel);
        let full = self.world.message_json(message, true);
        let open = guild.is_none()
            || message.author == self.world.bot
            || message.mentions.contains(&self.world.bot);
        let mut blank = full.clone();
        if !open {
            blank["content"] = json!("");
            for field in ["embeds", "attachments", "components"] {
                blank[field] = json!([]);
            }
        }
        self.hub.dispatch_each(name, guild, |intents| {
            let data = if intents & intent::MESSAGE_CONTENT != 0 {
                &full
            } else {
                &blank
            };
            (intents & intent != 0).then_some(data)
        });
    }

    /// The intent with which a bot hears of messages in a channel, and the guild.
    pub(crate) fn audience(&self, channel: ChannelId) -> (u64, Option<crate::ids::GuildId>) {
        if self.world.in_guild(channel) {
            (intent::GUILD_MESSAGES, Some(self.world.guild))
        } else {
            (intent::DIRECT_MESSAGES, None)
        }
    }

    /// Names the guild in the data of an event, where there is one.
    pub(crate) fn add_guild(&self, data: &mut Value, channel: ChannelId) {
        if self.world.in_guild(channel) {
            data["guild_id"] = json!(self.world.guild);
        }
    }
}

/// Replaces `attachment://name` by the address of the file.
fn point_to_files(embeds: &mut [Value], files: &[Attachment]) {
    for embed in embeds {
        for (part, field) in PICTURES {
            let Some(address) = embed.get_mut(part).and_then(|part| part.get_mut(field)) else {
                continue;
            };
            let name = address
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"));
            if let Some(file) =
                name.and_then(|name| files.iter().find(|file| file.filename == name))
            {
                *address = json!(file.url);
            }
        }
    }
}
