//! The connections with Discord's gateway: keeps shards connected, knows the state of each, and replaces a connection
//! that has fallen silent.
//!
//! Interactions are handed on unread, as they were sent. The process sends nothing but what keeps a session, and asks
//! for no events: interactions come without asking.
//!
//! | what happens | what follows |
//! |---|---|
//! | `GET /gateway/bot` fails | it is asked again, with growing pauses of at most a minute, for ever; only 401 ends |
//! | the connection breaks, op 7, most close codes | the session is resumed at the address that Discord named for it |
//! | op 9, close 4003, 4007, 4009 | a new session |
//! | no session may be started today | waits until Discord's limit is reset, and says until when |
//! | a heartbeat is not acknowledged, or nothing at all comes | the connection is replaced, the session resumed |
//! | [`MOST_FAILURES`] connections in a row bring no session, though Discord answers requests | [`GatewayError::Unreachable`] |
//! | close 4004, 4010 to 4014 | an error of [`GatewayError`], which says what helps |
//!
//! Why `twilight-gateway` beside serenity: serenity 0.12 identifies anew when a heartbeat is not acknowledged, never
//! resumes where `resume_gateway_url` says, asks for no session start limit, goes on in silence after the closes 4010,
//! 4011 and 4012, falls back to an address of its own when `GET /gateway` fails, and has no setting for any of it.

mod shard;
mod starts;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::Value;
use serenity::all::ApplicationId;
use shard::Shard;
use starts::SessionStarts;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use twilight_gateway::ShardId;

use crate::config::Token;
use crate::discord::Rest;
use crate::signals::until;
use crate::supervisor::supervise;

/// How many connections in a row may fail while Discord answers requests. With the pauses between them that is about a
/// quarter of an hour.
const MOST_FAILURES: u32 = 30;

/// Why the gateway cannot be served by this process any more; each is one line for its operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GatewayError {
    /// 401, or close 4004.
    #[error(
        "Discord does not accept DISCORD_TOKEN; copy it anew from the page Bot of your application at https://discord.com/developers/applications"
    )]
    Token,
    /// Close 4010.
    #[error(
        "Discord knows no shard {shard} of {total} for this bot (close code 4010); after a start the bot asks how many there are"
    )]
    InvalidShard {
        /// The shard, from 0.
        shard: u32,
        /// How many shards there are.
        total: u32,
    },
    /// Close 4011.
    #[error(
        "the bot is in too many servers for {total} shards (close code 4011); after a start it asks Discord how many it needs"
    )]
    ShardingRequired {
        /// How many shards there are.
        total: u32,
    },
    /// Close 4012.
    #[error(
        "Discord's gateway no longer speaks version 10 (close code 4012); a newer version of pacru is needed"
    )]
    Version,
    /// Close 4013 or 4014.
    #[error(
        "Discord does not allow the intents of the bot, although it asks for none (close code {0}); a newer version of pacru is needed"
    )]
    Intents(u16),
    /// Nothing that a new connection can mend.
    #[error(
        "{failures} connections with Discord's gateway have failed in a row, although Discord answers requests; the last one: {last}"
    )]
    Unreachable {
        /// How many.
        failures: u32,
        /// How the last one ended.
        last: String,
    },
}

impl GatewayError {
    /// Whether another start helps; if not, only another token or program does.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        match self {
            Self::InvalidShard { .. }
            | Self::ShardingRequired { .. }
            | Self::Unreachable { .. } => true,
            Self::Token | Self::Version | Self::Intents(_) => false,
        }
    }
}

/// Which account the bot has; Discord says so at the beginning of each session.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Ready {
    #[serde(default)]
    pub(crate) user: Account,
    pub(crate) application: Application,
}

/// The bot's own account.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Account {
    pub(crate) username: String,
}

/// The application that the bot belongs to.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Application {
    pub(crate) id: ApplicationId,
}

/// An interaction as it has come.
#[derive(Debug)]
pub(crate) struct Received {
    pub(crate) shard: u32,
    pub(crate) at: Instant,
    pub(crate) interaction: Value,
}

impl Received {
    pub(crate) fn now(shard: u32, interaction: Value) -> Self {
        Self {
            shard,
            at: Instant::now(),
            interaction,
        }
    }
}

/// How a shard is getting on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShardState {
    /// Discord does not answer requests, or allows no new session yet.
    Waiting,
    /// A connection is being made, or a session on it.
    Connecting,
    /// It has a session: what members do arrives.
    Connected,
    /// The connection has ended; there is a pause before the next.
    Disconnected,
}

/// A shard as others see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ShardStatus {
    pub(crate) id: u32,
    pub(crate) state: ShardState,
    /// Since Discord was last heard.
    pub(crate) silence: Duration,
}

/// How long to wait for what.
#[derive(Clone, Debug)]
struct Patience {
    /// Between two connections that fail, at least and at most.
    pause: Range<Duration>,
    /// For a connection, and again for the first word on it.
    hello: Duration,
    /// A session that lives so long was no failure.
    steady: Duration,
    /// For Discord's farewell when the process stops.
    goodbye: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            pause: Duration::from_secs(1)..Duration::from_secs(30),
            hello: Duration::from_secs(10),
            steady: Duration::from_secs(10),
            goodbye: Duration::from_millis(500),
        }
    }
}

/// The connections of one process.
#[derive(Debug)]
pub(crate) struct Gateway {
    token: Token,
    starts: SessionStarts,
    ready: watch::Sender<Option<Ready>>,
    states: watch::Sender<BTreeMap<u32, ShardState>>,
    connected: watch::Sender<bool>,
    /// When each shard last heard from Discord.
    heard: Mutex<BTreeMap<u32, Instant>>,
    patience: Patience,
}

impl Gateway {
    pub(crate) fn new(rest: Rest, token: Token) -> Self {
        Self {
            starts: SessionStarts::new(rest),
            token,
            ready: watch::Sender::default(),
            states: watch::Sender::default(),
            connected: watch::Sender::default(),
            heard: Mutex::default(),
            patience: Patience::default(),
        }
    }

    /// How many shards Discord wants there to be. Waits until it says so.
    ///
    /// # Errors
    /// [`GatewayError::Token`].
    pub(crate) async fn shards_wanted(&self) -> Result<u32, GatewayError> {
        Ok(self.starts.ask().await?.shards.max(1))
    }

    /// Who the bot is, as soon as the first session has begun.
    pub(crate) fn ready(&self) -> watch::Receiver<Option<Ready>> {
        self.ready.subscribe()
    }

    /// Whether every shard has a session, so that members everywhere can act.
    pub(crate) fn connected(&self) -> watch::Receiver<bool> {
        self.connected.subscribe()
    }

    /// How every shard of this process is getting on.
    pub(crate) fn shards(&self) -> impl Iterator<Item = ShardStatus> + use<> {
        let heard = self.heard().clone();
        let states = self.states.borrow().clone();
        states.into_iter().map(move |(id, state)| ShardStatus {
            id,
            state,
            silence: heard.get(&id).map_or(Duration::ZERO, Instant::elapsed),
        })
    }

    /// Keeps these shards of `total` connected until `stop` turns true, and hands on the data of every
    /// `INTERACTION_CREATE`.
    ///
    /// # Errors
    /// When this process cannot go on; the other shards have said goodbye by then.
    pub(crate) async fn run(
        self: Arc<Self>,
        shards: Range<u32>,
        total: u32,
        interactions: mpsc::Sender<Received>,
        stop: watch::Receiver<bool>,
    ) -> Result<(), GatewayError> {
        let ending = watch::Sender::new(false);
        let states = shards.clone().map(|id| (id, ShardState::Waiting));
        self.states.send_replace(states.collect());
        let mut running = JoinSet::new();
        for id in shards {
            let (gateway, stopped) = (Arc::clone(&self), ending.subscribe());
            let (id, interactions) = (ShardId::new(id, total), interactions.clone());
            running.spawn(supervise("shard", ending.subscribe(), move || {
                let gateway = Arc::clone(&gateway);
                let shard = Shard::new(gateway, id, interactions.clone(), stopped.clone());
                shard.keep_connected()
            }));
        }
        // The shards hold the only other senders: when they have ended, the channel of interactions ends too.
        drop(interactions);
        let mut ended = Ok(());
        loop {
            tokio::select! {
                shard = running.join_next() => match shard {
                    None => return ended,
                    Some(Ok(Ok(()))) => {}
                    Some(Ok(Err(error))) => {
                        ended = ended.and(Err(error));
                        ending.send_replace(true);
                    }
                    // The supervision itself does not panic and is not aborted.
                    Some(Err(_)) => unreachable!(),
                },
                () = until(stop.clone()), if !*ending.borrow() => {
                    ending.send_replace(true);
                }
            }
        }
    }

    /// Notes that Discord has spoken on a shard, or that a shard begins to listen.
    fn hear(&self, id: ShardId) {
        self.heard().insert(id.number(), Instant::now());
    }

    /// A panic elsewhere cannot leave the map half changed.
    fn heard(&self) -> MutexGuard<'_, BTreeMap<u32, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes how a shard is getting on.
    fn note(&self, id: ShardId, state: ShardState) {
        let mut all = false;
        self.states.send_modify(|states| {
            states.insert(id.number(), state);
            all = states.values().all(|state| *state == ShardState::Connected);
        });
        if !self.connected.send_replace(all) && all {
            tracing::info!("ready");
        }
    }
}

#[cfg(test)]
mod tests;
