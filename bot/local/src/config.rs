//! The configuration of a server.

use std::path::PathBuf;
use std::time::Duration;

use crate::model::Permissions;
use serde::Serialize;

/// The initial world, and the limits that Discord does not publish or that vary.
///
/// ```
/// use local::{Config, Person};
///
/// let config = Config { people: vec![Person::named("Ana"), Person::named("Ben")], ..Config::default() };
/// assert_eq!(config.shards, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Config {
    /// TCP port on the loopback interface; 0 takes a free one.
    pub port: u16,
    /// The token that the bot must send.
    pub token: String,
    /// Language of the server, such as `en-US` or `cs`.
    pub guild_locale: String,
    /// The members, in the order in which they are listed. The first one owns the server and has
    /// all permissions.
    pub people: Vec<Person>,
    /// The roles of the server beside `@everyone`, below that of the bot. Anybody may call them.
    pub roles: Vec<String>,
    /// The permissions of the bot, except where a channel denies some.
    pub bot_permissions: Permissions,
    /// How long the bot may take to acknowledge an interaction.
    pub response_timeout: Duration,
    /// How many shards the bot is told to use.
    pub shards: u64,
    /// How many shards may identify themselves at once.
    pub max_concurrency: u64,
    /// Time that must pass between two Identify payloads of the same bucket.
    pub identify_interval: Duration,
    /// How often the gateway asks the bot for a heartbeat.
    pub heartbeat_interval: Duration,
    /// How long a handle waits before it gives up.
    pub wait_timeout: Duration,
    /// A directory that keeps the world after the process ends: channels, members, messages, files,
    /// commands. It is made if it does not exist. Without one, everything ends with the server.
    pub data_dir: Option<PathBuf>,
    /// The steps that the page shows to a newcomer, one after the other.
    pub first_steps: Vec<FirstStep>,
    /// Headings under which the page lists the options that are seldom needed.
    pub option_groups: Vec<OptionGroup>,
    /// The label of a button in the empty first channel, and the command that it sends. If the bot
    /// answers with a link to a page of its own, that is opened.
    pub quick_start: Option<(String, String)>,
    /// What the page says in direct messages with the bot before the first one, and a command for
    /// which there is a button.
    pub direct_welcome: Option<(String, String)>,
    /// How many requests and frames are kept for [`traffic`](crate::Discord::traffic).
    pub traffic_limit: usize,
    /// How many messages are kept in each channel; older ones are deleted.
    pub message_limit: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            port: 0,
            token: "MTA.local.token".to_owned(),
            guild_locale: "en-US".to_owned(),
            people: ["Ana", "Ben", "Chika", "Dmitri"].map(Person::named).to_vec(),
            roles: Vec::new(),
            bot_permissions: Permissions::MEMBER,
            response_timeout: Duration::from_secs(3),
            shards: 1,
            max_concurrency: 1,
            identify_interval: Duration::from_secs(5),
            heartbeat_interval: Duration::from_millis(41_250),
            // No machine is so busy that what comes at all comes later.
            wait_timeout: Duration::from_mins(10),
            data_dir: None,
            first_steps: Vec::new(),
            option_groups: Vec::new(),
            quick_start: None,
            direct_welcome: None,
            traffic_limit: 4000,
            message_limit: 2000,
        }
    }
}

/// A step of a newcomer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FirstStep {
    /// A sentence or two, with Discord's markdown.
    pub text: String,
    /// A command for which there is a button, such as `pacru new`.
    pub command: Option<String>,
    /// The step is done when the bot has written one of these in another line than the one that
    /// completed the step before, or when a later step is done. A page of the bot tells the page
    /// around it what it writes: `parent.postMessage({ said: "…" })`.
    pub done_when: Vec<String>,
}

/// A group of options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionGroup {
    /// The heading.
    pub title: String,
    /// The names of the options, in all commands.
    pub options: Vec<String>,
}

/// A member of the initial world.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The display name, by which [`Discord::member`](crate::Discord::member) finds the member.
    pub name: String,
    /// The member's permissions; the owner of the server has all.
    pub permissions: Permissions,
    /// Language of the member's client, such as `en-US` or `de`.
    pub locale: String,
}

impl Person {
    /// A person with the default permissions and an English client.
    pub fn named(name: &str) -> Self {
        Self { name: name.to_owned(), permissions: Permissions::MEMBER, locale: "en-US".to_owned() }
    }

    /// The same person with a client in another language.
    #[must_use]
    pub fn speaking(mut self, locale: &str) -> Self {
        locale.clone_into(&mut self.locale);
        self
    }
}
