//! One shard: its session, and one connection after the other.

use std::future::poll_fn;
use std::ops::Range;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBackoff};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::Value;
use store::{GatewaySession, Shards};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, timeout, timeout_at};
use twilight_gateway::error::{ReceiveMessageError, ReceiveMessageErrorType};
use twilight_gateway::queue::Queue;
use twilight_gateway::{
    CloseFrame, ConfigBuilder, Intents, Message, Session, ShardId, ShardState as Stage,
};

use super::starts::Permit;
use super::{Gateway, GatewayError, MOST_FAILURES, Ready, Received, ShardState};
use tasks::{chain, growing, until};

/// A connection is replaced after this many unanswered heartbeats; the library should replace it
/// after two.
const SILENT_HEARTBEATS: u32 = 3;

const DISPATCH: u8 = 0;
const RECONNECT: u8 = 7;
const HELLO: u8 = 10;

/// Stands for the code of a close frame that has none.
const NO_CODE: u16 = 1005;

/// One shard: the connection for a part of the bot's servers.
#[derive(Debug)]
pub(super) struct Shard {
    gateway: Arc<Gateway>,
    id: ShardId,
    interactions: mpsc::Sender<Received>,
    served: watch::Receiver<Shards>,
    stop: watch::Receiver<bool>,
    /// The session that can be resumed, and the address for resuming it.
    session: Option<(Session, Option<String>)>,
    /// The address of the gateway that Discord last named.
    url: String,
}

/// How a connection ended.
#[derive(Debug)]
enum End {
    /// The process stops.
    Stopped,
    /// It failed for a reason that passes.
    Lost {
        why: String,
        /// How long it had a session, if it had one.
        served: Option<Duration>,
        /// Whether Discord has asked for another connection.
        asked: bool,
        /// Whether Discord has dropped the session.
        forgotten: bool,
    },
    /// Another connection would not help.
    Fatal(GatewayError),
}

/// The pauses of a shard after connections that have ended.
#[derive(Debug)]
struct Pauses {
    bounds: Range<Duration>,
    growing: ExponentialBackoff,
    /// How many connections in a row have failed.
    failures: u32,
}

impl Pauses {
    fn new(bounds: Range<Duration>) -> Self {
        let growing = growing(bounds.start, bounds.end).build();
        Self { bounds, growing, failures: 0 }
    }

    /// The pause after a connection that was no failure and has `lasted` so long. There is none as
    /// a rule; but Discord may ask for another connection again and again.
    fn after_success(&mut self, lasted: Duration) -> Duration {
        *self = Self::new(self.bounds.clone());
        self.bounds.start.saturating_sub(lasted)
    }

    /// The pause after a connection that has failed.
    fn after_failure(&mut self) -> Duration {
        self.failures += 1;
        self.growing.next().unwrap_or(self.bounds.end)
    }
}

/// A message of the gateway.
#[derive(Deserialize)]
struct Frame {
    op: u8,
    #[serde(default)]
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

/// Always permits IDENTIFY: a permit is taken before the connection is made, so that no connection
/// waits for one.
#[derive(Debug)]
struct Permitted;

impl Queue for Permitted {
    fn enqueue(&self, _: u32) -> oneshot::Receiver<()> {
        let (permit, permitted) = oneshot::channel();
        // The receiver is still here.
        let _sent = permit.send(());
        permitted
    }
}

type Library = twilight_gateway::Shard<Permitted>;

impl Shard {
    pub(super) fn new(
        gateway: Arc<Gateway>,
        id: ShardId,
        interactions: mpsc::Sender<Received>,
        served: watch::Receiver<Shards>,
        stop: watch::Receiver<bool>,
    ) -> Self {
        Self { gateway, id, interactions, served, stop, session: None, url: String::new() }
    }

    /// Resumes the session that another process has left, if there is one, and connects again and
    /// again, until the process stops. Fails when another connection would not help.
    pub(super) async fn keep_connected(mut self) -> Result<(), GatewayError> {
        tokio::select! {
            left = self.gateway.sessions.left(self.id.number()) => {
                self.session = left.map(|left| (Session::new(left.sequence, left.id), left.resume_url));
            }
            () = until(self.stop.clone()) => return Ok(()),
        }
        let patience = &self.gateway.patience;
        let (steady, mut pauses) = (patience.steady, Pauses::new(patience.pause.clone()));
        loop {
            let stopped = until(self.stop.clone());
            let permit = tokio::select! {
                // A process that has lost the shard must not take its session back.
                biased;
                () = stopped => return Ok(()),
                permit = self.permit(pauses.failures) => permit?,
            };
            self.gateway.note(self.id, ShardState::Connecting);
            self.gateway.hear(self.id);
            let began = Instant::now();
            let end = self.connect(permit).await;
            self.gateway.note(self.id, ShardState::Disconnected);
            let (why, served, asked) = match end {
                End::Stopped => return Ok(()),
                End::Fatal(error) => return Err(error),
                End::Lost { why, served, asked, .. } => (why, served, asked),
            };
            let shard = self.id.number();
            let pause = if served.is_some_and(|served| asked || served >= steady) {
                tracing::info!(shard, why, "connecting again");
                pauses.after_success(began.elapsed())
            } else {
                let pause = pauses.after_failure();
                let failures = pauses.failures;
                if failures >= MOST_FAILURES {
                    return Err(GatewayError::Unreachable { failures, last: why });
                }
                tracing::warn!(shard, why, ?pause, "no connection; trying again");
                pause
            };
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = until(self.stop.clone()) => return Ok(()),
            }
        }
    }

    /// Waits for what a connection needs. A session that was alive a moment ago is resumed at once.
    /// After a failure Discord must first answer a request, so that failures count only while it
    /// does. A new session needs a permit.
    async fn permit(&mut self, failures: u32) -> Result<Option<Permit>, GatewayError> {
        // Another process may have resumed the session of one that cannot ask. Without a sender the
        // process ends.
        drop(self.served.wait_for(|shards| !shards.cut_off).await);
        let starts = &self.gateway.starts;
        if let Some((_, resume_url)) = &self.session {
            if failures > 0 || resume_url.is_none() {
                self.gateway.note(self.id, ShardState::Waiting);
                self.url = starts.ask().await?.url;
            }
            return Ok(None);
        }
        self.gateway.note(self.id, ShardState::Waiting);
        let permit = starts.permit(self.id.number()).await?;
        self.url.clone_from(&permit.url);
        Ok(Some(permit))
    }

    /// Makes one connection and serves it until it ends.
    async fn connect(&mut self, permit: Option<Permit>) -> End {
        // The library appends a path, and Discord's address may end with a slash.
        let url = self.url.trim_end_matches('/').to_owned();
        let token = self.gateway.token.secret().to_owned();
        let mut config = ConfigBuilder::new(token, Intents::empty()).proxy_url(url);
        if let Some((session, url)) = self.session.take() {
            config = config.session(session);
            if let Some(url) = url {
                config = config.resume_url(url);
            }
        }
        let mut library = Library::with_config(self.id, config.queue(Permitted).build());
        let end = self.listen(&mut library, permit).await;
        if !matches!(end, End::Lost { forgotten: true, .. }) {
            let url = resume_url(&library);
            self.session = library.session().map(|session| (session.clone(), url));
        }
        end
    }

    /// Passes on what arrives, until the connection ends or goes silent.
    async fn listen(&self, library: &mut Library, permit: Option<Permit>) -> End {
        let mut connection = Connection {
            permit,
            deadline: Instant::now() + self.gateway.patience.hello,
            heartbeat: Duration::ZERO,
            since: None,
            asked: false,
        };
        loop {
            let message = tokio::select! {
                biased;
                () = until(self.stop.clone()) => {
                    self.say_goodbye(library).await;
                    return End::Stopped;
                }
                message = timeout_at(connection.deadline, connection.next(library)) => message,
            };
            let taken = match message {
                Err(_) => return connection.lost("the connection fell silent"),
                Ok(None) => return connection.lost("the connection ended"),
                Ok(Some(Ok(Message::Close(frame)))) => {
                    let code = frame.map_or(NO_CODE, |frame| frame.code);
                    return match self.fatal(code) {
                        Some(error) => End::Fatal(error),
                        None => connection.closed(code),
                    };
                }
                Ok(Some(Ok(Message::Text(text)))) => self.take(&text, &mut connection).await,
                Ok(Some(Err(error))) => Err(cause(error)),
            };
            self.note_session(library);
            // Discord may ask for another connection (op 7) or another session (op 9); the library
            // has recorded that.
            match (taken, library.state()) {
                (Err(why), Stage::Disconnected { .. }) => return connection.lost(&why),
                (Ok(()), Stage::Disconnected { .. }) => {
                    return connection.lost("Discord asked for another connection");
                }
                (Err(why), _) => tracing::warn!(shard = self.id.number(), why, "unreadable"),
                (Ok(()), _) => {}
            }
        }
    }

    /// Handles a message.
    async fn take(&self, text: &str, connection: &mut Connection) -> Result<(), String> {
        self.gateway.hear(self.id);
        let frame: Frame = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if connection.since.is_some() {
            connection.deadline = Instant::now() + connection.heartbeat * SILENT_HEARTBEATS;
        }
        match (frame.op, frame.t.as_deref()) {
            (HELLO, _) => {
                let interval = frame.d["heartbeat_interval"].as_u64();
                connection.greeted(Duration::from_millis(interval.ok_or("no heartbeat interval")?));
                connection.deadline = Instant::now() + self.gateway.patience.hello;
            }
            (RECONNECT, _) => connection.asked = true,
            (DISPATCH, Some("READY")) => {
                let ready = Ready::deserialize(frame.d).map_err(|error| error.to_string())?;
                let bot = &ready.user.username;
                tracing::info!(bot, shard = self.id.number(), of = self.id.total(), "connected");
                connection.begun();
                self.gateway.ready.send_replace(Some(ready));
                self.gateway.note(self.id, ShardState::Connected);
            }
            (DISPATCH, Some("RESUMED")) => {
                tracing::info!(shard = self.id.number(), "connected again");
                connection.begun();
                self.gateway.note(self.id, ShardState::Connected);
            }
            (DISPATCH, Some("INTERACTION_CREATE")) => {
                // The receiver lives longer than the gateway.
                let _taken = self.interactions.send(Received::now(self.id.number(), frame.d)).await;
            }
            _ => {}
        }
        Ok(())
    }

    /// The error for a close code after which another connection would not help.
    fn fatal(&self, code: u16) -> Option<GatewayError> {
        let (shard, total) = (self.id.number(), self.id.total());
        Some(match code {
            4004 => GatewayError::Token,
            4010 => GatewayError::InvalidShard { shard, total },
            4011 => GatewayError::ShardingRequired { total },
            4012 => GatewayError::Version,
            4013 | 4014 => GatewayError::Intents(code),
            _ => return None,
        })
    }

    /// Notes the sequence number of the session: everything up to it is being handled.
    fn note_session(&self, library: &Library) {
        if let Some(session) = library.session() {
            let session = GatewaySession {
                id: session.id().to_owned(),
                sequence: session.sequence(),
                resume_url: resume_url(library),
            };
            self.gateway.sessions.note(self.id.number(), session);
        }
    }

    /// Closes the connection. Discord then shows the bot as offline, unless another process resumes
    /// the session.
    async fn say_goodbye(&self, library: &mut Library) {
        library.close(if self.gateway.sessions.may_be_resumed() {
            CloseFrame::RESUME
        } else {
            CloseFrame::NORMAL
        });
        let answer = async {
            while let Some(Ok(message)) = library.next().await {
                if matches!(message, Message::Close(_)) {
                    break;
                }
            }
        };
        // If Discord does not answer, the connection is dropped all the same.
        let _answered = timeout(self.gateway.patience.goodbye, answer).await;
    }
}

/// The address at which Discord wants the session to be resumed. The library adds a path, so a
/// slash at the end is removed.
fn resume_url(library: &Library) -> Option<String> {
    Some(library.resume_url()?.trim_end_matches('/').to_owned())
}

/// Why nothing could be received. The library's own message repeats what was received, and tokens
/// must not get into a log.
fn cause(error: ReceiveMessageError) -> String {
    let what = match error.kind() {
        ReceiveMessageErrorType::Reconnect => "no connection",
        _ => "a frame that cannot be read",
    };
    match error.into_source() {
        Some(source) => format!("{what}: {}", chain(&*source)),
        None => what.to_owned(),
    }
}

/// The state of a connection.
struct Connection {
    permit: Option<Permit>,
    /// When the next message must have arrived: Hello, then a session, then answers to heartbeats.
    deadline: Instant,
    /// The interval between heartbeats, as Discord asked for.
    heartbeat: Duration,
    /// Since when it has had a session.
    since: Option<Instant>,
    /// Whether Discord has asked for another one.
    asked: bool,
}

impl Connection {
    /// The next message; `None` once the connection has ended. The library then makes another
    /// connection by itself, and does not report it before its Hello.
    async fn next(&self, library: &mut Library) -> Option<Result<Message, ReceiveMessageError>> {
        poll_fn(|context| match library.poll_next_unpin(context) {
            Poll::Pending if self.has_ended(library.state()) => Poll::Ready(None),
            polled => polled,
        })
        .await
    }

    /// Whether the library is in a state that this connection cannot have any more.
    fn has_ended(&self, stage: Stage) -> bool {
        match stage {
            Stage::Active | Stage::FatallyClosed => false,
            // Without a Hello it is about to connect.
            Stage::Disconnected { .. } => !self.heartbeat.is_zero(),
            // On a busy machine it may have connected again at once.
            Stage::Identifying | Stage::Resuming => self.since.is_some(),
        }
    }

    /// Handles Hello: the library then identifies itself or resumes.
    fn greeted(&mut self, heartbeat: Duration) {
        self.heartbeat = heartbeat;
        if let Some(permit) = &mut self.permit {
            permit.used();
        }
    }

    /// Records that a session has begun, or goes on.
    fn begun(&mut self) {
        self.permit = None;
        self.since = Some(Instant::now());
        self.deadline = Instant::now() + self.heartbeat * SILENT_HEARTBEATS;
    }

    fn lost(&self, why: &str) -> End {
        self.ended(why.to_owned(), false)
    }

    fn closed(&self, code: u16) -> End {
        // Not authenticated, an invalid sequence number, a session that timed out.
        let forgotten = matches!(code, 4003 | 4007 | 4009);
        self.ended(format!("close code {code}"), forgotten)
    }

    fn ended(&self, why: String, forgotten: bool) -> End {
        End::Lost {
            why,
            served: self.since.map(|since| since.elapsed()),
            asked: self.asked,
            forgotten,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bot once waited for two minutes in a silent connection that the library had made by
    /// itself.
    #[test]
    fn a_connection_has_ended_when_the_library_is_in_another() {
        let stages = [
            Stage::Active,
            Stage::Identifying,
            Stage::Resuming,
            Stage::Disconnected { reconnect_attempts: 0 },
        ];
        let mut connection = Connection {
            permit: None,
            deadline: Instant::now(),
            heartbeat: Duration::ZERO,
            since: None,
            asked: false,
        };
        let ended = |connection: &Connection| stages.map(|stage| connection.has_ended(stage));
        assert_eq!(ended(&connection), [false; 4]);
        connection.greeted(Duration::from_secs(41));
        assert_eq!(ended(&connection), [false, false, false, true]);
        connection.begun();
        assert_eq!(ended(&connection), [false, true, true, true]);
    }

    #[test]
    fn a_shard_that_is_served_hardly_pauses_and_one_that_is_not_ever_longer() {
        let seconds = Duration::from_secs;
        let mut pauses = Pauses::new(seconds(1)..seconds(30));
        for _ in 0..2 {
            let failed: Vec<_> = (0..MOST_FAILURES).map(|_| pauses.after_failure()).collect();
            assert!(failed.iter().all(|pause| (seconds(1)..=seconds(30)).contains(pause)));
            assert!(failed[0] < seconds(2) && failed[29] >= seconds(15), "{failed:?}");
            assert_eq!(pauses.failures, MOST_FAILURES);
            // Discord asks for another connection: at once, or again and again.
            assert_eq!(pauses.after_success(seconds(3)), Duration::ZERO);
            assert_eq!(pauses.after_success(Duration::ZERO), seconds(1));
            assert_eq!(pauses.failures, 0);
        }
    }
}
