//! The HTTP server: the API, the gateway, the files and the page.

use std::io;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::{Body as HttpBody, Bytes};
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum_tws::WebSocketUpgrade;
use futures_util::stream;
use serde_json::json;
use tokio::net::TcpListener;
use tower::ServiceExt as _;
use web::Limits;

use crate::fault::{BadBody, FaultKind};
use crate::gateway::connect;
use crate::model::{AttachmentId, ChannelId, UPLOAD_LIMIT};
use crate::rest::{ApiError, Body, MOST_FILES, Outcome, Request, route};
use crate::server::Server;
use crate::traffic::{Exchange, File, Traffic};

/// The path below which the bot serves pages of its own.
pub(crate) const APP: &str = "/app";

/// How much larger than its ten files a body may be, in bytes.
const BESIDE_FILES: usize = 1 << 20;

/// Half of the files that a process may have open are the most, and never more than this.
const MOST_CONNECTIONS: usize = 4096;

/// Serves on the listener, whose port this is, until the server stops.
pub(crate) async fn serve(listener: TcpListener, port: u16, server: Arc<Server>) {
    let body_limit = DefaultBodyLimit::max(MOST_FILES * UPLOAD_LIMIT + BESIDE_FILES);
    let stopped = Arc::clone(&server);
    let gateway = |at_resume_url| {
        get(async move |State(server): State<Arc<Server>>, upgrade: WebSocketUpgrade| {
            upgrade.on_upgrade(move |socket| connect(server, socket, at_resume_url))
        })
    };
    let routes = Router::new()
        .route("/gateway", gateway(false))
        .route("/gateway/", gateway(false))
        .route("/gateway/resume", gateway(true))
        .route("/gateway/resume/", gateway(true))
        .route("/api/v10/{*path}", any(api).layer(body_limit))
        .route("/api/{*path}", any(async || ApiError::Version))
        .route("/attachments/{channel}/{attachment}/{filename}", get(attachment))
        .merge(crate::page::routes())
        .fallback(app)
        .layer(axum::middleware::from_fn_with_state(port, crate::page::guard))
        .with_state(server);
    web::serve(listener, routes, limits(), async move { stopped.stopped().await }).await;
}

/// Only this machine connects. The bot's client, reqwest, keeps an idle connection for 90 s; this
/// waits longer, so that no connection is closed in the moment in which it is used again.
fn limits() -> Limits {
    Limits {
        connections: web::share(2).min(MOST_CONNECTIONS),
        head: Duration::from_mins(2),
        answer: Duration::from_mins(2),
    }
}

/// A request to the bot itself. It ends with the server, however long the bot would take.
async fn app(State(server): State<Arc<Server>>, request: axum::extract::Request) -> Response {
    let Some(app) = server.app.get() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    tokio::select! {
        Ok(response) = app.clone().oneshot(request) => response,
        () = server.stopped() => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

async fn attachment(
    State(server): State<Arc<Server>>,
    Path((channel, id, _)): Path<(ChannelId, AttachmentId, String)>,
) -> Response {
    let state = server.lock();
    let uploads = state.uploads.lock().unwrap_or_else(PoisonError::into_inner);
    let files = state.world.messages_in(channel).flat_map(|message| &message.attachments);
    let Some(file) = files.chain(uploads.iter()).find(|file| file.id == id) else {
        let gone = "This content is no longer available.";
        return (StatusCode::NOT_FOUND, gone).into_response();
    };
    // A browser must not run a file that somebody uploaded.
    let policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    let headers = [
        (header::CONTENT_TYPE, file.content_type.as_str()),
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CACHE_CONTROL, "private, max-age=31536000, immutable"),
    ];
    (headers, file.bytes.clone()).into_response()
}

/// Carries out a request of the bot, unless a fault prevents it, and records it.
async fn api(
    State(server): State<Arc<Server>>,
    Path(path): Path<String>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Result<Body, ApiError>,
) -> Response {
    let exchange = exchange(&method, &uri, body.as_ref().ok());
    let path = format!("/{path}");
    let (endpoint, handler, params) = match route(&method, &path) {
        Ok(found) => found,
        Err(error) => return record(&server, exchange, error.into()),
    };
    let channel = params.get("channel").and_then(|id| id.parse().ok());
    let fault = server.lock().take_fault(endpoint, channel);
    match &fault {
        Some(FaultKind::Hang) => {
            server.lock().record(Traffic::Request(exchange));
            server.stopped().await;
            return disconnect();
        }
        Some(kind) if let Some(outcome) = instead(kind) => {
            return record(&server, exchange, outcome);
        }
        _ => {}
    }
    let outcome = body.and_then(|body| {
        let mut state = server.lock();
        let shown = headers.get(header::AUTHORIZATION).and_then(|token| token.to_str().ok());
        let right = shown.is_some_and(|shown| shown.starts_with("Bot ") && state.is_token(shown));
        if !right && !endpoint.is_open() {
            return Err(ApiError::Unauthorized);
        }
        let request = Request { params, uri: &uri, body: &body };
        handler(&mut state, &request)
    });
    if method != Method::GET && outcome.is_ok() {
        // The bot now learns that the request succeeded and will not repeat it, so its effect must survive a crash.
        server.flush().await;
    }
    match fault {
        Some(FaultKind::DropResponse) => {
            server.lock().record(Traffic::Request(exchange));
            return disconnect();
        }
        Some(FaultKind::Delay(by)) => tokio::time::sleep(by).await,
        _ => {}
    }
    let outcome = outcome.unwrap_or_else(Outcome::from);
    match fault {
        Some(FaultKind::BadBody(bad)) if outcome.status.is_success() => {
            record(&server, exchange, spoiled(outcome, bad))
        }
        _ => record(&server, exchange, outcome),
    }
}

/// The response with an unreadable body.
fn spoiled(outcome: Outcome, bad: BadBody) -> Outcome {
    let text = match bad {
        BadBody::Empty => String::new(),
        BadBody::Truncated => {
            let json = outcome.json.map_or_else(String::new, |json| json.to_string());
            json.chars().take(json.len() / 2).collect()
        }
        BadBody::Html => "<html><body>Welcome</body></html>".to_owned(),
    };
    Outcome { html: Some(text), ..Outcome::empty(StatusCode::OK) }
}

/// Records the response to a request.
fn record(server: &Server, mut exchange: Exchange, outcome: Outcome) -> Response {
    exchange.status = Some(outcome.status.as_u16());
    exchange.response.clone_from(&outcome.json);
    server.lock().record(Traffic::Request(exchange));
    outcome.into_response()
}

/// Breaks the connection: hyper sends nothing of a response whose body fails at once.
fn disconnect() -> Response {
    let reset = io::Error::from(io::ErrorKind::ConnectionReset);
    let body = stream::once(async { Err::<Bytes, _>(reset) });
    HttpBody::from_stream(body).into_response()
}

/// The response of a fault that prevents the request.
fn instead(fault: &FaultKind) -> Option<Outcome> {
    let or = |status: u16, otherwise| StatusCode::from_u16(status).unwrap_or(otherwise);
    match fault {
        FaultKind::RateLimit { retry_after, global } => Some(Outcome {
            headers: rate_limit_headers(*retry_after, *global),
            ..Outcome::new(
                StatusCode::TOO_MANY_REQUESTS,
                json!({
                    "message": "You are being rate limited.",
                    "retry_after": retry_after.as_secs_f64(),
                    "global": global,
                }),
            )
        }),
        FaultKind::Status(status) => {
            let status = or(*status, StatusCode::BAD_GATEWAY);
            let page =
                format!("<html><head><title>{status}</title></head><body>{status}</body></html>");
            Some(Outcome { html: Some(page), ..Outcome::empty(status) })
        }
        FaultKind::Error { status, code, message } => Some(Outcome::new(
            or(*status, StatusCode::BAD_REQUEST),
            json!({ "code": code, "message": message }),
        )),
        FaultKind::Hang | FaultKind::DropResponse | FaultKind::Delay(_) | FaultKind::BadBody(_) => {
            None
        }
    }
}

fn rate_limit_headers(retry_after: Duration, global: bool) -> HeaderMap {
    // Whole seconds, and never too few.
    let seconds = retry_after.as_secs() + u64::from(retry_after.subsec_nanos() > 0);
    let mut headers = HeaderMap::new();
    headers.insert(header::RETRY_AFTER, seconds.into());
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
    headers
}

fn exchange(method: &Method, uri: &Uri, body: Option<&Body>) -> Exchange {
    let files = body.into_iter().flat_map(|body| &body.uploads).map(|upload| File {
        part: format!("files[{}]", upload.number),
        filename: upload.filename.clone(),
        content_type: upload.content_type.clone(),
        size: upload.bytes.len(),
    });
    Exchange {
        method: method.to_string(),
        path: uri.path().to_owned(),
        query: uri.query().unwrap_or_default().to_owned(),
        payload: body.and_then(|body| body.json.clone()),
        files: files.collect(),
        status: None,
        response: None,
    }
}
