//! The page on which a member plays by touching the board. It is a second way to the same buttons: what is pressed
//! here is carried out as if it had been pressed in Discord, and answered with the same post.
//!
//! | request | answer |
//! |---|---|
//! | `GET g/CODE` | the page; everything else is asked for by its script |
//! | `GET api/g/CODE` | the board with the turns that are possible; with `ply=12` the one after that turn |
//! | `GET api/g/CODE/wait?seq=41` | 200 once the game has more events than that, 204 after a while |
//! | `GET api/g/CODE/turns?choices=a3/-b4` | how a turn goes on, where the board did not say |
//! | `POST api/g/CODE/show` | a turn on the board before it is played, whether it was touched or typed |
//! | `POST api/g/CODE/press` | what a button has led to |
//! | `GET` and `POST api/g/CODE/note/12` | the form for the notes about a turn; what was written into it |
//!
//! Puzzles and tasks are [solved](solving) on the same page. In the local channel everybody plays for everybody, and who asks stands in the query. On the internet the page has a
//! [`door`].

mod address;
mod door;
mod later;
mod noted;
mod shown;
mod solving;
mod visit;
mod waiting;
mod who;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use play::move_builder::Choices;
use play::untrusted;
use rules::Position;
use serde::Deserialize;
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use view::custom_id::{Action, CustomId, GameButton, UnknownCustomId};
use view::{Post, Texts, Turns};

use crate::commands::choices_of;
use crate::{Bot, Error, Result};
pub(crate) use address::PageAddress;
use door::Door;
pub(crate) use door::serve;
use later::Later;
use shown::{Answered, Board};
use visit::{Refusal, Refused, Visit, Visitor};
use waiting::Waiting;

/// The files of the page, by name. There is no build step, and nothing comes from other sites.
const FILES: &[(&str, &str, &[u8])] = &[
    ("board.css", "text/css; charset=utf-8", include_bytes!("files/board.css")),
    ("board.js", SCRIPT, include_bytes!("files/board.js")),
    ("markdown.js", SCRIPT, include_bytes!("files/markdown.js")),
    ("sign-in.js", SCRIPT, include_bytes!("files/sign-in.js")),
    // The local channel, which a build may lack, has the same one.
    ("emoji.woff2", "font/woff2", include_bytes!("../../local/src/page/emoji.woff2")),
];
const SCRIPT: &str = "text/javascript; charset=utf-8";
const HTML: &str = "text/html; charset=utf-8";

/// The longest body of a request, in bytes, and how long a client may take to send it.
const LONGEST_BODY: usize = 4096;
const BODY: Duration = Duration::from_secs(10);

/// How long a request waits for news. Proxies commonly end silent requests after a minute or more.
const WAIT: Duration = Duration::from_secs(25);

macro_rules! policy {
    ($ancestors:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; ",
            "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ",
            $ancestors
        )
    };
}

/// What answers are made from.
#[derive(Clone)]
struct Page {
    bot: Bot,
    /// None in the local channel.
    door: Option<Arc<Door>>,
    waiting: Arc<Waiting>,
    later: Arc<Later<Result<Post>>>,
}

/// The routes of the page in the local channel.
#[cfg(feature = "local")]
pub(crate) fn routes(bot: Bot) -> Router {
    answers(bodies(of_boards().with_state(Page::new(bot, None, usize::MAX))))
}

fn of_boards() -> Router<Page> {
    Router::new()
        .route("/g/{code}", get(page))
        .route("/file/{name}", get(script))
        .route("/api/g/{code}", get(board))
        .route("/api/g/{code}/wait", get(wait))
        .route("/api/g/{code}/turns", get(turns))
        .route("/api/g/{code}/show", post(show))
        .route("/api/g/{code}/press", post(press))
        .route("/api/g/{code}/note/{ply}", noted::route())
        .merge(solving::routes())
}

/// A request is carried out once all of it is there, so that a slow client takes nobody's place.
fn bodies(routes: Router) -> Router {
    routes
        .layer(from_fn_with_state(BODY, web::read_body))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
}

/// No browser keeps an answer or takes it for another type than it has, and each is counted.
fn answers(routes: Router) -> Router {
    let answered = async |mut response: Response| {
        ::metrics::PAGE_RESPONSES.with_label_values(&[response.status().as_str()]).inc();
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        response
    };
    routes.layer(CatchPanicLayer::new()).layer(map_response(answered))
}

async fn page(State(page): State<Page>) -> Response {
    file(HTML, include_bytes!("files/board.html"), page.door.is_some())
}

async fn script(State(page): State<Page>, Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, content)) => file(kind, content, page.door.is_some()),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Forbids the page to load anything from other sites, and to run anything that a member wrote as a script; `alone` also
/// to be shown within another page.
fn file(kind: &'static str, content: &'static [u8], alone: bool) -> Response {
    let policy = if alone { policy!("'none'") } else { policy!("'self'") };
    let fields = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::REFERRER_POLICY, "no-referrer"),
    ];
    let headers: HeaderMap =
        fields.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))).collect();
    (headers, content).into_response()
}

impl Page {
    fn new(bot: Bot, door: Option<Arc<Door>>, most_wait: usize) -> Self {
        let waiting = Arc::new(Waiting::new(most_wait));
        Self { bot, door, waiting, later: Arc::default() }
    }
}

/// Which board is asked for.
#[derive(Debug, Deserialize)]
struct After {
    ply: Option<u32>,
}

async fn board(visit: Visit, Query(after): Query<After>) -> Result<Json<Board>, Refusal> {
    visit.answer(visit.board(after.ply)).await
}

/// What the page has seen.
#[derive(Debug, Deserialize)]
struct Seen {
    seq: i64,
}

async fn wait(
    State(page): State<Page>,
    mut visit: Visit,
    Query(seen): Query<Seen>,
) -> Result<StatusCode, Refusal> {
    let mut changed = page.bot.games.changed();
    let Visitor { t, user, .. } = visit.visitor;
    let waits = page.waiting.begin(user, &visit.game.code, seen.seq, page.door.is_some());
    let _waits = waits.ok_or_else(|| Refused::TooMany.shown(t))?;
    // Others are served meanwhile.
    visit.visitor.room = None;
    let changes = async {
        loop {
            let now = page.bot.games.store().game(&visit.game.code).await.map_err(Error::from);
            let now = now.map_err(|error| visit.refusal(&error))?;
            if now.is_none_or(|now| now.seq > seen.seq) {
                return Ok(StatusCode::OK);
            }
            // Whoever has missed some looks again.
            while changed.recv().await.is_ok_and(|changed| changed != visit.game.code) {}
        }
    };
    timeout(WAIT, changes).await.unwrap_or(Ok(StatusCode::NO_CONTENT))
}

/// A turn on the board after `seen` events, as far as it was touched, or as it was typed.
#[derive(Debug, Deserialize)]
struct Touched {
    seen: i64,
    #[serde(default)]
    choices: Vec<String>,
    #[serde(default, deserialize_with = "untrusted::read_optional")]
    text: Option<String>,
    /// Plays it, if it is complete.
    #[serde(default)]
    play: bool,
    /// Tells this request from all others of the member.
    key: String,
}

impl Touched {
    /// The choices in this position. Fails with what is wrong with the text that was typed.
    fn choices(&self, position: &Position) -> Result<Choices, Error> {
        match &self.text {
            None => Ok(self.choices.iter().fold(Choices::default(), |all, one| all.with(one))),
            Some(text) => choices_of(position, text),
        }
    }
}

async fn show(visit: Visit, Json(touched): Json<Touched>) -> Result<Json<Answered>, Refusal> {
    let choices = async {
        let position = visit.visitor.bot.games.position(&visit.game).await?;
        touched.choices(&position)
    };
    let choices = choices.await.map_err(|error| visit.refusal(&error))?;
    let code = visit.game.code.clone();
    let action = if touched.play { Action::Play } else { Action::Choose }(choices.clone());
    let pressed = GameButton { code, seq: touched.seen, action }.into();
    let Json(answered) = visit.press(&touched.key, pressed).await?;
    Ok(Json(answered.of(&choices)))
}

/// How a turn goes on.
#[derive(Debug, Deserialize)]
struct Begun {
    #[serde(default)]
    choices: String,
}

impl Begun {
    /// The turns that begin so in a position.
    fn turns(&self, t: &Texts, position: &Position) -> Result<Turns, Error> {
        let choices = self.choices.split('/').filter(|token| !token.is_empty());
        let choices = choices.fold(Choices::default(), |all, token| all.with(token));
        Ok(Turns::of(t, position, &choices)?)
    }
}

async fn turns(visit: Visit, Query(begun): Query<Begun>) -> Result<Json<Turns>, Refusal> {
    let Visitor { bot, t, .. } = &visit.visitor;
    let turns = async { begun.turns(t, &bot.games.position(&visit.game).await?) };
    visit.answer(turns).await
}

/// A button, or the value of a menu.
#[derive(Debug, Deserialize)]
struct Pressed {
    id: String,
    /// Tells this request from all others of the member.
    key: String,
}

async fn press(mut visit: Visit, Json(pressed): Json<Pressed>) -> Result<Json<Answered>, Refusal> {
    let id = pressed.id.parse().map_err(|unknown: UnknownCustomId| visit.refusal(&unknown.into()));
    let id: CustomId = id?;
    if id.takes_long() {
        // Others are served meanwhile.
        visit.visitor.room = None;
    }
    visit.press(&pressed.key, id).await
}
