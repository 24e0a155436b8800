//! A member who looks at a game.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::Duration;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Json;
use play::{
    ActionError, Actor, Asker, Game, GameStatus, InteractionId, Person, Preferences, Show, TurnKey,
    UserId, Waiting, normal_code, shorten,
};
use serde::Deserialize;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;
use view::Texts;
use view::custom_id::CustomId;

use super::Page;
use super::door::texts_of_browser;
use super::shown::{Answered, Board};
use crate::commands::{Asking, press_on_page};
use crate::error::answered_before;
use crate::{Bot, Error, Result};

/// How long a browser waits to hear what became of something that failed.
const PATIENCE: Duration = Duration::from_secs(25);

/// A member who looks at the page.
pub(super) struct Visitor {
    pub(super) bot: Bot,
    pub(super) t: &'static Texts,
    pub(super) user: UserId,
    /// What the request takes up as long as it is carried out.
    pub(super) room: Option<OwnedSemaphorePermit>,
}

/// A member who looks at a game that they may see.
pub(super) struct Visit {
    pub(super) visitor: Visitor,
    pub(super) game: Game,
}

/// Why something was not done.
pub(super) enum Refused {
    /// The browser is not signed in.
    SignedOut,
    /// The personal link is not one, is too old, or was used.
    LinkOver,
    /// The member asks for too much.
    TooMany,
    /// What was asked for failed.
    Failed(Error),
}

impl<E: Into<Error>> From<E> for Refused {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// The same in words.
pub(super) type Refusal = (StatusCode, Json<Answered>);

impl Refused {
    pub(super) fn shown(self, t: &Texts) -> Refusal {
        let (status, post) = match self {
            Self::SignedOut => (StatusCode::UNAUTHORIZED, view::page_signed_out(t)),
            Self::LinkOver => (StatusCode::GONE, view::page_link_over(t)),
            Self::TooMany => (StatusCode::TOO_MANY_REQUESTS, view::page_too_many(t)),
            Self::Failed(error) => return refusal(t, &error, 0),
        };
        (status, Json(Answered::new(post, 0)))
    }
}

fn refusal(t: &Texts, error: &Error, seq: i64) -> Refusal {
    error.log("page");
    (StatusCode::CONFLICT, Json(Answered::new(error.shown(t), seq)))
}

/// Who looks at a page of the local channel, where everybody plays for everybody.
#[derive(Debug, Deserialize)]
struct Me {
    me: i64,
}

/// The part of the address that names the game or the exercise.
#[derive(Debug, Deserialize)]
pub(super) struct OfBoard {
    pub(super) code: String,
}

impl FromRequestParts<Page> for Visitor {
    type Rejection = Refusal;

    /// Fails if the browser is not signed in, or asks for too much.
    async fn from_request_parts(parts: &mut Parts, page: &Page) -> Result<Self, Refusal> {
        let bot = page.bot.clone();
        let t = texts_of_browser(&parts.headers);
        let (user, room) = match &page.door {
            None => {
                let me = Query::<Me>::from_request_parts(parts, page).await;
                (me.map_err(|_| Refused::SignedOut.shown(t))?.me.into(), None)
            }
            Some(door) => {
                let came = async {
                    let room = door.room().await?;
                    Ok((door.member(&bot, &parts.headers).await?, Some(room)))
                };
                came.await.map_err(|refused: Refused| refused.shown(t))?
            }
        };
        let t = bot.texts_of_member(user).await;
        Ok(Self { bot, t, user, room })
    }
}

impl Visitor {
    /// Why something was not done, in words.
    pub(super) fn refusal(&self, error: &Error) -> Refusal {
        refusal(self.t, error, 0)
    }

    /// What was asked for, or why it was not done.
    pub(super) async fn answer<T>(
        &self,
        asked: impl Future<Output = Result<T>>,
    ) -> Result<Json<T>, Refusal> {
        asked.await.map(Json).map_err(|error| self.refusal(&error))
    }

    /// The id of what the member has pressed, by the key that the page has made for it: a request that is sent again is
    /// carried out once. It is negative, unlike Discord's.
    pub(super) fn interaction(&self, key: &str) -> InteractionId {
        let mut hasher = DefaultHasher::new();
        (self.user, key).hash(&mut hasher);
        (-1 - i64::from_ne_bytes((hasher.finish() >> 1).to_ne_bytes())).into()
    }

    /// The game in the same place that waits for the member next after this one.
    pub(super) async fn next(&self, asker: Asker, game: Option<&Game>) -> Result<Option<String>> {
        let mut games = self.bot.games.store().games_of(self.user).await?;
        games.retain(|other| other.guild == asker.guild && game.is_none_or(|it| it.id != other.id));
        let waiting = Waiting::among(games, self.user);
        Ok(waiting.next(game.map(TurnKey::of)).map(|next| next.code.clone()))
    }
}

impl FromRequestParts<Page> for Visit {
    type Rejection = Refusal;

    /// Fails if there is no such game that the member may see.
    async fn from_request_parts(parts: &mut Parts, page: &Page) -> Result<Self, Refusal> {
        let t = texts_of_browser(&parts.headers);
        let no_such_game = |code: &str| ActionError::NoSuchGame(shorten(code));
        let code = Path::<OfBoard>::from_request_parts(parts, page).await;
        let Path(OfBoard { code }) = code.map_err(|_| Refused::from(no_such_game("")).shown(t))?;
        let visitor = Visitor::from_request_parts(parts, page).await?;
        let bot = &visitor.bot;
        let game = async {
            let game = bot.games.store().game(&normal_code(&code)).await?;
            let game = game.ok_or_else(|| no_such_game(&code))?;
            if let Some(door) = &page.door {
                door.may_see(bot, visitor.user, &game).await?;
            }
            Ok(game)
        };
        let game = game.await.map_err(|error: Error| visitor.refusal(&error))?;
        Ok(Self { visitor, game })
    }
}

impl Visit {
    /// Why something was not done in this game, in words.
    pub(super) fn refusal(&self, error: &Error) -> Refusal {
        refusal(self.visitor.t, error, self.game.seq)
    }

    /// What was asked for, or why it was not done.
    pub(super) async fn answer<T>(
        &self,
        asked: impl Future<Output = Result<T>>,
    ) -> Result<Json<T>, Refusal> {
        asked.await.map(Json).map_err(|error| self.refusal(&error))
    }

    pub(super) fn asker(&self) -> Asker {
        Asker { user: self.visitor.user, guild: self.game.guild, channel: self.game.channel }
    }

    /// The board as the game stands, or as it stood after turn `ply`.
    pub(super) async fn board(&self, ply: Option<u32>) -> Result<Board, Error> {
        let Visitor { bot, t, user, .. } = &self.visitor;
        let (t, user) = (*t, *user);
        let game = bot.for_pictures(&self.game).await?;
        let next = match bot.games.store().rematch_of(game.id).await? {
            Some(rematch) if rematch.status == GameStatus::Active => Some(rematch.code),
            _ => self.visitor.next(self.asker(), Some(&game)).await?,
        };
        if game.status == GameStatus::Open {
            return Ok(Board::of_table(t, &game, next));
        }
        let seq = match ply {
            Some(ply) => bot.games.seq_after(&game, ply).await?,
            None => game.seq,
        };
        let replay = bot.replay_for(&game, game.player_of(user), seq).await?;
        let preferences = bot.games.store().preferences(user).await?;
        let preferences = Preferences { show: Show::Picture, ..preferences };
        bot.draw(move |renderer| Board::of(t, renderer, &game, &replay, user, &preferences, next))
            .await
    }

    /// Carries out what was pressed. The answer names the game's newest event, by which the page knows whether its
    /// board is outdated.
    pub(super) async fn press(
        &self,
        key: &str,
        pressed: CustomId,
    ) -> Result<Json<Answered>, Refusal> {
        let (bot, t, user, game) =
            (&self.visitor.bot, self.visitor.t, self.visitor.user, &self.game);
        let person = game.player_of(user).map(|player| game.players[player].person.clone());
        let person = person.unwrap_or_else(|| Person::new(user, ""));
        let actor = Actor { person, interaction: self.visitor.interaction(key) };
        let by = Asking { t, bot, actor, asker: self.asker() };
        let post = match press_on_page(&by, pressed).await {
            Ok(post) => Ok(post),
            Err(error) => {
                let before = answered_before(t, bot, by.actor.interaction, false, &error);
                timeout(PATIENCE, before)
                    .await
                    .unwrap_or_else(|_| Some(view::in_doubt(t)))
                    .ok_or(error)
            }
        };
        let seq = bot.games.store().game(&game.code).await.ok().flatten().map(|game| game.seq);
        let seq = seq.unwrap_or(game.seq);
        post.map(|post| Json(Answered::new(post, seq))).map_err(|error| refusal(t, &error, seq))
    }
}
