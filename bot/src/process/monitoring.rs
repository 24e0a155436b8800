//! Monitoring: `/metrics` in the format of Prometheus, and `/livez` and `/readyz` for process
//! managers.
//!
//! Counters and histograms are updated where things happen; gauges are measured when somebody asks.
//! Nothing here names a member, a server or a game.

use std::net::SocketAddr;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use discord::{Gateway, ShardState};
use metrics::{Gauges, TEXT_FORMAT};
use store::{Backlog, StoreError};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tokio::time::timeout;
use web::Limits;

use crate::Bot;

/// If the data do not answer in this time, they count as out of reach. Prometheus waits for ten
/// seconds.
const PATIENCE: Duration = Duration::from_secs(3);

/// How many answers may ask the data at a time, so that a flood of requests keeps no member
/// waiting.
const AT_A_TIME: usize = 4;

/// This process cannot be monitored: the port is taken, or the address does not belong to this
/// machine.
#[derive(Debug, thiserror::Error)]
#[error("PACRU_METRICS: nothing can listen on {0}")]
pub struct MonitoringError(SocketAddr, #[source] std::io::Error);

/// The endpoint at which this process is monitored.
#[derive(Debug)]
pub(crate) struct Monitoring(TcpListener);

/// What the answers are made from.
struct Watched {
    bot: Bot,
    gateway: Arc<Gateway>,
    stopped: watch::Receiver<bool>,
    at_a_time: Semaphore,
}

/// Prometheus asks every 15 seconds and takes a second to read; its connections may be closed in
/// between.
fn limits() -> Limits {
    Limits {
        connections: web::share(16).min(64),
        head: Duration::from_secs(10),
        answer: Duration::from_secs(30),
    }
}

impl Monitoring {
    /// Starts to listen.
    pub(crate) async fn open(address: SocketAddr) -> Result<Self, MonitoringError> {
        let listener = TcpListener::bind(address).await;
        let listener = listener.map_err(|error| MonitoringError(address, error))?;
        metrics::started();
        // The system may have chosen the port.
        let address = listener.local_addr().unwrap_or(address);
        tracing::info!("metrics are at http://{address}/metrics");
        Ok(Self(listener))
    }

    /// Answers until it is dropped. Once the process is told to stop, it is no longer ready.
    pub(crate) async fn serve(
        self,
        bot: Bot,
        gateway: Arc<Gateway>,
        stopped: watch::Receiver<bool>,
    ) {
        LazyLock::force(&::metrics::FAILURES);
        LazyLock::force(&::metrics::PAGE_RESPONSES);
        let at_a_time = Semaphore::new(AT_A_TIME);
        let watched = Watched { bot, gateway, stopped, at_a_time };
        let routes = Router::new()
            .route("/metrics", get(metrics))
            .route("/livez", get(async || "alive\n"))
            .route("/readyz", get(readiness))
            .with_state(Arc::new(watched));
        web::serve(self.0, routes, limits(), std::future::pending()).await;
    }
}

async fn metrics(State(watched): State<Arc<Watched>>) -> impl IntoResponse {
    let text = watched.measure().await.text();
    let text = text.map(|text| ([(CONTENT_TYPE, TEXT_FORMAT)], text));
    text.map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))
}

/// Whether members can play through this process, or could if another process ended.
async fn readiness(State(watched): State<Arc<Watched>>) -> (StatusCode, String) {
    let away = watched.gateway.shards().filter(|shard| shard.state != ShardState::Connected);
    let away: Vec<String> = away.map(|shard| shard.id.to_string()).collect();
    let why = if *watched.stopped.borrow() {
        "it stops".to_owned()
    } else if let Some(why) = watched.cannot_save().await {
        format!("nothing can be saved: {why}")
    } else if watched.backlog().await.is_none() {
        "the data do not answer".to_owned()
    } else if !away.is_empty() {
        format!("no session with Discord for shard {}", away.join(", "))
    } else if watched.bot.stands_by() {
        return (StatusCode::OK, "standing by\n".to_owned());
    } else if !*watched.gateway.connected().borrow() {
        "no session with Discord".to_owned()
    } else {
        return (StatusCode::OK, "ready\n".to_owned());
    };
    (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n"))
}

impl Watched {
    /// Measures the gauges.
    async fn measure(&self) -> Gauges {
        let gauges = Gauges::default();
        for shard in self.gateway.shards() {
            let id = shard.id.to_string();
            let label = [("shard", &*id)];
            let connected = f64::from(u8::from(shard.state == ShardState::Connected));
            let help = "Whether a shard has a session";
            gauges.set("pacru_shard_connected", help, &label, connected);
            let help = "The time since a shard last heard from Discord";
            let silence = shard.silence.as_secs_f64();
            gauges.set("pacru_shard_silence_seconds", help, &label, silence);
        }
        let shards = self.bot.leases.shards().borrow().clone();
        let help = "How many shards this process serves";
        gauges.set("pacru_shards_held", help, &[], as_f64(shards.held.len()));
        let help = "How many shards no process served when this one last looked";
        gauges.set("pacru_shards_free", help, &[], as_f64(shards.free));
        let (pressing, patient) = self.bot.engine_worker.waiting().await;
        for (urgency, waiting) in [("now", pressing), ("sometime", patient)] {
            let help = "Searches that wait for the computers' threads";
            let label = [("urgency", urgency)];
            gauges.set("pacru_searches_waiting", help, &label, as_f64(waiting));
        }
        let backlog = self.backlog().await;
        let help = "Whether the data file or the database answers, and saves";
        let up = backlog.is_some() && self.cannot_save().await.is_none();
        gauges.set("pacru_data_up", help, &[], f64::from(u8::from(up)));
        let help = "How far the clock of the database is ahead of that of this machine, if by more than two seconds; all processes follow it";
        let correction = self.bot.games.store().clock().correction();
        gauges.set("pacru_clock_correction_seconds", help, &[], in_seconds(correction));
        let Some(backlog) = backlog else {
            return gauges;
        };
        let now = self.bot.games.now();
        let since = |at: Option<i64>| at.map_or(0.0, |at| seconds(now - at));
        let help = "Messages that are not delivered yet, for any reason";
        gauges.set("pacru_outbox_messages", help, &[], as_f64(backlog.messages));
        let help = "How long the oldest message that could be delivered now has waited";
        let oldest = since(backlog.deliverable_since);
        gauges.set("pacru_outbox_oldest_seconds", help, &[], oldest);
        let help = "How long the oldest action that is due in a game has waited";
        gauges.set("pacru_timekeeper_lag_seconds", help, &[], since(backlog.due_since));
        if let Ok(Ok(games)) = timeout(PATIENCE, self.bot.games.store().unreached_games()).await {
            let help = "Games in which it is the turn of a player whom neither the channel nor a direct message reaches";
            gauges.set("pacru_games_out_of_reach", help, &[], as_f64(games));
        }
        if let Some(at) = self.bot.games.store().newest_backup_at() {
            let help = "The age of the newest backup of the data file";
            gauges.set("pacru_backup_age_seconds", help, &[], seconds(now - at));
        }
        gauges
    }

    /// Why nothing can be saved, if that is so.
    async fn cannot_save(&self) -> Option<String> {
        if let Some(why) = self.bot.leases.failing().borrow().clone() {
            return Some(why);
        }
        let tried = timeout(PATIENCE, self.bot.games.store().cannot_save()).await;
        tried.unwrap_or(Some("the data do not answer")).map(str::to_owned)
    }

    /// The work that waits; `None` if the data do not answer.
    async fn backlog(&self) -> Option<Backlog> {
        let asked = async {
            // It is never closed.
            let _one = self.at_a_time.acquire().await.ok()?;
            let asked: Result<_, StoreError> = self.bot.games.store().backlog().await;
            asked.ok()
        };
        timeout(PATIENCE, asked).await.ok()?
    }
}

fn seconds(time: play::time::Millis) -> f64 {
    Duration::from_millis(u64::try_from(time).unwrap_or(0)).as_secs_f64()
}

/// A length of time, which may be negative; a day and more is as good as a day.
fn in_seconds(time: play::time::Millis) -> f64 {
    let milliseconds = time.clamp(-play::time::DAY, play::time::DAY);
    i32::try_from(milliseconds).map_or(0.0, f64::from) / 1000.0
}

/// A count as a floating-point number, saturated at a value that is exact.
fn as_f64(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::from(u32::MAX), f64::from)
}
