//! One shard: its session, and one connection after the other.

use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use backon::{BackoffBuilder, ExponentialBuilder};
use futures_util::StreamExt as _;
use serde::Deserialize;
use serde_json::Value;
use store::GatewaySession;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, timeout, timeout_at};
use twilight_gateway::error::{ReceiveMessageError, ReceiveMessageErrorType};
use twilight_gateway::queue::Queue;
use twilight_gateway::{
    CloseFrame, ConfigBuilder, Intents, Message, Session, ShardId, ShardState as Stage,
};

use super::starts::Permit;
use super::{Gateway, GatewayError, MOST_FAILURES, Ready, Received, ShardState};
use crate::error::chain;
use crate::signals::until;

/// A connection is replaced after so many heartbeats without an answer; the library should have done it after two.
const SILENT_HEARTBEATS: u32 = 3;

const DISPATCH: u8 = 0;
const HELLO: u8 = 10;

/// Stands for the code of a close that names none.
const NO_CODE: u16 = 1005;

/// One of the connections that share the bot's servers.
#[derive(Debug)]
pub(super) struct Shard {
    gateway: Arc<Gateway>,
    id: ShardId,
    interactions: mpsc::Sender<Received>,
    stop: watch::Receiver<bool>,
    /// What can be resumed, and where.
    session: Option<(Session, Option<String>)>,
    /// Where the gateway is, as Discord last said.
    url: String,
}

/// How a connection ended.
#[derive(Debug)]
enum End {
    /// The process stops.
    Stopped,
    /// In trouble that passes.
    Lost {
        why: String,
        /// How long it had a session.
        served: Duration,
        /// Whether Discord has forgotten the session.
        forgotten: bool,
    },
    /// No other connection helps.
    Fatal(GatewayError),
}

/// What comes over a connection.
#[derive(Deserialize)]
struct Frame {
    op: u8,
    #[serde(default)]
    t: Option<String>,
    #[serde(default)]
    d: Value,
}

/// A permit to IDENTIFY is taken before the connection is made, so that no connection waits for one.
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
        stop: watch::Receiver<bool>,
    ) -> Self {
        Self {
            gateway,
            id,
            interactions,
            stop,
            session: None,
            url: String::new(),
        }
    }

    /// Goes on with the session that another process has left, if any, and connects again and again, until the process
    /// stops.
    ///
    /// # Errors
    /// When no other connection helps.
    pub(super) async fn keep_connected(mut self) -> Result<(), GatewayError> {
        tokio::select! {
            left = self.gateway.sessions.left(self.id.number()) => {
                self.session = left.map(|left| (Session::new(left.sequence, left.id), left.resume_url));
            }
            () = until(self.stop.clone()) => return Ok(()),
        }
        let mut failures = 0;
        let mut pauses = self.pauses();
        loop {
            let stopped = until(self.stop.clone());
            let permit = tokio::select! {
                // Whoever has lost the shard must not take its session back.
                biased;
                () = stopped => return Ok(()),
                permit = self.permit(failures) => permit?,
            };
            self.gateway.note(self.id, ShardState::Connecting);
            self.gateway.hear(self.id);
            let end = self.connect(permit).await;
            self.gateway.note(self.id, ShardState::Disconnected);
            let (why, served) = match end {
                End::Stopped => return Ok(()),
                End::Fatal(error) => return Err(error),
                End::Lost { why, served, .. } => (why, served),
            };
            if served >= self.gateway.patience.steady {
                tracing::info!(shard = self.id.number(), why, "connecting again");
                (failures, pauses) = (0, self.pauses());
                continue;
            }
            failures += 1;
            if failures >= MOST_FAILURES {
                return Err(GatewayError::Unreachable {
                    failures,
                    last: why,
                });
            }
            let pause = pauses.next().unwrap_or(self.gateway.patience.pause.end);
            tracing::warn!(
                shard = self.id.number(),
                why,
                ?pause,
                "no connection; trying again"
            );
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = until(self.stop.clone()) => return Ok(()),
            }
        }
    }

    fn pauses(&self) -> impl Iterator<Item = Duration> + use<> {
        let pause = &self.gateway.patience.pause;
        ExponentialBuilder::new()
            .with_min_delay(pause.start)
            .with_max_delay(pause.end)
            .with_jitter()
            .without_max_times()
            .build()
    }

    /// What must be true before a connection is made. A session that was alive a moment ago is resumed at once. After a
    /// failure Discord must first answer a request: while it does not, failures are not counted. A new session needs a
    /// permit.
    async fn permit(&mut self, failures: u32) -> Result<Option<Permit>, GatewayError> {
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
        // The library asks for a path, and Discord's address may end with one.
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
        if !matches!(
            end,
            End::Lost {
                forgotten: true,
                ..
            }
        ) {
            let url = resume_url(&library);
            self.session = library.session().map(|session| (session.clone(), url));
        }
        end
    }

    /// Hands on what comes, until the connection ends or falls silent.
    async fn listen(&self, library: &mut Library, permit: Option<Permit>) -> End {
        let mut connection = Connection {
            permit,
            deadline: Instant::now() + self.gateway.patience.hello,
            heartbeat: Duration::ZERO,
            since: None,
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
            // Discord may ask for another connection (op 7) or another session (op 9); the library has taken note.
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

    /// Takes what came.
    ///
    /// # Errors
    /// What is wrong with it.
    async fn take(&self, text: &str, connection: &mut Connection) -> Result<(), String> {
        self.gateway.hear(self.id);
        let frame: Frame = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if connection.since.is_some() {
            connection.deadline = Instant::now() + connection.heartbeat * SILENT_HEARTBEATS;
        }
        match (frame.op, frame.t.as_deref()) {
            (HELLO, _) => {
                let interval = frame.d["heartbeat_interval"].as_u64();
                connection.greeted(Duration::from_millis(
                    interval.ok_or("no heartbeat interval")?,
                ));
                connection.deadline = Instant::now() + self.gateway.patience.hello;
            }
            (DISPATCH, Some("READY")) => {
                let ready = Ready::deserialize(frame.d).map_err(|error| error.to_string())?;
                let bot = &ready.user.username;
                tracing::info!(
                    bot,
                    shard = self.id.number(),
                    of = self.id.total(),
                    "connected"
                );
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
                // Whoever takes it lives longer than the gateway.
                let _taken = self
                    .interactions
                    .send(Received::now(self.id.number(), frame.d))
                    .await;
            }
            _ => {}
        }
        Ok(())
    }

    /// The error of a close code after which no other connection helps.
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

    /// Notes how far the session has come: what came so far is on its way to being answered.
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

    /// Tells Discord that the bot leaves: members see it go, unless another process goes on with the session.
    async fn say_goodbye(&self, library: &mut Library) {
        library.close(if self.gateway.sessions.outlive_the_process() {
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
        // Who does not answer is left all the same.
        let _answered = timeout(self.gateway.patience.goodbye, answer).await;
    }
}

/// Where Discord wants the session to be resumed. The library asks for a path, and Discord's address may end with one.
fn resume_url(library: &Library) -> Option<String> {
    let url = library.resume_url()?;
    Some(url.trim_end_matches('/').to_owned())
}

/// Why nothing could be received. The library's own words repeat what came, and tokens do not belong into a log.
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

/// A connection so far.
struct Connection {
    permit: Option<Permit>,
    /// Something must come until then: Hello, then a session, then the answers to heartbeats.
    deadline: Instant,
    /// Between two heartbeats, as Discord asked for.
    heartbeat: Duration,
    /// When it got a session.
    since: Option<Instant>,
}

impl Connection {
    /// What comes next; nothing once the connection has ended. The library would then make another by itself and say
    /// nothing of it before its Hello.
    async fn next(&self, library: &mut Library) -> Option<Result<Message, ReceiveMessageError>> {
        let greeted = !self.heartbeat.is_zero();
        poll_fn(|context| match library.poll_next_unpin(context) {
            Poll::Pending if greeted && matches!(library.state(), Stage::Disconnected { .. }) => {
                Poll::Ready(None)
            }
            polled => polled,
        })
        .await
    }

    /// Discord has said hello; the library identifies itself or resumes.
    fn greeted(&mut self, heartbeat: Duration) {
        self.heartbeat = heartbeat;
        if let Some(permit) = &mut self.permit {
            permit.used();
        }
    }

    /// A session has begun, or goes on.
    fn begun(&mut self) {
        self.permit = None;
        self.since = Some(Instant::now());
        self.deadline = Instant::now() + self.heartbeat * SILENT_HEARTBEATS;
    }

    fn lost(&self, why: &str) -> End {
        self.ended(why.to_owned(), false)
    }

    fn closed(&self, code: u16) -> End {
        // Not authenticated, a sequence number that was never reached, a session that has timed out.
        let forgotten = matches!(code, 4003 | 4007 | 4009);
        self.ended(format!("close code {code}"), forgotten)
    }

    fn ended(&self, why: String, forgotten: bool) -> End {
        End::Lost {
            why,
            served: self.since.map_or(Duration::ZERO, |since| since.elapsed()),
            forgotten,
        }
    }
}
