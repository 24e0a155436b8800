//! Serves HTTP to anyone who connects. A client may be slow, silent or hostile: it holds a
//! connection for a limited time, and all clients together hold a limited number, so that enough of
//! the files that a process may open are left.
//!
//! ```
//! use std::time::Duration;
//!
//! use axum::{Router, routing::get};
//! use web::Limits;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> std::io::Result<()> {
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! let routes = Router::new().route("/", get(async || "hello"));
//! let limits = Limits {
//!     connections: web::share(2).min(100),
//!     head: Duration::from_secs(10),
//!     answer: Duration::from_secs(30),
//! };
//! // Until the last future ends.
//! web::serve(listener, routes, limits, async {}).await;
//! # Ok(())
//! # }
//! ```

mod connections;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::RequestExt as _;
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tower::ServiceExt as _;

use connections::{Connection, Connections, Turn};

/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// What the clients of a server may hold.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many connections there are at a time. One more takes the place of the one that has
    /// waited longest for its client; if none does, of the one whose answer has taken longest.
    pub connections: usize,
    /// How long a client may take to send the head of a request, from the connection or the last
    /// answer on. So long a connection without requests stays open, too.
    pub head: Duration,
    /// How long a client may take to read an answer. [`head`](Self::head) is not longer.
    pub answer: Duration,
}

/// A part of the files that this process may have open: `share(2)` is half of them. It has no limit
/// where the system has none.
pub fn share(part: usize) -> usize {
    files().map_or(usize::MAX, |files| (files / part).max(1))
}

#[cfg(unix)]
fn files() -> Option<usize> {
    use rustix::process::{Resource, getrlimit};
    getrlimit(Resource::Nofile).current.and_then(|files| files.try_into().ok())
}

#[cfg(not(unix))]
fn files() -> Option<usize> {
    None
}

/// Serves until `stop` ends, and lets the answers that are under way be finished. If this is
/// dropped, all connections end with it.
pub async fn serve(
    mut listener: TcpListener,
    routes: Router,
    limits: Limits,
    stop: impl Future<Output = ()>,
) {
    let places = Arc::new(Semaphore::new(limits.connections));
    let connections = Arc::new(Connections::default());
    let stopping = watch::Sender::new(false);
    let mut served = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        let stream = select! {
            (stream, _) = Listener::accept(&mut listener) => stream,
            // What a panic says is in the log already.
            Some(_) = served.join_next() => continue,
            () = &mut stop => break,
        };
        let place = if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
            place
        } else {
            connections.close_oldest();
            // It is closed as soon as its task runs. The semaphore lives as long as this.
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            place
        };
        let connection = connections.begin(limits.answer);
        let answered = answer(stream, routes.clone(), limits, connection, stopping.subscribe());
        served.spawn(async move {
            answered.await;
            drop(place);
        });
    }
    drop(listener);
    stopping.send_replace(true);
    while served.join_next().await.is_some() {}
}

/// Answers the requests of one client.
async fn answer(
    stream: TcpStream,
    routes: Router,
    limits: Limits,
    connection: Arc<Connection>,
    mut stopping: watch::Receiver<bool>,
) {
    // Answers are small; without this the system delays them to collect more data.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot set TCP_NODELAY");
    }
    let asked = Arc::clone(&connection);
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        let (routes, connection) = (routes.clone(), Arc::clone(&asked));
        connection.pass_to(Turn::Server);
        request.extensions_mut().insert(Arc::clone(&connection));
        async move {
            let answer = routes.oneshot(request).await;
            connection.pass_to(Turn::Client);
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_header_size(LONGEST_HEAD);
    let served = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let (mut served, mut over) = (pin!(served), pin!(connection.over()));
    let mut stops = pin!(stopping.wait_for(|stopping| *stopping));
    let mut told = false;
    loop {
        select! {
            ended = &mut served => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a client has left");
                }
                return;
            }
            () = &mut over => return,
            _ = &mut stops, if !told => {
                told = true;
                served.as_mut().graceful_shutdown();
            }
        }
    }
}

/// A layer, by [`from_fn_with_state`](axum::middleware::from_fn_with_state), that reads the body of
/// a request before anything else is done for it, as long as
/// [`DefaultBodyLimit`](axum::extract::DefaultBodyLimit) lets it be. Refuses it if that takes
/// longer than the state says.
pub async fn read_body(State(limit): State<Duration>, request: Request, next: Next) -> Response {
    let connection = request.extensions().get::<Arc<Connection>>().cloned();
    let pass_to = |turn| connection.iter().for_each(|connection| connection.pass_to(turn));
    let (parts, body) = request.into_parts();
    pass_to(Turn::Client);
    let body = Request::from_parts(parts.clone(), body).extract::<Bytes, _>();
    let body = timeout(limit, body).await;
    pass_to(Turn::Server);
    match body {
        Ok(Ok(body)) => next.run(Request::from_parts(parts, body.into())).await,
        Ok(Err(refused)) => refused.into_response(),
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}
