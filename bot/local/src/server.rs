//! The server behind all handles.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::{mpsc, watch};

use crate::archive::{Archive, Snapshot};
use crate::asked::Asking;
use crate::error::Error;
use crate::fault::InteractionFault;
use crate::gateway::{Signal, intent};
use crate::ids::InteractionId;
use crate::state::State;

/// A running server.
#[derive(Debug)]
pub(crate) struct Server {
    state: Mutex<State>,
    archive: Option<Archive>,
    stop: watch::Sender<bool>,
}

impl Server {
    pub(crate) fn new(state: State, archive: Option<Archive>) -> Self {
        Self {
            state: Mutex::new(state),
            archive,
            stop: watch::Sender::new(false),
        }
    }

    /// The state. A panic while somebody held it must not take everything else down with it.
    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends when the server stops.
    pub(crate) async fn stopped(&self) {
        // The sender lives as long as the server; an error could only mean that it is gone.
        drop(self.stop.subscribe().wait_for(|stop| *stop).await);
    }

    /// Writes the world down, if it is kept at all. A failure is logged: the world goes on.
    pub(crate) fn save(&self) {
        let Some(archive) = &self.archive else { return };
        if let Err(error) = archive.save(|| Snapshot::of(&self.lock())) {
            tracing::error!(%error, "cannot save the local Discord");
        }
    }

    /// Waits until all that has happened is written down, if the world is kept at all.
    pub(crate) async fn kept(self: &Arc<Self>) {
        if self.archive.is_some() {
            let server = Arc::clone(self);
            // It fails only together with the whole runtime.
            drop(tokio::task::spawn_blocking(move || server.save()).await);
        }
    }

    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Looks at the state after every change until there is something to see.
    ///
    /// # Errors
    /// [`Error::TimedOut`] if that takes longer than [`Config::wait_timeout`](crate::Config::timeout).
    pub(crate) async fn wait<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&State) -> Option<Result<T, Error>>,
    ) -> Result<T, Error> {
        let (mut changes, timeout) = {
            let state = self.lock();
            (state.changes.subscribe(), state.config.wait_timeout)
        };
        let seen = async {
            loop {
                changes.borrow_and_update();
                if let Some(seen) = look(&self.lock()) {
                    return seen;
                }
                if changes.changed().await.is_err() {
                    return Err(Error::Stopped);
                }
            }
        };
        match tokio::time::timeout(timeout, seen).await {
            Ok(seen) => seen,
            Err(_) => Err(Error::TimedOut {
                what: what.to_owned(),
                seconds: timeout.as_secs(),
            }),
        }
    }

    /// Sends an interaction to the bot, as the waiting faults say, and watches the time for its answer.
    pub(crate) fn ask(self: &Arc<Self>, asking: &Asking) -> InteractionId {
        let (id, fault, within) = {
            let mut state = self.lock();
            let fault = state.interaction_faults.pop_front();
            (state.ask(asking), fault, state.config.response_timeout)
        };
        match fault {
            None => self.lock().deliver(id),
            Some(InteractionFault::Duplicate) => {
                self.lock().deliver(id);
                self.lock().deliver(id);
            }
            Some(InteractionFault::Drop) => {}
            Some(InteractionFault::Delay(by)) => self.after(by, move |state| state.deliver(id)),
        }
        // Not a moment too early: an answer that comes in the last one must find the interaction open.
        self.after(within + Duration::from_millis(20), State::expire);
        id
    }

    fn after(self: &Arc<Self>, delay: Duration, act: impl FnOnce(&mut State) + Send + 'static) {
        let server = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            if let Some(server) = server.upgrade() {
                act(&mut server.lock());
            }
        });
    }
}

impl State {
    /// Whether the bot has shown its token, with or without the word before it.
    pub(crate) fn is_token(&self, token: &str) -> bool {
        token.strip_prefix("Bot ").unwrap_or(token) == self.config.token
    }

    /// Opens a session and greets it.
    pub(crate) fn open_session(
        &mut self,
        intents: u64,
        shard: (u64, u64),
        link: mpsc::UnboundedSender<Signal>,
    ) -> String {
        let user = self.world.user_json(self.world.bot);
        let guild = self.world.guild;
        let here = (guild.0 >> 22) % shard.1 == shard.0;
        let guilds = if here {
            json!([{ "id": guild, "unavailable": true }])
        } else {
            json!([])
        };
        let full = self.world.guild_create_json();
        let resume = self.gateway_url();
        let session = self.hub.open(intents, shard, link);
        let ready = json!({
            "v": 10,
            "user": user,
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": resume,
            "session_type": "normal",
            "shard": [shard.0, shard.1],
            "application": { "id": self.world.application, "flags": 0 },
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "user_settings": {},
            "_trace": ["local"],
        });
        session.dispatch("READY", &ready);
        if here && intents & intent::GUILDS != 0 {
            session.dispatch("GUILD_CREATE", &full);
        }
        session.id.clone()
    }

    /// Sends an interaction to the bot, once more if it has been sent before.
    pub(crate) fn deliver(&mut self, id: InteractionId) {
        let Some(payload) = self
            .interactions
            .get(id)
            .map(|record| record.payload.clone())
        else {
            return;
        };
        let guild = payload
            .get("guild_id")
            .and_then(Value::as_str)
            .and_then(|id| id.parse().ok());
        self.hub.dispatch("INTERACTION_CREATE", &payload, 0, guild);
    }
}
