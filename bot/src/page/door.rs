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
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{AppendHeaders, IntoResponse, Json, Response};
use axum::routing::{get, post};
use discord::Failure;
use play::exercise::Exercise;
use play::{ActionError, Game, GuildId, Languages, UserId, normal_code, shorten};
use serde::{Deserialize, Serialize};
use store::SIGNED_IN_FOR;
use tasks::chain;
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use view::Texts;

use super::address::{PageAddress, digest_of, secret};
use super::shown::Answered;
use super::visit::{Refusal, Refused};
use super::{HTML, LONGEST_BODY, Page, file, of_boards};
use crate::{Bot, Error};

/// The cookie of a browser that is signed in. Only this host can set one of this name, over HTTPS.
const COOKIE: &str = "__Host-pacru";

/// One request of a member in this time, on average, and as many at once.
const EVERY: Duration = Duration::from_millis(200);
const AT_ONCE: u32 = 20;

/// How many requests are carried out at a time, and how long others stand in line: what is asked for here must not keep
/// Discord waiting.
const AT_A_TIME: usize = 16;
const IN_LINE: Duration = Duration::from_secs(5);

/// How long it is not asked again whether somebody is still a member of a server.
const MEMBER_FOR: Duration = Duration::from_hours(1);

/// Beyond this many entries what is out of date is forgotten.
const MANY: usize = 4096;

/// The door.
pub(super) struct Door {
    /// The scheme and host under which browsers know the page.
    origin: String,
    /// When the last of each member's requests would have been, had they come one after the other.
    asked: Mutex<HashMap<UserId, Instant>>,
    /// Until when somebody is taken for a member of a server.
    members: Mutex<HashMap<(GuildId, UserId), Instant>>,
    at_a_time: Arc<Semaphore>,
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
        members: Mutex::default(),
        at_a_time: Arc::new(Semaphore::new(AT_A_TIME)),
    });
    let page = Page::new(bot.clone(), Some(Arc::clone(&door)));
    let waiting = Arc::clone(&page.waiting);
    let entrance = Entrance { bot: bot.clone(), door: Arc::clone(&door), address };
    let routes = Router::new()
        .route("/s", get(async || file(HTML, include_bytes!("files/sign-in.html"), true)))
        .route("/s/look", post(look))
        .route("/s/in", post(sign_in))
        .route("/out", post(sign_out))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .with_state(entrance)
        .merge(of_boards().with_state(page))
        .layer(from_fn_with_state(door, guard));
    let ended = tokio::select! {
        ended = axum::serve(listener, routes) => ended.err(),
        () = waiting.follow(&bot.games) => None,
    };
    let why = ended.map(|error| chain(&error));
    tracing::error!(why, "the page of boards is no longer served");
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
        let (_, host) = self.origin.split_once("://").unwrap_or_default();
        if says(header::HOST) != Some(host) {
            return Some(StatusCode::MISDIRECTED_REQUEST);
        }
        let changes = !matches!(*method, Method::GET | Method::HEAD);
        (changes && says(header::ORIGIN) != Some(&self.origin)).then_some(StatusCode::FORBIDDEN)
    }

    /// The member whose browser this is.
    pub(super) async fn member(&self, bot: &Bot, headers: &HeaderMap) -> Result<UserId, Refused> {
        let Some(session) = cookie(headers) else { return Err(Refused::SignedOut) };
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

    /// Fails when a member may not see a game: they are not on its server, or, outside of servers, do not play in it. If
    /// Discord cannot be asked, or the bot is away from the server, those who play go on.
    pub(super) async fn may_see(&self, bot: &Bot, user: UserId, game: &Game) -> Result<(), Error> {
        let plays = game.player_of(user).is_some();
        let sees = match game.guild {
            None => plays,
            Some(guild) => match self.is_member(bot, guild, user).await {
                Err(_) if plays => true,
                is_member => is_member?,
            },
        };
        sees.then_some(()).ok_or_else(|| ActionError::NoSuchGame(shorten(&game.code)).into())
    }

    /// Whether somebody is on a server. Fails when Discord cannot be asked.
    pub(super) async fn is_member(
        &self,
        bot: &Bot,
        guild: GuildId,
        user: UserId,
    ) -> Result<bool, Error> {
        let now = Instant::now();
        let members = || self.members.lock().unwrap_or_else(PoisonError::into_inner);
        if members().get(&(guild, user)).is_some_and(|until| *until > now) {
            return Ok(true);
        }
        match bot.rest.member(guild, user).await {
            Ok(_) => {
                let mut members = members();
                forget(&mut members, |until| *until > now);
                members.insert((guild, user), now + MEMBER_FOR);
                Ok(true)
            }
            Err(error) if Failure::of(&error) == Failure::Gone => Ok(false),
            Err(error) => Err(error.into()),
        }
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
    let room = door.room().await.map_err(refused)?;
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
    let t = bot.texts_of_member(link.user).await;
    let name = name_of(&bot, link.user, &came.board).await;
    let name = name.map_err(|error| Refused::from(error).shown(t))?;
    drop(room);
    let (text, button) = view::page_sign_in(t, &name);
    Ok(Json(Welcome { language: t.language().as_str(), text, button: Some(button) }))
}

/// What a member is called at the board that their link leads to; none in a game that they do not play in outside of
/// servers.
async fn name_of(bot: &Bot, user: UserId, board: &str) -> Result<String, Error> {
    let (what, code) = board.split_once('/').unwrap_or_default();
    if what == "e" {
        let (_, guild) = Exercise::at(code).ok_or(ActionError::NoExercise)?;
        return Ok(match guild {
            Some(guild) => bot.rest.member(guild, user).await?.name().to_owned(),
            None => bot.rest.user_name(user).await?,
        });
    }
    let no_such_game = || ActionError::NoSuchGame(shorten(code));
    let game = bot.games.store().game(&normal_code(code)).await?.ok_or_else(no_such_game)?;
    let game = bot.for_pictures(&game).await?;
    match (game.player_of(user), game.guild) {
        (Some(player), _) => Ok(game.players[player].person.name.clone()),
        (None, Some(guild)) => Ok(bot.rest.member(guild, user).await?.name().to_owned()),
        (None, None) => Err(no_such_game().into()),
    }
}

async fn sign_in(
    State(Entrance { bot, door, address }): State<Entrance>,
    headers: HeaderMap,
    Json(came): Json<Came>,
) -> Result<impl IntoResponse, Refusal> {
    let t = texts_of_browser(&headers);
    let signed_in = async {
        let _room = door.room().await?;
        let now = bot.games.now();
        let link = address.read(&came.link, now).ok_or(Refused::LinkOver)?;
        door.count(link.user)?;
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
        let _room = door.room().await?;
        let user = door.member(&bot, &headers).await?;
        bot.games.store().sign_out(user).await.map_err(Error::from)?;
        Ok(bot.texts_of_member(user).await)
    };
    let t =
        signed_out.await.map_err(|refused: Refused| refused.shown(texts_of_browser(&headers)))?;
    Ok(Json(Answered::new(view::page_signed_out_now(t), 0)))
}
