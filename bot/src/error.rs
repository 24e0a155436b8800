//! What can go wrong while a member is answered, and what they read about it.

use std::time::Duration;

use background::engine_worker::EngineError;
use background::render_pool::RenderError;
use backon::{ConstantBuilder, Retryable};
use discord::roles::RoleError;
use discord::{Failure, RestError};
use play::audience::Visible;
use play::tournament::TournamentError;
use play::{ActionError, Game, InteractionId, UserId};
use rules::RulesError;
use store::StoreError;
use tasks::{causes, chain, joined};
use tokio::time::timeout;
use view::custom_id::{Action, UnknownCustomId};
use view::{Permission, Post, Texts};

use crate::Bot;

/// Why a command or a button did not do what it was asked to do.
#[derive(Debug, thiserror::Error, derive_more::From)]
pub enum Error {
    /// The game did not allow it, or could not be saved.
    #[error(transparent)]
    #[from(service::Error, StoreError, ActionError, TournamentError, RulesError)]
    Play(service::Error),
    /// This version does not know the button.
    #[error(transparent)]
    GameButton(#[from] UnknownCustomId),
    /// Discord refused a request.
    #[error("Discord refused the request")]
    Discord(#[from] RestError),
    /// Discord did not learn in time that the interaction was received; nothing was done.
    #[error("Discord was not reached in time")]
    Unanswered(#[source] RestError),
    /// Drawing a picture failed.
    #[error("the picture could not be drawn")]
    Drawing(#[from] RenderError),
    /// Several games are possible; the member must choose one.
    #[error("several games fit")]
    Several {
        /// The member who asked.
        user: UserId,
        /// The games, each with the action of its button.
        games: Visible<(Game, Action)>,
    },
    /// The bot lacks permissions for posting in this channel.
    #[error("permissions are missing in this channel")]
    Missing(Vec<Permission>),
    /// A message of the outbox names a game that not everybody in its channel may read about.
    #[error("the game may not be named in this channel")]
    NotHere,
    /// The engine has no answer.
    #[error("the computers have no answer")]
    Thinking(#[from] EngineError),
}

impl From<RoleError> for Error {
    fn from(error: RoleError) -> Self {
        match error {
            RoleError::Refused(refusal) => refusal.into(),
            RoleError::Discord(error) => error.into(),
        }
    }
}

impl Error {
    /// What the member reads.
    pub fn shown(&self, t: &Texts) -> Post {
        match self {
            Self::Several { user, games } => view::choose_game(t, *user, games),
            Self::Play(service::Error::Refused(refusal)) => view::action_error(t, refusal),
            Self::GameButton(_) => view::unknown_button(t),
            Self::Missing(missing) => view::missing_permissions(t, missing),
            Self::NotHere => view::not_here(t),
            Self::Play(service::Error::Store(StoreError::Conflict)) => view::conflict(t),
            Self::Play(service::Error::Store(StoreError::Unreadable(_))) => {
                view::unreadable_data(t)
            }
            Self::Play(service::Error::Store(_)) => view::not_saved(t),
            Self::Discord(_) | Self::Unanswered(_) => view::not_reached(t),
            Self::Thinking(_) => view::action_error(t, &ActionError::Engine),
            Self::Drawing(_) => view::not_drawn(t),
        }
    }

    /// Whether the same request may succeed a moment later.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Play(error) => error.may_pass(),
            Self::Discord(_) | Self::Unanswered(_) | Self::Drawing(_) => true,
            Self::Several { .. }
            | Self::GameButton(_)
            | Self::Missing(_)
            | Self::NotHere
            | Self::Thinking(_) => false,
        }
    }

    /// Whether another process may have answered, in place of this one that was stopped or could
    /// not reach the data.
    pub fn may_be_late(&self) -> bool {
        matches!(self, Self::Play(service::Error::Store(_)))
    }

    /// Whether the change may have been saved although this is an error.
    fn is_in_doubt(&self) -> bool {
        matches!(self, Self::Play(service::Error::Store(error)) if error.is_in_doubt())
    }

    /// Writes the error to the log: members' mistakes at a low level, our own as errors.
    pub fn log(&self, doing: &str) {
        match self {
            Self::Play(service::Error::Refused(refusal)) => {
                refused(refusal.into());
                tracing::info!(doing, ?refusal, "refused");
            }
            Self::GameButton(unknown) => {
                refused("unknown_button");
                tracing::info!(doing, %unknown, "refused");
            }
            Self::Several { .. } | Self::Missing(_) | Self::NotHere => {
                tracing::debug!(doing, %self, "refused");
            }
            Self::Play(service::Error::Store(StoreError::Conflict)) => {
                refused("conflict");
                tracing::info!(doing, "too late");
            }
            Self::Unanswered(error) if Failure::of(error) == Failure::Repeated => {
                tracing::debug!(doing, "answered before");
            }
            Self::Discord(_) | Self::Unanswered(_) => {
                tracing::warn!(doing, error = %chain(self), "an interaction could not be acknowledged");
            }
            Self::Thinking(EngineError::Closed) => tracing::info!(doing, "the bot ends"),
            Self::Play(service::Error::Store(_)) | Self::Drawing(_) | Self::Thinking(_) => {
                let what = match self {
                    Self::Drawing(_) => "drawing",
                    Self::Thinking(_) => "computers",
                    _ => "data",
                };
                metrics::FAILURES.with_label_values(&[what]).inc();
                tracing::error!(doing, error = %chain(self), "failed");
            }
        }
    }
}

fn refused(refusal: &'static str) {
    metrics::REFUSALS.with_label_values(&[refusal]).inc();
}

/// What a member reads after `error` if their interaction was carried out all the same: either
/// Discord had delivered it before (`repeated`), or the connection to the database ended during the
/// commit. The outcome is looked up first; if that fails, they read that it is unknown. While this
/// process cannot ask, another one may have taken its place: whatever that one has carried out is
/// found afterwards. If that takes long, it is unknown as well.
pub async fn answered_before(
    t: &Texts,
    bot: &Bot,
    interaction: InteractionId,
    repeated: bool,
    error: &Error,
) -> Option<Post> {
    let (store, mut served) = (bot.games.store(), bot.leases.shards());
    let before = loop {
        // Without a sender the process ends.
        let asks = served.wait_for(|shards| !shards.cut_off);
        if timeout(LONGEST_SILENCE, asks).await.is_err() {
            return Some(view::in_doubt(t));
        }
        let before = if error.is_in_doubt() {
            (|| store.settled_answer(interaction)).retry(SETTLING).await
        } else {
            store.answer(interaction).await
        };
        if before.is_ok() || !served.borrow().cut_off {
            break before;
        }
    };
    match before {
        Ok(before) => before.as_ref().map(|done| view::done(t, done)),
        Err(unread) => {
            tracing::warn!(error = %chain(&unread), "earlier answers cannot be read");
            (repeated || error.is_in_doubt()).then(|| view::in_doubt(t))
        }
    }
}

/// How long a member sees that the bot is thinking while it cannot ask what became of their
/// interaction.
const LONGEST_SILENCE: Duration = Duration::from_secs(15);

/// A database, or its standby, comes back within seconds; members wait this long for an answer.
const SETTLING: ConstantBuilder =
    ConstantBuilder::new().with_delay(Duration::from_millis(500)).with_max_times(40);

/// An error with its causes for whoever runs the bot: errors of the engines are translated into
/// plain words.
pub fn for_operator(error: &(dyn std::error::Error + 'static)) -> String {
    let mut said = Vec::new();
    for cause in causes(error) {
        if let Some(reason) = store::reason(cause) {
            said.push(reason.to_owned());
            break;
        }
        said.push(cause.to_string());
    }
    joined(said)
}
