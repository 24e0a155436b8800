//! The gateway: <https://discord.com/developers/docs/events/gateway>.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum_tws::{CloseCode, Message as Packet, WebSocket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::event::Event;
use crate::fault::ConnectionFault;
use crate::server::Server;
use crate::sockets::Place;
use crate::state::{ResumeError, Signal, Start};
use crate::traffic::{Frame, Traffic};

/// Codes with which the gateway closes a connection:
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes>.
mod close {
    /// An op code that is unknown, or that no bot here sends.
    pub(super) const UNKNOWN_OPCODE: u16 = 4001;
    /// The frame is not JSON, or too long.
    pub(super) const DECODE: u16 = 4002;
    /// A wrong token.
    pub(super) const AUTHENTICATION_FAILED: u16 = 4004;
    /// A second Identify.
    pub(super) const ALREADY_AUTHENTICATED: u16 = 4005;
    /// A resume from a sequence number that was never reached.
    pub(super) const INVALID_SEQ: u16 = 4007;
    /// More than 120 frames in a minute.
    pub(super) const RATE_LIMITED: u16 = 4008;
    /// No heartbeat in time.
    pub(super) const TIMED_OUT: u16 = 4009;
    /// An impossible shard, such as shard 3 of 2.
    pub(super) const INVALID_SHARD: u16 = 4010;
    /// Intents that were not granted.
    pub(super) const DISALLOWED_INTENTS: u16 = 4014;
}

/// How many frames a client may send per minute.
const FRAMES_A_MINUTE: usize = 120;
/// The longest frame that a client may send, in bytes.
const MAX_FRAME_BYTES: usize = 4096;

/// How a connection ended.
enum End {
    /// The server closes it with this code.
    Closed(u16),
    /// The client closed the connection, or it broke; `clean` if the code ends the session (1000 or 1001).
    Left { clean: bool },
    /// The server breaks it without a close frame, as a fault.
    Cut,
    /// The server is stopping.
    Stopped,
}

struct Connection {
    server: Arc<Server>,
    socket: WebSocket,
    sender: mpsc::UnboundedSender<Signal>,
    /// Set once the client has identified itself or resumed.
    session: Option<String>,
    /// Whether the client connected to the address at which it was told to resume its session.
    at_resume_url: bool,
    /// The fault of this connection, if it has one.
    fault: Option<ConnectionFault>,
    /// The times of the last minute's frames.
    frames: VecDeque<Instant>,
}

/// Serves a client until one of the two sides ends the connection.
pub(crate) async fn connect(server: Arc<Server>, socket: WebSocket, at_resume_url: bool) {
    let (sender, mut signals) = mpsc::unbounded_channel();
    let fault = server.lock().connection_faults.pop_front();
    let mut connection = Connection {
        server,
        socket,
        sender,
        session: None,
        at_resume_url,
        fault,
        frames: VecDeque::new(),
    };
    let place = Place::take(&connection.server.strangers);
    let end = tokio::select! {
        end = connection.run(&mut signals, &place) => end,
        () = place.closed() => End::Cut,
    };
    connection.finish(end).await;
}

impl Connection {
    async fn run(&mut self, signals: &mut mpsc::UnboundedReceiver<Signal>, place: &Place) -> End {
        let interval = self.server.lock().config.heartbeat_interval;
        let server = Arc::clone(&self.server);
        let mut stopped = pin!(server.stopped());
        let hello = json!({ "op": 10, "t": null, "s": null, "d": { "heartbeat_interval": interval.as_millis() as u64 } });
        // Sends and answers nothing until the client leaves or the connection is closed.
        let mut silent = self.fault == Some(ConnectionFault::Silence);
        if !silent && !self.send(&hello).await {
            return End::Left { clean: false };
        }
        // A client whose heartbeat is late by half of the interval counts as dead.
        let patience = interval + interval / 2;
        let mut deadline = Instant::now() + patience;
        loop {
            tokio::select! {
                packet = self.socket.recv() => {
                    let Some(Ok(packet)) = packet else { return End::Left { clean: false } };
                    if silent {
                        continue;
                    }
                    match self.receive(packet).await {
                        Ok(true) => deadline = Instant::now() + patience,
                        Ok(false) => {}
                        Err(end) => return end,
                    }
                    if self.session.is_some() {
                        place.leave();
                    }
                }
                Some(signal) = signals.recv() => match signal {
                    Signal::Send(frame) => if !silent && !self.send(&frame).await { return End::Left { clean: false } },
                    Signal::Close(code) => return End::Closed(code),
                    Signal::Disconnect => return End::Cut,
                    Signal::Silence => silent = true,
                },
                () = sleep_until(deadline), if !silent => return End::Closed(close::TIMED_OUT),
                () = &mut stopped => return End::Stopped,
            }
        }
    }

    /// Handles what the client sent; true if it was a heartbeat.
    async fn receive(&mut self, packet: Packet) -> Result<bool, End> {
        if let Some((code, _)) = packet.as_close() {
            let code = u16::from(code);
            self.log_frame(true, json!({ "close": code }));
            // The close frame has only been queued. It does not matter if the client has left
            // without it.
            drop(self.socket.flush().await);
            return Err(End::Left { clean: matches!(code, 1000 | 1001) });
        }
        if packet.is_ping() || packet.is_pong() {
            return Ok(false);
        }
        let bytes = packet.as_payload();
        self.frames.push_back(Instant::now());
        while self.frames.front().is_some_and(|at| at.elapsed() > Duration::from_mins(1)) {
            self.frames.pop_front();
        }
        if self.frames.len() > FRAMES_A_MINUTE {
            return Err(End::Closed(close::RATE_LIMITED));
        }
        let frame = (bytes.len() <= MAX_FRAME_BYTES)
            .then(|| serde_json::from_slice::<Value>(bytes).ok())
            .flatten();
        let Some(frame) = frame else {
            return Err(End::Closed(close::DECODE));
        };
        let mut logged = frame.clone();
        if let Some(token) = logged.pointer_mut("/d/token") {
            *token = json!("***");
        }
        self.log_frame(true, logged);
        let data = &frame["d"];
        if let (Some(2 | 6), Some(ConnectionFault::Close(code))) =
            (frame["op"].as_u64(), self.fault)
        {
            return Err(End::Closed(code));
        }
        match (frame["op"].as_u64(), self.session.is_some()) {
            (Some(1), _) => {
                self.send(&json!({ "op": 11, "t": null, "s": null, "d": null })).await;
                return Ok(true);
            }
            (Some(2), false) => self.identify(data).await?,
            (Some(6), false) => self.resume(data).await?,
            (Some(2 | 6), true) => return Err(End::Closed(close::ALREADY_AUTHENTICATED)),
            _ => return Err(End::Closed(close::UNKNOWN_OPCODE)),
        }
        if self.session.is_some() && self.fault == Some(ConnectionFault::Reconnect) {
            self.fault = None;
            // After the greeting, which waits here too.
            let reconnect = json!({ "op": 7, "t": null, "s": null, "d": null });
            drop(self.sender.send(Signal::Send(reconnect)));
        }
        Ok(false)
    }

    async fn identify(&mut self, data: &Value) -> Result<(), End> {
        let (Some(token), Some(intents)) = (data["token"].as_str(), data["intents"].as_u64())
        else {
            return Err(End::Closed(close::DECODE));
        };
        if !data["properties"].is_object() {
            return Err(End::Closed(close::DECODE));
        }
        let shard = match data["shard"].as_array().map(Vec::as_slice) {
            None => (0, 1),
            Some([at, of]) => (at.as_u64().unwrap_or(u64::MAX), of.as_u64().unwrap_or(0)),
            Some(_) => (u64::MAX, 0),
        };
        // Without an intent a bot receives interactions, and nothing else is modelled.
        if intents != 0 {
            return Err(End::Closed(close::DISALLOWED_INTENTS));
        }
        if !self.start(token, shard)? {
            self.send(&json!({ "op": 9, "t": null, "s": null, "d": false })).await;
        }
        Ok(())
    }

    /// Starts a session, if the client's Identify is valid; false if it came too soon after
    /// another.
    fn start(&mut self, token: &str, shard: (u64, u64)) -> Result<bool, End> {
        let server = Arc::clone(&self.server);
        let mut state = server.lock();
        if !state.is_token(token) {
            return Err(End::Closed(close::AUTHENTICATION_FAILED));
        }
        if shard.0 >= shard.1 {
            return Err(End::Closed(close::INVALID_SHARD));
        }
        let now = state.now();
        let start = state.starts.start(shard.0, now);
        match start {
            Start::Allowed => {
                self.session = Some(state.open_session(shard, self.sender.clone()));
                state.emit(Event::Connected { resumed: false, at_resume_url: self.at_resume_url });
            }
            Start::Exhausted => {
                state.token_reset = true;
                return Err(End::Closed(close::AUTHENTICATION_FAILED));
            }
            Start::TooSoon => return Ok(false),
        }
        Ok(true)
    }

    async fn resume(&mut self, data: &Value) -> Result<(), End> {
        let server = Arc::clone(&self.server);
        let fields = (data["token"].as_str(), data["session_id"].as_str(), data["seq"].as_u64());
        let (Some(token), Some(id), Some(seq)) = fields else {
            return Err(End::Closed(close::DECODE));
        };
        let resumed = {
            let mut state = server.lock();
            if !state.is_token(token) {
                return Err(End::Closed(close::AUTHENTICATION_FAILED));
            }
            let now = state.now();
            let resumed = state.sessions.resume(id, seq, now, &self.sender).map(|session| {
                session.dispatch("RESUMED", &json!({ "_trace": ["local"] }));
            });
            if resumed.is_ok() {
                state.emit(Event::Connected { resumed: true, at_resume_url: self.at_resume_url });
            }
            resumed
        };
        match resumed {
            Ok(()) => {
                self.session = Some(id.to_owned());
                Ok(())
            }
            Err(ResumeError::BadSequence) => Err(End::Closed(close::INVALID_SEQ)),
            Err(ResumeError::Unknown) => {
                self.send(&json!({ "op": 9, "t": null, "s": null, "d": false })).await;
                Ok(())
            }
        }
    }

    /// Sends a frame; false if the connection has ended.
    async fn send(&mut self, frame: &Value) -> bool {
        self.log_frame(false, frame.clone());
        if frame["op"] == 9 {
            // The client must identify itself or resume, on this connection or on another one.
            let resumable = frame["d"].as_bool().unwrap_or(false);
            if let (Some(session), false) = (self.session.take(), resumable) {
                self.server.lock().sessions.forget(&session);
            }
        }
        self.socket.send(Packet::text(frame.to_string())).await.is_ok()
    }

    fn log_frame(&self, from_bot: bool, payload: Value) {
        self.server.lock().record(Traffic::Frame(Frame { from_bot, payload }));
    }

    async fn finish(mut self, end: End) {
        let code = match end {
            End::Closed(code) => Some(code),
            End::Stopped => Some(1001),
            End::Left { .. } | End::Cut => None,
        };
        if let Some(code) = code {
            self.log_frame(false, json!({ "close": code }));
            let frame = Packet::close(CloseCode::try_from(code).ok(), "");
            // The client may have left already.
            drop(self.socket.send(frame).await);
        }
        let over = matches!(end, End::Left { clean: true });
        let mut state = self.server.lock();
        let now = state.now();
        state.sessions.disconnected(&self.sender, now, over);
        state.emit(Event::Disconnected);
    }
}
