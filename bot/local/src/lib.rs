//! A local Discord in one process: the part of Discord's gateway and REST API (version 10) that a
//! bot needs, on a port of the loopback interface.
//!
//! It has two uses: tests run an unmodified bot against it and play the members, and people without
//! an account try a bot with it. So it is as strict as Discord: an interaction is acknowledged once
//! and within three seconds, every field has its limits, and a bot cannot do what it has no
//! permission for. It answers with Discord's own error codes, and it injects faults when told to.
//!
//! ```
//! use local::{Config, Discord};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let discord = Discord::start(Config::default()).await?;
//! let ana = discord.member("Ana")?;
//!
//! // This is what a bot does; a real one is pointed at `discord.url()` and uses the gateway as well.
//! reqwest::Client::new()
//!     .post(format!("{}/api/v10/channels/{}/messages", discord.url(), discord.club()))
//!     .header("authorization", format!("Bot {}", discord.token()))
//!     .json(&serde_json::json!({ "content": format!("Your turn, {}.", ana.mention()) }))
//!     .send()
//!     .await?
//!     .error_for_status()?;
//!
//! let fits = |message: &local::Message| message.content.starts_with("Your turn");
//! let message = discord.wait_for(discord.club(), fits).await?;
//! assert_eq!(message.pinged, [ana.id()]);
//! # discord.stop().await;
//! # Ok(())
//! # }
//! ```
//!
//! # How to use it
//!
//! * [`Discord`] is the server: its people and channels, its clock ([`Discord::advance`]), its
//!   faults ([`Discord::fault`], [`Discord::gateway_fault`], [`Discord::interaction_fault`]) and
//!   its traffic ([`Discord::traffic`]).
//! * [`Member`] is somebody who uses the bot: they type commands, press buttons, choose, fill in
//!   forms, and read. What Discord's own client would not send is an [`Error`].
//! * [`Interaction`] is one such use; [`Interaction::reply`] waits for the final answer.
//! * [`Message`] knows what a test asks about: whom it names and whom it pings, who can see it, and
//!   what is in its files.
//!
//! * At [`Discord::url`] there is a page for people: a channel as in Discord, with the command
//!   line, buttons, menus, forms, pictures and threads, for each member in a window of their own;
//!   and a panel for developers with the traffic and the faults. The page loads nothing from other
//!   sites, and requests from other sites are refused.
//!
//! The first start makes a world: a text channel with a thread, a forum with a post, the members of
//! [`Config::people`], and the bot. With [`Config::data_dir`] the world survives the process, and
//! the effect of every answered request survives a crash. Interactions do not: an interaction
//! without an answer at that time never gets one.
//!
//! # What is modelled
//!
//! * Gateway: Hello, Identify, `READY`, interactions, heartbeats, Resume with all that was missed,
//!   op 7 and op 9, shards, close codes, at most 120 frames a minute.
//! * Commands, global and of the guild, registered as a list, with subcommands, choices,
//!   autocomplete, all limits.
//! * Interactions from commands, buttons, menus of texts and forms; answers of types 5, 6, 8 and 9;
//!   the 3 seconds and the 15 minutes; ephemeral messages.
//! * Messages with files, rows of components, nonces, mentions and `allowed_mentions`; lists with
//!   pages; the cap on edits of messages older than an hour.
//! * Roles of the first server: given and taken by a bot that may manage them, and pinged.
//! * Threads that start from messages, archived and locked, and posts; direct messages; permissions
//!   of the bot by channel.
//!
//! # What is not modelled
//!
//! * Rate limits, unless a fault asks for one. Discord does not publish them, and on one machine
//!   they would test nothing.
//! * Follow-ups, answers that everybody sees or that change a message at once, files that stay
//!   while others go, embeds, replies, menus of members, roles and channels, compression, intents
//!   with their events, Components V2, stickers, polls, reactions, voice, permissions by role,
//!   private threads, files as options. If a bot sends one of these, it is refused with the code
//!   `NOT_MODELLED`, as an unknown field or as an unknown path.
//! * Unknown fields, which Discord ignores, are refused here (`UNKNOWN_FIELD`): they are typing
//!   mistakes. So is an uploaded file that the list of attachments leaves out.

mod channels;
mod client;
mod clock;
mod config;
mod discord;
mod error;
mod event;
mod fault;
mod gateway;
mod http;
mod model;
mod page;
mod rest;
mod server;
mod sockets;
mod state;
mod storage;
mod traffic;
mod validate;

pub use client::{Interaction, Member, Reply};
pub use config::{Config, FirstStep, OptionGroup, Person};
pub use discord::Discord;
pub use error::{Error, StartError};
pub use event::Event;
pub use fault::{
    BadBody, ConnectionFault, Endpoint, Fault, FaultKind, GatewayFault, InteractionFault,
    PayloadFault,
};
pub use jiff::Timestamp;
pub use model::{
    ApplicationId, Attachment, AttachmentId, Button, ButtonStyle, Channel, ChannelId, ChannelKind,
    Choice, Command, CommandId, CommandKind, CommandOption, Component, Emoji, FormInput, FormPart,
    GuildId, InteractionId, InteractionMetadata, Menu, MenuKind, MenuOption, Message, MessageId,
    Modal, OptionKind, Permissions, Role, RoleId, Row, TextInput, Thread, UserId,
};
pub use traffic::{Exchange, File, Frame, Traffic, TrafficEntry};

/// What comes of something that a member does.
type Result<T, E = Error> = std::result::Result<T, E>;
