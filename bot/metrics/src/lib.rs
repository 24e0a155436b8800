//! What is measured of the running bot, as Prometheus reads it. Every metric has its name and its
//! description here, but for the gauges, which [`Gauges`] takes with their values whenever somebody
//! asks.
//!
//! Nothing here names a member, a server or a game.
//!
//! ```
//! metrics::TURNS.with_label_values(&["pacru", "member"]).inc();
//! let gauges = metrics::Gauges::default();
//! gauges.set("pacru_shards", "Shards by what they do", &[("state", "connected")], 2.0);
//! let text = gauges.text()?;
//! assert!(text.contains(r#"pacru_turns_total{game="pacru",player="member"} 1"#));
//! assert!(text.contains(r#"pacru_shards{state="connected"} 2"#));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod process;

use std::sync::LazyLock;

pub use process::started;
use prometheus::{
    Gauge, Opts, Registry, TextEncoder, core::Collector, register_histogram,
    register_int_counter_vec,
};
pub use prometheus::{Histogram, IntCounterVec, TEXT_FORMAT};

/// The upper bounds of the histogram buckets, in seconds.
const BUCKETS: [f64; 13] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0];

/// Turns.
pub static TURNS: LazyLock<IntCounterVec> = LazyLock::new(|| {
    let help = "Turns that were saved, by game and by who took them";
    counter("pacru_turns_total", help, &["game", "player"])
});

/// Refused requests.
pub static REFUSALS: LazyLock<IntCounterVec> = LazyLock::new(|| {
    counter("pacru_refusals_total", "Refused requests of members, by reason", &["refusal"])
});

/// Requests that failed.
pub static FAILURES: LazyLock<IntCounterVec> = LazyLock::new(|| {
    let help = "What failed by no fault of members; `leases` are tries, one a second, to find out whom this process serves, `waiting` are transactions for which others waited too long";
    let failures = counter("pacru_failures_total", help, &["what"]);
    // An alert sees a counter grow only if it was there before.
    for what in ["computers", "data", "drawing", "leases", "waiting"] {
        failures.with_label_values(&[what]);
    }
    failures
});

/// Responses of the page of boards.
pub static PAGE_RESPONSES: LazyLock<IntCounterVec> = LazyLock::new(|| {
    let help = "Responses of the page of boards, by status; those from 500 on are failures of ours";
    let responses = counter("pacru_page_responses_total", help, &["status"]);
    // An alert sees a counter grow only if it was there before.
    for status in ["200", "500", "503"] {
        responses.with_label_values(&[status]);
    }
    responses
});

/// Interactions.
pub static INTERACTIONS: LazyLock<IntCounterVec> = LazyLock::new(|| {
    let help = "Commands, buttons and suggestions that came from Discord";
    counter("pacru_interactions_total", help, &["kind"])
});

/// Responses of Discord.
pub static DISCORD_RESPONSES: LazyLock<IntCounterVec> = LazyLock::new(|| {
    let help = "Responses of Discord's REST API, by status; `none` for requests without one";
    counter("pacru_discord_responses_total", help, &["status"])
});

/// How soon Discord knows that an interaction arrived.
pub static ACKNOWLEDGEMENT: LazyLock<Histogram> = LazyLock::new(|| {
    let help = "The time from the arrival of an interaction until Discord knew that it had arrived";
    seconds("pacru_acknowledgement_seconds", help)
});

/// How soon a change is seen.
pub static POST: LazyLock<Histogram> = LazyLock::new(|| {
    let help = "The time from the saving of a change until its message was in the channel";
    seconds("pacru_post_seconds", help)
});

/// How long queries take, from the request for a connection to the answer.
pub static QUERY: LazyLock<Histogram> =
    LazyLock::new(|| seconds("pacru_query_seconds", "Queries, in seconds"));

/// How long transactions wait for their locks.
pub static BEGIN: LazyLock<Histogram> = LazyLock::new(|| {
    let help = "The time until a transaction has begun, and for one that is a single request until it is committed: it waits for what others have locked";
    seconds("pacru_begin_seconds", help)
});

/// How long commits take.
pub static COMMIT: LazyLock<Histogram> =
    LazyLock::new(|| seconds("pacru_commit_seconds", "The time until a commit is safe"));

fn counter(name: &str, help: &str, labels: &[&str]) -> IntCounterVec {
    register_int_counter_vec!(name, help, labels).expect("every name is here once")
}

fn seconds(name: &str, help: &str) -> Histogram {
    register_histogram!(name, help, BUCKETS.to_vec()).expect("every name is here once")
}

/// The gauges of one answer. They are measured anew for each: a shard that another process serves
/// now is in no later one.
#[derive(Debug, Default)]
pub struct Gauges(Registry);

impl Gauges {
    /// Adds a gauge.
    ///
    /// # Panics
    ///
    /// If there is one of this name with the same or with other labels.
    pub fn set(&self, name: &str, help: &str, labels: &[(&str, &str)], value: f64) {
        let labels = labels.iter().map(|&(label, value)| (label.to_owned(), value.to_owned()));
        let gauge = Gauge::with_opts(Opts::new(name, help).const_labels(labels.collect()));
        let gauge = gauge.expect("a name and labels that Prometheus reads");
        gauge.set(value);
        self.add(gauge);
    }

    fn add(&self, metric: impl Collector + 'static) {
        self.0.register(Box::new(metric)).expect("every gauge is set once");
    }

    /// The gauges, what the process uses, and everything that was counted since its start, in
    /// [`TEXT_FORMAT`].
    ///
    /// # Errors
    ///
    /// If a metric has no values, which none of ours is without.
    pub fn text(self) -> prometheus::Result<String> {
        process::measure(&self);
        let mut families = prometheus::gather();
        families.extend(self.0.gather());
        TextEncoder::new().encode_to_string(&families)
    }
}
