//! The state of a running server.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

use tokio::sync::{broadcast, watch};

use super::interactions::Interactions;
use super::sessions::Sessions;
use super::starts::SessionStarts;
use super::world::World;
use crate::config::Config;
use crate::event::Event;
use crate::fault::{ConnectionFault, Endpoint, Fault, FaultKind, InteractionFault};
use crate::model::{Attachment, ChannelId, MessageId, UserId};
use crate::traffic::{Traffic, TrafficLog};
use jiff::Timestamp;

/// How many events a slow listener may fall behind before it misses some.
const EVENT_BACKLOG: usize = 4096;

/// The state of a running server, behind one lock.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) config: Config,
    /// `http://127.0.0.1:PORT`
    pub(crate) url: String,
    pub(crate) world: World,
    pub(crate) sessions: Sessions,
    pub(crate) interactions: Interactions,
    pub(crate) faults: Vec<Fault>,
    pub(crate) connection_faults: VecDeque<ConnectionFault>,
    pub(crate) interaction_faults: VecDeque<InteractionFault>,
    pub(crate) starts: SessionStarts,
    /// Whether the bot has started too many sessions: its token is no longer valid.
    pub(crate) token_reset: bool,
    pub(crate) traffic: TrafficLog,
    /// The newest files that members have given with commands.
    pub(crate) uploads: Mutex<VecDeque<Attachment>>,
    /// The messages of the bot by their nonces.
    pub(super) nonces: HashMap<(ChannelId, String), (MessageId, Timestamp)>,
    pub(crate) events: broadcast::Sender<Event>,
    /// Counts the changes, for those who wait for one.
    pub(crate) changes: watch::Sender<u64>,
}

impl State {
    /// The state at the start of a server, with the world that an earlier one stored.
    pub(crate) fn new(config: Config, url: String, stored: Option<World>) -> Self {
        let world = match stored {
            Some(world) => world.restored(&config),
            None => World::new(&config),
        };
        let (interval, at_once) = (config.identify_interval, config.max_concurrency);
        let starts = SessionStarts::new(interval, at_once);
        Self {
            traffic: TrafficLog::with_limit(config.traffic_limit),
            config,
            url,
            world,
            sessions: Sessions::default(),
            interactions: Interactions::default(),
            faults: Vec::new(),
            connection_faults: VecDeque::new(),
            interaction_faults: VecDeque::new(),
            starts,
            token_reset: false,
            uploads: Mutex::default(),
            nonces: HashMap::new(),
            events: broadcast::Sender::new(EVENT_BACKLOG),
            changes: watch::Sender::new(0),
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.world.now()
    }

    pub(crate) fn gateway_url(&self) -> String {
        format!("{}/gateway", self.url.replacen("http", "ws", 1))
    }

    /// Takes the first fault for a request to this endpoint, about `channel` if it has one.
    pub(crate) fn take_fault(
        &mut self,
        endpoint: Endpoint,
        channel: Option<ChannelId>,
    ) -> Option<FaultKind> {
        self.faults.retain(|fault| fault.times > 0);
        let fault = self.faults.iter_mut().find(|fault| {
            let affected = fault.channel.is_none() || fault.channel == channel;
            affected && fault.endpoint.includes(endpoint)
        })?;
        if fault.times < u32::MAX {
            fault.times -= 1;
        }
        Some(fault.kind.clone())
    }

    /// Sends an event to those who listen, and wakes those who wait for a change.
    pub(crate) fn emit(&self, event: Event) {
        // Nobody listening is not an error.
        drop(self.events.send(event));
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn record(&mut self, traffic: Traffic) {
        self.traffic.add(self.now(), traffic);
    }

    /// Whether the bot has sent its token, with or without `Bot` before it.
    pub(crate) fn is_token(&self, token: &str) -> bool {
        !self.token_reset && token.strip_prefix("Bot ").unwrap_or(token) == self.config.token
    }

    pub(crate) fn clear_faults(&mut self) {
        self.faults.clear();
        self.connection_faults.clear();
        self.interaction_faults.clear();
        self.world.bot_flags = 0;
        for account in self.world.members.values_mut() {
            account.accepts_direct = true;
        }
    }

    /// Whether the bot may send direct messages to this member.
    pub(crate) fn accept_direct_messages(&mut self, member: UserId, accept: bool) {
        if let Some(account) = self.world.members.get_mut(&member) {
            account.accepts_direct = accept;
        }
    }
}
