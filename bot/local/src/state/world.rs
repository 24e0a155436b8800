//! The world: one server with its channels, people, messages and commands.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::clock::Clock;
use crate::config::{Config, Person};
use crate::model::{
    ApplicationId, Channel, ChannelId, ChannelKind, Command, GuildId, Message, MessageId,
    Permissions, Role, RoleId, SnowflakeGenerator, Thread, UserId,
};
use jiff::Timestamp;

/// Everything that survives a restart.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct World {
    pub(crate) guild: GuildId,
    pub(crate) guild_name: String,
    /// The text channels of the bot's other servers, with those servers. Every member is there too.
    #[serde(default)]
    pub(crate) elsewhere: BTreeMap<ChannelId, GuildId>,
    /// Who has left a server, or was banned from it.
    #[serde(default)]
    pub(crate) gone: BTreeSet<(GuildId, UserId)>,
    #[serde(default = "american")]
    pub(crate) guild_locale: String,
    pub(crate) application: ApplicationId,
    /// The account of the bot.
    pub(crate) bot: UserId,
    pub(crate) members: BTreeMap<UserId, Account>,
    /// The roles of the first server beside `@everyone`.
    #[serde(default)]
    pub(crate) roles: BTreeMap<RoleId, Role>,
    pub(crate) channels: BTreeMap<ChannelId, Channel>,
    pub(crate) messages: BTreeMap<ChannelId, BTreeMap<MessageId, Arc<Message>>>,
    pub(crate) commands: Vec<Command>,
    /// Which commands a server shows to members who lack their permission, under *Integrations*.
    #[serde(default)]
    pub(crate) shown_commands: BTreeSet<(String, UserId)>,
    /// The flags of the bot's account. They are a fault, so they are not stored.
    #[serde(skip)]
    pub(crate) bot_flags: u64,
    #[serde(rename = "mint")]
    snowflakes: SnowflakeGenerator,
    /// Tests put it forward; a restart puts it back.
    #[serde(skip)]
    pub(super) clock: Clock,
}

/// A member: a person, or the bot.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Account {
    pub(crate) id: UserId,
    pub(crate) username: String,
    pub(crate) name: String,
    pub(crate) is_bot: bool,
    pub(crate) permissions: Permissions,
    pub(crate) locale: String,
    /// Whether the bot may send them direct messages.
    pub(crate) accepts_direct: bool,
    #[serde(default)]
    pub(crate) roles: BTreeSet<RoleId>,
}

impl Account {
    fn of(person: Person, id: UserId) -> Self {
        Self {
            id,
            username: username(&person.name),
            name: person.name,
            is_bot: false,
            permissions: person.permissions,
            locale: person.locale,
            accepts_direct: true,
            roles: BTreeSet::new(),
        }
    }
}

/// The locale of servers that have not chosen one.
fn american() -> String {
    "en-US".to_owned()
}

/// The unique, plain name that Discord would have asked for.
fn username(name: &str) -> String {
    name.to_lowercase().chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// Name of the application and of its bot.
const BOT: &str = "Pacru";

/// Names of the channels, without `#`.
const CLUB: &str = "club";
const THREAD: &str = "friendly games";
const FORUM: &str = "tournaments";
const POST: &str = "autumn cup";

impl World {
    /// The world of a first start: the people of `config`, a channel with a thread, a forum with
    /// one post.
    pub(crate) fn new(config: &Config) -> Self {
        let (clock, mut snowflakes) = (Clock::default(), SnowflakeGenerator::default());
        let now = clock.now();
        let bot = UserId(snowflakes.next(now));
        let mut world = Self {
            guild: GuildId(snowflakes.next(now)),
            guild_name: "The club".to_owned(),
            guild_locale: config.guild_locale.clone(),
            application: ApplicationId(bot.0),
            bot,
            snowflakes,
            clock,
            ..Self::default()
        };
        for person in config.people.iter().cloned() {
            world.add_person(person);
        }
        let account = Account {
            is_bot: true,
            permissions: config.bot_permissions,
            ..Account::of(Person::named(BOT), bot)
        };
        world.members.insert(bot, account);
        for role in &config.roles {
            world.add_role(role);
        }
        let channel = world.add_channel(CLUB, ChannelKind::Text);
        let forum = world.add_channel(FORUM, ChannelKind::Forum);
        let owner = world.owner();
        for (name, parent) in [(THREAD, channel), (POST, forum)] {
            world.add_thread(name, parent, owner);
        }
        world
    }

    /// A stored world at the start of another server. Deferred answers are never filled, and the
    /// bot's account follows the configuration.
    pub(crate) fn restored(mut self, config: &Config) -> Self {
        if self.roles.is_empty() {
            for role in &config.roles {
                self.add_role(role);
            }
        }
        for messages in self.messages.values_mut() {
            messages.retain(|_, message| !message.is_thinking());
        }
        if let Some(bot) = self.members.get_mut(&self.bot) {
            BOT.clone_into(&mut bot.name);
            bot.permissions = config.bot_permissions;
        }
        self
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The id of something that is made now.
    pub(crate) fn snowflake(&mut self) -> u64 {
        self.snowflakes.next(self.clock.now())
    }

    /// Makes a role that the bot can give, and that anybody may call.
    pub(crate) fn add_role(&mut self, name: &str) -> RoleId {
        let id = RoleId(self.snowflake());
        let role = Role {
            id,
            name: name.to_owned(),
            position: 1,
            mentionable: true,
            permissions: Permissions::empty(),
        };
        self.roles.insert(id, role);
        id
    }

    /// The role that a text means, beside `@everyone`: a mention, an id or a name.
    pub(crate) fn find_role(&self, text: &str) -> Option<&Role> {
        find(&self.roles, text, "<@&", |role| &role.name)
    }

    pub(crate) fn add_channel(&mut self, name: &str, kind: ChannelKind) -> ChannelId {
        let id = ChannelId(self.snowflake());
        let (name, denied) = (name.to_owned(), Permissions::empty());
        self.channels.insert(id, Channel { id, name, kind, denied, only: None });
        id
    }

    pub(crate) fn add_thread(&mut self, name: &str, parent: ChannelId, owner: UserId) -> ChannelId {
        let thread = Thread {
            parent,
            owner,
            private: false,
            archived: false,
            locked: false,
            archive_after: 4320,
            archive_changed: self.now(),
            members: [owner].into(),
        };
        self.add_channel(name, ChannelKind::Thread(thread))
    }

    /// Makes another server with a text channel. It belongs to the shard after that of the previous
    /// server.
    pub(crate) fn add_guild(&mut self, channel: &str) -> ChannelId {
        let last = self.elsewhere.values().map(|guild| guild.0).max();
        let next = GuildId(((last.unwrap_or(self.guild.0) >> 22) + 1) << 22);
        let id = self.add_channel(channel, ChannelKind::Text);
        self.elsewhere.insert(id, next);
        id
    }

    /// Makes another text channel on the server of this one.
    pub(crate) fn add_channel_beside(&mut self, beside: ChannelId, name: &str) -> ChannelId {
        let id = self.add_channel(name, ChannelKind::Text);
        if let Some(guild) = self.elsewhere.get(&beside) {
            self.elsewhere.insert(id, *guild);
        }
        id
    }

    /// The server of a channel or thread; none for direct messages.
    pub(crate) fn guild_of(&self, channel: ChannelId) -> Option<GuildId> {
        let parent = match &self.channel(channel)?.kind {
            ChannelKind::Direct { .. } => return None,
            ChannelKind::Thread(thread) => thread.parent,
            ChannelKind::Text | ChannelKind::Forum => channel,
        };
        Some(self.elsewhere.get(&parent).copied().unwrap_or(self.guild))
    }

    /// The servers that the bot is on.
    pub(crate) fn guilds(&self) -> impl Iterator<Item = GuildId> {
        let others: BTreeSet<GuildId> = self.elsewhere.values().copied().collect();
        let all = std::iter::once(self.guild).chain(others);
        all.filter(|guild| !self.gone.contains(&(*guild, self.bot)))
    }

    /// Whether a member, or the bot, is not on the server of a channel.
    fn is_gone(&self, user: UserId, channel: ChannelId) -> bool {
        self.guild_of(channel).is_some_and(|guild| self.gone.contains(&(guild, user)))
    }

    /// The first person; the bot if there are none.
    pub(crate) fn owner(&self) -> UserId {
        self.people().next().map_or(self.bot, |account| account.id)
    }

    /// The members that are not bots, in the order in which they joined.
    pub(crate) fn people(&self) -> impl Iterator<Item = &Account> {
        self.members.values().filter(|account| !account.is_bot)
    }

    /// Those of them who have not left the first server.
    pub(crate) fn present(&self) -> impl Iterator<Item = &Account> {
        self.people().filter(|account| !self.has_left(account.id))
    }

    /// Whether a member has left the first server, or was removed from it.
    pub(crate) fn has_left(&self, user: UserId) -> bool {
        self.gone.contains(&(self.guild, user))
    }

    /// Lets somebody join who was never here.
    pub(crate) fn add_person(&mut self, person: Person) {
        let id = UserId(self.snowflake());
        let mut account = Account::of(person, id);
        while self.members.values().any(|other| other.username == account.username) {
            account.username.push('_');
        }
        self.members.insert(id, account);
    }

    /// The member that a text names: by mention, id or name.
    pub(crate) fn find_member(&self, text: &str) -> Option<&Account> {
        let by = |name| find(&self.members, text, "<@", name);
        by(|account| &account.name).or_else(|| by(|account| &account.username))
    }

    /// The channel or thread that a text names: by mention, id or name.
    pub(crate) fn find_channel(&self, text: &str) -> Option<&Channel> {
        find(&self.channels, text, "<#", |channel| &channel.name)
    }

    pub(crate) fn channel(&self, id: ChannelId) -> Option<&Channel> {
        self.channels.get(&id)
    }

    pub(crate) fn thread(&self, id: ChannelId) -> Option<&Thread> {
        self.channel(id)?.thread()
    }

    pub(crate) fn thread_mut(&mut self, id: ChannelId) -> Option<&mut Thread> {
        self.channels.get_mut(&id)?.thread_mut()
    }

    pub(crate) fn message(&self, channel: ChannelId, id: MessageId) -> Option<&Arc<Message>> {
        self.messages.get(&channel)?.get(&id)
    }

    /// The messages of a channel from the oldest to the newest.
    pub(crate) fn messages_in(
        &self,
        channel: ChannelId,
    ) -> impl DoubleEndedIterator<Item = &Arc<Message>> {
        self.messages.get(&channel).into_iter().flat_map(BTreeMap::values)
    }

    /// The permissions of a member in a channel. The owner has all. A denial in a channel also
    /// applies to its threads; beside who can see it, only the bot is ever denied anything. In
    /// direct messages there are no roles that could deny something.
    pub(crate) fn permissions(&self, user: UserId, channel: ChannelId) -> Permissions {
        if self.is_gone(user, channel) {
            return Permissions::empty();
        }
        let (Some(account), Some(channel)) = (self.members.get(&user), self.channel(channel))
        else {
            return Permissions::empty();
        };
        match channel.kind {
            ChannelKind::Direct { with } if !account.is_bot && user != with => Permissions::empty(),
            ChannelKind::Thread(ref thread)
                if thread.private && user != self.owner() && !thread.members.contains(&user) =>
            {
                Permissions::empty()
            }
            _ if account.is_bot => {
                let parent = channel.thread().and_then(|thread| self.channel(thread.parent));
                let inherited = parent.map_or(Permissions::empty(), |parent| parent.denied);
                account.permissions - channel.denied - inherited
            }
            _ if user == self.owner() => Permissions::OWNER,
            _ if !self.is_shown(channel, user) => Permissions::empty(),
            _ => account.permissions,
        }
    }

    /// Whether a channel, or the one that a thread belongs to, is not hidden from a member.
    fn is_shown(&self, channel: &Channel, user: UserId) -> bool {
        let parent = channel.thread().and_then(|thread| self.channel(thread.parent));
        let shown = |it: &Channel| it.only.as_ref().is_none_or(|only| only.contains(&user));
        shown(channel) && parent.is_none_or(shown)
    }

    pub(crate) fn sees(&self, user: UserId, channel: ChannelId) -> bool {
        self.permissions(user, channel).allows(Permissions::VIEW_CHANNEL)
    }
}

/// What a text means: a mention that begins with `start`, an id, or a name with or without the sign
/// of mentions.
fn find<'w, Id: FromStr + Ord, T>(
    all: &'w BTreeMap<Id, T>,
    text: &str,
    start: &str,
    name: fn(&T) -> &str,
) -> Option<&'w T> {
    let inner = text.strip_prefix(start).and_then(|rest| rest.strip_suffix('>'));
    // Older clients mention members by `<@!1>`.
    let id = inner.map_or(text, |inner| inner.trim_start_matches('!')).parse().ok();
    id.and_then(|id| all.get(&id)).or_else(|| {
        let plain = text.trim_start_matches(&start[1..2]);
        all.values().find(|it| name(it) == plain)
    })
}
