//! The world: one server with its channels, people, messages and commands.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::channel::{Channel, ChannelKind, Thread};
use crate::clock::Timestamp;
use crate::command::Command;
use crate::config::{Config, Person};
use crate::ids::{ApplicationId, ChannelId, GuildId, MessageId, Mint, UserId};
use crate::message::Message;
use crate::permissions::Permissions;

/// Everything that a restart should not lose.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct World {
    pub(crate) guild: GuildId,
    pub(crate) guild_name: String,
    pub(crate) application: ApplicationId,
    /// The account of the bot.
    pub(crate) bot: UserId,
    pub(crate) members: BTreeMap<UserId, Account>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
    pub(crate) messages: BTreeMap<ChannelId, BTreeMap<MessageId, Arc<Message>>>,
    pub(crate) commands: Vec<Command>,
    pub(crate) mint: Mint,
}

/// A member: a person, or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Account {
    pub(crate) id: UserId,
    pub(crate) username: String,
    pub(crate) name: String,
    pub(crate) nick: Option<String>,
    pub(crate) is_bot: bool,
    pub(crate) permissions: Permissions,
    pub(crate) locale: String,
    /// Whether the bot may write to them directly.
    pub(crate) accepts_direct: bool,
}

impl Account {
    fn of(person: Person, id: UserId) -> Self {
        Self {
            id,
            username: username(&person.name),
            name: person.name,
            nick: person.nick,
            is_bot: false,
            permissions: person.permissions,
            locale: person.locale,
            accepts_direct: true,
        }
    }

    /// The name that others read.
    pub(crate) fn shown(&self) -> &str {
        self.nick.as_deref().unwrap_or(&self.name)
    }
}

/// The unique, plain name that Discord would have asked for.
fn username(name: &str) -> String {
    name.to_lowercase()
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect()
}

/// Names of the places beside the first channel.
pub(crate) const THREAD: &str = "friendly games";
pub(crate) const FORUM: &str = "tournaments";
pub(crate) const POST: &str = "autumn cup";

impl World {
    /// The world of a first start: the people and the channel of `config`, a thread, a forum with one post.
    pub(crate) fn founded(config: &Config, now: Timestamp) -> Self {
        let mut mint = Mint::default();
        let bot = UserId(mint.next(now));
        let mut world = Self {
            guild: GuildId(mint.next(now)),
            guild_name: config.guild.clone(),
            application: ApplicationId(bot.0),
            bot,
            members: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            commands: Vec::new(),
            mint,
        };
        for person in config.people.iter().cloned() {
            let id = UserId(world.mint.next(now));
            world.members.insert(id, Account::of(person, id));
        }
        let account = Account {
            is_bot: true,
            permissions: config.bot_permissions,
            ..Account::of(Person::named(&config.bot), bot)
        };
        world.members.insert(bot, account);
        let channel = world.open(&config.channel, ChannelKind::Text, now);
        let forum = world.open(FORUM, ChannelKind::Forum, now);
        let owner = world.owner();
        for (name, parent) in [(THREAD, channel), (POST, forum)] {
            world.open_thread(name, parent, owner, now);
        }
        world
    }

    /// A kept world at the start of another server: what was being thought about is never said, and what the
    /// configuration says of the bot holds.
    pub(crate) fn reopened(mut self, config: &Config) -> Self {
        for messages in self.messages.values_mut() {
            messages.retain(|_, message| !message.is_thinking());
        }
        if let Some(bot) = self.members.get_mut(&self.bot) {
            bot.name.clone_from(&config.bot);
            bot.permissions = config.bot_permissions;
        }
        self
    }

    pub(crate) fn open(&mut self, name: &str, kind: ChannelKind, now: Timestamp) -> ChannelId {
        let id = ChannelId(self.mint.next(now));
        self.channels.insert(
            id,
            Channel {
                id,
                name: name.to_owned(),
                kind,
                denied: Permissions::NONE,
            },
        );
        id
    }

    pub(crate) fn open_thread(
        &mut self,
        name: &str,
        parent: ChannelId,
        owner: UserId,
        now: Timestamp,
    ) -> ChannelId {
        let thread = Thread {
            parent,
            owner,
            archived: false,
            locked: false,
            archive_after: 4320,
            archive_changed: now,
            members: [owner].into(),
        };
        self.open(name, ChannelKind::Thread(thread), now)
    }

    /// The first of the people; the bot where there are none.
    pub(crate) fn owner(&self) -> UserId {
        self.people().next().map_or(self.bot, |account| account.id)
    }

    /// The members that are not bots, in the order in which they came.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Account> {
        self.members.values().filter(|account| !account.is_bot)
    }

    /// The member whom a text means: a mention, a number or a name.
    pub(crate) fn member_called(&self, text: &str) -> Option<&Account> {
        let inner = text
            .strip_prefix("<@")
            .and_then(|rest| rest.strip_suffix('>'))
            .map(|id| id.trim_start_matches('!'));
        if let Some(found) = inner
            .unwrap_or(text)
            .parse()
            .ok()
            .and_then(|id| self.members.get(&id))
        {
            return Some(found);
        }
        let name = text.trim_start_matches('@');
        let by = |pick: fn(&Account) -> &str| {
            self.members.values().find(|account| pick(account) == name)
        };
        by(|account| &account.name)
            .or_else(|| by(Account::shown))
            .or_else(|| by(|account| &account.username))
    }

    /// The channel or thread whom a text means: a mention, a number or a name.
    pub(crate) fn channel_called(&self, text: &str) -> Option<&Channel> {
        let inner = text
            .strip_prefix("<#")
            .and_then(|rest| rest.strip_suffix('>'))
            .unwrap_or(text);
        if let Some(found) = inner.parse().ok().and_then(|id| self.channels.get(&id)) {
            return Some(found);
        }
        let name = text.trim_start_matches('#');
        self.channels.values().find(|channel| channel.name == name)
    }

    pub(crate) fn message(&self, channel: ChannelId, id: MessageId) -> Option<&Arc<Message>> {
        self.messages.get(&channel)?.get(&id)
    }

    /// The messages of a channel from the oldest to the newest.
    pub(crate) fn messages_in(
        &self,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &Arc<Message>> {
        self.messages
            .get(&channel)
            .into_iter()
            .flat_map(BTreeMap::values)
    }

    /// What a member may do in a channel. What is denied in a channel is denied in its threads; only the bot is ever
    /// denied anything there. In a conversation of two there are no roles to take anything away.
    pub(crate) fn permissions(&self, user: UserId, channel: ChannelId) -> Permissions {
        let Some(account) = self.members.get(&user) else {
            return Permissions::NONE;
        };
        let Some(place) = self.channels.get(&channel) else {
            return Permissions::NONE;
        };
        let mut denied = Permissions::NONE;
        if account.is_bot {
            denied |= place.denied;
            if let Some(parent) = place
                .thread()
                .and_then(|thread| self.channels.get(&thread.parent))
            {
                denied |= parent.denied;
            }
        }
        match place.kind {
            ChannelKind::Direct { with } if !account.is_bot && user != with => Permissions::NONE,
            ChannelKind::Text
            | ChannelKind::Forum
            | ChannelKind::Thread(_)
            | ChannelKind::Direct { .. } => account.permissions - denied,
        }
    }

    pub(crate) fn sees(&self, user: UserId, channel: ChannelId) -> bool {
        self.permissions(user, channel)
            .contains(Permissions::VIEW_CHANNEL)
    }
}
