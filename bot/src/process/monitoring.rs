//! Monitoring: `/metrics` in the format of Prometheus, and `/livez` and `/readyz` for process managers.
//!
//! Counters and histograms are updated where things happen; gauges are measured when somebody asks. Nothing here
//! names a member, a server or a game.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use discord::{Gateway, ShardState};
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use metrics_util::MetricKindMask;
use store::{Backlog, StoreError};
use tasks::chain;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::Bot;

/// The upper bounds of the histogram buckets, in seconds.
const BUCKETS: [f64; 13] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0];

/// If the data do not answer in this time, they count as out of reach. Prometheus waits for ten seconds.
const PATIENCE: Duration = Duration::from_secs(3);

/// How often histograms are compacted, even if nobody asks for them.
const UPKEEP: Duration = Duration::from_secs(5);

/// Gauges are set whenever somebody asks, and expire after this time. One that is not set again belongs to a shard
/// that another process serves now.
const IDLE: Duration = Duration::from_secs(5);

/// The content type of the answer (`prometheus.io/docs/instrumenting/exposition_formats`).
const TEXT_FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Why this process cannot be monitored; each text is one line for its operator.
#[derive(Debug, thiserror::Error)]
pub enum MonitoringError {
    /// The port is taken, or the address does not belong to this machine.
    #[error("PACRU_METRICS: nothing can listen on {0}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// There are two bots in one process.
    #[error("the metrics of this process are kept already")]
    Metrics(#[from] BuildError),
}

/// The endpoint at which this process is monitored.
#[derive(Debug)]
pub(crate) struct Monitoring {
    listener: TcpListener,
    prometheus: PrometheusHandle,
}

/// What the answers are made from.
struct Watched {
    bot: Bot,
    gateway: Arc<Gateway>,
    prometheus: PrometheusHandle,
    process: Collector,
    stopped: watch::Receiver<bool>,
}

impl Monitoring {
    /// Starts to collect metrics and to listen.
    pub(crate) async fn open(address: SocketAddr) -> Result<Self, MonitoringError> {
        let listener = TcpListener::bind(address)
            .await
            .map_err(|error| MonitoringError::Listen(address, error))?;
        let prometheus = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)?
            .idle_timeout(MetricKindMask::GAUGE, Some(IDLE))
            .install_recorder()?;
        describe();
        // The system may have chosen the port.
        let address = listener.local_addr().unwrap_or(address);
        tracing::info!("metrics are at http://{address}/metrics");
        Ok(Self { listener, prometheus })
    }

    /// Answers until it is dropped. Once the process is told to stop, it is no longer ready.
    pub(crate) async fn serve(
        self,
        bot: Bot,
        gateway: Arc<Gateway>,
        stopped: watch::Receiver<bool>,
    ) {
        let upkeep = self.prometheus.clone();
        let watched = Watched {
            bot,
            gateway,
            prometheus: self.prometheus,
            process: Collector::default(),
            stopped,
        };
        watched.process.describe();
        let routes = Router::new()
            .route("/metrics", get(metrics))
            .route("/livez", get(async || "alive\n"))
            .route("/readyz", get(readiness))
            .with_state(Arc::new(watched));
        let answer = async { axum::serve(self.listener, routes).await };
        let tidy = async {
            loop {
                tokio::time::sleep(UPKEEP).await;
                upkeep.run_upkeep();
            }
        };
        tokio::select! {
            ended = answer => {
                let why = ended.err().map(|error| chain(&error));
                tracing::error!(why, "this process can no longer be monitored");
            }
            () = tidy => {}
        }
    }
}

async fn metrics(State(watched): State<Arc<Watched>>) -> impl IntoResponse {
    watched.measure().await;
    ([(CONTENT_TYPE, TEXT_FORMAT)], watched.prometheus.render())
}

/// Whether members can play through this process, or could if another process ended.
async fn readiness(State(watched): State<Arc<Watched>>) -> (StatusCode, String) {
    let backlog = watched.backlog().await;
    let away = watched.gateway.shards();
    let away = away.filter(|shard| shard.state != ShardState::Connected);
    let away: Vec<String> = away.map(|shard| shard.id.to_string()).collect();
    let why = if *watched.stopped.borrow() {
        "it stops".to_owned()
    } else if backlog.is_none() {
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
    async fn measure(&self) {
        self.process.collect();
        for shard in self.gateway.shards() {
            let label = [("shard", shard.id.to_string())];
            let connected = shard.state == ShardState::Connected;
            gauge!("pacru_shard_connected", &label).set(f64::from(u8::from(connected)));
            gauge!("pacru_shard_silence_seconds", &label).set(shard.silence.as_secs_f64());
        }
        let shards = self.bot.leases.shards().borrow().clone();
        gauge!("pacru_shards_held").set(as_f64(shards.held.len()));
        gauge!("pacru_shards_free").set(as_f64(shards.free));
        let (pressing, patient) = self.bot.engine_worker.waiting().await;
        gauge!("pacru_searches_waiting", "urgency" => "now").set(as_f64(pressing));
        gauge!("pacru_searches_waiting", "urgency" => "sometime").set(as_f64(patient));
        let backlog = self.backlog().await;
        gauge!("pacru_data_up").set(f64::from(u8::from(backlog.is_some())));
        let Some(backlog) = backlog else {
            return;
        };
        let now = self.bot.games.now();
        let since = |at: Option<i64>| at.map_or(0.0, |at| seconds(now - at));
        gauge!("pacru_outbox_messages").set(as_f64(backlog.messages));
        gauge!("pacru_outbox_oldest_seconds").set(since(backlog.deliverable_since));
        gauge!("pacru_timekeeper_lag_seconds").set(since(backlog.due_since));
        if let Some(at) = self.bot.games.store().newest_backup_at() {
            gauge!("pacru_backup_age_seconds").set(seconds(now - at));
        }
    }

    /// The work that waits; `None` if the data do not answer.
    async fn backlog(&self) -> Option<Backlog> {
        let asked: Result<Result<_, StoreError>, _> =
            timeout(PATIENCE, self.bot.games.store().backlog()).await;
        asked.ok()?.ok()
    }
}

/// The descriptions of the metrics, as Prometheus shows them.
fn describe() {
    describe_counter!("pacru_turns_total", "Turns that were saved, by game and by who took them");
    describe_counter!("pacru_refusals_total", "Refused requests of members, by reason");
    describe_counter!(
        "pacru_interactions_total",
        "Commands, buttons and suggestions that came from Discord"
    );
    describe_histogram!(
        "pacru_acknowledgement_seconds",
        Unit::Seconds,
        "The time from the arrival of an interaction until Discord knew that it had arrived"
    );
    describe_histogram!(
        "pacru_post_seconds",
        Unit::Seconds,
        "The time from the saving of a change until its message was in the channel"
    );
    describe_counter!(
        "pacru_discord_responses_total",
        "Responses of Discord's REST API, by status; `none` for requests without one"
    );
    describe_gauge!("pacru_shard_connected", "Whether a shard has a session");
    describe_gauge!(
        "pacru_shard_silence_seconds",
        Unit::Seconds,
        "The time since a shard last heard from Discord"
    );
    describe_gauge!("pacru_shards_held", "How many shards this process serves");
    describe_gauge!(
        "pacru_shards_free",
        "How many shards no process served when this one last looked"
    );
    describe_gauge!("pacru_searches_waiting", "Searches that wait for the computers' threads");
    describe_gauge!("pacru_data_up", "Whether the data file or the database answers");
    describe_histogram!("pacru_query_seconds", Unit::Seconds, "Queries");
    describe_histogram!("pacru_commit_seconds", Unit::Seconds, "The time until a commit is safe");
    describe_gauge!("pacru_outbox_messages", "Messages that are not delivered yet, for any reason");
    describe_gauge!(
        "pacru_outbox_oldest_seconds",
        Unit::Seconds,
        "How long the oldest message that could be delivered now has waited"
    );
    describe_gauge!(
        "pacru_timekeeper_lag_seconds",
        Unit::Seconds,
        "How long the oldest action that is due in a game has waited"
    );
    describe_gauge!(
        "pacru_backup_age_seconds",
        Unit::Seconds,
        "The age of the newest backup of the data file"
    );
}

fn seconds(time: play::time::Millis) -> f64 {
    Duration::from_millis(u64::try_from(time).unwrap_or(0)).as_secs_f64()
}

/// A count as a floating-point number, saturated at a value that is exact.
fn as_f64(count: impl TryInto<u32>) -> f64 {
    count.try_into().map_or(f64::from(u32::MAX), f64::from)
}
