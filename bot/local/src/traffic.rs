//! The requests and frames that were sent, for tests and for developers.

use std::collections::VecDeque;

use serde::Serialize;
use serde_json::Value;

use jiff::Timestamp;

/// A request with its response, or a frame of the gateway.
#[derive(Clone, Debug, Serialize)]
pub struct TrafficEntry {
    /// Its number, from 1, which continues when old entries are deleted.
    pub number: u64,
    /// When it was sent.
    pub at: Timestamp,
    /// What was sent.
    #[serde(flatten)]
    pub traffic: Traffic,
}

/// What was sent.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Traffic {
    /// A request to the API.
    Request(Exchange),
    /// A frame of the gateway.
    Frame(Frame),
}

/// A request and its response.
#[derive(Clone, Debug, Serialize)]
pub struct Exchange {
    /// The HTTP method.
    pub method: String,
    /// The path, from `/api/v10` on, without the query.
    pub path: String,
    /// The query, without the question mark.
    pub query: String,
    /// The JSON of the body, or of its part `payload_json`.
    pub payload: Option<Value>,
    /// The files of the body.
    pub files: Vec<File>,
    /// The status of the response; `None` if there was none.
    pub status: Option<u16>,
    /// The JSON of the response.
    pub response: Option<Value>,
}

/// A file of a request.
#[derive(Clone, Debug, Serialize)]
pub struct File {
    /// The name of the part, such as `files[0]`.
    pub part: String,
    /// The name of the file.
    pub filename: String,
    /// Its media type.
    pub content_type: String,
    /// Its size in bytes.
    pub size: usize,
}

/// A frame of the gateway.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// Whether the bot sent it.
    pub from_bot: bool,
    /// Its contents, with tokens replaced by asterisks. The close of a connection is
    /// `{"close": code}`.
    pub payload: Value,
}

/// The last entries, up to a limit.
#[derive(Debug)]
pub(crate) struct TrafficLog {
    entries: VecDeque<TrafficEntry>,
    limit: usize,
    last: u64,
}

impl TrafficLog {
    pub(crate) fn with_limit(limit: usize) -> Self {
        Self { entries: VecDeque::new(), limit, last: 0 }
    }

    pub(crate) fn add(&mut self, at: Timestamp, traffic: Traffic) {
        self.last += 1;
        self.entries.push_back(TrafficEntry { number: self.last, at, traffic });
        if self.entries.len() > self.limit {
            self.entries.pop_front();
        }
    }

    pub(crate) fn since(&self, number: u64) -> impl Iterator<Item = &TrafficEntry> {
        self.entries.iter().filter(move |entry| entry.number > number)
    }
}
