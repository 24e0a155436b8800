//! The sessions of the gateway, each with its events and its connection.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::model::GuildId;
use jiff::Timestamp;

/// How many events a session keeps for a resume.
const REPLAY_LIMIT: usize = 1000;
/// How long after its connection broke a session can be resumed.
const RESUME_WINDOW: std::time::Duration = std::time::Duration::from_mins(5);

/// What a connection is told to do.
#[derive(Debug)]
pub(crate) enum Signal {
    /// To send this.
    Send(Value),
    /// To close with this code.
    Close(u16),
    /// To break without a close frame.
    Disconnect,
    /// To send and answer nothing more, but stay open.
    Silence,
}

/// All sessions.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    sessions: Vec<Session>,
    opened: u64,
}

/// One session of the bot.
#[derive(Debug)]
pub(crate) struct Session {
    pub(crate) id: String,
    /// The shard and the number of shards.
    pub(crate) shard: (u64, u64),
    seq: u64,
    sent: VecDeque<(u64, Value)>,
    connection: Option<mpsc::UnboundedSender<Signal>>,
    disconnected_at: Option<Timestamp>,
}

/// Why a session cannot be resumed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum ResumeError {
    /// There is no such session, or the events that it missed are no longer kept.
    Unknown,
    /// The sequence number has not been reached.
    BadSequence,
}

impl Sessions {
    /// Opens a session whose events go to `connection`.
    pub(crate) fn open(
        &mut self,
        shard: (u64, u64),
        connection: mpsc::UnboundedSender<Signal>,
    ) -> &mut Session {
        // A client that identifies itself again on a connection ends its earlier session there.
        self.sessions.retain(|session| !session.is_at(&connection));
        self.opened += 1;
        let session = Session {
            id: format!("{:032x}", self.opened),
            shard,
            seq: 0,
            sent: VecDeque::new(),
            connection: Some(connection),
            disconnected_at: None,
        };
        self.sessions.push(session);
        let last = self.sessions.len() - 1;
        &mut self.sessions[last]
    }

    /// Attaches a new connection to an existing session and sends the events that it missed.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        now: Timestamp,
        connection: &mpsc::UnboundedSender<Signal>,
    ) -> Result<&mut Session, ResumeError> {
        self.sessions.retain(|session| {
            session.disconnected_at.is_none_or(|ended| now <= ended + RESUME_WINDOW)
        });
        let session = self.sessions.iter_mut().find(|session| session.id == id);
        let session = session.ok_or(ResumeError::Unknown)?;
        if seq > session.seq {
            return Err(ResumeError::BadSequence);
        }
        let oldest = session.sent.front().map_or(session.seq + 1, |(seq, _)| *seq);
        if seq + 1 < oldest {
            return Err(ResumeError::Unknown);
        }
        if let Some(older) = session.connection.replace(connection.clone())
            && !older.same_channel(connection)
        {
            // The older connection is being replaced, so it does not matter whether it has ended.
            drop(older.send(Signal::Close(4009)));
        }
        session.disconnected_at = None;
        for (_, missed) in session.sent.iter().filter(|(sent, _)| *sent > seq) {
            session.signal(Signal::Send(missed.clone()));
        }
        Ok(session)
    }

    /// Records that the connection of a session has ended. The session can be resumed unless
    /// `over`.
    pub(crate) fn disconnected(
        &mut self,
        connection: &mpsc::UnboundedSender<Signal>,
        now: Timestamp,
        over: bool,
    ) {
        let Some(at) = self.sessions.iter().position(|session| session.is_at(connection)) else {
            return;
        };
        if over {
            self.sessions.remove(at);
        } else {
            self.sessions[at].connection = None;
            self.sessions[at].disconnected_at = Some(now);
        }
    }

    /// Removes the session of this connection.
    pub(crate) fn forget(&mut self, id: &str) {
        self.sessions.retain(|session| session.id != id);
    }

    /// Sends an event to the sessions of the guild's shard (shard 0 if there is no guild).
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value, guild: Option<GuildId>) {
        for session in &mut self.sessions {
            let (shard, shards) = session.shard;
            if guild.map_or(0, |guild| (guild.0 >> 22) % shards) == shard {
                session.dispatch(name, data);
            }
        }
    }

    /// The sessions that are connected now.
    pub(crate) fn connected(&self) -> impl Iterator<Item = &Session> {
        self.sessions.iter().filter(|session| session.connection.is_some())
    }

    /// Sends a signal to the connections of all sessions.
    pub(crate) fn signal(&self, signal: impl Fn() -> Signal) {
        for session in self.connected() {
            session.signal(signal());
        }
    }
}

impl Session {
    /// Sends one event and keeps it for a resume.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value) {
        self.seq += 1;
        let frame = json!({ "op": 0, "t": name, "s": self.seq, "d": data });
        self.sent.push_back((self.seq, frame.clone()));
        if self.sent.len() > REPLAY_LIMIT {
            self.sent.pop_front();
        }
        self.signal(Signal::Send(frame));
    }

    fn signal(&self, signal: Signal) {
        if let Some(connection) = &self.connection {
            // The task of a connection notices its end by itself; the event is kept for the resume.
            drop(connection.send(signal));
        }
    }

    fn is_at(&self, connection: &mpsc::UnboundedSender<Signal>) -> bool {
        self.connection.as_ref().is_some_and(|own| own.same_channel(connection))
    }
}
