//! A member who looks at a game.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Json;
use background::engine_worker::EngineError;
use background::render_pool::RenderError;
use discord::Failure;
use play::{
    Actor, Asker, Game, GameStatus, GuildId, InteractionId, Preferences, Show, TurnKey, UserId,
    Waiting, no_such_game,
};
use serde::Deserialize;
use store::StoreError;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;
use view::custom_id::{Action, ClubButton, CustomId, PressedIn};
use view::{Looked, Post, Texts};

use super::Page;
use super::door::texts_of_browser;
use super::later::Later;
use super::shown::{Answered, Board};
use super::solving::led;
use super::who::{name, seen};
use crate::commands::{Admitted, Asking, Presser, carry_out_pressed, practise_alone};
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
    /// What goes on for longer than that.
    later: Arc<Later<Result<Post>>>,
}

/// A member who looks at a game that they may see.
pub(super) struct Visit {
    pub(super) visitor: Visitor,
    pub(super) game: Game,
    /// Who they are, and on which server, as far as that is known.
    pub(super) asker: Asker,
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
    (status(error), Json(Answered::new(error.shown(t), seq)))
}

/// Members are refused with 409, and told why; from 500 on the failure is ours.
fn status(error: &Error) -> StatusCode {
    use service::Error::Store;
    match error {
        Error::Discord(gone) if Failure::of(gone) == Failure::Gone => StatusCode::CONFLICT,
        Error::Play(Store(StoreError::Engine(_)))
        | Error::Discord(_)
        | Error::Unanswered(_)
        | Error::Drawing(RenderError::Closed)
        | Error::Thinking(EngineError::Closed) => StatusCode::SERVICE_UNAVAILABLE,
        Error::Play(Store(StoreError::Unreadable(_))) | Error::Drawing(_) | Error::Thinking(_) => {
            StatusCode::INTERNAL_SERVER_ERROR
        }
        Error::Play(_)
        | Error::GameButton(_)
        | Error::Several { .. }
        | Error::Missing(_)
        | Error::NotHere => StatusCode::CONFLICT,
    }
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
                    let user = door.member(&bot, &parts.headers).await?;
                    Ok((user, Some(door.room().await?)))
                };
                came.await.map_err(|refused: Refused| refused.shown(t))?
            }
        };
        let t = bot.texts_of_member(user).await;
        Ok(Self { bot, t, user, room, later: Arc::clone(&page.later) })
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

    /// The game on the same server that waits for the member next after this one.
    pub(super) async fn next(
        &self,
        guild: Option<GuildId>,
        game: Option<&Game>,
    ) -> Result<Option<String>> {
        let mut games = self.bot.games.store().games_of(self.user).await?;
        games.retain(|other| other.guild == guild && game.is_none_or(|it| it.id != other.id));
        let waiting = Waiting::among(games, self.user);
        Ok(waiting.next(game.map(TurnKey::of)).map(|next| next.code.clone()))
    }
}

impl Visitor {
    /// The member who asks here. They have the name that the game shows, or else the one that is
    /// known otherwise.
    pub(super) async fn asking(
        &self,
        asker: Asker,
        game: Option<&Game>,
        key: &str,
    ) -> Result<Asking<'_>> {
        let name = name(&self.bot, self.user, game, asker.guild).await?;
        let actor = Actor::new(self.user, name, self.interaction(key));
        Ok(Asking { t: self.t, bot: &self.bot, actor, asker })
    }
}

impl Visitor {
    /// Carries out what was let in at a game, or at an exercise.
    pub(super) async fn carry_out(
        &self,
        by: Asking<'_>,
        admitted: Admitted,
        game: Option<&Game>,
    ) -> Result<Answered> {
        let t = self.t;
        let pressed = admitted.pressed();
        if pressed.is_of_exercise() {
            return led(self, &by, &admitted, None).await;
        }
        if let CustomId::Club(ClubButton::Practise(kind)) = pressed {
            let code = practise_alone(&by, *kind).await?;
            return Ok(Answered::new(Post::default(), 0).going_to(format!("g/{code}")));
        }
        let post = match game {
            Some(game) if pressed.takes_long() => {
                let (bot, Asking { actor, asker, .. }) = (self.bot.clone(), by);
                let interaction = actor.interaction;
                let doing = async move {
                    let by = Asking { t, bot: &bot, actor, asker };
                    carry_out_pressed(&by, None, admitted).await
                };
                match self.later.outcome(interaction, doing).await {
                    Some(post) => post?,
                    None => return Ok(Answered::going_on(view::analysing(t, game))),
                }
            }
            _ => carry_out_pressed(&by, None, admitted).await?,
        };
        Ok(match game {
            Some(game) => Answered::new(view::with_names(t, game, post), 0),
            None => Answered::at_exercise(post),
        })
    }
}

impl FromRequestParts<Page> for Visit {
    type Rejection = Refusal;

    /// Fails if there is no such game that the member may see.
    async fn from_request_parts(parts: &mut Parts, page: &Page) -> Result<Self, Refusal> {
        let t = texts_of_browser(&parts.headers);
        let code = Path::<OfBoard>::from_request_parts(parts, page).await;
        let Path(OfBoard { code }) = code.map_err(|_| Refused::from(no_such_game("")).shown(t))?;
        let visitor = Visitor::from_request_parts(parts, page).await?;
        let seen = seen(&visitor.bot, visitor.user, &code).await;
        let (game, asker) = seen.map_err(|error| visitor.refusal(&error))?;
        Ok(Self { visitor, game, asker })
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

    /// The board as the game stands, or as it stood after turn `ply`.
    pub(super) async fn board(&self, ply: Option<u32>) -> Result<Board, Error> {
        let Visitor { bot, t, user, .. } = &self.visitor;
        let (t, user) = (*t, *user);
        let game = bot.for_pictures(&self.game).await?;
        let next = match bot.games.store().rematch_of(game.id).await? {
            Some(rematch) if rematch.status == GameStatus::Active => Some(rematch.code),
            _ => self.visitor.next(game.guild, Some(&game)).await?,
        };
        if game.started_at.is_none() {
            return Ok(Board::of_table(t, &game, user, next));
        }
        let seq = match ply {
            Some(ply) => {
                let seq = bot.games.seq_after(&game, ply).await?;
                bot.games.shown_up_to(&game, seq).await?
            }
            None => game.seq,
        };
        let replay = bot.replay_for(&game, game.player_of(user), seq).await?;
        let record = bot.games.replay(&game, game.seq, game.seq).await?;
        let store = bot.games.store();
        let preferences = store.preferences(user).await?;
        let preferences = Preferences { show: Show::Picture, ..preferences };
        let info = store.game_info(&game).await?;
        let notes = store.notes(game.id, user).await?;
        bot.draw(move |renderer| {
            let looked = Looked {
                game: &game,
                replay: &replay,
                record: &record,
                info: &info,
                notes: &notes,
            };
            Board::of(t, renderer, &looked, user, &preferences).beside(next)
        })
        .await
    }

    /// Carries out what was pressed. The answer names the game's newest event, by which the page knows whether its
    /// board is outdated.
    pub(super) async fn press(
        &self,
        key: &str,
        pressed: CustomId,
    ) -> Result<Json<Answered>, Refusal> {
        let (bot, t, game) = (&self.visitor.bot, self.visitor.t, &self.game);
        let presser = Presser { asker: self.asker, place: PressedIn::Page, used: None };
        let again = matches!(&pressed, CustomId::Game(button) if button.action == Action::Rematch);
        let post = async {
            let admitted = presser.admit(bot, pressed).await?;
            let by = self.visitor.asking(self.asker, Some(game), key).await?;
            let answered = self.visitor.carry_out(by, admitted, Some(game)).await?;
            let next = if again { bot.games.store().rematch_of(game.id).await? } else { None };
            Ok(match next {
                Some(next) => answered.going_to(format!("g/{}", next.code)),
                None => answered,
            })
        };
        let post = match Box::pin(post).await {
            Ok(post) => Ok(post),
            Err(error) => {
                let interaction = self.visitor.interaction(key);
                let before = answered_before(t, bot, interaction, false, &error);
                timeout(PATIENCE, before)
                    .await
                    .unwrap_or_else(|_| Some(view::in_doubt(t)))
                    .map(|post| Answered::new(post, 0))
                    .ok_or(error)
            }
        };
        let seq = bot.games.store().game(&game.code).await.ok().flatten().map(|game| game.seq);
        let seq = seq.unwrap_or(game.seq);
        post.map(|post| Json(post.with_seq(seq))).map_err(|error| refusal(t, &error, seq))
    }
}
