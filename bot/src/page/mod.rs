//! The page on which a member plays by touching the board. It is a second way to the same buttons: what is pressed
//! here is carried out as if it had been pressed in Discord, and answered with the same post.
//!
//! | request | answer |
//! |---|---|
//! | `GET g/CODE` | the page; everything else is asked for by its script |
//! | `GET api/CODE` | the board with the turns that are possible; with `ply=12` the one after that turn |
//! | `GET api/CODE/wait?seq=41` | 200 once the game has more events than that, 204 after a while |
//! | `GET api/CODE/turns?choices=a3/-b4` | how a turn goes on, where the board did not say |
//! | `POST api/CODE/show` | a turn on the board before it is played, whether it was touched or typed |
//! | `POST api/CODE/press` | what a button has led to |
//!
//! Who asks stands in the query: the page is served inside the local channel only, where everybody plays for everybody.

mod shown;

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Json, Response};
use axum::routing::{get, post};
use play::move_builder::Choices;
use play::{
    ActionError, Actor, Asker, Game, GameStatus, InteractionId, Person, Preferences, Show, TurnKey,
    UserId, Waiting, normal_code, shorten,
};
use serde::Deserialize;
use tokio::time::timeout;
use view::custom_id::{Action, CustomId, GameButton, UnknownCustomId};
use view::{Texts, Turns};

use crate::commands::{choices_of, press_on_page, works_on_page};
use crate::error::answered_before;
use crate::{Bot, Error};
use shown::{Answered, Board};

/// The files of the page, by name. There is no build step, and nothing comes from other sites.
const FILES: [(&str, &str, &[u8]); 4] = [
    ("board.css", "text/css; charset=utf-8", include_bytes!("files/board.css")),
    ("board.js", SCRIPT, include_bytes!("files/board.js")),
    ("markdown.js", SCRIPT, include_bytes!("files/markdown.js")),
    ("emoji.woff2", "font/woff2", local::EMOJI),
];
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The longest body of a request, in bytes.
const LONGEST_BODY: usize = 4096;

/// How long a request waits for news. Proxies commonly end silent requests after a minute or more.
const WAIT: Duration = Duration::from_secs(25);

/// The routes of the page.
pub(crate) fn routes(bot: Bot) -> Router {
    Router::new()
        .route("/g/{code}", get(async || file(HTML, include_bytes!("files/board.html"))))
        .route("/file/{name}", get(script))
        .route("/api/{code}", get(board))
        .route("/api/{code}/wait", get(wait))
        .route("/api/{code}/turns", get(turns))
        .route("/api/{code}/show", post(show))
        .route("/api/{code}/press", post(press))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .with_state(bot)
}

const HTML: &str = "text/html; charset=utf-8";

async fn script(Path(name): Path<String>) -> Response {
    match FILES.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, content)) => file(kind, content),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Forbids the page to load anything from other sites, and to run anything that a member wrote as a script.
fn file(kind: &'static str, content: &'static [u8]) -> Response {
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                  font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
    let fields = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    let headers: HeaderMap =
        fields.into_iter().map(|(name, value)| (name, HeaderValue::from_static(value))).collect();
    (headers, content).into_response()
}

/// The member who looks at the page.
#[derive(Debug, Deserialize)]
struct Visitor {
    me: i64,
}

/// A member who looks at a game.
struct Visit<'a> {
    bot: &'a Bot,
    t: &'static Texts,
    user: UserId,
    game: Game,
}

impl<'a> Visit<'a> {
    /// Fails if there is no such game.
    async fn at(bot: &'a Bot, visitor: &Visitor, code: &str) -> Result<Self, Refusal> {
        let user = visitor.me.into();
        let t = bot.texts_of_member(user).await;
        let game = bot.games.store().game(&normal_code(code)).await;
        let game = game
            .map_err(Error::from)
            .and_then(|game| Ok(game.ok_or_else(|| ActionError::NoSuchGame(shorten(code)))?));
        Ok(Self { bot, t, user, game: game.map_err(|error| refusal(t, &error, 0))? })
    }

    fn asker(&self) -> Asker {
        Asker { user: self.user, guild: self.game.guild, channel: self.game.channel }
    }

    /// The board as the game stands, or as it stood after turn `ply`.
    async fn board(&self, ply: Option<u32>) -> Result<Board, Error> {
        let (bot, t, user) = (self.bot, self.t, self.user);
        let game = bot.for_pictures(&self.game).await?;
        let mut games = bot.games.store().games_of(user).await?;
        games.retain(|other| other.guild == game.guild);
        let waiting = Waiting::among(games, user);
        let next = waiting.next(Some(TurnKey::of(&game))).filter(|next| next.id != game.id);
        let next = next.map(|next| next.code.clone());
        if game.status == GameStatus::Open {
            return Ok(Board::of_table(t, &game, next));
        }
        let player = game.player_of(user);
        let seq = match ply {
            Some(ply) => bot.games.seq_after(&game, ply).await?,
            None => game.seq,
        };
        let mut replay = bot.games.replay(&game, seq, seq).await?;
        if player.is_some() && player == game.to_move {
            replay = replay.for_mover(&game);
        }
        let preferences = bot.games.store().preferences(user).await?;
        let preferences = Preferences { show: Show::Picture, ..preferences };
        bot.draw(move |renderer| Board::of(t, renderer, &game, &replay, user, &preferences, next))
            .await
    }

    /// Carries out what was pressed. The answer names the game's newest event, by which the page knows whether its
    /// board is outdated.
    async fn press(&self, key: &str, pressed: CustomId) -> Result<Json<Answered>, Refusal> {
        let (bot, t, game) = (self.bot, self.t, &self.game);
        let person = game.player_of(self.user).map(|player| game.players[player].person.clone());
        let person = person.unwrap_or_else(|| Person::new(self.user, ""));
        let actor = Actor { person, interaction: interaction(self.user, key) };
        let post = match press_on_page(t, bot, &actor, self.asker(), pressed).await {
            Ok(post) => Ok(post),
            Err(error) => {
                answered_before(t, &bot.games, actor.interaction, false, &error).await.ok_or(error)
            }
        };
        let seq = bot.games.store().game(&game.code).await.ok().flatten().map(|game| game.seq);
        let seq = seq.unwrap_or(game.seq);
        post.map(|post| Json(Answered::new(post, seq))).map_err(|error| refusal(t, &error, seq))
    }
}

/// The id of what a member has pressed, by the key that the page has made for it: a request that is sent again is carried
/// out once. It is negative, unlike Discord's.
fn interaction(user: UserId, key: &str) -> InteractionId {
    let mut hasher = DefaultHasher::new();
    (user, key).hash(&mut hasher);
    (-1 - i64::from_ne_bytes((hasher.finish() >> 1).to_ne_bytes())).into()
}

/// Why something was not done, in words.
type Refusal = (StatusCode, Json<Answered>);

fn refusal(t: &Texts, error: &Error, seq: i64) -> Refusal {
    error.log("page");
    (StatusCode::CONFLICT, Json(Answered::new(error.shown(t), seq)))
}

/// Which board is asked for.
#[derive(Debug, Deserialize)]
struct After {
    ply: Option<u32>,
}

async fn board(
    State(bot): State<Bot>,
    Path(code): Path<String>,
    Query(visitor): Query<Visitor>,
    Query(after): Query<After>,
) -> Result<Json<Board>, Refusal> {
    let visit = Visit::at(&bot, &visitor, &code).await?;
    let board = visit.board(after.ply).await;
    Ok(Json(board.map_err(|error| refusal(visit.t, &error, visit.game.seq))?))
}

/// What the page has seen.
#[derive(Debug, Deserialize)]
struct Seen {
    seq: i64,
}

async fn wait(
    State(bot): State<Bot>,
    Path(code): Path<String>,
    Query(visitor): Query<Visitor>,
    Query(seen): Query<Seen>,
) -> Result<StatusCode, Refusal> {
    let mut changed = bot.games.changed();
    let changes = async {
        loop {
            let visit = Visit::at(&bot, &visitor, &code).await?;
            if visit.game.seq > seen.seq {
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
    text: Option<String>,
    /// Plays it, if it is complete.
    #[serde(default)]
    play: bool,
    /// Tells this request from all others of the member.
    key: String,
}

async fn show(
    State(bot): State<Bot>,
    Path(code): Path<String>,
    Query(visitor): Query<Visitor>,
    Json(touched): Json<Touched>,
) -> Result<Json<Answered>, Refusal> {
    let visit = Visit::at(&bot, &visitor, &code).await?;
    let choices = match &touched.text {
        None => touched.choices.iter().fold(Choices::default(), |all, one| all.with(one)),
        Some(text) => {
            let choices = choices_of(&bot, &visit.game, text).await;
            choices.map_err(|error| refusal(visit.t, &error, visit.game.seq))?
        }
    };
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

async fn turns(
    State(bot): State<Bot>,
    Path(code): Path<String>,
    Query(visitor): Query<Visitor>,
    Query(begun): Query<Begun>,
) -> Result<Json<Turns>, Refusal> {
    let Visit { bot, t, game, .. } = &Visit::at(&bot, &visitor, &code).await?;
    let choices = begun.choices.split('/').filter(|token| !token.is_empty());
    let choices = choices.fold(Choices::default(), |all, token| all.with(token));
    let turns = async {
        let position = bot.games.position(game).await?;
        Ok(Turns::of(t, game, &position, &choices).map_err(service::Error::from)?)
    };
    Ok(Json(turns.await.map_err(|error: Error| refusal(t, &error, game.seq))?))
}

/// A button, or the value of a menu.
#[derive(Debug, Deserialize)]
struct Pressed {
    id: String,
    /// Tells this request from all others of the member.
    key: String,
}

async fn press(
    State(bot): State<Bot>,
    Path(code): Path<String>,
    Query(visitor): Query<Visitor>,
    Json(pressed): Json<Pressed>,
) -> Result<Json<Answered>, Refusal> {
    let visit = Visit::at(&bot, &visitor, &code).await?;
    match pressed.id.parse() {
        Ok(id) if works_on_page(&id) => visit.press(&pressed.key, id).await,
        _ => Err(refusal(visit.t, &UnknownCustomId.into(), visit.game.seq)),
    }
}
