//! Monitoring: `/metrics` in the format of Prometheus, and `/livez` and `/readyz` for process managers.
//!
//! Counters and histograms are updated where things happen; gauges are measured when somebody asks. Nothing here
//! names a member, a server or a game.

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
use tasks::chain;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Bot;

/// If the data do not answer in this time, they count as out of reach. Prometheus waits for ten seconds.
const PATIENCE: Duration = Duration::from_secs(3);

/// This process cannot be monitored: the port is taken, or the address does not belong to this machine.
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
        let watched = Watched { bot, gateway, stopped };
        let routes = Router::new()
            .route("/metrics", get(metrics))
            .route("/livez", get(async || "alive\n"))
            .route("/readyz", get(readiness))
            .with_state(Arc::new(watched));
        let why = axum::serve(self.0, routes).await.err().map(|error| chain(&error));
        tracing::error!(why, "this process can no longer be monitored");
    }
}

async fn metrics(State(watched): State<Arc<Watched>>) -> impl IntoResponse {
    let text = watched.measure().await.text();
    let text = text.map(|text| ([(CONTENT_TYPE, TEXT_FORMAT)], text));
    text.map_err(|error| (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()))
}

/// Whether members can play through this process, or could if another process ended.
async fn readiness(State(watched): State<Arc<Watched>>) -> (StatusCode, String) {
    let backlog = watched.backlog().await;
    let away = watched.gateway.shards().filter(|shard| shard.state != ShardState::Connected);
    let away: Vec<String> = away.map(|shard| shard.id.to_string()).collect();
    let why = if *watched.stopped.borrow() {
        "it stops".to_owned()
    } else if backlog.is_none() {
        "the data do not answer".to_owned()
    } else if !watched.bot.games.store().saves() {
        "nothing can be saved".to_owned()
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
        let up = backlog.is_some() && self.bot.games.store().saves();
        gauges.set("pacru_data_up", help, &[], f64::from(u8::from(up)));
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
        if let Some(at) = self.bot.games.store().newest_backup_at() {
            let help = "The age of the newest backup of the data file";
            gauges.set("pacru_backup_age_seconds", help, &[], seconds(now - at));
        }
        gauges
    }

    /// The work that waits; `None` if the data do not answer.
    async fn backlog(&self) -> Option<Backlog> {
        let asked: Result<Result<_, StoreError>, _> =
            timeout(PATIENCE, self.bot.games.store().backlog()).await;
        asked.ok()?.ok()
    }
}

fn seconds(time: play::time::Millis) -> f64 {
    Duration::from_millis(u64::try_from(time).unwrap_or(0)).as_secs_f64()
}

/// A count as a floating-point number, saturated at a value that is exact.
fn as_f64(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::from(u32::MAX), f64::from)
}
