//! One delivery: what is sent for each notification, and how failures are handled.

use std::time::Duration;

use background::outbox::persist;
use background::pauses::{PASSING, Pauses};
use discord::Failure;
use play::{Notification, Subject};
use store::{OutboxMessage, StoreError};
use tasks::chain;

use super::sending::Delivery;
use super::{announcements, board, messages, thread, tournaments};
use crate::{Bot, Error, Result};

/// Refused requests count towards a ban, so they must soon become rare; when the permission is back, a command in the
/// channel makes its messages due at once.
const REFUSED: Pauses = Pauses::new(Duration::from_secs(5), Duration::from_hours(6));

/// Nothing brings back a deleted channel, but the game may move to another one.
const GONE: Pauses = Pauses::new(Duration::from_hours(30 * 24), Duration::from_hours(30 * 24));

/// The thread was unarchived, and archived again before the message could be sent.
const ARCHIVED: Pauses = Pauses::new(Duration::from_secs(5), Duration::from_hours(1));

/// The store fails.
const UNSAVED: Pauses = Pauses::new(Duration::from_secs(1), Duration::from_mins(1));

/// A game that cannot be read needs a person or another release.
const UNREADABLE: Pauses = Pauses::new(Duration::from_mins(1), Duration::from_hours(6));

/// The picture could not be drawn.
const UNDRAWN: Pauses = Pauses::new(Duration::from_mins(1), Duration::from_hours(6));

/// How often a picture is tried, over two days, before it is abandoned.
const DRAWN_AT_MOST: i64 = 15;

/// Sends one message of the outbox and saves the outcome.
pub(super) async fn deliver(bot: &Bot, queued: &OutboxMessage) {
    let store = bot.games.store();
    if queued.attempts > 0 {
        // If this message reaches the channel, the game's clock runs again, and the message states the deadline.
        set_clock(bot, queued, true).await;
    }
    let mut result = attempt(bot, queued).await;
    if failure(&result) == Some(Failure::Archived) {
        result = match bot.rest.archive_thread(queued.channel, false).await {
            Ok(()) => attempt(bot, queued).await,
            Err(error) => Err(error.into()),
        };
    }
    match failure(&result) {
        Some(Failure::NoChannel) => {
            persist(|| store.lose(queued.channel)).await;
            set_clock(bot, queued, false).await;
        }
        // `Shut` means that a member who plays in direct messages no longer accepts any.
        Some(Failure::NoAccess | Failure::Shut) => set_clock(bot, queued, false).await,
        _ => {}
    }
    match result {
        Ok(Delivery::Posted(post, purpose)) => {
            let waited = bot.games.now() - queued.created_at;
            let waited = Duration::from_millis(u64::try_from(waited).unwrap_or(0));
            metrics::POST.observe(waited.as_secs_f64());
            tracing::debug!(post = post.message.get(), ?waited, "posted");
            persist(|| store.mark_delivered(queued, Some((post, purpose)))).await;
        }
        Ok(Delivery::Undrawn(post)) => {
            let at = bot.games.now() + UNDRAWN.after(0);
            persist(|| store.mark_delivered_undrawn(queued, post, at)).await;
        }
        Ok(Delivery::Thread(post, thread)) => {
            persist(|| store.mark_delivered_by_thread(queued, post, thread)).await;
        }
        Ok(Delivery::Done) => persist(|| store.mark_delivered(queued, None)).await,
        Ok(Delivery::Superseded) => {}
        Err(Error::Play(service::Error::Store(StoreError::Conflict))) => {
            tracing::info!(outbox_row = queued.id, "another process sends it");
        }
        Err(error) => {
            let why = chain(&error);
            match pauses(&error, queued.attempts) {
                Some(pauses) => {
                    tracing::warn!(outbox_row = queued.id, attempts = queued.attempts + 1, error = %why, "will try again");
                    let at = bot.games.now() + pauses.after(queued.attempts);
                    persist(|| store.postpone(queued, at, &why)).await;
                }
                None => {
                    tracing::error!(outbox_row = queued.id, error = %why, "cannot be delivered");
                    persist(|| store.abandon(queued, &why)).await;
                }
            }
        }
    }
}

async fn attempt(bot: &Bot, queued: &OutboxMessage) -> Result<Delivery> {
    match &queued.notification {
        Notification::Board { since, seq } => board::post(bot, queued, *since, *seq).await,
        Notification::Picture { message, since, seq } => {
            board::draw_later(bot, queued, *message, *since, *seq).await
        }
        Notification::Lobby { .. } => messages::lobby(bot, queued).await,
        Notification::Notice { since, seq } => messages::notice(bot, queued, *since, *seq).await,
        Notification::Reminder { player, seq, .. } => {
            messages::reminder(bot, queued, *player, *seq).await
        }
        Notification::Clear { message, delete } => {
            messages::clear(bot, queued, *message, *delete).await
        }
        Notification::Thread => thread::start(bot, queued).await,
        Notification::Archive => thread::archive(bot, queued).await,
        Notification::Here { .. } => board::here(bot, queued).await,
        Notification::ModeratorAction { seq, what } => {
            announcements::moderator_action(bot, queued, *seq, what).await
        }
        Notification::Tell { user } => announcements::tell(bot, queued, *user).await,
        Notification::Daily { user, .. } => messages::daily(bot, queued, *user).await,
        Notification::Declined { seq, user } => {
            announcements::declined(bot, queued, *seq, *user).await
        }
        Notification::Tournament(notification) => {
            tournaments::tell(bot, queued, notification).await
        }
    }
}

/// The failure that a refused delivery means.
fn failure(result: &Result<Delivery>) -> Option<Failure> {
    match result {
        Err(Error::Discord(error)) => Some(Failure::of(error)),
        _ => None,
    }
}

/// Stops the clock of a game that nobody can be told about, or starts it again. If that fails, the next delivery tries
/// again.
async fn set_clock(bot: &Bot, queued: &OutboxMessage, runs: bool) {
    let Subject::Game(game) = queued.subject else { return };
    let set =
        if runs { bot.games.resume_clock(game).await } else { bot.games.suspend_clock(game).await };
    if let Err(error) = set {
        tracing::warn!(error = %chain(&error), "the clock of a game out of reach could not be changed");
    }
}

/// When a failed delivery is tried again; `None` if it can never succeed.
fn pauses(error: &Error, attempts: i64) -> Option<Pauses> {
    match error {
        Error::Discord(error) => match Failure::of(error) {
            Failure::Passing => Some(PASSING),
            Failure::Forbidden | Failure::NoAccess | Failure::Shut | Failure::Token => {
                Some(REFUSED)
            }
            Failure::NoChannel => Some(GONE),
            Failure::Archived => Some(ARCHIVED),
            Failure::Gone | Failure::TooOld | Failure::Wrong | Failure::Repeated => None,
        },
        Error::Play(service::Error::Store(StoreError::Unreadable(_))) => Some(UNREADABLE),
        Error::Play(service::Error::Store(_)) => Some(UNSAVED),
        Error::Drawing(_) => Some(UNDRAWN).filter(|_| attempts < DRAWN_AT_MOST),
        _ => None,
    }
}
