//! The door of the page to the internet: who may come in, how often, and who they are.
//!
//! | request | answer |
//! |---|---|
//! | `GET s` | the page that a personal link leads to; what signs in stands behind `#` and is sent by its script |
//! | `POST s/look` | for whom the link was made; nothing is used up |
//! | `POST s/in` | a cookie that signs the browser in, once for each link |
//! | `POST out` | ends all sessions of the member |

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{AppendHeaders, IntoResponse, Json, Response};
use axum::routing::{get, post};
use play::exercise::Exercise;
use play::{ActionError, DisplayName, Languages, UserId};
use serde::{Deserialize, Serialize};
use store::SIGNED_IN_FOR;
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use view::Texts;
use web::Limits;

use super::address::{PageAddress, digest_of, secret};
use super::shown::Answered;
use super::visit::{Refusal, Refused};
use super::who::{name, own_server, seen};
use super::{HTML, Page, answers, bodies, file, of_boards};
use crate::{Bot, Error};

/// The cookie of a browser that is signed in. Only this host can set one of this name, over HTTPS.
const COOKIE: &str = "__Host-pacru";

/// One request of a member in this time, on average, and as many at once.
const EVERY: Duration = Duration::from_millis(200);
const AT_ONCE: u32 = 20;

/// How many requests are carried out at a time, and how long others stand in line: what is asked
/// for here must not keep Discord waiting.
const AT_A_TIME: usize = 16;
const IN_LINE: Duration = Duration::from_secs(5);

/// How many sessions are looked up at a time. Strangers wait here, and not in the places of
/// members.
const STRANGERS: usize = 4;

/// The most connections. Fewer if that is more than half of the files that the process may have
/// open: the other half is for Discord and the data.
const MOST_CONNECTIONS: usize = 4096;

/// Beyond this many entries what is out of date is forgotten.
const MANY: usize = 4096;

/// The door.
pub(super) struct Door {
    /// The scheme and host under which browsers know the page.
    origin: String,
    /// When the last of each member's requests would have been, had they come one after the other.
    asked: Mutex<HashMap<UserId, Instant>>,
    at_a_time: Arc<Semaphore>,
    strangers: Semaphore,
}

/// What those need who come in.
#[derive(Clone)]
struct Entrance {
    bot: Bot,
    door: Arc<Door>,
    address: Arc<PageAddress>,
}

/// Serves the page, which browsers know under `address`, until the future is dropped.
pub(crate) async fn serve(listener: TcpListener, address: Arc<PageAddress>, bot: Bot) {
    let door = Arc::new(Door {
        origin: address.origin().to_owned(),
        asked: Mutex::default(),
        at_a_time: Arc::new(Semaphore::new(AT_A_TIME)),
        strangers: Semaphore::new(STRANGERS),
    });
    let limits = limits();
    // Boards that wait leave connections for everything else.
    let most_wait = limits.connections / 4 * 3;
    let page = Page::new(bot.clone(), Some(Arc::clone(&door)), most_wait);
    let waiting = Arc::clone(&page.waiting);
    let entrance = Entrance { bot: bot.clone(), door: Arc::clone(&door), address };
    let routes = Router::new()
        .route("/s", get(async || file(HTML, include_bytes!("files/sign-in.html"), true)))
        .route("/s/look", post(look))
        .route("/s/in", post(sign_in))
        .route("/out", post(sign_out))
        .with_state(entrance)
        .merge(of_boards().with_state(page));
    let routes = answers(bodies(routes).layer(from_fn_with_state(door, guard)));
    tokio::select! {
        () = web::serve(listener, routes, limits, std::future::pending()) => {}
        () = waiting.follow(&bot.games) => {}
    }
}

/// What clients from the internet may hold, or the web server before the page.
fn limits() -> Limits {
    Limits {
        connections: web::share(2).min(MOST_CONNECTIONS),
        head: Duration::from_secs(10),
        answer: Duration::from_secs(30),
    }
}

/// Lets in what was meant for this page, and of what changes something only what comes from it.
async fn guard(State(door): State<Arc<Door>>, request: Request, next: Next) -> Response {
    match door.refuses(request.method(), request.headers()) {
        None => next.run(request).await,
        Some(status) => status.into_response(),
    }
}

impl Door {
    fn refuses(&self, method: &Method, headers: &HeaderMap) -> Option<StatusCode> {
        let says = |name| headers.get(name).and_then(|value| value.to_str().ok());
        if !says(header::HOST).is_some_and(|host| self.is_at(host)) {
            return Some(StatusCode::MISDIRECTED_REQUEST);
        }
        let changes = !matches!(*method, Method::GET | Method::HEAD);
        (changes && says(header::ORIGIN) != Some(&self.origin)).then_some(StatusCode::FORBIDDEN)
    }

    /// Whether the page is at this host. A web server may name the port although it is the usual
    /// one.
    fn is_at(&self, host: &str) -> bool {
        let (scheme, own) = self.origin.split_once("://").unwrap_or_default();
        let usual = if scheme == "https" { ":443" } else { ":80" };
        host.strip_suffix(usual).unwrap_or(host).eq_ignore_ascii_case(own)
    }

    /// The member whose browser this is. Counts the request.
    pub(super) async fn member(&self, bot: &Bot, headers: &HeaderMap) -> Result<UserId, Refused> {
        let Some(session) = cookie(headers) else { return Err(Refused::SignedOut) };
        let turn = timeout(IN_LINE, self.strangers.acquire()).await;
        let _turn = turn.map_err(|_| Refused::TooMany)?.map_err(|_| Refused::TooMany)?;
        let user = bot.games.store().signed_in(&digest_of(session)).await;
        let user = user.map_err(Error::from)?.ok_or(Refused::SignedOut)?;
        self.count(user)?;
        Ok(user)
    }

    /// Counts a request of a member. Fails when they are too many.
    fn count(&self, user: UserId) -> Result<(), Refused> {
        let now = Instant::now();
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        forget(&mut asked, |at| *at > now);
        let at = asked.get(&user).map_or(now, |at| now.max(*at)) + EVERY;
        if at > now + EVERY * AT_ONCE {
            return Err(Refused::TooMany);
        }
        asked.insert(user, at);
        Ok(())
    }

    /// Waits until there is room for a request. Fails when there is none for long.
    pub(super) async fn room(&self) -> Result<OwnedSemaphorePermit, Refused> {
        let room = timeout(IN_LINE, Arc::clone(&self.at_a_time).acquire_owned()).await;
        room.map_err(|_| Refused::TooMany)?.map_err(|_| Refused::TooMany)
    }
}

/// Forgets what is out of date, once there is much of it.
fn forget<K: Eq + Hash, V>(entries: &mut HashMap<K, V>, mut holds: impl FnMut(&V) -> bool) {
    if entries.len() >= MANY {
        entries.retain(|_, value| holds(value));
    }
}

/// The secret of a browser that is signed in.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let sent = headers.get_all(header::COOKIE).iter().filter_map(|cookies| cookies.to_str().ok());
    let mut each = sent.flat_map(|cookies| cookies.split(';'));
    each.find_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// A personal link, and the board that it leads to, such as `g/K7QXMP`.
#[derive(Debug, Deserialize)]
struct Came {
    link: String,
    board: String,
}

/// Who comes by a personal link.
#[derive(Debug, Serialize)]
struct Welcome {
    language: &'static str,
    text: String,
    /// The label of the button that signs the browser in; none if there is nothing to do.
    button: Option<String>,
}

/// The texts for somebody of whom nothing is known but their browser.
pub(super) fn texts_of_browser(headers: &HeaderMap) -> &'static Texts {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let client = wanted.and_then(|wanted| wanted.split([',', ';']).next()).map(str::to_owned);
    view::texts(Languages { client, ..Languages::default() }.of_member())
}

async fn look(
    State(Entrance { bot, door, address }): State<Entrance>,
    headers: HeaderMap,
    Json(came): Json<Came>,
) -> Result<Json<Welcome>, Refusal> {
    let refused = |refused: Refused| refused.shown(texts_of_browser(&headers));
    let link = address.read(&came.link, bot.games.now());
    let own = door.member(&bot, &headers).await.ok();
    if let Some(user) = own
        && link.as_ref().is_none_or(|link| link.user == user)
    {
        let t = bot.texts_of_member(user).await;
        return Ok(Json(Welcome {
            language: t.language().as_str(),
            text: String::new(),
            button: None,
        }));
    }
    let link = link.ok_or_else(|| refused(Refused::LinkOver))?;
    door.count(link.user).map_err(refused)?;
    let room = door.room().await.map_err(refused)?;
    let t = bot.texts_of_member(link.user).await;
    let name = name_of(&bot, link.user, &came.board).await;
    let name = name.map_err(|error| Refused::from(error).shown(t))?;
    drop(room);
    let (text, button) = view::page_sign_in(t, &name.to_string());
    Ok(Json(Welcome { language: t.language().as_str(), text, button: Some(button) }))
}

/// What a member is called at the board that their link leads to. A game that they may not see does
/// not exist for them.
async fn name_of(bot: &Bot, user: UserId, board: &str) -> Result<DisplayName, Error> {
    let (what, code) = board.split_once('/').unwrap_or_default();
    if what == "e" {
        let (_, guild) = Exercise::at(code).ok_or(ActionError::NoExercise)?;
        let guild = own_server(bot, user, guild).await?;
        return name(bot, user, None, guild).await;
    }
    let (game, asker) = seen(bot, user, code).await?;
    let game = bot.for_pictures(&game).await?;
    name(bot, user, Some(&game), asker.guild).await
}

async fn sign_in(
    State(Entrance { bot, door, address }): State<Entrance>,
    headers: HeaderMap,
    Json(came): Json<Came>,
) -> Result<impl IntoResponse, Refusal> {
    let t = texts_of_browser(&headers);
    let signed_in = async {
        let now = bot.games.now();
        let link = address.read(&came.link, now).ok_or(Refused::LinkOver)?;
        door.count(link.user)?;
        let _room = door.room().await?;
        let secret = secret();
        let (session, store) = (digest_of(&secret), bot.games.store());
        let signed_in = store.sign_in(&session, &link.digest, link.user, link.made_at).await;
        if signed_in.map_err(Error::from)? { Ok(secret) } else { Err(Refused::LinkOver) }
    };
    let secret = signed_in.await.map_err(|refused: Refused| refused.shown(t))?;
    let age = SIGNED_IN_FOR / 1000;
    let cookie =
        format!("{COOKIE}={secret}; Path=/; Max-Age={age}; Secure; HttpOnly; SameSite=Lax");
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(serde_json::json!({}))))
}

async fn sign_out(
    State(Entrance { bot, door, .. }): State<Entrance>,
    headers: HeaderMap,
) -> Result<Json<Answered>, Refusal> {
    let signed_out = async {
        let user = door.member(&bot, &headers).await?;
        let _room = door.room().await?;
        bot.games.store().sign_out(user).await.map_err(Error::from)?;
        Ok(bot.texts_of_member(user).await)
    };
    let t =
        signed_out.await.map_err(|refused: Refused| refused.shown(texts_of_browser(&headers)))?;
    Ok(Json(Answered::new(view::page_signed_out_now(t), 0)))
}
