//! The connections to Discord's gateway: keeps shards connected, knows the state of each, and
//! replaces a connection that has gone silent.
//!
//! Interactions are passed on as they were sent, without being parsed. The process sends only what
//! keeps a session alive, and subscribes to no events: interactions come without an intent.
//!
//! | what happens | what follows |
//! |---|---|
//! | `GET /gateway/bot` fails | it is asked again, with growing pauses of at most a minute, for ever; only 401 ends |
//! | the connection breaks, most close codes | the session is resumed at the address that Discord named for it |
//! | op 7 | the same, at once; if it comes again and again, a second after the last connection began |
//! | op 9, close 4003, 4007, 4009 | a new session |
//! | no session may be started today | waits until Discord's limit is reset, and says until when |
//! | a heartbeat is not acknowledged, or nothing at all comes | the connection is replaced, the session resumed |
//! | [`MOST_FAILURES`] connections in a row bring no session, though Discord answers requests | [`GatewayError::Unreachable`] |
//! | the lease of a shard ends | its connection ends, and its session stays for whoever takes the shard over |
//! | the database is out of reach for too long | the connections stay; one that ends is not replaced meanwhile |
//! | the lease of a shard is taken | the session that was left is resumed, or a new one begins |
//! | close 4004, 4010 to 4014 | an error of [`GatewayError`], which says what helps |
//!
//! Why `twilight-gateway` besides serenity: when a heartbeat is not acknowledged, serenity 0.12
//! starts a new session; it never resumes at `resume_gateway_url`, does not ask for the session
//! start limit, goes on silently after the close codes 4010, 4011 and 4012, falls back to an
//! address of its own when `GET /gateway` fails, and has no setting for any of this.

mod sessions;
mod shard;
mod starts;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::Value;
use serenity::all::ApplicationId;
use service::Games;
use sessions::Sessions;
use shard::Shard;
use starts::SessionStarts;
use store::Shards;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use twilight_gateway::ShardId;

use crate::{Rest, Token};
use tasks::{supervise, until};

/// How many connections in a row may fail while Discord answers requests. With the pauses between
/// them this takes about ten minutes.
const MOST_FAILURES: u32 = 30;

/// Why this process can no longer use the gateway; each text is one line for the operator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GatewayError {
    /// 401, or close 4004.
    #[error(
        "Discord does not accept DISCORD_TOKEN; copy it again from the page Bot of your application at https://discord.com/developers/applications"
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
    /// Connections keep failing for no reason that a new one could cure.
    #[error(
        "{failures} connections with Discord's gateway have failed in a row, although Discord answers requests; the last one: {last}"
    )]
    Unreachable {
        /// The number of connections.
        failures: u32,
        /// How the last one ended.
        last: String,
    },
}

impl GatewayError {
    /// Whether starting again may help; if not, only another token or program does.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::InvalidShard { .. }
            | Self::ShardingRequired { .. }
            | Self::Unreachable { .. } => true,
            Self::Token | Self::Version | Self::Intents(_) => false,
        }
    }
}

/// The account of the bot, which Discord sends at the beginning of each session.
#[derive(Clone, Debug, Deserialize)]
pub struct Ready {
    #[serde(default)]
    /// Empty where Discord does not say.
    pub user: Account,
    /// Its id is part of the address of every answer.
    pub application: Application,
}

/// The bot's own account.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Account {
    /// As members see it, without a server's nickname.
    pub username: String,
}

/// The application that the bot belongs to.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Application {
    /// The id of the application.
    pub id: ApplicationId,
}

/// An interaction as it arrived.
#[derive(Debug)]
pub struct Received {
    /// The number of the shard that received it.
    pub shard: u32,
    /// When it arrived.
    pub at: Instant,
    /// As Discord sent it.
    pub interaction: Value,
}

impl Received {
    /// An interaction that arrives at this moment.
    pub fn now(shard: u32, interaction: Value) -> Self {
        Self { shard, at: Instant::now(), interaction }
    }
}

/// What a shard does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardState {
    /// Discord does not answer requests, or does not allow a new session yet.
    Waiting,
    /// A connection or a session is being started.
    Connecting,
    /// It has a session: interactions arrive.
    Connected,
    /// The connection has ended; there is a pause before the next.
    Disconnected,
}

/// A shard as seen from outside.
#[derive(Clone, Copy, Debug)]
pub struct ShardStatus {
    /// Its number.
    pub id: u32,
    /// What it does.
    pub state: ShardState,
    /// The time since Discord was last heard.
    pub silence: Duration,
}

/// Pauses and time limits.
#[derive(Clone, Debug)]
struct Patience {
    /// The shortest and the longest pause between two connections that fail. The shortest is also
    /// the least time from the beginning of one connection to that of the next.
    pause: Range<Duration>,
    /// The time limit for a connection, and again for the first message on it.
    hello: Duration,
    /// A connection with a session for this long was no failure.
    steady: Duration,
    /// The time limit for Discord's close frame when the process stops.
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
pub struct Gateway {
    token: Token,
    starts: SessionStarts,
    sessions: Sessions,
    ready: watch::Sender<Option<Ready>>,
    states: watch::Sender<BTreeMap<u32, ShardState>>,
    connected: watch::Sender<bool>,
    /// When each shard last received something from Discord.
    heard: Mutex<BTreeMap<u32, Instant>>,
    patience: Patience,
}

impl Gateway {
    /// All processes that share the data of `games` take turns in starting sessions.
    pub fn new(rest: Rest, token: Token, games: Games) -> Self {
        Self {
            starts: SessionStarts::new(rest, games.clone()),
            sessions: Sessions::new(games),
            token,
            ready: watch::Sender::default(),
            states: watch::Sender::default(),
            connected: watch::Sender::default(),
            heard: Mutex::default(),
            patience: Patience::default(),
        }
    }

    /// How many shards Discord recommends. Waits until Discord answers. Fails with
    /// [`GatewayError::Token`].
    pub async fn shards_wanted(&self) -> Result<u32, GatewayError> {
        Ok(self.starts.ask().await?.shards.max(1))
    }

    /// The account of the bot, known as soon as a session has begun; none if the process resumes
    /// the sessions of others.
    pub fn ready(&self) -> watch::Receiver<Option<Ready>> {
        self.ready.subscribe()
    }

    /// Whether every shard has a session, so that members everywhere can act.
    pub fn connected(&self) -> watch::Receiver<bool> {
        self.connected.subscribe()
    }

    /// Stores the sequence numbers of the sessions, for the next process that serves the shards,
    /// until it is dropped.
    pub async fn keep_sessions(&self) {
        self.sessions.keep().await;
    }

    /// Stores them for the last time, when everything received has been handled.
    pub async fn hand_sessions_over(&self) {
        self.sessions.hand_over().await;
    }

    /// The state of every shard of this process.
    pub fn shards(&self) -> impl Iterator<Item = ShardStatus> + use<> {
        let heard = self.heard().clone();
        let states = self.states.borrow().clone();
        states.into_iter().map(move |(id, state)| ShardStatus {
            id,
            state,
            silence: heard.get(&id).map_or(Duration::ZERO, Instant::elapsed),
        })
    }

    /// Keeps the shards in `served` connected until `stop` turns true, starts and ends connections
    /// when `served` changes, and passes on the data of every `INTERACTION_CREATE`. Fails when this
    /// process cannot go on; the other shards have closed their connections by then.
    pub async fn run(
        self: Arc<Self>,
        mut served: watch::Receiver<Shards>,
        interactions: mpsc::Sender<Received>,
        stop: watch::Receiver<bool>,
    ) -> Result<(), GatewayError> {
        let mut running = JoinSet::new();
        // For each shard how many there were when it was connected, and what ends its connections.
        let mut connections: BTreeMap<u32, (u32, watch::Sender<bool>)> = BTreeMap::new();
        let (mut ending, mut ended) = (false, Ok(()));
        loop {
            let shards = served.borrow_and_update().clone();
            for (id, (total, stop)) in &connections {
                if ending || *total != shards.total || !shards.held.contains(id) {
                    stop.send_replace(true);
                }
            }
            for number in shards.held.iter().copied().filter(|_| !ending) {
                // A connection that is just ending is replaced once it has ended.
                if let Entry::Vacant(vacant) = connections.entry(number) {
                    let stop = watch::Sender::new(false);
                    vacant.insert((shards.total, stop.clone()));
                    let id = ShardId::new(number, shards.total);
                    self.note(id, ShardState::Waiting);
                    let (gateway, served) = (Arc::clone(&self), served.clone());
                    let kept = gateway.keep_connected(id, interactions.clone(), served, stop);
                    running.spawn(async move { (number, kept.await) });
                }
            }
            tokio::select! {
                shard = running.join_next(), if !running.is_empty() => match shard {
                    Some(Ok((number, kept))) => {
                        connections.remove(&number);
                        if !ending {
                            self.forget(number);
                        }
                        if kept.is_err() {
                            ending = true;
                            ended = ended.and(kept);
                        }
                    }
                    // The supervision itself does not panic and is not aborted.
                    Some(Err(_)) => unreachable!(),
                    None => {}
                },
                // An error means that nothing will change any more.
                Ok(()) = served.changed(), if !ending => {}
                () = until(stop.clone()), if !ending => ending = true,
                else => return ended,
            }
            if ending && running.is_empty() {
                return ended;
            }
        }
    }

    /// Keeps one shard connected until `stop` turns true.
    async fn keep_connected(
        self: Arc<Self>,
        id: ShardId,
        interactions: mpsc::Sender<Received>,
        served: watch::Receiver<Shards>,
        stop: watch::Sender<bool>,
    ) -> Result<(), GatewayError> {
        let stopped = stop.subscribe();
        supervise("shard", stop.subscribe(), move || {
            let (gateway, served) = (Arc::clone(&self), served.clone());
            Shard::new(gateway, id, interactions.clone(), served, stopped.clone()).keep_connected()
        })
        .await
    }

    /// Records that Discord has sent something on a shard, or that a shard begins to listen.
    fn hear(&self, id: ShardId) {
        self.heard().insert(id.number(), Instant::now());
    }

    /// A panic elsewhere cannot leave the map inconsistent.
    fn heard(&self) -> MutexGuard<'_, BTreeMap<u32, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records the state of a shard.
    fn note(&self, id: ShardId, state: ShardState) {
        self.change_states(|states| {
            states.insert(id.number(), state);
        });
    }

    /// Forgets a shard that another process serves.
    fn forget(&self, number: u32) {
        self.change_states(|states| {
            states.remove(&number);
        });
        self.heard().remove(&number);
        self.sessions.forget(number);
    }

    fn change_states(&self, change: impl FnOnce(&mut BTreeMap<u32, ShardState>)) {
        let mut all = false;
        self.states.send_modify(|states| {
            change(states);
            let mut each = states.values();
            all = !states.is_empty() && each.all(|state| *state == ShardState::Connected);
        });
        if !self.connected.send_replace(all) && all {
            tracing::info!("ready");
        }
    }
}

#[cfg(test)]
mod tests;
