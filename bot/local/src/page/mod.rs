//! The page: a Discord channel in a browser, for the members.
//!
//! The page uses a few routes of its own: one for the initial state, a websocket for events, and
//! one for everything that a member does.

mod act;
mod live;
mod view;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use serde_json::Value;

use crate::server::Server;
use view::{ChannelQuery, TrafficQuery, Viewer};

/// The files of the page, by name. There is no build step, and nothing comes from other sites.
const FILES: [(&str, &str, &[u8]); 14] = [
    ("page.css", "text/css; charset=utf-8", include_bytes!("page.css")),
    ("controls.css", "text/css; charset=utf-8", include_bytes!("controls.css")),
    ("main.js", SCRIPT, include_bytes!("main.js")),
    ("store.js", SCRIPT, include_bytes!("store.js")),
    ("dom.js", SCRIPT, include_bytes!("dom.js")),
    ("markdown.js", SCRIPT, include_bytes!("markdown.js")),
    ("messages.js", SCRIPT, include_bytes!("messages.js")),
    ("apps.js", SCRIPT, include_bytes!("apps.js")),
    ("controls.js", SCRIPT, include_bytes!("controls.js")),
    ("composer.js", SCRIPT, include_bytes!("composer.js")),
    ("guide.js", SCRIPT, include_bytes!("guide.js")),
    ("suggestions.js", SCRIPT, include_bytes!("suggestions.js")),
    ("developer.js", SCRIPT, include_bytes!("developer.js")),
    // A font with the emoji that bots use, for machines that have none.
    ("emoji.woff2", "font/woff2", include_bytes!("emoji.woff2")),
];
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The routes of the page.
pub(crate) fn routes() -> Router<Arc<Server>> {
    Router::new()
        .route("/", get(page))
        .route("/page/file/{name}", get(file))
        .route("/page/state", get(state))
        .route("/page/messages", get(messages))
        .route("/page/traffic", get(traffic))
        .route("/page/live", get(live::live))
        .route("/page/act", post(act::act))
}

async fn page() -> Response {
    (headers("text/html; charset=utf-8"), include_str!("page.html")).into_response()
}

async fn file(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, content)) => (headers(kind), *content).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Forbids the page to load anything from other sites, and to run anything in a message as a
/// script.
fn headers(kind: &'static str) -> HeaderMap {
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                  connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    let fields = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    fields.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))).collect()
}

async fn state(State(server): State<Arc<Server>>, Query(viewer): Query<Viewer>) -> Json<Value> {
    let mut state = server.lock();
    // Direct messages to the bot are possible for every member.
    if state.world.present().any(|account| account.id == viewer.me) {
        state.direct(viewer.me);
    }
    Json(state.page_json(viewer.me))
}

async fn messages(
    State(server): State<Arc<Server>>,
    Query(query): Query<ChannelQuery>,
) -> Json<Value> {
    let state = server.lock();
    let seen = state.visible_messages(query.me, query.channel);
    Json(seen.iter().map(|message| state.page_message_json(query.me, message)).collect())
}

async fn traffic(
    State(server): State<Arc<Server>>,
    Query(query): Query<TrafficQuery>,
) -> Json<Value> {
    let state = server.lock();
    Json(state.traffic.since(query.since).map(|entry| serde_json::json!(entry)).collect())
}

/// Refuses requests that come from other sites: a browser on this machine can reach the port just
/// as the bot can, and a page that it shows may be hostile.
///
/// * The `Host` must name this machine and the server's port, and nothing else. Otherwise a foreign
///   name could be made to point here (DNS rebinding).
/// * An `Origin` must be the server's own. Browsers send it with every websocket and every request
///   that is not a plain GET; bots do not send it.
/// * A request that the browser calls cross-site is refused, unless somebody follows a link to the
///   page.
pub(crate) async fn guard(State(port): State<u16>, request: Request, next: Next) -> Response {
    if is_ours(&request, port) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "Only this machine's own pages may ask here.").into_response()
    }
}

fn is_ours(request: &Request, port: u16) -> bool {
    let field = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    let host = field("host").unwrap_or_default();
    let opens_page = request.uri().path() == "/" && request.method() == Method::GET;
    is_at(host, port)
        && field("origin").is_none_or(|origin| origin.strip_prefix("http://") == Some(host))
        && (opens_page || matches!(field("sec-fetch-site"), None | Some("same-origin" | "none")))
}

/// Whether a `Host` is this machine at this port. Clients leave out the usual port.
fn is_at(host: &str, port: u16) -> bool {
    ["127.0.0.1", "localhost"]
        .into_iter()
        .any(|name| host == format!("{name}:{port}") || port == 80 && host == name)
}
