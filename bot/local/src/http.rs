//! What answers on the port: the API, the gateway, the files and the page.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body as HttpBody, Bytes, to_bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{Html, IntoResponse, Json, Response};
use axum::routing::{any, get};
use serde::Deserialize;
use serde_json::Value;

use crate::fault::{Fault, FaultKind};
use crate::gateway::connect;
use crate::ids::{AttachmentId, ChannelId};
use crate::payload::rate_limit_json;
use crate::rest::{ApiError, Body, NoRoute, Outcome, Route};
use crate::server::Server;
use crate::traffic::{Exchange, File, Traffic};
use crate::wire::{Scissors, Wire};

/// Answers until the server stops.
pub(crate) async fn serve(wire: Wire, server: Arc<Server>) {
    let stopped = Arc::clone(&server);
    let app = Router::new()
        .route("/gateway", get(gateway))
        .route("/api/v10/{*path}", any(api))
        .route("/api/{*path}", any(other_version))
        .route(
            "/attachments/{channel}/{attachment}/{filename}",
            get(attachment),
        )
        .layer(DefaultBodyLimit::disable())
        .merge(crate::page::routes())
        .layer(axum::middleware::from_fn(crate::page::guard))
        .with_state(server);
    let end = axum::serve(wire, app.into_make_service_with_connect_info::<Scissors>())
        .with_graceful_shutdown(async move { stopped.stopped().await })
        .await;
    if let Err(error) = end {
        tracing::error!(%error, "the local Discord has ended");
    }
}

/// What a client of the gateway says in its address.
#[derive(Debug, Deserialize)]
struct Dialect {
    v: Option<u8>,
    encoding: Option<String>,
    compress: Option<String>,
}

async fn gateway(
    State(server): State<Arc<Server>>,
    Query(dialect): Query<Dialect>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let plain = dialect.compress.is_none()
        && dialect
            .encoding
            .as_deref()
            .is_none_or(|encoding| encoding == "json");
    if dialect.v.is_some_and(|version| version != 10) || !plain {
        tracing::warn!(
            ?dialect,
            "the local gateway speaks version 10, JSON, without compression of the transport"
        );
        return (
            StatusCode::BAD_REQUEST,
            "Version 10, JSON, and payload compression only.",
        )
            .into_response();
    }
    upgrade.on_upgrade(|socket| connect(server, socket))
}

async fn attachment(
    State(server): State<Arc<Server>>,
    Path((channel, id, _)): Path<(ChannelId, AttachmentId, String)>,
) -> Response {
    let state = server.lock();
    let mut files = state
        .world
        .messages_in(channel)
        .flat_map(|message| &message.attachments);
    match files.find(|file| file.id == id) {
        Some(file) => {
            let safe = [
                (header::CONTENT_TYPE, file.content_type.clone()),
                // Whatever somebody uploads, a browser must not run it.
                (
                    header::CONTENT_SECURITY_POLICY,
                    "default-src 'none'; style-src 'unsafe-inline'; sandbox".to_owned(),
                ),
                (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
                (
                    header::CACHE_CONTROL,
                    "private, max-age=31536000, immutable".to_owned(),
                ),
            ];
            (safe, file.bytes.clone()).into_response()
        }
        None => (
            StatusCode::NOT_FOUND,
            "This content is no longer available.",
        )
            .into_response(),
    }
}

async fn other_version() -> Response {
    error_response(&ApiError::Version)
}

async fn api(
    State(server): State<Arc<Server>>,
    ConnectInfo(scissors): ConnectInfo<Scissors>,
    Path(path): Path<String>,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let limit = usize::try_from(server.lock().config.upload_limit).unwrap_or(usize::MAX / 16);
    // Ten files and the rest; a body that is larger still is refused like a file that is too large.
    let body = match to_bytes(body, limit.saturating_mul(10).saturating_add(1 << 20)).await {
        Ok(bytes) => {
            read_body(
                Request::from_parts(parts.clone(), HttpBody::from(bytes)),
                limit,
            )
            .await
        }
        Err(_) => Err(ApiError::TooLarge),
    };
    let route = Route::parse(&parts.method, &path).map_err(|none| match none {
        NoRoute::Path => ApiError::NoRoute,
        NoRoute::Method => ApiError::NoMethod,
    });
    let fault = route
        .as_ref()
        .ok()
        .and_then(|route| server.lock().take_fault(route));
    let mut exchange = exchange(&parts, body.as_ref().ok());

    let mut answer = match (&fault, route) {
        (_, Err(error)) => Err(error),
        (
            Some(Fault {
                kind: FaultKind::Hang,
                ..
            }),
            _,
        ) => {
            server.lock().record(Traffic::Request(exchange));
            server.stopped().await;
            scissors.cut();
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
        (Some(fault), _) if let Some((response, shown)) = instead(&fault.kind) => {
            exchange.status = Some(response.status().as_u16());
            exchange.answer = shown;
            server.lock().record(Traffic::Request(exchange));
            return response;
        }
        (_, Ok(route)) => body.and_then(|body| {
            let mut state = server.lock();
            authorise(&parts.headers, &route, |token| state.is_token(token))?;
            state.answer(&route, parts.uri.query().unwrap_or_default(), &body)
        }),
    };
    if parts.method != Method::GET && answer.is_ok() {
        // A bot that has been told that it is done will not do it again: from now on it must outlive a crash.
        server.kept().await;
    }
    match fault.map(|fault| fault.kind) {
        Some(FaultKind::DropResponse) => {
            server.lock().record(Traffic::Request(exchange));
            scissors.cut();
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
        Some(FaultKind::Delay(by)) => tokio::time::sleep(by).await,
        _ => {}
    }
    if let Ok(Outcome::Json(json) | Outcome::Created(json)) = &mut answer {
        exchange.answer = Some(json.clone());
    }
    let response = match &answer {
        Ok(Outcome::Json(json)) => Json(json).into_response(),
        Ok(Outcome::Created(json)) => (StatusCode::CREATED, Json(json)).into_response(),
        Ok(Outcome::Empty) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => {
            exchange.answer = Some(error.json());
            error_response(error)
        }
    };
    exchange.status = Some(response.status().as_u16());
    server.lock().record(Traffic::Request(exchange));
    response
}

fn error_response(error: &ApiError) -> Response {
    let status = StatusCode::from_u16(error.codes().0).unwrap_or(StatusCode::BAD_REQUEST);
    (status, Json(error.json())).into_response()
}

/// Checks the token of the bot, where one is needed.
fn authorise(
    headers: &HeaderMap,
    route: &Route,
    is_token: impl Fn(&str) -> bool,
) -> Result<(), ApiError> {
    let shown = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok());
    let right = shown.is_some_and(|shown| shown.starts_with("Bot ") && is_token(shown));
    if right || route.is_open() {
        Ok(())
    } else {
        Err(ApiError::Unauthorized)
    }
}

/// What is answered instead of the right answer, if the request is not carried out.
fn instead(kind: &FaultKind) -> Option<(Response, Option<Value>)> {
    match kind {
        FaultKind::RateLimit {
            retry_after,
            global,
        } => {
            let json = rate_limit_json(*retry_after, *global);
            let mut response = (StatusCode::TOO_MANY_REQUESTS, Json(&json)).into_response();
            rate_limit_headers(response.headers_mut(), *retry_after, *global);
            Some((response, Some(json)))
        }
        FaultKind::Status(status) => {
            let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_GATEWAY);
            let page =
                format!("<html><head><title>{status}</title></head><body>{status}</body></html>");
            Some(((status, Html(page)).into_response(), None))
        }
        FaultKind::Error {
            status,
            code,
            message,
        } => {
            let json = serde_json::json!({ "code": code, "message": message });
            let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::BAD_REQUEST);
            Some(((status, Json(&json)).into_response(), Some(json)))
        }
        FaultKind::Hang | FaultKind::DropResponse | FaultKind::Delay(_) => None,
    }
}

fn rate_limit_headers(headers: &mut HeaderMap, retry_after: Duration, global: bool) {
    let seconds = retry_after.as_secs_f64();
    let fields = [
        ("retry-after", format!("{}", seconds.ceil())),
        ("x-ratelimit-limit", "5".to_owned()),
        ("x-ratelimit-remaining", "0".to_owned()),
        ("x-ratelimit-reset-after", format!("{seconds:.3}")),
        ("x-ratelimit-bucket", "local".to_owned()),
        (
            "x-ratelimit-scope",
            if global { "global" } else { "user" }.to_owned(),
        ),
    ];
    for (name, value) in fields {
        if let Ok(value) = value.parse() {
            headers.insert(name, value);
        }
    }
    if global {
        headers.insert(
            "x-ratelimit-global",
            header::HeaderValue::from_static("true"),
        );
    }
}

fn exchange(parts: &axum::http::request::Parts, body: Option<&Body>) -> Exchange {
    let files = body
        .into_iter()
        .flat_map(|body| &body.uploads)
        .map(|upload| File {
            part: format!("files[{}]", upload.number),
            filename: upload.filename.clone(),
            content_type: upload.content_type.clone(),
            size: upload.bytes.len(),
        });
    Exchange {
        method: parts.method.to_string(),
        path: parts.uri.path().to_owned(),
        query: parts.uri.query().unwrap_or_default().to_owned(),
        payload: body.and_then(|body| body.json.clone()),
        files: files.collect(),
        status: None,
        answer: None,
    }
}

/// Reads JSON, or a form of several parts with files.
async fn read_body(request: Request, file_limit: usize) -> Result<Body, ApiError> {
    let kind = request
        .headers()
        .get(header::CONTENT_TYPE)
        .and_then(|kind| kind.to_str().ok())
        .unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        return crate::rest::read_multipart(request, file_limit).await;
    }
    let bytes: Bytes = to_bytes(request.into_body(), usize::MAX)
        .await
        .map_err(|_| ApiError::TooLarge)?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    let json = serde_json::from_slice(&bytes).map_err(|_| ApiError::InvalidJson)?;
    Ok(Body {
        json: Some(json),
        uploads: Vec::new(),
    })
}
